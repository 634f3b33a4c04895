"""Rebuild prices (rules BTR-REBUILD-01..52)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.rebuild import SPECIAL_PRICES
from broadfront.titles.rhine.rules.actions import Finish, Misc, Rebuild
from broadfront.titles.rhine.steps.clerk.repls import MiscRepl, Rebuilds
from tests.titles.rhine.support.asking import ask_rhine, numbered_cases, rule_data
from tests.titles.rhine.support.books import decision_of_step, kill_unit, make_books, refusing_rules, ruling_of
from tests.titles.rhine.support.rebuilding import cited_row
from tests.titles.rhine.support.reports import answer_rest


@pytest.mark.rule("BTR-REBUILD-14")
def test_misc_cannot_bring_back_a_breakdown_unit() -> None:
    state = make_books("1944-10-29")
    kill_unit(state, "FR 3-4-3 Brkdwn Rgt #1")
    state.push(MiscRepl("US"))
    assert refusing_rules(state, Misc("FR 3-4-3 Brkdwn Rgt #1")) == ("BTR-REBUILD-14",)


@pytest.mark.rule("BTR-REBUILD-23", "BTR-REBUILD-12")
def test_a_rebuild_is_paid_and_explained() -> None:
    state = make_books("1944-10-29")
    state.supply.add_replacements("US", "Pax", 8)
    state.supply.add_replacements("US", "Eq", 2)
    for unit in ("US 3 Inf Div", "US 7 Arm Div CCA"):
        kill_unit(state, unit)
    decision_of_step(state, Rebuilds())
    ruling = ruling_of(state, Rebuild("US 3 Inf Div", 4))
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(8, "BTR-REBUILD-23")]
    assert refusing_rules(state, Rebuild("US 3 Inf Div", 5)) == ("BTR-HOUSE-10",)
    answer_rest(state, Rebuild("US 3 Inf Div", 4), Rebuild("US 7 Arm Div CCA", 2), Finish())
    assert state.supply.repls == {"US Pax": 0, "US Eq": 0, "CW Pax": 0, "CW Eq": 0}
    assert not state.status()


@pytest.mark.parametrize("rule", numbered_cases("BTR-REBUILD", 1, 52))
def test_a_row_of_the_rebuild_table_has_its_price(rule: str) -> None:
    row = rule_data(rule)
    if "special" in row:
        found = ask_rhine("rebuild", unit=row["unit"])
        assert found.value["rebuild"] == SPECIAL_PRICES[row["special"]]
        assert "pax" not in found.value
        return
    for re, steps in ((Fraction(1), 1), (Fraction(4), 3)):
        times = {"unit": 1, "step": steps, "RE": re}[row["per"]]
        found = ask_rhine("rebuild", unit=row["unit"].upper(), re=str(re), steps=steps)
        assert (found.value["pax"], found.value["eq"]) == (row["pax"] * times, row["eq"] * times)
        assert cited_row(found) == row["unit"]
