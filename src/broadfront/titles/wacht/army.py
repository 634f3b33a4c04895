"""Traffic congestion and army boundaries (7.15.0, 27.1.0, H-33, H-47)."""

from __future__ import annotations

import msgspec

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.charts import Charts
from broadfront.titles.wacht.turns import GameTurn, turn_of


def in_window(charts: Charts, side: str, turn: GameTurn) -> tuple[bool, LedgerLine]:
    """Whether congestion can apply to the side in this game turn."""
    row = charts.congestion[side]
    first, last = (turn_of(row[end]).index(charts) for end in ("from", "to"))
    inside = first <= turn.index(charts) <= last
    said = f"{turn} is {'inside' if inside else 'outside'} {row['from']} to {row['to']}"
    return inside, LedgerLine(0, said, row["rule"])


def near_enemy(charts: Charts, distance: int | None) -> bool:
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
    """Whether a unit in Strategic Mode loses its increase; distances are to the nearest enemy unit."""
    inside, line = in_window(charts, side, turn)
    chart = charts.army.section("congestion")
    near = near_enemy(charts, start) or near_enemy(charts, end)
    tests = (
        (near, f"begins {start}, ends {end} hexes from an enemy; {chart['near']['hexes']} or fewer count", "near"),
        (south, f"{'' if south else 'not '}south of the {chart['south_of']['line']} boundary", "south_of"),
        (north, f"{'' if north else 'not '}north of the {chart['north_of']['line']} boundary", "north_of"),
    )
    lines = [line, *(LedgerLine(0, said, chart[key]["rule"]) for _, said, key in tests)]
    return inside and all(met for met, _, _ in tests), lines


class Standing(msgspec.Struct, frozen=True):
    """How a unit stands to the army boundaries at the start of its player turn."""

    area: str
    """own, foreign or boundary."""
    switched: str = "no"
    """Its formation changed army: no, this_turn or last_turn."""
    toward: bool = True
    """Each hex it enters is nearer to, or in, the area of its new army."""
    reinforcement: bool = False
    strategic: bool = False
    panzer_lehr: bool = False
    bridge_distance: int | None = None


class Penalties(msgspec.Struct, frozen=True):
    penalised: bool
    ma_halved: bool
    ga_shift: int
    may_enter_pa: bool
    ledger: tuple[LedgerLine, ...]


def penalties(charts: Charts, unit: Standing) -> Penalties:
    """What the army boundaries do to a unit."""
    chart = charts.army.section("boundary")
    lines: list[LedgerLine] = []
    penalised = unit.area == "foreign"
    lehr = charts.army.section("panzer_lehr")
    halved_anyway = False
    if unit.area == "boundary":
        lines.append(LedgerLine(0, "a boundary hex is open to both armies", "WAR-BOUNDARY-05"))
    elif penalised and unit.panzer_lehr and unit.bridge_distance is not None and unit.bridge_distance <= lehr["hexes"]:
        penalised = False
        lines.append(LedgerLine(0, f"Panzer Lehr within {lehr['hexes']} hexes of the heavy bridge", lehr["rule"]))
    elif penalised and unit.reinforcement and unit.strategic:
        penalised = False
        lines.append(LedgerLine(0, "a reinforcement in Strategic Mode", "WAR-BOUNDARY-09"))
    elif penalised and unit.switched != "no":
        penalised = False
        lines.append(LedgerLine(0, "its formation changed army", "WAR-BOUNDARY-06"))
        halved_anyway = not unit.toward
        said = "not moving to" if halved_anyway else "moving to or into"
        lines.append(LedgerLine(0, f"{said} the area of its new army", "WAR-BOUNDARY-08"))
    else:
        said = "begins in the area of another army" if penalised else "begins in the area of its own army"
        lines.append(LedgerLine(0, said, chart["rule"]))
    pa = True
    if unit.switched == "last_turn":
        pa = False
        lines.append(LedgerLine(0, "its formation changed army in the last game turn: no PA", "WAR-BOUNDARY-07"))
    halved = penalised or halved_anyway
    if halved:
        lines.append(LedgerLine(0, "MA halved, rounded down", chart["ma"]["rule"]))
    shift = 0
    if penalised:
        pa, shift = chart["pa"]["allowed"], chart["ground_assault"]["shift"]
        lines.append(LedgerLine(shift, "column shift in ground assaults", chart["ground_assault"]["rule"]))
        lines.append(LedgerLine(0, "may not enter PA mode", chart["pa"]["rule"]))
    return Penalties(penalised, halved, shift, pa, tuple(lines))
