"""The Supply Phase: trace supply, feeding, internal stocks, Out of Supply and attrition."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from broadfront.core.chance import Chance, Outcome
from broadfront.core.messages import Message
from broadfront.core.steps import Step
from broadfront.titles.rhine.data.attrition import attrition_losses
from broadfront.titles.rhine.data.tokens import tokens_to_feed, tokens_to_refill_stocks
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply, pay_supply_tokens
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.dice import two_dice_roll

__all__ = ["Attrition", "SupplyPhase", "attrition_inputs"]


class SupplyPhase(Step[RhineState], frozen=True):
    """Carry out the Supply Phase: units without trace or dumps go Out of Supply and roll for attrition."""

    def advance(self, state: RhineState) -> None:
        """Supply the side's units from sources or dumps; the others go Out of Supply and roll for attrition."""
        side = state.clock.side
        state.start_phase("Supply")
        state.pop()
        supplied = hexes_in_supply(state, side)
        hungry: dict[int, list[int]] = {}
        for hex in sorted({hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None}):
            units = state.board.combat_units_in(hex, side)
            if not units:
                continue
            if hex in supplied:
                lifted = ("OCS-ZOC-04",) if state.board.is_in_enemy_zone(side, hex) else ()
                self._mark_supplied(
                    state, units, say("supply.traced", hex=state.title.map.ids[hex]), "OCS-SUPPLY-04", *lifted
                )
                continue
            starved = [
                n
                for group in _group_units_by_supply_owner(state, units)
                if not self._feed_from_dumps(state, hex, group)
                for n in group
            ]
            if starved:
                hungry[hex] = starved
        self._refill_stocks(state)
        for hex, starved in hungry.items():
            for n in starved:
                state.board.set_out_of_supply(n, True)
            state.emit(say("supply.out", hex=state.title.map.ids[hex]), "OCS-SUPPLY-06", "OCS-SUPPLY-04")
        state.push(*(Attrition(hex) for hex in hungry))

    def _mark_supplied(self, state: RhineState, units: list[int], reason: Message, *rules: str) -> None:
        """Mark units as in supply, and log how they are supplied."""
        for n in units:
            if state.board.oos[n]:
                state.board.set_out_of_supply(n, False)
        state.emit(reason, *rules)

    def _feed_from_dumps(self, state: RhineState, hex: int, units: list[int]) -> bool:
        """Feed units of one supply owner in a hex from dumps; return False if the dumps have too little."""
        if any(state.board.mode(n) == "Strat" for n in units):
            return False
        tokens, _ = tokens_to_feed(sum((state.board.regimental_equivalents_of_unit(n) for n in units), Fraction(0)))
        if not pay_supply_tokens(state, state.supply_owner(units[0]), hex, tokens):
            return False
        self._mark_supplied(
            state, units, say("supply.eaten", hex=state.title.map.ids[hex], tokens=tokens), "OCS-SUPPLY-05"
        )
        return True

    def _refill_stocks(self, state: RhineState) -> None:
        """Refill the internal stocks of all units for which dumps can pay."""
        for n in state.of_side(state.clock.side):
            hex = state.board.hex_of(n)
            if not state.supply.stocks[n] or hex is None:
                continue
            tokens = tokens_to_refill_stocks(
                state.supply.stocks[n], state.board.regimental_equivalents_of_unit(n), state.units[n].is_multi_step
            )
            if pay_supply_tokens(state, state.supply_owner(n), hex, tokens):
                state.supply.refill_internal_stocks(n)
                state.emit(say("supply.refilled", unit=state.units[n].id, tokens=tokens), "OCS-SUPPLY-08")


def _group_units_by_supply_owner(state: RhineState, units: list[int]) -> list[list[int]]:
    """Group units by the owner of the supply points they use."""
    groups: dict[str, list[int]] = {}
    for n in units:
        groups.setdefault(state.supply_owner(n), []).append(n)
    return list(groups.values())


def attrition_inputs(state: RhineState, hex: int) -> tuple[tuple[int, int, int, int], int]:
    """Return the attrition table row for a hex (highest rolls that cost 0, 1, 2 and 4 steps), and the roll modifier."""
    chart = state.title.attrition
    units = [n for n in state.board.combat_units_in(hex) if state.board.oos[n]]
    best = max(shown_face(state.units[n], state.board.mode(n)).rating for n in units)
    return chart.rows[str(min(5, best))], chart.roll_modifier(sum(state.board.steps[n] for n in units))


class Attrition(Step[RhineState], frozen=True):
    """Roll two dice for the attrition of a hex with Out of Supply units."""

    hex: int

    def ask(self, state: RhineState) -> Chance | None:
        """Return the pending attrition roll, or None if no unit in the hex is still Out of Supply."""
        if not any(state.board.oos[n] for n in state.board.combat_units_in(self.hex)):
            return None
        prompt = say("roll.attrition", hex=state.title.map.ids[self.hex])
        return two_dice_roll(prompt, "OCS-SUPPLY-07", side=state.clock.side)

    def advance(self, state: RhineState) -> None:
        """Skip the attrition roll."""
        state.pop()

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Take the steps that the attrition roll costs, from the weakest units first."""
        limits, modifier = attrition_inputs(state, self.hex)
        steps = attrition_losses(limits, int(outcome) + modifier)
        units = [n for n in state.board.combat_units_in(self.hex) if state.board.oos[n]]
        total = sum(state.board.steps[n] for n in units)
        wanted = total if steps < 0 else min(steps, total)
        hex = state.title.map.ids[self.hex]
        message = say("attrition.rolled", hex=hex, dice=int(outcome), amount=modifier, steps=wanted)
        state.emit(message, "OCS-SUPPLY-07")
        for _ in range(wanted):
            weakest = min((n for n in units if state.board.steps[n]), key=lambda n: (state.units[n].combat.strength, n))
            state.take_losses(weakest, 1, "OCS-SUPPLY-07", "BTR-HOUSE-25")
        state.pop()

    def classes(self, state: RhineState, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Return the indexes of the dice totals, grouped by the steps they cost; never None."""
        limits, modifier = attrition_inputs(state, self.hex)
        groups: dict[int, list[int]] = {}
        for n, dice in enumerate(chance.outcomes):
            groups.setdefault(attrition_losses(limits, int(dice) + modifier), []).append(n)
        return list(groups.values())
