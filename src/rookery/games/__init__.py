"""The games of the house by key; others join by the entry point group `rookery.games`."""

from __future__ import annotations

REGISTRY: dict[str, str] = {
    "crypt": "rookery.games.crypt.flow:Crypt",
    "oliver_twist": "rookery.games.oliver_twist.flow:OliverTwist",
    "thiefdom": "rookery.games.thiefdom.flow:Thiefdom",
    "thiefs_market": "rookery.games.thiefs_market.flow:ThiefsMarket",
}
