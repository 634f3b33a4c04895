"""Who sends a request, and its query parameters: the seat, the side it acts for, and whole numbers."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.errors import Invalid
from broadfront.core.steps import Decision
from broadfront.web.endpoint import Call
from broadfront.web.errors import NoSeat
from broadfront.web.open_game import OpenGame

__all__ = ["SeatSides", "acting_side", "int_parameter", "seat_of"]


class SeatSides(NamedTuple):
    """The sides of a game that the seat of a request plays."""

    sides: tuple[str, ...]

    def acting_side(self, opened: OpenGame, given: str | None = None) -> str:
        """Return the side a request acts for: the one it names, else the side that must decide, else the seat's first
        side."""
        if given is not None:
            if opened.title.side(given) not in self.sides:
                raise NoSeat(
                    f"This seat is {', '.join(self.sides)}, not {given}.",
                    parameter="side",
                    given=given,
                    accepted=self.sides,
                )
            return given
        pending = opened.game.pending
        return pending.side if isinstance(pending, Decision) and pending.side in self.sides else self.sides[0]


def seat_of(call: Call, opened: OpenGame) -> SeatSides:
    """Return the seat a request comes from; raise `NoSeat` if its token belongs to no seat of the game."""
    return SeatSides(call.parts.games.sides_of_seat(opened.id, call.seat))


def acting_side(call: Call, opened: OpenGame, given: str | None) -> str:
    """Return the side a request acts for, checking that its seat plays it."""
    return seat_of(call, opened).acting_side(opened, given)


def int_parameter(call: Call, name: str) -> int | None:
    """Return a query parameter as a whole number, or None if it is missing."""
    given = call.query.get(name)
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 9:
        raise Invalid(f"{name}: {given!r} is not a whole number.", parameter=name, given=given, accepted="0, 1, 2, ...")
    return int(given)
