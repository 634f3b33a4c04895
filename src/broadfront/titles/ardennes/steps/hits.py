"""Taking hits: step losses of both sides and hits on the attacker. Hits on the defender are in `combat`."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rules import decides
from broadfront.core.steps import Choice, Decision, Pending
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.combat_actions import DisperseAttackers, IgnoreHit, LoseStep, TakeLoss
from broadfront.titles.ardennes.rules.fighting.fight import (
    CombatStep,
    Fight,
    current_fight,
    is_chosen_by_tables,
    store_fight,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing

__all__ = ["Aftermath", "AttackerHits", "LosingSteps"]

MAX_ABSORBED = 2
"""Number of hits a German attacker absorbs by becoming Dispersed."""
HIT_RULES = ("ARD-C1-19", "ARD-C1-20", "ARD-C1-21", "ARD-C1-22", "ARD-C1-23")
"""Rules for the first to fifth hit on an Allied attacker in the solitaire game; the last covers all later hits."""


class LosingSteps(Choice[ArdennesState], CombatStep, frozen=True):
    """Spread step losses as evenly as possible over the units of a side and the hexes they attacked from."""

    count: int
    group: tuple[int, ...]
    defender: bool

    def losing_side(self) -> int:
        """Return the number of the side that loses steps."""
        return self.fight.defending if self.defender else self.fight.attacking

    @decides("ARD-C1-01")
    def units_able_to_lose_step(self, state: ArdennesState) -> list[int]:
        """Return the units that may lose the next step: in the hexes with fewest losses, the units with fewest."""
        alive = self.fight.still_on_map(state, self.group)
        if len(alive) < 2:
            return list(alive)
        least = min(map(self.steps_lost_by_hex_and_unit, alive))
        return [n for n in alive if self.steps_lost_by_hex_and_unit(n) == least]

    def steps_lost_by_hex_and_unit(self, unit_number: int) -> tuple[int, int]:
        """Return the steps lost in this combat by a unit's hex and by the unit; defenders share one hex."""
        lost = self.fight.lost
        if self.defender:
            return len(lost), lost.count(unit_number)
        came = dict(zip(self.fight.attackers, self.fight.from_hexes, strict=True))
        return sum(n in came and came[n] == came[unit_number] for n in lost), lost.count(unit_number)

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which unit loses a step."""
        return Decision(SIDES[self.losing_side()], say("ask.combat.loss"), (LoseStep,), rules=("ARD-C1-01",))

    def all_losses_taken(self, state: ArdennesState) -> bool:
        """Return whether no loss is left, or no unit to take it."""
        return not self.count or not self.units_able_to_lose_step(state)

    def ask(self, state: ArdennesState) -> Pending | None:
        """Ask which unit loses a step; None once all losses are taken."""
        return None if self.all_losses_taken(state) else super().ask(state)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each unit that may lose the next step."""
        yield from (LoseStep(state.units[n].id) for n in state.title.sort_units(self.units_able_to_lose_step(state)))

    def advance(self, state: ArdennesState) -> None:
        """Let the solitaire rules choose the unit that loses a step; end the step once all losses are taken."""
        if self.all_losses_taken(state):
            state.pop()
        else:
            super().advance(state)

    def _loss_rules(self, state: ArdennesState) -> tuple[str, ...]:
        """Return the rules cited for a step loss, which depend on whether the solitaire rules decide."""
        if not is_chosen_by_tables(state, self.losing_side()):
            return ("ARD-C1-01",)
        return ("ARD-C1-02",) if self.defender else ("ARD-C1-18", "ARD-C1-02")

    def do(self, state: ArdennesState, action: Action) -> None:
        """Take a step from the chosen unit and record the loss in the combat."""
        assert isinstance(action, LoseStep)
        number, rules = state.title.unit(action.unit).number, self._loss_rules(state)
        state.set_steps(number, state.board.steps[number] - 1)
        gone = state.board.hex_of_unit(number) is None
        unit = state.units[number]
        topic = "loss.eliminated" if gone else "loss.step"
        state.emit(say(topic, unit=unit.id, side=unit.side, lost=1), *rules)
        fight = self.fight.with_changes(lost=(*self.fight.lost, number))
        state.pop()
        store_fight(state, current_fight(state).with_changes(lost=fight.lost))
        if self.count > 1:
            state.push(LosingSteps(fight, self.count - 1, self.group, self.defender))


class AttackerHits(Choice[ArdennesState], CombatStep, frozen=True):
    """Combat step 10: the attacker takes hits, first a step loss, then Dispersed or further steps."""

    left: int
    taken: int = 0
    absorbing: int = 0
    """Number of hits that becoming Dispersed still absorbs."""

    def all_hits_taken(self, state: ArdennesState) -> bool:
        """Return whether no hit is left, or no attacker to take it."""
        return not self.left or not self.fight.still_on_map(state, self.fight.attackers)

    @decides("ARD-C1-14")
    def is_next_hit_a_choice(self, state: ArdennesState) -> bool:
        """Return whether how the attacker takes the next hit is a choice, made by the player or by a table."""
        if is_chosen_by_tables(state, self.fight.attacking):
            return True
        return self.taken > 0 and not self.absorbing and not self.fight.dispersed

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question how the attacker takes the next hit."""
        prompt = say("ask.combat.attacker-hits", count=self.left)
        takes: tuple[type[Action], ...] = (DisperseAttackers, TakeLoss)
        if is_chosen_by_tables(state, self.fight.attacking):
            takes = (*takes, IgnoreHit)
        return Decision(self.fight.side, prompt, takes, rules=self._hit_rules(state, "ARD-C1-14"))

    def _hit_rules(self, state: ArdennesState, rule: str) -> tuple[str, ...]:
        """Return the rules cited for the next hit: those of the solitaire table if it decides, otherwise `rule`."""
        if is_chosen_by_tables(state, self.fight.attacking):
            return (HIT_RULES[min(self.taken, len(HIT_RULES) - 1)],)
        return (rule, "ARD-H-44") if self.fight.attacking == ALLIED else (rule,)

    def ask(self, state: ArdennesState) -> Pending | None:
        """Ask how the attacker takes the next hit; None if there is no hit or no choice."""
        return None if self.all_hits_taken(state) or not self.is_next_hit_a_choice(state) else super().ask(state)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the ways to take the next hit: Dispersed, a step loss, or under the solitaire rules nothing."""
        yield DisperseAttackers()
        yield TakeLoss()
        if is_chosen_by_tables(state, self.fight.attacking):
            yield IgnoreHit()

    def do(self, state: ArdennesState, action: Action) -> None:
        """Take one hit in the chosen way."""
        if isinstance(action, DisperseAttackers):
            disperse_attackers(state, self.fight, *self._hit_rules(state, "ARD-C1-14"))
            absorbing = 0 if is_chosen_by_tables(state, self.fight.attacking) else MAX_ABSORBED - 1
            self._finish_hit(state, self.fight.with_changes(dispersed=True), absorbing)
        elif isinstance(action, IgnoreHit):
            state.emit(say("hits.taken.ignored"), *self._hit_rules(state, "ARD-C1-23"))
            self._finish_hit(state, self.fight, 0)
        else:
            self._lose_step(state, *self._hit_rules(state, "ARD-C1-15"))

    def _finish_hit(self, state: ArdennesState, fight: Fight, absorbing: int) -> None:
        """Go on to the attacker's next hit; `absorbing` further hits have no effect."""
        state.become(AttackerHits(fight, self.left - 1, self.taken + 1, absorbing))

    def _lose_step(self, state: ArdennesState, *rules: str) -> None:
        """Take one hit as a step loss of an attacker."""
        fight = self.fight.with_changes(attacker_losses=self.fight.attacker_losses + 1)
        state.emit(say("hits.taken.attacker-loses"), *rules)
        self._finish_hit(state, fight, self.absorbing)
        state.push(LosingSteps(fight, 1, fight.still_on_map(state, fight.attackers), defender=False))

    def advance(self, state: ArdennesState) -> None:
        """Take the next hit where there is no choice; end the combat once all hits are taken."""
        if self.all_hits_taken(state):
            state.become(Aftermath(self.fight))
        elif self.is_next_hit_a_choice(state):
            super().advance(state)
        elif self.absorbing:
            state.emit(say("hits.taken.absorbed"), *self._hit_rules(state, "ARD-C1-14"))
            self._finish_hit(state, self.fight, self.absorbing - 1)
        else:
            self._lose_step(state, *self._hit_rules(state, "ARD-C1-15" if self.taken else "ARD-C1-13"))


def disperse_attackers(state: ArdennesState, fight: Fight, *rules: str) -> None:
    """Make all surviving attackers Dispersed and log it."""
    for n in fight.still_on_map(state, fight.attackers):
        state.board.set_dispersed(n, True)
    state.emit(say("dispersed.attackers"), *rules)


class Aftermath(CombatStep, frozen=True):
    """Eliminate units that had retreated into the hex of beaten defenders, then let the attacker advance."""

    def advance(self, state: ArdennesState) -> None:
        """Eliminate the sheltering units if the defenders are beaten, and let the attacker advance."""
        fight = self.fight
        beaten = fight.retreated or not fight.still_on_map(state, fight.defenders)
        board = state.board
        for n in fight.guests:
            if beaten and board.hex_of_unit(n) == fight.target:
                unit, lost = state.units[n], board.steps[n]
                state.eliminate(n)
                state.emit(say("loss.sheltered", unit=unit.id, side=unit.side, lost=lost), "ARD-C2-22")
        state.become(Advancing(fight.after_combat()))
