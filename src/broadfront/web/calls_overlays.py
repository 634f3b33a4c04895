"""HTTP handlers for map overlays, such as supply, zones, threats and odds, as the seat's side may know them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from broadfront.board.shown import Overlay
from broadfront.core.reading.language import language
from broadfront.web.asking import number_in, speaks_for
from broadfront.web.endpoint import Call
from broadfront.web.open_game import OpenGame
from broadfront.web.work import jobs

__all__ = ["Overlays", "listed", "overlay"]

MOST_KEPT = 200
"""Maximum number of cached overlays per game; a heat map has one for each target."""


class Moment(NamedTuple):
    """A copy of a position, and the side that asks about it."""

    opened: OpenGame
    place: jobs.Place
    line: int
    side: str


def _moment(call: Call) -> Moment:
    """Copy the position of a request, so that slow work on it holds no lock."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        at = number_in(call, "at")
        state = opened.game.state if at is None else opened.at(at)
        return Moment(opened, jobs.place_of(state, call.parts.settings.data), opened.lines if at is None else at, side)


class OverlayName(msgspec.Struct, frozen=True):
    """An overlay and its menu label."""

    name: str
    label: str


class Overlays(msgspec.Struct, frozen=True):
    """The overlays available."""

    overlays: list[OverlayName]


def listed(call: Call) -> Overlays:
    _, place, _, side = _moment(call)
    found = call.parts.workers.run_apart(jobs.overlays, place, side)
    return Overlays([OverlayName(name, label) for name, label in found.items()])


def overlay(call: Call) -> Overlay:
    name = call.query.get("name", "")
    opened, place, line, side = _moment(call)
    kept = opened.overlays
    found = kept.get((line, side, name, language()))
    if found is None:
        found = call.parts.workers.run_apart(jobs.overlay, place, side, name)
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[line, side, name, language()] = found
    return found
