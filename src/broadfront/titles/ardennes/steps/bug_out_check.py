"""Bug Out of the solitaire game: whether Allied defenders slip away before chits are drawn."""

from __future__ import annotations

from broadfront.core.chance import Chance, Outcome
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.dice import d10, succeeds, up_to
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.lines.supply import would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import bar_to_enter, put_down
from broadfront.titles.ardennes.rules.routes.movement import bar_to_move, one_hex_rule
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import Announce

__all__ = ["BugOutCheck"]

BUG_OUT_STEPS = 3
BUG_OUT_LATE = 19


class BugOutCheck(CombatStep, frozen=True):
    """Bug Out of the solitaire game: until the 18th on a failed HoldCheck at 3:1, later for strong free stacks."""

    def _early(self, state: ArdennesState) -> bool:
        return state.day < BUG_OUT_LATE

    @decides("ARD-T0-03")
    def _long_odds(self, state: ArdennesState) -> bool:
        attack, defence, _ = odds_of(state, self.fight)
        return attack >= 3 * defence

    @decides("ARD-H-43")
    def _target(self, state: ArdennesState) -> int:
        return sum(int(line.amount) for line in hold_target(state, self.fight, first=True))

    def ask(self, state: ArdennesState) -> Chance | None:
        if self._early(state) and self._long_odds(state):
            return d10(say("roll.combat.bug-out"), side="allied", rules=("ARD-T0-03",))
        return None

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return up_to(self._target(state))

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        target = self._target(state)
        state.emit(say("tactic.bug-out.check", die=int(outcome), needed=target), "ARD-T0-03", "ARD-H-43")
        self._settle(state, not succeeds(outcome, target))

    def advance(self, state: ArdennesState) -> None:
        if self._early(state):
            state.emit(say("tactic.bug-out.short-odds"), "ARD-T0-03")
            self._settle(state, False)
            return
        strong = sum(state.steps[n] for n in self.fight.defenders) >= BUG_OUT_STEPS
        free = not surrounded(state, self.fight.target, ALLIED)
        may = strong and free
        state.emit(say("tactic.bug-out.may" if may else "tactic.bug-out.may-not"), "ARD-T0-04")
        self._settle(state, may)

    def _settle(self, state: ArdennesState, happens: bool) -> None:
        fight = self.fight
        number = self._leaver(state) if happens else None
        goal = None if number is None else self._goal(state, number)
        if number is None or goal is None:
            state.become(Announce(fight.but(defender_tactics=(*fight.defender_tactics, "Bug Out"))))
            return
        put_down(state, Cause.SLIP_AWAY, number, goal)
        state.emit(say("tactic.bug-out.goes", unit=state.units[number].id, hex=state.name(goal)), "ARD-T0-05")
        rest = tuple(n for n in fight.defenders if n != number)
        fight = fight.but(defenders=rest, defender_tactics=(*fight.defender_tactics, "Bug Out"))
        state.become(Announce(fight) if rest else Advancing(fight))

    @decides("ARD-T0-05")
    def _leaver(self, state: ArdennesState) -> int | None:
        """The defender with the highest selector that is able to move."""
        ranked = state.title.in_order(self.fight.defenders, highest=True)
        return next((n for n in ranked if bar_to_move(state, n) is None), None)

    @decides("ARD-T0-05", "ARD-D16-12")
    def _goal(self, state: ArdennesState, number: int) -> int | None:
        """The nearest empty Position hex in Supply that is not Proximate to a German unit."""
        ground = state.ground
        open_ = [
            hex
            for hex in sorted(ground.position)
            if not state.at[hex] and not proximate(state, hex, GERMAN) and not state.enemy_town(hex, ALLIED)
        ]
        open_ = [hex for hex in open_ if bar_to_enter(state, Cause.SLIP_AWAY, number, hex) is None]
        if one_hex_rule(state, number, Cause.SLIP_AWAY):
            open_ = [hex for hex in open_ if ground.distance[hex, self.fight.target] == 1]
        open_.sort(key=lambda hex: (int(ground.distance[hex, self.fight.target]), state.name(hex)))
        return next((hex for hex in open_ if would_be_in_supply(state, hex, number)), None)
