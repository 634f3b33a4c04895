"""Reading a game saved in VASSAL as a position: the start of its scenario, with everything set as the pieces lie.

What cannot be matched is reported and stays as in the scenario's start.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import NONSENSE, BroadfrontError, Invalid
from broadfront.core.positions.correcting import Setting, as_kind, in_word
from broadfront.core.state import State
from broadfront.core.title import Playable, check_legal
from broadfront.vassal import kit as kits
from broadfront.vassal.kit import BOXES, ELIMINATED, MAP, STEPS, WHERE, Kit, Scene, style_of, unit_settings
from broadfront.vassal.pieces import FORMAT, SIDE, VALUE, fields_of, marker_settings, steps_at
from broadfront.vassal.saves import read_commands
from broadfront.vassal.sequence import parted
from broadfront.vassal.traits import DECK, LAYER, STACK, Piece, deck_held, read_piece

__all__ = ["Imported", "Table", "import_save", "table_of", "title_of"]

Wanted = dict[tuple[str, str], str]
"""Wanted values as text, by setting and thing."""


class Imported(NamedTuple):
    """The position of a saved game, and messages about what could not be matched."""

    state: State
    unmatched: tuple[str, ...]


class Table(NamedTuple):
    """Pieces and decks on the table of a saved game."""

    pieces: dict[str, Piece]
    decks: dict[str, list[str]]


def table_of(path: Path) -> Table:
    """Return the pieces and decks of a saved game, or of the start of a log."""
    pieces: dict[str, Piece] = {}
    decks: dict[str, list[str]] = {}
    for command in read_commands(path):
        found = read_piece(command)
        if found is None:
            continue
        id, piece = found
        if piece.type.startswith(DECK):
            name, held = deck_held(piece)
            decks[name] = held
        elif piece.type != STACK:
            pieces[id] = piece
    return Table(pieces, decks)


def title_of(path: Path, table: Table) -> str:
    """Return the title whose module a saved game belongs to."""
    return _record(path, table).marks["Title"]


def _record(path: Path, table: Table) -> Piece:
    for piece in table.pieces.values():
        if {"Title", "Scenario", "Variant", "Layout"} <= piece.marks.keys():
            return piece
    raise Invalid(
        f"{path} is not of a module that broadfront wrote: it has no record of the game.", parameter="file",
        given=str(path), todo="Write the module with `broadfront vassal export`, and save a game in it.",
    )  # fmt: skip


def import_save(path: Path, table: Table, title: Playable) -> Imported:
    """Return the position a saved game shows."""
    kit, marks = Kit(title), _record(path, table).marks
    scene = kit.scenes.get((marks["Scenario"], marks["Variant"]))
    if scene is None or marks.get("Format") != FORMAT or marks["Layout"] != kit.layout:
        raise Invalid(
            f"{path} was saved in a module of another version of {title.name}.", parameter="file", given=str(path),
            todo="Write the module again with `broadfront vassal export`, and lay out the game in it.",
        )  # fmt: skip
    return _Reading(kit, scene, table).imported()


class _Reading:
    """Import of one saved game."""

    def __init__(self, kit: Kit, scene: Scene, table: Table) -> None:
        self.kit, self.scene, self.table = kit, scene, table
        self.state = scene.state.copy()
        self.settings = kit.title.settings(self.state)
        self.unmatched: list[str] = []

    def imported(self) -> Imported:
        wanted = self._units() | self._markers() | self._fields()
        self._deal()
        self._settle(wanted)
        check_legal(self.state)
        return Imported(self.state, tuple(self.unmatched))

    def _tell(self, piece: Piece, why: str) -> None:
        window, x, y = piece.place
        where = self._place(window, x, y) or f"{window or 'nowhere'} {x}, {y}"
        self.unmatched.append(f"{piece.name or 'a piece without a name'} in {where}: {why}.")

    def _place(self, window: str, x: int, y: int) -> str | None:
        """Return the hex, box or deck at a point, or None."""
        boards = {board.name: board for board in (self.kit.boxes, self.kit.cards, *self.kit.hands.values())}
        if window == MAP:
            return self.kit.board.hex_at(x, y)
        return boards[window].at(x, y) if window in boards else None

    # Values from the pieces

    def _units(self) -> Wanted:
        wanted: Wanted = {}
        known = set(self.state.called())
        for piece in self.table.pieces.values():
            marks = piece.marks
            unit = marks.get("Unit", "")
            if unit and (WHERE, unit) in wanted:
                self._tell(piece, "it is on the table twice; the first counts")
            elif unit in known:
                self._unit(piece, unit, wanted)
            elif not marks.keys() & {"Title", "Setting", "Item"}:
                self._tell(piece, f"{self.scene.scenario} has no such unit" if unit else "not a piece of the module")
        seen = {unit for name, unit in wanted if name == WHERE}
        gone = (unit for unit in self.state.called() if unit not in seen)
        self.unmatched += [f"{unit}: no counter of it is in the saved game." for unit in gone]
        return wanted

    def _unit(self, piece: Piece, unit: str, wanted: Wanted) -> None:
        window, x, y = piece.place
        place = self._place(window, x, y)
        if place is None or window not in (MAP, BOXES) or place == kits.RECORD:
            self._tell(piece, "no hex or box; the unit stays where the scenario begins")
            place = str(self.settings[WHERE].get(self.state, unit))
        elif window == BOXES and place != ELIMINATED:
            place = f"[{place}]"
        wanted[WHERE, unit] = place
        states = piece.states
        if STEPS in states and place != ELIMINATED:
            wanted[STEPS, unit] = str(steps_at(_sides(piece), _number(states[STEPS])))
        for name, setting in unit_settings(self.settings).items():
            if name in states:
                wanted[name, unit] = self._value(setting, unit, states[name])

    def _value(self, setting: Setting, unit: str, state: str) -> str:
        match style_of(setting, self.scene.state, unit):
            case "flag":
                return in_word(_number(state) > 0)
            case "choice":
                words = setting.choices(self.scene.state)
                return words[min(max(1, _number(state)), len(words)) - 1]
            case "words":
                return state

    def _markers(self) -> Wanted:
        """Return the values of hexes and hexsides: from their marker, or the default without one."""
        wanted: Wanted = {}
        for name, setting in marker_settings(self.kit, self.state).items():
            usual = self.kit.usual(name, setting, self.scene.state)
            for of in setting.things(self.state):
                if setting.get(self.state, of) != usual(of):
                    wanted[name, of] = in_word(usual(of))
        for piece in self.table.pieces.values():
            if kind := piece.marks.get("Setting"):
                self._marker(piece, kind, wanted)
        return wanted

    def _marker(self, piece: Piece, name: str, wanted: Wanted) -> None:
        setting, (window, x, y) = self.settings.get(name), piece.place
        hex = self.kit.board.hex_at(x, y) if window == MAP else None
        if setting is None or hex is None:
            if setting is None or window == MAP:
                self._tell(piece, "a marker is placed in a hex")
            return
        forms = [hex]
        if setting.kind == "hexside":
            level = min(max(1, _number(piece.states.get(SIDE, "1"))), len(DIRECTIONS))
            forms = [f"{hex}{between}{self.kit.hexmap.grid.neighbour(hex, level - 1)}" for between in "- "]
        for text in forms:
            try:
                wanted[name, setting.found(self.state, text)] = piece.states.get(VALUE, "yes")
            except BroadfrontError:
                continue
            return
        self._tell(piece, f"nothing at {forms[0]} can have it")

    def _fields(self) -> Wanted:
        wanted: Wanted = {}
        record = next(piece for piece in self.table.pieces.values() if "Title" in piece.marks)
        for field, value in record.fields.items():
            name, _, of = field.partition(" ")
            if field in fields_of(self.kit, self.state):
                wanted[name, of] = value
            else:
                self.unmatched.append(f"{field} on the record: not known here.")
        return wanted

    # Cards

    def _deal(self) -> None:
        """Move every card to the zone in whose deck or area it lies."""
        if not self.kit.title.zones:
            return
        lies = {id: zone for zone, held in self.table.decks.items() for id in held}
        found: dict[str, Counter[str]] = {zone: Counter() for zone in self.kit.title.zones}
        for id, piece in self.table.pieces.items():
            item, family = piece.marks.get("Item"), piece.marks.get("Family")
            if item is None:
                continue
            zone = lies.get(id) or (self._place(*piece.place) if piece.place[0] != MAP else None)
            if zone not in found or self.kit.title.zones[zone].family != family:
                self._tell(piece, "in no deck or hand; it stays where the scenario begins")
            else:
                found[zone][item] += 1
        for zone in found:
            self._fill(zone, found)

    def _fill(self, zone: str, found: dict[str, Counter[str]]) -> None:
        """Move missing items to a zone from others of its family that hold too many."""
        specs = self.kit.title.zones
        for item in (found[zone] - Counter(self.state.zones[zone])).elements():
            for other, spec in specs.items():
                if spec.family == specs[zone].family and Counter(self.state.zones[other])[item] > found[other][item]:
                    self.state.move_item(item, other, zone)
                    break

    # Applying the values

    def _settle(self, wanted: Wanted) -> None:
        """Set all wanted values, repeating until nothing changes, because one setting may depend on another."""
        order = [WHERE, STEPS, *(name for name in self.settings if name not in (WHERE, STEPS))]
        todo = sorted(wanted, key=lambda one: order.index(one[0]))
        failed: dict[tuple[str, str], str] = {}
        for _ in range(len(self.settings)):
            before = self.state.to_data()
            failed = {}
            for name, of in todo:
                if why := self._set(name, of, wanted[name, of]):
                    failed[name, of] = why
                    if name == WHERE:
                        self._make_room(of)
            if not failed and self.state.to_data() == before:
                break
        self.unmatched += [f"{' '.join(filter(None, one))} = {wanted[one]}: {why}" for one, why in failed.items()]

    def _make_room(self, unit: str) -> None:
        """Move a unit to a box for the next round; two units that swap places are in each other's way."""
        for box in self.kit.title.locations.boxes:
            if not self._set(WHERE, unit, f"[{box}]"):
                return

    def _set(self, name: str, of: str, value: str) -> str:
        """Set one value; return why it cannot be set, or an empty string."""
        setting = self.settings[name]
        try:
            was = setting.get(self.state, of)
            if in_word(was) == value or (name == STEPS and was == 0):
                return ""
            setting.put(self.state, of, as_kind(was, value))
        except BroadfrontError as error:
            return str(error)
        except NONSENSE:
            return "it does not fit what else is in the saved game."
        return ""


def _sides(piece: Piece) -> int:
    """Return the number of sides of a counter."""
    return max(
        len(parted(parted(trait.type, ";")[16], ","))
        for trait in piece.traits
        if trait.type.startswith(LAYER) and parted(trait.type, ";")[19] == STEPS
    )


def _number(state: str) -> int:
    first = state.partition(";")[0]
    return int(first) if first.lstrip("-").isdecimal() else 1
