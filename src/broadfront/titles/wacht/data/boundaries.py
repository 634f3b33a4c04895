"""Army boundaries (27.1.0, H-33)."""

from __future__ import annotations

import msgspec

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts


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


def penalties(charts: Charts, standing: Standing) -> Penalties:
    """What the army boundaries do to a unit that stands so."""
    chart = charts.army.section("boundary")
    lines: list[LedgerLine] = []
    penalised = standing.area == "foreign"
    lehr, distance = charts.army.section("panzer_lehr"), standing.bridge_distance
    at_bridge = standing.panzer_lehr and distance is not None and distance <= lehr["hexes"]
    halved_anyway = False
    if standing.area == "boundary":
        lines.append(LedgerLine(0, "a boundary hex is open to both armies", "WAR-BOUNDARY-05"))
    elif penalised and at_bridge:
        penalised = False
        lines.append(LedgerLine(0, f"Panzer Lehr within {lehr['hexes']} hexes of the heavy bridge", lehr["rule"]))
    elif penalised and standing.reinforcement and standing.strategic:
        penalised = False
        lines.append(LedgerLine(0, "a reinforcement in Strategic Mode", "WAR-BOUNDARY-09"))
    elif penalised and standing.switched != "no":
        penalised = False
        lines.append(LedgerLine(0, "its formation changed army", "WAR-BOUNDARY-06"))
        halved_anyway = not standing.toward
        said = "not moving to" if halved_anyway else "moving to or into"
        lines.append(LedgerLine(0, f"{said} the area of its new army", "WAR-BOUNDARY-08"))
    else:
        said = "begins in the area of another army" if penalised else "begins in the area of its own army"
        lines.append(LedgerLine(0, said, chart["rule"]))
    pa = True
    if standing.switched == "last_turn":
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
