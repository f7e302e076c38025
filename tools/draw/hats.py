"""Hats: each is a silhouette of its own. They sit on the brow, about 22 down from the top."""

from __future__ import annotations

from typing import Final

from tools.draw import cloths
from tools.draw.ink import BONE, FINE, HATCH, both, disc, line, moved, shape, wash

# Wide brims sit higher, or they would hide the eyes.
LIFTED: Final = {
    "slouch": 4,
    "feathered": 4,
    "tricorn": 4.5,
    "top": 3.5,
    "battered": 4,
    "bowler": 2.5,
    "straw": 3,
    "winged": 3,
}


def hat(kind: str, a: str, b: str) -> str:
    """`a` is the colour of the hat, `b` that of its band or lining."""
    return moved(_HATS[kind](a, b), 0, -LIFTED.get(kind, 0))


def _flat_cap(a: str, b: str) -> str:
    return (
        shape("M15 24c-4-12 6-20 18-20s22 6 19 16c-1 3-4 3-7 3-9-3-20-3-30 1z", a)
        + shape("M16 25c8-5 22-5 31-2 3 1 5 4 4 6-9-4-24-5-34-1z", b, 2)
        + wash("M40 5c9 2 14 8 12 15-1 3-4 3-7 3 1-7-1-13-5-18z", HATCH)
        + disc(33, 4.5, 2, b, 1.6)
    )


def _slouch(a: str, b: str) -> str:
    return (
        shape("M2 27c8-1 12-3 15-6C17 9 23 3 32 3s15 6 15 18c3 3 7 5 15 6-9 5-20 5-30 5S11 32 2 27z", a)
        + shape("M17.5 19c9 4 20 4 29 0l.5 4c-9 4.5-21 4.5-30 0z", b, 1.7)
        + wash("M40 5c5 3 7 8 7 16 3 3 7 5 15 6-7 3-14 5-22 5 4-9 4-19 0-27z", HATCH)
    )


def _feathered(a: str, b: str) -> str:
    plume = shape("M38 16C42 2 54-2 62 4c-3 1-3 3-6 4 2 1 0 4-4 5 1 2-4 4-13 6z", b, 1.9) + line(
        "M40 17C45 9 51 6 57 5", 1.2
    )
    return (
        shape("M6 27c6-2 10-3 12-6C19 10 24 5 32 5s13 5 14 16c2 3 6 4 12 6-8 4-16 4.5-26 4.5S14 31 6 27z", a)
        + line("M18 21c8 3.5 20 3.5 28 0", 3, b)
        + plume
        + wash("M40 7c4 3 6 8 6 14 2 3 6 4 12 6-7 3-13 4.4-20 4.5 4-9 5-17 2-24.5z", HATCH)
    )


def _tricorn(a: str, b: str) -> str:
    return (
        shape("M4 15c7 5 11 2 15-3 4-5 8-8 13-8s9 3 13 8c4 5 8 8 15 3-1 10-9 17-28 17S5 25 4 15z", a)
        + line("M7 21c9 9 41 9 50 0", 1.8, b)
        + wash("M45 12c4 5 8 8 15 3-1 9-8 16-22 17 5-5 8-12 7-20z", HATCH)
        + disc(22, 19, 2.4, b, 1.4)
    )


def _top(a: str, b: str) -> str:
    return (
        shape("M16 24L14.5 1.5h35L48 24c-8 3-24 3-32 0z", a)
        + shape("M15.6 17h32.8l-.4 7c-8 3-24 3-32 0z", b, 1.7)
        + shape("M8 25c0-3 4-3 8-2 9 3 23 3 32 0 4-1 8-1 8 2 0 5-12 6.5-24 6.5S8 30 8 25z", a)
        + wash("M40 2h9.5L48 23c4-1 8-1 8 2 0 4-8 6-17 6.4 3-9 3-20 1-29.4z", HATCH)
    )


def _battered_top(a: str, b: str) -> str:
    return (
        shape("M15 25c2-8-4-15-1-23 6 3 12-2 18 1 6-3 10 0 16-1 4 8-1 15 0 23-9 3-24 3-33 0z", a)
        + shape("M15.5 19c9 3 23 3 32 0l.5 6c-9 3-24 3-33 0z", b, 1.7)
        + shape("M7 26c0-3 5-3 8-1.5 9 3 24 3 33 0 3-1.5 9-2 9 1.5 0 5-12 6.5-25 6.5S7 31 7 26z", a)
        + line("M22 4c2 4 1 8-1 11M40 5c-1 3 0 5 1 7", 1.3)
        + wash("M40 3l8-1c4 8-1 15 0 22.5 3-1.5 9-2 9 1.5 0 4-8 6-17 6.4 3-9 3-20 0-29.4z", HATCH)
    )


def _bowler(a: str, b: str) -> str:
    return (
        shape("M17 23C15 10 21 3 32 3s17 7 15 20c-9 3-21 3-30 0z", a)
        + line("M17.5 21c9 3 20 3 29 0", 3.4, b)
        + shape("M8 25c1-3 5-3 9-2 9 3 21 3 30 0 4-1 8-1 9 2 0 4-12 6-24 6S8 29 8 25z", a)
        + wash("M40 5c6 3 9 9 7 18 4-1 8-1 9 2 0 4-9 5-18 6 5-8 6-17 2-26z", HATCH)
    )


def _straw(a: str, b: str) -> str:
    return (
        shape("M3 26c6-5 12-5 15-5 0-9 6-15 14-15s14 6 14 15c3 0 9 0 15 5-8 5-18 6-29 6S11 31 3 26z", a)
        + line("M18 19c9 3 19 3 28 0", 3.4, b)
        + line("M8 26l4 2M16 25l3 4M24 27l2 4M34 27l1 4M42 26l2 4M51 25l3 3M24 10l3 4M33 8l2 5", 1.1)
        + wash("M39 8c5 3 7 8 7 13 3 0 9 0 15 5-7 4-14 5.5-22 6 3-8 3-16 0-24z", FINE)
    )


def _fur(a: str, b: str) -> str:
    trim = "M12 27c-3-3-2-6 1-8 0-3 4-4 6-3 3-3 7-3 9-2 3-2 6-1 8 0 3-1 6 0 7 2 3-1 7 1 7 4 3 2 3 6 0 8-2 2-5 2-7 0-7-3-17-3-24 0-2 2-5 1-7-1z"
    return (
        shape("M17 18C16 6 23 2 32 2s16 4 15 16z", a)
        + shape(trim, b, 2)
        + wash(
            "M40 14c3-1 4 0 4 2 3-1 6 1 6 4 3 2 3 6 0 8-2 2-5 2-7 0-2-1-4-1.4-6-1.7 3-4 4-8 3-12.3z", HATCH
        )
        + line("M18 20l1 2M25 18l1 3M33 17l1 3M41 19l1 3", 1.2)
    )


def _knit(a: str, b: str) -> str:
    return (
        shape("M18 22C15 8 22 2 32 2s17 6 14 20z", a)
        + shape("M15.5 27c-1-4 0-6 2-7 9-3 20-3 29 0 2 1 3 3 2 7-10-4-23-4-33 0z", b, 2)
        + line("M21 21.5v4M26 20v4M32 19.5v4M38 20v4M43 21.5v4M24 7l2 9M32 4v11M40 7l-2 9", 1.2)
        + wash("M39 3c6 4 8 10 7 17 3 1 4 4 3 7-3-1-6-2-9-2.4 2-7 2-15-1-21.6z", FINE)
    )


def _beret(a: str, b: str) -> str:
    return (
        shape("M13 24C4 20 6 8 20 5c14-3 34 2 35 11 0 5-4 7-9 8-10-3-22-3-33 0z", a)
        + line("M17 24.5c9-3 20-3 29 0", 3, b)
        + wash("M44 6c7 2 11 6 11 10 0 5-4 7-9 8-2-.6-4-1-6-1.4 4-5 5-11 4-16.6z", HATCH)
        + line("M32 5c1-2 2-3 4-3", 2)
    )


def _goggles(a: str, b: str) -> str:
    return (
        line("M18 21c9-4 19-4 28 0", 4, a)
        + both(disc(26, 19.5, 4.6, b, 2) + disc(26, 19.5, 2.4, "#cfe9ee", 1))
        + line("M24 18l1.5-1", 1.2, "#fff")
    )


def _helmet(a: str, b: str) -> str:
    return (
        shape("M15 28C13 10 22 3 32 3s19 7 17 25c-11-5-23-5-34 0z", a)
        + shape("M10 28c8-5 36-5 44 0l-2 4c-12-4-28-4-40 0z", b, 2)
        + line("M32 3v20", 1.8)
        + wash("M40 5c7 4 10 11 9 21l5 2-2 4c-4-1-8-2-12-2.5 4-8 4-17 0-24.5z", HATCH)
    )


def _winged(a: str, b: str) -> str:
    wing = shape("M17 22C9 20 3 12 4 3c4 4 8 5 11 6-3-1-4-3-4-5 4 2 8 5 9 12z", BONE, 1.9) + line(
        "M8 9c3 4 6 7 9 9", 1.2
    )
    return both(wing) + _helmet(a, b)


def _wolf(a: str, b: str) -> str:
    ears = both(shape("M15 16L12 1l12 7z", a) + wash("M16 12l-2-7 6 4z", b))
    return (
        ears
        + shape("M13 30C9 12 20 5 32 5s23 7 19 25l-4 5c0-9-2-14-5-16l-4 4-6-5-6 5-4-4c-3 2-5 7-5 16z", a)
        + both(disc(25.5, 12.5, 1.5, "#1a130e"))
        + shape("M29 15h6l-3 4z", "#1a130e", 1)
        + wash("M42 9c8 4 11 11 9 21l-4 5c0-9-2-14-5-16 2-3 2-6 0-10z", HATCH)
    )


def _bicorn(a: str, b: str) -> str:
    return (
        shape("M3 26C7 13 18 3 32 3s25 10 29 23c-5 2-8 1-11-1-10-4-26-4-36 0-3 2-6 3-11 1z", a)
        + line("M6 24C11 14 20 7 32 7s21 7 26 17", 2.4, b)
        + shape("M27 8h10l-1 13h-8z", b, 1.7)
        + disc(32, 18, 2.4, a, 1.2)
        + wash("M46 8c7 4 12 11 15 18-5 2-8 1-11-1-3-1-5-2-8-2.5 4-4 5-9 4-14.5z", HATCH)
    )


def _striped(a: str, b: str) -> str:
    return (
        shape("M17 23C14 7 24 3 34 3c14 0 22 6 22 16 0 3-4 4-5 1-1-3-3-4-5-4l1 7z", a)
        + line("M22 8c-1 5-1 10 0 14M31 4c-2 6-2 12-1 17M40 4c-2 6-2 11-1 17", 3, b)
        + shape("M15.5 26c9-4 23-4 33 0l.5-4.5c-11-4-23-4-34 0z", b, 1.9)
        + disc(54, 21, 3, b, 1.7)
    )


def _leather(a: str, b: str) -> str:
    """The round cap of a charity school."""
    return (
        shape("M16 23C13 9 22 4 32 4s19 5 16 19c-10-4-22-4-32 0z", a)
        + shape("M17 24c9-4.5 21-4.5 30 0 2 1 1 4-1 3.5-9-3-19-3-28 0-2 .5-3-2.5-1-3.5z", b, 1.8)
        + line("M32 4v15M24 6c-2 5-2 9-2 14M40 6c2 5 2 9 2 14", 1.2)
        + disc(32, 4, 2, b, 1.5)
        + wash("M40 6c7 3 9 9 8 17-3-1-5-2-8-2.3 2-5 2-10 0-14.7z", HATCH)
    )


def _sun(a: str, b: str) -> str:
    """A floppy hat of felt, turned down all around."""
    return (
        shape(
            "M6 30c1-6 6-10 12-12 1-9 6-14 14-14s13 5 14 14c6 2 11 6 12 12-5-2-8-3-12-3-9-2-19-2-28 0-4 0-7 1-12 3z",
            a,
        )
        + line("M18 18c9-3 19-3 28 0", 2.6, b)
        + line("M10 26c3-2 5-3 8-4M54 26c-3-2-5-3-8-4", 1.2)
        + wash("M40 6c4 3 6 7 6 12 6 2 11 6 12 12-5-2-8-3-12-3-2-.4-4-.7-6-1 2-7 2-13 0-20z", HATCH)
    )


def _mask(a: str, b: str) -> str:
    """A domino over the eyes, drawn by whoever wears it with eyes on top."""
    return shape(
        "M17.5 28c5-3 10-2.4 14.5 0 4.5-2.4 9.5-3 14.5 0 0 6-3 9-8 8.6-3-.2-5-3.6-6.5-3.6s-3.5 3.4-6.5 3.6c-5 .4-8-2.6-8-8.6z",
        a,
        1.7,
    ) + line("M17 29l-3-3M47 29l3-3", 2)


_HATS = {
    "flat": _flat_cap,
    "slouch": _slouch,
    "feathered": _feathered,
    "tricorn": _tricorn,
    "top": _top,
    "battered": _battered_top,
    "bowler": _bowler,
    "kerchief": cloths.kerchief,
    "scarf": cloths.scarf,
    "turban": cloths.turban,
    "wimple": cloths.wimple,
    "veil": cloths.veil,
    "coif": cloths.coif,
    "mobcap": cloths.mobcap,
    "bonnet": cloths.bonnet,
    "straw": _straw,
    "fur": _fur,
    "knit": _knit,
    "beret": _beret,
    "chaperon": cloths.chaperon,
    "hood": cloths.hood,
    "circlet": cloths.circlet,
    "wreath": cloths.wreath,
    "flowers": cloths.flowers,
    "band": cloths.band,
    "goggles": _goggles,
    "winged": _winged,
    "wolf": _wolf,
    "bicorn": _bicorn,
    "kokoshnik": cloths.kokoshnik,
    "net": cloths.net,
    "striped": _striped,
    "leather": _leather,
    "sun": _sun,
    "mask": _mask,
}
