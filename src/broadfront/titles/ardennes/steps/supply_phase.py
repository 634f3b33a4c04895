"""The Supply Phase: the captured card of the solitaire game, Bridge Engineers, supply checks, Surrender, Roadblocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.findings import finding
from broadfront.core.rules import mirrors
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.attributes import Attributes, Crossing
from broadfront.titles.ardennes.data.dice import d10, succeeds, up_to
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.giving_up import GiveUpCard
from broadfront.titles.ardennes.rules.actions import BuildBridge, NoMore, PlayEvent
from broadfront.titles.ardennes.rules.forces.cards import event_card_refusal, event_cards, reshuffle, spend_event
from broadfront.titles.ardennes.rules.grounds import BRIDGES
from broadfront.titles.ardennes.rules.lines.supply import supply, supply_check, surrender_number, surrendering
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.routes.bridges import check_bridging, raise_bridge
from broadfront.titles.ardennes.rules.routes.roadblock import remove_out_of_communication
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
        deck = state.zones["allied-deck"]
        if state.clock.day < CAPTURED_FROM or not deck:
            return None
        return draw(say("roll.supply.captured-card"), "allied-deck", deck, rules=("ARD-SEQ-04",))

    def advance(self, state: ArdennesState) -> None:
        if state.clock.day < CAPTURED_FROM or not reshuffle(state):
            state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
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
def _without_bridge(ground: Attributes) -> tuple[Crossing, ...]:
    """Return the river hexsides that have a road but no printed bridge."""
    return tuple(crossing for crossing in ground.crossings if crossing.road and not crossing.bridged)


@finding(rests_on=(supply, BRIDGES))
@mirrors(check_bridging)
def bridgeable(state: ArdennesState) -> list[Crossing]:
    """Return the river hexsides that German engineers may bridge now."""
    sites = {*_without_bridge(state.ground), *(state.ground.crossing_by_id[id] for id in state.land.bridges)}
    return [c for c in sorted(sites) if check_bridging(state, c).legal]


class BridgeEngineers(Choice[ArdennesState], frozen=True):
    """Let the German play Bridge Engineers cards; he is asked even without one, to keep his hand secret."""

    def decision(self, state: ArdennesState) -> Decision:
        prompt = say("ask.supply.bridge-engineers")
        return Decision("german", prompt, (PlayEvent, NoMore), hidden=True, rules=("ARD-SEQ-07", "ARD-E0-02"))

    def ask(self, state: ArdennesState) -> Decision | None:
        return self.decision(state) if state.zones["german-hand"] and bridgeable(state) else None

    def advance(self, state: ArdennesState) -> None:
        state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield NoMore()
        yield from (PlayEvent(card) for card in event_cards(state, BRIDGE_ENGINEERS))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        return event_card_refusal(state, action.card, BRIDGE_ENGINEERS) if isinstance(action, PlayEvent) else None

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, PlayEvent):
            state.pop()
            return
        spend_event(state, action.card, "ARD-SEQ-07")
        state.push(Bridging())


class Bridging(Choice[ArdennesState], frozen=True):
    """Choose the river hexside to bridge."""

    def decision(self, state: ArdennesState) -> Decision:
        return Decision("german", say("ask.supply.bridging"), (BuildBridge,), rules=("ARD-E0-02", "ARD-E0-03"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (BuildBridge(crossing.id) for crossing in bridgeable(state))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        assert isinstance(action, BuildBridge)
        ruling = check_bridging(state, state.ground.crossing(action.bridge))
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, BuildBridge)
        state.pop()
        raise_bridge(state, action.bridge)


# Checks


class SupplyCheck(Step[ArdennesState], frozen=True):
    """Check the supply of a side; units Isolated before and after the check roll for Surrender."""

    side: int

    def advance(self, state: ArdennesState) -> None:
        state.pop()
        isolated = [n for n in state.on_map(self.side) if state.board.supply[n] == ISOLATED]
        for _ in supply_check(state, self.side):
            pass
        state.push(*(Surrender(number) for number in surrendering(state, isolated)))


class Surrender(Step[ArdennesState], frozen=True):
    """Roll whether an Isolated unit loses a step."""

    unit: int

    def ask(self, state: ArdennesState) -> Chance:
        number, rule = surrender_number(state, self.unit)
        unit = state.units[self.unit]
        what = say("roll.supply.surrender", unit=unit.id, needed=number)
        return d10(what, side=unit.side, rules=(rule, "ARD-H-23"))

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return up_to(surrender_number(state, self.unit)[0])

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        number, rule = surrender_number(state, self.unit)
        topic, unit, lost = "surrender.holds-out", state.units[self.unit], 0
        state.pop()
        if succeeds(outcome, number):
            state.set_steps(self.unit, state.board.steps[self.unit] - 1)
            topic, lost = "surrender.loses-step" if state.board.steps[self.unit] else "surrender.surrenders", 1
        message = say(topic, unit=unit.id, die=int(outcome), needed=number, side=unit.side, lost=lost)
        state.emit(message, rule, "ARD-H-23")


class RoadblocksRemoved(Step[ArdennesState], frozen=True):
    """Remove Roadblocks that are not in Communication of both sides."""

    def advance(self, state: ArdennesState) -> None:
        state.pop()
        remove_out_of_communication(state)
