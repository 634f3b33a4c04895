"""The movement allowance: reductions, then increases, in the order of H-02, each step with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

import msgspec

from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.wacht.data.charts import Charts

FRACTIONS = ("oos", "resting", "first_army_fuel_dump", "breakdown_buildup", "fatigue")
CHANGES = ("fuel", "fractions", "round", "boundary", "ground", "strategic", "bonuses")


class FuelLimit(msgspec.Struct, frozen=True):
    """What fuel allows: an MA for all units, or full MA for the units picked and none for the rest."""

    result: int
    as_units: bool = False
    picked: bool = True


class Bonus(msgspec.Struct, frozen=True):
    """MP added at the end."""

    mp: int
    reason: str
    rule: str
    needs_ma: bool = False
    """Given only to units that still have MA."""


class Circumstances(msgspec.Struct, frozen=True):
    """Everything that changes a unit's MA."""

    fuel: FuelLimit | None = None
    reductions: tuple[str, ...] = ()
    ground: str = "normal"
    route: frozenset[str] = frozenset({"off_road"})
    strategic: bool = False
    congested: bool = False
    bonuses: tuple[Bonus, ...] = ()


class Allowance(msgspec.Struct, frozen=True):
    ma: int
    ledger: tuple[LedgerLine, ...]
    """Starts with the basic MA; the amounts add up to `ma`."""


def ground_change(charts: Charts, ground: str, route: frozenset[str]) -> tuple[int, str]:
    """What the ground does to the MA of a move along this route, and by which rule (H-03: the whole move is tested)."""
    row = charts.ground[ground]
    return (0 if route <= row.unless else row.change), row.rule


def allowance(charts: Charts, base: int, source: LedgerLine, given: Circumstances) -> Allowance:
    """The MA of a unit whose basic MA is `base`, as `source` says."""
    order = charts.house.words("H-02", "order")
    work = _Work(charts, base, [source], given)
    for step in order:
        getattr(work, step)()
    return Allowance(int(work.ma), tuple(work.ledger))


class _Work:
    def __init__(self, charts: Charts, base: int, ledger: list[LedgerLine], given: Circumstances) -> None:
        self.charts = charts
        self.ma = Fraction(base)
        self.ledger = ledger
        self.given = given
        self.immobile = base == 0

    def change(self, to: Fraction | int, reason: str, rule: str) -> None:
        by = Fraction(to) - self.ma
        self.ledger.append(LedgerLine(exact(by), reason, rule))
        self.ma = Fraction(to)

    def fuel(self) -> None:
        fuel = self.given.fuel
        if fuel is None:
            return
        self.ledger.append(LedgerLine(0, "German mechanized formation short of fuel", "WAR-7.4.1a-10"))
        if fuel.as_units:
            others = self.charts.house.number("H-23", "others")
            to = self.ma if fuel.picked else Fraction(others)
            said = f"fuel for {fuel.result} units, this one {'included' if fuel.picked else 'left out'}"
        else:
            to = min(self.ma, Fraction(fuel.result))
            said = f"fuel for an MA of {fuel.result}"
        self.change(to, said, "WAR-17.2.3-04")
        self.immobile = self.immobile or to == 0

    def fractions(self) -> None:
        for ground in dict.fromkeys(self.given.reductions):
            if ground != "boundary":
                row = self.charts.reductions[ground]
                self.change(self.ma * (1 - Fraction(row["taken away"])), f"{ground}: -{row['taken away']}", row["rule"])

    def round(self) -> None:
        if self.ma.denominator != 1:
            self.change(ceil(self.ma), "rounded up", self.charts.allowance.word("reduce", "rule"))

    def boundary(self) -> None:
        if "boundary" in self.given.reductions:
            row = self.charts.reductions["boundary"]
            self.change(
                floor(self.ma * (1 - Fraction(row["taken away"]))),
                f"army boundary: -{row['taken away']}, rounded down",
                row["rule"],
            )

    def ground(self) -> None:
        change, rule = ground_change(self.charts, self.given.ground, self.given.route)
        if change >= 0:
            return
        file = self.charts.ground_file
        least = file.number("least", "ma")
        self.change(max(Fraction(least), self.ma + change), f"{self.given.ground}: {change}", rule)
        self.ledger.append(LedgerLine(0, f"{self.given.ground} is bad ground", "WAR-7.4.1a-09"))
        if self.ma == least and self.given.ground == "thaw":
            self.ledger.append(LedgerLine(0, f"Thaw can bring the MA down to {least}", file.word("least", "rule")))

    def strategic(self) -> None:
        if not self.given.strategic:
            return
        chart = self.charts.allowance
        rule = chart.word("strategic", "rule")
        if self.given.congested:
            self.ledger.append(LedgerLine(0, "Strategic Mode, but traffic congestion", "WAR-TRAFFIC-01"))
            return
        times = Fraction(chart.word("strategic", "times"))
        self.change(self.ma * times, f"Strategic Mode: x {times}", rule)
        self.ledger.append(LedgerLine(0, "road movement in Strategic Mode", "WAR-ROAD-01"))
        if self.ma.denominator != 1:
            self.change(ceil(self.ma), "rounded up", "WAR-7.4.1b-01")

    def bonuses(self) -> None:
        if self.immobile:
            return
        had = self.ma
        bonuses: Sequence[Bonus] = self.given.bonuses
        change, rule = ground_change(self.charts, self.given.ground, self.given.route)
        if change > 0:
            bonuses = [*bonuses, Bonus(change, f"{self.given.ground} ground", rule)]
            self.ledger.append(LedgerLine(0, "ground that helps movement", "WAR-7.4.1b-06"))
        for bonus in bonuses:
            if had > 0 or not bonus.needs_ma:
                self.change(self.ma + bonus.mp, bonus.reason, bonus.rule)
