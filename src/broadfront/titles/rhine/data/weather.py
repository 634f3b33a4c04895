"""The weather table, and the effects of ground and flight conditions."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words, text_pattern
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.tables import Distribution, dice
from broadfront.tables.table import parse_range
from broadfront.titles.rhine.data.loading import GROUNDS, DateRow, Few, Form, row_on_date
from broadfront.titles.rhine.data.words import say

__all__ = [
    "FLIGHTS",
    "AirFile",
    "Effects",
    "RefitRates",
    "WeatherTable",
    "load_effects",
    "load_weather",
    "refit_capacity",
]

FLIGHTS = ("None", "Limited", "Normal")
Cell = Annotated[str, text_pattern(r"^(-|Auto|\d{1,2}(-\d{1,2})?)$", "-, Auto, a number or a range such as 2-4")]


class WeatherRow(DateRow, frozen=True, kw_only=True):
    """A row of the weather table: three ground cells and three flight cells."""

    label: str
    cells: tuple[Cell, Cell, Cell, Cell, Cell, Cell]

    @decides("BTR-WEATHER-01", "BTR-WEATHER-18")
    def ground_by_die(self) -> dict[int, str]:
        """Return the ground condition that this weather table row gives for each roll of one die."""
        return _conditions_by_roll(self.cells[:3], GROUNDS, range(1, 7), self.label)

    @decides("BTR-WEATHER-01", "BTR-WEATHER-18")
    def flight_by_dice(self) -> dict[int, str]:
        """Return the flight condition that this weather table row gives for each total of two dice."""
        return _conditions_by_roll(self.cells[3:], FLIGHTS, range(2, 13), self.label)

    @property
    @decides("BTR-WEATHER-17")
    def is_automatic(self) -> bool:
        """Whether this weather table row gives the ground condition automatically, without a roll."""
        return "Auto" in self.cells[:3]


class WeatherFile(Form, frozen=True):
    """The contents of `charts/weather.toml`: the rows of the weather table."""

    columns: tuple[
        Literal["Dry"], Literal["Mud"], Literal["Snow"], Literal["None"], Literal["Limited"], Literal["Normal"]
    ]
    row: tuple[WeatherRow, ...]


class WeatherTable(msgspec.Struct, frozen=True):
    """The weather table: ground and flight conditions by die roll, for each period of the campaign."""

    rows: tuple[WeatherRow, ...]

    @decides("BTR-EFFECT-14", "OCS-SEQ-05")
    def row_on(self, date: dt.date) -> WeatherRow:
        """Return the weather table row in force on a date."""
        return row_on_date(self.rows, date, "weather")

    def ground_distribution(self, date: dt.date) -> Distribution[str]:
        """Return the distribution of ground conditions on a date."""
        by_die = self.row_on(date).ground_by_die()
        return dice(1, 6).map(by_die.__getitem__)

    def flight_distribution(self, date: dt.date) -> Distribution[str]:
        """Return the distribution of flight conditions on a date."""
        by_dice = self.row_on(date).flight_by_dice()
        return dice(2, 6).map(by_dice.__getitem__)


@decides("BTR-WEATHER-17")
def _conditions_by_roll(cells: tuple[str, ...], names: tuple[str, ...], rolls: range, label: str) -> dict[int, str]:
    """Return the weather condition of each roll; raise `Invalid` unless each roll is in exactly one cell."""
    found: dict[int, str] = {}
    for cell, name in zip(cells, names, strict=True):
        if cell == "-":
            continue
        low, high = (rolls[0], rolls[-1]) if cell == "Auto" else parse_range(cell)
        assert low is not None
        assert high is not None
        for face in range(low, high + 1):
            if face in found or face not in rolls:
                raise Invalid(f"weather row {label!r}: {face} stands twice or outside the dice.", given=cell)
            found[face] = name
    if len(found) != len(rolls):
        missing = next(face for face in rolls if face not in found)
        raise Invalid(f"weather row {label!r}: no condition for {missing}.", given=label)
    return found


def load_weather(files: TitleFiles) -> WeatherTable:
    """Load the weather table, and check that each roll has exactly one result."""
    name = "charts/weather.toml"
    found = files.read(name, WeatherFile)
    for n, row in enumerate(found.row):
        with files.blame_file(name, ("row", n, "cells")):
            row.ground_by_die()
            row.flight_by_dice()
    return WeatherTable(found.row)


GroundEffect = Annotated[str, one_of_words("movement", "refit", "seaborne_assaults", "pontoon_rolls")]
FlightEffect = Annotated[str, one_of_words("air_missions", "hip_shoots", "interdiction", "arrivals")]


class Effect(Form, frozen=True):
    """An effect of a ground or flight condition, with its rule."""

    value: str | bool
    rule: str


class Effects(Form, frozen=True):
    """What each ground and flight condition allows, such as missions, refit or seaborne assaults."""

    ground: dict[Annotated[str, one_of_words(*GROUNDS)], dict[GroundEffect, Effect]]
    flight: dict[Annotated[str, one_of_words(*FLIGHTS)], dict[FlightEffect, Effect]]


def load_effects(files: TitleFiles) -> Effects:
    """Load the effects of ground and flight conditions."""
    name = "charts/effects.toml"
    found = files.read(name, Effects)
    for part, conditions in (("ground", GROUNDS), ("flight", FLIGHTS)):
        files.check_own_keys(name, part)
        for condition in conditions:
            files.check_own_keys(name, part, condition)
    return found


class RefitRates(Form, frozen=True):
    """How many aircraft an air base can refit in a phase, and the price in supply Tokens."""

    per_level: Few
    air_strip: Few
    halved_by: Annotated[int, msgspec.Meta(ge=1, le=9)]
    tokens: Few
    rule: str


class RandomEvent(Form, frozen=True):
    """The largest shift of the supply table column that a random event can cause."""

    most: Few
    rule: str


class AirFile(Form, frozen=True):
    """The contents of `house/air.toml`: refit of aircraft, and the largest shift of a random event."""

    refit: RefitRates
    random_event: RandomEvent


@decides("OCS-AIR-02", "BTR-HOUSE-15")
def refit_capacity(refit: RefitRates, effects: Effects, level: int, ground: str) -> tuple[int, list[LedgerLine]]:
    """Return how many aircraft an air base of a Level can refit in one phase; Level 0 is an air strip."""
    full = refit.per_level * level if level else refit.air_strip
    readies = say("refit.base", level=level, count=full) if level else say("refit.strip", count=full)
    ledger = [LedgerLine(full, readies, refit.rule)]
    effect = effects.ground[ground]["refit"]
    if effect.value != "half":
        return full, ledger
    halved = max(refit.air_strip, int(Fraction(full, refit.halved_by) + Fraction(1, 2)))
    ledger.append(LedgerLine(halved - full, say("refit.halved", ground=ground), effect.rule))
    return halved, ledger
