"""Questions about movement allowance, ground, fuel and leaders."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.questions import Answer, Exact, OneOrMore, Span, Words, question
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, refused
from broadfront.titles.wacht.data import fuel_table
from broadfront.titles.wacht.data.allowance import (
    FRACTION_REDUCTIONS,
    Bonus,
    Circumstances,
    FuelLimit,
    compute_allowance,
    leader_movement_bonus,
    manteuffel_movement_bonus,
)
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.game_turn import GameTurn
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.unit_table import SELF_PROPELLED
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.questions.accepted_words import (
    Battery,
    Ground,
    Motive,
    MovementClass,
    RouteWords,
    Side,
    Transport,
    Turn,
    UnitMode,
    UnitName,
    missing_parameter_error,
)
from broadfront.titles.wacht.questions.unit_rows import profile_of_named_unit

Die = Span(0, 9)
Reductions = OneOrMore(
    Words(
        *FRACTION_REDUCTIONS,
        "boundary",
        out_of_supply="oos",
        breakdown="breakdown_buildup",
        buildup="breakdown_buildup",
    )
)
Status = Words("Normal", "Low", "None", no_fuel="None")
Reading = Words(
    "ma",
    "units",
    all="ma",
    all_units="ma",
    ma_of_all_units="ma",
    number="units",
    full_ma="units",
    number_of_units="units",
)
OFF_ROAD = frozenset({"off_road"})


def _captured_fuel_dump_counts(charts: Charts, turns_ago: int) -> bool:
    """Return whether a fuel dump captured this many game turns ago still reduces movement allowances (H-09)."""
    last = charts.allowance_file.integer_at("fuel_dump", "game_turns")
    return turns_ago < last if charts.house_file.boolean_at("H-09", "capture_turn_counts") else 1 <= turns_ago <= last


@question
@decides("WAR-7.4.1a-10")
def ma(
    title: Wacht,
    base: Annotated[int | None, Span(0)] = None,
    unit: Annotated[str | None, UnitName()] = None,
    battery: Annotated[str | None, Battery] = None,
    reductions: Annotated[tuple[str, ...], Reductions] = (),
    captured_game_turns_ago: Annotated[int | None, Span(0)] = None,
    mode: Annotated[str, UnitMode] = "tactical",
    ground: Annotated[str, Ground] = "normal",
    route: Annotated[frozenset[str], RouteWords()] = OFF_ROAD,
    leader_roll: Annotated[int | None, Die] = None,
    manteuffel_division: bool = False,
    turn: Annotated[GameTurn, Turn()] = GameTurn("AM"),  # noqa: B008 - frozen
    mr_bonus_roll: Annotated[int | None, Die] = None,
    released_this_gt: bool = False,
    fuel_status: Annotated[str | None, Status] = None,
    fuel_roll: Annotated[int | None, Die] = None,
    fuel_choice: Annotated[str, Reading] = "ma",
    congestion: bool = False,
    fuel_picked: bool = True,
    extended_korps_supply: bool = False,
    side: Annotated[str | None, Side] = None,
    movement_class: Annotated[str | None, MovementClass] = None,
    tp: Annotated[str, Transport] = "none",
    motive: Annotated[str | None, Motive] = None,
) -> Answer:
    """The movement allowance: basic MA, reductions, increases, in order, each step with its rule.

    Give `base`, or `unit` (and `battery` for artillery). `route` is what the whole move runs along.
    """
    charts = title.charts
    if (base is None) == (unit is None):
        raise Invalid(
            "wacht.ma needs base or unit, one of them.", parameter="base", given=base, accepted="base or unit"
        )
    if mode in ("pa", "mr"):
        text = {
            "pa": "PA mode counts hexes, not MP: ask wacht.prepared_assault",
            "mr": "a unit in Maneuver Reserve does not move until it is released",
        }[mode]
        raise Invalid(
            f"mode: {text}.", parameter="mode", given=mode, accepted=["tactical", "exploitation", "strategic"]
        )
    rules: tuple[str, ...] = ()
    if unit is not None:
        found = profile_of_named_unit(title, unit, battery, side, movement_class, tp, motive)
        if found.counts_hexes:
            raise Invalid(f"{found.row.name} moves {found.hexes} hexes and has no MA.", parameter="unit", given=unit)
        if mode == "strategic" and found.strategic is False:
            raise Illegal(refused(found.row.rule, say("mode.no-strategic", name=found.row.name)))
        if fuel_status is not None and found.side == "US":
            raise Illegal(refused("WAR-7.4.1a-10", say("fuel.germans-only")))
        base, rules = found.ma, found.rules
        if found.row.stem == SELF_PROPELLED and found.battery == "IB":
            rules = (*rules, "WAR-7.4.1a-07")
        source = LedgerLine(base, say("ma.basic-of", row=found.row.name), found.row.rule)
    else:
        assert base is not None
        source = LedgerLine(base, say("ma.basic"), "WAR-7.4.1a-01")
    if captured_game_turns_ago is not None:
        rest = tuple(one for one in reductions if one != "first_army_fuel_dump")
        captured = ("first_army_fuel_dump",) if _captured_fuel_dump_counts(charts, captured_game_turns_ago) else ()
        reductions = (*rest, *captured)
        rules = (*rules, charts.allowance_file.text_at("fuel_dump", "rule"))
    fuel, fuel_lines = _fuel_limit(charts, fuel_status, fuel_roll, fuel_choice, fuel_picked, extended_korps_supply)
    bonuses, bonus_lines = _collect_bonuses(
        charts, leader_roll, manteuffel_division, turn, mr_bonus_roll, released_this_gt, fuel, extended_korps_supply
    )
    given = Circumstances(fuel, reductions, ground, route, mode == "strategic", congestion, tuple(bonuses))
    worked = compute_allowance(charts, base, source, given)
    value: dict[str, object] = {"ma": worked.ma}
    if fuel is not None and fuel.as_units:
        value["units_with_full_ma"] = fuel.result
    return Answer(value, worked.ledger, tuple(dict.fromkeys((*rules, *fuel_lines, *bonus_lines))))


def _fuel_limit(
    charts: Charts, status: str | None, roll: int | None, choice: str, picked: bool, extended: bool
) -> tuple[FuelLimit | None, list[str]]:
    """Return the movement limit that a fuel status and die roll set (None for no limit), and the rules."""
    if status is None:
        return None, []
    if not fuel_table.must_roll_for_ma(status):
        return None, ["WAR-17.2.3-01"]
    if roll is None:
        raise missing_parameter_error(
            "wacht.ma", "fuel_roll", f"with fuel status {status}", "a whole number from 0 to 9"
        )
    text, ledger = fuel_table.look_up_fuel_result(charts, status, roll, ["extended_korps_supply"] if extended else [])
    rules = ["WAR-17.2.3-01", "WAR-17.2.3-02", *(line.rule for line in ledger)]
    return FuelLimit(int(text), choice == "units", picked), rules


def _collect_bonuses(
    charts: Charts,
    leader_roll: int | None,
    manteuffel_division: bool,
    turn: GameTurn,
    mr_roll: int | None,
    released: bool,
    fuel: FuelLimit | None,
    extended: bool,
) -> tuple[list[Bonus], list[str]]:
    """Return the flat MP bonuses of leaders and of release from reserve that the question grants, and the rules."""
    bonuses: list[Bonus] = []
    rules: list[str] = []
    if leader_roll is not None:
        mp, rule = leader_movement_bonus(charts, leader_roll)
        bonuses.append(Bonus(mp, say("ma.activated-leader", roll=leader_roll), rule))
        rules += ["WAR-7.4.1b-03", "WAR-25.2.2a-02"]
    if manteuffel_division:
        mp, rule = manteuffel_movement_bonus(charts, turn.part)
        if mp:
            bonuses.append(Bonus(mp, say("ma.manteuffel"), rule))
        rules += ["WAR-7.4.1b-03", rule]
    if mr_roll is not None and (fuel is None or charts.house_file.boolean_at("H-22", "without_fuel")):
        conditions = ["released_from_mr_this_gt"] * released + ["extended_korps_supply"] * extended
        text, ledger = fuel_table.look_up_fuel_result(charts, "MR-Bonus", mr_roll, conditions)
        rules += [line.rule for line in ledger]
        mp = fuel_table.parse_reserve_bonus(text)
        bonuses.append(Bonus(mp, say("ma.reserve-roll", roll=mr_roll), "WAR-7.4.1b-04", needs_ma=True))
    return bonuses, rules


@question
def ground(
    title: Wacht,
    base: Annotated[int, Span(0)],
    ground: Annotated[str, Ground],
    route: Annotated[frozenset[str], RouteWords()] = OFF_ROAD,
) -> Answer:
    """The movement allowance (MA) after ground conditions, for a move that runs entirely along `route`."""
    source = LedgerLine(base, say("ma.given"), "WAR-21.2.0-01")
    worked = compute_allowance(title.charts, base, source, Circumstances(ground=ground, route=route))
    return Answer({"ma": worked.ma}, worked.ledger, (title.charts.ground_rows[ground].rule,))


@question
def fuel_status(
    title: Wacht,
    formation: Annotated[str, Words("division", "brigade")],
    fp: Annotated[Fraction, Exact(0)],
    mechanized: bool = True,
    hq_in_supply: bool = True,
) -> Answer:
    """The fuel status of a German mechanized formation that is given fuel points."""
    if fp and (bar := fuel_table.fuel_barring_rule(mechanized, hq_in_supply)):
        raise Illegal(refused(bar, say("fuel.no-points" if mechanized else "fuel.mechanized-only")))
    status, line = fuel_table.fuel_status(title.charts, formation, fp)
    marker = None if status == "Normal" else "Low" if status == "Low" else "No Fuel"
    return Answer(
        {"status": status, "marker": marker, "rolls": fuel_table.must_roll_for_ma(status)}, (line,), ("WAR-17.2.0-08",)
    )


@question
def fuel_roll(
    title: Wacht,
    row: Annotated[str, Words("None", "Low", "Normal", "MR-Bonus", mr="MR-Bonus", norm="Normal")],
    roll: Annotated[int, Die],
    conditions: Annotated[tuple[str, ...], OneOrMore(Words("extended_korps_supply", "released_from_mr_this_gt"))] = (),
) -> Answer:
    """The Fuel & Reserve Release Table: N is the normal MA, a plain number an MA or a count of units, +n added MP."""
    text, ledger = fuel_table.look_up_fuel_result(title.charts, row, roll, conditions)
    result: int | str = int(text) if text.isdigit() else text
    return Answer({"result": result}, tuple(ledger), (title.charts.fuel_table[row]["rule"],))


@question
def leader(title: Wacht, roll: Annotated[int, Die]) -> Answer:
    """MP that an activated division, brigade, KG or CC leader adds to the MA of his units and his own."""
    bonus, rule = leader_movement_bonus(title.charts, roll)
    line = LedgerLine(bonus, say("ledger.roll", roll=roll), rule)
    return Answer({"bonus": bonus}, (line,), ("WAR-25.2.2a-01", "WAR-25.2.2a-02"))


@question
def manteuffel(
    title: Wacht,
    turn: Annotated[GameTurn, Turn()],
    with_korps_hq_in_am: bool = True,
    shifts_used_today: Annotated[int, Span(0)] = 0,
    other_leader_shift: bool = False,
) -> Answer:
    """What the leader Manteuffel gives: MP to a mechanized division of his Korps, a column shift in a combat a day."""
    combat = title.charts.leaders_file.section("manteuffel_combat")
    mp, rule = manteuffel_movement_bonus(title.charts, turn.part)
    mp = mp if with_korps_hq_in_am else 0
    free = shifts_used_today < combat["shifts_a_day"] and (combat["with_other_leaders"] or not other_leader_shift)
    ledger = (
        LedgerLine(mp, say("ma.manteuffel-in", label=str(turn)), rule),
        LedgerLine(int(free), say("ledger.shift"), combat["rule"]),
    )
    return Answer({"bonus": mp, "combat_shift": int(free)}, ledger)
