"""May this be done, and by which rule; what may be attacked, and with which odds."""

from __future__ import annotations

import msgspec

from broadfront.board.shown import RoutePart
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.messages import Prose, say
from broadfront.core.rulings import refused
from broadfront.core.steps import Decision, GameOver
from broadfront.core.told import ToldOdds, ToldRuling
from broadfront.web.asking import speaks_for
from broadfront.web.endpoint import Call, GivenAction
from broadfront.web.maps import map_of
from broadfront.web.table_data import route, said, words, worth_asking
from broadfront.web.work import jobs

__all__ = ["Attacks", "Point", "Why", "attacks", "odds", "why"]

MOST_ATTACKS = 3_000


class Point(msgspec.Struct, forbid_unknown_fields=True):
    action: GivenAction | None = None
    unit: str = ""
    hex: str = ""
    side: str | None = None


class Why(msgspec.Struct, frozen=True):
    """Whether something may be done: the action it would be, in words, and what could be done instead."""

    ruling: ToldRuling
    action: Action | None = None
    text: Prose = ""
    nearest: str | None = None
    route: RoutePart | None = None
    """A legal move leg by leg, where the title tells it."""


def why(call: Call) -> Why:
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
                return Why(refused("BF-01", told).told())
            try:
                action = worth_asking(opened, asked.unit, asked.hex)
            except Invalid:
                no = refused("BF-02", say("refusal.now-asked", prompt=pending.message))
                return Why(no.told())
        ruling = view.why_not(action)
        nearest = ruling.nearest
        return Why(
            ruling.told(),
            action,
            said(opened, action),
            None if nearest is None else said(opened, nearest),
            route(opened, action) if ruling.legal else None,
        )


class Attack(msgspec.Struct, frozen=True):
    """An attack whose odds can be asked."""

    action: Action
    text: Prose


class Attacks(msgspec.Struct, frozen=True):
    attacks: list[Attack]


def attacks(call: Call) -> Attacks:
    """Attacks of the side from this position worth asking the odds of."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        hexmap = map_of(opened.title)
        found = opened.title.attacks(opened.game.state, side)
        few = (action for action, _ in zip(found, range(MOST_ATTACKS), strict=False))
        return Attacks([Attack(action, words(action, hexmap)) for action in few])


def odds(call: Call) -> ToldOdds:
    asked: Point = call.body
    if asked.action is None:
        raise Invalid("Give the attack as an action.", parameter="action")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, asked.side)
        opened.title.codec.decode(asked.action)
        place = jobs.place_of(opened.game.state, call.parts.settings.data)
    return call.parts.workers.run_apart(jobs.odds, place, asked.action, side)
