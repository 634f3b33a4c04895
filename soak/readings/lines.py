"""Supply, Communication, Surround and victory points of a position, by brute force over hex ids.

Basic facts (units with markers, Roadblocks, bridges, holders) are taken from the position. Everything that follows from
them is derived here independently, from the cards and house rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger, is_surrounded
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from soak.readings.printed import ALLIED, GERMAN, Printed

__all__ = ["Position", "basic_facts", "find_differences", "read_position"]

SIDES = (GERMAN, ALLIED)
INTO_SUPPLY = 4
"""Maximum number of hexes to a Supply Head."""
NEAR, NEAR_BY_ROAD = 3, 5


def other_side(side: str) -> str:
    return ALLIED if side == GERMAN else GERMAN


@dataclass(frozen=True)
class Piece:
    """A unit on the map."""

    side: str
    bracketed: bool
    dispersed: bool
    isolated: bool
    dry: bool


@dataclass(frozen=True, eq=False)
class Position:
    """The pieces on the map, and what follows from them."""

    printed: Printed
    stacks: dict[str, list[Piece]]
    roadblocks: frozenset[str]
    german: frozenset[str]
    """Places held by the German."""
    bridges: dict[str, str]
    """The holder of each standing bridge."""
    exited: int

    def pieces_of(self, hex: str, side: str) -> list[Piece]:
        return [piece for piece in self.stacks.get(hex, ()) if piece.side == side]

    @cached_property
    def occupied_hexes(self) -> dict[str, frozenset[str]]:
        """The hexes with a unit of each side."""
        return {side: frozenset(hex for hex in self.stacks if self.pieces_of(hex, side)) for side in SIDES}

    def exerts_zone(self, hex: str, pieces: list[Piece]) -> bool:
        """Return whether pieces of one side exert a ZOC from a hex: a full unit, two bracketed, or one in shelter."""
        fit = [piece for piece in pieces if not piece.dispersed and not piece.isolated]
        if len(fit) == 1 and fit[0].bracketed:
            return hex in self.printed.towns or (fit[0].side == GERMAN and hex in self.printed.westwall)
        return bool(fit)

    @cached_property
    def zones(self) -> dict[str, frozenset[str]]:
        """The hexes in the ZOC of each side."""
        return {
            side: frozenset(
                there
                for hex in self.occupied_hexes[side]
                if self.exerts_zone(hex, self.pieces_of(hex, side))
                for there in self.printed.beside[hex]
            )
            for side in SIDES
        }

    @cached_property
    def closed_towns(self) -> dict[str, frozenset[str]]:
        """For each side, the Cities and Towns that its enemy holds."""
        return {GERMAN: self.printed.towns - self.german, ALLIED: self.printed.towns & self.german}

    # Supply

    def supply_hexes(self, side: str) -> set[str]:
        """Return the hexes that Supply may enter.

        Barred are enemy units, enemy Cities and Towns, and enemy ZOC without a friendly unit; for the German also
        Roadblocks, for the Allies empty Westwall hexes.
        """
        friends, enemy = self.occupied_hexes[side], other_side(side)
        stops = self.roadblocks if side == GERMAN else self.printed.westwall - friends
        stops |= self.occupied_hexes[enemy] | self.closed_towns[side] | (self.zones[enemy] - friends)
        return set(self.printed.hexes) - stops

    @cached_property
    def supply_neighbors(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """For each side and hex, the neighbors Supply can pass to: no river between, or a bridge of its own."""
        own = {side: {river for river, holder in self.bridges.items() if holder == side} for side in SIDES}
        return {side: self._passable_neighbors(own[side]) for side in SIDES}

    @cached_property
    def bridged_neighbors(self) -> dict[str, tuple[str, ...]]:
        """For each hex, the neighbors with no river in between, or with any bridge."""
        return self._passable_neighbors(set(self.bridges))

    def _passable_neighbors(self, bridges: set[str]) -> dict[str, tuple[str, ...]]:
        level, across = self.printed.level, self.printed.across
        return {hex: level[hex] + tuple(to for to, river in across[hex] if river in bridges) for hex in level}

    def find_supplied(self, side: str) -> set[str]:
        """Return the hexes in Supply: at most 4 from a Supply Head, or adjacent to one across an unbridged river."""
        ways, roads, across = self.supply_neighbors[side], self.printed.roads, self.printed.across
        carries = self.supply_hexes(side)
        heads = set(self.printed.edges[side] & self.printed.on_roads & carries)
        waiting = list(heads)
        while waiting:
            here = waiting.pop()
            for there in ways[here]:
                if there in carries and there not in heads and (here, there) in roads:
                    heads.add(there)
                    waiting.append(there)
        found, rim = set(heads), set(heads)
        for _ in range(INTO_SUPPLY):
            next_to = {there for here in rim for there in ways[here]} - found
            found |= next_to  # a path may begin in any hex, but passes only through hexes that carry Supply
            rim = next_to & carries
        found |= {there for here in heads for there, river in across[here] if river not in self.bridges}
        return found - self.occupied_hexes[other_side(side)]

    # Communication

    def find_communicating(self, side: str) -> set[str]:
        """Return the hexes with a path of any length to the friendly edge.

        A path may not enter enemy units. It may begin in an enemy town or ZOC without a friendly unit, but not pass
        through.
        """
        enemy = other_side(side)
        only_begins = self.closed_towns[side] | (self.zones[enemy] - self.occupied_hexes[side])
        found = set(self.printed.edges[side] - self.occupied_hexes[enemy])
        waiting = list(found)
        while waiting:
            here = waiting.pop()
            if here in only_begins:  # a path may begin here, but not pass through
                continue
            for there in self.printed.beside[here]:
                if there not in found and there not in self.occupied_hexes[enemy]:
                    found.add(there)
                    waiting.append(there)
        return found

    # Surround

    def open_neighbors(self, hex: str, side: str) -> set[str]:
        """Return the neighbors of a stack that are open to it."""
        enemy = other_side(side)
        return {
            there
            for there in self.printed.beside[hex]
            if there not in self.occupied_hexes[enemy]
            and (there not in self.zones[enemy] or (side == GERMAN and there in self.occupied_hexes[side]))
        }

    def is_endangered(self, hex: str) -> bool:
        """Return whether one German unit could close the ring around an Allied stack."""
        gaps = self.open_neighbors(hex, ALLIED)
        if not gaps:
            return False
        for spot in {near for gap in gaps for near in (gap, *self.printed.beside[gap])}:
            if spot == hex or spot in self.occupied_hexes[ALLIED] or not gaps <= {spot, *self.printed.beside[spot]}:
                continue
            if any(self._can_close(start, spot, hex) for start in self.occupied_hexes[GERMAN]):
                return True
        return False

    def _can_close(self, start: str, spot: str, hex: str) -> bool:
        """Return whether a German in `start` could move to `spot` without opening the ring where it leaves."""
        pieces = self.pieces_of(start, GERMAN)
        for n, piece in enumerate(pieces):
            if piece.isolated or piece.dispersed or piece.dry:
                continue
            if start in self.printed.beside[hex] and not self.exerts_zone(start, pieces[:n] + pieces[n + 1 :]):
                continue
            return spot in self._proximate_hexes(start)
        return False

    def _proximate_hexes(self, start: str) -> set[str]:
        """Return the hexes Proximate to a German in a hex: within 3, or 5 along roads."""
        known: dict[str, set[str]] = self.__dict__.setdefault("_proximate", {})
        if start not in known:
            known[start] = self._hexes_in_range(start, NEAR, False) | self._hexes_in_range(start, NEAR_BY_ROAD, True)
        return known[start]

    def _hexes_in_range(self, start: str, limit: int, by_road: bool) -> set[str]:
        found, seen, going = {start}, {start}, [start]
        for _ in range(limit):
            further = []
            for here in going:
                stuck = here != start and here in self.zones[ALLIED] and here not in self.occupied_hexes[GERMAN]
                for there in self.bridged_neighbors[here]:
                    if by_road and (here, there) not in self.printed.roads:
                        continue
                    found.add(there)
                    shut = there in self.roadblocks or there in self.occupied_hexes[ALLIED]
                    if not stuck and not shut and there not in seen:
                        seen.add(there)
                        further.append(there)
            going = further
        return found

    def victory_points(self, net: set[str]) -> int:
        """Return the German's victory points; `net` are his hexes in Supply."""
        taken = (hex for hex in self.printed.points if hex in self.german)
        return self.exited + sum(
            self.printed.points[hex] for hex in taken if hex in net or hex in self.occupied_hexes[GERMAN]
        )

    # Cached results

    @cached_property
    def supplied_hexes(self) -> dict[str, set[str]]:
        """The hexes in Supply of each side."""
        return {side: self.find_supplied(side) for side in SIDES}

    @cached_property
    def communicating_hexes(self) -> dict[str, set[str]]:
        """The hexes in Communication of each side."""
        return {side: self.find_communicating(side) for side in SIDES}

    @cached_property
    def surrounded_hexes(self) -> dict[str, set[str]]:
        """For each side, the hexes where its stacks are Surrounded."""
        return {
            side: {hex for hex in self.occupied_hexes[side] if not self.open_neighbors(hex, side)} for side in SIDES
        }

    @cached_property
    def endangered_hexes(self) -> set[str]:
        """The hexes with Allied stacks in danger of Surround."""
        return {hex for hex in self.occupied_hexes[ALLIED] if self.is_endangered(hex)}


# Comparison with the game


def basic_facts(state: ArdennesState) -> tuple[object, ...]:
    """Return the facts from which a position is derived. A changed fact is a different object."""
    board, land = state.board, state.land
    return (
        board.where, board.steps, board.supply, board.dispersed, board.out_of_fuel, land.roadblocks, land.german_held,
        land.bridges, land.german_bridges, state.totals.exit_vp,
    )  # fmt: skip


def read_position(
    printed: Printed, state: ArdennesState, markers: Sequence[int] = (), roadblocks: frozenset[str] | None = None
) -> Position:
    """Return the position of a game; optionally with other supply markers and Roadblocks."""
    board = state.board
    markers = markers or board.supply
    stacks: dict[str, list[Piece]] = {}
    for n, id in enumerate(printed.names):
        hex = board.hexes[n]
        if hex is not None:
            counter = printed.counters[id]
            piece = Piece(
                counter.side,
                bracketed=board.steps[n] <= counter.bracketed_at,
                dispersed=bool(board.dispersed[n]),
                isolated=SUPPLY_STATES[markers[n]] == "Isolated",
                dry=bool(board.out_of_fuel[n]),
            )
            stacks.setdefault(printed.hexes[hex], []).append(piece)
    land = state.land
    built = {id for id, now in land.bridges.items() if now == "built"}
    down = {id for id, now in land.bridges.items() if now == "demolished"}
    bridges = {id: GERMAN if id in land.german_bridges else ALLIED for id in (printed.bridges | built) - down}
    roadblocks = land.roadblocks if roadblocks is None else roadblocks
    return Position(printed, stacks, roadblocks, land.german_held, bridges, state.totals.exit_vp)


def find_differences(plain: Position, state: ArdennesState) -> list[str]:
    """Return a line for each result in which the game and this reading differ."""
    hexes, index = plain.printed.hexes, state.title.map.index
    found: list[str] = []
    compared: list[tuple[str, set[str], set[str]]] = []
    for number, side in enumerate(SIDES):
        net, links = supply(state, number), communication_paths(state, number)
        ringed = {hex for hex in plain.occupied_hexes[side] if is_surrounded(state, index[hex], number)}
        compared += [
            (f"{side} Supply", plain.supplied_hexes[side], {hex for n, hex in enumerate(hexes) if n in net}),
            (
                f"{side} Communication",
                plain.communicating_hexes[side],
                {hex for n, hex in enumerate(hexes) if n in links},
            ),
            (f"{side} stacks Surrounded", plain.surrounded_hexes[side], ringed),
        ]
    dangers = {hex for hex in plain.occupied_hexes[ALLIED] if is_in_danger(state, index[hex])}
    compared.append(("Allied stacks in danger of Surround", plain.endangered_hexes, dangers))
    for what, here, there in compared:
        if here != there:
            plainly, kept = _format_hexes(here - there), _format_hexes(there - here)
            found.append(f"{what}: {plainly} by the plain reading alone, {kept} by the game alone")
    points = plain.victory_points(plain.supplied_hexes[GERMAN])
    if points != victory_points(state):
        found.append(f"victory points: {points} by the plain reading, {victory_points(state)} by the game")
    return found


def _format_hexes(hexes: set[str]) -> str:
    return ", ".join(sorted(hexes)) or "no hex"
