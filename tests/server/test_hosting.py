"""What a host does: look at health and figures, keep secrets, check, export and back up."""

from __future__ import annotations

import json
import logging
import random
import shutil
import time
from argparse import Namespace
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from pyarrow.parquet import read_table
from sqlalchemy import text
from websockets.sync.client import connect

import rookery
from rookery.cli import hosting
from rookery.cli.main import main
from rookery.cli.trouble import Trouble
from rookery.client import Turned, Visitor
from rookery.server import logs
from rookery.server.run import serve
from rookery.server.settings import Settings, from_environment, read_secret
from rookery.storage.engine import open_engine
from tests.server.house import House, open_house, play_on

GAMES = len(rookery.games())


@pytest.fixture(scope="module")
def every_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished and a running game of every kind, and an open table."""
    file = tmp_path_factory.mktemp("played") / "rookery.db"
    with open_house(f"sqlite:///{file}") as house:
        ann = Visitor(house.address, "Ann")
        for key in rookery.games():
            seats = max(2, rookery.load(key).min_seats)
            bots = {str(seat): "random" for seat in range(1, seats)}
            done = ann.open_table(key, seats=seats, bots=bots)["id"]
            ann.post(f"/api/tables/{done}/seat", {"seat": 0, "bot": "random"})
            with ann.sit(done) as eye:
                eye.wait(lambda eye=eye: eye.over, 60)  # the bots play it to its end
            running = ann.open_table(key, seats=seats, bots=bots)["id"]
            play_on(ann.sit(running), random.Random(2), 3)
        ann.open_table("crypt", seats=2)
    return file


@pytest.fixture
def played(every_game: Path, tmp_path: Path) -> str:
    """The same for one test alone."""
    return f"sqlite:///{shutil.copy(every_game, tmp_path / 'played.db')}"


@pytest.mark.parametrize("key", rookery.games())
def test_stored_matches_become_a_data_set(
    key: str, played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "stored.parquet"
    assert main(["dataset", key, "--database", played, "--out", str(file), "--lang", "en", "--plain"]) == 0
    assert "of 1 games" in capsys.readouterr().out
    rows = read_table(file).to_pylist()
    assert {row["game"] for row in rows} == {0}
    assert all(row["action"] in row["legal"] for row in rows)


def spoil(database: str, statement: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_verify_all_replays_every_match(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert hosting.run_verify_all(Namespace(database=played)) == 0
    assert capsys.readouterr().out == f"{2 * GAMES} matches hold, 0 do not.\n"
    spoil(played, "UPDATE entry SET outcomes = '[0]' WHERE seq = 1")
    assert hosting.run_verify_all(Namespace(database=played)) != 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 2 * GAMES + 1
    assert out[-1] == f"0 matches hold, {2 * GAMES} do not."
    assert "move " in out[0]


def test_a_table_of_other_rules_is_refused_kindly(played: str) -> None:
    spoil(played, "UPDATE match SET rules = 999")
    with open_house(played) as house:
        ann = Visitor(house.address)
        table = ann.get("/api/tables?list=playing")[0]["id"]
        with pytest.raises(Turned) as turned:
            ann.get(f"/api/tables/{table}/position")
        assert turned.value.status == 409
        assert ann.get("/healthz")["status"] == "ok"


def test_export_prints_finished_games_that_verify(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert hosting.run_export(Namespace(database=played)) == 0
    lines = capsys.readouterr().out.splitlines()
    records = [json.loads(line) for line in lines]
    assert sorted(record["game"] for record in records) == list(rookery.games())
    assert all(rookery.verify(record).over for record in records)


def test_a_backup_is_a_database(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert hosting.run_backup(Namespace(database=played, file=str(copy))) == 0
    capsys.readouterr()
    assert hosting.run_verify_all(Namespace(database=f"sqlite:///{copy}")) == 0
    assert capsys.readouterr().out == f"{2 * GAMES} matches hold, 0 do not.\n"
    with pytest.raises(Trouble):
        hosting.run_backup(Namespace(database=played, file=str(copy)))


def test_a_database_of_no_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        hosting.run_verify_all(Namespace(database=f"sqlite:///{tmp_path / 'empty.db'}"))
    assert "not of this version" in str(trouble.value.args_said["reason"])


def test_an_address_that_is_taken_is_refused_in_a_sentence(
    house: House, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROOKERY_SECRET", "long enough for a secret")
    monkeypatch.setenv("ROOKERY_DATABASE", file)
    taken = int(house.address.rpartition(":")[2])
    for port in (taken, 70_000):
        with pytest.raises(ValueError, match=f"port {port} cannot be opened"):
            serve("127.0.0.1", port, file, 1)


def test_health_and_figures(house: House) -> None:
    ann = Visitor(house.address)
    ann.open_table("crypt", seats=1)
    assert ann.get("/healthz") == {"status": "ok", "version": rookery.__version__}
    figures = ann.send("GET", "/metrics")
    for name in ("rookery_entries_total", "rookery_sockets", "rookery_request_seconds_bucket"):
        assert name in figures


def test_the_secret_is_made_once_and_is_for_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("ROOKERY_SECRET", raising=False)
    first = read_secret()
    assert read_secret() == first
    assert len(first) == 64
    file = tmp_path / "rookery" / "secret"
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    with pytest.raises(ValueError, match="mode 600"):
        read_secret()
    monkeypatch.setenv("ROOKERY_SECRET", "short")
    with pytest.raises(ValueError, match="too short"):
        read_secret()
    monkeypatch.setenv("ROOKERY_SECRET", "long enough for a secret")
    assert read_secret() == b"long enough for a secret"


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.setenv("ROOKERY_SECRET", "long enough for a secret")
    monkeypatch.setenv("ROOKERY_DATABASE", file)
    monkeypatch.setenv("ROOKERY_ORIGINS", "https://a.example/, https://b.example")
    settings = from_environment()
    assert settings.database == file
    assert settings.origins == ("https://a.example", "https://b.example")
    assert replace(settings, origins=()) == Settings(settings.secret, file)
    monkeypatch.setenv("ROOKERY_BOT_PACE", "quick")
    with pytest.raises(ValueError, match="ROOKERY_BOT_PACE"):
        from_environment()


def test_logs_are_json_lines_without_secrets(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    ann = Visitor(house.address, "Ann Secretive")
    table = ann.open_table("crypt", seats=1)["id"]
    ann.post(f"/api/tables/{table}/chat", {"text": "a private word"})
    end = time.monotonic() + 60
    routes: list[str] = []
    while "/api/tables/{table}/chat" not in routes:  # written after the answer is sent
        assert time.monotonic() < end
        kept = [record for record in list(caplog.records) if record.name.startswith("rookery")]
        lines = [logs.Lines().format(record) for record in kept]
        routes = [json.loads(line).get("route") for line in lines]
    row = house.app.state.hall.tables[table].row
    for secret in (str(ann.cookie), "Secretive", ann.chains[table][1], "private", row.seed, table):
        assert not [line for line in lines if secret in line]


def test_the_page_says_kindly_that_it_is_not_built(file: str, tmp_path: Path) -> None:
    with open_house(file, static=tmp_path / "nothing") as house:
        for path in ("/", "/t/abc", "/r/abc", "/fair/abc", "/settings"):
            with urlopen(house.address + path) as answer:
                assert b"not built yet" in answer.read()


def test_the_built_page_is_served_and_nothing_else(file: str, tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>built</title>")
    (built / "assets" / "a.js").write_text("export {}")
    (tmp_path / "outside.txt").write_text("secret")
    with open_house(file, static=built) as house:
        with urlopen(f"{house.address}/t/abc") as answer:
            assert b"built" in answer.read()
        with urlopen(f"{house.address}/assets/a.js") as answer:
            assert "immutable" in answer.headers["Cache-Control"]
            assert "javascript" in answer.headers["Content-Type"]
        ann = Visitor(house.address)
        for path in ("/assets/../../outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/outside.txt"):
            with pytest.raises(Turned) as turned:
                ann.get(path)
            assert turned.value.status == 404


def test_who_strays_is_shown_a_page_and_a_program_is_told_in_json(file: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    person = {"Accept": "text/html,*/*;q=0.8"}
    with open_house(file, static=tmp_path) as house:
        for path, headers, kind in (
            ("/nonsense", person, "text/html"),
            ("/nonsense/of/two", person, "text/html"),
            ("/nonsense", {"Accept": "*/*"}, "application/json"),
            ("/api/nonsense", person, "application/json"),
            ("/api/tables/nonsense", person, "application/json"),
            ("/assets/nonsense.js", person, "application/json"),
        ):
            with pytest.raises(HTTPError) as turned:
                urlopen(Request(f"{house.address}{path}", headers=headers))
            assert turned.value.code == 404
            assert turned.value.headers["Content-Type"].startswith(kind), path
            assert turned.value.headers["Set-Cookie"] is None
            turned.value.close()


def test_the_first_page_brings_the_cookie_so_that_a_table_needs_two_round_trips(
    file: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    with open_house(file, static=tmp_path) as house:
        host = Visitor(house.address)
        table = host.open_table("crypt", seats=2)["id"]
        with urlopen(f"{house.address}/t/{table}") as answer:  # the first round trip
            line = answer.headers["Set-Cookie"]
            assert "private" in answer.headers["Cache-Control"]
        assert "HttpOnly" in line
        cookie = SimpleCookie(line)["rookery"].value
        address = f"{house.address.replace('http', 'ws')}/ws/{table}"
        with connect(address, additional_headers={"Cookie": f"rookery={cookie}"}) as socket:  # the second
            socket.send('{"t":"hello","v":1,"events":0}')
            assert json.loads(socket.recv(timeout=60))["table"]["id"] == table
        again = Request(f"{house.address}/t/{table}", headers={"Cookie": f"rookery={cookie}"})
        with urlopen(again) as answer:
            assert answer.headers["Set-Cookie"] is None
        assert Visitor(house.address, cookie=cookie).me["id"] == cookie.partition(".")[0]


def test_packs_are_found_by_name_only(file: str, tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "crypt" / "box"
    folder.mkdir(parents=True)
    for source in (Path(rookery.__file__).parent / "games" / "crypt" / "data").glob("*.toml"):
        (folder / source.name).write_text(source.read_text())
    with open_house(file, packs=tmp_path / "packs") as house:
        ann = Visitor(house.address)
        crypt = next(game for game in ann.get("/api/games") if game["key"] == "crypt")
        assert crypt["packs"] == ["house", "box"]
        table = ann.open_table("crypt", seats=1, pack="box")
        assert table["pack"] == "box"
        with pytest.raises(Turned):
            ann.open_table("crypt", seats=1, pack=str(folder))
