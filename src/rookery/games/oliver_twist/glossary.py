"""What explains itself in Oliver Twist, `glossary-<key>`, with the clauses behind it."""

from __future__ import annotations

from typing import Final

from rookery.kernel.manners import glossary

GLOSSARY: Final = glossary(
    "OT",
    """
    account 8.2 8.5
    burglary 10.11 10.12
    burglary_card 10.11 10.12 11.2
    card 6.1 6.2 6.3 6.4
    character 4.7 6.1 6.5
    face_down 9.3 10.2 10.5 10.7
    fagin 3.4 5.2 5.3
    file 4.5 8.5 8.6 9.6
    front 2.1 4.7 6.3
    gang 1.7 4.6 4.8
    house B.2
    money 1.2 7.2 7.3 11.2
    object 4.7 5.1 5.3
    peeked 10.9
    pile 1.9 6.5 10.11
    prowl 3.2 4.3
    reach 4.2 4.3
    reserve 4.11 4.12 8.4
    reward 1.8 5.4 5.5
    round 3.1 8.1 9.1 10.1
    set 5.1 5.2 5.3 8.2
    skipped 4.5 8.5
    space 4.1 4.2 B.1 B.2
    square 1.7 B.4
    start 1.3 4.13 5.6
    tool 4.7 10.11
    victim 2.1
    wallet 5.1 5.3
    way 4.2 4.5
    """,
)
