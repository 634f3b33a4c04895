"""Reading position files: a moment of the game in words (`position_words.py`), loaded into the state a game uses.

`load_position` checks everything and says what is wrong with file and line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from broadfront.core.errors import NONSENSE, Ambiguous, BroadfrontError, Faults, Invalid, unknown
from broadfront.core.facts import Table, with_cell
from broadfront.core.files import read_text
from broadfront.core.locations import Eliminated, Location
from broadfront.core.positions.dealing import UNKNOWN, Dealing, zones_said
from broadfront.core.reading.naming import Names
from broadfront.titles.ardennes.data.records import ALLIED, FIRST_DAY, GERMAN, LAST_DAY, Unit
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.game.place_in_day import check_place, is_opening, steps_at
from broadfront.titles.ardennes.game.position_text import Source, decoded
from broadfront.titles.ardennes.game.position_words import Crossed, Did, PositionFile, Today, TodayEntry, UnitEntry
from broadfront.titles.ardennes.game.set_up import as_on, set_up
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["bits", "load_position", "read_position"]

PILES = {
    "german-cards": "german-deck", "allied-cards": "allied-deck", "action-cards": "action-deck", "chits": "chit-cup",
}  # fmt: skip
"""By family of cards or chits, what they are drawn from."""


def read_position(title: Ardennes, path: Path, *, fix: bool = False) -> tuple[ArdennesState, list[str]]:
    """The state of a position file (.toml or .json), and what was mended when `fix` is given."""
    text = read_text(path, parameter="file")
    if path.suffix not in (".toml", ".json"):
        raise Invalid(
            f"{path}: give a .toml or .json file.", parameter="file", given=str(path), accepted=".toml, .json"
        )
    return load_position(title, decoded(text, path), source=Source(str(path), text), fix=fix)


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
        self.faults: list[Invalid] = []
        self.dealings: list[Dealing] = []
        self.listed: dict[int, Unit] = {}
        """By place in the file, the unit that an entry names."""
        start = set_up(title, file.scenario, file.variant, {})
        self.state = start
        if file.only_listed:
            self.state = ArdennesState(title, file.variant, file.scenario)
            self.state.zones = start.zones

    def load(self) -> ArdennesState:
        """The state; everything that is wrong is refused at once."""
        try:
            self.lay_out()
        except (BroadfrontError, *NONSENSE):  # what cannot be worked with any more follows from what is wrong
            if not self.faults:
                raise
        if len(self.faults) == 1:
            raise self.faults[0]
        if self.faults:
            told = [(str(fault), ()) for fault in self.faults]
            head = f"{self.where.name} has {len(told)} faults:"
            raise Faults(head, told, parameter=self.faults[0].parameter or "position")
        return self.state

    def lay_out(self) -> None:
        state, file = self.state, self.file
        self.day()
        state.set_lasting(state.lasting.union(file.lasting))
        state.set_used(state.used.union(file.used))
        if state.day != state.plan.start:
            as_on(state, state.day, arrived=file.phase != "reserve")
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
        self.place()
        self.sequence()

    def day(self) -> None:
        day = self.file.day
        if day is not None:
            if not FIRST_DAY <= day <= LAST_DAY:
                self.wrong("day", f"day {day} is not in the game; give {FIRST_DAY} to {LAST_DAY}")
            self.state.set_day(min(max(day, FIRST_DAY), LAST_DAY))

    def place(self) -> None:
        """The steps under way: those given, or those that phase and day mean; what is to be dealt comes first."""
        state, file = self.state, self.file
        try:
            if file.stack is None:
                check_place(state.variant, file.phase, file.today)
                steps = steps_at(state.variant, state.day, file.phase, file.today)
            else:
                steps = [self.title.decode_step(step) for step in file.stack]
        except Invalid as error:
            self.wrong(error.parameter or "today", _small(str(error)).rstrip("."), mend="paused at the phase")
            steps = steps_at(state.variant, state.day, file.phase, TodayEntry())
        if file.format > 1 and state.variant == "gs" and state.zones["allied-hand"]:
            self.wrong("allied-hand", "the solitaire game has no Allied hand; give allied-deck or allied-discard")
        state.stack[:] = [*steps, *reversed(self.dealings)]

    def sequence(self) -> None:
        """What the day, the impulse and the activation remember."""
        state, today, activation = self.state, self.file.today, self.file.activation
        under_way = today.side == "german" and today.begun if today.german_impulse is None else today.german_impulse
        opening = under_way and is_opening(state.variant, state.day, today.impulse)
        index = self.title.map.index
        facts: dict[str, Any] = {name: getattr(state, name) for name in state.FACTS}
        facts |= {
            name: getattr(today, name)
            for name in (
                "impulse", "level_spent", "cards_played", "passes", "special_event", "skips_german", "skips_allied",
                "blocked_slots", "allied_draws", "allied_deployed",
            )
        }  # fmt: skip
        facts |= {
            "replacement_points": self.file.replacement_points,
            "opened_corps": frozenset(today.opened_corps),
            "division_impulses": Table(self.divisions(today.division_impulses)),
            "division_hexes": Table(
                {name: index[self.title.map.find(hex)] for name, hex in self.divisions(today.division_hexes).items()}
            ),
            "german_impulse": under_way,
            "opening": opening if today.opening is None else today.opening,
            "attacked": frozenset(self.hexes(activation.attacked, "attacked")),
            "tactics_used": activation.tactics_used,
            "crossed": Table(
                {id: bits(Crossed, words) for id, words in activation.crossed.items() if self.crossing(id)}
            ),
            "checked": frozenset(state.name(hex) for hex in self.hexes(activation.checked, "checked")),
        }
        for entry, given in enumerate(self.file.unit):
            unit = self.listed.get(entry)
            if unit is None:
                continue
            if given.activated is not None and not 0 <= given.activated <= today.impulse:
                self.wrong(
                    "activated", f"{given.id} was activated in impulse {given.activated}; "
                    f"today there were {today.impulse} (today.impulse)", entry=entry,
                )  # fmt: skip
            for name, value in (
                ("done", None if given.did is None else bits(Did, given.did)),
                ("today", None if given.today is None else bits(Today, given.today)),
                ("activated", given.activated),
            ):
                if value is not None:
                    facts[name] = with_cell(facts[name], unit.number, value)
        state.lay(**facts)

    def divisions(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What is said by German division; names that none has are refused."""
        known = {unit.division for unit in self.title.units if unit.side_number == GERMAN}
        for name in given:
            if name not in known:
                self.wrong(name, _small(str(unknown("German division", name, known)).rstrip(".")), mend="left out")
        return {name: value for name, value in given.items() if name in known}

    def wrong(self, word: object, message: str, *, entry: int | None = None, mend: str = "") -> None:
        """Something is to be refused; with `fix` say what is done instead."""
        line = f"{self.where.at(word, entry=entry)}: {message}"
        if not self.fix:
            said = line if line.endswith("?") else f"{line}."
            self.faults.append(Invalid(said, parameter=str(word), given=word))
            return
        self.mended.append(f"{line}: {mend or 'taken as the nearest that can be'}.")

    def units(self) -> None:
        state = self.state
        seen: dict[int, int] = {}
        for entry, given in enumerate(self.file.unit):
            unit = self.unit(given.id, entry)
            if unit is None:
                continue
            self.listed[entry] = unit
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
        try:
            return self.title.unit_called(id)
        except BroadfrontError as error:
            self.wrong(id, _small(str(error)).rstrip("."), entry=entry, mend="left out")
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
            return places.hex(self.title.map.find(word))
        except BroadfrontError as error:
            others = "" if isinstance(error, Ambiguous) else f" Boxes are {', '.join(places.boxes)}"
            said = f"{unit.id}: {_small(str(error))}{others}".rstrip(".")
            self.wrong(text, said, entry=entry, mend="left where it was")
            return None

    def hexes(self, names: tuple[str, ...], field: str) -> list[int]:
        found: list[int] = []
        for name in names:
            try:
                found.append(self.title.map.index[self.title.map.find(name)])
            except BroadfrontError as error:
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
        state, adds = self.state, self.file.format == 1
        try:
            said = {zone: self.cards(zone, given) for zone, given in self.file.zones.items()}
            zones, self.dealings = zones_said(state.zones, self.title.zones, PILES, said, adds=adds)
        except BroadfrontError as error:
            self.wrong(error.parameter, _small(str(error)).rstrip("."), mend="left as the day has them")
        else:
            state.zones.update(zones)
        self.hands()

    def cards(self, zone: str, given: Sequence[str] | str) -> Sequence[str] | str:
        """What lies in a zone by ids; a card may be called by its name."""
        title, family = self.title, self.title.zones[zone].family if zone in self.title.zones else ""
        families: dict[str, Mapping[str, Any]] = {
            "german-cards": title.german_cards, "allied-cards": title.allied_cards, "action-cards": title.action_cards,
        }  # fmt: skip
        cards = families.get(family, {})
        if isinstance(given, str) or not cards:
            return given
        names = Names("card", {id: (card.name,) for id, card in cards.items()})
        known = (UNKNOWN, *(id for items in self.state.zones.values() for id in items))
        return [one if one in known else names.find(one, parameter=one) for one in given]

    def hands(self) -> None:
        """No hand holds more than it is drawn to; the German hand of 16 December is larger."""
        if self.file.format == 1:
            return
        state, decks = self.state, self.title.decks
        first = state.variant == "gs" and state.day == FIRST_DAY
        german = max(decks.hand, decks.hand_first_impulse_16dec if first else 0)
        dealt = {dealing.target: dealing.count for dealing in self.dealings}
        for zone, limit in (("german-hand", german), ("allied-hand", decks.hand)):
            held = len(state.zones[zone]) + dealt.get(zone, 0)
            if held > limit:
                self.wrong(zone, f"{zone} has {held} cards; a hand has at most {limit} on {state.day} December")


def bits(kinds: object, words: tuple[str, ...]) -> int:
    """Words as the bits of a fact, in the order of their kinds."""
    known = get_args(kinds)
    return sum(1 << known.index(word) for word in set(words))


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
