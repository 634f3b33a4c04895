"""Questions about odds, Surprise and the combat table."""

from fractions import Fraction
from itertools import product

import pytest

from broadfront.titles.rhine.data.combat_table import LINES, Result
from tests.titles.rhine.support.asking import (
    answer_value,
    ask_rhine,
    ledger_amounts,
    refusal_error,
    rhine_title,
    rule_data,
)


@pytest.mark.rule("OCS-COMBAT-02", "OCS-ROUND-01")
def test_odds_are_rounded_and_take_the_column_they_reach() -> None:
    assert ask_rhine("odds", line="open", attack=7, defence=2).value["column"] == "4:1"
    assert ask_rhine("odds", line="open", attack=10, defence=3).value["column"] == "3:1"
    assert ask_rhine("odds", line="open", attack=6, defence=1).value["column"] == "5:1"
    assert ask_rhine("odds", line="open", attack=2, defence=7).value["column"] == "1:4"
    assert ask_rhine("odds", line="close", attack="5.5", defence=1).value["column"] == "6:1"
    assert ask_rhine("odds", line="close", attack="5", defence="1").value["column"] == "4:1"
    assert answer_value("odds", line="open", attack="3/2", defence=1)["column"] == "2:1"


@pytest.mark.rule("OCS-COMBAT-07")
def test_odds_off_the_line_start_at_its_end_and_never_pass_one() -> None:
    assert ask_rhine("odds", line="very close", attack=1, defence=9).value["column"] == "1:3"
    assert ask_rhine("odds", line="open", attack=90, defence=1).value["column"] == "13:1"
    assert ask_rhine("combat", line="open", column="11:1", shift=4, dice=7).value["column"] == "13:1"
    assert ask_rhine("combat", line="open", column="13:1", shift=-1, dice=7).value["column"] == "11:1"
    assert ask_rhine("combat", line="open", column="1:5", shift=-2, dice=7).value["column"] == "1:5"


@pytest.mark.rule("OCS-COMBAT-08")
def test_the_modifier_counts_for_surprise_and_for_the_roll() -> None:
    assert ask_rhine("surprise", attack="regular", dice=8, drm=2).value["surprise"] == "attacker"
    assert answer_value("surprise", attack="regular", dice=8)["surprise"] == "none"
    plain, better = (answer_value("combat", line="open", column="3:1", dice=7, drm=drm)["result"] for drm in (0, 2))
    assert (plain, better) == ("Ao1 Do1", "Ao1 DL1o1")
    assert (2, "OCS-COMBAT-08") in ledger_amounts(ask_rhine("combat", line="open", column="3:1", dice=7, drm=2))


@pytest.mark.rule("OCS-COMBAT-11", "OCS-COMBAT-09")
def test_stacks_and_terrain_give_the_whole_distribution() -> None:
    plain = ask_rhine("combat", attackers=["24-4 Armor", "22-4-3"], defenders="7-3 Other", terrain="open").value
    assert (plain["line"], plain["column"], plain["drm"]) == ("open", "9:1", 1)
    heavy = ask_rhine("combat", attackers=["24-4 Armor", "22-4-3"], defenders="7-3 Other heavy", terrain="open").value
    assert heavy["column"] == "7:1"
    river = ask_rhine(
        "combat", attackers="22-4", defenders="(5)-0", terrain="village", hexside="Minor River or Canal", ground="mud"
    )
    assert (river.value["line"], river.value["column"], river.value["drm"]) == ("close", "2:1", 4)
    assert sum(Fraction(str(p)) for p in river.value["distribution"].values()) == 1
    same = answer_value("combat", line="close", attack=11, defence=5, drm=4)["distribution"]
    assert river.serialize().value["distribution"] == same


def test_stacks_that_cannot_fight_so_are_refused() -> None:
    assert refusal_error("combat", attackers="(5)-0", defenders="4-3").parameter == "attackers"
    assert refusal_error("combat", attackers="24-4 Armor", defenders="4-3", terrain="mountain").parameter == "attackers"
    assert refusal_error("combat", attackers="24-4 Armor").parameter == "defenders"
    assert refusal_error("combat", attackers="a lot", defenders="4-3").parameter == "attackers"
    assert refusal_error("combat", attackers="4-3", defenders="4-3", line="open").parameter == "attackers"
    assert (
        refusal_error("combat", attackers="4-3", defenders="4-3", terrain="Rhine River", by_road=True).parameter
        == "terrain"
    )
    assert refusal_error("combat", dice=7).parameter == "line"


@pytest.mark.parametrize(
    ("attack", "attacker", "defender"),
    [
        pytest.param("regular", 10, 5, marks=pytest.mark.rule("OCS-COMBAT-13")),
        pytest.param("overrun", 9, 6, marks=pytest.mark.rule("OCS-COMBAT-14")),
    ],
)
def test_surprise_has_its_limits_and_a_hedgehog_takes_one(attack: str, attacker: int, defender: int) -> None:
    for dice in range(2, 13):
        wanted = "attacker" if dice >= attacker else "defender" if dice <= defender else "none"
        assert answer_value("surprise", attack=attack, dice=dice)["surprise"] == wanted
    assert answer_value("surprise", attack=attack, dice=attacker, hedgehog=3)["surprise"] == "none"
    assert answer_value("surprise", attack=attack, dice=defender + 1, hedgehog=1)["surprise"] == "defender"
    ask_rhine("surprise", attack=attack, dice=7)


@pytest.mark.rule("OCS-COMBAT-15")
def test_surprise_moves_the_column_by_one_die() -> None:
    found = ask_rhine("combat", line="open", column="1:1").value["columns"]
    # Attacker Surprise on 10-12 (6/36), defender on 2-5 (10/36), each shift one sixth of it.
    assert found["1:1"] == "5/9"
    assert found["2:1"] == found["3:1"] == found["7:1"] == "1/36"
    assert found["1:2"] == "5/108"
    # Three of six shifts to the left fall off the end.
    assert Fraction(found["1:5"]) == Fraction(10, 36) * Fraction(3, 6)


@pytest.mark.rule("OCS-COMBAT-16")
def test_every_cell_of_the_combat_table_is_as_the_catalogue_gives_it() -> None:
    table = rule_data("OCS-COMBAT-16")
    for row, results in zip(range(1, 16), table["results"], strict=True):
        dice = min(max(row, 2), 12)
        for at, result in enumerate(results):
            column = rhine_title().combat.lines["open"][at]
            drm = row - dice
            assert answer_value("combat", line="open", column=column, dice=dice, drm=drm)["result"] == result
    assert answer_value("combat", line="open", column="3:1", dice=9, hedgehog=2) == answer_value(
        "combat", line="open", column="3:1", dice=7
    )
    ask_rhine("combat", line="open", column="1:1", dice=2, drm=-5)


def test_a_result_reads_as_losses_of_both_sides() -> None:
    result = Result.parse("Ao1e4 DL1o2")
    assert (result.attacker.options, result.attacker.exploit) == (1, 4)
    assert (result.defender.steps, result.defender.options, result.defender.dg) == (1, 2, False)
    assert Result.parse("Ae3 DL2o2 DG").defender.dg is True
    with pytest.raises(ValueError, match="no combat result"):
        Result.parse("X9")


def test_the_whole_distribution_equals_counting_every_die() -> None:
    """Compare with a plain count over all faces of the five dice."""
    found = answer_value("combat", line="close", attack=12, defence=4, drm=1, hedgehog=1, kind="overrun")[
        "distribution"
    ]
    table = rhine_title().combat
    start = table.column_index("close", "3:1")
    weights: dict[str, int] = {}
    faces = range(1, 7)
    for a, b, shift, c, d in product(faces, repeat=5):
        side, _ = table.find_side_with_surprise("overrun", a + b, 1, 1)
        moved = start + {"attacker": shift, "defender": -shift, "none": 0}[side]
        result = table.printed_result(max(0, min(12, moved)), c + d + 1 - 1)
        weights[result] = weights.get(result, 0) + 1
    assert {name: Fraction(str(p)) for name, p in found.items()} == {
        name: Fraction(n, 6**5) for name, n in weights.items()
    }


def test_a_combat_takes_a_column_or_two_strengths() -> None:
    assert refusal_error("combat", line="open", dice=7).parameter == "column"
    assert refusal_error("combat", line="open", column="3:1", attack=3, defence=1, dice=7).parameter == "column"
    assert refusal_error("combat", line="open", column="6:1", dice=7).accepted == list(
        rhine_title().combat.lines["open"]
    )
    assert refusal_error("odds", line="open", attack=0, defence=1).parameter == "attack"
    assert refusal_error("odds", line="bog", attack=1, defence=1).accepted == list(LINES)


def test_a_hedgehog_of_any_level_takes_one_from_the_surprise_roll_and_says_so() -> None:
    for level in (1, 3):
        assert [
            line[0] for line in ledger_amounts(ask_rhine("surprise", attack="regular", dice=10, hedgehog=level))
        ] == [10, -1]
