"""Games with and without memoized findings, compared line by line."""

from collections.abc import Iterator
from typing import NamedTuple

from broadfront.sim.memo_comparison import GameKind, compare_memoized
from broadfront.titles import playable
from soak import Figures, Totals, job

CAMPAIGNS = 50
ODDS_EVERY = 300


class Game(NamedTuple):
    """The games to play: `first` is the scenario of the first seed, which the tests sample, `whole` that of
    the others.
    """

    title: str
    variant: str
    player: str
    whole: str
    first: str
    seeds: int = CAMPAIGNS
    odds: bool = True

    def compare_games(self, seeds: range) -> Iterator[Figures]:
        """A game goes the same whether findings are kept or not: lines, events, what is asked, key, odds of attacks."""
        for seed in seeds:
            kind = GameKind(playable(self.title), self.whole if seed else self.first, self.variant, self.player)
            lines, odds = compare_memoized(kind, seed, odds_every=ODDS_EVERY if self.odds else 0)
            yield {"lines": lines, "odds": odds}

    def check_enough(self, totals: Totals) -> None:
        if totals["lines"] < 20 * totals["seeds"] or (self.odds and not totals["odds"]):
            raise AssertionError(f"hardly anything was compared: {dict(totals)}")


GAMES = (
    Game("ardennes", "gs", "random", "campaign", "initial_assault"),
    Game("ardennes", "2p", "random", "campaign", "campaign"),
    Game("ardennes", "gs", "greedy", "campaign", "initial_assault", seeds=10),
    Game("ardennes", "2p", "greedy", "campaign", "initial_assault", seeds=10),
    Game("wacht", "two-player", "random", "shoulder-and-our", "ambleve", odds=False),
)
"""Players that weigh every choice take fifty times as long without memoization, so they play fewer games."""

for game in GAMES:
    named = f"findings-{game.title}-{game.variant}-{game.player}"
    job(named, seeds=range(game.seeds), conclude=game.check_enough)(game.compare_games)
