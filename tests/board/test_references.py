"""The kernels give what their plain-Python references give."""

from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from broadfront.board.kernels.shim import beside_kernel
from tests.board.reference import ReachCase, TraceCase, random_flags, random_map


@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_reach_equals_its_reference_on_random_maps(seed: int) -> None:
    ReachCase.draw(Random(seed)).check()


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_trace_equals_its_reference_on_random_maps(seed: int) -> None:
    TraceCase.draw(Random(seed)).check()


@given(st.integers(0, 2**32))
def test_hexes_beside_others_equal_those_of_the_map(seed: int) -> None:
    random = Random(seed)
    hexmap = random_map(random)
    some, without = (random_flags(random, hexmap)[:-1] + bytes(1) for _ in range(2))
    found = np.zeros(len(some), dtype=np.uint8)
    here, there = (np.frombuffer(hexes, dtype=np.uint8) for hexes in (some, without))
    count = beside_kernel()(hexmap.neighbour, here, there, found)
    beside = hexmap.beside
    counted = {
        hex for hex in range(len(hexmap)) if some[hex] and not any(without[there] for there in beside[hex])
    }
    assert count == len(counted)
    assert found.tolist() == [*(bool(counted & set(around)) for around in beside), 0]


def test_the_random_cases_are_not_empty() -> None:
    labels = [ReachCase.draw(Random(seed)).check() for seed in range(60)]
    paths = [TraceCase.draw(Random(seed)).check() for seed in range(60)]
    assert sum(labels) > 800
    assert sum(paths) > 400
