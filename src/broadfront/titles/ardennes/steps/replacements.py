"""Replacements: reduced units of a corps regain steps."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from broadfront.core.actions import Action
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import Objection, Ruling, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import GiveStep, NoMore
from broadfront.titles.ardennes.rules.fighting.unit_states import check_replacement, objection_to_replacement
from broadfront.titles.ardennes.rules.forces.formations import corps_in_formations
from broadfront.titles.ardennes.rules.markers import REPLACED
from broadfront.titles.ardennes.rules.memo_inputs import STEPS
from broadfront.titles.ardennes.rules.routes.stacking import MAX_STEPS
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Replacing",
    "allied_replacements_refusal",
    "german_replacements_refusal",
    "give_step",
    "objection_to_allied_replacements",
    "objection_to_german_replacements",
    "replaceable_units",
]

ALLIED_STEPS = 2
MIN_REDUCED = 2

NO_PRIMARY_CARD = Objection("ARD-H-28", say("replacements.card.not-primary"))
NO_POINT = Objection("ARD-H-28", say("replacements.card.no-point"))
NO_CORPS_CARD = Objection("ARD-CMD-05", say("replacements.card.not-corps"))
FEW_REDUCED = Objection(("ARD-CMD-05", "ARD-D1-05"), say("replacements.card.few-reduced"))
NO_ELIGIBLE_UNIT = Objection("ARD-D1-02", say("replacements.card.nobody"))


@decides("ARD-D1-04")
def replaceable_units(state: ArdennesState, side: int, corps: tuple[str, ...]) -> tuple[int, ...]:
    """Return the units of some corps that may receive a Replacement step now; German Elite units come last."""
    found = tuple(_iter_replaceable(state, reduced_units(state, side, corps)))
    plain = tuple([n for n in found if not state.units[n].elite])
    return plain if side == GERMAN and plain else found


@decides("ARD-D1-03")
def _iter_replaceable(state: ArdennesState, units: list[int]) -> Iterator[int]:
    """Yield the reduced units that may receive a Replacement step, one at a time, as one may be enough."""
    board = state.board
    for n in units:
        if not state.tally.today[n] & REPLACED and objection_to_replacement(state, n) is None:
            hex = board.hexes[n]
            if hex is not None and board.stack_steps(hex) < MAX_STEPS:
                yield n


def reduced_units(state: ArdennesState, side: int, corps: tuple[str, ...]) -> list[int]:
    """Return the units of some corps that are on the map and have lost a step."""
    worn, hexes = _reduced_by_corps(state)[side], state.board.hexes
    return [n for name in corps if name in worn for n in worn[name] if hexes[n] is not None]


@memoized(rests_on=(STEPS,))
def _reduced_by_corps(state: ArdennesState) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Return, for each side, the reduced but surviving units by corps, lowest selector (order number) first."""
    board = state.board
    units, steps, whole = (
        state.units,
        *(np.frombuffer(row, np.uint8) for row in (board.steps, state.title.full_steps)),
    )
    found: tuple[dict[str, list[int]], dict[str, list[int]]] = ({}, {})
    worn: list[int] = ((steps > 0) & (steps < whole)).nonzero()[0].tolist()
    for n in sorted(worn, key=lambda n: (units[n].selector, n)):
        found[board.side_of(n)].setdefault(units[n].corps, []).append(n)
    return found


def objection_to_german_replacements(state: ArdennesState, card: GermanCard) -> Objection | None:
    """Return what keeps a German card from being played for Replacements, or None if nothing does."""
    if not card.is_primary:
        return NO_PRIMARY_CARD
    if not state.totals.replacement_points:
        return NO_POINT
    units = reduced_units(state, GERMAN, corps_in_formations(state, card.formations, GERMAN))
    return None if units and next(_iter_replaceable(state, units), None) is not None else NO_ELIGIBLE_UNIT


def german_replacements_refusal(state: ArdennesState, card: GermanCard) -> Ruling | None:
    """Return why a German card cannot be played for Replacements, or None if it can."""
    bar = objection_to_german_replacements(state, card)
    return None if bar is None else bar.to_ruling(card=card.id)


def objection_to_allied_replacements(state: ArdennesState, card: AlliedCard) -> Objection | None:
    """Return what keeps an Allied card from being played for Replacements, or None if nothing does."""
    if card.level != "corps":
        return NO_CORPS_CARD
    units = reduced_units(state, ALLIED, card.formations)
    if len(units) < MIN_REDUCED:
        return FEW_REDUCED
    return NO_ELIGIBLE_UNIT if next(_iter_replaceable(state, units), None) is None else None


def allied_replacements_refusal(state: ArdennesState, card: AlliedCard) -> Ruling | None:
    """Return why an Allied card cannot be played for Replacements, or None if it can."""
    bar = objection_to_allied_replacements(state, card)
    return (
        None if bar is None else bar.to_ruling(card=card.id, count=len(reduced_units(state, ALLIED, card.formations)))
    )


def give_step(state: ArdennesState, unit_number: int, *rules: str) -> None:
    """Give a unit one step and record that it received a Replacement in this impulse."""
    state.set_steps(unit_number, state.board.steps[unit_number] + 1)
    state.tally.mark_unit_today(unit_number, REPLACED)
    message = say("replacements.given.step", unit=state.units[unit_number].id)
    state.emit(message, "ARD-D1-01", "ARD-D1-02", "ARD-D1-03", *rules)


class Replacing(Choice[ArdennesState], frozen=True):
    """Give Replacement steps to units of some corps, one at a time."""

    side: int
    corps: tuple[str, ...]
    left: int

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which unit receives a Replacement step."""
        rules = ("ARD-D1-04", "ARD-H-28") if self.side == GERMAN else ("ARD-H-28",)
        prompt = say("ask.replacements.step", left=self.left)
        return Decision(SIDES[self.side], prompt, (GiveStep, NoMore), rules=rules)

    def eligible_units(self, state: ArdennesState) -> tuple[int, ...]:
        """Return the units that may receive a Replacement step now."""
        spent = not self.left or (self.side == GERMAN and not state.totals.replacement_points)
        return () if spent else replaceable_units(state, self.side, self.corps)

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask which unit receives a step; None if no unit may."""
        if not self.eligible_units(state):
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def advance(self, state: ArdennesState) -> None:
        """Let the solitaire rules choose the unit that receives a step; end the step if no unit may."""
        if self.eligible_units(state):
            super().advance(state)
        else:
            state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each unit that may receive a step, and the choice to give no more."""
        yield from (GiveStep(state.units[n].id) for n in self.eligible_units(state))
        yield NoMore()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a unit may not receive a Replacement step, or None if it may."""
        if not isinstance(action, GiveStep):
            return None
        number = state.title.unit(action.unit).number
        if number in self.eligible_units(state):
            return None
        unit = state.units[number]
        if state.tally.today[number] & REPLACED:
            return refused("ARD-D1-03", say("replacements.given.already", unit=unit.id))
        if unit.corps not in self.corps or unit.side_number != self.side:
            return refused("ARD-H-28", say("replacements.given.other-corps", unit=unit.id, formations=self.corps))
        ruling = check_replacement(state, number)
        if not ruling.legal:
            return ruling
        hex = state.board.hex_of_unit(number)
        if hex is not None and state.board.stack_steps(hex) >= MAX_STEPS:
            return refused("ARD-TEC-25", say("replacements.given.full", hex=state.hex_id(hex), steps=MAX_STEPS))
        return refused("ARD-D1-04", say("replacements.given.elite-last", unit=unit.id))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Give the chosen unit a step, or end the Replacements."""
        if not isinstance(action, GiveStep):
            state.pop()
            return
        state.become(Replacing(self.side, self.corps, self.left - 1))
        if self.side == GERMAN:
            state.totals.spend_replacement()
        rules = ("ARD-D1-04", "ARD-H-28") if self.side == GERMAN else ("ARD-CMD-05", "ARD-H-28")
        give_step(state, state.title.unit(action.unit).number, *rules)
