"""Faces: the shape of a head, eyes, brows, noses, mouths and what grows on a chin."""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.draw.ink import BLACK, BONE, FINE, INK, both, disc, line, number, oval, shape, wash

SKINS: Final = {
    "pale": "#f6dfc4",
    "fair": "#f2cda4",
    "rosy": "#f0bf98",
    "tan": "#dba673",
    "olive": "#c9945f",
    "brown": "#a56b42",
    "dark": "#7d4c2f",
}


class Head(NamedTuple):
    """Half the width at the temples and at the jaw, and where chin and crown lie."""

    temple: float
    jaw: float
    chin: float
    crown: float = 13


HEADS: Final = {
    "oval": Head(12, 10, 47.5),
    "round": Head(13.2, 12.6, 46.8),
    "long": Head(11, 9.6, 50, 12),
    "square": Head(12.3, 12.4, 47.5),
    "heart": Head(12.8, 8.4, 48),
    "jowl": Head(11.4, 13.8, 48.5),
    "child": Head(12.8, 11.4, 45.5, 14),
    "gaunt": Head(11.2, 8.6, 49),
}


def outline(head: Head) -> str:
    """The path around a face."""
    n = number
    t, j, chin, crown = head
    side = []
    for s in (1, -1):
        x = [32 + s * v for v in (0.62 * t, t, j, 0.42 * j + 1.2)]
        down = f"C{n(x[0])} {n(crown)} {n(x[1])} {n(crown + 4.5)} {n(x[1])} 27"
        side.append(
            down + f"C{n(x[1])} 33 {n(x[2])} 35 {n(x[2])} {n(chin - 7)}"
            f"C{n(x[2])} {n(chin - 2.4)} {n(x[3])} {n(chin)} 32 {n(chin)}"
        )
    return f"M32 {n(crown)}{side[0]}M32 {n(crown)}{side[1]}"


def skull(head: Head, skin: str) -> str:
    """The head with its shade on the right and the ears."""
    n = number
    t, j, chin = head[:3]
    ear = f"M{n(32 - t + 1)} 28c-4-2.5-5.5 1-4.5 4 .8 2.6 2.6 4.2 5 3.6z"
    shade = (
        f"M{n(32 + t - 3.5)} 19C{n(32 + t)} 22 {n(32 + t)} 24 {n(32 + t)} 27C{n(32 + t)} 33 {n(32 + j)} 35 {n(32 + j)} {n(chin - 7)}"
        f"C{n(32 + j)} {n(chin - 2.4)} {n(32 + 0.42 * j + 1.2)} {n(chin)} 32 {n(chin)}"
        f"C{n(32 + 0.5 * j)} {n(chin - 4)} {n(32 + t - 3)} 36 {n(32 + t - 3.5)} 19z"
    )
    return both(shape(ear, skin, 2)) + shape(outline(head), skin) + wash(shade, FINE)


def eyes(kind: str, dx: float, gap: float = 5.3, y: float = 30.5) -> str:
    """A pair of eyes; `wink` and `patch` treat the two differently."""
    left, right = 32 + dx - gap, 32 + dx + gap
    if kind == "wink":
        return eye("lid", left, y) + eye("smile", right, y)
    if kind == "patch":
        strap = line("M18.5 24.5L46 33", 2)
        return (
            strap
            + eye("lid", left, y)
            + shape(
                _at("M{0} {1}c1-3.4 7-3.4 8 0 0 4-2 5.6-4 5.6s-4-1.6-4-5.6z", right - 4, y - 1),
                "#241c1e",
                1.6,
            )
        )
    return eye(kind, left, y) + eye(kind, right, y)


def eye(kind: str, x: float, y: float) -> str:
    n = number
    pupil = disc(x, y + 0.5, 1.7, INK)
    match kind:
        case "dot":
            return pupil
        case "lid":
            return line(f"M{n(x - 3)} {n(y)}q3-3.2 6 0", 1.5) + pupil
        case "lash":
            return line(f"M{n(x - 3.2)} {n(y + 0.4)}q3.2-4 6.4-.4", 1.9) + pupil
        case "wide":
            return oval(x, y, 3.1, 3, "#fff", 1.4) + disc(x + 0.3, y + 0.3, 1.6, INK)
        case "narrow":
            return line(f"M{n(x - 3)} {n(y - 0.6)}h6", 1.7) + wash(
                f"M{n(x - 1.6)} {n(y - 0.6)}h3.4c0 3.2-3.4 3.2-3.4 0z", INK
            )
        case "smile":
            return line(f"M{n(x - 2.8)} {n(y + 1.2)}q2.8-3.8 5.6 0", 1.9)
        case "closed":
            return line(f"M{n(x - 2.8)} {n(y - 0.4)}q2.8 3 5.6 0", 1.8)
        case "tired":
            bag = line(f"M{n(x - 2.2)} {n(y + 3.6)}q2.2 1.4 4.4 0", 1)
            return line(f"M{n(x - 3)} {n(y - 0.4)}q3-1.8 6 0", 1.7) + pupil + bag
        case "yellow":
            return oval(x, y, 3.2, 2.5, "#ffd24a", 1.5) + disc(x, y, 1.3, INK)
    raise ValueError(kind)


BROWS: Final = {
    "soft": ("M-3.4.4q3.4-2.2 6.6-.4", 1.5),
    "flat": ("M-3.4 0h6.6", 1.7),
    "stern": ("M-3.4-1.6l6.8 2.4", 2.1),
    "worry": ("M-3.4 1.2q2.4-1.8 6.6-2.8", 1.5),
    "high": ("M-3.4-.6q3.4-3.4 6.8-.8", 1.5),
    "bushy": ("M-4 .6q3.6-3.2 8-.8", 3),
    "scowl": ("M-4-2l8 3.4", 3),
}


def brows(kind: str, dx: float, colour: str, gap: float = 5.3, y: float = 25.6) -> str:
    """Both brows; `quirk` lifts the right one."""
    low, high = ("flat", "high") if kind == "quirk" else (kind, kind)
    made = ""
    for side, name in ((-1, low), (1, high)):
        d, width = BROWS[name]
        x = 32 + dx + side * gap
        lift = -1.2 if kind == "quirk" and side > 0 else 0
        flip = "" if side < 0 else " scale(-1 1)"
        made += f'<g transform="translate({number(x)} {number(y + lift)}){flip}">{line(d, width, colour)}</g>'
    return made


NOSES: Final = {
    "straight": "M1 29.5l-2 6q1.6 1.4 3.2.3",
    "hook": "M.4 28q-3.6 4.6-3 7.6q1.6 1.6 4 0",
    "button": "M-2 35.2q2 2.4 4 0",
    "broad": "M-3.6 34q-1 2.6 1.2 2.4q2.4 1.8 4.8 0q2.2.2 1.2-2.4",
    "pointed": "M-.6 29l-3.2 6.4q1.8 1.2 4 .4",
    "broken": "M.6 28l-2 2.4 1.6 1.8-2.4 3.4q1.8 1.6 4.2.2",
    "long": "M.6 28l-2.2 9q1.8 1.4 3.6.2",
}


def nose(kind: str, dx: float, skin: str, turn: float) -> str:
    x = 32 + 1.3 * dx
    if kind == "bulb":
        return oval(x, 35, 3.4, 2.9, "#d98a6c", 1.5) + line(f"M{number(x - 1.6)} 33.9q.6-.8 1.4-.8", 1, BONE)
    flip = " scale(-1 1)" if turn > 0 else ""
    return f'<g transform="translate({number(x)} 0){flip}">{line(NOSES[kind], 1.5)}</g>'


MOUTHS: Final = {
    "smile": "M-4.2-.8q4.2 4 8.4 0",
    "smirk": "M-3.8 1q4.4 1.2 7.6-2.2",
    "flat": "M-3.6 0h7.2",
    "frown": "M-4 1.6q4-3.4 8 0",
    "purse": "M-2 0q2-1.4 4 0",
    "sad": "M-3 1q3-2.2 6 0",
}


def mouth(kind: str, dx: float, y: float = 41.4) -> str:
    at = f'<g transform="translate({number(32 + 1.1 * dx)} {number(y)})">'
    match kind:
        case "grin":
            return at + shape("M-5.2-1.2q5.2 1.2 10.4 0q-.8 5-5.2 5t-5.2-5z", "#fff", 1.5) + "</g>"
        case "gap":
            teeth = shape("M-5.2-1.2q5.2 1.2 10.4 0q-.8 5-5.2 5t-5.2-5z", "#fff", 1.5)
            return at + teeth + wash("M-.9-.4h2.4v2.4h-2.4z", BLACK) + "</g>"
        case "goldtooth":
            teeth = shape("M-5.2-1.2q5.2 1.2 10.4 0q-.8 5-5.2 5t-5.2-5z", "#fff", 1.5)
            return at + teeth + wash("M.8-.5h2.6v2.8h-2.6z", "#e2b04a") + "</g>"
        case "laugh":
            return (
                at
                + shape("M-5.4-2q5.4 1.4 10.8 0q-.6 7.4-5.4 7.4t-5.4-7.4z", "#6b2320", 1.5)
                + wash("M-4.4-1.3q4.4 1 8.8 0l-.4 1.8h-8z", "#fff")
                + wash("M-2.6 4q2.6-2.8 5.2 0-2.6 2-5.2 0z", "#d5695c")
                + "</g>"
            )
        case "lips":
            return (
                at
                + shape("M-3.8 0q1.9-2 3.8-.7q1.9-1.3 3.8.7q-3.8 3.8-7.6 0z", "#b0463f", 1.1)
                + line("M-3.4.1h6.8", 0.8)
                + "</g>"
            )
        case "tongue":
            return (
                at
                + line("M-4-.6q4 2.6 8 0", 1.7)
                + shape("M-.2.8h4.6v3.4q-2.3 2.6-4.6 0z", "#d5695c", 1.3)
                + "</g>"
            )
    return at + line(MOUTHS[kind], 1.7) + "</g>"


def cheeks(strength: float = 0.35) -> str:
    """A warm flush on both sides."""
    return oval(24.4, 36.4, 2.9, 2.1, "#cf4f3a", 0, strength) + oval(
        39.6, 36.4, 2.9, 2.1, "#cf4f3a", 0, strength
    )


def freckles() -> str:
    return "".join(
        disc(x, y, 0.7, "#a8653a")
        for x, y in [(23, 35), (25.4, 36.6), (27.4, 34.8), (37, 34.8), (39, 36.6), (41, 35)]
    )


def beard(kind: str, colour: str) -> str:
    """What grows on cheek, chin and lip; a mouth goes on top of it."""
    match kind:
        case "full":
            return shape(
                "M19.6 29c.8 6 2.4 8 5.4 8.6 3-2 11-2 14 0 3-.6 4.6-2.6 5.4-8.6 2.6 13-2 24.4-12.4 24.4S17 42 19.6 29z",
                colour,
                2,
            ) + wash("M44.4 31c2 12-2.4 22-12 22.4 6-4 9-9 9-15.4 1.8-1 2.6-3 3-7z", FINE)
        case "long":
            return shape(
                "M19.6 29c.8 6 2.4 8 5.4 8.6 3-2 11-2 14 0 3-.6 4.6-2.6 5.4-8.6 2 12 .6 19-3.4 25l-9 9-9-9c-4-6-5.4-13-3.4-25z",
                colour,
                2,
            ) + line("M28 50l3 8M36 49l-3 9", 1.2)
        case "goatee":
            return shape("M28 44.4h8c.8 4-1.4 9-4 9.6-2.6-.6-4.8-5.6-4-9.6z", colour, 1.7)
        case "chin":
            return shape(
                "M19.6 30c.6 7 3 11 6 13 3 1.6 9.8 1.6 12.8 0 3-2 5.4-6 6-13 2 13-2 22-12.4 22S17.6 43 19.6 30z",
                colour,
                1.9,
            )
        case "mutton":
            return both(
                shape("M19.4 27c-1.6 8-.4 14 4.6 16.6 2.4-3 2-6.6-.4-9.6-1.6-2-2.6-4-4.2-7z", colour, 1.8)
            )
        case "stubble":
            return wash(
                "M21 36c2 2.6 4 2 6 1.4 3-1 7-1 10 0 2 .6 4 1.2 6-1.4 0 8-5 11.6-11 11.6S21 44 21 36z",
                "#3a2c22",
                0.3,
            )
        case "fork":
            return shape(
                "M20 33c1 4 3 5 5.6 5 3-1.6 9.8-1.6 12.8 0 2.6 0 4.6-1 5.6-5 1 9-1 14-4 22l-8-6-8 6c-3-8-5-13-4-22z",
                colour,
                2,
            )
        case "point":
            return shape(
                "M22 35c1.6 3 3.6 3.4 5.6 3 3-1 5.8-1 8.8 0 2 .4 4 0 5.6-3 .4 8-4 17-10 21-6-4-10.4-13-10-21z",
                colour,
                1.9,
            )
    raise ValueError(kind)


def moustache(kind: str, colour: str) -> str:
    match kind:
        case "handlebar":
            return shape(
                "M32 38.6c-2-1.6-5-1.2-7 .6-1.2 1-3 1-4.6-.8 0 4.6 6 6.6 11.6 3.2 5.6 3.4 11.6 1.4 11.6-3.2-1.6 1.8-3.4 1.8-4.6.8-2-1.8-5-2.2-7-.6z",
                colour,
                1.5,
            )
        case "walrus":
            return shape(
                "M32 37.4c-4.4-1.4-8.8 1-9.8 6.8 3.4 1.4 7 .6 9.8-1.2 2.8 1.8 6.4 2.6 9.8 1.2-1-5.8-5.4-8.2-9.8-6.8z",
                colour,
                1.6,
            )
        case "thin":
            return line("M32 39.2q-3.6-1-6.6 1.4M32 39.2q3.6-1 6.6 1.4", 1.9, colour)
        case "curl":
            return line(
                "M32 39.2q-4-.6-6.6 1.6-2.4 1.6-4-.4-.6-1.6 1-2M32 39.2q4-.6 6.6 1.6 2.4 1.6 4-.4.6-1.6-1-2",
                1.8,
                colour,
            )
    raise ValueError(kind)


def _at(d: str, *where: float) -> str:
    return d.format(*(number(v) for v in where))
