"""Objects typed in one line, `2re wh` or `b re 1st`, instead of one question a kind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rookery.cli.boards import thiefs_market_words as spell
from rookery.cli.boards.thiefs_market_words import KIND_KEYS
from rookery.kernel import MUTE, play

if TYPE_CHECKING:
    from rookery.cli.table_talk import Talk
    from rookery.words import Words

CENTRE: Final = -1
TAKING: Final = "TM-4.4"
STEALING: Final = "TM-4.6"
_SEAT: Final = re.compile(r"([a-e])\b[:,]?\s*", re.IGNORECASE)
_OBJECT: Final = re.compile(r"(\d*)\s*[x×]?\s*(\S+)")


class Wish(NamedTuple):
    """From the centre or whose pile, and how many of each kind; None stands for all."""

    seat: int
    counts: list[int] | None


def parse(words: Words, text: str) -> Wish | None:
    """What somebody typed, or None if it names no objects."""
    found = _SEAT.match(text)
    seat = "abcde".index(found.group(1).lower()) if found else CENTRE
    rest = text[found.end() :] if found else text
    if rest.strip().lower() == words.say("board-market-all"):
        return Wish(seat, None)
    letters = {spell.short(words, kind).lower(): kind for kind in range(len(KIND_KEYS))}
    counts = [0] * len(KIND_KEYS)
    for part in rest.replace(",", " ").lower().split():
        if part in letters:
            counts[letters[part]] += 1
            continue
        match = _OBJECT.fullmatch(part)
        if match is None or match.group(2) not in letters or not match.group(1):
            return None
        counts[letters[match.group(2)]] += int(match.group(1))
    return Wish(seat, counts) if any(counts) else None


def source(view: dict[str, Any], seat: int) -> list[int]:
    """What lies in the centre or before a player."""
    if seat == CENTRE:
        return list(view["centre"])
    return list(view["players"][seat]["pile"]) if seat < view["seats"] else [0] * len(KIND_KEYS)


def bundle(talk: Talk, seat: int, wish: Wish) -> tuple[list[int], str]:
    """The actions that fulfil a wish, or the clause that forbids it."""
    game, state = talk.match.game, talk.match.state
    forbids = TAKING if wish.seat == CENTRE else STEALING
    there = source(talk.match.view(seat), wish.seat)
    counts = there if wish.counts is None else wish.counts
    if any(count > have for count, have in zip(counts, there, strict=True)):
        return [], forbids
    actions: list[int] = []
    if talk.match.question(seat).name == "split":
        actions.append(game.pack("take") if wish.seat == CENTRE else game.pack("steal", wish.seat))
    elif wish.seat != talk.match.view(seat)["sorting"]["victim"]:
        return [], forbids
    for action in actions:
        if action not in game.legal(state, seat):
            return [], game.why_not(state, seat, action)
        state = play(game, state, seat, action, MUTE)
    asked = False
    while game.actor(state) == seat and game.question(state, seat).name == "keep":
        kind = game.question(state, seat).args["face"]
        action = game.pack("keep", kind, counts[kind])
        if action not in game.legal(state, seat):
            return [], forbids
        state = play(game, state, seat, action, MUTE)
        actions.append(action)
        asked = True
    return _checked(actions, counts, there, asked, wish.seat)


def _checked(
    actions: list[int], counts: list[int], there: list[int], asked: bool, seat: int
) -> tuple[list[int], str]:
    """Answers that the rules took for granted must be those that were typed."""
    whole = counts == there
    if (not asked and not whole) or not any(counts):
        return [], TAKING
    if seat != CENTRE and whole:
        return [], STEALING
    return actions, ""


def ask(talk: Talk, seat: int) -> None:
    """One line for the whole choice; the view's sorting says where from."""
    view = talk.match.view(seat)
    victim = view["sorting"]["victim"]
    there = spell.objects(talk.words, source(view, victim))
    key = "board-market-take" if victim == CENTRE else "board-market-keep"
    talk.screen.say(talk.words.say(key, objects=there, all=talk.words.say("board-market-all")), "bold")
    text = talk.line(seat, talk.words.say("board-market-which"))
    wish = parse(talk.words, text)
    if wish is None:
        talk.say("board-market-no-objects", text=text, objects=there)
        return
    send(talk, seat, wish._replace(seat=victim) if wish.seat == CENTRE else wish)


def send(talk: Talk, seat: int, wish: Wish) -> None:
    """All or nothing."""
    actions, clause = bundle(talk, seat, wish)
    if clause:
        talk.refuse(clause)
    else:
        talk.match.play_all(actions, seat)
