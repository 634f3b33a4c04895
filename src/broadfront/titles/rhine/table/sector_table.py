"""The display of a sector: counters, markers, the situation, and the possible moves and attacks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from broadfront.board.points import format_mp
from broadfront.board.shown import Counter, Panel, Shown, Way, bar_from_panel
from broadfront.core.actions import Action
from broadfront.core.locations import Box, OnMap
from broadfront.core.rulings import exact_plain
from broadfront.titles.rhine.data.roster import DEAD, TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.step_cost import Conditions
from broadfront.titles.rhine.data.terrain import MOBILITIES
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.units import Unit
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.actions import Move, Overrun, PontoonRoll, RepairBridge, RetreatTo, TakeSteps
from broadfront.titles.rhine.rules.composed import Attack, MoveTo
from broadfront.titles.rhine.rules.field.ground import map_step_costs
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.field.movement import (
    fuel_refusal,
    mode_change_refusal,
    movement_points,
    phase_refusal,
    unit_reach,
)
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply
from broadfront.titles.rhine.rules.field.victory import count_points
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import Battle, OptionChoice, Storm, Withdrawal
from broadfront.titles.rhine.steps.field.bridges import Pontoon, RhineBridge, bridge_actions
from broadfront.titles.rhine.steps.field.combat_segment import Assault, CombatSegment, possible_attackers
from broadfront.titles.rhine.steps.field.moving import MODE_CHOICES, Going, Movement, Picked, legal_moves
from broadfront.titles.rhine.steps.field.supply_phase import Attrition
from broadfront.titles.rhine.table.game_label import format_date
from broadfront.titles.rhine.table.map_markers import map_markers
from broadfront.titles.rhine.table.parts import FieldPart, SectorMode, SectorPart

__all__ = [
    "beginner_hint",
    "describe_replacements_left",
    "display_counter",
    "display_counters",
    "field_option_note",
    "field_step_data",
    "intended_move",
    "is_step_on_map",
    "moves_of_unit",
    "planned_attack",
    "precompute_map_costs",
    "sector_display",
    "situation_panel",
    "weather_text",
]  # fmt: skip

NATION_COLORS = {"CW": "british", "US": "american", "FR": "french", "GE": "german"}
ARMS = (
    (r"Para|FJ|Abn Div", "parachute"), (r"Gld|AL Bde", "glider"), (r"Rec Bn", "recon"), (r"Flak", "anti-aircraft"),
    (r"AG Bde", "assault-gun"), (r"Arty", "artillery"),
)  # fmt: skip
BY_KIND = {"HQ": "hq", "transport": "truck", "pontoon": "bridging", "artillery": "artillery", "aircraft": "air"}
BY_CATEGORY = {"Armor": "armor", "Mech": "mechanized", "Other": "infantry"}
SIZE_WORDS = (
    ("Corps", "corps"), ("Div", "division"), ("Bde", "brigade"), ("Rgt", "regiment"), ("KG", "regiment"),
    ("Bn", "battalion"), ("Arty", "regiment"),
)  # fmt: skip
ARRIVING, LOST = "Reinforcements", DEAD
IN_BOX = {TO_ARRIVE: ARRIVING, DEAD: LOST}
MOVERS = (Movement, Picked, Going)
MAP_STEPS = (
    *MOVERS, CombatSegment, Assault, Battle, OptionChoice, Withdrawal, Storm, Attrition, RhineBridge, Pontoon,
)  # fmt: skip
"""Steps of a player turn that are played on the map."""


def is_step_on_map(state: RhineState) -> bool:
    """Return whether the game waits for an action of a player turn on the map, not for campaign bookkeeping."""
    return not state.clock.campaign or (bool(state.stack) and isinstance(state.stack[-1], MAP_STEPS))


def sector_display(state: RhineState) -> Shown:
    """Return all data with which the web page displays a game on part of the map (sector), the same for both sides."""
    return Shown(
        counters=tuple(display_counters(state)),
        boxes=() if state.clock.campaign else (ARRIVING, LOST),
        markers=tuple(map_markers(state)),
        panels=(situation_panel(state),),
        bar=bar_from_panel(situation_panel(state)),
        hint=beginner_hint(state),
        attack=planned_attack(state),
        extra=SectorPart(field_step_data(state)),
    )


def field_step_data(state: RhineState) -> FieldPart:
    """Return display data for the present choice on the map: modes of the units that may move, and possible attacks."""
    return FieldPart(state.clock.phase, _deciding_side(state), _modes_by_unit(state), _attackers_by_target(state))


# Counters


def unit_symbol(unit: Unit) -> str:
    """Return the NATO symbol of a counter."""
    if unit.kind in BY_KIND:
        return BY_KIND[unit.kind]
    found = next((arm for words, arm in ARMS if re.search(words, unit.id)), None)
    return found or BY_CATEGORY[unit.category]


def unit_size(unit: Unit) -> str:
    """Return the size mark of a unit's NATO symbol, or an empty string for transport and unknown sizes."""
    return next((size for word, size in SIZE_WORDS if word in unit.id.split()), "") if unit.kind != "transport" else ""


def unit_label(unit: Unit) -> str:
    """Return a unit's name without the words that its NATO symbol already shows."""
    short = re.sub(r" (HQ|Div|Bde|Rgt|Bn|Inf|Para|Gld|Arm|Mech|Rec|PzGr|VG|FJ|AL|AG)\b", "", f" {unit.id}").strip()
    return short or unit.id


def display_counters(state: RhineState) -> Iterator[Counter]:
    """Yield the counters for display, the top of each stack last; in a campaign only those in hexes."""
    # The strongest combat units come last, to be on top of their stacks.
    units = state.units
    order = sorted(range(len(units)), key=lambda n: (units[n].kind == "combat", units[n].combat.strength, n))
    for n in order:
        if not state.clock.campaign or isinstance(state.board.where[n], OnMap):
            yield display_counter(state, n)


def display_counter(state: RhineState, unit_number: int) -> Counter:
    """Return the display of a counter in its present state."""
    unit, at = state.units[unit_number], state.board.where[unit_number]
    face = shown_face(unit, state.board.mode(unit_number))
    strength = f"({face.strength})" if face.defends_only else str(face.strength)
    return Counter(
        unit.id,
        unit.side,
        hex=at.hex if isinstance(at, OnMap) else "",
        box=IN_BOX.get(at.name, "") if isinstance(at, Box) else "",
        kind=unit_symbol(unit),
        size=unit_size(unit),
        label=unit_label(unit),
        strength="" if unit.kind == "transport" else f"{strength}-{face.rating}-{face.allowance}",
        movement=str(face.allowance) if unit.kind == "transport" else "",
        steps=state.board.steps[unit_number],
        full_steps=unit.steps,
        badges=tuple(_counter_badges(state, unit_number)),
        done=bool(state.board.moved[unit_number]) and unit.side == _acting_side(state),
        colours="ss"
        if "SS" in unit.id.split()
        else "polish"
        if "Pol" in unit.id.split()
        else NATION_COLORS[unit.nation],
    )


def _acting_side(state: RhineState) -> str:
    """Return the side whose segment it is: the one that moves or attacks now."""
    step = state.stack[-1] if state.stack else None
    return step.moving_side(state) if isinstance(step, Movement) else state.clock.side


def _deciding_side(state: RhineState) -> str:
    """Return the side that decides now: the one that retreats, moves or attacks."""
    step = state.stack[-1] if state.stack else None
    return state.units[step.units[0]].side if isinstance(step, OptionChoice | Withdrawal) else _acting_side(state)


def _counter_badges(state: RhineState, unit_number: int) -> Iterator[str]:
    """Yield the badges of a counter: arrival turn, supply, mode, internal stocks, cargo and fuel."""
    if not isinstance(state.board.where[unit_number], OnMap):
        arrives = state.units[unit_number].arrives
        if isinstance(at := state.board.where[unit_number], Box) and at.name == TO_ARRIVE:
            yield phrase("badge.arrives", turn=arrives)
        return
    if state.board.oos[unit_number]:
        yield phrase("badge.no-supply")
    if state.board.mode(unit_number) != "Combat":
        yield phrase("badge.mode", mode=state.board.mode(unit_number))
    if state.supply.stocks[unit_number]:
        yield phrase("badge.stocks", stocks=state.supply.stocks[unit_number])
    if state.supply.cargo[unit_number]:
        yield phrase("badge.carries")
    if state.supply.fuelled[unit_number]:
        yield phrase("badge.fueled")


# Panels


def situation_panel(state: RhineState) -> Panel:
    """Return the display panel of turn, phase, weather, victory points, supply and Reserve markers."""
    window, calendar, clock = state.window, state.title.calendar, state.clock
    turns = calendar.turn_number(window.last) - calendar.turn_number(window.first) + 1
    won = {} if clock.campaign else count_points(state)
    turn, date = max(clock.turn_of_game, 1), format_date(clock.date)
    return Panel(
        phrase("panel.situation"),
        (
            (phrase("panel.turn"), phrase("panel.turn-of", turn=turn, total=turns, text=date)),
            (phrase("panel.player-turn"), phrase("panel.phase", side=clock.side, phase=clock.phase)),
            (phrase("panel.weather"), phrase("panel.weather-now", ground=clock.ground, flight=clock.flight)),
            *(
                ((phrase("panel.points"), phrase("panel.points-now", allied=won["allied"], german=won["german"])),)
                if won
                else ()
            ),
            *(
                (phrase("panel.sp", side=owner), _describe_supply(state, owner, side))
                for side in SIDES
                for owner in state.dump_owners(side)
            ),
            *((phrase("panel.reserve", side=side), str(state.reserve_markers_left(side))) for side in SIDES),
        ),
    )


def weather_text(state: RhineState, weather: str, value: str) -> str:
    """Return the text of the ground or flight condition, or a placeholder until it is rolled this turn."""
    known = weather in state.clock.history[-1] if state.clock.history else state.clock.turn_of_game > 0
    return phrase("panel.rolled", text=value if known else "")


def _describe_supply(state: RhineState, owner: str, side: str) -> str:
    """Describe the SP of a supply owner: in dumps, on transport, and (except in a campaign) received each turn."""
    on_map = sum(tokens for key, tokens in state.supply.dumps.items() if key.startswith(f"{owner} "))
    carried = sum(state.supply.cargo[n] for n in state.of_side(side) if state.supply_owner(n) == owner)
    lies, moves = format_tokens(on_map), format_tokens(carried) if carried else ""
    if state.clock.campaign:
        return phrase("panel.in-dumps-moving" if carried else "panel.in-dumps", text=lies, amount=moves)
    more = state.sector.file.supply[side].sp
    return phrase("panel.each-turn-moving" if carried else "panel.each-turn", text=lies, amount=moves, sp=more)


def describe_replacements_left(state: RhineState) -> str:
    """Describe the replacements that are left to spend."""
    return ", ".join(f"{n} {name}" for name, n in state.supply.repls.items() if n) or phrase("panel.none")


def beginner_hint(state: RhineState) -> str:
    """Return a hint for beginners in the first turn, or an empty string."""
    if state.clock.turn_of_game > 1:
        return ""
    match state.stack[-1] if state.stack else None:
        case CombatSegment():
            return phrase("hint.attack")
        case Assault():
            return phrase("hint.attackers")
        case Movement() | Picked() | Going() if state.clock.campaign and not any(state.board.moved):
            return phrase("hint.counters")
        case Movement() if state.clock.side == "allied":
            return phrase("hint.move")
    return ""


def planned_attack(state: RhineState) -> Attack | None:
    """Return the attack with the units chosen so far, or None if no attack is being put together."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Assault) or not step.joined:
        return None
    units = tuple(state.units[n].id for n in step.joined)
    return Attack(state.title.map.ids[step.target], units)


def _attackers_by_target(state: RhineState) -> dict[str, list[str]]:
    """Return, for each hex that can be attacked now, the units that can attack it."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, CombatSegment):
        return {}
    return {
        state.title.map.ids[hex]: [state.units[n].id for n in possible_attackers(state, state.clock.side, hex)]
        for hex in step.targets(state)
    }


# Possible moves


def _modes_by_unit(state: RhineState) -> dict[str, list[SectorMode]]:
    """Return, for each unit that may move now, its modes with movement points or the reason against them."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Movement):
        side = step.moving_side(state)
        able = [n for n in state.of_side(side) if phase_refusal(state, n, side) is None]
    elif isinstance(step, Picked | Going):
        able = [step.unit]
    else:
        return {}
    return {state.units[n].id: [_mode_display(state, n, mode) for mode in _offered_modes(state, n)] for n in able}


def _offered_modes(state: RhineState, unit_number: int) -> tuple[str, ...]:
    """Return the modes a player may choose for a unit; transport and units without a choice keep their mode."""
    now = state.board.mode(unit_number)
    return MODE_CHOICES if now in MODE_CHOICES and state.units[unit_number].kind != "transport" else (now,)


def _mode_display(state: RhineState, unit_number: int, mode: str) -> SectorMode:
    """Return the display of one mode of a unit: its movement points, or why it cannot take or move in the mode."""
    offered = SectorMode(mode, mode == state.board.mode(unit_number))
    if no := mode_change_refusal(state, unit_number, mode):
        offered.refused = no.text
        return offered
    offered.points, offered.mobility = (
        str(exact_plain(movement_points(state, unit_number, mode)[0])),
        shown_face(state.units[unit_number], mode).mobility,
    )
    if no := fuel_refusal(state, unit_number, mode):
        offered.stays = no.text
    return offered


def moves_of_unit(state: RhineState, unit: str) -> Iterator[Way]:
    """Yield all moves, overruns and bridge actions of a unit, in every mode it may take, with the points left."""
    n = state.number(unit)
    step = state.stack[-1] if state.stack else None
    side = state.units[n].side
    if not isinstance(step, MOVERS) or phase_refusal(state, n, side) is not None:
        return
    if side != (step.moving_side(state) if isinstance(step, Movement) else step.side):
        return
    if isinstance(step, Picked | Going) and step.unit != n:
        return
    if isinstance(step, Movement):
        for work in bridge_actions(state, n):
            if isinstance(work, PontoonRoll | RepairBridge) and step.refusal(state, work) is None:
                yield Way(work, (work.hex,))
    for mode in (step.mode,) if isinstance(step, Going) else _offered_modes(state, n):
        if mode_change_refusal(state, n, mode) or fuel_refusal(state, n, mode):
            continue
        found = unit_reach(state, n, mode)
        index, lefts = state.title.map.index, found.all_points_left()
        for action in legal_moves(state, side, n, mode, found):
            assert isinstance(action, Move | Overrun)
            left = lefts[index[action.path[-1]]] if isinstance(action, Move) else None
            yield Way(action, action.path, "" if left is None else format_mp(left))


def intended_move(state: RhineState, unit: str, hex: str) -> Action | None:
    """Return the move meant by dragging a unit to a hex, or None if the unit cannot be moved by dragging now.

    The move uses the first mode that reaches the hex, or else the mode with the most movement points.
    """
    n, step = state.number(unit), state.stack[-1] if state.stack else None
    at = state.board.hex_of(n)
    if not isinstance(step, MOVERS) or at is None:
        return None
    if isinstance(step, Movement) and any(
        step.refusal(state, work) is None
        for work in bridge_actions(state, n)
        if isinstance(work, PontoonRoll | RepairBridge) and work.hex == hex
    ):
        return None
    modes = (step.mode,) if isinstance(step, Going) else _offered_modes(state, n)
    able = [mode for mode in modes if not (mode_change_refusal(state, n, mode) or fuel_refusal(state, n, mode))]
    reaching = [mode for mode in able if hex in unit_reach(state, n, mode)]
    open_to = reaching[:1] or [mode for mode in able if mode not in ("Strat", "Reserve")] or [state.board.mode(n)]
    return MoveTo(unit, max(open_to, key=lambda mode: movement_points(state, n, mode)[0]), hex)


def precompute_map_costs(state: RhineState) -> None:
    """Compute in advance the step costs of the whole map for all mobilities and for supply paths."""
    for n, unit in enumerate(state.units):
        if state.board.hex_of(n) is not None:
            for mode in {unit.combat.mobility: "Combat", unit.move.mobility: "Move"}.values():
                unit_reach(state, n, mode)
    if state.clock.campaign:
        ground = state.clock.ground or "Dry"
        for mobility in MOBILITIES:
            for side in SIDES:
                map_step_costs(state.title, Conditions(ground, mobility, side.capitalize(), "Limited"), {}, ())
    for side in SIDES:
        hexes_in_supply(state, side)


def field_option_note(state: RhineState, action: Action) -> str:
    """Return a note on the consequences of a possible action, or an empty string."""
    step = state.stack[-1] if state.stack else None
    match action:
        case TakeSteps(steps=steps) if isinstance(step, OptionChoice):
            hexes = step.options_due - steps
            return phrase("gloss.retreat", count=hexes)
        case RetreatTo(hex=hex) if isinstance(step, Withdrawal):
            side = state.units[step.units[0]].side
            enemy = state.board.is_in_enemy_zone(side, state.title.map.index[hex])
            return phrase("gloss.enemy-zone") if enemy else ""
    return ""
