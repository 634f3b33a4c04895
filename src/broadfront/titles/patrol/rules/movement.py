"""Movement: costs, zones of control, supply."""

from __future__ import annotations

from functools import lru_cache

from broadfront.board.costs import Costs
from broadfront.board.hex_effects import standard_effects
from broadfront.board.points import Charge, HexStep, charge, format_mp, mp_to_twelfths
from broadfront.board.reach import Reach, reach
from broadfront.board.trace import TracedPaths, trace
from broadfront.board.walk import Terms, walk
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.errors import Invalid
from broadfront.core.memoization import memoized
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.state import State
from broadfront.titles.patrol.data import SIDES, Patrol, say
from broadfront.titles.patrol.rules.actions import Move
from broadfront.titles.patrol.rules.state import WHERE, PatrolState

MEETS = standard_effects(blocked=ENEMY | FRIEND, zone=ENEMY_ZONE)
TRACES = standard_effects(lifted_by=FRIEND)
REFUSALS = {
    "stopped": ("PAT-MOVE-03", say("entry.stopped")),
    "blocked": ("PAT-MOVE-04", say("entry.occupied")),
    "too dear": ("PAT-MOVE-01", say("entry.too-far")),
    "not adjacent": ("PAT-MOVE-01", say("entry.not-adjacent")),
}


def step_cost(step: HexStep) -> Charge:
    """Return the movement cost of a step: clear 1, woods 2, along a road 1; the stream adds 2 without a bridge."""
    entry = charge(2 if step.end.terrain == "Woods" and not step.side("roads") else 1, "PAT-MOVE-01")
    return entry + charge(2, "PAT-MOVE-02") if step.side("rivers") and not step.side("bridges") else entry


@lru_cache(maxsize=8)
def map_costs(title: Patrol, blown: bool) -> Costs:
    """Return the movement costs of the whole map, with the bridge standing or `blown`."""
    costs = Costs(title.map, step_cost)
    if not blown:
        return costs
    return costs.with_hexsides({("bridges", i, d): None for i, d in title.map.sides["bridges"]})


def movement_points(state: PatrolState, unit_number: int) -> tuple[int, list[LedgerLine]]:
    """Return the movement points that a unit has now, with the list of modifiers that explains them."""
    points = state.title.units[unit_number].movement
    ledger = [LedgerLine(points, say("points.printed"), "PAT-MOVE-01")]
    if state.clock.weather == "snow":
        points -= 1
        ledger.append(LedgerLine(-1, say("points.snow"), "PAT-WEATHER-01"))
    if not is_supplied(state, unit_number):
        ledger.append(LedgerLine(0, say("points.no-path"), "PAT-SUPPLY-01"))
        ledger.append(LedgerLine(-(points // 2), say("points.half"), "PAT-MOVE-05"))
        points -= points // 2
    return points, ledger


def move_terms(state: PatrolState, number: int) -> Terms:
    """Return what governs a unit's move: costs, movement points, enemy zones of control."""
    side = SIDES.index(state.title.units[number].side)
    costs = map_costs(state.title, state.board.bridge == "blown")
    return Terms(costs, mp_to_twelfths(movement_points(state, number)[0]), state.board.zones_of.flag_array(side), MEETS)


def reach_of_unit(state: PatrolState, unit_number: int) -> Reach:
    """Return all hexes that a unit on the map can move to now."""
    on = move_terms(state, unit_number)
    at = state.board.hex_of(unit_number)
    assert at is not None
    return reach(on.costs, at.index, on.allowance, on.flags, on.meets)


def path_to(state: State, unit: str, hex: str) -> tuple[str, ...]:
    """Return a unit's cheapest path to a hex without its start, or a straight line if the hex is out of reach."""
    assert isinstance(state, PatrolState)
    n = state.number(unit)
    at = state.board.hex_of(n)
    if at is None:
        return (hex,)
    found = reach_of_unit(state, n)
    if hex in found:
        return found.path(hex)[1:]
    return state.title.map.grid.line_of_hexes(at.hex, hex)[1:] or (hex,)


def move_refusal(state: PatrolState, side: str, unit: str, path: tuple[str, ...]) -> Ruling | None:
    """Return why a unit may not move along a path, or None if it may."""
    n = state.number(unit)
    for hex in path:
        state.title.map.index_of(hex)
    if state.title.units[n].side != side:
        return refused("BF-01", say("refusal.not-yours", unit=unit, side=side))
    at = state.board.hex_of(n)
    if at is None:
        return refused("PAT-MOVE-01", say("refusal.off-map", unit=unit, where=state.board.where[n].text))
    if state.board.moved[n]:
        return refused("PAT-MOVE-01", say("refusal.has-moved", unit=unit))
    if not path:
        raise Invalid(say("invalid.no-path"), parameter="path", given=[])
    walked = walk((at.hex, *path), move_terms(state, n))
    no = walked.refusal
    if no is None:
        return None
    rule, why = REFUSALS[no.reason]
    why = why.with_data(needed=format_mp(no.needed), left=format_mp(no.left))
    nearest = Move(unit, path[: len(walked.entries)]) if walked.entries else None
    return refused(rule, say("refusal.cannot-enter", unit=unit, hex=no.hex, why=why), nearest=nearest)


def path_ledger(state: PatrolState, unit: str, path: tuple[str, ...]) -> list[LedgerLine]:
    """Return the account of a legal path: the movement points of the unit, then the cost of each hex."""
    n = state.number(unit)
    at = state.board.hex_of(n)
    assert at is not None
    entries = walk((at.hex, *path), move_terms(state, n)).entries
    parts = ((say("points.enter", hex=entry.hex), part) for entry in entries for part in entry.parts)
    return [*movement_points(state, n)[1], *(LedgerLine(f"-{format_mp(p.amount)}", why, p.rule) for why, p in parts)]


@memoized(rests_on=(WHERE,))
def trace_supply(state: PatrolState, side: str) -> TracedPaths:
    """Trace supply of a side over the map: not through enemies, and through enemy zones only in hexes with a friend."""
    return trace(state.title.map, state.title.edges[side], state.board.zones_of.flag_array(SIDES.index(side)), TRACES)


def is_supplied(state: PatrolState, unit_number: int) -> bool:
    """Return whether a unit has a supply path to its edge of the map; units off the map always do."""
    at = state.board.hex_of(unit_number)
    return at is None or at.index in trace_supply(state, state.title.units[unit_number].side)
