"""`status()` names every illegality of a position."""

import pytest

from broadfront.core.facts import Table, with_byte
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    G_INF,
    G_MECH,
    G_RECON,
    G_RECON_2,
    Field,
    as_if,
    field,
)


def problems(f: Field) -> str:
    return " | ".join(str(problem) for problem in f.state.status())


def test_an_empty_field_is_legal() -> None:
    assert field().state.status() == []


@pytest.mark.rule("ARD-TEC-24", "ARD-TEC-25")
def test_overstacking_is_named_by_units_and_by_steps() -> None:
    f = field()
    for unit in (A_BIG, "16.1.V", A_ENG):
        f.put(unit, "0505")
    assert "0505: 7 steps" in problems(f)
    for unit in (G_RECON, G_RECON_2, "X.150.ISS", "Z.150.ISS"):
        f.put(unit, "0705")
    assert "0705: 4 units" in problems(f)


def test_enemies_in_one_hex_are_named() -> None:
    f = field()
    f.put(A_INF, "0505")
    f.put(G_INF, "0505")
    assert "0505: units of both sides together" in problems(f)


def test_impossible_states_are_named() -> None:
    f = field()
    infantry, waiting, mech = f.put(G_INF, "0505"), f.reserve(A_INF), f.put(G_MECH, "0705")
    f.state.board.set_out_of_fuel(infantry, True)
    f.state.board.set_supply(waiting, 2)
    as_if(f.state, steps=with_byte(f.state.board.steps, mech, 0))
    told = problems(f)
    assert "only mechanized German units can be OutOfFuel" in told
    assert "markers are only for units on the map" in told
    assert f"{G_MECH}: 0 steps, yet 0705" in told
    f.state.put_in_box(f.title.unit(A_INF_2).number, "German Reserve")
    f.state.clock.set_day(31)
    assert f"{A_INF_2}: an Allied unit in [German Reserve]" in problems(f)
    assert "Day 31" in problems(f)


def test_markers_and_bridges_out_of_place_are_named() -> None:
    f = field(towns=["0505"], roads=["0707-0708"], rivers=["0303-0304"])
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0707")
    as_if(f.state, ips=frozenset({"0505", "0909", "9999"}))
    as_if(f.state, roadblocks=frozenset({"0707", "0901"}))
    as_if(f.state, german_held=f.state.land.german_held | {"0505", "0909"})
    as_if(f.state, bridges=Table({"0303-0304": "built", "0101-0102": "demolished", "0303-0305": "strange"}))
    told = problems(f)
    for words in (
        "IP in 0505: a City or Town takes none",
        "IP in 0909: nobody is there",
        "IP in 9999: no such hex",
        "Roadblock in 0707: there are units in the hex",
        "Roadblock in 0901: the hex has no road",
        "0505: Allied units are there, yet the enemy holds it",
        "0909 is German-held but is not a City",
        "Bridge 0303-0304: no road leads to the river",
        "Bridge 0101-0102: no river there",
    ):
        assert words in told


def test_cards_lost_doubled_or_unknown_are_named() -> None:
    f = field()
    assert f.state.status() == []
    f.state.zones["german-hand"] = ("GP01", "GP77")
    f.state.zones["chit-cup"] = f.state.zones["chit-cup"][1:]
    told = problems(f)
    assert "GP01 of the german-cards is in two places" in told
    assert "Unknown item 'GP77'" in told
    assert "chit-01 of the chits is nowhere" in told
