"""What is on the map besides units (IPs, Roadblocks, bridges, depots), and which side holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from broadfront.core.errors import Invalid
from broadfront.core.facts import Fact, Table, entries, flag, hex_subject, hexside_subject, named_things_subject, words
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Number, SideChoice, Words
from broadfront.titles.ardennes.data.attributes import Crossing, MapAttributes
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, INTACT, NO_BRIDGE
from broadfront.titles.ardennes.rules.routes.rivers import Rivers
from broadfront.titles.ardennes.rules.state.declarations import river_hexsides

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["Land"]


def _initial_german_hexes(state: ArdennesState) -> frozenset[str]:
    """Return the ids of the places that the German holds at the start."""
    ids = state.title.map.ids
    return frozenset(ids[hex] for hex in state.holdable if hex in state.ground.german_at_start)


def _initial_german_bridges(state: ArdennesState) -> frozenset[str]:
    """Return the ids of the river hexsides whose bridges the German holds at the start."""
    german = state.ground.german_at_start
    return frozenset(c.id for c in state.ground.crossings if c.a in german and c.b in german)


def _road_hexes(state: ArdennesState) -> list[str]:
    """Return the ids of all hexes with a road."""
    return [state.ground.map.ids[hex] for hex in sorted(state.ground.road)]


def _holdable_ids(state: ArdennesState) -> list[str]:
    """Return the ids of the hexes that a side can hold in the scenario."""
    return sorted(state.ground.map.ids[hex] for hex in state.holdable)


def _bridge_sites(state: ArdennesState) -> list[str]:
    """Return the ids of the river hexsides with a bridge, or where one may be built."""
    return [c.id for c in state.ground.crossings if c.bridged or c.road]


def _depot_names(state: ArdennesState) -> list[str]:
    """Return the names of the fuel depots."""
    return [depot.name for depot in state.title.fuel_depots]


def _depot_hex(state: ArdennesState, name: str) -> str:
    """Return the id of the hex of a fuel depot."""
    return next(depot.hex for depot in state.title.fuel_depots if depot.name == name)


def _max_depot_uses(state: ArdennesState, name: str) -> int:
    """Return how often a fuel depot can be used; without a name, the most of any depot."""
    return max(depot.uses for depot in state.title.fuel_depots if name in ("", depot.name))


class Land(Part):
    """Improved positions, Roadblocks, bridges and fuel depots on the map, and which side holds places and bridges."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "ips": words(of=hex_subject(), fix="ip", always=True),
        "roadblocks": words(of=hex_subject(_road_hexes), fix="roadblock", always=True),
        "german_held": words(
            initial=_initial_german_hexes,
            of=hex_subject(_holdable_ids, "place"),
            value=SideChoice(words=SIDES),
            file=("german_held", "allied_held"),
            fix="held",
            edit="held",
        ),
        "bridges": entries(
            str,
            of=hexside_subject(river_hexsides, _bridge_sites),
            getter="bridge_at",
            setter="set_bridge_at",
            fix="bridge",
            value=Words(words=(INTACT, DEMOLISHED, BUILT_BRIDGE), none=NO_BRIDGE),
            adds=True,
        ),
        "german_bridges": words(
            initial=_initial_german_bridges,
            of=hexside_subject(river_hexsides, _bridge_sites),
            value=SideChoice(words=SIDES),
            file=("german_bridges", "allied_bridges"),
            fix="bridge_held",
            edit="bridge_held",
        ),
        "depots": entries(
            int,
            of=named_things_subject("depot", _depot_names, _depot_hex),
            fix="depot",
            value=Number(high=_max_depot_uses, none="none"),
            adds=True,
        ),
        "meuse_reached": flag(always=True),
    }
    __slots__ = (*FACTS, "_rivers", "ground")

    ips: frozenset[str]
    """Hexes with an improved position."""
    roadblocks: frozenset[str]
    german_held: frozenset[str]
    """Cities, Towns, victory hexes and depots held by the German; the Allies hold the others."""
    bridges: Table[str]
    """River hexsides whose bridge differs from the printed map: demolished or built."""
    german_bridges: frozenset[str]
    """Bridges held by the German; the Allies hold the others."""
    depots: Table[int]
    """Uses left of each depot that a mechanized German unit has entered."""
    meuse_reached: bool
    """Whether a German unit has ever been adjacent to the Meuse."""

    _rivers: Rivers | None

    def __init__(self, state: ArdennesState) -> None:
        super().__init__(state)
        self.ground: MapAttributes = state.title.attributes

    def derive(self) -> None:
        """Forget the roads and rivers computed from the bridges, so that they are computed again."""
        self._rivers = None

    # Changes

    def add_ip(self, hex: str) -> None:
        """Place an improved position (IP) in a hex."""
        self.ips |= {hex}

    def remove_ip(self, hex: str) -> None:
        """Remove the improved position (IP) from a hex."""
        self.ips -= {hex}

    def set_roadblock(self, hex: str, on: bool) -> None:
        """Record whether a hex has a Roadblock."""
        self.roadblocks = self.roadblocks | {hex} if on else self.roadblocks - {hex}

    def set_holder(self, hex: int, side: int) -> None:
        """Record which side holds the City, Town, victory hex or fuel depot in a hex."""
        place = {self.ground.map.ids[hex]}
        self.german_held = self.german_held | place if side == GERMAN else self.german_held - place

    def hold_bridge(self, crossing: Crossing, side: int) -> None:
        """Record which side holds the bridge at a river hexside."""
        id, held = crossing.id, self.german_bridges
        if (id in held) != (side == GERMAN):
            self.german_bridges = held | {id} if side == GERMAN else held - {id}
            self._update_rivers(crossing)

    def set_bridge(self, crossing: Crossing, state: str) -> None:
        """Set the state of a bridge to demolished, repaired or built."""
        as_printed = INTACT if crossing.bridged else NO_BRIDGE
        id = crossing.id
        self.bridges = self.bridges.without_entry(id) if state == as_printed else self.bridges.with_entry(id, state)
        self._update_rivers(crossing)

    def set_bridge_at(self, id: str, word: str) -> None:
        """Correct the state of the bridge at a river hexside, as in the position editor.

        Raise Invalid if a printed bridge is to be removed.
        """
        crossing = self.ground.find_crossing(id)
        if not word and crossing.bridged:
            raise Invalid(say("fix.bridge-stands", where=id), parameter="to", accepted=(INTACT, DEMOLISHED))
        self.set_bridge(crossing, word or NO_BRIDGE)

    def _update_rivers(self, crossing: Crossing) -> None:
        """Update the roads and rivers after a bridge, or the side that holds it, changed."""
        if self._rivers is not None:
            now = (self.has_bridge(crossing), self.bridge_holder(crossing))
            self._rivers = self._rivers.with_bridge(crossing, *now)

    def set_depot(self, name: str, uses: int | None) -> None:
        """Set the remaining uses of a fuel depot; None means that it is not captured."""
        self.depots = self.depots.without_entry(name) if uses is None else self.depots.with_entry(name, uses)

    def set_meuse_reached(self, reached: bool) -> None:
        """Record whether a German unit has reached the Meuse."""
        self.meuse_reached = reached

    # Queries

    @property
    def rivers(self) -> Rivers:
        """Roads and rivers of the map with the present bridges and their holders."""
        if self._rivers is None:
            self._rivers = Rivers.from_facts(self.ground, self.bridges, self.german_bridges)
        return self._rivers

    def place_holder(self, hex: int) -> int:
        """Return the number of the side that holds the City, Town, victory hex or fuel depot in a hex."""
        return GERMAN if self.ground.map.ids[hex] in self.german_held else ALLIED

    def is_enemy_town(self, hex: int, side: int) -> bool:
        """Return whether a hex is a City or Town held by the enemy of a side."""
        return hex in self.ground.town and self.place_holder(hex) != side

    def bridge_state(self, crossing: Crossing) -> str:
        """Return a bridge's state: INTACT, DEMOLISHED, BUILT_BRIDGE or NO_BRIDGE."""
        return self.bridges.get(crossing.id, INTACT if crossing.bridged else NO_BRIDGE)

    def bridge_at(self, id: str) -> str:
        """Return the state of the bridge at a river hexside; empty if there is none."""
        word = self.bridge_state(self.ground.find_crossing(id))
        return word if word in (INTACT, DEMOLISHED, BUILT_BRIDGE) else ""

    def has_bridge(self, crossing: Crossing) -> bool:
        """Return whether a usable bridge stands at a river hexside."""
        now = self.bridges.get(crossing.id)
        return crossing.bridged if now is None else now in (INTACT, BUILT_BRIDGE)

    def bridge_holder(self, crossing: Crossing) -> int:
        """Return the number of the side that holds a bridge."""
        return GERMAN if crossing.id in self.german_bridges else ALLIED
