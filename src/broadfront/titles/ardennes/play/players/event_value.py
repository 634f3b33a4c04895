"""Estimated value of the events on German cards: what each would do in the position at hand.

Values are in the units of attacks and moves. What an event changes is looked up in a copy of the position in which it
has happened, so that its rule is applied by the code that decides it. The constants were fitted so that an event is
played in more than one of twenty campaigns of `greedy` in which it is legal, and points were compared with those of
the same seeds without it (solitaire, 2,000 to 2,039).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from broadfront.titles.ardennes.data.records import ALLIED, EISENHOWER, GERMAN, GermanCard
from broadfront.titles.ardennes.data.title import calendar_box
from broadfront.titles.ardennes.events.german import (
    COMMAND_CRISIS,
    FREEZE_EVENT,
    LANDING,
    delayable_airborne_divisions,
    landing_hexes,
    objection_to_event,
)
from broadfront.titles.ardennes.events.reactions import MANTEUFFEL, clearable_roadblocks
from broadfront.titles.ardennes.play.players.card_value import (
    MIN_COST,
    attack_values,
    division_value,
    formation_value,
)
from broadfront.titles.ardennes.play.players.hex_value import NEARNESS, enemy_distances
from broadfront.titles.ardennes.play.players.unit_value import UnitValue, placing_value
from broadfront.titles.ardennes.rules.forces.boundaries import army_of, is_in_corps_area
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.forces.formations import divisions_of, units_in_formations, units_on_card
from broadfront.titles.ardennes.rules.forces.xxx_corps import listed_hexes
from broadfront.titles.ardennes.rules.markers import FREEZE, FURY, MONTY
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.german_activation import activatable_units

__all__ = [
    "FIGURES",
    "EventFigure",
    "delay_value",
    "event_worth",
    "german_event_value",
    "roadblock_value",
    "supplemental_value",
    "units_to_act",
]

AIRBORNE_STEP_DAY = 0.045
"""Value of an airborne step that arrives a day later, for each point that its corps guards, less with distance."""
BRITISH_STEP_DAY = 4.0
"""Value of a step of XXX Corps that arrives a day later, less with the distance of its hex from the Germans."""
ATTACK_CHANCE = {"gs": 0.25, "2p": 0.5}
"""Share of the attacks open to the Allies in the morning that they make during the day, by variant."""
IMPULSES_PER_DAY = 8
"""Usual number of Allied impulses in a day."""
IMPULSE_VALUE = 1.0
"""Value of an Allied impulse besides its attacks: moves, Replacements and units from the Reserve."""
ORDINARY_PLACE = 7.0
"""Value of the place where one more unit usually stands."""
LANDING_CHANCE = max(most for most, _ in LANDING) / 10
"""Chance that Von der Heydte lands at all."""
TRAFFIC_DISTANCE = 6
"""Distance in hexes from a Roadblock within which it may be in the way of a unit."""
PLACE_VALUES = ((16, 12.0), (17, 5.0))
"""Value of the formation card that an event card keeps out of the draw pile, by first day it applies."""
ARMY_CARD_RANK = 7.0
"""Rank of an army card among the supplemental cards: its actions and Command Value."""
BRIDGE_RANK = 2.0
"""Rank added by Bridge Engineers, which are played at a river."""
PLAYED_FIRST = 100.0
"""Value added to an event that helps units if it happens before they are activated."""


class EventFigure(NamedTuple):
    """The function that values a German event, and whether the event is played before the units that it helps."""

    worth: Callable[[ArdennesState], float]
    first: bool = False


def units_to_act(state: ArdennesState) -> list[int]:
    """Return the German units on the map whose own card is in hand or still in the draw pile."""
    title, hexes = state.title, state.board.hexes
    gone = {
        card
        for zone, cards in state.zones.items()
        if zone.startswith("german-") and zone not in ("german-hand", "german-deck")
        for card in cards
    }
    cards = [card for card in title.german_cards.values() if card.is_primary and card.id not in gone]
    return [
        n
        for n in dict.fromkeys(n for card in cards for n in units_on_card(state, GERMAN, card))
        if hexes[n] is not None
    ]


# What each event does


def _airborne_worth(state: ArdennesState) -> float:
    """Return the value of Eisenhower Hesitates: that of delaying the most important airborne division."""
    return max((delay_value(state, name) for name in delayable_airborne_divisions(state)), default=0.0)


def delay_value(state: ArdennesState, division: str) -> float:
    """Return the value of an airborne division coming a day later: its steps, and the points it would guard."""
    units, near = units_in_formations(state, ALLIED, (division,)), enemy_distances(state, ALLIED)
    corps, index = state.units[units[0]].corps, state.ground.map.index
    threatened = sum(
        vp.value * NEARNESS ** near[hex]
        for vp in state.victory_hexes
        if is_in_corps_area(state, corps, hex := index[vp.hex]) and state.land.place_holder(hex) == ALLIED
    )
    return AIRBORNE_STEP_DAY * threatened * sum(state.board.steps[n] for n in units)


def _british_worth(state: ArdennesState) -> float:
    """Return the value of Allied Command Crisis: XXX Corps comes a day later."""
    near, box = enemy_distances(state, ALLIED), state.title.locations.boxes[calendar_box(22)]
    places = {n: place.hex for n, place in listed_hexes(state).items() if state.board.where[n] is box}
    return BRITISH_STEP_DAY * sum(state.board.steps[n] * NEARNESS ** near[hex] for n, hex in places.items())


def _first_army_worth(state: ArdennesState) -> float:
    """Return the value of the attacks that the US 1st Army would make in the rest of the day."""
    army = [n for n in state.on_map(ALLIED) if army_of(state, n) == "1US"]
    left = max(0.0, 1 - state.clock.impulse / IMPULSES_PER_DAY)
    return ATTACK_CHANCE[state.variant] * left * sum(attack_values(state, ALLIED, army).values())


def _impulse_worth(state: ArdennesState) -> float:
    """Return the value of one Allied impulse: its share of the attacks the Allies can make, plus a constant."""
    return IMPULSE_VALUE + sum(attack_values(state, ALLIED, list(state.on_map(ALLIED))).values()) / IMPULSES_PER_DAY


def _fury_worth(state: ArdennesState) -> float:
    """Return the value of Fury of Bastogne: attacks on victory hexes get more Combat Chits, others fewer."""
    after, units = state.copy(), units_to_act(state)
    after.clock.put_event_in_force(FURY)
    return sum(attack_values(after, GERMAN, units).values()) - sum(attack_values(state, GERMAN, units).values())


def _freeze_worth(state: ArdennesState) -> float:
    """Return the value of Ground Freeze: the better hexes that German mechanized units reach with it."""
    after = state.copy()
    after.clock.put_event_in_force(FREEZE)
    return sum(_move_gains(state, after, [n for n in units_to_act(state) if state.units[n].mechanized]).values())


def _traffic_worth(state: ArdennesState) -> float:
    """Return the value of Manteuffel Directs Traffic: that of removing the worst Roadblock."""
    return max((roadblock_value(state, id) for id in clearable_roadblocks(state)), default=0.0)


def roadblock_value(state: ArdennesState, id: str) -> float:
    """Return what German units gain by moves that a Roadblock prevents."""
    after, away, hexes = state.copy(), state.ground.distance_rows[state.ground.map.index[id]], state.board.hexes
    after.remove_roadblock(id)
    near = [n for n in units_to_act(state) if (hex := hexes[n]) is not None and away[hex] <= TRAFFIC_DISTANCE]
    return max(_move_gains(state, after, near).values(), default=0.0)


def _move_gains(state: ArdennesState, after: ArdennesState, units: Iterable[int]) -> dict[int, float]:
    """Return by how much hexes that units reach only in the position `after` are better than any they reach now.

    Each hex counts for the unit that gains most, as two units gain little more there than one.
    """
    gains: dict[int, float] = {}
    for n in units:
        now = find_reach(state, n).end_hexes()
        new = sorted(set(find_reach(after, n).end_hexes()).difference(now))
        if new:
            unit = UnitValue(state, GERMAN, n)
            least = max([unit.value_staying(), *unit.values_in_hexes(now)])
            value, hex = max(zip(unit.values_in_hexes(new), new, strict=True))
            if value > least:
                gains[hex] = max(gains.get(hex, 0.0), value - least)
    return gains


def _landing_worth(state: ArdennesState) -> float:
    """Return the value of landing Von der Heydte in the best hex, times the chance that he lands at all."""
    best = max((placing_value(state, GERMAN, hex) for hex in landing_hexes(state)), default=0.0)
    return LANDING_CHANCE * max(0.0, best - ORDINARY_PLACE)


FIGURES: Mapping[str, EventFigure] = {
    COMMAND_CRISIS: EventFigure(_british_worth),
    "Commandos": EventFigure(_impulse_worth),
    EISENHOWER: EventFigure(_airborne_worth),
    FURY: EventFigure(_fury_worth, first=True),
    FREEZE_EVENT: EventFigure(_freeze_worth, first=True),
    MANTEUFFEL: EventFigure(_traffic_worth, first=True),
    MONTY: EventFigure(_first_army_worth, first=True),
    "Von Der Heydte": EventFigure(_landing_worth),
}


def event_worth(state: ArdennesState, event: str) -> float:
    """Return the value of a German event if it happened now.

    It is 0 when the event is not played as an impulse or is barred.
    """
    if event not in FIGURES or objection_to_event(state, event) is not None:
        return 0.0
    return FIGURES[event].worth(state)


# What a card with an event is worth


def german_event_value(state: ArdennesState, card: str) -> float:
    """Return the value of playing a German card for its event in this impulse."""
    printed = state.title.german_cards[card]
    counted = 0.0 if printed.event == MANTEUFFEL else _level_cost(state, printed)
    worth = event_worth(state, printed.event) - counted - MIN_COST
    first = worth > 0 and FIGURES[printed.event].first and worth > _other_use(state, printed)
    return PLAYED_FIRST + worth if first else worth


def _other_use(state: ArdennesState, card: GermanCard) -> float:
    """Return the value of activating the units of a German card instead of playing its event.

    The Command Value that only the activation gives to the Allied Command Level is deducted.
    """
    if not card.formations:
        return 0.0
    values = [division_value(state, GERMAN, name) for name in divisions_of(state, activatable_units(state, card))]
    best = 1 + min(formation_value(state, GERMAN, card.id), sum(sorted(values)[-card.actions_max :]))
    return best - _level_cost(state, card) if card.event == MANTEUFFEL else best


def _level_cost(state: ArdennesState, card: GermanCard) -> float:
    """Return the value to the Allies of the share of an impulse that the Command Value of a German card gives them."""
    if state.variant != "gs":
        return 0.0
    return _impulse_worth(state) * card.command_value / command_level(state)


def supplemental_value(state: ArdennesState, card: str) -> float:
    """Return the rank of a supplemental card for the draw pile: its size, or what its event does now."""
    printed = state.title.german_cards[card]
    place = next(value for day, value in reversed(PLACE_VALUES) if state.clock.day >= day)
    worth = event_worth(state, printed.event) - place
    if not printed.formations and printed.event in FIGURES:
        return ARMY_CARD_RANK + worth
    bridges = BRIDGE_RANK if printed.event == "Bridge Engineers" else 0.0
    return printed.actions_max + printed.command_value + bridges + max(0.0, worth)
