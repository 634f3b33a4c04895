"""Set-up of a scenario: placing units, assigning control and dealing cards and chits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, OKW_RELEASED, Unit, december_day
from broadfront.titles.ardennes.data.title import RESERVE, VDH_BOX, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.card_preparation import GatherCards

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["advance_to_day", "set_up"]


def set_up(title: Ardennes, scenario: str, variant: str, options: Mapping[str, Any]) -> ArdennesState:
    """Return the state at the start of a scenario; its first phase is not yet begun."""
    state = ArdennesState(title, variant, scenario)
    optional = bool(options.get("optional_units", False))
    if state.plan.uses_units_csv:
        _place_units_from_counters_file(state, optional)
        _hold_contested_bridges(state)
    else:
        _place_units_from_scenario(state, optional)
    for hex in state.plan.allied_held:
        state.hold_hex(title.map.index[hex], ALLIED)
    _fill_zones(state)
    return state


def _place_units_from_counters_file(state: ArdennesState, optional: bool) -> None:
    """Place the units as the counters file says for 16 December; the solitaire game places two of them differently."""
    for unit in state.units:
        change = unit.gs16 if state.variant == "gs" else ""
        if change == "reserve":
            state.put_in_box(unit.number, RESERVE[ALLIED])
            state.emit(say("set-up.in-reserve", unit=unit.id), "ARD-D16-01")
        elif change.startswith("hex:"):
            hex = state.title.hex_of(change.removeprefix("hex:"))
            state.place_at(unit.number, hex)
            state.emit(say("set-up.in-hex", unit=unit.id, hex=hex), "ARD-D16-02")
        elif unit.arrival == "setup":
            state.place_at(unit.number, state.title.hex_of(unit.place))
        else:
            _put_in_waiting_box(state, unit, optional)


@decides("ARD-H-03")
def _hold_contested_bridges(state: ArdennesState) -> None:
    """Give each bridge with units of both sides at its ends to the side that held it before set-up."""
    for crossing in state.ground.crossings:
        ends = (crossing.a, crossing.b)
        if all(any(state.board.zoc.has_unit(side, hex) for hex in ends) for side in (GERMAN, ALLIED)):
            state.land.hold_bridge(crossing, GERMAN if state.ground.german_at_start.issuperset(ends) else ALLIED)


def _place_units_from_scenario(state: ArdennesState, optional: bool) -> None:
    """Place the units as a scenario that begins later lists them, with their markers and the sides that hold places."""
    plan, title = state.plan, state.title
    for placement in plan.placements:
        state.set_steps(placement.unit, placement.steps)
        state.place_at(placement.unit, placement.hex)
    for number in plan.eliminated:
        state.eliminate(number)
    for number in plan.in_reserve:
        state.put_in_box(number, RESERVE[state.board.side_of(number)])
    named = {*plan.in_reserve, *plan.eliminated, *(placement.unit for placement in plan.placements)}
    for unit in state.units:
        if unit.number not in named and (unit.day >= plan.start or unit.arrival == "okw"):
            _put_in_waiting_box(state, unit, optional)
    _assign_nearest_holders(state)
    for vp in plan.victory_hexes:
        hex = title.map.index[vp.hex]
        if not state.board.at[hex]:
            state.hold_hex(hex, GERMAN if vp.name in plan.german_held else ALLIED)
    for number, word in plan.supply:
        state.board.set_supply(number, SUPPLY_STATES.index(word))
    for number in plan.out_of_fuel:
        state.board.set_out_of_fuel(number, True)


def _assign_nearest_holders(state: ArdennesState) -> None:
    """Give each unoccupied Town and each bridge to the side with the nearest unit; a tie changes nothing."""
    away = state.ground.distance
    hexes = [
        {hex for n in state.on_map(side) if (hex := state.board.hex_of_unit(n)) is not None}
        for side in (GERMAN, ALLIED)
    ]

    def nearer_side(*places: int) -> int | None:
        """Return the side with the unit nearest to one of the hexes, or None for a tie."""
        german, allied = (
            min((int(away[place, hex]) for place in places for hex in held), default=99) for held in hexes
        )
        return None if german == allied else GERMAN if german < allied else ALLIED

    for hex in sorted(state.holdable):
        side = nearer_side(hex)
        if side is not None and not state.board.at[hex]:
            state.hold_hex(hex, side)
    for crossing in state.ground.crossings:
        side = nearer_side(crossing.a, crossing.b)
        if side is not None:
            state.land.hold_bridge(crossing, side)


def _put_in_waiting_box(state: ArdennesState, unit: Unit, optional: bool) -> None:
    """Put a unit that has not arrived yet in the box where it waits: calendar, Reserve, OKW or an event's box."""
    start = state.plan.start
    if "optional" in unit.flags and not optional:
        return
    if unit.arrival == "okw":
        state.put_in_box(unit.number, "OKW")
    elif unit.arrival == "event":
        state.put_in_box(unit.number, VDH_BOX)
    elif unit.arrival == "reserve" or (unit.arrival == "calendar" and unit.day <= start):
        state.put_in_box(unit.number, RESERVE[unit.side_number])
    elif unit.arrival == "calendar" and state.plan.calendar:
        state.put_in_box(unit.number, f"Calendar {unit.day}")


def advance_to_day(state: ArdennesState, day: int, *, arrived: bool) -> None:
    """Advance a starting position to a later day: units arrive in their Reserve, and cards become available.

    `arrived` says whether the Reserve Phase of the later day is over.
    """
    for due in range(state.plan.start + 1, day + arrived):
        for number in state.in_box(calendar_box(due)):
            state.put_in_box(number, RESERVE[state.board.side_of(number)])
    if OKW_RELEASED in state.totals.used:
        for number in state.in_box("OKW"):
            state.put_in_box(number, RESERVE[GERMAN])
    state.push(GatherCards())
    state.stack[-1].advance(state)


def _fill_zones(state: ArdennesState) -> None:
    """Put every card and Combat Chit in its starting zone (deck, hand, cup).

    The first Card Preparation then fills the decks.
    """
    title, start = state.title, state.plan.start
    german: dict[str, list[str]] = {"german-deck": [], "german-available": [], "german-later": []}
    for card in title.german_cards.values():
        if "okw" in card.flags or december_day(card.available_from) > start:
            german["german-later"].append(card.id)
        else:
            german["german-deck" if card.is_primary else "german-available"].append(card.id)
    allied: dict[str, list[str]] = {"allied-deck": [], "allied-later": []}
    for command in title.allied_cards.values():
        allied["allied-deck" if december_day(command.available_from) <= start else "allied-later"].append(command.id)
    action: dict[str, list[str]] = {"action-deck": [], "action-later": []}
    for order in title.action_cards.values():
        action["action-deck" if december_day(order.available_from) <= start else "action-later"].append(order.id)
    for name, held in {**german, **allied, **action, "chit-cup": list(title.chits)}.items():
        state.zones[name] = tuple(sorted(held))
