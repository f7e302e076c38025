"""What explains itself in Thief's Market, `glossary-<key>`, with the clauses behind it."""

from __future__ import annotations

from typing import Final

from rookery.kernel.manners import glossary

GLOSSARY: Final = glossary(
    "TM",
    """
    bag 7.1
    card 6.3 6.7 6.11
    centre 4.1 4.4
    cost 6.5 6.6
    dagger 4.1 6.1 7.5
    effect 6.8 9.1 9.2 9.3
    face 9.1
    gem 6.5 7.2
    gold 1.3 2.1 6.6 8.5
    icon 8.4 9.7
    infamy 2.2 8.3
    mask 7.1
    notoriety 8.2 8.3 8.4 8.5 8.7
    pile 4.5 4.8 5.1
    purchase 6.2 6.4
    reroll 4.7 5.3
    row 1.5 7.3 8.1
    sold 6.7 6.12
    steal 4.6 4.7
    turn_in 7.1 7.2
    used 6.8 7.5
    waiting 4.2
    winner 8.7 8.8 8.9
    """,
)
