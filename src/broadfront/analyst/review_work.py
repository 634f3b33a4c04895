"""The work of reviewing a game, cut into independent pieces so that several processes can share it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.judgment import Judgment, judge_action
from broadfront.analyst.luck import RollResult, Stretch, luck_and_choices_of, luck_of_rolls
from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.playouts import QuietPoints, result_for
from broadfront.analyst.worth import ZERO, Estimate, add_estimates
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.record import Record
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.title import Playable
from broadfront.core.view import View
from broadfront.players import default_player, make_player

__all__ = ["Moment", "Part", "ReviewWork", "Valued", "moments_of_game", "reuse_work", "share_work"]


AHEAD = 2
"""Quiet points played from the end of a leg when luck is computed, if a title has a fitted value but none by places.
The fitted value alone misses some effects of the dice. More playouts would see farther, but the noise of every roll
adds up."""


Part = tuple[str, int]
"""What to compute, `point` or `judged`, and its number."""


class Moment(NamedTuple):
    """A position of the game, with the action or the outcome of a roll that followed; both are None for the last
    position."""

    line: int
    state: State
    done: int
    """The line of that action or outcome: the next one, unless something was undone or noted between."""
    action: Action | None
    came: Outcome | None


class Valued(NamedTuple):
    """The estimates for each side at a quiet point: its chance to win, and what luck and choices gave it since the
    previous quiet point."""

    win: dict[str, Estimate]
    luck: dict[str, Estimate]
    play: dict[str, Estimate]


def moments_of_game(game: Game) -> Iterator[Moment]:
    """Yield every position of a game in order, each with the action or roll that followed. Undone lines are left
    out."""
    lines, before = game.record.lines, game.record.resumed_at
    for n in game.past.live_lines:
        line = lines[n - 1]
        action = None if line.do is None else game.title.codec.decode(line.do)
        yield Moment(before, game.state_at(before), n, action, line.chance)
        before = n
    yield Moment(before, game.state_at(before), before, None, None)


class ReviewWork:
    """A game cut at its quiet points (no move or combat in progress), and the computations its review consists of."""

    def __init__(self, found: Sequence[Moment], playouts: int, seed: int) -> None:
        self.moments, self.playouts, self.seed = found, playouts, seed
        self.title = found[0].state.title.name
        self.played = found[0].state.played
        self._plain = make_player(default_player(self.title), seed, self.title)
        course = QuietPoints(self.title)
        begun = {n for n, moment in enumerate(found) if course.is_quiet(moment.state.pending)}
        corrected = {n for n, moment in enumerate(found[:-1]) if moment.action is None and moment.came is None}
        self.quiet = sorted(begun | corrected | {n + 1 for n in corrected} | {0, len(found) - 1})
        """Indexes of moments: the first and last, those where a decision begins something new, and those before and
        after a correction. Thus the effect of a correction counts as neither luck nor play."""
        self.departures = [n for n in range(len(found)) if self._departs_from_usual_player(n)]
        """Moments at which a side departed from the plain player's choice."""

    def _departs_from_usual_player(self, moment_number: int) -> bool:
        """Return whether the action taken in this position differs from the choice of the title's standard computer
        player.
        """
        moment, pending = self.moments[moment_number], self.moments[moment_number].state.pending
        if moment.action is None or not isinstance(pending, Decision) or pending.side not in self.played:
            return False
        side, state = pending.side, moment.state
        return self._plain.choose(View(state, side), Options(state, side)) != moment.action

    def decisions_to_review(self) -> list[int]:
        """Return the numbers of the positions whose decisions are reviewed.

        These are decisions of a kind that strong opponents examine by playouts, and decisions at quiet points (nothing
        in progress) that differ from the standard computer player's choice.
        """
        topics = outlook_of(self.title).searched
        asked = [n for n, moment in enumerate(self.moments) if moment.action is not None]
        own = [n for n in asked if isinstance(p := self.moments[n].state.pending, Decision) and p.side in self.played]
        left = set(self.departures) & set(self.quiet)
        return [n for n in own if self.moments[n].state.pending.message.topic in topics or n in left]

    def departures_in_leg(self, leg: int) -> list[int]:
        """Return the numbers of the positions between two quiet points in which a side chose unlike the standard
        computer player.

        The decision at the first quiet point (nothing in progress) is left out.
        """
        start, end = self.quiet[leg], self.quiet[leg + 1]
        return [n for n in self.departures if start < n < end]

    def stretch_of_leg(self, leg: int) -> Stretch:
        """Return the part of the game from after the decision at one quiet point to the next quiet point, without its
        rolls, so that it can be played again with other dice."""
        start = self.quiet[leg]
        asked = self.moments[start].state.pending
        first = start + isinstance(asked, Decision)
        return Stretch(self.moments[first].state, asked if isinstance(asked, Decision) else None, ())

    def rolls_seen_in_leg(self, leg: int, side: str) -> list[Stretch]:
        """Return the rolls between two quiet points that a side saw, as groups without a decision between them.

        Each group begins when all decisions before it are known, so the side knows which units fight in each combat.
        """
        found: list[Stretch] = []
        rolls: list[RollResult] | None = None
        asked: Decision | None = None
        for moment in self.moments[self.quiet[leg] : self.quiet[leg + 1]]:
            if isinstance(moment.state.pending, Decision):
                asked, rolls = moment.state.pending, None
            elif moment.came is not None:
                chance = View(moment.state, side).pending
                if not isinstance(chance, Chance) or not chance.is_visible_to(side):
                    continue
                if rolls is None:
                    rolls = []
                    found.append(Stretch(moment.state, asked, rolls))
                rolls.append(RollResult(chance, moment.came))
        return found

    # Parts

    def required_parts(self) -> list[Part]:
        """Return the computations that every review needs: each quiet point, and each decision to be reviewed."""
        return [("point", n) for n in range(len(self.quiet))] + [("judged", n) for n in self.decisions_to_review()]

    def compute_part(self, part: Part) -> Any:
        """Carry out one computation of the review and return its result."""
        what, number = part
        return getattr(self, what)(number)

    def point(self, number: int) -> Valued:
        """Return each side's chance to win at a quiet point, and what luck and choices gave it since the previous
        one."""
        moment = self.moments[self.quiet[number]]
        over = moment.state.pending
        evaluator = Evaluator(self.title, f"{self.seed}/{moment.line}")
        found = Valued({}, {}, {})
        for side in self.played:
            if isinstance(over, GameOver):
                found.win[side] = Estimate(result_for(side, moment.state, over).win, 0.0)
            else:
                found.win[side] = evaluator.estimate_position(View(moment.state, side), self.playouts).win
            if number:
                luck = found.luck[side] = self.luck_in_leg(number - 1, side)
                found.play[side] = self.effect_of_choices_in_leg(number - 1, side, luck)
        return found

    def luck_in_leg(self, leg: int, side: str) -> Estimate:
        """Return how much luck changed a side's chance to win between two quiet points."""
        evaluator, seed = self._evaluator_for(leg)
        return add_estimates(
            luck_of_rolls(throw, side, evaluator, f"{seed}/{n}", self.playouts)
            for n, throw in enumerate(self.rolls_seen_in_leg(leg, side))
        )

    def effect_of_choices_in_leg(self, leg: int, side: str, luck: Estimate) -> Estimate:
        """Return how much choices unlike the standard player's changed a side's chance to win between two quiet points.

        Luck is subtracted. At a quiet point no move or combat is in progress.
        """
        if not self.departures_in_leg(leg):
            return ZERO
        evaluator, seed = self._evaluator_for(leg)
        end = self.moments[self.quiet[leg + 1]].state
        return add_estimates(
            [luck_and_choices_of(self.stretch_of_leg(leg), side, end, evaluator, seed, self.playouts)], [luck]
        )

    def _evaluator_for(self, leg: int) -> tuple[Evaluator, str]:
        """Return the evaluator for the positions at the end of a part of the game, and the seed of the dice played up
        to there."""
        start, end = (self.moments[self.quiet[n]] for n in (leg, leg + 1))
        evaluator = Evaluator(self.title, f"{self.seed}/{end.line}/luck", points=AHEAD, closely=True)
        return evaluator, f"{self.seed}/{start.line}/luck"

    def judged(self, moment_number: int) -> Judgment:
        """Compare the decision taken in this position with the best option and with the standard computer player's
        choice.
        """
        moment = self.moments[moment_number]
        state, pending = moment.state, moment.state.pending
        assert isinstance(pending, Decision)
        assert moment.action is not None
        view, options = View(state, pending.side), Options(state, pending.side)
        return judge_action(view, options, moment.action, self._plain, f"{self.seed}/{moment.line}", self.playouts)


ComputeParts = Callable[[Sequence[Part]], Iterable[Any]]
_parts: ReviewWork | None = None
"""The parts of the review that this worker process computes."""


def share_work(parts: ReviewWork, game: Game, processes: int) -> tuple[ComputeParts, Callable[[], None]]:
    """Return a function that carries out computations of a review in order, and a function that frees its resources.
    With several processes, a pool of workers is used."""
    if processes < 2:
        return (lambda wanted: map(parts.compute_part, wanted)), lambda: None
    pool = ProcessPoolExecutor(
        processes,
        multiprocessing.get_context("spawn"),
        _init_worker,
        (game.title, Record(game.record.header, game.record.lines), parts.playouts, parts.seed),
    )
    return (lambda wanted: pool.map(_compute_part, wanted)), lambda: pool.shutdown(cancel_futures=True)


def reuse_work(parts: ReviewWork, found: Mapping[Part, Any]) -> tuple[ComputeParts, Callable[[], None]]:
    """Return a function that carries out computations of a review in order, and a function that does nothing.

    Results computed before are used where there are any. See `share_work`.
    """
    return (
        lambda wanted: (found[part] if part in found else parts.compute_part(part) for part in wanted)
    ), lambda: None


def _init_worker(title: Playable, record: Record, playouts: int, seed: int) -> None:
    """Prepare a worker process for the review of this game."""
    global _parts
    _parts = ReviewWork(list(moments_of_game(Game.replay(title, record))), playouts, seed)


def _compute_part(part: Part) -> Any:
    """Carry out one computation of the review in a worker process."""
    assert _parts is not None
    return _parts.compute_part(part)
