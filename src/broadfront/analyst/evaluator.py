"""The evaluator: estimates the chance to win of a position and of its options, using only one side's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, log2

from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.playouts import (
    Dice,
    PlayoutResult,
    play_to_horizon,
    result_by_places,
    result_for,
    seed_from_text,
)
from broadfront.analyst.worth import Estimate, Option, Worth, estimate_mean, is_beyond_noise
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
    """Return False: a stop callback that never ends a comparison of options early."""
    return False


class Evaluator:
    """Estimates what positions and actions are worth to a side by playing many games to their end (playouts).

    In each playout the hidden things are drawn at random as the side's view allows (a possible world), and the title's
    standard computer player plays every side. The budget is a number of playouts, not a time: the same seed, budget and
    view give the same figures on any machine. If the title has a fitted formula for the chance to win, it replaces the
    rest of a playout after `points` quiet points (moments when no move or combat is in progress); the default number is
    in the title's outlook file. With `closely`, the title's formula for the places held (if it has one) replaces
    playouts: it sees small differences better and adds no noise.
    """

    def __init__(self, title: str, seed: int | str = 0, *, points: int | None = None, closely: bool = False) -> None:
        self.seed, self.points, self.closely = seed, points, closely
        self.outlook = outlook_of(title)
        self._player = make_player(default_player(title), f"{seed}/playouts", title)

    def estimate_position(self, view: View, playouts: int) -> Worth:
        """Return what a position is worth to the side of a view, whichever side must decide next."""
        return _worth_of(self.playout_results(view, playouts))

    def playout_results(self, view: View, playouts: int) -> list[PlayoutResult]:
        """Play this many possible worlds to their end and return the result of each for the side of the view."""
        return [self.playout_result(view, world) for world in range(_check_playouts(playouts))]

    def playout_result(self, view: View, world: int) -> PlayoutResult:
        """Return the result of one possible world, played to its end. World number `world` always gets the same dice,
        so that positions can be compared."""
        side, state = _side_of(view), self.sample_world(view, world)
        found = result_by_places(side, state) if self.closely else None
        return self._play_world(side, state, world)[0] if found is None else found

    def compare_actions(
        self,
        view: View,
        actions: Sequence[Action],
        playouts: int,
        stop: Stop = never_stop,
        *,
        keep: int = 1,
        settled: bool = False,
    ) -> list[Option]:
        """Compare actions of the deciding side by playouts and return them ranked, best first.

        This is successive halving: in each round the remaining actions share the playouts equally, in the same possible
        worlds and with the same dice, and the better half goes on to the next round. The first action is the standard
        of comparison; it is never eliminated, nor are the first `keep` actions.

        With `settled` the comparison ends as soon as it is clear whether any action is better than the first, or at a
        limit on the actions and rolls played, and actions that fall behind are dropped early. The figures of actions
        stopped early are biased; leave `settled` out for unbiased ones.
        """
        side = _side_of(view)
        results: list[list[PlayoutResult]] = [[] for _ in actions]
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
                    live = [
                        at for at in live if at < keep or not self._is_far_behind_first_action(results[at], results[0])
                    ]
                    tried = [at for at in live if at >= keep]
                    if not tried or any(
                        self._is_clearly_better_than_first_action(results[at], results[0]) for at in tried
                    ):
                        return self._rank_options(actions, results)
            ranked = sorted(live, key=lambda at: -self._mean_figure(results[at]))
            live = sorted({*range(keep), *ranked[: max(2, ceil(len(live) / 2))]})
        return self._rank_options(actions, results)

    def sample_world(self, view: View, world: int) -> State:
        """Return possible world number `world`: a full game state that fits what the side of the view knows."""
        return view.sample(seed_from_text(f"{self.seed}/world {world}"))

    def _play_world(self, side: str, state: State, world: int) -> tuple[PlayoutResult, int]:
        """Play one possible world to its end; return the result for a side, and the number of actions and rolls."""
        players: Mapping[str, Player] = dict.fromkeys(state.played, self._player)
        played = play_to_horizon(state, players, Dice(f"{self.seed}/{world}"), points=self.points)
        return result_for(side, state, played.over), played.lines

    def _gain_over_first_action(
        self, results: Sequence[PlayoutResult], results_of_first: Sequence[PlayoutResult]
    ) -> Estimate:
        """Return how much better an action's results are than those of the first action compared."""
        return _mean_difference(
            list(map(self._comparison_figure, results)), list(map(self._comparison_figure, results_of_first))
        )

    def _is_far_behind_first_action(
        self, results: Sequence[PlayoutResult], results_of_first: Sequence[PlayoutResult]
    ) -> bool:
        """Return whether an action is so far behind the first one that comparing it further is useless."""
        gain = self._gain_over_first_action(results, results_of_first)
        return gain.mean < BEHIND * gain.error

    def _is_clearly_better_than_first_action(
        self, results: Sequence[PlayoutResult], results_of_first: Sequence[PlayoutResult]
    ) -> bool:
        """Return whether an action is better than the first one by more than chance explains."""
        return is_beyond_noise(self._gain_over_first_action(results, results_of_first))

    def _comparison_figure(self, result: PlayoutResult) -> float:
        """Return the figure by which options are compared: the chance to win, plus a little for each point of score.
        Luck affects the score less than the winner."""
        return result.win + self.outlook.point * result.score

    def _mean_figure(self, results: Sequence[PlayoutResult]) -> float:
        """Return the mean, over the playouts of an option, of the figure by which options are compared."""
        return sum(map(self._comparison_figure, results)) / len(results)

    def _rank_options(self, actions: Sequence[Action], results: Sequence[Sequence[PlayoutResult]]) -> list[Option]:
        """Return the compared actions with their estimates, ranked by number of playouts, then by mean result."""
        order = sorted(range(len(actions)), key=lambda at: (-len(results[at]), -self._mean_figure(results[at])))
        best, first = results[order[0]], results[0]
        return [
            Option(
                actions[at],
                _worth_of(results[at]),
                _mean_difference([one.win for one in best], [one.win for one in results[at]]),
                _mean_difference([one.win for one in results[at]], [one.win for one in first]),
                self._gain_over_first_action(results[at], first),
            )
            for at in order
        ]


def _mean_difference(better: Sequence[float], other: Sequence[float]) -> Estimate:
    """Return the mean difference between two lists of playout results, over the possible worlds in both."""
    return estimate_mean([one - two for one, two in zip(better, other, strict=False)])


def _worth_of(results: Sequence[PlayoutResult]) -> Worth:
    """Return the mean chance to win and the mean score of playout results, each with its standard error."""
    wins, scores = [one.win for one in results], [one.score for one in results]
    return Worth(estimate_mean(wins), estimate_mean(scores), len(results))


def _side_of(view: View) -> str:
    """Return the side that a view belongs to; raise `Invalid` if the view belongs to no side."""
    if view.side is None:
        raise Invalid("A position is valued for a side: the view of everybody has none.", parameter="view")
    return view.side


def _check_playouts(playouts: int) -> int:
    """Return the number of playouts unchanged; raise `Invalid` if it is below 1."""
    if playouts < 1:
        raise Invalid(f"{playouts} playouts: expected 1 or more.", parameter="playouts", given=playouts)
    return playouts
