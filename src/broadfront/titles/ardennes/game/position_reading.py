"""Reading position files into game states, with repair of faulty files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.errors import DAMAGE_ERRORS, Ambiguous, BroadfrontError, Faults, Invalid
from broadfront.core.facts import Table
from broadfront.core.locations import Eliminated, Location
from broadfront.core.positions.dealing import UNKNOWN, Dealing, lay_out_zones
from broadfront.core.positions.position_files import SUFFIXES, read_position_file
from broadfront.core.positions.words import UNIT, FaultReporter, as_clause, read_facts, read_units
from broadfront.core.reading.names import Names
from broadfront.core.reading.source_data import SourceData
from broadfront.core.reading.type_check import convert_data
from broadfront.titles.ardennes.data.records import FIRST_DAY, Unit
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.game.point_in_day import (
    PointInDay,
    check_point_in_day,
    is_opening_impulse,
    steps_for_point_in_day,
)
from broadfront.titles.ardennes.game.position_schema import field_names, position_file_type
from broadfront.titles.ardennes.game.set_up import advance_to_day, set_up
from broadfront.titles.ardennes.rules.markers import INTACT
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["load_position", "read_position"]

DAY_FACTS = ("day", "lasting", "used")
"""Facts that determine which units have arrived."""
NO_MARKERS = dict.fromkeys(("supply", "dispersed", "out_of_fuel"))
"""Marker fields cleared for an eliminated unit, which has no markers."""
DRAW_PILES = {
    "german-cards": "german-deck", "allied-cards": "allied-deck", "action-cards": "action-deck", "chits": "chit-cup",
}  # fmt: skip
"""Draw pile by family of cards or chits."""


def read_position(title: Ardennes, path: Path, *, fix: bool = False) -> tuple[ArdennesState, list[str]]:
    """Read a position file (.toml or .json) and return its state and a message for each repair made.

    Faults are repaired only if `fix` is set; otherwise they raise `Invalid`.
    """
    if path.suffix not in SUFFIXES:
        raise Invalid(f"{path}: give a .toml or .json file.", parameter="file", given=str(path), accepted=SUFFIXES)
    return load_position(title, read_position_file(path), fix=fix)


def load_position(title: Ardennes, data: Mapping[str, Any], *, fix: bool = False) -> tuple[ArdennesState, list[str]]:
    """Return the state described by the data of a position file, and a message for each repair made.

    Faults are repaired only if `fix` is set; otherwise they raise `Invalid`.
    """
    where = data if isinstance(data, SourceData) else SourceData(data, "position", "")
    file = _parse_file(where)
    title.scenario(file.scenario)
    loader = _Loader(title, file, where, fix)
    return loader.load(), loader.repairs


def _parse_file(where: SourceData) -> Any:
    """Return the data of a position file as a checked struct; raise `Invalid` with the line of a faulty field."""
    try:
        return convert_data(dict(where), position_file_type(ArdennesState))
    except msgspec.ValidationError as error:
        text = str(error)
        found = re.search(r"at `\$(?:\.(\w+))?(?:\[(\d+|\.\.\.)\])?(?:\.(\w+))?", text)
        entry = int(found.group(2)) if found and found.group(1) == "unit" and (found.group(2) or "").isdigit() else None
        field = re.search(r"unknown field `(\w+)`", text)
        names = [n for n in (found.group(1), found.group(3)) if n] if found else []
        word = field.group(1) if field else (names[-1] if names else "")
        value = re.search(r"value '([^']*)'", text)
        known = f" Fields are {', '.join(field_names(ArdennesState, '' if entry is None else UNIT))}." if field else ""
        reason = re.sub(r" - at `.*", "", text)
        line = where.file_and_line_near(word, *([value.group(1)] if value else []), entry=entry)
        raise Invalid(f"{line}: {word or 'position'}: {reason}.{known}", parameter=word) from None


def _drop_printed_bridges(state: ArdennesState, bridges: Table[str]) -> Table[str]:
    """Return the bridges that a position file lists, without those intact as printed, which a state does not store."""
    intact = {id for id, status in bridges.items() if status == INTACT and state.ground.find_crossing(id).bridged}
    return Table({id: status for id, status in bridges.items() if id not in intact})


class _Loader:
    """Builder of a game state from the data of one position file; it collects faults and repairs."""

    def __init__(self, title: Ardennes, file: Any, where: SourceData, fix: bool) -> None:
        self.title, self.file, self.where, self.fix = title, file, where, fix
        self.repairs: list[str] = []
        self.faults: list[Invalid] = []
        self.dealings: list[Dealing] = []
        self.listed_units: dict[int, Unit] = {}
        """Unit by the index of its entry in the file."""
        start = set_up(title, file.scenario, file.variant, {})
        self.state = start
        if file.only_listed:
            self.state = ArdennesState(title, file.variant, file.scenario)
            self.state.zones = start.zones

    def load(self) -> ArdennesState:
        """Return the game state, or raise one error that lists every fault of the position file."""
        try:
            self.fill_state()
        except (BroadfrontError, *DAMAGE_ERRORS):  # a consequence of the faults already found
            if not self.faults:
                raise
        if len(self.faults) == 1:
            raise self.faults[0]
        if self.faults:
            faults = [(str(fault), ()) for fault in self.faults]
            head = f"{self.where.name} has {len(faults)} faults:"
            raise Faults(head, faults, parameter=self.faults[0].parameter or "position")
        return self.state

    def fill_state(self) -> None:
        """Fill the game state from the position file."""
        # The day comes first: it determines who has arrived. Units precede held places, as they hold what they enter.
        state, file = self.state, self.file
        state.set_facts(**read_facts(state, file, "", self.fault_reporter(), DAY_FACTS.__contains__))
        if state.clock.day != state.plan.start:
            advance_to_day(state, state.clock.day, arrived=file.phase != "reserve")
        self.place_units()
        self.fill_zones()
        facts = read_facts(state, file, "", self.fault_reporter(), lambda name: name not in DAY_FACTS)
        if "bridges" in facts:
            facts["bridges"] = _drop_printed_bridges(state, facts["bridges"])
        state.set_facts(
            **facts,
            **read_facts(state, file.today, "today", self.fault_reporter()),
            **read_facts(state, file.activation, "activation", self.fault_reporter()),
        )
        self.set_step_stack()
        self.set_impulse_and_markers()

    def fault_reporter(self, entry: int | None = None) -> FaultReporter:
        """Return a function that records faults of the whole position file, or of the unit listed at this index."""
        return lambda word, message, repair: self.record_fault(word, message, entry=entry, repair=repair)

    def set_step_stack(self) -> None:
        """Set the pending steps of the state, listed in the position file or implied by its phase.

        Pending card deals come first.
        """
        state, file, today = self.state, self.file, self.file.today
        place = PointInDay(today.side, today.begun, today.last, today.impulse or 0)
        try:
            if file.stack is None:
                check_point_in_day(state.variant, file.phase, place)
                steps = steps_for_point_in_day(state.variant, state.clock.day, file.phase, place)
            else:
                steps = [self.title.decode_step(step) for step in file.stack]
        except Invalid as error:
            self.record_fault(error.parameter or "today", as_clause(error), repair="paused at the phase")
            steps = steps_for_point_in_day(state.variant, state.clock.day, file.phase, PointInDay())
        if file.format > 1 and state.variant == "gs" and state.zones["allied-hand"]:
            self.record_fault(
                "allied-hand", "the solitaire game has no Allied hand; give allied-deck or allied-discard"
            )
        state.stack[:] = [*steps, *reversed(self.dealings)]

    def set_impulse_and_markers(self) -> None:
        """Set the German impulse flags (under way, opening) of the state and the markers of its units."""
        state, today = self.state, self.file.today
        under_way = today.side == "german" and today.begun if today.german_impulse is None else today.german_impulse
        opening = under_way and is_opening_impulse(state.variant, state.clock.day, state.clock.impulse)
        entries = {unit.number: self.file.unit[entry] for entry, unit in self.listed_units.items()}
        entries |= {
            n: msgspec.structs.replace(given, **NO_MARKERS) for n, given in entries.items() if not state.board.steps[n]
        }
        places = {unit.number: entry for entry, unit in self.listed_units.items()}
        state.set_facts(
            german_impulse=under_way,
            opening=opening if today.opening is None else today.opening,
            **read_units(state, entries, lambda n: self.fault_reporter(places[n]), ("where", "steps")),
        )

    def record_fault(self, word: object, message: str, *, entry: int | None = None, repair: str = "") -> None:
        """Record a fault of the position file or, if faults are to be fixed, the repair made instead."""
        line = f"{self.where.file_and_line_near(word, entry=entry)}: {message}"
        if not self.fix:
            text = line if line.endswith("?") else f"{line}."
            self.faults.append(Invalid(text, parameter=str(word), given=word))
            return
        self.repairs.append(f"{line}: {repair or 'taken as the nearest that can be'}.")

    def place_units(self) -> None:
        """Place the units listed in the position file and set their steps, recording faults."""
        state = self.state
        seen: dict[int, int] = {}
        for entry, given in enumerate(self.file.unit):
            unit = self.find_unit(given.id, entry)
            if unit is None:
                continue
            self.listed_units[entry] = unit
            number = unit.number
            if number in seen:
                self.record_fault(given.id, f"{given.id} is listed twice", entry=entry, repair="the later entry counts")
            seen[number] = entry
            steps = unit.steps if self.file.only_listed and given.steps is None else given.steps
            location = None if given.where is None else self.find_location(given.where, unit, entry)
            if location is None and self.file.only_listed and given.where is None:
                self.record_fault(
                    given.id,
                    f"{given.id} has no `where`; give a hex, a box or eliminated",
                    entry=entry,
                    repair="left out",
                )
                continue
            if isinstance(location, Eliminated):
                state.eliminate(number)
                continue
            if steps is not None and not 1 <= steps <= unit.steps:
                self.record_fault("steps", f"{unit.id} has 1 to {unit.steps} steps, not {steps}", entry=entry)
                steps = min(max(steps, 1), unit.steps)
            if steps is not None:
                state.set_steps(number, steps)
            if location is not None:
                state.place(number, location)

    def find_unit(self, id: str, entry: int) -> Unit | None:
        """Return the unit that an entry of the position file names; record a fault and return None if there is none."""
        try:
            return self.title.find_unit(id)
        except BroadfrontError as error:
            self.record_fault(id, as_clause(error), entry=entry, repair="left out")
            return None

    def find_location(self, text: str, unit: Unit, entry: int) -> Location | None:
        """Return the location that the position file gives a unit; record a fault and return None if it is invalid."""
        try:
            return self.state.spot(text, unit.id)
        except BroadfrontError as error:
            others = "" if isinstance(error, Ambiguous) else f" Boxes are {', '.join(self.title.locations.boxes)}"
            message = f"{unit.id}: {as_clause(error)}.{others}".rstrip(".")
            self.record_fault(text, message, entry=entry, repair="left where it was")
            return None

    def fill_zones(self) -> None:
        """Put the cards and Combat Chits into the zones (hands, piles) of the position file, recording faults."""
        state, adds = self.state, self.file.format == 1
        try:
            given = {zone: self.resolve_cards(zone, items) for zone, items in self.file.zones.items()}
            zones, self.dealings = lay_out_zones(state.zones, self.title.zones, DRAW_PILES, given, adds=adds)
        except BroadfrontError as error:
            self.record_fault(error.parameter, as_clause(error), repair="left as the day has them")
        else:
            state.zones.update(zones)
        self.check_hand_sizes()

    def resolve_cards(self, zone: str, given: Sequence[str] | str) -> Sequence[str] | str:
        """Return the card ids listed for a hand or pile of the position file, which may give ids or card names."""
        title, family = self.title, self.title.zones[zone].family if zone in self.title.zones else ""
        families: dict[str, Mapping[str, Any]] = {
            "german-cards": title.german_cards,
            "allied-cards": title.allied_cards,
            "action-cards": title.action_cards,
        }
        cards = families.get(family, {})
        if isinstance(given, str) or not cards:
            return given
        names = Names("card", {id: (card.name,) for id, card in cards.items()})
        known = (UNKNOWN, *(id for items in self.state.zones.values() for id in items))
        return [one if one in known else names.find(one, parameter=one) for one in given]

    def check_hand_sizes(self) -> None:
        """Record a fault of the position file for each hand with too many cards.

        On 16 December the German limit is higher.
        """
        if self.file.format == 1:
            return
        state, decks = self.state, self.title.decks
        first = state.variant == "gs" and state.clock.day == FIRST_DAY
        german = max(decks.hand, decks.hand_first_impulse_16dec if first else 0)
        dealt = {dealing.target: dealing.count for dealing in self.dealings}
        for zone, limit in (("german-hand", german), ("allied-hand", decks.hand)):
            held = len(state.zones[zone]) + dealt.get(zone, 0)
            if held > limit:
                self.record_fault(
                    zone, f"{zone} has {held} cards; a hand has at most {limit} on {state.clock.day} December"
                )
