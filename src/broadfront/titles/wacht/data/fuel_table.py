"""Fuel: status by allocation, and the Fuel & Reserve Release Table (17.2.0, 17.2.3, H-20, H-21)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from broadfront.core.errors import Illegal
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, refused
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import say

STATUSES = ("Normal", "Low", "None")


@decides("WAR-17.2.0-01", "WAR-17.2.0-02")
def fuel_barring_rule(mechanized: bool, hq_in_supply: bool) -> str:
    """Return the rule that keeps a formation from receiving fuel points, or an empty string if it may receive them."""
    if not mechanized:
        return "WAR-17.2.0-01"
    return "" if hq_in_supply else "WAR-17.2.0-02"


@decides("WAR-17.2.3-01")
def must_roll_for_ma(status: str) -> bool:
    """Return whether a formation with this fuel status must roll for its movement allowance."""
    return status != "Normal"


@decides("WAR-7.4.1b-04")
def parse_reserve_bonus(table_entry: str) -> int:
    """Return the movement points that an entry in the MR-Bonus row of the fuel table adds."""
    return 0 if table_entry == "-" else int(table_entry)


@decides("WAR-17.2.0-08")
def fuel_status(charts: Charts, formation: str, fp: Fraction) -> tuple[str, LedgerLine]:
    """Return the fuel status (Normal, Low or None) that fuel points give a formation; between two prices, the lower."""
    row = charts.fuel_allocation[formation]
    most = Fraction(row["Normal"])
    if fp > most:
        raise Illegal(refused(row["rule"], say("fuel.at-most", kind=formation, amount=str(most), given=str(fp))))
    status = next(name for name in STATUSES if fp >= Fraction(row[name]))
    return status, LedgerLine(str(fp), say("fuel.status", kind=formation, status=status), row["rule"])


def modify_fuel_roll(charts: Charts, row: str, roll: int, conditions: Collection[str]) -> tuple[int, list[LedgerLine]]:
    """Return a die roll on the fuel table after its modifiers, kept within the table, and the modifiers."""
    ledger = [LedgerLine(roll, say("ledger.die"), charts.fuel_table[row]["rule"])]
    for name, modifier in charts.fuel_modifiers.items():
        applies = name == "extended_korps_supply" or row == "MR-Bonus"
        if name in conditions and applies:
            reason = say("fuel.modifier", name=name.replace("_", " "))
            ledger.append(LedgerLine(modifier["roll"], reason, modifier["rule"]))
            if name == "extended_korps_supply" and row != "MR-Bonus":
                ledger.append(LedgerLine(0, say("fuel.same-modifier"), "WAR-17.2.3-03"))
            if name == "released_from_mr_this_gt":
                first = charts.allowance_file.text_at("reserve", "rule")
                ledger.append(LedgerLine(0, say("fuel.first-turn"), first))
    total = sum(int(line.amount) for line in ledger)
    house = charts.house_file
    return max(house.integer_at("H-20", "lowest"), min(house.integer_at("H-20", "highest"), total)), ledger


@decides("WAR-17.2.3-02")
def look_up_fuel_result(
    charts: Charts, row: str, roll: int, conditions: Collection[str]
) -> tuple[str, list[LedgerLine]]:
    """Return the printed entry of the fuel table for a die roll with its modifiers, and the modifiers."""
    at, ledger = modify_fuel_roll(charts, row, roll, conditions)
    text: str = charts.fuel_table[row][str(at)]
    ledger.append(
        LedgerLine(0, say("fuel.entry", row=row, roll=at, result=text), charts.fuel_file.text_at("table", "rule"))
    )
    return text, ledger
