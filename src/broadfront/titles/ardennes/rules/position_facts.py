"""The facts of a position: where every unit is and in which state, bridges, Roadblocks, who holds what."""

from __future__ import annotations

import datetime as dt
from typing import ClassVar

from broadfront.core.locations import Location
from broadfront.core.state import Fact, State, column, locations, plain, table
from broadfront.titles.ardennes.data.attributes import Attributes
from broadfront.titles.ardennes.data.records import Scenario, Unit, VictoryHex
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY, Ardennes
from broadfront.titles.ardennes.rules.findings import Findings

__all__ = ["PositionFacts"]


def words() -> Fact:
    """A set of hex ids, hexsides or words."""
    return Fact(set, sorted, lambda _title, data: set(data))


class PositionFacts(Findings, State):
    """What a position file and a checkpoint hold, and the printed things it rests on."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "day": plain(),
        "where": locations(),
        "steps": column(),
        "supply": column(),
        "dispersed": column(),
        "out_of_fuel": column(),
        "done": column(),
        "today": column(),
        "activated": column(),
        "ips": words(),
        "roadblocks": words(),
        "german_held": words(),
        "bridges": table(),
        "german_bridges": words(),
        "crossed": table(),
        "checked": words(),
        "depots": table(),
        "exit_vp": plain(),
        "meuse_reached": plain(),
        "okw_army": plain(),
        "used": words(),
        "lasting": words(),
        "memory": table(),
    }

    day: int
    """Day of December."""
    where: list[Location]
    steps: bytearray
    supply: bytearray
    """Supply marker by unit: IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY or ISOLATED."""
    dispersed: bytearray
    out_of_fuel: bytearray
    done: bytearray
    """Bits of what a unit did in the present activation."""
    today: bytearray
    """Bits of what happened to a unit today."""
    activated: bytearray
    """The impulse of its side today in which a unit was last activated, counted from 1; 0 for none."""
    ips: set[str]
    """Hexes with an improved position."""
    roadblocks: set[str]
    german_held: set[str]
    """Cities, Towns, victory hexes and depots held by the German; the others are Allied."""
    bridges: dict[str, str]
    """River hexsides whose bridge is not as on the map: demolished or built."""
    german_bridges: set[str]
    """Bridges held by the German; the others are Allied."""
    crossed: dict[str, int]
    """River hexsides used in the present activation, with bits of how."""
    checked: set[str]
    """Hexes checked for a Roadblock in the present activation."""
    depots: dict[str, int]
    """Uses left by depot, once a mechanized German unit has entered it."""
    exit_vp: int
    meuse_reached: bool
    """Whether a German unit has ever been adjacent to the Meuse."""
    okw_army: str
    """The army OKW units count as since their last activation; empty before."""
    used: set[str]
    """Events that happened and happen once a game."""
    lasting: set[str]
    """Events in force until the end of the day."""
    memory: dict[str, int]
    """Counters the sequence of play keeps (impulse, command level spent, replacement points, ...)."""

    title: Ardennes
    ground: Attributes
    units: tuple[Unit, ...]
    vp_hexes: frozenset[int]
    holdable: frozenset[int]
    """Hexes somebody holds: Cities, Towns, depots and victory hexes."""

    def __init__(self, title: Ardennes, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self._share()
        count = len(title.units)
        aside = title.locations.boxes[NOT_IN_PLAY]
        self.day = self.plan.start
        self.where = [aside] * count
        self.steps = bytearray(unit.steps for unit in title.units)
        self.supply = bytearray(count)
        self.dispersed = bytearray(count)
        self.out_of_fuel = bytearray(count)
        self.done = bytearray(count)
        self.today = bytearray(count)
        self.activated = bytearray(count)
        self.ips = set()
        self.roadblocks = set()
        self.bridges = {}
        self.crossed = {}
        self.checked = set()
        self.depots = {}
        self.exit_vp = 0
        self.meuse_reached = False
        self.okw_army = ""
        self.used = set()
        self.lasting = set()
        self.memory = {}
        ground, ids = title.attributes, title.map.ids
        self.german_held = {ids[i] for i in self.holdable if i in ground.german_at_start}
        self.german_bridges = {
            c.id for c in ground.crossings if c.a in ground.german_at_start and c.b in ground.german_at_start
        }
        self.derive()

    # Shared, frozen things

    def _share(self) -> None:
        """Plain attributes for what is read all the time."""
        title = self.title
        self.ground, self.units = title.attributes, title.units
        self.vp_hexes, self.holdable = title.vp_hexes(self.scenario), title.holdable(self.scenario)

    @property
    def plan(self) -> Scenario:
        """The scenario's record."""
        return self.title.scenarios[self.scenario]

    @property
    def victory_hexes(self) -> tuple[VictoryHex, ...]:
        """What the rules call VP hexes in this scenario."""
        return self.plan.victory_hexes

    @property
    def date(self) -> dt.date:
        return dt.date(1944, 12, self.day)
