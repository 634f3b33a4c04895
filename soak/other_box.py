"""Makes a box in which every figure differs from ours, to check that the program does not depend on our figures."""

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from broadfront.core.boxes import BOX
from broadfront.core.boxes.box import csv_text
from broadfront.core.boxes.sheet import Row, Sheet
from broadfront.titles.boxes import sheets_of
from soak.other_figures import RHINE, WACHT

__all__ = ["shared_figures", "write_other_box"]

FIRST, LAST = dt.date(1944, 12, 16), dt.date(1944, 12, 29)
SURRENDER = {"open": "half", "half": "filled", "filled": "open"}
NO_FIGURES = ("unit", "division", "hex", "arrival_hex")
"""Columns of names and places, which may look like numbers."""
MOST_STEPS = 6
"""Stacking limit of an Ardennes hex, in steps."""


def _shift_day(date: str) -> str:
    """Return the next day; for the last day of the game, the one before."""
    day = dt.date.fromisoformat(date)
    return (day - dt.timedelta(1) if day == LAST else day + dt.timedelta(1)).isoformat()


def _change_counter(row: Row, steps: int) -> Row:
    strong = int(row["strength"]) + 1
    strengths = [max(1, strong - 2 * lost) for lost in range(steps)]
    return row | {
        "name": f"{row['name']} *",
        "steps": str(steps),
        "strength": str(strong),
        "strength_by_steps": "/".join(map(str, strengths)),
        "bracketed": "no" if row["bracketed"] == "yes" else "yes",
        "bracketed_at": str((int(row["bracketed_at"]) + 1) % (steps + 1)),
        "movement": str(int(row["movement"]) + 1),
        "selector": str(100 - int(row["selector"]) - 1),
        "surrender": SURRENDER[row["surrender"]],
        "source_note": "*",
    }


def _change_counters(rows: list[Row], others: Mapping[str, list[Row]]) -> list[Row]:
    """Change steps: 1 becomes 2, others one less; assert that the set-up stacks are within the limit."""
    at = {row["id"]: row["arrival_hex"] for row in others["arrivals"] if row["arrival"] == "setup"}
    changed = {row["id"]: 2 if row["steps"] == "1" else int(row["steps"]) - 1 for row in rows}
    for hex in set(at.values()):
        stack = [id for id, where in at.items() if where == hex]
        assert sum(changed[id] for id in stack) <= MOST_STEPS, (hex, stack)
    return [_change_counter(row, changed[row["id"]]) for row in rows]


def _change_arrivals(rows: list[Row], _others: Any) -> list[Row]:
    later = ("arrival_date", "alt_date")
    return [
        row if row["arrival"] == "setup" else row | {c: _shift_day(row[c]) for c in later if row[c]} for row in rows
    ]


def _raise_columns(**by: int) -> Callable[[list[Row], Any], list[Row]]:
    """Return a change that raises these columns by the given amounts."""
    return lambda rows, _others: [row | {c: row[c] + more for c, more in by.items() if c in row} for row in rows]


def _rotate_columns(rows: list[Row], *columns: str) -> list[Row]:
    """Give every row the values of the next row in these columns."""
    return [row | {c: rows[(n + 1) % len(rows)][c] for c in columns} for n, row in enumerate(rows)]


def _change_german_cards(rows: list[Row], _others: Any) -> list[Row]:
    figures = _raise_columns(command_value=1, combat_tactics_max=1, actions_max=1)(
        _rotate_columns(rows, "event", "tactic"), None
    )
    return [
        row
        | {"name": f"{row['name']} *"}
        | ({} if row["available_from"] == FIRST.isoformat() else {"available_from": _shift_day(row["available_from"])})
        for row in figures
    ]


def _change_allied_cards(rows: list[Row], _others: Any) -> list[Row]:
    return [
        row
        | {"name": f"{row['name']} *", "number": row["number"] + 100}
        | ({} if row["from"] == FIRST.isoformat() else {"from": _shift_day(row["from"])})
        for row in _rotate_columns(rows, "event", "tactic")
    ]


def _change_chits(rows: list[Row], _others: Any) -> list[Row]:
    turned = _rotate_columns(rows, "condition")
    return [
        row
        | {
            "name": f"{row['name']} *",
            "defender_hits": row["defender_hits"] + 1,
            "attacker_hits": row["attacker_hits"] + 1,
            "day_symbol": not row["day_symbol"],
        }
        for row in turned
    ]


def _change_scenario_units(rows: list[Row], others: Mapping[str, list[Row]]) -> list[Row]:
    """Change steps: one less, or 2 instead of 1 if the counter has that many."""
    whole = {row["id"]: 2 if row["steps"] == "1" else int(row["steps"]) - 1 for row in others["counters"]}
    return [row | {"steps": row["steps"] - 1 if row["steps"] > 1 else min(2, whole[row["id"]])} for row in rows]


OTHERS: dict[str, dict[str, Callable[[list[Row], Any], list[Row]]]] = {
    "ardennes": {
        "counters": _change_counters,
        "arrivals": _change_arrivals,
        "german_cards": _change_german_cards,
        "allied_cards": _change_allied_cards,
        "action_cards": _raise_columns(number=20, min_odds=1, max_stacks=1),
        "special_events": lambda rows, _others: _rotate_columns(rows, "event"),
        "allied_draws": _raise_columns(cards=1),
        "german_hand": _raise_columns(cards=1),
        "chits": _change_chits,
        "victory_hexes": _raise_columns(value=1),
        "fuel_depots": _raise_columns(uses=1),
        "victory_bar": _raise_columns(points=5),
        "scenarios": _raise_columns(german_win_vp=2, german_win_vp_2p=2, start_vp=1),
        "scenario_hexes": _raise_columns(value=1),
        "scenario_units": _change_scenario_units,
    },
    "rhine": RHINE,
    "wacht": WACHT,
}


def write_other_box(name: str, folder: Path) -> Path:
    """Write a box of a title in which every figure differs from ours."""
    title, sheets = sheets_of(name)
    ours = title.files.sheet_data(sheets)
    rows = {sheet.name: sheet.rows(ours) for sheet in sheets}
    folder.mkdir(parents=True, exist_ok=True)
    for sheet in sheets:
        change = OTHERS[name].get(sheet.name)
        changed = rows[sheet.name] if change is None else change(rows[sheet.name], rows)
        (folder / sheet.file).write_text(csv_text(list(sheet.columns), changed), encoding="utf-8")
    modes = "".join(f'{sheet.name} = "whole"\n' for sheet in sheets)
    card = f'title = "{name}"\nlabel = "Every figure another"\n\n[sheets]\n{modes}'
    (folder / BOX).write_text(card, encoding="utf-8")
    return folder


def shared_figures(sheet: Sheet, ours: Sequence[Row], theirs: Sequence[Row]) -> list[str]:
    """Return the figures that two versions of a sheet share although they could differ: numbers outside the key."""
    found = []
    for row, other in zip(ours, theirs, strict=True):
        for column, value in row.items():
            number = not isinstance(value, bool) and str(value).isdecimal()
            if column not in (*sheet.key, *NO_FIGURES) and number and other.get(column) == value:
                found.append(f"{sheet.name}: {' '.join(sheet.row_key(row))}: {column} is {value} in both")
    return found
