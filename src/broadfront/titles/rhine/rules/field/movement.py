"""Moving on the map: allowance by mode, costs by class and ground, zones, fuel, rulings and ledgers."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.points import MP, mp, show_mp
from broadfront.board.reach import Reach, reach
from broadfront.board.walk import Refusal, Terms, walk
from broadfront.board.zones import ENEMY, ENEMY_ZONE
from broadfront.core.errors import Invalid, unknown
from broadfront.core.findings import finding
from broadfront.core.rulings import LedgerLine, Ruling, exact, refused
from broadfront.core.state import State
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.step_cost import Conditions
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_holds
from broadfront.titles.rhine.rules.field.ground import costs_of
from broadfront.titles.rhine.rules.field.modes import allowance, face_of, mode_refusal, reserve_release
from broadfront.titles.rhine.rules.field.supply import EXTENDERS, can_fuel, dumps_for, place_of_dump
from broadfront.titles.rhine.rules.state.board import DONE, OUTSIDE
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "barred_maps",
    "broadfront_refusal",
    "conditions",
    "engineers",
    "move_refusal",
    "path_ledger",
    "path_to",
    "points",
    "reach_of",
    "terms",
]

REASONS = {
    "stopped": "OCS-ZOC-02",
    "blocked": "OCS-OVERRUN-01",
    "too dear": "OCS-MOVE-01",
    "not adjacent": "OCS-MOVE-01",
    "no such step": "BTR-TECM-14",
    "takes all": "BTR-TECM-22",
    "may not end": "OCS-STACK-01",
    "zone to zone": "OCS-ZOC-02",
}


def _by_truck(flags: int) -> Meeting:
    """A zone stops Truck movement, unless a friend who spends no more MP stands in it."""
    zone = bool(flags & ENEMY_ZONE) and not flags & DONE
    return Meeting(blocked=bool(flags & (ENEMY | OUTSIDE)), stops=zone)


def _by_strat(flags: int) -> Meeting:
    return Meeting(blocked=bool(flags & (ENEMY | OUTSIDE | ENEMY_ZONE)))


def _free(flags: int) -> Meeting:
    return Meeting(blocked=bool(flags & (ENEMY | OUTSIDE)))


TRUCK = Meetings(_by_truck, {"stops": "OCS-ZOC-02", "blocked": "OCS-OVERRUN-01"})
STRAT = Meetings(_by_strat, {"blocked": "OCS-MODE-05"})
OTHER = Meetings(_free, {"blocked": "OCS-OVERRUN-01"})


@finding(rests_on=("board.modes", RhineState.of_side))
def engineers(state: RhineState, side: str) -> tuple[int, ...]:
    """Hexes of a side's engineer-capable units in Combat Mode."""
    units, board = state.units, state.board
    found = {board.hex_of(n) for n in state.of_side(side) if units[n].engineer and board.mode(n) == "Combat"}
    return tuple(sorted(hex for hex in found if hex is not None))


def conditions(state: RhineState, n: int, mode: str) -> Conditions:
    unit, clock = state.units[n], state.clock
    mobility = face_of(unit, mode).mobility
    # Flight matters only to Germans and only when Normal, so that costs are shared where they are the same.
    flight = "Normal" if unit.side == "german" and clock.flight == "Normal" and state.land.interdiction else "Limited"
    return Conditions(clock.ground, mobility, unit.side.capitalize(), flight)


def points(state: RhineState, n: int, mode: str) -> tuple[Fraction, list[LedgerLine]]:
    """Movement points of a unit in the present phase, in the mode it moves in."""
    unit, now = state.units[n], state.board.mode(n)
    if unit.id in state.board.left:
        over = Fraction(state.board.left[unit.id], MP)
        return over, [LedgerLine(exact(over), say("points.left"), "OCS-OVERRUN-01")]
    if now == "Reserve" and mode != "Reserve" and state.clock.phase in ("Reaction", "Exploitation"):
        return reserve_release(unit, state.clock.phase)
    return allowance(unit, now if now in ("DG", "Exploitation") else mode)


def terms(state: RhineState, n: int, mode: str, left: Fraction | None = None) -> Terms:
    """On what terms a unit moves; `left` when part of its allowance is spent."""
    unit = state.units[n]
    at = conditions(state, n, mode)
    has = points(state, n, mode)[0] if left is None else left
    fresh = left is None and unit.id not in state.board.left
    meets = STRAT if mode == "Strat" else TRUCK if at.mobility == "Truck" else OTHER
    costs = costs_of(state.title, at, state.land.bridges, engineers(state, unit.side))
    flags = state.board.zones_of.view(SIDES.index(unit.side))
    one_hex = "OCS-MOVE-02" if fresh and has > 0 else ""
    return Terms(costs, mp(has), flags, meets, fresh, one_hex)


def reach_of(state: RhineState, n: int, mode: str, left: Fraction | None = None) -> Reach:
    """Everywhere a unit on the map can go now."""
    on = terms(state, n, mode, left)
    at = state.board.hex_of(n)
    assert at is not None
    return reach(on.costs, at, on.allowance, on.flags, on.meets, fresh=on.fresh, one_hex=on.one_hex)


def paths_of(found: Reach) -> Iterator[tuple[str, ...]]:
    """The cheapest path to each hex a move may end in, the start left out; all of them in one pass."""
    ids, best, rows = found.hexmap.ids, found.best, found.rows
    paths: list[tuple[str, ...]] = []
    for number, (hex, _, _, before) in enumerate(rows):
        paths.append((*paths[before], ids[hex]) if before >= 0 else ())
        assert before < number
    for goal in found.destinations():
        yield paths[best[found.hexmap.index[goal]]]


def path_to(state: State, unit: str, mode: str, hex: str) -> tuple[str, ...]:
    """The cheapest path, the start left out; when the points do not suffice or there is none, one that shows why."""
    assert isinstance(state, RhineState)
    n, goal = state.number(unit), state.title.map.find(hex)
    at = state.board.hex_of(n)
    if mode not in MODES:
        raise unknown("mode", mode, MODES, parameter="mode")
    if at is None:
        return (goal,)
    found = reach_of(state, n, mode)
    if goal in found:
        return found.path(goal)[1:]
    return _hopeless_path(state, n, mode, at, goal)


AMPLE = 400
"""MP that lead from end to end of the map."""


def _hopeless_path(state: RhineState, n: int, mode: str, at: int, goal: str) -> tuple[str, ...]:
    """A way to a hex that a unit cannot reach: the one it would take with points enough, else a straight one."""
    board = state.title.map
    far = reach_of(state, n, mode, Fraction(AMPLE))
    if goal in far:
        return far.path(goal)[1:]
    beside = [hex for hex in board.beside[board.index[goal]] if hex in far.best]
    if beside:
        lefts = far.lefts()
        return (*far.path(board.ids[max(beside, key=lambda hex: lefts[hex])])[1:], goal)
    return board.grid.line(board.ids[at], goal)[1:] or (goal,)


def may_move(state: RhineState, n: int, side: str) -> Ruling | None:
    """Whether a unit may move in this phase at all."""
    unit = state.units[n]
    if unit.side != side:
        return refused("BF-01", say("moving.not-yours", unit=unit.id, side=side))
    if unit.kind == "aircraft":
        return refused("OCS-MOVE-01", say("moving.aircraft", unit=unit.id))
    if unit.kind == "extender":
        return refused(EXTENDERS, say("moving.extender", unit=unit.id))
    if state.board.hex_of(n) is None:
        return refused("OCS-REINF-01", say("moving.off-map", unit=unit.id, where=state.board.where[n].text))
    if state.board.moved[n]:
        return refused("OCS-MOVE-01", say("moving.has-moved", unit=unit.id))
    mode = state.board.mode(n)
    if state.clock.phase == "Reaction" and mode != "Reserve":
        return refused("OCS-MODE-04", say("moving.reaction", unit=unit.id))
    if state.clock.phase == "Exploitation" and mode not in ("Reserve", "Exploitation"):
        return refused(("OCS-MODE-04", "OCS-MODE-06"), say("moving.exploitation", unit=unit.id))
    return None


def mode_change_refusal(state: RhineState, n: int, mode: str) -> Ruling | None:
    """Whether a unit may move in a mode."""
    unit, now = state.units[n], state.board.mode(n)
    if mode not in MODES:
        raise unknown("mode", mode, MODES, parameter="mode")
    if mode == now:
        return None
    if unit.id in state.board.left:
        return refused("OCS-MODE-01", say("mode-change.under-way", unit=unit.id, mode=now))
    if state.clock.phase in ("Reaction", "Exploitation"):
        # Released Reserve units and Exploitation units fight; they take no other mode.
        if now == "Reserve" and mode in ("Combat", "Move"):
            return None
        return refused("OCS-MODE-01", say("mode-change.phase", unit=unit.id, mode=mode, phase=state.clock.phase))
    hex = state.board.hex_of(n)
    assert hex is not None
    free = state.reserve_left(unit.side) + _shares_marker(state, n, hex) if mode == "Reserve" else 0
    return mode_refusal(unit, now, mode, enemy_zone=state.board.in_enemy_zone(unit.side, hex), markers_left=free)


def _shares_marker(state: RhineState, n: int, hex: int) -> int:
    """1 when another Reserve unit in the hex has a marker already."""
    held = state.board.held_by(hex, state.units[n].side)
    return int(any(m != n and state.board.mode(m) == "Reserve" for m in held))


def move_refusal(state: RhineState, side: str, unit: str, mode: str, path: tuple[str, ...]) -> Ruling | None:
    """Why this unit may not go this way in this mode; None when it may."""
    n = state.number(unit)
    for hex in path:
        state.title.map.index_of(hex)
    if (no := may_move(state, n, side)) or (no := mode_change_refusal(state, n, mode)):
        return no
    if not path:
        return None
    if (no := fuel_refusal(state, n, mode)) or (no := broadfront_refusal(state, n, path[-1])):
        return no
    return walk_refusal(state, n, mode, path)


def broadfront_refusal(state: RhineState, n: int, hex: str) -> Ruling | None:
    """Under the Broadfront restrictions some nations may not end a phase on some maps."""
    unit, rule = state.units[n], state.title.campaigns.broadfront
    if hex[0] not in barred_maps(state, n):
        return None
    why = say("moving.broadfront", unit=unit.id, hex=hex, nation=unit.nation, maps=rule.barred[unit.nation])
    return refused((rule.rule, "BTR-HOUSE-04"), why)


def barred_maps(state: RhineState, n: int) -> str:
    """Sheets of the map on which the Broadfront restrictions let a unit end no phase."""
    unit, rule = state.units[n], state.title.campaigns.broadfront
    if not unit.fights or not broadfront_holds(state):
        return ""
    return "".join(sheet for sheet in "ABCD" if rule.bars(unit.nation, sheet))


def fuel_refusal(state: RhineState, n: int, mode: str) -> Ruling | None:
    """Truck and Track combat units need fuel to spend MP."""
    unit = state.units[n]
    if not needs_fuel(state, n, mode) or state.supply.fuelled[n] or can_fuel(state, n):
        return None
    mobility = face_of(unit, mode).mobility
    return refused("OCS-MOVE-06", say("moving.no-fuel", unit=unit.id, mobility=mobility))


def needs_fuel(state: RhineState, n: int, mode: str) -> bool:
    unit = state.units[n]
    return unit.fights and face_of(unit, mode).mobility != "Leg"


def walk_refusal(state: RhineState, n: int, mode: str, path: tuple[str, ...]) -> Ruling | None:
    at = state.board.hex_of(n)
    assert at is not None
    if not path:
        raise Invalid(say("moving.no-path"), parameter="path", given=[])
    walked = walk((state.title.map.ids[at], *path), terms(state, n, mode))
    if walked.refusal is None:
        return None
    took_all = bool(walked.entries) and walked.entries[-1].took_all
    if walked.refusal.reason == "too dear" and walked.entries and walked.refusal.hex != path[-1]:
        rules = tuple(dict.fromkeys((*walked.refusal.rules, "OCS-MOVE-01")))
        has, where = show_mp(mp(points(state, n, mode)[0])), walked.entries[-1].hex
        reason, unit = walked.refusal.reason, state.units[n].id
        told = say("moving.too-far", unit=unit, hex=path[-1], mode=mode, left=has, where=where, reason=reason)
        return refused(rules, told)
    no = _no(state.units[n].id, walked.refusal, mode, took_all)
    stopped = walked.entries[-1].hex if walked.entries else state.title.map.ids[at]
    if walked.refusal.reason == "stopped" and not took_all and (whose := _zones_on(state, n, stopped)):
        unit, hex = state.units[n].id, walked.refusal.hex
        return refused(no.rules, say("moving.zone-stops", unit=unit, hex=hex, mode=mode, units=whose, where=stopped))
    return no


def _zones_on(state: RhineState, n: int, hex: str) -> list[str]:
    """The enemy units in whose zones a hex lies for a unit."""
    beside = state.title.map.beside[state.title.map.index[hex]]
    enemies = [m for there in beside for m in state.board.held_by(there) if state.units[m].side != state.units[n].side]
    return [state.units[m].id for m in enemies if state.board.zoc_ruling(m).legal]


def _no(unit: str, no: Refusal, mode: str, took_all: bool) -> Ruling:
    rules = no.rules or (REASONS[no.reason],)
    if no.reason == "stopped" and took_all:
        rules = ("BTR-TECM-22",)
    if no.reason == "too dear":
        rules = tuple(dict.fromkeys((*rules, "OCS-MOVE-01")))
    needed, left = show_mp(no.needed), show_mp(no.left)
    why = say("step.fails", reason=no.reason)
    told = say(
        "moving.cannot-enter", unit=unit, hex=no.hex, mode=mode, reason=no.reason, why=why, needed=needed, left=left
    )
    return refused(rules, told)


def path_ledger(state: RhineState, unit: str, mode: str, path: tuple[str, ...]) -> list[LedgerLine]:
    """A legal path hex by hex: the fuel it burns, the points a unit has, and what each step takes."""
    n = state.number(unit)
    at = state.board.hex_of(n)
    assert at is not None
    lines = points(state, n, mode)[1]
    if (
        needs_fuel(state, n, mode)
        and not state.supply.fuelled[n]
        and (dumps := dumps_for(state, state.owner_of(n), at))
    ):
        lines.append(LedgerLine("1T", say("points.fuel", where=place_of_dump(state, dumps[0])), "OCS-MOVE-06"))
    for entry in walk((state.title.map.ids[at], *path), terms(state, n, mode)).entries:
        for part in entry.parts:
            lines.append(LedgerLine(f"-{show_mp(part.amount)}", say("points.enter", hex=entry.hex), part.rule))
        if entry.stopped:
            rule = "BTR-TECM-22" if entry.took_all else "OCS-ZOC-02"
            lines.append(LedgerLine("0", say("points.stops", hex=entry.hex), rule))
        elif state.board.in_enemy_zone(state.units[n].side, state.title.map.index[entry.hex]):
            lines.append(_zone_line(state, n, mode, entry.hex))
    return lines


def _zone_line(state: RhineState, n: int, mode: str, hex: str) -> LedgerLine:
    """Why an enemy zone did not stop a unit."""
    mobility = face_of(state.units[n], mode).mobility
    if mobility == "Truck":
        return LedgerLine("0", say("points.zone-lifted", hex=hex), "OCS-ZOC-04")
    return LedgerLine("0", say("points.zone-passed", mobility=mobility, hex=hex), "OCS-ZOC-02")
