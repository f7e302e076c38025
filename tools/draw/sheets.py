"""Which sheets are drawn here, and whether they are as the code draws them."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from tools.draw import artworks, bots, burglaries, figures
from tools.draw.bust import ARCH, CAMEO, PLATES, framed, portrait
from tools.draw.dog import bullseye
from tools.draw.ink import GRAIN, symbol
from tools.draw.people import people
from tools.made import Made

ART: Final = Path(__file__).parents[2] / "web" / "src" / "art"


def bot_faces() -> str:
    """They are shown in the lobby too, where no game's sheet is: they bring what they are shaded with."""
    faces = [symbol(f"b-{who.key}", bots.face(who)) for who in people("bots")]
    return GRAIN + "".join(faces + [symbol(f"b-hat-{kind}", bots.hat(kind)) for kind in bots.HATS])


def town_figures() -> str:
    """What the map of Thiefdom shows at once."""
    made = [symbol(f"t-thief-{n + 1}", figures.thief(n)) for n in range(3)]
    for n, letter in enumerate("abcd"):
        made += [symbol(f"t-guard-{letter}", figures.guard(n)), symbol(f"t-noble-{letter}", figures.noble(n))]
    made += [symbol(f"t-art-{n + 1}", draw()) for n, draw in enumerate(artworks.ARTWORKS)]
    return artworks.CLIPS + "".join(made) + symbol("t-carriage", figures.carriage())


def town_people() -> str:
    """What its cards, panels and boards show, once there is a need."""
    made = [symbol(f"t-cl-{who.key}", portrait(who, ARCH)) for who in people("clients")]
    made += [symbol(f"t-host-{who.key}", portrait(who, ARCH)) for who in people("hosts")]
    return PLATES + "".join(made)


def london_people() -> str:
    made = [symbol(f"o-ch-{who.key}", portrait(who, CAMEO)) for who in people("twist")]
    made += [symbol("o-ch-bullseye", framed(bullseye(), "#a8a090", CAMEO))]
    made += [symbol(f"o-bu-{name}", burglaries.front(at)) for at, (name, _) in enumerate(burglaries.FRONTS)]
    return PLATES + burglaries.CLIPS + "".join(made)


@functools.cache
def texts() -> dict[Path, str]:
    """Every sheet as it should be. Portraits are shaded with what the sheet of their game holds."""
    drawn = {
        "bots": bot_faces(),
        "thiefdom_figures": town_figures(),
        "thiefdom_people": town_people(),
        "oliver_twist_people": london_people(),
    }
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><!-- made by `make art` -->\n'
    return {
        ART / f"{name}.svg": f"{head}{body.replace('<symbol', chr(10) + '<symbol')}\n</svg>\n"
        for name, body in drawn.items()
    }


MADE: Final = Made("draw", texts, "is not what the code draws: run `make art`.")
