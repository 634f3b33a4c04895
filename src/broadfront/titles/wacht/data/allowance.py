"""Movement allowance: reductions, then increases, in the order of H-02, each step with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

import msgspec

from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import say

FRACTION_REDUCTIONS = ("oos", "resting", "first_army_fuel_dump", "breakdown_buildup", "fatigue")
CALCULATION_STEPS = ("fuel", "fractions", "round", "boundary", "ground", "strategic", "bonuses")


class FuelLimit(msgspec.Struct, frozen=True):
    """Fuel limit on movement: one MA for all units, or full MA for picked units and the MA of H-23 for the rest."""

    result: int
    as_units: bool = False
    picked: bool = True


class Bonus(msgspec.Struct, frozen=True):
    """Movement points added after all other changes to the MA."""

    mp: int
    reason: Message
    rule: str
    needs_ma: bool = False
    """Given only to units that still have MA."""


@decides("WAR-7.4.1b-03", "WAR-25.2.2a-02")
def leader_bonus(charts: Charts, roll: int) -> tuple[int, str]:
    """Return the MP that an activated leader's roll adds, and the rule."""
    table = charts.leader_bonus_table
    return int(table.result(roll, "MP")), table.rule_of(roll)


@decides("WAR-25.2.4b-01")
def manteuffel_bonus(charts: Charts, part: str) -> tuple[int, str]:
    """Return the MP that Manteuffel adds in a part of the day (0 if none), and the rule."""
    chart = charts.leaders_file.section("manteuffel")
    return (chart["mp"] if part in chart["game_turns"] else 0), chart["rule"]


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
    """Movement allowance of a unit, with its ledger."""

    ma: int
    ledger: tuple[LedgerLine, ...]
    """Starts with the basic MA; the amounts add up to `ma`."""


def ground_change(charts: Charts, ground: str, route: frozenset[str]) -> tuple[int, str]:
    """Return the MA change from ground conditions for a move along this route, and its rule (H-03)."""
    row = charts.ground_rows[ground]
    return (0 if route <= row.unless else row.change), row.rule


def compute_allowance(charts: Charts, base: int, source: LedgerLine, given: Circumstances) -> Allowance:
    """Return the MA of a unit whose basic MA is `base`; `source` is the ledger line of that basic MA."""
    order = charts.house_file.words("H-02", "order")
    work = _AllowanceCalculation(charts, base, [source], given)
    for step in order:
        getattr(work, step)()
    return Allowance(int(work.ma), tuple(work.ledger))


class _AllowanceCalculation:
    """Calculation of one allowance; its steps are named as in the order of H-02."""

    def __init__(self, charts: Charts, base: int, ledger: list[LedgerLine], given: Circumstances) -> None:
        self.charts = charts
        self.ma = Fraction(base)
        self.ledger = ledger
        self.given = given
        self.immobile = base == 0

    def set_ma(self, to: Fraction | int, reason: Message, rule: str) -> None:
        """Set the MA and add the difference to the ledger."""
        by = Fraction(to) - self.ma
        self.ledger.append(LedgerLine(exact_plain(by), reason, rule))
        self.ma = Fraction(to)

    def fuel(self) -> None:
        """Apply the fuel limit."""
        fuel = self.given.fuel
        if fuel is None:
            return
        self.ledger.append(LedgerLine(0, say("ma.short-of-fuel"), "WAR-7.4.1a-10"))
        if fuel.as_units:
            others = self.charts.house_file.number("H-23", "others")
            to = self.ma if fuel.picked else Fraction(others)
            message = say("ma.fuel-for-units", count=fuel.result, picked=fuel.picked)
        else:
            to = min(self.ma, Fraction(fuel.result))
            message = say("ma.fuel-for-ma", ma=fuel.result)
        self.set_ma(to, message, "WAR-17.2.3-04")
        self.immobile = self.immobile or to == 0

    def fractions(self) -> None:
        """Apply reductions by a fraction of the MA."""
        for ground in dict.fromkeys(self.given.reductions):
            if ground != "boundary":
                row = self.charts.reductions[ground]
                reason = say("ma.reduced", ground=ground, figure=row["taken away"])
                self.set_ma(self.ma * (1 - Fraction(row["taken away"])), reason, row["rule"])

    def round(self) -> None:
        """Round a fractional MA up."""
        if self.ma.denominator != 1:
            self.set_ma(ceil(self.ma), say("ma.rounded-up"), self.charts.allowance_file.word("reduce", "rule"))

    def boundary(self) -> None:
        """Apply the reduction for army boundaries, rounded down."""
        if "boundary" in self.given.reductions:
            row = self.charts.reductions["boundary"]
            self.set_ma(
                floor(self.ma * (1 - Fraction(row["taken away"]))),
                say("ma.boundary", figure=row["taken away"]),
                row["rule"],
            )

    def ground(self) -> None:
        """Apply the reduction for ground conditions."""
        change, rule = ground_change(self.charts, self.given.ground, self.given.route)
        if change >= 0:
            return
        file = self.charts.ground_file
        least = file.number("least", "ma")
        self.set_ma(max(Fraction(least), self.ma + change), say("ma.ground", ground=self.given.ground, mp=change), rule)
        self.ledger.append(LedgerLine(0, say("ma.bad-ground", ground=self.given.ground), "WAR-7.4.1a-09"))
        if self.ma == least and self.given.ground == "thaw":
            self.ledger.append(LedgerLine(0, say("ma.thaw", ma=least), file.word("least", "rule")))

    def strategic(self) -> None:
        """Apply the increase of Strategic Mode unless traffic congestion cancels it."""
        if not self.given.strategic:
            return
        chart = self.charts.allowance_file
        rule = chart.word("strategic", "rule")
        if self.given.congested:
            self.ledger.append(LedgerLine(0, say("ma.congested"), "WAR-TRAFFIC-01"))
            return
        times = Fraction(chart.word("strategic", "times"))
        self.set_ma(self.ma * times, say("ma.strategic", times=str(times)), rule)
        self.ledger.append(LedgerLine(0, say("ma.strategic-road"), "WAR-ROAD-01"))
        if self.ma.denominator != 1:
            self.set_ma(ceil(self.ma), say("ma.rounded-up"), "WAR-7.4.1b-01")

    def bonuses(self) -> None:
        """Add flat bonuses; an immobile unit gets none."""
        if self.immobile:
            return
        had = self.ma
        bonuses: Sequence[Bonus] = self.given.bonuses
        change, rule = ground_change(self.charts, self.given.ground, self.given.route)
        if change > 0:
            bonuses = [*bonuses, Bonus(change, say("ma.good-ground", ground=self.given.ground), rule)]
            self.ledger.append(LedgerLine(0, say("ma.ground-helps"), "WAR-7.4.1b-06"))
        for bonus in bonuses:
            if had > 0 or not bonus.needs_ma:
                self.set_ma(self.ma + bonus.mp, bonus.reason, bonus.rule)
