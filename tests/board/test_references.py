"""The kernels give what their plain-Python references give."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broadfront.board.kernels.shim import closed_hexes_kernel
from tests.board.reference import ReachCase, TraceCase, random_flags, random_map


@pytest.mark.mirrors("reach_unchecked")
@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_reach_equals_its_reference_on_random_maps(seed: int) -> None:
    ReachCase.draw(Random(seed)).check()


@pytest.mark.mirrors("RoadHeadSearch.find")
@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_trace_equals_its_reference_on_random_maps(seed: int) -> None:
    TraceCase.draw(Random(seed)).check()


@given(st.integers(0, 2**32))
def test_hexes_closed_to_one_that_keeps_away_equal_those_of_the_map(seed: int) -> None:
    random = Random(seed)
    hexmap = random_map(random)
    size, beside = len(hexmap), hexmap.beside
    flags = np.array([*random_flags(random, hexmap)[:-1], 0], dtype=np.uint8)
    far, watch, least, awake = np.array([[random.randrange(3) for _ in range(size + 1)] for _ in range(4)], np.uint8)
    here, near, friend = random.sample((1, 2, 4, 8, 0), 3)
    limit, start = random.randrange(3), random.randrange(-1, size)
    found = np.full(size + 1, 7, dtype=np.uint8)
    count = closed_hexes_kernel()(
        hexmap.neighbour,
        flags,
        here,
        near,
        far,
        limit,
        watch,
        least,
        awake,
        friend,
        start,
        found,
    )
    watched = {
        hex
        for hex in range(size)
        if watch[hex] >= least[hex]
        and awake[hex]
        and not any(flags[there] & friend and there != start for there in beside[hex])
    }
    closed = [
        bool(flags[hex] & here or far[hex] > limit)
        or any(flags[there] & near or there in watched for there in beside[hex])
        for hex in range(size)
    ]
    assert count == len(watched)
    assert found.tolist() == [*closed, 0]


def test_the_random_cases_are_not_empty() -> None:
    labels = [ReachCase.draw(Random(seed)).check() for seed in range(60)]
    paths = [TraceCase.draw(Random(seed)).check() for seed in range(60)]
    assert sum(labels) > 800
    assert sum(paths) > 400
