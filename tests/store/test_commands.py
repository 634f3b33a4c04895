"""`broadfront store check`, `backup` and `restore` on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.store import GameStore
from broadfront.web.settings import default_database
from tests.store.games import DatabaseMaker, execute

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("BROADFRONT_DATABASE", raising=False)

    def call(*words: str | Path) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["store", *map(str, words)])
        return code, *capsys.readouterr()

    return call


def test_a_database_is_checked_backed_up_and_restored(run: Run, new_database: DatabaseMaker, tmp_path: Path) -> None:
    database, target, file = new_database.of_schema_1(), new_database(), tmp_path / "backup"
    code, out, err = run("check", "--database", database)
    assert (code, err) == (0, "")
    assert [line.split()[:2] for line in out.splitlines()[1:4]] == [["schema", "1"], ["games", "2"], ["lines", "40"]]
    assert out.endswith("Nothing is wrong.\n")
    code, out, err = run("backup", file, "--database", database)
    assert (code, err) == (0, "")
    assert str(file) in out
    code, out, err = run("restore", file, "--database", target, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["games"], told["lines"], told["seats"], told["schema"]) == (2, 40, 4, 3)
    code, out, err = run("check", "--database", target, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["problems"] == []
    assert json.loads(run("check", "--database", database, "--json")[1])["schema"] == 1  # looking changes nothing
    code, out, err = run("restore", file, "--database", target)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "is not empty: it holds 2 games" in err


def test_problems_are_a_table_one_line_and_exit_code_2(run: Run, store: GameStore, database: str | Path) -> None:
    execute(database, "UPDATE lines SET n = 7 WHERE n = 1")
    code, out, err = run("check", "--database", database)
    assert code == 2
    assert "g     Line 1 is missing; the last one is 7." in out.splitlines()
    assert err.endswith(": 3 problems.\n")
    assert err.count("\n") == 1
    code, out, err = run("check", "--database", database, "--json")
    assert (code, err) == (2, "")
    assert {"game": "g", "what": "Line 1 is missing; the last one is 7."} in json.loads(out)["problems"]


def test_without_a_name_it_is_the_database_of_the_server(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    code, out, err = run("check")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"There is no database '{default_database()}'.")
    assert not (tmp_path / "state").exists()
    GameStore(default_database()).close()
    assert run("check")[0] == 0
    GameStore(tmp_path / "named.sqlite").close()
    monkeypatch.setenv("BROADFRONT_DATABASE", str(tmp_path / "named.sqlite"))
    assert "named.sqlite" in run("check")[1]


def test_a_damaged_or_newer_database_is_one_line_and_exit_code_2(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader, " * 100)
    code, out, err = run("check", "--database", tmp_path / "letter")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "file is not a database" in err
    GameStore(tmp_path / "games.sqlite").close()
    execute(tmp_path / "games.sqlite", "UPDATE schema_version SET version_num = '4'")
    for words in (["check"], ["backup", tmp_path / "backup"]):
        code, out, err = run(*words, "--database", tmp_path / "games.sqlite")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "has schema 4" in err
    assert not (tmp_path / "backup").exists()


def test_a_person_who_waits_sees_how_far_it_is(
    run: Run, store: GameStore, database: str | Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    code, _, err = run("check", "--database", database)
    assert (code, "lines checked: 2 of 2" in err) == (2, True)
    code, _, err = run("backup", tmp_path / "backup", "--database", database)
    assert (code, "written: " in err) == (0, True)


def test_a_password_is_not_printed(run: Run) -> None:
    for words in (["check"], ["backup", "x"], ["restore", "x"]):
        code, out, err = run(*words, "--database", "postgresql://me:secret@127.0.0.1:1/x")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "secret" not in err
