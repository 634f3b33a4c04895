"""Costs are folded once from plain rule functions, and explained by the same functions."""

from fractions import Fraction

import pytest

from broadfront.board.costs import Costs, CostTable, distinct_steps
from broadfront.board.hexmap import Side
from broadfront.board.kernels.bits import ALL, NOT_APPLICABLE, PROHIBITED, STOPS
from broadfront.board.points import (
    NO_STEP,
    Charge,
    HexStep,
    Part,
    all_charge,
    charge,
    format_mp,
    mp_to_twelfths,
    prohibited_charge,
    stop_charge,
)
from broadfront.core.errors import Invalid
from tests.board.maps import open_ground, valley
from tests.board.rules import by_lorry, on_foot, road_kind

EAST = 1


@pytest.mark.parametrize(
    ("points", "twelfths", "shown"),
    [(0, 0, "0"), (2, 24, "2"), ("1/2", 6, "1/2"), ("1.5", 18, "1 1/2"), (Fraction(7, 4), 21, "1 3/4")],
)
def test_points_are_exact_twelfths(points: int | str | Fraction, twelfths: int, shown: str) -> None:
    assert mp_to_twelfths(points) == twelfths
    assert format_mp(twelfths) == shown


@pytest.mark.parametrize("points", ["1/5", "0.1", "P", "", "-1", "1/0"])
def test_other_fractions_are_refused(points: str) -> None:
    with pytest.raises(Invalid, match=r"give a multiple of 1/12 such as 2, 1/2, 1/3 or 1\.5"):
        mp_to_twelfths(points)


def test_prohibited_beats_all_and_all_beats_a_number() -> None:
    number, every, never = charge(3, "a"), all_charge("b"), prohibited_charge("c")
    assert (number + charge("1/2", "d")).pack() == 42
    assert (number + stop_charge("e")).pack() == 36 | STOPS
    assert (number + every).pack() == ALL
    assert (number + every + never).pack() == PROHIBITED
    assert NO_STEP.pack() == NOT_APPLICABLE
    assert (number + every + never).rules == ("a", "b", "c")


def test_a_step_too_dear_for_the_array_is_refused() -> None:
    with pytest.raises(Invalid, match=r"a step of 342 MP \(a\) does not fit; at most 341"):
        charge(342, "a").pack()


def test_terrain_hexside_and_road_are_folded_per_directed_edge() -> None:
    hexmap = valley()
    table = CostTable(hexmap, {"foot": on_foot, "lorry": by_lorry})
    foot, lorry = table["foot"].array, table["lorry"].array
    bridge = hexmap.index["0304"]
    woods, clear = hexmap.index["0104"], hexmap.index["0105"]
    assert foot[woods, EAST] == mp_to_twelfths(2)  # clear beyond the river
    assert foot[clear, (EAST + 3) % 6] == mp_to_twelfths(3)  # woods beyond the river: the other way is dearer
    assert foot[bridge, EAST] == mp_to_twelfths(1)
    assert lorry[bridge, EAST] == mp_to_twelfths(1)
    assert lorry[woods, EAST] == ALL
    assert lorry[bridge, 3] == PROHIBITED  # into the marsh
    assert foot[clear, 0] == NOT_APPLICABLE  # off the map
    assert (foot[len(hexmap)] == NOT_APPLICABLE).all()
    assert sorted(table) == ["foot", "lorry"]
    assert len(table) == 2


def test_every_entry_equals_the_charge_that_explains_it() -> None:
    hexmap = valley()
    for rule in (on_foot, by_lorry):
        costs = Costs(hexmap, rule)
        for i in range(len(hexmap)):
            for direction in range(6):
                assert costs.array[i, direction] == costs.charge(i, direction).pack()


def test_a_rule_is_asked_once_for_each_different_step() -> None:
    hexmap = open_ground(20, 30)
    asked: list[HexStep] = []

    def rule(step: HexStep) -> Charge:
        asked.append(step)
        return charge(1, "flat")

    assert (Costs(hexmap, rule).array[: len(hexmap)] == mp_to_twelfths(1)).sum() > 3000
    assert len(asked) == 1 == len(distinct_steps(hexmap).distinct)


def test_a_blown_bridge_changes_both_directions_of_its_hexside_and_nothing_else() -> None:
    hexmap = valley()
    costs = Costs(hexmap, by_lorry, road_kind)
    bridge, across = hexmap.index["0304"], hexmap.index["0305"]
    blown = costs.with_hexsides({("bridges", bridge, EAST): None})
    differs = {(int(i), int(d)) for i, d in zip(*(costs.array != blown.array).nonzero(), strict=True)}
    assert differs == {(bridge, EAST), (across, (EAST + 3) % 6)}
    assert blown.array[bridge, EAST] == ALL
    assert blown.charge(bridge, EAST).parts == (Part(12, "lorry-clear"), Part(0, "lorry-river"))
    rebuilt = blown.with_hexsides({("bridges", across, (EAST + 3) % 6): Side("road")})
    assert (rebuilt.array == costs.array).all()
    assert rebuilt.kinds is not None
    assert (rebuilt.kinds == costs.kinds).all()
    assert Costs(hexmap, by_lorry).kinds is None


def test_a_change_of_an_unknown_layer_is_refused() -> None:
    with pytest.raises(Invalid, match="no layer 'tracks'; hexsides have roads, rivers"):
        Costs(valley(), on_foot).with_hexsides({("tracks", 0, 1): None})


def test_a_road_kind_must_be_small() -> None:
    with pytest.raises(Invalid, match="a road kind is a number from 0 to 7"):
        _ = Costs(valley(), on_foot, lambda step: 8).kinds


def test_shared_arrays_cannot_be_written() -> None:
    costs = Costs(valley(), on_foot)
    with pytest.raises(ValueError, match="read-only"):
        costs.array[0, 0] = 1
