"""The one of the thirteen characters of Oliver Twist that is no person."""

from __future__ import annotations

from tools.draw.ink import BLACK, FINE, HATCH, both, disc, line, oval, shape, wash


def bullseye() -> str:
    """Sikes's dog: white, rough, torn about the ears and nobody's friend."""
    fur, shade = "#efe9dc", "#d6cdb9"
    body = shape("M8 66c0-12 8-18 24-18s24 6 24 18z", fur) + wash("M56 66c0-12-8-18-22-18l6 18z", HATCH)
    band = shape("M18 48c8 5 20 5 28 0l1 5c-9 6-21 6-30 0z", "#7a3b2e", 1.9) + "".join(
        disc(x, y, 1.4, "#e2b04a", 1) for x, y in [(22, 52), (28, 54), (36, 54), (42, 52)]
    )
    ears = shape("M17 24C10 20 7 12 9 5c6 1 12 5 15 11z", shade) + shape(
        "M47 24c7-4 10-10 9-15l-4 2-1-5c-6 2-10 6-12 10z", "#b98a5a"
    )
    skull = "M32 10c10 0 17 6 17 16 0 6-2 9-4 12-2 9-6 14-13 14s-11-5-13-14c-2-3-4-6-4-12 0-10 7-16 17-16z"
    patch = wash("M37 11c8 1 12 7 12 15 0 4-1 7-3 9-6-1-10-4-11-9-1-6 0-11 2-15z", "#b98a5a")
    face = (
        shape(skull, fur)
        + patch
        + shape(skull, "none")
        + wash("M47 22c2 10-2 16-4 20-2 6-6 9-10 10 6-8 8-18 8-32z", FINE)
    )
    muzzle = (
        oval(32, 40, 9.5, 8.5, "#fbf6ea", 1.9)
        + shape("M27 34c3-2 7-2 10 0 0 3-3 5-5 5s-5-2-5-5z", BLACK, 1.2)
        + line("M32 39v4M32 43c-3 4-7 3-8 0M32 43c3 4 7 3 8 0", 1.7)
        + shape("M27 45l1 3 2-2.4zM37 45l-1 3-2-2.4z", "#fff", 1)
    )
    eyes = both(
        shape("M20.5 26c2-3 6-2.5 7.5 1-3 2-6 1.5-7.5-1z", "#fff3d6", 1.5)
        + disc(24.6, 26.3, 1.7, BLACK)
        + line("M19.5 22.5l8 2.5", 2.4)
    )
    return (
        ears
        + body
        + band
        + face
        + muzzle
        + eyes
        + line("M22 31l4 1M21 34l4-.5M42 14l-3 5M44 17l-3 4", 1.2, "#8c5a4a")
    )
