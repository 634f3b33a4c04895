"""Night (rules WAR-7.11-01..03)."""

import pytest

from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.field_of_play import make_position, move_cost, rule_on_move, unit_entry
from tests.titles.wacht.support.terrain import entry_cost


@pytest.mark.rule("WAR-7.11-01")
def test_night_costs_one_more_off_the_road() -> None:
    for mode, base in (("exploit_mech", 1), ("tactical_mech", 1), ("tactical_leg", 2)):
        assert entry_cost(mode, turn="Night") == base + 1
        assert entry_cost(mode, turn="Night", via="secondary_road") == base
        assert entry_cost(mode, turn="Dec 17 PM") == base
        assert entry_cost(mode, turn="Night", terrain="constricted", via="dashed_line") == base + 1


@pytest.mark.rule("WAR-7.11-02")
def test_night_costs_nothing_on_the_road() -> None:
    for mode in ("strategic_road", "exploit_road", "tactical_road"):
        assert answer_value("road", mode=mode, road="secondary", turn="Night")["cost"] == 1


@pytest.mark.rule("WAR-7.11-03")
def test_night_does_not_touch_prepared_assault() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301", mode="pa")], turn="Dec 19 Night", night_activity=["german"]
    )
    found = rule_on_move(state, "tank", "0302", "0303")
    assert move_cost(found) == 0
    assert "WAR-7.11-03" in found.rules
