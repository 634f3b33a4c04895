"""The weather table, and what ground and flight conditions allow."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.tables import Distribution, dice
from broadfront.tables.table import span_of
from broadfront.titles.rhine.data.loading import GROUNDS, DateRow, on_date, read
from broadfront.titles.rhine.data.words import say

__all__ = ["FLIGHTS", "Effects", "RefitRates", "WeatherTable", "load_effects", "load_weather", "refit_capacity"]

FLIGHTS = ("None", "Limited", "Normal")


class WeatherRow(DateRow, frozen=True, kw_only=True):
    """One printed row: three ground cells, three flight cells."""

    label: str
    cells: tuple[str, str, str, str, str, str]

    @decides("BTR-WEATHER-01", "BTR-WEATHER-18")
    def ground_by_die(self) -> dict[int, str]:
        """Ground condition for each face."""
        return _spread(self.cells[:3], GROUNDS, range(1, 7), self.label)

    @decides("BTR-WEATHER-01", "BTR-WEATHER-18")
    def flight_by_dice(self) -> dict[int, str]:
        return _spread(self.cells[3:], FLIGHTS, range(2, 13), self.label)

    @property
    @decides("BTR-WEATHER-17")
    def automatic(self) -> bool:
        return "Auto" in self.cells[:3]


class WeatherTable(msgspec.Struct, frozen=True):
    rows: tuple[WeatherRow, ...]

    @decides("BTR-EFFECT-14", "OCS-SEQ-05")
    def row(self, date: dt.date) -> WeatherRow:
        return on_date(self.rows, date, "weather")

    def ground(self, date: dt.date) -> Distribution[str]:
        by_die = self.row(date).ground_by_die()
        return dice(1, 6).map(by_die.__getitem__)

    def flight(self, date: dt.date) -> Distribution[str]:
        by_dice = self.row(date).flight_by_dice()
        return dice(2, 6).map(by_dice.__getitem__)


@decides("BTR-WEATHER-17")
def _spread(cells: tuple[str, ...], names: tuple[str, ...], faces: range, label: str) -> dict[int, str]:
    """Each face to the condition whose cell holds it; every face needs exactly one."""
    found: dict[int, str] = {}
    for cell, name in zip(cells, names, strict=True):
        if cell == "-":
            continue
        low, high = (faces[0], faces[-1]) if cell == "Auto" else span_of(cell)
        assert low is not None
        assert high is not None
        for face in range(low, high + 1):
            if face in found or face not in faces:
                raise Invalid(f"weather row {label!r}: {face} stands twice or outside the dice.", given=cell)
            found[face] = name
    if len(found) != len(faces):
        missing = next(face for face in faces if face not in found)
        raise Invalid(f"weather row {label!r}: no condition for {missing}.", given=label)
    return found


def load_weather(files: TitleFiles) -> WeatherTable:
    return WeatherTable(read(files, "charts/weather.toml", tuple[WeatherRow, ...], "row"))


class Effect(msgspec.Struct, frozen=True):
    value: str | bool
    rule: str


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each ground and flight condition allows."""

    ground: dict[str, dict[str, Effect]]
    flight: dict[str, dict[str, Effect]]


def load_effects(files: TitleFiles) -> Effects:
    return read(files, "charts/effects.toml", Effects)


class RefitRates(msgspec.Struct, frozen=True):
    """`house/air.toml`: how many aircraft a base refits, and its price."""

    per_level: int
    air_strip: int
    halved_by: int
    tokens: int
    rule: str


@decides("OCS-AIR-02", "BTR-HOUSE-15")
def refit_capacity(refit: RefitRates, effects: Effects, level: int, ground: str) -> tuple[int, list[LedgerLine]]:
    """Aircraft a base of a Level readies in one phase; Level 0 is an air strip."""
    full = refit.per_level * level if level else refit.air_strip
    readies = say("refit.base", level=level, count=full) if level else say("refit.strip", count=full)
    ledger = [LedgerLine(full, readies, refit.rule)]
    effect = effects.ground[ground]["refit"]
    if effect.value != "half":
        return full, ledger
    halved = max(refit.air_strip, int(Fraction(full, refit.halved_by) + Fraction(1, 2)))
    ledger.append(LedgerLine(halved - full, say("refit.halved", ground=ground), effect.rule))
    return halved, ledger
