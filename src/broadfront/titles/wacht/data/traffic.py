"""Traffic congestion (7.15.0, H-47)."""

from __future__ import annotations

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.game_turn import GameTurn, parse_turn
from broadfront.titles.wacht.data.words import say


def in_congestion_period(charts: Charts, side: str, turn: GameTurn) -> tuple[bool, LedgerLine]:
    """Return whether traffic congestion can affect a side in a game turn, and the reason."""
    row = charts.congestion_periods[side]
    first, last = (parse_turn(row[end]).turn_number(charts) for end in ("from", "to"))
    inside = first <= turn.turn_number(charts) <= last
    message = say("traffic.window", label=str(turn), inside=inside, last=row["from"], until=row["to"])
    return inside, LedgerLine(0, message, row["rule"])


def is_enemy_in_congestion_range(charts: Charts, distance: int | None) -> bool:
    """Return whether the nearest enemy is close enough for traffic congestion; `distance` is None without enemies."""
    return distance is not None and distance <= charts.army_file.section("congestion", "near")["hexes"]


def check_congestion(
    charts: Charts,
    side: str,
    turn: GameTurn,
    *,
    start: int | None,
    end: int | None,
    south: bool,
    north: bool,
) -> tuple[bool, list[LedgerLine]]:
    """Return whether traffic congestion costs a unit the MA increase of Strategic Mode, and the reasons.

    `start` and `end` are the distances in hexes from both ends of its move to the nearest enemy unit; `south` and
    `north` say on which side of the two boundary lines of H-47 the unit is.
    """
    inside, line = in_congestion_period(charts, side, turn)
    chart = charts.army_file.section("congestion")
    near = is_enemy_in_congestion_range(charts, start) or is_enemy_in_congestion_range(charts, end)
    tests = (
        (near, say("traffic.near", start=start, end=end, within=chart["near"]["hexes"]), "near"),
        (south, say("traffic.south", yes=south, label=chart["south_of"]["line"]), "south_of"),
        (north, say("traffic.north", yes=north, label=chart["north_of"]["line"]), "north_of"),
    )
    lines = [line, *(LedgerLine(0, message, chart[key]["rule"]) for _, message, key in tests)]
    return inside and all(met for met, _, _ in tests), lines
