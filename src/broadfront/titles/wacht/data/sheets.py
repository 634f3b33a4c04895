"""Sheets of a user's own Wacht box: units and formations of each scenario, and the allowances chart."""

from __future__ import annotations

from typing import Literal

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
    parts_sheet,
    row_functions_for_list,
)
from broadfront.titles.wacht.data.records import Army
from broadfront.titles.wacht.data.set_up_file import SetBridge, SetFormation, SetUnit, SetUp

__all__ = ["SHEETS"]

SET_UPS = {name: f"house/setups/{name}.toml" for name in ("ambleve", "shoulder-and-our")}
ALLOWANCES = "charts/units.toml"
CELLS = (
    "unit", "leg", "mech", "MA leg", "MA mech", "motorize", "cost", "fire OOB", "stack IB", "stack OOB", "stop",
    "strategic", "GE", "US", "notes", "rule",
)  # fmt: skip
SCENARIO_FIELDS = ("label", "turn", "turns", "ground", "dump_captured")
SCENARIO = Literal["ambleve", "shoulder-and-our"]


def _set_up_parts(datas: FileData) -> dict[str, Part]:
    """Return the data of the set-up file of each scenario, by scenario name."""
    return {name: Part(datas[file], file) for name, file in SET_UPS.items()}


SET_UP_PARTS = Parts("scenario", SCENARIO, tuple(SET_UPS.values()), _set_up_parts, "there is no scenario {}")


def _unit_rows(data: Row) -> list[Row]:
    """Return one spreadsheet row for each unit of a set-up file, with the formation it belongs to."""
    return [{"formation": one["id"]} | unit for one in data["formation"] for unit in one.get("units", ())]


def _write_unit_rows(data: Row, rows: list[Row]) -> RowPaths:
    """Replace the units of a set-up file by these spreadsheet rows, and return where each row now stands."""
    at = {formation["id"]: n for n, formation in enumerate(data["formation"])}
    for n, row in enumerate(rows):
        if row["formation"] not in at:
            raise ValueError(n, f"there is no formation {row['formation']} (formations.csv)")
    stands: RowPaths = []
    held: dict[str, list[Row]] = {id: [] for id in at}
    for row in rows:
        units = held[row["formation"]]
        stands.append(("formation", at[row["formation"]], "units", len(units)))
        units.append({column: value for column, value in row.items() if column != "formation"})
    for formation in data["formation"]:
        if held[formation["id"]] or "units" in formation:
            formation["units"] = held[formation["id"]]
    return stands


def _scenario_rows(data: Row) -> list[Row]:
    """Return the one spreadsheet row of a scenario: its label, game turns and ground."""
    return [{name: data[name] for name in SCENARIO_FIELDS if name in data}]


def _write_scenario_rows(data: Row, rows: list[Row]) -> RowPaths:
    """Write a scenario's spreadsheet row into its set-up file, and return where the row stands."""
    for row in rows:
        for name in SCENARIO_FIELDS:
            data.pop(name, None)
        data |= row
    return [()] * len(rows)


def _fieldwork_rows(data: Row) -> list[Row]:
    """Return one spreadsheet row for each fieldwork of a set-up file: hex and kind."""
    return [{"hex": hex, "work": work} for hex, work in data.get("works", {}).items()]


def _write_fieldwork_rows(data: Row, rows: list[Row]) -> RowPaths:
    """Replace the fieldworks of a set-up file by these spreadsheet rows, and return where each row stands."""
    if rows or "works" in data:
        data["works"] = {row["hex"]: row["work"] for row in rows}
    return [("works", row["hex"]) for row in rows]


def _allowance_rows(datas: FileData) -> list[Row]:
    """Return one spreadsheet row for each row of the special unit table."""
    return [dict(zip(CELLS, row, strict=True)) for row in datas[ALLOWANCES]["rows"]]


def _write_allowance_rows(datas: FileData, rows: list[Row]) -> list[Place]:
    """Replace the special unit table by these spreadsheet rows, and return where each row stands."""
    datas[ALLOWANCES]["rows"] = [[row.get(cell, [] if cell == "notes" else "") for cell in CELLS] for row in rows]
    return [(ALLOWANCES, ("rows", n)) for n in range(len(rows))]


SHEETS: tuple[Sheet, ...] = (
    parts_sheet("scenarios", "The scenarios: when they begin, how long they last, the ground.", SET_UP_PARTS,
                columns_from_struct(SetUp, *SCENARIO_FIELDS), (), _scenario_rows, _write_scenario_rows),
    parts_sheet("armies", "Armies with fuel and transport points.", SET_UP_PARTS, columns_from_struct(Army), ("id",),
                *row_functions_for_list("army")),
    parts_sheet("formations", "Divisions, brigades and asset units.", SET_UP_PARTS,
                columns_from_struct(SetFormation, leave_out=("units",)), ("id",),
                *row_functions_for_list("formation", "units")),
    parts_sheet("counters", "Every counter: what is printed on it, and where and how it begins.", SET_UP_PARTS,
                {"formation": Column(str, True)} | columns_from_struct(SetUnit), ("id",), _unit_rows, _write_unit_rows),
    parts_sheet("bridges", "Bridges that are not as on the map.", SET_UP_PARTS, columns_from_struct(SetBridge),
                ("between",),
                *row_functions_for_list("bridge")),
    parts_sheet("works", "Fieldworks: ip, et or fort.", SET_UP_PARTS,
                {"hex": Column(str, True), "work": Column(Literal["ip", "et", "fort"], True)}, ("hex",),
                _fieldwork_rows,
                _write_fieldwork_rows),
    Sheet("allowances", "The chart of special units: allowances, stacking, transport.", ("unit",),
          {cell: Column(tuple[str, ...] if cell == "notes" else str, cell == "unit") for cell in CELLS}, (ALLOWANCES,),
          _allowance_rows, _write_allowance_rows),
)  # fmt: skip
