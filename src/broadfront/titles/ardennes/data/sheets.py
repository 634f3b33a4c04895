"""Spreadsheets in which players edit their own copy of the game data; the edited data replace the built-in data."""

from __future__ import annotations

from broadfront.core.boxes.sheet import (
    Column,
    FileData,
    Part,
    Parts,
    Place,
    Row,
    RowPaths,
    Sheet,
    columns_from_struct,
    csv_sheet,
    list_sheet,
    pairs_sheet,
    parts_sheet,
    row_functions_for_list,
)
from broadfront.titles.ardennes.data.file_schemas import (
    ArmyChange,
    DepotEntry,
    PlacedUnit,
    Points,
    ScenarioEntry,
    SpecialEvent,
    StateEntry,
    VictoryEntry,
)
from broadfront.titles.ardennes.data.loading import CARDS, CHITS, COLUMNS, SCENARIOS, UNITS
from broadfront.titles.ardennes.data.records import ActionCard, AlliedCard, Chit, Day, GermanCard, SmallCount

__all__ = ["SHEETS"]

ARRIVAL = ("arrival", "arrival_date", "arrival_box", "arrival_hex", "gs16", "alt_date", "alt_event")
PLACED = "placements"
NESTED = ("vp_hexes", "state", PLACED)
"""Nested tables of a scenario, which have sheets of their own."""


def _arrivals_sheet() -> Sheet:
    """Return the definition of the arrivals spreadsheet: the columns of the counters file about when units arrive."""
    columns = {"id": Column(str, True)} | {column: Column(str) for column in ARRIVAL}

    def rows(datas: FileData) -> list[Row]:
        """Return the rows of the arrivals spreadsheet, read from the counters file."""
        return [{column: row[column] for column in columns} for row in datas[UNITS]]

    def lay(datas: FileData, rows: list[Row]) -> list[Place]:
        """Write the rows of the arrivals spreadsheet into the counters data; return where each row was stored."""
        at = {row["id"]: n for n, row in enumerate(datas[UNITS])}
        for n, row in enumerate(rows):
            if row["id"] not in at:
                raise ValueError(n, f"there is no counter {row['id']} (counters.csv)")
        for row in rows:
            datas[UNITS][at[row["id"]]] |= {column: row.get(column, "") for column in ARRIVAL}
        return [(UNITS, (at[row["id"]],)) for row in rows]

    return Sheet("arrivals", "When and where each counter comes into play.", ("id",), columns, (UNITS,), rows, lay)


def _scenario_parts(datas: FileData) -> dict[str, Part]:
    """Return where each scenario is found in the scenarios data, by scenario id."""
    found = datas[SCENARIOS]["scenario"]
    return {scenario["id"]: Part(scenario, SCENARIOS, ("scenario", n)) for n, scenario in enumerate(found)}


OF_SCENARIOS = Parts("scenario", str, (SCENARIOS,), _scenario_parts, "there is no scenario {} (scenarios.csv)")


def _unit_rows(scenario: Row) -> list[Row]:
    """Return one spreadsheet row for each unit that a scenario places on the map."""
    return [
        {"hex": entry["hex"], "side": entry.get("side", "german")} | unit
        for entry in scenario.get(PLACED, ())
        for unit in entry["units"]
    ]


def _group_by_hex(scenario: Row, rows: list[Row]) -> RowPaths:
    """Store spreadsheet rows of units in the scenario, grouped by hex and side; return where each row was stored."""
    entries: dict[tuple[str, str], Row] = {}
    stands: RowPaths = []
    for row in rows:
        key = (row["hex"], row.get("side", "german"))
        entry = entries.setdefault(key, {"hex": key[0], "side": key[1], "units": []})
        stands.append((PLACED, list(entries).index(key), "units", len(entry["units"])))
        entry["units"].append({"id": row["id"], "steps": row["steps"]})
    if entries or PLACED in scenario:
        scenario[PLACED] = list(entries.values())
    return stands


SHEETS: tuple[Sheet, ...] = (
    csv_sheet("counters", "Every counter: its formation and what is printed on it.", UNITS,
              [column for column in COLUMNS if column not in ARRIVAL]),
    _arrivals_sheet(),
    list_sheet("german_cards", "The German cards.", CARDS, "german_card", GermanCard),
    list_sheet("allied_cards", "The Allied command cards.", CARDS, "allied_card", AlliedCard),
    list_sheet("action_cards", "The Allied action cards.", CARDS, "action_card", ActionCard),
    list_sheet("special_events", "The Allied special event of a day.", CARDS, "allied_special_event", SpecialEvent,
               "date"),
    pairs_sheet("allied_draws", "Two players: cards the Allied player draws in a day at most, from each date on.",
                CARDS, ("allied_deck", "two_player_draws"), ("date", Day), ("cards", Points)),
    pairs_sheet("german_hand", "The German hand: its size, and supplemental cards a day.", CARDS, ("german_deck",),
                ("what", str), ("cards", SmallCount)),
    list_sheet("chits", "The combat chits.", CHITS, "chit", Chit),
    list_sheet("victory_hexes", "Victory hexes of the campaign.", SCENARIOS, "vp_hex", VictoryEntry, "name"),
    list_sheet("fuel_depots", "Fuel depots.", SCENARIOS, "fuel_depot", DepotEntry, "name"),
    pairs_sheet("victory_bar", "Points the German must exceed at the end of a day of the campaign.", SCENARIOS,
                ("campaign_bar",), ("date", Day), ("points", Points)),
    list_sheet("army_changes", "Corps that change army.", SCENARIOS, "army_change", ArmyChange, "corps"),
    list_sheet("scenarios", "The scenarios: when they begin and end, what wins.", SCENARIOS, "scenario", ScenarioEntry,
               leave_out=NESTED),
    parts_sheet("scenario_hexes", "Victory hexes of a scenario that has its own.", OF_SCENARIOS,
                columns_from_struct(VictoryEntry, "name", "value"), ("name",), *row_functions_for_list("vp_hexes")),
    parts_sheet("scenario_units", "Units on the map at the start of a scenario that begins later.", OF_SCENARIOS,
                {"hex": Column(str, True), "side": Column(str)} | columns_from_struct(PlacedUnit, "id", "steps"),
                ("id",), _unit_rows, _group_by_hex),
    parts_sheet("scenario_states", "Units or hexes that begin a scenario with a marker.", OF_SCENARIOS,
                {"unit": Column(str), "hex": Column(str)} | columns_from_struct(StateEntry, "state"),
                ("unit", "hex", "state"), *row_functions_for_list("state")),
)  # fmt: skip
