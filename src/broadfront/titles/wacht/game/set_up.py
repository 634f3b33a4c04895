"""Turning set-ups into states, with places, words and numbers checked against the map and the charts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from broadfront.board.draw.nato import find_arm
from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.facts import Fact
from broadfront.core.files import find_line, read_text
from broadfront.core.locations import Location
from broadfront.core.positions.words import read_units
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.titles.wacht.data.bridges import BRIDGES, bridge_class_of_vehicle
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.game_turn import ACCEPTED, parse_turn
from broadfront.titles.wacht.data.records import SIDES, Army, Formation, Roster, Unit
from broadfront.titles.wacht.data.set_up_file import SetBridge, SetFormation, SetUnit, SetUp, parse_set_up
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state.armies import points_in_halves
from broadfront.titles.wacht.rules.state.board import NO_LIMIT
from broadfront.titles.wacht.rules.state.land import DESTROYED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

BRIDGE_CLASSES = ("", "L", "M", "H")
"""Bridge classes of vehicles, from lightest to heaviest."""


class _SetUpReader(NamedTuple):
    """Reader of one set-up; its errors name the source and the line."""

    title: Wacht
    source: str
    text: str

    def make_error(self, problem: str, given: object = None, accepted: object = None) -> Invalid:
        """Return an error about the set-up that names its source and, if found, the line."""
        words = [str(given), *sorted(re.findall(r"[\w.-]+\w", problem), key=len, reverse=True)]
        line = next((line for word in words if (line := find_line(self.text, word))), 0)
        where = f"{self.source}, line {line or 1}" if self.text else self.source
        return Invalid(f"{where}: {problem}.", parameter="set-up", given=given, accepted=accepted)

    @contextmanager
    def locating_errors(self, what: str, given: object) -> Iterator[None]:
        """Add to any error raised inside the block the name and the line of the entry being read."""
        try:
            yield
        except BroadfrontError as error:
            raise self.make_error(f"{what}: {error}", given, error.accepted) from None

    def raise_error(self, given: object, problem: str, _instead: str) -> None:
        """Raise an error about a value given in the set-up."""
        raise self.make_error(problem, given)

    def check_choice(self, what: str, given: str, accepted: tuple[str, ...]) -> str:
        """Return a word given in the set-up; raise an error if it is not among the accepted ones."""
        if given not in accepted:
            raise self.make_error(f"{what} is {given!r}; expected {', '.join(accepted)}", given, list(accepted))
        return given

    def parse_hex(self, text: str, what: str) -> str:
        """Return the hex id of a hex number, a place name, or a place with directions such as `Losheim/W/SW`."""
        name, *steps = text.split("/")
        with self.locating_errors(what, text):
            found = self.title.map.find(name)
        for step in steps:
            way = self.check_choice(f"{what}: the direction", step.strip().upper(), DIRECTIONS)
            there = self.title.atlas.around[self.title.map.index_of(found)][DIRECTIONS.index(way)]
            if there >= self.title.atlas.count:
                raise self.make_error(f"{what}: {text} leads off the map", text)
            found = self.title.map.ids[there]
        return found

    def unit_location(self, unit: SetUnit) -> Location:
        """Return the hex in which a unit of the set-up begins, or the box for units off the map."""
        places = self.title.locations
        return places.hex(self.parse_hex(unit.at, f"unit {unit.id}")) if unit.at else places.boxes["Off map"]

    def parse_turn_number(self, text: str, what: str) -> int:
        """Return the number of a game turn such as `Dec 16 AM`; raise an error if there is no date."""
        try:
            return parse_turn(text).turn_number(self.title.charts, parameter=what)
        except (ValueError, BroadfrontError):
            raise self.make_error(
                f"{what} is {text!r}; give a game turn with its date such as Dec 16 AM", text, ACCEPTED
            ) from None


def read_set_up(title: Wacht, text: str, source: str = "set-up") -> WachtState:
    """Return the game state that the text of a set-up file describes, before the first step."""
    return state_from_set_up(title, parse_toml(text, source), source, text)


def load_set_up(title: Wacht, path: Path) -> WachtState:
    """Return the game state that a set-up file on disk describes, before the first step."""
    return read_set_up(title, read_text(path, parameter="set-up"), str(path))


def state_from_set_up(
    title: Wacht, data: Mapping[str, Any], source: str = "set-up", text: str = "", *, strict: bool = True
) -> WachtState:
    """Return the game state that set-up data describes, before the first step.

    With `strict=False` enemies may share a hex, as can happen for a moment while a set-up is edited.
    """
    given, reader = parse_set_up(data, source, text), _SetUpReader(title, source, text)
    formations = sorted(given.formation, key=lambda one: SIDES.index(one.side))
    units = [unit for formation in formations for unit in formation.units]
    roster, start = _read_roster(reader, given, formations), reader.parse_turn_number(given.turn, "turn")
    state = WachtState(title, next(iter(title.card.variants)), next(iter(title.card.scenarios)))
    state.set_up_facts(
        roster=roster,
        turn=start,
        last_turn=start + max(1, given.turns) - 1,
        ground=given.ground,
        where=[reader.unit_location(unit) for unit in units],
        steps=bytearray(unit.steps - unit.lost for unit in units),
        fuel=bytearray([NO_LIMIT]) * len(units),
        fp={army.id: _read_half_points(reader, army, "fuel", army.fuel) for army in given.army},
        tp={army.id: _read_half_points(reader, army, "tp", army.tp) for army in given.army},
        night_activity=dict.fromkeys(given.night_activity, 1),
        bridges=dict(_read_bridge(reader, bridge) for bridge in given.bridge),
        works={
            reader.parse_hex(hex, "works"): reader.check_choice(f"works at {hex}", kind, ("ip", "et", "fort"))
            for hex, kind in given.works.items()
        },
        dump=reader.parse_turn_number(given.dump_captured, "dump_captured") if given.dump_captured else -1,
    )
    wordless = facts_without_set_up_fields(type(state))
    entries = {n: replace(unit, battery=unit.battery or "none") for n, unit in enumerate(units)}
    state.set_facts(
        **read_units(state, entries, lambda _n: reader.raise_error, tuple(wordless)),
        **{name: wordless[name].load(title, held) for name, held in given.now.items() if name in wordless},
    )
    _check_units(reader, state, strict)
    return state


def facts_without_set_up_fields(kind: Any) -> dict[str, Fact]:
    """Return the values of a game state that set-up files have no field for and keep in the section `now`."""
    own = {*SetUp.__struct_fields__, *SetUnit.__struct_fields__}
    shown = {name: fact for name, fact in kind.FACTS.items() if fact.value is not None and not fact.not_in_file}
    return {name: fact for name, fact in shown.items() if (fact.file or name) not in own}


def _read_roster(reader: _SetUpReader, given: SetUp, listed: list[SetFormation]) -> Roster:
    """Return the armies, formations and units of a set-up after checking their ids."""
    armies, by_id = {army.id: army for army in given.army}, {one.id: one for one in listed}
    formations = tuple(_read_formation(reader, one, armies) for one in listed)
    if len(by_id) != len(listed):
        raise reader.make_error("two formations have the same id", [one.id for one in given.formation])
    units = tuple(_read_unit(reader, one.id, unit, by_id) for one in listed for unit in one.units)
    ids = [unit.id for unit in units]
    if len(set(ids)) != len(ids):
        twice = next(one for one in ids if ids.count(one) > 1)
        raise reader.make_error(f"two units have the id {twice!r}", twice)
    later = sorted(
        (reader.parse_turn_number(turn, "later_ground"), reader.check_choice("later_ground", ground, GROUNDS))
        for turn, ground in given.later_ground.items()
    )
    lehr = reader.parse_hex(given.lehr_bridge, "lehr_bridge") if given.lehr_bridge else ""
    return Roster(given.army, formations, units, given.label, tuple(later), lehr)


def _read_formation(reader: _SetUpReader, given: SetFormation, armies: dict[str, Army]) -> Formation:
    """Return the record of a formation in a set-up; raise an error if its army is unknown or of the other side."""
    if given.army not in armies or armies[given.army].side != given.side:
        raise reader.make_error(
            f"{given.id} is of army {given.army!r}; armies of its side are "
            f"{', '.join(a.id for a in armies.values() if a.side == given.side) or 'none'}",
            given.army,
        )
    return Formation(**_common_fields(Formation, given))


def _common_fields(kind: Any, given: object) -> dict[str, Any]:
    """Return the values of a set-up entry whose field names the record class also has, to be copied unchanged."""
    return {name: getattr(given, name) for name in kind.__struct_fields__ if hasattr(given, name)}


def _read_unit(reader: _SetUpReader, formation: str, given: SetUnit, formations: dict[str, SetFormation]) -> Unit:
    """Return the record of a unit in a set-up, checking its row, symbol, formations and steps."""
    charts, what = reader.title.charts, f"unit {given.id}"
    with reader.locating_errors(what, given.row):
        row, battery = charts.unit_table.find(given.row)
        classes = [bridge_class_of_vehicle(charts, vehicle)[1] for vehicle in given.vehicles]
    if battery is not None:
        raise reader.make_error(f"{what}: give row {row!r} and battery apart", given.row, row)
    if given.symbol:
        with reader.locating_errors(what, given.symbol):
            find_arm(given.symbol)
    for name in (given.attached_to, given.origin, *given.commands):
        if name and name not in formations:
            raise reader.make_error(f"{what} names the formation {name!r}, which is not there", name)
    if not 0 <= given.lost < given.steps <= 20:
        raise reader.make_error(f"{what} has {given.steps} steps and lost {given.lost}", given.lost)
    return Unit(
        **_common_fields(Unit, given)
        | {
            "formation": formation,
            "row": row,
            "armour": max(classes, key=BRIDGE_CLASSES.index, default=""),
            "assembly": tuple(reader.parse_hex(hex, f"assembly of {given.id}") for hex in given.assembly),
        }
    )


def _read_half_points(reader: _SetUpReader, army: Army, what: str, given: str) -> int:
    """Return the fuel or transport points of an army in halves; raise an error for other fractions."""
    if (halves := points_in_halves(given)) < 0:
        raise reader.make_error(f"{what} of army {army.id} is {given!r}; give points such as 4 or 3/2", given)
    return halves


def _read_bridge(reader: _SetUpReader, given: SetBridge) -> tuple[str, str]:
    """Return a bridge of a set-up as a hexside key and its stored kind, such as `trail+safe`."""
    title = reader.title
    what = f"bridge between {' and '.join(given.between)}"
    a, b = (title.map.index_of(reader.parse_hex(hex, "bridge")) for hex in given.between)
    d = title.atlas.direction(a, b)
    if d is None or (a, d) not in title.map.sides["rivers"]:
        raise reader.make_error(f"{what}: no water lies between them", given.between)
    kind = reader.check_choice(what, given.kind, (*BRIDGES, DESTROYED))
    return title.atlas.hexside_key(a, d), f"{kind}+safe" if given.held and kind != DESTROYED else kind


def _check_units(reader: _SetUpReader, state: WachtState, strict: bool) -> None:
    """Check every unit's state against the special unit table and, if `strict`, that no hex holds both sides."""
    for n, unit in enumerate(state.board.roster.units):
        with reader.locating_errors(f"unit {unit.id}", unit.row):
            state.board.profile(n)
    for problem in state.status() if strict else ():
        if problem.rule == "WAR-H-48":
            raise reader.make_error(str(problem).rstrip("."), problem.where)
