"""Which units a German card activates, what that costs, and why it may not."""

from __future__ import annotations

from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN, GermanCard
from broadfront.titles.ardennes.rules.forces.cards import count_toward_level
from broadfront.titles.ardennes.rules.forces.command_level import impulse_now
from broadfront.titles.ardennes.rules.forces.formations import divisions_of, units_of_card
from broadfront.titles.ardennes.rules.forces.german_reserve import in_reserve
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation


def commanded(state: ArdennesState, card: GermanCard) -> tuple[int, ...]:
    """Units a German card can activate now, on the map or (not in an opening impulse) in Reserve."""
    if state.variant != "2p":
        return tuple(inactive(state, card))
    units, barred = state.units, {}
    found = []
    for n in inactive(state, card):
        division = units[n].division
        if division not in barred:
            barred[division] = consecutive(state, division)
        if not barred[division]:
            found.append(n)
    return tuple(found)


def inactive(state: ArdennesState, card: GermanCard) -> list[int]:
    """Units of a German card not active in this impulse: on the map or (not in an opening impulse) in Reserve."""
    opening, now = state.memory.get("opening"), impulse_now(state)
    return [n for n in units_of_card(state, GERMAN, card) if _idle(state, n, opening, now)]


@decides("ARD-H-32", "ARD-D16-07")
def _idle(state: ArdennesState, number: int, opening: int | None, now: int) -> bool:
    """The same of one unit."""
    last = state.activated[number]
    if last == now or (state.hexes[number] is None and (opening or not in_reserve(state, number))):
        return False
    return not (opening and (last or opened(state, number)))


@mirrors(commanded)
def uses_of_card(state: ArdennesState, card: GermanCard) -> tuple[bool, bool]:
    """Whether a German card can activate a unit, and whether it can form a Kampfgruppe."""
    hexes, units, two = state.hexes, state.units, state.variant == "2p"
    opening, now = state.memory.get("opening"), impulse_now(state)
    activates = group = False
    barred = ""
    for n in units_of_card(state, GERMAN, card):
        if _idle(state, n, opening, now):
            group = group or hexes[n] is not None
            if not activates and (division := units[n].division) != barred:
                activates, barred = not (two and consecutive(state, division)), division
            if activates and group:
                break
    return activates, group


@decides("ARD-D16-06")
def opened(state: ArdennesState, number: int) -> bool:
    """Whether the corps of a unit was activated in an earlier opening impulse of two players."""
    return state.variant == "2p" and f"opened {state.units[number].corps}" in state.memory


@decides("ARD-H-32")
def consecutive(state: ArdennesState, division: str) -> bool:
    """Whether a division was activated in the impulse before."""
    memory = state.memory
    return memory.get(f"division {division}", -1) == memory.get("impulse", 0) - 1


def activation_refusal(state: ArdennesState, card: GermanCard) -> Ruling | None:
    """Why a German card cannot activate its formation; None when it can."""
    if not card.formations:
        return refused("ARD-H-30", f"{card.id} has no formation: event or tactic only.")
    if commanded(state, card):
        return None
    units = units_of_card(state, GERMAN, card)
    if state.memory.get("opening"):
        if any(state.activated[n] for n in units):
            return refused("ARD-D16-07", "No unit is activated twice in the opening impulses.")
        if any(opened(state, n) for n in units):
            return refused("ARD-D16-06", "Each opening impulse activates a formation of another corps.")
    if any(consecutive(state, state.units[n].division) for n in units):
        return refused("ARD-H-32", "The formation was activated in the impulse before.")
    return refused("ARD-H-32", f"No unit of {card.name} can be activated.")


def start_activation(state: ArdennesState, card: GermanCard, units: tuple[int, ...]) -> None:
    """The units of a German card are activated; a division active in the impulse before costs the card twice."""
    now = impulse_now(state)
    divisions = divisions_of(state, units)
    twice = any(consecutive(state, division) for division in divisions)
    count_toward_level(state, card.command_value * (2 if twice else 1))
    if twice:
        state.emit("impulse", "{card} is paid twice: consecutive activation.", "ARD-H-32", card=card.id)
    for division in divisions:
        state.memory[f"division {division}"] = now
    mark_active(state, units)
    push_activation(state, card, units, card.command_value)


def mark_active(state: ArdennesState, units: tuple[int, ...]) -> None:
    """Remember the impulse of each unit, and its corps in an opening impulse."""
    now, activated = impulse_now(state), state.activated
    for n in units:
        activated[n] = now
    if state.memory.get("opening") and state.variant == "2p":
        for n in units:
            state.memory[f"opened {state.units[n].corps}"] = 1


def push_activation(state: ArdennesState, card: GermanCard, units: tuple[int, ...], tactics: int) -> None:
    opening = bool(state.memory.get("opening"))
    if opening:
        state.emit("impulse", "The activated units may only attack.", "ARD-D16-08", "ARD-D16-09")
        if state.variant == "2p":
            state.emit("impulse", "Another corps, and no unit twice.", "ARD-D16-06", "ARD-D16-07")
    state.push(BeginActivation(Activation("german", card.id, units, tactics, opening, (), opening)))
