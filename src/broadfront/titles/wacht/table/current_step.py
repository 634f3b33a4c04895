"""The current step as data for the page: formations and units, the march in progress, the roll that is due."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from broadfront.core.rulings import exact_plain
from broadfront.core.steps import GameOver
from broadfront.titles.wacht.data import fuel_table
from broadfront.titles.wacht.data.bridges import bridge_collapse_result
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.fuel_supply import fuel_barrier
from broadfront.titles.wacht.rules.march import mp_limit_of_move
from broadfront.titles.wacht.rules.mover import make_mover
from broadfront.titles.wacht.rules.state.board import DONE
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.steps.fuel import (
    FuelAllocation,
    FuelChoice,
    FuelRolls,
    formations_needing_fuel,
    fuel_allocation_row,
)
from broadfront.titles.wacht.steps.leaders import BonusRoll, Leaders
from broadfront.titles.wacht.steps.movement import FormationMoves, Going, Movement, UnitMove, movable_units
from broadfront.titles.wacht.steps.preparation import Modes, ReserveRolls, Transport, transport_refusal
from broadfront.titles.wacht.table.parts import (
    WachtFormation,
    WachtFuel,
    WachtFuelChoice,
    WachtMarch,
    WachtOrder,
    WachtPart,
    WachtRoll,
    WachtUnit,
)


def _deciding_side(state: WachtState) -> str:
    """Return the side that must decide or roll now; empty once the game is over."""
    pending = state.pending
    return "" if isinstance(pending, GameOver) else pending.side or ""


def units_awaiting_decision(state: WachtState, side: str | None) -> list[int]:
    """Return the units for which a side can decide something in the current step of play."""
    board = state.board
    step = state.stack[-1] if state.stack else None
    if side not in (None, _deciding_side(state)):
        return []
    match step:
        case Modes(mine, decided):
            return [n for n in board.units_of[mine] if n not in decided and board.hex_of(n) is not None]
        case Transport(mine, chosen):
            return [n for n in board.units_of[mine] if _can_change_transport(state, step, n) and n not in chosen]
        case Movement(mine, phase, finished):
            formations = [f.id for f in board.roster.formations if f.side == mine and f.id not in finished]
            return [n for formation in formations for n in movable_units(state, formation, phase)]
        case FormationMoves():
            return step.waiting_units(state)
        case UnitMove(march=march):
            return [march.unit]
        case _:
            return []


def _can_change_transport(state: WachtState, step: Transport, unit_number: int) -> bool:
    """Return whether a unit has a choice of transport, or between Leg and Mech."""
    if state.board.hex_of(unit_number) is None:
        return False
    return bool(step.selectable_classes(state, unit_number)) or any(
        transport_refusal(state, unit_number, by) is None for by in ("tp", "intrinsic")
    )


def current_step_part(state: WachtState) -> WachtPart:
    """Return the data that the web page shows about the current step of play."""
    step = state.stack[-1] if state.stack else None
    side = _deciding_side(state)
    part = WachtPart(
        step=type(step).__name__ if step is not None else "",
        side=side,
        phase=step.phase if isinstance(step, Leaders | Movement | FormationMoves | UnitMove | Going) else "",
        ground=state.clock.ground,
        turn=str(state.clock.game_turn),
        formations=[_formation_part(state, one.id) for one in state.board.roster.formations if one.side == side],
    )
    match step:
        case UnitMove():
            part.march = _march_part(state, step)
            part.moving = _order_part(state)
        case Going():
            part.roll = WachtRoll(state.board.unit(step.march.unit).id, _roll_results(state, step))
            part.moving = _order_part(state)
        case FormationMoves():
            part.moving = _order_part(state)
        case FuelAllocation():
            part.fuel = [_fuel_row(state, formation) for formation in formations_needing_fuel(state, step.side)]
        case FuelChoice():
            units = [state.board.unit(n).id for n in step.units_sharing_fuel(state)]
            part.fuel_choice = WachtFuelChoice(step.formation, step.result, units)
        case FuelRolls() | BonusRoll() | ReserveRolls():
            part.roll = WachtRoll("", _roll_results(state, step))
    return part


def _formation_part(state: WachtState, id: str) -> WachtFormation:
    """Return the data of a formation for the page: its army and its units."""
    board = state.board
    formation = board.formation_of[id]
    units = [
        WachtUnit(
            unit=board.unit(n).id,
            hex=spot.hex if (spot := board.hex_of(n)) else "",
            mode=board.mode_of(n),
            cls=board.class_of(n),
            done=bool(board.flags[n] & DONE),
        )
        for n in board.members_of(id)
    ]
    ordered = formation.kind == "division" and state.armies.collins != id
    return WachtFormation(id, formation.kind, state.armies.army_of[id], formation.corps, ordered, units)


def _order_part(state: WachtState) -> WachtOrder | None:
    """Return for the page the formation that is moving and its units still to move, or None if no formation is
    moving."""
    frame = next((step for step in reversed(state.stack) if isinstance(step, FormationMoves)), None)
    if frame is None:
        return None
    waiting = [state.board.unit(n).id for n in frame.waiting_units(state)]
    return WachtOrder(frame.formation, frame.any_order, waiting)


def _march_part(state: WachtState, step: UnitMove) -> WachtMarch:
    """Return the data of the unit move in progress for the page: MP spent and left."""
    march = step.march
    spent = exact_plain(Fraction(march.spent, 2))
    part = WachtMarch(state.board.unit(march.unit).id, march.kind, spent, march.hexes, march.ended)
    spot = state.board.hex_of(march.unit)
    if march.kind and spot is not None:
        mover = make_mover(state, march.unit, march.kind, march.overrun, march.began)
        if not mover.counts_hexes:
            limit, _ = mp_limit_of_move(state, mover, march, march.broken, spot.index)
            part.left = exact_plain(Fraction(max(0, limit - march.spent), 2))
    return part


def _fuel_row(state: WachtState, formation: str) -> WachtFuel:
    """Return for the page what each fuel status would cost a formation, and the status it has."""
    armies = state.armies
    table = state.title.charts.fuel_allocation[fuel_allocation_row(state, formation)]
    barrier = fuel_barrier(state, formation, state.board.formation(formation).side)
    return WachtFuel(
        formation=formation,
        army=armies.army_of[formation],
        has=exact_plain(Fraction(armies.fp[armies.army_of[formation]], 2)),
        costs={status: table[status] for status in ("Normal", "Low")},
        status=armies.fuel_status.get(formation),
        barred="" if barrier is None else barrier.text,
    )


def phase_text(state: WachtState) -> str:
    """Return the name of the current phase as text."""
    match state.stack[-1] if state.stack else None:
        case Modes(side):
            return phrase("phase.modes", side=side)
        case Transport(side):
            return phrase("phase.transport", side=side)
        case FuelAllocation(side) | FuelRolls(side) | FuelChoice(side):
            return phrase("phase.fuel", side=side)
        case _:
            return phrase("phase.now", phase=state.clock.phase)


# Rolls


def _roll_results(state: WachtState, step: object) -> list[tuple[int, str, bool]]:
    """Return for each face of the die: the roll, its result as text, and whether that is favorable."""
    return [(roll, *_roll_result_reader(state, step)(roll)) for roll in range(10)]


def _roll_result_reader(state: WachtState, step: object) -> Callable[[int], tuple[str, bool]]:
    """Return a function from a die roll to its result as text, and whether that is favorable."""
    charts = state.title.charts
    match step:
        case Going(roll="bridge"):
            return lambda roll: _bridge_result_text(charts, roll)
        case Going():
            return _stop_result_reader(state, step)
        case FuelRolls():
            formation = step.next_formation_to_roll(state)
            assert formation is not None
            conditions = ["extended_korps_supply"] if state.board.formation(formation).extended_supply else []
            status = state.armies.fuel_status[formation]
            return lambda roll: _fuel_result_text(fuel_table.look_up_fuel_result(charts, status, roll, conditions)[0])
        case BonusRoll():
            return lambda roll: _bonus_result_text(str(charts.leader_bonus_table.result(roll, "MP")))
        case ReserveRolls():
            return lambda roll: _bonus_result_text(step.reserve_bonus_result(state, roll)[0])
        case _:
            raise AssertionError(f"{step} rolls nothing")


def _fuel_result_text(text: str) -> tuple[str, bool]:
    """Return an entry of the fuel table as text, and whether it is favorable."""
    return (text, False) if not text.isdecimal() else (phrase("result.fuel", figure=text), int(text) > 0)


def _bonus_result_text(text: str) -> tuple[str, bool]:
    """Return a movement bonus as text, and whether it is more than zero."""
    figure = int(text) if text.isdecimal() else 0
    return phrase("result.bonus", figure=text) if text.isdecimal() else phrase("result.no-bonus"), figure > 0


def _bridge_result_text(charts: Charts, roll: int) -> tuple[str, bool]:
    """Return whether a die roll makes a bridge fall or hold, as text, and whether that is favorable."""
    falls = bridge_collapse_result(charts, roll)[0]
    return phrase("result.bridge-falls" if falls else "result.bridge-holds"), not falls


def _stop_result_reader(state: WachtState, step: Going) -> Callable[[int], tuple[str, bool]]:
    """Return a function from a die roll to whether it stops the unit, as text, and whether that is favorable."""

    def read(roll: int) -> tuple[str, bool]:
        """Return whether this die roll stops the unit, as text, and whether that is favorable."""
        stops, _ = step.stop_roll_result(state, roll)
        return phrase("result.stops" if stops else "result.goes-on"), not stops

    return read


# Hints


def current_step_hint(state: WachtState, side: str | None) -> str:
    """Return a short hint for newcomers about the current step of play, or an empty string."""
    step = state.stack[-1] if state.stack else None
    if step is None:
        return ""
    if side not in (None, _deciding_side(state)):
        return phrase("hint.other-side")
    return _step_hint(step)


def _step_hint(step: object) -> str:
    """Return the hint for a step of play by its type, or an empty string."""
    match step:
        case Modes():
            return phrase("hint.modes")
        case Transport():
            return phrase("hint.transport")
        case FuelAllocation():
            return phrase("hint.fuel")
        case FuelChoice():
            return phrase("hint.fuel-choice")
        case Leaders():
            return phrase("hint.leaders")
        case Movement():
            return phrase("hint.movement")
        case FormationMoves():
            return phrase("hint.formation")
        case UnitMove():
            return phrase("hint.move")
        case Going(roll="bridge"):
            return phrase("hint.bridge")
        case _:
            return ""
