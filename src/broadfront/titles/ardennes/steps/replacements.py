"""Replacements: reduced units of a corps get steps back."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.actions import GiveStep, NoMore
from broadfront.titles.ardennes.effects import may_be_replaced, no_replacement
from broadfront.titles.ardennes.formations import corps_of, members
from broadfront.titles.ardennes.markers import REPLACED
from broadfront.titles.ardennes.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.stacking import MOST_STEPS
from broadfront.titles.ardennes.state import ArdennesState

__all__ = [
    "Replacing",
    "allied_replacements_refusal",
    "german_replacements_refusal",
    "give_step",
    "needy",
    "no_allied_replacements",
    "no_german_replacements",
]

ALLIED_STEPS = 2
LEAST_REDUCED = 2
POINTS = "german replacements"


def needy(state: ArdennesState, side: int, corps: tuple[str, ...]) -> tuple[int, ...]:
    """Units of the corps that may receive a Replacement now; German Elite units only when no other is left."""
    found = tuple(_needy(state, side, corps))
    plain = tuple([n for n in found if not state.units[n].elite])
    return plain if side == GERMAN and plain else found


def _needy(state: ArdennesState, side: int, corps: tuple[str, ...]) -> Iterator[int]:
    """The same one by one with the Elite, for those who only ask whether there is any."""
    steps, whole, today, hexes = state.steps, state.ardennes.full_steps, state.today, state.hexes
    for n in members(state, side, corps):
        if steps[n] < whole[n] and not today[n] & REPLACED and not no_replacement(state, n):
            hex = hexes[n]
            if hex is not None and state.stack_steps(hex) < MOST_STEPS:
                yield n


def no_german_replacements(state: ArdennesState, card: GermanCard) -> str:
    """In a word, why a German card cannot be played for Replacements; empty when it can."""
    if not card.primary:
        return "level"
    if not state.memory.get(POINTS):
        return "points"
    able = next(_needy(state, GERMAN, corps_of(state, card.formations, GERMAN)), None)
    return "needy" if able is None else ""


def german_replacements_refusal(state: ArdennesState, card: GermanCard) -> Ruling | None:
    """Why a German card cannot be played for Replacements; None when it can."""
    match no_german_replacements(state, card):
        case "level":
            return refused("ARD-H-28", f"{card.id} is no primary card.")
        case "points":
            return refused("ARD-H-28", "No Replacement point is left.")
        case "needy":
            return refused("ARD-D1-02", "No reduced unit of the corps may receive a Replacement.")
    return None


def no_allied_replacements(state: ArdennesState, card: AlliedCard) -> str:
    """In a word, why an Allied card cannot be played for Replacements; empty when it can."""
    if card.level != "corps":
        return "level"
    if _reduced(state, card) < LEAST_REDUCED:
        return "reduced"
    return "needy" if next(_needy(state, ALLIED, card.formations), None) is None else ""


def _reduced(state: ArdennesState, card: AlliedCard) -> int:
    """How many units of an Allied card on the map have lost a step."""
    hexes, steps, whole = state.hexes, state.steps, state.ardennes.full_steps
    units = members(state, ALLIED, card.formations)
    return len([n for n in units if steps[n] < whole[n] and hexes[n] is not None])


def allied_replacements_refusal(state: ArdennesState, card: AlliedCard) -> Ruling | None:
    """Why an Allied card cannot be played for Replacements; None when it can."""
    match no_allied_replacements(state, card):
        case "level":
            return refused("ARD-CMD-05", f"{card.id} is no corps card.")
        case "reduced":
            count = _reduced(state, card)
            return refused(("ARD-CMD-05", "ARD-D1-05"), f"{count} reduced units in the corps, 2 needed.")
        case "needy":
            return refused("ARD-D1-02", "No reduced unit of the corps may receive a Replacement.")
    return None


def give_step(state: ArdennesState, number: int, *rules: str) -> None:
    """A unit gains a step; not its activation, and not twice in an impulse."""
    state.set_steps(number, state.steps[number] + 1)
    state.today[number] |= REPLACED
    state.emit("replacements", "{unit} gains a step.", "ARD-D1-01", "ARD-D1-02", "ARD-D1-03", *rules,
               unit=state.units[number].id)  # fmt: skip


class Replacing(Choice[ArdennesState], frozen=True):
    """Steps are given one by one."""

    side: int
    corps: tuple[str, ...]
    left: int

    def decision(self, state: ArdennesState) -> Decision:
        rules = ("ARD-D1-04", "ARD-H-28") if self.side == GERMAN else ("ARD-H-28",)
        prompt = f"Give a unit a step, {self.left} at most, or no more"
        return Decision(SIDES[self.side], prompt, (GiveStep, NoMore), rules=rules)

    def able(self, state: ArdennesState) -> tuple[int, ...]:
        spent = not self.left or (self.side == GERMAN and not state.memory.get(POINTS))
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
        number = state.ardennes.unit(action.unit).number
        if number in self.able(state):
            return None
        unit = state.units[number]
        if state.today[number] & REPLACED:
            return refused("ARD-D1-03", f"{unit.id} has gained a step in this impulse.")
        if unit.corps not in self.corps or unit.side_number != self.side:
            return refused("ARD-H-28", f"{unit.id} is not of {', '.join(self.corps)} Corps.")
        ruling = may_be_replaced(state, number)
        if not ruling.legal:
            return ruling
        hex = state.hex(number)
        if hex is not None and state.stack_steps(hex) >= MOST_STEPS:
            return refused("ARD-TEC-25", f"{state.name(hex)} holds {MOST_STEPS} steps.")
        return refused("ARD-D1-04", f"{unit.id} is Elite; reduced units that are not come first.")

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, GiveStep):
            state.pop()
            return
        state.become(Replacing(self.side, self.corps, self.left - 1))
        if self.side == GERMAN:
            state.memory[POINTS] -= 1
        rules = ("ARD-D1-04", "ARD-H-28") if self.side == GERMAN else ("ARD-CMD-05", "ARD-H-28")
        give_step(state, state.ardennes.unit(action.unit).number, *rules)
