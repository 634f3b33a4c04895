"""Memoized findings are valid while their declared inputs are unchanged, and no longer."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar

import pytest

from broadfront.core.facts import Fact, Table, column, plain, with_byte, with_item
from broadfront.core.memoization import DECLARED_INPUTS, MemoizedResults, memoized
from broadfront.core.positions.parts import Part
from broadfront.core.state import State
from broadfront.sim.memo_comparison import GameKind, compare_memoized
from broadfront.sim.undeclared_inputs import watch_undeclared_inputs, without_memoization
from broadfront.titles import playable


class Toy(MemoizedResults):
    """Two facts, and a cached value in place that follows from the first."""

    PARTS: ClassVar[dict[str, type[Part]]] = {}
    PATHS: ClassVar = {"steps": "steps", "held": "held"}
    DERIVED = {"total": ("steps",)}  # noqa: RUF012

    def __init__(self) -> None:
        self.clear_results()
        self.steps: tuple[int, ...] = (1, 2, 3)
        self.held = frozenset({"a"})
        self.total = [6]
        self.stack: list[str] = []
        self.asked: list[Any] = []

    def copy(self) -> "Toy":
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        self.copy_results_to(twin)
        return twin


@memoized(rests_on=("steps",))
def most(toy: Toy) -> int:
    toy.asked.append("most")
    return max(toy.steps)


@memoized(rests_on=("steps",))
def at_least(toy: Toy, number: int) -> int | None:
    toy.asked.append(number)
    return next((n for n in toy.steps if n >= number), None)


@memoized(rests_on=(most, "held"))
def both(toy: Toy) -> tuple[int, int]:
    return most(toy), len(toy.held)


@memoized(rests_on=("steps",), while_equal=lambda toy, _word: len(toy.steps))
def count(toy: Toy, word: str) -> str:
    toy.asked.append(word)
    return word * len(toy.steps)


def test_something_is_found_once_while_what_it_rests_on_is_the_same() -> None:
    toy = Toy()
    assert [most(toy), most(toy)] == [3, 3]
    toy.held = frozenset()
    assert most(toy) == 3
    assert toy.asked == ["most"]
    toy.steps = (4, 2, 3)
    assert most(toy) == 4
    assert toy.asked == ["most", "most"]


def test_an_equal_value_is_the_same_value() -> None:
    toy = Toy()
    most(toy)
    toy.steps = (*toy.steps[:1], 2, 3)
    assert most(toy) == 3
    assert toy.asked == ["most"]


def test_each_of_the_arguments_has_its_own_and_nothing_is_an_answer_too() -> None:
    toy = Toy()
    assert [at_least(toy, 2), at_least(toy, 9), at_least(toy, 9), at_least(toy, 2)] == [2, None, None, 2]
    assert toy.asked == [2, 9]


def test_arguments_are_given_by_position() -> None:
    with pytest.raises(TypeError):
        at_least(Toy(), number=2)


def test_a_finding_rests_on_what_another_rests_on_that_it_names() -> None:
    assert DECLARED_INPUTS[both].names == {"steps", "held"}
    toy = Toy()
    assert both(toy) == (3, 1)
    toy.steps = (9,)
    assert both(toy) == (9, 1)
    toy.held = frozenset()
    assert both(toy) == (9, 0)


def test_the_last_serves_while_what_settles_it_is_equal() -> None:
    toy = Toy()
    assert count(toy, "x") == "xxx"
    toy.steps = (7, 8, 9)
    assert count(toy, "x") == "xxx"
    assert toy.asked == ["x"]
    toy.steps = (7, 8)
    assert count(toy, "x") == "xx"
    assert toy.asked == ["x", "x"]


def test_the_last_serves_if_it_is_declared_to() -> None:
    @memoized(rests_on=("steps",), serves=lambda toy, found, _before, _now: found in toy.steps)
    def some_even(toy: Toy) -> int | None:
        toy.asked.append("even")
        return next((n for n in toy.steps if n % 2 == 0), None)

    toy = Toy()
    for steps, found in (((1, 2), 2), ((4, 2), 2), ((4, 5), 4)):
        toy.steps = steps
        assert some_even(toy) == found
    assert toy.asked == ["even", "even"]


def test_those_of_one_series_follow_each_other() -> None:
    @memoized(rests_on=("steps",), series=lambda _word: "all", while_equal=lambda toy, _word: toy.steps[0])
    def first(toy: Toy, word: str) -> str:
        toy.asked.append(word)
        return word

    toy = Toy()
    assert [first(toy, "a"), first(toy, "b"), first(toy, "a")] == ["a", "a", "a"]
    assert toy.asked == ["a"]


def test_only_what_matters_of_the_arguments_counts() -> None:
    @memoized(rests_on=("steps",), by=len)
    def longest(toy: Toy, word: str) -> int:
        toy.asked.append(word)
        return len(word)

    toy = Toy()
    assert [longest(toy, "ab"), longest(toy, "cd"), longest(toy, "e")] == [2, 2, 1]
    assert toy.asked == ["ab", "e"]


def test_a_copy_knows_what_was_known_and_goes_its_own_way() -> None:
    toy = Toy()
    most(toy)
    twin = toy.copy()
    twin.steps = (8,)
    assert [most(twin), most(toy)] == [8, 3]
    assert toy.asked == ["most", "most"]
    toy.clear_results()
    assert most(toy) == 3
    assert len(toy.asked) == 3


def test_what_a_copy_finds_is_known_to_both_while_they_are_the_same() -> None:
    toy = Toy()
    at_least(toy, 1)
    twin = toy.copy()
    assert [at_least(twin, 2), at_least(toy, 2)] == [2, 2]
    assert toy.asked == [1, 2]


def test_what_a_copy_that_is_only_read_finds_is_known_to_the_next_one() -> None:
    toy = Toy()
    for _ in range(2):
        twin = toy.copy()
        toy.share_results_with(twin)
        assert [most(twin), count(twin, "a")] == [3, "aaa"]
    assert toy.asked == ["most", "a"]
    twin.steps = (8,)
    assert [most(twin), most(toy), count(twin, "a"), count(toy, "a")] == [8, 3, "a", "aaa"]


@pytest.mark.parametrize(("pooled", "times"), [(True, 2), (False, 4)])
def test_positions_met_again_by_different_ways_share_what_is_found(pooled: bool, times: int) -> None:
    toy = Toy()
    if pooled:
        toy.pool_results()
    for _ in range(2):
        twin = toy.copy()
        for steps in ((5,), (6,)):
            twin.steps = steps
            most(twin)
    assert len(toy.asked) == times


def test_without_findings_everything_is_found_again_copies_and_pools_included() -> None:
    with without_memoization():
        toy = Toy()
        toy.pool_results()
        for one in (toy, toy, toy.copy()):
            assert [most(one), count(one, "x")] == [3, "xxx"]
        assert toy.asked == ["most", "x"] * 3
    assert Toy.STORE_TYPE is dict


def undeclared_reads(find: Callable[[Toy], object]) -> set[str]:
    with watch_undeclared_inputs() as odd:
        declared = memoized(rests_on=("held",))(find)
        declared(Toy())
    return next(iter(odd.values()), set())


def test_what_a_finding_reads_and_does_not_declare_is_found() -> None:
    assert undeclared_reads(lambda toy: len(toy.held)) == set()
    assert undeclared_reads(lambda toy: len(toy.held) + toy.steps[0]) == {"steps"}
    assert undeclared_reads(lambda toy: toy.total[0]) == {"total"}
    assert undeclared_reads(lambda toy: toy.stack) == {"stack"}
    assert undeclared_reads(lambda toy: 2 * most(toy)) == {"steps"}
    assert undeclared_reads(lambda toy: toy.copy().steps) == {"steps"}
    with watch_undeclared_inputs() as odd:
        assert memoized(rests_on=("steps",))(lambda toy: toy.total[0])(Toy()) == 6
    assert odd == {}


def test_every_finding_rests_on_facts_or_on_what_is_derived_from_them() -> None:
    for title in ("ardennes", "wacht"):
        state = playable(title).set_up(next(iter(playable(title).card.scenarios)), playable(title).variant(None), {})
        mine = {find: ground for find, ground in DECLARED_INPUTS.items() if f".{title}." in find.__module__}
        assert mine
        for ground in mine.values():
            for name in ground.names:
                hash(attrgetter(name)(state))


@pytest.mark.parametrize(
    ("title", "scenario", "variant", "player", "limit"),
    [
        ("ardennes", "campaign", "gs", "random", 160),
        ("ardennes", "campaign", "2p", "random", 250),
        ("ardennes", "bastogne_surrounded", "gs", "greedy", 40),
        ("wacht", "ambleve", "two-player", "random", 25),
    ],
)
def test_a_game_goes_the_same_with_findings_and_without(
    title: str, scenario: str, variant: str, player: str, limit: int
) -> None:
    """The soak job `findings` does this with whole campaigns."""
    lines, odds = compare_memoized(GameKind(playable(title), scenario, variant, player), 3, limit=limit, odds_every=100)
    assert lines > 20
    assert odds or title == "wacht" or limit < 100


def test_a_finding_that_forgets_what_it_rests_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if zones of control were declared and read, but the finding did not name them."""
    from broadfront.titles.ardennes.rules.lines import supply

    wrong = memoized(rests_on=("clock.day",))(supply.supply.__wrapped__)  # type: ignore[attr-defined]
    monkeypatch.setattr(supply, "supply", wrong)

    def compare() -> None:
        for seed in range(8):
            compare_memoized(GameKind(playable("ardennes"), "campaign", "gs"), seed, limit=300)

    with pytest.raises(AssertionError, match=r"ardennes campaign gs, random players, seed \d+: at line \d+ findings"):
        compare()


def test_a_table_never_changes() -> None:
    table = Table({"a": 1})
    assert table.with_entry("b", 2) == {"a": 1, "b": 2}
    assert table.without_entry("a") == {}
    assert table.without_entry("c") is table
    assert hash(table) == hash(Table({"a": 1}))
    for word, given in (("update", ({"b": 2},)), ("pop", ("a",)), ("__setitem__", ("a", 2)), ("clear", ())):
        with pytest.raises(TypeError, match="never changes"):
            getattr(table, word)(*given)
    assert table == {"a": 1}


def test_rows_and_cells_with_one_different() -> None:
    assert with_byte(b"\1\2\3", 1, 9) == b"\1\x09\3"
    assert with_item(("a", "b"), 0, "c") == ("c", "b")


def test_a_part_of_the_game_begins_by_the_declaration() -> None:
    class Clock(Part):
        FACTS: ClassVar = {
            "kept": plain(initial=lambda _state: 5),
            "today": plain(initial=lambda state: state.clock.kept, span="day"),
            "now": plain(initial=lambda _state: 0, span="hour"),
            "column": Fact(bytearray, list, column().load, initial=lambda _state: bytearray(2), span="day"),
        }
        __slots__ = (*FACTS,)

    class Days(State):
        PARTS: ClassVar = {"clock": Clock}
        __slots__ = (*PARTS,)

    state: Any = Days(playable("patrol"), "solo", "bridge")
    clock = state.clock
    state.begin("", "day", "hour")
    clock.kept, clock.today, clock.now, clock.column[0] = 7, 1, 2, 3
    state.begin("day")
    assert (clock.kept, clock.today, clock.now, clock.column) == (7, 7, 2, bytearray(2))
    twin = state.copy()
    twin.clock.column[1] = 1
    assert clock.column == bytearray(2)
