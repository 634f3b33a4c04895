"""Terrain effects on combat (rules BTR-TECC-01..22)."""

from fractions import Fraction

import pytest

from tests.titles.rhine.support.asking import answer_value, ask_rhine, numbered_cases, refusal_error, rule_data

CATEGORIES = ("Armor", "Mech", "Other")


def effect_of(terrain: str, category: str, side: str, **given: object) -> tuple[str, Fraction, bool]:
    found = answer_value("terrain_combat", terrain=terrain, category=category, side=side, **given)
    return found["line"], Fraction(str(found["multiplier"])), found["allowed"]


@pytest.mark.parametrize("rule", numbered_cases("BTR-TECC", 1, 16))
def test_a_row_of_the_combat_chart_counts_for_both_sides_as_printed(rule: str) -> None:
    row = rule_data(rule)
    for category in CATEGORIES:
        cell = row[category.lower()]
        printed = Fraction(1) if cell == "-" else Fraction(cell.strip("[]*x"))
        line, attack, allowed = effect_of(row["terrain"], category, "attack")
        assert (line, attack) == (row["line"], printed)
        assert allowed == ("*" not in cell and cell != "-")
        assert effect_of(row["terrain"], category, "attack", by_road=True)[2] == (cell != "-")
        line, defence, allowed = effect_of(row["terrain"], category, "defend")
        assert (line, defence, allowed) == (row["line"], Fraction(1) if cell[0] in "[-" else printed, True)
    ask_rhine("terrain_combat", terrain=row["terrain"], category="armor", side="attack")


@pytest.mark.rule("BTR-TECC-17", "OCS-COMBAT-10")
def test_brackets_are_for_attackers_only() -> None:
    assert ask_rhine("terrain_combat", terrain="Open", category="armor", side="attack").value["multiplier"] == 2
    assert effect_of("Open", "Armor", "defend")[1] == 1
    assert (
        effect_of("Heavy Woods", "Armor", "attack")[1]
        == effect_of("Heavy Woods", "Armor", "defend")[1]
        == Fraction(1, 2)
    )


@pytest.mark.rule("BTR-TECC-18")
def test_a_star_lets_an_attack_in_only_by_road() -> None:
    assert ask_rhine("terrain_combat", terrain="Mountain", category="armor", side="attack").value["allowed"] is False
    assert ask_rhine("terrain_combat", terrain="Mountain", category="mech", side="attack", by_road=True).value[
        "allowed"
    ]
    assert effect_of("Mountain", "Other", "attack")[2] is True


@pytest.mark.rule("BTR-TECC-19")
def test_two_stars_follow_the_movement_chart() -> None:
    for ground, swamp in (("dry", False), ("mud", False), ("snow", True)):
        found = ask_rhine("terrain_combat", terrain="Swamp", category="armor", side="attack", ground=ground)
        assert found.value["allowed"] is swamp
        assert effect_of("Polder", "Mech", "attack", ground=ground)[2] is False
        assert effect_of("Polder", "Mech", "attack", ground=ground, by_road=True)[2] is True


@pytest.mark.rule("BTR-TECC-20", "BTR-TECC-21")
def test_ot_and_features_not_listed_leave_the_line_to_other_terrain() -> None:
    assert ask_rhine("terrain_combat", terrain="Rhine River", category="other", side="attack").value["line"] == "ot"
    road = ask_rhine("terrain_combat", terrain="Roads", category="armor", side="attack").value
    assert (road["line"], road["multiplier"], road["allowed"]) == ("ot", 1, True)
    assert effect_of("Hills", "Other", "attack")[0] == "Close"


@pytest.mark.rule("BTR-TECC-22")
def test_the_ground_chooses_the_row_of_a_minor_river() -> None:
    other = {
        ground: ask_rhine(
            "terrain_combat", terrain="Minor River or Canal", category="other", side="attack", ground=ground
        )
        for ground in ("dry", "mud", "snow")
    }
    assert [found.value["multiplier"] for found in other.values()] == [Fraction(1, 2), Fraction(1, 2), 1]
    wrong = refusal_error(
        "terrain_combat", terrain="Minor River or Canal (Snow)", category="other", side="attack", ground="dry"
    )
    assert wrong.accepted == ["Minor River or Canal (Dry/Mud)"]
