"""The special unit table: notes, choices, transport."""

import pytest

from tests.titles.wacht.asking import answer, cited, invalid, value


@pytest.mark.rule("WAR-UNIT-27")
def test_a_unit_motorized_by_tp_may_not_move_next_to_the_enemy() -> None:
    assert value("adjacency", mode="tactical_road", enemies="open", tp="tp")["penalty"] == "NA"
    assert value("adjacency", mode="tactical_road", enemies=[], tp="tp")["penalty"] == 0
    assert value("unit", unit="GE Leg units", tp="tp")["voluntary_stop_adjacent"] is False


@pytest.mark.rule("WAR-UNIT-28")
def test_unit_type_means_the_artillery_row_that_fits() -> None:
    def longest(unit: str, **given: str) -> object:
        return value("unit", unit=unit, **given)["max_retreat"]

    assert longest("GE Corps/Army", battery="OOB", motive="horse") == 3
    assert longest("GE Corps/Army", battery="IB", motive="motor") == 0
    assert longest("US 105 mm", battery="IB") == 1
    assert longest("GE Nebelw. 150 mm", battery="IB", tp="tp") == 1
    assert longest("GE Nebelw. 150 mm", battery="IB") == 0
    assert longest("GE H A Art", motive="motor") == 0


@pytest.mark.rule("WAR-UNIT-31")
def test_note_a_stands_at_self_propelled_in_battery() -> None:
    found = value("unit", unit="Self Propelled IB")
    assert (found["notes"], found["stacking_type"]) == (["A"], "Leg")
    assert value("stacking", units="Self Propelled IB:moving")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-32")
def test_us_guns_move_one_hex_in_battery_and_no_other_towed_artillery_does() -> None:
    for gun in ("US 105 mm", "US 155 mm"):
        assert value("unit", unit=gun, battery="IB")["max_hexes"] == 1
        assert value("unit", unit=gun, battery="OOB")["max_hexes"] is None
    assert value("unit", unit="Towed Motorized IB")["basic_ma"] == 0
    assert value("unit", unit="Towed Horse IB")["basic_ma"] == 0


@pytest.mark.rule("WAR-UNIT-33", "WAR-7.6.2-01")
def test_a_german_leg_anti_tank_unit_takes_its_whole_ma_to_cross_a_stream() -> None:
    assert value("river", unit="GE AT (Leg)", river="stream", by="riverbank")["cost"] == "All MA"
    assert value("river", unit="GE AT (Leg)", river="stream", by="bridge")["cost"] == "+0"


@pytest.mark.rule("WAR-UNIT-34")
def test_motorized_corps_artillery_moves_only_with_tp() -> None:
    def ma(**given: str) -> object:
        return value("unit", unit="GE Corps/Army", battery="OOB", **given)["basic_ma"]

    assert ma(motive="horse") == 9
    assert ma(motive="motor") == 0
    assert ma(motive="motor", tp="tp") == 9


@pytest.mark.rule("WAR-UNIT-35")
def test_a_carried_unit_is_mech_while_it_moves_and_leg_afterwards() -> None:
    assert value("unit", unit="US Leg units", tp="tp")["stacking_type"] == "Mech"
    assert value("stacking", units="US Leg units:tp:moving")["stacking_type"] == ["Mech"]
    assert value("stacking", units="US Leg units:tp")["stacking_type"] == ["Leg"]
    assert value("stacking", units="US Leg units:tp:strategic")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-36")
def test_a_deployed_bridge_column_is_ignored_for_stacking() -> None:
    for state in ("deployed", "deploying"):
        found = value("stacking", units=["battalion", "battalion", "company", f"German H Bridge Col.:{state}"])
        assert found["legal"]
        assert found["stacking_type"][-1] == "not counted"
    assert not value("stacking", units=["battalion", "battalion", "German H Bridge Col."])["legal"]


@pytest.mark.rule("WAR-UNIT-37")
def test_artillery_forced_too_far_back_is_eliminated() -> None:
    assert value("retreat", unit="Towed Motorized IB", side="US", hexes=2)["eliminated"] is True
    assert value("retreat", unit="Towed Motorized IB", side="US", hexes=1)["eliminated"] is False
    assert value("retreat", unit="AFV", hexes=9)["eliminated"] is False


@pytest.mark.rule("WAR-UNIT-38")
def test_artillery_retreats_before_it_loses_a_step() -> None:
    assert value("retreat", unit="Self Propelled OOB", side="GE", hexes=1)["step_loss_first"] is False
    assert value("retreat", unit="Self Propelled OOB", side="GE", hexes=1, can_retreat=False)["step_loss_first"]


@pytest.mark.rule("WAR-UNIT-39")
def test_a_unit_that_may_choose_follows_the_type_it_picked() -> None:
    assert value("unit", unit="US Leg Engineer", movement_class="leg")["class"] == "Leg"
    assert value("unit", unit="US AT", movement_class="mech")["class"] == "Mech"
    assert value("unit", unit="US AT")["class"] == "Leg/Mech"


@pytest.mark.rule("WAR-UNIT-40", "WAR-STACK-12")
def test_an_hq_is_leg_for_stacking_while_it_is_static() -> None:
    assert value("unit", unit="HQ")["notes"] == ["I"]
    assert value("stacking", units="HQ")["stacking_type"] == ["Leg"]
    assert value("stacking", units="HQ:moving")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-41")
def test_a_nebelwerfer_with_tp_is_self_propelled_and_fires_at_half() -> None:
    def rockets(battery: str, tp: str) -> tuple[object, object]:
        found = value("unit", unit="GE Nebelw. 150 mm", battery=battery, tp=tp)
        return found["basic_ma"], found["fire_oob"]

    assert rockets("IB", "tp") == (6, "half")
    assert rockets("OOB", "tp") == (12, "half")
    assert rockets("IB", "none") == (0, False)
    assert rockets("OOB", "none") == (12, False)


@pytest.mark.rule("WAR-UNIT-42", "WAR-STACK-10")
def test_an_unmoved_army_engineer_with_a_heavy_bridge_is_leg() -> None:
    assert value("unit", unit="German H Bridge Col.")["notes"] == ["F", "K"]
    assert value("stacking", units="engineer:army level:heavy bridge")["stacking_type"] == ["Leg"]
    assert value("stacking", units="engineer:army level:heavy bridge:moved")["stacking_type"] == ["Mech"]
    assert value("stacking", units="engineer:army level")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-43")
def test_leg_reconnaissance_has_twelve_mp_with_tp_too() -> None:
    assert value("unit", unit="US/German Recon (LEG)", tp="tp")["basic_ma"] == 12
    assert value("unit", unit="US/German Recon (LEG)")["basic_ma"] == 12


@pytest.mark.rule("WAR-7.10.0-01")
def test_towed_artillery_never_stops_next_to_the_enemy_of_its_own_will() -> None:
    assert value("unit", unit="Towed Horse OOB")["voluntary_stop_adjacent"] is False
    assert value("unit", unit="Self Propelled OOB")["voluntary_stop_adjacent"] is True
    assert "WAR-7.10.0-01" not in cited("unit", unit="Self Propelled OOB")


@pytest.mark.rule("WAR-7.5.2-07")
def test_intrinsic_transport_never_moves_next_to_the_enemy() -> None:
    assert value("adjacency", mode="tactical_road", enemies="open", tp="intrinsic")["penalty"] == "NA"
    assert "WAR-7.5.2-07" in cited("unit", unit="US Leg units", tp="intrinsic")


def test_us_leg_units_enter_strategic_mode_only_when_carried() -> None:
    assert value("unit", unit="US Leg units")["may_enter_strategic"] is False
    assert value("unit", unit="US Leg units", tp="intrinsic")["may_enter_strategic"] is True
    assert value("unit", unit="GE Leg units", tp="tp")["may_enter_strategic"] is False


def test_a_german_leg_anti_tank_unit_with_tp_has_nine_mp() -> None:
    assert value("unit", unit="GE AT Leg", tp="tp")["basic_ma"] == 9
    assert value("unit", unit="GE AT Mech", movement_class="leg")["basic_ma"] == 6


def test_names_are_found_without_case_and_signs_and_errors_list_what_is_accepted() -> None:
    assert value("unit", unit="ge nebelw 150mm", battery="ib")["unit"] == "GE Nebelw. 150 mm"
    assert value("unit", unit="stielau")["unit"] == "Einheit Stielau"
    assert invalid("unit", unit="GE AT").kind == "ambiguous"
    assert "AFV" in str(invalid("unit", unit="Afw"))
    assert invalid("unit", unit="US 105 mm").parameter == "battery"
    assert invalid("unit", unit="AFV", tp="tp").accepted == ["none"]
    assert invalid("unit", unit="AFV", movement_class="leg").accepted == ["mech"]
    assert "give tp" in str(invalid("unit", unit="GE Leg units", movement_class="mech"))
    assert invalid("unit", unit="US AT", side="GE").parameter == "side"
    assert invalid("unit", unit="US Leg units", tp="tp", movement_class="leg").parameter == "movement_class"


def test_every_answer_about_a_unit_shows_its_row() -> None:
    found = answer("unit", unit="AFV")
    assert [str(line) for line in found.ledger] == ["+12  AFV, basic MA [WAR-UNIT-23]"]
