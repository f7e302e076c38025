"""The six artworks of Thiefdom: each hangs in a frame of its own form."""

from __future__ import annotations

from tools.draw.bust import bust
from tools.draw.ink import FINE, GLOW, GOLD, HATCH, WOOD, both, disc, line, moved, oval, shape, wash
from tools.draw.people import person


def lady() -> str:
    """1, the masterpiece: a lady who smiles at whoever steals her."""
    frame = shape("M6 62V26C6 12 18 2 32 2s26 10 26 24v36z", GOLD) + wash(
        "M40 3c11 4 18 12 18 23v36H46z", HATCH
    )
    picture = (
        '<g clip-path="url(#art-lady)">'
        + wash("M12 12h40v46H12z", "#4a5a52")
        + disc(24, 20, 20, GLOW)
        + moved(bust(person("others", "sitter")), 10.6, 10, 0.67)
        + "</g>"
    )
    return (
        frame
        + picture
        + shape(LADY, "none", 2)
        + both(disc(9, 30, 1.6, "#b0343a", 1.1) + disc(9, 44, 1.6, "#b0343a", 1.1))
    )


LADY = "M13 56V27c0-10 8-18 19-18s19 8 19 18v29z"
CLIPS = f'<clipPath id="art-lady"><path d="{LADY}"/></clipPath>'


def oranges() -> str:
    """2: fruit in a silver bowl, worth its weight in gold."""
    picture = oval(32, 32, 21, 18, "#3a2a30", 2) + disc(24, 24, 14, GLOW)
    fruit = "".join(
        disc(x, y, 5.4, "#e8932f", 1.7) for x, y in [(24, 33), (40, 33), (32, 32), (28, 26), (36, 26)]
    )
    leaf = shape("M36 22c2-5 6-6 9-5-1 5-5 7-9 5z", "#5d8a45", 1.4)
    bowl = shape("M19 37h26c-1 6-6 9-13 9s-12-3-13-9z", "#aeb8bd", 1.8) + wash(
        "M45 37c-1 6-6 9-12 9 4-2 6-5 7-9z", FINE
    )
    return (
        oval(32, 32, 30, 27, GOLD, 2.4)
        + wash("M44 8c10 5 17 14 17 24S54 55 42 58c8-14 9-34 2-50z", HATCH)
        + picture
        + fruit
        + leaf
        + bowl
    )


def stag() -> str:
    """3: a stag at the edge of the wood."""
    frame = shape("M1 11h62v42H1z", WOOD) + shape("M1 11l7 7M63 11l-7 7M1 53l7-7M63 53l-7-7", "none", 1.6)
    ground = shape("M8 18h48v28H8z", "#b9c4a0", 2) + wash(
        "M8 46V36c6-4 10-2 14 0s10 2 16-2 12-2 18 0v12z", "#5a7a4a"
    )
    trees = "".join(shape(f"M{x} 38l5-16 5 16z", "#35503a", 1.6) for x in (9, 45))
    deer = shape(
        "M24 43l1-9c3-2 8-2 11-1l2-7 5-1 2 3-4 2-1 6-2 8h-2l-1-6h-6l-1 6h-2z", "#8a5a30", 1.6
    ) + line("M40 25c-3-2-4-5-3-7M42 24c1-3 3-4 5-4M38 21l-3-1M43 21l1-3", 1.5)
    return frame + ground + trees + deer + wash("M63 11v42H36c12-10 20-24 20-42z", HATCH, 0.6)


def town() -> str:
    """4: a triptych of the town by night; its wings fold."""
    wings = shape(
        "M2 14c5-3 9-4 13-4v44c-4 0-8-1-13-4zM62 14c-5-3-9-4-13-4v44c4 0 8-1 13-4z", GOLD, 2
    ) + shape("M5 17c3-2 5-2 7-2v34c-2 0-4 0-7-2zM59 17c-3-2-5-2-7-2v34c2 0 4 0 7-2z", "#26355a", 1.5)
    middle = shape("M15 56V16C17 6 24 2 32 2s15 4 17 14v40z", GOLD) + shape(
        "M19 52V18c2-7 7-11 13-11s11 4 13 11v34z", "#26355a", 1.8
    )
    roofs = disc(38, 18, 4.5, "#ffe9b0", 1.4) + shape("M19 52V38l5-6 5 6v-4l6-8 5 8v4l5 5v9z", "#12182c", 1.5)
    lit = wash("M23 42h3v4h-3zM33 36h3v4h-3zM39 44h3v4h-3zM31 46h2v3h-2z", "#ffd37a") + wash(
        "M8 30h2v3H8zM54 34h2v3h-2zM8 40h2v3H8z", "#ffd37a"
    )
    return wings + middle + roofs + lit + wash("M49 16v40H38c8-12 10-28 6-48 3 1 4 4 5 8z", HATCH, 0.7)


def peacock() -> str:
    """5: a peacock in enamel, its tail set with stones."""
    plate = shape("M32 1l31 31-31 31L1 32z", GOLD) + shape("M32 10l22 22-22 22-22-22z", "#1f4a52", 1.9)
    eyes = [(18, 31), (21.5, 24.5), (27, 20), (32, 18), (37, 20), (42.5, 24.5), (46, 31)]
    rays = "".join(line(f"M32 40L{x} {y}", 1.6, "#5fb08a") for x, y in eyes)
    stones = "".join(disc(x, y, 2.7, "#2f9c96", 1.3) + disc(x, y, 1.1, "#e2b04a") for x, y in eyes)
    bird = (
        shape("M29 50c-3-5-2-9 1-13 1-3 1-5 0-7 1-3 4-3 5 0-1 3-1 5 1 8 3 4 2 9-1 12z", "#2b5fa8", 1.7)
        + shape("M35 29l4 1-4 1z", "#e2b04a", 1)
        + disc(32.6, 29.4, 0.9, "#fff")
    )
    return plate + rays + stones + bird + wash("M32 1l31 31-31 31-4-4 26-27L32 10z", HATCH, 0.7)


def ship() -> str:
    """6: a ship that comes home with the tide."""
    frame = (
        shape("M4 6h56v52H4z", "#7a3b2e")
        + both(shape("M2 4h11v11H2zM2 49h11v11H2z", GOLD, 1.9))
        + shape("M13 14h38v36H13z", "#e6c98a", 2)
    )
    sea = wash("M13 40h38v10H13z", "#2f6f8a") + line(
        "M15 44q4-3 8 0t8 0 8 0 8 0M17 48q4-3 8 0t8 0 8 0", 1.4, "#bfe0ea"
    )
    hull = shape("M20 37h25c-2 5-5 7-9 7h-7c-4 0-7-2-9-7z", WOOD, 1.7) + line("M32 37V17", 2)
    sails = shape("M33 18c7 3 10 8 10 15H33zM31 21c-5 3-8 7-9 12h9z", "#fbf4e6", 1.6)
    return (
        frame
        + sea
        + hull
        + sails
        + disc(44, 20, 3.4, "#f0a53c", 1.2)
        + shape("M13 14h38v36H13z", "none", 2)
        + wash("M60 6v52H38c8-6 13-8 13-8V14z", HATCH, 0.6)
    )


ARTWORKS = (lady, oranges, stag, town, peacock, ship)
