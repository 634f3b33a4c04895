"""German Reserve: where units may be deployed, which units are overdue, and when OKW is released."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from broadfront.board.zones import ENEMY
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Objection, Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import hexes_in_bits
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import objection_to_deploy
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.lines.idle_units import hexes_with_only_idle_units
from broadfront.titles.ardennes.rules.lines.supply import Supply, is_in_supply, supply
from broadfront.titles.ardennes.rules.markers import DEPLOYED, ENEMY_TOWN, IN_SUPPLY, ISOLATED
from broadfront.titles.ardennes.rules.memo_inputs import DAY, OKW_ARMY, OUT_OF_FUEL, ROSTER, STEPS, SUPPLY, ZONES
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import put_down
from broadfront.titles.ardennes.rules.routes.stacking import can_fit, stacking_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = [
    "check_deployment",
    "check_okw_release",
    "deployment_hexes",
    "deployment_terms",
    "objection_to_deployment",
    "overdue_units",
]

MIN_ENEMY_DISTANCE, MAX_KIN_DISTANCE = 3, 3
FIRST_OVERDUE_DAY, OVERDUE_DAYS = 18, 2


def check_okw_release(state: ArdennesState) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether OKW is released.

    An InSupply German unit at or beyond the Meuse must be able to trace Supply.
    """
    board = state.board
    ground, hexes = state.ground, board.hexes
    for n in state.on_map(GERMAN):
        hex = hexes[n]
        if (
            (hex in ground.meuse or hex in ground.meuse_west)
            and board.supply[n] == IN_SUPPLY
            and is_in_supply(state, n)
        ):
            return allowed("ARD-SEQ-03", "ARD-D1-10", message=say("deploy.okw-released", unit=state.units[n].id))
    return refused(("ARD-SEQ-03", "ARD-D1-10"), say("deploy.okw-waits"))


@decides("ARD-SEQ-02")
def overdue_units(state: ArdennesState) -> tuple[int, ...]:
    """Return the German Reserve units that must be placed now because they were due two or more days ago."""
    return _waiting_units_due_by(state, state.clock.day - OVERDUE_DAYS) if state.clock.day >= FIRST_OVERDUE_DAY else ()


@memoized(rests_on=(ROSTER,))
def _waiting_units_due_by(state: ArdennesState, day: int) -> tuple[int, ...]:
    """Return the units in the German Reserve that were due on a day or before, lowest printed selector number first."""
    roster, boxes = state.board.roster, state.title.reserve_boxes
    return tuple([n for n in _units_due_by(state.title, day) if roster[n] is boxes[n]])


@lru_cache(maxsize=32)
def _units_due_by(title: Ardennes, day: int) -> tuple[int, ...]:
    """Return all German units due on a day or before, without OKW units, lowest printed selector number first."""
    due = [unit.number for unit in title.units if unit.day <= day and unit.arrival != "okw"]
    return title.sort_units([n for n in due if title.side_numbers[n] == GERMAN])


ALLIES_THERE = Objection("ARD-D1-06", say("deploy.allies-there"))
NO_HEAD = Objection("ARD-D1-06", say("deploy.no-supply-head"))
OUTSIDE = Objection("ARD-D1-06", say("deploy.outside-army"))
TOO_NEAR = Objection("ARD-D1-07", say("deploy.too-near"))
NO_KIN_NEAR = say("deploy.no-kin-near")


class DeploymentTerms(NamedTuple):
    """Precomputed conditions for deploying one German Reserve unit in any hex."""

    own_objection: Objection | None
    """What forbids deploying the unit anywhere, or None."""
    net: Supply
    area: Set[int] | None
    """Hexes of its army's area; None when it has no boundaries."""
    too_near: int
    """Bit set of the hexes nearer than 3 to an Allied unit or place."""
    close: int
    """Bit set of the hexes near enough to a unit it must be near; `rule` is the rule that requires it."""
    rule: str

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that allow the deployment."""
        return "ARD-D1-06", "ARD-D1-07", self.rule


def _mark_allied_presence(state: ArdennesState) -> bytearray:
    """Return one byte per hex: 0 unless the hex has a non-Isolated Allied unit or is an Allied-held City or Town."""
    allied = state.board.zoc.masked_flags(GERMAN, ENEMY | ENEMY_TOWN)
    for hex in hexes_with_only_idle_units(state, ALLIED):
        allied[hex] &= ENEMY_TOWN
    return allied


@memoized(rests_on=(ZONES, SUPPLY), while_equal=_mark_allied_presence)
@decides("ARD-D1-07", "ARD-S1-21")
def _hexes_too_near_allies_as_bits(state: ArdennesState) -> int:
    """Return all hexes too near (below 3) to an Allied unit that is not Isolated, or to an Allied City or Town, as
    bits."""
    return state.ground.hexes_near_as_bits(
        state.ground.marked_hexes(_mark_allied_presence(state)), MIN_ENEMY_DISTANCE - 1
    )


@memoized(rests_on=(supply, _hexes_too_near_allies_as_bits, DAY, OKW_ARMY, OUT_OF_FUEL))
def deployment_terms(state: ArdennesState, number: int) -> DeploymentTerms:
    """Return the precomputed conditions for deploying a German Reserve unit."""
    kin, rule = _hexes_to_deploy_near(state, number)
    close, area = (
        state.ground.hexes_near_as_bits(kin, MAX_KIN_DISTANCE),
        state.ground.army_area.get(army_of(state, number)),
    )
    return DeploymentTerms(
        objection_to_deploy(state, number),
        supply(state, GERMAN),
        area,
        _hexes_too_near_allies_as_bits(state),
        close,
        rule,
    )


def objection_to_deployment(state: ArdennesState, number: int, hex: int, terms: DeploymentTerms) -> Objection | None:
    """Return what forbids deploying a German Reserve unit in a hex, or None if nothing does."""
    if terms.own_objection is not None:
        return terms.own_objection
    if state.board.zoc.has_unit(ALLIED, hex):
        return ALLIES_THERE
    if not terms.net.is_head(hex):
        return NO_HEAD
    if terms.area is not None and hex not in terms.area:
        return OUTSIDE
    if terms.too_near >> hex & 1:
        return TOO_NEAR
    if not terms.close >> hex & 1:
        return Objection(terms.rule, NO_KIN_NEAR)
    if can_fit(state, number, hex):
        return None
    full = stacking_refusal(state, number, hex)
    assert full is not None
    return Objection(full.rules, say("deploy.no-room", why=full.why))


def check_deployment(state: ArdennesState, number: int, hex: int) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether a German Reserve unit may be deployed in a hex."""
    unit, id, terms = state.units[number].id, state.hex_id(hex), deployment_terms(state, number)
    bar = objection_to_deployment(state, number, hex, terms)
    if bar is None:
        return Ruling(True, say("deploy.may-be", unit=unit, hex=id), terms.rules)
    if bar is TOO_NEAR:
        return bar.to_ruling(unit=unit, hex=id, nearest=_describe_nearest(state, hex))
    return bar.to_ruling(unit=unit, hex=id, army=army_of(state, number))


@memoized(rests_on=(deployment_terms, STEPS))
@mirrors(check_deployment)
def deployment_hexes(state: ArdennesState, number: int) -> list[int]:
    """Return every hex where a German Reserve unit may be deployed now, in reading order."""
    terms = deployment_terms(state, number)
    likely = hexes_in_bits(terms.net.head_bits & terms.close & ~terms.too_near)
    return [hex for hex in likely if objection_to_deployment(state, number, hex, terms) is None]


def _describe_nearest(state: ArdennesState, hex: int) -> Message:
    """Return a message that names an Allied unit, City or Town nearer than 3 hexes to a hex."""
    away = state.ground.distance[hex]
    board = state.board
    for n in state.on_map(ALLIED):
        there = board.hex_of_unit(n)
        if there is not None and board.supply[n] != ISOLATED and away[there] < MIN_ENEMY_DISTANCE:
            return say("deploy.unit-near", unit=state.units[n].id, hex=state.hex_id(there))
    towns = (
        town
        for town in sorted(state.ground.town)
        if away[town] < MIN_ENEMY_DISTANCE and state.land.place_holder(town) == ALLIED
    )
    return say("deploy.town-near", hex=state.hex_id(next(towns)))


def _hexes_to_deploy_near(state: ArdennesState, number: int) -> tuple[Iterable[int], str]:
    """Return the hexes of the units near which a German Reserve unit must be deployed, and the rule id.

    These are units of its division; if none is on the map, of its corps; otherwise of its army. The first OKW unit may
    be deployed near any German unit.
    """
    unit, units, hexes, formation = state.units[number], state.units, state.board.hexes, state.title.formation_units
    if unit.corps == "OKW" and not any(hexes[n] is not None for n in formation("OKW")):
        return state.board.occupied_hexes(GERMAN), "ARD-D1-13"
    named = [n for n in formation(unit.division) if hexes[n] is not None]
    kin = [n for n in named if units[n].division == unit.division and units[n].side == unit.side]
    if not kin:
        kin = [n for n in formation(unit.corps) if hexes[n] is not None and units[n].corps == unit.corps]
    if not kin:
        kin = [n for n in units_in_formations(state, GERMAN, (army_of(state, number),), "army") if hexes[n] is not None]
    return {hex for n in kin if (hex := hexes[n]) is not None}, "ARD-D1-08"


def is_in_reserve(state: ArdennesState, number: int) -> bool:
    """Return whether a unit is in the Reserve box of its side."""
    return state.board.where[number] is state.title.reserve_boxes[number]


@decides("ARD-D1-09")
def _division_hex(state: ArdennesState, number: int) -> int | None:
    """Return the hex where a unit's division was deployed earlier in this impulse, or None if it was not."""
    return state.tally.division_hexes.get(state.units[number].division)


def deployment_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Return why a German Reserve unit cannot be deployed in a hex now, or None when it can."""
    if not is_in_reserve(state, number):
        return refused("ARD-D1-06", say("deploy.not-in-reserve", unit=state.units[number].id))
    ruling = check_deployment(state, number, hex)
    if not ruling.legal:
        return ruling
    first = _division_hex(state, number)
    if first is not None and first != hex:
        return refused("ARD-D1-09", say("deploy.division-elsewhere", hex=state.hex_id(first)))
    return None


def german_deployment_hexes(state: ArdennesState, number: int) -> list[int]:
    """Return every hex where a German Reserve unit may be deployed now; a division is deployed in one hex."""
    first = _division_hex(state, number)
    if first is not None:
        bar = objection_to_deployment(state, number, first, deployment_terms(state, number))
        return [first] if bar is None else []
    return deployment_hexes(state, number)


def deploy_german_unit(state: ArdennesState, number: int, hex: str, *rules: str) -> None:
    """Place a German Reserve unit in a hex; the unit cannot act again in this activation."""
    index = state.ground.map.index[hex]
    by = deployment_terms(state, number).rules
    put_down(state, Cause.DEPLOY_GERMAN, number, index)
    state.activation.mark_done(number, DEPLOYED)
    state.tally.note_division_hex(state.units[number].division, index)
    state.emit(say("deploy.deployed", unit=state.units[number].id, hex=hex), *by, "ARD-D1-09", *rules)
