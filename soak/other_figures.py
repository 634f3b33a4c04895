"""Changes for boxes of rhine and wacht in which every figure differs from ours."""

import datetime as dt
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from broadfront.core.boxes.cells import NOTHING
from broadfront.core.boxes.sheet import Row
from broadfront.titles.boxes import sheets_of
from broadfront.titles.rhine.data.calendar import load_calendar

__all__ = ["RHINE", "WACHT"]

RATINGS = re.compile(r"\b(\d+)-(\d+)-(\d+)\b")
"""Combat Strength, Action Rating and Movement Allowance of a counter in the arrival charts."""
MODE = re.compile(r"(\(?)(\d+)(\)?)-(\d)-(\d+) (.+)")
"""One side of a sector counter: strength (bracketed: barrage), Action Rating, movement and its type."""
GROUND = {"normal": "snow", "snow": "frozen", "frozen": "thaw", "thaw": "normal"}
WORKS = {"ip": "et", "et": "fort", "fort": "ip"}

Change = Callable[[list[Row], Any], list[Row]]


@cache
def _game_turns() -> tuple[dt.date, ...]:
    return load_calendar(sheets_of("rhine")[0].files).turns


def _shift_turn(date: Any) -> str:
    """Return the next game turn; for the last turn, the one before."""
    turns = _game_turns()
    n = turns.index(dt.date.fromisoformat(str(date)))
    return str(turns[n + 1 if n + 1 < len(turns) else n - 1])


def _raise_ratings(text: str) -> str:
    """Raise each rating by one; the Action Rating wraps around after 5."""
    return RATINGS.sub(lambda m: f"{int(m[1]) + 1}-{(int(m[2]) + 1) % 6}-{int(m[3]) + 1}", text)


def _change_arrivals(rows: list[Row], _others: Any) -> list[Row]:
    """Move arrivals one turn later. Empty columns are explicit, since a row may get the key of another row."""
    empty = {"action": NOTHING, "two_map": NOTHING}
    return [
        empty | row | {"date": _shift_turn(row["date"]), "lines": [_raise_ratings(line) for line in row["lines"]]}
        for row in rows
    ]


def _change_sizes(rows: list[Row], _others: Any) -> list[Row]:
    return [
        row | {"steps": row["steps"] + 1} | ({"strength": row["strength"] + 1} if row.get("strength") else {})
        for row in rows
    ]


def _change_side(text: str) -> str:
    found = MODE.fullmatch(text)
    if found is None:
        return text
    left, strength, right, rating, movement, kind = found.groups()
    return f"{left}{int(strength) + 1}{right}-{(int(rating) + 1) % 6}-{int(movement) + 1} {kind}"


def _change_sector_counters(rows: list[Row], _others: Any) -> list[Row]:
    return [
        row
        | {
            "combat": _change_side(row["combat"]),
            "move": _change_side(row["move"]),
            "steps": str(int(row["steps"]) + 1),
            "re": "1" if row["re"] == "1/2" else str(max(1, int(row["re"]) * 2 % 5)),
            "throw": row["throw"] and str(int(row["throw"]) + 1),
            "arrives": str(int(row["arrives"]) + 1),
        }
        for row in rows
    ]


def _change_scenarios(rows: list[Row], _others: Any) -> list[Row]:
    figures = ("allied_reserve_markers", "german_reserve_markers", "allied_sp_a_turn", "german_sp_a_turn")
    other = {"allied": "german", "german": "allied"}
    return [
        row
        | {c: row[c] + 1 for c in figures}
        | {"label": f"{row['label']} *", "last": _shift_turn(row["last"]), "moves_first": other[row["moves_first"]]}
        for row in rows
    ]


def _raise_columns(*columns: str) -> Change:
    """Return a change that raises these columns by one where they are numbers."""

    def raise_value(value: Any) -> Any:
        return value + 1 if isinstance(value, int) else str(int(value) + 1) if value and value.isdecimal() else value

    return lambda rows, _others: [row | {c: raise_value(row[c]) for c in columns if c in row} for row in rows]


def _change_start_and_ground(rows: list[Row], _others: Any) -> list[Row]:
    """Change scenarios: start half a day later, one more turn, other ground."""
    later = {"AM": "PM", "PM": "AM"}
    found = []
    for row in rows:
        month, day, half = row["turn"].split()
        turn = f"{month} {int(day) + (half == 'PM')} {later[half]}"
        found.append(
            row
            | {"label": f"{row['label']} *", "turn": turn, "turns": row["turns"] + 1, "ground": GROUND[row["ground"]]}
        )
    return found


def _change_allowances(rows: list[Row], others: Any) -> list[Row]:
    """Raise movement by one, and swap costs of one and a half point."""
    cost = {"1": "1/2", "1/2": "1"}
    more = _raise_columns("MA leg", "MA mech", "GE", "US")(rows, others)
    return [row | {"cost": cost.get(row["cost"], row["cost"])} for row in more]


RHINE: dict[str, Change] = {
    "counters": lambda rows, _others: [row | {"ratings": _raise_ratings(row["ratings"])} for row in rows],
    "sizes": _change_sizes,
    "arrivals": _change_arrivals,
    "scenarios": _change_scenarios,
    "sector_counters": _change_sector_counters,
    "dumps": _raise_columns("sp"),
    "victory_hexes": _raise_columns("points"),
}
WACHT: dict[str, Change] = {
    "scenarios": _change_start_and_ground,
    "armies": _raise_columns("fuel", "tp"),
    "counters": _raise_columns("steps", "lost", "range", "companies"),
    "works": lambda rows, _others: [row | {"work": WORKS[row["work"]]} for row in rows],
    "allowances": _change_allowances,
}
