"""The Allied impulse: playing a card for activation, deployment, Replacements or its event."""

from __future__ import annotations

from functools import lru_cache

from broadfront.core.actions import Action
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Decision, ListedChoice
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, AlliedCard
from broadfront.titles.ardennes.data.title import RESERVE, Ardennes
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events import allied
from broadfront.titles.ardennes.events.allied_reserve import DeployingReserve, XxxArrives
from broadfront.titles.ardennes.rules.actions import Activate, CommandReplacements, DeployReserve, Pass, PlayEvent
from broadfront.titles.ardennes.rules.forces.cards import discard_card
from broadfront.titles.ardennes.rules.forces.formations import ARMY_LEVELS, units_on_card
from broadfront.titles.ardennes.rules.forces.xxx_corps import is_xxx_corps_on_map
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.replacements import (
    ALLIED_STEPS,
    Replacing,
    allied_replacements_refusal,
    objection_to_allied_replacements,
)

__all__ = ["AlliedImpulse", "units_activated_by_army_card"]

ARMY_RANGE = 5


@decides("ARD-CMD-10", "ARD-CMD-11", "ARD-CMD-12", "ARD-CMD-13")
def german_hex_closest_to_target(state: ArdennesState, card: AlliedCard) -> int | None:
    """Return the hex of the German unit closest to the places an Allied army card names, or None without Germans.

    Ties are broken by the usual order of units.
    """
    board = state.board
    german = board.stands[GERMAN]
    if not german:
        return None
    away = _distance_to_nearest_place(state.title, card.target_hexes)
    least = min([away[hex] for hex in german])
    closest = [hex for hex in german if away[hex] == least]
    if len(closest) > 1:
        first = state.title.sort_units([n for hex in closest for n in board.at[hex]])[0]
        closest = [hex for hex in closest if first in board.at[hex]]
    return closest[0]


@decides("ARD-CMD-10")
def allied_hexes_near_army_target(state: ArdennesState, card: AlliedCard) -> list[int]:
    """Return the Allied-occupied hexes within 5 hexes of the German unit closest to an army card's target."""
    closest = german_hex_closest_to_target(state, card)
    if closest is None:
        return []
    far = state.ground.distance_rows[closest]
    return [hex for hex in state.board.stands[ALLIED] if far[hex] <= ARMY_RANGE]


@lru_cache(maxsize=16)
def _distance_to_nearest_place(title: Ardennes, names: tuple[str, ...]) -> bytes:
    """Return, by hex index, the distance to the nearest of the named places."""
    return title.attributes.distances_from([title.map.index[title.hex_of(name)] for name in names]).tobytes()


def units_activated_by_army_card(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Return the Allied units within 5 hexes of the German unit closest to an army card's target."""
    return state.title.sort_units(
        [n for hex in allied_hexes_near_army_target(state, card) for n in state.board.at[hex]]
    )


ARMY_RULES = {"1US": "ARD-CMD-11", "3US": "ARD-CMD-12", "21AG": "ARD-CMD-13"}


def formation_units_on_map_and_in_reserve(state: ArdennesState, card: AlliedCard) -> tuple[list[int], list[int]]:
    """Return the units of a corps or division card, those on the map and those in Reserve, in no fixed order."""
    units, hexes, where = units_on_card(state, ALLIED, card), state.board.hexes, state.board.where
    reserve = state.title.locations.boxes[RESERVE[ALLIED]]
    return [n for n in units if hexes[n] is not None], [n for n in units if where[n] is reserve]


def units_activated_by_allied_card(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Return the units on the map that an Allied card activates."""
    return (
        units_activated_by_army_card(state, card)
        if card.level in ARMY_LEVELS
        else tuple(formation_units_on_map_and_in_reserve(state, card)[0])
    )


def reserve_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Return the units in Reserve that belong to the formation of a corps or division card; none for an army card."""
    return (
        ()
        if card.level in ARMY_LEVELS
        else state.title.sort_units(formation_units_on_map_and_in_reserve(state, card)[1])
    )


USE_TOPICS: dict[type[Action], str] = {
    Activate: "reveal.impulse.to-activate",
    DeployReserve: "reveal.impulse.to-deploy",
    CommandReplacements: "reveal.impulse.for-replacements",
    PlayEvent: "reveal.impulse.for-event",
}
"""Message topic by the use of a card."""

CARD_USES = (Activate, DeployReserve, CommandReplacements, PlayEvent)
CARD_DECISION = Decision(
    "allied", say("ask.impulse.card"), (*CARD_USES, Pass), hidden=True, rules=("ARD-H-56", "ARD-H-34")
)  # fmt: skip
"""The decision of the Allied player in an impulse."""


class AlliedImpulse(ListedChoice[ArdennesState], frozen=True):
    """Play a card of the Allied hand for activation, deployment, Replacements or its event, or pass.

    In the solitaire game there is no hand; the solitaire rules run an impulse of their own instead.
    """

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which card of the hand is played, and for what."""
        return CARD_DECISION

    def listing(self, state: ArdennesState) -> list[Action]:
        """Return every legal use of each card in the Allied hand, and the pass."""
        found: list[Action] = []
        cards = state.title.allied_cards
        roster, reserve = state.board.roster, state.title.locations.boxes[RESERVE[ALLIED]]
        events: dict[str, bool] = {"none": False}
        for id in state.zones["allied-hand"]:
            card = cards[id]
            if card.level in ARMY_LEVELS:
                if allied_hexes_near_army_target(state, card):
                    found.append(Activate(id))
            elif card.formations:
                places = {roster[n] for n in units_on_card(state, ALLIED, card)}
                if None in places:  # on the map
                    found.append(Activate(id))
                if reserve in places:
                    found.append(DeployReserve(id))
            if objection_to_allied_replacements(state, card) is None:
                found.append(CommandReplacements(id))
            event = card.event
            if event not in events:
                events[event] = allied.objection_to_event(state, event) is None
            if events[event]:
                found.append(PlayEvent(id))
        found.append(Pass())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a card may not be used in this way, or None if it may."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, CARD_USES)
        if action.card not in state.zones["allied-hand"]:
            return refused("ARD-H-56", say("hand.not-there", card=action.card))
        card = state.title.allied_cards[action.card]
        match action:
            case PlayEvent():
                return allied.event_refusal(state, card.event)
            case CommandReplacements():
                return allied_replacements_refusal(state, card)
            case Activate():
                if card.formations and units_activated_by_allied_card(state, card):
                    return None
                return refused(("ARD-H-56", "ARD-H-35"), say("impulse.activates-nobody", card=card.id))
            case _:
                if card.formations and reserve_units(state, card):
                    return None
                return refused("ARD-H-56", say("impulse.nobody-in-reserve", card=card.id))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Play a card for one of its uses, or pass."""
        state.pop()
        if isinstance(action, Pass):
            state.clock.note_pass()
            state.emit(say("impulse.passes", side="allied"), "ARD-H-56")
            return
        assert isinstance(action, CARD_USES)
        card = state.title.allied_cards[action.card]
        state.clock.note_impulse_card()
        discard_card(state, card.id, ALLIED)
        message = say(USE_TOPICS[type(action)], side="allied", card=card.id, event=card.event)
        state.emit(message, "ARD-H-56", "ARD-H-34")
        match action:
            case Activate():
                self._push_activation(state, card)
            case DeployReserve():
                units = reserve_units(state, card)
                xxx = state.units[units[0]].corps == "XXX" and not is_xxx_corps_on_map(state)
                state.push(XxxArrives(units) if xxx else DeployingReserve(units))
            case CommandReplacements():
                state.push(Replacing(ALLIED, card.formations, ALLIED_STEPS))
            case _:
                allied.run_event(state, card.event, card.id)

    def _push_activation(self, state: ArdennesState, card: AlliedCard) -> None:
        """Begin the activation of the units that an Allied card activates."""
        units = units_activated_by_allied_card(state, card)
        if card.level in ARMY_LEVELS:
            state.emit(say("activation.army-card", card=card.id), "ARD-CMD-10", ARMY_RULES[card.army])
        state.push(BeginActivation(Activation("allied", card.id, units, 1, False, card.support)))
