"""Terrain on combat and on movement, and the cost of a whole step."""

from fractions import Fraction

import pytest

from tests.titles.rhine.asking import amounts, answer, data, numbered, refusal, title, value

CATEGORIES = ("Armor", "Mech", "Other")


def effect(terrain: str, category: str, side: str, **given: object) -> tuple[str, Fraction, bool]:
    found = value("terrain_combat", terrain=terrain, category=category, side=side, **given)
    return found["line"], Fraction(str(found["multiplier"])), found["allowed"]


@pytest.mark.parametrize("rule", numbered("BTR-TECC", 1, 16))
def test_a_row_of_the_combat_chart_counts_for_both_sides_as_printed(rule: str) -> None:
    row = data(rule)
    for category in CATEGORIES:
        cell = row[category.lower()]
        printed = Fraction(1) if cell == "-" else Fraction(cell.strip("[]*x"))
        line, attack, allowed = effect(row["terrain"], category, "attack")
        assert (line, attack) == (row["line"], printed)
        assert allowed == ("*" not in cell and cell != "-")
        assert effect(row["terrain"], category, "attack", by_road=True)[2] == (cell != "-")
        line, defence, allowed = effect(row["terrain"], category, "defend")
        assert (line, defence, allowed) == (row["line"], Fraction(1) if cell[0] in "[-" else printed, True)
    answer("terrain_combat", terrain=row["terrain"], category="armor", side="attack")


@pytest.mark.rule("BTR-TECC-17", "OCS-COMBAT-10")
def test_brackets_are_for_attackers_only() -> None:
    assert answer("terrain_combat", terrain="Open", category="armor", side="attack").value["multiplier"] == 2
    assert effect("Open", "Armor", "defend")[1] == 1
    assert effect("Heavy Woods", "Armor", "attack")[1] == effect("Heavy Woods", "Armor", "defend")[1] == Fraction(1, 2)


@pytest.mark.rule("BTR-TECC-18")
def test_a_star_lets_an_attack_in_only_by_road() -> None:
    assert answer("terrain_combat", terrain="Mountain", category="armor", side="attack").value["allowed"] is False
    assert answer("terrain_combat", terrain="Mountain", category="mech", side="attack", by_road=True).value["allowed"]
    assert effect("Mountain", "Other", "attack")[2] is True


@pytest.mark.rule("BTR-TECC-19")
def test_two_stars_follow_the_movement_chart() -> None:
    for ground, swamp in (("dry", False), ("mud", False), ("snow", True)):
        found = answer("terrain_combat", terrain="Swamp", category="armor", side="attack", ground=ground)
        assert found.value["allowed"] is swamp
        assert effect("Polder", "Mech", "attack", ground=ground)[2] is False
        assert effect("Polder", "Mech", "attack", ground=ground, by_road=True)[2] is True


@pytest.mark.rule("BTR-TECC-20", "BTR-TECC-21")
def test_ot_and_features_not_listed_leave_the_line_to_other_terrain() -> None:
    assert answer("terrain_combat", terrain="Rhine River", category="other", side="attack").value["line"] == "ot"
    road = answer("terrain_combat", terrain="Roads", category="armor", side="attack").value
    assert (road["line"], road["multiplier"], road["allowed"]) == ("ot", 1, True)
    assert effect("Hills", "Other", "attack")[0] == "Close"


@pytest.mark.rule("BTR-TECC-22")
def test_the_ground_chooses_the_row_of_a_minor_river() -> None:
    other = {
        ground: answer("terrain_combat", terrain="Minor River or Canal", category="other", side="attack", ground=ground)
        for ground in ("dry", "mud", "snow")
    }
    assert [found.value["multiplier"] for found in other.values()] == [Fraction(1, 2), Fraction(1, 2), 1]
    wrong = refusal(
        "terrain_combat", terrain="Minor River or Canal (Snow)", category="other", side="attack", ground="dry"
    )
    assert wrong.accepted == ["Minor River or Canal (Dry/Mud)"]


@pytest.mark.rule("OCS-COMBAT-12")
def test_a_unit_cannot_attack_where_it_could_not_go() -> None:
    river: dict[str, object] = {"terrain": "Major River or Canal", "category": "mech", "side": "attack"}
    assert answer("terrain_combat", **river, mobility="truck").value["allowed"] is False
    assert answer("terrain_combat", **river, mobility="truck", by_road=True).value["allowed"] is True
    assert answer("terrain_combat", **river, mobility="leg").value["allowed"] is True


@pytest.mark.parametrize("rule", numbered("BTR-TECM", 1, 17))
def test_a_row_of_the_movement_chart_has_its_nine_costs(rule: str) -> None:
    row = data(rule)
    for ground in ("dry", "mud", "snow"):
        for mobility, cell in zip(row["order"], row[ground], strict=True):
            found = answer("terrain_move", feature=row["terrain"], ground=ground, mobility=mobility)
            assert found.value["cost"] == cell.rstrip("*")


@pytest.mark.rule("BTR-TECM-19")
def test_interdiction_makes_a_german_pay_one_on_starred_roads() -> None:
    def german(feature: str, ground: str, **given: object) -> str:
        found = answer("terrain_move", feature=feature, ground=ground, mobility="truck", side="german", **given)
        return str(found.value["cost"])

    assert german("Roads", "dry", flight="normal") == "1"
    assert german("Roads", "dry", flight="limited") == "1/2"
    assert german("Roads", "dry", flight="normal", interdiction_suspended=True) == "1/2"
    assert german("Autobahns", "snow", flight="normal") == "1"
    assert german("Autobahns", "snow", flight="none") == "1/2"
    assert german("Roads", "mud", flight="normal") == "2"
    assert value("terrain_move", feature="Autobahns", ground="dry", mobility="leg", flight="normal")["cost"] == "1/3"


@pytest.mark.rule("BTR-TECM-20")
def test_prohibited_ground_is_open_along_a_road() -> None:
    assert answer("step_cost", hex="Polder", ground="dry", mobility="track").value["cost"] == "P"
    assert answer("step_cost", hex="Polder", along="road", ground="dry", mobility="track").value["cost"] == "1/2"
    over = answer(
        "step_cost", hex="Open", hexside="major", along="rail", bridging="bridge", ground="dry", mobility="track"
    )
    assert over.value["cost"] == "1"
    assert ("0", "BTR-TECM-20") in amounts(over)


@pytest.mark.rule("BTR-TECM-18")
def test_a_repaired_rhine_bridge_costs_what_its_road_costs() -> None:
    def crossing(bridging: str, along: str, mobility: str) -> object:
        return answer(
            "step_cost", hex="Open", hexside="rhine", along=along, bridging=bridging, ground="dry", mobility=mobility
        ).value["cost"]

    assert crossing("repaired", "road", "truck") == "1/2"
    assert crossing("repaired", "track", "truck") == "1"
    assert crossing("blown", "road", "truck") == "P"
    assert crossing("blown", "road", "leg") == "All"
    assert crossing("ferry", "none", "leg") == "All"
    assert crossing("none", "none", "leg") == "P"


@pytest.mark.rule("BTR-TECM-22", "BTR-TECM-24")
def test_all_and_p_swallow_what_stands_beside_them() -> None:
    both = answer("step_cost", hex="Hills", hexside="major", ground="dry", mobility="leg")
    assert both.value["cost"] == "All"
    assert answer("step_cost", hex="Polder", hexside="minor", ground="mud", mobility="truck").value["cost"] == "P"
    assert answer("step_cost", hex="Mountain", hexside="rhine", ground="dry", mobility="leg").value["cost"] == "P"


@pytest.mark.rule("BTR-TECM-23", "OCS-MOVE-01")
def test_a_plus_is_added_to_the_cost_of_the_hex() -> None:
    found = answer("step_cost", hex="Hills", hexside="minor", ground="dry", mobility="track")
    assert found.value["cost"] == "5"
    assert answer("step_cost", hex="Hills", ground="dry", mobility="track").value["cost"] == "2"


@pytest.mark.rule("BTR-TECM-25")
def test_ground_and_mobility_choose_the_column() -> None:
    costs = {
        (ground, mobility): answer("terrain_move", feature="Hills", ground=ground, mobility=mobility).value["cost"]
        for ground in ("dry", "mud", "snow")
        for mobility in ("track", "truck", "leg")
    }
    assert list(costs.values()) == ["2", "3", "1", "4", "6", "2", "3", "6", "2"]


@pytest.mark.rule("BTR-TECM-26")
def test_a_village_costs_what_its_ground_costs_and_open_when_alone() -> None:
    assert answer("step_cost", hex="Village,Hills", ground="dry", mobility="truck").value["cost"] == "3"
    assert answer("step_cost", hex="Village", ground="dry", mobility="truck").value["cost"] == "1"


@pytest.mark.rule("OCS-MOVE-04", "OCS-MOVE-05")
def test_off_road_the_costliest_terrain_counts_and_on_it_none() -> None:
    assert answer("step_cost", hex="Hills,Heavy Woods", ground="dry", mobility="truck").value["cost"] == "5"
    along = answer("step_cost", hex="Heavy Woods", hexside="minor", along="road", ground="dry", mobility="truck")
    assert along.value["cost"] == "1/2"


@pytest.mark.rule("OCS-ENG-01")
def test_an_engineer_makes_major_rivers_minor_and_minor_ones_free() -> None:
    def crossing(hexside: str, bridging: str) -> object:
        found = answer("step_cost", hex="Open", hexside=hexside, bridging=bridging, ground="dry", mobility="track")
        return found.value["cost"]

    assert (crossing("major", "none"), crossing("major", "engineer")) == ("P", "4")
    assert (crossing("minor", "none"), crossing("minor", "engineer")) == ("4", "1")


def test_a_pontoon_bridge_carries_over_any_water() -> None:
    for hexside in ("major", "rhine"):
        found = value("step_cost", hex="Open", hexside=hexside, bridging="pontoon", ground="dry", mobility="truck")
        assert found["cost"] == "1"


def test_names_of_terrain_are_checked() -> None:
    assert refusal("terrain_move", feature="Jungle", ground="dry", mobility="leg").parameter == "feature"
    assert refusal("terrain_combat", terrain="Jungle", category="armor", side="attack").parameter == "terrain"
    assert refusal("step_cost", hex="Jungle", ground="dry", mobility="leg").parameter == "hex"
    assert "Light Woods" in title().movement.rows
