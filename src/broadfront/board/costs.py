"""Movement costs: terrain, hexsides and roads of a map combined into one array per mover class and condition.

A title gives one plain function per mover class: it takes a `HexStep` and returns a `Charge`, the parts of the cost
with their rules. `Costs` calls it once for each distinct step of the map and keeps the sums in `uint16[n + 1, 6]`,
twelfths of a movement point with flag bits. A ledger calls the same function for the parts, so sum and explanation
always agree.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from weakref import WeakKeyDictionary

import numpy as np

from broadfront.board.grid import opposite
from broadfront.board.hexmap import LAYERS, HexMap, Side
from broadfront.board.kernels.bits import NOT_APPLICABLE
from broadfront.board.kernels.searcher import Searcher
from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s
from broadfront.board.points import NO_STEP, Charge, CostRule, Ground, HexStep, KindRule
from broadfront.core.errors import Invalid


class Costs:
    """Movement costs of one mover class under one condition, for every step from a hex to an adjacent one. Immutable,
    shared.

    `kind` numbers the road a step uses, 0 to 7, for movement systems in which a change of road matters.
    """

    def __init__(self, hexmap: HexMap, rule: CostRule, kind: KindRule | None = None) -> None:
        self.hexmap = hexmap
        self.rule = rule
        self.kind = kind
        self._printed = self
        """Costs of the unchanged printed map."""
        self._changed: Mapping[tuple[int, int], HexStep] = {}
        self._charges: dict[tuple[int, int], Charge] = {}
        self._ready: Searcher | None = None

    @cached_property
    def array(self) -> UInt16s:
        """uint16[n + 1, 6]: the cost of the step out of each hex in each direction, in twelfths of a movement point,
        with flags. The last row stands for no hex."""
        if self._printed is not self:
            table = self._printed.array.copy()
            for edge, step in self._changed.items():
                table[edge] = self.rule(step).pack()
        else:
            steps = distinct_steps(self.hexmap)
            packed = [self.rule(step).pack() for step in steps.distinct]
            table = np.array([*packed, NOT_APPLICABLE], dtype=np.uint16)[steps.index]
        table.flags.writeable = False
        return table

    @cached_property
    def kinds(self) -> UInt8s | None:
        """uint8[n + 1, 6]: the road kind of the step out of each hex in each direction, or None if the title has no
        road kinds."""
        if self.kind is None:
            return None
        steps = distinct_steps(self.hexmap)
        numbers = [self.kind(step) for step in (*steps.distinct, *self._changed.values())]
        if not all(0 <= number < 8 for number in numbers):
            raise Invalid("a road kind is a number from 0 to 7", given=str(max(numbers)), accepted="0-7")
        table = np.array([*numbers[: len(steps.distinct)], 0], dtype=np.uint8)[steps.index]
        for edge, number in zip(self._changed, numbers[len(steps.distinct) :], strict=True):
            table[edge] = number
        table.flags.writeable = False
        return table

    @property
    def searcher(self) -> Searcher:
        """The object that runs movement searches with these costs, created on first use."""
        if self._ready is None:
            self._ready = Searcher(self.hexmap.neighbour, self.array, None if self.kind is None else self.kinds)
        return self._ready

    def step(self, i: int, direction: int) -> HexStep | None:
        """Return the step out of a hex in a direction, or None at the edge of the map."""
        changed = self._changed.get((i, direction))
        return changed if changed is not None else find_step(self.hexmap, i, direction)

    def charge(self, i: int, direction: int) -> Charge:
        """Return the movement cost of the step out of a hex in a direction, part by part."""
        found = self._charges.get((i, direction))
        if found is None:
            step = self.step(i, direction)
            found = self._charges[i, direction] = NO_STEP if step is None else self.rule(step)
        return found

    def road_kind(self, i: int, direction: int) -> int:
        """Return the road kind of the step out of a hex in a direction, or 0 if the title has no road kinds."""
        if self.kind is None:
            return 0
        step = self.step(i, direction)
        return 0 if step is None else self.kind(step)

    def with_hexsides(self, sides: Mapping[tuple[str, int, int], Side | None]) -> "Costs":
        """Return a copy of these costs with some hexsides changed in play.

        `sides` maps (layer, hex, direction) to what is there now. A blown bridge is `{("bridges", i, direction):
        None}`. A change counts for both hexes of the hexside.
        """
        changed = dict(self._changed)
        for (layer, i, direction), side in sides.items():
            if layer not in LAYERS:
                raise Invalid(
                    f"no layer {layer!r}; hexsides have {', '.join(LAYERS)}",
                    given=layer,
                    accepted=LAYERS,
                    parameter="layer",
                )
            other = self.hexmap.around[i][direction]
            for edge in ((i, direction), (other, opposite(direction))):
                step = changed.get(edge) or find_step(self.hexmap, *edge)
                if step is not None:
                    rest = {name: cls for name, cls in step.sides if name != layer}
                    if side is not None:
                        rest[layer] = side.cls
                    ordered = tuple((name, rest[name]) for name in LAYERS if name in rest)
                    changed[edge] = step._replace(sides=ordered)
        costs = Costs(self.hexmap, self.rule, self.kind)
        costs._printed, costs._changed = self._printed, changed
        return costs


class CostTable(Mapping[str, Costs]):
    """The movement costs of every mover class of a title under one condition, each computed on first use."""

    def __init__(
        self,
        hexmap: HexMap,
        rules: Mapping[str, CostRule],
        kinds: Mapping[str, KindRule] | None = None,
    ) -> None:
        self._costs = {name: Costs(hexmap, rule, (kinds or {}).get(name)) for name, rule in rules.items()}

    def __getitem__(self, mover: str) -> Costs:
        return self._costs[mover]

    def __iter__(self) -> Iterator[str]:
        return iter(self._costs)

    def __len__(self) -> int:
        return len(self._costs)


@dataclass(frozen=True, eq=False)
class HexSteps:
    """The distinct kinds of step between adjacent hexes of a map, and for each hex and direction the index of its kind
    (-1 for no step)."""

    distinct: tuple[HexStep, ...]
    index: Int32s


_STEPS: WeakKeyDictionary[HexMap, HexSteps] = WeakKeyDictionary()


def distinct_steps(hexmap: HexMap) -> HexSteps:
    """Return the distinct kinds of step between adjacent hexes of a map, computed once. A map of ten thousand hexes has
    a few hundred."""
    known = _STEPS.get(hexmap)
    if known is None:
        known = _STEPS[hexmap] = _find_steps(hexmap)
    return known


def find_step(hexmap: HexMap, i: int, direction: int) -> HexStep | None:
    """Return the step out of a hex in a direction, or None at the edge of the map."""
    steps = distinct_steps(hexmap)
    number = int(steps.index[i, direction])
    return None if number < 0 else steps.distinct[number]


def _ground_at(hexmap: HexMap, i: int) -> Ground:
    """Return the terrain, kind of place and tags of a hex, on which movement costs depend."""
    place = hexmap.place[i]
    return Ground(hexmap.terrain[i], place.kind if place else "", hexmap.tags[i])


def _find_steps(hexmap: HexMap) -> HexSteps:
    """Find the distinct kinds of step between adjacent hexes of a map."""
    grounds: dict[Ground, int] = {}
    ground = [grounds.setdefault(_ground_at(hexmap, i), len(grounds)) for i in range(len(hexmap))]
    hexsides: dict[tuple[int, int], tuple[tuple[str, str], ...]] = {}
    for layer in LAYERS:
        for edge, side in hexmap.sides[layer].items():
            hexsides[edge] = (*hexsides.get(edge, ()), (layer, side.cls))
    numbers: dict[tuple[int, int, tuple[tuple[str, str], ...]], int] = {}
    rows = []
    nowhere = len(hexmap)
    for i, around in enumerate(hexmap.around):
        start = ground[i]
        rows.append(
            [
                -1
                if there == nowhere
                else numbers.setdefault((start, ground[there], hexsides.get((i, direction), ())), len(numbers))
                for direction, there in enumerate(around)
            ]
        )
    rows.append([-1] * 6)
    kinds = list(grounds)
    different = tuple(HexStep(kinds[start], kinds[end], sides) for start, end, sides in numbers)
    return HexSteps(different, np.array(rows, dtype=np.int32))
