"""Evidence for Ardennes: greedy is much better than random, reaches the Meuse, and neither side wins everything."""

from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt

from broadfront.core.game import Game
from broadfront.core.intervals import Z, wilson_interval
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak import Figures, Totals, job

SCENARIOS = ("initial_assault", "campaign", "bastogne_surrounded", "tip_of_the_salient")
VARIANTS = ("gs", "2p")
MARGIN = 2.0
"""Victory points by which greedy must be more ahead of random."""
LOPSIDED = 0.9


def play_game(scenario: str, variant: str, german: str, seed: int) -> Figures:
    """Play one game of greedy or another German against the system or a greedy Allied player."""
    title = playable("ardennes")
    game = Game.new(title, scenario=scenario, variant=variant, seed=seed)
    kinds = {"german": german, "allied": "greedy"}
    players = {side: make_player(kinds[side], f"{seed}/{side}", title.name) for side in game.state.played}
    over = play_out(game, players, trusted=True)
    assert over is not None, "the game did not end within the limit of lines"
    assert isinstance(game.state, ArdennesState)
    return {
        "german wins": float(over.winner == "german"),
        "points": float(over.score["german"]),
        "meuse": float(game.state.land.meuse_reached),
        "lines": float(len(game.record.lines)),
    }


def check_ahead(totals: Totals) -> None:
    """Check that the 95% interval of the mean difference is above the margin."""
    number, mean = totals["seeds"], totals["difference"] / totals["seeds"]
    spread = sqrt((totals["difference squared"] - number * mean * mean) / (number - 1) / number)
    low = mean - Z * spread
    assert low > MARGIN, f"greedy is {mean:.2f} VP ahead of random, at least {low:.2f}; more than {MARGIN} needed"


@job("ardennes-greedy-against-random", seeds=range(100), conclude=check_ahead)
def compare_greedy_with_random(seeds: range) -> Iterator[Figures]:
    """A greedy German is more than 2 VP ahead of a random one in solitaire Initial Assaults."""
    for seed in seeds:
        greedy, other = (play_game("initial_assault", "gs", kind, seed) for kind in ("greedy", "random"))
        difference = greedy["points"] - other["points"]
        yield {
            "difference": difference,
            "difference squared": difference * difference,
            "greedy": greedy["points"],
            "random": other["points"],
        }


def check_balance(scenario: str, variant: str, totals: Totals) -> None:
    """Check that either side's win rate is below nine in ten (95% Wilson), and a solitaire campaign reaches
    the Meuse.
    """
    number, wins = int(totals["seeds"]), int(totals["german wins"])
    for side, count in (("german", wins), ("allied", number - wins)):
        low, high = wilson_interval(count, number)
        assert high < LOPSIDED, f"{side} wins {count} of {number} games: {low:.1%} to {high:.1%}"
    if scenario == "campaign" and variant == "gs":
        assert totals["meuse"], "no campaign reached the Meuse"


def make_balance(scenario: str, variant: str) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        for seed in seeds:
            yield play_game(scenario, variant, "greedy", seed)

    opponent = "the system" if variant == "gs" else "greedy Allies"
    work.__doc__ = f"A greedy German against {opponent} in {scenario}: neither side wins nine games in ten."
    return work


for scenario in SCENARIOS:
    for variant in VARIANTS:
        name = f"ardennes-balance-{scenario.replace('_', '-')}-{variant}"
        job(name, seeds=range(200), conclude=partial(check_balance, scenario, variant))(make_balance(scenario, variant))
