"""What explains itself in Crypt, `glossary-<key>`, with the clauses behind it."""

from __future__ import annotations

from typing import Final

from rookery.kernel.manners import glossary

GLOSSARY: Final = glossary(
    "CR",
    """
    claim 5.3 5.4
    coins 8.3 8.4
    collection 2.1 6.5
    collector 9.1 9.2 9.3 9.4
    deck 1.3 2.4 8.1
    discard 6.1 S.10
    effort 5.4 6.3 6.4
    evict 5.5 5.6
    exhausted 5.8 6.2 6.8
    free 5.5
    ghost S.1 S.6 S.9
    gone 4.2 K-PO-B
    leader 1.6 5.1 7.1
    lights_out 1.7 5.7
    recover 5.8 5.9
    risk 6.4 6.8
    roll 6.3 6.4 6.7
    round 3.1 8.1
    secret 2.2
    servant 1.5 5.4
    total 5.5 5.6
    treasure 1.2 5.4 6.5
    turned 9.2
    value 1.2 8.3
    """,
)
