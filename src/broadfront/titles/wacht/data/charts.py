"""The printed charts of Wacht and the house definitions, each file read on first use."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Any, Literal, NamedTuple

from broadfront.core.files import TitleFiles
from broadfront.tables import Table
from broadfront.titles.wacht.data.chart_file import ChartFile, Row
from broadfront.titles.wacht.data.chart_schemas import Few
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
    def is_addition(self) -> bool:
        return self.text.startswith("+")

    @property
    def mp(self) -> Fraction:
        return Fraction(self.text)


class Charts:
    """All charts of the title, loaded on first use."""

    def __init__(self, files: TitleFiles) -> None:
        self.files = files

    def _chart_file(self, name: str) -> ChartFile:
        return ChartFile(self.files, f"charts/{name}.toml")

    @cached_property
    def house_file(self) -> ChartFile:
        return ChartFile(self.files, "house/house.toml")

    @cached_property
    def unit_table(self) -> UnitTable:
        return UnitTable(self._chart_file("units"))

    @cached_property
    def allowance_file(self) -> ChartFile:
        return self._chart_file("allowance")

    @cached_property
    def reductions(self) -> dict[str, Row]:
        return self.allowance_file.rows_by_label("reduce")

    @cached_property
    def ground_file(self) -> ChartFile:
        return self._chart_file("ground")

    @cached_property
    def ground_rows(self) -> dict[str, GroundRow]:
        rows = self.ground_file.rows_by_label(known=GROUNDS)
        return {name: GroundRow(r["MA"], frozenset(r["unless only on"]), r["rule"]) for name, r in rows.items()}

    @cached_property
    def fuel_file(self) -> ChartFile:
        return self._chart_file("fuel")

    @cached_property
    def fuel_table(self) -> dict[str, Row]:
        return self.fuel_file.rows_by_label("table", known=("None", "Low", "Normal", "MR-Bonus"))

    @cached_property
    def fuel_modifiers(self) -> dict[str, Row]:
        return self.fuel_file.rows_by_label("modifiers", known=("released_from_mr_this_gt", "extended_korps_supply"))

    @cached_property
    def fuel_allocation(self) -> dict[str, Row]:
        return self.fuel_file.rows_by_label("allocation", known=("division", "brigade"))

    @cached_property
    def leaders_file(self) -> ChartFile:
        return self._chart_file("leaders")

    @cached_property
    def leader_bonus_table(self) -> Table:
        return Table.from_file(self.files, "charts/leaders.toml", "bonus", cell=Few, dice=(0, 9), columns=("MP",))

    @cached_property
    def terrain_file(self) -> ChartFile:
        return self._chart_file("terrain")

    @cached_property
    def entry_costs(self) -> dict[str, dict[str, EntryFigure]]:
        """Entry costs of regular movement, by chart column and terrain."""
        rows = self.terrain_file.rows("regular")
        return {mode: {row["terrain"]: EntryFigure(row[mode], row["rule"]) for row in rows} for mode in REGULAR_COLUMNS}

    @cached_property
    def constricted_costs(self) -> dict[str, Row]:
        return self.terrain_file.rows_by_label("constricted", known=REGULAR_COLUMNS)

    @cached_property
    def night_costs(self) -> dict[str, Row]:
        return self.terrain_file.rows_by_label("night", known=(*REGULAR_COLUMNS, "pa", *ROAD_COLUMNS))

    @cached_property
    def road_file(self) -> ChartFile:
        return self._chart_file("road")

    @cached_property
    def road_rates(self) -> dict[str, Row]:
        return self.road_file.rows_by_label(
            "rate", known=("primary", "secondary", "trail, clear", "trail, other terrain")
        )

    @cached_property
    def crowding_costs(self) -> dict[str, Row]:
        return self.road_file.rows_by_label("others", known=("1", "2", "3", "strategic"))

    @cached_property
    def road_bridge_costs(self) -> dict[str, Row]:
        return self.road_file.rows_by_label("bridge", known=("major", "minor", "stream"))

    @cached_property
    def enemy_file(self) -> ChartFile:
        return self._chart_file("enemy")

    @cached_property
    def enemy_penalties(self) -> dict[str, Row]:
        return self.enemy_file.rows_by_label("penalty", known=("open", "ip", "et", "fort"))

    @cached_property
    def forced_stops(self) -> list[Row]:
        return self.enemy_file.rows("stops")

    @cached_property
    def stop_rolls(self) -> dict[str, Row]:
        return self.enemy_file.rows_by_label("stop_roll", known=("Rangers", "150th PzBrigade"))

    @cached_property
    def river_file(self) -> ChartFile:
        return self._chart_file("river")

    @cached_property
    def crossing_table(self) -> dict[str, Row]:
        """Rows of the River Crossing Table, by type of unit."""
        return self.river_file.rows_by_label()

    @cached_property
    def crossing_chart(self) -> dict[str, Row]:
        return self.river_file.rows_by_label("chart", known=("major", "minor", "stream"))

    @cached_property
    def bridge_file(self) -> ChartFile:
        return self._chart_file("bridge")

    @cached_property
    def bridge_types(self) -> dict[str, Row]:
        """Bridge types with a weight limit, by bridge."""
        return {row["bridge"]: row for row in self.bridge_file.rows("types")}

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
    def stacking_file(self) -> ChartFile:
        return self._chart_file("stacking")

    @cached_property
    def stack_limits(self) -> dict[str, Row]:
        return self.stacking_file.rows_by_label("limits", known=("constricted", "any"))

    @cached_property
    def leg_for_stacking(self) -> dict[str, Row]:
        return self.stacking_file.rows_by_label("leg")

    @cached_property
    def army_file(self) -> ChartFile:
        return self._chart_file("army")

    @cached_property
    def congestion_periods(self) -> dict[str, Row]:
        return self.army_file.rows_by_label("congestion", known=("GE", "US"))

    @cached_property
    def cover_file(self) -> ChartFile:
        return self._chart_file("cover")

    @cached_property
    def covering_features(self) -> dict[str, frozenset[str]]:
        """Terrain features that give cover, by purpose."""
        rows = self.cover_file.rows()
        purposes = ("movement", "combat", "observation", "supply_path")
        return {purpose: frozenset(row["feature"] for row in rows if row[purpose]) for purpose in purposes}

    @cached_property
    def cover_rules(self) -> dict[str, str]:
        return self.cover_file.section("rules")

    @cached_property
    def prepared_assault_file(self) -> ChartFile:
        return self._chart_file("prepared_assault")

    @cached_property
    def assault_hexes(self) -> dict[str, Row]:
        return self.prepared_assault_file.rows_by_label("hexes", known=("Leg", "Rangers", "Mech"))

    @cached_property
    def assault_stops(self) -> dict[str, Any]:
        return {row["terrain"]: row["rule"] for row in self.prepared_assault_file.rows("stops")}

    @cached_property
    def assault_crossings(self) -> dict[str, Row]:
        return self.prepared_assault_file.rows_by_label("crossing", known=("major", "minor", "stream"))
