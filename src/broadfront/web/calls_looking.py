"""The table as the seat's side sees it: what lies there, what it may choose, what happened."""

from __future__ import annotations

from typing import Any

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision, GameOver
from broadfront.core.view import View, pending_data
from broadfront.titles import tabletop
from broadfront.web.asking import number_in, seat_of, speaks_for
from broadfront.web.endpoint import Call
from broadfront.web.games import Games
from broadfront.web.open_game import OpenGame
from broadfront.web.table_data import Offer, about, log_entries, offers, reach

__all__ = ["log", "options", "reachable", "show", "unit"]

MOST_OFFERS = 3_000
FEW = 14
"""So many options are told whole, also those of units that go somewhere."""


def show(call: Call) -> dict[str, Any]:
    """The table as the seat sees it, now or after a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side = seat.speaks_for(opened, call.query.get("side"))
        at = number_in(call, "at")
        now = at is None or at == opened.lines
        state = opened.game.state if at is None else opened.at(at)
        view = View(state, side)
        header = opened.game.record.header
        table = tabletop(state.title.name).shown(state, side)
        title = opened.title
        data: dict[str, Any] = {
            "game": opened.id,
            "title": title.name,
            "label": title.card.label,
            "variant": header.variant,
            "scenario": title.card.scenarios[header.scenario].label,
            "mode": opened.about.mode,
            "dice": opened.about.dice,
            "machines": opened.about.machines,
            "persons": list(opened.about.persons),
            "sides": list(title.sides),
            "side": side,
            "seat": list(seat.sides),
            "open_dice": opened.about.open,
            "differs": None if opened.differs is None else {"line": opened.differs.line, "why": opened.differs.why},
            "lines": opened.lines,
            "at": opened.lines if at is None else at,
            "pending": pending_data(view.pending),
            "table": table,
            "zones": view.zones,
            "unseen": {family: dict(sorted(pool.items())) for family, pool in sorted(view.unseen().items())},
            "over": isinstance(opened.game.pending, GameOver),
            "whole_record": opened.about.may_know_all or isinstance(opened.game.pending, GameOver),
        }
        if now:
            data |= _offered(call.parts.games, opened, side)
        return data


def _offered(games: Games, opened: OpenGame, side: str) -> dict[str, Any]:
    """What the side may do now: offers without a unit that goes somewhere, and the units that have such offers."""
    pending = opened.game.pending
    asked = isinstance(pending, Decision) and pending.side == side
    listed: list[Offer] = []
    few: list[Offer] = []
    movers: dict[str, int] = {}
    many = 0
    for offer in offers(opened) if asked else ():
        if many < FEW:
            few.append(offer)
        if offer.unit and offer.hex:
            movers[offer.unit] = movers.get(offer.unit, 0) + 1
        elif len(listed) < MOST_OFFERS:
            listed.append(offer)
        many += 1
    proposal = games.proposal(opened)
    target = opened.before_last(opened.about.persons if opened.about.mode != "seats" else (side,))
    return {
        "choices": listed,
        "few": few if many <= FEW else [],
        "movers": movers,
        "options": many,
        "undo": None if target is None else {"to": target},
        "undo_asked": None if proposal is None else {"id": proposal.id, "by": proposal.by, "to": proposal.to},
        "redo": bool(opened.game.undone_lines()) and (opened.about.mode != "seats" or opened.owns_undone((side,))),
        "rolls": isinstance(pending, Chance) and opened.about.dice != "auto" and opened.may_roll(pending, (side,)),
    }


def options(call: Call) -> dict[str, Any]:
    """Every listed option of the seat's side, as data."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        pending = opened.game.pending
        asked = isinstance(pending, Decision) and pending.side == side
        unit = call.query.get("unit")
        found = [c for c in (offers(opened) if asked else ()) if unit is None or c.unit == unit]
        return {"lines": opened.lines, "side": side, "options": found[:MOST_OFFERS], "all": len(found)}


def reachable(call: Call) -> dict[str, Any]:
    unit = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        return {"lines": opened.lines, "unit": unit, "choices": reach(opened, side, unit)}


def unit(call: Call) -> dict[str, Any]:
    """What the title tells of a unit."""
    name = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        return {"lines": opened.lines, "unit": name, "about": about(opened, side, name)}


def log(call: Call) -> dict[str, Any]:
    """What happened; of a game just opened at its position, once its record has been replayed."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        since = number_in(call, "since")
        return {"lines": opened.lines, "side": side, "log": log_entries(opened, side, -1 if since is None else since)}
