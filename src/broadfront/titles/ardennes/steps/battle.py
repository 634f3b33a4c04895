"""A combat from declaration to advance, in the order of rule H-38."""

from __future__ import annotations

from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight, split_defenders
from broadfront.titles.ardennes.rules.markers import ATTACKED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.tactics import AttackerTactics

__all__ = [
    "Battle",
]


class Battle(Step[ArdennesState], frozen=True):
    """Resolve one whole combat, from declaration to advance."""

    side: str
    target: int
    attackers: tuple[int, ...]
    tactics_left: int = 0
    support: tuple[str, ...] = ()
    opening: bool = False
    active: tuple[int, ...] = ()

    def make_fight(self, state: ArdennesState) -> Fight:
        """Return the data of the combat as it stands when the attack is declared."""
        defenders, guests = split_defenders(state, self.target, 1 - SIDES.index(self.side))
        return Fight(
            self.side,
            self.target,
            self.attackers,
            self.tactics_left,
            self.support,
            self.opening,
            self.active or self.attackers,
            defenders=defenders,
            guests=guests,
            from_hexes=tuple(hex for n in self.attackers if (hex := state.board.hex_of_unit(n)) is not None),
        )

    def advance(self, state: ArdennesState) -> None:
        """Log the declared attack, mark the attackers as having attacked, and go on to the attacker's tactics."""
        fight = self.make_fight(state)
        state.activation.note_attack(self.target)
        for number in self.attackers:
            state.activation.mark_done(number, ATTACKED)
        hex, units = state.hex_id(self.target), [state.units[n].id for n in self.attackers]
        defenders = [state.units[n].id for n in fight.defenders]
        message = say("attack.declared.with", side=self.side, hex=hex, units=units, defenders=defenders)
        state.emit(message, "ARD-H-38")
        if fight.guests:
            state.emit(say("attack.declared.sheltering", hex=hex), "ARD-C2-21")
        state.become(AttackerTactics(fight))
