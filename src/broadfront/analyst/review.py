"""The review of a game: the chance to win over time, what luck gave and took, and what choices cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from broadfront.analyst import review_work
from broadfront.analyst.judgment import Judgment
from broadfront.analyst.outlooks import turn_number_of
from broadfront.analyst.review_work import Moment, Part, ReviewWork, Valued, reuse_work, share_work
from broadfront.analyst.worth import Estimate, add_estimates, is_beyond_noise, negate_estimate
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.titles.wording import describe_action
from broadfront.tracks import tracks_of

__all__ = ["Judged", "Leg", "Point", "Review", "Total", "compute_review_share", "review"]

MAX_TURNING_POINTS = 3
"""Maximum number of turning points that are shown."""

Progress = Callable[[int, int], None]
"""Called with the number of things valued so far, and how many there are."""


class Point(msgspec.Struct, frozen=True):
    """A quiet point (no move or combat in progress) in the review of a game. `win` has each side's chance to win,
    estimated from what that side knew at the time."""

    line: int
    turn: int
    date: str
    win: dict[str, Estimate]


class Judged(msgspec.Struct, frozen=True):
    """A decision of the game compared with its alternatives, using only what its side knew at the time."""

    line: int
    side: str
    action: str
    """The action in words; `best` is in words too."""
    best: str
    """The better option; empty if none is better beyond noise."""
    loss: Estimate
    """The chance to win lost against the best option considered."""
    change: Estimate
    """The chance to win gained or lost against the plain player's choice."""
    costly: bool
    """Whether the loss is beyond noise; otherwise it is never called a mistake."""


class Leg(msgspec.Struct, frozen=True):
    """The part of a game between two quiet points: how each side's chance to win changed, and why."""

    start: int
    end: int
    change: dict[str, Estimate]
    """The change of the chance to win."""
    luck: dict[str, Estimate]
    """What the real dice gave, compared with all possible ones."""
    by: str
    """The side that departed from the plain player after the first decision of the leg; empty if none did."""
    play: dict[str, Estimate]
    """What that departure gave."""


class Total(msgspec.Struct, frozen=True):
    """A side's balance for the whole game: start + luck + its own choices - the choices of the other sides + remainder
    = end."""

    start: Estimate
    end: Estimate
    luck: Estimate
    choices: Estimate
    others: Estimate
    remainder: Estimate
    """What luck and choices leave unexplained: noise of the evaluator, what it did not foresee, and what the others
    held. Its error covers only the noise."""
    mistakes: int


class Review(msgspec.Struct, frozen=True):
    """The complete review of a game, as plain data."""

    title: str
    scenario: str
    variant: str
    winner: str | None
    reason: str
    """Why the game ended; empty while it is not over."""
    score: dict[str, int]
    playouts: int
    """Playouts at each point for each side. A decision takes as many to find the best option, and again as many to
    compare it with the chosen one."""
    seed: int
    points: list[Point]
    decisions: list[Judged]
    legs: list[Leg]
    turning: list[int]
    """Indexes of the legs with the largest changes beyond noise, in the order of the game."""
    totals: dict[str, Total]


def review(
    game: Game,
    *,
    playouts: int = 24,
    seed: int = 0,
    told: Progress | None = None,
    processes: int = 1,
    shares: Mapping[Part, Any] | None = None,
) -> Review:
    """Review a game: estimate each side's chance to win at its quiet points (nothing in progress), and compare its
    decisions with other options.

    Several processes can share the work, or each can call `compute_review_share` beforehand; the result is the same.
    """
    if not game.state.played:
        raise Invalid(f"Nobody plays a side of {game.title.name}, {game.record.header.variant}.", parameter="variant")
    parts = ReviewWork(list(review_work.moments_of_game(game)), playouts, seed)
    if not any(moment.action is not None for moment in parts.moments):
        raise Invalid("Nobody has decided anything yet: there is nothing to review.", parameter="game")
    wanted = parts.required_parts()
    chosen = [n for what, n in wanted if what == "judged"]
    number, done = len(wanted), 0

    def count(found: Any) -> Any:
        """Count one finished piece of work, report the progress, and return `found`, the result of the work,
        unchanged."""
        nonlocal done
        done += 1
        if told is not None:
            told(done, max(number, done))
        return found

    work, end = share_work(parts, game, processes) if shares is None else reuse_work(parts, shares)
    try:
        found = [count(one) for one in work(wanted)]
        valued: list[Valued] = found[: len(parts.quiet)]
        judged: dict[int, Judgment] = dict(zip(chosen, found[len(parts.quiet) :], strict=True))
        points = [_make_point(parts.moments[n], one) for n, one in zip(parts.quiet, valued, strict=True)]
        legs = [_make_leg(parts, n, points, one) for n, one in enumerate(valued[1:])]
        closer = [
            n
            for leg in range(len(legs))
            if _is_departure_costly(legs[leg])
            for n in parts.departures_in_leg(leg)
            if n not in judged
        ]
        number += len(closer)
        counted = set(judged) & set(parts.quiet)
        judged |= dict(zip(closer, map(count, work([("judged", n) for n in closer])), strict=True))
    finally:
        end()
    decisions = {n: _make_judged_decision(parts.moments[n], judged[n]) for n in sorted(judged)}
    over = parts.moments[-1].state.pending
    header = game.record.header
    choices = [one for n, one in decisions.items() if n in counted]
    return Review(
        header.title,
        header.scenario,
        header.variant,
        over.winner if isinstance(over, GameOver) else None,
        over.reason if isinstance(over, GameOver) else "",
        dict(over.score) if isinstance(over, GameOver) else {},
        playouts,
        seed,
        points,
        list(decisions.values()),
        legs,
        _turning_points(legs, parts.played[0]),
        {side: _make_total(side, points, legs, choices, list(decisions.values())) for side in parts.played},
    )


def compute_review_share(
    game: Game, share: int, shares: int, *, playouts: int = 24, seed: int = 0, told: Progress | None = None
) -> dict[Part, Any]:
    """Compute share number `share` of the work of a review that is divided into `shares` equal shares. Return the
    result of each computation (part) done."""
    parts = ReviewWork(list(review_work.moments_of_game(game)), playouts, seed)
    wanted = parts.required_parts()[share::shares]
    found: dict[Part, Any] = {}
    for part in wanted:
        found[part] = parts.compute_part(part)
        if told is not None:
            told(len(found), len(wanted))
    return found


def _make_point(moment: Moment, valued: Valued) -> Point:
    """Return a quiet point (nothing in progress) of the review, with its turn, date and each side's chance to win."""
    tracks = tracks_of(moment.state.title.name)
    date = "" if tracks is None else tracks.date(moment.state)
    return Point(moment.line, turn_number_of(moment.state), date, valued.win)


def _make_judged_decision(moment: Moment, found: Judgment) -> Judged:
    """Return a decision of the review, with the chosen action and the better option in words."""
    pending = moment.state.pending
    assert isinstance(pending, Decision)
    assert moment.action is not None
    better = describe_action(moment.state, found.best) if found.is_costly else ""
    own = describe_action(moment.state, moment.action)
    return Judged(moment.done, pending.side, own, better, found.loss, found.change, found.is_costly)


def _make_leg(parts: ReviewWork, leg_number: int, points: list[Point], valued: Valued) -> Leg:
    """Return the part of the review between two quiet points (no move or combat in progress).

    It names the side that played differently from the title's standard computer player.
    """
    one, two = points[leg_number : leg_number + 2]
    change = {side: add_estimates([two.win[side]], [one.win[side]]) for side in parts.played}
    sides = [
        pending.side
        for n in parts.departures_in_leg(leg_number)
        if isinstance(pending := parts.moments[n].state.pending, Decision)
    ]
    begun = parts.moments[parts.quiet[leg_number]].state.pending
    owner = begun.side if isinstance(begun, Decision) else ""
    by = owner if owner in sides else sides[0] if sides else ""
    return Leg(one.line, two.line, change, valued.luck, by, valued.play)


def _is_departure_costly(leg: Leg) -> bool:
    """Return whether the side that played unlike the standard computer player lost more than chance explains."""
    return bool(leg.by) and is_beyond_noise(negate_estimate(leg.play[leg.by]))


def _turning_points(legs: list[Leg], side: str) -> list[int]:
    """Return the indexes in `legs` of the parts of the game in which a side's chance to win changed most, in the order
    of the game. Changes that chance may explain are left out."""
    clear = [n for n, leg in enumerate(legs) if is_beyond_noise(_absolute_change(leg.change[side]))]
    return sorted(sorted(clear, key=lambda n: -_absolute_change(legs[n].change[side]).mean)[:MAX_TURNING_POINTS])


def _absolute_change(change: Estimate) -> Estimate:
    """Return an estimated change without its sign."""
    return Estimate(abs(change.mean), change.error)


def _make_total(side: str, points: list[Point], legs: list[Leg], choices: list[Judged], judged: list[Judged]) -> Total:
    """Return a side's balance of luck and choices over the whole game. It uses only the first and the last estimate of
    the chance to win, because those between cancel out, and so do their errors."""
    start, end = points[0].win[side], points[-1].win[side]
    own = [one.change for one in choices if one.side == side] + [leg.play[side] for leg in legs if leg.by == side]
    others = [one.change for one in choices if one.side != side]
    others += [negate_estimate(leg.play[side]) for leg in legs if leg.by not in ("", side)]
    luck = add_estimates(leg.luck[side] for leg in legs)
    rest = add_estimates([end, *others], [start, luck, *own])
    mistakes = sum(one.costly for one in judged if one.side == side)
    return Total(start, end, luck, add_estimates(own), add_estimates(others), rest, mistakes)
