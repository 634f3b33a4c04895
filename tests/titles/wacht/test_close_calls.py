"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.wacht.rules.actions import Release
from broadfront.titles.wacht.rules.modes import mode_refusal
from tests.titles.wacht.asking import answer
from tests.titles.wacht.field_of_play import game, position, unit, until


@pytest.mark.rule("WAR-7.4.1b-04")
def test_the_roll_for_the_reserve_bonus_is_one_die_from_0_to_9() -> None:
    table = game(position(german=[unit("tank", "AFV", "0301", mode="mr")], turns=3))
    table.apply(Release("G1"))
    until(table, "Maneuver Reserve bonus of G1")
    assert isinstance(table.pending, Chance)
    assert table.pending.outcomes == tuple(range(10))
    table.resolve(0)


@pytest.mark.rule("WAR-UNIT-12", "WAR-UNIT-35", "WAR-UNIT-36", "WAR-STACK-13")
def test_what_a_unit_is_for_stacking_adds_nothing_to_the_count() -> None:
    units = ["GE AT Mech", "Self Propelled IB", "Leaders", "German H Bridge Col.:deployed", "US Leg units"]
    found = answer("stacking", units=units, entering="US Leg units:tp")
    assert [line.amount for line in found.ledger] == [4, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_takes_no_mode_but_the_one_it_has() -> None:
    state = position(german=[unit("st", "Einheit Stielau", "0301")])
    for mode in ("exploitation", "pa", "strategic"):
        refused = mode_refusal(state, state.number("st"), mode)
        assert refused is not None
        assert refused.rules == ("WAR-UNIT-26",)
    assert mode_refusal(state, state.number("st"), "tactical") is None
