"""The life of a table: opened, filled, begun, left, handed to bots, closed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

from rookery.bots import names as bot_names
from rookery.server import clocks, sealing
from rookery.server.catalogue import Catalogue
from rookery.server.hall import Hall
from rookery.server.identity import default_name
from rookery.server.names import new_table_id
from rookery.server.problems import Problem, stale
from rookery.server.shapes import NewTable
from rookery.server.table import Table, due_of
from rookery.storage import Seat, Stored
from rookery.storage.rows import BACK, OPEN, OVER, OWN, PLAYING, SEALING, Deal
from rookery.table.packs import pack_of

RETRIES = 5
STAND_IN = "greedy"  # plays for people who are away


async def create(
    hall: Hall, guest: str, wish: NewTable, deal: Deal | None = None, player: str | None = None
) -> Table:
    """Opens a table; it begins at once if that is wanted and no seat is free.

    With a deal its chance is the deal's, and `player` has this one try at it.
    """
    row = _new_row(hall.catalogue, guest, wish, hall.now())
    if deal is not None:
        row = replace(row, deal=deal.id, seed=deal.seed, commitment=deal.commitment, player=player)
    row.due = row.created + hall.settings.open_days * clocks.DAY
    chairs = _new_seats(wish)
    if wish.seat is not None:
        name = await guest_name(hall, guest)
        chairs[wish.seat] = Seat(wish.seat, guest, name, seal=wish.seal or "")
    if not await hall.store.add_table(row, chairs):
        raise Problem(409, "you have played this deal; you can play it again for fun")
    async with hall.at(row.id) as table:
        if row.auto and not any(chair.free for chair in chairs):
            await sealing.prepare(hall, table)
    return table


def check_wish(catalogue: Catalogue, guest: str, wish: NewTable) -> None:
    """Problem 400 for a table that could not be opened."""
    _new_row(catalogue, guest, wish, 0.0)
    _new_seats(wish)


def _new_row(catalogue: Catalogue, guest: str, wish: NewTable, now: float) -> Stored:
    game = catalogue.game(wish.game, wish.pack)
    try:
        options = game.settle(wish.seats, dict(wish.options))
    except ValueError as error:
        raise Problem(400, str(error)) from None
    pack = pack_of(game)
    return Stored(
        id=new_table_id(),
        game=game.key,
        rules=game.version,
        pack=pack.name,
        pack_sha256=pack.sha256,
        seats=wish.seats,
        options=options,
        visibility=wish.visibility,
        clock=None if wish.clock is None else wish.clock.model_dump(),
        hints=wish.hints,
        auto=wish.start,
        host=guest,
        seed="",  # drawn when all seals are known
        commitment="",
        created=now,
    )


def _new_seats(wish: NewTable) -> list[Seat]:
    chairs = [Seat(seat) for seat in range(wish.seats)]
    for word, bot in wish.bots.items():
        seat = int(word)
        if seat >= wish.seats:
            raise Problem(400, f"there is no seat {seat}; seats are 0 to {wish.seats - 1}")
        if seat == wish.seat:
            raise Problem(400, f"seat {seat} cannot be yours and a bot's")
        chairs[seat] = Seat(seat, name=bot_name(bot, seat), bot=_known_bot(bot))
    if wish.seat is not None and wish.seat >= wish.seats:
        raise Problem(400, f"there is no seat {wish.seat}; seats are 0 to {wish.seats - 1}")
    return chairs


def bot_name(bot: str, seat: int) -> str:
    """What a bot at a seat is called."""
    return f"{bot} {seat + 1}"


def _known_bot(name: str) -> str:
    if name not in bot_names():
        raise Problem(400, f"there is no such bot; there are {', '.join(bot_names())}")
    return name


async def insist(deed: Callable[[], Awaitable[Table]]) -> Table:
    """Does again what failed only because another worker changed the table at the same moment."""
    for _ in range(RETRIES):
        try:
            return await deed()
        except Problem as problem:
            if problem.error != "stale":
                raise
    raise stale()


async def guest_name(hall: Hall, guest: str) -> str:
    """A guest's name, chosen or given."""
    return await hall.store.guest_name(guest) or default_name(guest)


async def join(hall: Hall, match_id: str, guest: str, seat: int | None, seal: str | None) -> Table:
    """Takes a free seat, or comes back to one's own; before the seed is drawn its seal may be made anew."""
    name = await guest_name(hall, guest)
    async with hall.at(match_id) as table:
        own = table.seat_of(guest)
        if own >= 0:
            if seat is not None and seat != own:
                raise Problem(409, f"you sit at seat {own} already")
            await _come_back(hall, table, own)
            if seal and table.row.status == OPEN and seal != table.seats[own].seal:
                await change_seat(hall, table, replace(table.seats[own], seal=_own_seal(table, own, seal)))
            await _begin_if_full(hall, table)
            return table
        only_when(table, OPEN)
        if guest in (table.row.barred or ()):
            raise Problem(403, "the host does not want you to sit at this table")
        if table.row.deal is not None and await hall.store.sits_at(table.row.deal, guest):
            raise Problem(409, "you have a seat at another table of this deal")
        chair = _free_seat(table, seat)
        taken = replace(chair, guest=guest, name=name, seal=_own_seal(table, chair.seat, seal))
        await change_seat(hall, table, taken)
        await _begin_if_full(hall, table)
    return table


def _own_seal(table: Table, seat: int, seal: str | None) -> str:
    """A seal that nobody else at the table has: who copies one knows nothing of what it holds.

    To a deal nobody adds anything: its chance is the same at every table.
    """
    if table.row.deal is not None:
        return ""
    if seal and any(chair.seal == seal and chair.seat != seat for chair in table.seats):
        raise Problem(400, "somebody at this table has this seal already; make one of your own")
    return seal or ""


def _free_seat(table: Table, seat: int | None) -> Seat:
    if seat is not None and seat >= table.row.seats:
        raise Problem(400, f"there is no seat {seat}; seats are 0 to {table.row.seats - 1}")
    wanted = [chair for chair in table.seats if chair.free and seat in (None, chair.seat)]
    if not wanted:
        raise Problem(409, "no seat is free" if seat is None else f"seat {seat} is taken")
    return wanted[0]


async def leave(hall: Hall, match_id: str, guest: str) -> Table:
    """Gives a seat up before the game; during it a bot plays on until its owner returns."""
    async with hall.at(match_id) as table:
        chair = table.seats[table.own_seat(guest)]
        if table.row.status == OPEN:
            await change_seat(hall, table, Seat(chair.seat))
        elif table.row.status == SEALING:
            await sealing.call_off(hall, table, chair.seat)
        elif table.row.status == PLAYING and chair.stand_in is None:
            await stand_in(hall, table, chair.seat, hold=OWN)
    return table


async def start(hall: Hall, match_id: str, guest: str) -> Table:
    """The host begins the game."""
    async with hall.at(match_id) as table:
        if guest != table.row.host:
            raise Problem(403, "only the host may begin the game")
        only_when(table, OPEN)
        if any(chair.free for chair in table.seats):
            raise Problem(409, "a seat is still free")
        await sealing.prepare(hall, table)
    return table


async def _begin_if_full(hall: Hall, table: Table) -> None:
    """Begins a table that waits for its last seat; the other seats may be taken at other workers."""
    if hall.store.shared:
        table.behind = True
        await hall.refresh(table)
    full = not any(chair.free for chair in table.seats)
    if table.row.auto and table.row.status == OPEN and full:
        await sealing.prepare(hall, table)


async def hand_over(hall: Hall, match_id: str, guest: str, seat: int, bot: str | None) -> Table:
    """A host fills seats with bots; a player hands the own seat to a bot and takes it back."""
    async with hall.at(match_id) as table:
        if seat >= table.row.seats:
            raise Problem(400, f"there is no seat {seat}; seats are 0 to {table.row.seats - 1}")
        chair = table.seats[seat]
        if chair.guest == guest:
            await _hand_own(hall, table, chair, bot)
        else:
            await _fill(hall, table, chair, guest, bot)
    return table


async def _hand_own(hall: Hall, table: Table, chair: Seat, bot: str | None) -> None:
    only_when(table, PLAYING)
    if bot is None:
        await _come_back(hall, table, chair.seat)
        return
    if _known_bot(bot) != STAND_IN and not table.row.hints:
        raise Problem(403, f"at a table without hints only {STAND_IN} stands in")
    await stand_in(hall, table, chair.seat, bot, OWN)


async def stand_in(hall: Hall, table: Table, seat: int, bot: str = STAND_IN, hold: str = "") -> None:
    """A bot plays on for a person; if the person wished it (OWN) it keeps the seat until its turn is over."""
    chair = table.seats[seat]
    since = hall.now() if chair.away is None else chair.away
    await change_seat(hall, table, replace(chair, stand_in=bot, away=since, hold=hold or chair.hold))


async def _fill(hall: Hall, table: Table, chair: Seat, guest: str, bot: str | None) -> None:
    if guest != table.row.host or chair.guest is not None:
        raise Problem(403, f"seat {chair.seat} is not yours to give")
    only_when(table, OPEN)
    if bot is None:
        await change_seat(hall, table, Seat(chair.seat))
        return
    filled = Seat(chair.seat, name=bot_name(_known_bot(bot), chair.seat), bot=bot)
    await change_seat(hall, table, filled)
    await _begin_if_full(hall, table)


async def _come_back(hall: Hall, table: Table, seat: int) -> None:
    """Takes a seat back from the bot that stands in: at once, or when the turn is over that it was given."""
    chair = table.seats[seat]
    if chair.stand_in is None:
        return
    settled = clocks.settled(table.row.clocks, table.running(), hall.now())
    if clocks.run_out(settled, seat):
        reason = f"your time ran out {clocks.GRACES + 1} times; the bot plays on to the end"
        raise Problem(409, reason)
    others = any(one.guest != chair.guest for one in table.people())
    if chair.hold and others and seat in table.owing():
        await change_seat(hall, table, replace(chair, hold=BACK))
        return
    await _give_back(hall, table, chair)


async def _give_back(hall: Hall, table: Table, chair: Seat) -> None:
    own = replace(chair, stand_in=None, away=None, hold="", stood=table.seq)
    await change_seat(hall, table, own, returning=True)


async def give_back(hall: Hall, table: Table) -> None:
    """Whoever waits for the own seat gets it, where the stand-in's turn is over."""
    for chair in table.seats:
        if chair.hold == BACK and chair.seat not in table.owing() and table.row.status == PLAYING:
            await _give_back(hall, table, chair)


async def lapse(hall: Hall, table: Table, chairs: Iterable[Seat]) -> None:
    """Offers to end that nobody took up."""
    if table.row.status == PLAYING:
        for chair in chairs:
            await change_seat(hall, table, replace(table.seats[chair.seat], offered=None))


async def change_seat(hall: Hall, table: Table, after: Seat, *, returning: bool = False) -> None:
    """Writes a changed seat, with the clocks that stop or start by it."""
    before, now, row = table.seats[after.seat], hall.now(), table.row
    seats = [after if chair.seat == after.seat else chair for chair in table.seats]
    values: dict[str, Any] = {}
    if row.status == PLAYING and table.match is not None:
        row = replace(row, clocks=clocks.settled(row.clocks, table.running(), now))
        if returning:
            row.clocks = clocks.returned(row.clock, row.clocks, after.seat)
        row.due = due_of(table.match, row, seats, now)
        row.owner = hall.store.number
        values = {"clocks": row.clocks, "due": row.due, "owner": row.owner}
    if not await hall.store.set_seat(table.id, before, after, values, row.deal):
        table.broken = True
        raise stale()
    table.row = row
    table.sit(seats)
    hall.announce(table)


def only_when(table: Table, status: str) -> None:
    """Problem 409 at another stage of the game."""
    if table.row.status != status:
        words = {OPEN: "has not begun", SEALING: "is about to begin", PLAYING: "is running", OVER: "is over"}
        raise Problem(409, f"the game {words[table.row.status]}")
