"""The review of a game: the chance to win from point to point, what luck gave and took, what choices cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from broadfront.analyst import review_work
from broadfront.analyst.judging import Judgment
from broadfront.analyst.outlooks import turn_of
from broadfront.analyst.review_work import Moment, Part, Parts, Valued, found_before, shared_out
from broadfront.analyst.worth import Estimate, beyond_noise, minus, summed
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.titles.wording import said_at
from broadfront.tracks import tracks_of

__all__ = ["Judged", "Leg", "Point", "Review", "Total", "review", "review_share"]

TURNING = 3
"""Turning points that are told."""

Told = Callable[[int, int], None]
"""Told how many things have been valued, and how many there are."""


class Point(msgspec.Struct, frozen=True):
    """A quiet point: nothing is under way. `win` has each side's chance from what that side knew then."""

    line: int
    turn: int
    date: str
    win: dict[str, Estimate]


class Judged(msgspec.Struct, frozen=True):
    """A decision, held against other options from what its side knew then."""

    line: int
    side: str
    action: str
    """In words, as `best` is."""
    best: str
    """The option that is better; empty where none is, beyond noise."""
    loss: Estimate
    """What it loses of the chance to win against the best option that was looked at."""
    change: Estimate
    """What it gives more, or less, than the plain player's choice."""
    costly: bool
    """Whether the loss is beyond noise; what is not is never called a mistake."""


class Leg(msgspec.Struct, frozen=True):
    """From one point to the next, for each side."""

    start: int
    end: int
    change: dict[str, Estimate]
    """What the chance to win changed by."""
    luck: dict[str, Estimate]
    """What the dice gave that came, more than all that could have come."""
    by: str
    """Who left the plain player's way after the decision that begins the leg; empty if nobody did."""
    play: dict[str, Estimate]
    """What that gave."""


class Total(msgspec.Struct, frozen=True):
    """A side's game in one line: start + luck + its own choices - the choices of the others + remainder = end."""

    start: Estimate
    end: Estimate
    luck: Estimate
    choices: Estimate
    others: Estimate
    remainder: Estimate
    """What luck and choices leave unexplained: the evaluator's noise, which alone its error counts; what it did not
    see before it came; and what the others held."""
    mistakes: int


class Review(msgspec.Struct, frozen=True):
    """All of it, as plain data."""

    title: str
    scenario: str
    variant: str
    winner: str | None
    reason: str
    """Empty while the game is not over."""
    score: dict[str, int]
    playouts: int
    """At each point and for each side; at a decision as many to find the best option, and as many to hold it against
    the one taken."""
    seed: int
    points: list[Point]
    decisions: list[Judged]
    legs: list[Leg]
    turning: list[int]
    """Numbers of the legs that changed most, beyond noise, in the order of the game."""
    totals: dict[str, Total]


def review(
    game: Game, *, playouts: int = 24, seed: int = 0, told: Told | None = None, processes: int = 1,
    shares: Mapping[Part, Any] | None = None,
) -> Review:  # fmt: skip
    """Value a game at its quiet points and hold its decisions against other options.

    Several processes share the work, or each has done its `review_share` before; what they find is the same.
    """
    if not game.state.played:
        raise Invalid(f"Nobody plays a side of {game.title.name}, {game.record.header.variant}.", parameter="variant")
    parts = Parts(list(review_work.moments(game)), playouts, seed)
    if not any(moment.action is not None for moment in parts.moments):
        raise Invalid("Nobody has decided anything yet: there is nothing to review.", parameter="game")
    wanted = parts.wanted()
    chosen = [n for what, n in wanted if what == "judged"]
    number, done = len(wanted), 0

    def count(found: Any) -> Any:
        nonlocal done
        done += 1
        if told is not None:
            told(done, max(number, done))
        return found

    work, end = shared_out(parts, game, processes) if shares is None else found_before(parts, shares)
    try:
        found = [count(one) for one in work(wanted)]
        valued: list[Valued] = found[: len(parts.quiet)]
        judged: dict[int, Judgment] = dict(zip(chosen, found[len(parts.quiet) :], strict=True))
        points = [_point(parts.moments[n], one) for n, one in zip(parts.quiet, valued, strict=True)]
        legs = [_leg(parts, n, points, one) for n, one in enumerate(valued[1:])]
        closer = [n for leg in range(len(legs)) if _costly(legs[leg]) for n in parts.within(leg) if n not in judged]
        number += len(closer)
        counted = set(judged) & set(parts.quiet)
        judged |= dict(zip(closer, map(count, work([("judged", n) for n in closer])), strict=True))
    finally:
        end()
    decisions = {n: _judged(parts.moments[n], judged[n]) for n in sorted(judged)}
    over = parts.moments[-1].state.pending
    header = game.record.header
    choices = [one for n, one in decisions.items() if n in counted]
    return Review(
        header.title, header.scenario, header.variant, over.winner if isinstance(over, GameOver) else None,
        over.reason if isinstance(over, GameOver) else "", dict(over.score) if isinstance(over, GameOver) else {},
        playouts, seed, points, list(decisions.values()), legs, _turning(legs, parts.played[0]),
        {side: _total(side, points, legs, choices, list(decisions.values())) for side in parts.played},
    )  # fmt: skip


def review_share(
    game: Game, share: int, of: int, *, playouts: int = 24, seed: int = 0, told: Told | None = None
) -> dict[Part, Any]:
    """One of so many equal shares of the work of a review."""
    parts = Parts(list(review_work.moments(game)), playouts, seed)
    wanted = parts.wanted()[share::of]
    found: dict[Part, Any] = {}
    for part in wanted:
        found[part] = parts.find(part)
        if told is not None:
            told(len(found), len(wanted))
    return found


def _point(moment: Moment, valued: Valued) -> Point:
    tracks = tracks_of(moment.state.title.name)
    date = "" if tracks is None else tracks.date(moment.state)
    return Point(moment.line, turn_of(moment.state), date, valued.win)


def _judged(moment: Moment, found: Judgment) -> Judged:
    pending = moment.state.pending
    assert isinstance(pending, Decision)
    assert moment.action is not None
    better = said_at(moment.state, found.best) if found.costly else ""
    own = said_at(moment.state, moment.action)
    return Judged(moment.done, pending.side, own, better, found.loss, found.change, found.costly)


def _leg(parts: Parts, number: int, points: list[Point], valued: Valued) -> Leg:
    one, two = points[number : number + 2]
    change = {side: summed([two.win[side]], [one.win[side]]) for side in parts.played}
    sides = [
        pending.side for n in parts.within(number) if isinstance(pending := parts.moments[n].state.pending, Decision)
    ]
    begun = parts.moments[parts.quiet[number]].state.pending
    owner = begun.side if isinstance(begun, Decision) else ""
    by = owner if owner in sides else sides[0] if sides else ""
    return Leg(one.line, two.line, change, valued.luck, by, valued.play)


def _costly(leg: Leg) -> bool:
    """Whether whoever left the plain player's way lost by it beyond noise."""
    return bool(leg.by) and beyond_noise(minus(leg.play[leg.by]))


def _turning(legs: list[Leg], side: str) -> list[int]:
    """By the first side that is played; the others see the same turns from behind."""
    clear = [n for n, leg in enumerate(legs) if beyond_noise(_size(leg.change[side]))]
    return sorted(sorted(clear, key=lambda n: -_size(legs[n].change[side]).mean)[:TURNING])


def _size(change: Estimate) -> Estimate:
    return Estimate(abs(change.mean), change.error)


def _total(side: str, points: list[Point], legs: list[Leg], choices: list[Judged], judged: list[Judged]) -> Total:
    """Points between the first and the last cancel out, and so do their errors."""
    start, end = points[0].win[side], points[-1].win[side]
    own = [one.change for one in choices if one.side == side] + [leg.play[side] for leg in legs if leg.by == side]
    others = [one.change for one in choices if one.side != side]
    others += [minus(leg.play[side]) for leg in legs if leg.by not in ("", side)]
    luck = summed(leg.luck[side] for leg in legs)
    rest = summed([end, *others], [start, luck, *own])
    mistakes = sum(one.costly for one in judged if one.side == side)
    return Total(start, end, luck, summed(own), summed(others), rest, mistakes)
