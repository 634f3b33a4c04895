"""Facts are changed only by the setters of their state."""

import pytest

from tests.repository import TITLES
from tools.fact_writes import Facts, collect_facts, find_writes, title_files, writes_outside_setters

FACTS = Facts(frozenset({"steps", "held", "day"}), frozenset(), frozenset({"Position"}), frozenset({"clock"}))
WRITES = {
    "state.day = 3": "day",
    "state.clock.day = 3": "day",
    "class Step:\n    def do(self):\n        self.clock.day = 3": "day",
    "state.day += 1": "day",
    "state.day: int = 3": "day",
    "at.state.steps[4] = 1": "steps",
    "state.steps[4] |= 1": "steps",
    "x, state.steps[0] = 1, 2": "steps",
    "del state.held['a']": "held",
    "state.held.add('a')": "held",
    "state.held |= {'a'}": "held",
    "(state.held.add if x else state.held.discard)('a')": "held",
    "for state.day in range(3): pass": "day",
    "setattr(state, 'day', 3)": "day",
    "def f(state):\n    held, x = state.held, 1\n    held.pop('a')": "held",
    "def f(state):\n    steps = state.steps\n    steps[0] = 1": "steps",
}
NONE = (
    "x = state.day",
    "state.begin_day(3)",
    "day = 3",
    "state.held.get('a')",
    "state.array.flags.writeable = False",
    "def f(state):\n    day = state.day\n    day = 4",
    "def f(state):\n    held = state.held\n    held = set(held)\n    held.add('a')",
    "class Map:\n    def __init__(self):\n        self.held = {}",
)
OWN = "class Position:\n    def begin_day(self, day):\n        self.day = day\n        {other}"


@pytest.mark.parametrize("code", WRITES)
def test_a_write_past_a_setter_is_found(code: str) -> None:
    assert [write.fact for write in find_writes(code, FACTS, own=False)] == [WRITES[code]]


@pytest.mark.parametrize("code", NONE)
def test_what_changes_no_fact_is_not_taken_for_a_write(code: str) -> None:
    assert find_writes(code, FACTS, own=False) == []


def test_only_the_state_itself_may_change_its_facts_and_only_in_its_own_files() -> None:
    assert find_writes(OWN.format(other="pass"), FACTS, own=True) == []
    assert [write.fact for write in find_writes(OWN.format(other="pass"), FACTS, own=False)] == ["day"]
    assert [write.line for write in find_writes(OWN.format(other="twin.day = 1"), FACTS, own=True)] == [4]
    assert find_writes(OWN.format(other="self.clock.day = 1"), FACTS, own=True) == []
    assert [write.line for write in find_writes(OWN.format(other="self.clock.day = 1"), FACTS, own=False)] == [3, 4]


def test_the_facts_come_from_the_declaration() -> None:
    facts = collect_facts("ardennes")
    assert {"where", "steps", "impulse", "attacked"} <= facts.names
    assert {"ardennes_state.py", "board.py"} <= {path.name for path in facts.own}
    assert len(title_files("ardennes")) > 100


@pytest.mark.parametrize("title", TITLES)
def test_no_fact_is_changed_past_a_setter(title: str) -> None:
    assert writes_outside_setters(title) == []
