"""Checks of the clerk's reports from the table: why a report is refused, and by which rule."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.errors import unknown_name
from broadfront.core.locations import OnMap
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.roster import ENGLAND, IN_PLAY, ON_MAP
from broadfront.titles.rhine.data.stored_names import RESERVE_USED
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import (
    BridgeCheck,
    Capture,
    Drop,
    Event,
    Load,
    Lose,
    Place,
    PlanDrop,
    Repair,
    Reserves,
    Scheldt,
    Shift,
    Ship,
    Spend,
    Unload,
)
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["drops_to_fly", "report_refusal"]

DROP_PHASE = ("allied", "Movement")
"""Side and phase in which drops are flown."""
DROP_LEAD_TURNS = 2
"""Turns between planning a paradrop and the drop."""


def report_refusal(state: RhineState, action: Action) -> Ruling | None:
    """Return why a player's report of what happened on his own map is refused, or None if it is accepted."""
    match action:
        case Lose():
            return _loss_report_refusal(state, action)
        case Shift():
            return _box_change_refusal(state, action)
        case Place():
            return _unit_hex_report_refusal(state, action)
        case Spend():
            _check_stock(state, action.stock)
            if 1 <= action.sp <= state.supply.sp[action.stock]:
                return None
            left = state.supply.sp[action.stock]
            return refused("BTR-HOUSE-24", say("stock.too-little", sp=action.sp, stock=action.stock, left=left))
        case Load() | Unload():
            return _load_refusal(state, action)
        case Capture():
            return _capture_refusal(state, action)
        case Repair():
            return _repair_refusal(state, action)
        case Scheldt():
            if action.open == state.land.scheldt:
                return refused("BTR-HOUSE-01", say("port.scheldt", open=state.land.scheldt))
            return None
        case Ship():
            return _capacity_use_refusal(state, action)
        case Event():
            return _random_event_refusal(state, action)
        case Reserves():
            if 0 <= action.used <= state.land.markers["reserve"] and action.used != state.land.markers[RESERVE_USED]:
                return None
            why = say("reserves.too-many", count=action.used, most=state.land.markers["reserve"])
            return refused(("BTR-ARRIVAL-22", "BTR-HOUSE-18"), why)
        case PlanDrop() | Drop():
            return _drop_refusal(state, action)
        case BridgeCheck():
            if action.marker and not state.land.markers["bridge"]:
                return refused("BTR-HOUSE-02", say("bridge-check.no-marker"))
            return None
    return refused("BF-02", say("reporting.not-a-report", action=type(action).__name__))


def _check_stock(state: RhineState, stock: str) -> None:
    """Raise an error if no supply stock has this name."""
    if stock not in state.clock.stock_names:
        raise unknown_name("stock", stock, state.clock.stock_names, parameter="stock")


def _loss_report_refusal(state: RhineState, action: Lose) -> Ruling | None:
    """Return why a report of step losses is refused, or None if it is accepted."""
    n = state.number(action.unit)
    if not state.board.is_in_play(n):
        return refused("BTR-HOUSE-24", say("losing.not-in-play", unit=action.unit, box=state.board.box(n)))
    if not 1 <= action.steps <= state.board.steps[n]:
        why = say("losing.too-many", unit=action.unit, left=state.board.steps[n], steps=action.steps)
        return refused("BTR-HOUSE-10", why)
    return None


def _box_change_refusal(state: RhineState, action: Shift) -> Ruling | None:
    """Return why a report that a unit moved to another box is refused, or None if it is accepted."""
    n = state.number(action.unit)
    if action.box not in IN_PLAY:
        raise unknown_name("box", action.box, IN_PLAY, parameter="box")
    if not state.board.is_in_play(n) or state.board.box(n) == action.box:
        return refused("BTR-HOUSE-24", say("shifting.elsewhere", unit=action.unit, box=state.board.box(n)))
    counter = state.units[n]
    if counter.kind != "aircraft" and (action.box != ON_MAP or state.board.box(n) != ENGLAND):
        return refused("BTR-HOUSE-19", say("shifting.not-aircraft", unit=action.unit))
    return None


def _unit_hex_report_refusal(state: RhineState, action: Place) -> Ruling | None:
    """Return why a report of the hex in which a unit stands is refused, or None if it is accepted."""
    n, board = state.number(action.unit), state.title.map
    spot = state.title.locations.find(action.hex, board.find)
    if not state.clock.on_map:
        return refused("BTR-HOUSE-24", say("standing.no-map"))
    if state.board.box(n) != ON_MAP:
        return refused("BTR-HOUSE-24", say("standing.not-on-map", unit=action.unit, box=state.board.box(n)))
    if spot is state.board.where[n]:
        return refused("BTR-HOUSE-24", say("standing.there", unit=action.unit, where=action.hex))
    if not isinstance(spot, OnMap):
        on_table = spot is state.title.locations.boxes[ON_MAP]
        return None if on_table else refused("BTR-HOUSE-24", say("standing.no-hex", where=action.hex))
    if not state.window.can_hold_counters(spot.index):
        return refused("BTR-TECM-14", say("standing.no-ground", hex=spot.hex))
    if state.units[n].is_combat_unit and state.board.has_enemy(state.units[n].side, spot.index):
        return refused("OCS-OVERRUN-01", say("standing.enemy", unit=action.unit, hex=spot.hex))
    if no := broadfront_refusal(state, state.units[n], spot.hex):
        return no
    return state.board.stack_refusal(state.units[n].side, spot.index, state.board.regimental_equivalents_of_unit(n))


def _load_refusal(state: RhineState, action: Load | Unload) -> Ruling | None:
    """Return why a Transport Point cannot load or unload, or None if it can."""
    _check_stock(state, action.stock)
    n = state.number(action.unit)
    counter = state.units[n]
    if counter.kind != "transport" or state.board.box(n) != ON_MAP:
        return refused("BTR-HOUSE-24", say("loading.not-transport", unit=action.unit))
    if not _stock_serves_nation(action.stock, counter.nation):
        return refused("BTR-HOUSE-22", say("stock.other-nation", stock=action.stock, nation=counter.nation))
    if bool(state.supply.cargo[n]) == isinstance(action, Load):
        why = say("loading.is-loaded" if state.supply.cargo[n] else "loading.is-empty", unit=action.unit)
        return refused(("OCS-UNIT-07", "BTR-HOUSE-12"), why)
    if isinstance(action, Load) and not state.supply.sp[action.stock]:
        return refused("BTR-HOUSE-24", say("stock.empty", stock=action.stock))
    return None


def _stock_serves_nation(stock: str, nation: str) -> bool:
    """Return whether a supply stock serves units of a nation: US stocks serve US and FR units, CW stocks others."""
    return stock.startswith("US") == (nation in ("US", "FR"))


def _check_port(state: RhineState, port: str) -> None:
    """Raise an error if no port has this name."""
    if port not in state.land.hits:
        raise unknown_name("port", port, state.land.hits, parameter="port")


def _capture_refusal(state: RhineState, action: Capture) -> Ruling | None:
    """Return why a report of a captured port is refused, or None if it is accepted."""
    _check_port(state, action.port)
    if action.by not in ("allied", "german"):
        raise unknown_name("side", action.by, ("allied", "german"), parameter="by")
    if state.land.holder[action.port] == action.by:
        return refused("BTR-HOUSE-01", say("port.held", port=action.port, side=action.by))
    return None


def _repair_refusal(state: RhineState, action: Repair) -> Ruling | None:
    """Return why a port cannot be repaired, or None if it can."""
    _check_port(state, action.port)
    _check_stock(state, action.stock)
    if state.land.holder[action.port] != "allied" or not state.land.hits[action.port]:
        return refused("OCS-PORT-02", say("port.not-damaged", port=action.port))
    if action.port in state.land.repaired:
        return refused("OCS-PORT-02", say("port.repaired", port=action.port))
    price = state.title.ports.repair_sp
    if state.supply.sp[action.stock] < price:
        return refused("OCS-PORT-02", say("port.repair-price", sp=price, stock=action.stock))
    return None


def _capacity_use_refusal(state: RhineState, action: Ship) -> Ruling | None:
    """Return why a report of used rail or sea capacity is refused, or None if it is accepted."""
    if action.by not in state.supply.caps:
        raise unknown_name("shipping", action.by, state.supply.caps, parameter="by")
    if 1 <= action.points <= state.supply.caps[action.by]:
        return None
    why = say("capacity.too-little", points=action.points, means=action.by, left=state.supply.caps[action.by])
    return refused("BTR-SHIP-06", why)


def _random_event_refusal(state: RhineState, action: Event) -> Ruling | None:
    """Return why a report of a random event that shifts supply is refused, or None if it is accepted."""
    if action.nation not in state.clock.nations:
        raise unknown_name("nation", action.nation, state.clock.nations, parameter="nation")
    most = state.title.max_random_event_shift
    if abs(action.shift) > most:
        return refused("BTR-HOUSE-13", say("random-event.too-far", shift=action.shift, most=most))
    if action.shift == state.supply.shifts[action.nation]:
        return refused("BTR-HOUSE-13", say("random-event.same", nation=action.nation, shift=action.shift))
    return None


def _drop_refusal(state: RhineState, action: PlanDrop | Drop) -> Ruling | None:
    """Return why a paradrop cannot be planned or carried out, or None if it can."""
    n = state.number(action.unit)
    note = state.title.calendar.find_note("BTR-ARRIVAL-28")
    if isinstance(action, PlanDrop):
        if state.clock.date < note.date:
            return refused("BTR-ARRIVAL-28", say("drop.too-early", date=note.date))
        if state.board.box(n) != ENGLAND or state.units[n].kind != "combat":
            return refused("BTR-HOUSE-19", say("drop.not-in-england", unit=action.unit))
        if action.unit in state.board.drops:
            return refused("OCS-AIR-05", say("drop.planned", unit=action.unit))
        return None
    if action.unit not in state.board.drops:
        return refused("OCS-AIR-05", say("drop.not-planned", unit=action.unit))
    due = state.board.drops[action.unit] + DROP_LEAD_TURNS
    if state.clock.turn < due:
        turns = state.title.calendar.turns
        why = say("drop.never-due", unit=action.unit)
        if due <= len(turns):
            why = say("drop.not-due", unit=action.unit, date=turns[due - 1])
        return refused(("OCS-AIR-05", "BTR-ARRIVAL-28"), why)
    return _air_mission_refusal(state)


@decides("BTR-EFFECT-09", "BTR-EFFECT-12")
def _air_mission_refusal(state: RhineState) -> Ruling | None:
    """Return why no paradrop can be flown now, or None if one can.

    Without player turns the game does not know the phase, so only the weather can forbid a paradrop.
    """
    missions, clock = state.title.effects.flight[state.clock.flight]["air_missions"], state.clock
    if missions.value == "none":
        return refused(missions.rule, say("drop.weather"))
    if clock.player_turns and (clock.side, clock.phase) != DROP_PHASE:
        # The series flies drops in the Movement Phase in any weather; Limited flight allows no other phase at all.
        weather = (missions.rule,) if clock.flight == "Limited" else ()
        return refused((*weather, "OCS-AIR-05"), say("drop.phase", side=clock.side, phase=clock.phase))
    return None


def drops_to_fly(state: RhineState) -> list[str]:
    """Return the ids of the units whose planned drop can be flown now."""
    return [unit for unit in state.board.drops if _drop_refusal(state, Drop(unit)) is None]
