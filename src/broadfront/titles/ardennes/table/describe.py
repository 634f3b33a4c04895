"""The position as text, for a person at the terminal."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import goal, victory_points
from broadfront.titles.ardennes.table.moment import place_in_day

__all__ = ["describe"]


def describe(state: ArdennesState, side: str | None) -> str:
    """Date, points, hands, stacks by hex, Reserve, Roadblocks and bridges that are down."""
    plan = state.plan
    needed = goal(state)
    wins = f"{needed} win" if needed else f"bar {state.title.bar.get(state.day, 'from 25 December')}"
    when = f"{state.day} December, {place_in_day(state)}"
    told = [f"{when}, {plan.name}. German points: {victory_points(state)} ({wins})."]
    for word in SIDES:
        told += _cards(state, word, side)
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


def _cards(state: ArdennesState, word: str, side: str | None) -> list[str]:
    """What a side has to draw from, and its hand, a line for each card where it may be looked at."""
    hand, pile = state.zones[f"{word}-hand"], len(state.zones[f"{word}-deck"])
    left = f"{word.capitalize()} cards: {pile} in the pile"
    if word == SIDES[ALLIED] and state.variant == "gs":
        return [f"{left}."]
    if side not in (None, word) or not hand:
        return [f"{left}, {len(hand)} in hand."]
    cards: dict[str, GermanCard | AlliedCard] = {**state.title.german_cards, **state.title.allied_cards}
    held = [f"  {id}  {cards[id].name} (event {cards[id].event}, tactic {cards[id].tactic})" for id in hand]
    return [f"{left}.", f"{word.capitalize()} hand:", *held]


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
