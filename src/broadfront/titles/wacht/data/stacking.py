"""Stacks: places in a hex, and what counts as Leg, Mech or not at all (6.0, 7.8.3a, H-17)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import say

LEG, MECH, NOT_COUNTED = "Leg", "Mech", "not counted"


class Stacked(msgspec.Struct, frozen=True):
    """A unit as the stacking rules see it."""

    name: str
    cls: str
    """The class it moves in: Leg or Mech."""
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
    """Has made a move in this phase."""
    bridge_column: bool = False
    deployed: bool = False
    """A bridge column that is deployed or being deployed."""
    carried: str = "none"
    strategic: bool = False
    printed: str = ""
    """Its printed type for stacking where that is fixed (German anti-tank: Leg)."""


def stacking_type(charts: Charts, unit: Stacked, moving: bool) -> tuple[str, LedgerLine]:
    """Leg, Mech or not counted; `moving` while it is itself the unit on the move."""
    rows = charts.stack_leg

    def leg(entry: str) -> tuple[str, LedgerLine]:
        row = rows[entry]
        return LEG, LedgerLine(0, say("stack.entry", unit=unit.name, entry=entry), row["rule"])

    if unit.leader:
        return NOT_COUNTED, LedgerLine(0, say("stack.leader", unit=unit.name), "WAR-STACK-13")
    if unit.bridge_column and unit.deployed:
        return NOT_COUNTED, LedgerLine(0, say("stack.deployed", unit=unit.name), "WAR-UNIT-36")
    if unit.towed and unit.battery == "IB":
        return leg("towed artillery in battery")
    if not moving:
        if unit.self_propelled and unit.battery == "IB":
            return leg("static self-propelled artillery in battery")
        if unit.hq:
            return leg("static HQ")
        if unit.engineer and unit.army_level and unit.with_heavy_bridge and not unit.moved and unit.cls == MECH:
            return leg("static mechanized engineers with a heavy bridge")
        if unit.carried != "none" and not unit.strategic:
            return leg("US leg units moved by intrinsic transport")
    if unit.engineer and unit.constructing and unit.cls == MECH:
        return leg("mechanized engineers at construction")
    if unit.carried != "none":
        return MECH, LedgerLine(0, say("stack.carried", unit=unit.name), "WAR-UNIT-35")
    if unit.printed == LEG and not moving:
        return LEG, LedgerLine(0, say("stack.leg", unit=unit.name), "WAR-UNIT-12")
    if not moving:
        return unit.cls, LedgerLine(0, say("stack.static", unit=unit.name), "WAR-STACK-01")
    return unit.cls, LedgerLine(0, say("stack.moving", unit=unit.name), "WAR-STACK-01")


def counts(unit: Stacked) -> bool:
    """Whether a unit takes a place in the hex."""
    return not (unit.leader or (unit.bridge_column and unit.deployed))


@decides("WAR-7.5.5-05")
def room(charts: Charts, constricted: bool, units: Sequence[Stacked]) -> tuple[bool, LedgerLine]:
    """Whether the units fit into one hex."""
    row = charts.stack_limits["constricted" if constricted else "any"]
    counted = [unit for unit in units if counts(unit)]
    battalions = sum(unit.battalion for unit in counted)
    smaller = len(counted) - battalions
    any_place = charts.house.flag("H-17", "smaller_take_any_place")
    fits = len(counted) <= row["units"] and battalions <= row["battalions"]
    fits = fits and (any_place or smaller <= row["smaller"])
    said = say(
        "stack.room", count=len(counted), battalions=battalions, most=row["units"], total=row["battalions"]
    )  # fmt: skip
    return fits, LedgerLine(len(counted), said, row["rule"])


def beside_bridge_column(units: Sequence[Stacked]) -> LedgerLine | None:
    """The breach of the bridge column rule in a hex, if there is one."""
    columns = [unit for unit in units if unit.bridge_column and not unit.deployed]
    if not columns:
        return None
    others = [unit for unit in units if unit not in columns and unit.cls == MECH and not unit.leader]
    engineers = [unit for unit in others if unit.engineer and unit.army_level]
    if len(others) - min(1, len(engineers)) <= 0 and len(columns) == 1:
        return None
    return LedgerLine(0, say("stack.bridge-column"), "WAR-7.8.3a-08")
