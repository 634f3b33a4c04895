"""Reach compared with every legal path on random small maps, and with hand-calculated figures."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broadfront.titles.wacht.rules.march import LegalPath, March, judge_path
from broadfront.titles.wacht.rules.unit_reach import MoverReach, UnitReach, mover_reach
from tests.titles.wacht.support.field_of_play import make_position, unit_entry
from tests.titles.wacht.support.reach import check_reach
from tests.titles.wacht.support.small import destinations_by_every_path, random_moves


@pytest.mark.mirrors("MoverReach")
@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_reach_equals_the_enumeration_of_all_legal_paths(seed: int) -> None:
    check_reach(seed)


@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_a_move_in_two_parts_reaches_what_its_first_part_left_open(seed: int) -> None:
    for state, mover, march in random_moves(seed):
        first = MoverReach(state, mover, march)
        near = next((hex for hex in first if first.arrival(hex).certain and len(first.path(hex)) == 1), None)
        if near is None or mover.counts_hexes:
            continue
        judged = judge_path(state, mover, march, [state.title.map.index_of(near)], first.crossing_means(near))
        assert isinstance(judged, LegalPath)
        step = judged.strides[0]
        if step.stop or step.whole:
            continue
        state.board.put(mover.n, state.title.locations.hex(near))
        spent = int(2 * step.cost)
        now = March(mover.n, march.began, mover.kind, spent, step.road, step.broken, 1, judged.near)
        second = MoverReach(state, mover, now)
        have = {hex: (second.arrival(hex).cost, second.arrival(hex).certain) for hex in second}
        assert have == destinations_by_every_path(state, mover, now), f"seed {seed}"


def test_a_road_march_loses_its_fraction_when_the_road_changes_type() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301")],
        roads={"primary": [["0301", "0302"]], "secondary": [["0302", "0303", "0304"]]},
    )
    found = mover_reach(state, "tank", "road")
    arrivals = {hex: (found.arrival(hex).cost, found.arrival(hex).left) for hex in found}
    half = Fraction(1, 2)
    assert arrivals["0302"] == (half, 12 - half)
    assert arrivals["0303"] == (Fraction(2), Fraction(10))
    assert arrivals["0304"] == (Fraction(3), Fraction(9))
    assert found.path("0304") == ("0302", "0303", "0304")


def test_a_destination_beyond_a_weak_bridge_is_listed_with_its_condition() -> None:
    chain = ["0301", "0302", "0303"]
    state = make_position(
        german=[unit_entry("panther", "AFV", "0301", vehicles=["Panther"])],
        roads={"trail": [chain]},
        rivers={"minor": [["0302", "0303"]]},
        bridges={"trail": [["0302", "0303"]]},
    )
    found = mover_reach(state, "panther", "road")
    assert found.arrival("0302").certain
    assert not found.arrival("0303").certain
    assert list(map(str, found.required_rolls("0303"))) == ["the bridge into 0303 must hold: 3 in 10"]
    assert found.required_rolls("0302") == []


def test_the_cheaper_kind_of_movement_serves_each_destination() -> None:
    state = make_position(german=[unit_entry("tank", "AFV", "0301")], roads={"primary": [["0301", "0302", "0303"]]})
    found = UnitReach(state, "tank")
    assert found.reach_by_best_kind("0303").mover.kind == "road"
    assert found.reach_by_best_kind("0201").mover.kind == "regular"
    assert "0301" not in found
    assert len(found) == len(list(found))


def test_nothing_is_reached_by_a_kind_of_movement_that_is_closed() -> None:
    state = make_position(german=[unit_entry("foot", "GE Leg units", "0301")], roads={"primary": [["0301", "0302"]]})
    assert len(mover_reach(state, "foot", "road")) == 0
    assert "0302" in mover_reach(state, "foot", "regular")
    with pytest.raises(KeyError):
        UnitReach(state, "foot").reach_by_best_kind("0609")
