"""Which reports from the table the books can take, and by which rule they cannot."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.errors import unknown
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.roster import ENGLAND, IN_PLAY, ON_MAP
from broadfront.titles.rhine.rules.actions import (
    BridgeCheck,
    Capture,
    Drop,
    Event,
    Load,
    Lose,
    PlanDrop,
    Repair,
    Reserves,
    Scheldt,
    Shift,
    Ship,
    Spend,
    Unload,
)
from broadfront.titles.rhine.rules.clerk.books import ClerkState

__all__ = ["report_refusal"]

LEAD = 2
"""Turns between the plan of a drop and the drop."""


def report_refusal(state: ClerkState, action: Action) -> Ruling | None:
    """Why the books cannot take a report; None when they can."""
    match action:
        case Lose():
            return _lose_refusal(state, action)
        case Shift():
            return _shift_refusal(state, action)
        case Spend():
            _check_stock(state, action.stock)
            if 1 <= action.sp <= state.sp[action.stock]:
                return None
            return refused("BTR-HOUSE-24", f"{action.sp} SP of {action.stock}: it holds {state.sp[action.stock]}.")
        case Load() | Unload():
            return _load_refusal(state, action)
        case Capture():
            return _capture_refusal(state, action)
        case Repair():
            return _repair_refusal(state, action)
        case Scheldt():
            if action.open == state.scheldt:
                return refused("BTR-HOUSE-01", f"the Scheldt is {'open' if state.scheldt else 'closed'} already.")
            return None
        case Ship():
            return _ship_refusal(state, action)
        case Event():
            return _event_refusal(state, action)
        case Reserves():
            if 0 <= action.used <= state.markers["reserve"] and action.used != state.markers["reserve used"]:
                return None
            text = f"{action.used} Reserve markers in use: the stock holds {state.markers['reserve']}."
            return refused(("BTR-ARRIVAL-22", "BTR-HOUSE-18"), text)
        case PlanDrop() | Drop():
            return _drop_refusal(state, action)
        case BridgeCheck():
            if action.marker and not state.markers["bridge"]:
                return refused("BTR-HOUSE-02", "no Bridge Check Marker is in stock.")
            return None
    return refused("BF-02", f"{type(action).__name__} is no report.")


def _check_stock(state: ClerkState, stock: str) -> None:
    if stock not in state.stocks:
        raise unknown("stock", stock, state.stocks, parameter="stock")


def _lose_refusal(state: ClerkState, action: Lose) -> Ruling | None:
    n = state.number(action.unit)
    if not state.in_play(n):
        return refused("BTR-HOUSE-24", f"{action.unit} is not in play: {state.box(n)}.")
    if not 1 <= action.steps <= state.steps[n]:
        return refused("BTR-HOUSE-10", f"{action.unit} has {state.steps[n]} steps, not {action.steps}.")
    return None


def _shift_refusal(state: ClerkState, action: Shift) -> Ruling | None:
    n = state.number(action.unit)
    if action.box not in IN_PLAY:
        raise unknown("box", action.box, IN_PLAY, parameter="box")
    if not state.in_play(n) or state.box(n) == action.box:
        return refused("BTR-HOUSE-24", f"{action.unit} is in {state.box(n)}.")
    counter = state.counters[n]
    if counter.kind != "aircraft" and (action.box != ON_MAP or state.box(n) != ENGLAND):
        return refused("BTR-HOUSE-19", f"{action.unit} is no aircraft: only units in England come to the map.")
    return None


def _load_refusal(state: ClerkState, action: Load | Unload) -> Ruling | None:
    _check_stock(state, action.stock)
    n = state.number(action.unit)
    counter = state.counters[n]
    if counter.kind != "transport" or state.box(n) != ON_MAP:
        return refused("BTR-HOUSE-24", f"{action.unit} is no Transport Point on the map.")
    if not _serves(action.stock, counter.nation):
        return refused("BTR-HOUSE-22", f"{action.stock} SP are not for {counter.nation} transport.")
    if bool(state.loaded[n]) == isinstance(action, Load):
        said = "carries 1 SP already" if state.loaded[n] else "is empty"
        return refused(("OCS-UNIT-07", "BTR-HOUSE-12"), f"{action.unit} {said}.")
    if isinstance(action, Load) and not state.sp[action.stock]:
        return refused("BTR-HOUSE-24", f"{action.stock} holds no SP.")
    return None


def _serves(stock: str, nation: str) -> bool:
    """American SP serve American and French units, Commonwealth SP the others."""
    return stock.startswith("US") == (nation in ("US", "FR"))


def _check_port(state: ClerkState, port: str) -> None:
    if port not in state.hits:
        raise unknown("port", port, state.hits, parameter="port")


def _capture_refusal(state: ClerkState, action: Capture) -> Ruling | None:
    _check_port(state, action.port)
    if action.by not in ("allied", "german"):
        raise unknown("side", action.by, ("allied", "german"), parameter="by")
    if state.holder[action.port] == action.by:
        return refused("BTR-HOUSE-01", f"{action.port} is {action.by} already.")
    return None


def _repair_refusal(state: ClerkState, action: Repair) -> Ruling | None:
    _check_port(state, action.port)
    _check_stock(state, action.stock)
    if state.holder[action.port] != "allied" or not state.hits[action.port]:
        return refused("OCS-PORT-02", f"{action.port} is not an Allied port with hits.")
    if action.port in state.repaired:
        return refused("OCS-PORT-02", f"{action.port} had a hit repaired this turn: one a turn.")
    if state.sp[action.stock] < state.title.ports.repair_sp:
        return refused("OCS-PORT-02", f"a repair costs {state.title.ports.repair_sp} SP; {action.stock} has none.")
    return None


def _ship_refusal(state: ClerkState, action: Ship) -> Ruling | None:
    if action.by not in state.caps:
        raise unknown("shipping", action.by, state.caps, parameter="by")
    if 1 <= action.points <= state.caps[action.by]:
        return None
    left = state.caps[action.by]
    return refused("BTR-SHIP-06", f"{action.points} points by {action.by}: {left} are left this turn.")


def _event_refusal(state: ClerkState, action: Event) -> Ruling | None:
    if action.nation not in state.nations:
        raise unknown("nation", action.nation, state.nations, parameter="nation")
    most = state.title.random_event_most
    if abs(action.shift) > most:
        return refused("BTR-HOUSE-13", f"a shift of {action.shift}: give -{most} to {most}.")
    if action.shift == state.shifts[action.nation]:
        return refused("BTR-HOUSE-13", f"the shift of {action.nation} is {action.shift} already.")
    return None


def _drop_refusal(state: ClerkState, action: PlanDrop | Drop) -> Ruling | None:
    n = state.number(action.unit)
    note = state.title.calendar.note("BTR-ARRIVAL-28")
    if isinstance(action, PlanDrop):
        if state.date < note.date:
            return refused("BTR-ARRIVAL-28", f"drops can be planned from the turn of {note.date} on.")
        if state.box(n) != ENGLAND or state.counters[n].kind != "combat":
            return refused("BTR-HOUSE-19", f"{action.unit} is no unit in England.")
        if action.unit in state.drops:
            return refused("OCS-AIR-05", f"a drop of {action.unit} is planned already.")
        return None
    if action.unit not in state.drops:
        return refused("OCS-AIR-05", f"no drop of {action.unit} is planned.")
    due = state.drops[action.unit] + LEAD
    if state.turn < due:
        turns = state.title.calendar.turns
        when = f"from {turns[due - 1]} on" if due <= len(turns) else "only after the campaign"
        return refused(("OCS-AIR-05", "BTR-ARRIVAL-28"), f"the drop of {action.unit} can be flown {when}.")
    if state.flight == "None":
        return refused("BTR-EFFECT-12", "no air mission can be flown this turn.")
    return None
