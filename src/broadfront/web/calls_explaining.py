"""May this be done, and by which rule; what may be attacked, and with which odds."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.messages import say
from broadfront.core.rulings import refused
from broadfront.core.steps import Decision, GameOver
from broadfront.web.asking import speaks_for
from broadfront.web.endpoint import Call
from broadfront.web.maps import map_of
from broadfront.web.table_data import route, said, words, worth_asking
from broadfront.web.work import jobs

__all__ = ["Point", "attacks", "odds", "why"]

MOST_ATTACKS = 3_000


class Point(msgspec.Struct, forbid_unknown_fields=True):
    action: dict[str, Any] | None = None
    unit: str = ""
    hex: str = ""
    side: str | None = None


def why(call: Call) -> dict[str, Any]:
    """May this be done? An action, or a unit and a hex somebody points at."""
    asked: Point = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, asked.side)
        view = opened.game.view(side)
        if asked.action is not None:
            action = opened.title.codec.decode(asked.action)
        else:
            pending = opened.game.pending
            if not isinstance(pending, Decision) or pending.side != side:
                told = say("refusal.over" if isinstance(pending, GameOver) else "refusal.not-you")
                return {"ruling": refused("BF-01", told).to_data(), "action": None, "text": ""}
            try:
                action = worth_asking(opened, asked.unit, asked.hex)
            except Invalid:
                no = refused("BF-02", say("refusal.now-asked", prompt=pending.message))
                return {"ruling": no.to_data(), "action": None, "text": ""}
        ruling = view.why_not(action)
        nearest = ruling.nearest
        return {
            "ruling": ruling.to_data(),
            "action": opened.title.codec.encode(action),
            "text": said(opened, action),
            "nearest": None if nearest is None else said(opened, nearest),
            "route": route(opened, action) if ruling.legal else None,
        }


def attacks(call: Call) -> dict[str, Any]:
    """Attacks of the side from this position worth asking the odds of."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        hexmap = map_of(opened.title)
        found = opened.title.attacks(opened.game.state, side)
        return {
            "attacks": [
                {"action": opened.title.codec.encode(action), "text": words(action, hexmap)}
                for action, _ in zip(found, range(MOST_ATTACKS), strict=False)
            ]
        }


def odds(call: Call) -> dict[str, Any]:
    asked: Point = call.body
    if asked.action is None:
        raise Invalid("Give the attack as an action.", parameter="action")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, asked.side)
        opened.title.codec.decode(asked.action)
        place = jobs.place_of(opened.game.state, call.parts.settings.data)
    return call.parts.workers.run_apart(jobs.odds, place, asked.action, side)
