"""A set-up entered from a list: counters of the campaign, and others as the owner reads them off the table."""

from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.opening import open_file
from broadfront.titles.rhine.game.counter_list import read_list
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from tests.titles.rhine.asking import title, value

HEAD = "id,hex,side,nation,combat,steps,re,mode,kind,throw\n"
LIST = (
    HEAD + "US 79 Inf Div,C20.05,,,,3,,Move,,\n"
    "12 VG Div,C20.08,german,GE,10-3-3 Leg,3,3,,,\n"
    '"LXXX Korps, HQ",Metz,german,GE,(5)-0-4 Truck,1,1,,HQ,10\n'
    ",,,,,,,,,\n"
)


def listed(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "counters.csv"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_campaign_begins_with_the_counters_of_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game_file = tmp_path / "campaign.bf"
    words = ["rhine", "clerk", str(game_file), "--set-up", str(listed(tmp_path, LIST)), "--player-turns"]
    assert main([*words, "--seed", "2"]) == 0
    state = open_file(title(), game_file).game.state
    assert isinstance(state, RhineState)
    n, german, hq = (state.number(name) for name in ("US 79 Inf Div", "12 VG Div", "LXXX Korps, HQ"))
    assert (state.where[n].text, state.steps[n], state.mode(n)) == ("C20.05", 3, "Move")
    assert (state.where[german].text, str(state.re(german)), state.units[german].side) == ("C20.08", "3", "german")
    assert (state.where[hq].text, state.units[hq].throw) == ("C44.37", 10)
    assert state.on_map
    assert state.player_turns
    capsys.readouterr()


def test_sixty_counters_of_one_sheet_are_entered_and_asked(tmp_path: Path) -> None:
    board = title().map
    land = [hex for hex in board.ids if hex[0] == "C" and board.terrain[board.index[hex]] == "Open"]
    rows = "".join(f"{n} Inf Div,{land[10 * n]},german,GE,8-2-4 Leg,2,2,,,\n" for n in range(60))
    made = read_list(listed(tmp_path, HEAD + rows))
    game = Game.new(title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": made})
    assert isinstance(game.state, RhineState)
    assert len(game.state.of_side("german")) == 60
    assert Game.replay(title(), game.record).state == game.state
    counters = [{**row, "re": str(row["re"])} for row in made]
    found = value("reach", position={"scenario": "clerk", "counter": counters, "side": "german"}, unit="7 Inf Div")
    assert land[70] in found["hexes"] or len(found["hexes"]) > 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id,hex,colour\n", "colour"),
        ("id,side\n", "must have id and hex"),
        (HEAD + "12 VG Div,C20.07\n", "line 2: expected 10 values"),
        (HEAD + "12 VG Div,C20.07,german,GE,10-3-3 Leg,many,3,,,\n", "line 2: steps 'many'"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_list(listed(tmp_path, text))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("US 79 Inf Div,C20.05,,,,,,,,\nUS 79 Inf Div,C20.06,,,,,,,,\n", "placed twice"),
        ("US 79 Inf Div,,,,,,,,,\n", "has no hex"),
        ("US 79 Inf Div,C20.05,,,,9,,,,\n", "has 1 to 4 steps"),
        ("Nobody,C20.05,,,,,,,,\n", "Nobody"),
        ("US 79 Inf Div,C20.05,german,,,,,,,\n", "side"),
        ("1 Div,C20.05,german,GE,9-3-3 Leg,9,11,,,\n", "More than 10 RE stand in C20.05"),
        ("1 Div,C20.05,german,GE,9-3-3 Leg,1,1,,,\nUS 79 Inf Div,C20.05,,,,,,,,\n", "share C20.05"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, rows: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game_file = tmp_path / "campaign.bf"
    assert main(["rhine", "clerk", str(game_file), "--set-up", str(listed(tmp_path, HEAD + rows))]) == 2
    assert said in capsys.readouterr().err
    assert not game_file.exists()


def test_a_list_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rhine", "clerk", str(tmp_path / "a.bf"), "--set-up", str(tmp_path / "none.csv")]) == 2
    assert "none.csv cannot be read" in capsys.readouterr().err
