"""Wacht on the table: counters, bridges and fieldworks, the turn, fuel and transport, and what is asked now."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Counter, Marker, Panel, Shown, Way
from broadfront.core.actions import Action
from broadfront.core.locations import Box, OnMap
from broadfront.core.rulings import exact
from broadfront.core.state import State
from broadfront.titles.wacht.actions import (
    Begin,
    Fuel,
    FuelAsMA,
    FuelAsUnits,
    Halt,
    Manteuffel,
    Motorize,
    Move,
    MoveTo,
    NightActivity,
    Pick,
    Release,
    SetClass,
    SetMode,
    TryBonus,
)
from broadfront.titles.wacht.asked import asked, hint, phase_of, ready_units
from broadfront.titles.wacht.bridges import marker_after
from broadfront.titles.wacht.mover import allowances, may_move
from broadfront.titles.wacht.moves import move_along
from broadfront.titles.wacht.passage import ASSAULT
from broadfront.titles.wacht.picture import figure, symbol_of
from broadfront.titles.wacht.reach import Reach, Reaches
from broadfront.titles.wacht.records import MARKERS
from broadfront.titles.wacht.state import DESTROYED, DONE, LOCKED, OVERSTACKED, PENALISED, WachtState
from broadfront.titles.wacht.steps.movement import FormationMoves, Movement, UnitMove
from broadfront.titles.wacht.unit_card import about, route

__all__ = ["about", "board", "moves", "reach", "route", "say", "warm"]

MODES = {
    "tactical": "Tactical Mode", "exploitation": "Exploitation Mode", "strategic": "Strategic Mode",
    "pa": "Prepared Assault", "mr": "Maneuver Reserve",
}  # fmt: skip
MODE_BADGES = {"exploitation": "Exploitation", "strategic": "Strategic", "pa": "PA", "mr": "MR"}
MARKER_BADGES = {"oos": "out of supply", "breakdown_buildup": "breakdown or build-up"}
WORKS = {"ip": "improved position", "et": "entrenchment", "fort": "fort"}
BRIDGES = {
    "road": "a road bridge", "trail": "a trail bridge", "german_engineer": "a German engineer bridge",
    "german_heavy": "a German heavy bridge", "us_engineer": "a US engineer bridge",
}  # fmt: skip


def board(state: State, side: str | None) -> Shown:
    """Everything: nothing is hidden in this game."""
    assert isinstance(state, WachtState)
    counters = tuple(_counters(state))
    return Shown(
        counters=counters,
        boxes=tuple(dict.fromkeys(counter.box for counter in counters if counter.box)),
        markers=tuple(markers(state)),
        panels=tuple(_panels(state)),
        hint=hint(state, side),
        ready=tuple(state.unit(n).id for n in ready_units(state, side)),
        extra=asked(state),
    )


# Counters


def _counters(state: WachtState) -> Iterator[Counter]:
    """Fighting units lie on top; leaders, HQ and artillery below."""

    def height(n: int) -> tuple[bool, ...]:
        return (not state.unit(n).is_leader, not state.unit(n).is_hq, not state.profile(n).row.artillery)

    for n in sorted(range(len(state.units)), key=height):
        yield counter_of(state, n)


def counter_of(state: WachtState, n: int) -> Counter:
    """A unit as it stands: steps and the MA it has now, with a badge for whatever changes it."""
    unit, at = state.unit(n), state.where[n]
    return Counter(
        unit.id,
        state.side_of[n],
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind=symbol_of(unit),
        size="" if unit.is_leader or unit.is_hq else "battalion" if unit.battalion else "company",
        label=unit.id,
        strength="" if unit.is_leader else str(state.steps[n]),
        movement=movement_of(state, n),
        steps=state.steps[n],
        full_steps=unit.steps,
        badges=tuple(_badges(state, n)),
        done=_finished(state, n),
        colours="ss" if "SS" in unit.formation else "",
    )


def movement_of(state: WachtState, n: int) -> str:
    """The MA now; hexes for units that count them, a dash for those that do not move."""
    profile = state.profile(n)
    if not profile.cls:
        return "–"
    if profile.counts_hexes:
        return f"{profile.hexes}h"
    if state.mode_of(n) == "pa":
        return f"{state.title.charts.assault_hexes['Leg' if profile.cls == 'Leg' else 'Mech']['hexes']}h"
    return str(max(allowances(state, n, congested=False)))


def _badges(state: WachtState, n: int) -> Iterator[str]:
    mode, unit = state.mode_of(n), state.unit(n)
    if mode in MODE_BADGES:
        yield MODE_BADGES[mode]
    status = state.fuel_status.get(unit.formation, "Normal")
    if status != "Normal":
        yield "no fuel" if status == "None" else "Low fuel"
    for marker in MARKERS:
        if state.has(n, marker):
            yield MARKER_BADGES.get(marker, marker.capitalize())
    if state.carried[n]:
        yield f"Carried by {'TP' if state.carried_by(n) == 'tp' else 'its division'}"
    if battery := state.battery_of(n):
        yield battery
    if state.flags[n] & PENALISED:
        yield "Foreign army's area"
    if state.flags[n] & LOCKED:
        yield "Helps units across"
    if state.flags[n] & OVERSTACKED:
        yield "Overstacked"
    if state.steps[n] < unit.steps:
        yield "reduced"


def _finished(state: WachtState, n: int) -> bool:
    """Nothing more to do with it in the phase that is played."""
    side, _, phase = state.phase.partition(" ")
    if side != state.side_of[n] or phase not in ("movement", "exploitation"):
        return False
    return bool(state.flags[n] & DONE) or may_move(state, n, phase) is not None


# Markers


def markers(state: WachtState) -> Iterator[Marker]:
    field, ids = state.title.field, state.title.map.ids
    for key, said in sorted(state.bridges.items()):
        i, d = field.hexside(key)
        kind, _, safe = said.partition("+")
        if kind == DESTROYED:
            yield Marker(ids[i], "✕", "blocked", side=DIRECTIONS[d], text=f"The bridge {key} is down.")
        else:
            told = f"{key}: {BRIDGES[kind]}{', which has held German armour' if safe else ''}."
            yield Marker(ids[i], "", "good", side=DIRECTIONS[d], text=told)
    for key, crossings in sorted(state.crossed.items()):
        i, d = field.hexside(key)
        left = marker_after(state.title.charts, crossings)
        told = f"Bottleneck at {key}: the marker stands at {left}{', the bridge is closed' if not left else ''}."
        yield Marker(ids[i], str(left), "note" if left else "bad", side=DIRECTIONS[d], text=told)
    for hex, work in sorted(state.works.items()):
        yield Marker(hex, work.upper() if work != "fort" else "F", "good", text=f"{WORKS[work].capitalize()}.")
    for i, units in sorted(state.at.items()):
        if state.overstacked(i, state.side_of[units[0]]):
            yield Marker(ids[i], "!", "bad", text=f"{ids[i]} is overstacked.")


# Panels


def _panels(state: WachtState) -> Iterator[Panel]:
    last = state.title.game_turn(state.last_turn)
    rows = [
        ("Game turn", f"{state.game_turn}" + (f", to {last}" if state.last_turn > state.turn else ", the last")),
        ("Ground", state.ground),
        ("Phase", phase_of(state)),
    ]
    rows += [("Night activity", side) for side in state.night_activity]
    if state.dump >= 0:
        rows.append(("US fuel dump", f"captured {state.title.game_turn(state.dump)}"))
    yield Panel("Situation", tuple(rows))
    armies = tuple((army.id, _points(state, army.id, army.side)) for army in state.roster.armies)
    yield Panel("Fuel and transport", armies)
    if state.fuel_status:
        yield Panel("Fuel by formation", tuple((id, fuel_of(state, id)) for id in state.fuel_status))
    bonuses = [(leader, f"+{mp} MP") for leader, mp in state.leader_bonus.items()]
    bonuses += [(f"{formation} (reserve)", f"+{mp} MP") for formation, mp in state.mr_bonus.items()]
    if state.manteuffel:
        bonuses.append((state.manteuffel.partition("@")[0], "+1 MP, Manteuffel"))
    if bonuses:
        yield Panel("Movement bonuses", tuple(bonuses))


def _points(state: WachtState, army: str, side: str) -> str:
    transport = f"{exact(Fraction(state.tp[army], 2))} TP"
    return f"{exact(Fraction(state.fp[army], 2))} FP, {transport}" if side == "german" else transport


def fuel_of(state: WachtState, formation: str) -> str:
    """Fuel status of a formation, and what it rolled."""
    status = {"None": "No Fuel", "Low": "Low Fuel"}.get(state.fuel_status.get(formation, ""), "Normal")
    result = state.fuel_result.get(formation)
    if result is None:
        return status
    number, _, how = result.partition(" ")
    return f"{status}: " + {"ma": f"MA {number}", "units": f"{number} units at full MA"}.get(how, f"{number}, open")


# Moves


def moves(state: State, unit: str) -> Iterator[Way]:
    """Where a unit can go now, by each kind of movement; for one that has not begun yet, as a composed form."""
    assert isinstance(state, WachtState)
    n = state.number(unit)
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Movement | FormationMoves | UnitMove) or n not in ready_units(state, state.side_of[n]):
        return
    march = step.march if isinstance(step, UnitMove) else None
    found = Reaches(state, n, march=march, overrun=march.overrun if march else -1)
    for hex in found:
        best = found.by(hex)
        for by in (best, *(other for other in found.by_kind.values() if other is not best and hex in other)):
            way = move_along(state, by, hex) if march else MoveTo(unit, hex, by.mover.kind)
            yield Way(way, by.path(hex), left_at(by, hex))


def left_at(by: Reach, hex: str) -> str:
    """The MP left in a hex, with a question mark where that depends on a roll."""
    arrival = by.arrival(hex)
    left = "" if by.mover.gait.column == ASSAULT else figure(arrival.left)
    return left if arrival.certain else f"{left}?"


def reach(state: State, unit: str) -> dict[str, str]:
    """Where a unit can go now, with the movement points left."""
    found: dict[str, str] = {}
    for way in moves(state, unit):
        found.setdefault(way.path[-1], way.left)
    return found


def warm(state: State) -> None:
    """The compiled search and the cost tables of every kind of mover in the position."""
    assert isinstance(state, WachtState)
    seen = set()
    for n in range(len(state.units)):
        looks = (state.profile(n), state.unit(n).armour)
        if state.hex_of(n) is not None and looks not in seen:
            seen.add(looks)
            Reaches(state, n)


# Words


def say(state: State, action: Action) -> str:
    """An option as a player announces it; empty where its bare words do."""
    assert isinstance(state, WachtState)
    match action:
        case SetMode(unit, mode):
            return f"{unit}: {MODES[mode]}"
        case SetClass(unit, cls):
            return f"{unit} moves as {cls}"
        case Motorize(unit, by):
            return f"{unit}: carried by {'transport points' if by == 'tp' else 'its division'}"
        case Fuel(formation, points):
            return f"{formation}: {points} fuel points"
        case FuelAsMA():
            return "The number is the MA of every unit"
        case FuelAsUnits(units):
            return f"So many units keep their whole MA: {', '.join(units) or 'none'}"
        case TryBonus(leader):
            return f"{leader} tries for a movement bonus"
        case Manteuffel(division):
            return f"Manteuffel helps {division}"
        case Begin(formation):
            return f"{formation} moves"
        case Pick(unit):
            return f"{unit} moves next"
        case Halt(unit):
            return f"{unit} halts"
        case Move(unit, path, kind):
            return f"{unit} to {_named(state, path[-1])} by {kind} movement"
        case MoveTo(unit, hex, kind):
            return f"{unit} to {_named(state, hex)}{f' by {kind} movement' if kind else ''}"
        case Release(formation):
            return f"{formation} is released from Maneuver Reserve"
        case NightActivity():
            return "Extended Night Activity"
        case _:
            return ""


def _named(state: WachtState, hex: str) -> str:
    place = state.title.map.place[state.title.map.index_of(hex)]
    return f"{hex} {place.name}" if place else hex
