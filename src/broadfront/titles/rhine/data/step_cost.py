"""Movement cost of one step: the hex entered, the hexside crossed, a road followed, a bridge, an adjacent engineer.

The question `rhine.step_cost`, movement on the map and supply paths use the same function.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.rhine.data.terrain import MoveCost, MovementChart
from broadfront.titles.rhine.data.words import say

__all__ = ["BRIDGING", "HEXSIDES", "ROUTES", "Conditions", "StepCost", "step_cost"]

HEXSIDES = (
    "Minor River/Canals",
    "Major River/Canals",
    "Rhine River",
    "Rhine ferry/blown bridge",
    "Blocked (sea/lake/estuary)",
)
ROUTES = ("Roads", "Autobahns", "Railroads or Tracks")
BRIDGING = ("none", "bridge", "repaired", "blown", "ferry", "pontoon", "engineer")

Total = Fraction | str
"""A total cost: movement points, `All`, or `P` (prohibited)."""


class Conditions(msgspec.Struct, frozen=True):
    """What movement costs depend on besides terrain: side and mobility of the moving unit, and the weather."""

    ground: str
    mobility: str
    side: str = "Allied"
    flight: str = "Normal"
    interdiction_suspended: bool = False

    @property
    def is_interdicted(self) -> bool:
        """Whether Interdiction applies, which raises the movement costs marked ** to 1 MP."""
        return self.side == "German" and self.flight == "Normal" and not self.interdiction_suspended


class StepCost(msgspec.Struct, frozen=True):
    """The movement cost of a step to a neighboring hex: the total, what it adds up, and the lines that explain it."""

    total: Total
    ledger: tuple[LedgerLine, ...]
    parts: tuple[tuple[Fraction, str], ...] = ()
    """Movement points of each part, with the rule of its row."""

    @property
    def text(self) -> str:
        """The total cost as text: movement points, All or P (prohibited)."""
        return self.total if isinstance(self.total, str) else str(exact_plain(self.total))


@decides("BTR-TECM-25")
def printed_cost(chart: MovementChart, feature: str, conditions: Conditions) -> tuple[str, list[LedgerLine]]:
    """Return the movement cost of one chart row, with Interdiction applied to starred costs, and its explanation."""
    cost = chart.cost(feature, conditions.ground, conditions.mobility)
    lines = [LedgerLine(cost.text, _cost_message(cost, conditions), cost.rule)]
    if not cost.starred:
        return cost.text, lines
    if conditions.is_interdicted:
        lines.append(LedgerLine("1", say("cost.interdicted"), "BTR-TECM-19"))
        lines.append(LedgerLine("0", say("cost.flight", flight=conditions.flight), "BTR-HOUSE-05"))
        return "1", lines
    why = say("cost.allied" if conditions.side == "Allied" else "cost.suspended")
    lines.append(LedgerLine("0", why, "BTR-TECM-19"))
    lines.append(LedgerLine("0", say("cost.german-only"), "BTR-HOUSE-05"))
    return cost.text, lines


def step_cost(
    chart: MovementChart, terrain: tuple[str, ...], hexside: str, road: str, bridging: str, conditions: Conditions
) -> StepCost:
    """Return the total movement cost of a step across a hexside into a hex with these terrains.

    `road` is the road, autobahn, railroad or track followed, or empty; `bridging` is one of `BRIDGING`.
    """
    columns = LedgerLine(
        "0", say("cost.columns", ground=conditions.ground, mobility=conditions.mobility), "BTR-TECM-25"
    )
    if road and not (hexside.startswith("Rhine") and bridging in ("blown", "ferry")):
        text, lines = printed_cost(chart, road, conditions)
        lines.append(LedgerLine("0", say("cost.follows", road=road), "OCS-MOVE-04"))
        if bridging == "repaired":
            lines.append(LedgerLine("0", say("cost.repaired-road"), "BTR-TECM-18"))
        elif hexside and text != "P":
            lines.append(LedgerLine("0", say("cost.road-over", hexside=hexside), "BTR-TECM-20"))
        interdicted = any(line.rule == "BTR-TECM-19" and line.amount == "1" for line in lines)
        rule = "BTR-TECM-19" if interdicted else lines[0].rule
        return StepCost(Fraction(text), (columns, *lines), ((Fraction(text), rule),))
    hex_part, lines = _hex_cost(chart, terrain, conditions)
    side_part, side_lines = _hexside_cost(chart, hexside, bridging, conditions)
    priced = [line for line in (*lines, *side_lines) if line.amount in (hex_part, side_part)]
    lines += side_lines
    total = _total_cost(hex_part, side_part, lines)
    if not isinstance(total, Fraction):
        return StepCost(total, (columns, *lines), ((Fraction(0), lines[-1].rule),))
    lines.append(LedgerLine(exact_plain(total), say("cost.together"), "OCS-MOVE-01"))
    parts = tuple(
        (Fraction(part.lstrip("+")), next(line.rule for line in priced if line.amount == part))
        for part in (hex_part, side_part)
        if part
    )
    return StepCost(total, (columns, *lines), parts)


def _hex_cost(chart: MovementChart, terrain: Iterable[str], conditions: Conditions) -> tuple[str, list[LedgerLine]]:
    """Return the movement cost of the most expensive terrain in a hex, with the lines that explain it.

    Rows marked ot (other terrain) are ignored; a hex with no other terrain is Open.
    """
    costs = [chart.cost(name, conditions.ground, conditions.mobility) for name in terrain]
    solid = [cost for cost in costs if cost.text != "ot"]
    lines = [
        LedgerLine("ot", say("cost.other-terrain", row=cost.row), "BTR-TECM-26") for cost in costs if cost.text == "ot"
    ]
    if not solid:
        solid = [chart.cost("Open", conditions.ground, conditions.mobility)]
    worst = max(solid, key=_cost_rank)
    lines.append(LedgerLine(worst.text, _cost_message(worst, conditions), worst.rule))
    if len(solid) > 1:
        lines.append(LedgerLine("0", say("cost.costliest", rows=[c.row for c in solid]), "OCS-MOVE-05"))
    return worst.text, lines


def _cost_message(cost: MoveCost, conditions: Conditions) -> Message:
    """Return the message that names the chart row, ground condition and mobility behind a movement cost."""
    return say("cost.row", row=cost.row, ground=conditions.ground, mobility=conditions.mobility)


def _hexside_cost(
    chart: MovementChart, hexside: str, bridging: str, conditions: Conditions
) -> tuple[str, list[LedgerLine]]:
    """Return the movement cost of crossing a hexside (empty if none), with the lines that explain it."""
    if not hexside:
        return "", []
    if bridging == "pontoon":
        return "", [LedgerLine("0", say("cost.pontoon", hexside=hexside), "BTR-HOUSE-14")]
    if bridging == "repaired":
        return "", [LedgerLine("0", say("cost.repaired"), "BTR-TECM-18")]
    if bridging == "engineer":
        if hexside == "Minor River/Canals":
            return "", [LedgerLine("0", say("cost.engineer-minor"), "OCS-ENG-01")]
        if hexside == "Major River/Canals":
            text, lines = printed_cost(chart, "Minor River/Canals", conditions)
            return text, [LedgerLine("0", say("cost.engineer-major"), "OCS-ENG-01"), *lines]
    if hexside == "Rhine River" and bridging in ("blown", "ferry"):
        hexside = "Rhine ferry/blown bridge"
    text, lines = printed_cost(chart, hexside, conditions)
    if text.startswith("+"):
        lines.append(LedgerLine("0", say("cost.plus"), "BTR-TECM-23"))
    return text, lines


def _total_cost(hex_cost: str, hexside_cost: str, lines: list[LedgerLine]) -> Total:
    """Add hex and hexside cost; if the total is P (prohibited) or All, add the reason to the explanation."""
    parts = [part for part in (hex_cost, hexside_cost) if part]
    if "P" in parts:
        lines.append(LedgerLine("P", say("cost.prohibited"), "BTR-TECM-20"))
        if len(parts) > 1:
            lines.append(LedgerLine("P", say("cost.part-prohibited"), "BTR-TECM-24"))
        return "P"
    if "All" in parts:
        lines.append(LedgerLine("All", say("cost.all"), "BTR-TECM-22"))
        if len(parts) > 1:
            lines.append(LedgerLine("All", say("cost.all-together"), "BTR-TECM-24"))
        return "All"
    return sum((Fraction(part.lstrip("+")) for part in parts), Fraction(0))


def _cost_rank(cost: MoveCost) -> tuple[int, Fraction]:
    """Return a sort key for movement costs: numbers first, then All (points), then P (prohibited)."""
    return {"All": 1, "P": 2}.get(cost.text, 0), cost.points or Fraction(0)
