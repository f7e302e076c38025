"""A bot in any language: a program that reads questions as lines of JSON and answers with lines of JSON."""

from __future__ import annotations

import atexit
import json
import os
import shlex
from contextlib import suppress
from queue import Empty, Queue
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock, Thread
from typing import Any, Final

from rookery.bots.base import Sampler
from rookery.kernel import View

PREFIX: Final = "cmd:"
PATIENCE: Final = 60.0  # seconds for one line
MOST_WORLDS: Final = 1000  # in one answer
MOST_ASKED: Final = 100  # times a program may ask back before it chooses

_running: dict[tuple[int, str], Program] = {}  # by process, for a fork may not talk on its parent's pipes


class Program:
    """A running program; one serves all bots of its command."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._key = (os.getpid(), command)
        try:
            self._process = Popen(
                shlex.split(command), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise ValueError(f"bot program {command!r} cannot be started: {error}") from None
        self._lines: Queue[str] = Queue()
        self.lock = Lock()  # one conversation at a time
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Puts what the program says into the queue; an empty line means that it has ended."""
        if self._process.stdout is not None:
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put("")

    def tell(self, what: dict[str, Any]) -> None:
        """One line to the program."""
        try:
            if self._process.stdin is not None:
                self._process.stdin.write(json.dumps(what, separators=(",", ":")) + "\n")
                self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._failed("has stopped reading") from None

    def hear(self) -> dict[str, Any]:
        """One line from the program."""
        try:
            line = self._lines.get(timeout=PATIENCE)
        except Empty:
            raise self._failed(f"did not answer within {PATIENCE:.0f} seconds") from None
        if not line:
            raise self._failed("ended without an answer")
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise self._failed(f"said {line.strip()[:60]!r}, which is no JSON object")
        return said

    def _failed(self, what: str) -> ValueError:
        self.close()
        return ValueError(f"bot program {self.command!r} {what}")

    def close(self) -> None:
        """Ends the program; the next question starts it anew."""
        _running.pop(self._key, None)
        if self._process.stdin is not None:
            with suppress(OSError):  # it had more to read and is gone
                self._process.stdin.close()
        self._process.terminate()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


class ProgramBot:
    """Asks a program for its choices."""

    def __init__(self, seed: int, program: Program) -> None:
        self._seed = seed
        self._program = program

    def choose(self, view: View, legal: list[int], sampler: Sampler) -> int:
        program, game = self._program, sampler.game
        question: dict[str, Any] = {"game": game.key, "seat": sampler.seat, "seed": self._seed}
        question |= {"view": view, "legal": legal, "moves": [game.notation(action) for action in legal]}
        with program.lock:
            program.tell(question)
            said = program.hear()
            for _ in range(MOST_ASKED):
                if "action" in said:
                    break
                program.tell(_answer(said, legal, sampler))
                said = program.hear()
        action = said.get("action")
        if isinstance(action, str) and action in question["moves"]:
            return legal[[game.notation(code) for code in legal].index(action)]
        if not isinstance(action, int) or isinstance(action, bool):
            raise ValueError(f"bot program {program.command!r} chose {action!r}, which is no action here")
        return action


def _answer(said: dict[str, Any], legal: list[int], sampler: Sampler) -> dict[str, Any]:
    """What a program may ask before it chooses: sampled worlds, or how its choices look in them."""
    count = said.get("sample", said.get("weigh"))
    if type(count) is not int or not 1 <= count <= MOST_WORLDS:
        return {"error": f"say action, or sample or weigh with a number from 1 to {MOST_WORLDS}"}
    worlds = [sampler.sample() for _ in range(count)]
    if "sample" in said:
        return {"worlds": [sampler.game.dump(world) for world in worlds]}
    rows = [sampler.weigh(world, legal) for world in worlds]
    return {"weights": [sum(column) for column in zip(*rows, strict=True)]}


def is_command(name: str) -> bool:
    """Whether a bot's name starts a program."""
    return name.startswith(PREFIX)


def from_command(name: str, seed: int) -> ProgramBot:
    """A bot of the program behind `cmd:…`, started if it is not running yet."""
    command = name.removeprefix(PREFIX).strip()
    if not command:
        raise ValueError(f"bot {name!r} names no program; write cmd:./mybot")
    key = (os.getpid(), command)
    if key not in _running:
        _running[key] = Program(command)
    return ProgramBot(seed, _running[key])


@atexit.register
def _close_all() -> None:
    for (process, _), program in list(_running.items()):
        if process == os.getpid():
            program.close()
