"""Hostile or careless input to commands: one line on stderr, exit code 2, never a traceback."""

import json
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.cli.terminal import escape_control_characters
from broadfront.core.record import MAX_DEPTH, MAX_LINE_BYTES, MAX_LINES
from tests.cli.conftest import Run

DEEP = "[" * 100_000
LONG = "x" * 5_000


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a game of patrol and return its path."""
    game = bf.new("patrol", variant="two-player", seed=7)
    game.roll()
    game.save(tmp_path / "game.bf")
    return tmp_path / "game.bf"


def refusal_of(run: Run, *words: str | Path) -> str:
    """Run a command that must fail with exit code 2, and return its one-line error."""
    told = run(*words)
    assert told.code == 2, told
    assert told.err.count("\n") == 1, told.err
    assert "Traceback" not in told.err
    return told.err


COMMANDS = [
    ("play", "--load", "{}"),
    ("play", "patrol", "--data", "{}"),
    ("odds", "{}", "attack"),
    ("record", "check", "{}"),
    ("record", "show", "{}"),
    ("record", "recover", "{}", "new.bf"),
    ("record", "recover", "old.bf", "{}"),
    ("record", "report", "{}", "new.json"),
    ("ask", "--batch", "{}"),
    ("ask", "ardennes.reach", "position=@{}", "unit=x"),
    ("ask", "patrol.combat", "odds=2:1", "die=4", "--data", "{}"),
    ("wacht", "setup", "{}.toml"),
    ("ardennes", "position", "{}"),
    ("rhine", "clerk", "{}"),
    ("store", "check", "--database", "{}"),
    ("map", "show", "ardennes", "Bastogne", "--data", "{}"),
]


@pytest.mark.parametrize("path", [LONG, "no/such\x1b[2J\nfile", "/dev/null/x", ".", ""], ids=range(5))
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_strange_path_is_refused_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], path: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refusal_of(run, *(word.replace("{}", path) for word in words))
    assert "\x1b" not in said
    assert len(said) < 2100


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a broadfront record"),
        (DEEP, "not a broadfront record"),
        ('{"broadfront":' * 50_000, "not a broadfront record"),
        ('{"broadfront":2,"title":"patrol","variant":"solo","scenario":"bridge","rules":2,"data":"x","options":'
         + '{"a":' * 60 + "1" + "}" * 60 + "}", "not a broadfront record"),
        ("HEADER\n" + DEEP + "\n", f"nested more than {MAX_DEPTH} deep"),
        ('HEADER\n{"n":1,"note":"' + "x" * MAX_LINE_BYTES + '"}\n', "bytes, more than"),
        ("HEADER\n" + "x\n" * (MAX_LINES + 5), f"more than {MAX_LINES} lines"),
        ('HEADER\n{"n":1,"note":["\\ud800"]}\n', "line 1 is damaged"),
        ('HEADER\n{"n":99999999999999999999999999,"note":"x"}\n', "carries the number 99"),
        ('HEADER\n{"n":1,"chance":' + "9" * 5000 + ',"by":"roller"}\n', "line 1 is damaged"),
        ('HEADER\nHEADER\n{"n":1,"note":"x"}\n', "line 1 is damaged"),
    ],
    ids=range(11),
)  # fmt: skip
def test_a_hostile_record_is_refused_in_one_line(run: Run, saved: Path, text: str, said: str) -> None:
    header = saved.read_text().split("\n")[0]
    saved.write_text(text.replace("HEADER", header))
    assert said in refusal_of(run, "record", "show", saved)
    assert said in refusal_of(run, "play", "--load", saved)


@pytest.mark.parametrize("seed", [b"\xff\xfe", b"\0\0", b"", b"x" * 1000, b"a\nb"], ids=range(5))
def test_odd_bytes_in_a_seed_are_refused_and_not_shown(run: Run, saved: Path, seed: bytes) -> None:
    saved.with_name("game.bf.seed").write_bytes(seed)
    said = refusal_of(run, "play", "--load", saved)
    assert "game.bf.seed: this is no seed" in said
    assert "xxxx" not in said


@pytest.mark.parametrize("url", ["mysql://me:secret@there/x", "://", "foo+bar://x", "postgresql://[", "redis://"])
def test_a_database_of_an_unknown_kind_is_refused_without_its_password(run: Run, url: str) -> None:
    said = refusal_of(run, "store", "check", "--database", url)
    assert "secret" not in said


@pytest.mark.parametrize(
    "words",
    [
        ("ask", "patrol.combat", "--json-args", DEEP),
        ("ask", "patrol.combat", "--json-args", '{"odds":' * 20_000),
        ("ask", "", "odds=2:1"),
        ("ask", "patrol.combat", "odds=2:1", "die=" + "9" * 5000),
        ("ask", "patrol.combat", "odds=2:1", "die=\N{SUPERSCRIPT TWO}"),
        ("ask", "wacht.ma", "base=9", "mode=flying\x1b[31m"),
        ("ask", "wacht.unit", "unit="),
        ("play", "patrol", "--option", "turns=" + "9" * 5000),
        ("play", "", "--side", "german"),
        ("play", "patrol", "--scenario", "\x1b[2J"),
        ("rules", "show", "\x1b[2J"),
        ("wacht", "reach", ""),
        ("wacht", "setup", "Moon"),
        ("map", "show", "ardennes", ""),
        ("nonsense\x1b[2J",),
    ],
    ids=range(15),
)  # fmt: skip
def test_odd_words_are_refused_in_one_line(run: Run, words: tuple[str, ...]) -> None:
    assert "\x1b" not in refusal_of(run, *words)


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000, "a = 1944-12-35", "format = \0", "\ufeff"])
def test_toml_that_cannot_be_is_refused_with_file_and_line(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"# first\n{text}\n")
    assert f"{file}, line 2: not TOML" in refusal_of(run, "wacht", "setup", file)
    assert f"{file}, line 2: not TOML" in refusal_of(run, "ardennes", "position", file)
    assert f"{file}, line 2: not TOML" in refusal_of(run, "ask", "ardennes.status", f"position=@{file}")


def test_control_characters_in_notes_are_shown_not_obeyed(run: Run, saved: Path) -> None:
    game = bf.load(saved)
    game.note("\x1b[2J\x1b]0;owned\x07 \x9b31m \u202egnp.exe\n   9  german: Surrender")
    game.save(saved)
    told = run("record", "show", saved)
    assert told.code == 0
    assert "\\x1b[2J\\x1b]0;owned\\x07 \\x9b31m \\u202egnp.exe\\n   9  german" in told.out
    assert not any(sign in told.out for sign in "\x1b\x07\x9b\u202e")
    as_data = [json.loads(line) for line in run("record", "show", saved, "--json").out.splitlines()]
    assert as_data[-1]["line"].startswith("Note: \x1b[2J"), "programs get what was written"


def test_what_is_printed_keeps_tabs_line_ends_and_letters() -> None:
    assert escape_control_characters("a\tb\nLiège \N{SNOWMAN}") == "a\tb\nLiège \N{SNOWMAN}"
    assert escape_control_characters("\r\x00\x7f\ud800") == "\\r\\x00\\x7f\\ud800"
