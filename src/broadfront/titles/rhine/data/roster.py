"""All counters of the campaign: those in play at its start, and those the arrival chart names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from math import ceil
from typing import Annotated, Any, Literal, TypedDict

import msgspec

from broadfront.core.errors import unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.arrivals import RATINGS, ArrivalChart, Entry, Piece
from broadfront.titles.rhine.data.entry import EntryHouse, parse_chart_place
from broadfront.titles.rhine.data.loading import Few, Form
from broadfront.titles.rhine.data.replacements import Aircraft
from broadfront.titles.rhine.data.terrain import CATEGORIES, MOBILITIES
from broadfront.titles.rhine.data.units import OFF_BOARD, Face, Kind, Unit

__all__ = ["BOXES", "IN_PLAY", "Roster", "load_roster", "possible_destinations"]

ON_MAP, TO_ARRIVE, DEAD, REMOVED = "On map", "To arrive", "Dead pile", "Removed"
ENGLAND, NORMANDY, SOUTHERN_FRANCE = "England", "Normandy", "Southern France"
POOL, ELSEWHERE = "Pool", "Not in this campaign"
BOXES = (ON_MAP, TO_ARRIVE, DEAD, REMOVED, ENGLAND, NORMANDY, SOUTHERN_FRANCE, POOL, ELSEWHERE)
IN_PLAY = (ON_MAP, ENGLAND, NORMANDY, SOUTHERN_FRANCE)
START = "house/start_units.csv"
COLUMNS = ("nation", "type", "identifier", "part", "ratings", "region", "box")
KIND_WORDS: dict[str, Kind] = {
    "point": "transport", "Brkdwn": "breakdown", "HQ": "HQ", "Pontoon": "pontoon", "Arty": "artillery",
    "Rocket": "artillery",
}  # fmt: skip
Mobility = Annotated[str, one_of_words(*MOBILITIES)]
Steps = Annotated[int, msgspec.Meta(ge=1, le=20)]


class UnitSize(Form, frozen=True):
    """A row of `house/units.toml` that gives the number of steps of the units it matches."""

    steps: Steps
    type: str = ""
    part: str = ""
    nation: str = ""
    strength: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0

    def matches(self, nation: str, unit_type: str, part_name: str, ratings: str) -> bool:
        """Return whether the row applies to a counter."""
        strength = int(re.match(r"\(?(\d+)", ratings)[1]) if ratings else 0  # type: ignore[index]
        return (
            (not self.type or unit_type.endswith(self.type))
            and (not self.part or part_name.startswith(self.part))
            and (not self.nation or nation == self.nation)
            and (not self.strength or strength == self.strength)
            and bool(part_name) == bool(self.part)
        )


class UnitFace(Form, frozen=True):
    """A row of `house/units.toml` with counter values the arrival chart does not print, such as mobility."""

    combat: Mobility
    march: Mobility
    allowance: Few
    """Movement allowance of the Move side."""
    type: str = ""
    part: str = ""
    nation: str = ""
    printed: str = ""
    """Ratings of the Combat side of a counter that has none in the chart."""
    whole: bool = False
    """Whether the Move side keeps the full strength; if not, it has half, rounded up."""
    category: Annotated[str, one_of_words(*CATEGORIES)] = "Other"
    anti_tank: Literal["", "Light", "Heavy"] = ""
    engineer: bool = False
    throw: Few = 0

    def matches(self, nation: str, unit_type: str, part_name: str) -> bool:
        """Return whether the row applies to a counter."""
        words = (part_name or unit_type).split()
        if self.part:
            named = self.part in part_name and unit_type.endswith(self.type)
        else:
            named = not self.type or self.type in words or unit_type.endswith(self.type)
        return named and self.nation in ("", nation)

    @decides("BTR-HOUSE-28")
    def make_faces(self, ratings: str) -> tuple[Face, Face]:
        """Return the Combat and the Move side of a counter from its printed ratings, which may be empty."""
        fights = Face.parse(f"{ratings or self.printed} {self.combat}")
        strength = fights.strength if self.whole else ceil(Fraction(fights.strength, 2))
        move = Face(strength, fights.defends_only, fights.rating, self.allowance, self.march)
        return fights, move


class AircraftSize(TypedDict):
    """Number of steps of an aircraft counter."""

    steps: Steps


class UnitHouse(Form, frozen=True):
    """The contents of `house/units.toml`: sizes, counter sides and formations of units."""

    size: tuple[UnitSize, ...]
    face: Annotated[tuple[UnitFace, ...], msgspec.Meta(min_length=1)]
    aircraft: AircraftSize
    formations: dict[str, tuple[str, ...]]
    same: dict[str, str]


class Roster:
    """All counters of the campaign (roster), and for each line of the arrival chart the counters it concerns."""

    def __init__(self, house: UnitHouse, aircraft: Aircraft) -> None:
        self.house = house
        self.aircraft = aircraft
        self.counters: list[Unit] = []
        self.number: dict[str, int] = {}
        self.counters_by_entry: dict[int, tuple[int, ...]] = {}
        """Counters named, by entry index in the chart; none for the removal or exchange of a generic piece."""
        self.new_counter_by_entry: dict[int, int] = {}
        """Counter that an exchange brings, by entry index in the chart."""

    def find_number(self, id: str) -> int:
        """Return the number (list index) of the counter with an id; raise an error for an unknown id."""
        found = self.number.get(id)
        if found is None:
            raise unknown_name("unit", id, self.number, parameter="unit")
        return found

    # Making counters

    def add_counter(
        self,
        nation: str,
        unit_type: str,
        identifier: str,
        part_name: str,
        ratings: str,
        region: str = "",
        box: str = "",
    ) -> int:
        """Add a counter to the roster and return its number; a counter with an identifier is added only once."""
        kind = self.kind_of(unit_type, part_name)
        name = " ".join(word for word in (nation, identifier, unit_type, part_name) if word)
        if not identifier:
            stem = " ".join(word for word in (nation, ratings, unit_type) if word)
            like = sum(c.id.startswith(f"{stem} #") for c in self.counters)
            name = f"{stem} #{like + 1}"
        elif name in self.number:
            return self.number[name]
        steps, re = self.steps_and_re(nation, unit_type, part_name, ratings, kind)
        formation = f"{nation} {identifier} {unit_type}" if part_name else ""
        self.number[name] = len(self.counters)
        self.counters.append(
            Unit(
                name,
                "allied",
                nation,
                kind,
                **self.faces_of(nation, unit_type, part_name, ratings, kind),
                steps=steps,
                re=re,
                formation=formation,
                type=unit_type,
                identifier=identifier,
                part=part_name,
                ratings=ratings,
                region=region,
                box=box,
            )
        )
        return self.number[name]

    def faces_of(self, nation: str, unit_type: str, part_name: str, ratings: str, kind: Kind) -> dict[str, Any]:
        """Return the `Unit` fields for both sides and the abilities of a counter, from the first matching row."""
        if kind == "aircraft":
            return {"category": "Other", "combat": OFF_BOARD, "move": OFF_BOARD}
        row = next(row for row in self.house.face if row.matches(nation, unit_type, part_name))
        combat, move = row.make_faces(ratings)
        return {
            "category": row.category, "combat": combat, "move": move, "anti_tank": row.anti_tank,
            "engineer": row.engineer, "throw": row.throw,
        }  # fmt: skip

    def kind_of(self, unit_type: str, part_name: str) -> Kind:
        """Return the kind of a counter (such as HQ or transport) from its unit type and part name."""
        if self.aircraft.class_of(unit_type) is not None:
            return "aircraft"
        words = (part_name or unit_type).split()
        return next((kind for word, kind in KIND_WORDS.items() if word in words), "combat")

    def steps_and_re(
        self, nation: str, unit_type: str, part_name: str, ratings: str, kind: str
    ) -> tuple[int, Fraction]:
        """Return the number of steps and the RE (regimental equivalents) of a counter."""
        if kind == "aircraft":
            return self.house.aircraft["steps"], Fraction(0)
        if kind == "transport":
            return 1, Fraction(0)
        fitting = next((s for s in self.house.size if s.matches(nation, unit_type, part_name, ratings)), None)
        if fitting is not None:
            return fitting.steps, Fraction(fitting.steps)
        return 1, Fraction(1, 2) if (part_name or unit_type).split()[-1] == "Bn" else Fraction(1)

    def counters_for_piece(self, nation: str, piece: Piece) -> tuple[int, ...]:
        """Return the numbers of the counters an arrival chart line names, and add the new ones to the roster."""
        sort = _normalize_type(piece.type)
        found: list[int] = []
        for identifier in piece.identifiers:
            for part in self.formation_part_names(nation, identifier, sort, piece):
                known = self._find_under_other_name(nation, identifier, sort, part)
                found.append(
                    known if known is not None else self.add_counter(nation, sort, identifier, part, piece.ratings)
                )
        if not piece.identifiers:
            found += [self.add_counter(nation, sort, "", "", piece.ratings) for _ in range(piece.quantity)]
        return tuple(found)

    def formation_part_names(self, nation: str, identifier: str, unit_type: str, piece: Piece) -> tuple[str, ...]:
        """Return the names of the units in a formation, or one empty name for a unit that is a single counter."""
        if piece.parts:
            return piece.parts
        if not piece.note.startswith("all "):
            return ("",)
        for name in (f"{nation} {identifier} {unit_type}", f"{nation} {unit_type}"):
            listed = self.house.formations.get(name)
            if listed is not None and len(listed) == piece.units:
                return listed
        return tuple(f"{n}/{piece.units}" for n in range(1, piece.units + 1))

    def _find_under_other_name(self, nation: str, identifier: str, unit_type: str, part_name: str) -> int | None:
        """Return the number of a counter listed under another name of its formation, or None if there is none."""
        formation = self.house.same.get(f"{nation} {identifier} {unit_type}")
        return self.number.get(f"{formation} {part_name}".strip()) if formation else None

    def identical_counters(self, example: Unit) -> Iterator[int]:
        """Yield the numbers of all counters identical to an example, including the example itself."""
        return (n for n, counter in enumerate(self.counters) if counter.identity_key == example.identity_key)


def possible_destinations(entry: Entry, house: EntryHouse) -> tuple[str, ...]:
    """Return where the counters of an arrival chart line may arrive: the map or off-map boxes."""
    if entry.action == "transfer":
        return (ON_MAP,)
    return tuple(dict.fromkeys(way.box or ON_MAP for way in parse_chart_place(entry.where, house)))


def _normalize_type(printed: str) -> str:
    """Return the standard spelling of a printed unit type."""
    return {"Truck Point": "Truck point"}.get(printed, printed)


def load_roster(files: TitleFiles, arrivals: ArrivalChart, aircraft: Aircraft) -> Roster:
    """Load all counters: first those in play at the start, then those of the arrival chart in its order."""
    roster = Roster(files.read("house/units.toml", UnitHouse), aircraft)
    known = {"nation": ("US", "CW", "FR"), "box": IN_PLAY, "region": ("North", "South")}
    for line, row in files.read_rows(START, COLUMNS):
        for column, words in known.items():
            if row[column] not in words:
                reason = f"{column} is {row[column]!r}; expected {', '.join(words)}"
                raise files.file_error(START, line, reason, given=row[column], accepted=words)
        if not row["type"] or not re.fullmatch(rf"({RATINGS})?", row["ratings"]):
            reason = f"type {row['type']!r}, ratings {row['ratings']!r}; expected a type, and ratings such as 22-4-3"
            raise files.file_error(START, line, f"{reason} or none", given=row["ratings"])
        roster.add_counter(*(row[column] for column in COLUMNS))
    for at, entry in enumerate(arrivals.entries):
        _add_counters_of_entry(files, roster, at, entry)
    return roster


def _add_counters_of_entry(files: TitleFiles, roster: Roster, entry_index: int, entry: Entry) -> None:
    """Add the counters of an arrival chart line to all counters; raise an error if it removes an unknown unit."""
    if entry.action in ("arrive", "dead-pile"):
        if entry.piece.type != "SP":
            roster.counters_by_entry[entry_index] = roster.counters_for_piece(entry.nation, entry.piece)
        return
    if entry.action == "reserve-marker":
        return
    before = len(roster.counters)
    roster.counters_by_entry[entry_index] = (
        roster.counters_for_piece(entry.nation, entry.piece) if entry.piece.identifiers else ()
    )
    if len(roster.counters) > before:
        reason = f"{entry.text!r} of {entry.date} names a unit that nothing brought: {roster.counters[before].id}"
        raise files.file_error("charts/arrivals.toml", entry.at, f"{reason}. Add it to {START}", given=entry.text)
    if entry.becomes is not None:
        new = entry.becomes
        identifier = new.identifiers[0] if new.identifiers else ""
        roster.new_counter_by_entry[entry_index] = roster.add_counter(
            entry.nation, new.type or entry.piece.type, identifier, "", new.ratings
        )
