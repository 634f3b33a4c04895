"""Retreat in combat: how far, which defenders retreat together, and which hexes they may choose."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from broadfront.core.memoization import memoized
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.retreat_priority import (
    MAX_STEPS_LOST,
    RetreatHex,
    classify_retreat_hex,
    objection_to_retreat,
    retreat_hexes,
)
from broadfront.titles.ardennes.rules.fighting.unit_states import retreat_terms
from broadfront.titles.ardennes.rules.memo_inputs import DISPERSED, OUT_OF_FUEL, STEPS, SUPPLY
from broadfront.titles.ardennes.rules.routes.stacking import broken_limit, can_all_fit
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

Group = tuple[int, ...]
BUG_OUT_HEXES = 2
"""Number of hexes of a Bug Out with two players."""


def units_able_to_retreat(state: ArdennesState, fight: Fight) -> Group:
    """Return the defenders still on the map, without units that never retreat."""
    group = fight.still_on_map(state, fight.defenders)
    stay = retreat_terms(state, group).stay
    return tuple(n for n in group if n not in stay) if stay else group


def max_retreat(state: ArdennesState, fight: Fight) -> tuple[int, tuple[str, ...]]:
    """Return the most hexes that the defenders may retreat in this combat, and the ids of the deciding rules.

    Infantry Infiltration shortens the retreat by one hex.
    """
    hexes, _, rules = retreat_terms(state, fight.still_on_map(state, fight.defenders))
    if hexes or fight.retreated:  # those that may not retreat at all are kept by their own rule
        rules = ("ARD-C2-10", *rules)
    if hexes and fight.is_infiltrated:
        return hexes - 1, (*rules, "ARD-T0-14" if state.variant == "gs" else "ARD-T1-12")
    return hexes, rules


def groups_by_hex(state: ArdennesState, fight: Fight) -> list[Group]:
    """Return the defenders able to retreat, grouped by the hex they are in; they share a hex until they split."""
    found: dict[int, Group] = {}
    for n in units_able_to_retreat(state, fight):
        hex = state.board.hex_of_unit(n)
        assert hex is not None
        found[hex] = (*found.get(hex, ()), n)
    return list(found.values())


def is_overstacked(state: ArdennesState, fight: Fight) -> bool:
    """Return whether retreating defenders are in a hex above the stacking limit."""
    if not fight.retreated:
        return False
    board = state.board
    hexes = {hex for n in units_able_to_retreat(state, fight) if (hex := board.hex_of_unit(n)) is not None}
    return any(broken_limit(len(board.at[hex]), board.stack_steps(hex)) for hex in hexes)


@decides("ARD-C2-03", "ARD-C2-12")
def retreat_options(
    state: ArdennesState,
    fight: Fight,
    group: Group,
    *,
    crowding: bool = False,
    promised: Sequence[tuple[int, int, int]] = (),
) -> list[RetreatHex]:
    """Return the best-ranked hexes to which a group of defenders may retreat now.

    The hexes are open, have room, and do not cost the group its last step. With `crowding` a hex may be above the
    stacking limit for now if the group can retreat further from there, but an equally ranked hex with room is
    preferred.

    `promised` lists (hex, units, steps) of groups that retreat before this one and need room there.
    """
    board = state.board
    start = board.hex_of_unit(group[0])
    assert start is not None
    steps = sum(board.steps[n] for n in group)
    found: list[RetreatHex] = []
    crowded: list[RetreatHex] = []
    for way in retreat_hexes(state, group, start):
        if found and way.rank > found[0].rank:
            break
        if way.steps >= steps or not is_farther_away(state, fight, way.hex):
            continue
        taken = [(u, s) for hex, u, s in promised if hex == way.hex]
        if can_all_fit(state, group, way.hex, sum(u for u, _ in taken), sum(s for _, s in taken)):
            found.append(way)
        elif crowding and _can_retreat_further(state, fight, group, way):
            crowded.append(way)
    if crowded and (not found or crowded[0].rank < found[0].rank):
        return [way for way in crowded if way.rank == crowded[0].rank]
    return found


def all_retreat_options(state: ArdennesState, fight: Fight, *, more_hits: bool) -> list[RetreatHex]:
    """Return every hex, of any priority, to which the defenders could retreat now, together or split."""
    going = retreat_groups(state, fight, more_hits=more_hits)
    crowding = len(going) == 1 and _may_exceed_stacking(state, fight, more_hits)
    found: list[RetreatHex] = []
    board = state.board
    for group in going:
        start, steps = board.hex_of_unit(group[0]), sum(board.steps[n] for n in group)
        assert start is not None
        found += [
            way
            for way in retreat_hexes(state, group, start)
            if way.steps < steps
            and is_farther_away(state, fight, way.hex)
            and (can_all_fit(state, group, way.hex) or (crowding and _can_retreat_further(state, fight, group, way)))
        ]
    return found


@decides("ARD-C2-10")
def is_farther_away(state: ArdennesState, fight: Fight, hex: int) -> bool:
    """Return whether a retreat into a hex takes the defenders one hex farther away from the hex they defended."""
    if not fight.retreated:
        return hex != fight.target
    return int(state.ground.distance[hex, fight.target]) == fight.retreated + 1


@mirrors(retreat_options)
def _has_retreat(state: ArdennesState, fight: Fight, group: Group, crowding: bool) -> bool:
    """Return whether a group of defenders has any hex to retreat to; faster than listing the hexes."""
    board = state.board
    start, steps = board.hexes[group[0]], sum([board.steps[n] for n in group])
    assert start is not None
    for hex in state.ground.map.beside[start]:
        if (
            objection_to_retreat(state, group, hex) is None
            and is_farther_away(state, fight, hex)
            and can_all_fit(state, group, hex)
            and (steps > MAX_STEPS_LOST or classify_retreat_hex(state, group, start, hex).steps < steps)
        ):
            return True
    return crowding and bool(retreat_options(state, fight, group, crowding=True))


def _can_retreat_further(state: ArdennesState, fight: Fight, group: Group, retreat_hex: RetreatHex) -> bool:
    """Return whether a group that retreats into a hex above the stacking limit could retreat another hex from there."""
    trial = state.copy()
    for n in group:
        trial.place_at(n, state.hex_id(retreat_hex.hex))
    beyond = fight.with_changes(retreated=fight.retreated + 1, defenders=group)
    left = sum(state.board.steps[n] for n in group) - retreat_hex.steps
    return bool(retreat_groups(trial, beyond)) and any(on.steps < left for on in retreat_options(trial, beyond, group))


@decides("ARD-C2-03")
def _may_exceed_stacking(state: ArdennesState, fight: Fight, more_hits: bool) -> bool:
    """Return whether the defenders may exceed the stacking limit during their retreat.

    Only Allied units may, while another hit and another hex of retreat are to come.
    """
    return more_hits and fight.defending == ALLIED and fight.retreated + 1 < max_retreat(state, fight)[0]


def retreat_groups(state: ArdennesState, fight: Fight, *, more_hits: bool = False) -> tuple[Group, ...]:
    """Return the groups in which the defenders retreat the next hex; empty if some defender has no retreat.

    The defenders of a hex go together, or one by one if no hex has room for all.
    """
    return _find_groups(state, fight, more_hits)


def _memo_key(fight: Fight, more_hits: bool) -> Hashable:
    """Return the fields of a combat on which the retreat of its defenders depends, as a cache key."""
    return fight.defenders, fight.target, fight.retreated, fight.is_infiltrated, more_hits


@memoized(rests_on=(retreat_hexes, STEPS, DISPERSED, SUPPLY, OUT_OF_FUEL), by=_memo_key)
@decides("ARD-C2-02")
def _find_groups(state: ArdennesState, fight: Fight, more_hits: bool) -> tuple[Group, ...]:
    """Compute the groups in which the defenders retreat the next hex."""
    crowding = _may_exceed_stacking(state, fight, more_hits)
    found: list[Group] = []
    whole = groups_by_hex(state, fight)
    for group in whole:
        if _has_retreat(state, fight, group, crowding):
            found.append(group)
        elif len(group) > 1:
            found += [(n,) for n in state.title.sort_units(group)]
        else:
            return ()
    if len(found) > 1 and not _can_all_groups_retreat(state, fight, found, ()):
        return ()
    return tuple(found)


def _can_all_groups_retreat(
    state: ArdennesState, fight: Fight, waiting: Sequence[Group], promised: tuple[tuple[int, int, int], ...]
) -> bool:
    """Return whether every waiting group of defenders finds a hex to retreat to, one group after another."""
    if not waiting:
        return True
    first, rest = waiting[0], waiting[1:]
    steps = sum(state.board.steps[n] for n in first)
    return any(
        _can_all_groups_retreat(state, fight, rest, (*promised, (way.hex, len(first), steps)))
        for way in retreat_options(state, fight, first, promised=promised)
    )


def retreat_refusal(state: ArdennesState, fight: Fight, *, more_hits: bool) -> Ruling | None:
    """Return why the defenders cannot retreat another hex now, or None if they can."""
    hexes, rules = max_retreat(state, fight)
    if fight.retreated >= hexes:
        return refused(rules, say("retreat.far-enough", most=hexes, count=fight.retreated))
    if not retreat_groups(state, fight, more_hits=more_hits):
        return refused("ARD-C1-12", say("retreat.none"))
    return None


def bug_out_refusal(state: ArdennesState, fight: Fight) -> Ruling | None:
    """Return why the defenders cannot begin a Bug Out, or None if they can."""
    hexes, rules = max_retreat(state, fight)
    if hexes < BUG_OUT_HEXES:
        return refused(("ARD-T1-03", *rules), say("retreat.no-bug-out", needed=BUG_OUT_HEXES, most=hexes))
    return retreat_refusal(state, fight, more_hits=True)
