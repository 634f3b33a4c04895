"""Questions about entering hexes by regular and road movement, and about crossing rivers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any

from broadfront.core.questions import Answer, Exact, Kind, Span, Words, question
from broadfront.core.rulings import exact_plain
from broadfront.core.title import Title
from broadfront.titles.wacht.data import river_crossing, road_costs
from broadfront.titles.wacht.data.charts import MEANS, REGULAR_COLUMNS, RIVERS, ROAD_COLUMNS, ROADS, Charts
from broadfront.titles.wacht.data.game_turn import GameTurn
from broadfront.titles.wacht.data.terrain_costs import constricted_toll, entry_toll, night_toll, other_formation_toll
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.toll import ALL_MA, FREE, Toll, closed_toll, mp_toll, whole_ma_toll
from broadfront.titles.wacht.data.unit_table import fold_name
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.questions.accepted_words import Friends, Ground, Means, River, Terrain, Turn, UnitName, Via
from broadfront.titles.wacht.questions.unit_rows import profile_of_named_unit

ROWS = (
    "Towed artillery",
    "US AT (Leg)",
    "US AT (Mech)",
    "GE AT (Leg)",
    "GE AT (Mech)",
    "Leg Infantry Unit",
    "Mech unit",
)

RoadMode = Words(
    *ROAD_COLUMNS,
    strategic="strategic_road",
    exploitation_road="exploit_road",
    tactical="tactical_road",
    exploit="exploit_road",
)


class Crossing(Kind):
    """Parameter type for a river crossing: `minor bridge`, `stream riverbank`, or a table figure such as +3."""

    def describe_accepted(self) -> object:
        return "none, a river and how it is crossed such as `minor bridge`, or a figure such as +3 or All MA"

    def convert(self, given: Any, title: Title) -> tuple[str, str] | Fraction | str:
        if isinstance(given, Mapping):
            given = " ".join(str(word) for word in given.values())
        text = str(given).strip().casefold()
        if isinstance(given, bool) or not text:
            raise ValueError
        if re.fullmatch(r"\+?[0-9]+", text):
            return Fraction(text)
        if re.sub(r"[^a-z]", "", text) in ("allma", "none", "na"):
            return {"allma": ALL_MA, "none": "none", "na": "NA"}[re.sub(r"[^a-z]", "", text)]
        words = set(re.findall(r"[a-z]+", text))
        river = [one for one in RIVERS if one in words]
        means = [one for one in MEANS if one in words]
        if len(river) != 1 or len(means) != 1:
            raise ValueError
        return river[0], means[0]

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "description": str(self.describe_accepted())}


def _river_crossing_row_of_unit(title: Wacht, unit: str | None, mode: str) -> str:
    """Return which row of the River Crossing Table a unit uses; without a unit, the general row for the mode."""
    if unit is None:
        return "Leg Infantry Unit" if mode == "tactical_leg" else "Mech unit"
    matching = [row for row in ROWS if fold_name(row).startswith(fold_name(unit))]
    if len(matching) == 1:
        return matching[0]
    found = profile_of_named_unit(title, unit, "OOB", movement_class=None)
    if found.cls == "Leg/Mech":
        found = profile_of_named_unit(title, unit, "OOB", movement_class="Leg" if mode == "tactical_leg" else "Mech")
    return river_crossing.river_crossing_row(found)


def _given_crossing_toll(charts: Charts, row: str, given: tuple[str, str] | Fraction | str) -> Toll:
    """Return the cost of a river crossing that a question gives by name or by its figure in the table."""
    if isinstance(given, tuple):
        return river_crossing.river_crossing_toll(charts, row, given[0], given[1], road=False)
    if isinstance(given, Fraction):
        return mp_toll(given, say("cost.some-crossing"), "WAR-TEC-16")
    if given == ALL_MA:
        return whole_ma_toll(say("cost.some-crossing"), "WAR-TEC-16")
    return closed_toll(say("step.crossing-not-allowed"), "WAR-TEC-16") if given == "NA" else FREE


@question
def enter(
    title: Wacht,
    mode: Annotated[str, Words(*REGULAR_COLUMNS)],
    terrain: Annotated[tuple[str, ...], Terrain] = ("clear",),
    via: Annotated[str, Via] = "none",
    ground: Annotated[str, Ground] = "normal",
    turn: Annotated[GameTurn, Turn()] = GameTurn("AM"),  # noqa: B008 - frozen
    friends: Annotated[tuple[str, ...], Friends()] = (),
    crossing: Annotated[Any, Crossing()] = "none",
    leaving: Annotated[tuple[str, ...], Terrain] = (),
    unit: Annotated[str | None, UnitName(*ROWS)] = None,
    adjacency: Annotated[Fraction, Exact(0)] = Fraction(0),
) -> Answer:
    """MP to enter a hex by regular movement: terrain, road, night, other formations, crossing, constricted terrain.

    `leaving` is the terrain of the hex left (it matters when that is constricted); `adjacency` the penalty of
    wacht.adjacency.
    """
    charts = title.charts
    row = _river_crossing_row_of_unit(title, unit, mode)
    toll = entry_toll(charts, mode, terrain, via, ground)
    toll += constricted_toll(
        charts, mode, leaving="constricted" in leaving, entering="constricted" in terrain, via=via, river_row=row
    )
    if turn.is_night:
        toll += night_toll(charts, mode, via)
    toll += other_formation_toll(charts, friends)
    toll += _given_crossing_toll(charts, row, crossing)
    if adjacency:
        toll += mp_toll(adjacency, say("cost.next-to-enemy"), "WAR-7.5.2-04")
    rules = (charts.terrain_file.section("columns")[mode], *toll.rules)
    return Answer({"cost": _cost_as_printed(toll)}, () if toll.closed or toll.whole else toll.lines, rules)


def _cost_as_printed(toll: Toll) -> int | str:
    """Return a cost as a chart prints it: a number of MP, `All MA` or `NA`."""
    return exact_plain(toll.cost)


@question
def road(
    title: Wacht,
    mode: Annotated[str, RoadMode],
    road: Annotated[str, Words(*ROADS, primary_road="primary", secondary_road="secondary")],
    terrain: Annotated[tuple[str, ...], Terrain] = ("clear",),
    others_mech: Annotated[int, Span(0)] = 0,
    friends: Annotated[tuple[str, ...], Friends()] = (),
    turn: Annotated[GameTurn, Turn()] = GameTurn("AM"),  # noqa: B008 - frozen
    strategic_units: bool = False,
) -> Answer:
    """MP to enter a hex by road movement, whether the move ends there, and whether the hex may be entered at all.

    `others_mech` counts the mechanized units in the hex; `strategic_units` says that one of them is in Strategic Mode.
    """
    charts = title.charts
    toll = road_costs.road_toll(charts, mode, road, terrain) + other_formation_toll(charts, friends)
    toll += road_costs.crowded_road_toll(charts, mode, others_mech, strategic_units)
    if turn.is_night:
        toll += night_toll(charts, mode, f"{road}_road" if road != "trail" else road)
    allowed = not toll.closed
    value = {"cost": exact_plain(toll.mp) if allowed else None, "stops": bool(toll.stops), "allowed": allowed}
    if toll.why:
        value["why"] = str(toll.why)
    return Answer(value, toll.lines if allowed else (), (charts.road_file.section("columns")[mode], *toll.rules))


@question
def river(
    title: Wacht,
    unit: Annotated[str, UnitName(*ROWS)],
    river: Annotated[str, River],
    by: Annotated[str, Means],
    movement: Annotated[str, Words("regular", "road")] = "regular",
) -> Answer:
    """The River Crossing Table: +n is added to the entry cost, All MA takes the whole MA, NA is not allowed."""
    row = _river_crossing_row_of_unit(title, unit, "tactical_mech")
    text, rules = river_crossing.river_crossing_figure(title.charts, row, river, by, movement == "road")
    return Answer({"cost": text}, (), rules)
