"""Rulings on moves, explained moves, and the cheapest move to a hex."""

from __future__ import annotations

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.march import Judged, March, judge, ledger_of, refusal_of
from broadfront.titles.wacht.rules.mover import REGULAR, ROAD, Mover, kinds_of, may_use, mover_of
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import MoverReach, UnitReach


def judged_move(state: WachtState, march: March, action: Move) -> Judged | Ruling:
    """Return the steps of a legal move, or a refusal with the first rule broken, where, and the MP needed."""
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
    why = may_use(state, n, action.kind, march.kind)
    if why is not None:
        return why
    mover = mover_of(state, n, action.kind, overrun, march.began)
    if march.ended:
        return refused("WAR-H-38", say("move.ended", unit=mover.unit.id))
    judged = judge(state, mover, march, path, action.means)
    if isinstance(judged, Judged):
        return judged
    return _with_nearest(state, mover, march, path[-1], refusal_of(state, mover, judged))


def _with_nearest(state: WachtState, mover: Mover, march: March, wanted: int, ruling: Ruling) -> Ruling:
    """Return a refusal with the legal move that ends nearest to the wanted hex."""
    found = UnitReach(state, mover.n, march=march, overrun=mover.overrun)
    atlas, index = state.title.atlas, state.title.map.index
    best = min(found, key=lambda hex: (atlas.distance(index[hex], wanted), hex), default=None)
    if best is None:
        return ruling
    return msgspec.structs.replace(ruling, nearest=move_along(state, found.by(best), best))


def move_along(state: WachtState, found: MoverReach, hex: str) -> Move:
    """Return the cheapest move to a reachable hex; it names means only if the path crosses water."""
    path = found.path(hex)
    index, atlas = state.title.map.index, state.title.atlas
    here = state.board.hex_of(found.mover.n)
    assert here is not None
    at = here.index
    wet = False
    for name in path:
        to = index[name]
        d = atlas.direction(at, to)
        wet = wet or (at, d) in state.title.map.sides["rivers"]
        at = to
    return Move(found.mover.unit.id, path, found.mover.kind, found.means(hex) if wet else ())


def best_move(state: WachtState, n: int, hex: str, kind: str, march: March | None) -> Move:
    """Return the cheapest move to a hex; out of reach, the cheapest path regardless of MP, else a straight line.

    An empty `kind` allows every kind of movement.
    """
    here = state.board.hex_of(n)
    assert here is not None
    now = march or March(n, here.index)
    kinds = [kind] if kind else [k for k in kinds_of(state, n) if now.kind in ("", k)]
    usable = [k for k in kinds if may_use(state, n, k, now.kind) is None]
    options = []
    for unlimited in (False, True):
        for by in usable:
            mover = mover_of(state, n, by, now.overrun, now.began)
            if unlimited:
                mover = mover._replace(limits=(100,) * 4, near_limits=(100,) * 4)
            found = MoverReach(state, mover, now)
            if hex in found:
                options.append((found.arrival(hex), move_along(state, found, hex)))
        if options:
            return min(options, key=lambda one: (not one[0].certain, one[0].cost))[1]
    line = state.title.map.grid.line(here.hex, hex)
    return Move(state.board.unit(n).id, line[1:], (usable or kinds)[0])


def explained(state: WachtState, march: March, action: Move) -> Ruling:
    """Return the ruling on a move, with its ledger hex by hex if it is legal."""
    judged = judged_move(state, march, action)
    if isinstance(judged, Ruling):
        return judged
    mover = mover_of(state, march.unit, action.kind, march.overrun, march.began)
    lines = [line for _, held in ledger_of(state, mover, march, judged) for line in held]
    return allowed(*dict.fromkeys(line.rule for line in lines), ledger=lines)
