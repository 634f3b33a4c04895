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
    """A row of the ground conditions table: the change of MA, the routes that escape it, and the rule."""

    change: int
    unless: frozenset[str]
    rule: str


class EntryFigure(NamedTuple):
    """A cost in the terrain chart: a total such as 2, an addition such as +1, or `other` (pay the other terrain)."""

    text: str
    rule: str

    @property
    def is_addition(self) -> bool:
        """Whether the cost is added to that of the other terrain."""
        return self.text.startswith("+")

    @property
    def mp(self) -> Fraction:
        """Cost in movement points."""
        return Fraction(self.text)


class Charts:
    """All printed charts of Wacht and its house definitions; each file is read on first use."""

    def __init__(self, files: TitleFiles) -> None:
        self.files = files

    def _chart_file(self, name: str) -> ChartFile:
        """Return the chart file with this name, without its folder and suffix."""
        return ChartFile(self.files, f"charts/{name}.toml")

    @cached_property
    def house_file(self) -> ChartFile:
        """House definitions: rulings on points that the printed rules leave open."""
        return ChartFile(self.files, "house/house.toml")

    @cached_property
    def unit_table(self) -> UnitTable:
        return UnitTable(self._chart_file("units"))

    @cached_property
    def allowance_file(self) -> ChartFile:
        """Chart of changes of the movement allowance."""
        return self._chart_file("allowance")

    @cached_property
    def allowance_reductions(self) -> dict[str, Row]:
        """Reductions of the movement allowance, by their cause."""
        return self.allowance_file.rows_by_label("reduce")

    @cached_property
    def ground_file(self) -> ChartFile:
        return self._chart_file("ground")

    @cached_property
    def ground_rows(self) -> dict[str, GroundRow]:
        """Effects of ground conditions on the movement allowance, by ground condition."""
        rows = self.ground_file.rows_by_label(known=GROUNDS)
        return {name: GroundRow(r["MA"], frozenset(r["unless only on"]), r["rule"]) for name, r in rows.items()}

    @cached_property
    def fuel_file(self) -> ChartFile:
        return self._chart_file("fuel")

    @cached_property
    def fuel_table(self) -> dict[str, Row]:
        """Rows of the Fuel & Reserve Release Table, by fuel status and for the reserve bonus."""
        return self.fuel_file.rows_by_label("table", known=("None", "Low", "Normal", "MR-Bonus"))

    @cached_property
    def fuel_modifiers(self) -> dict[str, Row]:
        """Die roll modifiers of the Fuel & Reserve Release Table, by condition."""
        return self.fuel_file.rows_by_label("modifiers", known=("released_from_mr_this_gt", "extended_korps_supply"))

    @cached_property
    def fuel_allocation(self) -> dict[str, Row]:
        """Fuel points that each fuel status costs, for a division and for a brigade."""
        return self.fuel_file.rows_by_label("allocation", known=("division", "brigade"))

    @cached_property
    def leaders_file(self) -> ChartFile:
        return self._chart_file("leaders")

    @cached_property
    def leader_bonus_table(self) -> Table:
        """Movement bonus of activated leaders by die roll."""
        return Table.from_file(self.files, "charts/leaders.toml", "bonus", cell=Few, dice=(0, 9), columns=("MP",))

    @cached_property
    def terrain_file(self) -> ChartFile:
        return self._chart_file("terrain")

    @cached_property
    def entry_costs(self) -> dict[str, dict[str, EntryFigure]]:
        """Costs of entering a hex by regular movement, by column of the terrain chart and by terrain."""
        rows = self.terrain_file.rows("regular")
        return {mode: {row["terrain"]: EntryFigure(row[mode], row["rule"]) for row in rows} for mode in REGULAR_COLUMNS}

    @cached_property
    def constricted_costs(self) -> dict[str, Row]:
        """Extra costs of constricted terrain."""
        return self.terrain_file.rows_by_label("constricted", known=REGULAR_COLUMNS)

    @cached_property
    def night_costs(self) -> dict[str, Row]:
        return self.terrain_file.rows_by_label("night", known=(*REGULAR_COLUMNS, "pa", *ROAD_COLUMNS))

    @cached_property
    def road_file(self) -> ChartFile:
        return self._chart_file("road")

    @cached_property
    def road_rates(self) -> dict[str, Row]:
        """Movement points for a hex of road movement, by type of road."""
        return self.road_file.rows_by_label(
            "rate", known=("primary", "secondary", "trail, clear", "trail, other terrain")
        )

    @cached_property
    def crowding_costs(self) -> dict[str, Row]:
        """Costs of road movement into a hex that holds other mechanized units, by the number of such units."""
        return self.road_file.rows_by_label("others", known=("1", "2", "3", "strategic"))

    @cached_property
    def road_bridge_costs(self) -> dict[str, Row]:
        """Costs of crossing bridges by road movement, by type of river."""
        return self.road_file.rows_by_label("bridge", known=("major", "minor", "stream"))

    @cached_property
    def enemy_file(self) -> ChartFile:
        return self._chart_file("enemy")

    @cached_property
    def enemy_penalties(self) -> dict[str, Row]:
        """MP penalties for entering hexes next to the enemy."""
        return self.enemy_file.rows_by_label("penalty", known=("open", "ip", "et", "fort"))

    @cached_property
    def forced_stops(self) -> list[Row]:
        """Cases in which entering a hex next to the enemy ends a move."""
        return self.enemy_file.rows("stops")

    @cached_property
    def stop_rolls(self) -> dict[str, Row]:
        """Die rolls of Rangers and 150th Panzer Brigade against forced stops, by unit."""
        return self.enemy_file.rows_by_label("stop_roll", known=("Rangers", "150th PzBrigade"))

    @cached_property
    def river_file(self) -> ChartFile:
        return self._chart_file("river")

    @cached_property
    def river_crossing_table(self) -> dict[str, Row]:
        """Rows of the River Crossing Table, by type of unit."""
        return self.river_file.rows_by_label()

    @cached_property
    def river_crossing_rules(self) -> dict[str, Row]:
        """Rule ids for crossing each type of river, for Leg and for Mech."""
        return self.river_file.rows_by_label("chart", known=("major", "minor", "stream"))

    @cached_property
    def bridge_file(self) -> ChartFile:
        return self._chart_file("bridge")

    @cached_property
    def bridge_types(self) -> dict[str, Row]:
        """Rows of the bridges with a weight limit, by type of bridge."""
        return {row["bridge"]: row for row in self.bridge_file.rows("types")}

    @cached_property
    def collapse_table(self) -> Table:
        """Bridge Collapse Table."""
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
        """Stacking limits of a hex."""
        return self.stacking_file.rows_by_label("limits", known=("constricted", "any"))

    @cached_property
    def rows_stacking_as_leg(self) -> dict[str, Row]:
        """Cases in which a mechanized or towed unit counts as Leg for stacking, by their label in the chart."""
        return self.stacking_file.rows_by_label("leg")

    @cached_property
    def army_file(self) -> ChartFile:
        return self._chart_file("army")

    @cached_property
    def congestion_periods(self) -> dict[str, Row]:
        """First and last game turn of traffic congestion, by side."""
        return self.army_file.rows_by_label("congestion", known=("GE", "US"))

    @cached_property
    def cover_file(self) -> ChartFile:
        return self._chart_file("cover")

    @cached_property
    def covering_features(self) -> dict[str, frozenset[str]]:
        """Terrain features that give cover, by purpose (movement, combat, observation, supply path)."""
        rows = self.cover_file.rows()
        purposes = ("movement", "combat", "observation", "supply_path")
        return {purpose: frozenset(row["feature"] for row in rows if row[purpose]) for purpose in purposes}

    @cached_property
    def cover_rules(self) -> dict[str, str]:
        """Rule ids of covering terrain."""
        return self.cover_file.section("rules")

    @cached_property
    def prepared_assault_file(self) -> ChartFile:
        return self._chart_file("prepared_assault")

    @cached_property
    def assault_hexes(self) -> dict[str, Row]:
        """Maximum hexes of a Prepared Assault move, for Leg, Mech and Rangers."""
        return self.prepared_assault_file.rows_by_label("hexes", known=("Leg", "Rangers", "Mech"))

    @cached_property
    def assault_stop_rules(self) -> dict[str, Any]:
        """Terrain that ends a Prepared Assault move, with its rule."""
        return {row["terrain"]: row["rule"] for row in self.prepared_assault_file.rows("stops")}

    @cached_property
    def assault_crossings(self) -> dict[str, Row]:
        """Means by which units cross a river in Prepared Assault mode, by type of river."""
        return self.prepared_assault_file.rows_by_label("crossing", known=("major", "minor", "stream"))
