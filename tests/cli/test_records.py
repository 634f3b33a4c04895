"""`broadfront record`: intact records replay; damage is reported in one line, and nothing is overwritten."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.record import Record
from tests.cli.conftest import Run


def change_header(**fields: object) -> Callable[[bytes], bytes]:
    """Return a change that sets header fields of a record; None removes a field."""

    def change(data: bytes) -> bytes:
        first, _, rest = data.partition(b"\n")
        header = {k: v for k, v in (json.loads(first) | fields).items() if v is not None}
        return json.dumps(header).encode() + b"\n" + rest

    return change


def change_line(number: int, text: bytes) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        lines = data.split(b"\n")
        lines[number] = text
        return b"\n".join(lines)

    return change


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut in its last line": (
        lambda data: b"\n".join(data.split(b"\n")[:41])[:-5],
        r"cut off in line 40 \(the last line has no end\); 39 lines replay",
    ),
    "a damaged line": (change_line(30, b'{"n": 30, "do'), r"line 30 is damaged: .*; 29 lines replay here"),
    "bytes that are no text": (change_line(30, b"\xff\xfe"), r"line 30 is damaged: .*; 29 lines replay here"),
    "a line left out": (lambda data: b"\n".join(data.split(b"\n")[:20] + data.split(b"\n")[21:]), r"line 20 carries"),
    "two things in a line": (change_line(9, b'{"n": 9, "note": "a", "undo_to": 0}'), r"line 9 must hold one of"),
    "a newer format": (change_header(broadfront=9), r"record format 9; this program reads formats up to 4"),
    "a format that is no number": (change_header(broadfront="new"), r"record format 'new'"),
    "a header without a scenario": (change_header(scenario=None), r"damaged header: .*`scenario`"),
    "an unknown title": (change_header(title="petrol"), r"Unknown title 'petrol': expected .*patrol"),
    "an unknown variant": (change_header(variant="six"), r"Unknown variant of patrol 'six': expected solo"),
    "persons that are no number": (
        change_header(options={"persons": "many"}),
        r"persons: 'many' is not a whole number",
    ),
    "dice of nobody": (change_header(options={"dice": "loaded"}), r"Unknown dice 'loaded': expected own, roller"),
    "an outcome by nobody": (change_line(1, b'{"n": 1, "chance": 3, "by": "zeus"}'), r"line 1 is by 'zeus'"),
    "an unknown scenario": (change_header(scenario="x"), r"Unknown scenario of patrol 'x': expected bridge"),
    "a file of something else": (lambda data: b"%PDF-1.4\n\xff\n", r"not a broadfront record"),
    "an empty file": (lambda data: b"", r"not a broadfront record"),
}


OTHER: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "an impossible roll": (change_line(1, b'{"n": 1, "chance": 7, "by": "roller"}'), r"Line 1 goes differently .*: 7 "),
    "an unknown action": (
        change_line(3, b'{"n": 3, "do": {"do": "Fly"}, "side": "german"}'),
        r"Line 3 goes differently",
    ),
    "a start without facts": (change_header(start={"variant": "solo", "scenario": "bridge"}), r"The set-up goes"),
}
"""Changes after which a record no longer replays here; it opens at its last saved position."""
OLD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "another rules number": (
        change_header(rules=99),
        r"all 40 lines replay \(made under rules number 99, this program",
    ),
    "other data": (change_header(data="0" * 16), r"all 40 lines replay \(made under data 0{16}, this program"),
}
"""Changes to other rules or data under which a record still replays the same."""


def write_damaged_record(saved: Path, damage: str) -> Path:
    change = (DAMAGES | OTHER | OLD)[damage][0]
    path = saved.with_name("damaged.bf")
    path.write_bytes(change(saved.read_bytes()))
    return path


@pytest.mark.parametrize("damage", DAMAGES)
def test_check_names_what_is_wrong_in_one_line(run: Run, saved: Path, damage: str) -> None:
    told = run("record", "check", write_damaged_record(saved, damage))
    assert (told.code, told.out) == (2, "")
    assert re.search(DAMAGES[damage][1], told.err)
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("command", [("record", "show"), ("odds",), ("play", "--load")], ids=" ".join)
@pytest.mark.parametrize("damage", DAMAGES)
def test_every_command_refuses_a_damaged_record(run: Run, saved: Path, command: tuple[str, ...], damage: str) -> None:
    path = write_damaged_record(saved, damage)
    before = {file.name: file.read_bytes() for file in saved.parent.iterdir()}
    told = run(*command, path, *(["done"] if command == ("odds",) else []))
    assert told.code == 2
    assert told.err.count("\n") == 1
    assert {file.name: file.read_bytes() for file in saved.parent.iterdir()} == before


@pytest.mark.parametrize("other", OTHER)
def test_a_record_that_replays_differently_is_reported_and_still_continues(run: Run, saved: Path, other: str) -> None:
    path = write_damaged_record(saved, other)
    told = run("record", "check", path)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert re.search(OTHER[other][1], told.err)
    game = bf.load(path)
    assert game.record.lines[-1].resume is not None
    assert game.state == bf.load(saved).state
    shown = run("record", "show", path)
    assert shown.code == 0
    assert "The game continues from the position after line 40" in shown.out


@pytest.mark.parametrize("old", OLD)
def test_a_record_of_other_rules_that_goes_as_it_went_is_whole(run: Run, saved: Path, old: str) -> None:
    told = run("record", "check", write_damaged_record(saved, old))
    assert (told.code, told.err) == (0, "")
    assert re.search(OLD[old][1], told.out)
    assert run("record", "show", write_damaged_record(saved, old)).out == run("record", "show", saved).out


def test_check_of_a_whole_record_says_how_the_game_stands(run: Run, saved: Path) -> None:
    told = run("record", "check", saved)
    assert (told.code, told.err) == (0, "")
    assert "patrol, two-player, bridge: all 40 lines replay. " in told.out


def test_check_as_json_gives_the_same_facts(run: Run, saved: Path) -> None:
    whole = json.loads(run("record", "check", saved, "--json").out)
    assert (whole["whole"], whole["lines"], whole["replays"], whole["differs"]) == (True, 40, 40, None)
    old = run("record", "check", write_damaged_record(saved, "another rules number"), "--json")
    assert old.code == 0
    here = bf.load_title("patrol").card.rules
    assert json.loads(old.out)["made_under"] == {"rules": {"recorded": 99, "here": here}}
    other = run("record", "check", write_damaged_record(saved, "an unknown action"), "--json")
    assert other.code == 2
    assert json.loads(other.out)["differs"]["line"] == 3


def test_show_tells_each_line_and_what_came_of_it(run: Run, saved: Path) -> None:
    told = run("record", "show", saved)
    assert told.code == 0
    assert re.search(
        r"^   1  weather: \d \(roller\)\n      Rolled \d: \w+\. \[PAT-WEATHER-01\]$", told.out, re.MULTILINE
    )
    entries = [json.loads(line) for line in run("record", "show", saved, "--json").out.splitlines()]
    assert [entry["n"] for entry in entries] == list(range(41))


def test_show_for_a_side_keeps_the_draws_of_the_other(run: Run, saved: Path) -> None:
    whole, german = run("record", "show", saved).out, run("record", "show", saved, "--side", "german").out
    assert re.search(r"a card: \w+ \(roller\)\n +American draws \w+\. ", whole)
    assert not re.search(r"a card: \w+ \(roller\)\n +american", german)
    assert re.search(r"a card: \w+ \(roller\)\n +German draws \w+\. ", german)
    assert "American draws a card." in german


def test_recover_saves_what_is_whole_as_a_new_file_with_its_seed(run: Run, saved: Path) -> None:
    old, new = write_damaged_record(saved, "a damaged line"), saved.with_name("new.bf")
    old.with_name("damaged.bf.seed").write_text("7\n")
    before = old.read_bytes()
    assert run("record", "recover", old, new) == (0, f"{new}: 29 lines of {old}.\n", "")
    assert Record.read(new).lines == Record.read(saved).lines[:29]
    assert new.with_name("new.bf.seed").read_text() == "7\n"
    assert old.read_bytes() == before
    assert run("record", "check", new).code == 0


def test_recover_stops_before_a_line_that_does_not_replay(run: Run, saved: Path) -> None:
    new = saved.with_name("new.bf")
    told = run("record", "recover", write_damaged_record(saved, "an unknown action"), new)
    assert told.code == 0
    assert "2 lines of" in told.out
    assert "Line 3 goes differently" in told.out
    assert len(Record.read(new).lines) == 2


@pytest.mark.parametrize("damage", ["a newer format", "an empty file", "an unknown variant"])
def test_recover_writes_nothing_it_cannot_vouch_for(run: Run, saved: Path, damage: str) -> None:
    new = saved.with_name("new.bf")
    told = run("record", "recover", write_damaged_record(saved, damage), new)
    assert (told.code, told.out) == (2, "")
    assert told.err.count("\n") == 1
    assert not new.exists()


def test_recover_overwrites_nothing(run: Run, saved: Path) -> None:
    old = write_damaged_record(saved, "a damaged line")
    before = saved.read_bytes()
    told = run("record", "recover", old, saved)
    assert (told.code, told.err) == (2, f"{str(saved)!r} exists and is not overwritten. Name a new file.\n")
    assert saved.read_bytes() == before


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_not_there_is_one_line(run: Run, tmp_path: Path, command: str) -> None:
    told = run("record", command, tmp_path / "none.bf")
    assert (told.code, told.err) == (2, f"Cannot read '{tmp_path / 'none.bf'}': No such file or directory.\n")
    assert run("record", command, tmp_path).code == 2


def test_an_unknown_side_is_one_line(run: Run, saved: Path) -> None:
    told = run("record", "show", saved, "--side", "dutch")
    assert (told.code, told.err) == (2, "Unknown side of patrol 'dutch': expected american, german.\n")


def test_a_bug_report_holds_what_the_sender_may_know_and_no_seed(run: Run, saved: Path) -> None:
    whole, german = saved.with_name("whole.json"), saved.with_name("german.json")
    assert run("record", "report", saved, whole).code == 0
    assert run("record", "report", saved, german, "--side", "german").code == 0
    assert Record.from_bytes(json.loads(whole.read_text())["record"].encode()).lines == Record.read(saved).lines
    told = json.loads(german.read_text())
    assert "record" not in told
    assert "items" not in told["view"]["zones"]["american hand"]
    assert not re.search(r"American draws (Ambush|Rations)", german.read_text())
    seed = saved.with_name("game.bf.seed").read_text().strip()
    assert '"seed"' not in whole.read_text() + german.read_text()
    assert len(seed) < 4 or seed not in whole.read_text()
    assert run("record", "report", saved, whole).code == 2
