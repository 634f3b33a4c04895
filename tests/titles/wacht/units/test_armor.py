"""Armor, reconnaissance, HQs and leaders (rules WAR-UNIT-15..16, 22..26, 40, 43)."""

import pytest

from broadfront.titles.wacht.rules.modes import mode_refusal
from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.bridges import EAST
from tests.titles.wacht.support.field_of_play import make_position, move_cost, rule_on_move, unit_entry


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_counts_hexes_past_enemies_and_rivers() -> None:
    state = make_position(
        german=[unit_entry("st", "Einheit Stielau", "0301")],
        american=[unit_entry("foe", "US Leg units", "0204", steps=3)],
        terrain=dict.fromkeys(EAST, "Forest"),
        rivers={"stream": [["0302", "0303"]], "major": [["0304", "0305"]]},
        turn="Dec 19 Night",
        night_activity=["german"],
    )
    assert move_cost(rule_on_move(state, "st", "0302", "0303", "0304")) == 3
    assert rule_on_move(state, "st", "0302", "0303", "0304", "0305").rules == ("WAR-UNIT-26",)
    line = [*EAST[1:4], "0404", "0403", "0402", "0401", "0301"]
    long = rule_on_move(state, "st", *line, *EAST[1:4], "0404", "0403", "0402", "0401", "0301", *EAST[1:4])
    assert long.rules == ("WAR-UNIT-26",)


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_takes_no_mode_but_the_one_it_has() -> None:
    state = make_position(german=[unit_entry("st", "Einheit Stielau", "0301")])
    for mode in ("exploitation", "pa", "strategic"):
        refused = mode_refusal(state, state.number("st"), mode)
        assert refused is not None
        assert refused.rules == ("WAR-UNIT-26",)
    assert mode_refusal(state, state.number("st"), "tactical") is None


@pytest.mark.rule("WAR-UNIT-26", "WAR-7.7.0-01")
def test_einheit_stielau_uses_no_road_movement_by_its_own_rule() -> None:
    for row, mode, rule in (("Einheit Stielau", "tactical", "WAR-UNIT-26"), ("AFV", "pa", "WAR-7.7.0-01")):
        state = make_position(german=[unit_entry("one", row, "0301", mode=mode)], roads={"primary": [EAST]})
        assert rule_on_move(state, "one", "0302", kind="road").rules == (rule,)


@pytest.mark.rule("WAR-UNIT-40", "WAR-STACK-12")
def test_an_hq_is_leg_for_stacking_while_it_is_static() -> None:
    assert answer_value("unit", unit="HQ")["notes"] == ["I"]
    assert answer_value("stacking", units="HQ")["stacking_type"] == ["Leg"]
    assert answer_value("stacking", units="HQ:moving")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-43")
def test_leg_reconnaissance_has_twelve_mp_with_tp_too() -> None:
    assert answer_value("unit", unit="US/German Recon (LEG)", tp="tp")["basic_ma"] == 12
    assert answer_value("unit", unit="US/German Recon (LEG)")["basic_ma"] == 12
