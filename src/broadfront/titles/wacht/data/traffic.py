"""Traffic congestion (7.15.0, H-47)."""

from __future__ import annotations

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.game_turn import GameTurn, turn_of
from broadfront.titles.wacht.data.words import say


def in_window(charts: Charts, side: str, turn: GameTurn) -> tuple[bool, LedgerLine]:
    """Return whether congestion can apply to the side in this game turn, and the ledger line."""
    row = charts.congestion[side]
    first, last = (turn_of(row[end]).index(charts) for end in ("from", "to"))
    inside = first <= turn.index(charts) <= last
    message = say("traffic.window", label=str(turn), inside=inside, last=row["from"], until=row["to"])
    return inside, LedgerLine(0, message, row["rule"])


def near_enemy(charts: Charts, distance: int | None) -> bool:
    """Return whether a distance to the nearest enemy is within the range of congestion; None is not."""
    return distance is not None and distance <= charts.army.section("congestion", "near")["hexes"]


def congested(
    charts: Charts,
    side: str,
    turn: GameTurn,
    *,
    start: int | None,
    end: int | None,
    south: bool,
    north: bool,
) -> tuple[bool, list[LedgerLine]]:
    """Return whether a unit in Strategic Mode loses its increase, and the ledger.

    `start` and `end` are distances in hexes to the nearest enemy unit.
    """
    inside, line = in_window(charts, side, turn)
    chart = charts.army.section("congestion")
    near = near_enemy(charts, start) or near_enemy(charts, end)
    tests = (
        (near, say("traffic.near", start=start, end=end, within=chart["near"]["hexes"]), "near"),
        (south, say("traffic.south", yes=south, label=chart["south_of"]["line"]), "south_of"),
        (north, say("traffic.north", yes=north, label=chart["north_of"]["line"]), "north_of"),
    )
    lines = [line, *(LedgerLine(0, message, chart[key]["rule"]) for _, message, key in tests)]
    return inside and all(met for met, _, _ in tests), lines
