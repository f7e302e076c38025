"""Hair: what hangs behind a head and what lies on the brow."""

from __future__ import annotations

from tools.draw.ink import FINE, HATCH, both, disc, line, oval, shape, wash

SHEEN = "M22 19c2-4 6-6 10-6"  # where the lamp touches it


def behind(kind: str, colour: str) -> str:
    """Drawn before the shoulders."""
    match kind:
        case "long":
            return shape("M16.5 26C14 8 50 8 47.5 26c1 10 2.5 20 5 30h-41c2.5-10 4-20 5-30z", colour) + wash(
                "M46 22c2 14 3 24 6.5 34H40c6-10 7-22 6-34z", HATCH
            )
        case "curls":
            around = [
                (16, 40, 6),
                (14, 31, 6),
                (16, 22, 6.5),
                (22, 14, 6.5),
                (32, 11, 7),
                (42, 14, 6.5),
                (48, 22, 6.5),
                (50, 31, 6),
                (48, 40, 6),
            ]
            return "".join(disc(x, y, r, colour, 2.4) for x, y, r in around) + wash(
                "M20 16h24l3 10-2 16H19l-2-16z", colour
            )
        case "mane":
            return shape(
                "M10 54c-4-6 0-10-2-16s0-10 2-16S20 5 32 5s20 11 22 17 0 10 2 16-2 10-2 16z", colour
            ) + line("M12 44c2-4 0-10 3-16M52 46c-2-4 0-10-3-16M18 14c2-3 5-4 8-5", 1.4)
        case "bun":
            return disc(32, 8.5, 7, colour, 2.4) + shape("M17.5 28C15 9 49 9 46.5 28z", colour)
        case "lowbun":
            return both(shape("M18 30c-7-1-10 4-8 9s8 5 10 1z", colour, 2))
        case "pony":
            return shape("M42 14c10-4 17 4 16 14-1 8-6 12-4 22-8-2-10-8-9-16 0-8 1-12-3-20z", colour) + line(
                "M50 20c3 4 3 8 1 13", 1.3
            )
        case "braids":
            left = "".join(
                oval(x, y, 4.6, 4.2, colour, 2) for x, y in [(15, 37), (13.5, 43.5), (13, 50), (13.5, 56)]
            )
            return shape("M17 30C14 9 50 9 47 30z", colour) + both(left + line("M10 60.5h7", 2.4))
        case "topknot":
            return oval(32, 6.5, 5, 5.5, colour, 2.4) + line("M27.5 10.5h9", 2.2, "#b0343a")
        case "tail":
            return shape("M44 36c7 2 9 8 6 16-3 2-6 0-6-3 1-4 1-8-2-11z", colour, 2) + line(
                "M43 38l5-2", 2.4, "#1a130e"
            )
    raise ValueError(kind)


def upon(kind: str, colour: str) -> str:
    """Drawn on the head, under a hat."""
    match kind:
        case "part":
            top = "M19 29C17.5 13 25 10 32 10.5 40 10 46.5 14 45 29c-2-6-6-10-13.5-10.5C26 19 21.5 22 19 29z"
            return shape(top, colour, 2) + line("M31.5 18.5c-2-3-2-5-1-8", 1.2)
        case "middle":
            return shape(
                "M18.5 33C15 13 24 9.5 32 9.5S49 13 45.5 33c-1-7-5-12-13.5-15.5C23.5 21 19.5 26 18.5 33z",
                colour,
                2,
            )
        case "fringe":
            return shape(
                "M18.8 30C16.5 13 25 10 32 10s15.5 3 13.2 20c-.6-4-1.6-6.5-3-8l-2 3.5-2.7-3.5-3.2 4-3.3-4-3.3 4-3.2-4c-3 1.5-4.5 4-5.7 8z",
                colour,
                2,
            )
        case "short":
            return shape(
                "M19 28C17 13 24 9.5 32 9.5S47 13 45 28c-.6-5-2.4-8-5-9.4-6 1.6-10 1.6-16 0-2.6 1.4-4.4 4.4-5 9.4z",
                colour,
                2,
            )
        case "widow":
            return shape(
                "M19.4 29C17.5 13 25 10 32 10s14.5 3 12.6 19c-.4-6-2-9-4.6-10.4-3 0-5.6 1.4-8 4.4-2.4-3-5-4.4-8-4.4-2.6 1.4-4.2 4.4-4.6 10.4z",
                colour,
                2,
            )
        case "swept":
            return shape(
                "M19 30C15.5 12 24 7 33 8.5 42 7 48 14 45.2 30c-.8-6-2.8-9.6-6.2-11-6 .6-10-1-12-3.4-2 5-6 8-8 14.4z",
                colour,
                2,
            )
        case "messy":
            return shape(
                "M18.6 29l-2.6-5 2-1-2-6 4.6.6 1-6.6 5 4 2.4-6 4 5 5-5 1.4 6.4 5-2-.4 6 4 1-2.6 3 1.6 5-2 1c-.6-3-1.6-5-3-6.4l-3 2-3.4-3.6-3.6 3-3.4-3-3 3.6-3.4-2.6c-1.4 1.4-2.4 3.6-3.6 6.6z",
                colour,
                2,
            )
        case "sides":
            return both(
                shape("M21 33c-3 2-7 0-6-3-3-1-3-5 0-6-1-3 1-6 4-6 0-2 3-3 4-1-2 5-2.6 10-2 16z", colour, 1.9)
            )
        case "tonsure":
            return both(
                shape("M20 33c-4.5-2-5-11-1-15.5 2.5-2.5 5-3 7-3-3 4-5 8-4.8 13z", colour, 1.9)
            ) + line("M25 15.5c4-2 10-2 14 0", 1.2)
        case "crop":
            return wash(
                "M20 27c-1.5-11 4-15 12-15s13.5 4 12 15c-2-6-5-8-12-8s-10 2-12 8z", colour, 0.75
            ) + wash("M38 13c6 2 7 7 6 14-1-4-3-6-6-7z", FINE)
        case "curlytop":
            tops = [
                (20.5, 23, 4.5),
                (22, 16, 5),
                (28.5, 12, 5.2),
                (36, 12, 5.2),
                (42, 16, 5),
                (43.5, 23, 4.5),
            ]
            return "".join(disc(x, y, r, colour, 2) for x, y, r in tops) + wash(
                "M22 20c2-7 18-7 20 0-6-3-14-3-20 0z", colour
            )
        case "corkscrew":
            locks = [(18, 26), (17, 32), (18, 38), (46, 26), (47, 32), (46, 38)]
            top = shape(
                "M18.5 25C18 12 25 9 32 9s14 3 13.5 16c-3-5-6-7.5-13.5-7.5S21.5 20 18.5 25z", colour, 2
            )
            return top + "".join(oval(x, y, 3.4, 3.6, colour, 1.8) for x, y in locks)
    raise ValueError(kind)


def sheen() -> str:
    """Light on a bare head of hair."""
    return line(SHEEN, 1.6, "#fff6dc80")
