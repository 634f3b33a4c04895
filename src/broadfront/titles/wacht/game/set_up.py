"""A set-up becomes a position: its places, words and numbers held against the map and the charts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from broadfront.board.draw.nato import arm
from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.facts import Fact
from broadfront.core.files import line_with, read_text
from broadfront.core.locations import Location
from broadfront.titles.wacht.data.bridges import BRIDGES, bridge_class
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.game_turn import ACCEPTED, turn_of
from broadfront.titles.wacht.data.records import (
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
from broadfront.titles.wacht.data.set_up_file import SetBridge, SetFormation, SetUnit, SetUp, data_in, set_up_in
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state import DESTROYED, NO_LIMIT, WachtState

HEAVIEST = ("", "L", "M", "H")


class _Reader:
    def __init__(self, title: Wacht, source: str, text: str) -> None:
        self.title = title
        self.source = source
        self.text = text

    def wrong(self, what: str, given: object = None, accepted: object = None) -> Invalid:
        words = [str(given), *sorted(re.findall(r"[\w.-]+\w", what), key=len, reverse=True)]
        line = next((line for word in words if (line := line_with(self.text, word))), 0)
        where = f"{self.source}, line {line or 1}" if self.text else self.source
        return Invalid(f"{where}: {what}.", parameter="set-up", given=given, accepted=accepted)

    def among(self, what: str, given: str, accepted: tuple[str, ...]) -> str:
        if given not in accepted:
            said = ", ".join(word or "nothing" for word in accepted)
            raise self.wrong(f"{what} is {given!r}; expected {said}", given=given, accepted=list(accepted))
        return given

    def hex(self, text: str, what: str) -> str:
        """A hex id from `050072`, `Losheim` or `Losheim/W/SW`."""
        name, *steps = text.split("/")
        try:
            found = self.title.map.find(name)
        except BroadfrontError as error:
            raise self.wrong(f"{what}: {error}", given=text, accepted=error.accepted) from None
        for step in steps:
            way = self.among(f"{what}: the direction", step.strip().upper(), DIRECTIONS)
            there = self.title.atlas.around[self.title.map.index_of(found)][DIRECTIONS.index(way)]
            if there >= self.title.atlas.count:
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


def read_set_up(title: Wacht, text: str, source: str = "set-up") -> WachtState:
    """The state a set-up file describes, before its first step."""
    return set_up_from(title, data_in(text, source), source, text)


def set_up_from(
    title: Wacht, data: Mapping[str, Any], source: str = "set-up", text: str = "", *, strict: bool = True
) -> WachtState:
    """The state that the data of a set-up describe, before its first step.

    Not `strict`, enemies may share a hex, as they may for a moment while somebody edits it.
    """
    given = set_up_in(data, source, text)
    state = _state(_Reader(title, source, text), given, strict)
    known = without_words(type(state))
    state.set_right(**{name: known[name].load(title, said) for name, said in given.now.items() if name in known})
    return state


def without_words(kind: Any = WachtState) -> dict[str, Fact]:
    """Facts for which a set-up has no words of its own: they stand in `now` as a saved game has them."""
    own = {*SetUp.__struct_fields__, *SetUnit.__struct_fields__}
    shown = {name: fact for name, fact in kind.FACTS.items() if fact.value is not None and not fact.not_in_file}
    return {name: fact for name, fact in shown.items() if (fact.file or name) not in own}


def load_set_up(title: Wacht, path: Path) -> WachtState:
    """The state of a set-up file of one's own."""
    return read_set_up(title, read_text(path, parameter="set-up"), str(path))


def _state(reader: _Reader, given: SetUp, strict: bool) -> WachtState:
    title = reader.title
    armies = {army.id: army for army in given.army}
    for army in given.army:
        reader.among(f"side of army {army.id}", army.side, SIDES)
    formations = [_formation(reader, one, armies) for one in sorted(given.formation, key=lambda f: SIDES.index(f.side))]
    by_id = {one.id: one for one in given.formation}
    if len(by_id) != len(given.formation):
        raise reader.wrong("two formations have the same id", given=[one.id for one in given.formation])
    listed = [(formation, unit) for formation in formations for unit in by_id[formation.id].units]
    units = tuple(_unit(reader, formation, unit, by_id) for formation, unit in listed)
    ids = [unit.id for unit in units]
    if len(set(ids)) != len(ids):
        twice = next(one for one in ids if ids.count(one) > 1)
        raise reader.wrong(f"two units have the id {twice!r}", given=twice)
    start = reader.turn(given.turn, "turn")
    later = tuple(
        sorted((reader.turn(turn, "later_ground"), reader.among("later_ground", ground, GROUNDS))
               for turn, ground in given.later_ground.items())
    )  # fmt: skip
    lehr = reader.hex(given.lehr_bridge, "lehr_bridge") if given.lehr_bridge else ""
    roster = Roster(given.army, tuple(formations), units, given.label, later, lehr)  # fmt: skip
    state = WachtState(title, next(iter(title.card.variants)), next(iter(title.card.scenarios)))
    count = len(units)
    spots = [reader.hex(unit.at, f"unit {unit.id}") if unit.at else "" for _, unit in listed]
    off: Location = title.locations.boxes["Off map"]
    state.lay(
        roster=roster,
        turn=start,
        last_turn=start + max(1, given.turns) - 1,
        phase="",
        ground=reader.among("ground", given.ground, GROUNDS),
        where=[title.locations.hex(spot) if spot else off for spot in spots],
        mode=bytearray(_word(reader, unit, "mode", unit.mode, MODES) for _, unit in listed),
        cls=bytearray(_word(reader, unit, "movement_class", unit.movement_class, CLASSES) for _, unit in listed),
        carried=bytearray(_word(reader, unit, "carried", unit.carried, TRANSPORTS) for _, unit in listed),
        battery=bytearray(_word(reader, unit, "battery", unit.battery or "none", BATTERIES) for _, unit in listed),
        steps=bytearray(unit.steps - unit.lost for _, unit in listed),
        markers=bytearray(_markers(reader, unit) for _, unit in listed),
        flags=bytearray(count),
        fuel=bytearray([NO_LIMIT] * count),
        fuel_status={},
        fuel_result={},
        fp={army.id: _halves(reader, army, "fuel", army.fuel) for army in given.army},
        tp={army.id: _halves(reader, army, "tp", army.tp) for army in given.army},
        leader_bonus={},
        mr_release={},
        mr_bonus={},
        manteuffel="",
        collins="",
        army_of={formation.id: formation.army for formation in formations},
        switched={},
        night_activity={reader.among("night_activity", side, SIDES): 1 for side in given.night_activity},
        bridges=dict(_bridge(reader, bridge) for bridge in given.bridge),
        crossed={},
        works={
            reader.hex(hex, "works"): reader.among(f"works at {hex}", kind, ("ip", "et", "fort"))
            for hex, kind in given.works.items()
        },
        dump=reader.turn(given.dump_captured, "dump_captured") if given.dump_captured else -1,
    )
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
        row, battery = charts.unit_table.find(given.row)
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
    d = title.atlas.direction(a, b)
    if d is None or (a, d) not in title.map.sides["rivers"]:
        raise reader.wrong(f"bridge between {' and '.join(given.between)}: no water lies between them", given.between)
    kind = reader.among(f"bridge between {' and '.join(given.between)}", given.kind, (*BRIDGES, DESTROYED))
    return title.atlas.key(a, d), f"{kind}+safe" if given.held and kind != DESTROYED else kind


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
