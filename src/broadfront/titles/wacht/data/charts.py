"""The printed charts of Wacht and the house definitions, each file read on first use."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Any, Literal, NamedTuple

from broadfront.core.files import TitleFiles
from broadfront.tables import Table
from broadfront.titles.wacht.data.forms import Few
from broadfront.titles.wacht.data.loading import ChartFile, Row
from broadfront.titles.wacht.data.unit_table import UnitTable

REGULAR_COLUMNS = ("exploit_mech", "tactical_mech", "tactical_leg")
ROAD_COLUMNS = ("strategic_road", "exploit_road", "tactical_road")
ROADS = ("primary", "secondary", "trail")
RIVERS = ("stream", "minor", "major")
MEANS = ("bridge", "ford", "engineer", "riverbank")
GROUNDS = ("normal", "frozen", "snow", "thaw")
PARTS = ("AM", "PM", "Night")


class GroundRow(NamedTuple):
    """A row of the ground conditions table."""

    change: int
    unless: frozenset[str]
    rule: str


class EntryFigure(NamedTuple):
    """A cost in the terrain chart: a total, an addition, or `other` for the hex's other terrain."""

    text: str
    rule: str

    @property
    def added(self) -> bool:
        return self.text.startswith("+")

    @property
    def mp(self) -> Fraction:
        return Fraction(self.text)


class Charts:
    """All charts of the title, loaded on first use."""

    def __init__(self, files: TitleFiles) -> None:
        self.files = files

    def _file(self, name: str) -> ChartFile:
        return ChartFile(self.files, f"charts/{name}.toml")

    @cached_property
    def house(self) -> ChartFile:
        return ChartFile(self.files, "house/house.toml")

    @cached_property
    def unit_table(self) -> UnitTable:
        return UnitTable(self._file("units"))

    @cached_property
    def allowance(self) -> ChartFile:
        return self._file("allowance")

    @cached_property
    def reductions(self) -> dict[str, Row]:
        return self.allowance.keyed("reduce")

    @cached_property
    def ground_file(self) -> ChartFile:
        return self._file("ground")

    @cached_property
    def ground(self) -> dict[str, GroundRow]:
        rows = self.ground_file.keyed(known=GROUNDS)
        return {name: GroundRow(r["MA"], frozenset(r["unless only on"]), r["rule"]) for name, r in rows.items()}

    @cached_property
    def fuel(self) -> ChartFile:
        return self._file("fuel")

    @cached_property
    def fuel_table(self) -> dict[str, Row]:
        return self.fuel.keyed("table", known=("None", "Low", "Normal", "MR-Bonus"))

    @cached_property
    def fuel_modifiers(self) -> dict[str, Row]:
        return self.fuel.keyed("modifiers", known=("released_from_mr_this_gt", "extended_korps_supply"))

    @cached_property
    def fuel_allocation(self) -> dict[str, Row]:
        return self.fuel.keyed("allocation", known=("division", "brigade"))

    @cached_property
    def leaders(self) -> ChartFile:
        return self._file("leaders")

    @cached_property
    def leader_bonus(self) -> Table:
        return Table.from_file(self.files, "charts/leaders.toml", "bonus", cell=Few, dice=(0, 9), columns=("MP",))

    @cached_property
    def terrain(self) -> ChartFile:
        return self._file("terrain")

    @cached_property
    def entry(self) -> dict[str, dict[str, EntryFigure]]:
        """Entry costs of regular movement, by chart column and terrain."""
        rows = self.terrain.rows("regular")
        return {mode: {row["terrain"]: EntryFigure(row[mode], row["rule"]) for row in rows} for mode in REGULAR_COLUMNS}

    @cached_property
    def constricted(self) -> dict[str, Row]:
        return self.terrain.keyed("constricted", known=REGULAR_COLUMNS)

    @cached_property
    def night(self) -> dict[str, Row]:
        return self.terrain.keyed("night", known=(*REGULAR_COLUMNS, "pa", *ROAD_COLUMNS))

    @cached_property
    def road(self) -> ChartFile:
        return self._file("road")

    @cached_property
    def road_rate(self) -> dict[str, Row]:
        return self.road.keyed("rate", known=("primary", "secondary", "trail, clear", "trail, other terrain"))

    @cached_property
    def road_others(self) -> dict[str, Row]:
        return self.road.keyed("others", known=("1", "2", "3", "strategic"))

    @cached_property
    def road_bridge(self) -> dict[str, Row]:
        return self.road.keyed("bridge", known=("major", "minor", "stream"))

    @cached_property
    def enemy(self) -> ChartFile:
        return self._file("enemy")

    @cached_property
    def penalty(self) -> dict[str, Row]:
        return self.enemy.keyed("penalty", known=("open", "ip", "et", "fort"))

    @cached_property
    def stops(self) -> list[Row]:
        return self.enemy.rows("stops")

    @cached_property
    def stop_roll(self) -> dict[str, Row]:
        return self.enemy.keyed("stop_roll", known=("Rangers", "150th PzBrigade"))

    @cached_property
    def river(self) -> ChartFile:
        return self._file("river")

    @cached_property
    def crossing(self) -> dict[str, Row]:
        """Rows of the River Crossing Table, by type of unit."""
        return self.river.keyed()

    @cached_property
    def crossing_chart(self) -> dict[str, Row]:
        return self.river.keyed("chart", known=("major", "minor", "stream"))

    @cached_property
    def bridge(self) -> ChartFile:
        return self._file("bridge")

    @cached_property
    def bridge_types(self) -> dict[str, Row]:
        """Bridge types with a weight limit, by bridge."""
        return {row["bridge"]: row for row in self.bridge.rows("types")}

    @cached_property
    def collapse_table(self) -> Table:
        return Table.from_file(
            self.files,
            "charts/bridge.toml",
            "table",
            cell=Literal["collapse", "holds"],
            dice=(0, 9),
            columns=("bridge",),
        )

    @cached_property
    def stacking(self) -> ChartFile:
        return self._file("stacking")

    @cached_property
    def stack_limits(self) -> dict[str, Row]:
        return self.stacking.keyed("limits", known=("constricted", "any"))

    @cached_property
    def stack_leg(self) -> dict[str, Row]:
        return self.stacking.keyed("leg")

    @cached_property
    def army(self) -> ChartFile:
        return self._file("army")

    @cached_property
    def congestion(self) -> dict[str, Row]:
        return self.army.keyed("congestion", known=("GE", "US"))

    @cached_property
    def cover(self) -> ChartFile:
        return self._file("cover")

    @cached_property
    def covering(self) -> dict[str, frozenset[str]]:
        """Terrain features that give cover, by purpose."""
        rows = self.cover.rows()
        purposes = ("movement", "combat", "observation", "supply_path")
        return {purpose: frozenset(row["feature"] for row in rows if row[purpose]) for purpose in purposes}

    @cached_property
    def cover_rules(self) -> dict[str, str]:
        return self.cover.section("rules")

    @cached_property
    def prepared_assault(self) -> ChartFile:
        return self._file("prepared_assault")

    @cached_property
    def assault_hexes(self) -> dict[str, Row]:
        return self.prepared_assault.keyed("hexes", known=("Leg", "Rangers", "Mech"))

    @cached_property
    def assault_stops(self) -> dict[str, Any]:
        return {row["terrain"]: row["rule"] for row in self.prepared_assault.rows("stops")}

    @cached_property
    def assault_crossing(self) -> dict[str, Row]:
        return self.prepared_assault.keyed("crossing", known=("major", "minor", "stream"))
