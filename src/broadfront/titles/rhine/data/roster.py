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
from broadfront.titles.rhine.data.entry import EntryHouse, parse_where
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
    """The number of steps of the units that match a row of `house/units.toml`."""

    steps: Steps
    type: str = ""
    part: str = ""
    nation: str = ""
    strength: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0

    def matches(self, nation: str, sort: str, part: str, ratings: str) -> bool:
        """Return whether the row applies to a counter."""
        strength = int(re.match(r"\(?(\d+)", ratings)[1]) if ratings else 0  # type: ignore[index]
        return (
            (not self.type or sort.endswith(self.type))
            and (not self.part or part.startswith(self.part))
            and (not self.nation or nation == self.nation)
            and (not self.strength or strength == self.strength)
            and bool(part) == bool(self.part)
        )


class UnitFace(Form, frozen=True):
    """Counter values the chart does not print: mobility, the Move side, and ratings where none are printed."""

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

    def matches(self, nation: str, sort: str, part: str) -> bool:
        """Return whether the row applies to a counter."""
        words = (part or sort).split()
        if self.part:
            named = self.part in part and sort.endswith(self.type)
        else:
            named = not self.type or self.type in words or sort.endswith(self.type)
        return named and self.nation in ("", nation)

    @decides("BTR-HOUSE-28")
    def make_faces(self, ratings: str) -> tuple[Face, Face]:
        """Return the Combat and the Move side of a counter with these printed ratings, which may be empty."""
        fights = Face.parse(f"{ratings or self.printed} {self.combat}")
        strength = fights.strength if self.whole else ceil(Fraction(fights.strength, 2))
        move = Face(strength, fights.defends_only, fights.rating, self.allowance, self.march)
        return fights, move


class AircraftSize(TypedDict):
    """Number of steps of an aircraft counter."""

    steps: Steps


class UnitHouse(Form, frozen=True):
    """The file `house/units.toml`: sizes, faces and formations of units."""

    size: tuple[UnitSize, ...]
    face: Annotated[tuple[UnitFace, ...], msgspec.Meta(min_length=1)]
    aircraft: AircraftSize
    formations: dict[str, tuple[str, ...]]
    same: dict[str, str]


class Roster:
    """All counters of the campaign, and for each line of the arrival chart the counters it concerns."""

    def __init__(self, house: UnitHouse, aircraft: Aircraft) -> None:
        self.house = house
        self.aircraft = aircraft
        self.counters: list[Unit] = []
        self.number: dict[str, int] = {}
        self.counters_by_entry: dict[int, tuple[int, ...]] = {}
        """Counters named, by entry index in the chart; none for the removal or exchange of a generic piece."""
        self.new_counter_by_entry: dict[int, int] = {}
        """Counter that an exchange brings, by entry index in the chart."""

    def find(self, id: str) -> int:
        """Return the number of the counter with an id; raise an error for an unknown id."""
        found = self.number.get(id)
        if found is None:
            raise unknown_name("unit", id, self.number, parameter="unit")
        return found

    # Making counters

    def add(
        self, nation: str, sort: str, identifier: str, part: str, ratings: str, region: str = "", box: str = ""
    ) -> int:
        """Add a counter and return its number; an identified counter that exists already is not added again."""
        kind = self.kind_of(sort, part)
        name = " ".join(word for word in (nation, identifier, sort, part) if word)
        if not identifier:
            stem = " ".join(word for word in (nation, ratings, sort) if word)
            like = sum(c.id.startswith(f"{stem} #") for c in self.counters)
            name = f"{stem} #{like + 1}"
        elif name in self.number:
            return self.number[name]
        steps, re = self.size_of(nation, sort, part, ratings, kind)
        formation = f"{nation} {identifier} {sort}" if part else ""
        self.number[name] = len(self.counters)
        self.counters.append(
            Unit(
                name,
                "allied",
                nation,
                kind,
                **self.faces_of(nation, sort, part, ratings, kind),
                steps=steps,
                re=re,
                formation=formation,
                type=sort,
                identifier=identifier,
                part=part,
                ratings=ratings,
                region=region,
                box=box,
            )
        )
        return self.number[name]

    def faces_of(self, nation: str, sort: str, part: str, ratings: str, kind: Kind) -> dict[str, Any]:
        """Return both sides and the abilities of a counter, by the first matching row, as fields of a `Unit`."""
        if kind == "aircraft":
            return {"category": "Other", "combat": OFF_BOARD, "move": OFF_BOARD}
        row = next(row for row in self.house.face if row.matches(nation, sort, part))
        combat, move = row.make_faces(ratings)
        return {
            "category": row.category, "combat": combat, "move": move, "anti_tank": row.anti_tank,
            "engineer": row.engineer, "throw": row.throw,
        }  # fmt: skip

    def kind_of(self, sort: str, part: str) -> Kind:
        """Return the kind of a counter of this type and part name."""
        if self.aircraft.class_of(sort) is not None:
            return "aircraft"
        words = (part or sort).split()
        return next((kind for word, kind in KIND_WORDS.items() if word in words), "combat")

    def size_of(self, nation: str, sort: str, part: str, ratings: str, kind: str) -> tuple[int, Fraction]:
        """Return the steps and the RE of a counter."""
        if kind == "aircraft":
            return self.house.aircraft["steps"], Fraction(0)
        if kind == "transport":
            return 1, Fraction(0)
        fitting = next((s for s in self.house.size if s.matches(nation, sort, part, ratings)), None)
        if fitting is not None:
            return fitting.steps, Fraction(fitting.steps)
        return 1, Fraction(1, 2) if (part or sort).split()[-1] == "Bn" else Fraction(1)

    def counters_for_piece(self, nation: str, piece: Piece) -> tuple[int, ...]:
        """Return the counters that a line of the chart names; new ones are added."""
        sort = _normalize_type(piece.type)
        found: list[int] = []
        for identifier in piece.identifiers:
            for part in self.part_names(nation, identifier, sort, piece):
                known = self._find_alias(nation, identifier, sort, part)
                found.append(known if known is not None else self.add(nation, sort, identifier, part, piece.ratings))
        if not piece.identifiers:
            found += [self.add(nation, sort, "", "", piece.ratings) for _ in range(piece.quantity)]
        return tuple(found)

    def part_names(self, nation: str, identifier: str, sort: str, piece: Piece) -> tuple[str, ...]:
        """Return the part names of a formation, or one empty name for a unit that is a single counter."""
        if piece.parts:
            return piece.parts
        if not piece.note.startswith("all "):
            return ("",)
        for name in (f"{nation} {identifier} {sort}", f"{nation} {sort}"):
            listed = self.house.formations.get(name)
            if listed is not None and len(listed) == piece.units:
                return listed
        return tuple(f"{n}/{piece.units}" for n in range(1, piece.units + 1))

    def _find_alias(self, nation: str, identifier: str, sort: str, part: str) -> int | None:
        """Return the counter already listed under another name of its formation, or None."""
        formation = self.house.same.get(f"{nation} {identifier} {sort}")
        return self.number.get(f"{formation} {part}".strip()) if formation else None

    def identical_counters(self, like: Unit) -> Iterator[int]:
        """Yield the counters identical to one, including itself."""
        return (n for n, counter in enumerate(self.counters) if counter.identity_key == like.identity_key)


def possible_destinations(entry: Entry, house: EntryHouse) -> tuple[str, ...]:
    """Return the possible destinations of a chart line's pieces: the map or off-map boxes."""
    if entry.action == "transfer":
        return (ON_MAP,)
    return tuple(dict.fromkeys(way.box or ON_MAP for way in parse_where(entry.where, house)))


def _normalize_type(printed: str) -> str:
    """Return the spelling of a unit type used in the roster."""
    return {"Truck Point": "Truck point"}.get(printed, printed)


def load_roster(files: TitleFiles, arrivals: ArrivalChart, aircraft: Aircraft) -> Roster:
    """Load all counters: those of the start list first, then those of the chart in its order."""
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
        roster.add(*(row[column] for column in COLUMNS))
    for at, entry in enumerate(arrivals.entries):
        _add_entry(files, roster, at, entry)
    return roster


def _add_entry(files: TitleFiles, roster: Roster, at: int, entry: Entry) -> None:
    """Add the counters of a chart entry to the roster; removing an unknown unit is an error."""
    if entry.action in ("arrive", "dead-pile"):
        if entry.piece.type != "SP":
            roster.counters_by_entry[at] = roster.counters_for_piece(entry.nation, entry.piece)
        return
    if entry.action == "reserve-marker":
        return
    before = len(roster.counters)
    roster.counters_by_entry[at] = (
        roster.counters_for_piece(entry.nation, entry.piece) if entry.piece.identifiers else ()
    )
    if len(roster.counters) > before:
        reason = f"{entry.text!r} of {entry.date} names a unit that nothing brought: {roster.counters[before].id}"
        raise files.file_error("charts/arrivals.toml", entry.at, f"{reason}. Add it to {START}", given=entry.text)
    if entry.becomes is not None:
        new = entry.becomes
        identifier = new.identifiers[0] if new.identifiers else ""
        roster.new_counter_by_entry[at] = roster.add(
            entry.nation, new.type or entry.piece.type, identifier, "", new.ratings
        )
