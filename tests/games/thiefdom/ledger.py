"""What one step may change, read from the states before and after it and from its events (part 8.1)."""

from __future__ import annotations

from rookery.games.thiefdom.actions import BRIBE, CLIMB, END, TAKE, USE, VAULT
from rookery.games.thiefdom.const import BUILDING, CARD_KEYS, F_KEEP_POSTER, GOLD, SMUGGLER
from rookery.games.thiefdom.flow import Thiefdom
from rookery.games.thiefdom.phase_numbers import COMPASS, LOCATION, MOVE, PATROL, PLAN, TILES, TURN
from rookery.games.thiefdom.state import ThiefdomState
from rookery.kernel import OVER, Happening

ONCE = (  # TD-20.2: cards limited to once in a turn
    "crossbow fishing_rod grappling_hook messenger_pigeon antonius apollon bernhard juma konstanze lentz "
    "samuel"
).split()
CLIMBED, VAULTED, ALLY = 8, 16, 4


class Step:
    """One step of a game: the states around it, who did what, and what was told."""

    def __init__(
        self,
        game: Thiefdom,
        before: ThiefdomState,
        after: ThiefdomState,
        seat: int,
        action: int,
        heard: list[Happening],
    ) -> None:
        self.game = game
        self.before = before
        self.after = after
        self.seat = seat
        self.action = action
        kinds = [game.events[event.kind] for event in heard]
        self.told = [
            (kind.key, event.args[: len(kind.args)]) for kind, event in zip(kinds, heard, strict=True)
        ]

    def heard(self, key: str) -> list[tuple[int, ...]]:
        """The events of one kind."""
        return [args for told, args in self.told if told == key]

    def goes_on(self) -> bool:
        """Whether the same thief's turn was on before and after."""
        return self.before.active == self.after.active >= 0 and not self.heard("activated")


def broken(step: Step) -> list[str]:
    """The ids of the invariants that this step breaks."""
    checks = (
        ("INV-1", _goods_hold(step) and _dungeon_holds(step) and _artworks_hold(step)),
        ("INV-7", _track_holds(step)),
        ("INV-8", _points_hold(step)),
        ("INV-9", _limits_hold(step) and _marks_hold(step)),
        ("INV-11", _arrests_hold(step)),
        ("INV-13", _posters_hold(step)),
        ("INV-14", _display_holds(step)),
        ("INV-15", _loot_holds(step)),
        ("INV-18", _end_holds(step)),
        ("INV-19", _count_holds(step)),
        ("INV-22", _boards_hold(step)),
        ("INV-25", step.after.actor != OVER or _score_holds(step)),
    )
    return [name for name, holds in checks if not holds]


def _owned(s: ThiefdomState, good: int) -> int:
    """Pieces in inventories, hideouts and on the way between two thieves."""
    return sum(list(s.goods)[good::5]) + sum(s.store[good::5]) + s.pool[good]


def _goods_hold(step: Step) -> bool:
    """INV-1: guilds own what they gained less what they paid, threw away and lost."""
    change = [0] * 11
    for key, sign in (("gained", 1), ("paid", -1), ("seized", -1)):
        for _, _, good, count in step.heard(key):
            change[good] += sign * count
    for _, _, good in step.heard("dropped"):
        change[good] -= 1
    for _, good, count in step.heard("stocked"):
        change[good] += count
    return all(_owned(step.after, good) - _owned(step.before, good) == change[good] for good in range(5))


def _dungeon_holds(step: Step) -> bool:
    """INV-1, INV-11: the dungeon grows by what is seized and by bribes, and shrinks by what is taken."""
    change = [0] * 11
    if step.before.seats > 1:
        for _, _, good, count in step.heard("seized"):
            change[good] += count
    if step.before.phase == TURN and BRIBE <= step.action < USE:
        change[GOLD] += 1
    if step.before.phase == LOCATION and TAKE <= step.action < TAKE + 11:
        change[step.action - TAKE] -= 1
    now, then = step.after, step.before
    arts = [(now.dungeon_art >> art & 1) - (then.dungeon_art >> art & 1) for art in range(1, 7)]
    return [a - b for a, b in zip(now.dungeon, then.dungeon, strict=True)] + arts == change


def _artworks(s: ThiefdomState) -> int:
    masks = [*s.store_art, int(s.dungeon_art)]
    loose = [art for art in [*s.arts, *s.art, *s.pool[5:]] if art > 0]
    return len(loose) + sum(mask.bit_count() for mask in masks)


def _artworks_hold(step: Step) -> bool:
    """INV-1, INV-2: artworks leave the game only by delivery, thrown away, or seized in solo play."""
    if step.before.round == 0:
        return True
    gone = len(step.heard("delivered")) + sum(args[2] >= 5 for args in step.heard("dropped"))
    if step.before.seats == 1:
        gone += sum(args[2] >= 5 for args in step.heard("seized"))
    return _artworks(step.before) - _artworks(step.after) == gone


def _track_holds(step: Step) -> bool:
    """INV-7: the track is the replay of what was told, never below 0."""
    track = list(step.before.vp)
    for seat, vp, total in step.heard("vp"):
        track[seat] += vp
        if vp == 0 or track[seat] != total or total < 0:
            return False
    return track == step.after.vp


def _points_hold(step: Step) -> bool:
    """INV-8: three action points, one more by endurance once a night, three more by Beatrix."""
    more = len(step.heard("endured"))
    more += 3 * sum(CARD_KEYS[args[2]] == "beatrix" for args in step.heard("used"))
    for seat, _ in step.heard("endured"):
        if step.before.endurance >> seat & 1 or not step.after.endurance >> seat & 1:
            return False
    if step.goes_on():
        return 0 <= step.before.ap + more - step.after.ap <= 1
    return step.after.active < 0 or step.after.ap == 3


def _limits_hold(step: Step) -> bool:
    """INV-9: a citizen, a location and a card limited to once a turn are used once."""
    then = step.before
    if any(then.robbed >> citizen & 1 for _, _, citizen in step.heard("robbed")):
        return False
    for _, _, kind, section in step.heard("visited"):
        bit = 1 << (section - 1 + (8 if kind == SMUGGLER else 16 if kind > SMUGGLER else 0))
        if then.visited & bit:
            return False
    for seat, thief, card in step.heard("used"):
        number = seat * 3 + thief
        slots = [*then.equip[number * 2 : number * 2 + 2], then.ally[number]]
        if CARD_KEYS[card] in ONCE and then.used >> slots.index(card) & 1:
            return False
    moving = step.seat >= 0 and then.phase in (TURN, MOVE)
    if moving and CLIMB <= step.action < VAULT and then.used & CLIMBED:
        return False
    return not (moving and VAULT <= step.action < VAULT + 96 and then.used & VAULTED)


def _marks_hold(step: Step) -> bool:
    """INV-9: within a turn nothing that was robbed, visited or used is forgotten."""
    now, then = step.after, step.before
    if not step.goes_on():
        return True
    robbed = sum(1 << citizen for _, _, citizen in step.heard("robbed"))
    if now.robbed != then.robbed | robbed or then.visited & ~now.visited:
        return False
    number = int(then.active)
    kept = then.used & (CLIMBED | VAULTED)
    for slot in range(2):
        if then.equip[number * 2 + slot] == now.equip[number * 2 + slot]:
            kept |= then.used & 1 << slot
    if then.ally[number] == now.ally[number]:
        kept |= then.used & ALLY
    return kept & ~now.used == 0


def _arrests_hold(step: Step) -> bool:
    """INV-11: who was arrested is at home, with nothing, not wanted."""
    now = step.after
    for seat, thief in step.heard("arrested"):
        number = seat * 3 + thief
        empty = sum(now.goods[number * 5 : number * 5 + 5]) == 0 and now.art[number] == 0
        if not empty or now.spot[number] != BUILDING + now.hideout[seat] or now.wanted >> number & 1:
            return False
    return True


def _posters_hold(step: Step) -> bool:
    """INV-13: posters come with a robbery of the carriage and go as TD-11.3 says."""
    now, wanted = step.after, int(step.before.wanted)
    for key, (seat, thief) in [told for told in step.told if told[0].startswith("poster")]:
        bit = 1 << (seat * 3 + thief)
        if bool(wanted & bit) != (key == "poster_off"):
            return False
        wanted ^= bit
    if step.heard("poster") and 8 not in [args[2] for args in step.heard("robbed")]:
        return False
    at_home = [now.spot[n] == BUILDING + now.hideout[n // 3] for n in range(now.seats * 3)]
    free = all(not wanted >> n & 1 for n in range(now.seats * 3) if at_home[n])
    return wanted == now.wanted and (free or now.flags & F_KEEP_POSTER != 0)


def _display_holds(step: Step) -> bool:
    """INV-14: a new activation finds four cards, unless there are no more."""
    begun = step.heard("activated") or step.heard("patrols") or step.heard("compass")
    return not begun or -1 not in step.after.display or sum(step.after.deck) + sum(step.after.discard) == 0


def _loot_holds(step: Step) -> bool:
    """INV-15: badges and bags go by robbery and come back after rounds 2 and 4."""
    full = (1 << (4 if step.before.seats > 2 else 3)) - 1
    now, then = step.after, step.before
    if step.heard("renewed"):
        return now.badges == now.bags == full and then.round in (2, 4)
    lost = sum(1 << citizen for _, _, citizen in step.heard("robbed"))
    return (then.badges & ~now.badges) & ~lost == 0 == now.badges & ~then.badges and (
        (then.bags & ~now.bags) & ~(lost >> 4) == 0 == now.bags & ~then.bags
    )


def _end_holds(step: Step) -> bool:
    """INV-18: between actions the turn can be ended."""
    s = step.after
    return s.phase != TURN or END in step.game.legal(s, int(s.actor))


def _begun(s: ThiefdomState) -> int:
    """How many activations have begun, from the planning tiles in play."""
    if s.round == 0:
        return 0
    each = 4 * s.seats if s.seats > 1 else 6
    if s.tile == 0:
        return each * (int(s.round) - (1 if s.phase in (PLAN, TILES) else 0))
    if s.seats == 1:
        return each * (int(s.round) - 1) + int(s.tile) - 1 - (1 if s.phase in (PATROL, COMPASS) else 0)
    return each * (int(s.round) - 1) + (int(s.tile) - 1) * int(s.seats) + int(s.turn)


def _count_holds(step: Step) -> bool:
    """INV-19: 24 activations for each seat, 36 alone, with 5 days between."""
    told = sum(len(step.heard(key)) for key in ("activated", "patrols", "compass"))
    days = step.heard("day")
    if days and (len(days) > 1 or days[0][0] != step.before.round or step.before.round > 5):
        return False
    if step.after.actor == OVER and _begun(step.after) != (
        24 * step.after.seats if step.after.seats > 1 else 36
    ):
        return False
    return _begun(step.after) - _begun(step.before) == told


def _boards_hold(step: Step) -> bool:
    """INV-22: by day each patrol board goes to the right, and nothing else moves it."""
    then, now = step.before, step.after
    if then.seats == 1 or then.round == 0:
        return True
    if not step.heard("day"):
        return then.boards == now.boards and then.first == now.first
    return now.boards == then.boards[1:] + then.boards[:1] and now.first == (then.first - 1) % then.seats


def _score_holds(step: Step) -> bool:
    """INV-25: track and items add up, and the ranking names one winner."""
    s, keys = step.after, []
    scores = step.game.scores(s)
    for seat in range(s.seats):
        goods = [
            sum(list(s.goods)[seat * 15 + good : seat * 15 + 15 : 5]) + s.store[seat * 5 + good]
            for good in range(5)
        ]
        arts = sum(art > 0 for art in s.art[seat * 3 : seat * 3 + 3]) + s.store_art[seat].bit_count()
        badge, gem, liquor, wine, gold = goods
        home = list(s.spot[seat * 3 : seat * 3 + 3]).count(BUILDING + s.hideout[seat])
        items = [
            s.vp[seat],
            gold // 4,
            gem // 2,
            liquor // 2,
            badge,
            wine,
            arts * 3,
            scores[seat].parts[7],
            home,
        ]
        if scores[seat].parts != items or scores[seat].total != sum(items):
            return False
        keys.append((sum(items), sum(goods) + arts, seat))
    best = max(key[:2] for key in keys)
    winners = step.game.winners(s)
    told = [(args[0], args[-1]) for args in step.heard("scored")]
    return (
        len(winners) == 1
        and winners[0] in [key[2] for key in keys if key[:2] == best]
        and told == [(seat, scores[seat].total) for seat in range(s.seats)]
    )
