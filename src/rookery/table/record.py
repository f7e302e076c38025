"""The record of a match: one JSON-able dict, one line of text."""

from __future__ import annotations

import json
from typing import Any, NoReturn, TypeVar

from rookery.kernel import CHANCE, Options
from rookery.table.canon import canonical, sha256
from rookery.table.chance import SEED_BYTES, Chance, Sealed, Seeded, Unopened
from rookery.table.joint import Joint, Link
from rookery.table.packs import Pack

FORMAT = 1
HEADER = ("rookery", "game", "rules", "pack", "options", "seats", "names", "chance")
FIELDS = (*HEADER, "moves", "hash")
SEALED_FIELDS = {"kind", "match", "commitment", "salts"}
JOINT_FIELDS = {"kind", "match", "commitment", "seals", "links"}
HEX = set("0123456789abcdef")

Record = dict[str, Any]
T = TypeVar("T")


def start_hash(
    game: str, rules: int, pack: Pack, options: Options, seats: int, chance: dict[str, Any]
) -> str:
    """The first link of the chain: everything that is fixed before the first move."""
    header = {
        "game": game,
        "rules": rules,
        "pack": {"name": pack.name, "sha256": pack.sha256},
        "options": options,
        "seats": seats,
        "chance": {key: value for key, value in chance.items() if key != "links"},  # they come with the moves
    }
    return sha256(canonical(header))


def write_line(record: Record) -> str:
    """A record as one line of text, without the line's end."""
    return canonical(record)


def read_line(text: str) -> Record:
    """The record in one line of text; ValueError says where the line stops being one."""
    try:
        record = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise ValueError(
            f"the record is not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise ValueError("the record is not one: it is nested too deeply") from None
    except ValueError as error:
        raise ValueError(f"the record is not JSON: {error}") from None
    return check_record(record)


def check_record(record: object) -> Record:
    """The same record, once every field is there and of its kind."""
    if not isinstance(record, dict):
        raise ValueError(f"a record is a JSON object, not a {type(record).__name__}")
    for key in FIELDS:
        if key not in record:
            raise ValueError(f"the record has no field {key!r}")
    for key in record:
        if key not in FIELDS and key != "result":
            raise ValueError(f"the record has an unknown field {key!r}")
    if _want("rookery", record["rookery"], int) != FORMAT:
        raise ValueError(f"the record has format {record['rookery']!r}, this is for format {FORMAT}")
    _want("game", record["game"], str)
    _want("rules", record["rules"], int)
    _want("seats", record["seats"], int)
    _check_hex("hash", record["hash"], 64)
    _check_pack(record["pack"])
    for key, value in _want("options", record["options"], dict).items():
        _want(f"option {key!r}", value, str)
    _check_names(record["names"], record["seats"])
    _check_moves(record["moves"])
    return record


def chance_of(description: object) -> Chance:
    """The source of chance that a record describes; without its seed it stays unopened."""
    fields = _want("chance", description, dict)
    kind = fields.get("kind")
    if kind == "seeded":
        return _seeded(fields)
    if kind == "sealed":
        return _sealed(fields)
    if kind == "joint":
        return _joint(fields)
    raise ValueError(f"chance: the kind is {kind!r}, it can be seeded, sealed or joint")


def _seeded(description: dict[str, Any]) -> Chance:
    if set(description) != {"kind", "seed"}:
        raise ValueError("chance: a seeded source has the fields kind and seed, nothing else")
    return Seeded(_want("chance: seed", description["seed"], int))


def _sealed(description: dict[str, Any]) -> Chance:
    if set(description) - {"seed"} != SEALED_FIELDS:
        names = ", ".join(sorted(SEALED_FIELDS))
        raise ValueError(f"chance: a sealed source has the fields {names} and in the end seed")
    match_id = _want("chance: match", description["match"], str)
    salts = _want("chance: salts", description["salts"], list)
    return _opened(description, Sealed(_seed(description), match_id, salts))


def _joint(description: dict[str, Any]) -> Chance:
    if set(description) - {"seed", "draws"} != JOINT_FIELDS or ("seed" in description) != (
        "draws" in description
    ):
        names = ", ".join(sorted(JOINT_FIELDS))
        raise ValueError(f"chance: a joint source has the fields {names} and in the end seed and draws")
    match_id = _want("chance: match", description["match"], str)
    seals = _want("chance: seals", description["seals"], list)
    links = [
        _link(place, link) for place, link in enumerate(_want("chance: links", description["links"], list), 1)
    ]
    try:
        source = Joint(_seed(description), match_id, seals, links)
    except ValueError as error:
        raise ValueError(f"chance: {error}") from None
    return _opened(description, source)


def _link(place: int, link: object) -> Link:
    parts = _want(f"chance: link {place}", link, list)
    if len(parts) != 3:
        raise ValueError(f"chance: link {place}: a link has its place, its seat and its digits")
    drawn, seat = (_want(f"chance: link {place}", number, int) for number in parts[:2])
    return drawn, seat, _check_hex(f"chance: link {place}", parts[2], 64)


def _seed(description: dict[str, Any]) -> bytes:
    """The seed, or zeros where it is not told yet."""
    if "seed" not in description:
        return bytes(SEED_BYTES)
    return bytes.fromhex(_check_hex("chance: seed", description["seed"], 2 * SEED_BYTES))


def _opened(description: dict[str, Any], source: Sealed | Joint) -> Chance:
    """The source if its seed is there and was promised."""
    promised = _check_hex("chance: commitment", description["commitment"], 64)
    if "seed" not in description:
        return Unopened(description, source)
    if source.commitment != promised:
        raise ValueError(
            f"chance: the seed and match id lead to the commitment {source.commitment}, "
            f"the record promised {promised}"
        )
    return source


def _check_pack(pack: object) -> None:
    fields = _want("pack", pack, dict)
    if set(fields) != {"name", "sha256"}:
        raise ValueError("pack: it has the fields name and sha256, nothing else")
    _want("pack: name", fields["name"], str)
    _check_hex("pack: sha256", fields["sha256"], 64)


def _check_names(names: object, seats: int) -> None:
    listed = _want("names", names, list)
    if len(listed) != seats:
        raise ValueError(f"names: there are {len(listed)} for {seats} seats")
    for number, name in enumerate(listed, 1):
        _want(f"name {number}", name, str)


def _check_moves(moves: object) -> None:
    for place, move in enumerate(_want("moves", moves, list), 1):
        pair = _want(f"move {place}", move, list)
        if len(pair) != 2:
            raise ValueError(f"move {place}: a move is a pair of seat and action, not {pair!r}")
        for what, number in zip(("seat", "action"), pair, strict=True):
            _want(f"move {place}: the {what}", number, int)
        if pair[0] < CHANCE:
            raise ValueError(f"move {place}: there is no seat {pair[0]}")


_KINDS: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    dict: "an object",
    list: "a list",
}


def _want(what: str, value: object, kind: type[T]) -> T:
    """The value if it is of its kind; True and False are no numbers here."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"{what}: {_short(value)} is not {_KINDS[kind]}")
    return value


def _check_hex(what: str, value: object, length: int) -> str:
    text = str(_want(what, value, str))
    if len(text) != length or not HEX.issuperset(text):
        raise ValueError(f"{what}: {_short(text)} is not {length} hexadecimal digits in lower case")
    return text


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key in fields:
            raise ValueError(f"the field {key!r} is there twice")
        fields[key] = value
    return fields


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
