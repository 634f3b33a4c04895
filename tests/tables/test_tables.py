"""Charts and exact distributions."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broadfront.core.errors import Invalid
from broadfront.core.messages import Message
from broadfront.tables import Distribution, Modifier, Table, apply_shifts, dice, draw_distribution

CHART = Table("chart", ["1", "2", "3+"], {"2-3": [1, 2, 3], "4 or more": [4, 5, 6]}, rule="X-1")


@given(st.integers(1, 4), st.integers(2, 6))
def test_dice_equal_the_count_of_all_throws(number: int, faces: int) -> None:
    counted: dict[int, int] = {}
    for throw in product(range(1, faces + 1), repeat=number):
        counted[sum(throw)] = counted.get(sum(throw), 0) + 1
    assert dict(dice(number, faces)) == counted


@given(st.dictionaries(st.sampled_from("abcd"), st.integers(1, 4), min_size=1), st.data())
def test_draws_without_replacement_weigh_all_ways(cup: dict[str, int], data: st.DataObject) -> None:
    total = sum(cup.values())
    number = data.draw(st.integers(0, total))
    drawn = draw_distribution(cup, number)
    assert drawn.total == comb(total, number)
    assert all(sum(n for _, n in held) == number for held in drawn)
    mean = sum((Fraction(w * dict(held).get("a", 0), drawn.total) for held, w in drawn.items()), Fraction(0))
    assert mean == Fraction(number * cup.get("a", 0), total)


def test_more_than_the_cup_holds_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        draw_distribution({"a": 2}, 3)


def test_a_second_chance_may_depend_on_the_first() -> None:
    then = dice(1, 2).then(lambda n: dice(1, 3) if n == 1 else dice(1, 2))
    assert then.probability(1) == Fraction(1, 2) * Fraction(1, 3) + Fraction(1, 2) * Fraction(1, 2)
    assert Distribution({0: 1, 5: 3}).mean() == Fraction(15, 4)


def test_a_table_finds_rows_and_clamps_columns() -> None:
    assert CHART.result(2, "1") == 1
    assert CHART.result(12, "3+") == 6
    assert CHART.result(-4, "2") == 2
    assert CHART.column_at(99) == "3+"
    assert CHART.column_at(-1) == "1"
    assert CHART.result_distribution(dice(2, 2), "1").probability(4) == Fraction(1, 4)
    with pytest.raises(Invalid, match="no column '7'; it has 1, 2, 3\\+"):
        CHART.result(2, "7")


def test_a_chart_with_a_hole_or_a_short_row_is_refused_when_loaded() -> None:
    with pytest.raises(Invalid, match="a roll of 3 meets 0 rows"):
        Table("bad", ["a"], {"2": [1], "4": [2]}, dice=(2, 4))
    with pytest.raises(Invalid, match="a roll of 2 meets 2 rows"):
        Table("bad", ["a"], {"2": [1], "2-3": [2]}, dice=(2, 3))
    with pytest.raises(Invalid, match="has 1 cells, the table 2 columns"):
        Table("bad", ["a", "b"], {"2": [1]})
    with pytest.raises(Invalid, match="row '2' has no rule"):
        Table("bad", ["a"], {"2": [1]}, rule={"3": "X-1"})


@pytest.mark.parametrize(("order", "end"), [("negative first", 2), ("as listed", 1)])
def test_shifts_stop_at_the_ends_in_the_stated_order(order: str, end: int) -> None:
    shifts = [Modifier(2, Message("test", "up"), "X-1"), Modifier(-4, Message("test", "down"), "X-2")]
    at, ledger = apply_shifts(3, shifts, low=0, high=5, order=order)
    assert at == end
    assert [line.amount for line in ledger] == ([-4, 2] if order == "negative first" else [2, -4])
    with pytest.raises(ValueError, match="unknown order"):
        apply_shifts(0, [], low=0, high=1, order="whatever")
