"""The position as text, for a person at the terminal."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points

__all__ = ["describe"]


def describe(state: ArdennesState, side: str | None) -> str:
    """Date, points, hands, stacks by hex, Reserve, Roadblocks and bridges that are down."""
    plan = state.plan
    goal = f"{plan.win_vp} win" if plan.win_vp else f"bar {state.title.bar.get(state.day, 'from 25 December')}"
    told = [f"{state.day} December, {plan.name}. German points: {victory_points(state)} ({goal})."]
    for word in SIDES:
        told.append(f"{word.capitalize()}: {_hand(state, word, side)}")
    for number, word in enumerate(SIDES):
        told.append(f"{word.capitalize()} units:")
        told += _stacks(state, number)
        waiting = state.in_box(RESERVE[number])
        if waiting:
            told.append(f"  Reserve: {', '.join(state.units[n].id for n in waiting)}")
    if state.roadblocks:
        told.append(f"Roadblocks: {', '.join(sorted(state.roadblocks))}")
    if state.ips:
        told.append(f"IPs: {', '.join(sorted(state.ips))}")
    if state.bridges:
        told.append("Bridges: " + ", ".join(f"{id} {what}" for id, what in sorted(state.bridges.items())))
    if state.lasting:
        told.append(f"Today: {', '.join(sorted(state.lasting))}")
    return "\n".join(told)


def _hand(state: ArdennesState, word: str, side: str | None) -> str:
    hand, pile = state.zones[f"{word}-hand"], len(state.zones[f"{word}-deck"])
    if side not in (None, word):
        return f"{len(hand)} cards in hand, {pile} in the pile."
    cards: dict[str, GermanCard | AlliedCard] = {**state.title.german_cards, **state.title.allied_cards}
    names = "; ".join(f"{id} {cards[id].name} (event {cards[id].event}, tactic {cards[id].tactic})" for id in hand)
    return f"{pile} cards in the pile; hand: {names or 'none'}."


def _stacks(state: ArdennesState, side: int) -> list[str]:
    hexes = sorted({hex for n in state.on_map(side) if (hex := state.hex(n)) is not None}, key=state.name)
    assert side in (GERMAN, ALLIED)
    lines = []
    for hex in hexes:
        place = state.ground.map.place[hex]
        where = f"{state.name(hex)} {place.name}" if place else state.name(hex)
        lines.append(f"  {where}: {', '.join(_unit(state, n) for n in state.units_at(hex, side))}")
    return lines


def _unit(state: ArdennesState, number: int) -> str:
    marks = [SUPPLY_STATES[state.supply[number]]] if state.supply[number] else []
    marks += ["Dispersed"] if state.dispersed[number] else []
    marks += ["OutOfFuel"] if state.out_of_fuel[number] else []
    unit = state.units[number]
    words = f" {' '.join(marks)}" if marks else ""
    return f"{unit.id} ({state.strength(number)}, {state.steps[number]}/{unit.steps}{words})"
