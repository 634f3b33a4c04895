"""HTTP handler of guided games: the state of the lessons, as the guided side may know it."""

from __future__ import annotations

import msgspec

from broadfront.guiding import Followed, follow_guide, game_guide
from broadfront.web.endpoint import Call
from broadfront.web.request_parameters import acting_side

__all__ = ["Guided", "current_lesson"]

MOST_SEEN = 100
"""Maximum number of seen items one request may name."""


class Guided(msgspec.Struct, frozen=True):
    """The lessons of a guided game; None if the game has no guide or the guide is for another side."""

    lines: int
    guide: Followed | None


def current_lesson(call: Call) -> Guided:
    """Return the current lesson of a guided game and the guide's reply to the player's last actions."""
    seen = [name.strip() for name in (call.query.get("seen") or "").split(",")[:MOST_SEEN]]
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        found = game_guide(opened.game)
        if found is None or found.side != side:
            return Guided(opened.line_count, None)
        if opened.game.past.known_from:
            opened.replay_history()
        return Guided(opened.line_count, follow_guide(opened.game, found, seen))
