"""Kampfgruppen: a few nearby units of one formation, activated together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from broadfront.core.actions import Action
from broadfront.core.listing import Listing
from broadfront.core.rules import mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Decision, ListedChoice
from broadfront.titles.ardennes.data.records import GermanCard, Unit
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import TakeKampfgruppe
from broadfront.titles.ardennes.rules.forces.cards import count_toward_level
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.german_activation import inactive_units, mark_active, push_activation

KAMPFGRUPPE_REACH, KAMPFGRUPPE_TACTICS = 2, 1


def kampfgruppe_pool(state: ArdennesState, card: GermanCard) -> list[int]:
    """Return the units of a card's formation that may join a Kampfgruppe: on the map and not yet active."""
    hexes = state.board.hexes
    return [n for n in inactive_units(state, card) if hexes[n] is not None]


def kampfgruppe_refusal(state: ArdennesState, card: GermanCard, units: tuple[int, ...]) -> Ruling | None:
    """Return why units may not form a Kampfgruppe, or None if they may.

    A Kampfgruppe is one stack, or up to two units of a division within 2 hexes.
    """
    pool = kampfgruppe_pool(state, card)
    if not units or len(set(units)) != len(units) or any(n not in pool for n in units):
        return refused("ARD-H-33", say("kampfgruppe.formed-of", formation=card.name))
    hexes = [hex for n in units if (hex := state.board.hex_of_unit(n)) is not None]
    if len(set(hexes)) == 1:
        return None
    if len(units) > 2 or state.units[units[0]].division != state.units[units[1]].division:
        return refused("ARD-H-33", say("kampfgruppe.one-stack"))
    if state.ground.distance[hexes[0], hexes[1]] > KAMPFGRUPPE_REACH:
        return refused("ARD-H-33", say("kampfgruppe.too-far"))
    return None


def make_kampfgruppe_action(units: Sequence[Unit], unit_numbers: tuple[int, ...]) -> TakeKampfgruppe:
    """Return the action that forms a Kampfgruppe of the given units."""
    return TakeKampfgruppe(tuple([units[n].id for n in unit_numbers]))


class ChoosingKampfgruppe(ListedChoice[ArdennesState], frozen=True):
    """Choose the units that form the Kampfgruppe."""

    card: str

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which units form the Kampfgruppe."""
        prompt = say("ask.impulse.kampfgruppe", card=self.card)
        return Decision("german", prompt, (TakeKampfgruppe,), rules=("ARD-H-33",))

    @mirrors(kampfgruppe_refusal)
    def listing(self, state: ArdennesState) -> Sequence[Action]:
        """Return each Kampfgruppe that the units of the card may form."""
        pool = kampfgruppe_pool(state, state.title.german_cards[self.card])
        hexes, distance = state.board.hexes, state.ground.distance.item
        stacks: dict[int | None, list[int]] = {}
        divisions: dict[str, list[int]] = {}
        for place, n in enumerate(pool):
            stacks.setdefault(hexes[n], []).append(n)
            divisions.setdefault(state.units[n].division, []).append(place)
        groups: list[tuple[int, ...]] = []
        for stack in stacks.values():
            for size in range(1, len(stack) + 1):
                groups += combinations(stack, size)
        pairs = sorted(pair for division in divisions.values() for pair in combinations(division, 2))
        for one, other in pairs:
            here, there = hexes[pool[one]], hexes[pool[other]]
            assert here is not None
            assert there is not None
            if here != there and distance(here, there) <= KAMPFGRUPPE_REACH:
                groups.append((pool[one], pool[other]))
        found = Listing()
        found.add_each(groups, make_kampfgruppe_action, state.units)
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the units may not form a Kampfgruppe, or None if they may."""
        assert isinstance(action, TakeKampfgruppe)
        units = tuple(state.title.unit(id).number for id in action.units)
        return kampfgruppe_refusal(state, state.title.german_cards[self.card], units)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Form the Kampfgruppe and begin its activation."""
        assert isinstance(action, TakeKampfgruppe)
        units = tuple(state.title.unit(id).number for id in action.units)
        state.pop()
        count_toward_level(state, 1)
        mark_active(state, units)
        state.emit(say("impulse.kampfgruppe", units=action.units), "ARD-H-33")
        push_activation(state, state.title.german_cards[self.card], units, KAMPFGRUPPE_TACTICS)
