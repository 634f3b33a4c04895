"""OKW (rules ARD-SEQ-03, ARD-D1-10..16)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import OKW_RELEASED
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.german_reserve import check_deployment, check_okw_release
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.day import OkwRelease
from tests.titles.ardennes.support.deployment import rear
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import G_INF, G_MECH, Field, allows, field, refuses
from tests.titles.ardennes.support.on_the_map import active, quiet, real
from tests.titles.ardennes.support.roads import LONG_ROAD


@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10", "ARD-D1-11", "ARD-D1-12")
def test_okw_is_released_when_a_supplied_unit_reaches_the_meuse() -> None:
    at = field(
        day=24,
        roads=[LONG_ROAD],
        rivers=["0506-0505"],
        bridges=["0506-0505"],
        meuse=True,
        tags={"0505": "meuse", "0506": "meuse"},
    )
    at.state.put_in_box(at.title.formation_units("10SS")[0], "OKW")
    mover = at.put(G_MECH, "0503")
    assert Duel(at, OkwRelease()).pending is None
    assert OKW_RELEASED not in at.state.totals.used
    at.state.place_at(mover, "0505")
    duel = Duel(at, OkwRelease())
    assert duel.pending is None
    assert OKW_RELEASED in at.state.totals.used
    assert not at.state.in_box("OKW")
    assert {"GP30", "GP31", "GP32"} <= set(at.state.zones["german-deck"])
    assert "GS11" in at.state.zones["german-available"]
    assert duel.told("ARD-D1-12")


@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10")
def test_okw_is_released_by_a_supplied_german_unit_at_or_beyond_the_meuse() -> None:
    f = field(
        roads=["0501-0502-0503-0504"],
        tags={"0505": "meuse", "0506": "meuse meuse-left", "0507": "meuse-left"},
        rivers=["0505-0506"],
        meuse=True,
    )
    number = f.put(G_MECH, "0504")
    assert refuses(check_okw_release(f.state), "ARD-D1-10")
    f.state.place_at(number, "0505")
    assert allows(check_okw_release(f.state), "ARD-SEQ-03", "ARD-D1-10")
    f.state.board.set_supply(number, 1)
    assert refuses(check_okw_release(f.state), "ARD-SEQ-03")


# ARD-SEQ-03 asks for both
@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10")
def test_okw_is_released_by_a_unit_at_the_meuse_without_marker_that_can_trace_supply() -> None:
    road, bank = ["0501-0502-0503-0504-0505"], {"0505": "meuse", "0506": "meuse meuse-left"}
    f = field(day=24, roads=road, tags=bank, rivers=["0505-0506"], meuse=True)
    n = f.put(G_MECH, "0505")
    assert is_in_supply(f.state, n)
    assert check_okw_release(f.state).legal
    f.state.board.set_supply(n, 1)
    assert refuses(check_okw_release(f.state), "ARD-SEQ-03")


@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10")
def test_okw_is_released_by_a_supplied_unit_at_the_meuse_not_by_one_that_once_was_there() -> None:
    f = field(tags={"0503": "meuse"}, roads=["0501-0502-0503"])
    number = f.put(G_INF, "0503")
    assert check_okw_release(f.state).legal
    f.state.board.set_supply(number, 1)
    assert refuses(check_okw_release(f.state), "ARD-SEQ-03")
    f.state.board.set_supply(number, 0)
    f.state.place_at(number, "0501")
    assert f.state.land.meuse_reached
    assert refuses(check_okw_release(f.state), "ARD-D1-10")


@pytest.mark.rule("ARD-D1-13")
def test_the_first_okw_unit_is_deployed_near_any_german_unit() -> None:
    f = rear(without={"0502": "army-6pz army-5pz army-7"})
    unit = f.reserve("10.10SS.OKW")
    assert allows(check_deployment(f.state, unit, f.at("0502")), "ARD-D1-13")
    f.put("15.11Pz.OKW", "0910")
    assert not check_deployment(f.state, unit, f.at("0502")).legal


def okw_active(f: Field, *units: int) -> Duel:
    return Duel(f, BeginActivation(Activation("german", "GP03", units, 2)))


@pytest.mark.parametrize(
    ("hexes", "army"),
    [
        pytest.param(("0205", "0305"), "6SSPz", marks=pytest.mark.rule("ARD-D1-14")),
        pytest.param(("0905",), "7A", marks=pytest.mark.rule("ARD-D1-15")),
        pytest.param(("0205", "0905"), "5Pz", marks=pytest.mark.rule("ARD-D1-16")),
    ],
)
def test_okw_once_active_counts_as_the_army_in_whose_area_all_of_it_stands(hexes: tuple[str, ...], army: str) -> None:
    north = {f"0{r}{c:02}": "army-7 army-5pz" for r in range(1, 5) for c in range(1, 11)}
    south = {f"0{r}{c:02}": "army-6pz army-5pz" for r in range(6, 10) for c in range(1, 11)}
    f = field(without=north | south)
    numbers = [f.put(unit, hex) for unit, hex in zip(("10.10SS.OKW", "21.10SS.OKW"), hexes, strict=False)]
    assert okw_active(f, f.put(G_INF, "0505")).prompt
    assert (f.state.totals.okw_army, army_of(f.state, numbers[0])) == ("", "OKW")
    duel = okw_active(f, numbers[0])
    assert duel.prompt
    assert [str(e) for e in duel.events if e.kind == "okw"]
    assert {army_of(f.state, n) for n in numbers} == {army}


@pytest.mark.rule("ARD-D1-14", "ARD-D1-16")
def test_okw_is_attached_to_the_army_in_whose_area_all_of_it_stands() -> None:
    division = ["10.10SS.OKW", "21.10SS.OKW", "22.10SS.OKW"]
    f = real(25, {"0904": list(division)})
    assert quiet(duel := active(f, *division))
    assert f.state.totals.okw_army == "6SSPz"
    assert duel.told("ARD-D1-14")
    f.put("22.10SS.OKW", "1204")
    assert quiet(duel := active(f, *division))
    assert f.state.totals.okw_army == "5Pz"
    assert duel.told("ARD-D1-16")
