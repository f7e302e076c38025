"""The rule behind a question: the clauses that somebody who has to answer it wants to read."""

from __future__ import annotations

from typing import Final

from rookery.kernel import Named

LIGHTS_OUT: Final = "CR-5.7"  # Crypt asks otherwise of whoever is last
BEHIND: Final[dict[str, dict[str, list[str]]]] = {
    "crypt": {
        "window": ["CR-4.2", "CR-K-PO-B"],
        "turn": ["CR-5.3", "CR-5.8"],
        "place": ["CR-5.4", "CR-5.5"],
        "flip": ["CR-9.2"],
        "reroll": ["CR-6.7", "CR-K-ID-A"],
    },
    "oliver_twist": {
        "action": ["OT-3.2", "OT-3.7"],
        "peek": ["OT-10.9"],
        "place": ["OT-4.8"],
        "reveal": ["OT-10.3"],
        "branch": ["OT-10.5"],
        "take": ["OT-4.3", "OT-4.5"],
        "swap": ["OT-4.12"],
        "sell": ["OT-5.1", "OT-5.3"],
        "keep": ["OT-10.12"],
        "spend": ["OT-10.11"],
        "starter": ["OT-9.9"],
        "late": ["OT-8.3"],
        "wallets": ["OT-C10"],
        "grab": ["OT-C1"],
        "search": ["OT-C6"],
        "break_in": ["OT-C13"],
    },
    "thiefdom": {
        "pick": ["TD-2.1"],
        "buy": ["TD-2.2", "TD-2.3"],
        "hideout": ["TD-3.1", "TD-3.2"],
        "plan": ["TD-4.2", "TD-4.3"],
        "walk": ["TD-5.5", "TD-5.6"],
        "turn": ["TD-8.1", "TD-9.1"],
        "move": ["TD-9.1", "TD-9.3", "TD-7.3"],
        "passing": ["TD-9.13"],
        "location": ["TD-12.2"],
        "client": ["TD-16.1"],
        "keep": ["TD-15.1"],
        "room": ["TD-19.6"],
        "exchange": ["TD-19.4"],
        "lift": ["TD-E7"],
        "share": ["TD-E7"],
        "poster": ["TD-11.3"],
        "replace": ["TD-2.3"],
    },
    "thiefs_market": {
        "split": ["TM-4.3", "TM-4.4", "TM-4.6"],
        "keep": ["TM-4.4", "TM-4.6"],
        "spare": ["TM-4.7"],
        "lucky": ["TM-5.3"],
        "buy": ["TM-6.2", "TM-6.4", "TM-6.5"],
        "pay": ["TM-6.5", "TM-6.6"],
        "turn": ["TM-9.1"],
        "copy": ["TM-6.7"],
    },
}


def clauses_behind(game: str, question: Named) -> list[str]:
    """The ids of the clauses, the most telling first; none where a game names none."""
    found = list(BEHIND.get(game, {}).get(question.name, []))
    if found and question.args.get("lights_out"):
        found.append(LIGHTS_OUT)
    return found
