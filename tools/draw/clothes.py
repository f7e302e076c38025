"""Clothes: shoulders in four builds, and what is worn around a neck."""

from __future__ import annotations

from typing import Final

from tools.draw.ink import BONE, FINE, GOLD, HATCH, STEEL, both, disc, line, oval, rope, shape, wash

BUILDS: Final = {
    "usual": "M4 65c1-10 8-14 21-17h14c13 3 20 7 21 17z",
    "broad": "M-1 65c0-13 9-16 24-18h18c15 2 24 5 24 18z",
    "slim": "M9 65c1-10 7-14 17-17h12c10 3 16 7 17 17z",
    "slope": "M6 65c2-8 10-12 19-18h14c9 6 17 10 19 18z",
    "small": "M11 65c1-9 6-13 15-17h12c9 4 14 8 15 17z",
}
SHADES: Final = {
    "usual": "M60 65c-1-10-8-14-21-17l5 17z",
    "broad": "M65 65c0-13-9-16-24-18l5 18z",
    "slim": "M55 65c-1-10-7-14-17-17l4 17z",
    "slope": "M58 65c-2-8-10-12-19-18l5 18z",
    "small": "M53 65c-1-9-6-13-15-17l4 17z",
}


def coat(build: str, colour: str) -> str:
    return shape(BUILDS[build], colour) + wash(SHADES[build], HATCH)


def neck(skin: str) -> str:
    return shape("M26 42h12l.5 8c-2 4-11 4-13 0z", skin, 2) + wash(
        "M26.5 46c4 3 8 3 12 0v3c-3 3-9 3-12 0z", "#1a130e", 0.28
    )


def behind(kind: str, a: str) -> str:
    """Collars that stand up behind the head."""
    if kind == "stand":
        return shape("M12 55c-3-12 0-18 4-21 2 7 6 12 12 15h8c6-3 10-8 12-15 4 3 7 9 4 21z", a)
    if kind == "fan":
        made = shape("M9 50C3 40 8 31 14 29c2 9 8 16 18 18 10-2 16-9 18-18 6 2 11 11 5 21z", BONE, 2)
        return made + line("M12 33l6 11M9 40l8 7M52 33l-6 11M55 40l-8 7", 1.1)
    return ""


def collar(kind: str, a: str, b: str) -> str:
    """`a` and `b` are the colours of the piece and of its trimming."""
    match kind:
        case "shirt":
            return shape("M25 47l7 9 7-9 4 4-11 13-11-13z", a, 1.8) + line("M32 57v8", 1.3)
        case "open":
            return shape("M25 47l7 12 7-12 5 3-9 15h-6l-9-15z", a, 1.8)
        case "ruff":
            frill = "M17 51c-2-3 1-6 4-5 1-2 4-3 6-1 2-2 8-2 10 0 2-2 5-1 6 1 3-1 6 2 4 5 2 3-1 6-4 5-1 2-4 3-6 1-2 2-8 2-10 0-2 2-5 1-6-1-3 1-6-2-4-5z"
            return (
                shape(frill, a, 1.9)
                + line(
                    "M22 48l3 3M28 46l2 4M36 46l-2 4M42 48l-3 3M22 54l3-2M29 56l1-3M35 56l-1-3M42 54l-3-2",
                    1.1,
                )
                + wash("M38 45c3-1 5 0 5 1 3-1 6 2 4 5 2 3-1 6-4 5-1 2-3 2-5 1 2-4 2-8 0-12z", FINE)
            )
        case "fur":
            trim = "M16 52c2-4 6-6 9-6l7 6 7-6c3 0 7 2 9 6l-3 3-4-2-3 4-6-2-6 2-3-4-4 2z"
            return shape(trim, a, 1.9) + line("M21 51l2 2M27 50l1 3M37 50l-1 3M43 51l-2 2", 1.2)
        case "cloak":
            return shape(
                "M25 46c-6 1-10 4-12 8l12 11h5l-3-12c3 2 7 2 10 0l-3 12h5l12-11c-2-4-6-7-12-8-3 4-11 4-14 0z",
                a,
                1.9,
            ) + disc(32, 54.5, 3.4, b, 1.7)
        case "apron":
            return (
                shape("M21 65l1-10h20l1 10z", a, 1.8)
                + line("M22 55l3-8M42 55l-3-8", 3.4)
                + line("M22 55l3-8M42 55l-3-8", 1.8, a)
                + shape("M26 46.5l6 7 6-7 3 2-9 9-9-9z", b, 1.6)
            )
        case "chain":
            return (
                shape("M25 47l7 6 7-6 3 3-10 9-10-9z", b, 1.7)
                + rope("M17 51c3 8 9 11 15 11s12-3 15-11", "#e2b04a", 2, 1.1)
                + disc(32, 61.5, 3.6, GOLD, 1.6)
            )
        case "scarf":
            return (
                shape("M21 47c6 4 16 4 22 0 3 3 3 6 1 8-7 5-17 5-24 0-2-2-2-5 1-8z", a, 1.9)
                + shape("M37 54l8-1 3 12h-8z", a, 1.9)
                + line("M24 51c5 2 11 2 16 0", 1.3)
                + line("M41 58l5-1M42 61.5l5-1", 1.6, b)
            )
        case "habit":
            return (
                shape("M17 55c-1-6 4-9 8-10 4 4 10 4 14 0 4 1 9 4 8 10-9 6-21 6-30 0z", a, 2)
                + line("M22 53c6 4 14 4 20 0", 1.4)
                + wash("M40 46c5 1 8 4 7 9-3 2-6 3-9 4 3-4 4-9 2-13z", HATCH)
            )
        case "laced":
            return shape("M25 47c1 5 3 8 7 9 4-1 6-4 7-9l4 3-2 15H23l-2-15z", a, 1.8) + line(
                "M28 57l8 4M36 57l-8 4M28 61l8 4M36 61l-8 4", 1.3, b
            )
        case "gorget":
            return (
                shape("M20 50c2-4 5-5 6-5 4 3 8 3 12 0 1 0 4 1 6 5l-4 8c-5 3-11 3-16 0z", STEEL, 2)
                + line("M22 52c6 4 14 4 20 0", 1.4)
                + wash("M40 46c2 0 3 2 4 4l-4 8c-2 1-4 2-6 2 4-4 6-9 6-14z", FINE)
            )
        case "kerchief":
            return shape("M21 48c7 3 15 3 22 0 2 2 1 4-1 5l-10 10-10-10c-2-1-3-3-1-5z", a, 1.8) + "".join(
                disc(x, y, 1, b) for x, y in [(27, 52), (32, 54), (37, 52), (32, 59)]
            )
        case "jabot":
            return (
                shape("M24 47h16l2 4c-6 3-14 3-20 0z", a, 1.7)
                + shape("M28 51h8l3 6-4 1 2 6H27l2-6-4-1z", a, 1.6)
                + line("M32 52v10", 1.1)
            )
        case "lapels":
            return shape("M26 47l6 9 6-9 2 2-5 16h-6l-5-16z", b, 1.6) + shape(
                "M25 46l-6 5 3 5-2 1 9 8-3-12zM39 46l6 5-3 5 2 1-9 8 3-12z", a, 1.8
            )
        case "cravat":
            return (
                shape("M26 47l6 9 6-9 3 2-5 16h-8l-5-16z", b, 1.6)
                + shape("M23 46c6 4 12 4 18 0l1 5c-6 4-14 4-20 0z", a, 1.8)
                + shape("M30 52h4l2 8-4 3-4-3z", a, 1.6)
            )
        case "shawl":
            return (
                shape("M25 46C14 49 8 54 6 65h22l4-10 4 10h22c-2-11-8-16-19-19-3 5-11 5-14 0z", a, 2)
                + line("M12 60l4 1M19 56l3 3M45 56l-3 3M52 60l-4 1M15 54l3 2M49 54l-3 2", 1.5, b)
                + wash("M39 46c11 3 17 8 19 19H40z", HATCH)
            )
        case "pearls":
            row = [(23, 50), (26, 53), (29.5, 55), (34.5, 55), (38, 53), (41, 50)]
            return shape("M24 47c1 7 4 10 8 10s7-3 8-10l4 2-4 16H24l-4-16z", a, 1.7) + "".join(
                disc(x, y, 1.9, b, 1.1) for x, y in row
            )
        case "strap":
            return shape("M25 47l7 8 7-8 3 3-10 11-10-11z", b, 1.7) + rope("M17 51l26 14", a, 3, 1.2)
        case "rags":
            return (
                shape("M25 46l7 8 7-8 5 3-3 4 2 3-6-1-5 7-5-6-6 1 2-4-3-4z", a, 1.8)
                + shape("M43 56l6-1 1 6-6 1z", b, 1.4)
                + line("M43 57l2 1M44 61l2-1", 1)
            )
        case "buttons":
            return (
                shape("M25 47l7 6 7-6 3 3-10 8-10-8z", a, 1.7)
                + line("M32 58v7", 1.4)
                + disc(28, 60, 1.8, b, 1.1)
                + disc(36, 60, 1.8, b, 1.1)
            )
        case "mail":
            made = shape("M19 55c0-6 3-9 6-9 4 4 10 4 14 0 3 0 6 3 6 9-8 5-18 5-26 0z", "#98a4ab", 2)
            return made + line("M22 52q2 2 4 0t4 0 4 0 4 0 4 0M22 56q2 2 4 0t4 0 4 0 4 0 4 0", 1.1)
        case "plain":
            return line("M25 47.5c3 5 11 5 14 0", 2)
    raise ValueError(kind)


def earrings(fill: str) -> str:
    return both(oval(17.2, 38.4, 1.8, 2.4, fill, 1.2))


def spectacles(round_: bool = True) -> str:
    lens = (
        both(disc(26.4, 30.6, 4.4, "#dff0f440", 1.6))
        if round_
        else both(shape("M22 28.5h8.5v3c0 3-8.5 3-8.5 0z", "#dff0f440", 1.6))
    )
    return lens + line("M30.8 30q1.2-1 2.4 0M22 30l-3.5-1.5M42 30l3.5-1.5", 1.5)


def monocle() -> str:
    return disc(37.4, 30.6, 4.8, "#dff0f455", 2) + line("M41 34c3 4 2 9 5 14", 1.3)


def scar() -> str:
    return line("M40.5 23l3 12M39.5 27l3.5-1M40.5 31.5l3.5-1", 1.3, "#8c3b30")


def soot() -> str:
    return oval(39.5, 37, 3.6, 2.2, "#2a2020", 0, 0.45) + oval(25, 25.5, 2.6, 1.6, "#2a2020", 0, 0.35)


def plaster() -> str:
    return shape("M27.5 33.5l8-1.5.6 3-8 1.5z", "#f4e6cf", 1.1)
