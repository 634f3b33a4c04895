"""Movement search: which hexes a mover can reach, and how.

    costs = CostTable(hexmap, {"leg": leg_charge, "mech": mech_charge})     # once per condition
    rules = standard_effects(zone_to_zone=False, leave_zone=mp(1))          # once per kind of mover
    found = reach(costs["leg"], "0526", mp(6), zones.flag_array(side), rules)
    found.destinations(); found.points_left("0525"); found.path("0525"); found.ledger("0525")

The search itself takes microseconds; ids, dictionaries and ledgers are made only on request. All amounts are twelfths
of a movement point.
"""

from collections.abc import Sequence
from typing import NamedTuple

from broadfront.board.costs import Costs
from broadfront.board.hex_effects import NO_EFFECTS, HexEffects
from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.bits import BEFORE, HEX, LARGEST, SPENT, STOPPED
from broadfront.board.kernels.types import Int32s, UInt8s
from broadfront.board.points import MP, format_mp
from broadfront.board.walk import Entry, Terms, walk
from broadfront.core.errors import Invalid
from broadfront.core.rules import mirrors


class Route(NamedTuple):
    """The cheapest way for a mover to one hex."""

    path: tuple[str, ...]
    spent: int
    left: int
    stopped: bool


class Reach:
    """All hexes a mover can reach, and the cheapest ways there.

    `labels` is int32[k, 4]: hex, points spent, state, row of the previous label (-1 at a start); cheapest first. A hex
    can have two labels: one that had to stop, and a more expensive one that may go on. Ask for ledgers before the board
    changes.
    """

    __slots__ = ("_best", "_ends", "_hexes", "_rows", "_ways", "labels", "starts", "terms")

    def __init__(self, labels: Int32s, starts: tuple[int, ...], terms: Terms) -> None:
        self.labels = labels
        self.starts = starts
        self.terms = terms
        """The search's parameters."""
        self._best: dict[int, int] | None = None
        self._ends: tuple[str, ...] | None = None
        self._hexes: frozenset[int] | None = None
        self._rows: list[list[int]] | None = None
        self._ways: dict[int, tuple[str, ...]] | None = None

    @property
    def hexmap(self) -> HexMap:
        """The map on which the search ran."""
        return self.terms.costs.hexmap

    @property
    def rows(self) -> list[list[int]]:
        """The rows of `labels` as lists: hex, points spent, state, row of the previous hex."""
        if self._rows is None:
            self._rows = self.labels.tolist()
        return self._rows

    @property
    def best_rows(self) -> dict[int, int]:
        """For each reached hex, by index, the row of its cheapest label (way there).

        On a tie, this is the label that may go on.
        """
        if self._best is None:
            self._best = self.terms.costs.searcher.best_rows(self.labels)
        return self._best

    def end_indexes(self, room: UInt8s | None = None, needed: int = 0) -> list[int]:
        """Return the indexes of the hexes where the move may end, in reading order, without the start hexes.

        With `room`, the free room of each hex, only hexes with at least `needed` room are included.
        """
        return self.terms.costs.searcher.end_hexes(self.labels, room, needed)

    def __contains__(self, hex: object) -> bool:
        if self._hexes is None:
            self._hexes = frozenset(self.labels[:, HEX].tolist())
        return (self.hexmap.index.get(hex) if isinstance(hex, str) else hex) in self._hexes

    def __len__(self) -> int:
        return len(self.best_rows)

    def __repr__(self) -> str:
        starts = ", ".join(self.hexmap.ids[start] for start in self.starts[:3])
        return f"Reach({len(self)} hexes from {starts} with {format_mp(self.terms.allowance)} MP)"

    def _repr_svg_(self) -> str:
        """Draw the reachable hexes with the points left in each, for notebooks."""
        from broadfront.board.draw import Options, Overlays, picture, rectangle_around

        figures: dict[str, str | int] = {
            self.hexmap.ids[hex]: format_mp(left) for hex, left in self.all_points_left().items()
        }
        marked = [self.hexmap.ids[start] for start in self.starts]
        box = rectangle_around(self.hexmap, self.all_points_left())
        return picture(self.hexmap, Options(box=box, legend=False, overlays=Overlays(reach=figures, marked=marked)))

    def destinations(self) -> tuple[str, ...]:
        """Return the hexes where the move may end, in reading order, without the start hexes."""
        if self._ends is None:
            ids = self.hexmap.ids
            self._ends = tuple([ids[hex] for hex in self.end_indexes()])
        return self._ends

    def points_spent(self, hex: str | int) -> int | None:
        """Return the least cost to reach a hex in twelfths of a movement point, or None if out of reach."""
        row = self.best_rows.get(self.hexmap.index_of(hex) if isinstance(hex, str) else hex)
        return None if row is None else self.rows[row][SPENT]

    def points_left(self, hex: str | int) -> int | None:
        """Return the twelfths of a movement point left on arrival in a hex, or None if out of reach."""
        spent = self.points_spent(hex)
        return None if spent is None else self.terms.allowance - spent

    def all_points_left(self) -> dict[int, int]:
        """Return the twelfths of a movement point left on arrival in every reached hex, by index."""
        allowance, spent = self.terms.allowance, self.labels[:, SPENT].tolist()
        return {hex: allowance - spent[row] for hex, row in self.best_rows.items()}

    def must_stop(self, hex: str | int) -> bool:
        """Return whether the move must end in a hex, whichever way it is entered."""
        index = self._reached_index(hex)
        return all(state & STOPPED for reached, _, state, _ in self.rows if reached == index)

    def path(self, hex: str | int) -> tuple[str, ...]:
        """Return the cheapest path to a hex, starting with the start hex."""
        labels, ids = self.labels, self.hexmap.ids
        if self._ways is None:
            # Often only one path is asked for, so the first is found without computing the best label of every hex.
            self._ways = {-1: ()}
            index = self.hexmap.index_of(hex) if isinstance(hex, str) else hex
            rows = (labels[:, HEX] == index).nonzero()[0]
            if len(rows) == 1:
                way, step = [], rows.item()
                while step >= 0:
                    way.append(ids[labels.item(step, HEX)])
                    step = labels.item(step, BEFORE)
                way.reverse()
                return tuple(way)
        ways, row = self._ways, self.best_rows[self._reached_index(hex)]
        known = ways.get(row)
        if known is not None:
            return known
        # Paths share their beginnings, so the path to each label is cached for those that continue from it.
        waiting = []
        while row not in ways:
            waiting.append(row)
            row = labels.item(row, BEFORE)
        found = ways[row]
        for row in reversed(waiting):
            found = ways[row] = (*found, ids[labels.item(row, HEX)])
        return found

    def route(self, hex: str | int) -> Route:
        """Return the cheapest path to a hex, with its cost."""
        _, spent, state, _ = self.rows[self.best_rows[self._reached_index(hex)]]
        return Route(self.path(hex), spent, self.terms.allowance - spent, bool(state & STOPPED))

    def ledger(self, hex: str | int) -> tuple[Entry, ...]:
        """Return the cost of each step of the cheapest path to a hex, with its rules."""
        walked = walk(self.path(hex), self.terms)
        broken = walked.refusal and walked.refusal.reason != "may not end"
        if broken or walked.spent != self.points_spent(hex):
            raise RuntimeError("the board changed since the search; search again before asking for a ledger")
        return walked.entries

    def _reached_index(self, hex: str | int) -> int:
        """Return the index of a hex; raise `Invalid` if the mover cannot reach it."""
        hexmap = self.hexmap
        index = hexmap.index_of(hex) if isinstance(hex, str) else hex
        if index not in self.best_rows:
            starts = ", ".join(hexmap.ids[start] for start in self.starts[:3])
            raise Invalid(
                f"hex {hexmap.ids[index]} is out of reach from {starts} with {format_mp(self.terms.allowance)} MP",
                given=hexmap.ids[index],
                accepted=list(self.destinations()),
                parameter="hex",
            )
        return index


def reach(
    costs: Costs,
    start: str | int,
    allowance: int,
    flags: UInt8s | None = None,
    meets: HexEffects = NO_EFFECTS,
    *,
    fresh: bool = True,
    one_hex: str = "",
    lose_fractions: str = "",
) -> Reach:
    """Find all hexes a mover can reach with this allowance (twelfths of a movement point).

    `flags` is a byte per hex (`ControlZones.flag_array`); `meets` defines their effects. `fresh`: nothing was spent
    before, so a step that takes All is open. `one_hex`: the rule that always allows a first step of one hex, whatever
    its cost; empty if there is none. `lose_fractions`: the rule by which a change of road kind rounds the points left
    down to whole points.
    """
    return _search(Terms(costs, allowance, flags, meets, fresh, one_hex, lose_fractions), (start,), -1)


def reach_from(
    costs: Costs,
    starts: Sequence[str | int],
    allowance: int,
    flags: UInt8s | None = None,
    meets: HexEffects = NO_EFFECTS,
    *,
    fresh: bool = True,
    one_hex: str = "",
    lose_fractions: str = "",
) -> Reach:
    """Find all hexes a mover can reach from the nearest of several start hexes, such as a supply range."""
    return _search(Terms(costs, allowance, flags, meets, fresh, one_hex, lose_fractions), tuple(starts), -1)


def route(
    costs: Costs,
    start: str | int,
    goal: str | int,
    allowance: int,
    flags: UInt8s | None = None,
    meets: HexEffects = NO_EFFECTS,
    *,
    fresh: bool = True,
    one_hex: str = "",
    lose_fractions: str = "",
) -> Route | None:
    """Return the cheapest way for a mover to one hex, or None if the allowance does not suffice."""
    target = costs.hexmap.index_of(goal) if isinstance(goal, str) else goal
    found = _search(Terms(costs, allowance, flags, meets, fresh, one_hex, lose_fractions), (start,), target)
    return found.route(target) if target in found.best_rows else None


def _search(terms: Terms, starts: tuple[str | int, ...], target: int) -> Reach:
    """Check the arguments of a movement search and run it. The compiled search does not check bounds itself."""
    hexmap, hexes, allowance = terms.costs.hexmap, terms.costs.searcher.hexes, terms.allowance
    indexes = tuple([hexmap.index_of(start) if isinstance(start, str) else start for start in starts])
    for index in indexes:
        if not 0 <= index < hexes - 1:
            raise Invalid(
                f"no hex number {index} on the {hexmap.title} map; give 0 to {len(hexmap) - 1} or an id",
                given=index,
                accepted=f"0-{len(hexmap) - 1}",
                parameter="hex",
            )
    if not 0 <= allowance <= LARGEST:
        raise Invalid(
            f"an allowance of {allowance} twelfths of a movement point; give 0 to {LARGEST}",
            given=allowance,
            accepted=f"0-{LARGEST}",
            parameter="allowance",
        )
    if terms.flags is None:
        terms = terms._replace(flags=terms.costs.searcher.no_flags)
    elif len(terms.flags) != hexes:
        raise Invalid(
            f"flags of {len(terms.flags)} hexes for a map of {hexes - 1}; give one byte a hex and one for no hex",
            given=len(terms.flags),
            accepted=hexes,
            parameter="flags",
        )
    return reach_unchecked(terms, indexes, target)


@mirrors(walk)
def reach_unchecked(terms: Terms, starts: tuple[int, ...], target: int = -1) -> Reach:
    """Find all hexes a mover can reach, as `reach_from` does, without checking arguments: `terms` are the conditions of
    the move, its `flags` must be given, and all must fit the map.

    The search stops when it reaches `target`.
    """
    costs, allowance, flags, meets, fresh, one_hex, lose_fractions = terms
    assert flags is not None
    whole = MP if lose_fractions else 0
    labels = costs.searcher.search(starts, allowance, flags, meets.table, fresh, bool(one_hex), target, whole)
    return Reach(labels, starts, terms)
