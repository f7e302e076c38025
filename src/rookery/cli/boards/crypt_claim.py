"""A claim asked in steps: which card, how many servants, which effort; or typed as `2 1x5`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rookery.cli.signals import TakeBack

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk

BAD_GROUP: Final = "CR-5.4"
ONE_CARD: Final = "CR-5.7"
FACES: Final = 6
_GROUP: Final = re.compile(r"(\d+)\s+(\d+)\s*[x×*]\s*(\d+)", re.IGNORECASE)
_END: Final = re.compile(r"\s*(\.|!|done)\s*$", re.IGNORECASE)


class Group(NamedTuple):
    """So many servants of one effort on one card; the slot counts from 0."""

    slot: int
    dice: int
    effort: int


class Draft:
    """A claim while it is put together; nothing is on the table before it is sent."""

    def __init__(self, talk: Talk, seat: int) -> None:
        question = talk.match.question(seat)
        self.hand = question.args["dice"]
        self.lights_out = bool(question.args.get("lights_out"))
        self.groups: list[Group] = []
        self.open = [_group_of(talk, action) for action in talk.match.legal(seat)]

    @property
    def left(self) -> int:
        """Servants not yet on a card."""
        return self.hand - sum(group.dice for group in self.groups)

    def choices(self) -> list[Group]:
        """The groups that may still be added."""
        if self.lights_out and self.groups:
            return []
        taken = {group.slot for group in self.groups}
        return [
            group
            for group in self.open
            if group is not None and group.dice <= self.left and group.slot not in taken
        ]


def parse(text: str) -> list[Group]:
    """The groups of `2 1x5` or `2 1x5, 3 1x2 .`; empty if the text is something else."""
    found: list[Group] = []
    for part in _END.sub("", text).split(","):
        match = _GROUP.fullmatch(part.strip())
        if match is None:
            return []
        slot, dice, effort = (int(number) for number in match.groups())
        found.append(Group(slot - 1, dice, effort))
    return found


def action_of(talk: Talk, group: Group) -> int:
    """The number of a placement; -1 if there is no such card, count or effort."""
    try:
        return int(talk.match.game.pack("place", *group))
    except ValueError:
        return -1


def spell(talk: Talk, group: Group) -> str:
    """A group in words."""
    return talk.words.say(
        "board-crypt-group",
        card=group.slot + 1,
        dice=group.dice,
        effort=group.effort,
        total=group.dice * group.effort,
    )


def risk(effort: int) -> int:
    """How often a servant of this effort is exhausted, in percent."""
    return round(100 * (effort - 1) / FACES)


def ask(talk: Talk, seat: int, text: str = "") -> bool:
    """Puts a claim together and sends it; False if a typed one was refused as a whole."""
    draft = Draft(talk, seat)
    finished = False
    if text:
        if not _add_typed(talk, seat, draft, text):
            return False
        finished = bool(_END.search(text))
    while not finished and draft.left and draft.choices():
        finished = _step(talk, seat, draft)
    _send(talk, seat, draft)
    return True


def _step(talk: Talk, seat: int, draft: Draft) -> bool:
    """One more group; True once the claim is complete."""
    cards = _offer_cards(talk, seat, draft)
    may_end = bool(draft.groups) or talk.match.game.pack("done") in talk.match.legal(seat)
    key = "board-crypt-which-card-or-done" if may_end else "board-crypt-which-card"
    try:
        text = talk.line(seat, talk.words.say(key))
        if may_end and text.lower() in ("", ".", "done"):
            return True
        if parse(text):
            return _add_typed(talk, seat, draft, text) and bool(_END.search(text))
        if text.isdecimal() and int(text) - 1 in cards:
            _add_asked(talk, seat, draft, int(text) - 1)
            return False
        _refuse_card(talk, seat, draft, text)
    except TakeBack:
        if not draft.groups:
            raise
        talk.say("board-crypt-removed", group=spell(talk, draft.groups.pop()))
    return False


def _offer_cards(talk: Talk, seat: int, draft: Draft) -> list[int]:
    crypt = talk.match.view(seat)["crypt"]
    cards = sorted({group.slot for group in draft.choices()})
    for group in draft.groups:
        talk.say("board-crypt-drafted", group=spell(talk, group))
    talk.screen.say(talk.words.say("board-crypt-hand", dice=draft.left), "bold")
    for slot in cards:
        cheap = cheapest([group for group in draft.choices() if group.slot == slot])
        name = card_name(talk, crypt[slot])
        total = crypt[slot]["dice"] * crypt[slot]["effort"]
        key = "board-crypt-offer-held" if total else "board-crypt-offer"
        talk.say(key, card=slot + 1, name=name, total=total, groups=cheap)
    return cards


def cheapest(groups: list[Group]) -> str:
    """The smallest winning effort for each number of servants: `1×5 2×3`."""
    best: dict[int, int] = {}
    for group in groups:
        best[group.dice] = min(group.effort, best.get(group.dice, FACES))
    return " ".join(f"{dice}×{effort}" for dice, effort in sorted(best.items()))


def card_name(talk: Talk, card: dict[str, Any]) -> str:
    """Type and value of a card, as far as this seat knows it."""
    kind = talk.words.term("type", card["type"])
    return f"{kind} {card['value'] or '?'}"


def _add_asked(talk: Talk, seat: int, draft: Draft, slot: int) -> None:
    """Asks for a group on this card; taking back leads to the question for a card again."""
    try:
        draft.groups.append(_ask_group(talk, seat, draft, slot))
    except TakeBack:
        talk.say("board-crypt-back")


def _ask_group(talk: Talk, seat: int, draft: Draft, slot: int) -> Group:
    here = [group for group in draft.choices() if group.slot == slot]
    counts = sorted({group.dice for group in here})
    dice = counts[0]
    if len(counts) > 1:
        prompt = talk.words.say("board-crypt-how-many", first=counts[0], last=counts[-1])
        dice = _number(talk, seat, prompt, counts)
    efforts = sorted(group.effort for group in here if group.dice == dice)
    held = talk.match.view(seat)["crypt"][slot]
    beaten = held["dice"] * held["effort"]
    for effort in efforts:
        key = "board-crypt-effort-beats" if beaten else "board-crypt-effort"
        total = dice * effort
        talk.say(key, dice=dice, effort=effort, total=total, beaten=beaten, risk=risk(effort))
    prompt = talk.words.say("board-crypt-which-effort", first=efforts[0], last=efforts[-1])
    return Group(slot, dice, _number(talk, seat, prompt, efforts))


def _number(talk: Talk, seat: int, prompt: str, allowed: list[int]) -> int:
    while True:
        text = talk.line(seat, prompt)
        if text.isdecimal() and int(text) in allowed:
            return int(text)
        if not text and len(allowed) == 1:
            return allowed[0]
        talk.say("board-crypt-not-a-number", text=text, first=allowed[0], last=allowed[-1])


def _add_typed(talk: Talk, seat: int, draft: Draft, text: str) -> bool:
    """Adds typed groups, all or none of them."""
    before = list(draft.groups)
    for group in parse(text):
        if group not in draft.choices():
            _refuse_group(talk, seat, draft, group)
            draft.groups = before
            return False
        draft.groups.append(group)
    return True


def _refuse_group(talk: Talk, seat: int, draft: Draft, group: Group) -> None:
    action = action_of(talk, group)
    game, state = talk.match.game, talk.match.state
    clause = BAD_GROUP if action < 0 else game.why_not(state, seat, action)
    because = game.reason(state, seat, action) if clause and action >= 0 else None
    if not clause:  # each group is fine alone, not beside the others
        clause = ONE_CARD if draft.lights_out and draft.groups else BAD_GROUP
    talk.refuse(clause, because)


def _refuse_card(talk: Talk, seat: int, draft: Draft, text: str) -> None:
    if text.isdecimal() and 1 <= int(text) <= len(talk.match.view(seat)["crypt"]):
        _refuse_group(talk, seat, draft, Group(int(text) - 1, draft.left, FACES))
    else:
        talk.say("board-crypt-no-card", text=text)


def _send(talk: Talk, seat: int, draft: Draft) -> None:
    """Groups go to the table from left to right, all or nothing."""
    talk.match.play_all([action_of(talk, group) for group in sorted(draft.groups)], seat)
    done = talk.match.game.pack("done")
    if not talk.match.over and done in talk.match.legal(seat):
        talk.match.play(done, seat)


def _group_of(talk: Talk, action: int) -> Group | None:
    named = talk.match.game.unpack(action)
    if named.name != "place":
        return None
    return Group(named.args["slot"], named.args["dice"], named.args["effort"])
