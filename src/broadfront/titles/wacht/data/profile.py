"""Unit profiles: values of the special unit table for a battery state, class and transport."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.core.errors import Invalid
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.unit_table import (
    CORPS_ARMY,
    EINHEIT_STIELAU,
    GE_AT_LEG,
    GE_AT_MECH,
    NEBELWERFER,
    SELF_PROPELLED,
    US_GUNS,
    US_LEG,
    UnitRow,
)


class Profile(msgspec.Struct, frozen=True):
    """The values that the special unit table gives for a unit in its present state."""

    stem: str
    row: UnitRow
    battery: str | None
    side: str | None
    cls: str
    """Leg, Mech, `Leg/Mech` while it has not chosen, or empty for a unit that never moves."""
    ma: int
    hexes: int | None
    """Maximum hexes of a move whatever the MA, or None."""
    counts_hexes: bool
    """Whether it counts hexes instead of spending MP."""
    tp_cost: Fraction | str
    fire_oob: bool | str | None
    stacking: str | None
    stop_adjacent: bool | None
    binding: str
    """The transport that keeps the unit from moving next to the enemy: tp, intrinsic or none."""
    strategic: bool | None
    retreat: int | str | dict[str, int | str | None] | None
    notes: tuple[str, ...]
    rules: tuple[str, ...]


def _chosen_class(row: UnitRow, wanted: str | None, carried: str) -> str:
    """Return the movement class a unit uses (Leg or Mech); raise Invalid if its row does not allow the wanted one."""
    if carried != "none" and row.leg:
        if wanted == "Leg":
            raise Invalid(
                f"{row.name} carried by {carried} moves as Mech.",
                parameter="movement_class",
                given="leg",
                accepted=["mech"],
            )
        return "Mech"
    both = row.leg and row.mech
    if wanted is None:
        return "Leg/Mech" if both else "Leg" if row.leg else "Mech" if row.mech else ""
    able = ["Leg"] * (row.leg or row.stem == GE_AT_MECH) + ["Mech"] * row.mech
    if wanted not in able:
        more = " It moves as Mech when carried: give tp." if "TP" in row.motorize and wanted == "Mech" else ""
        choices = " or ".join(able) or "not at all"
        raise Invalid(
            f"{row.name} moves {'' if not able else 'as '}{choices}.{more}",
            parameter="movement_class",
            given=wanted.lower(),
            accepted=[word.lower() for word in able],
        )
    return wanted


def _check_transport(row: UnitRow, carried: str) -> None:
    """Raise Invalid if a unit of this row of the special unit table cannot use this kind of transport."""
    ways = ["none"] + ["tp"] * ("TP" in row.motorize) + ["intrinsic"] * ("Intr." in row.motorize)
    if carried not in ways:
        raise Invalid(
            f"{row.name} is motorized by {row.motorize}, not by {carried}.",
            parameter="tp",
            given=carried,
            accepted=ways,
        )


def binding_transport(stem: str, carried: str) -> str:
    """Return the transport that keeps a unit from moving next to the enemy, or none; Nebelwerfer are exempt."""
    return "none" if stem == NEBELWERFER else carried


def _parse_figure(text: str) -> int | str | None:
    """Return a cell of the special unit table as a number if it is one, else as text; None for a dash."""
    return None if text == "-" else int(text) if text.isdigit() else text


def build_profile(
    charts: Charts,
    stem: str,
    *,
    battery: str | None = None,
    side: str | None = None,
    movement_class: str | None = None,
    carried: str = "none",
    motive: str | None = None,
) -> Profile:
    """Return the special unit table's values for a type of unit in a state; raise Invalid for an impossible state."""
    table, house = charts.unit_table, charts.house_file
    if table.depends_on_battery_state(stem) and battery is None:
        raise Invalid(f"{stem} needs battery: give IB or OOB.", parameter="battery", given=None, accepted=["IB", "OOB"])
    row = table.row(stem, battery)
    if row.side and side not in (None, row.side):
        raise Invalid(f"{row.name} is a {row.side} unit.", parameter="side", given=side, accepted=[row.side])
    side = row.side or side
    _check_transport(row, carried)
    cls = _chosen_class(row, movement_class, carried)
    rules = [row.rule, *(table.notes[note] for note in row.notes)]
    hexes, counts_hexes = None, False
    base = row
    if stem == NEBELWERFER:
        base = table.row(house.text_at("H-25", "with_tp" if carried != "none" else "without_tp"), battery)
        rules.append(base.rule)
    if stem == EINHEIT_STIELAU:
        hexes, counts_hexes, ma = int(row.ma_mech.split()[0]), True, 0
    elif stem == CORPS_ARMY:
        able = battery == "OOB" and (motive != "motor" or carried != "none")
        ma = int(row.ma_mech.split("/")[0 if able else 1])
    elif carried != "none" and row.leg:
        at = stem == GE_AT_LEG
        ma = house.integer_at("H-46", "ma") if at else house.integer_at("H-24", "ma")
        rules.append("WAR-UNIT-35")
    else:
        text = base.ma_leg if cls == "Leg" or not row.mech else base.ma_mech
        ma = int(text)
    if stem in US_GUNS and battery == "IB":
        hexes = 1
    binding = binding_transport(stem, carried)
    carried_rule = {"tp": "WAR-UNIT-27", "intrinsic": "WAR-7.5.2-07"}.get(binding)
    if carried_rule:
        rules.append(carried_rule)
    if row.is_artillery:
        rules += ["WAR-UNIT-37", "WAR-UNIT-38"]
        if row.stop == "N":
            rules.append("WAR-7.10.0-01")
    retreat, retreat_rules = _longest_retreat(charts, row, base, battery, side, motive)
    return Profile(
        stem,
        row,
        battery,
        side,
        cls,
        ma,
        hexes,
        counts_hexes,
        _transport_point_cost(row),
        _fire_out_of_battery(row, base),
        _stacking_class(row, battery, cls, carried),
        None if row.stop == "-" else row.stop == "Y" and not carried_rule,
        binding,
        _strategic_allowed(charts, row, battery, carried),
        retreat,
        row.notes,
        tuple(dict.fromkeys((*rules, *retreat_rules))),
    )


def _transport_point_cost(row: UnitRow) -> Fraction | str:
    """Return the transport points that carrying a unit costs, or the words of the table if they are not a number."""
    if row.cost == "-":
        return Fraction(0)
    return "note D" if row.cost == "{D}" else "NA" if row.cost == "NA" else Fraction(row.cost)


def _fire_out_of_battery(row: UnitRow, base: UnitRow) -> bool | str | None:
    """Return whether artillery may fire out of battery: yes, no, `half` its strength, or None for no artillery."""
    if row.stem == NEBELWERFER:
        return "half" if base.stem == SELF_PROPELLED else False
    return {"-": None, "N": False, "Y": True}[row.fire_oob]


def _stacking_class(row: UnitRow, battery: str | None, cls: str, carried: str) -> str | None:
    """Return how the special unit table counts a unit for stacking: Leg, Mech, `not counted`, or None for a dash."""
    if carried != "none" and row.leg:
        return "Mech"
    printed = row.stack_oob if battery == "OOB" and row.stack_oob != "-" else row.stack_ib
    if row.battery == "OOB":
        printed = row.stack_oob
    if printed == "Leg/Mech":
        return cls
    return {"-": None, "Not counted": "not counted"}.get(printed, printed)


def _strategic_allowed(charts: Charts, row: UnitRow, battery: str | None, carried: str) -> bool | None:
    """Return whether a unit may take Strategic Mode, or None if the special unit table prints a dash."""
    if row.stem == US_LEG and carried != "none":
        return charts.house_file.boolean_at("H-26", "carried_strategic")
    return {"-": None, "N": False, "Y": True, "OOB": battery == "OOB"}[row.strategic]


def _longest_retreat(
    charts: Charts, row: UnitRow, base: UnitRow, battery: str | None, side: str | None, motive: str | None
) -> tuple[int | str | dict[str, int | str | None] | None, tuple[str, ...]]:
    """Return how many hexes artillery may retreat (a number, the table's words, or None for a dash), and the rules.

    The table's entry `Unit type` refers to the matching artillery row. Without `side`, a row with an entry for each
    side gives a mapping from side to entry.
    """
    used: tuple[str, ...] = ()
    if row.retreat_ge == "Unit type":
        kinds = {"horse": "Towed Horse", "motor": "Towed Motorized", "self_propelled": SELF_PROPELLED}
        if row.stem == NEBELWERFER:
            fitting = base
        else:
            default = "horse" if row.stem == CORPS_ARMY else "motor"
            fitting = charts.unit_table.row(kinds[motive or default], battery or "IB")
        row, used = fitting, ("WAR-UNIT-28", fitting.rule)
    if not row.retreat_us:
        return _parse_figure(row.retreat_ge), used
    both = {"GE": _parse_figure(row.retreat_ge), "US": _parse_figure(row.retreat_us)}
    return (both if side is None else both[side]), used
