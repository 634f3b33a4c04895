"""Fuel checks: which formations roll, the result, and how the German can cancel it."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.dice import d10_chance, group_rolls_by_success, is_success
from broadfront.titles.ardennes.data.records import GERMAN, GermanCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import AcceptNoFuel, PlayEvent, UseDepot
from broadfront.titles.ardennes.rules.forces.cards import event_card_refusal, event_cards, spend_event_card
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.forces.german_reserve import is_in_reserve
from broadfront.titles.ardennes.rules.markers import FUEL_PRIORITY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["FuelChecks", "FuelRoll", "NoFuel", "highest_out_of_fuel_roll"]

CHECKED_FROM = 20
SHORT_FROM = 26
"""First day of the more severe fuel shortage."""


@decides("ARD-H-27")
def highest_out_of_fuel_roll(day: int) -> int:
    """Return the highest die roll that leaves a formation OutOfFuel; 0 before 20 December."""
    return (day >= CHECKED_FROM) + (day >= SHORT_FROM)


@decides("ARD-H-27")
def cards_to_check(state: ArdennesState) -> list[str]:
    """Return the ids of the primary cards whose formations must roll for fuel today.

    These are unplayed cards whose formation has mechanized units, none of them OutOfFuel already.
    """
    found = []
    for id in sorted((*state.zones["german-hand"], *state.zones["german-deck"])):
        card = state.title.german_cards[id]
        if not card.is_primary:
            continue
        units = mechanized_units(state, card)
        if units and not any(state.board.out_of_fuel[n] for n in units):
            found.append(id)
    return found


def find_pile(state: ArdennesState, card: str) -> str | None:
    """Return the name of the pile that holds an unplayed German card, or None if it was played."""
    return next((pile for pile in ("german-hand", "german-deck") if card in state.zones[pile]), None)


def mechanized_units(state: ArdennesState, card: GermanCard) -> list[int]:
    """Return the mechanized units of a card's formation on the map or in Reserve."""
    return [
        n
        for n in units_in_formations(state, GERMAN, card.formations)
        if state.units[n].mechanized and (state.board.hex_of_unit(n) is not None or is_in_reserve(state, n))
    ]


class FuelChecks(Step[ArdennesState], frozen=True):
    """From 20 December, roll for fuel for each mechanized formation whose card is in hand or in the draw pile."""

    def advance(self, state: ArdennesState) -> None:
        """Add a fuel roll for each formation that must check fuel today."""
        state.pop()
        if state.clock.day < CHECKED_FROM:
            state.emit(say("fuel.not-yet", day=CHECKED_FROM), "ARD-SEQ-11")
            return
        state.push(*(FuelRoll(card) for card in cards_to_check(state)))


class FuelRoll(Step[ArdennesState], frozen=True):
    """Roll whether one formation goes OutOfFuel."""

    card: str

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the fuel roll of the formation; None if its card was spent in the meantime."""
        if find_pile(state, self.card) is None:
            return None
        what = say("roll.fuel.check", card=self.card, needed=highest_out_of_fuel_roll(state.clock.day))
        return d10_chance(what, side="german", rules=("ARD-SEQ-11", "ARD-H-27"))

    def advance(self, state: ArdennesState) -> None:
        """Log that the formation's card was spent, so that no roll is needed."""
        state.emit(say("fuel.spent", card=self.card), "ARD-H-27")
        state.pop()

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the die rolls in two groups, out of fuel and not."""
        return group_rolls_by_success(highest_out_of_fuel_roll(state.clock.day))

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Log the fuel roll; if the formation is short of fuel, let the German respond."""
        state.pop()
        if not is_success(outcome, highest_out_of_fuel_roll(state.clock.day)):
            state.emit(say("fuel.has", card=self.card, die=int(outcome)), "ARD-SEQ-11", "ARD-H-27")
            return
        state.emit(say("fuel.short", card=self.card, die=int(outcome)), "ARD-SEQ-11", "ARD-H-27")
        state.push(NoFuel(self.card))


class NoFuel(Choice[ArdennesState], frozen=True):
    """Let the German save a formation from OutOfFuel with a captured depot or the Fuel Priority event."""

    card: str

    @decides("ARD-SEQ-12")
    def usable_depots(self, state: ArdennesState) -> list[str]:
        """Return the fuel depots that the German holds and can still use."""
        land = state.land
        return [
            depot.name
            for depot in state.title.fuel_depots
            if land.depots.get(depot.name) and depot.hex in land.german_held
        ]

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question how the German deals with a formation short of fuel."""
        prompt = say("ask.fuel.short", card=self.card)
        return Decision(
            "german", prompt, (UseDepot, PlayEvent, AcceptNoFuel), hidden=True, rules=("ARD-SEQ-12", "ARD-E0-07")
        )

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the ways to deal with the lack of fuel: accept it, use a depot, or play Fuel Priority."""
        yield AcceptNoFuel()
        yield from (UseDepot(name) for name in self.usable_depots(state))
        if FUEL_PRIORITY not in state.clock.lasting:
            yield from (PlayEvent(card) for card in event_cards(state, FUEL_PRIORITY) if card != self.card)

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a depot or card may not save the formation, or None if it may."""
        if isinstance(action, UseDepot):
            if action.depot in self.usable_depots(state):
                return None
            return refused(("ARD-SEQ-12", "ARD-H-27"), say("fuel.no-depot", depot=action.depot))
        if isinstance(action, PlayEvent):
            if FUEL_PRIORITY in state.clock.lasting:
                return refused("ARD-E0-07", say("fuel.priority-used"))
            if action.card == self.card:
                return refused("ARD-E0-07", say("fuel.not-itself"))
            return event_card_refusal(state, action.card, FUEL_PRIORITY)
        return None

    def do(self, state: ArdennesState, action: Action) -> None:
        """Use a depot or the Fuel Priority event, or make the formation OutOfFuel and discard its card."""
        state.pop()
        if isinstance(action, UseDepot):
            state.land.set_depot(action.depot, state.land.depots[action.depot] - 1)
            state.emit(say("fuel.from-depot", depot=action.depot, card=self.card), "ARD-SEQ-12", "ARD-H-27")
        elif isinstance(action, PlayEvent):
            spend_event_card(state, action.card, "ARD-E0-07", counts=False)
            state.clock.put_event_in_force(FUEL_PRIORITY)
            state.emit(say("fuel.priority", card=self.card), "ARD-SEQ-12", "ARD-E0-07")
        else:
            for n in mechanized_units(state, state.title.german_cards[self.card]):
                state.board.set_out_of_fuel(n, True)
            pile = find_pile(state, self.card)
            assert pile is not None
            state.move_item(self.card, pile, "german-discard")
            state.emit(say("fuel.out", card=self.card), "ARD-SEQ-11", "ARD-S0-25")
