"""Every hex a unit can reach, its cost and required rolls; exact under every rule that depends on the path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from broadfront.board.kernels.types import Int32s, UInt8s
from broadfront.core.messages import Message
from broadfront.core.rules import mirrors
from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import ROADS
from broadfront.titles.wacht.rules.label_search import (
    BREAKS,
    CAME,
    COST,
    HEX,
    NEEDS_ROLL,
    NO_END,
    ROLLS,
    SLOT,
    SPENT,
    STOPS,
    label_search_kernel,
    make_search_arrays,
)
from broadfront.titles.wacht.rules.march import (
    LegalPath,
    March,
    helping_engineers,
    judge_path,
    possible_crossing_means,
)
from broadfront.titles.wacht.rules.mover import Mover, make_mover, movement_kind_refusal, movement_kinds_of_unit
from broadfront.titles.wacht.rules.passage import ASSAULT, STIELAU
from broadfront.titles.wacht.rules.path_rolls import path_ledger, path_rolls
from broadfront.titles.wacht.rules.priced_map import priced_map
from broadfront.titles.wacht.rules.search_arrays import (
    directions_barred_by_forts,
    edge_without_closed_bridge,
    edges_with_changed_bridges,
    helping_engineer_hexes,
    hex_flags_and_costs,
)
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side

EVERYWHERE = None
"""Stands for all hexes of the map where some are to be ignored."""

# Scratch arrays by number of hexes; a search takes a pair off the list and puts it back, so threads never share.
_POOLS: dict[int, list[tuple[Int32s, Int32s]]] = {}


class Arrival(NamedTuple):
    """A hex that a unit can reach, with the cost of getting there."""

    hex: str
    cost: Fraction
    left: Fraction
    kind: str
    certain: bool
    """False if a roll must succeed on the way."""


@mirrors(judge_path)
class MoverReach:
    """All hexes that one unit can reach by one kind of movement; paths and ledgers are computed on demand."""

    allowed: bool = True
    """Whether the unit may use this kind at all; if not, there are no destinations and no mover."""

    def __init__(self, state: WachtState, mover: Mover, march: March, *, ignored: Sequence[int] | None = ()) -> None:
        """Search for the destinations; the units in and around the `ignored` hexes hinder nobody."""
        self.state, self.mover, self.march, self._ignored = state, mover, march, ignored
        self._rows: Int32s | None = None
        self._chosen: dict[int, int] = {}
        self._direct: dict[int, LegalPath] = {}
        """Destinations found without the search: moves that count hexes, and steps that take the whole MA."""
        if mover.gait.column == ASSAULT:
            self._search_assault()
        elif mover.highest_move_limit or mover.gait.column == STIELAU:
            self._run_search()
            self._add_whole_ma_steps()

    # Destinations

    def __contains__(self, hex: object) -> bool:
        index = self.state.title.map.index.get(hex) if isinstance(hex, str) else None
        return index is not None and (index in self._chosen or index in self._direct)

    def __len__(self) -> int:
        return len(self._chosen) + len(self._direct)

    def __iter__(self) -> Iterator[str]:
        ids = self.state.title.map.ids
        return (ids[i] for i in sorted((*self._chosen, *self._direct)))

    def arrival(self, hex: str) -> Arrival:
        """Return the cost of reaching a hex, the MP left there, and whether arriving needs no die roll."""
        i = self.state.title.map.index_of(hex)
        if i in self._direct:
            judged = self._direct[i]
            whole = any(one.whole for one in judged.strides)
            cost = Fraction(judged.limit, 2) if whole else sum((one.cost for one in judged.strides), Fraction(0))
            left = Fraction(0) if whole or self.mover.counts_hexes else Fraction(judged.limit, 2) - cost
            return Arrival(hex, cost, left, self.mover.kind, not any(one.check for one in judged.strides))
        assert self._rows is not None
        row = self._rows[self._chosen[i]]
        spent, slot = int(row[SPENT]), int(row[SLOT])
        flag = int(self._flags[i])
        stopped = flag & STOPS
        limit = self._mp_limit_in_hex(i, slot >> 1 & 3)
        left = Fraction(0) if stopped else Fraction(limit - spent, 2)
        return Arrival(hex, Fraction(spent - self.march.spent, 2), left, self.mover.kind, not slot & 1)

    def path(self, hex: str) -> tuple[str, ...]:
        """Return the cheapest path to a hex, without the start hex."""
        ids = self.state.title.map.ids
        return tuple(ids[i] for i in self._path_indexes(self.state.title.map.index_of(hex)))

    def _path_indexes(self, hex: int) -> tuple[int, ...]:
        """Return the cheapest path to a hex as hex indexes, without the start hex."""
        if hex in self._direct:
            return tuple(one.hex for one in self._direct[hex].strides)
        assert self._rows is not None
        row = self._chosen[hex]
        found = []
        while int(self._rows[row, CAME]) >= 0:
            found.append(int(self._rows[row, HEX]))
            row = int(self._rows[row, CAME])
        return tuple(reversed(found))

    def crossing_means(self, hex: str) -> tuple[str, ...]:
        """Return how each step of the cheapest path to a hex crosses water; empty for steps without water."""
        i = self.state.title.map.index_of(hex)
        if i in self._direct:
            return tuple(one.means for one in self._direct[i].strides)
        return self._path_means(i)

    def legal_path(self, hex: str) -> LegalPath:
        """Return the cheapest path to a hex, step by step with the cost of each."""
        i = self.state.title.map.index_of(hex)
        if i in self._direct:
            return self._direct[i]
        judged = judge_path(self.state, self.mover, self.march, self._path_indexes(i), self._path_means(i))
        assert isinstance(judged, LegalPath), judged
        return judged

    def ledger(self, hex: str) -> list[tuple[str, tuple[LedgerLine, ...]]]:
        """Return each hex on the path to a destination with the parts of its cost, which add up to that of the move."""
        return path_ledger(self.state, self.mover, self.march, self.legal_path(hex))

    def required_rolls(self, hex: str) -> list[Message]:
        """Return the die rolls that must succeed for the unit to reach a hex."""
        rolls = path_rolls(self.state, self.mover, self.legal_path(hex).strides)
        return [roll.message for roll in rolls if roll.needed]

    # The search

    def _run_search(self) -> None:
        """Search all reachable hexes by cost, and keep the best result for each hex."""
        state, mover, march = self.state, self.mover, self.march
        title = state.title
        count = title.atlas.count + 1
        threats = threats_to_side(state, mover.side)
        self._flags, self._extra = hex_flags_and_costs(state, mover)
        barred = directions_barred_by_forts(threats)
        if self._ignored is EVERYWHERE:
            self._flags[:-1] = 0
            barred = np.zeros_like(barred)
        else:
            self._flags[list(self._ignored)] = 0
        toward = np.array((*mover.toward, 0) if mover.toward else (), dtype=np.int32)
        here = state.board.hex_of(mover.n)
        assert here is not None
        road = 1 + ROADS.index(march.last) if march.last and mover.gait.is_on_road else 0
        slot = road * 8 + march.broken * 2
        hexes_left = 0 if mover.hexes is None or mover.gait.column == STIELAU else mover.hexes - march.hexes
        pool = _POOLS.setdefault(count, [])
        work, found = pool.pop() if pool else make_search_arrays(count)
        rows = 0
        spent_hexes = hexes_left <= 0 and mover.hexes is not None and mover.gait.column != STIELAU
        if not spent_hexes and not march.ended:
            most = 2 * mover.highest_move_limit
            rows = label_search_kernel()(
                title.map.neighbour,
                priced_map(title).ways_over_map(
                    mover.gait, edges_with_changed_bridges(state), helping_engineer_hexes(state, mover)
                ),
                self._flags,
                self._extra,
                barred,
                toward,
                here.index,
                slot,
                march.spent,
                most,
                hexes_left,
                work,
                found,
            )
        self._rows = found[:rows].copy()
        pool.append((work, found))
        self._choose_best_result_per_hex(here.index)

    def _choose_best_result_per_hex(self, start: int) -> None:
        """Keep the best search result for each hex: one without a die roll if possible, then the fewest MP."""
        rows, mover = self._rows, self.mover
        assert rows is not None
        hexes, slots = rows[:, HEX], rows[:, SLOT]
        broken = slots >> 1 & 3
        limits = 2 * np.array(mover.limits, dtype=np.int32)[broken]
        if mover.near_limits != mover.limits:
            near = self._near_enemy_mask()[hexes] if not self.march.near else np.ones(len(hexes), dtype=np.uint8)
            limits = np.where(near > 0, 2 * np.array(mover.near_limits, dtype=np.int32)[broken], limits)
        good = (rows[:, SPENT] <= limits) & ((self._flags[hexes] & NO_END) == 0) & (hexes != start)
        order = np.flatnonzero(good)
        order = order[np.argsort(slots[order] & 1, kind="stable")]
        reached, first = np.unique(hexes[order], return_index=True)
        self._chosen = dict(zip(reached.tolist(), order[first].tolist(), strict=True))

    def _near_enemy_mask(self) -> UInt8s:
        """Return a 0/1 array of the hexes close enough to an enemy unit for traffic congestion."""
        threats, charts = threats_to_side(self.state, self.mover.side), self.state.title.charts
        known = threats.arrays.get("near")
        if known is None:
            count = self.state.title.atlas.count
            reach = charts.army_file.section("congestion", "near")["hexes"]
            q, r = np.array(self.state.title.atlas.axial, dtype=np.int32).T
            known = np.zeros(count + 1, dtype=np.uint8)
            for other in threats.enemy_unit_hexes:
                dq, dr = q - q[other], r - r[other]
                known[:-1] |= np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr)) <= reach
            threats.arrays["near"] = known
        assert isinstance(known, np.ndarray)
        return known

    def _mp_limit_in_hex(self, hex: int, broken: int) -> int:
        """Return the MP (in halves) of a move that ends in a hex; `broken` marks conditions the move did not keep."""
        mover = self.mover
        near = self.march.near
        if mover.near_limits != mover.limits and not near:
            near = bool(self._near_enemy_mask()[hex])
        return 2 * (mover.near_limits if near else mover.limits)[broken]

    def _path_means(self, hex: int) -> tuple[str, ...]:
        """Return how each step of the path to a hex crosses water, so that its cost is what the search found."""
        assert self._rows is not None
        rows = []
        row = self._chosen[hex]
        while row >= 0:
            rows.append([int(cell) for cell in self._rows[row]])
            row = rows[-1][CAME]
        rows.reverse()
        return tuple(self._step_means(before, after) for before, after in pairwise(rows))

    def _step_means(self, before: list[int], after: list[int]) -> str:
        """Return the means of crossing between two search results whose cost is what the search found."""
        state, mover = self.state, self.mover
        at, to = before[HEX], after[HEX]
        d = state.title.atlas.direction(at, to)
        assert d is not None
        if (at, d) not in state.title.map.sides["rivers"]:
            return ""
        edge = edge_without_closed_bridge(state, at, d)
        ferry = not mover.gait.is_on_road and bool(helping_engineers(state, mover, at, to, edge.river))
        base, road, last = before[SPENT], after[SLOT] >> 3, before[SLOT] >> 3
        if road != last and road and last:
            base += base & 1
        cost = after[SPENT] - base - int(self._extra[to])
        rolled = before[SLOT] & 1 or (before[CAME] >= 0 and self._flags[at] & ROLLS)
        for way, means in priced_map(state.title).ways_over_edge(mover.gait, edge, ferry).items():
            breaks = bool(way & BREAKS) or bool(before[SLOT] >> 1 & 1)
            rolls = bool(rolled) or bool(way & NEEDS_ROLL)
            if way & COST == cost and breaks == bool(after[SLOT] >> 1 & 1) and rolls == bool(after[SLOT] & 1):
                return means
        raise AssertionError(f"no way from {at} to {to} costs what the search found")

    def _add_whole_ma_steps(self) -> None:
        """Add the adjacent hexes that cost the whole movement allowance, allowed only as first step of a move."""
        state, mover, march = self.state, self.mover, self.march
        if not march.is_unmoved or mover.gait.is_on_road:
            return
        here = state.board.hex_of(mover.n)
        assert here is not None
        atlas = state.title.atlas
        for d, to in enumerate(atlas.around[here.index]):
            if to >= atlas.count:
                continue
            edge = state.land.edge(here.index, d)
            ferry = bool(edge.river) and bool(helping_engineers(state, mover, here.index, to, edge.river))
            for means in priced_map(state.title).whole_ma_means(mover.gait, edge, ferry):
                judged = judge_path(state, mover, march, (to,), (means,))
                if isinstance(judged, LegalPath) and judged.strides[0].whole and not judged.strides[0].falls:
                    self._add_whole_ma_step(to, judged)

    def _add_whole_ma_step(self, to: int, judged: LegalPath) -> None:
        """Add a hex that costs the whole movement allowance, unless it can already be reached as cheaply."""
        name = self.state.title.map.ids[to]
        whole = (bool(judged.strides[0].check), Fraction(judged.limit, 2))
        if name in self:
            known = self.arrival(name)
            if (not known.certain, known.cost) <= whole:
                return
            self._chosen.pop(to, None)
        self._direct[to] = judged

    def _search_assault(self) -> None:
        """Find the hexes a unit in Prepared Assault mode can reach, by trying every path of one or two hexes."""
        state, mover, march = self.state, self.mover, self.march
        here = state.board.hex_of(mover.n)
        assert here is not None
        atlas = state.title.atlas
        frontier: list[tuple[tuple[int, ...], tuple[str, ...]]] = [((), ())]
        tries: dict[int, list[LegalPath]] = {}
        for _ in range((mover.hexes or 0) - march.hexes):
            grown = []
            for path, by in frontier:
                at = path[-1] if path else here.index
                for d, to in enumerate(atlas.around[at]):
                    if to >= atlas.count or to == here.index:
                        continue
                    for means in possible_crossing_means(state, mover, at, to, state.land.edge(at, d)):
                        longer, longer_by = (*path, to), (*by, means)
                        judged = judge_path(state, mover, march, longer, longer_by)
                        grown.append((longer, longer_by))
                        if isinstance(judged, LegalPath) and not any(one.falls for one in judged.strides):
                            tries.setdefault(to, []).append(judged)
            frontier = grown
        for to, found in tries.items():
            self._direct[to] = min(found, key=lambda one: (any(s.check for s in one.strides), len(one.strides)))


def mover_reach(
    state: WachtState, unit: str | int, kind: str, *, march: March | None = None, overrun: int = -1
) -> MoverReach:
    """Return where a unit can move by `regular` or `road` movement; nowhere if it may not use that kind."""
    n = state.number(unit) if isinstance(unit, str) else unit
    here = state.board.hex_of(n)
    assert here is not None
    now = march or March(n, here.index)
    found = MoverReach.__new__(MoverReach)
    found.allowed = not now.ended and movement_kind_refusal(state, n, kind, now.kind) is None
    if not found.allowed:
        found.state, found.march = state, now
        found._chosen, found._direct, found._rows = {}, {}, None
        return found
    MoverReach.__init__(found, state, make_mover(state, n, kind, overrun, now.began), now)
    return found


class UnitReach:
    """All hexes that a unit can reach by any kind of movement open to it, each by its cheapest kind."""

    def __init__(self, state: WachtState, unit: str | int, *, march: March | None = None, overrun: int = -1) -> None:
        n = state.number(unit) if isinstance(unit, str) else unit
        kinds = movement_kinds_of_unit(state, n) if march is None or not march.kind else (march.kind,)
        self.by_kind = {kind: mover_reach(state, n, kind, march=march, overrun=overrun) for kind in kinds}
        self._best: dict[str, MoverReach] = {}
        for found in self.by_kind.values():
            for hex in found:
                known = self._best.get(hex)
                if known is None or _is_better_arrival(found.arrival(hex), known.arrival(hex)):
                    self._best[hex] = found

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._best))

    def __len__(self) -> int:
        return len(self._best)

    def __contains__(self, hex: object) -> bool:
        return hex in self._best

    def reach_by_best_kind(self, hex: str) -> MoverReach:
        """Return the search result of the kind of movement (regular or road) that is best for reaching a hex."""
        return self._best[hex]


def _is_better_arrival(first: Arrival, second: Arrival) -> bool:
    """Return whether one arrival in a hex beats another: certain before depending on a roll, then cheaper."""
    return (not first.certain, first.cost) < (not second.certain, second.cost)
