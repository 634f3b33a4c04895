"""Movement on the map in the Movement, Reaction and Exploitation Phases, with fuel, transport and pontoons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.board.points import mp_to_twelfths
from broadfront.board.reach import Reach
from broadfront.board.walk import walk
from broadfront.core.actions import Action
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import (
    Finish,
    Fuel,
    InMode,
    LoadSP,
    Move,
    Overrun,
    Pick,
    PontoonRoll,
    RepairBridge,
    UnloadSP,
)
from broadfront.titles.rhine.rules.clerk.campaign import barred_map_sheets
from broadfront.titles.rhine.rules.clerk.report_checks import drops_to_fly
from broadfront.titles.rhine.rules.composed import MoveTo
from broadfront.titles.rhine.rules.field.ground import hexside_key
from broadfront.titles.rhine.rules.field.movement import (
    cheapest_paths,
    fuel_refusal,
    mode_change_refusal,
    move_refusal,
    movement_terms,
    path_ledger,
    phase_refusal,
    unit_reach,
)
from broadfront.titles.rhine.rules.field.overrun import OVERRUN_MP, legal_overruns, overrun_refusal
from broadfront.titles.rhine.rules.field.supply import fuel_unit
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import Start
from broadfront.titles.rhine.steps.field.bridges import (
    Pontoon,
    bridge_actions,
    pay_bridge_repair,
    pontoon_refusal,
    repair_refusal,
    resolve_hex_entry,
)
from broadfront.titles.rhine.steps.field.fuel_and_transport import (
    formation_fuel_refusal,
    fuel_formation,
    load_or_unload_transport,
    transport_refusal,
)
from broadfront.titles.rhine.steps.field.phase_reports import (
    account_actions_of_phase,
    enter_phase_report,
    phase_report_kinds,
    phase_report_refusal,
)

__all__ = ["Going", "March", "Movement", "Picked", "legal_moves"]

MODE_CHOICES = ("Combat", "Move", "Strat", "Reserve")
ACTION_KINDS = (Pick, Move, MoveTo, Overrun, Fuel, LoadSP, UnloadSP, PontoonRoll, RepairBridge, Finish)


class Movement(Choice[RhineState], frozen=True):
    """Let a side move its units one by one; with `other` the inactive side moves, as in the Reaction Phase."""

    other: bool = False

    def moving_side(self, state: RhineState) -> str:
        """Return the side that moves."""
        return SIDES[1 - SIDES.index(state.clock.side)] if self.other else state.clock.side

    def decision(self, state: RhineState) -> Decision:
        """Return the question which unit moves next, or what else to do in the Movement Phase."""
        kinds: tuple[type[Action], ...] = (*ACTION_KINDS, *phase_report_kinds(state))
        mover = state.clock.deciding_side(self.moving_side(state))
        return Decision(mover, say("ask.move", phase=state.clock.phase), kinds, rules=("OCS-SEQ-03",))

    def ask(self, state: RhineState) -> Decision | None:
        """Return the choice of the next unit to move, or None in a campaign if the side has nothing to move or drop."""
        side = self.moving_side(state)
        able = (phase_refusal(state, n, side) is None for n in state.of_side(side))
        if state.clock.campaign and not any(able) and not drops_to_fly(state):
            return None
        return self.decision(state)

    def advance(self, state: RhineState) -> None:
        """End the movement of a side that has nothing to move."""
        state.pop()

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the units that can move, the legal fuel, transport and bridge actions, and the end of movement."""
        side = self.moving_side(state)
        yield Finish()
        for n in state.of_side(side):
            if phase_refusal(state, n, side) is None:
                yield Pick(state.units[n].id)
        if state.clock.phase == "Movement":
            for action in self._service_actions(state, side):
                if self.refusal(state, action) is None:
                    yield action
        yield from account_actions_of_phase(state)

    def _service_actions(self, state: RhineState, side: str) -> Iterator[Action]:
        """Yield the fuel, transport and bridge actions a side might attempt; they may be illegal."""
        formations = dict.fromkeys(state.units[n].formation for n in state.of_side(side) if state.units[n].formation)
        yield from (Fuel(name) for name in formations)
        for n in state.of_side(side):
            unit = state.units[n]
            if unit.kind == "HQ":
                yield Fuel(unit.id)
            if unit.kind == "transport":
                yield UnloadSP(unit.id) if state.supply.cargo[n] else LoadSP(unit.id)
            if unit.kind in ("pontoon", "HQ"):
                yield from bridge_actions(state, n)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why an action of the movement step is not legal, or None if it is."""
        side = self.moving_side(state)
        match action:
            case Finish():
                return None
            case Pick():
                return phase_refusal(state, state.number(action.unit), side)
            case Move():
                return move_refusal(state, side, action.unit, action.mode, action.path)
            case Overrun():
                return overrun_refusal(state, side, action)
        if not isinstance(action, ACTION_KINDS):
            return phase_report_refusal(state, action)
        if state.clock.phase != "Movement":
            return refused("OCS-SEQ-03", say("moving.other-phase", action=type(action).__name__))
        match action:
            case Fuel():
                return formation_fuel_refusal(state, side, action.what)
            case LoadSP() | UnloadSP():
                return transport_refusal(state, side, action)
            case PontoonRoll():
                return pontoon_refusal(state, side, action)
            case RepairBridge():
                return repair_refusal(state, side, action)
        return super().refusal(state, action)

    def ledger(self, state: RhineState, action: Action) -> Sequence[LedgerLine]:
        """Return the cost of a move hex by hex, with rules; empty for other actions."""
        return move_ledger(state, action)

    def do(self, state: RhineState, action: Action) -> None:
        """Carry out an action of the movement step, such as a move, fueling or a bridge repair."""
        match action:
            case Finish():
                state.pop()
            case Pick():
                state.push(Picked(self.moving_side(state), state.number(action.unit)))
            case Move() | Overrun():
                carry_out_move(state, action)
            case Fuel():
                fuel_formation(state, self.moving_side(state), action.what)
            case LoadSP() | UnloadSP():
                load_or_unload_transport(state, action)
            case PontoonRoll() | RepairBridge():
                n = state.number(action.unit)
                state.board.finish_moving(n)
                at = state.board.hex_of(n)
                assert at is not None
                key = hexside_key(state.title, at, state.title.map.index[action.hex])
                if isinstance(action, RepairBridge):
                    pay_bridge_repair(state, n)
                state.push(Pontoon(key, isinstance(action, RepairBridge)))
            case _:
                enter_phase_report(state, action)


class Picked(Choice[RhineState], frozen=True):
    """Choose for the unit that moves next its mode, its whole move at once, or to stay."""

    side: str
    unit: int

    def decision(self, state: RhineState) -> Decision:
        """Return the question in which mode the picked unit moves."""
        prompt = say("ask.mode", unit=state.units[self.unit].id)
        kinds = (InMode, Move, MoveTo, Overrun, Finish)
        return Decision(state.clock.deciding_side(self.side), prompt, kinds, rules=("OCS-MODE-01",))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the modes the picked unit may take, to move or to stay in, and the choice to do nothing."""
        yield Finish()
        now = state.board.mode(self.unit)
        for mode in MODE_CHOICES if now in MODE_CHOICES else (now,):
            if mode_change_refusal(state, self.unit, mode) is None:
                # Without a path the unit changes mode, or stays as it is, and is done.
                yield Move(state.units[self.unit].id, mode)
                if fuel_refusal(state, self.unit, mode) is None:
                    yield InMode(mode)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why the picked unit may not take a mode or make a move, or None if it may."""
        if isinstance(action, InMode):
            return mode_change_refusal(state, self.unit, action.mode) or fuel_refusal(state, self.unit, action.mode)
        return None if isinstance(action, Finish) else picked_move_refusal(state, self.side, self.unit, action)

    def ledger(self, state: RhineState, action: Action) -> Sequence[LedgerLine]:
        """Return the cost of a move hex by hex, with rules; empty for other actions."""
        return move_ledger(state, action)

    def do(self, state: RhineState, action: Action) -> None:
        """Go on to the choice of a path in the chosen mode, or carry out the whole move."""
        if isinstance(action, InMode):
            state.become(Going(self.side, self.unit, action.mode))
            return
        state.pop()
        carry_out_move(state, action)


class Going(Choice[RhineState], frozen=True):
    """Choose the path along which the picked unit moves in its chosen mode."""

    side: str
    unit: int
    mode: str

    def decision(self, state: RhineState) -> Decision:
        """Return the question along which path the picked unit moves."""
        prompt = say("ask.path", unit=state.units[self.unit].id, mode=self.mode)
        return Decision(
            state.clock.deciding_side(self.side), prompt, (Move, MoveTo, Overrun, Finish), rules=("OCS-MOVE-01",)
        )

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the cheapest move to each hex in reach, the overruns, and the choice not to move."""
        yield Finish()
        yield from legal_moves(state, self.side, self.unit, self.mode)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why the picked unit may not make a move, or None if it may."""
        return None if isinstance(action, Finish) else picked_move_refusal(state, self.side, self.unit, action)

    def ledger(self, state: RhineState, action: Action) -> Sequence[LedgerLine]:
        """Return the cost of a move hex by hex, with rules; empty for other actions."""
        return move_ledger(state, action)

    def do(self, state: RhineState, action: Action) -> None:
        """Carry out the chosen move or overrun."""
        state.pop()
        carry_out_move(state, action)


def legal_moves(
    state: RhineState, side: str, unit_number: int, mode: str, found: Reach | None = None
) -> Iterator[Action]:
    """Yield a unit's cheapest move in a mode to each hex in reach, and its overruns; `found` is its known reach."""
    name, found = state.units[unit_number].id, found or unit_reach(state, unit_number, mode)
    barred = barred_map_sheets(state, state.units[unit_number])
    for path in cheapest_paths(found):
        if path[-1][0] not in barred:
            yield Move(name, mode, path)
    yield from legal_overruns(state, side, unit_number, mode, found)


def picked_move_refusal(state: RhineState, side: str, unit_number: int, action: Action) -> Ruling | None:
    """Return why a move or overrun of the picked unit is not legal, or None if it is."""
    name = state.units[unit_number].id
    if isinstance(action, Move) and action.unit == name:
        return move_refusal(state, side, action.unit, action.mode, action.path)
    if isinstance(action, Overrun) and name in action.units:
        return overrun_refusal(state, side, action)
    return refused("OCS-MOVE-01", say("moving.other-unit", unit=name))


def move_ledger(state: RhineState, action: Action) -> Sequence[LedgerLine]:
    """Return the lines that explain the cost of a move, hex by hex; empty for other actions."""
    if isinstance(action, Move) and action.path:
        return path_ledger(state, action.unit, action.mode, action.path)
    return ()


def carry_out_move(state: RhineState, action: Action) -> None:
    """Carry out a move or an overrun."""
    if isinstance(action, Move):
        _start_move(state, action)
    elif isinstance(action, Overrun):
        _start_overrun(state, action)


# Moving


def _change_mode(state: RhineState, unit_number: int, mode: str) -> None:
    """Set a unit's mode, and log it if it changes."""
    if state.board.mode(unit_number) != mode:
        state.set_mode(unit_number, mode)
        state.emit(say("mode.changed", unit=state.units[unit_number].id, mode=mode), "OCS-MODE-01")


def _start_move(state: RhineState, action: Move) -> None:
    """Start a move: fuel the unit, change its mode, and begin the step of play that moves it hex by hex."""
    n = state.number(action.unit)
    if action.path:
        fuel_unit(state, n, action.mode)
    spends = tuple(state.title.map.index[hex] for hex in action.path)
    _change_mode(state, n, action.mode)
    if not spends:
        state.board.finish_moving(n)
        return
    state.push(March((n,), spends))


def _start_overrun(state: RhineState, action: Overrun) -> None:
    """Start an overrun: fuel the units, spend their movement points, and begin their march and the battle."""
    numbers = tuple(state.number(unit) for unit in action.units)
    board = state.title.map
    start = state.board.hex_of(numbers[0])
    assert start is not None
    for n in numbers:
        on = movement_terms(state, n, action.mode)
        spent = walk((board.ids[start], *action.path[:-1]), on).spent + mp_to_twelfths(OVERRUN_MP)
        fuel_unit(state, n, action.mode)
        _change_mode(state, n, action.mode)
        state.board.store_points_left(n, on.allowance - spent)
    target = board.index[action.path[-1]]
    state.emit(say("overrun.begins", units=action.units, hex=action.path[-1], points=OVERRUN_MP), "OCS-OVERRUN-01")
    # The battle is pushed first, so that it follows the march to the hex it is fought from.
    state.push(Start("overrun", target, numbers))
    approach = tuple(board.index[hex] for hex in action.path[:-1])
    if approach:
        state.push(March(numbers, approach, last=False))


class March(Step[RhineState], frozen=True):
    """Move units hex by hex along a path; if a bridge is blown on the way, they stop there."""

    units: tuple[int, ...]
    path: tuple[int, ...]
    last: bool = True
    """Whether the units have finished moving at the end."""
    under_way: bool = False
    """Whether the units have already entered a hex of this move."""

    def advance(self, state: RhineState) -> None:
        """Move the units into the next hex of their path, or end the move if they cannot enter it."""
        here = state.board.hex_of(self.units[0])
        if not self.path or here is None or not self._can_enter(state, here, self.path[0]):
            if self.last:
                for n in self.units:
                    state.board.finish_moving(n)
            state.pop()
            return
        there = self.path[0]
        for n in self.units:
            state.place_in_hex(n, there)
        if state.events is not None:
            names = [state.units[n].id for n in self.units]
            state.emit(say("move.moved", units=names, hex=state.title.map.ids[there]), "OCS-MOVE-01")
        state.become(March(self.units, self.path[1:], self.last, under_way=True))
        resolve_hex_entry(state, there, state.units[self.units[0]].side)

    def _can_enter(self, state: RhineState, start: int, neighbor: int) -> bool:
        """Return whether all moving units can still enter the next hex, as a bridge may have been blown.

        A step that takes the whole allowance is only for units that have spent nothing.
        """
        way = state.title.map.around[start].index(neighbor)
        for n in self.units:
            terms = movement_terms(state, n, state.board.mode(n))
            charge = terms.costs.charge(start, way)
            if charge.is_barred or (charge.takes_all and (self.under_way or not terms.fresh)):
                return False
        return True
