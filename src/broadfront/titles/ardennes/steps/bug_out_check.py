"""Bug Out in the solitaire game: whether Allied defenders slip away before chits are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.chance import Chance, Outcome
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.dice import d10, succeeds, up_to
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.fighting.strength import totals
from broadfront.titles.ardennes.rules.fighting.tactic_effects import in_vain
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.lines.supply import would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import bar_to_enter, put_down
from broadfront.titles.ardennes.rules.routes.movement import bar_to_move, may_move, one_hex_rule
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import Announce

__all__ = ["BugOutCheck"]

BUG_OUT_STEPS = 3
BUG_OUT_LATE = 19
PASSED_OVER = 6
"""Maximum number of rejected hexes listed in a trace."""


class BugOutCheck(CombatStep, frozen=True):
    """Resolve a Bug Out in the solitaire game.

    Until 18 December it takes odds of at least 3:1 and a failed HoldCheck; later, 3 steps and no Surround.
    """

    def _early(self, state: ArdennesState) -> bool:
        return state.clock.day < BUG_OUT_LATE

    @decides("ARD-T0-03")
    def _long_odds(self, state: ArdennesState) -> bool:
        attack, defence = totals(state, self.fight)
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
        if state.events is not None:
            ledger = hold_target(state, self.fight, first=True)
            holds = succeeds(outcome, self._target(state))
            choice = say("tactic.bug-out.holds" if holds else "tactic.bug-out.slips")
            rules = tuple(dict.fromkeys(("ARD-T0-03", "ARD-H-43", *(line.rule for line in ledger))))
            rolled = say("system.hit.rolled", die=int(outcome), needed=self._target(state))
            asked = say("tactic.bug-out.hold-check", hex=state.name(self.fight.target))
            trace = Trace(asked, choice, rules, dice=(rolled,), counted=tuple(ledger))
            message = say("tactic.bug-out.check", die=int(outcome), needed=self._target(state))
            state.emit(message, "ARD-T0-03", "ARD-H-43", trace=trace)
        self._settle(state, not succeeds(outcome, self._target(state)))

    def advance(self, state: ArdennesState) -> None:
        if self._early(state):
            attack, defence = totals(state, self.fight)
            state.emit(say("tactic.bug-out.short-odds", attack=attack, defence=defence), "ARD-T0-03")
            self._settle(state, False)
            return
        steps = sum(state.board.steps[n] for n in self.fight.defenders)
        strong, free = steps >= BUG_OUT_STEPS, not surrounded(state, self.fight.target, ALLIED)
        topic = "tactic.bug-out.may" if free else "tactic.bug-out.surrounded"
        message = (
            say(topic, steps=steps) if strong else say("tactic.bug-out.too-few", steps=steps, needed=BUG_OUT_STEPS)
        )
        state.emit(message, "ARD-T0-04")
        self._settle(state, strong and free)

    def _settle(self, state: ArdennesState, happens: bool) -> None:
        fight = self.fight
        number = self._leaver(state) if happens else None
        goal = None if number is None else self._goal(state, number)
        fight = fight.but(defender_tactics=(*fight.defender_tactics, "Bug Out"))
        if number is None or goal is None:
            if happens:
                self._tell_why_nobody(state, number)
            state.become(Announce(in_vain(state, fight, ALLIED, "Bug Out")))
            return
        self._tell(state, number, goal)
        put_down(state, Cause.SLIP_AWAY, number, goal)
        rest = tuple(n for n in fight.defenders if n != number)
        state.become(Announce(fight.but(defenders=rest)) if rest else Advancing(fight.but(defenders=rest)))

    @decides("ARD-T0-05")
    def _leaver(self, state: ArdennesState) -> int | None:
        """Return the defender with the highest selector that can move, or None."""
        ranked = state.title.in_order(self.fight.defenders, highest=True)
        return next((n for n in ranked if bar_to_move(state, n) is None), None)

    def _positions(self, state: ArdennesState) -> list[int]:
        """Return the Position hexes other than the target hex, nearest first."""
        away, target = state.ground.distance[self.fight.target], self.fight.target
        positions = [hex for hex in state.ground.position if hex != target]
        return sorted(positions, key=lambda hex: (int(away[hex]), state.name(hex)))

    @decides("ARD-D16-12")
    def _reach(self, state: ArdennesState, number: int) -> int | None:
        """Return the maximum distance a unit may go, or None if it is unlimited."""
        return 1 if one_hex_rule(state, number, Cause.SLIP_AWAY) else None

    @decides("ARD-T0-05")
    def _goal(self, state: ArdennesState, number: int) -> int | None:
        """Return the nearest Position hex that is empty, in Supply and not Proximate to a German unit, or None."""
        most, away = self._reach(state, number), state.ground.distance[self.fight.target]
        for hex in self._positions(state):
            if most is not None and away[hex] > most:
                return None
            if self._unfit(state, number, hex) is None:
                return hex
        return None

    def _unfit(self, state: ArdennesState, number: int, hex: int) -> Message | None:
        """Return why a unit cannot go to a Position hex, or None if it can."""
        if state.board.at[hex]:
            return say("tactic.bug-out.not-empty")
        if state.land.enemy_town(hex, ALLIED):
            return say("tactic.bug-out.german-town")
        if proximate(state, hex, GERMAN):
            return say("tactic.bug-out.proximate")
        if (barred := bar_to_enter(state, Cause.SLIP_AWAY, number, hex)) is not None:
            return barred.ruling(unit=state.units[number].id, hex=state.name(hex)).why
        return None if would_be_in_supply(state, hex, number) else say("tactic.bug-out.not-supplied")

    # Log messages

    def _tell(self, state: ArdennesState, number: int, goal: int) -> None:
        if state.events is None:
            return
        unit, hex = state.units[number].id, state.name(goal)
        away = state.ground.distance[self.fight.target]
        nearer = self._positions(state)
        nearer = nearer[: nearer.index(goal)][:PASSED_OVER]
        told = list(self._units(state, number))
        for other in nearer:
            why = self._unfit(state, number, other)
            assert why is not None
            told.append(Candidate(say("name.hex", hex=state.name(other)), why, "ARD-T0-05"))
        asked, choice = self._asked(state), say("tactic.bug-out.to", unit=unit, hex=hex)
        why = say("tactic.bug-out.best", number=state.units[number].selector, distance=int(away[goal]))
        told.append(Candidate(choice, why, "ARD-T0-05", chosen=True))
        limit = one_hex_rule(state, number, Cause.SLIP_AWAY)
        rules = ("ARD-T0-05", limit) if limit else ("ARD-T0-05",)
        trace = Trace(asked, choice, rules, tuple(told))
        state.emit(say("tactic.bug-out.goes", unit=unit, hex=hex), *rules, trace=trace)

    def _asked(self, state: ArdennesState) -> Message:
        return say("tactic.bug-out.asked", hex=state.name(self.fight.target))

    def _units(self, state: ArdennesState, chosen: int | None) -> Iterator[Candidate]:
        """Yield the defenders not chosen, with reasons, highest selector first."""
        for n in state.title.in_order(self.fight.defenders, highest=True):
            unit, name = state.units[n], say("name.unit", unit=state.units[n].id)
            no = may_move(state, n)
            if no is not None:
                yield Candidate(name, say("system.because.ruling", why=no.why), no.rules[0])
            elif n != chosen and chosen is not None:
                lower = say("tactic.bug-out.lower", number=unit.selector, value=state.units[chosen].selector)
                yield Candidate(name, lower, "ARD-T0-05")

    def _tell_why_nobody(self, state: ArdennesState, number: int | None) -> None:
        if state.events is None:
            return
        told, rules = list(self._units(state, number)), ["ARD-T0-05"]
        if number is None:
            choice = say("tactic.bug-out.nobody")
        else:
            most = self._reach(state, number)
            choice = say("tactic.bug-out.no-hex") if most is None else say("tactic.bug-out.no-hex-near", most=most)
            told.insert(0, Candidate(say("name.unit", unit=state.units[number].id), choice, "ARD-T0-05"))
            rules += [limit] if (limit := one_hex_rule(state, number, Cause.SLIP_AWAY)) else []
            for hex in self._positions(state)[:PASSED_OVER]:
                why = self._unfit(state, number, hex) or say("tactic.bug-out.too-far", most=most or 0)
                told.append(Candidate(say("name.hex", hex=state.name(hex)), why, "ARD-T0-05"))
        trace = Trace(self._asked(state), say("tactic.bug-out.none"), tuple(rules), tuple(told))
        state.emit(say("tactic.bug-out.stays", why=choice), *rules, trace=trace)
