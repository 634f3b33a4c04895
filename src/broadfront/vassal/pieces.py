"""The pieces of a module: a counter for each unit with a side per number of steps, markers, cards, the record sheet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from broadfront.board import shown
from broadfront.board.draw.counters import counter_svg
from broadfront.board.grid import DIRECTIONS
from broadfront.core.errors import BroadfrontError
from broadfront.core.positions.corrections import Setting, format_setting_value
from broadfront.core.state import State
from broadfront.titles.drawing import drawable_counter
from broadfront.vassal import pictures as drawing
from broadfront.vassal import traits
from broadfront.vassal.kit import STEPS, WHERE, Kit, Scene, setting_style, unit_settings
from broadfront.vassal.traits import Piece, Trait

__all__ = [
    "FORMAT",
    "SIDE",
    "VALUE",
    "Face",
    "Pieces",
    "counter_side_for_steps",
    "marker_settings",
    "record_fields",
    "steps_of_counter_side",
]

FORMAT = "1"
"""Format version of saved games, raised with every change."""
SIDE = "Side"
"""Name of the layer that shows a marker's hexside."""
VALUE = "Value"
TURN_OVER = "Next side"


class Face(NamedTuple):
    """The printed counter of a unit: a picture for each number of steps, full strength first."""

    unit: str
    side: str
    name: str
    files: tuple[str, ...]


class Pieces:
    """Makes all pieces that can lie on the table of a title's VASSAL module."""

    def __init__(self, kit: Kit, *, svg: bool = False) -> None:
        self.kit = kit
        self.pictures = drawing.Pictures(svg=svg)
        self._numbers: dict[str, int] = {}
        self._badges: dict[str, int] = {}

    def slot_number(self, slot: str) -> str:
        """Return the number of the palette slot by which VASSAL identifies a piece."""
        return str(self._numbers.setdefault(slot, len(self._numbers) + 1))

    @property
    def next_slot_number(self) -> int:
        """Number that the next new slot of the palette gets."""
        return len(self._numbers) + 1

    @cached_property
    def printed_counters(self) -> Mapping[str, Mapping[str, Face]]:
        """Return the printed counters by scenario and unit."""
        found: dict[str, dict[str, Face]] = {}
        for scene in self.kit.scenes.values():
            if scene.scenario not in found:
                found[scene.scenario] = {
                    unit: self._face(drawn) for unit, drawn in _counters_by_steps(self.kit, scene).items()
                }
        return found

    def _face(self, drawn: list[shown.Counter]) -> Face:
        """Return the printed counter for drawings of it at each number of steps."""
        first = drawn[0]
        files = []
        for counter in drawn:
            bare = drawable_counter(counter, self.kit.title.card.colors)
            picture = counter_svg(type(bare)(**(vars(bare) | {"hex": "", "badges": ()})), self.kit.board.counter_size)
            files.append(self.pictures.add(f"unit {counter.unit} {counter.steps}", picture))
        return Face(first.unit, first.side, first.name or first.unit, tuple(files))

    # Pieces

    def unit(self, scene: Scene, state: State, unit: str) -> Piece:
        """Return the counter of a unit with its present state, not yet placed on the table."""
        face, settings = self.printed_counters[scene.scenario][unit], self.kit.title.settings(state)
        own = [self._trait(name, one, state, unit) for name, one in unit_settings(settings).items()]
        sides = []
        if len(face.files) > 1:
            steps = int(settings[STEPS].get(state, unit))
            sides = [traits.layer_trait(STEPS, TURN_OVER, face.files, counter_side_for_steps(len(face.files), steps))]
        picture = "" if sides else face.files[0]
        marked = traits.mark_trait({"Unit": unit, "Army": face.side})
        return Piece((marked, *own, *sides, traits.basic_trait(picture, face.name, self.slot_number(f"unit {unit}"))))

    def _trait(self, name: str, setting: Setting, state: State, unit: str) -> Trait:
        """Return the VASSAL trait by which a unit's counter shows a setting (correctable value)."""
        value, called = setting.get(state, unit), setting_words(name)
        match setting_style(setting, state, unit):
            case "flag":
                return traits.flag_trait(name, called.capitalize(), self._badge(name, name), on=bool(value))
            case "choice":
                words = list(setting.choices(state))
                shows = ["", *(self._badge(name, word) for word in words[1:])]
                return traits.layer_trait(name, f"Next {called}", shows, words.index(str(value)) + 1)
            case "words":
                return traits.prompt_trait(name, f"Set {called}", str(value))

    def _badge(self, setting: str, word: str) -> str:
        """Draw the status mark for one value of a unit, such as `disrupted`, and return its file name."""
        place = self._badges.setdefault(setting, len(self._badges))
        return self.pictures.add(f"badge {setting} {word}", drawing.badge(word, place, self.kit.board.counter_size))

    def marker(self, name: str, setting: Setting, value: str, direction: int = 0) -> Piece:
        """Return a VASSAL piece for a marker of a hex, or of a hexside of the hex it lies in."""
        side = self.kit.board.counter_size
        made = [traits.mark_trait({"Setting": name}), traits.label_trait(VALUE, "Set its value", value, side // 6)]
        if setting.kind == "hexside":
            bars = [self.pictures.add(f"side {way}", drawing.side_bar(n, side)) for n, way in enumerate(DIRECTIONS)]
            made.append(traits.layer_trait(SIDE, "Next hexside", bars, direction + 1))
        picture = self.pictures.add(f"marker {name}", drawing.hex_marker(setting_words(name), side))
        return Piece(
            (*made, traits.basic_trait(picture, setting_words(name).capitalize(), self.slot_number(f"marker {name}")))
        )

    def card(self, item: str, family: str) -> Piece:
        """Return a VASSAL piece for a card or chit, lying face up."""
        called = self.item_names.get(item, item)
        kind = family.replace("-", " ")
        front = self.pictures.add(f"card {item} {family}", drawing.card_face(called, item, kind))
        back = self.pictures.add(f"back {family}", drawing.card_back(kind))
        number = self.slot_number(f"card {family} {item}")
        marked = traits.mark_trait({"Item": item, "Family": family})
        return Piece((marked, traits.mask_trait(back), traits.basic_trait(front, called, number)))

    def record_sheet(self, scene: Scene, state: State) -> Piece:
        """Return the record sheet, the piece that holds everything without a place: date, weather, points."""
        values = {
            "Title": self.kit.title.name,
            "Scenario": scene.scenario,
            "Variant": scene.variant,
            "Format": FORMAT,
            "Layout": self.kit.layout_digest,
        }
        picture = self.pictures.add("record", drawing.hex_marker("Record", self.kit.board.counter_size))
        fields = traits.sheet_trait("Record of the game", record_fields(self.kit, state))
        return Piece(
            (
                traits.mark_trait(values),
                fields,
                traits.basic_trait(picture, "Record of the game", self.slot_number("record")),
            )
        )

    @cached_property
    def item_names(self) -> dict[str, str]:
        """Return the name of each card or chit by its id."""
        state = self.kit.first_scene.state
        found: dict[str, str] = {}
        for setting in self.kit.title.settings(state).values():
            if setting.kind == "item":
                found |= {item: names[0] for item, names in setting.called(state).items() if names}
        return found


def setting_words(setting: str) -> str:
    """Return the name of a setting (correctable value) as separate words."""
    return setting.replace("_", " ")


def counter_side_for_steps(sides: int, steps: int) -> int:
    """Return which side of a counter shows, numbered from 1, for a number of steps; with no steps left it shows the
    last."""
    return min(sides, sides - steps + 1)


def steps_of_counter_side(sides: int, level: int) -> int:
    """Return the number of steps that a side of a counter shows."""
    return sides - level + 1


def marker_settings(kit: Kit, state: State) -> dict[str, Setting]:
    """Return the settings (correctable values) of hexes and hexsides, which markers show."""
    return {name: one for name, one in kit.title.settings(state).items() if one.kind in ("hex", "hexside")}


def record_fields(kit: Kit, state: State) -> dict[str, str]:
    """Return the fields of the record sheet: all correctable values except those of units, places and cards."""
    return {
        f"{name} {of}".strip(): format_setting_value(setting.get(state, of))
        for name, setting in kit.title.settings(state).items()
        if setting.kind in ("name", "whole")
        for of in (setting.things(state) if setting.kind == "name" else ("",))
    }


def _counters_by_steps(kit: Kit, scene: Scene) -> dict[str, list[shown.Counter]]:
    """Return for each unit its counter at each number of steps, full strength first.

    Units in a hidden box are drawn as if in a visible one.
    """
    state = scene.state.copy()
    settings = kit.title.settings(state)
    first = kit.table.display(state, None)
    seen = {counter.unit for counter in first.counters}
    for unit in state.called():
        if unit not in seen and first.boxes:
            settings[WHERE].put(state, unit, first.boxes[0])
    whole = {one.unit: one for one in kit.table.display(state, None).counters}
    found: dict[str, list[shown.Counter]] = {unit: [] for unit in state.called()}
    for steps in range(max(one.full_steps for one in whole.values()), 0, -1):
        less = state.copy()
        for unit, counter in whole.items():
            if steps <= counter.full_steps and STEPS in settings:
                _set_steps(less, settings[STEPS], unit, steps)
        for counter in kit.table.display(less, None).counters:
            if steps <= counter.full_steps:
                found[counter.unit].append(counter)
    return found


def _set_steps(state: State, setting: Setting, unit: str, steps: int) -> None:
    """Set the steps of a unit, unless the rules do not allow the number."""
    try:
        setting.put(state, unit, steps)
    except BroadfrontError:
        return  # the unit cannot have so many steps: its counter shows the actual number
