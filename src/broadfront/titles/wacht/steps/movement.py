"""The movement phase: formations one after another, units one after another, hex by hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.rulings import LedgerLine, Ruling, exact_plain, refused
from broadfront.core.steps import Decision, Pending, Step
from broadfront.titles.wacht.data.bridges import bottleneck_marker_after_crossings, bridge_collapse_result
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Begin, Done, Halt, Move, Pick
from broadfront.titles.wacht.rules.composed_moves import MovementChoice, MoveTo
from broadfront.titles.wacht.rules.march import ROLL, LegalPath, March, Stride, evaluate_step
from broadfront.titles.wacht.rules.move_rulings import cheapest_move, explain_move, judge_move
from broadfront.titles.wacht.rules.mover import Mover, make_mover, movement_refusal
from broadfront.titles.wacht.rules.path_rolls import stop_roll_result
from broadfront.titles.wacht.rules.state.board import DONE, LOCKED, MOVED
from broadfront.titles.wacht.rules.state.land import DESTROYED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach


def movable_units(state: WachtState, formation: str, phase: str) -> list[int]:
    """Return the units of a formation that may move in a phase and have not finished their move."""
    board = state.board
    return [
        n
        for n in board.members_of(formation)
        if not board.flags[n] & DONE and movement_refusal(state, n, phase) is None
    ]


class Movement(MovementChoice, frozen=True):
    """Step of play: the side chooses the formation that moves next."""

    CHOOSES = "formation"
    side: str
    phase: str
    finished: tuple[str, ...] = ()

    def decision(self, state: WachtState) -> Decision:
        """Return the question which formation moves next."""
        return Decision(
            self.side, say("ask.formation", phase=self.phase), (Begin, Done, MoveTo, Move), rules=("WAR-H-28",)
        )

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the formations that can still move, and the end of the phase."""
        for formation in state.board.roster.formations:
            waits = formation.side == self.side and formation.id not in self.finished
            if waits and movable_units(state, formation.id, self.phase):
                yield Begin(formation.id)
        yield Done()

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why a formation cannot begin to move in this order, or None if it can."""
        board = state.board
        if isinstance(action, Move):
            return refused("WAR-H-28", say("order.formation-first", unit=action.unit))
        if not isinstance(action, Begin):
            return None
        formation = board.formation(action.formation)
        if formation.side != self.side:
            return refused("BF-01", say("refusal.not-yours", name=formation.id, side=self.side))
        if formation.id in self.finished:
            return refused("WAR-H-28", say("order.finished", formation=formation.id))
        ready = movable_units(state, formation.id, self.phase)
        named = [state.number(unit) for unit in action.order]
        for n in named:
            if board.unit(n).formation == formation.id and (why := movement_refusal(state, n, self.phase)) is not None:
                return why
            if n not in ready or named.count(n) > 1:
                no = say("order.does-not-belong", unit=board.unit(n).id, formation=formation.id)
                return refused("WAR-H-28", no)
        if not ready:
            members = board.members_of(formation.id)
            first = movement_refusal(state, members[0], self.phase) if members else None
            return first or refused("WAR-H-28", say("order.nobody", formation=formation.id))
        return None

    def do(self, state: WachtState, action: Action) -> None:
        """Begin the moves of the chosen formation, or end the movement."""
        if not isinstance(action, Begin):
            state.pop()
            return
        state.become(Movement(self.side, self.phase, (*self.finished, action.formation)))
        first = [state.number(unit) for unit in action.order]
        rest = [n for n in movable_units(state, action.formation, self.phase) if n not in first]
        formation = state.board.formation(action.formation)
        ordered = formation.kind == "division" and state.armies.collins != formation.id
        rules = ("WAR-H-28",) if ordered else ("WAR-H-28", "WAR-25.2.5b-01")
        state.emit(say("formation.moves", formation=formation.id), *rules)
        state.push(FormationMoves(self.side, self.phase, formation.id, (*first, *rest), not ordered))


class FormationMoves(MovementChoice, frozen=True):
    """Step of play: move the units of one formation, a division in its declared order, others in any order."""

    CHOOSES = "unit"
    side: str
    phase: str
    formation: str
    order: tuple[int, ...]
    any_order: bool

    def waiting_units(self, state: WachtState) -> list[int]:
        """Return the units of the formation that have still to move, in order."""
        ready = set(movable_units(state, self.formation, self.phase))
        return [n for n in self.order if n in ready]

    def ask(self, state: WachtState) -> Pending | None:
        """Return the question which unit moves next, or None if the order of units is fixed or all have moved."""
        return super().ask(state) if self.any_order and self.waiting_units(state) else None

    def decision(self, state: WachtState) -> Decision:
        """Return the question which unit of the formation moves next."""
        return Decision(self.side, say("ask.unit", formation=self.formation), (Pick, Done), rules=("WAR-H-28",))

    def advance(self, state: WachtState) -> None:
        """Begin the move of the next unit in the declared order, or end the formation's moves."""
        waiting = self.waiting_units(state)
        if not waiting:
            state.pop()
        else:
            self._start_unit(state, waiting[0])

    def _start_unit(self, state: WachtState, unit_number: int) -> None:
        """Begin the move of a unit where it stands."""
        here = state.board.hex_of(unit_number)
        assert here is not None
        state.push(UnitMove(self.side, self.phase, March(unit_number, here.index)))

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the units of the formation that can still move, and the end of its moves."""
        yield from (Pick(state.board.unit(n).id) for n in self.waiting_units(state))
        yield Done()

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why a unit cannot move next, or None if it can."""
        if isinstance(action, Pick):
            n = state.number(action.unit)
            if n not in self.waiting_units(state):
                why = movement_refusal(state, n, self.phase)
                no = say("order.not-waiting", unit=action.unit, formation=self.formation)
                return why or refused("WAR-H-28", no)
        return None

    def do(self, state: WachtState, action: Action) -> None:
        """Begin the move of the chosen unit, or end the formation's moves."""
        if isinstance(action, Pick):
            self._start_unit(state, state.number(action.unit))
        else:
            state.pop()


class UnitMove(MovementChoice, frozen=True):
    """Step of play: move one unit along one or more paths until it halts."""

    CHOOSES = "path"
    side: str
    phase: str
    march: March

    def unit_move_in_progress(self, unit_number: int) -> March | None:
        """Return the progress of a unit's move, if it is the unit moving now, else None."""
        return self.march if self.march.unit == unit_number else None

    def decision(self, state: WachtState) -> Decision:
        """Return the question where the unit moves."""
        name = state.board.unit(self.march.unit).id
        return Decision(self.side, say("ask.move", unit=name), (Move, Halt, MoveTo), rules=("WAR-H-28",))

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the cheapest move to each hex in reach, and the end of the unit's move."""
        if not self.march.ended:
            found = UnitReach(state, self.march.unit, march=self.march, overrun=self.march.overrun)
            for hex in found:
                yield cheapest_move(state, found.reach_by_best_kind(hex), hex)
        yield Halt(state.board.unit(self.march.unit).id)

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why the unit may not move so, or None if it may."""
        name = state.board.unit(self.march.unit).id
        if isinstance(action, (Move, Halt)) and action.unit != name:
            state.number(action.unit)
            return refused(("WAR-H-28", "WAR-25.2.5b-01"), say("order.wait", unit=name, other=action.unit))
        if isinstance(action, Move):
            judged = judge_move(state, self.march, action)
            return None if isinstance(judged, LegalPath) else judged
        return None

    def ledger(self, state: WachtState, action: Action) -> Sequence[LedgerLine]:
        """Return the costs of a move hex by hex, with rules; empty for other actions."""
        return explain_move(state, self.march, action).ledger if isinstance(action, Move) else ()

    def do(self, state: WachtState, action: Action) -> None:
        """Start to move the unit along the chosen path, or end its move."""
        n = self.march.unit
        if isinstance(action, Halt):
            state.pop()
            state.board.set_flags(n, DONE)
            return
        assert isinstance(action, Move)
        judged = judge_move(state, self.march, action)
        assert isinstance(judged, LegalPath)
        overrun = state.title.map.index_of(action.overrun) if action.overrun else self.march.overrun
        march = msgspec.structs.replace(self.march, kind=action.kind, near=judged.near, overrun=overrun)
        path = tuple(one.hex for one in judged.strides)
        means = tuple(one.means for one in judged.strides)
        state.become(Going(self.side, self.phase, march, path, means, judged.limit))


class Going(Step[WachtState], frozen=True):
    """Step of play: move a unit hex by hex along a path that its owner chose; die rolls may end the move early."""

    side: str
    phase: str
    march: March
    path: tuple[int, ...]
    means: tuple[str, ...]
    limit: int
    roll: str = ""
    """The roll that is due: `bridge` or `stop`."""

    def _next_step_of_path(self, state: WachtState) -> Stride:
        """Return the next step of the path, with its cost."""
        here = state.board.hex_of(self.march.unit)
        assert here is not None
        mover = self._make_mover(state)
        found = evaluate_step(state, mover, self.march, here.index, self.path[0], self.means[0])
        assert isinstance(found, Stride), found
        return found

    def _make_mover(self, state: WachtState) -> Mover:
        """Return the moving unit with everything that stays constant during its move."""
        return make_mover(state, self.march.unit, self.march.kind, self.march.overrun, self.march.began)

    def ask(self, state: WachtState) -> Chance | None:
        """Return the roll that is due for a bridge or a stop next to the enemy, or None if no roll is due."""
        name = state.board.unit(self.march.unit).id
        if self.roll == "bridge":
            rules = self._next_step_of_path(state).check_rules
            return die(say("roll.collapse", unit=name), 0, 9, side=self.side, rules=rules)
        if self.roll == "stop":
            special = self._make_mover(state).special
            rule = state.title.charts.stop_rolls[special]["rule"]
            return die(say("roll.stop", unit=name), 0, 9, side=self.side, rules=(rule,))
        return None

    def advance(self, state: WachtState) -> None:
        """Move the unit one hex further, unless a bridge falls or needs a roll first."""
        if not self.path:
            state.become(UnitMove(self.side, self.phase, self.march))
            return
        found = self._next_step_of_path(state)
        if found.falls:
            self._collapse_bridge(state, found)
        elif found.check == "roll":
            state.become(msgspec.structs.replace(self, roll="bridge"))
        else:
            self._enter_hex(state, found)

    def _enter_hex(self, state: WachtState, found: Stride) -> None:
        """Move the unit into the next hex of its path, pay the cost, and end the move if it must stop."""
        board = state.board
        n, march = self.march.unit, self.march
        spent = self.limit if found.whole else march.spent + int(2 * found.cost)
        paid = exact_plain(Fraction(spent - march.spent, 2))
        rules = dict.fromkeys((*found.toll.rules, *(line.rule for line in found.stops.ledger)))
        if found.engineer >= 0:
            board.set_flags(found.engineer, LOCKED)
        if found.counts:
            self._count_crossing(state, found.bridge)
        board.put(n, state.title.locations.hexes[found.hex])
        board.set_flags(n, MOVED)
        entered = say("move.entered", unit=board.unit(n).id, hex=state.title.map.ids[found.hex], mp=paid)
        state.emit(entered, *rules)
        ended = bool(found.whole) or (bool(found.stop) and found.stop != ROLL)
        after = msgspec.structs.replace(
            march, spent=spent, last=found.road, broken=found.broken, hexes=march.hexes + 1, ended=ended
        )
        going = msgspec.structs.replace(self, march=after, path=self.path[1:], means=self.means[1:], roll="")
        if found.stop == ROLL:
            state.become(msgspec.structs.replace(going, roll="stop"))
        elif ended:
            state.become(UnitMove(self.side, self.phase, after))
        else:
            state.become(going)

    def _count_crossing(self, state: WachtState, bridge: str) -> None:
        """Lower the marker of a bottleneck bridge by one crossing."""
        first = bridge not in state.land.crossed
        marker = bottleneck_marker_after_crossings(state.title.charts, state.land.count_crossing(bridge))
        rules = ["WAR-BOTTLENECK-01" if first else "WAR-BOTTLENECK-02", "WAR-RIVER-09"]
        if marker == 0:
            rules += ["WAR-BOTTLENECK-03", "WAR-BOTTLENECK-04"]
        state.emit(say("bottleneck.marker", bridge=bridge, marker=marker), *rules)

    def _collapse_bridge(self, state: WachtState, found: Stride) -> None:
        """Destroy the bridge before the unit has crossed it, and end the unit's move in its present hex."""
        state.land.set_bridge(found.bridge, DESTROYED)
        state.board.discard_derived()
        state.board.set_flags(self.march.unit, MOVED)
        rules = dict.fromkeys((*found.check_rules, "WAR-COLLAPSE-08", "WAR-COLLAPSE-11", "WAR-COLLAPSE-12"))
        state.emit(say("collapse.fell", bridge=found.bridge, unit=state.board.unit(self.march.unit).id), *rules)
        state.become(UnitMove(self.side, self.phase, msgspec.structs.replace(self.march, ended=True)))

    def happen(self, state: WachtState, outcome: Outcome) -> None:
        """Apply the roll for a bridge or for a stop next to the enemy."""
        roll, charts, name = int(outcome), state.title.charts, state.board.unit(self.march.unit).id
        if self.roll == "bridge":
            found = self._next_step_of_path(state)
            falls, line = bridge_collapse_result(charts, roll)
            if falls:
                state.emit(say("roll.on-bridge", unit=name, roll=roll), line.rule)
                self._collapse_bridge(state, found)
                return
            kind, _ = state.land.bridge_at(*state.title.atlas.parse_hexside_key(found.bridge))
            state.land.set_bridge(found.bridge, f"{kind}+safe")
            holds = say("roll.bridge-holds", unit=name, roll=roll, bridge=found.bridge)
            state.emit(holds, line.rule, "WAR-COLLAPSE-13", *found.check_rules)
            state.become(msgspec.structs.replace(self, roll=""))
            return
        stops, ledger = self.stop_roll_result(state, roll)
        result = say("roll.stopped" if stops else "roll.goes-on", unit=name, roll=roll)
        state.emit(result, *(line.rule for line in ledger))
        if stops:
            state.become(UnitMove(self.side, self.phase, msgspec.structs.replace(self.march, ended=True)))
        else:
            state.become(msgspec.structs.replace(self, roll=""))

    def stop_roll_result(self, state: WachtState, roll: int) -> tuple[bool, list[LedgerLine]]:
        """Return whether a die roll ends the move next to the enemy, and the reasons."""
        here = state.board.hex_of(self.march.unit)
        assert here is not None
        return stop_roll_result(state, self._make_mover(state), here.index, roll)
