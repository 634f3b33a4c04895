"""`broadfront ask`: one definition gives the answer, the batch, the list, the schema and the help."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("toy")


def test_an_answer_is_printed_with_its_ledger_and_rules(run: Run) -> None:
    told = run("ask", "toy.price", "ware=fuel", "count=2", "extras=salt,can", "rush=yes", "date=1944-12-16")
    ledger = "  +1  salt [TOY-2]\n  +1  can [TOY-2]\n  +2  rush [TOY-3]\n"
    value = "total  14\nrush   yes\ndate   1944-12-16\n"
    assert told == (0, f"{value}\n{ledger}\nrules TOY-1, TOY-2, TOY-3\n", "")


def test_an_answer_as_json_keeps_exact_numbers(run: Run) -> None:
    told = run("ask", "toy.price", "--json", "ware=bread", "share=1/2")
    assert json.loads(told.out) == {
        "value": {"total": "3/2", "rush": False, "date": None},
        "ledger": [],
        "rules": ["TOY-1"],
    }


def test_json_arguments_join_the_words(run: Run) -> None:
    told = run("ask", "toy.price", "ware=bread", "--json-args", '{"extras": ["salt"], "rush": true}', "--json")
    assert json.loads(told.out)["value"]["total"] == 6


def test_a_list_takes_one_word_or_a_list(run: Run) -> None:
    one = run("ask", "toy.price", "ware=bread", "--json-args", '{"extras": "salt"}', "--json")
    many = run("ask", "toy.price", "ware=bread", "--json-args", '{"extras": ["salt"]}', "--json")
    assert one == many


@pytest.mark.parametrize(("name", "text"), [("p.toml", "units = ['a', 'b']\n"), ("p.json", '{"units": ["a", "b"]}')])
def test_a_position_is_read_from_a_file(run: Run, tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    told = run("ask", "toy.strength", f"position=@{tmp_path / name}")
    assert told == (0, "units  2\nby_name\n  - unit a\n  - unit b\n", "")


def test_a_replaced_chart_is_announced_and_used(run: Run, tmp_path: Path) -> None:
    (tmp_path / "charts").mkdir()
    (tmp_path / "charts" / "prices.toml").write_text("[prices]\nbread = 8\nfuel = 9\n")
    told = run("ask", "toy.price", "ware=bread", "--data", tmp_path, "--json")
    assert json.loads(told.out)["value"]["total"] == 8
    assert told.err == f"toy: charts/prices.toml taken from {tmp_path}, instead of ours.\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["toy.pric", "ware=fuel"], "Unknown question 'toy.pric'"),
        (["fuel"], "Unknown question 'fuel'"),
        (["toy.price"], "toy.price needs ware: give bread, fuel."),
        (["toy.price", "ware=milk"], "ware: 'milk' is not accepted; give bread, fuel."),
        (["toy.price", "ware=fuel", "count=10"], "count: '10' is not accepted; give a whole number from 1 to 9."),
        (["toy.price", "ware=fuel", "count=1.5"], "count: '1.5' is not accepted"),
        (["toy.price", "ware=fuel", "share=half"], "share: 'half' is not accepted; give an exact number"),
        (["toy.price", "ware=fuel", "date=16.12.44"], "date: '16.12.44' is not accepted; give a date such as"),
        (["toy.price", "ware=fuel", "date=1944-02-30"], "date: '1944-02-30' is not accepted; give a date such as"),
        (["toy.price", "ware=fuel", "rush=perhaps"], "rush: 'perhaps' is not accepted; give yes, no."),
        (["toy.price", "ware=fuel", "extras=salt,pepper"], "extras: 'salt,pepper' is not accepted; give salt, can."),
        (["toy.price", "ware=fuel", "colour=red"], "Unknown parameter of toy.price 'colour': expected"),
        (["toy.price", "ware=fuel", "count"], "'count' is not PARAMETER=VALUE."),
        (["toy.price", "ware=fuel", "ware=bread"], "ware is given twice: 'fuel' and 'bread'"),
        (["toy.price", "ware=fuel", "--json-args", '{"ware": "fuel"}'], "ware is given twice: as a word and in"),
        (["toy.price", "--json-args", "{ware}"], "--json-args: not a JSON object: "),
        (["toy.price", "--json-args", "[1]"], "--json-args: '[1]' is not a JSON object."),
        (["toy.price", "--json-args", "[" * 5000], "--json-args: not a JSON object: "),
        (["toy.price", "--jsn"], "Unrecognized arguments: --jsn. See `broadfront ask --help`."),
        (["toy.price", "--data"], "Argument --data: expected one argument."),
        (["toy.price", "ware=fuel", "--data", "nowhere"], "No data folder 'nowhere'."),
        (["toy.strength", "position=@nowhere.toml"], "Cannot read 'nowhere.toml': No such file"),
        (["toy.strength", "position=here"], "A position needs units."),
        (["--batch", "nowhere.jsonl"], "Cannot read 'nowhere.jsonl': No such file"),
        (
            ["toy.price", "--batch", "x.jsonl"],
            "--batch takes its questions from the file; 'toy.price' is one too many.",
        ),
        (["--list", "tony"], "Unknown title 'tony': expected "),
        (["--schema", "toy.prices"], "Unknown question 'toy.prices'"),
        (["toy.prices", "--help"], "Unknown question 'toy.prices'"),
        ([], "Name a question, such as patrol.combat. See `broadfront ask --list`."),
    ],
)
def test_what_cannot_be_asked_is_one_line_and_exit_code_2(run: Run, words: list[str], message: str) -> None:
    told = run("ask", *words)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(message)
    assert told.err.count("\n") == 1


def test_a_damaged_position_file_is_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text("units = [")
    told = run("ask", "toy.strength", f"position=@{tmp_path / 'p.toml'}")
    assert told.code == 2
    assert told.err.startswith(f"{tmp_path / 'p.toml'}, line 1: not TOML: ")
    assert told.err.count("\n") == 1


def batch(run: Run, path: Path, text: str | bytes) -> tuple[int, list[dict[str, Any]]]:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    told = run("ask", "--batch", path)
    assert told.err == ""
    return told.code, [json.loads(line) for line in told.out.splitlines()]


def test_a_batch_answers_every_line_in_order(run: Run, tmp_path: Path) -> None:
    code, answers = batch(
        run,
        tmp_path / "q.jsonl",
        '\ufeff{"ask": "toy.price", "ware": "fuel"}\r\n\n{"ask": "toy.price", "ware": "bread", "count": 2}\n',
    )
    assert code == 0
    assert [answer["value"]["total"] for answer in answers] == [5, 6]
    assert list(answers[0]) == ["value", "ledger", "rules"]


def test_a_batch_with_errors_goes_on_and_exits_with_1(run: Run, tmp_path: Path) -> None:
    lines = [
        b'{"ask": "toy.price", "ware": "milk"}',
        b'{"ask": "toy.none"}',
        b'{"ware": "fuel"}',
        b"not json",
        b"[1, 2]",
        b"\xff\xfe",
        b"[" * 5000,
        b'{"ask": "toy.price", "ware": "fuel", "ask2": 1}',
        b'{"ask": "toy.price", "ware": ["fuel"]}',
        b'{"ask": "toy.price", "ware": "fuel"}',
    ]
    code, answers = batch(run, tmp_path / "q.jsonl", b"\n".join(lines))
    assert code == 1
    assert len(answers) == len(lines)
    assert [sorted(answer) for answer in answers] == [["error"]] * 9 + [["ledger", "rules", "value"]]
    errors = [answer["error"] for answer in answers[:-1]]
    assert all({"kind", "parameter", "given", "accepted", "message"} <= error.keys() for error in errors)
    assert errors[0] == {
        "kind": "invalid",
        "parameter": "ware",
        "given": "milk",
        "accepted": ["bread", "fuel"],
        "message": "ware: 'milk' is not accepted; give bread, fuel.",
    }
    assert [error["parameter"] for error in errors[1:3]] == ["ask", "ask"]
    assert errors[3]["message"].startswith("line 4: not a JSON object")
    assert errors[7]["parameter"] == "ask2"


def test_a_batch_comes_from_the_standard_input_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b'{"ask": "toy.price", "ware": "fuel"}\n')))
    told = run("ask", "--batch", "-")
    assert (told.code, json.loads(told.out)["value"]["total"]) == (0, 5)


def test_an_empty_batch_is_answered_with_nothing(run: Run, tmp_path: Path) -> None:
    assert batch(run, tmp_path / "q.jsonl", "\n \n") == (0, [])


def test_the_list_names_every_question_of_a_title(run: Run) -> None:
    assert run("ask", "--list", "toy").out == (
        "toy.price     What a ware costs.\ntoy.strength  How many units a position has.\n"
    )
    listed = json.loads(run("ask", "--list", "--json").out)
    assert {"toy.price", "patrol.combat"} <= {entry["ask"] for entry in listed}


def test_the_schema_says_what_is_accepted(run: Run) -> None:
    schema = json.loads(run("ask", "toy.price", "--schema").out)
    assert schema["required"] == ["ware"]
    assert schema["additionalProperties"] is False
    assert schema["properties"]["count"] == {"type": "integer", "minimum": 1, "maximum": 9, "default": 1}
    titles = [schema["title"] for schema in json.loads(run("ask", "--schema").out)]
    assert "toy.strength" in titles


def test_the_help_of_a_question_comes_from_its_definition(run: Run) -> None:
    told = run("ask", "toy.price", "--help")
    assert told.code == 0
    assert "Extras cost one each; a rush costs two." in told.out
    assert "  ware    required      bread, fuel\n" in told.out
    assert "  count   default 1     a whole number from 1 to 9\n" in told.out
    assert told.out.endswith("broadfront ask toy.price ware=...\n")


def test_the_help_gives_a_default_of_several_words_as_a_person_writes_it(run: Run) -> None:
    told = run("ask", "wacht.ground", "--help")
    assert "default off_road" in told.out
    assert "frozenset" not in told.out


def test_the_help_of_ask_names_its_options(run: Run) -> None:
    told = run("ask", "--help")
    assert told.code == 0
    assert all(option in told.out for option in ("--json-args", "--batch", "--list", "--schema", "--data"))


def test_results_are_printed_one_per_line_and_in_json_as_a_list(run: Run, tmp_path: Path) -> None:
    noon = tmp_path / "noon.toml"
    noon.write_text('format = 2\nday = 20\n[today]\nside = "allied"\nimpulse = 2\n')
    told = run("ask", "ardennes.impulse", f"position=@{noon}", "entered=28th infantry").out.splitlines()
    assert told[0] == "told"
    assert told[1].startswith("  Command card AC24, 28th Infantry Division, on 20 December: ")
    assert any(line.startswith("    * ") for line in told)
    found = json.loads(run("ask", "ardennes.impulse", f"position=@{noon}", "entered=AC24", "--json").out)
    assert all(isinstance(line, str) for line in found["value"]["told"])
