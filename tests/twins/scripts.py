"""What a viewer tries at every route of the application and with every frame of its socket.

A route or frame that has no script here fails the test. To write one, add a line: the route as
"METHOD /path" and a function from the scene (what the viewer knows) to the requests to make;
`each` asks the same of every table. Ask as somebody would who wants to learn what is hidden, and in
a way that both services answer alike: nothing here may hang on anything but the scene.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rookery.kernel import Game
from rookery.school.puzzles import puzzles as house_puzzles
from rookery.server.daily import DAY, date_of
from tests.server.wire import NOW
from tests.twins.house import TABLES, TWICE
from tests.twins.wires import Ask


@dataclass
class Scene:
    """What a viewer knows when the script begins: the own position, and how long the game has gone."""

    game: Game[Any]
    seats: int
    moves: int
    position: dict[str, Any]

    @property
    def seat(self) -> int:
        return int(self.position["table"]["you"])

    @property
    def seq(self) -> int:
        return int(self.position["seq"])

    @property
    def legal(self) -> list[int]:
        return [choice[0] for choice in self.position["legal"]]

    @property
    def tried(self) -> list[int]:
        """Actions from all over the game, and some that are legal."""
        size = self.game.n_actions
        return [size * n // 8 for n in range(8)] + self.legal[:2] + [size]

    @property
    def wrong(self) -> list[int]:
        """Actions that are refused."""
        return [action for action in self.tried if action not in self.legal]


Script = Callable[[Scene], list[Ask]]
Frames = Callable[[Scene], list[dict[str, Any]]]


def each(path: str, *bodies: Any) -> Script:
    """The same of every table."""
    found = [Ask(path.format(table=table), body) for table in TABLES.values() for body in bodies or (None,)]
    return lambda scene: found


def plain(*paths: str) -> Script:
    """The same whatever the scene is."""
    return lambda scene: [Ask(path) for path in paths]


def moves(scene: Scene) -> list[Ask]:
    """Refused ones: against the rules, on an old position, of an unknown action, at other tables."""
    bodies = [{"seq": scene.seq, "actions": [action]} for action in scene.wrong[:4]]
    bodies += [{"seq": scene.seq, "actions": [action, scene.game.n_actions]} for action in scene.legal[:1]]
    bodies += [{"seq": scene.seq - 1, "actions": [0]}, {"seq": scene.seq + 1, "actions": [0]}, {"seq": "x"}]
    running = [Ask(f"/api/tables/{TABLES['running']}/move", body) for body in bodies]
    return running + each("/api/tables/{table}/move", {"seq": 1, "actions": [0]})(scene)


def undos(scene: Scene) -> list[Ask]:
    """Refused ones; what may be taken back is taken back in the course of the tour."""
    asked = each("/api/tables/{table}/undo", {"seq": 1})(scene)
    seqs = [scene.seq - 1] if scene.position["undo"] else [scene.seq - 1, scene.seq]
    return [*asked, *(Ask(f"/api/tables/{TABLES['running']}/undo", {"seq": seq}) for seq in seqs)]


def reasons(scene: Scene) -> list[Ask]:
    asked = [Ask(f"/api/tables/{TABLES['running']}/why", {"action": action}) for action in scene.tried]
    return asked + each("/api/tables/{table}/why", {"action": 0}, {"action": -1})(scene)


def seats(scene: Scene) -> list[Ask]:
    """Each seat to a bot and back at once; only its owner may, and who is to act would lose the turn."""
    free = [seat for seat in range(scene.seats) if seat not in scene.position["table"]["turn_of"]]
    bodies = [{"seat": seat, "bot": bot} for seat in free for bot in ("greedy", None)]
    return each("/api/tables/{table}/seat", *bodies, {"seat": 7}, {"seat": 0, "bot": "nobody"})(scene)


def steps(scene: Scene) -> list[Ask]:
    """As every seat: a few of every table, and of the running game from the beginning to beyond its end."""
    places = {table: [0, 1, 40, 5000] for table in TABLES.values()}
    places[TABLES["running"]] += [*range(61, scene.moves, 12), scene.moves - 1, scene.moves, scene.moves + 1]
    return [
        Ask(f"/api/tables/{table}/replay/{step}?seat={seat}")
        for table, found in places.items()
        for step in found
        for seat in range(-1, scene.seats)
    ]


def stories(scene: Scene) -> list[Ask]:
    """Of every table as every seat, and as one that is not there."""
    asked = [
        each("/api/tables/{table}/story?seat=" + str(seat))(scene) for seat in range(-1, scene.seats + 1)
    ]
    return [ask for of_a_seat in asked for ask in of_a_seat]


def rooms(scene: Scene) -> list[Ask]:
    """A table of one's own, and wishes that cannot be met."""
    wish = {"game": "crypt", "seats": 2, "seal": "5" * 64, "visibility": "link"}
    return [Ask("/api/tables", body) for body in (wish, wish | {"game": "chess"}, wish | {"seat": 5}, {})]


def words(scene: Scene) -> list[Ask]:
    packed = (("accept-encoding", "gzip"),)
    path = f"/api/words/{scene.game.key}/en.ftl"
    return [
        Ask(path),
        Ask(f"{path}?v=1", None, packed),
        *(Ask(f"{path}?part={part}", None, packed) for part in ("table", "poster", "rules", "glossary", "x")),
        Ask("/api/words/shell/it.ftl"),
        Ask("/api/words/x/y.ftl"),
    ]


def lessons(scene: Scene) -> list[Ask]:
    """The first lesson looked at, done wrongly and refused; lessons and steps that are not there."""
    bodies = [{}, {"actions": [0]}, {"done": [0]}, {"actions": [10**6]}, {"done": "x"}]
    steps = [Ask(f"/api/lessons/crypt/goal{more}", body) for more in ("", "/why") for body in bodies]
    return [*steps, Ask("/api/lessons/crypt/none", {}), Ask("/api/lessons/none/goal", {})]


def puzzles(scene: Scene) -> list[Ask]:
    """The first puzzle looked at, answered by the first choices of all and refused; puzzles not there."""
    first = f"/api/puzzles/crypt/{house_puzzles('crypt')[0].id}"
    bodies = [{}, *({"actions": [action]} for action in (0, 1, 10**6)), {"actions": "x"}]
    found = [Ask(first, body) for body in bodies]
    return [*found, Ask("/api/puzzles/crypt/none", {}), Ask("/api/puzzles/none/goal", {})]


DATES = (date_of(NOW), date_of(NOW + DAY), date_of(NOW - DAY))


SCRIPTS: dict[str, Script] = {
    "GET /api/openapi.json": plain("/api/openapi.json"),
    "GET /api/me": plain("/api/me"),
    "POST /api/me": lambda scene: [Ask("/api/me", {})],
    "PATCH /api/me": lambda scene: [Ask("/api/me", {"name": name}) for name in ("Viewer", "", "\u202e")],
    "GET /api/games": plain("/api/games"),
    "GET /api/packs/{game}/{pack}": lambda scene: [
        Ask(f"/api/packs/{scene.game.key}/{pack}") for pack in ("house", "none")
    ],
    "GET /api/words/{game}/{lang}.ftl": words,
    "GET /api/lessons/{game}": plain("/api/lessons/crypt", "/api/lessons/none"),
    "GET /api/lessons/{game}/words/{lang}.ftl": plain(
        "/api/lessons/crypt/words/fr.ftl",
        "/api/lessons/none/words/fr.ftl",
        "/api/lessons/crypt/words/xx.ftl",
        *(f"/api/lessons/crypt/words/fr.ftl?part={part}" for part in ("lessons", "how", "guide", "x")),
    ),
    "POST /api/lessons/{game}/{step}": lessons,
    "POST /api/lessons/{game}/{step}/why": lambda scene: [
        Ask("/api/lessons/crypt/goal/why", {"action": action}) for action in (0, 10**6)
    ],
    "GET /api/puzzles/today": plain("/api/puzzles/today"),
    "GET /api/daily": plain("/api/daily"),
    "GET /api/daily/{date}": plain(*(f"/api/daily/{date}" for date in DATES)),
    "POST /api/daily/{date}": lambda scene: [
        Ask(f"/api/daily/{date}", {"fun": fun}) for date in DATES for fun in (False, True)
    ],
    "POST /api/duplicates": lambda scene: [
        Ask("/api/duplicates", body) for body in ({"game": "crypt"}, {"game": "chess"}, {"tables": 99})
    ],
    "GET /api/duplicates/{deal}": plain(*(f"/api/duplicates/{name}" for name in (TWICE, "x" * 14, "?"))),
    "GET /api/puzzles/{game}": plain("/api/puzzles/crypt", "/api/puzzles/none"),
    "POST /api/puzzles/{game}/{puzzle}": puzzles,
    "GET /api/tables": plain(
        *(f"/api/tables?list={name}" for name in ("open", "playing", "mine", "over", "x"))
    ),
    "POST /api/tables": rooms,
    "GET /api/tables/{table}": each("/api/tables/{table}"),
    "GET /api/tables/{table}/position": each("/api/tables/{table}/position"),
    "POST /api/tables/{table}/join": each("/api/tables/{table}/join", {}, {"seat": 0}, {"seat": 7}),
    "POST /api/tables/{table}/leave": lambda scene: [
        Ask(f"/api/tables/{TABLES[kind]}/leave", {}) for kind in ("open", "over", "missing")
    ],
    "POST /api/tables/{table}/reveal": each("/api/tables/{table}/reveal", {"link": "1" * 64}, {"link": "x"}),
    "POST /api/tables/{table}/start": each("/api/tables/{table}/start", {}),
    "POST /api/tables/{table}/seat": seats,
    "POST /api/tables/{table}/call": each("/api/tables/{table}/call", {"seat": 0}, {"seat": 7}),
    "POST /api/tables/{table}/remove": each("/api/tables/{table}/remove", {"seat": 0}, {"seat": 1}, {}),
    "POST /api/tables/{table}/chat": each("/api/tables/{table}/chat", {"text": "hm"}, {"text": ""}),
    "POST /api/tables/{table}/end": each("/api/tables/{table}/end", {"agree": True}, {"agree": False}),
    "POST /api/tables/{table}/move": moves,
    "POST /api/tables/{table}/undo": undos,
    "POST /api/tables/{table}/why": reasons,
    "POST /api/tables/{table}/hint": each("/api/tables/{table}/hint", {}),
    "GET /api/tables/{table}/replay": each("/api/tables/{table}/replay"),
    "GET /api/tables/{table}/replay/{step}": steps,
    "GET /api/tables/{table}/ending": each("/api/tables/{table}/ending"),
    "GET /api/tables/{table}/story": stories,
    "POST /api/tables/{table}/review": each("/api/tables/{table}/review", {}),
    "GET /api/tables/{table}/review": each("/api/tables/{table}/review"),
    "GET /api/tables/{table}/record": each("/api/tables/{table}/record"),
    "GET /api/records.jsonl": plain("/api/records.jsonl"),
    "GET /api/ledger": plain("/api/ledger", "/api/ledger?after=0", f"/api/ledger?table={'1' * 64}"),
    "GET /healthz": plain("/healthz"),
    "GET /readyz": plain("/readyz"),
    "GET /metrics": plain(),  # the tour reads it before and after, and compares what was counted
    "GET /": plain("/"),
    "GET /t/{table}": each("/t/{table}"),
    "GET /r/{table}": each("/r/{table}"),
    "GET /r/{table}/{step}": each("/r/{table}/3"),
    "GET /review/{table}": each("/review/{table}"),
    "GET /fair/{table}": each("/fair/{table}"),
    "GET /settings": plain("/settings"),
    "GET /glossary/{game}": plain("/glossary/crypt"),
    "GET /learn/{game}": plain("/learn/crypt"),
    "GET /learn/{game}/{step}": plain("/learn/crypt/goal"),
    "GET /how/{game}": plain("/how/crypt"),
    "GET /puzzles": plain("/puzzles"),
    "GET /puzzles/{game}": plain("/puzzles/crypt", "/puzzles/today"),
    "GET /puzzles/{game}/{puzzle}": plain("/puzzles/crypt/none"),
    "GET /daily": plain("/daily"),
    "GET /duplicate/{deal}": plain(f"/duplicate/{TWICE}"),
    "GET /daily/{date}": plain("/daily/2026-01-01"),
    "GET /assets/{name:path}": plain("/assets/none.js", "/assets/../secret"),
    "GET /{name}": plain("/robots.txt", "/favicon.ico"),
    "WS /ws/{table}": plain(*(f"/ws/{table}" for table in TABLES.values())),
}


def _once(**frame: Any) -> Frames:
    return lambda scene: [frame]


FRAMES: dict[str, Frames] = {
    "hello": lambda scene: [
        {"v": 1, "events": 0},
        {"v": 1, "events": len(scene.position["events"]), "seq": scene.seq},
        {"v": 1, "events": 3, "seq": 2},
    ],
    "move": lambda scene: [
        {"seq": seq, "actions": [action]} for action in scene.wrong[:3] for seq in (scene.seq, scene.seq - 1)
    ],
    "undo": lambda scene: [{"seq": scene.seq - 1}] + ([] if scene.position["undo"] else [{"seq": scene.seq}]),
    "why": lambda scene: [{"action": action} for action in scene.tried],
    "hint": _once(),
    "chat": _once(text="well"),
    "ping": _once(),
}
