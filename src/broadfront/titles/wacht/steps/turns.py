"""Beginning and end of game turns, player turns and phases."""

from __future__ import annotations

from fractions import Fraction

from broadfront.core.steps import InOrder, Step
from broadfront.titles.wacht.data.boundaries import boundary_penalties
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.modes import boundary_status
from broadfront.titles.wacht.rules.state.board import DONE, MOVED, OVERSTACKED, PENALIZED, RETURNING
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


class Turns(Step[WachtState], frozen=True):
    """Step of play: run the game turns one after another, up to the last one."""

    first: bool = True

    def advance(self, state: WachtState) -> None:
        """Begin the next game turn, or end the game after the last one."""
        if not self.first:
            state.clock.advance_turn()
        if state.clock.turn > state.clock.last_turn:
            state.pop()
            return
        state.become(Turns(first=False))
        _begin_turn(state, self.first)
        state.push(InOrder("turn"))


def _begin_turn(state: WachtState, first: bool) -> None:
    """Begin a game turn and announce it, with its ground conditions."""
    state.begin_turn(first=first)
    state.armies.set_collins_division(_collins_division(state))
    state.emit(say("turn.begins", label=str(state.clock.game_turn), ground=state.clock.ground))


def _collins_division(state: WachtState) -> str:
    """Return the division that moves in any order because the leader Collins begins AM with its HQ, or empty."""
    board = state.board
    chart = state.title.charts.leaders_file.section("collins")
    if state.clock.game_turn.part != chart["begins"]:
        return ""
    for n, unit in enumerate(board.roster.units):
        spot = board.hex_of(n)
        if unit.leader == "Collins" and spot is not None:
            for other in board.at[spot.index]:
                found = board.unit(other)
                if found.hq == "division" and board.side_of[other] == board.side_of[n]:
                    state.emit(say("leader.collins", division=found.formation), chart["rule"])
                    return found.formation
    return ""


class PlayerTurn(Step[WachtState], frozen=True):
    """Step of play: begin the player turn of a side and test its units against the army boundaries."""

    side: str

    def advance(self, state: WachtState) -> None:
        """Begin the player turn, and mark the units that begin outside their army's area."""
        board = state.board
        state.pop()
        charts = state.title.charts
        state.begin_player_turn(self.side)
        for n in board.units_of[self.side]:
            if board.hex_of(n) is None:
                continue
            standing = boundary_status(state, n)
            found = boundary_penalties(charts, standing)
            if found.penalized:
                board.set_flags(n, PENALIZED)
                rules = dict.fromkeys(line.rule for line in found.ledger)
                state.emit(say("boundary.begins-outside", unit=board.unit(n).id), *rules)
            elif standing.area == "foreign" and standing.switched != "no":
                board.set_flags(n, RETURNING)


class PhaseBegins(Step[WachtState], frozen=True):
    """Step of play: begin a movement or exploitation phase, clearing past moves and flagging overstacked units."""

    side: str
    phase: str

    def advance(self, state: WachtState) -> None:
        """Begin the phase: clear past moves, and flag the units in overstacked hexes."""
        board = state.board
        state.pop()
        counted = bool(state.land.crossed)
        state.begin_phase(self.side, self.phase)
        if counted:
            state.emit(say("bottleneck.reset"), "WAR-BOTTLENECK-05")
        over = {
            hex: rule
            for hex, units in board.at.items()
            if board.side_of[units[0]] == self.side and (rule := state.overstacking_rule(hex, self.side))
        }
        for hex, rule in sorted(over.items()):
            for n in board.at[hex]:
                board.set_flags(n, OVERSTACKED)
            state.emit(say("overstacked.begins", hex=state.title.map.ids[hex]), rule)


class PhaseEnds(Step[WachtState], frozen=True):
    """Step of play: end a phase by checking the side's stacking; after exploitation, return its transport points."""

    side: str
    phase: str

    def advance(self, state: WachtState) -> None:
        """End the phase: report overstacked hexes, and clear the marks of units that moved."""
        board = state.board
        state.pop()
        for hex in sorted(board.at):
            if board.side_of[board.at[hex][0]] == self.side:
                self._check_stacking(state, hex)
        board.clear_flags(board.units_of[self.side], MOVED | DONE | OVERSTACKED)
        for n in board.units_of[self.side]:
            spot = board.hex_of(n)
            assembled = spot is not None and spot.hex in board.unit(n).assembly
            if board.has_marker(n, "reinforcement") and assembled and board.mode_of(n) != "strategic":
                board.set_marker(n, "reinforcement", on=False)
                state.emit(say("assembled.reached", unit=board.unit(n).id), "WAR-BOUNDARY-09")
        if self.phase == "exploitation":
            _return_transport(state, self.side)
        board.discard_derived()

    def _check_stacking(self, state: WachtState, hex: int) -> None:
        """Report each stacking rule that the side's units in a hex break."""
        name = state.title.map.ids[hex]
        if rule := state.overstacking_rule(hex, self.side):
            state.emit(say("overstacked.stays", hex=name), rule)
        stack = state.unit_stack(hex, self.side)
        if stack.strategic and stack.mech > 1:
            state.emit(say("stacking.strategic", hex=name), "WAR-7.5.4-03")


def _return_transport(state: WachtState, side: str) -> None:
    """Return a side's transport points to its armies, except those of units in Strategic Mode."""
    board = state.board
    for army in board.roster.armies:
        if army.side == side:
            state.armies.set_transport(army.id, transport_points_in_pool(state, army.id))
    for n in board.units_of[side]:
        if board.carried[n] and board.mode_of(n) != "strategic":
            board.unload(n)


def transport_points_in_pool(state: WachtState, army: str) -> int:
    """Return an army's transport points in halves, without those that carry units in Strategic Mode."""
    board = state.board
    total = int(2 * Fraction(board.army(army).tp))
    for n in board.units_of[board.army(army).side]:
        held = board.transport_of(n) == "tp" and board.mode_of(n) == "strategic"
        if held and state.armies.army_of[board.unit(n).formation] == army:
            cost = board.profile(n).tp_cost
            total -= int(2 * cost) if isinstance(cost, Fraction) else 0
    return total
