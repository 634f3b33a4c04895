"""Historical yardsticks: tracked values of an Ardennes campaign match its log, and pictures show history."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.sim.simulation import Simulation, simulate
from broadfront.titles import playable
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.play.daily_measures import units_of_lone_german_stacks
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.tracks import columns_of


@pytest.fixture(scope="module")
def played_simulation() -> Simulation:
    return simulate("ardennes", scenario="tip_of_the_salient", games=2, seed=4, track=["yardsticks"])


def test_attacks_steps_and_places_of_a_game_are_those_of_its_log(played_simulation: Simulation) -> None:
    game = Game.new(playable("ardennes"), scenario="tip_of_the_salient", seed=4)
    attacks, rows = {"german": 0, "allied": 0}, list[tuple[int, int, int]]()

    def watch(game: Game, _action: Action | None, told: Sequence[Event]) -> None:
        state = game.state
        assert isinstance(state, ArdennesState)
        for event in told:
            if event.message.topic == "attack.declared.with":
                attacks[event.message.data["side"]] += 1
            if event.message.topic == "points.at-end-of-day":
                steps = sum(state.board.steps[n] for n in state.on_map(ALLIED))
                rows.append((attacks["german"], attacks["allied"], steps))
                attacks.update(german=0, allied=0)

    play_out(game, {"german": make_player("greedy", "4/german", "ardennes")}, observers=[watch], trusted=True)
    names = ("attacks german", "attacks allied", "steps allied")
    assert [tuple(row[name] for name in names) for row in played_simulation.rows if row["seed"] == 4] == rows


def test_a_lone_tip_has_no_friend_within_two_hexes(played_simulation: Simulation) -> None:
    state = Game.new(playable("ardennes"), scenario="tip_of_the_salient", seed=1).state
    assert isinstance(state, ArdennesState)
    alone = units_of_lone_german_stacks(state)
    for hex, units in alone.items():
        others = [
            there for n in state.on_map(GERMAN) if n not in units and (there := state.board.hex_of_unit(n)) is not None
        ]
        assert min(int(state.ground.distance[hex, there]) for there in others) > 2
    assert any("2Pz" in state.units[n].division for units in alone.values() for n in units)
    for row in played_simulation.rows:
        assert row["lone tips attacked"] <= row["lone tips"]


def test_history_is_drawn_beside_the_games(played_simulation: Simulation, tmp_path: Path) -> None:
    page = played_simulation.report(tmp_path / "yardsticks.html").read_text()
    assert "dotted: history" in page
    course = {column.name: dict(column.history) for column in played_simulation.columns if column.history}
    assert [course["held St. Vith"][day] for day in (20, 21)] == [0, 1]
    assert course["vp"][25] == 21


def test_near_asks_for_a_division_and_a_place() -> None:
    with pytest.raises(Invalid, match="expected an Allied division and a place"):
        columns_of(playable("ardennes"), "campaign", ["near Bastogne"])
