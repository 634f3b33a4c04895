"""The review of a game: the chance to win from point to point, what luck gave and took, what choices cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import msgspec

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.judging import judge
from broadfront.analyst.outlooks import Outlook, outlook_of, turn_of
from broadfront.analyst.worth import Estimate, beyond_noise
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.view import View
from broadfront.players import player_named, usual_player
from broadfront.players.player import Player
from broadfront.sim.tracks import tracks_of

__all__ = ["Judged", "Leg", "Point", "Review", "Total", "review"]

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
    best: str
    """The option that is better; empty where none is, beyond noise."""
    loss: Estimate
    """What it loses of the chance to win against the best option that was looked at."""
    change: Estimate
    """What it gives more, or less, than the plain player's choice."""
    costly: bool
    """Whether the loss is beyond noise; what is not is never called a mistake."""


class Leg(msgspec.Struct, frozen=True):
    """From one point to the next: what the chance to win changed by, and which part of that was luck, for each side."""

    start: int
    end: int
    change: dict[str, Estimate]
    luck: dict[str, Estimate]


class Total(msgspec.Struct, frozen=True):
    """A side's game in one line: start + luck + its own choices - the choices of the others = end."""

    start: Estimate
    end: Estimate
    luck: Estimate
    choices: Estimate
    others: Estimate
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


class _Moment(NamedTuple):
    """A position of the game, and what was done there; nothing where it stands."""

    line: int
    state: State
    action: Action | None


def review(game: Game, *, playouts: int = 24, seed: int = 0, told: Told | None = None) -> Review:
    """Value a game at its quiet points and hold its decisions against other options."""
    played = game.state.played
    player = player_named(usual_player(game.title.name), seed, game.title.name)
    outlook = outlook_of(game.title.name)
    moments = list(_moments(game))
    quiet = _quiet(moments, outlook)
    departures = {n for n, moment in enumerate(moments) if _worth_judging(moment, outlook, player.choose)}
    if not played:
        raise Invalid(f"Nobody plays a side of {game.title.name}, {game.record.header.variant}.", parameter="variant")
    number, done = len(quiet) + len(departures), 0
    points, judged = [], []
    for n, moment in enumerate(moments):
        if n in quiet:
            points.append(_point(moment, played, Evaluator(game.title.name, f"{seed}/{moment.line}"), playouts))
        if n in departures:
            judged.append(_judged(moment, player, seed, playouts))
        if (n in quiet or n in departures) and told is not None:
            done += (n in quiet) + (n in departures)
            told(done, number)
    legs = [_leg(one, two, judged, played) for one, two in pairwise(points)]
    pending = moments[-1].state.pending
    over = pending if isinstance(pending, GameOver) else None
    header = game.record.header
    return Review(
        header.title, header.scenario, header.variant, None if over is None else over.winner,
        "" if over is None else over.reason, {} if over is None else dict(over.score), playouts, seed, points, judged,
        legs, _turning(legs, played[0]), {side: _total(side, points, judged) for side in played},
    )  # fmt: skip


def _moments(game: Game) -> Iterator[_Moment]:
    """Every position on the way of the game as it stands, with what was done there."""
    lines, before = game.record.lines, game.record.resumed_at
    for n in game.live:
        done = lines[n - 1].do
        yield _Moment(before, game.at(before), None if done is None else game.title.codec.decode(done))
        before = n
    yield _Moment(before, game.at(before), None)


def _quiet(moments: list[_Moment], outlook: Outlook) -> set[int]:
    """The first and the last position, and where a decision begins something new."""
    found, last = {0, len(moments) - 1}, None
    for n, moment in enumerate(moments):
        pending = moment.state.pending
        if isinstance(pending, Decision):
            now = (pending.message.topic, pending.side)
            if pending.message.topic in outlook.quiet and now != last:
                found.add(n)
            last = now
    return found


Chooses = Callable[[View, Options], Action]


def _worth_judging(moment: _Moment, outlook: Outlook, plain: Chooses) -> bool:
    """Decisions that are searched, and those in which somebody left the plain player's choice."""
    pending = moment.state.pending
    if moment.action is None or not isinstance(pending, Decision) or pending.side not in moment.state.played:
        return False
    if pending.message.topic in outlook.searched:
        return True
    return plain(View(moment.state, pending.side), Options(moment.state, pending.side)) != moment.action


def _point(moment: _Moment, played: tuple[str, ...], evaluator: Evaluator, playouts: int) -> Point:
    state, pending = moment.state, moment.state.pending
    tracks = tracks_of(state.title.name)
    if isinstance(pending, GameOver):
        won = {side: 0.5 if pending.winner is None else float(pending.winner == side) for side in played}
        win = {side: Estimate(chance, 0.0) for side, chance in won.items()}
    else:
        win = {side: evaluator.value(View(state, side), playouts).win for side in played}
    return Point(moment.line, turn_of(state), "" if tracks is None else tracks.date(state), win)


def _judged(moment: _Moment, player: Player, seed: int, playouts: int) -> Judged:
    state, pending, own = moment.state, moment.state.pending, moment.action
    assert isinstance(pending, Decision)
    assert own is not None
    view, options = View(state, pending.side), Options(state, pending.side)
    found = judge(view, options, own, player, f"{seed}/{moment.line}", playouts)
    better = str(found.best) if found.costly else ""
    return Judged(moment.line + 1, pending.side, str(own), better, found.loss, found.change, found.costly)


def _leg(one: Point, two: Point, judged: list[Judged], played: tuple[str, ...]) -> Leg:
    """Luck is what neither side's choices explain. Choices are those of decisions from the first point to the next."""
    made = [each for each in judged if one.line < each.line <= two.line]
    change = {side: _sum([two.win[side]], [one.win[side]]) for side in played}
    luck = {side: _sum([change[side], *_changes(made, side, others=True)], _changes(made, side)) for side in played}
    return Leg(one.line, two.line, change, luck)


def _changes(judged: list[Judged], side: str, *, others: bool = False) -> list[Estimate]:
    return [one.change for one in judged if (one.side != side) == others]


def _sum(added: list[Estimate], taken: list[Estimate]) -> Estimate:
    mean = sum(one.mean for one in added) - sum(one.mean for one in taken)
    return Estimate(mean, sqrt(sum(one.error**2 for one in (*added, *taken))))


def _turning(legs: list[Leg], side: str) -> list[int]:
    """By the first side that is played; the others see the same turns from behind."""
    clear = [n for n, leg in enumerate(legs) if beyond_noise(_size(leg.change[side]))]
    return sorted(sorted(clear, key=lambda n: -_size(legs[n].change[side]).mean)[:TURNING])


def _size(change: Estimate) -> Estimate:
    return Estimate(abs(change.mean), change.error)


def _total(side: str, points: list[Point], judged: list[Judged]) -> Total:
    """Points between the first and the last cancel out, and so do their errors."""
    start, end = points[0].win[side], points[-1].win[side]
    own, others = _changes(judged, side), _changes(judged, side, others=True)
    luck = _sum([end, *others], [start, *own])
    mistakes = sum(one.costly for one in judged if one.side == side)
    return Total(start, end, luck, _sum(own, []), _sum(others, []), mistakes)
