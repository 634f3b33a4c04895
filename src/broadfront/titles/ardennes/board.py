"""The Ardennes game on the table: counters, markers, the day, the hand, and what an option means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from broadfront.board.grid import DIRECTIONS
from broadfront.board.points import show_mp
from broadfront.board.shown import Counter, Marker, Shown
from broadfront.core.actions import Action
from broadfront.core.locations import Box, OnMap
from broadfront.core.state import State
from broadfront.titles.ardennes.actions import LeaveUnit
from broadfront.titles.ardennes.calendar import calendar
from broadfront.titles.ardennes.combat_actions import Attack
from broadfront.titles.ardennes.hand import hand
from broadfront.titles.ardennes.markers import DEMOLISHED, SUPPLY_STATES
from broadfront.titles.ardennes.moment import moment
from broadfront.titles.ardennes.movement import may_move
from broadfront.titles.ardennes.movement import reach as find_reach
from broadfront.titles.ardennes.picture import colours, size_of
from broadfront.titles.ardennes.records import GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, Declaring, UnitActs
from broadfront.titles.ardennes.steps.moving import GoOn
from broadfront.titles.ardennes.steps.reserves import DeployingReserve, PlacingUnit
from broadfront.titles.ardennes.title import RESERVE, calendar_box
from broadfront.titles.ardennes.track import track
from broadfront.titles.ardennes.words import say as say_action

__all__ = ["acts", "board", "counter", "gloss", "markers", "reach", "say"]


def board(state: State, side: str | None) -> Shown:
    """What a side may see: everything on the map and in the boxes, and its own hand."""
    assert isinstance(state, ArdennesState)
    tomorrow = (calendar_box(state.day + 1),) if state.day + 1 <= state.plan.end else ()
    boxes = (*RESERVE, *tomorrow)
    return Shown(
        counters=tuple(_counters(state, boxes)),
        boxes=boxes,
        markers=tuple(markers(state)),
        attack=_attack(state),
        extra={
            "moment": moment(state, side),
            "hand": hand(state, side),
            "calendar": calendar(state) | {"counters": _to_come(state)},
            "track": track(state),
        },
    )


def reach(state: State, unit: str) -> dict[str, str]:
    """Where a unit can go by a normal move now, with the movement points left."""
    assert isinstance(state, ArdennesState)
    number = state.ardennes.unit(unit).number
    step = state.stack[-1] if state.stack else None
    if isinstance(step, GoOn) and step.unit == number:
        found = find_reach(state, number, spent=step.spent)
    elif state.hex(number) is None or may_move(state, number) is not None:
        return {}
    else:
        found = find_reach(state, number)
    if found.reach is None:
        return {}
    return {hex: show_mp(found.reach.left(hex) or 0) for hex in found.destinations()}


def acts(state: State, unit: str) -> Iterator[Action]:
    """What a unit may be told at once although it is listed as one to select only."""
    assert isinstance(state, ArdennesState)
    step = state.stack[-1] if state.stack else None
    number = state.ardennes.unit(unit).number
    chosen: UnitActs | PlacingUnit | None = None
    if isinstance(step, Activation) and number in step.movers(state):
        chosen = UnitActs(step.side, number)
    elif isinstance(step, DeployingReserve) and number in step.waiting(state):
        chosen = PlacingUnit(number)
    if chosen is not None:
        yield from (action for action in chosen.options(state) if not isinstance(action, LeaveUnit))


def say(state: State, action: Action) -> str:
    """An option in a player's words."""
    assert isinstance(state, ArdennesState)
    return say_action(state, action)


def _attack(state: ArdennesState) -> dict[str, Any] | None:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Declaring) or not step.attackers:
        return None
    units = tuple(state.units[n].id for n in step.attackers)
    return state.ardennes.codec.encode(Attack(state.name(step.target), units))


def _counters(state: ArdennesState, boxes: tuple[str, ...]) -> Iterator[Counter]:
    for n in state.ardennes.in_order(range(len(state.units)), highest=True):
        at = state.where[n]
        if isinstance(at, OnMap) or (isinstance(at, Box) and at.name in boxes):
            yield counter(state, n)


def counter(state: ArdennesState, n: int) -> Counter:
    """A unit as it stands, wherever it is."""
    unit, at, strength = state.units[n], state.where[n], state.strength(n)
    badges = [_spaced(SUPPLY_STATES[state.supply[n]])] if state.supply[n] else []
    badges += [
        word
        for word, holds in (
            ("dispersed", state.dispersed[n]), ("out of fuel", state.out_of_fuel[n]), ("reduced", state.reduced(n)),
            ("activated", n in _active(state)),
        )
        if holds
    ]  # fmt: skip
    troops = unit.division.removeprefix("CT-")
    return Counter(
        unit.id,
        unit.side,
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind=unit.kind,
        size=size_of(state, n),
        label=unit.unit if unit.unit == unit.division else f"{unit.unit}/{troops}",
        strength=f"[{strength}]" if state.bracketed(n) else str(strength),
        movement=str(unit.movement),
        steps=state.steps[n],
        full_steps=unit.steps,
        badges=tuple(badges),
        done=bool(state.done[n]) and bool(_active(state)),
        colours=colours(state, n),
    )


def _spaced(state: str) -> str:
    """A supply state in words.

    >>> _spaced("OutOfSupply")
    'out of supply'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", state).lower()


def _active(state: ArdennesState) -> tuple[int, ...]:
    """Units that are activated now."""
    return next((step.units for step in reversed(state.stack) if isinstance(step, Activation)), ())


def markers(state: ArdennesState) -> Iterator[Marker]:
    index = state.ground.map.index
    for vp in state.victory_hexes:
        holder = SIDES[state.held_by(index[vp.hex])]
        yield Marker(
            vp.hex, str(vp.value), "objective", owner=holder, text=f"{vp.name}: {vp.value} VP, held by {holder}."
        )
    for hex in sorted(state.holdable - state.vp_hexes):
        if (state.held_by(hex) == GERMAN) != (hex in state.ground.german_at_start):
            holder = SIDES[state.held_by(hex)]
            yield Marker(state.name(hex), "", "held", owner=holder, text=f"Held by {holder}.")
    for id in sorted(state.roadblocks):
        yield Marker(id, "RB", "blocked", owner="allied", text="Roadblock: closed to German units and supply.")
    for id in sorted(state.ips):
        yield Marker(id, "IP", "good", text="Improved position: takes the first hit on its defenders.")
    for depot in state.ardennes.fuel_depots:
        if depot.name in state.depots:
            left = state.depots[depot.name]
            yield Marker(depot.hex, str(left), "fuel", owner="german", text=f"{depot.name}: fuel for {left} uses left.")
    for id, standing in sorted(state.bridges.items()):
        crossing = state.ground.crossing(id)
        down = standing == DEMOLISHED
        yield Marker(
            state.name(crossing.a), "✕" if down else "≍", "blocked" if down else "good", side=DIRECTIONS[crossing.way],
            text=f"The bridge {id} is {'down' if down else 'built'}.",
        )  # fmt: skip


def _to_come(state: ArdennesState) -> list[Counter]:
    """The counters of the days after tomorrow, which has a box of its own."""
    days = range(state.day + 2, state.plan.end + 1)
    boxes = [calendar_box(day) for day in days if calendar_box(day) in state.title.locations.boxes]
    return [counter(state, n) for box in boxes for n in state.in_box(box)]


def _card(state: ArdennesState, id: str) -> GermanCard | AlliedCard:
    title = state.ardennes
    return title.german_cards[id] if id in title.german_cards else title.allied_cards[id]


def told(card: GermanCard | AlliedCard) -> str:
    """What a card can do, in a few words."""
    parts = [f"{card.id}"]
    if isinstance(card, GermanCard):
        parts.append(f"command {card.command_value}")
    parts += [f"{what} {word}" for what, word in (("event", card.event), ("tactic", card.tactic)) if word != "none"]
    return ", ".join(parts)


def gloss(state: State, action: Action) -> str:
    """What an option is about beyond its bare words: the card it plays, the unit it names; empty when nothing."""
    assert isinstance(state, ArdennesState)
    card = getattr(action, "card", None)
    title = state.ardennes
    if isinstance(card, str) and (card in title.german_cards or card in title.allied_cards):
        printed = _card(state, card)
        return f"{printed.name}: {told(printed)}"
    unit = getattr(action, "unit", None)
    if isinstance(unit, str) and unit in title.unit_by_id:
        return title.unit_by_id[unit].name
    return ""
