"""Turning set-ups into states, with places, words and numbers checked against the map and the charts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from broadfront.board.draw.nato import arm
from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.facts import Fact
from broadfront.core.files import line_with, read_text
from broadfront.core.locations import Location
from broadfront.core.positions.words import read_units
from broadfront.core.reading.toml_lines import toml_data
from broadfront.titles.wacht.data.bridges import BRIDGES, bridge_class
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.game_turn import ACCEPTED, turn_of
from broadfront.titles.wacht.data.records import SIDES, Army, Formation, Roster, Unit
from broadfront.titles.wacht.data.set_up_file import SetBridge, SetFormation, SetUnit, SetUp, set_up_in
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state.armies import halves_of
from broadfront.titles.wacht.rules.state.board import NO_LIMIT
from broadfront.titles.wacht.rules.state.land import DESTROYED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

HEAVIEST = ("", "L", "M", "H")
"""Bridge classes of vehicles, from lightest to heaviest."""


class _Reader(NamedTuple):
    """A set-up being read: its title, the name of its source and its text."""

    title: Wacht
    source: str
    text: str

    def wrong(self, what: str, given: object = None, accepted: object = None) -> Invalid:
        """Return an error that names the source and the line."""
        words = [str(given), *sorted(re.findall(r"[\w.-]+\w", what), key=len, reverse=True)]
        line = next((line for word in words if (line := line_with(self.text, word))), 0)
        where = f"{self.source}, line {line or 1}" if self.text else self.source
        return Invalid(f"{where}: {what}.", parameter="set-up", given=given, accepted=accepted)

    @contextmanager
    def naming(self, what: str, given: object) -> Iterator[None]:
        """Add the name and the line of what is being read to any error."""
        try:
            yield
        except BroadfrontError as error:
            raise self.wrong(f"{what}: {error}", given, error.accepted) from None

    def refuse(self, given: object, what: str, _instead: str) -> None:
        """Raise an error about a given value."""
        raise self.wrong(what, given)

    def among(self, what: str, given: str, accepted: tuple[str, ...]) -> str:
        """Return the given word; raise an error if it is not accepted."""
        if given not in accepted:
            raise self.wrong(f"{what} is {given!r}; expected {', '.join(accepted)}", given, list(accepted))
        return given

    def hex(self, text: str, what: str) -> str:
        """Return the hex id for `050072`, `Losheim` or `Losheim/W/SW`."""
        name, *steps = text.split("/")
        with self.naming(what, text):
            found = self.title.map.find(name)
        for step in steps:
            way = self.among(f"{what}: the direction", step.strip().upper(), DIRECTIONS)
            there = self.title.atlas.around[self.title.map.index_of(found)][DIRECTIONS.index(way)]
            if there >= self.title.atlas.count:
                raise self.wrong(f"{what}: {text} leads off the map", text)
            found = self.title.map.ids[there]
        return found

    def place(self, unit: SetUnit) -> Location:
        places = self.title.locations
        return places.hex(self.hex(unit.at, f"unit {unit.id}")) if unit.at else places.boxes["Off map"]

    def turn(self, text: str, what: str) -> int:
        try:
            return turn_of(text).index(self.title.charts, parameter=what)
        except (ValueError, BroadfrontError):
            raise self.wrong(
                f"{what} is {text!r}; give a game turn with its date such as Dec 16 AM", text, ACCEPTED
            ) from None


def read_set_up(title: Wacht, text: str, source: str = "set-up") -> WachtState:
    """Return the state that the text of a set-up file describes, before its first step."""
    return set_up_from(title, toml_data(text, source), source, text)


def load_set_up(title: Wacht, path: Path) -> WachtState:
    """Load the state of a set-up file on disk, before its first step."""
    return read_set_up(title, read_text(path, parameter="set-up"), str(path))


def set_up_from(
    title: Wacht, data: Mapping[str, Any], source: str = "set-up", text: str = "", *, strict: bool = True
) -> WachtState:
    """Return the state that set-up data describes, before its first step.

    Unless `strict`, enemies may share a hex, as happens during editing.
    """
    given, reader = set_up_in(data, source, text), _Reader(title, source, text)
    formations = sorted(given.formation, key=lambda one: SIDES.index(one.side))
    units = [unit for formation in formations for unit in formation.units]
    roster, start = _roster(reader, given, formations), reader.turn(given.turn, "turn")
    state = WachtState(title, next(iter(title.card.variants)), next(iter(title.card.scenarios)))
    state.lay(
        roster=roster,
        turn=start,
        last_turn=start + max(1, given.turns) - 1,
        ground=given.ground,
        where=[reader.place(unit) for unit in units],
        steps=bytearray(unit.steps - unit.lost for unit in units),
        fuel=bytearray([NO_LIMIT]) * len(units),
        fp={army.id: _halves(reader, army, "fuel", army.fuel) for army in given.army},
        tp={army.id: _halves(reader, army, "tp", army.tp) for army in given.army},
        night_activity=dict.fromkeys(given.night_activity, 1),
        bridges=dict(_bridge(reader, bridge) for bridge in given.bridge),
        works={
            reader.hex(hex, "works"): reader.among(f"works at {hex}", kind, ("ip", "et", "fort"))
            for hex, kind in given.works.items()
        },
        dump=reader.turn(given.dump_captured, "dump_captured") if given.dump_captured else -1,
    )
    wordless = without_words(type(state))
    entries = {n: replace(unit, battery=unit.battery or "none") for n, unit in enumerate(units)}
    state.set_right(
        **read_units(state, entries, lambda _n: reader.refuse, tuple(wordless)),
        **{name: wordless[name].load(title, held) for name, held in given.now.items() if name in wordless},
    )
    _check_units(reader, state, strict)
    return state


def without_words(kind: Any) -> dict[str, Fact]:
    """Return the facts without a field of their own in set-up files; they stand under `now`."""
    own = {*SetUp.__struct_fields__, *SetUnit.__struct_fields__}
    shown = {name: fact for name, fact in kind.FACTS.items() if fact.value is not None and not fact.not_in_file}
    return {name: fact for name, fact in shown.items() if (fact.file or name) not in own}


def _roster(reader: _Reader, given: SetUp, listed: list[SetFormation]) -> Roster:
    armies, by_id = {army.id: army for army in given.army}, {one.id: one for one in listed}
    formations = tuple(_formation(reader, one, armies) for one in listed)
    if len(by_id) != len(listed):
        raise reader.wrong("two formations have the same id", [one.id for one in given.formation])
    units = tuple(_unit(reader, one.id, unit, by_id) for one in listed for unit in one.units)
    ids = [unit.id for unit in units]
    if len(set(ids)) != len(ids):
        twice = next(one for one in ids if ids.count(one) > 1)
        raise reader.wrong(f"two units have the id {twice!r}", twice)
    later = sorted(
        (reader.turn(turn, "later_ground"), reader.among("later_ground", ground, GROUNDS))
        for turn, ground in given.later_ground.items()
    )
    lehr = reader.hex(given.lehr_bridge, "lehr_bridge") if given.lehr_bridge else ""
    return Roster(given.army, formations, units, given.label, tuple(later), lehr)


def _formation(reader: _Reader, given: SetFormation, armies: dict[str, Army]) -> Formation:
    if given.army not in armies or armies[given.army].side != given.side:
        raise reader.wrong(
            f"{given.id} is of army {given.army!r}; armies of its side are "
            f"{', '.join(a.id for a in armies.values() if a.side == given.side) or 'none'}",
            given.army,
        )
    return Formation(**_shared(Formation, given))


def _shared(kind: Any, given: object) -> dict[str, Any]:
    """Return the fields that a record copies unchanged from a set-up entry."""
    return {name: getattr(given, name) for name in kind.__struct_fields__ if hasattr(given, name)}


def _unit(reader: _Reader, formation: str, given: SetUnit, formations: dict[str, SetFormation]) -> Unit:
    charts, what = reader.title.charts, f"unit {given.id}"
    with reader.naming(what, given.row):
        row, battery = charts.unit_table.find(given.row)
        classes = [bridge_class(charts, vehicle)[1] for vehicle in given.vehicles]
    if battery is not None:
        raise reader.wrong(f"{what}: give row {row!r} and battery apart", given.row, row)
    if given.symbol:
        with reader.naming(what, given.symbol):
            arm(given.symbol)
    for name in (given.attached_to, given.origin, *given.commands):
        if name and name not in formations:
            raise reader.wrong(f"{what} names the formation {name!r}, which is not there", name)
    if not 0 <= given.lost < given.steps <= 20:
        raise reader.wrong(f"{what} has {given.steps} steps and lost {given.lost}", given.lost)
    return Unit(
        **_shared(Unit, given)
        | {
            "formation": formation,
            "row": row,
            "armour": max(classes, key=HEAVIEST.index, default=""),
            "assembly": tuple(reader.hex(hex, f"assembly of {given.id}") for hex in given.assembly),
        }
    )


def _halves(reader: _Reader, army: Army, what: str, given: str) -> int:
    if (halves := halves_of(given)) < 0:
        raise reader.wrong(f"{what} of army {army.id} is {given!r}; give points such as 4 or 3/2", given)
    return halves


def _bridge(reader: _Reader, given: SetBridge) -> tuple[str, str]:
    title = reader.title
    what = f"bridge between {' and '.join(given.between)}"
    a, b = (title.map.index_of(reader.hex(hex, "bridge")) for hex in given.between)
    d = title.atlas.direction(a, b)
    if d is None or (a, d) not in title.map.sides["rivers"]:
        raise reader.wrong(f"{what}: no water lies between them", given.between)
    kind = reader.among(what, given.kind, (*BRIDGES, DESTROYED))
    return title.atlas.key(a, d), f"{kind}+safe" if given.held and kind != DESTROYED else kind


def _check_units(reader: _Reader, state: WachtState, strict: bool) -> None:
    """Check every unit against the special unit table and, if `strict`, that no hex holds both sides."""
    for n, unit in enumerate(state.board.roster.units):
        with reader.naming(f"unit {unit.id}", unit.row):
            state.board.profile(n)
    for problem in state.status() if strict else ():
        if problem.rule == "WAR-H-48":
            raise reader.wrong(str(problem).rstrip("."), problem.where)
