"""HTTP handlers for map overlays, such as supply, zones, threats and odds, as the seat's side may know them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from broadfront.board.shown import Overlay
from broadfront.core.reading.language import reader_language
from broadfront.web.endpoint import Call
from broadfront.web.open_game import OpenGame
from broadfront.web.request_parameters import acting_side, int_parameter
from broadfront.web.work import jobs

__all__ = ["Overlays", "list_overlays", "overlay"]

MOST_KEPT = 200
"""Maximum number of cached overlays per game; a heat map has one for each target."""


class OverlayRequest(NamedTuple):
    """A copy of a game position, and the side for which a map overlay is drawn."""

    opened: OpenGame
    place: jobs.JobPosition
    line: int
    side: str


def _overlay_request(call: Call) -> OverlayRequest:
    """Copy the position of the game in a request, so that slow work on an overlay holds no lock on the game."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        at = int_parameter(call, "at")
        state = opened.game.state if at is None else opened.state_after_line(at)
        return OverlayRequest(
            opened, jobs.job_position(state, call.parts.settings.data), opened.line_count if at is None else at, side
        )


class OverlayName(msgspec.Struct, frozen=True):
    """The id of a map overlay and its menu label."""

    name: str
    label: str


class Overlays(msgspec.Struct, frozen=True):
    """The map overlays available in a game."""

    overlays: list[OverlayName]


def list_overlays(call: Call) -> Overlays:
    """List the map overlays (drawn layers such as supply) that the game offers a side."""
    _, place, _, side = _overlay_request(call)
    found = call.parts.workers.run_slow(jobs.overlays, place, side)
    return Overlays([OverlayName(name, label) for name, label in found.items()])


def overlay(call: Call) -> Overlay:
    """Return one map overlay (a drawn layer such as supply) for a side."""
    name = call.query.get("name", "")
    opened, place, line, side = _overlay_request(call)
    kept = opened.overlays
    found = kept.get((line, side, name, reader_language()))
    if found is None:
        found = call.parts.workers.run_slow(jobs.overlay, place, side, name)
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[line, side, name, reader_language()] = found
    return found
