"""Who asks, and what for: the side a seat speaks for, numbers after the question mark."""

from __future__ import annotations

from broadfront.core.errors import Invalid
from broadfront.core.steps import Decision
from broadfront.web.endpoint import Call
from broadfront.web.errors import NoSeat
from broadfront.web.open_game import OpenGame

__all__ = ["number_in", "speaks_for"]


def speaks_for(call: Call, opened: OpenGame, given: str | None) -> str:
    """The side a seat speaks for: the one named, else the one that is asked, else its first."""
    sides = call.parts.games.seat(opened.id, call.seat)
    if given is not None:
        if opened.title.side(given) not in sides:
            raise NoSeat(
                f"This seat is {', '.join(sides)}, not {given}.", parameter="side", given=given, accepted=sides
            )
        return given
    pending = opened.game.pending
    return pending.side if isinstance(pending, Decision) and pending.side in sides else sides[0]


def number_in(call: Call, name: str) -> int | None:
    """A whole number after the question mark, None when it is not given."""
    given = call.query.get(name)
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 9:
        raise Invalid(f"{name}: {given!r} is not a whole number.", parameter=name, given=given, accepted="0, 1, 2, ...")
    return int(given)
