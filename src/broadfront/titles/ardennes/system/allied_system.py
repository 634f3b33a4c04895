"""The Allied system as the steps of a combat and of the Command Phase ask it."""

from __future__ import annotations

from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.allies import AlliedSystem, Candidacy, HitTaken
from broadfront.titles.ardennes.steps.hits import LosingSteps
from broadfront.titles.ardennes.system import advance_table, hits_taken
from broadfront.titles.ardennes.system.combat_cards import AttackCard, BugOutCheck, DefenceCard
from broadfront.titles.ardennes.system.impulse import SystemImpulse

__all__ = ["SYSTEM"]


class _System(AlliedSystem):
    def impulse(self) -> SystemImpulse:
        return SystemImpulse()

    def attack_card(self, fight: Fight) -> AttackCard:
        return AttackCard(fight)

    def defence_card(self, fight: Fight) -> DefenceCard:
        return DefenceCard(fight)

    def bug_out(self, fight: Fight) -> BugOutCheck:
        return BugOutCheck(fight)

    def hit_taken(self, state: ArdennesState, fight: Fight, left: int) -> HitTaken:
        return hits_taken.hit_taken(state, fight, left)

    def loser(self, state: ArdennesState, step: LosingSteps) -> tuple[int, tuple[str, ...]]:
        return hits_taken.loser(state, step)

    def attacker_hit(self, state: ArdennesState, fight: Fight, number: int) -> tuple[str, str]:
        return hits_taken.attacker_hit(state, fight, number)

    def next_advance(self, state: ArdennesState, step: Advancing) -> Candidacy | None:
        return advance_table.next_advance(state, step)


SYSTEM = _System()
