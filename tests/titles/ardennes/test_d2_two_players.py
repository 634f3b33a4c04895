"""British XXX Corps called by the Allied player (D2, H-56)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.events.allied_reserve import DeployingReserve, FirstOfXxx
from broadfront.titles.ardennes.rules.actions import Deploy, DeployReserve, NoMore
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import Field, refuses


def called() -> Field:
    """22 December: XXX Corps waits in Reserve and its card is in hand."""
    at = campaign(day=22)
    for n in at.state.in_box("Calendar 22"):
        at.state.put_in_box(n, "Allied Reserve" if at.state.side_of(n) else "German Reserve")
    at.state.zones["allied-hand"] = ("AC41",)
    return at


@pytest.mark.rule("ARD-D2-01", "ARD-D2-02", "ARD-D2-04", "ARD-D2-05")
def test_with_no_german_near_the_west_bank_all_arrive_in_their_listed_hexes() -> None:
    at = called()
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve("AC41"))
    assert duel.pending is None
    where = {at.title.units[n].id: at.state.where[n].text for n in at.title.formation("XXX")}
    assert where["5.GA.XXX"] == "0422"
    assert where["71.53.XXX"] == "0626"
    assert where["34A.Ind.XXX"] == "1427"
    assert sum(not text.startswith("[") for text in where.values()) == 11


@pytest.mark.rule("ARD-D2-06", "ARD-D2-08", "ARD-D2-09")
def test_with_a_german_near_the_west_bank_one_unit_comes_first_and_the_rest_by_the_normal_methods() -> None:
    at = called()
    bank = next(h for h in sorted(at.state.ground.meuse_west) if at.state.ground.hv[h] >= 2 and not at.state.at[h])
    near = next(h for h in at.state.ground.around[bank] if h in at.state.ground.meuse_west and not at.state.at[h])
    at.state.place_at(at.title.unit("Peiper.1SS.ISS").number, at.state.name(near))
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve("AC41"))
    assert duel.prompt.startswith("Place the first unit")
    step = at.state.stack[-1]
    assert isinstance(step, FirstOfXxx)
    east = next(h for h in sorted(at.state.ground.position) if h not in at.state.ground.meuse_west)
    assert refuses(duel.why_not(Deploy("5.GA.XXX", at.state.name(east))), "ARD-D2-06")
    assert refuses(duel.why_not(Deploy("5.GA.XXX", at.state.name(near))), "ARD-D2-08")
    assert refuses(duel.why_not(Deploy("26.1.V", at.state.name(bank))), "ARD-D2-06")
    hex = at.state.name(step.hexes(at.state)[0])
    duel.do(Deploy("5.GA.XXX", hex))
    assert duel.pending is None
    assert duel.told("ARD-D2-09")
    at.state.move_item("AC41", "allied-discard", "allied-hand")
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve("AC41"))
    assert duel.pending is not None
    assert isinstance(at.state.stack[-1], DeployingReserve)
    duel.do(NoMore())
    assert duel.pending is None
