"""The sheets of a person's own box of Wacht: units and formations of each scenario, and the allowances chart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from broadfront.core.boxes.sheet import Column, Datas, Place, Row, Sheet, columns_of
from broadfront.titles.wacht.data.records import Army
from broadfront.titles.wacht.data.set_up_file import SetBridge, SetFormation, SetUnit, SetUp

__all__ = ["SHEETS"]

SET_UPS = {name: f"house/setups/{name}.toml" for name in ("ambleve", "shoulder-and-our")}
ALLOWANCES = "charts/units.toml"
CELLS = (
    "unit", "leg", "mech", "MA leg", "MA mech", "motorize", "cost", "fire OOB", "stack IB", "stack OOB", "stop",
    "strategic", "GE", "US", "notes", "rule",
)  # fmt: skip
WHOLE = ("label", "turn", "turns", "ground", "dump_captured")
SCENARIO = {"scenario": Column(Literal["ambleve", "shoulder-and-our"], True)}

Stands = list[tuple[str | int, ...]]


def _of_set_ups(
    name: str, about: str, columns: dict[str, Column], key: tuple[str, ...], spread: Callable[[Row], list[Row]],
    gather: Callable[[Row, list[Row]], Stands],
) -> Sheet:  # fmt: skip
    """Rows that each scenario has: `spread` makes them of its file, `gather` puts them there."""

    def rows(datas: Datas) -> list[Row]:
        return [{"scenario": name} | row for name, file in SET_UPS.items() for row in spread(datas[file])]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        places: list[Place] = [("", ())] * len(rows)
        for scenario, file in SET_UPS.items():
            mine = [n for n, row in enumerate(rows) if row["scenario"] == scenario]
            bare = [{column: value for column, value in rows[n].items() if column != "scenario"} for n in mine]
            try:
                stands = gather(datas[file], bare)
            except ValueError as error:
                n, said = error.args
                raise ValueError(mine[n], said) from None
            for n, where in zip(mine, stands, strict=True):
                places[n] = file, where
        return places

    return Sheet(name, about, ("scenario", *key), SCENARIO | columns, tuple(SET_UPS.values()), rows, lay)


def _listed(part: str, *leave_out: str) -> tuple[Callable[[Row], list[Row]], Callable[[Row, list[Row]], Stands]]:
    """A list of tables of a set-up; what is left out stays as the entry of the same id has it."""

    def spread(data: Row) -> list[Row]:
        return [{key: value for key, value in entry.items() if key not in leave_out} for entry in data.get(part, ())]

    def gather(data: Row, rows: list[Row]) -> Stands:
        kept = {
            entry.get("id"): {key: value for key, value in entry.items() if key in leave_out}
            for entry in data.get(part, ())
        }
        if rows or part in data:
            data[part] = [row | kept.get(row.get("id"), {}) for row in rows]
        return [(part, n) for n in range(len(rows))]

    return spread, gather


def _units(data: Row) -> list[Row]:
    return [{"formation": one["id"]} | unit for one in data["formation"] for unit in one.get("units", ())]


def _put_units(data: Row, rows: list[Row]) -> Stands:
    at = {formation["id"]: n for n, formation in enumerate(data["formation"])}
    for n, row in enumerate(rows):
        if row["formation"] not in at:
            raise ValueError(n, f"there is no formation {row['formation']} (formations.csv)")
    stands: Stands = []
    held: dict[str, list[Row]] = {id: [] for id in at}
    for row in rows:
        units = held[row["formation"]]
        stands.append(("formation", at[row["formation"]], "units", len(units)))
        units.append({column: value for column, value in row.items() if column != "formation"})
    for formation in data["formation"]:
        if held[formation["id"]] or "units" in formation:
            formation["units"] = held[formation["id"]]
    return stands


def _whole(data: Row) -> list[Row]:
    return [{name: data[name] for name in WHOLE if name in data}]


def _put_whole(data: Row, rows: list[Row]) -> Stands:
    for row in rows:
        for name in WHOLE:
            data.pop(name, None)
        data |= row
    return [()] * len(rows)


def _works(data: Row) -> list[Row]:
    return [{"hex": hex, "work": work} for hex, work in data.get("works", {}).items()]


def _put_works(data: Row, rows: list[Row]) -> Stands:
    if rows or "works" in data:
        data["works"] = {row["hex"]: row["work"] for row in rows}
    return [("works", row["hex"]) for row in rows]


def _allowances(datas: Datas) -> list[Row]:
    return [dict(zip(CELLS, row, strict=True)) for row in datas[ALLOWANCES]["rows"]]


def _put_allowances(datas: Datas, rows: list[Row]) -> list[Place]:
    datas[ALLOWANCES]["rows"] = [[row.get(cell, [] if cell == "notes" else "") for cell in CELLS] for row in rows]
    return [(ALLOWANCES, ("rows", n)) for n in range(len(rows))]


def _form(form: Any, *names: str, leave_out: tuple[str, ...] = ()) -> dict[str, Column]:
    found = columns_of(form, leave_out)
    return {name: found[name] for name in names or found}


SHEETS: tuple[Sheet, ...] = (
    _of_set_ups("scenarios", "The scenarios: when they begin, how long they last, the ground.", _form(SetUp, *WHOLE),
                (), _whole, _put_whole),
    _of_set_ups("armies", "Armies with fuel and transport points.", _form(Army), ("id",), *_listed("army")),
    _of_set_ups("formations", "Divisions, brigades and asset units.", _form(SetFormation, leave_out=("units",)),
                ("id",), *_listed("formation", "units")),
    _of_set_ups("counters", "Every counter: what is printed on it, and where and how it begins.",
                {"formation": Column(str, True)} | _form(SetUnit), ("id",), _units, _put_units),
    _of_set_ups("bridges", "Bridges that are not as on the map.", _form(SetBridge), ("between",), *_listed("bridge")),
    _of_set_ups("works", "Fieldworks: ip, et or fort.",
                {"hex": Column(str, True), "work": Column(Literal["ip", "et", "fort"], True)}, ("hex",), _works,
                _put_works),
    Sheet("allowances", "The chart of special units: allowances, stacking, transport.", ("unit",),
          {cell: Column(tuple[str, ...] if cell == "notes" else str, cell == "unit") for cell in CELLS}, (ALLOWANCES,),
          _allowances, _put_allowances),
)  # fmt: skip
