"""The kernels give what their plain-Python references give."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.board.reference import ReachCase, TraceCase


@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_reach_equals_its_reference_on_random_maps(seed: int) -> None:
    ReachCase.draw(Random(seed)).check()


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_trace_equals_its_reference_on_random_maps(seed: int) -> None:
    TraceCase.draw(Random(seed)).check()


def test_the_random_cases_are_not_empty() -> None:
    labels = [ReachCase.draw(Random(seed)).check() for seed in range(60)]
    paths = [TraceCase.draw(Random(seed)).check() for seed in range(60)]
    assert sum(labels) > 800
    assert sum(paths) > 400
