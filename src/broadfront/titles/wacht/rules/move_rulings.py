"""Rulings on moves, explained moves, and the cheapest move to a hex."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.march import LegalPath, March, judge_path, ruling_on_breach
from broadfront.titles.wacht.rules.mover import (
    REGULAR,
    ROAD,
    Mover,
    make_mover,
    movement_kind_refusal,
    movement_kinds_of_unit,
)
from broadfront.titles.wacht.rules.path_rolls import path_ledger
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import EVERYWHERE, MoverReach, UnitReach

MANY = 100
"""An MA beyond every unit's, to look for a way whatever it costs."""


def judge_move(state: WachtState, march: March, action: Move) -> LegalPath | Ruling:
    """Return the steps of a legal move, or a refusal that names the first rule broken, the hex, and the MP needed."""
    title, n = state.title, march.unit
    if action.kind not in (REGULAR, ROAD):
        raise Invalid(
            say("invalid.kind", given=repr(action.kind)),
            parameter="kind",
            given=action.kind,
            accepted=[REGULAR, ROAD],
        )
    path = [title.map.index_of(hex) for hex in action.path]
    if not path:
        raise Invalid(say("invalid.no-path"), parameter="path", given=[], accepted="hexes")
    overrun = title.map.index_of(action.overrun) if action.overrun else march.overrun
    why = movement_kind_refusal(state, n, action.kind, march.kind)
    if why is not None:
        return why
    mover = make_mover(state, n, action.kind, overrun, march.began)
    if march.ended:
        return refused("WAR-H-38", say("move.ended", unit=mover.unit.id))
    judged = judge_path(state, mover, march, path, action.means)
    if isinstance(judged, LegalPath):
        return judged
    return _add_nearest_move(state, mover, march, path[-1], ruling_on_breach(state, mover, judged))


def _add_nearest_move(state: WachtState, mover: Mover, march: March, wanted: int, ruling: Ruling) -> Ruling:
    """Return the refusal of a move completed with the legal move that ends nearest to the wanted hex."""
    found = UnitReach(state, mover.n, march=march, overrun=mover.overrun)
    atlas, index = state.title.atlas, state.title.map.index
    best = min(found, key=lambda hex: (atlas.distance(index[hex], wanted), hex), default=None)
    if best is None:
        return ruling
    return msgspec.structs.replace(ruling, nearest=cheapest_move(state, found.reach_by_best_kind(best), best))


def cheapest_move(state: WachtState, reach: MoverReach, hex: str) -> Move:
    """Return the cheapest move action to a reachable hex; it names means of crossing only if the path crosses water."""
    path = reach.path(hex)
    index, atlas = state.title.map.index, state.title.atlas
    here = state.board.hex_of(reach.mover.n)
    assert here is not None
    at = here.index
    wet = False
    for name in path:
        to = index[name]
        d = atlas.direction(at, to)
        wet = wet or (at, d) in state.title.map.sides["rivers"]
        at = to
    return Move(reach.mover.unit.id, path, reach.mover.kind, reach.crossing_means(hex) if wet else ())


def best_move(state: WachtState, unit_number: int, hex: str, kind: str, march: March | None) -> Move:
    """Return the cheapest move to a hex; if no legal move leads there, the cheapest way that breaks a rule late.

    An empty `kind` allows both regular and road movement.
    """
    here = state.board.hex_of(unit_number)
    assert here is not None
    now = march or March(unit_number, here.index)
    kinds = [kind] if kind else [k for k in movement_kinds_of_unit(state, unit_number) if now.kind in ("", k)]
    usable = [k for k in kinds if movement_kind_refusal(state, unit_number, k, now.kind) is None]
    to = state.title.map.index_of(hex)
    movers = [make_mover(state, unit_number, by, now.overrun, now.began) for by in usable]
    endless = [mover._replace(limits=(MANY,) * 4, near_limits=(MANY,) * 4) for mover in movers]
    for which, ignored in ((movers, ()), (endless, ()), (endless, (to,)), (endless, EVERYWHERE)):
        options = []
        for mover in which:
            found = MoverReach(state, mover, now, ignored=ignored)
            if hex in found:
                options.append((found.arrival(hex), cheapest_move(state, found, hex)))
        if options:
            return min(options, key=lambda one: (not one[0].certain, one[0].cost))[1]
    return _move_toward(state, unit_number, to, [MoverReach(state, mover, now) for mover in endless], kinds[0])


def _move_toward(state: WachtState, unit_number: int, to: int, reaches: Sequence[MoverReach], kind: str) -> Move:
    """Return a move toward a hex that no way leads to: to the nearest hex in reach, and from there straight on."""
    title, name = state.title, state.board.unit(unit_number).id
    here = state.board.hex_of(unit_number)
    assert here is not None
    index, nearest = title.map.index, title.atlas.distance(here.index, to)
    start, move = here.hex, Move(name, (), kind if not reaches else reaches[-1].mover.kind)
    for found in reaches:
        for hex in found:
            if (far := title.atlas.distance(index[hex], to)) < nearest:
                nearest, start, move = far, hex, cheapest_move(state, found, hex)
    line = title.map.grid.line_of_hexes(start, title.map.ids[to])
    return msgspec.structs.replace(move, path=(*move.path, *line[1:]))


def explain_move(state: WachtState, march: March, action: Move) -> Ruling:
    """Return whether a move is legal: with its costs hex by hex if it is, else with the rule it breaks."""
    judged = judge_move(state, march, action)
    return judged if isinstance(judged, Ruling) else explain_path(state, march, action, judged)


def explain_path(state: WachtState, march: March, action: Move, judged: LegalPath) -> Ruling:
    """Return the permission (ruling) of a move along a legal path, with its costs and rolls hex by hex."""
    mover = mover_of_move(state, march, action)
    lines = [line for _, held in path_ledger(state, mover, march, judged) for line in held]
    checked = [rule for one in judged.strides for rule in one.check_rules if one.check]
    return allowed(*dict.fromkeys((*(line.rule for line in lines), *checked)), ledger=lines)


def mover_of_move(state: WachtState, march: March, action: Move) -> Mover:
    """Return the unit of a move with everything that stays constant during that move."""
    overrun = state.title.map.index_of(action.overrun) if action.overrun else march.overrun
    return make_mover(state, march.unit, action.kind, overrun, march.began)
