"""The turn of a campaign as a checklist: what is done and what came of it, what is asked now, what comes later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from broadfront.core.steps import InOrder
from broadfront.titles.rhine.data.kept_names import PLAYER_TURN
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds, ReplRoll
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from broadfront.titles.rhine.steps.field.player_turn import TurnOf
from broadfront.titles.rhine.steps.turns import EndTurn, Order
from broadfront.titles.rhine.steps.weather_rolls import Flight, Ground
from broadfront.titles.rhine.table.parts import ClerkStep

__all__ = ["checklist"]

NAMES: dict[type[object], str] = {
    Ground: "Ground", Flight: "Flight", Order: "Who goes first", Arrivals: "Arrival chart", Rebuilds: "Rebuilds",
    EndTurn: "End of the turn",
}  # fmt: skip


def checklist(state: RhineState) -> Iterator[ClerkStep]:
    """The steps of the turn: what is done and what came of it, what is asked now, what comes later."""
    name = state.turn_sequence
    steps = state.title.sequences[name]
    frame = next((frame for frame in state.stack if isinstance(frame, InOrder) and frame.name == name), None)
    now = frame.at - 1 if frame is not None else len(steps) if state.turn else -1
    row = state.history[-1] if state.history else {}
    for n, step in enumerate(steps):
        if isinstance(step, SupplyRoll | ReplRoll) and step.nation not in state.nations:
            continue
        stands: Literal["done", "now", "later"] = "done" if n < now else "now" if n == now else "later"
        turns = state.player_turns and isinstance(step, Order) and stands == "now"
        if turns and (playing := list(_player_turns(state))):
            yield ClerkStep(_name(step), "done", _came(state, step, row))
            yield from playing
            continue
        yield ClerkStep(_name(step), stands, _came(state, step, row) if stands == "done" else "")


def _player_turns(state: RhineState) -> Iterator[ClerkStep]:
    """The two player turns while they are played; those to come wait on the stack."""
    waiting = [frame.of for frame in state.stack if isinstance(frame, TurnOf)]
    if not any(isinstance(frame, InOrder) and frame.name == PLAYER_TURN for frame in state.stack):
        return
    for side in (state.first, *(other for other in SIDES if other != state.first)):
        stands: Literal["done", "now", "later"] = (
            "later" if side in waiting else "now" if side == state.side else "done"
        )  # fmt: skip
        yield ClerkStep(f"{side.capitalize()} player turn", stands, f"{state.phase} Phase" if stands == "now" else "")


def _name(step: object) -> str:
    match step:
        case Reports(when=when):
            return f"Reports: {when[0].lower()}{when[1:]}"
        case SupplyRoll(nation=nation):
            return f"{nation} supply"
        case ReplRoll(nation=nation):
            return f"{nation} replacements"
    return NAMES[type(step)]


def _came(state: RhineState, step: object, row: dict[str, Any]) -> str:
    match step:
        case Ground():
            return str(row.get("ground", ""))
        case Flight():
            return str(row.get("flight", ""))
        case Order():
            return str(row.get("first", "")).capitalize()
        case SupplyRoll(nation=nation):
            return f"{row.get(f'{nation} sp', 0)} SP, column {row.get(f'{nation} column', '')}"
        case ReplRoll(nation=nation):
            return f"{row.get(f'{nation} pax', 0)} Pax, {row.get(f'{nation} eq', 0)} Eq"
        case Arrivals():
            lines = len(state.title.arrivals.on(state.date))
            return f"{lines} line{'s' if lines > 1 else ''} carried out" if lines else "nothing this turn"
    return ""
