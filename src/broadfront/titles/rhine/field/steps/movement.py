"""Movement: the Movement Phase, Reserve units in Reaction, exploitation; marching, fuel, transport, pontoons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.board.costs import mp
from broadfront.board.walk import walk
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.errors import unknown
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.clerk.actions import Finish
from broadfront.titles.rhine.field.actions import (
    Fuel,
    LoadSP,
    Move,
    MoveTo,
    Overrun,
    Pick,
    PontoonRoll,
    UnloadSP,
)
from broadfront.titles.rhine.field.ground import hexside_key, rhine_bridges
from broadfront.titles.rhine.field.movement import (
    fuel_refusal,
    may_move,
    mode_change_refusal,
    move_refusal,
    path_ledger,
    paths_of,
    reach_of,
    terms,
)
from broadfront.titles.rhine.field.overrun import OVERRUN_MP, overrun_refusal, overruns_of
from broadfront.titles.rhine.field.sector import SIDES
from broadfront.titles.rhine.field.state import FieldState
from broadfront.titles.rhine.field.steps.battle import Start
from broadfront.titles.rhine.field.steps.turn import check_stacks
from broadfront.titles.rhine.field.supply import available, fuel, net_of, pay, within
from broadfront.titles.rhine.tokens import TOKENS

__all__ = ["EndSegment", "March", "Movement", "OpenPhase", "Picked", "Pontoon", "RhineBridge"]

SEGMENTS = {
    "Movement": "breakout, movement, air and naval barrage",
    "Reaction": "movement, barrage",
    "Combat": "artillery barrage, combat",
    "Exploitation": "movement, barrage, combat",
}
CHOICES = ("Combat", "Move", "Strat", "Reserve")


class OpenPhase(Step[FieldState], frozen=True):
    """A phase begins."""

    phase: str

    def advance(self, state: FieldState) -> None:
        state.start_phase(self.phase)
        rules = ["OCS-SEQ-02"]
        if self.phase in SEGMENTS:
            rules.append("OCS-SEQ-03")
        state.emit("phase", "{side}: {phase} Phase ({segments}).", *rules,
                   side=state.side, phase=self.phase, segments=SEGMENTS.get(self.phase, "one segment"))  # fmt: skip
        state.pop()


class EndSegment(Step[FieldState], frozen=True):
    """A segment closes: stacks are checked."""

    def advance(self, state: FieldState) -> None:
        check_stacks(state)
        state.pop()


class Movement(Choice[FieldState], frozen=True):
    """Units move one after the other. In Reaction it is the other side that moves, with released Reserve units."""

    other: bool = False

    def mover(self, state: FieldState) -> str:
        return SIDES[1 - SIDES.index(state.side)] if self.other else state.side

    def decision(self, state: FieldState) -> Decision:
        kinds = (Pick, Move, MoveTo, Overrun, Fuel, LoadSP, UnloadSP, PontoonRoll, Finish)
        prompt = f"{state.phase} Phase: move a unit, or finish"
        return Decision(self.mover(state), prompt, kinds, rules=("OCS-SEQ-03",))

    def options(self, state: FieldState) -> Iterator[Action]:
        side = self.mover(state)
        yield Finish()
        for n in state.of_side(side):
            if may_move(state, n, side) is None:
                yield Pick(state.units[n].id)
        if state.phase == "Movement":
            for action in self._services(state, side):
                if self.refusal(state, action) is None:
                    yield action

    def _services(self, state: FieldState, side: str) -> Iterator[Action]:
        formations = dict.fromkeys(state.units[n].formation for n in state.of_side(side) if state.units[n].formation)
        yield from (Fuel(name) for name in formations)
        for n in state.of_side(side):
            unit = state.units[n]
            if unit.kind == "HQ":
                yield Fuel(unit.id)
            elif unit.kind == "transport":
                yield UnloadSP(unit.id) if state.cargo[n] else LoadSP(unit.id)
            elif unit.kind == "pontoon":
                at = state.hex_of(n)
                assert at is not None
                for hex in state.title.map.around[at]:
                    if hex != len(state.title.map):
                        yield PontoonRoll(unit.id, state.title.map.ids[hex])

    def refusal(self, state: FieldState, action: Action) -> Ruling | None:
        side = self.mover(state)
        match action:
            case Finish():
                return None
            case Pick():
                return may_move(state, state.number(action.unit), side)
            case Move():
                return move_refusal(state, side, action.unit, action.mode, action.path)
            case Overrun():
                return overrun_refusal(state, side, action)
        if state.phase != "Movement":
            return refused("OCS-SEQ-03", f"{type(action).__name__} belongs to the Movement Phase.")
        match action:
            case Fuel():
                return _fuel_refusal(state, side, action.what)
            case LoadSP() | UnloadSP():
                return _transport_refusal(state, side, action)
            case PontoonRoll():
                return _pontoon_refusal(state, side, action)
        return super().refusal(state, action)

    def ledger(self, state: FieldState, action: Action) -> Sequence[LedgerLine]:
        if isinstance(action, Move) and action.path:
            return path_ledger(state, action.unit, action.mode, action.path)
        return ()

    def do(self, state: FieldState, action: Action) -> None:
        match action:
            case Finish():
                state.pop()
            case Pick():
                state.push(Picked(self.mover(state), state.number(action.unit)))
            case Move():
                _move(state, action)
            case Overrun():
                _overrun(state, action)
            case Fuel():
                _fuel(state, self.mover(state), action.what)
            case LoadSP() | UnloadSP():
                _transport(state, action)
            case PontoonRoll():
                n = state.number(action.unit)
                state.finish(n)
                at = state.hex_of(n)
                assert at is not None
                state.push(Pontoon(hexside_key(state.title, at, state.title.map.index[action.hex])))


class Picked(Choice[FieldState], frozen=True):
    """Where the picked unit goes, and in which mode."""

    side: str
    unit: int

    def decision(self, state: FieldState) -> Decision:
        name = state.units[self.unit].id
        prompt = f"{name}: choose mode and path, overrun, or finish to leave it for now"
        return Decision(self.side, prompt, (Move, MoveTo, Overrun, Finish), rules=("OCS-MOVE-01",))

    def options(self, state: FieldState) -> Iterator[Action]:
        """For each hex the first mode of the list that reaches it; other modes are taken when announced."""
        yield Finish()
        unit = state.units[self.unit]
        now = state.mode(self.unit)
        reached: set[str] = set()
        struck: set[str] = set()
        for mode in CHOICES if now in CHOICES else (now,):
            if mode_change_refusal(state, self.unit, mode) is not None:
                continue
            if mode != now:
                yield Move(unit.id, mode)
            if fuel_refusal(state, self.unit, mode) is not None:
                continue
            found = reach_of(state, self.unit, mode)
            for path in paths_of(found):
                if path[-1] not in reached:
                    reached.add(path[-1])
                    yield Move(unit.id, mode, path)
            for overrun in overruns_of(state, self.side, self.unit, mode):
                if overrun.path[-1] not in struck:
                    struck.add(overrun.path[-1])
                    yield overrun

    def refusal(self, state: FieldState, action: Action) -> Ruling | None:
        if isinstance(action, Finish):
            return None
        name = state.units[self.unit].id
        if isinstance(action, Move) and action.unit == name:
            return move_refusal(state, self.side, action.unit, action.mode, action.path)
        if isinstance(action, Overrun) and name in action.units:
            return overrun_refusal(state, self.side, action)
        return refused("OCS-MOVE-01", f"{name} was picked: move it, or finish first.")

    def ledger(self, state: FieldState, action: Action) -> Sequence[LedgerLine]:
        if isinstance(action, Move) and action.path:
            return path_ledger(state, action.unit, action.mode, action.path)
        return ()

    def do(self, state: FieldState, action: Action) -> None:
        state.pop()
        if isinstance(action, Move):
            _move(state, action)
        elif isinstance(action, Overrun):
            _overrun(state, action)


# Moving


def _change_mode(state: FieldState, n: int, mode: str) -> None:
    if state.mode(n) != mode:
        state.set_mode(n, mode)
        state.emit("mode", "{unit} goes into {mode} Mode.", "OCS-MODE-01", unit=state.units[n].id, mode=mode)


def _move(state: FieldState, action: Move) -> None:
    n = state.number(action.unit)
    if action.path:
        fuel(state, n, action.mode)
    spends = tuple(state.title.map.index[hex] for hex in action.path)
    _change_mode(state, n, action.mode)
    if not spends:
        state.finish(n)
        return
    state.push(March((n,), spends))


def _overrun(state: FieldState, action: Overrun) -> None:
    numbers = tuple(state.number(unit) for unit in action.units)
    board = state.title.map
    start = state.hex_of(numbers[0])
    assert start is not None
    for n in numbers:
        on = terms(state, n, action.mode)
        spent = walk((board.ids[start], *action.path[:-1]), on).spent + mp(OVERRUN_MP)
        fuel(state, n, action.mode)
        _change_mode(state, n, action.mode)
        state.left[state.units[n].id] = on.allowance - spent
    target = board.index[action.path[-1]]
    state.emit("overrun", "{units} overrun {hex} for {n} MP.", "OCS-OVERRUN-01",
               units=", ".join(action.units), hex=action.path[-1], n=OVERRUN_MP)  # fmt: skip
    # The battle waits below the march to the hex it is fought from.
    state.push(Start("overrun", target, numbers))
    approach = tuple(board.index[hex] for hex in action.path[:-1])
    if approach:
        state.push(March(numbers, approach, last=False))


class March(Step[FieldState], frozen=True):
    """Hex by hex along a path; a bridge may be blown in between, and the rest of the path is dropped."""

    units: tuple[int, ...]
    path: tuple[int, ...]
    last: bool = True
    """Whether the units are done moving at the end."""

    def advance(self, state: FieldState) -> None:
        here = state.hex_of(self.units[0])
        if not self.path or here is None or not self._can(state, here, self.path[0]):
            if self.last:
                for n in self.units:
                    state.finish(n)
            state.pop()
            return
        there = self.path[0]
        for n in self.units:
            state.put_hex(n, there)
        names = ", ".join(state.units[n].id for n in self.units)
        state.emit("move", "{units} to {hex}.", "OCS-MOVE-01", units=names, hex=state.title.map.ids[there])
        state.become(March(self.units, self.path[1:], self.last))
        entered(state, there, state.units[self.units[0]].side)

    def _can(self, state: FieldState, here: int, there: int) -> bool:
        """A bridge blown on the way closes the path."""
        way = state.title.map.around[here].index(there)
        return not any(terms(state, n, state.mode(n)).costs.charge(here, way).barred for n in self.units)


def entered(state: FieldState, hex: int, side: str) -> None:
    """What happens when units enter a hex: enemy stocks are lost, a Rhine bridge may go up."""
    if not state.held_by(hex, side):
        return
    state.take_hex(hex, side)
    if side == "allied":
        due = [key for key in rhine_bridges(state.title).get(hex, ()) if key not in state.bridges]
        state.push(*(RhineBridge(key) for key in due))


class RhineBridge(Step[FieldState], frozen=True):
    """The German die for a bridge that Allied combat units come beside for the first time."""

    key: str

    def ask(self, state: FieldState) -> Chance:
        return die(f"demolition of the bridge {self.key}", 1, 6, side="german", rules=("BTR-HOUSE-20",))

    def happen(self, state: FieldState, outcome: Outcome) -> None:
        stands = int(outcome) >= int(state.title.bridges.demolition["stands"])
        state.bridges[self.key] = "allied" if stands else "blown"
        said = "stands" if stands else "is blown"
        state.emit("bridge", "The bridge {key} {said}.", "BTR-HOUSE-20", key=self.key, said=said)
        state.pop()

    def classes(self, state: FieldState, chance: Chance) -> list[list[int]]:
        stands = int(state.title.bridges.demolition["stands"])
        blown = [n for n, face in enumerate(chance.outcomes) if int(face) < stands]
        return [blown, [n for n in range(len(chance.outcomes)) if n not in blown]]


# Fuel, transport, pontoons


def _fuelled_by(state: FieldState, side: str, what: str) -> tuple[int, list[int]]:
    """Where the SP is drawn, and the units it fuels."""
    of_side = state.of_side(side)
    members = [n for n in of_side if state.units[n].formation == what]
    if members:
        hex = state.hex_of(members[0])
        assert hex is not None
        return hex, members
    if what not in state.sector.number:
        known = [u.formation for u in state.units if u.formation] + [u.id for u in state.units if u.kind == "HQ"]
        raise unknown("formation or HQ", what, dict.fromkeys(known), parameter="what")
    n = state.number(what)
    hex = state.hex_of(n)
    if hex is None:
        return -1, []
    reach = within(net_of(state, side), (hex,), state.units[n].throw)
    alone = [m for m in of_side if not state.units[m].formation and state.hex_of(m) in reach]
    return hex, alone


def _fuel_refusal(state: FieldState, side: str, what: str) -> Ruling | None:
    hex, units = _fuelled_by(state, side, what)
    named = state.sector.number.get(what)
    if named is not None and (state.units[named].kind != "HQ" or state.units[named].side != side):
        return refused("OCS-MOVE-06", f"{what} is no HQ of the {side} side.")
    if not any(not state.fuelled[n] for n in units):
        return refused("OCS-MOVE-06", f"{what} fuels nobody who is not fuelled.")
    if available(state, side, hex) < TOKENS:
        return refused("OCS-MOVE-06", f"1 SP is needed to fuel {what}; it cannot be drawn.")
    return None


def _fuel(state: FieldState, side: str, what: str) -> None:
    hex, units = _fuelled_by(state, side, what)
    pay(state, side, hex, TOKENS)
    for n in units:
        state.fuelled[n] = 2
    state.emit("fuel", "{what} is fuelled until Clean Up: 1 SP.", "OCS-MOVE-06", what=what)


def _transport_refusal(state: FieldState, side: str, action: LoadSP | UnloadSP) -> Ruling | None:
    n = state.number(action.unit)
    unit = state.units[n]
    hex = state.hex_of(n)
    if unit.kind != "transport" or unit.side != side or hex is None:
        return refused("OCS-UNIT-07", f"{action.unit} is no Transport Point of the {side} side on the map.")
    if isinstance(action, UnloadSP):
        return None if state.cargo[n] else refused("OCS-UNIT-07", f"{action.unit} is empty.")
    held = state.dumps.get(f"{side} {state.title.map.ids[hex]}", 0)
    if state.cargo[n] or held < TOKENS:
        return refused("OCS-UNIT-07", f"{action.unit} carries at most 1 SP; the dump here holds {held}T.")
    return None


def _transport(state: FieldState, action: LoadSP | UnloadSP) -> None:
    n = state.number(action.unit)
    hex = state.hex_of(n)
    assert hex is not None
    key = f"{state.units[n].side} {state.title.map.ids[hex]}"
    if isinstance(action, LoadSP):
        state.dumps[key] -= TOKENS
        state.cargo[n] = TOKENS
    else:
        state.dumps[key] = state.dumps.get(key, 0) + state.cargo[n]
        state.cargo[n] = 0
        state.finish(n)
    said = "loads" if isinstance(action, LoadSP) else "unloads"
    state.emit("transport", "{unit} {said} 1 SP.", "OCS-UNIT-07", unit=action.unit, said=said)


def _pontoon_refusal(state: FieldState, side: str, action: PontoonRoll) -> Ruling | None:
    n = state.number(action.unit)
    board, at = state.title.map, state.hex_of(n)
    there = board.index_of(action.hex)
    if state.units[n].kind != "pontoon" or state.units[n].side != side or at is None or state.mode(n) != "Combat":
        return refused("BTR-HOUSE-14", f"{action.unit} is no Pontoon Bde in Combat Mode.")
    if state.moved[n]:
        return refused("BTR-HOUSE-14", f"{action.unit} has moved or rolled this phase.")
    if state.ground in state.title.bridges.pontoon["barred"]:  # type: ignore[operator]
        return refused(("BTR-EFFECT-07", "BTR-HOUSE-14"), f"no pontoon roll in {state.ground}.")
    water = board.sides["rivers"].get((at, board.around[at].index(there))) if there in board.around[at] else None
    if water is None or water.cls not in ("major", "rhine"):
        return refused("BTR-HOUSE-14", f"no Major River or Rhine hexside lies between {action.unit} and {action.hex}.")
    if state.bridges.get(hexside_key(state.title, at, there)) == "pontoon":
        return refused("BTR-HOUSE-14", "a pontoon bridge lies there already.")
    return None


class Pontoon(Step[FieldState], frozen=True):
    """The die of a Pontoon Bde."""

    key: str

    def ask(self, state: FieldState) -> Chance:
        return die(f"pontoon bridge {self.key}", 1, 6, side=state.side, rules=("BTR-HOUSE-14",))

    def happen(self, state: FieldState, outcome: Outcome) -> None:
        placed = int(outcome) >= int(state.title.bridges.pontoon["placed"])  # type: ignore[arg-type]
        if placed:
            state.bridges[self.key] = "pontoon"
        said = "lies" if placed else "is not placed"
        state.emit("bridge", "Die {die}: the pontoon bridge {key} {said}.", "BTR-HOUSE-14",
                   die=outcome, key=self.key, said=said)  # fmt: skip
        state.pop()
