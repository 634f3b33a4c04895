"""German activations: the units a card activates, the cost, and the reasons it cannot."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN, GermanCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.cards import count_toward_level
from broadfront.titles.ardennes.rules.forces.formations import divisions_of, units_on_card
from broadfront.titles.ardennes.rules.forces.german_reserve import is_in_reserve
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation


def activatable_units(state: ArdennesState, card: GermanCard) -> tuple[int, ...]:
    """Return the units a German card can activate now.

    They are on the map or, outside opening impulses, in Reserve.
    """
    if state.variant != "2p":
        return tuple(inactive_units(state, card))
    units, barred = state.units, {}
    found = []
    for n in inactive_units(state, card):
        division = units[n].division
        if division not in barred:
            barred[division] = was_active_last_impulse(state, division)
        if not barred[division]:
            found.append(n)
    return tuple(found)


def inactive_units(state: ArdennesState, card: GermanCard) -> list[int]:
    """Return the units of a German card, on the map or in Reserve, not yet activated in this impulse."""
    opening, now = state.clock.opening, state.clock.impulse
    return [n for n in units_on_card(state, GERMAN, card) if _is_inactive(state, n, opening, now)]


@decides("ARD-H-32", "ARD-D16-07")
def _is_inactive(state: ArdennesState, unit_number: int, opening: bool, now: int) -> bool:
    """Return whether a unit is available and was not yet activated in this impulse."""
    last = state.tally.activated[unit_number]
    if last == now or (state.board.hexes[unit_number] is None and (opening or not is_in_reserve(state, unit_number))):
        return False
    return not (opening and (last or was_corps_opened(state, unit_number)))


@mirrors(activatable_units)
def can_activate_or_form_kampfgruppe(state: ArdennesState, card: GermanCard) -> tuple[bool, bool]:
    """Return whether a German card can activate any unit, and whether it can form a Kampfgruppe."""
    hexes, units, two = state.board.hexes, state.units, state.variant == "2p"
    opening, now = state.clock.opening, state.clock.impulse
    activates = group = False
    barred = ""
    for n in units_on_card(state, GERMAN, card):
        if _is_inactive(state, n, opening, now):
            group = group or hexes[n] is not None
            if not activates and (division := units[n].division) != barred:
                activates, barred = not (two and was_active_last_impulse(state, division)), division
            if activates and group:
                break
    return activates, group


@decides("ARD-D16-06")
def was_corps_opened(state: ArdennesState, unit_number: int) -> bool:
    """Return whether a unit's corps was activated in an earlier opening impulse of the two-player game."""
    return state.variant == "2p" and state.units[unit_number].corps in state.tally.opened_corps


@decides("ARD-H-32")
def was_active_last_impulse(state: ArdennesState, division: str) -> bool:
    """Return whether a division was activated in the previous impulse."""
    return state.tally.division_impulses.get(division, -1) == state.clock.impulse - 1


def activation_cost(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> int:
    """Return the command value a German card costs, doubled if a division was active in the previous impulse."""
    twice = any(was_active_last_impulse(state, division) for division in divisions)
    return card.command_value * (2 if twice else 1)


def activation_refusal(state: ArdennesState, card: GermanCard) -> Ruling | None:
    """Return why a German card cannot activate its formation, or None if it can."""
    if not card.formations:
        return refused("ARD-H-30", say("impulse.no-formation", card=card.id))
    if activatable_units(state, card):
        return None
    units = units_on_card(state, GERMAN, card)
    if state.clock.opening:
        if any(state.tally.activated[n] for n in units):
            return refused("ARD-D16-07", say("impulse.twice"))
        if any(was_corps_opened(state, n) for n in units):
            return refused("ARD-D16-06", say("impulse.same-corps"))
    if any(was_active_last_impulse(state, state.units[n].division) for n in units):
        return refused("ARD-H-32", say("impulse.consecutive"))
    return refused("ARD-H-32", say("impulse.nobody", formation=card.name))


def start_activation(state: ArdennesState, card: GermanCard, units: tuple[int, ...]) -> None:
    """Activate units of a German card and count its command value toward the Command Level."""
    divisions = divisions_of(state, units)
    counted = activation_cost(state, card, divisions)
    count_toward_level(state, counted)
    if counted > card.command_value:
        state.emit(say("impulse.paid-twice", card=card.id), "ARD-H-32")
    for division in divisions:
        state.tally.note_division(division, state.clock.impulse)
    mark_active(state, units)
    push_activation(state, card, units, card.command_value)


def mark_active(state: ArdennesState, units: tuple[int, ...]) -> None:
    """Record that units were activated in this impulse, and in an opening impulse also their corps."""
    state.tally.note_activated(units, state.clock.impulse)
    if state.clock.opening and state.variant == "2p":
        for n in units:
            state.tally.note_opened_corps(state.units[n].corps)


def push_activation(state: ArdennesState, card: GermanCard, units: tuple[int, ...], tactics: int) -> None:
    """Begin the activation of units, in which `tactics` CombatTactics may be played."""
    opening = state.clock.opening
    if opening:
        state.emit(say("impulse.attack-only"), "ARD-D16-08", "ARD-D16-09")
        if state.variant == "2p":
            state.emit(say("impulse.another-corps"), "ARD-D16-06", "ARD-D16-07")
    state.push(BeginActivation(Activation("german", card.id, units, tactics, opening, (), opening)))
