"""`rookery data check`: is a folder a good pack?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rookery import games
from rookery.cli.screen import Screen
from rookery.cli.shelf import take_game
from rookery.cli.trouble import Trouble, because
from rookery.table.packs import load_game, read_pack
from rookery.words import Words


def run(args: Namespace) -> int:
    """Builds the game from the pack; what is wrong with it is said in one sentence."""
    folder = Path(args.pack)
    try:
        key = take_game(args.game).key if args.game else _game_of(folder)
        pack = read_pack(key, folder)
        game = load_game(key, folder)
    except ValueError as error:
        raise because(error) from None
    words = Words(args.lang, game)
    title = words.say("title")
    text = words.say("shell-pack-good", pack=pack.name, title=title, sha=pack.sha256[:16])
    Screen(args.plain).say(text)
    return 0


def _game_of(folder: Path) -> str:
    """The game whose own pack has the most files in common with this folder."""
    if not folder.is_dir():
        raise Trouble("error-no-folder", pack=str(folder))
    stems = {file.stem for file in folder.glob("*.toml")}
    shared = {key: len(stems & set(read_pack(key).data)) for key in games()}
    best = max(shared, key=lambda key: shared[key])
    if not shared[best]:
        raise Trouble("error-pack-game", pack=str(folder))
    return best
