"""HTTP handler of guided games: the state of the lessons, as the guided side may know it."""

from __future__ import annotations

import msgspec

from broadfront.guiding import Followed, follow, guide_in
from broadfront.web.asking import speaks_for
from broadfront.web.endpoint import Call

__all__ = ["Guided", "guide"]

MOST_SEEN = 100
"""Maximum number of seen items one request may name."""


class Guided(msgspec.Struct, frozen=True):
    """The lessons of a game; None if it has no guide or the guide is for another side."""

    lines: int
    guide: Followed | None


def guide(call: Call) -> Guided:
    """Return the current lesson and the guide's reply to the player's last actions."""
    seen = [name.strip() for name in (call.query.get("seen") or "").split(",")[:MOST_SEEN]]
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        found = guide_in(opened.game)
        if found is None or found.side != side:
            return Guided(opened.lines, None)
        if opened.game.past.known_from:
            opened.know_history()
        return Guided(opened.lines, follow(opened.game, found, seen))
