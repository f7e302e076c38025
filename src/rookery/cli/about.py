"""`rookery about`: what runs here."""

from __future__ import annotations

import platform
from argparse import Namespace

from rookery import __version__, build, games
from rookery.cli.screen import Screen
from rookery.words import Words


def run(args: Namespace) -> int:
    """Version, build, games, and where their numbers come from."""
    words, screen = Words(args.lang), Screen(args.plain)
    screen.say(words.say("shell-about-version", version=__version__), "bold")
    kind = build.current().kind
    screen.say(words.say(f"shell-about-build-{kind}", python=platform.python_version()))
    titles = ", ".join(Words(args.lang, key).say("title") for key in games())
    screen.say(words.say("shell-about-games", games=titles))
    screen.say(words.say("shell-about-house"))
    return 0
