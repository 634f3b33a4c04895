"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.patrol.rules.movement import move_refusal
from broadfront.titles.patrol.steps.combat import column
from broadfront.titles.patrol.steps.phases import Movement, Moving
from tests.titles.patrol.test_patrol_rules import FAR, fighting, game, position, title


@pytest.mark.rule("PAT-MOVE-01")
def test_a_unit_that_may_not_move_is_told_whether_it_has_moved_or_is_not_there() -> None:
    units = [unit.id for unit in title().units if unit.side == "german"]
    state = position({units[0]: "0505", units[1]: "[Reserve]", "B.American": "0101"})
    state.moved[state.number(units[0])] = 1
    moved, away = (move_refusal(state, "german", unit, ("0504",)) for unit in units[:2])
    assert moved is not None
    assert away is not None
    assert moved.text == f"{units[0]} has moved this turn."
    assert away.text == f"{units[1]} is in [Reserve], not on the map."


@pytest.mark.rule("PAT-BRIDGE-01")
def test_the_roll_for_the_bridge_is_one_die_from_1_to_6() -> None:
    state = position({"1.German": "0304", **FAR})
    state.push(Moving(title().number["1.German"], ("0303",)), Movement("german"))
    g = game(state)
    assert isinstance(g.pending, Chance)
    assert g.pending.outcomes == (1, 2, 3, 4, 5, 6)
    g.resolve(6)


@pytest.mark.rule("PAT-COMBAT-03")
def test_no_shift_goes_beyond_the_first_column() -> None:
    state = fighting({"1.German": "0404", "B.American": "0403"})
    one = title().number["1.German"]
    state.steps[one] = 1
    label, ledger = column(state, title().map.index_of("0403"), [one], True)
    assert len([line for line in ledger[1:] if line.amount == -1]) == 3
    assert label == "1:2"
