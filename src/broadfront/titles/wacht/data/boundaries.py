"""Army boundaries (27.1.0, H-33)."""

from __future__ import annotations

import msgspec

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import say


class BoundaryStatus(msgspec.Struct, frozen=True):
    """Where a unit stands relative to the army boundaries when its player turn begins, and what may excuse it."""

    area: str
    """own, foreign or boundary."""
    switched: str = "no"
    """When its formation changed army: no, this_turn, last_turn or earlier."""
    toward: bool = True
    """Whether each hex it enters is nearer to, or in, the area of its new army."""
    reinforcement: bool = False
    strategic: bool = False
    panzer_lehr: bool = False
    bridge_distance: int | None = None


class Penalties(msgspec.Struct, frozen=True):
    """Penalties of a unit that begins its player turn outside its army's area, each with reason and rule."""

    penalized: bool
    ma_halved: bool
    ga_shift: int
    may_enter_pa: bool
    ledger: tuple[LedgerLine, ...]


def boundary_penalties(charts: Charts, standing: BoundaryStatus) -> Penalties:
    """Return the penalties for a unit that begins in this relation to the army boundaries."""
    chart = charts.army_file.section("boundary")
    lines: list[LedgerLine] = []
    penalised = standing.area == "foreign"
    lehr, distance = charts.army_file.section("panzer_lehr"), standing.bridge_distance
    at_bridge = standing.panzer_lehr and distance is not None and distance <= lehr["hexes"]
    halved_anyway = False
    if standing.area == "boundary":
        lines.append(LedgerLine(0, say("boundary.open"), "WAR-BOUNDARY-05"))
    elif penalised and at_bridge:
        penalised = False
        lines.append(LedgerLine(0, say("boundary.lehr", within=lehr["hexes"]), lehr["rule"]))
    elif penalised and standing.reinforcement and standing.strategic:
        penalised = False
        lines.append(LedgerLine(0, say("boundary.reinforcement"), "WAR-BOUNDARY-09"))
    elif penalised and standing.switched != "no":
        penalised = False
        lines.append(LedgerLine(0, say("boundary.changed"), "WAR-BOUNDARY-06"))
        halved_anyway = not standing.toward
        lines.append(LedgerLine(0, say("boundary.toward", toward=not halved_anyway), "WAR-BOUNDARY-08"))
    else:
        lines.append(LedgerLine(0, say("boundary.foreign" if penalised else "boundary.own"), chart["rule"]))
    pa = True
    if standing.switched == "last_turn":
        pa = False
        lines.append(LedgerLine(0, say("boundary.changed-last-turn"), "WAR-BOUNDARY-07"))
    halved = penalised or halved_anyway
    if halved:
        lines.append(LedgerLine(0, say("boundary.halved"), chart["ma"]["rule"]))
    shift = 0
    if penalised:
        pa, shift = chart["pa"]["allowed"], chart["ground_assault"]["shift"]
        lines.append(LedgerLine(shift, say("boundary.shift"), chart["ground_assault"]["rule"]))
        lines.append(LedgerLine(0, say("boundary.no-assault"), chart["pa"]["rule"]))
    return Penalties(penalised, halved, shift, pa, tuple(lines))
