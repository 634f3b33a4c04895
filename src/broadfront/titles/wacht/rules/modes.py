"""Modes, changes of army, and the relation of units to the army boundaries (H-30, H-33)."""

from __future__ import annotations

from broadfront.core.rulings import Ruling, refused
from broadfront.titles.wacht.data.boundaries import BoundaryStatus, boundary_penalties
from broadfront.titles.wacht.data.unit_table import EINHEIT_STIELAU, US_LEG
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side


def when_formation_changed_army(state: WachtState, formation: str) -> str:
    """Return when a formation last changed army: this_turn, last_turn, or no."""
    turn = state.armies.switched.get(formation)
    if turn is None:
        return "no"
    return "this_turn" if turn == state.clock.turn else "last_turn" if turn == state.clock.turn - 1 else "no"


def boundary_status(state: WachtState, unit_number: int) -> BoundaryStatus:
    """Return where a unit stands now relative to the army boundaries, and what may excuse it."""
    board = state.board
    unit, side = board.unit(unit_number), board.side_of[unit_number]
    spot = board.hex_of(unit_number)
    assert spot is not None
    atlas = state.title.atlas
    areas = atlas.army_areas(side, spot.index, state.clock.is_late_boundary_in_force)
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
    switched = when_formation_changed_army(state, unit.formation)
    if switched == "no" and unit.formation in state.armies.switched:
        switched = "earlier"
    return BoundaryStatus(
        area,
        switched,
        True,
        board.has_marker(unit_number, "reinforcement"),
        board.mode_of(unit_number) == "strategic",
        unit.panzer_lehr,
        distance,
    )


def mode_refusal(state: WachtState, unit_number: int, mode: str) -> Ruling | None:
    """Return why a unit may not choose a mode, or None if it may."""
    board = state.board
    unit, name = board.unit(unit_number), board.unit(unit_number).id
    profile = board.profile(unit_number)
    spot = board.hex_of(unit_number)
    if spot is None:
        return refused("WAR-H-30", say("move.off-map", unit=name))
    if board.mode_of(unit_number) == "mr":
        return refused("WAR-H-30", say("mode.in-reserve", unit=name))
    if unit.row == EINHEIT_STIELAU and mode != "tactical":
        return refused("WAR-UNIT-26", say("mode.none", unit=name, count=profile.hexes or 0))
    if mode == "strategic":
        return _strategic_refusal(state, unit_number)
    if mode == "exploitation" and profile.cls != "Mech" and not board.may_choose_class(unit_number):
        return refused("WAR-H-30", say("mode.leg", unit=name))
    if mode == "pa":
        found = boundary_penalties(state.title.charts, boundary_status(state, unit_number))
        if not found.may_enter_pa:
            rules = tuple(line.rule for line in found.ledger if line.rule in ("WAR-BOUNDARY-04", "WAR-BOUNDARY-07"))
            return refused(rules, say("mode.no-assault", unit=name, why=found.ledger[-1].message))
    return None


def _strategic_refusal(state: WachtState, unit_number: int) -> Ruling | None:
    """Return why a unit may not choose Strategic Mode, or None if it may."""
    board = state.board
    profile, name, side = board.profile(unit_number), board.unit(unit_number).id, board.side_of[unit_number]
    spot = board.hex_of(unit_number)
    assert spot is not None
    able = profile.strategic is True or (profile.stem == US_LEG and available_transport(state, unit_number) != "none")
    if not able:
        return refused(profile.row.rule, say("mode.no-strategic", name=name))
    if threats_to_side(state, side).adjacent_enemies(spot.index).forts:
        return refused("WAR-7.5.6-02", say("mode.next-to-fort", unit=name, hex=spot.hex))
    if state.overstacking_rule(spot.index, side):
        return refused("WAR-ROAD-16", say("mode.overstacked", unit=name, hex=spot.hex))
    return None


def available_transport(state: WachtState, unit_number: int) -> str:
    """Return what can carry a US leg unit: `intrinsic` (its division's own), `tp` (transport points) or `none`."""
    board = state.board
    unit = board.unit(unit_number)
    formation = board.formation_of[unit.formation]
    if board.carried[unit_number]:
        return board.transport_of(unit_number)
    if formation.intrinsic:
        return "intrinsic"
    cost = state.title.profile(unit.row, None, "US", None, "tp", None).tp_cost
    left = state.armies.tp[state.armies.army_of[formation.id]]
    return "tp" if not isinstance(cost, str) and left >= 2 * cost else "none"
