"""Plain-Python references of the kernels, written for reading: a heap, dictionaries, no scratch arrays.

Property tests compare them with the kernels; `soak/jobs/board.py` does so on ten thousand seeds.
"""

import heapq
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from broadfront.board.costs import Costs
from broadfront.board.grid import Grid
from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.bits import (
    ALL,
    BLOCK,
    CLOSED,
    CROSSING,
    HEX,
    KIND_SHIFT,
    MAY_NOT_END,
    PROHIBITED,
    SOURCE,
    SPENT,
    STATE,
    STOP,
    STOPPED,
    STOPS,
)
from broadfront.board.kernels.shim import source_distances_kernel
from broadfront.board.points import MP, NO_STEP, Charge, HexStep, Part
from broadfront.board.reach import Reach, reach_from, route
from broadfront.board.trace import UNLIMITED, Hexsides, RoadHeadSearch, TracedPaths, trace, trace_unchecked
from broadfront.board.walk import Terms, walk

Label = tuple[int, int, bool]  # hex, road kind, stopped

FRACTIONS, ONE_HEX = "a change of road loses the fraction", "one hex can always be entered"


def random_map(random: Random, most: int = 8) -> HexMap:
    """A small map with holes. Every hex has its own tag, so that each step can have its own cost."""
    grid = Grid(
        "rrcc-west",
        random.choice((1, 5, most)),
        random.choice((2, 5, most)),
        random.choice(("even-west", "odd-west")),
    )
    holes = random.choice((0, 0, 8))
    ids = [grid.format(cell) for cell in grid.cells() if not (holes and random.randrange(holes) == 0)]
    ids = ids or [grid.format((0, 0))]
    lines = [
        "# broadfront-map 1",
        f"# title=chance numbering=rrcc-west rows={grid.rows} columns={grid.columns} stagger={grid.stagger} hex_km=1",
        *(f"{hex_id} Clear tags=h{hex_id}" for hex_id in ids),
    ]
    return HexMap.parse("\n".join(lines))


def random_meetings(random: Random) -> HexEffects:
    """A rule on three flags, drawn at random; the bits above them mean nothing."""
    answers = [
        HexEffect(
            blocked=random.randrange(10) == 0,
            stops=random.randrange(5) == 0,
            may_end=random.randrange(4) > 0,
            zone=random.randrange(4) == 0,
            enter=random.choice((0, 0, 6, 12)),
            leave=random.choice((0, 0, 6, 12)),
            one_more=random.randrange(4) == 0,
        )
        for _ in range(8)
    ]
    answers[0] = random.choice((HexEffect(), HexEffect(), answers[0]))
    return HexEffects(lambda flags: answers[flags & 7])


def random_flags(random: Random, hexmap: HexMap) -> bytearray:
    return bytearray(random.choice((0, 0, 0, random.randrange(8))) for _ in range(len(hexmap) + 1))


def random_costs(random: Random, hexmap: HexMap) -> Costs:
    charges: dict[tuple[frozenset[str], frozenset[str]], Charge] = {}
    kinds: dict[tuple[frozenset[str], frozenset[str]], int] = {}
    several = random.choice((1, 1, 2, 4))
    for here, around in enumerate(hexmap.around):
        for there in around:
            if there < len(hexmap):
                edge = hexmap.tags[here], hexmap.tags[there]
                amount = random.choice((0, 4, 6, 12, 12, 18, 24, 36))
                flags = random.choice((*[0] * 12, STOPS, ALL, PROHIBITED))
                charges[edge] = random.choice((NO_STEP, *[Charge((Part(amount, "cost"),), flags)] * 15))
                kinds[edge] = random.randrange(several)

    def cost(step: HexStep) -> Charge:
        return charges[step.start.tags, step.end.tags]

    def kind(step: HexStep) -> int:
        return kinds[step.start.tags, step.end.tags]

    return Costs(hexmap, cost, kind if several > 1 else None)


@dataclass(frozen=True)
class ReachCase:
    """A question to `reach`."""

    starts: tuple[int, ...]
    terms: Terms

    @classmethod
    def draw(cls, random: Random) -> "ReachCase":
        import numpy as np

        hexmap = random_map(random)
        costs = random_costs(random, hexmap)
        flags = np.frombuffer(random_flags(random, hexmap), dtype=np.uint8)
        starts = tuple(random.randrange(len(hexmap)) for _ in range(random.choice((1, 1, 1, 3))))
        terms = Terms(
            costs,
            random.choice((0, 40, 80, 120)),
            flags,
            random_meetings(random),
            random.random() < 0.7,
            random.choice(("", ONE_HEX)),
            random.choice(("", FRACTIONS)),
        )
        return cls(starts, terms)

    def ask(self) -> Reach:
        t = self.terms
        return reach_from(
            t.costs,
            self.starts,
            t.allowance,
            t.flags,
            t.meets,
            fresh=t.fresh,
            one_hex=t.one_hex,
            lose_fractions=t.lose_fractions,
        )

    def check(self) -> int:
        """Compare the kernel with the reference; how many labels agreed."""
        found = self.ask()
        labels = {(row[HEX], row[STATE] >> KIND_SHIFT, bool(row[STATE] & STOPPED)): row[SPENT] for row in found.rows}
        assert len(labels) == len(found.rows), "a label came twice"
        expected = reach_reference(self.starts, self.terms)
        assert _undominated(labels) == _undominated(expected)
        for hex in found.best_rows:
            least = min(spent for (reached, _, _), spent in expected.items() if reached == hex)
            assert found.points_spent(hex) == least
            walked = walk(found.path(hex), self.terms)
            assert walked.refusal is None or walked.refusal.reason == "may not end"
            assert walked.spent == least
            assert sum(entry.cost for entry in walked.entries) == least
        self._check_ends(found)
        self._check_routes(found)
        return len(labels)

    def _check_ends(self, found: Reach) -> None:
        import numpy as np

        ends = ends_reference(found.rows, self.starts)
        assert list(found.best_rows.items()) == [(hex, row) for hex, row, _ in ends]
        assert found.end_indexes() == [hex for hex, _, may_end in ends if may_end]
        room = np.array([hex % 4 for hex in range(len(self.terms.costs.hexmap))], dtype=np.uint8)
        assert found.end_indexes(room, 2) == [hex for hex, _, may_end in ends if may_end and room[hex] >= 2]
        for hex in found.best_rows:
            assert self.ask().path(hex) == found.path(hex)

    def _check_routes(self, found: Reach) -> None:
        t = self.terms
        for goal in range(0, len(t.costs.hexmap), 5):
            if len(self.starts) == 1:
                way = route(
                    t.costs,
                    self.starts[0],
                    goal,
                    t.allowance,
                    t.flags,
                    t.meets,
                    fresh=t.fresh,
                    one_hex=t.one_hex,
                    lose_fractions=t.lose_fractions,
                )
                assert (way.spent if way else None) == found.points_spent(goal)


def ends_reference(rows: list[list[int]], starts: tuple[int, ...]) -> list[list[int]]:
    """For each hex its cheapest label, of two that cost the same that which may go on; and whether a move may end."""
    best: dict[int, int] = {}
    for number, (hex, spent, state, _) in enumerate(rows):
        known = best.setdefault(hex, number)
        if rows[known][SPENT] == spent and rows[known][STATE] & STOPPED and not state & STOPPED:
            best[hex] = number
    return [[hex, best[hex], hex not in starts and not rows[best[hex]][STATE] & MAY_NOT_END] for hex in sorted(best)]


def _undominated(labels: Mapping[Label, int]) -> dict[Label, int]:
    """Without labels that stopped where one that may go on came no dearer: they answer no question."""
    return {
        (hex, kind, stopped): spent
        for (hex, kind, stopped), spent in labels.items()
        if not stopped or labels.get((hex, kind, False), spent + 1) > spent
    }


def reach_reference(starts: tuple[int, ...], terms: Terms) -> dict[Label, int]:
    """The least spent for every label, by Dijkstra's method with a heap."""
    costs, hexmap = terms.costs, terms.costs.hexmap
    assert terms.flags is not None
    meeting = [terms.meets.rule(int(flag)) for flag in terms.flags]
    spent_at: dict[Label, int] = {}
    queue: list[tuple[int, bool, Label]] = [(0, False, (start, 0, False)) for start in starts]
    heapq.heapify(queue)
    while queue:
        spent, under_way, label = heapq.heappop(queue)
        if label in spent_at:
            continue
        spent_at[label] = spent
        here, kind, stopped = label
        if stopped:
            continue
        for direction, there in enumerate(hexmap.around[here]):
            charge = costs.charge(here, direction)
            if charge.is_barred or meeting[there].blocked or (meeting[here].zone and meeting[there].zone):
                continue
            road = costs.road_kind(here, direction)
            left = terms.allowance - spent
            if terms.lose_fractions and under_way and road != kind:
                left -= left % MP
            stops = meeting[there].stops or bool(charge.flags & STOPS)
            needed = charge.amount + meeting[here].leave + meeting[there].enter
            if charge.takes_all:
                if terms.fresh and not under_way:
                    heapq.heappush(queue, (terms.allowance, True, (there, road, True)))
            elif needed <= left:
                heapq.heappush(queue, (terms.allowance - left + needed, True, (there, road, stops)))
            elif terms.one_hex and not under_way:
                heapq.heappush(queue, (terms.allowance, True, (there, road, True)))
    return spent_at


@dataclass(frozen=True)
class TraceCase:
    """A question to `trace`."""

    hexmap: HexMap
    sources: tuple[int, ...]
    flags: bytearray
    meets: HexEffects
    closed: frozenset[tuple[int, int]]
    crossing: frozenset[tuple[int, int]]
    limit: int
    crossed_limit: int

    @classmethod
    def draw(cls, random: Random) -> "TraceCase":
        hexmap = random_map(random)
        sides = [(i, direction) for i in range(len(hexmap)) for direction in range(6)]
        limit = random.choice((UNLIMITED, random.randint(0, 6)))
        return cls(
            hexmap,
            tuple(random.randrange(len(hexmap)) for _ in range(random.randint(0, 3))),
            random_flags(random, hexmap),
            random_meetings(random),
            frozenset(side for side in sides if random.randrange(20) == 0),
            frozenset(side for side in sides if random.randrange(10) == 0) if random.random() < 0.5 else frozenset(),
            limit,
            random.choice((UNLIMITED, random.randint(0, 4))),
        )

    def ask(self) -> TracedPaths:
        import numpy as np

        hexsides = Hexsides(self.hexmap, self.closed, self.crossing) if self.closed or self.crossing else None
        flags = np.frombuffer(self.flags, dtype=np.uint8)
        return trace(
            self.hexmap,
            self.sources,
            flags,
            self.meets,
            hexsides,
            limit=self.limit,
            crossed_limit=self.crossed_limit,
        )

    def shut(self, here: int, direction: int) -> bool:
        there = self.hexmap.around[here][direction]
        return (here, direction) in self.closed or (there, (direction + 3) % 6) in self.closed

    def check(self) -> int:
        """Compare the kernel with the reference; how many hexes have a path."""
        net = self.ask()
        expected = [trace_reference(self, start) for start in range(len(self.hexmap))]
        assert net.lengths == [-1 if length is None else length for length in expected]
        for hex, length in enumerate(expected):
            path = net.path(hex)
            if length is None:
                assert path == ()
                cut = net.find_cut(hex)
                assert cut is not None
                assert (cut.reason == "blocked") == bool(cut.hexes or (cut.hexsides and cut.reason != "crossing"))
            else:
                assert net.find_cut(hex) is None
                assert len(path) == length + 1
                assert self.hexmap.index[path[-1]] in self.sources
        self._check_heads()
        self._check_near()
        return sum(length is not None for length in expected)

    def _check_heads(self) -> None:
        """Roads and last hexes in one go give what two floods give; crossings close the roads.

        Hexes that were not met may mean anything.
        """
        import numpy as np

        sides = Hexsides(self.hexmap, self.closed, self.crossing)
        met = bytes(bits & (BLOCK | STOP) for bits in self.meets.path_bits(self.flags))
        sources = np.array(sorted(set(self.sources)), dtype=np.int32)
        limit, crossed_limit = self.limit, self.crossed_limit
        asked = RoadHeadSearch(
            self.hexmap,
            sources,
            off_road=CLOSED | CROSSING,
            closes=CLOSED,
            crosses=CROSSING,
            limit=limit,
            crossed_limit=crossed_limit,
        )
        reached, heads, seen, bearing = asked.find(sides.array, met)
        joined = trace_unchecked(self.hexmap, sources, met, Hexsides.from_array(sides.array, CLOSED | CROSSING)).reached
        assert heads == bytes(one and not bits for one, bits in zip(joined, met, strict=False))
        at = np.array([hex for hex, head in enumerate(heads) if head], dtype=np.int32)
        paths = trace_unchecked(self.hexmap, at, met, sides, limit=limit, crossed_limit=crossed_limit)
        assert reached == paths.reached
        for other in (0, STOP, BLOCK):
            changed = bytes(bits if one else other for bits, one in zip(met, seen, strict=True))
            assert asked.find(sides.array, changed)[:2] == (reached, heads)
            assert asked.relevant_effects(changed, seen) == bearing

    def _check_near(self) -> None:
        """Near by one way of going, failing that by another: here with fewer hexsides open and a longer way."""
        import numpy as np

        sides, size = Hexsides(self.hexmap, self.closed, self.crossing), len(self.hexmap) + 1
        met = bytearray(self.meets.path_bits(self.flags))
        for source in self.sources:
            met[source] |= SOURCE
        short, long = min(self.limit, 3), min(self.limit, 5)
        queue, length = np.empty(size, dtype=np.int32), np.empty((2, size), dtype=np.int8)
        found = source_distances_kernel()(
            self.hexmap.neighbour,
            sides.array,
            np.frombuffer(met, dtype=np.uint8),
            CLOSED,
            short,
            CLOSED | CROSSING,
            long,
            queue,
            length,
        )
        off_road = replace(self, crossing=frozenset(), limit=short)
        on_road = replace(self, closed=self.closed | self.crossing, crossing=frozenset(), limit=long)
        both = zip(near_reference(off_road), near_reference(on_road), strict=True)
        expected = [one if one >= 0 else other for one, other in both]
        assert length[0, :-1].tolist() == expected
        assert found == sum(steps >= 0 for steps in expected)


def near_reference(case: TraceCase) -> list[int]:
    """Lengths without crossings, -1 for none, and with the one step more from hexes that allow it."""
    lengths = [trace_reference(case, start) for start in range(len(case.hexmap))]
    found = [-1 if length is None else length for length in lengths]
    for here, around in enumerate(case.hexmap.around):
        if lengths[here] is not None or case.meets.rule(case.flags[here]).blocked:
            continue
        steps = [
            before + 1
            for direction, there in enumerate(around)
            if there < len(lengths)
            and not case.shut(here, direction)
            and case.meets.rule(case.flags[there]).one_more
            and (before := lengths[there]) is not None
            and before < case.limit
        ]
        found[here] = min(steps, default=-1)
    return found


def trace_reference(case: TraceCase, start: int) -> int | None:
    """The length of the shortest path from one hex to a source, walked from the hex outward."""
    around = case.hexmap.around
    meeting = [case.meets.rule(flag) for flag in case.flags]

    def has(hexsides: frozenset[tuple[int, int]], here: int, direction: int) -> bool:
        return (here, direction) in hexsides or (around[here][direction], (direction + 3) % 6) in hexsides

    if meeting[start].blocked:
        return None
    queue = deque([(start, False, 0)])
    seen = {(start, False)}
    while queue:
        here, crossed, length = queue.popleft()
        if length > (min(case.limit, case.crossed_limit) if crossed else case.limit):
            continue
        if here in case.sources:
            return length
        for direction, there in enumerate(around[here]):
            if there == len(case.hexmap) or has(case.closed, here, direction):
                continue
            if meeting[there].blocked or meeting[there].stops:
                continue
            label = (there, crossed or has(case.crossing, here, direction))
            if label not in seen:
                seen.add(label)
                queue.append((*label, length + 1))
    return None
