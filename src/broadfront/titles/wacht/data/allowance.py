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
    """Limit that fuel sets to movement: one MA (allowance) for all units, or full MA for picked units only."""

    result: int
    as_units: bool = False
    picked: bool = True


class Bonus(msgspec.Struct, frozen=True):
    """Movement points (MP) added to a unit's movement allowance after all its other changes."""

    mp: int
    reason: Message
    rule: str
    needs_ma: bool = False
    """Given only to units that still have MA."""


@decides("WAR-7.4.1b-03", "WAR-25.2.2a-02")
def leader_movement_bonus(charts: Charts, roll: int) -> tuple[int, str]:
    """Return the movement points that a die roll for an activated leader adds to his units, and the rule."""
    table = charts.leader_bonus_table
    return int(table.result(roll, "MP")), table.rule_of(roll)


@decides("WAR-25.2.4b-01")
def manteuffel_movement_bonus(charts: Charts, part_of_day: str) -> tuple[int, str]:
    """Return the movement points that the leader Manteuffel adds in AM, PM or Night (0 if none), and the rule."""
    chart = charts.leaders_file.section("manteuffel")
    return (chart["mp"] if part_of_day in chart["game_turns"] else 0), chart["rule"]


class Circumstances(msgspec.Struct, frozen=True):
    """Everything that changes the movement allowance of a unit, such as fuel, ground conditions and bonuses."""

    fuel: FuelLimit | None = None
    reductions: tuple[str, ...] = ()
    ground: str = "normal"
    route: frozenset[str] = frozenset({"off_road"})
    strategic: bool = False
    congested: bool = False
    bonuses: tuple[Bonus, ...] = ()


class Allowance(msgspec.Struct, frozen=True):
    """Movement allowance of a unit, and one line for each change of it, with its reason and rule (ledger)."""

    ma: int
    ledger: tuple[LedgerLine, ...]
    """Starts with the basic MA; the amounts add up to `ma`."""


def ma_change_from_ground(charts: Charts, ground: str, route: frozenset[str]) -> tuple[int, str]:
    """Return how far ground conditions change the MA of a move along a type of route, and the rule (H-03)."""
    row = charts.ground_rows[ground]
    return (0 if route <= row.unless else row.change), row.rule


def compute_allowance(charts: Charts, base: int, source: LedgerLine, given: Circumstances) -> Allowance:
    """Return the MA of a unit with basic MA `base`; `source` is the line that explains it."""
    order = charts.house_file.texts_at("H-02", "order")
    work = _AllowanceCalculation(charts, base, [source], given)
    for step in order:
        getattr(work, step)()
    return Allowance(int(work.ma), tuple(work.ledger))


class _AllowanceCalculation:
    """Calculation of one movement allowance; each method is a step named in the order of H-02."""

    def __init__(self, charts: Charts, base: int, ledger: list[LedgerLine], given: Circumstances) -> None:
        self.charts = charts
        self.ma = Fraction(base)
        self.ledger = ledger
        self.given = given
        self.immobile = base == 0

    def set_ma(self, to: Fraction | int, reason: Message, rule: str) -> None:
        """Set the movement allowance, and add a line that explains the difference."""
        by = Fraction(to) - self.ma
        self.ledger.append(LedgerLine(exact_plain(by), reason, rule))
        self.ma = Fraction(to)

    def fuel(self) -> None:
        """Apply the fuel limit to the movement allowance."""
        fuel = self.given.fuel
        if fuel is None:
            return
        self.ledger.append(LedgerLine(0, say("ma.short-of-fuel"), "WAR-7.4.1a-10"))
        if fuel.as_units:
            others = self.charts.house_file.integer_at("H-23", "others")
            to = self.ma if fuel.picked else Fraction(others)
            message = say("ma.fuel-for-units", count=fuel.result, picked=fuel.picked)
        else:
            to = min(self.ma, Fraction(fuel.result))
            message = say("ma.fuel-for-ma", ma=fuel.result)
        self.set_ma(to, message, "WAR-17.2.3-04")
        self.immobile = self.immobile or to == 0

    def fractions(self) -> None:
        """Apply the reductions that take away a fraction of the movement allowance."""
        for ground in dict.fromkeys(self.given.reductions):
            if ground != "boundary":
                row = self.charts.allowance_reductions[ground]
                reason = say("ma.reduced", ground=ground, figure=row["taken away"])
                self.set_ma(self.ma * (1 - Fraction(row["taken away"])), reason, row["rule"])

    def round(self) -> None:
        """Round a fractional movement allowance up."""
        if self.ma.denominator != 1:
            self.set_ma(ceil(self.ma), say("ma.rounded-up"), self.charts.allowance_file.text_at("reduce", "rule"))

    def boundary(self) -> None:
        """Apply the reduction for beginning outside the own army's area, rounding the result down."""
        if "boundary" in self.given.reductions:
            row = self.charts.allowance_reductions["boundary"]
            self.set_ma(
                floor(self.ma * (1 - Fraction(row["taken away"]))),
                say("ma.boundary", figure=row["taken away"]),
                row["rule"],
            )

    def ground(self) -> None:
        """Apply the reduction of the movement allowance for bad ground conditions."""
        change, rule = ma_change_from_ground(self.charts, self.given.ground, self.given.route)
        if change >= 0:
            return
        file = self.charts.ground_file
        least = file.integer_at("least", "ma")
        self.set_ma(max(Fraction(least), self.ma + change), say("ma.ground", ground=self.given.ground, mp=change), rule)
        self.ledger.append(LedgerLine(0, say("ma.bad-ground", ground=self.given.ground), "WAR-7.4.1a-09"))
        if self.ma == least and self.given.ground == "thaw":
            self.ledger.append(LedgerLine(0, say("ma.thaw", ma=least), file.text_at("least", "rule")))

    def strategic(self) -> None:
        """Apply the increase for Strategic Mode, unless traffic congestion cancels it."""
        if not self.given.strategic:
            return
        chart = self.charts.allowance_file
        rule = chart.text_at("strategic", "rule")
        if self.given.congested:
            self.ledger.append(LedgerLine(0, say("ma.congested"), "WAR-TRAFFIC-01"))
            return
        times = Fraction(chart.text_at("strategic", "times"))
        self.set_ma(self.ma * times, say("ma.strategic", times=str(times)), rule)
        self.ledger.append(LedgerLine(0, say("ma.strategic-road"), "WAR-ROAD-01"))
        if self.ma.denominator != 1:
            self.set_ma(ceil(self.ma), say("ma.rounded-up"), "WAR-7.4.1b-01")

    def bonuses(self) -> None:
        """Add the flat bonuses in movement points; a unit that cannot move gets none."""
        if self.immobile:
            return
        had = self.ma
        bonuses: Sequence[Bonus] = self.given.bonuses
        change, rule = ma_change_from_ground(self.charts, self.given.ground, self.given.route)
        if change > 0:
            bonuses = [*bonuses, Bonus(change, say("ma.good-ground", ground=self.given.ground), rule)]
            self.ledger.append(LedgerLine(0, say("ma.ground-helps"), "WAR-7.4.1b-06"))
        for bonus in bonuses:
            if had > 0 or not bonus.needs_ma:
                self.set_ma(self.ma + bonus.mp, bonus.reason, bonus.rule)
