"""Who asks, and what for: the side a seat speaks for, numbers after the question mark."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.errors import Invalid
from broadfront.core.steps import Decision
from broadfront.web.endpoint import Call
from broadfront.web.errors import NoSeat
from broadfront.web.open_game import OpenGame

__all__ = ["Sitting", "number_in", "seat_of", "speaks_for"]


class Sitting(NamedTuple):
    """Whoever asks: the sides of their seat."""

    sides: tuple[str, ...]

    def speaks_for(self, opened: OpenGame, given: str | None = None) -> str:
        """The side a seat speaks for: the one named, else the one that is asked, else its first."""
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


def seat_of(call: Call, opened: OpenGame) -> Sitting:
    """The seat a request comes from: looked up once, and refused when it is none of this game."""
    return Sitting(call.parts.games.seat(opened.id, call.seat))


def speaks_for(call: Call, opened: OpenGame, given: str | None) -> str:
    """The side a request speaks for, where nothing else of its seat is asked."""
    return seat_of(call, opened).speaks_for(opened, given)


def number_in(call: Call, name: str) -> int | None:
    """A whole number after the question mark, None when it is not given."""
    given = call.query.get(name)
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 9:
        raise Invalid(f"{name}: {given!r} is not a whole number.", parameter=name, given=given, accepted="0, 1, 2, ...")
    return int(given)
