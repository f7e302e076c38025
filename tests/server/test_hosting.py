"""What a host does: look at health and figures, keep secrets, check, export and back up."""

from __future__ import annotations

import json
import logging
import random
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

import pytest
from sqlalchemy import text

import rookery
from rookery.cli import hosting
from rookery.cli.trouble import Trouble
from rookery.client import Turned, Visitor
from rookery.server import logs
from rookery.server.run import serve
from rookery.server.settings import Settings, from_environment, read_secret
from rookery.storage.engine import open_engine
from tests.server.house import House, open_house, play_on


@pytest.fixture
def played(file: str) -> str:
    """A database with a finished game, a running one and an open table."""
    with open_house(file) as house:
        ann = Visitor(house.address, "Ann")
        done = ann.open_table("crypt", seats=1)["id"]
        play_on(ann.sit(done), random.Random(1))
        running = ann.open_table("crypt", seats=2, bots={"1": "greedy"})["id"]
        play_on(ann.sit(running), random.Random(2), 3)
        ann.open_table("crypt", seats=2)
    return file


def spoil(database: str, statement: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_verify_all_replays_every_match(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert hosting.run_verify_all(Namespace(database=played)) == 0
    assert capsys.readouterr().out == "2 matches hold, 0 do not.\n"
    spoil(played, "UPDATE entry SET outcomes = '[0]' WHERE seq = 1")
    assert hosting.run_verify_all(Namespace(database=played)) != 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 3
    assert out[-1] == "0 matches hold, 2 do not."
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
    assert len(lines) == 1
    assert rookery.verify(json.loads(lines[0])).over


def test_a_backup_is_a_database(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert hosting.run_backup(Namespace(database=played, file=str(copy))) == 0
    capsys.readouterr()
    assert hosting.run_verify_all(Namespace(database=f"sqlite:///{copy}")) == 0
    assert capsys.readouterr().out == "2 matches hold, 0 do not.\n"
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
    table = ann.open_table("crypt", seats=1, salt="my own salt")["id"]
    ann.post(f"/api/tables/{table}/chat", {"text": "a private word"})
    lines = [logs.Lines().format(record) for record in caplog.records if record.name.startswith("rookery")]
    routes = [json.loads(line).get("route") for line in lines]
    assert "/api/tables/{table}/chat" in routes
    row = house.app.state.hall.tables[table].row
    for secret in (str(ann.cookie), "Secretive", "my own salt", "private", row.seed, table):
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
