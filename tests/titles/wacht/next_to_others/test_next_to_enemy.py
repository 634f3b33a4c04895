"""Moving next to the enemy (rules WAR-7.5.2-01..10, WAR-7.5.3-01..02, WAR-7.5.4-01..04, WAR-7.5.6-01..02)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.actions import SetMode
from broadfront.titles.wacht.rules.unit_reach import mover_reach
from tests.titles.wacht.support.asking import answer_value, ask_wacht, cited_rules, rule_case
from tests.titles.wacht.support.bridges import EAST
from tests.titles.wacht.support.field_of_play import (
    begin_phase,
    make_position,
    move_cost,
    play_until,
    rule_on_move,
    start_game,
    unit_entry,
)
from tests.titles.wacht.support.next_to_enemy import FOE, adjacency_penalty


@pytest.mark.rule("WAR-7.5.2-01", "WAR-7.5.2-04")
def test_each_hex_next_to_the_enemy_costs_two_more() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0302")], american=[FOE, unit_entry("other", "US Leg units", "0205", steps=1)]
    )
    assert move_cost(rule_on_move(state, "tank", "0303")) == 3
    assert move_cost(rule_on_move(state, "tank", "0303", "0304")) == 6
    assert "WAR-7.5.2-06" not in rule_on_move(state, "tank", "0303").rules
    assert "WAR-7.5.2-04" in rule_on_move(state, "tank", "0303", "0304").rules


@pytest.mark.rule("WAR-7.5.2-02", "WAR-7.5.2-03", "WAR-7.5.2-05")
def test_fieldworks_cost_more_and_cover_costs_less() -> None:
    def price(works: str, terrain: str = "Clear") -> int | str:
        state = make_position(
            german=[unit_entry("foot", "GE Leg units", "0302")],
            american=[FOE],
            works={"0204": works},
            terrain={"0303": terrain},
        )
        return move_cost(rule_on_move(state, "foot", "0303"))

    assert [price(works) for works in ("ip", "et", "fort")] == [5, 6, 6]
    assert [price(works, "Woods") for works in ("ip", "et", "fort")] == [5, 6, 6]


@pytest.mark.rule("WAR-7.5.2-04")
def test_only_the_highest_penalty_is_paid() -> None:
    assert adjacency_penalty(enemies=["open", "ip", "et"]) == 4
    assert adjacency_penalty(enemies=["open", "open"]) == 2
    assert adjacency_penalty(enemies=[]) == 0


@pytest.mark.rule("WAR-7.5.2-04")
def test_the_highest_of_several_is_spoken_of_only_where_there_are_several() -> None:
    for enemies, rules in (("open", ("WAR-7.5.2-01",)), (["open", "ip"], ("WAR-7.5.2-02", "WAR-7.5.2-04"))):
        assert ask_wacht("adjacency", mode="tactical_mech", enemies=enemies).rules == rules


@pytest.mark.rule("WAR-7.5.2-05")
def test_cover_lowers_the_penalty_by_one() -> None:
    assert [adjacency_penalty(enemies=where, cover=True) for where in ("open", "ip", "et", "fort")] == [1, 2, 3, 3]
    assert adjacency_penalty(enemies="open", entered="town") == 1
    assert adjacency_penalty(enemies="open", entered="village") == 2
    assert adjacency_penalty(enemies="open", turn="Night") == 1


@pytest.mark.rule("WAR-7.5.2-06")
def test_woods_without_a_road_hide_from_a_mechanized_enemy() -> None:
    def price(row: str, **more: Any) -> int | str:
        state = make_position(
            german=[unit_entry("foot", "GE Leg units", "0302")],
            american=[unit_entry("foe", row, "0204", steps=1)],
            terrain={"0303": "Woods"},
            **more,
        )
        return move_cost(rule_on_move(state, "foot", "0303"))

    assert price("AFV") == 3
    assert price("US Leg units") == 4
    assert price("AFV", roads={"trail": [["0303", "0204"]]}) == 4


@pytest.mark.rule("WAR-7.5.2-06")
def test_over_water_a_road_joins_the_enemy_only_by_its_bridge() -> None:
    gap = ["0303", "0204"]

    def price(**more: Any) -> int | str:
        state = make_position(
            german=[unit_entry("foot", "GE Leg units", "0302")],
            american=[unit_entry("foe", "AFV", "0204", steps=1)],
            terrain={"0303": "Woods"},
            roads={"trail": [gap]},
            rivers={"minor": [gap]},
            **more,
        )
        return move_cost(rule_on_move(state, "foot", "0303"))

    assert price() == 3
    assert price(bridges={"trail": [gap]}) == 4
    assert price(bridges={"trail": [gap]}, bridge=[{"between": gap, "kind": "destroyed"}]) == 3


@pytest.mark.rule("WAR-7.5.2-06")
def test_a_mech_enemy_costs_nothing_in_woods_without_a_road_to_it() -> None:
    assert adjacency_penalty(enemies="open", enemy_class="mech", entered="forest") == 0
    assert adjacency_penalty(enemies="open", enemy_class="mech", entered="forest", road_to_enemy=True) == 1
    assert adjacency_penalty(enemies="open", enemy_class="leg", entered="forest") == 1
    assert adjacency_penalty(enemies="open", enemy_class="mech", entered="rough") == 2
    assert adjacency_penalty(enemies=["et", "open"], enemy_class=["mech", "leg"], entered="woods") == 1


@pytest.mark.rule("WAR-7.5.2-07")
def test_intrinsic_transport_never_moves_next_to_the_enemy() -> None:
    assert answer_value("adjacency", mode="tactical_road", enemies="open", tp="intrinsic")["penalty"] == "NA"
    assert "WAR-7.5.2-07" in cited_rules("unit", unit="US Leg units", tp="intrinsic")


@pytest.mark.rule("WAR-7.5.2-08")
def test_150th_panzer_brigade_pays_no_penalty() -> None:
    assert adjacency_penalty(enemies="fort", unit="150th PzBrigade") == 0
    assert adjacency_penalty(enemies="fort", unit="AFV") == 4


@pytest.mark.rule("WAR-7.5.2-09")
def test_exploitation_pays_no_penalty_off_the_road() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0302", mode="exploitation")], american=[FOE], terrain={"0303": "Woods"}
    )
    assert move_cost(rule_on_move(begin_phase(state, "german", "exploitation"), "tank", "0303")) == 3


@pytest.mark.rule("WAR-7.5.2-09")
def test_exploit_regular_movement_pays_no_penalty() -> None:
    assert adjacency_penalty("exploit_mech", enemies="fort", cover=True) == 0


@pytest.mark.rule("WAR-7.5.2-10")
def test_exploitation_pays_the_penalty_on_the_road() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0302", mode="exploitation")], american=[FOE], roads={"secondary": [EAST]}
    )
    assert move_cost(rule_on_move(state, "tank", "0303", kind="road")) == 3


@pytest.mark.rule("WAR-7.5.2-10")
def test_exploit_road_movement_pays_the_penalty() -> None:
    assert adjacency_penalty("exploit_road", enemies="ip") == 3
    assert adjacency_penalty("exploit_road", enemies="ip", cover=True) == 2


@pytest.mark.rule("WAR-7.5.3-01")
def test_exploitation_goes_next_to_the_enemy_in_cover_or_to_overrun() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0302", mode="exploitation")], american=[FOE], terrain={"0203": "Woods"}
    )
    assert rule_on_move(state, "tank", "0303").rules == ("WAR-7.5.3-01",)
    assert rule_on_move(state, "tank", "0303", overrun="0204").legal
    assert move_cost(rule_on_move(state, "tank", "0203")) == 3


@pytest.mark.rule("WAR-7.5.3-01")
def test_exploitation_goes_next_to_an_enemy_in_cover_or_to_overrun() -> None:
    assert adjacency_penalty("exploit_mech", enemies="open", cover=False) == "NA"
    assert adjacency_penalty("exploit_mech", enemies="open", cover=True) == 0
    assert adjacency_penalty("exploit_mech", enemies="open", cover=False, overrun=True) == 0


def test_the_answer_next_to_an_enemy_is_mp_or_na_with_a_reason() -> None:
    modes = ("exploit_mech", "tactical_mech", "tactical_leg", "strategic_road", "exploit_road", "tactical_road", "pa")
    for mode in modes:
        for given in ({}, {"cover": True}, {"overrun": True}, {"tp": "tp"}, {"tp": "intrinsic"}, {"entered": "woods"}):
            found = answer_value("adjacency", mode=mode, enemies=["open", "fort"], **given)
            if found["penalty"] == "NA":
                assert set(found) == {"penalty", "why"}
                assert found["why"]
            else:
                assert set(found) == {"penalty"}
                assert isinstance(found["penalty"], int)


@pytest.mark.rule("WAR-7.5.3-02")
def test_exploitation_does_not_move_away_from_an_enemy_in_pa_mode() -> None:
    for mode, legal in (("pa", False), ("tactical", True)):
        foe = unit_entry("foe", "US Leg units", "0204", steps=1, mode=mode)
        state = make_position(german=[unit_entry("tank", "AFV", "0303", mode="exploitation")], american=[foe])
        found = rule_on_move(state, "tank", "0302")
        assert found.legal == legal
        assert legal or found.rules == ("WAR-7.5.3-02",)


@pytest.mark.rule("WAR-7.5.4-01")
def test_strategic_mode_is_refused_next_to_an_enemy() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301", mode="strategic")],
        american=[unit_entry("foe", "US Leg units", "0204")],
        roads={"primary": [EAST]},
    )
    assert rule_on_move(state, "tank", "0302", kind="road").legal
    refused = rule_on_move(state, "tank", "0302", "0303", kind="road")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-7.5.4-01",), "0303")


@pytest.mark.rule("WAR-7.5.4-01")
def test_strategic_mode_never_goes_next_to_an_enemy() -> None:
    assert adjacency_penalty("strategic_road", enemies="open") == "NA"
    assert adjacency_penalty("strategic_road", enemies=[]) == 0


@pytest.mark.rule("WAR-7.5.4-02", "WAR-7.5.4-04")
def test_strategic_and_other_road_movers_keep_apart() -> None:
    units = [
        unit_entry("mover", "AFV", "0301", mode="strategic"),
        unit_entry("plain", "AFV", "0303"),
        unit_entry("tactical", "AFV", "0305"),
        unit_entry("column", "AFV", "0307", mode="strategic"),
    ]
    state = make_position(german=units, roads={"primary": [EAST]})
    assert rule_on_move(state, "mover", "0302", "0303", kind="road").rules == ("WAR-7.5.4-02",)
    assert rule_on_move(state, "tactical", "0306", "0307", kind="road").rules == ("WAR-7.5.4-04",)
    assert rule_on_move(state, "tactical", "0306", kind="road").legal


@pytest.mark.rule("WAR-7.5.4-02")
def test_strategic_mode_enters_no_hex_with_another_mechanized_unit() -> None:
    assert not answer_value("road", mode="strategic_road", road="primary", others_mech=1)["allowed"]
    assert answer_value("road", mode="strategic_road", road="primary")["allowed"]


@pytest.mark.rule("WAR-7.5.4-03")
def test_strategic_mode_does_not_end_stacked_with_a_mechanized_unit() -> None:
    units = [
        unit_entry("regular", "AFV", "0302"),
        unit_entry("column", "AFV", "0303", mode="strategic"),
        unit_entry("foot", "GE Leg units", "0304"),
    ]
    state = make_position(german=units, roads={"primary": [EAST]})
    assert rule_on_move(state, "regular", "0303").rules == ("WAR-7.5.4-03",)
    assert rule_on_move(state, "foot", "0303").legal


@pytest.mark.rule("WAR-7.5.4-04")
def test_no_road_mover_enters_a_hex_with_units_in_strategic_mode() -> None:
    found = answer_value("road", mode="tactical_road", road="primary", others_mech=1, strategic_units=True)
    assert found["allowed"] is False
    assert "Strategic" in found["why"]


@pytest.mark.rule("WAR-7.5.6-01")
def test_an_allied_unit_does_not_slip_along_an_enemy_fort() -> None:
    american, german = [unit_entry("tank", "AFV", "0303")], [unit_entry("foe", "GE Leg units", "0204", steps=1)]
    state = make_position(american=american, german=german, tags={"0204": "fort"})
    refused = rule_on_move(state, "tank", "0304")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-7.5.6-01",), "0304")
    assert rule_on_move(state, "tank", "0302").legal
    assert rule_on_move(make_position(american=american, german=german), "tank", "0304").legal
    mirrored = make_position(german=[unit_entry("tank", "AFV", "0303")], american=[FOE], tags={"0204": "fort"})
    assert rule_on_move(mirrored, "tank", "0304").legal


@pytest.mark.rule("WAR-7.5.6-01", "WAR-7.7.0-13")
def test_prepared_assault_shifts_along_an_enemy_fort() -> None:
    foe = unit_entry("foe", "GE Leg units", "0204", steps=1)
    for row, more in (("AFV", {}), ("US Leg units", {}), ("US Leg units", {"ranger": True})):
        tactical, assault = (
            make_position(
                american=[unit_entry("mover", row, "0303", mode=mode, **more)], german=[foe], tags={"0204": "fort"}
            )
            for mode in ("tactical", "pa")
        )
        assert rule_on_move(tactical, "mover", "0304").rules == ("WAR-7.5.6-01",)
        assert rule_on_move(assault, "mover", "0304").legal
        assert "0304" in mover_reach(assault, "mover", "regular")
        assert rule_on_move(assault, "mover", "0302").rules == ("WAR-7.7.0-13",)


@pytest.mark.rule("WAR-7.5.6-02")
def test_strategic_mode_is_refused_next_to_an_enemy_fort() -> None:
    units: dict[str, Any] = {
        "american": [unit_entry("tank", "AFV", "0303")],
        "german": [unit_entry("foe", "GE Leg units", "0204")],
    }
    for tags, legal in (({"0204": "fort"}, False), ({}, True)):
        table = play_until(start_game(make_position(**units, tags=tags)), "american Choose modes")
        ruling = table.why_not(SetMode("tank", "strategic"))
        assert ruling.legal == legal
        assert legal or ruling.rules == ("WAR-7.5.6-02",)


PENALTIES = [
    rule_case("WAR-7.5.2-01", "open", 2),
    rule_case("WAR-7.5.2-02", "ip", 3),
    rule_case("WAR-7.5.2-03", "et", 4),
]


@pytest.mark.parametrize(("where", "mp"), [*PENALTIES, rule_case("WAR-7.5.2-03", "fort", 4)])
def test_each_adjacency_penalty(where: str, mp: int) -> None:
    for mode in ("tactical_mech", "tactical_leg", "tactical_road", "exploit_road"):
        assert answer_value("adjacency", mode=mode, enemies=where)["penalty"] == mp
        assert answer_value("adjacency", mode=mode, enemies=where, cover=True)["penalty"] == mp - 1
