"""A state is made of parts: what copies share and what they own, and what a part must declare."""

from typing import Any, ClassVar

import pytest

from broadfront.core.facts import Fact, column, count, flag
from broadfront.core.positions.parts import Copy, Part, compile_reader
from broadfront.core.state import State
from broadfront.titles import playable, title_names


class Board(Part):
    FACTS: ClassVar[dict[str, Fact]] = {"steps": column(initial=lambda _state: bytearray(2)), "lit": flag()}
    COPIES: ClassVar[dict[str, Copy]] = {"stacks": list.copy}
    __slots__ = (*FACTS, "printed", "stacks")


class Clock(Part):
    FACTS: ClassVar[dict[str, Fact]] = {"turn": count()}
    __slots__ = (*FACTS,)


class Position(State):
    PARTS: ClassVar[dict[str, type[Part]]] = {"board": Board, "clock": Clock}
    ORDER = ("turn",)
    __slots__ = (*PARTS,)


def position() -> Any:
    state: Any = Position(playable("patrol"), "solo", "bridge")
    state.begin("")
    state.board.printed, state.board.stacks = [1], [1]
    return state


def test_a_copy_has_facts_and_derived_data_of_its_own_and_shares_what_is_printed() -> None:
    state = position()
    twin = state.copy()
    twin.board.steps[0], twin.board.lit, twin.clock.turn = 1, True, 2
    twin.board.stacks.append(2)
    twin.stack.append("step")
    assert (state.board.steps, state.board.lit, state.clock.turn) == (bytearray(2), False, 0)
    assert (state.board.stacks, state.stack) == ([1], [])
    assert twin.board.printed is state.board.printed


def test_facts_are_written_in_the_order_of_old_records_and_then_in_that_of_their_parts() -> None:
    assert list(position().facts()) == ["turn", "steps", "lit"]
    assert Position.PATHS == {"turn": "clock.turn", "steps": "board.steps", "lit": "board.lit"}


def test_a_fact_is_found_by_its_name() -> None:
    state = position()
    assert state.owning_part("turn") is state.clock
    assert state.fact("steps") is state.board.steps


def test_a_part_or_state_without_slots_is_refused() -> None:
    with pytest.raises(TypeError, match="Loose has no __slots__"):
        type("Loose", (State,), {})
    with pytest.raises(TypeError, match="Heap has no __slots__"):
        type("Tidy", (State,), {"PARTS": {"heap": type("Heap", (Part,), {})}, "__slots__": ("heap",)})


def test_two_parts_cannot_have_a_fact_of_the_same_name() -> None:
    other = type("Other", (Part,), {"FACTS": {"turn": count()}, "__slots__": ("turn",)})
    with pytest.raises(TypeError, match="same name"):
        type("Twice", (State,), {"PARTS": {"clock": Clock, "other": other}, "__slots__": ("clock", "other")})


def test_a_reader_gives_a_row_however_many_values_there_are() -> None:
    state = position()
    assert compile_reader([])(state) == ()
    assert compile_reader(["clock.turn"])(state) == (0,)
    assert compile_reader(["board.lit", "clock.turn", "board.steps", "variant"])(state) == (
        False,
        0,
        bytearray(2),
        "solo",
    )


def test_no_state_has_a_dictionary_or_more_than_two_bases() -> None:
    for name in title_names():
        title = playable(name)
        scenario, known = next(iter(title.card.scenarios.items()))
        state = title.empty(scenario, next(iter(known.variants or title.card.variants)))
        parts = [getattr(state, part) for part in state.PARTS]
        assert parts, name
        for one in (state, *parts):
            assert not hasattr(one, "__dict__"), type(one)
            assert len(type(one).__bases__) == 1, type(one)
