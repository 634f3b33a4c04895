"""The replacement table (rules BTR-REPL-04..21)."""

import pytest

from tests.titles.rhine.support.asking import answer_value, ask_rhine, numbered_cases, rhine_title, rule_data
from tests.titles.rhine.support.rebuilding import BEFORE_TRENCH_FOOT

ROWS = {
    "2 or less": (2,), "3": (3,), "4-5": (4, 5), "6": (6,), "7": (7,), "8-9": (8, 9), "10": (10,), "11": (11,),
    "12 or more": (12,),
}  # fmt: skip
RESULTS = ("ftr", "other", "pax", "eq", "misc", "bridge_marker")


@pytest.mark.parametrize("rule", numbered_cases("BTR-REPL", 4, 21))
def test_every_result_of_a_row_is_as_the_catalogue_gives_it(rule: str) -> None:
    row = rule_data(rule)
    for dice in ROWS[row["row"]]:
        found = answer_value("replacements", nation=row["nation"], date=BEFORE_TRENCH_FOOT, dice=dice)
        assert found["row"] == row["row"]
        assert {key: found[key] for key in RESULTS} == {key: row[key] for key in RESULTS}
        assert rule in ask_rhine("replacements", nation=row["nation"], date=BEFORE_TRENCH_FOOT, dice=dice).rules


def test_the_distribution_of_repls_weighs_each_roll() -> None:
    found = rhine_title().replacements.result_distribution("US", rhine_title().calendar.turns[0])
    assert found.total == 36
    assert found[0, 0, 0, 0, 0] == 1 + 2 + 3 + 4
