"""The display of patrol: its counters, the bridge, the village, and hints for a newcomer."""

from __future__ import annotations

from broadfront.board.points import format_mp
from broadfront.board.shown import Counter, Marker, Panel, Shown, bar_from_panel
from broadfront.board.tabletop import Tabletop
from broadfront.core.locations import Box, OnMap
from broadfront.core.messages import Message, display_names_of_ids
from broadfront.core.reading.language import reader_language
from broadfront.core.state import State
from broadfront.core.steps import Choice
from broadfront.titles.patrol.data import say
from broadfront.titles.patrol.rules.composed import Attack
from broadfront.titles.patrol.rules.movement import is_supplied, movement_points, reach_of_unit
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Advancing, Battle, Combat, Reaction, Resolution, Retreating
from broadfront.titles.patrol.steps.phases import DrawCard, Movement, Moving, Reinforce, Weather

__all__ = ["TABLETOP"]


class PatrolTable(Tabletop):
    """Display of the game Patrol for the web page and the terminal."""

    def display(self, state: State, side: str | None) -> Shown:
        """Return everything the page shows of a position; cards in hand are left out."""
        assert isinstance(state, PatrolState)
        units = (n for n in range(len(state.board.where)) if isinstance(state.board.where[n], OnMap | Box))
        return Shown(
            counters=tuple(_counter(state, n) for n in units),
            boxes=("Reserve",),
            markers=_markers(state),
            panels=(_panel(state),),
            bar=bar_from_panel(_panel(state)),
            hint=_hint_text(state, side),
            attack=_pending_attack(state),
        )

    def reachable_hexes(self, state: State, unit: str) -> dict[str, str]:
        """Return the hexes a unit can move to now, with the movement points left in each."""
        assert isinstance(state, PatrolState)
        n = state.number(unit)
        if state.board.hex_of(n) is None or state.board.moved[n]:
            return {}
        found = reach_of_unit(state, n)
        return {hex: format_mp(found.points_left(hex) or 0) for hex in found.destinations()}

    def describe(self, state: State, side: str | None) -> str:
        assert isinstance(state, PatrolState)
        title = state.title
        clock, board, count = state.clock, state.board, title.forces.turns
        bridge, village = say("panel.bridge-now", result=board.bridge), say("panel.held", side=board.village)
        now = say("describe.turn", turn=clock.turn, count=count, weather=clock.weather, reason=bridge, why=village)
        lines = [str(now)]
        for n, unit in enumerate(title.units):
            strength = say("describe.unit", amount=board.strength(n), left=board.steps[n], steps=unit.steps)
            lines.append(f"  {unit.id:14} {board.where[n].text:10} {strength}")
        return "\n".join(lines)


TABLETOP = PatrolTable()


def _pending_attack(state: PatrolState) -> Attack | None:
    """Return the attack that is being declared, for the map to show, or None if none is being declared."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Battle) or not step.attackers:
        return None
    units = tuple(state.title.units[n].id for n in step.attackers)
    return Attack(state.title.map.ids[step.target], units)


def _counter(state: PatrolState, unit_number: int) -> Counter:
    """Return the counter of a unit, as the page shows it."""
    unit, at = state.title.units[unit_number], state.board.where[unit_number]
    badges = [] if is_supplied(state, unit_number) else [str(say("badge.no-supply"))]
    if state.board.steps[unit_number] < unit.steps:
        badges.append(str(say("badge.reduced")))
    if state.board.fought[unit_number] & 1:
        badges.append(str(say("badge.attacked")))
    step = state.stack[-1] if state.stack else None
    moving = isinstance(step, Movement) and step.side == unit.side
    fighting = isinstance(step, Combat) and step.side == unit.side
    return Counter(
        unit.id,
        unit.side,
        name=display_names_of_ids("patrol", reader_language()).get(unit.id, ""),
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind="recon" if unit.id.startswith("Recon") else "infantry",
        size="company",
        label=unit.id.partition(".")[0],
        strength=str(state.board.strength(unit_number)),
        movement=str(movement_points(state, unit_number)[0] if isinstance(at, OnMap) else unit.movement),
        steps=state.board.steps[unit_number],
        full_steps=unit.steps,
        badges=tuple(badges),
        done=bool((moving and state.board.moved[unit_number]) or (fighting and state.board.fought[unit_number] & 1)),
    )


def _markers(state: PatrolState) -> tuple[Marker, ...]:
    """Return the markers on the map: the village with its holder, and the bridge."""
    title = state.title
    village = Marker(
        title.map.ids[title.village],
        "★",
        "objective",
        owner=state.board.village,
        text=str(say("marker.village", where=title.forces.village, side=state.board.village, turn=title.forces.turns)),
    )
    (i, towards), *_ = sorted(title.map.sides["bridges"])
    bridge = Marker(
        title.map.ids[i],
        "✕" if state.board.bridge == "blown" else "",
        "blocked" if state.board.bridge == "blown" else "good" if state.board.bridge == "stands" else "note",
        side=("NE", "E", "SE", "SW", "W", "NW")[towards],
        text=str(say("marker.bridge", result=state.board.bridge)),
    )
    return (village, bridge)


def _panel(state: PatrolState) -> Panel:
    """Return the panel beside the map: turn, weather, bridge and village."""
    rows: tuple[tuple[Message | str, Message], ...] = (
        (say("panel.turn"), say("panel.turn-of", turn=state.clock.turn, count=state.title.forces.turns)),
        (say("panel.weather"), say("panel.weather-now", weather=state.clock.weather)),
        (say("panel.bridge"), say("panel.bridge-now", result=state.board.bridge)),
        (state.title.forces.village, say("panel.held", side=state.board.village)),
    )
    return Panel(str(say("panel.heading")), tuple((str(name), str(value)) for name, value in rows))


def _hint_text(state: PatrolState, side: str | None) -> str:
    """Return a hint for newcomers about the current step, or an empty string."""
    advice = _step_hint(state, side)
    return "" if advice is None else str(advice)


def _step_hint(state: PatrolState, side: str | None) -> Message | None:
    """Return the message with a hint for newcomers about the current step, or None if it has no hint."""
    step = state.stack[-1] if state.stack else None
    match step:
        case None:
            return say("hint.over")
        case Weather():
            return say("hint.weather")
        case DrawCard():
            return say("hint.card")
        case Moving():
            return say("hint.bridge")
        case Resolution():
            return say("hint.die")
        case Choice() if side not in (None, step.decision(state).side):
            return say("hint.other-side")
        case Reinforce():
            return say("hint.enter")
        case Movement():
            return _movement_hint(state, step.side)
        case Combat():
            return say("hint.target")
        case Battle():
            return say("hint.attackers")
        case Reaction():
            return say("hint.ambush")
        case Retreating():
            return say("hint.retreat")
        case Advancing():
            return say("hint.advance")
        case _:
            return None


def _movement_hint(state: PatrolState, side: str) -> Message:
    """Return a hint for newcomers in the movement step."""
    moved = [n for n in state.title.of_side[side] if state.board.moved[n]]
    if state.clock.turn == 1 and not moved:
        own = state.title.units[state.title.of_side[side][1 if side == "german" else 0]].id
        return say("hint.first-move", where=state.title.forces.village, turn=state.title.forces.turns, unit=own)
    if state.clock.turn == 1:
        return say("hint.next-moves")
    if len(moved) == 0 and any(state.board.steps[n] < state.title.units[n].steps for n in state.title.of_side[side]):
        return say("hint.rations")
    return say("hint.moves")
