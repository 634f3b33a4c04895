"""Advance after combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision, Pending, Step
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.advance_rules import advance_refusal, find_advance_row, follow_refusal
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, AdvanceDone, AdvanceTogether, StayBehind
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, is_chosen_by_tables
from broadfront.titles.ardennes.rules.markers import ADVANCED
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import fall_back_to_hex_with_room
from broadfront.titles.ardennes.rules.routes.stacking import PassingStep, fit_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.moving import Checks, enter_hex, stopped_by_roadblock

__all__ = ["Advancing", "Following"]


class Advancing(Choice[ArdennesState], CombatStep, frozen=True):
    """Combat step 11: attackers advance one by one, chosen by the player or by the Allied advance table."""

    may_roll: ClassVar[bool] = True
    moved: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    """Allied units already considered and left behind."""

    def is_vacated(self, state: ArdennesState) -> bool:
        """Return whether no defending unit is left in the attacked hex."""
        return not state.board.zoc.has_unit(self.fight.defending, self.fight.target)

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which attacker advances after combat."""
        prompt = say("ask.combat.advance", hex=state.hex_id(self.fight.target))
        takes: tuple[type[Action], ...] = (Advance, AdvanceDone)
        if is_chosen_by_tables(state, self.fight.attacking):
            takes = (*takes, AdvanceTogether, StayBehind)
        return Decision(self.fight.side, prompt, takes, rules=("ARD-C3-01",))

    def ask(self, state: ArdennesState) -> Pending | None:
        """Return the question or roll about the next advance; None if defenders remain in the attacked hex."""
        return super().ask(state) if self.is_vacated(state) else None

    def advance(self, state: ArdennesState) -> None:
        """Let the solitaire rules choose an advance; end the step if defenders remain in the attacked hex."""
        if self.is_vacated(state):
            super().advance(state)
        else:
            state.pop()

    def advance_paths(self, state: ArdennesState) -> list[tuple[int, ...]]:
        """Return the paths along which attackers may advance: one hex, or two if the defenders retreated two."""
        first = (self.fight.target,)
        return [first, (*first, self.fight.route[0])] if self.fight.retreated >= 2 and self.fight.route else [first]

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each legal advance of an attacker, and the choice to advance no further unit."""
        for number in self.fight.still_on_map(state, self.fight.attackers):
            for path in self.advance_paths(state):
                if advance_refusal(state, self.fight, number, path, self.moved) is None:
                    yield Advance(state.units[number].id, tuple(state.hex_id(hex) for hex in path))
        yield AdvanceDone()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why units may not advance along a path, or None if they may."""
        if not isinstance(action, Advance | AdvanceTogether):
            return None
        numbers, path = _parse_advance(state, action)
        found = (
            advance_refusal(state, self.fight, number, path, (*self.moved, *numbers[:k]))
            for k, number in enumerate(numbers)
        )
        return next((no for no in found if no is not None), None) or fit_refusal(state, numbers, path[-1])

    def do(self, state: ArdennesState, action: Action) -> None:
        """Advance units, note that they stay behind, or end the advance."""
        if isinstance(action, Advance | AdvanceTogether):
            self._advance_units(state, *_parse_advance(state, action))
        elif isinstance(action, StayBehind):
            stayed = tuple(state.title.unit(unit).number for unit in action.units)
            state.become(Advancing(self.fight, self.moved, (*self.passed, *stayed)))
        else:
            self._log_no_advance(state)
            state.pop()

    def _log_no_advance(self, state: ArdennesState) -> None:
        """Log why no attacker can advance, since the player is not asked when none can."""
        if state.events is None or self.moved or is_chosen_by_tables(state, self.fight.attacking):
            return
        found = [
            advance_refusal(state, self.fight, number, (self.fight.target,), ())
            for number in self.fight.still_on_map(state, self.fight.attackers)
        ]
        bars = [bar for bar in found if bar is not None]
        if bars and len(bars) == len(found):
            rules = dict.fromkeys(rule for bar in bars for rule in bar.rules)
            reasons = list(dict.fromkeys(bar.why for bar in bars))
            state.emit(say("advance.made.nobody", hex=state.hex_id(self.fight.target), reasons=reasons), *rules)

    def _advance_rules(self, state: ArdennesState) -> tuple[str, ...]:
        """Return the rules cited for an advance: those of the Allied advance table if it decides."""
        if is_chosen_by_tables(state, self.fight.attacking):
            return find_advance_row(state, self.fight.target).rule, "ARD-C3-21"
        return ("ARD-C3-01",)

    def _advance_units(self, state: ArdennesState, unit_numbers: tuple[int, ...], path: tuple[int, ...]) -> None:
        """Advance units together into the vacated hex, then along the defenders' path of retreat if they go on."""
        start = state.board.hex_of_unit(unit_numbers[0])
        assert start is not None
        state.become(Advancing(self.fight, (*self.moved, *unit_numbers), self.passed))
        for number in unit_numbers:
            state.activation.mark_done(number, ADVANCED)
        goes_on = ("ARD-C3-02",) if len(path) > 1 else ()
        checks = _advance_into(state, Cause.ADVANCE, unit_numbers, path[0], *self._advance_rules(state), *goes_on)
        beyond = [Following(self.fight, unit_numbers[0], hex, self.moved, (start,)) for hex in path[1:]]
        state.push(*checks, *beyond)

    def odds_leaps(self, state: ArdennesState) -> list[tuple[Step[ArdennesState], int]] | None:
        """Return the one step that ends the advance, with weight 1, or None before any unit has advanced.

        Computing odds jumps to this step, as further rolls do not change the odds.
        """
        if not self.moved:
            return None
        return [(Advancing(self.fight, self.moved, tuple(n for n in self.fight.attackers if n not in self.moved)), 1)]


def _advance_into(
    state: ArdennesState, cause: Cause, unit_numbers: tuple[int, ...], hex: int, *rules: str
) -> tuple[Checks, ...]:
    """Advance units into a hex and return the demolition and Roadblock checks that German units cause there."""
    checks = enter_hex(state, cause, unit_numbers, hex)
    units = [state.units[n].id for n in unit_numbers]
    state.emit(say("advance.made.to", units=units, hex=state.hex_id(hex)), *rules)
    if checks:
        state.emit(say("advance.made.checks"), "ARD-C3-11")
    return checks


class Following(CombatStep, PassingStep, frozen=True):
    """Advance a unit a second hex, along the defenders' path of retreat, unless it is stopped in the first."""

    number: int
    hex: int
    moved: tuple[int, ...]
    """Units that advanced earlier in this combat."""
    trail: tuple[int, ...]

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the advancing unit, which is in the middle of its move."""
        return (self.number,)

    def advance(self, state: ArdennesState) -> None:
        """Move the unit into the second hex, unless a Roadblock or a rule stops it."""
        state.pop()
        number = self.number
        if state.board.hex_of_unit(number) is None:
            return
        if not stopped_by_roadblock(state, Cause.ADVANCE, number):
            no = follow_refusal(state, self.fight, number, self.hex, self.moved)
            if no is None:
                state.push(*_advance_into(state, Cause.FOLLOW, (number,), self.hex, "ARD-C3-02"))
                return
            message = say("advance.made.no-farther", unit=state.units[number].id, why=no.why)
            state.emit(message, *no.rules, "ARD-H-54")
        fall_back_to_hex_with_room(state, (number,), self.trail)


def _parse_advance(state: ArdennesState, action: Advance | AdvanceTogether) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the unit numbers and hex indices that an advance action names."""
    units = (action.unit,) if isinstance(action, Advance) else action.units
    path = tuple(state.ground.map.index_of(hex) for hex in action.path)
    return tuple(state.title.unit(unit).number for unit in units), path
