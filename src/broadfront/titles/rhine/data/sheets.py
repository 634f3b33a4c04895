"""Data-entry sheets for players who own the game: counters, the arrival chart, the set-up, the sector."""

from __future__ import annotations

import datetime as dt
from typing import Any, Literal

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
    parts_sheet,
)
from broadfront.titles.rhine.data import listed_counters, roster, units
from broadfront.titles.rhine.data.arrivals import FILE as ARRIVALS
from broadfront.titles.rhine.data.arrivals import Group
from broadfront.titles.rhine.data.loading import Few
from broadfront.titles.rhine.data.sector import SIDES, Goal, SectorFile

__all__ = ["SHEETS"]

SECTOR, SECTOR_UNITS, UNITS = "house/sectors/corridor.toml", "house/sectors/corridor.csv", "house/units.toml"
SCENARIO_FIELDS = ("label", "first", "last", "moves_first")
SIZE_KEYS = ("type", "nation", "part", "strength")
COUNTER_KEYS = ("nation", "type", "identifier", "part")
Side = Literal["allied", "german"]


def _counter_rows(datas: FileData) -> list[Row]:
    """Return a campaign's counters in play at the start as spreadsheet rows, numbering identical ones from 1."""
    found: list[Row] = []
    for row in datas[roster.START]:
        alike = sum(all(row[column] == other[column] for column in COUNTER_KEYS) for other in found)
        found.append(row | {"number": alike + 1})
    return found


def _store_counters(datas: FileData, rows: list[Row]) -> list[Place]:
    """Store spreadsheet rows as a campaign's counters in play at the start; return the file and line of each."""
    datas[roster.START] = [{column: row.get(column, "") for column in roster.COLUMNS} for row in rows]
    return [(roster.START, (n,)) for n in range(len(rows))]


def _turns_by_date(datas: FileData) -> dict[str, Part]:
    """Return the turns of the arrival chart by date."""
    found = datas[ARRIVALS]["turn"]
    return {turn["date"].isoformat(): Part(turn, ARRIVALS, ("turn", n)) for n, turn in enumerate(found)}


def _group_rows(turn: Row) -> list[Row]:
    """Return the groups of lines of an arrival chart turn as spreadsheet rows numbered from 1."""
    return [{"group": n} | group for n, group in enumerate(turn.get("group", ()), 1)]


def _store_groups(turn: Row, rows: list[Row]) -> RowPaths:
    """Store spreadsheet rows as the groups of an arrival chart turn; return the data path of each."""
    if rows or "group" in turn:
        turn["group"] = [{column: value for column, value in row.items() if column != "group"} for row in rows]
    return [("group", n) for n in range(len(rows))]


def _sides_by_column(value_name: str) -> Any:
    """Return the two spreadsheet columns of a value that both sides have, with the side of each column."""
    return {f"{side}_{value_name}": side for side in SIDES}


def _scenario_rows(datas: FileData) -> list[Row]:
    """Return the one spreadsheet row that describes the sector (scenario on part of the map)."""
    data = datas[SECTOR]
    reserves = {column: data["reserve_markers"][side] for column, side in _sides_by_column("reserve_markers").items()}
    supply = {column: data["supply"][side]["sp"] for column, side in _sides_by_column("sp_a_turn").items()}
    plain = {name: value.isoformat() if isinstance(value := data[name], dt.date) else value for name in SCENARIO_FIELDS}
    return [{"scenario": "corridor"} | plain | reserves | supply]


def _store_scenarios(datas: FileData, rows: list[Row]) -> list[Place]:
    """Store the spreadsheet row of the sector (scenario on part of the map); return the data path of each row."""
    data = datas[SECTOR]
    for row in rows:
        data |= {name: row[name] for name in ("label", "moves_first")}
        data |= {name: dt.date.fromisoformat(row[name]) for name in ("first", "last")}
        data["reserve_markers"] = {side: row[column] for column, side in _sides_by_column("reserve_markers").items()}
        for column, side in _sides_by_column("sp_a_turn").items():
            data["supply"][side]["sp"] = row[column]
    return [(SECTOR, ())] * len(rows)


def _dumps_by_side(datas: FileData) -> dict[str, Part]:
    """Return the supply dumps of the sector (scenario on part of the map) by side."""
    return {side: Part(datas[SECTOR]["dumps"][side], SECTOR, ("dumps", side)) for side in SIDES}


def _dump_rows(side_dumps: Row) -> list[Row]:
    """Return one side's supply dumps as spreadsheet rows of place and SP."""
    return [{"place": place, "sp": sp} for place, sp in side_dumps.items()]


def _store_dumps(side_dumps: Row, rows: list[Row]) -> RowPaths:
    """Store spreadsheet rows as one side's supply dumps; return the data path of each."""
    side_dumps.clear()
    side_dumps.update((row["place"], row["sp"]) for row in rows)
    return [(row["place"],) for row in rows]


def _set_up_sheet(sheet: str) -> Sheet:
    """Return the data-entry spreadsheet for the counters on one map sheet at the start of a campaign."""
    about = f"Who stands on Map {sheet} when a campaign begins, of either side; with a Combat side a new counter."
    kinds = {name: Column(kind, name in ("id", "hex")) for name, kind in listed_counters.COLUMNS.items()}
    return csv_sheet(f"map_{sheet.lower()}", about, listed_counters.set_up_file_name(sheet), kinds, kinds=kinds)


_SECTOR = columns_from_struct(SectorFile)

SHEETS: tuple[Sheet, ...] = (
    Sheet("counters", "Counters that the arrival chart does not bring; `number` tells those that are alike apart.",
          (*COUNTER_KEYS, "number"), {"nation": Column(str, True), "type": Column(str, True)}
          | {column: Column(str) for column in roster.COLUMNS[2:]} | {"number": Column(int, True)}, (roster.START,),
          _counter_rows, _store_counters),
    list_sheet("sizes", "Steps of units by type, nation, part and strength; the first row that fits decides.", UNITS,
               "size", roster.UnitSize, *SIZE_KEYS),
    parts_sheet("arrivals", "The arrival chart: for each date its groups, counted from 1, a line for each piece.",
                Parts("date", dt.date, (ARRIVALS,), _turns_by_date, "{} is no turn of the calendar"),
                {"group": Column(int, True)} | columns_from_struct(Group), ("group",), _group_rows, _store_groups),
    *(_set_up_sheet(sheet) for sheet in listed_counters.SHEETS),
    Sheet("scenarios", "The sector on the map: its turns, who moves first, reserves, supply.", ("scenario",),
          {"scenario": Column(Literal["corridor"], True)} | {name: _SECTOR[name] for name in SCENARIO_FIELDS}
          | {column: Column(Few, True) for part in ("reserve_markers", "sp_a_turn")
             for column in _sides_by_column(part)},
          (SECTOR,), _scenario_rows, _store_scenarios),
    csv_sheet("sector_counters", "Counters of the sector: both faces, steps, where they begin.", SECTOR_UNITS,
              units.COLUMNS),
    parts_sheet("dumps", "SP on the map of the sector at the start.",
                Parts("side", Side, (SECTOR,), _dumps_by_side, "there is no side {}"),
                {"place": Column(str, True), "sp": Column(Few, True)}, ("place",), _dump_rows, _store_dumps),
    list_sheet("victory_hexes", "Places of the sector that are worth points.", SECTOR, "goal", Goal, "place"),
)  # fmt: skip
