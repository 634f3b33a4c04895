"""Movement points, exact to a twelfth, and the cost of a step in parts with their rules.

Separate from `costs`, so that a chart can state a cost without loading map arrays.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from broadfront.board.kernels.bits import ALL, AMOUNT, NOT_APPLICABLE, PROHIBITED, STOPS
from broadfront.core.errors import Invalid

MP = 12  # parts of a movement point: covers 1/2, 1/3, 1/4 and 1 1/2 exactly


def mp_to_twelfths(points: int | str | Fraction) -> int:
    """Convert movement points to twelfths.

    >>> mp_to_twelfths(2), mp_to_twelfths("1/2"), mp_to_twelfths("1.5")
    (24, 6, 18)
    """
    if type(points) is int and points >= 0:
        return points * MP
    try:
        parts = Fraction(points) * MP
    except (ValueError, ZeroDivisionError):
        parts = Fraction(1, 2)
    if parts.denominator != 1 or parts < 0:
        raise Invalid(
            f"{points!r} is not a number of movement points; give a multiple of 1/12 such as 2, 1/2, 1/3 or 1.5",
            given=str(points),
            accepted="a multiple of 1/12",
            parameter="points",
        )
    return int(parts)


def format_mp(twelfths: int) -> str:
    """Format twelfths of a movement point as text for people.

    >>> format_mp(24), format_mp(6), format_mp(18)
    ('2', '1/2', '1 1/2')
    """
    whole, rest = divmod(twelfths, MP)
    if not rest:
        return str(whole)
    return f"{whole} {Fraction(rest, MP)}" if whole else str(Fraction(rest, MP))


class Ground(NamedTuple):
    """The properties of a hex that a movement cost can depend on."""

    terrain: str
    place: str  # city, town, village or nothing
    tags: frozenset[str]


class HexStep(NamedTuple):
    """A step from one hex to the next, with everything that its movement cost can depend on."""

    start: Ground
    end: Ground
    sides: tuple[tuple[str, str], ...]  # (layer, class) of what lies on the hexside

    def side(self, layer: str) -> str:
        """Return the class of what a map layer has on the hexside crossed, or an empty string if there is nothing.

        >>> clear = Ground("Clear", "", frozenset())
        >>> HexStep(clear, clear, (("roads", "primary"),)).side("roads")
        'primary'
        """
        for name, cls in self.sides:
            if name == layer:
                return cls
        return ""


class Part(NamedTuple):
    """One part of a movement cost, in twelfths of a movement point, and its rule."""

    amount: int
    rule: str


class Charge(NamedTuple):
    """The movement cost of a step: its parts, and whether it is prohibited, takes the whole allowance or ends the move.

    >>> entry, river = charge(1, "TEC-01"), charge("1/2", "TEC-08")
    >>> (entry + river).amount, (entry + all_charge("TEC-09")).takes_all
    (18, True)
    """

    parts: tuple[Part, ...] = ()
    flags: int = 0

    @property
    def amount(self) -> int:
        """The sum of the parts of the cost, in twelfths of a movement point."""
        return sum(part.amount for part in self.parts)

    @property
    def takes_all(self) -> bool:
        """Whether the step takes the whole movement allowance."""
        return bool(self.flags & ALL)

    @property
    def is_barred(self) -> bool:
        """Whether this mover may not make the step at all."""
        return bool(self.flags & (PROHIBITED | NOT_APPLICABLE))

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule of each part of the cost."""
        return tuple(part.rule for part in self.parts)

    def __add__(self, other: object) -> "Charge":
        if not isinstance(other, Charge):
            return NotImplemented
        return Charge(self.parts + other.parts, self.flags | other.flags)

    def pack(self) -> int:
        """Return the entry of this movement cost for the cost array; a prohibited step or one that takes all keeps only
        its flag."""
        if self.is_barred:
            return self.flags & (PROHIBITED | NOT_APPLICABLE)
        if self.takes_all:
            return ALL
        if not 0 <= self.amount <= AMOUNT:
            raise Invalid(
                f"a step of {format_mp(self.amount)} MP ({', '.join(self.rules)}) does not fit; at most {AMOUNT // MP}",
                given=self.amount,
                accepted=f"0-{AMOUNT // MP} MP",
            )
        return self.amount | (self.flags & STOPS)


def charge(points: int | str | Fraction, rule: str) -> Charge:
    """Return the movement cost of a number of movement points, by a rule."""
    return Charge((Part(mp_to_twelfths(points), rule),))


def prohibited_charge(rule: str) -> Charge:
    """Return the movement cost P (prohibited): this mover may not make the step."""
    return Charge((Part(0, rule),), PROHIBITED)


def all_charge(rule: str) -> Charge:
    """Return the movement cost All: the step takes the whole allowance, so it must be the first and only step."""
    return Charge((Part(0, rule),), ALL)


def stop_charge(rule: str) -> Charge:
    """Return the movement cost of a hexside beyond which the mover must stop."""
    return Charge((Part(0, rule),), STOPS)


NO_STEP = Charge((), NOT_APPLICABLE)  # NA: there is no such move

CostRule = Callable[[HexStep], Charge]
KindRule = Callable[[HexStep], int]
