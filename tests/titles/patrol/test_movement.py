"""Movement (rules PAT-MOVE-01..05, PAT-BRIDGE-01)."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.patrol.rules.actions import Move
from broadfront.titles.patrol.rules.composed import MoveTo
from broadfront.titles.patrol.rules.movement import is_supplied, move_refusal
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.phases import Movement, Moving
from tests.titles.patrol.support.positions import FAR, game, moving, position, refused, title


@pytest.mark.rule("PAT-MOVE-01")
def test_woods_cost_two_and_a_road_one_and_a_unit_moves_once() -> None:
    g = game(moving({"1.German": "0106", "2.German": "0505", **FAR}))
    ruling = g.why_not(Move("1.German", ("0105", "0104")))
    assert [line.amount for line in ruling.ledger if line.reason.startswith("enter")] == ["-2", "-1"]
    assert "PAT-MOVE-01" in refused(g, Move("1.German", ("0105", "0205", "0304")))
    assert "PAT-MOVE-01" in refused(g, Move("1.German", ("0101",)))
    assert g.why_not(MoveTo("1.German", "0104")).legal
    assert not g.why_not(MoveTo("1.German", "0101")).legal
    g.apply(Move("1.German", ("0105", "0104")))
    assert "PAT-MOVE-01" in refused(g, Move("1.German", ("0105",)))


@pytest.mark.rule("PAT-MOVE-01")
def test_a_unit_that_may_not_move_is_told_whether_it_has_moved_or_is_not_there() -> None:
    units = [unit.id for unit in title().units if unit.side == "german"]
    state = position({units[0]: "0505", units[1]: "[Reserve]", "B.American": "0101"})
    state.board.moved[state.number(units[0])] = 1
    moved, away = (move_refusal(state, "german", unit, ("0504",)) for unit in units[:2])
    assert moved is not None
    assert away is not None
    assert moved.text == f"{units[0]} has moved this turn."
    assert away.text == f"{units[1]} is in [Reserve], not on the map."


@pytest.mark.rule("PAT-MOVE-02")
def test_the_stream_costs_two_more_unless_a_bridge_stands() -> None:
    state = moving({"1.German": "0304", **FAR})
    state.board.bridge = "stands"
    over = game(state).why_not(Move("1.German", ("0303",)))
    assert [line.amount for line in over.ledger if line.reason.startswith("enter")] == ["-1"]
    state.board.bridge = "blown"
    wet = game(state).why_not(Move("1.German", ("0303",)))
    assert [line.amount for line in wet.ledger if line.rule == "PAT-MOVE-02"] == ["-2"]


def test_a_refused_path_comes_with_the_part_of_it_that_is_legal() -> None:
    g = game(moving({"1.German": "0506", "A.American": "0502"}))
    ruling = g.why_not(Move("1.German", ("0505", "0504", "0503")))
    assert ruling.nearest == Move("1.German", ("0505", "0504"))
    assert g.why_not(ruling.nearest).legal
    assert g.why_not(Move("1.German", ("0101",))).nearest is None


@pytest.mark.rule("PAT-MOVE-03")
def test_an_enemy_zone_stops_a_mover() -> None:
    g = game(moving({"1.German": "0406", "A.American": "0305"}))
    assert g.why_not(Move("1.German", ("0405",))).legal
    assert "PAT-MOVE-03" in refused(g, Move("1.German", ("0405", "0505")))


@pytest.mark.rule("PAT-MOVE-04")
def test_no_unit_enters_a_hex_in_which_another_stands() -> None:
    g = game(moving({"1.German": "0406", "2.German": "0506", "A.American": "0305", "B.American": "0101"}))
    assert "PAT-MOVE-04" in refused(g, Move("1.German", ("0506",)))
    assert "PAT-MOVE-04" in refused(
        game(moving({"1.German": "0306", "A.American": "0305"})), Move("1.German", ("0305",))
    )


@pytest.mark.rule("PAT-MOVE-05", "PAT-SUPPLY-01")
def test_a_unit_cut_off_moves_half_and_one_with_a_free_path_does_not() -> None:
    state = moving({"1.German": "0101", "A.American": "0202"})
    n = title().number["1.German"]
    assert not is_supplied(state, n)
    ledger = game(state).why_not(Move("1.German", ("0102",))).ledger
    assert sum(int(line.amount) for line in ledger if "enter" not in line.reason) == 2
    state.board.put(title().number["A.American"], title().locations.parse("0501"))
    assert is_supplied(state, n)


@pytest.mark.rule("PAT-BRIDGE-01")
@pytest.mark.parametrize(("roll", "blown"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_bridge_is_rolled_for_once_and_a_blown_one_stops_the_unit_before_it(roll: int, blown: bool) -> None:
    state = position({"1.German": "0305", **FAR})
    state.push(Moving(title().number["1.German"], ("0304", "0303")), Movement("german"))
    g = game(state)
    assert isinstance(g.pending, Chance)
    g.resolve(roll)
    assert isinstance(g.state, PatrolState)
    assert g.state.board.bridge == ("blown" if blown else "stands")
    assert g.state.board.where[title().number["1.German"]].text == ("0304" if blown else "0303")
    american = position({"A.American": "0303", "1.German": "0506"})
    american.push(Moving(title().number["A.American"], ("0304",)), Movement("american"))
    assert isinstance(game(american).pending, Decision)


@pytest.mark.rule("PAT-BRIDGE-01")
def test_the_roll_for_the_bridge_is_one_die_from_1_to_6() -> None:
    state = position({"1.German": "0304", **FAR})
    state.push(Moving(title().number["1.German"], ("0303",)), Movement("german"))
    g = game(state)
    assert isinstance(g.pending, Chance)
    assert g.pending.outcomes == (1, 2, 3, 4, 5, 6)
    g.resolve(6)
