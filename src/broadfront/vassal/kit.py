"""The contents of a title's module: its starts, its windows, and which part of a position becomes which piece.

Units, markers and cards come from the settings every title declares correctable (`Playable.settings`), so that a saved
game can be read back.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Literal, NamedTuple

from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.board.tabletop import Tabletop
from broadfront.core.errors import Invalid
from broadfront.core.positions.corrections import Setting, Settings
from broadfront.core.record import Plain
from broadfront.core.state import State
from broadfront.core.title import Playable
from broadfront.core.zones import Zone
from broadfront.titles import tabletop
from broadfront.vassal.layout import AreaBoard, HexBoard, arrange_areas

__all__ = [
    "BOXES",
    "CARDS",
    "ELIMINATED",
    "MAP",
    "RECORD",
    "STEPS",
    "WHERE",
    "Kit",
    "Scene",
    "Style",
    "setting_style",
    "unit_place",
    "unit_settings",
]  # fmt: skip

MAP, BOXES, CARDS = "Map", "Boxes", "Cards"
"""Windows of a module; each hand has one of its own."""
RECORD, ELIMINATED = "Record", "eliminated"
WHERE, STEPS = "where", "steps"
NO_MARKER = ("none", "as printed")
"""Words that mean a place has no marker."""
CARD_PITCH = (170, 230)

Style = Literal["flag", "choice", "words"]


class Scene(NamedTuple):
    """A starting position of the title: a scenario in one of its variants."""

    scenario: str
    variant: str
    state: State

    @property
    def file(self) -> str:
        """Name of the saved game in the VASSAL module that holds the starting position."""
        return f"{self.scenario}-{self.variant}.vsav"


class Kit:
    """The contents of a title's VASSAL module: starting positions and windows."""

    def __init__(self, title: Playable) -> None:
        self.title = title
        self.table: Tabletop = tabletop(title.name)
        self.scenes = {(one.scenario, one.variant): one for one in _find_scenes(title, self.table)}
        if not self.scenes:
            raise Invalid(
                f"{title.name} cannot be a module: no scenario has counters on a map that can be corrected.",
                parameter="title",
                given=title.name,
                accepted="a title whose units can be put in a hex (`where`)",
            )
        self.hexmap: HexMap = load_title_map(title.files)
        self.board = HexBoard(self.hexmap)

    @cached_property
    def first_scene(self) -> Scene:
        """Return the first starting position, with which the places in other starting positions are compared."""
        return next(iter(self.scenes.values()))

    @cached_property
    def box_board(self) -> AreaBoard:
        """Return the board of off-map boxes, with room for the units of any starting position; the record sheet comes
        first."""
        most: Counter[str] = Counter({RECORD: 1})
        for scene in self.scenes.values():
            held = Counter(unit_place(scene.state, unit)[1] for unit in scene.state.called())
            most |= Counter({name: held[name] for name in (*self.title.locations.boxes, ELIMINATED)})
        named = {name: most[name] for name in (RECORD, *self.title.locations.boxes, ELIMINATED)}
        side = self.board.counter_size + 8
        return arrange_areas(BOXES, named, (side, side))

    @cached_property
    def decks(self) -> dict[str, Zone]:
        """Return the zones for cards that are visible to all sides or to none; they become decks on a board."""
        everybody = len(self.title.sides)
        return {name: zone for name, zone in self.title.zones.items() if len(zone.seen_by) in (0, everybody)}

    @cached_property
    def deck_board(self) -> AreaBoard:
        """Return the board on which the decks lie."""
        return arrange_areas(CARDS, dict.fromkeys(self.decks, 1), CARD_PITCH, 1)

    @cached_property
    def hand_boards(self) -> dict[str, AreaBoard]:
        """Return, by side, a board of the hands that only the side can see, in a window that only it can open."""
        found = {}
        for side in self.title.sides:
            held = dict.fromkeys((n for n, z in self.title.zones.items() if z.seen_by == {side}), 8)
            if held:
                found[side] = arrange_areas(f"Hand of the {side} side", held, CARD_PITCH, 4)
        return found

    @cached_property
    def layout_digest(self) -> str:
        """Return a digest of all places on the boards; a game saved in VASSAL can only be read with the same layout."""
        boards = [self.box_board, self.deck_board, *self.hand_boards.values()]
        parts = [(self.board.scale, self.board.x, self.board.y), *((b.name, list(b.areas.values())) for b in boards)]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]

    def value_without_marker(self, name: str, setting: Setting, start: State) -> Callable[[str], Plain]:
        """Return a function that gives the value of a hex or hexside without a marker.

        It is none, or the value at the title's first start.
        """
        values = [setting.get(start, of) for of in setting.things(start)]
        nothing: Plain
        if values and isinstance(values[0], bool):
            nothing = False
        elif values and isinstance(values[0], int):
            nothing = 0
        else:
            common = Counter(values).most_common(1)
            words = [word for word in NO_MARKER if word in setting.choices(start)]
            if not words or (common and common[0][0] not in words):
                return self._value_at_first_start(name, setting, start)
            nothing = words[0]
        return lambda _of: nothing

    def _value_at_first_start(self, name: str, setting: Setting, start: State) -> Callable[[str], Plain]:
        """Return a function that gives the value of a hex or hexside at the title's first starting position."""
        first = self.first_scene.state
        there = self.title.settings(first)[name]
        known = set(there.things(first))
        return lambda of: there.get(first, of) if of in known else setting.get(start, of)


def _find_scenes(title: Playable, table: Tabletop) -> list[Scene]:
    """Return every starting position of the title that has counters on the table."""
    found = []
    for scenario, card in title.card.scenarios.items():
        for variant in card.variants or title.card.variants:
            state = title.set_up(scenario, variant, {})
            state.settle()
            if WHERE in title.settings(state) and any(counter.hex for counter in table.display(state, None).counters):
                found.append(Scene(scenario, variant, state))
    return found


def unit_place(state: State, unit: str) -> tuple[str, str]:
    """Return where a unit is: the VASSAL window, and the hex or box in it."""
    text = str(state.title.settings(state)[WHERE].get(state, unit))
    if text == ELIMINATED:
        return BOXES, ELIMINATED
    return (BOXES, text[1:-1]) if text.startswith("[") else (MAP, text)


def unit_settings(settings: Settings) -> Mapping[str, Setting]:
    """Return the values of units that can be corrected (settings), other than place and steps."""
    return {name: one for name, one in settings.items() if one.kind == "unit" and name not in (WHERE, STEPS)}


def setting_style(setting: Setting, state: State, unit: str) -> Style:
    """Return how a unit's counter shows a correctable value: a mark on or off, one of several marks, or words."""
    if isinstance(setting.get(state, unit), bool):
        return "flag"
    return "choice" if setting.choices(state) else "words"
