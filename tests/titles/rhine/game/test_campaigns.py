"""Whole campaigns of the clerk."""

from collections import Counter
from fractions import Fraction

import pytest

from broadfront.core.game import Game
from broadfront.titles.rhine.rules.clerk.supply_received import sp_distribution_on, sp_distributions
from soak.jobs.rhine import check_exact_mean, check_expectation, play_campaign
from tests.titles.rhine.support.asking import rhine_title


def totals(runs: list[dict[str, float]]) -> dict[str, float]:
    summed: Counter[str] = Counter()
    for run in runs:
        summed.update(run)
    return dict(summed) | {"seeds": float(len(runs))}


def test_five_random_campaigns_keep_their_books_and_roll_what_can_be_expected() -> None:
    check_expectation(totals([dict(play_campaign(seed)) for seed in range(5)]))


def test_quiet_campaigns_receive_the_exact_expected_sp() -> None:
    check_exact_mean(totals([dict(play_campaign(seed, quiet=True)) for seed in range(5)]))


@pytest.mark.parametrize("name", ["north-1944", "south-1944", "north-1945", "south-1945"])
def test_a_two_map_campaign_runs_to_its_end(name: str) -> None:
    assert play_campaign(1, name=name)["lines"] > 100


def test_the_expected_sp_of_a_campaign_is_exact() -> None:
    by_turn = sp_distributions(rhine_title())
    assert by_turn["US"][0].mean() == Fraction(49, 9)
    later = sp_distributions(rhine_title(), antwerpen_from=rhine_title().calendar.turns[30])
    assert later["CW"][29].mean() == by_turn["CW"][29].mean()
    assert later["CW"][30].mean() > by_turn["CW"][30].mean()
    dry = sp_distribution_on(rhine_title(), "US", rhine_title().calendar.turns[0], ports=("rotterdam",)).mean()
    assert dry == rhine_title().supply.sp_distribution("US", rhine_title().calendar.turns[1], []).mean()


def test_the_history_has_a_row_for_each_turn() -> None:
    game = Game.new(rhine_title(), scenario="clerk", seed=5)
    while not game.over:
        if hasattr(game.pending, "outcomes"):
            game.roll()
        else:
            game.apply(next(iter(game.options())))
    history = game.state.fact("history")
    assert len(history) == 70
    assert {"date", "ground", "flight", "first", "US sp", "CW sp", "US pax", "stock"} <= set(history[0])
    assert rhine_title().over(game.state).score["SP CW North"] == sum(row["CW sp"] for row in history)
