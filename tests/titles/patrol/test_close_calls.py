"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

import pytest

from broadfront.titles.patrol.rules.movement import move_refusal
from tests.titles.patrol.test_patrol_rules import position, title


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
