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
from broadfront.titles.wacht.data.bridges import BRIDGES, bridge_class
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.game_turn import ACCEPTED, parse_turn
from broadfront.titles.wacht.data.records import SIDES, Army, Formation, Roster, Unit
from broadfront.titles.wacht.data.set_up_file import SetBridge, SetFormation, SetUnit, SetUp, parse_set_up
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state.armies import to_halves
from broadfront.titles.wacht.rules.state.board import NO_LIMIT
from broadfront.titles.wacht.rules.state.land import DESTROYED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

BRIDGE_CLASSES = ("", "L", "M", "H")
"""Bridge classes of vehicles, from lightest to heaviest."""


class _SetUpReader(NamedTuple):
    """A set-up being read: its title, the name of its source and its text."""

    title: Wacht
    source: str
    text: str

    def make_error(self, what: str, given: object = None, accepted: object = None) -> Invalid:
        """Return an error that names the source and the line."""
        words = [str(given), *sorted(re.findall(r"[\w.-]+\w", what), key=len, reverse=True)]
        line = next((line for word in words if (line := find_line(self.text, word))), 0)
        where = f"{self.source}, line {line or 1}" if self.text else self.source
        return Invalid(f"{where}: {what}.", parameter="set-up", given=given, accepted=accepted)

    @contextmanager
    def name_errors(self, what: str, given: object) -> Iterator[None]:
        """Add the name and the line of what is being read to any error."""
        try:
            yield
        except BroadfrontError as error:
            raise self.make_error(f"{what}: {error}", given, error.accepted) from None

    def raise_error(self, given: object, what: str, _instead: str) -> None:
        """Raise an error about a given value."""
        raise self.make_error(what, given)

    def check_choice(self, what: str, given: str, accepted: tuple[str, ...]) -> str:
        """Return the given word; raise an error if it is not accepted."""
        if given not in accepted:
            raise self.make_error(f"{what} is {given!r}; expected {', '.join(accepted)}", given, list(accepted))
        return given

    def parse_hex(self, text: str, what: str) -> str:
        """Return the hex id for `050072`, `Losheim` or `Losheim/W/SW`."""
        name, *steps = text.split("/")
        with self.name_errors(what, text):
            found = self.title.map.find(name)
        for step in steps:
            way = self.check_choice(f"{what}: the direction", step.strip().upper(), DIRECTIONS)
            there = self.title.atlas.around[self.title.map.index_of(found)][DIRECTIONS.index(way)]
            if there >= self.title.atlas.count:
                raise self.make_error(f"{what}: {text} leads off the map", text)
            found = self.title.map.ids[there]
        return found

    def unit_location(self, unit: SetUnit) -> Location:
        places = self.title.locations
        return places.hex(self.parse_hex(unit.at, f"unit {unit.id}")) if unit.at else places.boxes["Off map"]

    def parse_turn_number(self, text: str, what: str) -> int:
        try:
            return parse_turn(text).index(self.title.charts, parameter=what)
        except (ValueError, BroadfrontError):
            raise self.make_error(
                f"{what} is {text!r}; give a game turn with its date such as Dec 16 AM", text, ACCEPTED
            ) from None


def read_set_up(title: Wacht, text: str, source: str = "set-up") -> WachtState:
    """Return the state that the text of a set-up file describes, before its first step."""
    return state_from_set_up(title, parse_toml(text, source), source, text)


def load_set_up(title: Wacht, path: Path) -> WachtState:
    """Load the state of a set-up file on disk, before its first step."""
    return read_set_up(title, read_text(path, parameter="set-up"), str(path))


def state_from_set_up(
    title: Wacht, data: Mapping[str, Any], source: str = "set-up", text: str = "", *, strict: bool = True
) -> WachtState:
    """Return the state that set-up data describes, before its first step.

    Unless `strict`, enemies may share a hex, as happens during editing.
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
    wordless = facts_without_fields(type(state))
    entries = {n: replace(unit, battery=unit.battery or "none") for n, unit in enumerate(units)}
    state.set_facts(
        **read_units(state, entries, lambda _n: reader.raise_error, tuple(wordless)),
        **{name: wordless[name].load(title, held) for name, held in given.now.items() if name in wordless},
    )
    _check_units(reader, state, strict)
    return state


def facts_without_fields(kind: Any) -> dict[str, Fact]:
    """Return the facts without a field of their own in set-up files; they stand under `now`."""
    own = {*SetUp.__struct_fields__, *SetUnit.__struct_fields__}
    shown = {name: fact for name, fact in kind.FACTS.items() if fact.value is not None and not fact.not_in_file}
    return {name: fact for name, fact in shown.items() if (fact.file or name) not in own}


def _read_roster(reader: _SetUpReader, given: SetUp, listed: list[SetFormation]) -> Roster:
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
    if given.army not in armies or armies[given.army].side != given.side:
        raise reader.make_error(
            f"{given.id} is of army {given.army!r}; armies of its side are "
            f"{', '.join(a.id for a in armies.values() if a.side == given.side) or 'none'}",
            given.army,
        )
    return Formation(**_common_fields(Formation, given))


def _common_fields(kind: Any, given: object) -> dict[str, Any]:
    """Return the fields that a record copies unchanged from a set-up entry."""
    return {name: getattr(given, name) for name in kind.__struct_fields__ if hasattr(given, name)}


def _read_unit(reader: _SetUpReader, formation: str, given: SetUnit, formations: dict[str, SetFormation]) -> Unit:
    charts, what = reader.title.charts, f"unit {given.id}"
    with reader.name_errors(what, given.row):
        row, battery = charts.unit_table.find(given.row)
        classes = [bridge_class(charts, vehicle)[1] for vehicle in given.vehicles]
    if battery is not None:
        raise reader.make_error(f"{what}: give row {row!r} and battery apart", given.row, row)
    if given.symbol:
        with reader.name_errors(what, given.symbol):
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
    if (halves := to_halves(given)) < 0:
        raise reader.make_error(f"{what} of army {army.id} is {given!r}; give points such as 4 or 3/2", given)
    return halves


def _read_bridge(reader: _SetUpReader, given: SetBridge) -> tuple[str, str]:
    title = reader.title
    what = f"bridge between {' and '.join(given.between)}"
    a, b = (title.map.index_of(reader.parse_hex(hex, "bridge")) for hex in given.between)
    d = title.atlas.direction(a, b)
    if d is None or (a, d) not in title.map.sides["rivers"]:
        raise reader.make_error(f"{what}: no water lies between them", given.between)
    kind = reader.check_choice(what, given.kind, (*BRIDGES, DESTROYED))
    return title.atlas.hexside_key(a, d), f"{kind}+safe" if given.held and kind != DESTROYED else kind


def _check_units(reader: _SetUpReader, state: WachtState, strict: bool) -> None:
    """Check every unit against the special unit table and, if `strict`, that no hex holds both sides."""
    for n, unit in enumerate(state.board.roster.units):
        with reader.name_errors(f"unit {unit.id}", unit.row):
            state.board.profile(n)
    for problem in state.status() if strict else ():
        if problem.rule == "WAR-H-48":
            raise reader.make_error(str(problem).rstrip("."), problem.where)
