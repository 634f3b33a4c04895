"""HTTP handler of guided games: the state of the lessons, as the guided side may know it."""

from __future__ import annotations

import msgspec

from broadfront.guiding import Followed, follow, game_guide
from broadfront.web.endpoint import Call
from broadfront.web.request_parameters import acting_side

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
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        found = game_guide(opened.game)
        if found is None or found.side != side:
            return Guided(opened.lines, None)
        if opened.game.past.known_from:
            opened.replay_history()
        return Guided(opened.lines, follow(opened.game, found, seen))
