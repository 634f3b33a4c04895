"""Bug Out in the solitaire game: whether Allied defenders slip away before chits are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.chance import Chance, Outcome
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.dice import d10_chance, group_rolls_by_success, is_success
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_check_number
from broadfront.titles.ardennes.rules.fighting.strength import strength_totals
from broadfront.titles.ardennes.rules.fighting.tactic_effects import turn_into_airpower
from broadfront.titles.ardennes.rules.lines.proximity import is_proximate
from broadfront.titles.ardennes.rules.lines.supply import would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter, put_down
from broadfront.titles.ardennes.rules.routes.movement import move_refusal, objection_to_move, one_hex_limit_rule
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.hits import Aftermath

__all__ = ["BugOutCheck"]

MIN_STEPS = 3
LATE_FROM = 19
MAX_REJECTED_SHOWN = 6
"""Maximum number of rejected hexes listed in a trace."""


class BugOutCheck(CombatStep, frozen=True):
    """Resolve the Bug Out tactic in the solitaire game: Allied defenders leave before chits are drawn.

    Until 18 December the odds must be at least 3:1 and a HoldCheck must fail; later the defenders need 3 steps and must
    not be Surrounded.
    """

    def _needs_failed_hold_check(self, state: ArdennesState) -> bool:
        """Return whether it is before 18 December, when a Bug Out requires a failed HoldCheck."""
        return state.clock.day < LATE_FROM

    @decides("ARD-T0-03")
    def _has_long_odds(self, state: ArdennesState) -> bool:
        """Return whether the attack has odds of at least 3:1."""
        attack, defence = strength_totals(state, self.fight)
        return attack >= 3 * defence

    @decides("ARD-H-43")
    def _hold_check_number(self, state: ArdennesState) -> int:
        """Return the number on or below which the HoldCheck roll lets the defenders stay."""
        return sum(int(line.amount) for line in hold_check_number(state, self.fight, first=True))

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the HoldCheck roll that decides on the Bug Out; None if no roll is needed."""
        if self._needs_failed_hold_check(state) and self._has_long_odds(state):
            return d10_chance(say("roll.combat.bug-out"), side="allied", rules=("ARD-T0-03",))
        return None

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the die rolls in two groups, HoldCheck passed (defenders stay) and failed."""
        return group_rolls_by_success(self._hold_check_number(state))

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Log the HoldCheck (die roll to stay); if it fails, a defender leaves by Bug Out."""
        if state.events is not None:
            ledger = hold_check_number(state, self.fight, first=True)
            holds = is_success(outcome, self._hold_check_number(state))
            choice = say("tactic.bug-out.holds" if holds else "tactic.bug-out.slips")
            rules = tuple(dict.fromkeys(("ARD-T0-03", "ARD-H-43", *(line.rule for line in ledger))))
            rolled = say("system.hit.rolled", die=int(outcome), needed=self._hold_check_number(state))
            asked = say("tactic.bug-out.hold-check", hex=state.hex_id(self.fight.target))
            trace = Trace(asked, choice, rules, dice=(rolled,), counted=tuple(ledger))
            message = say("tactic.bug-out.check", die=int(outcome), needed=self._hold_check_number(state))
            state.emit(message, "ARD-T0-03", "ARD-H-43", trace=trace)
        self._resolve(state, not is_success(outcome, self._hold_check_number(state)))

    def advance(self, state: ArdennesState) -> None:
        """Decide without a roll whether a defender leaves by Bug Out, and log why."""
        if self._needs_failed_hold_check(state):
            attack, defence = strength_totals(state, self.fight)
            state.emit(say("tactic.bug-out.short-odds", attack=attack, defence=defence), "ARD-T0-03")
            self._resolve(state, False)
            return
        steps = sum(state.board.steps[n] for n in self.fight.defenders)
        strong, free = steps >= MIN_STEPS, not is_surrounded(state, self.fight.target, ALLIED)
        topic = "tactic.bug-out.may" if free else "tactic.bug-out.surrounded"
        message = say(topic, steps=steps) if strong else say("tactic.bug-out.too-few", steps=steps, needed=MIN_STEPS)
        state.emit(message, "ARD-T0-04")
        self._resolve(state, strong and free)

    def _resolve(self, state: ArdennesState, happens: bool) -> None:
        """Move a defender away if the Bug Out happens, and continue the combat."""
        fight = self.fight
        number = self._choose_unit(state) if happens else None
        goal = None if number is None else self._find_bug_out_hex(state, number)
        fight = fight.with_changes(defender_tactics=(*fight.defender_tactics, "Bug Out"))
        if number is None or goal is None:
            if happens:
                self._log_no_move(state, number)
            state.become(Announce(turn_into_airpower(state, fight, ALLIED, "Bug Out")))
            return
        self._log_move(state, number, goal)
        put_down(state, Cause.SLIP_AWAY, number, goal)
        rest = tuple(n for n in fight.defenders if n != number)
        fight = fight.with_changes(defenders=rest)
        state.become(Announce(fight) if rest else Aftermath(fight))

    @decides("ARD-T0-05")
    def _choose_unit(self, state: ArdennesState) -> int | None:
        """Return the defender with the highest selector (order number) that can Bug Out, or None if none can."""
        ranked = state.title.sort_units(self.fight.defenders, highest=True)
        return next((n for n in ranked if objection_to_move(state, n) is None), None)

    def _positions_by_distance(self, state: ArdennesState) -> list[int]:
        """Return all Position hexes except the attacked hex, nearest to it first."""
        away, target = state.ground.distance[self.fight.target], self.fight.target
        positions = [hex for hex in state.ground.position if hex != target]
        return sorted(positions, key=lambda hex: (int(away[hex]), state.hex_id(hex)))

    @decides("ARD-D16-12")
    def _max_distance(self, state: ArdennesState, unit_number: int) -> int | None:
        """Return how many hexes a unit may go by Bug Out, or None if there is no limit."""
        return 1 if one_hex_limit_rule(state, unit_number, Cause.SLIP_AWAY) else None

    @decides("ARD-T0-05")
    def _find_bug_out_hex(self, state: ArdennesState, unit_number: int) -> int | None:
        """Return the hex to which a unit can Bug Out, or None if there is none.

        It is the nearest empty Position hex in Supply that is not Proximate to a German unit.
        """
        most, away = self._max_distance(state, unit_number), state.ground.distance[self.fight.target]
        for hex in self._positions_by_distance(state):
            if most is not None and away[hex] > most:
                return None
            if self._why_unsuitable(state, unit_number, hex) is None:
                return hex
        return None

    def _why_unsuitable(self, state: ArdennesState, unit_number: int, hex: int) -> Message | None:
        """Return why a unit cannot Bug Out to a Position hex, or None if it can."""
        if state.board.at[hex]:
            return say("tactic.bug-out.not-empty")
        if state.land.is_enemy_town(hex, ALLIED):
            return say("tactic.bug-out.german-town")
        if is_proximate(state, hex, GERMAN):
            return say("tactic.bug-out.proximate")
        if (barred := objection_to_enter(state, Cause.SLIP_AWAY, unit_number, hex)) is not None:
            return barred.to_ruling(unit=state.units[unit_number].id, hex=state.hex_id(hex)).why
        return None if would_be_in_supply(state, hex, unit_number) else say("tactic.bug-out.not-supplied")

    # Log messages

    def _log_move(self, state: ArdennesState, unit_number: int, goal: int) -> None:
        """Log which defender leaves for which hex, with the units and hexes passed over."""
        if state.events is None:
            return
        unit, hex = state.units[unit_number].id, state.hex_id(goal)
        away = state.ground.distance[self.fight.target]
        nearer = self._positions_by_distance(state)
        nearer = nearer[: nearer.index(goal)][:MAX_REJECTED_SHOWN]
        told = list(self._rejected_units(state, unit_number))
        for other in nearer:
            why = self._why_unsuitable(state, unit_number, other)
            assert why is not None
            told.append(Candidate(say("name.hex", hex=state.hex_id(other)), why, "ARD-T0-05"))
        asked, choice = self._question(state), say("tactic.bug-out.to", unit=unit, hex=hex)
        why = say("tactic.bug-out.best", number=state.units[unit_number].selector, distance=int(away[goal]))
        told.append(Candidate(choice, why, "ARD-T0-05", chosen=True))
        limit = one_hex_limit_rule(state, unit_number, Cause.SLIP_AWAY)
        rules = ("ARD-T0-05", limit) if limit else ("ARD-T0-05",)
        trace = Trace(asked, choice, rules, tuple(told))
        state.emit(say("tactic.bug-out.goes", unit=unit, hex=hex), *rules, trace=trace)

    def _question(self, state: ArdennesState) -> Message:
        """Return the question that heads the explanation: who leaves the attacked hex by Bug Out."""
        return say("tactic.bug-out.asked", hex=state.hex_id(self.fight.target))

    def _rejected_units(self, state: ArdennesState, chosen: int | None) -> Iterator[Candidate]:
        """Yield the defenders that do not Bug Out, each with the reason, highest selector (order number) first."""
        for n in state.title.sort_units(self.fight.defenders, highest=True):
            unit, name = state.units[n], say("name.unit", unit=state.units[n].id)
            no = move_refusal(state, n)
            if no is not None:
                yield Candidate(name, say("system.because.ruling", why=no.why), no.rules[0])
            elif n != chosen and chosen is not None:
                lower = say("tactic.bug-out.lower", number=unit.selector, value=state.units[chosen].selector)
                yield Candidate(name, lower, "ARD-T0-05")

    def _log_no_move(self, state: ArdennesState, unit_number: int | None) -> None:
        """Log why no defender leaves by Bug Out, with the units and hexes considered."""
        if state.events is None:
            return
        told, rules = list(self._rejected_units(state, unit_number)), ["ARD-T0-05"]
        if unit_number is None:
            choice = say("tactic.bug-out.nobody")
        else:
            most = self._max_distance(state, unit_number)
            choice = say("tactic.bug-out.no-hex") if most is None else say("tactic.bug-out.no-hex-near", most=most)
            told.insert(0, Candidate(say("name.unit", unit=state.units[unit_number].id), choice, "ARD-T0-05"))
            rules += [limit] if (limit := one_hex_limit_rule(state, unit_number, Cause.SLIP_AWAY)) else []
            for hex in self._positions_by_distance(state)[:MAX_REJECTED_SHOWN]:
                why = self._why_unsuitable(state, unit_number, hex) or say("tactic.bug-out.too-far", most=most or 0)
                told.append(Candidate(say("name.hex", hex=state.hex_id(hex)), why, "ARD-T0-05"))
        trace = Trace(self._question(state), say("tactic.bug-out.none"), tuple(rules), tuple(told))
        state.emit(say("tactic.bug-out.stays", why=choice), *rules, trace=trace)
