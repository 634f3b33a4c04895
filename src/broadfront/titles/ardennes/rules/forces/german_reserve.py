"""German Reserve: where units may be deployed, which are overdue, and when OKW is released."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from broadfront.board.zones import ENEMY
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Bar, Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import in_bits
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import bar_to_deploy
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.formations import members
from broadfront.titles.ardennes.rules.grounds import DAY, OKW_ARMY, OUT_OF_FUEL, ROSTER, STEPS, SUPPLY, ZONES
from broadfront.titles.ardennes.rules.lines.idle import idle_hexes
from broadfront.titles.ardennes.rules.lines.supply import Supply, in_supply, supply
from broadfront.titles.ardennes.rules.markers import DEPLOYED, ENEMY_TOWN, IN_SUPPLY, ISOLATED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import put_down
from broadfront.titles.ardennes.rules.routes.stacking import has_room, stacking_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = [
    "bar_to_deployment",
    "check_deployment",
    "deployment_hexes",
    "okw_release",
    "overdue",
    "terms_of",
]

AWAY, CLOSE = 3, 3
OVERDUE_FROM, LATE = 18, 2


def okw_release(state: ArdennesState) -> Ruling:
    """Return the ruling on whether OKW is released.

    An InSupply German unit at or beyond the Meuse must be able to trace Supply.
    """
    board = state.board
    ground, hexes = state.ground, board.hexes
    for n in state.on_map(GERMAN):
        hex = hexes[n]
        if (hex in ground.meuse or hex in ground.meuse_west) and board.supply[n] == IN_SUPPLY and in_supply(state, n):
            return allowed("ARD-SEQ-03", "ARD-D1-10", message=say("deploy.okw-released", unit=state.units[n].id))
    return refused(("ARD-SEQ-03", "ARD-D1-10"), say("deploy.okw-waits"))


@decides("ARD-SEQ-02")
def overdue(state: ArdennesState) -> tuple[int, ...]:
    """Return the German Reserve units that must be placed now: due two days ago or earlier."""
    return _waiting_since(state, state.clock.day - LATE) if state.clock.day >= OVERDUE_FROM else ()


@finding(rests_on=(ROSTER,))
def _waiting_since(state: ArdennesState, day: int) -> tuple[int, ...]:
    """Return the German Reserve units due on a day or before, lowest selector first."""
    roster, boxes = state.board.roster, state.title.reserve_boxes
    return tuple([n for n in _due_by(state.title, day) if roster[n] is boxes[n]])


@lru_cache(maxsize=32)
def _due_by(title: Ardennes, day: int) -> tuple[int, ...]:
    """Return the German units due on a day or before, except OKW, lowest selector first."""
    due = [unit.number for unit in title.units if unit.day <= day and unit.arrival != "okw"]
    return title.in_order([n for n in due if title.side_numbers[n] == GERMAN])


ALLIES_THERE = Bar("ARD-D1-06", say("deploy.allies-there"))
NO_HEAD = Bar("ARD-D1-06", say("deploy.no-supply-head"))
OUTSIDE = Bar("ARD-D1-06", say("deploy.outside-army"))
TOO_NEAR = Bar("ARD-D1-07", say("deploy.too-near"))
NO_KIN_NEAR = say("deploy.no-kin-near")


class Terms(NamedTuple):
    """Precomputed conditions for deploying one German Reserve unit."""

    own: Bar | None
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
        """Rules by which the unit is deployed."""
        return "ARD-D1-06", "ARD-D1-07", self.rule


def _allied_ground(state: ArdennesState) -> bytearray:
    """Return bytes that are not 0 for hexes with a non-Isolated Allied unit or an Allied-held City or Town."""
    allied = state.board.zoc.of_bits(GERMAN, ENEMY | ENEMY_TOWN)
    for hex in idle_hexes(state, ALLIED):
        allied[hex] &= ENEMY_TOWN
    return allied


@finding(rests_on=(ZONES, SUPPLY), while_equal=_allied_ground)
@decides("ARD-D1-07", "ARD-S1-21")
def _near_allies(state: ArdennesState) -> int:
    """Return a bit set of the hexes nearer than 3 to a non-Isolated Allied unit or an Allied City or Town."""
    return state.ground.near(state.ground.marked(_allied_ground(state)), AWAY - 1)


@finding(rests_on=(supply, _near_allies, DAY, OKW_ARMY, OUT_OF_FUEL))
def terms_of(state: ArdennesState, number: int) -> Terms:
    kin, rule = _kin(state, number)
    close, area = state.ground.near(kin, CLOSE), state.ground.army_area.get(army_of(state, number))
    return Terms(bar_to_deploy(state, number), supply(state, GERMAN), area, _near_allies(state), close, rule)


def bar_to_deployment(state: ArdennesState, number: int, hex: int, terms: Terms) -> Bar | None:
    """Return what forbids deploying the unit in a hex, or None."""
    if terms.own is not None:
        return terms.own
    if state.board.zoc.holds(ALLIED, hex):
        return ALLIES_THERE
    if not terms.net.is_head(hex):
        return NO_HEAD
    if terms.area is not None and hex not in terms.area:
        return OUTSIDE
    if terms.too_near >> hex & 1:
        return TOO_NEAR
    if not terms.close >> hex & 1:
        return Bar(terms.rule, NO_KIN_NEAR)
    if has_room(state, number, hex):
        return None
    full = stacking_refusal(state, number, hex)
    assert full is not None
    return Bar(full.rules, say("deploy.no-room", why=full.why))


def check_deployment(state: ArdennesState, number: int, hex: int) -> Ruling:
    """Return the ruling on whether a German Reserve unit may be deployed in a hex."""
    unit, id, terms = state.units[number].id, state.name(hex), terms_of(state, number)
    bar = bar_to_deployment(state, number, hex, terms)
    if bar is None:
        return Ruling(True, say("deploy.may-be", unit=unit, hex=id), terms.rules)
    if bar is TOO_NEAR:
        return bar.ruling(unit=unit, hex=id, nearest=_nearest(state, hex))
    return bar.ruling(unit=unit, hex=id, army=army_of(state, number))


@finding(rests_on=(terms_of, STEPS))
@mirrors(check_deployment)
def deployment_hexes(state: ArdennesState, number: int) -> list[int]:
    """Return every hex where a German Reserve unit may be deployed now, in reading order."""
    terms = terms_of(state, number)
    likely = in_bits(terms.net.head_bits & terms.close & ~terms.too_near)
    return [hex for hex in likely if bar_to_deployment(state, number, hex, terms) is None]


def _nearest(state: ArdennesState, hex: int) -> Message:
    """Return a message naming an Allied unit, City or Town nearer than 3 hexes."""
    away = state.ground.distance[hex]
    board = state.board
    for n in state.on_map(ALLIED):
        there = board.hex(n)
        if there is not None and board.supply[n] != ISOLATED and away[there] < AWAY:
            return say("deploy.unit-near", unit=state.units[n].id, hex=state.name(there))
    towns = (town for town in sorted(state.ground.town) if away[town] < AWAY and state.land.held_by(town) == ALLIED)
    return say("deploy.town-near", hex=state.name(next(towns)))


def _kin(state: ArdennesState, number: int) -> tuple[Iterable[int], str]:
    """Return the hexes of the units that a German Reserve unit must be near, and the rule.

    These are units of its division; if none is on the map, of its corps; otherwise of its army. The first OKW unit may
    join any German unit.
    """
    unit, units, hexes, formation = state.units[number], state.units, state.board.hexes, state.title.formation
    if unit.corps == "OKW" and not any(hexes[n] is not None for n in formation("OKW")):
        return state.board.occupied(GERMAN), "ARD-D1-13"
    named = [n for n in formation(unit.division) if hexes[n] is not None]
    kin = [n for n in named if units[n].division == unit.division and units[n].side == unit.side]
    if not kin:
        kin = [n for n in formation(unit.corps) if hexes[n] is not None and units[n].corps == unit.corps]
    if not kin:
        kin = [n for n in members(state, GERMAN, (army_of(state, number),), "army") if hexes[n] is not None]
    return {hex for n in kin if (hex := hexes[n]) is not None}, "ARD-D1-08"


def in_reserve(state: ArdennesState, number: int) -> bool:
    return state.board.where[number] is state.title.reserve_boxes[number]


@decides("ARD-D1-09")
def _division_hex(state: ArdennesState, number: int) -> int | None:
    """Return the hex where units of the same division were deployed in this impulse, or None."""
    return state.tally.division_hexes.get(state.units[number].division)


def german_deploy_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Return why a German Reserve unit cannot be deployed in a hex now, or None when it can."""
    if not in_reserve(state, number):
        return refused("ARD-D1-06", say("deploy.not-in-reserve", unit=state.units[number].id))
    ruling = check_deployment(state, number, hex)
    if not ruling.legal:
        return ruling
    first = _division_hex(state, number)
    if first is not None and first != hex:
        return refused("ARD-D1-09", say("deploy.division-elsewhere", hex=state.name(first)))
    return None


def german_hexes(state: ArdennesState, number: int) -> list[int]:
    """Return every hex where a German Reserve unit may be deployed now, its division kept together."""
    first = _division_hex(state, number)
    if first is not None:
        bar = bar_to_deployment(state, number, first, terms_of(state, number))
        return [first] if bar is None else []
    return deployment_hexes(state, number)


def deploy_german(state: ArdennesState, number: int, hex: str, *rules: str) -> None:
    """Place a German Reserve unit; it cannot act again in this activation."""
    index = state.ground.map.index[hex]
    by = terms_of(state, number).rules
    put_down(state, Cause.DEPLOY_GERMAN, number, index)
    state.activation.mark_done(number, DEPLOYED)
    state.tally.note_division_hex(state.units[number].division, index)
    state.emit(say("deploy.deployed", unit=state.units[number].id, hex=hex), *by, "ARD-D1-09", *rules)
