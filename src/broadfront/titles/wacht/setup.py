"""Set-up files: who is where when a game begins, and how. The format is documented in docs/titles/wacht.md."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.locations import Location
from broadfront.titles.wacht.bridges import BRIDGES, bridge_class
from broadfront.titles.wacht.charts import GROUNDS
from broadfront.titles.wacht.records import (
    BATTERIES,
    CLASSES,
    KINDS,
    MARKERS,
    MODES,
    SIDES,
    TRANSPORTS,
    Army,
    Formation,
    Roster,
    Unit,
)
from broadfront.titles.wacht.state import DESTROYED, NO_LIMIT, WachtState
from broadfront.titles.wacht.turns import ACCEPTED, turn_of

if TYPE_CHECKING:
    from broadfront.titles.wacht.title import Wacht

FORMAT = "wacht-setup 1"
HEAVIEST = ("", "L", "M", "H")


class SetUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as a set-up file gives it: the fields of its record, and where and how it begins."""

    id: str
    row: str
    at: str = ""
    """A hex, a place, or either followed by steps: `Losheim/W/SW`. Nothing for a unit that is not on the map yet."""
    size: str = "battalion"
    companies: int = 0
    steps: int = 2
    lost: int = 0
    attached_to: str = ""
    origin: str = ""
    motive: str = ""
    red_hexagon: bool = False
    range: int = 0
    vehicles: tuple[str, ...] = ()
    ranger: bool = False
    brigade_150: bool = False
    panzer_lehr: bool = False
    heavy_at: bool = False
    heavy_flak: bool = False
    engineer: str = ""
    hq: str = ""
    leader: str = ""
    commands: tuple[str, ...] = ()
    activated: bool = False
    assembly: tuple[str, ...] = ()
    symbol: str = ""
    mode: str = "tactical"
    battery: str = ""
    movement_class: str = ""
    carried: str = "none"
    markers: tuple[str, ...] = ()


class SetFormation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    side: str
    kind: str
    army: str
    corps: str = ""
    mechanized: bool = False
    intrinsic: bool = False
    extended_supply: bool = False
    units: tuple[SetUnit, ...] = ()


class SetBridge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge that is not the printed one."""

    between: tuple[str, str]
    kind: str
    held: bool = False
    """It has passed a collapse check."""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    label: str
    turn: str
    army: tuple[Army, ...]
    formation: tuple[SetFormation, ...]
    house: bool = False
    turns: int = 1
    ground: str = "normal"
    later_ground: dict[str, str] = {}
    """Ground conditions from later game turns on."""
    night_activity: tuple[str, ...] = ()
    bridge: tuple[SetBridge, ...] = ()
    works: dict[str, str] = {}
    dump_captured: str = ""
    lehr_bridge: str = ""


class _Reader:
    def __init__(self, title: Wacht, source: str) -> None:
        self.title = title
        self.source = source

    def wrong(self, what: str, given: object = None, accepted: object = None) -> Invalid:
        return Invalid(f"{self.source}: {what}.", parameter="set-up", given=given, accepted=accepted)

    def among(self, what: str, given: str, accepted: tuple[str, ...]) -> str:
        if given not in accepted:
            said = ", ".join(word or "nothing" for word in accepted)
            raise self.wrong(f"{what} is {given!r}; accepted are {said}", given=given, accepted=list(accepted))
        return given

    def hex(self, text: str, what: str) -> str:
        """A hex id from `050072`, `Losheim` or `Losheim/W/SW`."""
        name, *steps = text.split("/")
        try:
            found = self.title.map.find(name)
        except Invalid as error:
            raise self.wrong(f"{what}: {error}", given=text, accepted=error.accepted) from None
        for step in steps:
            way = self.among(f"{what}: the direction", step.strip().upper(), DIRECTIONS)
            there = self.title.field.around[self.title.map.index_of(found)][DIRECTIONS.index(way)]
            if there >= self.title.field.count:
                raise self.wrong(f"{what}: {text} leads off the map", given=text)
            found = self.title.map.ids[there]
        return found

    def turn(self, text: str, what: str) -> int:
        try:
            return turn_of(text).index(self.title.charts, parameter=what)
        except (ValueError, BroadfrontError):
            raise self.wrong(
                f"{what} is {text!r}; give a game turn with its date such as Dec 16 AM", text, ACCEPTED
            ) from None


def read_setup(title: Wacht, text: str, source: str = "set-up") -> WachtState:
    """The state a set-up file describes, before its first step."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid(f"{source}: {error}.", parameter="set-up", given=source, todo="Correct that line.") from None
    return setup_from(title, data, source)


def setup_from(title: Wacht, data: Mapping[str, Any], source: str = "set-up", *, strict: bool = True) -> WachtState:
    """The state that the data of a set-up describe, before its first step.

    Not `strict`, enemies may share a hex, as they may for a moment while somebody edits it.
    """
    if data.get("format") != FORMAT:
        raise Invalid(
            f"{source}: format is {data.get('format')!r}; a set-up begins with format = {FORMAT!r}.",
            parameter="set-up",
            given=data.get("format"),
            accepted=FORMAT,
        )
    try:
        setup = msgspec.convert(data, SetUp)
    except msgspec.ValidationError as error:
        raise Invalid(f"{source}: {error}.", parameter="set-up", given=source) from None
    return _state(_Reader(title, source), setup, strict)


def load_setup(title: Wacht, path: Path) -> WachtState:
    """The state of a set-up file of one's own."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid(f"Cannot read {str(path)!r}: {error}.", parameter="set-up", given=str(path)) from None
    return read_setup(title, text, str(path))


def _state(reader: _Reader, setup: SetUp, strict: bool) -> WachtState:
    title = reader.title
    armies = {army.id: army for army in setup.army}
    for army in setup.army:
        reader.among(f"side of army {army.id}", army.side, SIDES)
    formations = [_formation(reader, one, armies) for one in sorted(setup.formation, key=lambda f: SIDES.index(f.side))]
    by_id = {one.id: one for one in setup.formation}
    if len(by_id) != len(setup.formation):
        raise reader.wrong("two formations have the same id", given=[one.id for one in setup.formation])
    given = [(formation, unit) for formation in formations for unit in by_id[formation.id].units]
    units = tuple(_unit(reader, formation, unit, by_id) for formation, unit in given)
    ids = [unit.id for unit in units]
    if len(set(ids)) != len(ids):
        twice = next(one for one in ids if ids.count(one) > 1)
        raise reader.wrong(f"two units have the id {twice!r}", given=twice)
    start = reader.turn(setup.turn, "turn")
    later = tuple(
        sorted((reader.turn(turn, "later_ground"), reader.among("later_ground", ground, GROUNDS))
               for turn, ground in setup.later_ground.items())
    )  # fmt: skip
    lehr = reader.hex(setup.lehr_bridge, "lehr_bridge") if setup.lehr_bridge else ""
    roster = Roster(setup.army, tuple(formations), units, setup.label, later, lehr)  # fmt: skip
    state = title.empty(next(iter(title.card.scenarios)), next(iter(title.card.variants)))
    state.roster = roster
    state.last_turn = start + max(1, setup.turns) - 1
    state.turn, state.phase, state.ground = start, "", reader.among("ground", setup.ground, GROUNDS)
    count = len(units)
    spots = [reader.hex(unit.at, f"unit {unit.id}") if unit.at else "" for _, unit in given]
    off: Location = title.locations.boxes["Off map"]
    state.where = [title.locations.hex(spot) if spot else off for spot in spots]
    state.mode = bytearray(_word(reader, unit, "mode", unit.mode, MODES) for _, unit in given)
    state.cls = bytearray(_word(reader, unit, "movement_class", unit.movement_class, CLASSES) for _, unit in given)
    state.carried = bytearray(_word(reader, unit, "carried", unit.carried, TRANSPORTS) for _, unit in given)
    state.battery = bytearray(_word(reader, unit, "battery", unit.battery or "none", BATTERIES) for _, unit in given)
    state.steps = bytearray(unit.steps - unit.lost for _, unit in given)
    state.markers = bytearray(_markers(reader, unit) for _, unit in given)
    state.flags, state.fuel = bytearray(count), bytearray([NO_LIMIT] * count)
    state.fuel_status, state.fuel_result, state.leader_bonus = {}, {}, {}
    state.mr_release, state.mr_bonus, state.manteuffel, state.collins = {}, {}, "", ""
    state.fp = {army.id: _halves(reader, army, "fuel", army.fuel) for army in setup.army}
    state.tp = {army.id: _halves(reader, army, "tp", army.tp) for army in setup.army}
    state.army_of = {formation.id: formation.army for formation in formations}
    state.switched = {}
    state.night_activity = {reader.among("night_activity", side, SIDES): 1 for side in setup.night_activity}
    state.bridges = dict(_bridge(reader, bridge) for bridge in setup.bridge)
    state.crossed = {}
    state.works = {
        reader.hex(hex, "works"): reader.among(f"works at {hex}", kind, ("ip", "et", "fort"))
        for hex, kind in setup.works.items()
    }
    state.dump = reader.turn(setup.dump_captured, "dump_captured") if setup.dump_captured else -1
    state.derive()
    _check_units(reader, state, strict)
    return state


def _formation(reader: _Reader, given: SetFormation, armies: dict[str, Army]) -> Formation:
    reader.among(f"side of {given.id}", given.side, SIDES)
    reader.among(f"kind of {given.id}", given.kind, KINDS)
    if given.army not in armies or armies[given.army].side != given.side:
        raise reader.wrong(
            f"{given.id} is of army {given.army!r}; armies of its side are "
            f"{', '.join(a.id for a in armies.values() if a.side == given.side) or 'none'}",
            given=given.army,
        )
    return Formation(
        given.id, given.side, given.kind, given.army, given.corps, given.mechanized, given.intrinsic,
        given.extended_supply,
    )  # fmt: skip


def _unit(reader: _Reader, formation: Formation, given: SetUnit, formations: dict[str, SetFormation]) -> Unit:
    charts = reader.title.charts
    try:
        row, battery = charts.units.find(given.row)
        classes = [bridge_class(charts, vehicle)[1] for vehicle in given.vehicles]
    except BroadfrontError as error:
        raise reader.wrong(f"unit {given.id}: {error}", given=given.row, accepted=error.accepted) from None
    if battery is not None:
        raise reader.wrong(f"unit {given.id}: give row {row!r} and battery apart", given=given.row, accepted=row)
    reader.among(f"size of {given.id}", given.size, ("battalion", "smaller"))
    if given.symbol:
        _symbol(reader, given)
    for name in (given.attached_to, given.origin, *given.commands):
        if name and name not in formations:
            raise reader.wrong(f"unit {given.id} names the formation {name!r}, which is not there", given=name)
    if not 0 <= given.lost < given.steps <= 20:
        raise reader.wrong(f"unit {given.id} has {given.steps} steps and lost {given.lost}", given=given.lost)
    return Unit(
        given.id, formation.id, row, given.size, given.companies, given.steps, given.attached_to, given.origin,
        given.motive, given.red_hexagon, given.range, max(classes, key=HEAVIEST.index, default=""), given.ranger,
        given.brigade_150, given.panzer_lehr, given.heavy_at, given.heavy_flak, given.engineer, given.hq, given.leader,
        given.commands, given.activated, tuple(reader.hex(hex, f"assembly of {given.id}") for hex in given.assembly),
        given.symbol,
    )  # fmt: skip


def _symbol(reader: _Reader, given: SetUnit) -> None:
    from broadfront.board.draw.nato import arm

    try:
        arm(given.symbol)
    except BroadfrontError as error:
        raise reader.wrong(f"unit {given.id}: {error}", given=given.symbol, accepted=error.accepted) from None


def _word(reader: _Reader, unit: SetUnit, what: str, given: str, accepted: tuple[str, ...]) -> int:
    return accepted.index(reader.among(f"{what} of {unit.id}", given, accepted))


def _markers(reader: _Reader, unit: SetUnit) -> int:
    return sum(1 << _word(reader, unit, "a marker", marker, MARKERS) for marker in set(unit.markers))


def _halves(reader: _Reader, army: Army, what: str, given: str) -> int:
    try:
        halves = 2 * Fraction(given)
    except (ValueError, ZeroDivisionError):
        halves = Fraction(-1)
    if halves.denominator != 1 or halves < 0:
        raise reader.wrong(f"{what} of army {army.id} is {given!r}; give points such as 4 or 3/2", given=given)
    return int(halves)


def _bridge(reader: _Reader, given: SetBridge) -> tuple[str, str]:
    title = reader.title
    a, b = (title.map.index_of(reader.hex(hex, "bridge")) for hex in given.between)
    d = title.field.direction(a, b)
    if d is None or (a, d) not in title.map.sides["rivers"]:
        raise reader.wrong(f"bridge between {' and '.join(given.between)}: no water lies between them", given.between)
    kind = reader.among(f"bridge between {' and '.join(given.between)}", given.kind, (*BRIDGES, DESTROYED))
    return title.field.key(a, d), f"{kind}+safe" if given.held and kind != DESTROYED else kind


def _check_units(reader: _Reader, state: WachtState, strict: bool) -> None:
    """Every unit must make sense by the special unit table, and no hex may hold enemies."""
    for n, unit in enumerate(state.roster.units):
        try:
            state.profile(n)
        except BroadfrontError as error:
            raise reader.wrong(f"unit {unit.id}: {error}", given=unit.row, accepted=error.accepted) from None
    for problem in state.status() if strict else ():
        if problem.rule == "WAR-H-48":
            raise reader.wrong(str(problem).rstrip("."), given=problem.where)
