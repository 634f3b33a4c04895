"""Reading a game saved in VASSAL as a position: the start of its scenario, with everything set as the pieces lie.

What cannot be matched is reported and stays as in the scenario's start.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import DAMAGE_ERRORS, BroadfrontError, Invalid
from broadfront.core.positions.corrections import Setting, convert_to_type_of, format_setting_value
from broadfront.core.state import State
from broadfront.core.title import Playable, check_position_legal
from broadfront.vassal import kit as kits
from broadfront.vassal.item_lists import split_items
from broadfront.vassal.kit import BOXES, ELIMINATED, MAP, STEPS, WHERE, Kit, Scene, setting_style, unit_settings
from broadfront.vassal.pieces import FORMAT, SIDE, VALUE, marker_settings, record_fields, steps_of_counter_side
from broadfront.vassal.saves import read_commands
from broadfront.vassal.traits import DECK, LAYER, STACK, Piece, read_deck, read_piece

__all__ = ["ImportedGame", "Table", "import_save", "read_table", "title_of_saved_game"]

WantedValues = dict[tuple[str, str], str]
"""Wanted values as text, by setting and thing."""


class ImportedGame(NamedTuple):
    """The position read from a game saved in VASSAL, and messages about what could not be matched."""

    state: State
    unmatched: tuple[str, ...]


class Table(NamedTuple):
    """Pieces and decks on the table of a game saved in VASSAL."""

    pieces: dict[str, Piece]
    decks: dict[str, list[str]]


def read_table(path: Path) -> Table:
    """Return the pieces and decks of a game saved in VASSAL, or of the start of a VASSAL log."""
    pieces: dict[str, Piece] = {}
    decks: dict[str, list[str]] = {}
    for command in read_commands(path):
        found = read_piece(command)
        if found is None:
            continue
        id, piece = found
        if piece.type.startswith(DECK):
            name, held = read_deck(piece)
            decks[name] = held
        elif piece.type != STACK:
            pieces[id] = piece
    return Table(pieces, decks)


def title_of_saved_game(path: Path, table: Table) -> str:
    """Return the name of the title to whose VASSAL module a saved game belongs."""
    return _record_sheet(path, table).fixed_properties["Title"]


def _record_sheet(path: Path, table: Table) -> Piece:
    """Return the piece of a saved VASSAL game that holds the game's data without a place, such as date and points."""
    for piece in table.pieces.values():
        if {"Title", "Scenario", "Variant", "Layout"} <= piece.fixed_properties.keys():
            return piece
    raise Invalid(
        f"{path} is not of a module that broadfront wrote: it has no record of the game.",
        parameter="file",
        given=str(path),
        todo="Write the module with `broadfront vassal export`, and save a game in it.",
    )


def import_save(path: Path, table: Table, title: Playable) -> ImportedGame:
    """Return the position that a game saved in VASSAL shows."""
    kit, marks = Kit(title), _record_sheet(path, table).fixed_properties
    scene = kit.scenes.get((marks["Scenario"], marks["Variant"]))
    if scene is None or marks.get("Format") != FORMAT or marks["Layout"] != kit.layout_digest:
        raise Invalid(
            f"{path} was saved in a module of another version of {title.name}.",
            parameter="file",
            given=str(path),
            todo="Write the module again with `broadfront vassal export`, and lay out the game in it.",
        )
    return _SaveImport(kit, scene, table).import_position()


class _SaveImport:
    """The import of one game saved in VASSAL."""

    def __init__(self, kit: Kit, scene: Scene, table: Table) -> None:
        self.kit, self.scene, self.table = kit, scene, table
        self.state = scene.state.copy()
        self.settings = kit.title.settings(self.state)
        self.unmatched: list[str] = []

    def import_position(self) -> ImportedGame:
        """Set the position as the pieces of the saved game lie, and return it."""
        wanted = self._unit_values() | self._marker_values() | self._record_sheet_values()
        self._deal_cards()
        self._apply_values(wanted)
        check_position_legal(self.state)
        return ImportedGame(self.state, tuple(self.unmatched))

    def _report_unmatched(self, piece: Piece, why: str) -> None:
        """Add a message about a piece that could not be matched, and why."""
        window, x, y = piece.place
        where = self._place_at(window, x, y) or f"{window or 'nowhere'} {x}, {y}"
        self.unmatched.append(f"{piece.name or 'a piece without a name'} in {where}: {why}.")

    def _place_at(self, window: str, x: int, y: int) -> str | None:
        """Return the hex, box or deck at a point of a VASSAL window; None if there is none at this point."""
        boards = {
            board.name: board for board in (self.kit.box_board, self.kit.deck_board, *self.kit.hand_boards.values())
        }
        if window == MAP:
            return self.kit.board.hex_at(x, y)
        return boards[window].area_at(x, y) if window in boards else None

    # Values from the pieces

    def _unit_values(self) -> WantedValues:
        """Return the values of units that the counters show, such as place and steps."""
        wanted: WantedValues = {}
        known = set(self.state.called())
        for piece in self.table.pieces.values():
            marks = piece.fixed_properties
            unit = marks.get("Unit", "")
            if unit and (WHERE, unit) in wanted:
                self._report_unmatched(piece, "it is on the table twice; the first counts")
            elif unit in known:
                self._add_unit_values(piece, unit, wanted)
            elif not marks.keys() & {"Title", "Setting", "Item"}:
                self._report_unmatched(
                    piece, f"{self.scene.scenario} has no such unit" if unit else "not a piece of the module"
                )
        seen = {unit for name, unit in wanted if name == WHERE}
        gone = (unit for unit in self.state.called() if unit not in seen)
        self.unmatched += [f"{unit}: no counter of it is in the saved game." for unit in gone]
        return wanted

    def _add_unit_values(self, piece: Piece, unit: str, wanted: WantedValues) -> None:
        """Add the values of a unit that its counter shows."""
        window, x, y = piece.place
        place = self._place_at(window, x, y)
        if place is None or window not in (MAP, BOXES) or place == kits.RECORD:
            self._report_unmatched(piece, "no hex or box; the unit stays where the scenario begins")
            place = str(self.settings[WHERE].get(self.state, unit))
        elif window == BOXES and place != ELIMINATED:
            place = f"[{place}]"
        wanted[WHERE, unit] = place
        states = piece.trait_states
        if STEPS in states and place != ELIMINATED:
            wanted[STEPS, unit] = str(steps_of_counter_side(_side_count(piece), _layer_number(states[STEPS])))
        for name, setting in unit_settings(self.settings).items():
            if name in states:
                wanted[name, unit] = self._setting_value(setting, unit, states[name])

    def _setting_value(self, setting: Setting, unit: str, state: str) -> str:
        """Return the value of a setting (correctable value) for which the state of its VASSAL trait stands."""
        match setting_style(setting, self.scene.state, unit):
            case "flag":
                return format_setting_value(_layer_number(state) > 0)
            case "choice":
                words = setting.choices(self.scene.state)
                return words[min(max(1, _layer_number(state)), len(words)) - 1]
            case "words":
                return state

    def _marker_values(self) -> WantedValues:
        """Return the values of hexes and hexsides that their markers show; without a marker, the default value."""
        wanted: WantedValues = {}
        for name, setting in marker_settings(self.kit, self.state).items():
            usual = self.kit.value_without_marker(name, setting, self.scene.state)
            for of in setting.things(self.state):
                if setting.get(self.state, of) != usual(of):
                    wanted[name, of] = format_setting_value(usual(of))
        for piece in self.table.pieces.values():
            if kind := piece.fixed_properties.get("Setting"):
                self._add_marker_value(piece, kind, wanted)
        return wanted

    def _add_marker_value(self, piece: Piece, name: str, wanted: WantedValues) -> None:
        """Add the value of a hex or hexside that a marker shows."""
        setting, (window, x, y) = self.settings.get(name), piece.place
        hex = self.kit.board.hex_at(x, y) if window == MAP else None
        if setting is None or hex is None:
            if setting is None or window == MAP:
                self._report_unmatched(piece, "a marker is placed in a hex")
            return
        forms = [hex]
        if setting.kind == "hexside":
            level = min(max(1, _layer_number(piece.trait_states.get(SIDE, "1"))), len(DIRECTIONS))
            forms = [f"{hex}{between}{self.kit.hexmap.grid.neighbor(hex, level - 1)}" for between in "- "]
        for text in forms:
            try:
                wanted[name, setting.resolve(self.state, text)] = piece.trait_states.get(VALUE, "yes")
            except BroadfrontError:
                continue
            return
        self._report_unmatched(piece, f"nothing at {forms[0]} can have it")

    def _record_sheet_values(self) -> WantedValues:
        """Return the values written in the fields of the record sheet, the piece with date, weather and points."""
        wanted: WantedValues = {}
        record = next(piece for piece in self.table.pieces.values() if "Title" in piece.fixed_properties)
        for field, value in record.sheet_fields.items():
            name, _, of = field.partition(" ")
            if field in record_fields(self.kit, self.state):
                wanted[name, of] = value
            else:
                self.unmatched.append(f"{field} on the record: not known here.")
        return wanted

    # Cards

    def _deal_cards(self) -> None:
        """Move every card of the position to the zone in whose deck or area it lies in the saved game."""
        if not self.kit.title.zones:
            return
        lies = {id: zone for zone, held in self.table.decks.items() for id in held}
        found: dict[str, Counter[str]] = {zone: Counter() for zone in self.kit.title.zones}
        for id, piece in self.table.pieces.items():
            item, family = piece.fixed_properties.get("Item"), piece.fixed_properties.get("Family")
            if item is None:
                continue
            zone = lies.get(id) or (self._place_at(*piece.place) if piece.place[0] != MAP else None)
            if zone not in found or self.kit.title.zones[zone].family != family:
                self._report_unmatched(piece, "in no deck or hand; it stays where the scenario begins")
            else:
                found[zone][item] += 1
        for zone in found:
            self._fill_zone(zone, found)

    def _fill_zone(self, zone: str, found: dict[str, Counter[str]]) -> None:
        """Move the cards that a deck or hand lacks into it, from decks and hands of the same family that hold too many
        of them."""
        specs = self.kit.title.zones
        for item in (found[zone] - Counter(self.state.zones[zone])).elements():
            for other, spec in specs.items():
                if spec.family == specs[zone].family and Counter(self.state.zones[other])[item] > found[other][item]:
                    self.state.move_item(item, other, zone)
                    break

    # Applying the values

    def _apply_values(self, wanted: WantedValues) -> None:
        """Set all wanted values in the position.

        This is repeated until nothing changes, because one value may depend on another.
        """
        order = [WHERE, STEPS, *(name for name in self.settings if name not in (WHERE, STEPS))]
        todo = sorted(wanted, key=lambda one: order.index(one[0]))
        failed: dict[tuple[str, str], str] = {}
        for _ in range(len(self.settings)):
            before = self.state.to_data()
            failed = {}
            for name, of in todo:
                if why := self._set_value(name, of, wanted[name, of]):
                    failed[name, of] = why
                    if name == WHERE:
                        self._move_unit_aside(of)
            if not failed and self.state.to_data() == before:
                break
        self.unmatched += [f"{' '.join(filter(None, one))} = {wanted[one]}: {why}" for one, why in failed.items()]

    def _move_unit_aside(self, unit: str) -> None:
        """Move a unit aside to a box until the next round, because two units that swap places are in each other's
        way."""
        for box in self.kit.title.locations.boxes:
            if not self._set_value(WHERE, unit, f"[{box}]"):
                return

    def _set_value(self, name: str, thing: str, value: str) -> str:
        """Set one value of the position; return why it cannot be set, or an empty string."""
        setting = self.settings[name]
        try:
            was = setting.get(self.state, thing)
            if format_setting_value(was) == value or (name == STEPS and was == 0):
                return ""
            setting.put(self.state, thing, convert_to_type_of(was, value))
        except BroadfrontError as error:
            return str(error)
        except DAMAGE_ERRORS:
            return "it does not fit what else is in the saved game."
        return ""


def _side_count(piece: Piece) -> int:
    """Return the number of sides of a counter in VASSAL, one for each number of steps."""
    return max(
        len(split_items(split_items(trait.type, ";")[16], ","))
        for trait in piece.traits
        if trait.type.startswith(LAYER) and split_items(trait.type, ";")[19] == STEPS
    )


def _layer_number(state: str) -> int:
    """Return the number of the picture that a VASSAL layer trait shows."""
    first = state.partition(";")[0]
    return int(first) if first.lstrip("-").isdecimal() else 1
