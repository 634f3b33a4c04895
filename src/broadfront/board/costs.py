"""What a step costs: terrain, hexside and road folded once into an array per mover class and condition.

A title gives one plain function per mover class: it looks at a `Step` and returns a `Charge`, the parts of the cost
with their rules. `Costs` asks it once for each different step of the map and keeps the sums in `uint16[n + 1, 6]`,
twelfths of a movement point with flag bits; a ledger asks the same function again for the parts, so that sum and
explanation agree.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from broadfront.board.grid import opposite
from broadfront.board.hexmap import LAYERS, HexMap, Side
from broadfront.board.kernels.bits import ALL, AMOUNT, NOT_APPLICABLE, PROHIBITED, STOPS
from broadfront.core.errors import Invalid

if TYPE_CHECKING:
    from broadfront.board.kernels.ready import Ready
    from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s

MP = 12  # parts of a movement point: covers 1/2, 1/3, 1/4 and 1 1/2 exactly


def mp(points: int | str | Fraction) -> int:
    """Movement points in twelfths.

    >>> mp(2), mp("1/2"), mp("1.5")
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
            f"{points!r} is no number of movement points; give a multiple of 1/12 such as 2, 1/2, 1/3 or 1.5",
            given=str(points), accepted="a multiple of 1/12", parameter="points",
        )
    return int(parts)


def show_mp(twelfths: int) -> str:
    """Twelfths as a person writes them.

    >>> show_mp(24), show_mp(6), show_mp(18)
    ('2', '1/2', '1 1/2')
    """
    whole, rest = divmod(twelfths, MP)
    if not rest:
        return str(whole)
    return f"{whole} {Fraction(rest, MP)}" if whole else str(Fraction(rest, MP))


class Ground(NamedTuple):
    """What of a hex a cost can depend on."""

    terrain: str
    place: str  # city, town, village or nothing
    tags: frozenset[str]


class Step(NamedTuple):
    """A step from one hex to the next, as a cost rule sees it."""

    start: Ground
    end: Ground
    sides: tuple[tuple[str, str], ...]  # (layer, class) of what lies on the hexside

    def side(self, layer: str) -> str:
        """The class of a layer on the hexside, empty when there is nothing.

        >>> clear = Ground("Clear", "", frozenset())
        >>> Step(clear, clear, (("roads", "primary"),)).side("roads")
        'primary'
        """
        for name, cls in self.sides:
            if name == layer:
                return cls
        return ""


class Part(NamedTuple):
    """One reason of a cost, in twelfths."""

    amount: int
    rule: str


class Charge(NamedTuple):
    """What a step costs a mover: the parts, and whether it is prohibited, takes all, or ends the move.

    >>> entry, river = charge(1, "TEC-01"), charge("1/2", "TEC-08")
    >>> (entry + river).amount, (entry + all_mp("TEC-09")).takes_all
    (18, True)
    """

    parts: tuple[Part, ...] = ()
    flags: int = 0

    @property
    def amount(self) -> int:
        return sum(part.amount for part in self.parts)

    @property
    def takes_all(self) -> bool:
        return bool(self.flags & ALL)

    @property
    def barred(self) -> bool:
        return bool(self.flags & (PROHIBITED | NOT_APPLICABLE))

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(part.rule for part in self.parts)

    def __add__(self, other: object) -> "Charge":
        if not isinstance(other, Charge):
            return NotImplemented
        return Charge(self.parts + other.parts, self.flags | other.flags)

    def packed(self) -> int:
        """The entry of the cost array; a prohibited or All step keeps only its flag."""
        if self.barred:
            return self.flags & (PROHIBITED | NOT_APPLICABLE)
        if self.takes_all:
            return ALL
        if not 0 <= self.amount <= AMOUNT:
            raise Invalid(
                f"a step of {show_mp(self.amount)} MP ({', '.join(self.rules)}) does not fit; at most {AMOUNT // MP}",
                given=self.amount, accepted=f"0-{AMOUNT // MP} MP",
            )
        return self.amount | (self.flags & STOPS)


def charge(points: int | str | Fraction, rule: str) -> Charge:
    """A number of movement points, by a rule."""
    return Charge((Part(mp(points), rule),))


def prohibited(rule: str) -> Charge:
    """P: this mover may not make the step."""
    return Charge((Part(0, rule),), PROHIBITED)


def all_mp(rule: str) -> Charge:
    """All: takes the whole allowance, so nothing may have been spent before and nothing follows."""
    return Charge((Part(0, rule),), ALL)


def stops(rule: str) -> Charge:
    """The mover stops beyond this hexside."""
    return Charge((Part(0, rule),), STOPS)


NO_STEP = Charge((), NOT_APPLICABLE)  # NA: there is no such move

CostRule = Callable[[Step], Charge]
KindRule = Callable[[Step], int]


class Costs:
    """The costs of one mover class under one condition, for every directed edge of a map. Frozen and shared.

    `kind` numbers the road a step uses, 0 to 7, for movement systems in which a change of road matters.
    """

    def __init__(self, hexmap: HexMap, rule: CostRule, kind: KindRule | None = None) -> None:
        self.hexmap = hexmap
        self.rule = rule
        self.kind = kind
        self._changed: Mapping[tuple[int, int], Step] = {}
        self._charges: dict[tuple[int, int], Charge] = {}
        self._ready: Ready | None = None

    @cached_property
    def array(self) -> "UInt16s":
        """uint16[n + 1, 6]: twelfths and flags; the last row is the blocked hex that stands for no hex."""
        import numpy as np

        steps = steps_of(self.hexmap)
        packed = [self.rule(step).packed() for step in steps.different]
        table = np.array([*packed, NOT_APPLICABLE], dtype=np.uint16)[steps.index]
        for edge, step in self._changed.items():
            table[edge] = self.rule(step).packed()
        table.flags.writeable = False
        return table

    @cached_property
    def kinds(self) -> "UInt8s | None":
        """uint8[n + 1, 6]: the road kind of each step; None when the title has none."""
        import numpy as np

        if self.kind is None:
            return None
        steps = steps_of(self.hexmap)
        numbers = [self.kind(step) for step in (*steps.different, *self._changed.values())]
        if not all(0 <= number < 8 for number in numbers):
            raise Invalid("a road kind is a number from 0 to 7", given=str(max(numbers)), accepted="0-7")
        table = np.array([*numbers[: len(steps.different)], 0], dtype=np.uint8)[steps.index]
        for edge, number in zip(self._changed, numbers[len(steps.different) :], strict=True):
            table[edge] = number
        table.flags.writeable = False
        return table

    @property
    def ready(self) -> "Ready":
        """What a search hands to the kernel."""
        if self._ready is None:
            from broadfront.board.kernels.ready import Ready

            self._ready = Ready(self.hexmap.neighbour, self.array, None if self.kind is None else self.kinds)
        return self._ready

    def step(self, i: int, direction: int) -> Step | None:
        """The step out of a hex in a direction, None where the map ends."""
        changed = self._changed.get((i, direction))
        return changed if changed is not None else step_of(self.hexmap, i, direction)

    def charge(self, i: int, direction: int) -> Charge:
        """What that step costs, part by part."""
        found = self._charges.get((i, direction))
        if found is None:
            step = self.step(i, direction)
            found = self._charges[i, direction] = NO_STEP if step is None else self.rule(step)
        return found

    def road_kind(self, i: int, direction: int) -> int:
        """The road kind of that step, 0 where the title has none."""
        if self.kind is None:
            return 0
        step = self.step(i, direction)
        return 0 if step is None else self.kind(step)

    def changed(self, sides: Mapping[tuple[str, int, int], Side | None]) -> "Costs":
        """The same costs after hexsides changed in play: (layer, hex, direction) -> what lies there now.

        A bridge blown is `{("bridges", i, direction): None}`; the hexside counts for both of its hexes.
        """
        changed = dict(self._changed)
        for (layer, i, direction), side in sides.items():
            if layer not in LAYERS:
                raise Invalid(
                    f"no layer {layer!r}; hexsides have {', '.join(LAYERS)}",
                    given=layer, accepted=LAYERS, parameter="layer",
                )
            other = self.hexmap.around[i][direction]
            for edge in ((i, direction), (other, opposite(direction))):
                step = changed.get(edge) or step_of(self.hexmap, *edge)
                if step is not None:
                    rest = {name: cls for name, cls in step.sides if name != layer}
                    if side is not None:
                        rest[layer] = side.cls
                    ordered = tuple((name, rest[name]) for name in LAYERS if name in rest)
                    changed[edge] = step._replace(sides=ordered)
        costs = Costs(self.hexmap, self.rule, self.kind)
        costs._changed = changed
        return costs


class CostTable(Mapping[str, Costs]):
    """The costs of every mover class of a title under one condition; each is folded when first used."""

    def __init__(
        self, hexmap: HexMap, rules: Mapping[str, CostRule], kinds: Mapping[str, KindRule] | None = None,
    ) -> None:
        self._costs = {name: Costs(hexmap, rule, (kinds or {}).get(name)) for name, rule in rules.items()}

    def __getitem__(self, mover: str) -> Costs:
        return self._costs[mover]

    def __iter__(self) -> Iterator[str]:
        return iter(self._costs)

    def __len__(self) -> int:
        return len(self._costs)


@dataclass(frozen=True, eq=False)
class Steps:
    """The different steps of a map, and which of them each directed edge is; the last number means no step."""

    different: tuple[Step, ...]
    index: "Int32s"


_STEPS: WeakKeyDictionary[HexMap, Steps] = WeakKeyDictionary()


def steps_of(hexmap: HexMap) -> Steps:
    """The different steps of a map, found once: a map of ten thousand hexes has a few hundred."""
    known = _STEPS.get(hexmap)
    if known is None:
        known = _STEPS[hexmap] = _find_steps(hexmap)
    return known


def step_of(hexmap: HexMap, i: int, direction: int) -> Step | None:
    """The step out of a hex in a direction, None where the map ends."""
    if i == len(hexmap) or hexmap.around[i][direction] == len(hexmap):
        return None
    sides = tuple(
        (layer, side.cls) for layer in LAYERS if (side := hexmap.sides[layer].get((i, direction))) is not None
    )
    return Step(_ground(hexmap, i), _ground(hexmap, hexmap.around[i][direction]), sides)


def _ground(hexmap: HexMap, i: int) -> Ground:
    place = hexmap.place[i]
    return Ground(hexmap.terrain[i], place.kind if place else "", hexmap.tags[i])


def _find_steps(hexmap: HexMap) -> Steps:
    import numpy as np

    grounds: dict[Ground, int] = {}
    ground = [grounds.setdefault(_ground(hexmap, i), len(grounds)) for i in range(len(hexmap))]
    hexsides: dict[tuple[int, int], tuple[tuple[str, str], ...]] = {}
    for layer in LAYERS:
        for edge, side in hexmap.sides[layer].items():
            hexsides[edge] = (*hexsides.get(edge, ()), (layer, side.cls))
    numbers: dict[tuple[int, int, tuple[tuple[str, str], ...]], int] = {}
    rows = []
    nowhere = len(hexmap)
    for i, around in enumerate(hexmap.around):
        start = ground[i]
        rows.append([
            -1 if there == nowhere
            else numbers.setdefault((start, ground[there], hexsides.get((i, direction), ())), len(numbers))
            for direction, there in enumerate(around)
        ])
    rows.append([-1] * 6)
    kinds = list(grounds)
    different = tuple(Step(kinds[start], kinds[end], sides) for start, end, sides in numbers)
    return Steps(different, np.array(rows, dtype=np.int32))
