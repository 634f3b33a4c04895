"""Stacking: limits of a hex, and how units count: Leg, Mech or not at all (6.0, 7.8.3a, H-17)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import say

LEG, MECH, NOT_COUNTED = "Leg", "Mech", "not counted"


class StackingUnit(msgspec.Struct, frozen=True):
    """A unit reduced to the properties that the stacking rules depend on."""

    name: str
    cls: str
    """Movement class: Leg or Mech."""
    battalion: bool = True
    hq: bool = False
    leader: bool = False
    towed: bool = False
    self_propelled: bool = False
    battery: str | None = None
    engineer: bool = False
    army_level: bool = False
    constructing: bool = False
    with_heavy_bridge: bool = False
    moved: bool = False
    """Whether it has moved in this phase."""
    bridge_column: bool = False
    deployed: bool = False
    """Whether it is a bridge column that is deployed or being deployed."""
    carried: str = "none"
    strategic: bool = False
    printed: str = ""
    """Printed stacking type where it is fixed (German anti-tank: Leg), else empty."""


def stacking_type(charts: Charts, unit: StackingUnit, moving: bool) -> tuple[str, LedgerLine]:
    """Return how a unit counts for stacking (Leg, Mech or not counted), and why; `moving` while it is on the move."""
    rows = charts.rows_stacking_as_leg

    def as_leg(entry: str) -> tuple[str, LedgerLine]:
        """Return Leg as the stacking type, with an entry of the stacking chart as the reason."""
        row = rows[entry]
        return LEG, LedgerLine(0, say("stack.entry", unit=unit.name, entry=entry), row["rule"])

    if unit.leader:
        return NOT_COUNTED, LedgerLine(0, say("stack.leader", unit=unit.name), "WAR-STACK-13")
    if unit.bridge_column and unit.deployed:
        return NOT_COUNTED, LedgerLine(0, say("stack.deployed", unit=unit.name), "WAR-UNIT-36")
    if unit.towed and unit.battery == "IB":
        return as_leg("towed artillery in battery")
    if not moving:
        if unit.self_propelled and unit.battery == "IB":
            return as_leg("static self-propelled artillery in battery")
        if unit.hq:
            return as_leg("static HQ")
        if unit.engineer and unit.army_level and unit.with_heavy_bridge and not unit.moved and unit.cls == MECH:
            return as_leg("static mechanized engineers with a heavy bridge")
        if unit.carried != "none" and not unit.strategic:
            return as_leg("US leg units moved by intrinsic transport")
    if unit.engineer and unit.constructing and unit.cls == MECH:
        return as_leg("mechanized engineers at construction")
    if unit.carried != "none":
        return MECH, LedgerLine(0, say("stack.carried", unit=unit.name), "WAR-UNIT-35")
    if unit.printed == LEG and not moving:
        return LEG, LedgerLine(0, say("stack.leg", unit=unit.name), "WAR-UNIT-12")
    if not moving:
        return unit.cls, LedgerLine(0, say("stack.static", unit=unit.name), "WAR-STACK-01")
    return unit.cls, LedgerLine(0, say("stack.moving", unit=unit.name), "WAR-STACK-01")


def takes_stacking_place(unit: StackingUnit) -> bool:
    """Return whether a unit takes up one of the places that the stacking limit of a hex allows."""
    return not (unit.leader or (unit.bridge_column and unit.deployed))


@decides("WAR-7.5.5-05")
def check_stacking_limits(charts: Charts, constricted: bool, units: Sequence[StackingUnit]) -> tuple[bool, LedgerLine]:
    """Return whether these units keep the stacking limit of one hex, and the line that states the limit."""
    row = charts.stack_limits["constricted" if constricted else "any"]
    counted = [unit for unit in units if takes_stacking_place(unit)]
    battalions = sum(unit.battalion for unit in counted)
    smaller = len(counted) - battalions
    any_place = charts.house_file.boolean_at("H-17", "smaller_take_any_place")
    fits = len(counted) <= row["units"] and battalions <= row["battalions"]
    fits = fits and (any_place or smaller <= row["smaller"])
    message = say("stack.room", count=len(counted), battalions=battalions, most=row["units"], total=row["battalions"])
    return fits, LedgerLine(len(counted), message, row["rule"])


def bridge_column_breach(units: Sequence[StackingUnit]) -> LedgerLine | None:
    """Return the line that states the bridge column stacking rule that units in a hex break, or None if they break
    none."""
    columns = [unit for unit in units if unit.bridge_column and not unit.deployed]
    if not columns:
        return None
    others = [unit for unit in units if unit not in columns and unit.cls == MECH and not unit.leader]
    engineers = [unit for unit in others if unit.engineer and unit.army_level]
    if len(others) - min(1, len(engineers)) <= 0 and len(columns) == 1:
        return None
    return LedgerLine(0, say("stack.bridge-column"), "WAR-7.8.3a-08")
