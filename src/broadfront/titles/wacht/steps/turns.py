"""Game turns and player turns: what begins and ends with them."""

from __future__ import annotations

from fractions import Fraction

from broadfront.core.steps import InOrder, Step
from broadfront.titles.wacht.data.boundaries import penalties
from broadfront.titles.wacht.data.records import MODES
from broadfront.titles.wacht.rules.modes import standing_of
from broadfront.titles.wacht.rules.state import (
    DONE,
    LOCKED,
    MOVED,
    NO_LIMIT,
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
            state.turn += 1
        if state.turn > state.last_turn:
            state.pop()
            return
        state.become(Turns(first=False))
        _begin_turn(state, self.first)
        state.push(InOrder("turn"))


def _begin_turn(state: WachtState, first: bool) -> None:
    for turn, ground in state.roster.ground:
        if turn == state.turn:
            state.ground = ground
    state.mr_bonus = {}
    if not first:
        # A new game turn, a new choice of modes: tactical unless in Maneuver Reserve (H-30).
        for n in range(len(state.mode)):
            if state.mode_of(n) != "mr":
                state.mode[n] = MODES.index("tactical")
            state.cls[n] = 0
        state.night_activity = {}
    state.collins = _collins(state)
    state.changed()
    state.emit("turn", "Game turn {turn}, {ground} ground.", turn=str(state.game_turn), ground=state.ground)


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
                    state.emit("leader", "{division} moves in any order.", chart["rule"], division=found.formation)
                    return found.formation
    return ""


class PlayerTurn(Step[WachtState], frozen=True):
    """A side's player turn begins: army boundaries are tested."""

    side: str

    def advance(self, state: WachtState) -> None:
        state.pop()
        charts = state.title.charts
        for n in state.units_of[self.side]:
            state.flags[n] &= ~(PENALISED | RETURNING | LOCKED) & 0xFF
            state.fuel[n] = NO_LIMIT
            if state.hex_of(n) is None:
                continue
            standing = standing_of(state, n)
            found = penalties(charts, standing)
            if found.penalised:
                state.flags[n] |= PENALISED
                rules = dict.fromkeys(line.rule for line in found.ledger)
                state.emit("boundary", "{unit} begins in a foreign army's area.", *rules, unit=state.unit(n).id)
            elif standing.area == "foreign" and standing.switched != "no":
                state.flags[n] |= RETURNING
        state.fuel_status = {}
        state.fuel_result = {}
        state.changed()


class PhaseBegins(Step[WachtState], frozen=True):
    """A movement or exploitation phase begins: nothing has moved, every bridge carries twelve."""

    side: str
    phase: str

    def advance(self, state: WachtState) -> None:
        state.pop()
        state.phase = f"{self.side} {self.phase}"
        state.leader_bonus = {}
        if state.crossed:
            state.emit("bottleneck", "Bottleneck markers go back to 12.", "WAR-BOTTLENECK-05")
        state.crossed = {}
        keep = LOCKED | PENALISED | RETURNING
        for n in range(len(state.flags)):
            state.flags[n] &= keep
        state.changed()
        over = {
            hex: rule for hex, units in state.at.items()
            if state.side_of[units[0]] == self.side and (rule := state.overstacked(hex, self.side))
        }  # fmt: skip
        for hex, rule in sorted(over.items()):
            for n in state.at[hex]:
                state.flags[n] |= OVERSTACKED
            state.emit("overstacked", "{hex} is overstacked.", rule, hex=state.title.map.ids[hex])


class PhaseEnds(Step[WachtState], frozen=True):
    """The whole board is tested for stacking; transport goes back to its pool."""

    side: str
    phase: str

    def advance(self, state: WachtState) -> None:
        state.pop()
        for hex in sorted(state.at):
            if state.side_of[state.at[hex][0]] == self.side:
                self._check(state, hex)
        for n in state.units_of[self.side]:
            state.flags[n] &= ~(MOVED | DONE | OVERSTACKED) & 0xFF
            spot = state.hex_of(n)
            assembled = spot is not None and spot.hex in state.unit(n).assembly
            if state.has(n, "reinforcement") and assembled and state.mode_of(n) != "strategic":
                state.mark(n, "reinforcement", on=False)
                state.emit(
                    "assembled", "{unit} has reached its assembly area.", "WAR-BOUNDARY-09", unit=state.unit(n).id
                )
        if self.phase == "exploitation":
            _unload(state, self.side)
        state.changed()

    def _check(self, state: WachtState, hex: int) -> None:
        name = state.title.map.ids[hex]
        if rule := state.overstacked(hex, self.side):
            state.emit("overstacked", "{hex} stays overstacked.", rule, hex=name)
        stack = state.unit_stack(hex, self.side)
        if stack.strategic and stack.mech > 1:
            state.emit("stacking", "{hex}: a unit in Strategic Mode stands with another mechanized unit.",
                       "WAR-7.5.4-03", hex=name)  # fmt: skip


def _unload(state: WachtState, side: str) -> None:
    """Transport of the side is free again, except that of units in Strategic Mode."""
    for army in state.roster.armies:
        if army.side == side:
            state.tp[army.id] = army_pool(state, army.id)
    for n in state.units_of[side]:
        if state.carried[n] and state.mode_of(n) != "strategic":
            state.carried[n] = 0


def army_pool(state: WachtState, army: str) -> int:
    """Transport points of an army in halves, less those that carry units in Strategic Mode."""
    total = int(2 * Fraction(state.army(army).tp))
    for n in state.units_of[state.army(army).side]:
        held = state.carried_by(n) == "tp" and state.mode_of(n) == "strategic"
        if held and state.army_of[state.unit(n).formation] == army:
            cost = state.profile(n).tp_cost
            total -= int(2 * cost) if isinstance(cost, Fraction) else 0
    return total
