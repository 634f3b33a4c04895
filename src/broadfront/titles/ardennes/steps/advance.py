"""Advance after combat."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.dice import d10, succeeds, up_to
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.fighting.advance_ways import advance_refusal
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, AdvanceDone
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.markers import ADVANCED
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.allies import allies
from broadfront.titles.ardennes.steps.moving import Checks

__all__ = ["Advancing", ]


class Advancing(Choice[ArdennesState], frozen=True):
    """Step 11: attackers advance one by one. The system rolls for Allied units on its advance table."""

    fight: Fight
    moved: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    """Allied units considered and left behind."""

    def system(self, state: ArdennesState) -> bool:
        return self.fight.side not in state.played

    def open(self, state: ArdennesState) -> bool:
        return not state.zoc.holds(self.fight.defending, self.fight.target)

    def decision(self, state: ArdennesState) -> Decision:
        prompt = f"Advance into {state.name(self.fight.target)}, or done"
        return Decision(self.fight.side, prompt, (Advance, AdvanceDone), rules=("ARD-C3-01",))

    def ask(self, state: ArdennesState) -> Decision | Chance | None:
        if not self.open(state):
            return None
        if self.system(state):
            candidate = allies(state).next_advance(state, self)
            if candidate is None or candidate.sure:
                return None
            return d10("Allied advance", side=self.fight.side, rules=(candidate.rule,))
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def paths(self, state: ArdennesState) -> list[tuple[int, ...]]:
        first = (self.fight.target,)
        return [first, (*first, self.fight.route[0])] if self.fight.retreated >= 2 and self.fight.route else [first]

    def options(self, state: ArdennesState) -> Iterator[Action]:
        for number in self.fight.alive(state, self.fight.attackers):
            for path in self.paths(state):
                if advance_refusal(state, self.fight, number, path, self.moved) is None:
                    yield Advance(state.units[number].id, tuple(state.name(hex) for hex in path))
        yield AdvanceDone()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, Advance):
            return None
        path = tuple(state.ground.map.index_of(hex) for hex in action.path)
        return advance_refusal(state, self.fight, state.title.unit(action.unit).number, path, self.moved)

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, Advance):
            self._tell_why_nobody(state)
            state.pop()
            return
        path = tuple(state.ground.map.index_of(hex) for hex in action.path)
        self.go(state, (state.title.unit(action.unit).number,), path, ("ARD-C3-01",))

    def _tell_why_nobody(self, state: ArdennesState) -> None:
        """Say why nobody could advance, where nobody could: such a decision is taken without asking."""
        if state.events is None or self.moved:
            return
        found = [
            advance_refusal(state, self.fight, number, (self.fight.target,), ())
            for number in self.fight.alive(state, self.fight.attackers)
        ]
        bars = [bar for bar in found if bar is not None]
        if bars and len(bars) == len(found):
            rules = dict.fromkeys(rule for bar in bars for rule in bar.rules)
            why = " ".join(dict.fromkeys(bar.text for bar in bars))
            state.emit("advance", "Nobody may advance into {hex}: {why}", *rules,
                       hex=state.name(self.fight.target), why=why)  # fmt: skip

    def go(self, state: ArdennesState, numbers: tuple[int, ...], path: tuple[int, ...], rules: tuple[str, ...]) -> None:
        """Units advance together; German advances cause checks."""
        if len(path) == 2:
            rules = (*rules, "ARD-C3-02")
        for number in numbers:
            state.place_at(number, state.name(path[-1]))
            state.mark_done(number, ADVANCED)
        names = ", ".join(state.units[n].id for n in numbers)
        state.emit("advance", "{units} advance to {hex}.", *rules, units=names, hex=state.name(path[-1]))
        state.become(Advancing(self.fight, (*self.moved, *numbers), self.passed))
        if self.fight.attacking == GERMAN:
            state.emit("advance", "The advance causes bridge and Roadblock checks.", "ARD-C3-11")
            state.push(Checks(numbers))

    # The system

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        candidate = allies(state).next_advance(state, self)
        assert candidate is not None
        return up_to(candidate.number)

    def leaps(self, state: ArdennesState) -> list[tuple[Step[ArdennesState], int]] | None:
        """Odds tell whether anybody advances, not who: once one has, the rolls for the others change nothing."""
        if not self.moved:
            return None
        return [(Advancing(self.fight, self.moved, tuple(n for n in self.fight.attackers if n not in self.moved)), 1)]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        candidate = allies(state).next_advance(state, self)
        assert candidate is not None
        candidate.tell(state, int(outcome))
        if succeeds(outcome, candidate.number):
            self.go(state, candidate.units, (self.fight.target,), (candidate.rule, "ARD-C3-21"))
        else:
            state.become(Advancing(self.fight, self.moved, (*self.passed, *candidate.units)))

    def advance(self, state: ArdennesState) -> None:
        if not self.open(state) or not self.system(state):
            state.pop()
            return
        candidate = allies(state).next_advance(state, self)
        if candidate is None:
            state.pop()
            return
        candidate.tell(state)
        if candidate.number >= 10:
            self.go(state, candidate.units, (self.fight.target,), (candidate.rule, "ARD-C3-21"))
        else:
            state.become(Advancing(self.fight, self.moved, (*self.passed, *candidate.units)))
