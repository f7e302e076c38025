"""What is in the boxes of the four games: by it verify_record.py tells a true die from a false one."""

from typing import NamedTuple

Numbers = list[int]


class Box(NamedTuple):
    """What one stream of chance draws from: how many there are of each outcome 0, 1, 2 …"""

    urns: list[Numbers]  # when the first is empty comes the next, after the last the first again
    back: bool = False  # what was drawn goes back, as with dice
    known: int = 9999  # so many draws are known without the rules; later urns[-1] is the most there can be
    bag: bool = False  # players filled it, but from the first draw on it only empties


def boxes(game: str, seats: int, options: dict[str, str]) -> dict[str, Box]:
    """What is in the box of a game, in the order of its streams; nothing for other games."""

    def ones(count: int, before: int = 0) -> Numbers:
        return [0] * before + [1] * count

    def seat(option: str) -> Box:
        fixed = options.get(option, "random")
        return Box([ones(seats) if fixed == "random" else ones(1, int(fixed) - 1)], back=True)

    if game == "crypt":
        deck = {3: [1, 2, 2, 1] * 6, 4: [2] * 24}.get(seats, ones(24))
        coin, die = Box([ones(2)], back=True), Box([ones(6, 1)], back=True)
        start = {"sides": coin, "leader": seat("first_leader"), "deck": Box([deck])}
        return start | {"dice": die, "ghost": die, "tie": die}
    if game == "thiefs_market":
        b, c = (22, 15) if options.get("promos") == "on" else (19, 14)
        decks = {"deck A": Box([ones(16)]), "deck B": Box([ones(b, 16)]), "deck C": Box([ones(c, 38)])}
        die = Box([ones(6)], back=True)
        return {"start": seat("first_seat")} | decks | {"loot": die, "rerolls": die}
    if game == "oliver_twist":
        tokens = [8, 4, 5, 6, 10, 7, 6, 5, 9, 5, 2, 2, 2, 2, 2]
        night = Box([[*tokens, 10]], known=0, bag=True)
        most = {"loot_draw": ones(16), "lose": ones(64), "snatch": [9] * 64, "plant": [10] * 64}
        deal, lay = Box([[1, 1, 1, 1, 2, 1, 1, 1]], known=2 * seats), Box([tokens])
        start = {"first": seat("first_player"), "deal": deal, "lay": lay, "turn_up": night, "look": night}
        return start | {"draw": Box([ones(13)])} | {name: Box([urn], known=0) for name, urn in most.items()}
    if game == "thiefdom":
        few = 3 if seats < 3 else 4
        return {
            "city": Box([ones(64)]),  # see the function of that name
            "villas": Box([ones(4)]),
            "artworks": Box([ones(6, 1)]),
            "citizens": Box([ones(few), ones(few, 4)]),
            "missions": Box([ones(16)]),
            "equipment": Box([ones(12), [2] * 12], known=4),
            "boards": Box([ones(seats if seats > 1 else 4)]),
            "draft": Box([ones(12)]),
            "tiles": Box([ones(64)], known=0),
            "clients": Box([ones(36)], known=36),
            "patrol": Box([ones(3)]),
            "dice": Box([ones(8, 1)], back=True),
        }
    return {}


def city(seats: int, drawn: Numbers) -> Numbers:
    """The sections that may lie next: those of the river in the east and never turned, others any way up."""
    wide = 4 if seats > 2 else 3
    river = len(drawn) % wide == wide - 1
    gone = {code // 8 for code in drawn} | (set() if wide == 4 else {0, 4})
    fits = [section not in gone and (section in (3, 7)) == river for section in range(8)]
    return [int(fits[code // 8] and not (river and code % 4)) for code in range(64)]


def left_in(name: str, box: Box, seats: int, drawn: Numbers) -> Numbers:
    """How many of each outcome are left in a box after these draws, or can be left at most."""
    if name == "city":
        return city(seats, drawn)
    if box.back or len(drawn) >= box.known:
        return box.urns[-1]
    urns = list(box.urns)
    while len(drawn) >= sum(urns[0]):
        drawn = drawn[sum(urns[0]) :]
        urns.append(urns.pop(0))
    return [count - drawn.count(outcome) for outcome, count in enumerate(urns[0])]
