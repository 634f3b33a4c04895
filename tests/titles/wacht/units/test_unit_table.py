"""Every row of the special unit table, typed a second time, and how rows are named and shown."""

from typing import Any

import pytest

from tests.titles.wacht.support.asking import answer_value, ask_wacht, invalid_error, rule_case, wacht_title


@pytest.mark.rule("WAR-UNIT-09")
def test_german_heavy_army_artillery_never_moves() -> None:
    found = answer_value("unit", unit="GE H A Art")
    assert (found["class"], found["basic_ma"], found["tp_cost"], found["stacking_type"]) == (None, 0, "NA", "Leg")
    assert (found["voluntary_stop_adjacent"], found["may_enter_strategic"], found["fire_oob"]) == (None, None, None)


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_counts_hexes() -> None:
    found = answer_value("unit", unit="Einheit Stielau")
    assert (found["class"], found["basic_ma"], found["stacking_type"]) == ("Mech", "18 hexes", None)
    assert (found["voluntary_stop_adjacent"], found["may_enter_strategic"], found["max_retreat"]) == (True, None, None)


# Special unit table, by columns as the aid prints them:
# unit | class leg, mech | MA leg, mech | cost | fire OOB | stacking | stop | strategic | retreat GE, US
UNITS = """
Towed Horse IB          | -   Mech | -  0  | -    | -    | Leg         | N | N | 0 -
Towed Horse OOB         | -   Mech | -  9  | -    | N    | Mech        | N | Y | 3 -
Towed Motorized IB      | -   Mech | -  0  | -    | -    | Leg         | N | N | 0 1
Towed Motorized OOB     | -   Mech | -  12 | {D}  | N    | Mech        | N | Y | 3 3
Self Propelled IB       | -   Mech | -  6  | -    | -    | Leg         | Y | N | 1 3
Self Propelled OOB      | -   Mech | -  12 | -    | Y    | Mech        | Y | Y | 3 3
GE AT Mech              | -   Mech | 6  9  | -    | -    | Leg         | Y | N | Mech
GE AT Leg               | Leg -    | 6  -  | 1    | -    | Leg         | Y | N | Leg
German H Bridge Col.    | -   Mech | -  9  | -    | -    | Mech        | N | N | -
HQ                      | -   Mech | -  12 | -    | -    | Leg         | Y | Y | Leg
Leader                  | -   Mech | -  12 | -    | -    | not counted | Y | Y | Mech
US AT                   | Leg Mech | 12 12 | -    | -    | Leg/Mech    | Y | Y | Leg
US Leg Engineer         | Leg Mech | 12 12 | -    | -    | Leg/Mech    | Y | Y | Mech
US Leg units            | Leg -    | 12 -  | 1    | -    | Leg         | Y | N | Leg
GE Leg units            | Leg -    | 12 -  | 1    | -    | Leg         | Y | N | Leg
GE Bicycle Unit         | Leg -    | 12 -  | 1    | -    | Leg         | Y | N | Leg
Heavy AFV               | -   Mech | -  9  | -    | -    | Mech        | Y | Y | Mech
AFV                     | -   Mech | -  12 | -    | -    | Mech        | Y | Y | Mech
US/German Recon (MECH)  | -   Mech | -  14 | -    | -    | Mech        | Y | Y | Mech
US/German Recon (LEG)   | Leg -    | 12 -  | 1    | -    | Leg         | Y | Y | Leg
"""


def test_the_special_unit_table_has_the_26_printed_rows() -> None:
    printed = [line.split("|")[0].strip() for line in UNITS.strip().splitlines()]
    printed += ["GE Nebelw. 150 mm", "GE Corps/Army", "GE H A Art", "US 105 mm", "US 155 mm", "Einheit Stielau"]
    assert sorted(row.name for row in wacht_title().charts.unit_table.rows) == sorted(printed)
    assert len(printed) == 26


NOTES = {
    "Towed Motorized IB": ["D"], "Towed Motorized OOB": ["D"], "Self Propelled IB": ["A"], "GE AT Leg": ["C"],
    "German H Bridge Col.": ["F", "K"], "HQ": ["I"], "US AT": ["E", "H"], "US Leg Engineer": ["E", "H"],
    "US Leg units": ["E"], "US/German Recon (LEG)": ["L"],
}  # fmt: skip
YES_NO = {"Y": True, "N": False, "-": None}
ROW_RULES = {
    "Towed Horse IB": "01", "Towed Horse OOB": "02", "Towed Motorized IB": "03", "Towed Motorized OOB": "04",
    "Self Propelled IB": "05", "Self Propelled OOB": "06", "GE AT Mech": "12", "GE AT Leg": "13",
    "German H Bridge Col.": "14", "HQ": "15", "Leader": "16", "US AT": "17", "US Leg Engineer": "18",
    "US Leg units": "19", "GE Leg units": "20", "GE Bicycle Unit": "21", "Heavy AFV": "22", "AFV": "23",
    "US/German Recon (MECH)": "24",
    "US/German Recon (LEG)": "25",
}  # fmt: skip


def unit_lines() -> list[Any]:
    rows = [[part.strip() for part in line.split("|")] for line in UNITS.strip().splitlines()]
    return [rule_case(f"WAR-UNIT-{ROW_RULES[row[0]]}", row) for row in rows]


def figure(text: str) -> int | str | None:
    return None if text == "-" else int(text) if text.isdigit() else text


@pytest.mark.parametrize("row", unit_lines())
def test_each_row_of_the_special_unit_table(row: list[str]) -> None:
    name, classes, allowances, cost, fire, stacking, stop, strategic, retreats = row
    leg, mech = (word if word != "-" else None for word in classes.split())
    ma_leg, ma_mech = map(figure, allowances.split())
    found = answer_value("unit", unit=name)
    assert found["class"] == "/".join(word for word in (leg, mech) if word)
    assert found["basic_ma"] == (ma_mech if mech else ma_leg)
    if leg and mech:
        for word, ma in (("leg", ma_leg), ("mech", ma_mech)):
            chosen = answer_value("unit", unit=name, movement_class=word)
            assert (chosen["class"], chosen["basic_ma"], chosen["stacking_type"]) == (word.title(), ma, word.title())
    assert found["tp_cost"] == {"-": 0, "{D}": "note D"}.get(cost, figure(cost))
    assert found["fire_oob"] == YES_NO[fire]
    assert found["stacking_type"] == stacking
    assert found["voluntary_stop_adjacent"] == YES_NO[stop]
    assert found["may_enter_strategic"] == YES_NO[strategic]
    assert found["notes"] == NOTES.get(name, [])
    if " " in retreats:
        for side, text in zip(("GE", "US"), retreats.split(), strict=True):
            assert answer_value("unit", unit=name, side=side)["max_retreat"] == figure(text)
    else:
        assert found["max_retreat"] == figure(retreats)


# Rows printed once for both battery states, with retreat "Unit type":
# unit | MA in battery, out of battery | cost | fire OOB | stop | strategic IB, OOB
BOTH_STATES = [
    rule_case("WAR-UNIT-07", "GE Nebelw. 150 mm", "tp", (6, 12), "1/2", "half", True, (False, True), (1, 3)),
    rule_case("WAR-UNIT-08", "GE Corps/Army", "none", (0, 9), "1/2", False, False, (False, True), (0, 3)),
    rule_case("WAR-UNIT-10", "US 105 mm", "none", (12, 12), 0, False, False, (False, True), (1, 3)),
    rule_case("WAR-UNIT-11", "US 155 mm", "none", (12, 12), 0, False, False, (False, True), (1, 3)),
]


@pytest.mark.parametrize(("unit", "tp", "ma", "cost", "fire", "stop", "strategic", "retreat"), BOTH_STATES)
def test_each_row_printed_for_both_battery_states(
    unit: str,
    tp: str,
    ma: tuple[int, int],
    cost: int | str,
    fire: bool | str,
    stop: bool,
    strategic: tuple[bool, bool],
    retreat: tuple[int, int],
) -> None:
    for battery, n, stacking in (("IB", 0, "Leg"), ("OOB", 1, "Mech")):
        found = answer_value("unit", unit=unit, battery=battery, tp=tp)
        assert (found["class"], found["basic_ma"], found["tp_cost"]) == ("Mech", ma[n], cost)
        assert (found["fire_oob"], found["stacking_type"], found["voluntary_stop_adjacent"]) == (fire, stacking, stop)
        assert (found["may_enter_strategic"], found["max_retreat"]) == (strategic[n], retreat[n])


def test_names_are_found_without_case_and_signs_and_errors_list_what_is_accepted() -> None:
    assert answer_value("unit", unit="ge nebelw 150mm", battery="ib")["unit"] == "GE Nebelw. 150 mm"
    assert answer_value("unit", unit="stielau")["unit"] == "Einheit Stielau"
    assert invalid_error("unit", unit="GE AT").kind == "ambiguous"
    assert "AFV" in str(invalid_error("unit", unit="Afw"))
    assert invalid_error("unit", unit="US 105 mm").parameter == "battery"
    assert invalid_error("unit", unit="AFV", tp="tp").accepted == ["none"]
    assert invalid_error("unit", unit="AFV", movement_class="leg").accepted == ["mech"]
    assert "give tp" in str(invalid_error("unit", unit="GE Leg units", movement_class="mech"))
    assert invalid_error("unit", unit="US AT", side="GE").parameter == "side"
    assert invalid_error("unit", unit="US Leg units", tp="tp", movement_class="leg").parameter == "movement_class"


def test_every_answer_about_a_unit_shows_its_row() -> None:
    found = ask_wacht("unit", unit="AFV")
    assert [str(line) for line in found.ledger] == ["+12  AFV, basic MA [WAR-UNIT-23]"]
