"""Printed data of the Ardennes game: its components and map, loaded once and shared by all games."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.core.errors import unknown_name
from broadfront.core.locations import Location, Locations
from broadfront.core.messages import Message
from broadfront.core.reading.names import Names
from broadfront.core.rules import decides
from broadfront.core.title import Title
from broadfront.core.zones import Zone
from broadfront.titles.ardennes.data import loading
from broadfront.titles.ardennes.data.cross_checks import check_files
from broadfront.titles.ardennes.data.names import display_names
from broadfront.titles.ardennes.data.records import (
    ALLIED,
    FIRST_DAY,
    GERMAN,
    LAST_DAY,
    ActionCard,
    AlliedCard,
    Chit,
    DeckRules,
    FuelDepot,
    GermanCard,
    Holding,
    Scenario,
    Unit,
    VictoryHex,
)
from broadfront.titles.ardennes.data.terrain_chart import TerrainChart

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.attributes import MapAttributes

__all__ = ["FOLDER", "NOT_IN_PLAY", "RESERVE", "VDH_BOX", "Ardennes", "calendar_box", "load"]

FOLDER = Path(__file__).parent.parent

RESERVE = ("German Reserve", "Allied Reserve")
"""Reserve box names, by side number."""
VDH_BOX, NOT_IN_PLAY = "Von der Heydte", "Not in play"


def calendar_box(day: int) -> str:
    """Return the name of the calendar box for a day, such as `Calendar 21`; tomorrow's box is the Next Day box."""
    return f"Calendar {day}"


BOXES = (
    *RESERVE,
    *(calendar_box(day) for day in range(FIRST_DAY + 1, LAST_DAY + 1)),
    "OKW",
    VDH_BOX,
    "Exited",
    NOT_IN_PLAY,
)

_GERMAN, _BOTH, _NOBODY = frozenset({"german"}), frozenset({"german", "allied"}), frozenset[str]()
_ALLIED = frozenset({"allied"})

ZONES = {
    zone.name: zone
    for zone in (
        Zone("german-deck", "german-cards", _NOBODY),
        Zone("german-hand", "german-cards", _GERMAN),
        Zone("german-discard", "german-cards", _BOTH),
        Zone("german-available", "german-cards", _BOTH),  # supplemental cards that may be taken into the pile
        Zone("german-later", "german-cards", _BOTH),  # not yet available, OKW cards included
        Zone("german-out", "german-cards", _BOTH),  # out of the game
        Zone("allied-deck", "allied-cards", _NOBODY),
        Zone("allied-hand", "allied-cards", _ALLIED),
        Zone("allied-discard", "allied-cards", _BOTH),
        Zone("allied-captured", "allied-cards", _BOTH),  # fills a slot of the German hand
        Zone("allied-later", "allied-cards", _BOTH),
        Zone("allied-out", "allied-cards", _BOTH),
        Zone("action-deck", "action-cards", _NOBODY),
        Zone("action-drawn", "action-cards", _BOTH),
        Zone("action-later", "action-cards", _BOTH),
        Zone("chit-cup", "chits", _NOBODY),
        Zone("chit-drawn", "chits", _BOTH),
    )
}


class Ardennes(Title):
    """The printed Ardennes game: units, formations, cards, Combat Chits, scenarios and map, as immutable records."""

    SHEETS_IN = "broadfront.titles.ardennes.data.sheets"
    READ = (
        "places", "terrain_chart", "units", "chits", "special_events", "decks", "two_player_draws", "victory_hexes",
        "fuel_depots", "bar", "holding", "army_changes", "corps_rank", "scenarios", "action_cards",
    )  # fmt: skip
    zones: Mapping[str, Zone] = ZONES

    # The map

    @cached_property
    def map(self) -> HexMap:
        """The hex map of the game."""
        return load_title_map(self.files)

    @cached_property
    def attributes(self) -> MapAttributes:
        """Attributes of the map by hex, such as towns, rivers and map edges."""
        from broadfront.titles.ardennes.data.attributes import MapAttributes

        return MapAttributes(self.map)

    @cached_property
    def places(self) -> dict[str, str]:
        """Hex ids of all named places by normalized name; villages that share a hex are included."""
        found: dict[str, str] = {}
        for line, row in self.files.read_rows("map/places.csv", ("name", "hex", "kind")):
            if row["hex"] not in self.map:
                message = f"{row['name']!r} is in {row['hex']!r}, which is not a hex of the map"
                raise self.files.file_error("map/places.csv", line, message, given=row["hex"])
            found[_normalize_name(row["name"])] = row["hex"]
        for hex, place in zip(self.map.ids, self.map.place, strict=True):
            if place:
                found.setdefault(_normalize_name(place.name), hex)
        return found

    @cached_property
    def names(self) -> dict[str, Message]:
        """Names shown to players for units, Combat Chits, hexes and river hexsides, by id."""
        return display_names(self)

    @cached_property
    def short_names(self) -> dict[str, str]:
        """Short names by id: the names of cards, and unit designations as printed on the counters."""
        return self.card_names | {unit.id: unit.label for unit in self.units}

    @cached_property
    def card_names(self) -> dict[str, str]:
        """Card names by id."""
        cards = self.german_cards | self.allied_cards | self.action_cards
        return {id: card.name for id, card in cards.items()}

    def hex_of(self, name_or_id: str) -> str:
        """Return the id of the hex with an id or place name; accents and case do not matter."""
        text = name_or_id.strip()
        if text in self.map.index:
            return text
        return self.places.get(_normalize_name(text)) or self.map.find(text)

    def parse_path(self, text: str) -> list[str]:
        """Return the hex ids of a path given as text.

        Hex ids and place names are separated by commas, or by hyphens unless the whole text is a place name.
        """
        found: list[str] = []
        for part in filter(None, map(str.strip, text.split(","))):
            whole = "-" not in part or _normalize_name(part) in self.places
            found += [self.hex_of(one) for one in ((part,) if whole else part.split("-")) if one.strip()]
        return found

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        """All places where a unit can be: the hexes of the map and the boxes beside it."""
        return Locations(self.map.ids, BOXES)

    @cached_property
    def terrain_chart(self) -> TerrainChart:
        """The terrain effects chart."""
        return TerrainChart(self.files)

    # Counters

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """All units; the number of a unit is its index here and in every array by unit of the game state."""
        return loading.load_units(self.files)

    @cached_property
    def side_numbers(self) -> bytes:
        """Side number (0 German, 1 Allied) of each unit, as bytes."""
        return bytes(unit.side_number for unit in self.units)

    @cached_property
    def unit_numbers_by_side(self) -> tuple[tuple[int, ...], ...]:
        """Numbers of the units of each side."""
        return tuple(tuple(n for n, of in enumerate(self.side_numbers) if of == side) for side in (GERMAN, ALLIED))

    @cached_property
    def reserve_boxes(self) -> tuple[Location, ...]:
        """For each unit, the Reserve box of its side."""
        return tuple(self.locations.boxes[RESERVE[side]] for side in self.side_numbers)

    @cached_property
    def full_steps(self) -> bytes:
        """Number of steps of each unit at full strength, as bytes."""
        return bytes(unit.steps for unit in self.units)

    @cached_property
    def unit_by_id(self) -> dict[str, Unit]:
        """All units by id."""
        return {unit.id: unit for unit in self.units}

    def unit(self, id: str) -> Unit:
        """Return the unit with an id; raise an error if there is none."""
        found = self.unit_by_id.get(id)
        if found is None:
            raise unknown_name("unit", id, self.unit_by_id, parameter="unit")
        return found

    @cached_property
    def unit_names(self) -> Names:
        """Lookup of units by any name a player may type, such as `Peiper`, `27/12VG` or `Grenadier Regiment 48`."""
        return Names("unit", {unit.id: (unit.name,) for unit in self.units})

    def find_unit(self, text: str, parameter: str = "unit") -> Unit:
        """Return the unit that an id, a name or part of a name identifies; raise an error if none or several match."""
        return self.unit_by_id[self.unit_names.find(text.strip(), parameter=parameter)]

    @cached_property
    def formations(self) -> dict[str, tuple[int, ...]]:
        """Unit numbers by name of their division, corps or army, lowest printed selector number first."""
        found: dict[str, list[int]] = {}
        for unit in self.units:
            for name in unit.formation:
                members = found.setdefault(name, [])
                if unit.number not in members:
                    members.append(unit.number)
        return {
            name: tuple(sorted(members, key=lambda u: (self.units[u].selector, u))) for name, members in found.items()
        }

    def formation_units(self, name: str) -> tuple[int, ...]:
        """Return the unit numbers of a division, corps or army, lowest printed selector number first."""
        if name not in self.formations:
            raise unknown_name("formation", name, self.formations, parameter="formation")
        return self.formations[name]

    @cached_property
    def members_cache(self) -> dict[object, tuple[int, ...]]:
        """Cache for the functions `units_in_formations` and `units_on_card`, which find the units of formations."""
        return {}

    @cached_property
    def corps_cache(self) -> dict[tuple[int, tuple[str, ...]], tuple[str, ...]]:
        """Cache for the function `corps_in_formations`, which finds the corps in the given formations."""
        return {}

    @cached_property
    def army_changes(self) -> dict[str, tuple[int, str]]:
        """Corps that change army during the game, each with the day of the change and the army before it."""
        return loading.load_army_changes(self.files)

    # Cards and chits

    @cached_property
    def german_cards(self) -> dict[str, GermanCard]:
        """German cards by id."""
        return {card.id: card for card in loading.load_german_cards(self.files)}

    @cached_property
    def allied_cards(self) -> dict[str, AlliedCard]:
        """Allied command cards by id."""
        return {card.id: card for card in loading.load_allied_cards(self.files)}

    @cached_property
    def action_cards(self) -> dict[str, ActionCard]:
        """Allied action cards by id."""
        return {card.id: card for card in loading.load_action_cards(self.files)}

    @cached_property
    def chits(self) -> dict[str, Chit]:
        """Combat Chits by id, such as `chit-07`."""
        return {f"chit-{chit.id:02}": chit for chit in loading.load_chits(self.files)}

    @cached_property
    def special_events(self) -> dict[int, str]:
        """Allied special event of each day; days without one are left out."""
        return loading.load_special_events(self.files)

    @cached_property
    def decks(self) -> DeckRules:
        """Rules of the German deck: hand sizes, supplemental cards per day, and events that happen once per game."""
        return loading.load_deck_rules(self.files)

    @cached_property
    def two_player_draws(self) -> dict[int, int]:
        """Most cards the Allied player may draw on each day of a two-player game."""
        return loading.load_two_player_draws(self.files)

    # Scenarios

    @cached_property
    def victory_hexes(self) -> tuple[VictoryHex, ...]:
        """The victory hexes of the campaign."""
        return loading.load_victory_hexes(self.files, self.hex_of)

    @cached_property
    def fuel_depots(self) -> tuple[FuelDepot, ...]:
        """The fuel depots on the map."""
        return loading.load_depots(self.files, self.hex_of)

    @cached_property
    def bar(self) -> dict[int, int]:
        """Victory points that the German must exceed at the end of each day of the campaign."""
        return loading.load_required_daily_points(self.files)

    @cached_property
    def holding(self) -> Holding:
        """The campaign's victory hexes whose value grows every day."""
        return loading.load_holding(self.files, self.hex_of)

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios by id."""
        return loading.load_scenarios(self.files, self.unit_by_id, self.hex_of, self.victory_hexes)

    def vp_hexes(self, scenario: str) -> frozenset[int]:
        """Return the hexes worth victory points in a scenario."""
        return self._hexes_of_scenario[scenario][0]

    def holdable_hexes(self, scenario: str) -> frozenset[int]:
        """Return the hexes that a side can hold in a scenario: Cities, Towns, fuel depots and victory hexes."""
        return self._hexes_of_scenario[scenario][1]

    @cached_property
    def _hexes_of_scenario(self) -> dict[str, tuple[frozenset[int], frozenset[int]]]:
        """For each scenario, its victory hexes and the hexes that a side can hold."""
        found = {}
        for id, scenario in self.scenarios.items():
            worth = frozenset(self.map.index[vp.hex] for vp in scenario.victory_hexes)
            found[id] = (worth, worth | self.attributes.holdable_hexes)
        return found

    # Checks of replaced files

    def check_data(self) -> None:
        """Raise an error with file and line if the data files of the Ardennes contradict each other."""
        super().check_data()
        with self.files.blame_own_files():
            check_files(self)

    # Sort order

    @decides("ARD-DEF-04")
    def sort_units(self, numbers: Iterable[int], *, highest: bool = False) -> tuple[int, ...]:
        """Sort units by printed selector number, lowest (or highest) first.

        Units with equal numbers go by lowest corps number, OKW last.
        """
        return tuple(sorted(numbers, key=self._sort_positions[highest].__getitem__))

    @cached_property
    def _sort_positions(self) -> tuple[tuple[int, ...], ...]:
        """Ranks of all units by printed selector number: a tuple for lowest first, and one for highest first."""
        numbers = range(len(self.units))
        orders = (
            sorted(numbers, key=lambda n: (sign * self.units[n].selector, self.corps_rank[n], n)) for sign in (1, -1)
        )
        return tuple(tuple(map(order.index, numbers)) for order in orders)

    @cached_property
    def corps_rank(self) -> tuple[int, ...]:
        """For each unit, the number of its corps for tie-breaks; OKW has the highest."""
        return tuple(_corps_number(unit.corps) for unit in self.units)


def _normalize_name(name: str) -> str:
    """Return a place name without accents, capitals, hyphens and full stops, so that spellings compare equal."""
    decomposed = unicodedata.normalize("NFD", name.strip())
    letters = "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()
    return " ".join(letters.replace("-", " ").replace(".", " ").split())


_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}


def _corps_number(corps: str) -> int:
    """Return the number in a corps' name (a Roman numeral); SS corps have their own numbers, and OKW ranks last.

    >>> _corps_number("XLVII"), _corps_number("IISS"), _corps_number("OKW")
    (47, 2, 1000)
    """
    if corps == "OKW":
        return 1000
    digits = [_ROMAN[letter] for letter in corps.removesuffix("SS")]
    return sum(-d if d < max(digits[k:]) else d for k, d in enumerate(digits))


def load(data: Path | None = None) -> Ardennes:
    """Load the printed game data; files in the folder `data` replace the built-in files."""
    return Ardennes(FOLDER, data)
