"""The German impulse: playing a card, and choosing the divisions that a corps card activates."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, ListedChoice
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events import german
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    ChooseDivision,
    CommandReplacements,
    DivisionsChosen,
    Pass,
    PlayEvent,
    PlayKampfgruppe,
)
from broadfront.titles.ardennes.rules.forces.cards import count_toward_level, discard_card, spend_event_card
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.forces.formations import corps_in_formations, divisions_of
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.german_activation import (
    activatable_units,
    activation_refusal,
    can_activate_or_form_kampfgruppe,
    start_activation,
)
from broadfront.titles.ardennes.steps.kampfgruppe import ChoosingKampfgruppe, kampfgruppe_pool
from broadfront.titles.ardennes.steps.replacements import (
    Replacing,
    german_replacements_refusal,
    objection_to_german_replacements,
)

CARD_USES = (Activate, PlayKampfgruppe, PlayEvent, CommandReplacements)
CARD_DECISION = Decision(
    "german", say("ask.impulse.card"), (*CARD_USES, Pass), hidden=True, rules=("ARD-H-56", "ARD-H-30")
)  # fmt: skip
"""The decision of the German in an impulse of the two-player game."""


class GermanImpulse(ListedChoice[ArdennesState], frozen=True):
    """Play a card of the German hand for activation, Kampfgruppe, event or Replacements, or pass."""

    def is_finished(self, state: ArdennesState) -> bool:
        """Return whether the German has no cards left, or has played all he may in this impulse."""
        if not state.zones["german-hand"]:
            return True
        if state.variant == "2p":
            return state.clock.cards_played > 0
        return state.clock.level_spent >= command_level(state)

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which card of the hand is played, and for what."""
        if state.variant == "2p":
            return CARD_DECISION
        prompt = say("ask.impulse.card-by-level", spent=state.clock.level_spent, level=command_level(state))
        return Decision("german", prompt, (*CARD_USES, Pass), hidden=True, rules=("ARD-H-31", "ARD-H-30"))

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask which card is played; None once the impulse is finished."""
        return None if self.is_finished(state) else self.decision(state)

    def advance(self, state: ArdennesState) -> None:
        """End the impulse; in the solitaire game log that the Command Level is reached."""
        if state.variant == "gs" and state.zones["german-hand"]:
            state.emit(say("impulse.level-reached", level=command_level(state)), "ARD-H-31")
        state.pop()

    def listing(self, state: ArdennesState) -> list[Action]:
        """Return every legal use of each card in the German hand, and the pass if it is allowed."""
        found: list[Action] = []
        opening, cards, points = state.clock.opening, state.title.german_cards, state.totals.replacement_points
        for id in state.zones["german-hand"]:
            card = cards[id]
            if card.formations:
                activates, group = can_activate_or_form_kampfgruppe(state, card)
                if activates:
                    found.append(Activate(id))
                if group:
                    found.append(PlayKampfgruppe(id))
            if opening:
                continue
            if card.event in german.EVENTS and german.objection_to_event(state, card.event) is None:
                found.append(PlayEvent(id))
            if points and objection_to_german_replacements(state, card) is None:
                found.append(CommandReplacements(id))
        if not (opening and state.variant == "2p" and found):
            found.append(Pass())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a card may not be used in this way, or None if it may."""
        opening = state.clock.opening
        if isinstance(action, Pass):
            if opening and state.variant == "2p" and any(not isinstance(a, Pass) for a in self.options(state)):
                return refused(("ARD-D16-03", "ARD-D16-06"), say("impulse.must-activate"))
            return None
        assert isinstance(action, CARD_USES)
        if action.card not in state.zones["german-hand"]:
            return refused("ARD-H-30", say("hand.not-there", card=action.card))
        card = state.title.german_cards[action.card]
        match action:
            case Activate():
                return activation_refusal(state, card)
            case PlayKampfgruppe():
                if kampfgruppe_pool(state, card):
                    return None
                return refused("ARD-H-33", say("kampfgruppe.nobody", formation=card.name))
            case PlayEvent():
                return german.event_refusal(state, card.event)
            case _:
                if opening:
                    return refused("ARD-D16-08", say("impulse.opening-card"))
                return german_replacements_refusal(state, card)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Play a card for one of its uses, or pass."""
        if isinstance(action, Pass):
            played = state.clock.cards_played
            if not played:
                state.clock.note_pass()
            message = say("impulse.stops" if played else "impulse.passes", side="german")
            state.emit(message, "ARD-H-56" if state.variant == "2p" else "ARD-H-31")
            state.pop()
            return
        assert isinstance(action, CARD_USES)
        card = state.title.german_cards[action.card]
        state.clock.note_german_card()
        match action:
            case Activate():
                units = activatable_units(state, card)
                discard_card(state, card.id, GERMAN)
                state.emit(say("reveal.impulse.card", side="german", card=card.id), "ARD-H-30")
                if card.is_primary:
                    start_activation(state, card, units)
                else:
                    state.push(ChoosingDivisions(card.id))
            case PlayKampfgruppe():
                discard_card(state, card.id, GERMAN)
                state.emit(say("reveal.impulse.as-kampfgruppe", side="german", card=card.id), "ARD-H-33")
                state.push(ChoosingKampfgruppe(card.id))
            case PlayEvent():
                counts = card.event != "Manteuffel Directs Traffic"
                spend_event_card(state, card.id, counts=counts)
                german.run_event(state, card.event)
            case _:
                discard_card(state, card.id, GERMAN)
                count_toward_level(state, card.command_value)
                state.emit(say("reveal.impulse.for-replacements", side="german", card=card.id), "ARD-H-28")
                points = min(card.command_value, state.totals.replacement_points or 0)
                state.push(Replacing(GERMAN, corps_in_formations(state, card.formations, GERMAN), points))


class ChoosingDivisions(Choice[ArdennesState], frozen=True):
    """Choose the divisions that a corps, army or army group card activates."""

    card: str
    chosen: tuple[str, ...] = ()

    def available_divisions(self, state: ArdennesState) -> list[str]:
        """Return the divisions that may still be chosen for the card."""
        card = state.title.german_cards[self.card]
        if len(self.chosen) >= card.actions_max:
            return []
        return [d for d in divisions_of(state, activatable_units(state, card)) if d not in self.chosen]

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which division the card activates next."""
        left = state.title.german_cards[self.card].actions_max - len(self.chosen)
        prompt = say("ask.impulse.division", card=self.card, left=left)
        return Decision("german", prompt, (ChooseDivision, DivisionsChosen), rules=("ARD-H-30", "ARD-H-32"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each division that may still be chosen; once one is, also the end of the choice."""
        yield from (ChooseDivision(division) for division in self.available_divisions(state))
        if self.chosen:
            yield DivisionsChosen()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a division may not be chosen or the choice not ended, or None if it may."""
        if isinstance(action, DivisionsChosen):
            return None if self.chosen else refused("ARD-H-30", say("impulse.no-division"))
        assert isinstance(action, ChooseDivision)
        if action.division in self.available_divisions(state):
            return None
        no = say("impulse.not-this-division", division=action.division, card=self.card)
        return refused(("ARD-H-30", "ARD-H-32"), no)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Add a division to the choice, or start the activation of the chosen divisions."""
        if isinstance(action, ChooseDivision):
            state.become(ChoosingDivisions(self.card, (*self.chosen, action.division)))
            return
        card = state.title.german_cards[self.card]
        units = tuple(n for n in activatable_units(state, card) if state.units[n].division in self.chosen)
        state.pop()
        start_activation(state, card, units)
