"""Position files: a position as a person writes it down, loaded into the same state a game uses.

    scenario = "campaign"
    day = 19
    phase = "command"

    [[unit]]
    id = "Peiper.1SS.ISS"
    where = "Stoumont"          # a hex, a place, a box such as "Allied Reserve" or "Calendar 21", or "eliminated"
    steps = 2
    supply = "LowSupply"

What is left out is as at the start of the scenario; with `only_listed = true` units that are not listed are not in
play. `load_position` checks everything and says what is wrong with file and line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Any, Literal

import msgspec

from broadfront.core.errors import Invalid, unknown
from broadfront.core.files import read_text
from broadfront.core.locations import Eliminated, Location
from broadfront.core.reading.toml_lines import toml_data
from broadfront.titles.ardennes.data.records import ALLIED, FIRST_DAY, GERMAN, LAST_DAY, Unit
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY, Ardennes
from broadfront.titles.ardennes.game.sequence import pause
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, INTACT, SUPPLY_STATES
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = [
    "PositionFile",
    "Source",
    "UnitEntry",
    "decoded",
    "load_position",
    "position_data",
    "position_schema",
    "read_position",
]

BRIDGE_WORDS = (INTACT, DEMOLISHED, BUILT_BRIDGE)


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit: where it is, its remaining steps, its states. What is left out is as at the start."""

    id: str
    where: str | None = None
    """A hex id, a place name, a box, or `eliminated`."""
    steps: int | None = None
    supply: Literal["InSupply", "LowSupply", "OutOfSupply", "Isolated"] | None = None
    dispersed: bool | None = None
    out_of_fuel: bool | None = None


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position of the Ardennes game."""

    title: Literal["ardennes"] = "ardennes"
    scenario: str = "campaign"
    variant: Literal["gs", "2p"] = "gs"
    phase: Literal["reserve", "card_preparation", "supply", "command"] = "command"
    """Where in the day the game is paused."""
    day: int | None = None
    """Day of December, 16 to 29."""
    only_listed: bool = False
    """Units that are not listed are not in play."""
    unit: tuple[UnitEntry, ...] = ()
    ips: tuple[str, ...] | None = None
    """Hexes with an improved position."""
    roadblocks: tuple[str, ...] | None = None
    german_held: tuple[str, ...] = ()
    """Cities, Towns, victory hexes and depots the German holds, beside those his units stand in."""
    allied_held: tuple[str, ...] = ()
    bridges: dict[str, Literal["intact", "demolished", "built"]] = {}
    """By river hexside (`0811-0812`): intact, demolished or built."""
    german_bridges: tuple[str, ...] = ()
    allied_bridges: tuple[str, ...] = ()
    depots: dict[str, int] = {}
    """Uses left of fuel depots that a mechanized German unit has entered, by name."""
    exit_vp: int | None = None
    meuse_reached: bool | None = None
    """Whether a German unit has ever been adjacent to the Meuse."""
    okw_army: Literal["", "6SSPz", "5Pz", "7A"] | None = None
    lasting: tuple[str, ...] = ()
    """Events in force until the end of the day, such as ground_freeze."""
    used: tuple[str, ...] = ()
    """Events that happened and happen once a game."""
    zones: dict[str, tuple[str, ...]] = {}
    """Cards and chits by zone; those not named stay where the start puts them."""


def position_schema() -> dict[str, Any]:
    """The JSON schema of a position file."""
    schema: dict[str, Any] = _plain_schema(msgspec.json.schema(PositionFile))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of the Ardennes game",
    } | schema


def _plain_schema(schema: Any) -> Any:
    """The same schema as lists, words in alphabetical order whatever order a set of them came in."""
    if isinstance(schema, dict):
        return {key: sorted(value) if key == "enum" else _plain_schema(value) for key, value in schema.items()}
    return [_plain_schema(part) for part in schema] if isinstance(schema, (list, tuple)) else schema


# Reading


class Source:
    """The text a position comes from, for messages; plain data has none."""

    def __init__(self, name: str = "position", text: str = "") -> None:
        self.name = name
        self.text = text

    def at(self, *words: object, entry: int | None = None) -> str:
        """File and line on which the last of the words stands, after the heading of the numbered unit."""
        if not self.text:
            return self.name if entry is None else f"{self.name}, unit {entry + 1}"
        start = 0
        if entry is not None:
            heads = [m.start() for m in re.finditer(r"\[\[\s*unit\s*\]\]|\{\s*\"?id\"?\s*[:=]", self.text)]
            start = heads[entry] if entry < len(heads) else 0
        for word in reversed(words):
            found = re.search(rf"(?<![\w-]){re.escape(str(word))}(?![\w-])", self.text[start:])
            if found is not None:
                start += found.start()
                break
        return f"{self.name}, line {self.text.count(chr(10), 0, start) + 1}"


def read_position(title: Ardennes, path: Path, *, fix: bool = False) -> tuple[ArdennesState, list[str]]:
    """The state of a position file (.toml or .json), and what was mended when `fix` is given."""
    text = read_text(path, parameter="file")
    if path.suffix not in (".toml", ".json"):
        raise Invalid(
            f"{path}: give a .toml or .json file.", parameter="file", given=str(path), accepted=".toml, .json"
        )
    return load_position(title, decoded(text, path), source=Source(str(path), text), fix=fix)


def decoded(text: str, path: PurePath) -> dict[str, Any]:
    """The data of a position file, TOML or JSON by its suffix."""

    if path.suffix != ".json":
        return toml_data(text, str(path))
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Invalid(f"{path}, line {error.lineno}: not JSON: {error.msg}.", given=str(path)) from None
    except (ValueError, RecursionError) as error:
        raise Invalid(f"{path}, line 1: not JSON: {str(error).partition(';')[0]}.", given=str(path)) from None
    if not isinstance(data, dict):
        raise Invalid(
            f"{path}, line 1: a position is an object with fields, not {type(data).__name__}.", given=str(path)
        )
    return data


def load_position(
    title: Ardennes, data: Mapping[str, Any], *, source: Source | None = None, fix: bool = False
) -> tuple[ArdennesState, list[str]]:
    """The state that data describe, and what was mended when `fix` is given; nothing is ever mended silently."""
    where = source or Source()
    file = _converted(data, where)
    title.scenario(file.scenario)
    loader = _Loader(title, file, where, fix)
    return loader.load(), loader.mended


def _converted(data: Mapping[str, Any], where: Source) -> PositionFile:
    try:
        return msgspec.convert(data, PositionFile)
    except msgspec.ValidationError as error:
        text = str(error)
        found = re.search(r"at `\$(?:\.(\w+))?(?:\[(\d+|\.\.\.)\])?(?:\.(\w+))?", text)
        entry = int(found.group(2)) if found and found.group(1) == "unit" and (found.group(2) or "").isdigit() else None
        field = re.search(r"unknown field `(\w+)`", text)
        names = [n for n in (found.group(1), found.group(3)) if n] if found else []
        word = field.group(1) if field else (names[-1] if names else "")
        value = re.search(r"value '([^']*)'", text)
        kind = UnitEntry if entry is not None else PositionFile
        known = f" Fields are {', '.join(kind.__struct_fields__)}." if field else ""
        said = re.sub(r" - at `.*", "", text)
        line = where.at(word, *([value.group(1)] if value else []), entry=entry)
        raise Invalid(f"{line}: {word or 'position'}: {said}.{known}", parameter=word) from None


class _Loader:
    def __init__(self, title: Ardennes, file: PositionFile, where: Source, fix: bool) -> None:
        self.title, self.file, self.where, self.fix = title, file, where, fix
        self.mended: list[str] = []
        self.state = set_up(title, file.scenario, file.variant, {})
        if file.only_listed:
            self.state = ArdennesState(title, file.variant, file.scenario)
            self.state.zones = set_up(title, file.scenario, file.variant, {}).zones

    def load(self) -> ArdennesState:
        state, file = self.state, self.file
        if file.day is not None:
            if not FIRST_DAY <= file.day <= LAST_DAY:
                self.wrong("day", f"day {file.day} is not in the game; give {FIRST_DAY} to {LAST_DAY}")
                file = msgspec.structs.replace(file, day=min(max(file.day, FIRST_DAY), LAST_DAY))
            assert file.day is not None
            state.set_day(file.day)
        self.units()
        self.holders()
        self.bridges()
        self.markers()
        self.depots()
        self.zones()
        if file.exit_vp is not None:
            state.set_exit_vp(file.exit_vp)
        if file.meuse_reached is not None:
            state.set_meuse_reached(file.meuse_reached)
        if file.okw_army is not None:
            state.attach_okw(file.okw_army)
        state.set_lasting(state.lasting.union(file.lasting))
        state.set_used(state.used.union(file.used))
        state.derive()
        pause(state, file.phase)
        return state

    def wrong(self, word: object, message: str, *, entry: int | None = None, mend: str = "") -> None:
        """Refuse, or with `fix` say what is done instead."""
        line = f"{self.where.at(word, entry=entry)}: {message}"
        if not self.fix:
            raise Invalid(line if line.endswith("?") else f"{line}.", parameter=str(word), given=word)
        self.mended.append(f"{line}: {mend or 'taken as the nearest that can be'}.")

    def units(self) -> None:
        state = self.state
        seen: dict[int, int] = {}
        for entry, given in enumerate(self.file.unit):
            unit = self.unit(given.id, entry)
            if unit is None:
                continue
            number = unit.number
            if number in seen:
                self.wrong(given.id, f"{given.id} is listed twice", entry=entry, mend="the later entry counts")
            seen[number] = entry
            steps = unit.steps if self.file.only_listed and given.steps is None else given.steps
            location = None if given.where is None else self.location(given.where, unit, entry)
            if location is None and self.file.only_listed and given.where is None:
                self.wrong(
                    given.id,
                    f"{given.id} has no `where`; give a hex, a box or eliminated",
                    entry=entry,
                    mend="left out",
                )
                continue
            if isinstance(location, Eliminated):
                state.eliminate(number)
                continue
            if steps is not None and not 1 <= steps <= unit.steps:
                self.wrong("steps", f"{unit.id} has 1 to {unit.steps} steps, not {steps}", entry=entry)
                steps = min(max(steps, 1), unit.steps)
            if steps is not None:
                state.set_steps(number, steps)
            if location is not None:
                state.place(number, location)
            if given.supply is not None:
                state.set_supply(number, SUPPLY_STATES.index(given.supply))
            if given.dispersed is not None:
                state.set_dispersed(number, given.dispersed)
            if given.out_of_fuel is not None:
                state.set_out_of_fuel(number, given.out_of_fuel)

    def unit(self, id: str, entry: int) -> Unit | None:
        found = self.title.unit_by_id.get(id)
        if found is not None:
            return found
        folded = [unit for unit in self.title.units if unit.id.casefold() == id.strip().casefold()]
        if folded and self.fix:
            self.wrong(id, f"unknown unit {id!r}", entry=entry, mend=f"taken as {folded[0].id}")
            return folded[0]
        message = str(unknown("unit", id, self.title.unit_by_id)).rstrip(".")
        self.wrong(id, message[0].lower() + message[1:], entry=entry, mend="left out")
        return None

    def location(self, text: str, unit: Unit, entry: int) -> Location | None:
        places = self.title.locations
        word = text.strip().strip("[]")
        if word.casefold() == "eliminated":
            return places.eliminated
        boxes = {name.casefold(): box for name, box in places.boxes.items()}
        if word.casefold() == "reserve":
            word = f"{unit.side} reserve"
        if word.casefold() in boxes:
            return boxes[word.casefold()]
        try:
            return places.hex(self.title.hex_of(word))
        except Invalid as error:
            self.wrong(text, f"{unit.id}: {_small(str(error))} Boxes are {', '.join(places.boxes)}", entry=entry,
                       mend="left where it was")  # fmt: skip
            return None

    def hexes(self, names: tuple[str, ...], field: str) -> list[int]:
        found: list[int] = []
        for name in names:
            try:
                found.append(self.title.map.index[self.title.hex_of(name)])
            except Invalid as error:
                self.wrong(name, f"{field}: {_small(str(error)).rstrip('.')}", mend="left out")
        return found

    def holders(self) -> None:
        state = self.state
        for side, names, field in (
            (GERMAN, self.file.german_held, "german_held"),
            (ALLIED, self.file.allied_held, "allied_held"),
        ):
            for hex in self.hexes(names, field):
                id = state.name(hex)
                if hex not in state.holdable:
                    self.wrong(id, f"{field}: {id} is no City, Town, victory hex or depot", mend="left out")
                    continue
                state.hold_place(hex, side)

    def bridges(self) -> None:
        state = self.state
        for id, word in self.file.bridges.items():
            crossing = self.crossing(id)
            if crossing is not None:
                state.set_bridge(crossing, word)
        for side, names in ((GERMAN, self.file.german_bridges), (ALLIED, self.file.allied_bridges)):
            for id in names:
                crossing = self.crossing(id)
                if crossing is not None:
                    state.hold_bridge(crossing, side)

    def crossing(self, id: str) -> Any:
        try:
            return self.state.ground.crossing(id)
        except Invalid as error:
            self.wrong(id, _small(str(error)).rstrip("."), mend="left out")
            return None

    def markers(self) -> None:
        state = self.state
        if self.file.ips is not None:
            state.set_ips(state.name(hex) for hex in self.hexes(self.file.ips, "ips"))
        if self.file.roadblocks is not None:
            state.set_roadblocks(state.name(hex) for hex in self.hexes(self.file.roadblocks, "roadblocks"))

    def depots(self) -> None:
        known = {depot.name: depot.uses for depot in self.title.fuel_depots}
        for name, left in self.file.depots.items():
            if name not in known:
                self.wrong(name, _small(str(unknown("fuel depot", name, known)).rstrip(".")), mend="left out")
            elif not 0 <= left <= known[name]:
                self.wrong(name, f"depot {name} has 0 to {known[name]} uses left, not {left}", mend="left out")
            else:
                self.state.set_depot(name, left)

    def zones(self) -> None:
        state = self.state
        for name, items in self.file.zones.items():
            if name not in state.zones:
                message = str(unknown("zone", name, state.zones)).rstrip(".")
                self.wrong(name, _small(message), mend="left out")
                continue
            for item in items:
                holder = next((zone for zone, held in state.zones.items() if item in held), None)
                if holder is None or self.title.zones[holder].family != self.title.zones[name].family:
                    family = self.title.zones[name].family
                    self.wrong(item, f"zones: {item!r} is none of the {family}", mend="left out")
                    continue
                state.move_item(item, holder, name)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


# Writing


def position_data(state: ArdennesState) -> dict[str, Any]:
    """The position as plain data that `load_position` reads back to an equal state, the stack aside."""
    aside = state.title.locations.boxes[NOT_IN_PLAY]
    entries = []
    for number, unit in enumerate(state.units):
        if state.where[number] is aside:
            continue
        entries.append(
            UnitEntry(
                unit.id,
                state.where[number].text,
                state.steps[number] or None,
                SUPPLY_STATES[state.supply[number]] if state.supply[number] else None,  # type: ignore[arg-type]
                bool(state.dispersed[number]) or None,
                bool(state.out_of_fuel[number]) or None,
            )
        )
    ground = state.ground
    held = {state.name(hex) for hex in state.holdable}
    file = PositionFile(
        scenario=state.scenario,
        variant=state.variant,  # type: ignore[arg-type]
        day=state.day,
        only_listed=True,
        unit=tuple(entries),
        ips=tuple(sorted(state.ips)),
        roadblocks=tuple(sorted(state.roadblocks)),
        german_held=tuple(sorted(state.german_held)),
        allied_held=tuple(sorted(held - state.german_held)),
        bridges=dict(sorted(state.bridges.items())),  # type: ignore[arg-type]
        german_bridges=tuple(sorted(state.german_bridges)),
        allied_bridges=tuple(sorted(c.id for c in ground.crossings if c.id not in state.german_bridges)),
        depots=dict(sorted(state.depots.items())),
        exit_vp=state.exit_vp,
        meuse_reached=state.meuse_reached,
        okw_army=state.okw_army,  # type: ignore[arg-type]
        lasting=tuple(sorted(state.lasting)),
        used=tuple(sorted(state.used)),
        zones={name: items for name, items in state.zones.items() if items},
    )
    data: dict[str, Any] = msgspec.to_builtins(file)
    return data
