"""The player turn and its phases: reinforcements, the start of each phase, Clean Up."""

from __future__ import annotations

from broadfront.core.steps import InOrder, Step
from broadfront.titles.rhine.data.loading import PHASES
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.data.stored_names import ALLIED_REINFORCEMENT, GERMAN_REINFORCEMENT, PLAYER_TURN
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.supply import unsupplied_hexes
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["CleanUp", "OpenPhase", "Refit", "Reinforcement", "TurnOf"]

REFIT, CLEAN_UP = PHASES[0], PHASES[-1]
SEGMENTED_PHASES = ("Movement", "Reaction", "Combat", "Exploitation")
"""Phases with more than one segment."""


class TurnOf(Step[RhineState], frozen=True):
    """Play the phases of one side's player turn in order."""

    of: str

    def advance(self, state: RhineState) -> None:
        """Begin the side's player turn and start its sequence of phases."""
        state.clock.begin_player_turn(self.of)
        state.emit(say("turn.player", side=self.of, phases=PHASES), "OCS-SEQ-02")
        state.pop()
        state.push(InOrder(PLAYER_TURN))


class Refit(Step[RhineState], frozen=True):
    """Pass through the Aircraft Refit Phase, in which this game has nothing to do."""

    def advance(self, state: RhineState) -> None:
        """Enter the Aircraft Refit Phase and leave it at once."""
        state.start_phase(REFIT)
        state.pop()


class Reinforcement(Step[RhineState], frozen=True):
    """Deliver supply and place arriving units, without fuel and even above the stacking limit.

    In a campaign the Allied arrivals come from the arrival chart, and the players report the German ones.
    """

    def advance(self, state: RhineState) -> None:
        """Deliver the side's supply and place its arriving units; in a campaign start its reinforcement steps."""
        side = state.clock.side
        state.start_phase("Reinforcement")
        state.pop()
        if state.clock.campaign:
            state.push(InOrder(ALLIED_REINFORCEMENT if side == "allied" else GERMAN_REINFORCEMENT))
            return
        place, sp = state.sector.delivery[side], state.sector.file.supply[side].sp
        state.supply.add_dump_tokens(side, place, sp * TOKENS_PER_SP)
        state.emit(say("supply.delivered", sp=sp, side=side, hex=place), "OCS-SEQ-04")
        for n, unit in enumerate(state.units):
            waits = state.board.where[n] is state.title.locations.boxes[TO_ARRIVE]
            if unit.side == side and waits and 0 < unit.arrives <= state.clock.turn_of_game:
                self._place_arrival(state, n, place)

    def _place_arrival(self, state: RhineState, unit_number: int, delivery: str) -> None:
        """Place an arriving unit, unless an enemy holds its hex; transport arrives loaded in the delivery hex."""
        unit, hex = state.units[unit_number], state.sector.hex_of[unit_number]
        here = state.title.map.ids[hex]
        if state.board.has_enemy(unit.side, hex):
            state.emit(say("arrival.waits", unit=unit.id, hex=here), "BTR-HOUSE-09")
            return
        state.place_in_hex(unit_number, hex)
        state.set_mode(unit_number, unit.mode)
        rules = ["OCS-REINF-01", "OCS-REINF-04"]
        topic = "arrival.placed"
        if unit.kind == "transport":
            loaded = here == delivery
            state.supply.set_cargo(unit_number, TOKENS_PER_SP if loaded else 0)
            rules.append("OCS-REINF-03")
            topic = "arrival.placed-loaded" if loaded else "arrival.placed-empty"
        state.emit(say(topic, unit=unit.id, hex=here, mode=unit.mode), *rules)


class OpenPhase(Step[RhineState], frozen=True):
    """Start a phase of the player turn, and log it."""

    phase: str

    def advance(self, state: RhineState) -> None:
        """Start and log the phase; in a campaign also warn of units without trace supply before movement."""
        state.start_phase(self.phase)
        rules = ["OCS-SEQ-02"]
        if self.phase in SEGMENTED_PHASES:
            rules.append("OCS-SEQ-03")
        state.emit(say("phase.begins", side=state.clock.side, phase=self.phase), *rules)
        if self.phase == "Movement" and state.clock.campaign and (hexes := unsupplied_hexes(state, state.clock.side)):
            first = state.title.map.ids[hexes[0]]
            message = say("supply.warning", side=state.clock.side, count=len(hexes), where=first)
            state.emit(message, "OCS-SUPPLY-04", "OCS-SUPPLY-06")
        state.pop()


class CleanUp(Step[RhineState], frozen=True):
    """Carry out the Clean Up Phase: end DG and Exploitation modes and the fuel of a side's units."""

    def advance(self, state: RhineState) -> None:
        """End the DG and Exploitation modes and the fuel of the side's units."""
        side = state.clock.side
        state.start_phase(CLEAN_UP)
        for n in state.of_side(side):
            if state.board.mode(n) in ("DG", "Exploitation"):
                gone = state.board.mode(n)
                state.set_mode(n, "Combat")
                state.emit(say("mode.ended", unit=state.units[n].id, mode=gone), "OCS-SEQ-06")
            state.supply.end_fuel(n)
        state.emit(say("phase.clean-up", side=side), "OCS-SEQ-06")
        state.pop()
