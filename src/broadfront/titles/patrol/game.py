"""The game of patrol: the sequence of play as in the rule book, the set-up, and the odds of attacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.events import Trace
from broadfront.core.odds import Policy
from broadfront.core.state import State
from broadfront.core.steps import GameOver, InOrder, Step
from broadfront.core.title import Playable, classes_in
from broadfront.titles.patrol.data import FOLDER, SIDES, Patrol, say
from broadfront.titles.patrol.rules import actions, composed, corrections
from broadfront.titles.patrol.rules.actions import Done
from broadfront.titles.patrol.rules.composed import Attack
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps import combat, phases
from broadfront.titles.patrol.steps.combat import Combat, Reaction, check_attack, join_refusal
from broadfront.titles.patrol.steps.victory import end_reason
from broadfront.titles.patrol.system import choose

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "game": (phases.Turns(),),
    "turn": (
        phases.Weather(),
        phases.DrawCard("german"),
        phases.Reinforce("german"),
        phases.Movement("german"),
        combat.Combat("german"),
        phases.DrawCard("american"),
        phases.Reinforce("american"),
        phases.Movement("american"),
        combat.Combat("american"),
    ),
}


def load(data: Path | None = None) -> PatrolGame:
    """Load the game Patrol; the user's own files in the folder `data` take the place of built-in ones."""
    return PatrolGame(FOLDER, data)


class PatrolGame(Patrol, Playable):
    """The small game Patrol, ready to be played: its actions, steps, set-up and end."""

    ACTIONS = classes_in(Action, actions, composed)
    STEPS = classes_in(Step, phases, combat)
    SETTINGS = corrections.SETTINGS
    sequences = SEQUENCES

    def empty(self, scenario: str, variant: str) -> PatrolState:
        return PatrolState(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> PatrolState:
        state = self.empty(scenario, variant)
        for side in SIDES:
            cards = [name for name, counts in self.forces.card.items() for _ in range(counts.get(side, 0))]
            state.zones[f"{side} deck"] = tuple(sorted(cards))
        state.push(InOrder("game"))
        return state

    def over(self, state: State) -> GameOver:
        assert isinstance(state, PatrolState)
        assert state.clock.ended
        winner, _, rule = state.clock.ended
        return GameOver(winner or None, end_reason(winner, rule), (rule,))

    def system(self, state: State, step: Step[Any]) -> tuple[Action, Trace | None]:
        assert isinstance(state, PatrolState)
        return choose(state, step)

    # Odds

    def battle(self, state: State, action: Action) -> Step[Any]:
        assert isinstance(state, PatrolState)
        if not isinstance(action, Attack) or not action.attackers:
            raise Invalid("Odds need an Attack with a target and attackers.", parameter="action", given=str(action))
        attackers = tuple(state.number(unit) for unit in action.attackers)
        target = self.map.index_of(action.target)
        check_attack(state, target, attackers)
        return Reaction(self.units[attackers[0]].side, target, attackers)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        assert isinstance(before, PatrolState)
        assert isinstance(after, PatrolState)
        assert isinstance(action, Attack)
        at = self.map.index_of(action.target)
        defender = before.board.unit_in[at]
        had, has, of_side = before.board.steps, after.board.steps, before.title.of_side
        lost = {side: sum(had[n] - has[n] for n in of_side[side]) for side in SIDES}
        return {
            "attacker_loses": lost[self.units[before.number(action.attackers[0])].side],
            "defender_loses": lost[self.units[defender].side],
            "hex_cleared": after.board.unit_in.get(at) != defender,
        }

    def consulted_zones(self, side: str) -> tuple[str, ...]:
        return (f"{side} hand",)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        assert isinstance(state, PatrolState)
        for target in Combat(side).target_hexes(state):
            joined = (n for n in state.title.of_side[side] if join_refusal(state, side, target, n) is None)
            yield Attack(self.map.ids[target], tuple(self.units[n].id for n in joined))

    def policy(self, state: State, side: str) -> Policy:
        def choose(at: State) -> Action:
            options = list(at.stack[-1].options(at))
            return Done() if Done() in options else options[0]

        return Policy(str(say("policy.careful")), choose)
