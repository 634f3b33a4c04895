"""The evaluator: what a position and its options are worth to a side, based only on its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, log2

from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.playouts import Dice, Result, play_to_horizon, result_by_places, result_for, seed_from
from broadfront.analyst.worth import Estimate, Option, Worth, estimate, is_beyond_noise
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.state import State
from broadfront.core.view import View
from broadfront.players import default_player, make_player
from broadfront.players.player import Player

__all__ = ["Evaluator", "Stop", "never_stop"]

Stop = Callable[[int, int], bool]
"""Called after each world with the playouts done and the playouts planned; returns true to stop."""


MIN_WORLDS = 6
"""Number of worlds before a comparison may end early."""
BEHIND = -0.3
"""Standard errors of gain below which an option is dropped. Of the options that would be one standard error ahead after
fifteen worlds, about one in twenty is this far behind after six."""
LINES = 40_000
"""Maximum number of lines of playouts in a comparison that may end early, about four seconds. Where playouts continue
into the next day of a campaign, 160 of them would take six seconds."""


def never_stop(done: int, planned: int) -> bool:
    """Never stop early."""
    return False


class Evaluator:
    """Plays possible worlds of a view to their end, with the title's usual player for every side.

    The budget is a number of playouts, not a time: the same seed, budget and view give the same figures anywhere.
    `points` is the number of quiet points to play before a fitted value takes over, if the title has one; the default
    is that of its outlook. With `closely`, a title's value by places replaces playouts: it sees small differences
    better and adds no noise.
    """

    def __init__(self, title: str, seed: int | str = 0, *, points: int | None = None, closely: bool = False) -> None:
        self.seed, self.points, self.closely = seed, points, closely
        self.outlook = outlook_of(title)
        self._player = make_player(default_player(title), f"{seed}/playouts", title)

    def value(self, view: View, playouts: int) -> Worth:
        """Return what a position is worth to the side of a view, whichever side must decide."""
        return _worth_of(self.results(view, playouts))

    def results(self, view: View, playouts: int) -> list[Result]:
        """Return the results of playouts for the side of a view, one per world."""
        return [self.result(view, world) for world in range(_check_playouts(playouts))]

    def result(self, view: View, world: int) -> Result:
        """Return the result of one world; its dice are the same whatever the position."""
        side, state = _side_of(view), self.sample_world(view, world)
        found = result_by_places(side, state) if self.closely else None
        return self._play_world(side, state, world)[0] if found is None else found

    def compare(
        self,
        view: View,
        actions: Sequence[Action],
        playouts: int,
        stop: Stop = never_stop,
        *,
        keep: int = 1,
        settled: bool = False,
    ) -> list[Option]:
        """Return what actions of the deciding side are worth, best first.

        This is successive halving: in each round the remaining actions share the playouts equally, in the same worlds
        and with the same dice, and the better half remains. The others are compared with the first action. It remains
        to the end, as do the first `keep` actions.

        With `settled` it ends once it is clear whether any action is better than the first. An action that falls behind
        is dropped, and one clearly ahead ends the comparison, as does a limit on lines. The figures of stopped actions
        are biased; leave `settled` out for unbiased ones.
        """
        side = _side_of(view)
        results: list[list[Result]] = [[] for _ in actions]
        rounds = max(1, ceil(log2(len(actions))))
        share, done, world, lines = _check_playouts(playouts) / rounds, 0, 0, 0
        live = list(range(len(actions)))
        for _ in range(rounds):
            for _ in range(max(1, int(share / len(live)))):
                start = self.sample_world(view, world)
                for at in live:
                    state = start.copy()
                    state.do(actions[at])
                    result, taken = self._play_world(side, state, world)
                    results[at].append(result)
                    lines += taken
                world += 1
                done += len(live)
                if settled and lines >= LINES:
                    return self._rank_options(actions, results)
                if world > 1 and stop(done, playouts):
                    return self._rank_options(actions, results)
                if settled and world >= MIN_WORLDS:
                    live = [at for at in live if at < keep or not self._is_behind(results[at], results[0])]
                    tried = [at for at in live if at >= keep]
                    if not tried or any(self._is_ahead(results[at], results[0]) for at in tried):
                        return self._rank_options(actions, results)
            ranked = sorted(live, key=lambda at: -self._mean_figure(results[at]))
            live = sorted({*range(keep), *ranked[: max(2, ceil(len(live) / 2))]})
        return self._rank_options(actions, results)

    def sample_world(self, view: View, world: int) -> State:
        """Return the state of world number `world`, one that fits what the side knows."""
        return view.sample(seed_from(f"{self.seed}/world {world}"))

    def _play_world(self, side: str, state: State, world: int) -> tuple[Result, int]:
        """Play a world to its end; return the result and the number of lines played."""
        players: Mapping[str, Player] = dict.fromkeys(state.played, self._player)
        played = play_to_horizon(state, players, Dice(f"{self.seed}/{world}"), points=self.points)
        return result_for(side, state, played.over), played.lines

    def _gain(self, results: Sequence[Result], first: Sequence[Result]) -> Estimate:
        """Return how much better results are than those of the first action."""
        return _mean_difference(list(map(self._comparison_figure, results)), list(map(self._comparison_figure, first)))

    def _is_behind(self, results: Sequence[Result], first: Sequence[Result]) -> bool:
        """Return whether an action is too far behind the first to continue."""
        gain = self._gain(results, first)
        return gain.mean < BEHIND * gain.error

    def _is_ahead(self, results: Sequence[Result], first: Sequence[Result]) -> bool:
        """Return whether an action is better than the first beyond noise."""
        return is_beyond_noise(self._gain(results, first))

    def _comparison_figure(self, result: Result) -> float:
        """Return the figure that options are compared by: the chance to win, plus a little per point, which luck
        affects less."""
        return result.win + self.outlook.point * result.score

    def _mean_figure(self, results: Sequence[Result]) -> float:
        """Return the mean of the compared figure."""
        return sum(map(self._comparison_figure, results)) / len(results)

    def _rank_options(self, actions: Sequence[Action], results: Sequence[Sequence[Result]]) -> list[Option]:
        """Return the options ranked: those played longest first, then by their mean."""
        order = sorted(range(len(actions)), key=lambda at: (-len(results[at]), -self._mean_figure(results[at])))
        best, first = results[order[0]], results[0]
        return [
            Option(
                actions[at],
                _worth_of(results[at]),
                _mean_difference([one.win for one in best], [one.win for one in results[at]]),
                _mean_difference([one.win for one in results[at]], [one.win for one in first]),
                self._gain(results[at], first),
            )
            for at in order
        ]


def _mean_difference(better: Sequence[float], other: Sequence[float]) -> Estimate:
    """Return the mean difference in the worlds that both were played in."""
    return estimate([one - two for one, two in zip(better, other, strict=False)])


def _worth_of(results: Sequence[Result]) -> Worth:
    """Return the chance to win and the score as estimates."""
    wins, scores = [one.win for one in results], [one.score for one in results]
    return Worth(estimate(wins), estimate(scores), len(results))


def _side_of(view: View) -> str:
    """Return the side of a view; raise `Invalid` if it has none."""
    if view.side is None:
        raise Invalid("A position is valued for a side: the view of everybody has none.", parameter="view")
    return view.side


def _check_playouts(playouts: int) -> int:
    """Return a number of playouts; raise `Invalid` if it is below 1."""
    if playouts < 1:
        raise Invalid(f"{playouts} playouts: expected 1 or more.", parameter="playouts", given=playouts)
    return playouts
