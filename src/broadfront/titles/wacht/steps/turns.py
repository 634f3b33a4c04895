"""Game turns and player turns: what begins and ends with them."""

from __future__ import annotations

from fractions import Fraction

from broadfront.core.steps import InOrder, Step
from broadfront.titles.wacht.data.boundaries import penalties
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.modes import standing_of
from broadfront.titles.wacht.rules.state import (
    DONE,
    MOVED,
    OVERSTACKED,
    PENALISED,
    RETURNING,
    WachtState,
)


class Turns(Step[WachtState], frozen=True):
    """One game turn after the other, to the last of the set-up."""

    first: bool = True

    def advance(self, state: WachtState) -> None:
        if not self.first:
            state.go_on_to_next_turn()
        if state.turn > state.last_turn:
            state.pop()
            return
        state.become(Turns(first=False))
        _begin_turn(state, self.first)
        state.push(InOrder("turn"))


def _begin_turn(state: WachtState, first: bool) -> None:
    state.begin_turn(first=first)
    state.follow_collins(_collins(state))
    state.emit(say("turn.begins", label=str(state.game_turn), ground=state.ground))


def _collins(state: WachtState) -> str:
    """The division that Collins lets move in any order: he begins an AM game turn with its HQ."""
    chart = state.title.charts.leaders.section("collins")
    if state.game_turn.part != chart["begins"]:
        return ""
    for n, unit in enumerate(state.roster.units):
        spot = state.hex_of(n)
        if unit.leader == "Collins" and spot is not None:
            for other in state.at[spot.index]:
                found = state.unit(other)
                if found.hq == "division" and state.side_of[other] == state.side_of[n]:
                    state.emit(say("leader.collins", division=found.formation), chart["rule"])
                    return found.formation
    return ""


class PlayerTurn(Step[WachtState], frozen=True):
    """A side's player turn begins: army boundaries are tested."""

    side: str

    def advance(self, state: WachtState) -> None:
        state.pop()
        charts = state.title.charts
        state.begin_player_turn(self.side)
        for n in state.units_of[self.side]:
            if state.hex_of(n) is None:
                continue
            standing = standing_of(state, n)
            found = penalties(charts, standing)
            if found.penalised:
                state.flag(n, PENALISED)
                rules = dict.fromkeys(line.rule for line in found.ledger)
                state.emit(say("boundary.begins-outside", unit=state.unit(n).id), *rules)
            elif standing.area == "foreign" and standing.switched != "no":
                state.flag(n, RETURNING)


class PhaseBegins(Step[WachtState], frozen=True):
    """A movement or exploitation phase begins: nothing has moved, every bridge carries twelve."""

    side: str
    phase: str

    def advance(self, state: WachtState) -> None:
        state.pop()
        counted = bool(state.crossed)
        state.begin_phase(self.side, self.phase)
        if counted:
            state.emit(say("bottleneck.reset"), "WAR-BOTTLENECK-05")
        over = {
            hex: rule for hex, units in state.at.items()
            if state.side_of[units[0]] == self.side and (rule := state.overstacked(hex, self.side))
        }  # fmt: skip
        for hex, rule in sorted(over.items()):
            for n in state.at[hex]:
                state.flag(n, OVERSTACKED)
            state.emit(say("overstacked.begins", hex=state.title.map.ids[hex]), rule)


class PhaseEnds(Step[WachtState], frozen=True):
    """The whole board is tested for stacking; transport goes back to its pool."""

    side: str
    phase: str

    def advance(self, state: WachtState) -> None:
        state.pop()
        for hex in sorted(state.at):
            if state.side_of[state.at[hex][0]] == self.side:
                self._check(state, hex)
        state.unflag(state.units_of[self.side], MOVED | DONE | OVERSTACKED)
        for n in state.units_of[self.side]:
            spot = state.hex_of(n)
            assembled = spot is not None and spot.hex in state.unit(n).assembly
            if state.has(n, "reinforcement") and assembled and state.mode_of(n) != "strategic":
                state.mark(n, "reinforcement", on=False)
                state.emit(say("assembled.reached", unit=state.unit(n).id), "WAR-BOUNDARY-09")
        if self.phase == "exploitation":
            _unload(state, self.side)
        state.changed()

    def _check(self, state: WachtState, hex: int) -> None:
        name = state.title.map.ids[hex]
        if rule := state.overstacked(hex, self.side):
            state.emit(say("overstacked.stays", hex=name), rule)
        stack = state.unit_stack(hex, self.side)
        if stack.strategic and stack.mech > 1:
            state.emit(say("stacking.strategic", hex=name), "WAR-7.5.4-03")


def _unload(state: WachtState, side: str) -> None:
    """Transport of the side is free again, except that of units in Strategic Mode."""
    for army in state.roster.armies:
        if army.side == side:
            state.set_transport(army.id, army_pool(state, army.id))
    for n in state.units_of[side]:
        if state.carried[n] and state.mode_of(n) != "strategic":
            state.unload(n)


def army_pool(state: WachtState, army: str) -> int:
    """Transport points of an army in halves, less those that carry units in Strategic Mode."""
    total = int(2 * Fraction(state.army(army).tp))
    for n in state.units_of[state.army(army).side]:
        held = state.carried_by(n) == "tp" and state.mode_of(n) == "strategic"
        if held and state.army_of[state.unit(n).formation] == army:
            cost = state.profile(n).tp_cost
            total -= int(2 * cost) if isinstance(cost, Fraction) else 0
    return total
