"""The steps of a campaign turn as a checklist: done with results, current, and later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from broadfront.core.steps import InOrder
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.stored_names import PLAYER_TURN
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds, ReplRoll
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from broadfront.titles.rhine.steps.field.player_turn import TurnOf
from broadfront.titles.rhine.steps.turns import EndTurn, Order
from broadfront.titles.rhine.steps.weather_rolls import Flight, Ground
from broadfront.titles.rhine.table.parts import ClerkStep

__all__ = ["checklist_steps"]

STEP_NAMES: dict[type[object], str] = {
    Ground: "checklist.ground", Flight: "checklist.flight", Order: "checklist.order", Arrivals: "checklist.arrivals",
    Rebuilds: "checklist.rebuilds", EndTurn: "checklist.end",
}  # fmt: skip


def checklist_steps(state: RhineState) -> Iterator[ClerkStep]:
    """Yield the steps of the campaign turn as a checklist: done (with result), current or later."""
    name = state.clock.turn_sequence
    steps = state.title.sequences[name]
    frame = next((frame for frame in state.stack if isinstance(frame, InOrder) and frame.name == name), None)
    now = frame.at - 1 if frame is not None else len(steps) if state.clock.turn else -1
    row = state.clock.history[-1] if state.clock.history else {}
    for n, step in enumerate(steps):
        if isinstance(step, SupplyRoll | ReplRoll) and step.nation not in state.clock.nations:
            continue
        stands: Literal["done", "now", "later"] = "done" if n < now else "now" if n == now else "later"
        turns = state.clock.player_turns and isinstance(step, Order) and stands == "now"
        if turns and (playing := list(_player_turn_steps(state))):
            yield ClerkStep(_step_name(step), "done", _step_result(state, step, row))
            yield from playing
            continue
        yield ClerkStep(_step_name(step), stands, _step_result(state, step, row) if stands == "done" else "")


def _player_turn_steps(state: RhineState) -> Iterator[ClerkStep]:
    """Yield the two player turns as checklist steps while they are played."""
    waiting = [frame.of for frame in state.stack if isinstance(frame, TurnOf)]
    if not any(isinstance(frame, InOrder) and frame.name == PLAYER_TURN for frame in state.stack):
        return
    for side in (state.clock.first, *(other for other in SIDES if other != state.clock.first)):
        stands: Literal["done", "now", "later"] = (
            "later" if side in waiting else "now" if side == state.clock.side else "done"
        )
        phase = phrase("checklist.phase", phase=state.clock.phase) if stands == "now" else ""
        yield ClerkStep(phrase("checklist.player-turn", side=side), stands, phase)


def _step_name(step: object) -> str:
    """Return the display name of a step of the campaign turn."""
    match step:
        case Reports(when=when):
            return phrase("checklist.reports", when=when)
        case SupplyRoll(nation=nation):
            return phrase("checklist.supply", nation=nation)
        case ReplRoll(nation=nation):
            return phrase("checklist.replacements", nation=nation)
    return phrase(STEP_NAMES[type(step)])


def _step_result(state: RhineState, step: object, row: dict[str, Any]) -> str:
    """Return the result of a step of the turn for display, taken from the turn's row of the history."""
    match step:
        case Ground():
            return str(row.get("ground", ""))
        case Flight():
            return str(row.get("flight", ""))
        case Order():
            return phrase("checklist.first", side=row.get("first", ""))
        case SupplyRoll(nation=nation):
            column = row.get(f"{nation} column", "")
            return phrase("checklist.sp", sp=row.get(f"{nation} sp", 0), column=column)
        case ReplRoll(nation=nation):
            return phrase("checklist.repls", pax=row.get(f"{nation} pax", 0), eq=row.get(f"{nation} eq", 0))
        case Arrivals():
            return phrase("checklist.lines", count=len(state.title.arrivals.entries_on(state.clock.date)))
    return ""
