"""The corridor scenario (rules BTR-HOUSE-27)."""

from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.titles import load_title
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.field.victory import count_points, end_sector
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.turns import Turns
from broadfront.titles.rhine.table.sector_text import describe_sector
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.battle import hex_index
from tests.titles.rhine.support.books import texts_citing
from tests.titles.rhine.support.fields import field_position, play_step


@pytest.mark.rule("BTR-HOUSE-27")
def test_goals_count_for_the_allies_when_held_with_supply() -> None:
    state = field_position({"506 Para Rgt": "A29.29", "1 Para Bde": "A41.35"})
    for goal in state.sector.goals:
        held = state.board.combat_units_in(hex_index(goal))
        state.land.holder[goal] = "allied" if held else "german"
    assert count_points(state) == {"allied": 2, "german": 11}
    end_sector(state)
    assert state.clock.ended is not None
    assert state.clock.ended[0] == "german"
    assert texts_citing(list(state.events or ()), "BTR-HOUSE-27")


def test_the_corridor_begins_as_its_files_say() -> None:
    game = Game.new(rhine_title(), scenario="corridor", variant="two-player", seed=1)
    assert isinstance(game.state, RhineState)
    assert not game.state.status()
    assert len(game.state.units) == 69
    board = rhine_title().map
    for n, unit in enumerate(game.state.units):
        if not unit.arrives:
            assert game.state.board.where[n].text == unit.hex
    german = {hex for n in game.state.of_side("german") if (hex := game.state.board.hex_of(n)) is not None}
    contact = [n for n in game.state.of_side("allied") if german & set(board.around[game.state.board.hex_of(n) or 0])]
    assert len(contact) > 5, "the front is in contact"
    told = describe_sector(game.state)
    assert "Oosterbeek" in told
    with pytest.raises(Invalid, match="option"):
        rhine_title().set_up("corridor", "two-player", {"weather": "fine"})


KRAFFT = "KG Krafft,german,GE,combat,Other,4-3-3 Leg,3-3-6 Leg,1,1,,,,,A43.33"
TRUCK = "Truck 3,allied,CW,transport,Other,(0)-0-20 Truck,(0)-0-20 Truck,1,0,,,,,A22.26"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("43 Inf Div,allied,CW,combat,Other,22-4-3 Leg", "43 Inf Div,allied,CW,combat,Other,22-4-3", "line 7"),
        ("43 Inf Div,allied", "50 Inf Div,allied", "stands twice"),
        (KRAFFT, KRAFFT.replace("A43.33", "A42.33"), "shares A42.33"),
        (KRAFFT, KRAFFT.replace("combat", "horse"), "kind is one of"),
        (TRUCK, TRUCK.replace("A22.26", "C22.26"), "outside the sector"),
    ],
)
def test_a_set_up_file_of_ones_own_is_checked(tmp_path: Path, old: str, new: str, said: str) -> None:
    name = "house/sectors/corridor.csv"
    text = rhine_title().files.text(name)
    assert old in text
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Invalid, match=rf"corridor\.csv, line \d+: .*{said}|corridor\.csv, {said}"):
        load_title("rhine", tmp_path)


def test_a_sector_of_ones_own_is_added_beside_ours_and_played(tmp_path: Path) -> None:
    files = rhine_title().files
    folder = tmp_path / "house/sectors"
    folder.mkdir(parents=True)
    text = files.text("house/sectors/corridor.toml").replace("The corridor: Neerpelt to Arnhem", "Our own corridor")
    (folder / "own.toml").write_text(text, encoding="utf-8")
    (folder / "own.csv").write_text(files.text("house/sectors/corridor.csv"), encoding="utf-8")
    mine = load_title("rhine", tmp_path)
    assert isinstance(mine, RhineGame)
    assert mine.card.scenarios["own"].label.startswith("Our own corridor")
    assert mine.files.content_hash() != files.content_hash()
    game = Game.new(mine, scenario="own", variant="two-player", seed=1)
    assert isinstance(game.state, RhineState)
    assert len(game.state.units) == len(rhine_title().sectors["corridor"].units)
    (tmp_path / "charts").mkdir()
    (tmp_path / "charts/own.toml").write_text("", encoding="utf-8")
    with pytest.raises(Invalid, match="replaces nothing"):
        load_title("rhine", tmp_path / ".." / tmp_path.name)


@pytest.mark.rule("BTR-HOUSE-27")
def test_a_sector_ends_after_the_turn_of_its_last_day() -> None:
    state = field_position({})
    while state.clock.date < state.sector.file.last:
        state.begin_turn()
    turn = state.clock.turn
    assert texts_citing(play_step(state, Turns()), "BTR-HOUSE-27")
    assert (state.clock.turn, state.clock.date) == (turn, state.sector.file.last)
