"""Where a mover can get, and how.

    costs = CostTable(hexmap, {"leg": leg_charge, "mech": mech_charge})     # once per condition
    rules = meetings(zone_to_zone=False, leave_zone=mp(1))                  # once per kind of mover
    found = reach(costs["leg"], "0526", mp(6), zones.view(side), rules)
    found.destinations(); found.left("0525"); found.path("0525"); found.ledger("0525")

A search itself takes microseconds: ids, dictionaries and ledgers are made only when asked for. All amounts are twelfths
of a movement point.
"""

from collections.abc import Sequence
from typing import NamedTuple

from broadfront.board.costs import Costs
from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.bits import BEFORE, HEX, LARGEST, SPENT, STOPPED
from broadfront.board.kernels.types import Int32s, UInt8s
from broadfront.board.meetings import NOBODY, Meetings
from broadfront.board.points import MP, show_mp
from broadfront.board.walk import Entry, Terms, walk
from broadfront.core.errors import Invalid
from broadfront.core.rules import mirrors


class Route(NamedTuple):
    """The cheapest way to one hex."""

    path: tuple[str, ...]
    spent: int
    left: int
    stopped: bool


class Reach:
    """Everything a mover can reach.

    `labels` is int32[k, 4]: hex, spent, state, row of the label before (-1 at a start); cheapest first. A hex can have
    two labels, one that had to stop and a dearer one that may go on. Ask for ledgers before the board changes.
    """

    __slots__ = ("_best", "_ends", "_hexes", "_rows", "_ways", "labels", "starts", "terms")

    def __init__(self, labels: Int32s, starts: tuple[int, ...], terms: Terms) -> None:
        self.labels = labels
        self.starts = starts
        self.terms = terms
        """What was asked."""
        self._best: dict[int, int] | None = None
        self._ends: tuple[str, ...] | None = None
        self._hexes: frozenset[int] | None = None
        self._rows: list[list[int]] | None = None
        self._ways: dict[int, tuple[str, ...]] | None = None

    @property
    def hexmap(self) -> HexMap:
        return self.terms.costs.hexmap

    @property
    def rows(self) -> list[list[int]]:
        """`labels` as lists."""
        if self._rows is None:
            self._rows = self.labels.tolist()
        return self._rows

    @property
    def best(self) -> dict[int, int]:
        """For each hex reached, by index, the row of its cheapest label; of two equal ones that which may go on."""
        if self._best is None:
            self._best = self.terms.costs.ready.best(self.labels)
        return self._best

    def ends(self, room: UInt8s | None = None, needed: int = 0) -> list[int]:
        """The hexes in which the move may end, by index, in reading order; a start hex is none. `room`: what there is
        of it in each hex, for a mover that needs some."""
        return self.terms.costs.ready.ends(self.labels, room, needed)

    def __contains__(self, hex: object) -> bool:
        if self._hexes is None:
            self._hexes = frozenset(self.labels[:, HEX].tolist())
        return (self.hexmap.index.get(hex) if isinstance(hex, str) else hex) in self._hexes

    def __len__(self) -> int:
        return len(self.best)

    def __repr__(self) -> str:
        starts = ", ".join(self.hexmap.ids[start] for start in self.starts[:3])
        return f"Reach({len(self)} hexes from {starts} with {show_mp(self.terms.allowance)} MP)"

    def _repr_svg_(self) -> str:
        """The hexes in reach on the map, with the points left in each, for notebooks."""
        from broadfront.board.draw import Options, Overlays, around, picture

        figures: dict[str, str | int] = {self.hexmap.ids[hex]: show_mp(left) for hex, left in self.lefts().items()}
        marked = [self.hexmap.ids[start] for start in self.starts]
        box = around(self.hexmap, self.lefts())
        return picture(self.hexmap, Options(box=box, legend=False, overlays=Overlays(reach=figures, marked=marked)))

    def destinations(self) -> tuple[str, ...]:
        """The hexes in which the move may end, in reading order; a start hex is none."""
        if self._ends is None:
            ids = self.hexmap.ids
            self._ends = tuple([ids[hex] for hex in self.ends()])
        return self._ends

    def spent(self, hex: str | int) -> int | None:
        """The least that must be spent to get there, None when out of reach."""
        row = self.best.get(self.hexmap.index_of(hex) if isinstance(hex, str) else hex)
        return None if row is None else self.rows[row][SPENT]

    def left(self, hex: str | int) -> int | None:
        """What is left on arrival, None when out of reach."""
        spent = self.spent(hex)
        return None if spent is None else self.terms.allowance - spent

    def lefts(self) -> dict[int, int]:
        """The same for every hex reached, by index."""
        allowance, spent = self.terms.allowance, self.labels[:, SPENT].tolist()
        return {hex: allowance - spent[row] for hex, row in self.best.items()}

    def stopped(self, hex: str | int) -> bool:
        """Whether the move ends there, however the hex is entered within reach."""
        index = self._reached(hex)
        return all(state & STOPPED for reached, _, state, _ in self.rows if reached == index)

    def path(self, hex: str | int) -> tuple[str, ...]:
        """The cheapest way there, from the start hex on."""
        labels, ids = self.labels, self.hexmap.ids
        if self._ways is None:
            # The first path asked for is often the last: the cheapest labels need not be gathered for all hexes.
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
        ways, row = self._ways, self.best[self._reached(hex)]
        known = ways.get(row)
        if known is not None:
            return known
        # Ways share their beginnings, so each label's is kept for those that go on from it.
        waiting = []
        while row not in ways:
            waiting.append(row)
            row = labels.item(row, BEFORE)
        found = ways[row]
        for row in reversed(waiting):
            found = ways[row] = (*found, ids[labels.item(row, HEX)])
        return found

    def route(self, hex: str | int) -> Route:
        """The cheapest way there, with what it takes."""
        _, spent, state, _ = self.rows[self.best[self._reached(hex)]]
        return Route(self.path(hex), spent, self.terms.allowance - spent, bool(state & STOPPED))

    def ledger(self, hex: str | int) -> tuple[Entry, ...]:
        """The way there hex by hex: what each step costs, and by which rules."""
        walked = walk(self.path(hex), self.terms)
        broken = walked.refusal and walked.refusal.reason != "may not end"
        if broken or walked.spent != self.spent(hex):
            raise RuntimeError("the board changed since the search; search again before asking for a ledger")
        return walked.entries

    def _reached(self, hex: str | int) -> int:
        hexmap = self.hexmap
        index = hexmap.index_of(hex) if isinstance(hex, str) else hex
        if index not in self.best:
            starts = ", ".join(hexmap.ids[start] for start in self.starts[:3])
            raise Invalid(
                f"hex {hexmap.ids[index]} is out of reach from {starts} with {show_mp(self.terms.allowance)} MP",
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
    meets: Meetings = NOBODY,
    *,
    fresh: bool = True,
    one_hex: str = "",
    lose_fractions: str = "",
) -> Reach:
    """Everywhere a mover can get from a hex with so many twelfths of a movement point.

    `flags` is a byte per hex (`ControlZones.view`), `meets` says what they mean. `fresh`: nothing was spent before, so
    that a step that takes All is open. `one_hex`: the rule by which one hex may always be entered, whatever it costs;
    empty when there is none. `lose_fractions`: the rule by which a change of road kind rounds what is left down to
    whole points.
    """
    return _search(Terms(costs, allowance, flags, meets, fresh, one_hex, lose_fractions), (start,), -1)


def reach_from(
    costs: Costs,
    starts: Sequence[str | int],
    allowance: int,
    flags: UInt8s | None = None,
    meets: Meetings = NOBODY,
    *,
    fresh: bool = True,
    one_hex: str = "",
    lose_fractions: str = "",
) -> Reach:
    """Everywhere within so many points of the nearest of several hexes: a range of supply, say."""
    return _search(Terms(costs, allowance, flags, meets, fresh, one_hex, lose_fractions), tuple(starts), -1)


def route(
    costs: Costs,
    start: str | int,
    goal: str | int,
    allowance: int,
    flags: UInt8s | None = None,
    meets: Meetings = NOBODY,
    *,
    fresh: bool = True,
    one_hex: str = "",
    lose_fractions: str = "",
) -> Route | None:
    """The cheapest way to one hex, None when there is none for these points."""
    target = costs.hexmap.index_of(goal) if isinstance(goal, str) else goal
    found = _search(Terms(costs, allowance, flags, meets, fresh, one_hex, lose_fractions), (start,), target)
    return found.route(target) if target in found.best else None


def _search(terms: Terms, starts: tuple[str | int, ...], target: int) -> Reach:
    """The kernel trusts what it gets, so everything that could lead it outside its arrays is refused here."""
    hexmap, hexes, allowance = terms.costs.hexmap, terms.costs.ready.hexes, terms.allowance
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
        terms = terms._replace(flags=terms.costs.ready.no_flags)
    elif len(terms.flags) != hexes:
        raise Invalid(
            f"flags of {len(terms.flags)} hexes for a map of {hexes - 1}; give one byte a hex and one for no hex",
            given=len(terms.flags),
            accepted=hexes,
            parameter="flags",
        )
    return reach_on(terms, indexes, target)


@mirrors(walk)
def reach_on(terms: Terms, starts: tuple[int, ...], target: int = -1) -> Reach:
    """`reach_from` for a caller whose terms, with flags, and starts are known to fit the map; as far as the target."""
    costs, allowance, flags, meets, fresh, one_hex, lose_fractions = terms
    assert flags is not None
    whole = MP if lose_fractions else 0
    labels = costs.ready.search(starts, allowance, flags, meets.table, fresh, bool(one_hex), target, whole)
    return Reach(labels, starts, terms)
