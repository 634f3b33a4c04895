"""The combat segment: choosing targets and attackers."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Finish, Join, Resolve, Target
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.opening import attack_supply_refusal
from broadfront.titles.rhine.rules.field.strength import attack_refusal
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import Start
from broadfront.titles.rhine.steps.field.phase_reports import (
    account_actions_of_phase,
    enter_phase_report,
    phase_report_kinds,
    phase_report_refusal,
)

__all__ = ["Assault", "CombatSegment", "join_attack_refusal", "possible_attackers"]


def join_attack_refusal(state: RhineState, side: str, unit_number: int, target: int) -> Ruling | None:
    """Return why a unit cannot join an attack now, or None if it can."""
    unit = state.units[unit_number]
    if unit.side != side:
        return refused("BF-01", say("attacking.not-yours", unit=unit.id, side=side))
    if state.board.moved[unit_number] and state.clock.phase == "Combat":
        return refused("OCS-COMBAT-01", say("attacking.has-attacked", unit=unit.id))
    if state.clock.phase == "Exploitation" and state.board.mode(unit_number) != "Exploitation":
        return refused("OCS-MODE-06", say("attacking.not-exploiting", unit=unit.id))
    return attack_refusal(state, unit_number, target) or attack_supply_refusal(state, (unit_number,))


def possible_attackers(state: RhineState, side: str, target: int) -> Iterator[int]:
    """Yield the numbers of a side's units that can attack a hex."""
    for hex in state.title.map.around[target]:
        for n in state.board.combat_units_in(hex, side):
            if join_attack_refusal(state, side, n, target) is None:
                yield n


class CombatSegment(Choice[RhineState], frozen=True):
    """Choose the hexes to attack in the combat segment, one attack after the other."""

    def decision(self, state: RhineState) -> Decision:
        """Return the question which hex to attack next."""
        prompt = say("ask.target", phase=state.clock.phase)
        kinds: tuple[type[Action], ...] = (Target, Attack, Finish, *phase_report_kinds(state))
        return Decision(state.clock.deciding_side(state.clock.side), prompt, kinds, rules=("OCS-SEQ-03",))

    def ask(self, state: RhineState) -> Decision | None:
        """Return the choice of the next hex to attack, or None in a campaign if no hex can be attacked."""
        if state.clock.campaign and next(self.targets(state), None) is None:
            return None
        return self.decision(state)

    def advance(self, state: RhineState) -> None:
        """End the combat segment, as there is no hex to attack."""
        state.pop()

    def targets(self, state: RhineState) -> Iterator[int]:
        """Yield the hexes that the moving side can attack."""
        board, side = state.title.map, state.clock.side
        beside = {there for n in state.of_side(side) for there in board.around[state.board.hex_of(n) or 0]}
        for hex in sorted(beside - {len(board)}):
            if state.board.has_enemy(side, hex) and next(possible_attackers(state, side, hex), None) is not None:
                yield hex

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the hexes that can be attacked, the end of the segment, and in a campaign the groups of reports."""
        yield Finish()
        for hex in self.targets(state):
            yield Target(state.title.map.ids[hex])
        yield from account_actions_of_phase(state)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a hex cannot be attacked or a report is refused, or None if all is in order."""
        if isinstance(action, Finish):
            return None
        if not isinstance(action, Target):
            return phase_report_refusal(state, action)
        hex = state.title.map.index_of(action.hex)
        if not state.board.has_enemy(state.clock.side, hex):
            return refused("OCS-COMBAT-09", say("attacking.no-enemy", hex=action.hex))
        if next(possible_attackers(state, state.clock.side, hex), None) is None:
            return refused("OCS-COMBAT-01", say("attacking.nobody", hex=action.hex))
        return None

    def do(self, state: RhineState, action: Action) -> None:
        """Begin the attack on the chosen hex, end the segment, or enter a report."""
        if isinstance(action, Target):
            state.push(Assault(state.title.map.index[action.hex]))
        elif isinstance(action, Finish):
            state.pop()
        else:
            enter_phase_report(state, action)


class Assault(Choice[RhineState], frozen=True):
    """Choose the units that attack a hex, one by one."""

    target: int
    joined: tuple[int, ...] = ()

    def decision(self, state: RhineState) -> Decision:
        """Return the question which unit joins the attack next."""
        prompt = say("ask.attackers", hex=state.title.map.ids[self.target], count=len(self.joined))
        side = state.clock.deciding_side(state.clock.side)
        return Decision(side, prompt, (Join, Resolve, Finish), rules=("OCS-COMBAT-01",))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the units that can still join the attack, and making it, or canceling it while no unit has joined."""
        yield Resolve() if self.joined else Finish()
        for n in possible_attackers(state, state.clock.side, self.target):
            if n not in self.joined:
                yield Join(state.units[n].id)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a unit cannot join or the attack cannot be made or ended now, or None if it can."""
        match action:
            case Join():
                n = state.number(action.unit)
                if n in self.joined:
                    return refused("OCS-COMBAT-01", say("attacking.has-joined", unit=action.unit))
                return join_attack_refusal(state, state.clock.side, n, self.target)
            case Resolve() if not self.joined:
                return refused("OCS-COMBAT-01", say("attacking.no-attacker"))
            case Finish() if self.joined:
                return refused("OCS-COMBAT-01", say("attacking.unresolved"))
        return None

    def do(self, state: RhineState, action: Action) -> None:
        """Add a unit to the attack, make the attack, or cancel it."""
        match action:
            case Join():
                state.become(Assault(self.target, (*self.joined, state.number(action.unit))))
            case Resolve():
                state.pop()
                state.push(Start("regular", self.target, self.joined))
            case _:
                state.pop()
