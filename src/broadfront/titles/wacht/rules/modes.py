"""Modes, changes of army, and the relation of units to the army boundaries (H-30, H-33)."""

from __future__ import annotations

from broadfront.core.rulings import Ruling, refused
from broadfront.titles.wacht.data.boundaries import BoundaryStatus, boundary_penalties
from broadfront.titles.wacht.data.unit_table import EINHEIT_STIELAU, US_LEG
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to


def army_change(state: WachtState, formation: str) -> str:
    """Return when a formation changed army: no, this_turn or last_turn."""
    turn = state.armies.switched.get(formation)
    if turn is None:
        return "no"
    return "this_turn" if turn == state.clock.turn else "last_turn" if turn == state.clock.turn - 1 else "no"


def boundary_status(state: WachtState, n: int) -> BoundaryStatus:
    """Return a unit's relation to the army boundaries where it is now."""
    board = state.board
    unit, side = board.unit(n), board.side_of[n]
    spot = board.hex_of(n)
    assert spot is not None
    atlas = state.title.atlas
    areas = atlas.army_areas(side, spot.index, state.clock.is_late)
    own = board.army(state.armies.army_of[unit.formation]).area
    if not own or not areas or areas == {own}:
        area = "own"
    elif len(areas) > 1:
        area = "boundary"
    else:
        area = "foreign"
    distance = None
    if unit.panzer_lehr and board.roster.lehr_bridge:
        bridge = state.title.map.index_of(board.roster.lehr_bridge)
        distance = atlas.distance(spot.index, bridge)
    # A change of army still spares the penalty while the formation is on its way to its new area.
    switched = army_change(state, unit.formation)
    if switched == "no" and unit.formation in state.armies.switched:
        switched = "earlier"
    return BoundaryStatus(
        area,
        switched,
        True,
        board.has_marker(n, "reinforcement"),
        board.mode_of(n) == "strategic",
        unit.panzer_lehr,
        distance,
    )


def mode_refusal(state: WachtState, n: int, mode: str) -> Ruling | None:
    """Return why a unit may not take a mode, or None."""
    board = state.board
    unit, name = board.unit(n), board.unit(n).id
    profile = board.profile(n)
    spot = board.hex_of(n)
    if spot is None:
        return refused("WAR-H-30", say("move.off-map", unit=name))
    if board.mode_of(n) == "mr":
        return refused("WAR-H-30", say("mode.in-reserve", unit=name))
    if unit.row == EINHEIT_STIELAU and mode != "tactical":
        return refused("WAR-UNIT-26", say("mode.none", unit=name, count=profile.hexes or 0))
    if mode == "strategic":
        return _strategic_refusal(state, n)
    if mode == "exploitation" and profile.cls != "Mech" and not board.may_choose_class(n):
        return refused("WAR-H-30", say("mode.leg", unit=name))
    if mode == "pa":
        found = boundary_penalties(state.title.charts, boundary_status(state, n))
        if not found.may_enter_pa:
            rules = tuple(line.rule for line in found.ledger if line.rule in ("WAR-BOUNDARY-04", "WAR-BOUNDARY-07"))
            return refused(rules, say("mode.no-assault", unit=name, why=found.ledger[-1].message))
    return None


def _strategic_refusal(state: WachtState, n: int) -> Ruling | None:
    board = state.board
    profile, name, side = board.profile(n), board.unit(n).id, board.side_of[n]
    spot = board.hex_of(n)
    assert spot is not None
    able = profile.strategic is True or (profile.stem == US_LEG and available_transport(state, n) != "none")
    if not able:
        return refused(profile.row.rule, say("mode.no-strategic", name=name))
    if threats_to(state, side).adjacent_enemies(spot.index).forts:
        return refused("WAR-7.5.6-02", say("mode.next-to-fort", unit=name, hex=spot.hex))
    if state.overstacking_rule(spot.index, side):
        return refused("WAR-ROAD-16", say("mode.overstacked", unit=name, hex=spot.hex))
    return None


def available_transport(state: WachtState, n: int) -> str:
    """Return the transport available to a US leg unit: its division's own, else TP of its army, else none."""
    board = state.board
    unit = board.unit(n)
    formation = board.formation_of[unit.formation]
    if board.carried[n]:
        return board.transport_of(n)
    if formation.intrinsic:
        return "intrinsic"
    cost = state.title.profile(unit.row, None, "US", None, "tp", None).tp_cost
    left = state.armies.tp[state.armies.army_of[formation.id]]
    return "tp" if not isinstance(cost, str) and left >= 2 * cost else "none"
