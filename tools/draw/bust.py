"""A person: head and shoulders composed of parts, on a plate of the game's own form."""

from __future__ import annotations

from dataclasses import dataclass

from tools.draw import clothes, face, hair, hats, props
from tools.draw.ink import FINE, GLOW, disc, moved, shape, wash

ARCH = "M3 62V27C3 11 15 2 32 2s29 9 29 25v35z"  # a niche, as on the client cards of Thiefdom
CAMEO = "M32 1.5C50 1.5 61 14 61 32S50 62.5 32 62.5 3 50 3 32 14 1.5 32 1.5z"  # an oval, as in a locket


@dataclass(frozen=True)
class Person:
    """What somebody looks like. A part that is not named is not there."""

    key: str
    head: str = "oval"
    skin: str = "fair"
    tint: str = "#3a2a20"  # of the hair
    behind: str = ""
    upon: str = ""
    eyes: str = "lid"
    brows: str = "soft"
    nose: str = "straight"
    mouth: str = "smile"
    beard: str = ""
    moustache: str = ""
    flush: float = 0
    turn: float = 0  # where the face looks: -1 to the left, 1 to the right
    hat: str = ""
    felt: str = "#5a3a2a"
    band: str = "#c9a24a"
    build: str = "usual"
    coat: str = "#5a4a6a"
    collar: str = "shirt"
    linen: str = "#f4efe2"
    trim: str = "#c9a24a"
    stand: str = ""  # a collar that stands up behind the head
    hold: str = ""
    extra: str = ""  # words for what else is on a face, one after the other
    wash: str = "#4a5578"  # behind them
    grey: str = ""  # of brows and beard, if not the hair's


def bust(who: Person, reach: float = 0) -> str:
    """Somebody without the plate; what they hold is drawn in by `reach`, where the plate is narrow."""
    skin = face.SKINS[who.skin]
    head = face.HEADS[who.head]
    dx = 2.2 * who.turn
    beard_tint = who.grey or who.tint
    marks = who.extra.split()
    layers = [
        hair.behind(who.behind, who.tint) if who.behind else "",
        clothes.behind(who.stand, who.coat),
        clothes.coat(who.build, who.coat),
        clothes.neck(skin),
        clothes.collar(who.collar, who.linen, who.trim),
        face.skull(head, skin),
        face.cheeks(who.flush) if who.flush else "",
        face.beard(who.beard, beard_tint) if who.beard else "",
        hair.upon(who.upon, who.tint) if who.upon else "",
        hair.sheen() if who.upon and not who.hat else "",
        hats.hat("mask", "#241c2e", "") if "mask" in marks else "",
        face.freckles() if "freckles" in marks else "",
        clothes.soot() if "soot" in marks else "",
        _mask_eyes(dx) if "mask" in marks else face.eyes(who.eyes, dx),
        face.brows(who.brows, dx, _brow(beard_tint)),
        face.nose(who.nose, dx, skin, who.turn),
        face.mouth(who.mouth, dx),
        face.moustache(who.moustache, beard_tint) if who.moustache else "",
        clothes.scar() if "scar" in marks else "",
        clothes.plaster() if "plaster" in marks else "",
        clothes.spectacles() if "spectacles" in marks else "",
        clothes.monocle() if "monocle" in marks else "",
        clothes.earrings("#e2b04a") if "earrings" in marks else "",
        clothes.earrings("#2f9c96") if "jewels" in marks else "",
        hats.hat(who.hat, who.felt, who.band) if who.hat else "",
        moved(props.prop(who.hold), -reach, -reach / 2) if who.hold else "",
    ]
    return "".join(layers)


def portrait(who: Person, plate: str) -> str:
    return framed(bust(who, 0 if plate is ARCH else 6), who.wash, plate)


def framed(body: str, tint: str, plate: str) -> str:
    """Somebody on a plate: a wash with a lamp in it, the person cut off at its foot."""
    arch = plate is ARCH
    dusk = "M44 6c10 5 17 14 17 26v30H44z" if arch else "M46 6c9 5 15 14 15 26 0 13-5 22-13 27z"
    ground = wash(plate, tint) + disc(22, 20, 26, GLOW) + wash(dusk, FINE)
    clip = "plate-arch" if arch else "plate-cameo"
    return f'<g clip-path="url(#{clip})">{ground}{moved(body, 2.6, 3.4, 0.92)}</g>' + shape(plate)


PLATES = f'<clipPath id="plate-arch"><path d="{ARCH}"/></clipPath><clipPath id="plate-cameo"><path d="{CAMEO}"/></clipPath>'


def _brow(tint: str) -> str:
    """Brows are a line of the pen unless the hair is light."""
    light = int(tint[1:3], 16) + int(tint[3:5], 16) + int(tint[5:7], 16) > 380
    return "#5b4a34" if light else ""


def _mask_eyes(dx: float) -> str:
    return "".join(
        wash(f"M{x - 3.2} 30.5q3.2-3 6.4 0-3.2 3-6.4 0z", "#ffe9b0") + disc(x, 30.5, 1.5, "#1a130e")
        for x in (26.2 + dx * 0.6, 37.8 + dx * 0.6)
    )
