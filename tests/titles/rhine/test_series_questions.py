"""Smaller rules of the series: sizes, lift, rebuilding, breakdown units, air bases, attrition, pontoons."""

import pytest

from tests.titles.rhine.asking import answer, data, refusal, value


@pytest.mark.rule("OCS-STACK-02")
def test_re_goes_by_size_and_falls_with_each_step() -> None:
    assert [value("re_size", size=s)["re"] for s in ("battalion", "company", "repl", "other")] == [
        "1/2",
        "1/4",
        "1/4",
        1,
    ]
    assert answer("re_size", size="multi-step", printed=4, lost=3).value["re"] == 1
    assert refusal("re_size", size="multi-step", printed=4, lost=4).parameter == "lost"


@pytest.mark.rule("OCS-RAIL-01", "OCS-MODE-02")
def test_rail_takes_a_point_an_re_and_half_for_slow_leg_units_in_move_mode() -> None:
    assert answer("lift", by="rail", re=4).value == {"points": 4, "allowed": True}
    assert value("lift", by="rail", sp=3)["points"] == 3
    assert value("lift", by="rail", re=4, mobility="leg", allowance=6)["points"] == 2
    assert value("lift", by="rail", re=4, mobility="leg", allowance=7)["points"] == 4
    combat = answer("lift", by="rail", re=1, mode="combat")
    assert combat.value["allowed"] is False
    assert combat.ledger[-1].rule == "OCS-MODE-02"


@pytest.mark.rule("OCS-PORT-01", "OCS-ZOC-04")
def test_an_enemy_zone_bars_sea_lift_whoever_stands_there() -> None:
    assert answer("lift", by="sea", re=1).value["allowed"] is True
    barred = answer("lift", by="sea", re="1/2", enemy_zone=True)
    assert barred.value == {"points": answer("lift", by="sea", re="1/2").value["points"], "allowed": False}
    assert {line.rule for line in barred.ledger} == {"OCS-PORT-01", "OCS-ZOC-04"}


@pytest.mark.rule("OCS-REPL-01")
def test_repls_rebuild_near_an_hq_and_outside_enemy_zones() -> None:
    assert answer("rebuild_place", hq_distance=2).value["allowed"] is True
    assert value("rebuild_place", hq_distance=2, hq_mode="dg")["allowed"] is True
    for change in ({"hq_distance": 3}, {"hq_mode": "move"}, {"repl_mode": "combat"}, {"enemy_zone": True}):
        assert value("rebuild_place", **({"hq_distance": 2} | change))["allowed"] is False
    assert value("rebuild_place", hq_distance=9, dead=False)["allowed"] is True
    assert value("rebuild_place", hq_distance=0, dead=False, stacked=False)["allowed"] is False


@pytest.mark.rule("OCS-BRKDWN-01")
def test_a_multi_step_unit_of_category_other_detaches_all_but_its_last_step() -> None:
    assert answer("breakdown", action="detach", rating=4, breakdown_rating=4).value["allowed"] is True
    for change in ({"category": "armor"}, {"steps": 1}, {"breakdown_rating": 5}, {"full_steps": 1, "steps": 1}):
        given = {"rating": 4, "breakdown_rating": 4} | change
        assert value("breakdown", action="detach", **given)["allowed"] is False


@pytest.mark.rule("OCS-BRKDWN-02")
def test_a_reduced_unit_absorbs_a_breakdown_that_is_good_enough() -> None:
    assert answer("breakdown", action="absorb", rating=3, breakdown_rating=3, steps=2).value["allowed"] is True
    for change in ({"steps": 4}, {"breakdown_rating": 2}, {"same_mode": False}):
        given = {"rating": 3, "breakdown_rating": 3, "steps": 2} | change
        assert value("breakdown", action="absorb", **given)["allowed"] is False


@pytest.mark.rule("OCS-AIR-03", "BTR-EFFECT-10")
def test_a_hip_shoot_is_one_aircraft_with_a_spotter_in_normal_flight() -> None:
    assert answer("hip_shoot", flight="normal").value["allowed"] is True
    assert answer("hip_shoot", flight="limited").value["allowed"] is False
    for change in ({"aircraft": 2}, {"spotter": False}, {"phase": "combat"}):
        assert value("hip_shoot", flight="normal", **change)["allowed"] is False


@pytest.mark.rule("OCS-AIR-04")
def test_a_base_holds_four_and_its_level_of_active_aircraft() -> None:
    assert answer("air_base", level=3, active=6).value == {"most": 7, "allowed": True, "active": True}
    assert answer("air_base", level=3, active=6, arriving=2).value["allowed"] is False


@pytest.mark.rule("OCS-SUPPLY-07")
def test_attrition_follows_the_rating_and_large_stacks_suffer_more() -> None:
    limits = data("OCS-SUPPLY-07")
    for rating in range(6):
        for dice in range(2, 13):
            low, one, two, four = limits[str(rating)]
            steps = 0 if dice <= low else 1 if dice <= one else 2 if dice <= two else 4 if dice <= four else None
            found = value("attrition", rating=rating, dice=dice, steps=4)
            assert found == ({"lost": 4, "all": True} if steps is None else {"lost": steps, "all": False})
    assert answer("attrition", rating=5, dice=8, steps=5).value["lost"] == 2
    assert value("attrition", rating=5, dice=8, steps=4)["lost"] == 0


@pytest.mark.rule("OCS-SUPPLY-05", "OCS-UNIT-07")
def test_a_token_feeds_two_re_and_four_make_an_sp() -> None:
    assert [value("eat", re=size)["tokens"] for size in ("1/2", 2, "5/2", 10)] == [1, 1, 2, 5]
    assert answer("eat", re=16).told().value == {"tokens": 8, "sp": 2}


@pytest.mark.rule("BTR-HOUSE-14", "BTR-EFFECT-07")
def test_a_pontoon_needs_a_four_and_no_snow() -> None:
    assert answer("pontoon", ground="dry", die=4).value == {"allowed": True, "placed": True}
    assert value("pontoon", ground="mud", die=3) == {"allowed": True, "placed": False}
    assert value("pontoon", ground="snow", die=6) == {"allowed": False, "placed": False}


@pytest.mark.rule("BTR-HOUSE-15", "BTR-HOUSE-16")
def test_the_effects_rest_on_the_house_definitions() -> None:
    found = answer("effects", ground="snow", flight="normal", base_level=0)
    assert (found.value["refit"], found.value["seaborne_assaults"]) == (1, False)
    assert answer("effects", ground="mud", flight="normal", base_level=3).value["seaborne_assaults"] is True


@pytest.mark.rule("BTR-HOUSE-03")
def test_trench_foot_touches_nothing_but_starred_pax() -> None:
    before = value("replacements", nation="us", date="1944-10-29", dice=10)
    found = answer("replacements", nation="us", date="1944-11-01", dice=10).told().value
    assert found == before | {"pax": before["pax"] - 1}


@pytest.mark.rule("BTR-HOUSE-05")
def test_interdiction_is_for_germans_in_normal_flight() -> None:
    costs = {
        (side, flight): answer(
            "terrain_move", feature="roads", ground="dry", mobility="truck", side=side, flight=flight
        ).value["cost"]
        for side in ("german", "allied")
        for flight in ("normal", "limited", "none")
    }
    assert list(costs.values()) == ["1", "1/2", "1/2", "1/2", "1/2", "1/2"]


@pytest.mark.rule("BTR-HOUSE-08", "BTR-HOUSE-09")
def test_rows_count_from_the_south_and_only_units_block_entry() -> None:
    found = answer("entry", where="Map C, west edge south of 25.xx", occupied="C10.01").value
    assert found["hexes"][0] == "C01.01"
    assert "C25.01" in found["may_use"]
    assert "C25.01" not in found["hexes"]


@pytest.mark.rule("BTR-HOUSE-04", "BTR-ARRIVAL-29")
def test_broadfront_splits_american_sp_and_keeps_nations_to_their_maps() -> None:
    def may(**given: object) -> bool:
        return bool(value("broadfront", **({"date": "1944-09-12", "nation": "us"} | given))["allowed"])

    assert answer("broadfront", date="1944-09-12", nation="us", sp=8, north=6).value["allowed"] is True
    assert not may(sp=8, north=7)
    assert may(sp=8, north=7, date="1944-09-08")
    assert may(sp=8, north=7, campaign="north")
    assert not may(nation="cw", sheet="c")
    assert may(nation="cw", sheet="b")
    assert not may(nation="fr", sheet="a")
    assert not may(nation="cw", sp=4, north=3)
    assert refusal("broadfront", date="1944-09-12", nation="us", sp=2, north=3).parameter == "north"
