"""Normal movement: which units may move, how far, where to, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from broadfront.board.costs import Costs
from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.points import MP, Charge, format_mp, prohibited_charge
from broadfront.board.reach import Reach, reach_unchecked
from broadfront.board.walk import Entry, Refusal, Terms, Walk, walk
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.errors import Invalid
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Objection, Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import directed_hexsides
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import ExitMap, Move
from broadfront.titles.ardennes.rules.markers import (
    ENEMY_TOWN,
    IN_SUPPLY,
    ISOLATED,
    OUT_OF_SUPPLY,
    ROADBLOCK,
    ROADBLOCK_ROAD,
    SUPPLY_STATES,
    WALL,
)
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, Cause
from broadfront.titles.ardennes.rules.routes.movement_costs import LimitedCosts, movement_costs
from broadfront.titles.ardennes.rules.routes.stacking import can_fit, stacking_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "MovementKind",
    "ReachableHexes",
    "Reason",
    "cheapest_path",
    "check_exit",
    "check_move",
    "find_reach",
    "move_refusal",
    "movement_terms",
    "objection_to_move",
    "one_hex_limit_rule",
    "rule_lifting_one_hex_limit",
]


# Which units may move, and how far


NOT_ON_MAP = Objection("ARD-H-21", say("move.off-map"))
DISPERSED = Objection("ARD-S0-08", say("unit.dispersed"))
FUELLESS = Objection("ARD-S0-18", say("unit.out-of-fuel"))
CUT_OFF_TRACKS = Objection("ARD-S1-13", say("move.isolated-mechanized"))
CUT_OFF_AND_DRY = Objection(("ARD-S1-13", "ARD-S0-24"), say("move.isolated-and-dry"))
HELD_IN_ZONE = Objection("ARD-S1-17", say("move.isolated-in-zone"))


def objection_to_move(state: ArdennesState, number: int) -> Objection | None:
    """Return what keeps a unit from moving at all, or None if nothing does."""
    board = state.board
    hex = board.hexes[number]
    if hex is None:
        return NOT_ON_MAP
    if board.dispersed[number]:
        return DISPERSED
    if board.supply[number] == ISOLATED:
        unit = state.units[number]
        if unit.mechanized:
            return CUT_OFF_AND_DRY if board.out_of_fuel[number] else CUT_OFF_TRACKS
        return HELD_IN_ZONE if board.zoc.is_in_enemy_zone(unit.side_number, hex) else None
    return FUELLESS if board.out_of_fuel[number] else None


def move_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why a unit may not move at all, or None when it may."""
    bar = objection_to_move(state, number)
    if bar is None:
        return None
    return bar.to_ruling(unit=state.units[number].id, where=state.board.where[number].text)


def one_hex_limit_rule(state: ArdennesState, number: int, cause: Cause = Cause.MOVE) -> str:
    """Return the id of the rule that limits a unit to a move of 1 hex for this cause; empty if none does."""
    unit, supply = state.units[number], state.board.supply[number]
    if supply:
        if supply == ISOLATED and unit.is_infantry:
            return "ARD-S1-15"
        if supply >= OUT_OF_SUPPLY and unit.mechanized:
            return "ARD-S1-08"
    if state.clock.day == 16 and unit.side_number == ALLIED and unit.is_infantry and CAUSES[cause].hex_limit:
        return "ARD-D16-12"
    return ""


@decides("ARD-D16-13", "ARD-D16-14")
def rule_lifting_one_hex_limit(state: ArdennesState, cause: Cause) -> str:
    """Return the id of the rule that exempts movement for this cause from the one-hex limit of 16 December."""
    rules = CAUSES[cause].hex_limit.rules
    return rules[0] if state.variant == "gs" else rules[-1]


@lru_cache(maxsize=16)
def hex_effects(one_hex: str, isolated: bool) -> HexEffects:
    """Return how hex flags (enemies, ZOCs, Roadblocks, limits of Isolated units) block or stop a moving unit.

    `one_hex` is the id of a rule that limits the unit to 1 hex, or empty.
    """

    def rule(flags: int) -> HexEffect:
        """Return how a hex with these flags blocks or stops the moving unit."""
        zone = bool(flags & ENEMY_ZONE)
        barred = isolated and (flags & ENEMY_TOWN or (flags & WALL and not flags & FRIEND))
        return HexEffect(
            blocked=bool(flags & (ENEMY | ROADBLOCK) or barred),
            stops=bool(one_hex) or zone or bool(flags & ROADBLOCK_ROAD),
            zone=zone,
            leave=MP if zone else 0,
        )

    return HexEffects(rule, {"zone": "ARD-TEC-23", "leave": "ARD-TEC-22"})


def movement_terms(
    state: ArdennesState, number: int, *, spent: int = 0, cause: Cause = Cause.MOVE, stopped: bool = False
) -> Terms:
    """Return the movement costs, movement points and hex effects (what stops it) that apply to a unit's move now.

    `spent` is what an interrupted move has already used, in twelfths of a movement point.
    """
    board = state.board
    side, isolated = board.side_of(number), board.supply[number] == ISOLATED
    one_hex = one_hex_limit_rule(state, number, cause)
    costs = movement_costs(state, number)
    if isolated:
        hex = board.hexes[number]
        assert hex is not None
        costs = _costs_without_enemy_bridges(state, costs, side, hex)
    left = 0 if stopped or (spent and one_hex) else MP * state.units[number].movement - spent
    return Terms(costs, left, board.hex_flags(side), hex_effects(one_hex, isolated), not spent)


def _costs_without_enemy_bridges(state: ArdennesState, costs: Costs, side: int, hex: int) -> Costs:
    """Return movement costs that prohibit an Isolated unit from crossing enemy-held bridges around its hex."""
    closed: dict[tuple[int, int], Charge] = {}
    land = state.land
    for crossing in state.ground.crossings_around.get(hex, ()):
        if land.has_bridge(crossing) and land.bridge_holder(crossing) != side:
            closed |= dict.fromkeys(directed_hexsides(crossing), prohibited_charge("ARD-S1-19"))
    return LimitedCosts(costs, closed) if closed else costs


# Reachable hexes


class ReachableHexes:
    """The hexes one unit can reach now, with paths and costs; valid until the position changes."""

    def __init__(self, state: ArdennesState, number: int, found: Reach | None) -> None:
        self._state = state
        self._number = number
        self.reach = found
        """Search result; None when the unit may not move at all."""

    def end_hexes(self) -> list[int]:
        """Return the numbers of the hexes in which the move may end by the stacking limits, in reading order."""
        if self.reach is None:
            return []
        board = self._state.board
        return self.reach.end_indexes(board.room_array(), board.steps[self._number])

    def end_ids(self) -> tuple[str, ...]:
        """Return the ids of the hexes in which the move may end by the stacking limits, in reading order."""
        return tuple([self._state.hex_id(hex) for hex in self.end_hexes()])

    def __contains__(self, hex: object) -> bool:
        if self.reach is None or not isinstance(hex, str) or hex not in self.reach:
            return False
        there = self._state.ground.map.index[hex]
        return there != self._state.board.hex_of_unit(self._number) and can_fit(self._state, self._number, there)

    def path(self, hex: str | int) -> tuple[str, ...]:
        """Return the cheapest path to a reachable hex, without the start hex."""
        assert self.reach is not None
        return self.reach.path(hex)[1:]

    def path_toward(self, goal: str) -> tuple[str, ...]:
        """Return the path to the hex closest to `goal` in which the move may end; empty if none is closer than the
        unit."""
        start, index = self._state.board.hex_of_unit(self._number), self._state.ground.map.index
        assert start is not None
        ends = self.end_ids()
        if not ends:
            return ()
        far = self._state.ground.distance_rows[self._state.ground.map.index_of(goal)]
        best = min(ends, key=lambda hex: (far[index[hex]], -(self.movement_left(hex) or 0), hex))
        return self.path(best) if far[index[best]] < far[start] else ()

    def movement_left(self, hex: str) -> int | None:
        """Return the movement left on arrival in a hex, in twelfths of a point; None if the hex is out of reach."""
        return None if self.reach is None else self.reach.points_left(hex)


def find_reach(state: ArdennesState, number: int, *, spent: int = 0, cause: Cause = Cause.MOVE) -> ReachableHexes:
    """Return the hexes a unit can reach by normal movement now."""
    if objection_to_move(state, number) is not None:
        return ReachableHexes(state, number, None)
    on, hex = movement_terms(state, number, spent=spent, cause=cause), state.board.hexes[number]
    assert hex is not None
    return ReachableHexes(state, number, reach_unchecked(on, (hex,)))


def cheapest_path(state: ArdennesState, number: int, hex: str) -> tuple[str, ...]:
    """Return the unit's cheapest path to a hex, without the start hex.

    If the hex is out of reach, return the hexes straight toward it, so that the refusal can say what is wrong there.
    """
    state.ground.map.index_of(hex)
    start = state.board.hex_of_unit(number)
    if start is None:
        return (hex,)
    found = find_reach(state, number)
    if found.reach is not None and hex in found.reach:
        return found.path(hex)
    return state.ground.map.grid.line_of_hexes(state.hex_id(start), hex)[1:] or (hex,)


# Rulings on a path


Reason = tuple[tuple[str, ...], Message]
"""Rule ids that refuse something, and the reason."""


class MovementKind(NamedTuple):
    """A kind of movement (normal or Strategic): who may use it, its costs, and how a path is accepted or refused."""

    allowed: str
    """Message topic of a legal path."""
    bar: Callable[[ArdennesState, int], Ruling | None]
    terms: Callable[[ArdennesState, int, int, Cause], Terms]
    """Returns the terms for a unit, given the twelfths spent and the cause."""
    why: Callable[[ArdennesState, int, Sequence[str], Walk, Cause], Reason]
    """Returns the rules and the reason for a refused path."""
    refuse: Callable[[ArdennesState, int, Sequence[str], Reason, Refusal | None], Ruling]
    rules: Callable[[ArdennesState, int, Sequence[str], Cause], tuple[str, ...]]
    """Returns the rules that allow the path, besides those of its costs."""
    ledger: Callable[[ArdennesState, int, Terms, Sequence[Entry]], tuple[LedgerLine, ...]]


def path_ledger(state: ArdennesState, terms: Terms, entries: Sequence[Entry]) -> tuple[LedgerLine, ...]:
    """Return what each hex of a path costs and by which rule, with an item for the hex where the move must end."""
    lines: list[LedgerLine] = []
    for entry in entries:
        for part in entry.parts:
            amount: int | str = "All" if entry.took_all and not part.amount else -(part.amount // MP)
            lines.append(LedgerLine(amount, say("move.enter", hex=entry.hex), part.rule))
        if entry.stopped and not entry.took_all:
            rule = _rule_of_stop(state, terms, entry.hex)
            if rule:
                lines.append(LedgerLine(0, say("move.stop", hex=entry.hex), rule))
    return tuple(lines)


def _rule_of_stop(state: ArdennesState, terms: Terms, hex: str) -> str:
    """Return the id of the rule that makes a move end in a hex; empty if none does."""
    assert terms.flags is not None
    flags = int(terms.flags[state.ground.map.index[hex]])
    if flags & ENEMY_ZONE:
        return "ARD-TEC-21"
    return "ARD-R0-05" if flags & ROADBLOCK_ROAD else ""


def _refusal_reason(state: ArdennesState, number: int, path: Sequence[str], walked: Walk, cause: Cause) -> Reason:
    """Return the rule ids and the reason why a unit may not move along a path."""
    board = state.board
    no, side = walked.refusal, board.side_of(number)
    assert no is not None
    one_hex = one_hex_limit_rule(state, number, cause)
    flags = board.zoc.flags(side)[state.ground.map.index[no.hex]]
    match no.reason:
        case "not adjacent":
            before = (board.where[number].text, *path)[len(walked.entries)]
            raise Invalid(say("path.jumps-from", start=before, hex=no.hex), parameter="path", given=no.hex)
        case "blocked":
            if flags & ENEMY:
                return ("ARD-TEC-28",), say("obstacle.enemy-unit", hex=no.hex)
            if flags & ROADBLOCK:
                return ("ARD-R0-02",), say("obstacle.roadblock", hex=no.hex)
            if flags & ENEMY_TOWN:
                return ("ARD-S1-18",), say("move.barred.town-to-isolated", hex=no.hex)
            return ("ARD-S1-20",), say("move.barred.westwall-to-isolated", hex=no.hex)
        case "zone to zone":
            return ("ARD-TEC-23",), say("move.barred.zone-to-zone", hex=no.hex)
        case "stopped":
            last = walked.entries[-1]
            if one_hex:
                return (one_hex,), say("move.barred.one-hex", hex=last.hex)
            if last.took_all:
                return tuple(part.rule for part in last.parts), say("move.barred.crossing-took-all", hex=last.hex)
            if board.zoc.is_in_enemy_zone(side, state.ground.map.index[last.hex]):
                return ("ARD-TEC-21",), say("move.barred.stopped-in-zone", hex=last.hex)
            return ("ARD-R0-05",), say("move.barred.stopped-by-roadblock", hex=last.hex)
        case "takes all":
            return no.rules, say("move.barred.crossing-takes-all", hex=no.hex)
        case "too dear":
            return no.rules, say(
                "move.barred.too-far", hex=no.hex, needed=format_mp(no.needed), left=format_mp(no.left)
            )
        case _:
            return no.rules, say("move.barred.closed", hex=no.hex, kind=no.rules[0])


def _move_refusal(state: ArdennesState, number: int, path: Sequence[str], reason: Reason, no: Refusal | None) -> Ruling:
    """Return the ruling that a unit may not move along a path, with the nearest legal move."""
    goal, (rules, why) = path[-1], reason
    message = say("move.cannot", unit=state.units[number].id, end=goal, hex=no.hex if no else goal, why=why)
    if no is not None:
        message = message.with_data(reason=no.reason, needed=format_mp(no.needed), left=format_mp(no.left))
    return refused(rules, message, nearest=nearest_move(state, number, goal))


def nearest_move(state: ArdennesState, number: int, goal: str) -> Move | None:
    """Return the legal move that ends closest to a hex, or None if none ends closer than the unit is now."""
    path = find_reach(state, number).path_toward(goal)
    return Move(state.units[number].id, path) if path else None


def _rules_lifting_one_hex_limit(
    state: ArdennesState, number: int, path: Sequence[str], cause: Cause
) -> tuple[str, ...]:
    """Return the id of the rule that lets a unit go farther than its usual one-hex limit, if one is needed for this
    path."""
    if len(path) == 1 or one_hex_limit_rule(state, number, cause) or one_hex_limit_rule(state, number) != "ARD-D16-12":
        return ()
    return (rule_lifting_one_hex_limit(state, cause),)


NORMAL: Final = MovementKind(
    "move.allowed",
    move_refusal,
    lambda state, number, spent, cause: movement_terms(state, number, spent=spent, cause=cause),
    _refusal_reason,
    _move_refusal,
    _rules_lifting_one_hex_limit,
    lambda state, _number, on, entries: path_ledger(state, on, entries),
)


def check_move(
    state: ArdennesState,
    number: int,
    path: Sequence[str],
    kind: MovementKind = NORMAL,
    *,
    spent: int = 0,
    cause: Cause = Cause.MOVE,
) -> Ruling:
    """Return the ruling, with reasons, on whether a unit may move along a path, which does not include its own hex.

    The ruling has the costs of the path, or the objection and the nearest legal move.
    """
    for hex in path:
        state.ground.map.index_of(hex)
    stuck = kind.bar(state, number)
    if stuck is not None:
        return stuck
    if not path:
        raise Invalid(say("path.empty"), parameter="path", given=[], accepted=str(say("path.hex-ids")))
    start = state.board.hex_of_unit(number)
    assert start is not None
    on = kind.terms(state, number, spent, cause)
    walked = walk((state.hex_id(start), *path), on)
    if walked.refusal is not None:
        return kind.refuse(state, number, path, kind.why(state, number, path, walked, cause), walked.refusal)
    overfull = stacking_refusal(state, number, state.ground.map.index[path[-1]])
    if overfull is not None:
        return kind.refuse(state, number, path, (overfull.rules, overfull.why), None)
    message = say(
        kind.allowed,
        unit=state.units[number].id,
        hex=path[-1],
        spent=format_mp(walked.spent),
        allowance=format_mp(on.allowance),
        left=format_mp(on.allowance - walked.spent),
    )
    rules = kind.rules(state, number, path, cause)
    return allowed(*rules, message=message, ledger=kind.ledger(state, number, on, walked.entries))


# Leaving the map


def check_exit(state: ArdennesState, number: int, path: Sequence[str] = ()) -> Ruling:
    """Rule (yes or no, and why) on whether a unit may leave the map at the end of a path, or from its present hex."""
    unit = state.units[number]
    stuck = move_refusal(state, number)
    if stuck is not None:
        return stuck
    if unit.side_number != GERMAN or not unit.mechanized:
        return refused("ARD-H-45", say("exit.not-this-unit", unit=unit.id))
    board = state.board
    if board.supply[number] != IN_SUPPLY:
        supply = SUPPLY_STATES[board.supply[number]]
        return refused("ARD-S1-03", say("exit.supply-state", unit=unit.id, supply=supply))
    start = board.hex_of_unit(number)
    assert start is not None
    hexes = (state.hex_id(start), *path)
    last = state.ground.map.index_of(hexes[-1])
    if last not in state.ground.exits:
        return refused("ARD-H-45", say("exit.not-here", hex=hexes[-1]))
    on = movement_terms(state, number)
    walked = walk(hexes, on)
    if walked.refusal is not None:
        return _move_refusal(
            state, number, path, _refusal_reason(state, number, path, walked, Cause.MOVE), walked.refusal
        )
    if walked.entries and walked.entries[-1].stopped:
        rule = _rule_of_stop(state, on, hexes[-1]) or "ARD-TEC-08"
        return refused(rule, say("exit.stopped", unit=unit.id, hex=hexes[-1]))
    left = on.allowance - walked.spent
    if left < MP:
        return refused("ARD-H-45", say("exit.nothing-left", unit=unit.id, left=format_mp(left)))
    exit_line = LedgerLine(-1, say("exit.cost"), "ARD-H-45")
    message = say("exit.allowed", unit=unit.id, hex=hexes[-1], vp=board.steps[number])
    return allowed("ARD-H-45", message=message, ledger=(*path_ledger(state, on, walked.entries), exit_line))


def exit_map(state: ArdennesState, action: ExitMap) -> None:
    """Carry out a legal exit from the map: remove the unit and score its steps."""
    number = state.title.unit(action.unit).number
    state.totals.score_exit(state.board.steps[number])
    state.emit(say("exit.left", unit=action.unit, steps=state.board.steps[number]), "ARD-H-45")
    state.put_in_box(number, "Exited")
