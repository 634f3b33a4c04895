"""The supply tables (rules BTR-SUPPLY-03..12)."""

import pytest

from tests.titles.rhine.support.asking import answer_value, numbered_cases, rule_data
from tests.titles.rhine.support.supply_dates import LATE

DICE = {"2-3": (2, 3), "4-5": (4, 5), "6-8": (6, 7, 8), "9-10": (9, 10), "11-12": (11, 12)}


def shifts_to(column: int, base: int) -> dict[str, object]:
    """Return modifiers that lead from a base column to another."""
    wanted: dict[str, object] = {"ground": "dry"}
    away = column - base
    if away < -4:
        wanted |= {"alpine_redoubt": True, "collapse_north": True}
        away += 2
    if away < -4:
        wanted["ground"] = "mud"
        away += 2
    if away > 4:
        wanted["antwerpen_ports"] = 2
        away -= 2
    return wanted | {"random_event": away}


@pytest.mark.parametrize("rule", numbered_cases("BTR-SUPPLY", 3, 12))
def test_every_cell_of_a_supply_row_is_as_the_catalogue_gives_it(rule: str) -> None:
    row = rule_data(rule)
    base = 10 if row["nation"] == "US" else 7
    for column, sp in zip(row["columns"], row["sp"], strict=True):
        for dice in DICE[row["dice"]]:
            shifts = shifts_to(int(column.rstrip("+")), base)
            found = answer_value("supply", nation=row["nation"], date=LATE, dice=dice, **shifts)
            assert (found["base"], found["column"], found["sp"]) == (base, column, sp)
