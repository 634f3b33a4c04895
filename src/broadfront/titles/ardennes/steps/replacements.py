"""Replacements: reduced units of a corps regain steps."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from broadfront.core.actions import Action
from broadfront.core.findings import finding
from broadfront.core.rules import decides
from broadfront.core.rulings import Bar, Ruling, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import GiveStep, NoMore
from broadfront.titles.ardennes.rules.fighting.unit_states import bar_to_replacement, may_be_replaced
from broadfront.titles.ardennes.rules.forces.formations import corps_of
from broadfront.titles.ardennes.rules.grounds import STEPS
from broadfront.titles.ardennes.rules.markers import REPLACED
from broadfront.titles.ardennes.rules.routes.stacking import MOST_STEPS
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Replacing",
    "allied_replacements_refusal",
    "bar_to_allied_replacements",
    "bar_to_german_replacements",
    "german_replacements_refusal",
    "give_step",
    "needy",
]

ALLIED_STEPS = 2
LEAST_REDUCED = 2

NO_PRIMARY_CARD = Bar("ARD-H-28", say("replacements.card.not-primary"))
NO_POINT = Bar("ARD-H-28", say("replacements.card.no-point"))
NO_CORPS_CARD = Bar("ARD-CMD-05", say("replacements.card.not-corps"))
FEW_REDUCED = Bar(("ARD-CMD-05", "ARD-D1-05"), say("replacements.card.few-reduced"))
NOBODY = Bar("ARD-D1-02", say("replacements.card.nobody"))


@decides("ARD-D1-04")
def needy(state: ArdennesState, side: int, corps: tuple[str, ...]) -> tuple[int, ...]:
    """Return the units of the corps that may receive a Replacement now; German Elite units come last."""
    found = tuple(_needy(state, reduced(state, side, corps)))
    plain = tuple([n for n in found if not state.units[n].elite])
    return plain if side == GERMAN and plain else found


@decides("ARD-D1-03")
def _needy(state: ArdennesState, units: list[int]) -> Iterator[int]:
    """Yield the reduced units that may receive a Replacement, lazily so callers can stop at the first."""
    board = state.board
    for n in units:
        if not state.tally.today[n] & REPLACED and bar_to_replacement(state, n) is None:
            hex = board.hexes[n]
            if hex is not None and board.stack_steps(hex) < MOST_STEPS:
                yield n


def reduced(state: ArdennesState, side: int, corps: tuple[str, ...]) -> list[int]:
    """Return the units of the corps that are on the map and have lost a step."""
    worn, hexes = _worn(state)[side], state.board.hexes
    return [n for name in corps if name in worn for n in worn[name] if hexes[n] is not None]


@finding(rests_on=(STEPS,))
def _worn(state: ArdennesState) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Return the reduced but surviving units by side and corps, lowest selector first."""
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


def bar_to_german_replacements(state: ArdennesState, card: GermanCard) -> Bar | None:
    """Return the objection to playing a German card for Replacements, or None."""
    if not card.primary:
        return NO_PRIMARY_CARD
    if not state.totals.replacement_points:
        return NO_POINT
    units = reduced(state, GERMAN, corps_of(state, card.formations, GERMAN))
    return None if units and next(_needy(state, units), None) is not None else NOBODY


def german_replacements_refusal(state: ArdennesState, card: GermanCard) -> Ruling | None:
    """Return why a German card cannot be played for Replacements, or None if it can."""
    bar = bar_to_german_replacements(state, card)
    return None if bar is None else bar.ruling(card=card.id)


def bar_to_allied_replacements(state: ArdennesState, card: AlliedCard) -> Bar | None:
    """Return the objection to playing an Allied card for Replacements, or None."""
    if card.level != "corps":
        return NO_CORPS_CARD
    units = reduced(state, ALLIED, card.formations)
    if len(units) < LEAST_REDUCED:
        return FEW_REDUCED
    return NOBODY if next(_needy(state, units), None) is None else None


def allied_replacements_refusal(state: ArdennesState, card: AlliedCard) -> Ruling | None:
    """Return why an Allied card cannot be played for Replacements, or None if it can."""
    bar = bar_to_allied_replacements(state, card)
    return None if bar is None else bar.ruling(card=card.id, count=len(reduced(state, ALLIED, card.formations)))


def give_step(state: ArdennesState, number: int, *rules: str) -> None:
    """Give a unit one step and mark that it has received a Replacement in this impulse."""
    state.set_steps(number, state.board.steps[number] + 1)
    state.tally.mark_today(number, REPLACED)
    message = say("replacements.given.step", unit=state.units[number].id)
    state.emit(message, "ARD-D1-01", "ARD-D1-02", "ARD-D1-03", *rules)


class Replacing(Choice[ArdennesState], frozen=True):
    """Give Replacement steps to units of the corps, one at a time."""

    side: int
    corps: tuple[str, ...]
    left: int

    def decision(self, state: ArdennesState) -> Decision:
        rules = ("ARD-D1-04", "ARD-H-28") if self.side == GERMAN else ("ARD-H-28",)
        prompt = say("ask.replacements.step", left=self.left)
        return Decision(SIDES[self.side], prompt, (GiveStep, NoMore), rules=rules)

    def able(self, state: ArdennesState) -> tuple[int, ...]:
        spent = not self.left or (self.side == GERMAN and not state.totals.replacement_points)
        return () if spent else needy(state, self.side, self.corps)

    def ask(self, state: ArdennesState) -> Decision | None:
        if not self.able(state):
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def advance(self, state: ArdennesState) -> None:
        if self.able(state):
            super().advance(state)
        else:
            state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (GiveStep(state.units[n].id) for n in self.able(state))
        yield NoMore()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, GiveStep):
            return None
        number = state.title.unit(action.unit).number
        if number in self.able(state):
            return None
        unit = state.units[number]
        if state.tally.today[number] & REPLACED:
            return refused("ARD-D1-03", say("replacements.given.already", unit=unit.id))
        if unit.corps not in self.corps or unit.side_number != self.side:
            return refused("ARD-H-28", say("replacements.given.other-corps", unit=unit.id, formations=self.corps))
        ruling = may_be_replaced(state, number)
        if not ruling.legal:
            return ruling
        hex = state.board.hex(number)
        if hex is not None and state.board.stack_steps(hex) >= MOST_STEPS:
            return refused("ARD-TEC-25", say("replacements.given.full", hex=state.name(hex), steps=MOST_STEPS))
        return refused("ARD-D1-04", say("replacements.given.elite-last", unit=unit.id))

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, GiveStep):
            state.pop()
            return
        state.become(Replacing(self.side, self.corps, self.left - 1))
        if self.side == GERMAN:
            state.totals.spend_replacement()
        rules = ("ARD-D1-04", "ARD-H-28") if self.side == GERMAN else ("ARD-CMD-05", "ARD-H-28")
        give_step(state, state.title.unit(action.unit).number, *rules)
