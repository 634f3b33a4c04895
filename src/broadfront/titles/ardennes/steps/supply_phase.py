"""The Supply Phase: the captured card of the solitaire game, Bridge Engineers, supply checks, Surrender, Roadblocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.memoization import memoized
from broadfront.core.rules import mirrors
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.attributes import Crossing, MapAttributes
from broadfront.titles.ardennes.data.dice import d10_chance, group_rolls_by_success, is_success
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.card_loss import GiveUpCard
from broadfront.titles.ardennes.rules.actions import BuildBridge, NoMore, PlayEvent
from broadfront.titles.ardennes.rules.forces.cards import (
    event_card_refusal,
    event_cards,
    refill_draw_pile,
    spend_event_card,
)
from broadfront.titles.ardennes.rules.lines.supply import (
    highest_surrender_roll,
    run_supply_check,
    supply,
    surrendering_units,
)
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES
from broadfront.titles.ardennes.rules.routes.bridges import build_bridge, check_build_bridge
from broadfront.titles.ardennes.rules.routes.roadblocks import remove_cut_off_roadblocks
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "BridgeEngineers",
    "Bridging",
    "CapturedCard",
    "RoadblocksRemoved",
    "SupplyCheck",
    "Surrender",
]

CAPTURED_FROM = 21
BRIDGE_ENGINEERS = "Bridge Engineers"


class CapturedCard(Step[ArdennesState], frozen=True):
    """Draw the captured card (solitaire, from 21 December).

    An Airpower, Army or Army Group card costs the German a card and an impulse.
    """

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the captured card; None before 21 December or if the draw pile is empty."""
        deck = state.zones["allied-deck"]
        if state.clock.day < CAPTURED_FROM or not deck:
            return None
        return draw(say("roll.supply.captured-card"), "allied-deck", deck, rules=("ARD-SEQ-04",))

    def advance(self, state: ArdennesState) -> None:
        """End the step before 21 December or without cards; otherwise reshuffle the discards to draw from."""
        if state.clock.day < CAPTURED_FROM or not refill_draw_pile(state):
            state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Log the captured card; an Airpower, Army or Army Group card costs the German a card and an impulse."""
        card = state.title.allied_cards[str(outcome)]
        state.pop()
        if not card.airpower_card and card.level not in ("army", "army group"):
            state.move_item(card.id, "allied-deck", "allied-discard")
            state.emit(say("card.supply.no-effect", card=card.id), "ARD-SEQ-04")
            return
        state.move_item(card.id, "allied-deck", "allied-captured")
        state.clock.skip_german_impulse()
        state.emit(say("card.supply.captured", card=card.id), "ARD-SEQ-04", "ARD-SEQ-05", "ARD-SEQ-06")
        state.push(GiveUpCard())


# Bridges


@lru_cache(maxsize=8)
def _unbridged_crossings(ground: MapAttributes) -> tuple[Crossing, ...]:
    """Return the river hexsides that a road crosses without a printed bridge."""
    return tuple(crossing for crossing in ground.crossings if crossing.road and not crossing.bridged)


@memoized(rests_on=(supply, BRIDGES))
@mirrors(check_build_bridge)
def bridgeable_crossings(state: ArdennesState) -> list[Crossing]:
    """Return the river hexsides that German engineers may bridge now."""
    sites = {*_unbridged_crossings(state.ground), *(state.ground.crossings_by_id[id] for id in state.land.bridges)}
    return [c for c in sorted(sites) if check_build_bridge(state, c).legal]


class BridgeEngineers(Choice[ArdennesState], frozen=True):
    """Let the German play Bridge Engineers cards; he is asked even without one, to keep his hand secret."""

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question whether the German plays a Bridge Engineers card."""
        prompt = say("ask.supply.bridge-engineers")
        return Decision("german", prompt, (PlayEvent, NoMore), hidden=True, rules=("ARD-SEQ-07", "ARD-E0-02"))

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask for a Bridge Engineers card; None if the German hand is empty or no river can be bridged."""
        return self.decision(state) if state.zones["german-hand"] and bridgeable_crossings(state) else None

    def advance(self, state: ArdennesState) -> None:
        """End the step, as no bridge can be built."""
        state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each Bridge Engineers card in the hand, and the choice to play none."""
        yield NoMore()
        yield from (PlayEvent(card) for card in event_cards(state, BRIDGE_ENGINEERS))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a card may not be played as Bridge Engineers, or None if it may."""
        return event_card_refusal(state, action.card, BRIDGE_ENGINEERS) if isinstance(action, PlayEvent) else None

    def do(self, state: ArdennesState, action: Action) -> None:
        """Play a Bridge Engineers card and let the German choose the river hexside, or end the step."""
        if not isinstance(action, PlayEvent):
            state.pop()
            return
        spend_event_card(state, action.card, "ARD-SEQ-07")
        state.push(Bridging())


class Bridging(Choice[ArdennesState], frozen=True):
    """Choose the river hexside to bridge."""

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which river hexside is bridged."""
        return Decision("german", say("ask.supply.bridging"), (BuildBridge,), rules=("ARD-E0-02", "ARD-E0-03"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each river hexside that may be bridged."""
        yield from (BuildBridge(crossing.id) for crossing in bridgeable_crossings(state))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a river hexside may not be bridged, or None if it may."""
        assert isinstance(action, BuildBridge)
        ruling = check_build_bridge(state, state.ground.find_crossing(action.bridge))
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        """Build a bridge at the chosen river hexside."""
        assert isinstance(action, BuildBridge)
        state.pop()
        build_bridge(state, action.bridge)


# Checks


class SupplyCheck(Step[ArdennesState], frozen=True):
    """Check the supply of a side; units that are Isolated both before and after the check roll for Surrender."""

    side: int

    def advance(self, state: ArdennesState) -> None:
        """Check the supply of the side, and add a Surrender roll for each unit that stays Isolated."""
        state.pop()
        isolated = [n for n in state.on_map(self.side) if state.board.supply[n] == ISOLATED]
        for _ in run_supply_check(state, self.side):
            pass
        state.push(*(Surrender(number) for number in surrendering_units(state, isolated)))


class Surrender(Step[ArdennesState], frozen=True):
    """Roll whether an Isolated unit loses a step (Surrender)."""

    unit: int

    def ask(self, state: ArdennesState) -> Chance:
        """Return the die roll whether the Isolated unit loses a step."""
        number, rule = highest_surrender_roll(state, self.unit)
        unit = state.units[self.unit]
        what = say("roll.supply.surrender", unit=unit.id, needed=number)
        return d10_chance(what, side=unit.side, rules=(rule, "ARD-H-23"))

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the die rolls in two groups, step lost and not."""
        return group_rolls_by_success(highest_surrender_roll(state, self.unit)[0])

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Take a step from the unit if the roll says so, and log the result."""
        number, rule = highest_surrender_roll(state, self.unit)
        topic, unit, lost = "surrender.holds-out", state.units[self.unit], 0
        state.pop()
        if is_success(outcome, number):
            state.set_steps(self.unit, state.board.steps[self.unit] - 1)
            topic, lost = "surrender.loses-step" if state.board.steps[self.unit] else "surrender.surrenders", 1
        message = say(topic, unit=unit.id, die=int(outcome), needed=number, side=unit.side, lost=lost)
        state.emit(message, rule, "ARD-H-23")


class RoadblocksRemoved(Step[ArdennesState], frozen=True):
    """Remove Roadblocks unless both sides have Communication there."""

    def advance(self, state: ArdennesState) -> None:
        """Remove every Roadblock where a side has no Communication."""
        state.pop()
        remove_cut_off_roadblocks(state)
