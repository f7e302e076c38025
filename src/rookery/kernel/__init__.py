"""The contract of a game, and tools that play any of them."""

from rookery.kernel.cells import Encoder, shorts
from rookery.kernel.codec import Codec, Field, Named, Verb
from rookery.kernel.const import CHANCE, EVERYONE, ONLOOKER, OVER
from rookery.kernel.fields import Fields, declared_fields
from rookery.kernel.game import (
    EventKind,
    Game,
    Instinct,
    Option,
    Options,
    ReasonKind,
    Refused,
    Score,
    State,
    View,
    check,
    play,
    told,
    whispered,
)
from rookery.kernel.picker import Picker
from rookery.kernel.sink import MUTE, Happening, Recorder, Sink
from rookery.kernel.tools import finish, perft, playthrough, random_games

__all__ = [
    "CHANCE",
    "EVERYONE",
    "MUTE",
    "ONLOOKER",
    "OVER",
    "Codec",
    "Encoder",
    "EventKind",
    "Field",
    "Fields",
    "Game",
    "Happening",
    "Instinct",
    "Named",
    "Option",
    "Options",
    "Picker",
    "ReasonKind",
    "Recorder",
    "Refused",
    "Score",
    "Sink",
    "State",
    "Verb",
    "View",
    "check",
    "declared_fields",
    "finish",
    "perft",
    "play",
    "playthrough",
    "random_games",
    "shorts",
    "told",
    "whispered",
]
