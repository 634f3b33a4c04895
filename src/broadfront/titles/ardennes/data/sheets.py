"""The sheets of a person's own box of the Ardennes game: what they find printed, laid over our files."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.boxes.sheet import Column, Datas, Place, Row, Sheet, columns_of, csv_sheet, list_sheet, pairs_sheet
from broadfront.titles.ardennes.data.forms import (
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
from broadfront.titles.ardennes.data.records import ActionCard, AlliedCard, Chit, Day, Few, GermanCard

__all__ = ["SHEETS"]

ARRIVAL = ("arrival", "arrival_date", "arrival_box", "arrival_hex", "gs16", "alt_date", "alt_event")
NESTED = ("vp_hexes", "state", "placements")
"""What a scenario has in lists of tables; sheets of their own have them."""


def _arrivals() -> Sheet:
    """When and where each counter comes: the other columns of the counters."""
    columns = {"id": Column(str, True)} | {column: Column(str) for column in ARRIVAL}

    def rows(datas: Datas) -> list[Row]:
        return [{column: row[column] for column in columns} for row in datas[UNITS]]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        at = {row["id"]: n for n, row in enumerate(datas[UNITS])}
        for n, row in enumerate(rows):
            if row["id"] not in at:
                raise ValueError(n, f"there is no counter {row['id']} (counters.csv)")
        for row in rows:
            datas[UNITS][at[row["id"]]] |= {column: row.get(column, "") for column in ARRIVAL}
        return [(UNITS, (at[row["id"]],)) for row in rows]

    return Sheet(
        "arrivals", "When and where each counter comes into play.", ("id",), columns, (UNITS,), rows, lay
    )


def _of_scenarios(name: str, about: str, part: str, columns: dict[str, Column], key: tuple[str, ...], spread: Any,
                  gathered: Any) -> Sheet:  # fmt: skip
    """Rows of a list that each scenario has: `spread` makes rows of an entry, `gathered` entries of rows."""

    def rows(datas: Datas) -> list[Row]:
        return [
            {"scenario": scenario["id"]} | row
            for scenario in datas[SCENARIOS]["scenario"]
            for entry in scenario.get(part, ())
            for row in spread(entry)
        ]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        at = {scenario["id"]: n for n, scenario in enumerate(datas[SCENARIOS]["scenario"])}
        for n, row in enumerate(rows):
            if row["scenario"] not in at:
                raise ValueError(n, f"there is no scenario {row['scenario']} (scenarios.csv)")
        places: list[Place] = [("", ())] * len(rows)
        for id, number in at.items():
            mine = [n for n, row in enumerate(rows) if row["scenario"] == id]
            bare = [{column: value for column, value in rows[n].items() if column != "scenario"} for n in mine]
            entries, stands = gathered(bare)
            for n, where in zip(mine, stands, strict=True):
                places[n] = SCENARIOS, ("scenario", number, part, *where)
            if entries or part in datas[SCENARIOS]["scenario"][number]:
                datas[SCENARIOS]["scenario"][number][part] = entries
        return places

    return Sheet(name, about, ("scenario", *key), {"scenario": Column(str, True)} | columns, (SCENARIOS,), rows, lay)


def _one(entry: Row) -> list[Row]:
    return [dict(entry)]


def _each(rows: list[Row]) -> tuple[list[Row], list[tuple[Any, ...]]]:
    return rows, [(n,) for n in range(len(rows))]


def _units_in(entry: Row) -> list[Row]:
    return [{"hex": entry["hex"], "side": entry.get("side", "german")} | unit for unit in entry["units"]]


def _by_hex(rows: list[Row]) -> tuple[list[Row], list[tuple[Any, ...]]]:
    """Units of a hex and side are one entry."""
    entries: dict[tuple[str, str], Row] = {}
    stands: list[tuple[Any, ...]] = []
    for row in rows:
        key = (row["hex"], row.get("side", "german"))
        entry = entries.setdefault(key, {"hex": key[0], "side": key[1], "units": []})
        stands.append((list(entries).index(key), "units", len(entry["units"])))
        entry["units"].append({"id": row["id"], "steps": row["steps"]})
    return list(entries.values()), stands


def _columns(form: type[msgspec.Struct], *names: str) -> dict[str, Column]:
    return {name: columns_of(form)[name] for name in names}


SHEETS: tuple[Sheet, ...] = (
    csv_sheet("counters", "Every counter: its formation and what is printed on it.", UNITS,
              [column for column in COLUMNS if column not in ARRIVAL]),
    _arrivals(),
    list_sheet("german_cards", "The German cards.", CARDS, "german_card", GermanCard),
    list_sheet("allied_cards", "The Allied command cards.", CARDS, "allied_card", AlliedCard),
    list_sheet("action_cards", "The Allied action cards.", CARDS, "action_card", ActionCard),
    list_sheet("special_events", "The Allied special event of a day.", CARDS, "allied_special_event", SpecialEvent,
               key="date"),
    pairs_sheet("allied_draws", "Two players: cards the Allied player draws in a day at most, from each date on.",
                CARDS, ("allied_deck", "two_player_draws"), ("date", Day), ("cards", Points)),
    pairs_sheet("german_hand", "The German hand: its size, and supplemental cards a day.", CARDS, ("german_deck",),
                ("what", str), ("cards", Few)),
    list_sheet("chits", "The combat chits.", CHITS, "chit", Chit),
    list_sheet("victory_hexes", "Victory hexes of the campaign.", SCENARIOS, "vp_hex", VictoryEntry, key="name"),
    list_sheet("fuel_depots", "Fuel depots.", SCENARIOS, "fuel_depot", DepotEntry, key="name"),
    pairs_sheet("victory_bar", "Points the German must exceed at the end of a day of the campaign.", SCENARIOS,
                ("campaign_bar",), ("date", Day), ("points", Points)),
    list_sheet("army_changes", "Corps that change army.", SCENARIOS, "army_change", ArmyChange, key="corps"),
    list_sheet("scenarios", "The scenarios: when they begin and end, what wins.", SCENARIOS, "scenario", ScenarioEntry,
               leave_out=NESTED),
    _of_scenarios("scenario_hexes", "Victory hexes of a scenario that has its own.", "vp_hexes",
                  _columns(VictoryEntry, "name", "value"), ("name",), _one, _each),
    _of_scenarios("scenario_units", "Units on the map at the start of a scenario that begins later.", "placements",
                  {"hex": Column(str, True), "side": Column(str)} | _columns(PlacedUnit, "id", "steps"), ("id",),
                  _units_in, _by_hex),
    _of_scenarios("scenario_states", "Units or hexes that begin a scenario with a marker.", "state",
                  {"unit": Column(str), "hex": Column(str)} | _columns(StateEntry, "state"), ("unit", "hex", "state"),
                  _one, _each),
)  # fmt: skip
