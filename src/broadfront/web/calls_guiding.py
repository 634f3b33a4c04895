"""Guided games: how a game stands in its lessons, as the guided side may know it."""

from __future__ import annotations

import msgspec

from broadfront.guiding import Followed, follow, guide_in
from broadfront.web.asking import speaks_for
from broadfront.web.endpoint import Call

__all__ = ["Guided", "guide"]

MOST_SEEN = 100
"""Names of things seen that one request may tell."""


class Guided(msgspec.Struct, frozen=True):
    """The lessons of a game; none where it has no guide, or not for this side."""

    lines: int
    guide: Followed | None


def guide(call: Call) -> Guided:
    """What to do now, and what the guide says to what was done."""
    seen = [name.strip() for name in (call.query.get("seen") or "").split(",")[:MOST_SEEN]]
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        found = guide_in(opened.game)
        if found is None or found.side != side:
            return Guided(opened.lines, None)
        if opened.game.past.known_from:
            opened.know_history()
        return Guided(opened.lines, follow(opened.game, found, seen))
