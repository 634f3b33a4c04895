"""Position files: read, refused with file and line, fixed aloud, and the command."""

import json
from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.core.errors import Invalid
from broadfront.core.steps import InOrder
from broadfront.titles.ardennes.game.position_reading import load_position, read_position
from broadfront.titles.ardennes.game.position_schema import json_schema
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.table.answers import REPORTS, report_on_position
from tests.titles.ardennes.support.real import title

SCHEMA = Path(__file__).parents[4] / "docs" / "titles" / "ardennes-position.schema.json"

GOOD = """\
scenario = "campaign"
day = 19
phase = "supply"
roadblocks = ["Trois-Ponts"]
german_held = ["Malmedy"]
lasting = ["ground_freeze"]

[bridges]
"0811-0812" = "demolished"

[[unit]]
id = "Peiper.1SS.ISS"
where = "La Gleize"
steps = 2
supply = "LowSupply"

[[unit]]
id = "291.CT-XVIII.XVIII"
where = "Reserve"

[[unit]]
id = "422.106.XVIII"
where = "eliminated"
"""


def bridge() -> str:
    """A bridge of the real map."""
    return next(c.id for c in title().attributes.crossings if c.bridged)


def written(path: Path, text: str, name: str = "p.toml") -> Path:
    file = path / name
    file.write_text(text.replace("0811-0812", bridge()), encoding="utf-8")
    return file


def refusal(path: Path, text: str, name: str = "p.toml") -> str:
    with pytest.raises(Invalid) as caught:
        read_position(title(), written(path, text, name))
    return str(caught.value)


def test_what_is_written_is_loaded_and_the_rest_is_as_at_the_start(tmp_path: Path) -> None:
    state, mended = read_position(title(), written(tmp_path, GOOD))
    assert mended == []
    peiper = title().unit("Peiper.1SS.ISS").number
    assert (state.board.where[peiper].text, state.board.steps[peiper], state.board.supply[peiper]) == (
        title().hex_of("La Gleize"),
        2,
        1,
    )
    assert state.clock.day == 19
    assert state.land.roadblocks == {title().hex_of("Trois-Ponts")}
    assert title().hex_of("Malmedy") in state.land.german_held
    assert state.land.bridges == {bridge(): "demolished"}
    assert state.board.where[title().unit("291.CT-XVIII.XVIII").number].text == "[Allied Reserve]"
    assert state.board.where[title().unit("422.106.XVIII").number].text == "eliminated"
    start = set_up(title(), "campaign", "gs", {})
    krause = title().unit("Krause.12SS.ISS").number
    assert state.board.where[krause] is start.board.where[krause]
    state.check_derived()


def test_a_position_is_paused_at_the_phase_it_names(tmp_path: Path) -> None:
    state, _ = read_position(title(), written(tmp_path, GOOD))
    if "gs" in title().sequences:
        assert state.stack == [InOrder("gs", 2)]


@pytest.mark.parametrize("scenario", ["campaign", "bastogne_surrounded", "tip_of_the_salient"])
def test_a_position_written_down_loads_to_an_equal_state(scenario: str) -> None:
    state = set_up(title(), scenario, "2p", {})
    state.add_roadblock(title().hex_of("Werbomont"))
    again, mended = load_position(title(), position_data(state))
    assert mended == []
    again.stack = []
    state.stack = []
    assert again == state


DAMAGED = [
    ('scenario = "campaign\n', "line 1", "TOML"),
    ('scenario = "moon"\n', "moon", "campaign"),
    ("day = 31\n", "line 1", "16 to 29"),
    ('day = "x"\n', "line 1", "Expected `int"),
    ('colour = "red"\n', "line 1", "unknown field `colour`"),
    ('\n[[unit]]\nid = "Piper.1SS.ISS"\nwhere = "0712"\n', "line 3", "Peiper.1SS.ISS"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\nwhere = "9999"\n', "line 4", "Peiper.1SS.ISS"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\nwhere = "Paris"\n', "line 4", "Boxes are"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\nsteps = 4\n', "line 4", "1 to 3 steps"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\nsteps = "two"\n', "line 4", "Expected `int"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\nsupply = "Fine"\n', "line 4", "Fine"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\nstep = 2\n', "line 4", "unknown field `step`"),
    ('\n[[unit]]\nid = "Peiper.1SS.ISS"\n[[unit]]\nid = "Peiper.1SS.ISS"\n', "line 5", "listed twice"),
    ('roadblocks = ["0712", "Atlantis"]\n', "line 1", "Atlantis"),
    ('\n[bridges]\n"0101-0102" = "blown"\n', "line 3", "blown"),
    ('\n[bridges]\n"0101-0930" = "demolished"\n', "line 3", "river hexside"),
    ('german_held = ["0115", "0130"]\n', "line 1", "nknown place"),
    (
        'lasting = ["garbage"]\n',
        "line 1",
        "lasting: unknown event 'garbage': expected Allies Alert, Break In The Clouds",
    ),
    ('used = ["garbage"]\n', "line 1", "used: unknown event 'garbage': expected Allied Command Crisis"),
    ('\n[today]\nopened_corps = ["garbage"]\n', "line 3", "opened_corps: unknown corps 'garbage'"),
    ('\n[zones]\n"german-hand" = ["GP99"]\n', "line 3", "GP99"),
    ('\n[zones]\n"german-pocket" = ["GP01"]\n', "line 3", "german-deck"),
]


@pytest.mark.parametrize(("text", "where", "said"), DAMAGED)
def test_a_damaged_file_is_refused_with_the_line_and_what_is_accepted(
    tmp_path: Path, text: str, where: str, said: str
) -> None:
    message = refusal(tmp_path, text)
    assert where in message
    assert said in message
    assert "\n" not in message


@pytest.mark.parametrize("event", ["ground_freeze", "Ground Freeze", "ground freeze"])
def test_an_event_in_force_is_known_in_either_spelling(tmp_path: Path, event: str) -> None:
    state, _ = read_position(title(), written(tmp_path, f'scenario = "campaign"\nday = 19\nlasting = ["{event}"]\n'))
    assert state.clock.lasting == {"ground_freeze"}


@pytest.mark.parametrize("event", ["Eisenhower Hesitates", "Eisenhower Hesitates 82", "XXX Corps arrived"])
def test_what_a_game_notes_once_is_read_back(tmp_path: Path, event: str) -> None:
    state, _ = read_position(title(), written(tmp_path, f'scenario = "campaign"\nday = 19\nused = ["{event}"]\n'))
    assert event in state.totals.used


def test_json_is_read_and_refused_alike(tmp_path: Path) -> None:
    data = {"day": 18, "unit": [{"id": "Peiper.1SS.ISS", "where": "0712", "steps": 1}]}
    state, _ = read_position(title(), written(tmp_path, json.dumps(data), "p.json"))
    assert state.board.steps[title().unit("Peiper.1SS.ISS").number] == 1
    assert "line 2" in refusal(tmp_path, '{\n "day": 18,,\n}', "p.json")
    wrong = '{\n"unit": [\n{"id": "Peiper.1SS.ISS"},\n{"id": "Nobody"}]\n}'
    assert "line 4" in refusal(tmp_path, wrong, "p.json")
    assert "an object" in refusal(tmp_path, "[1]", "p.json")
    assert ".toml or .json" in refusal(tmp_path, "", "p.txt")
    with pytest.raises(Invalid, match="Cannot read"):
        read_position(title(), tmp_path / "none.toml")


def test_fix_mends_and_says_each_thing(tmp_path: Path) -> None:
    text = '\n[[unit]]\nid = "peiper.1ss.iss"\nwhere = "0712"\nsteps = 9\n[[unit]]\nid = "Nobody"\n'
    with pytest.raises(Invalid):
        read_position(title(), written(tmp_path, text))
    state, mended = read_position(title(), written(tmp_path, text), fix=True)
    assert state.board.steps[title().unit("Peiper.1SS.ISS").number] == 3
    assert len(mended) == 2  # an id in another case is understood
    assert "line 5" in mended[0]
    assert "left out" in mended[1]


def test_only_listed_leaves_everybody_else_out() -> None:
    state, _ = load_position(title(), {"only_listed": True, "unit": [{"id": "Peiper.1SS.ISS", "where": "0712"}]})
    assert [state.units[n].id for n in state.on_map()] == ["Peiper.1SS.ISS"]
    with pytest.raises(Invalid, match="no `where`"):
        load_position(title(), {"only_listed": True, "unit": [{"id": "Peiper.1SS.ISS"}]})


def test_the_published_schema_is_that_of_the_code() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == json_schema()


# The command and the questions


@pytest.mark.parametrize("what", list(REPORTS))
def test_every_question_answers_for_the_start_of_the_campaign(what: str) -> None:
    report = report_on_position(set_up(title(), "campaign", "gs", {}), what)
    data = report.to_data()
    assert all(len(row) == len(report.head) for row in report.rows)
    assert msg_free(data)


def msg_free(data: object) -> bool:
    """Plain data only."""
    return bool(json.dumps(data))


def test_the_command_prints_a_table_json_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, GOOD)
    assert main(["ardennes", "position", str(file), "--ask", "supply", "--unit", "Peiper.1SS.ISS"]) == 0
    table = capsys.readouterr().out
    assert "Peiper.1SS.ISS" in table
    assert "ARD-" in table
    out = tmp_path / "x.svg"
    assert (
        main(
            [
                "ardennes",
                "position",
                str(file),
                "--ask",
                "reach",
                "--unit",
                "Hansen.1SS.ISS",
                "--json",
                "--draw",
                str(out),
            ]
        )
        == 0
    )
    told = json.loads(capsys.readouterr().out)
    assert told["ask"] == "reach"
    assert told["rows"][0]["unit"] == "Hansen.1SS.ISS"
    assert out.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ardennes", "position", str(written(tmp_path, "day = 40\n"))]) == 2
    error = capsys.readouterr().err.strip()
    assert "line 1" in error
    assert "16 to 29" in error
    assert main(["ardennes", "position", "campaign", "--ask", "weather"]) == 2
    assert "weather" in capsys.readouterr().err
    assert main(["ardennes", "position", str(written(tmp_path, "day = 40\n")), "--fix"]) == 0
    assert "fixed" in capsys.readouterr().err
