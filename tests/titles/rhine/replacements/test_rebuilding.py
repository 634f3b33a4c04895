"""Rebuilding units (rules BTR-REBUILD-53..56)."""

import pytest

from broadfront.core.errors import Ambiguous
from tests.titles.rhine.support.asking import (
    answer_value,
    ask_rhine,
    ledger_amounts,
    refusal_error,
    rhine_title,
    rule_cases,
)
from tests.titles.rhine.support.rebuilding import cited_row


@pytest.mark.rule("BTR-REBUILD-53")
def test_a_type_without_a_row_is_priced_as_its_basic_type() -> None:
    motorized = ask_rhine("rebuild", unit="Motorized Infantry")
    assert motorized.value == answer_value("rebuild", unit="Infantry unit")
    assert cited_row(motorized) == "Infantry unit"
    assert "BTR-REBUILD-53" not in ask_rhine("rebuild", unit="Infantry unit").rules


@pytest.mark.rule("BTR-REBUILD-54")
def test_half_an_re_costs_half_and_a_fraction_rounds_up() -> None:
    assert ask_rhine("rebuild", unit="Artillery (truck/track in Move)", re="1/2").value["eq"] == 1
    assert ask_rhine("rebuild", unit="Infantry unit", re="1/2").value["pax"] == 1
    bicycle = ask_rhine("rebuild", unit="Bicycle unit", re="1/2")
    assert bicycle.value["pax"] == 1
    assert ("1/2", "BTR-REBUILD-54") in ledger_amounts(bicycle)
    assert ask_rhine("rebuild", unit="Inf Bn").value["pax"] == 1


@pytest.mark.rule("BTR-REBUILD-55")
def test_the_more_special_row_wins() -> None:
    assert cited_row(ask_rhine("rebuild", unit="Para Inf Bn")) == "Para Inf Bn"
    assert ask_rhine("rebuild", unit="Para Bn").value == {"pax": 1, "eq": 0}
    assert cited_row(ask_rhine("rebuild", unit="Para Bn")) == "Para Inf Bn"
    assert ask_rhine("rebuild", unit="Gld Rgt").value == {"pax": 2, "eq": 0}
    assert cited_row(ask_rhine("rebuild", unit="Gld Rgt")) == "Glider Inf Rgt"
    assert cited_row(ask_rhine("rebuild", unit="Lt Tk Bn")) == "Lt Tank Bn"
    assert cited_row(ask_rhine("rebuild", unit="Tk Bn")) == "Tank or Pz unit"


@pytest.mark.parametrize(
    ("unit", "row"),
    [
        pytest.param(unit, row, marks=pytest.mark.rule("BTR-REBUILD-56"))
        for unit, row in (
            ("Rngr Bn", "Infantry unit"),
            ("TD Bn", "AT or PJ Bn (truck/track in Move)"),
            ("TD Bn, leg in Move", "AT or PJ Bn (leg in Move)"),
            ("Flm Tk Bn", "Fkl or Flm or FT tank unit"),
            ("Marine Bde", "Marine or Naval unit"),
            ("Cdo Bde", "Commando Bde"),
            ("Can SP Arty Rgt", "Artillery (truck/track in Move)"),
            ("Mech Bn", "Mech Inf Bn, Bde or Rgt (Allied)"),
            ("Gld Bn", "Infantry unit"),
            ("CCA", "Armor unit"),
        )
    ],
)
def test_a_name_of_the_arrival_chart_leads_to_its_row(unit: str, row: str) -> None:
    found = ask_rhine("rebuild", unit=unit)
    assert cited_row(found) == row
    assert "BTR-REBUILD-56" in found.rules


@pytest.mark.parametrize(
    ("unit", "row"),
    [
        ("Anti-tank Bn", "AT or PJ Bn (truck/track in Move)"),
        ("anti tank bn, leg in move", "AT or PJ Bn (leg in Move)"),
        ("Tank Destroyer Bn", "AT or PJ Bn (truck/track in Move)"),
        ("Anti-aircraft Bn", "Flak (Antiaircraft) Bn"),
        ("Anti Aircraft", "Flak (Antiaircraft) Bn"),
        ("AA Bn", "Flak (Antiaircraft) Bn"),
        ("Panzer-Grenadier Rgt", "PzGr Rgt (German)"),
        ("Self-propelled Artillery", "Artillery (truck/track in Move)"),
        ("101st Abn Div", "Para Inf Rgt or Div (Allied)"),
        ("spitfire ix", "Air step"),
        ("German Para Bn", "Para Inf (German)"),
        ("Combat Command A", "Armor unit"),
        ("Mtn Inf Bn", "Mountain unit"),
    ],
)
def test_a_word_inside_another_leads_nowhere(unit: str, row: str) -> None:
    assert cited_row(ask_rhine("rebuild", unit=unit)) == row


@pytest.mark.parametrize(
    ("unit", "may_be"),
    [
        ("Panzer Jager Bn", ["Armor unit"]),
        ("Infantry Gun Coy", ["Infantry unit"]),
        ("Typhoon Tank Bn", ["Tank or Pz unit"]),
        ("Mountain Artillery", ["Artillery (truck/track in Move)", "Mountain unit"]),
        ("Motorcycle Recon Bn", ["Recon Bn", "Motorcycle Bn"]),
    ],
)
def test_a_name_that_is_not_unmistakable_is_asked_back(unit: str, may_be: list[str]) -> None:
    with pytest.raises(Ambiguous) as caught:
        ask_rhine("rebuild", unit=unit)
    error = caught.value
    assert (error.parameter, error.accepted) == ("unit", may_be)
    assert "\n" not in str(error)
    assert all(row in str(error) for row in may_be)


def test_every_type_of_the_arrival_chart_has_a_row() -> None:
    chart = rhine_title().arrivals
    for entry in chart.entries:
        if entry.action == "reserve-marker" or entry.piece.type == "SP":
            continue
        for name in entry.piece.parts or (entry.piece.type,):
            if name != "Arty":
                rhine_title().rebuild.find_row(name)
    assert "expected" in str(refusal_error("rebuild", unit="Zeppelin"))


@pytest.mark.parametrize("rule", rule_cases("BTR-REBUILD-15", "BTR-REBUILD-43"))
def test_cavalry_groups_and_battalions_differ(rule: str) -> None:
    group, battalion = ask_rhine("rebuild", unit="Mech Cav Grp"), ask_rhine("rebuild", unit="Mech Cav Bn")
    assert (cited_row(group), cited_row(battalion)) == ("Cavalry Recon Grp", "Recon Bn")
    assert rule in (*group.rules, *battalion.rules)


@pytest.mark.rule("BTR-REBUILD-55")
@pytest.mark.parametrize("size", ["Bn", "Inf Bn", "Rgt", "Div", "Inf Rgt", "Coy"])
def test_airborne_units_cost_what_parachute_units_cost(size: str) -> None:
    for own in ("", "German "):
        price = ask_rhine("rebuild", unit=f"{own}Para {size}").value
        for name in ("Abn", "Airborne", "Parachute"):
            assert ask_rhine("rebuild", unit=f"{own}{name} {size}").value == price
    assert cited_row(ask_rhine("rebuild", unit="Abn Corps HQ")) == "HQ or Pontoon"


@pytest.mark.parametrize(
    ("unit", "given"),
    [
        ("Inf Div, two steps", {"unit": "Inf Div", "steps": 2}),
        ("Arm Bde of 3 steps", {"unit": "Arm Bde", "steps": 3}),
        ("Inf 5-7-6 of 1 RE", {"unit": "Inf", "re": 1}),
        ("Artillery, half RE", {"unit": "Artillery", "re": "1/2"}),
        ("Inf Div of 4 RE", {"unit": "Inf Div", "re": 4}),
    ],
)
def test_a_size_in_the_name_is_the_size_asked_about(unit: str, given: dict[str, object]) -> None:
    assert ask_rhine("rebuild", unit=unit).value == ask_rhine("rebuild", **given).value


@pytest.mark.parametrize(
    ("given", "parameter", "said"),
    [
        ({"unit": "5-7-6 of 1 RE"}, "unit", "write the type, as in Inf Rgt 5-7-6 of 1 RE"),
        ({"unit": "two steps"}, "unit", "write the type"),
        ({"unit": "Inf Div, half steps"}, "unit", "a whole number of steps"),
        ({"unit": "Inf Div, 0 steps"}, "unit", "give a size"),
        ({"unit": "Inf Div of 4 RE", "re": 2}, "re", "give one of them"),
        ({"unit": "Inf Div, 2 steps", "steps": 3}, "steps", "give one of them"),
    ],
)
def test_a_size_without_a_type_or_against_another_is_refused(
    given: dict[str, object], parameter: str, said: str
) -> None:
    error = refusal_error("rebuild", **given)
    assert error.parameter == parameter
    assert said in str(error)
