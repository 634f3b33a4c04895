"""The evaluator: what a position and its options are worth to a side, from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, log2

from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.playouts import Dice, Result, at_once, play_on, result_for, seed_of
from broadfront.analyst.worth import Estimate, Option, Worth, beyond_noise, estimate
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.state import State
from broadfront.core.view import View
from broadfront.players import player_named, usual_player
from broadfront.players.player import Player

__all__ = ["Evaluator", "Stop", "never"]

Stop = Callable[[int, int], bool]
"""Told after each world how many playouts are done and how many are meant; true when that is enough."""


ENOUGH = 6
"""Worlds before a comparison may be settled."""
BEHIND = -0.3
"""Standard errors of gain below which an option is given up. Of those that would have come out a standard error ahead
in fifteen worlds about one in twenty is so far behind after six."""
LINES = 40_000
"""Lines that the playouts of a comparison that may be settled take at most, some four seconds: where playouts go on
into the next day of a campaign, 160 of them would take six."""


def never(done: int, meant: int) -> bool:
    """Nobody cuts it short."""
    return False


class Evaluator:
    """Plays possible worlds of a view to their end, the title's usual player for every side.

    The budget is a number of playouts, not a time: the same seed, budget and view give the same figures anywhere.
    `points` is how many quiet points are played before a fitted value takes over, where a title has one for that; if
    not given, as many as its outlook says. With `closely` a position is not played on where the title has a value by
    places: it sees small differences better, and has no noise of its own.
    """

    def __init__(self, title: str, seed: int | str = 0, *, points: int | None = None, closely: bool = False) -> None:
        self.seed, self.points, self.closely = seed, points, closely
        self.outlook = outlook_of(title)
        self._player = player_named(usual_player(title), f"{seed}/playouts", title)

    def value(self, view: View, playouts: int) -> Worth:
        """What a position is worth to the side of a view, whoever is asked there."""
        return _worth(self.results(view, playouts))

    def results(self, view: View, playouts: int) -> list[Result]:
        """How the playouts of a position come out for the side of a view, world by world."""
        return [self.result(view, world) for world in range(_checked(playouts))]

    def result(self, view: View, world: int) -> Result:
        """How one of them comes out: the same world and dice whatever the position is."""
        side, state = _side(view), self.world(view, world)
        found = at_once(side, state) if self.closely else None
        return self._played(side, state, world)[0] if found is None else found

    def compare(
        self, view: View, actions: Sequence[Action], playouts: int, stop: Stop = never, *, keep: int = 1,
        settled: bool = False,
    ) -> list[Option]:  # fmt: skip
        """What actions of the side that is asked are worth, the best one first.

        Successive halving: in each round those still in it share an equal part of the playouts, in the same worlds
        and with the same dice, and the better half goes on. The first action is what the others are held against; it
        stays in to the end, and so do as many as `keep` says.

        With `settled` it ends as soon as it is clear whether one is better than the first: an option that falls behind
        the first is played out no further, and one that is ahead beyond noise is not put to more tests. So it does when
        the playouts have taken too many lines. The figures of those that were stopped lean to where they were stopped;
        who wants them unbiased does without.
        """
        side = _side(view)
        results: list[list[Result]] = [[] for _ in actions]
        rounds = max(1, ceil(log2(len(actions))))
        share, done, world, lines = _checked(playouts) / rounds, 0, 0, 0
        live = list(range(len(actions)))
        for _ in range(rounds):
            for _ in range(max(1, int(share / len(live)))):
                start = self.world(view, world)
                for at in live:
                    state = start.copy()
                    state.do(actions[at])
                    result, taken = self._played(side, state, world)
                    results[at].append(result)
                    lines += taken
                world += 1
                done += len(live)
                if settled and lines >= LINES:
                    return self._ranked(actions, results)
                if world > 1 and stop(done, playouts):
                    return self._ranked(actions, results)
                if settled and world >= ENOUGH:
                    live = [at for at in live if at < keep or not self._behind(results[at], results[0])]
                    tried = [at for at in live if at >= keep]
                    if not tried or any(self._ahead(results[at], results[0]) for at in tried):
                        return self._ranked(actions, results)
            ranked = sorted(live, key=lambda at: -self._mean(results[at]))
            live = sorted({*range(keep), *ranked[: max(2, ceil(len(live) / 2))]})
        return self._ranked(actions, results)

    def world(self, view: View, world: int) -> State:
        """A position that fits what a side knows: the first, the second and so on."""
        return view.sample(seed_of(f"{self.seed}/world {world}"))

    def _played(self, side: str, state: State, world: int) -> tuple[Result, int]:
        """How a playout comes out, and how many lines it took."""
        players: Mapping[str, Player] = dict.fromkeys(state.played, self._player)
        played = play_on(state, players, Dice(f"{self.seed}/{world}"), points=self.points)
        return result_for(side, state, played.over), played.lines

    def _gain(self, results: Sequence[Result], first: Sequence[Result]) -> Estimate:
        return _difference(list(map(self._figure, results)), list(map(self._figure, first)))

    def _behind(self, results: Sequence[Result], first: Sequence[Result]) -> bool:
        gain = self._gain(results, first)
        return gain.mean < BEHIND * gain.error

    def _ahead(self, results: Sequence[Result], first: Sequence[Result]) -> bool:
        return beyond_noise(self._gain(results, first))

    def _figure(self, result: Result) -> float:
        """By what options are compared: the chance to win, and a little for each point, which luck sways less."""
        return result.win + self.outlook.point * result.score

    def _mean(self, results: Sequence[Result]) -> float:
        return sum(map(self._figure, results)) / len(results)

    def _ranked(self, actions: Sequence[Action], results: Sequence[Sequence[Result]]) -> list[Option]:
        """Those that were in it longest come first, the better ones before the others."""
        order = sorted(range(len(actions)), key=lambda at: (-len(results[at]), -self._mean(results[at])))
        best, first = results[order[0]], results[0]
        return [
            Option(
                actions[at],
                _worth(results[at]),
                _difference([one.win for one in best], [one.win for one in results[at]]),
                _difference([one.win for one in results[at]], [one.win for one in first]),
                self._gain(results[at], first),
            )
            for at in order
        ]


def _difference(better: Sequence[float], other: Sequence[float]) -> Estimate:
    """In the worlds that both were played in."""
    return estimate([one - two for one, two in zip(better, other, strict=False)])


def _worth(results: Sequence[Result]) -> Worth:
    wins, scores = [one.win for one in results], [one.score for one in results]
    return Worth(estimate(wins), estimate(scores), len(results))


def _side(view: View) -> str:
    if view.side is None:
        raise Invalid("A position is valued for a side: the view of everybody has none.", parameter="view")
    return view.side


def _checked(playouts: int) -> int:
    if playouts < 1:
        raise Invalid(f"{playouts} playouts: expected 1 or more.", parameter="playouts", given=playouts)
    return playouts
