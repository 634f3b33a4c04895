"""Supply Status (rules BTR-STATUS-01..10)."""

import pytest

from tests.titles.rhine.support.asking import answer_value, ask_rhine, numbered_cases, rhine_title, rule_data


@pytest.mark.parametrize("rule", numbered_cases("BTR-STATUS", 1, 9))
def test_the_base_column_holds_from_its_first_turn_to_its_last_and_not_beyond(rule: str) -> None:
    row = rule_data(rule)
    turns = rhine_title().calendar.turns
    first, last = turns.index(row["from"]), turns.index(row["to"])
    for turn in range(len(turns)):
        base = answer_value("supply", nation=row["nation"], date=turns[turn], dice=7, ground="dry")["base"]
        assert (base == row["status"]) == (first <= turn <= last)


@pytest.mark.rule("BTR-STATUS-10")
def test_a_status_row_that_says_on_holds_to_the_last_turn() -> None:
    for nation, base in (("us", 10), ("cw", 8)):
        found = ask_rhine("supply", nation=nation, date="1945-04-29", dice=7, ground="dry")
        assert found.value["base"] == base
        assert "BTR-STATUS-10" in found.rules
    assert "BTR-STATUS-10" not in ask_rhine("supply", nation="us", date="1944-10-22", dice=7, ground="dry").rules
