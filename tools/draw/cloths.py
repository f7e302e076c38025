"""What is wound, tied or laid around a head: cloth, nets, wreaths. Hats of felt, fur and steel are in hats.py."""

from __future__ import annotations

from tools.draw.ink import FINE, HATCH, both, disc, line, shape, wash


def kerchief(a: str, b: str) -> str:
    knot = shape("M45 22c6-3 11-1 14 3-4 2-9 2-13 0zM46 24c4 3 6 7 5 12-4-2-6-6-7-10z", a, 1.8)
    return (
        knot
        + shape("M17.5 25C15 10 23 5 32 5s17 5 14.5 20c-8-5-21-5-29 0z", a)
        + "".join(
            disc(x, y, 1.3, b)
            for x, y in [(24, 12), (31, 9), (38, 12), (27, 17), (35, 17), (43, 17), (20, 18)]
        )
        + wash("M38 6c7 3 10 9 8.5 19-3-2-6-3-10-3.6 3-5 3.5-10 1.5-15.4z", HATCH)
    )


def scarf(a: str, b: str) -> str:
    """Cloth over hair and neck, as many women of the south wear it."""
    return (
        shape(
            "M32 3C18 3 13 14 14 27c.6 10-1 16-5 23 6 5 12 6 16 5l2-6C20 43 18 36 19.5 28 21 20 26 17.5 32 17.5S43 20 44.5 28c1.5 8-.5 15-7.5 21l2 6c4 1 10 0 16-5-4-7-5.6-13-5-23C51 14 46 3 32 3z",
            a,
        )
        + line("M16 22c3-8 8-11 16-11s13 3 16 11", 1.5, b)
        + wash("M44 8c5 5 7 11 6 19-.6 10 1 16 5 23-5 4-11 6-16 5l-2-6c8-6 10-13 8-21 1-8 1-14-1-20z", HATCH)
    )


def turban(a: str, b: str) -> str:
    return (
        shape("M14 25C10 10 20 2 32 2s22 8 18 23c-10-6-26-6-36 0z", a)
        + line("M15 22C22 12 36 9 48 8M17 14C28 9 40 10 50 19M24 5c8 2 18 8 24 16", 1.6)
        + wash("M42 4c8 4 10 12 8 21-3-2-7-3-11-4 4-5 5-11 3-17z", HATCH)
        + disc(32, 18.5, 3.6, b, 1.8)
        + line("M32 14c-1-4 0-8 2-11", 2.2, b)
    )


def wimple(a: str, b: str) -> str:
    veil = shape(
        "M32 2C16 2 11 14 11 28c0 12-3 20-6 28h14c2-4 2-8 1-12-3-8-2-18 1-22 3-3 7-3.5 11-3.5s8 .5 11 3.5c3 4 4 14 1 22-1 4-1 8 1 12h14c-3-8-6-16-6-28C53 14 48 2 32 2z",
        a,
    )
    band = shape("M18.5 27c0-10 6-13.5 13.5-13.5S45.5 17 45.5 27c-2-6-6-8-13.5-8s-11.5 2-13.5 8z", b, 1.8)
    return veil + band + wash("M43 6c7 5 10 12 10 22 0 12 3 20 6 28H45c-2-4-2-8-1-12 3-8 3-26-1-38z", HATCH)


def veil(a: str, b: str) -> str:
    return (
        shape(
            "M32 3C17 3 13 13 13 25c0 14-3 21-6 31h11c-1-12-1-20 1-28 1-6 6-10 13-10s12 4 13 10c2 8 2 16 1 28h11c-3-10-6-17-6-31C51 13 47 3 32 3z",
            a,
        )
        + line("M17 20c3-7 8-9 15-9s12 2 15 9", 2.6, b)
        + wash("M42 5c6 4 9 11 9 20 0 14 3 21 6 31H46c1-12 1-20-1-28 0-8-1-15-3-23z", HATCH)
    )


def coif(a: str, b: str) -> str:
    return (
        shape("M17 32C13 11 22 5 32 5s19 6 15 27l-2.5 2C46 22 41 18 32 18s-14 4-12.5 16z", a)
        + line("M19 34c0 8 4 13 10 15.5M45 34c0 8-4 13-10 15.5", 1.8, b)
        + wash("M40 7c8 4 10 12 7 25l-2.5 2c1-8-1-13-5-15 2-4 2-8 .5-12z", FINE)
    )


def mobcap(a: str, b: str) -> str:
    frill = "M13 26c-4-2-4-6 0-7-1-4 3-6 6-4 8-3 18-3 26 0 3-2 7 0 6 4 4 1 4 5 0 7 0 4-4 5-6 2-8-5-18-5-26 0-2 3-6 2-6-2z"
    return (
        shape("M17 19C14 6 23 1 32 1s18 5 15 18z", a)
        + shape(frill, a, 2)
        + line("M19 17.5c8-3 18-3 26 0", 2.6, b)
        + wash("M40 2c7 3 9 9 7 14 4-2 7 0 6 4 4 1 3 5-2 6 0 3-4 4-6 1-2-1-4-2-6-2.6 3-7 3-15 1-22.4z", FINE)
    )


def bonnet(a: str, b: str) -> str:
    brim = "M11 36C5 14 16 3 32 3s27 11 21 33c-3 1-5 0-6-2C50 19 43 14 32 14S14 19 17 34c-1 2-3 3-6 2z"
    return (
        shape(brim, a)
        + line("M14.5 33C11 16 19 9 32 9s20.5 7 17.5 24", 1.5, b)
        + line("M15 36c3 9 8 13 15 14M49 36c-3 9-8 13-15 14", 3, b)
        + wash("M44 7c9 6 12 16 9 29-3 1-5 0-6-2 2-10 0-16-4-18 2-3 2-6 1-9z", HATCH)
    )


def chaperon(a: str, b: str) -> str:
    tail = shape("M46 15c9 1 13 10 9 24-1 5-5 5-6 1 2-8 1-14-5-17z", b, 2)
    roll = "M13 24c-4-6-1-12 5-13 8-4 20-4 28 0 6 1 9 7 5 13-3 4-7 3-9 1-7-2-13-2-20 0-2 2-6 3-9-1z"
    return (
        tail
        + shape("M19 12c4-10 18-13 24-7 5 0 5 5 2 8z", b, 2)
        + shape(roll, a)
        + line("M19 12c2 4 2 8 0 13M28 9c1 4 1 8 0 14M37 9c1 4 1 8 0 14M45 12c-1 4-1 8 0 13", 1.3)
        + wash("M40 10c8 0 13 4 12 10-1 6-6 7-9 5l-5-1c3-5 4-10 2-14z", FINE)
    )


def hood(a: str, b: str) -> str:
    """A round hood that throws a shadow on the brow."""
    return (
        shape(
            "M32 2C16 2 10 15 11 29c1 10-1 16-5 23 8 2 14 0 18-3-5-6-7-13-6-20 1-9 7-13 14-13s13 4 14 13c1 7-1 14-6 20 4 3 10 5 18 3-4-7-6-13-5-23C54 15 48 2 32 2z",
            a,
        )
        + wash("M18 28c1-9 7-13 14-13s13 4 14 13c-4-6-8-8-14-8s-10 2-14 8z", "#0e0b14", 0.55)
        + line("M15 26c1-10 7-16 17-16s16 6 17 16", 1.4, b)
        + wash("M44 6c7 5 10 13 9 23-1 10 1 16 5 23-6 2-13 1-18-3 6-8 8-16 5-24 1-7 1-13-1-19z", HATCH)
    )


def band(a: str, b: str) -> str:
    return shape("M18 25.5c9-4 19-4 28 0v-5c-9-4.5-19-4.5-28 0z", a, 1.8) + shape(
        "M45 22c5-1 9 1 11 5l-9-1zM46 25c3 3 4 6 3 10-3-2-4-5-4-8z", a, 1.6
    )


def net(a: str, b: str) -> str:
    """Hair in a net of gold thread, with a roll on both sides."""
    return (
        both(
            shape("M21 17c-9-1-13 6-11 13s8 7 11 3z", a, 2) + line("M12 22l8 10M11 28l9-9M16 18l5 6", 1.2, b)
        )
        + shape("M18.5 22c8-6 19-6 27 0l-1-5c-7-5-18-5-25 0z", b, 1.7)
        + disc(32, 15.5, 2.4, "#b0343a", 1.4)
    )


def kokoshnik(a: str, b: str) -> str:
    return (
        shape("M13 27C10 10 22 1 32 1s22 9 19 26c-3-7-9-10-19-10s-16 3-19 10z", a)
        + line("M17 20C18 10 25 6 32 6s14 4 15 14", 1.4, b, "1 3")
        + shape("M32 6l4 5-4 5-4-5z", "#2f9c96", 1.5)
        + both(disc(22, 13.5, 2, b, 1.2))
        + wash("M42 5c8 5 10 13 9 22-2-4-4-6-7-7.5 1-5 0-10-2-14.5z", FINE)
    )


def wreath(a: str, b: str) -> str:
    leaf = "M18 24c-4-3-4-7-2-10 4 2 5 6 4 9zM21 17c-1-5 1-8 4-9 2 4 0 8-2 10zM28 12c1-4 4-6 7-6 0 4-2 7-6 8z"
    return both(shape(leaf, a, 1.7)) + "".join(
        disc(x, y, 1.8, b, 1.2) for x, y in [(20.5, 21), (25, 14), (39, 14), (43.5, 21)]
    )


def flowers(a: str, b: str) -> str:
    made = line("M17.5 23c9-8 20-8 29 0", 4, a)
    for x, y in [(18, 22), (24.5, 17), (32, 15), (39.5, 17), (46, 22)]:
        made += "".join(
            disc(x + dx, y + dy, 2, b, 1.1) for dx, dy in [(-2, 0), (2, 0), (0, -2), (0, 2)]
        ) + disc(x, y, 1.4, "#f3d27c")
    return made


def circlet(a: str, b: str) -> str:
    return shape("M18 23c8-5 20-5 28 0l1-6c-10-5-20-5-30 0z", a, 1.8) + disc(32, 16.5, 3, b, 1.7)
