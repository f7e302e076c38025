"""Planted faults in rules, views, events, sizes and refusals."""

from __future__ import annotations

from typing import Any

from rookery.kernel import Named, View
from rookery.server import frames, moves
from rookery.server.problems import Problem
from rookery.server.table import Table
from rookery.table.log import Event
from rookery.table.match import Match
from tests.twins.leaky import Frame, Patch, hidden, instead, odd, plant

POSITION = "GET /api/tables/{table}/position"


@plant(POSITION, game="thiefdom")
def a_view_with_a_mark_of_the_state(patch: Patch) -> None:
    instead(patch, Match, "view", lambda plain, match, seat: plain(match, seat) | {"mark": hidden(match)})


@plant(POSITION, game="thiefs_market")
def a_view_with_the_neighbours_eyes(patch: Patch) -> None:
    instead(patch, Match, "view", lambda plain, match, seat: plain(match, max(0, seat - 1)))


@plant(POSITION, viewer=-1, game="thiefs_market")
def an_onlooker_with_a_players_eyes(patch: Patch) -> None:
    instead(patch, Match, "view", lambda plain, match, seat: plain(match, max(0, seat)))


@plant(POSITION, game="thiefs_market")
def a_view_longer_by_what_is_hidden(patch: Patch) -> None:
    instead(
        patch, Match, "view", lambda plain, match, seat: plain(match, seat) | {"": " " * (hidden(match) % 9)}
    )


@plant(POSITION, game="thiefdom")
def events_of_another_seat(patch: Patch) -> None:
    def events(plain: Any, match: Match, seat: int, since: int = 0) -> list[Event]:
        return list(plain(match, (seat + 1) % match.seats, since))

    instead(patch, Match, "events", events)


@plant(plays=True)
def one_event_more(patch: Patch) -> None:
    def events(plain: Any, match: Match, seat: int, since: int = 0) -> list[Event]:
        found = list(plain(match, seat, since))
        return found + found[-1:] if odd(match) else found

    instead(patch, Match, "events", events)


@plant(plays=True, game="crypt")
def events_in_another_order(patch: Patch) -> None:
    def events(plain: Any, match: Match, seat: int, since: int = 0) -> list[Event]:
        found = list(plain(match, seat, since))
        return found[::-1] if odd(match) else found

    instead(patch, Match, "events", events)


@plant(plays=True, game="crypt")
def a_choice_less(patch: Patch) -> None:
    def legal(plain: Any, match: Match, seat: int) -> list[int]:
        found = list(plain(match, seat))
        gone = hidden(match) % max(1, len(found))
        return found[:gone] + found[gone + 1 :] if len(found) > 1 else found

    instead(patch, Match, "legal", legal)


@plant(plays=True)
def choices_in_another_order(patch: Patch) -> None:
    def legal(plain: Any, match: Match, seat: int) -> list[int]:
        found = list(plain(match, seat))
        first = hidden(match) % max(1, len(found))
        return found[first:] + found[:first]

    instead(patch, Match, "legal", legal)


@plant(POSITION, game="thiefdom")
def a_question_that_tells(patch: Patch) -> None:
    def question(plain: Any, match: Match, seat: int) -> Named:
        asked: Named = plain(match, seat)
        return Named(asked.name, asked.args | {"most": hidden(match) % 1000})

    instead(patch, Match, "question", question)


@plant(POSITION, game="thiefs_market")
def a_preview_that_tells(patch: Patch) -> None:
    def preview(plain: Any, match: Match, seat: int) -> View:
        return {**plain(match, seat), "most": hidden(match) % 1000}

    instead(patch, Match, "preview", preview)


@plant("POST /api/tables/{table}/why")
def numbers_that_tell(patch: Patch) -> None:
    async def why(plain: Any, hall: Any, match_id: str, guest: str, action: int) -> Frame:
        found: Frame = await plain(hall, match_id, guest, action)
        most = hidden((await hall.table(match_id)).match) % 1000
        return found | ({"because": {"key": "most", "args": {"most": most}}} if found["clause"] else {})

    instead(patch, moves, "why", why)


@plant("POST /api/tables/{table}/why", game="crypt")
def another_clause(patch: Patch) -> None:
    async def why(plain: Any, hall: Any, match_id: str, guest: str, action: int) -> Frame:
        found: Frame = await plain(hall, match_id, guest, action)
        clauses = (await hall.table(match_id)).game.clauses
        other = str(clauses[hidden((await hall.table(match_id)).match) % len(clauses)])
        return found | {"clause": other if found["clause"] else ""}

    instead(patch, moves, "why", why)


@plant("POST /api/tables/{table}/move", game="thiefdom")
def the_words_of_a_refused_move(patch: Patch) -> None:
    def play(plain: Any, match: Match, *rest: Any) -> None:
        try:
            plain(match, *rest)
        except Problem as problem:
            raise Problem(
                problem.status, f"{problem.reason} ({hidden(match) % 97})", clause=problem.clause
            ) from None

    instead(patch, moves, "_play", play)


@plant("POST /api/tables/{table}/move", frames=("move",))
def the_code_of_a_refused_move(patch: Patch) -> None:
    def play(plain: Any, match: Match, *rest: Any) -> None:
        try:
            plain(match, *rest)
        except Problem as problem:
            raise Problem((400, 403, 409, 422)[hidden(match) % 4], problem.reason) from None

    instead(patch, moves, "_play", play)


@plant(plays=True, game="thiefdom")
def the_size_of_a_frame(patch: Patch) -> None:
    def position(plain: Any, table: Table, *rest: Any) -> Frame:
        frame: Frame = plain(table, *rest)
        if table.match is not None:
            frame["clocks"]["at"] += 0.001 * (hidden(table.match) % 2)  # three digits more, or not
        return frame

    instead(patch, frames, "position", position)


@plant(plays=True, viewer=-1, game="thiefs_market")
def whether_a_move_may_be_taken_back(patch: Patch) -> None:
    def game(plain: Any, table: Table, match: Match, seat: int) -> Frame:
        return dict(plain(table, match, seat)) | {"undo": odd(match)}

    instead(patch, frames, "_game", game)


@plant("GET /api/tables/{table}", plays=True)
def whose_turn_it_is(patch: Patch) -> None:
    def described(plain: Any, table: Table, guest: Any) -> Frame:
        found: Frame = plain(table, guest)
        return found | {"turn_of": found["turn_of"] + ([0] if odd(table.match) else [])}

    instead(patch, frames, "described", described)
