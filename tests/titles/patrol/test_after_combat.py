"""Retreat and advance (rules PAT-RETREAT-01, PAT-ADVANCE-01)."""

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.patrol.rules.actions import Advance, Retreat
from tests.titles.patrol.support.positions import attack, refused, title


@pytest.mark.rule("PAT-RETREAT-01")
def test_the_beaten_side_chooses_its_retreat_and_a_unit_without_one_loses_a_step() -> None:
    units = {"1.German": "0305", "2.German": "0205", "A.American": "0304"}
    g = attack(units, ["1.German", "2.German"], 2)
    assert isinstance(g.pending, Decision)
    assert g.pending.side == "american"
    assert "PAT-RETREAT-01" in refused(g, Retreat("0205"))
    assert [str(a) for a in g.options()] == ["Retreat 0303", "Retreat 0404"]
    g.apply(Retreat("0404"))
    shut = attack({**units, "3.German": "0404"}, ["1.German", "2.German"], 2)
    assert shut.state.facts()["steps"][title().number["A.American"]] == 1
    assert shut.state.facts()["where"][title().number["A.American"]] == "0304"


@pytest.mark.rule("PAT-ADVANCE-01")
def test_one_attacker_may_take_the_empty_hex_and_only_an_attacker() -> None:
    g = attack(
        {"1.German": "0305", "2.German": "0205", "3.German": "0506", "A.American": "0304"}, ["1.German", "2.German"], 2
    )
    g.apply(Retreat("0303"))
    assert "PAT-ADVANCE-01" in refused(g, Advance("3.German"))
    g.apply(Advance("2.German"))
    assert g.state.facts()["where"][title().number["2.German"]] == "0304"
