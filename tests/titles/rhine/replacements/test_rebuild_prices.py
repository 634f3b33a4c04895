"""Rebuild prices (rules BTR-REBUILD-01..52)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.rebuild import SPECIAL
from broadfront.titles.rhine.rules.actions import Finish, Misc, Rebuild
from broadfront.titles.rhine.steps.clerk.repls import MiscRepl, Rebuilds
from tests.titles.rhine.support.asking import answer, data, numbered
from tests.titles.rhine.support.books import asked, books, kill, refused_by, why_not
from tests.titles.rhine.support.rebuilding import row_of
from tests.titles.rhine.support.reports import run_out


@pytest.mark.rule("BTR-REBUILD-14")
def test_misc_cannot_bring_back_a_breakdown_unit() -> None:
    state = books("1944-10-29")
    kill(state, "FR 3-4-3 Brkdwn Rgt #1")
    state.push(MiscRepl("US"))
    assert refused_by(state, Misc("FR 3-4-3 Brkdwn Rgt #1")) == ("BTR-REBUILD-14",)


@pytest.mark.rule("BTR-REBUILD-23", "BTR-REBUILD-12")
def test_a_rebuild_is_paid_and_explained() -> None:
    state = books("1944-10-29")
    state.supply.add_repls("US", "Pax", 8)
    state.supply.add_repls("US", "Eq", 2)
    for unit in ("US 3 Inf Div", "US 7 Arm Div CCA"):
        kill(state, unit)
    asked(state, Rebuilds())
    ruling = why_not(state, Rebuild("US 3 Inf Div", 4))
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(8, "BTR-REBUILD-23")]
    assert refused_by(state, Rebuild("US 3 Inf Div", 5)) == ("BTR-HOUSE-10",)
    run_out(state, Rebuild("US 3 Inf Div", 4), Rebuild("US 7 Arm Div CCA", 2), Finish())
    assert state.supply.repls == {"US Pax": 0, "US Eq": 0, "CW Pax": 0, "CW Eq": 0}
    assert not state.status()


@pytest.mark.parametrize("rule", numbered("BTR-REBUILD", 1, 52))
def test_a_row_of_the_rebuild_table_has_its_price(rule: str) -> None:
    row = data(rule)
    if "special" in row:
        found = answer("rebuild", unit=row["unit"])
        assert found.value["rebuild"] == SPECIAL[row["special"]]
        assert "pax" not in found.value
        return
    for re, steps in ((Fraction(1), 1), (Fraction(4), 3)):
        times = {"unit": 1, "step": steps, "RE": re}[row["per"]]
        found = answer("rebuild", unit=row["unit"].upper(), re=str(re), steps=steps)
        assert (found.value["pax"], found.value["eq"]) == (row["pax"] * times, row["eq"] * times)
        assert row_of(found) == row["unit"]
