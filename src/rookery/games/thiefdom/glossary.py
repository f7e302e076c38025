"""What explains itself in Thiefdom, `glossary-<key>`, with the clauses behind it."""

from __future__ import annotations

from typing import Final

from rookery.kernel.manners import glossary

GLOSSARY: Final = glossary(
    "TD",
    """
    alley 5.2 9.2 21.4
    ally 16.1 20.3
    ap 8.1 8.4
    arrest 7.1 7.6 7.7
    artwork 14.1 14.3 15.1 19.1
    badge 10.3 17.2 22.1
    bags 19.1 19.2 19.6
    brawl 16.1
    brings 2.2 16.1
    carriage 1.4 5.11 10.2
    catacomb 1.3 9.10
    church 3.2 6.7
    cost 2.2 12.4 15.3
    dealer 15.1 15.2 15.3 15.4
    door 9.6
    dungeon 17.1 17.2 17.3
    endurance 8.2 21.2
    equipment 2.3 15.3 20.1
    first 4.4 21.3
    gate 1.2 1.3
    gem 14.1 15.2 22.1
    gold 1.10 12.4 13.1 22.1
    guard 1.5 6.6 7.1 10.3
    guild 1.10
    hideout 3.2 9.9 19.3 19.4
    house 3.2 6.7 9.6
    lantern 5.3 5.9 5.11
    liquor 13.2 16.3 22.1
    market 13.1 13.2
    mission 1.6 18.1 18.2
    mp 9.1 9.2 9.3 9.5
    night 4.1 21.1 21.7
    noble 1.5 5.9 6.5 10.4
    offer 12.2 12.3
    patrol 1.11 5.1 21.3
    planned 4.2
    rob 10.1 10.5
    sight 6.2 6.3 6.6 7.3
    smuggler 1.6 18.1 18.2
    solo 24.4 24.5 24.6 24.8
    tavern 16.1 16.2 16.3
    thief 1.10 8.1 9.1 19.1
    tile 4.2 4.3 21.2
    villa 1.3 14.1 14.2
    vp 1.10 22.1 22.4
    wall 5.3 6.2 9.12
    wanted 11.1 11.2 17.3
    wine 10.2 16.2 22.1
    """,
)
