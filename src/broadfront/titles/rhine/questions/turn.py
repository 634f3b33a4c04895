"""Questions about the start of a turn: weather, supply, shipping, replacements."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, Exact, Span, Text, question
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.tables import Distribution
from broadfront.titles.rhine.data.rebuild import split_size
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.weather import refit_capacity
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.questions.kinds import Date, Die, FlightName, GroundName, Nation, TwoDice


@question
def weather(title: Rhine, date: Date, flight_dice: TwoDice, ground_die: Die | None = None) -> Answer:
    """Ground and flight condition of a turn: one die, then two. An automatic ground condition needs no die."""
    title.calendar.turn_number(date)
    row = title.weather.row_on(date)
    if ground_die is None and not row.is_automatic:
        raise Invalid(
            f"rhine.weather needs ground_die on {date}: give a whole number from 1 to 6.",
            parameter="ground_die",
            accepted="a whole number from 1 to 6",
        )
    ground = row.ground_by_die()[ground_die or 1]
    flight = row.flight_by_dice()[flight_dice]
    ledger = [
        LedgerLine(ground_die or 0, say("chart.ground", row=row.label, ground=ground), row.rule),
        LedgerLine(flight_dice, say("chart.flight", row=row.label, flight=flight), row.rule),
    ]
    impossible = "-" in row.cells[:3]
    rules = ["BTR-WEATHER-01", row.rule, "BTR-WEATHER-18", "BTR-EFFECT-14", "OCS-SEQ-05"]
    if row.is_automatic or impossible:
        rules.insert(2, "BTR-WEATHER-17")
    return Answer({"ground": ground, "flight": flight}, tuple(ledger), tuple(rules))


@question
def weather_odds(title: Rhine, date: Date) -> Answer:
    """The exact chance of each ground and flight condition on a turn."""
    title.calendar.turn_number(date)
    row = title.weather.row_on(date)
    chances = {
        "ground": _chance_by_result(title.weather.ground_distribution(date)),
        "flight": _chance_by_result(title.weather.flight_distribution(date)),
    }
    return Answer(chances | {"row": row.label}, rules=("BTR-WEATHER-01", row.rule))


def _chance_by_result(distribution: Distribution[Any]) -> dict[str, int | str]:
    """Return the exact chance of each result of a distribution, sorted by result."""
    return {str(value): exact_plain(distribution.probability(value)) for value in sorted(distribution, key=str)}


@question
@decides("BTR-HOUSE-16")
def effects(title: Rhine, ground: GroundName, flight: FlightName, base_level: Annotated[int, Span(0, 5)] = 1) -> Answer:
    """What the weather allows: air missions, refit, air arrivals, Hip Shoots, Interdiction, seaborne assaults, pontoon
    rolls. `base_level` is the Level of the air base that refits, 0 for an air strip."""
    on_ground, in_air = title.effects.ground[ground], title.effects.flight[flight]
    capacity, ledger = refit_capacity(title.refit, title.effects, base_level, ground)
    value: dict[str, Any] = {
        "air_missions": in_air["air_missions"].value,
        "refit": capacity,
        "arrivals": in_air["arrivals"].value,
        "hip_shoots": in_air["hip_shoots"].value,
        "interdiction": in_air["interdiction"].value,
        "seaborne_assaults": on_ground["seaborne_assaults"].value,
        "pontoon_rolls": on_ground["pontoon_rolls"].value,
    }
    for name, effect in (*on_ground.items(), *in_air.items()):
        if name != "refit":
            ledger.append(LedgerLine(_yes_or_no(effect.value), say("chart.effect", effect=name), effect.rule))
    rules = ("OCS-AIR-02", "BTR-EFFECT-13", "BTR-EFFECT-14", "BTR-HOUSE-15", "BTR-HOUSE-16")
    return Answer(value, tuple(ledger), rules)


def _yes_or_no(value: str | bool) -> str:
    """Return a text unchanged, and a bool as yes or no."""
    return value if isinstance(value, str) else "yes" if value else "no"


@question
def supply(
    title: Rhine,
    nation: Nation,
    date: Date,
    dice: TwoDice,
    ground: GroundName,
    antwerpen_ports: Annotated[int, Span(0, 2)] = 0,
    rotterdam: bool = False,
    amsterdam: bool = False,
    random_event: int = 0,
    collapse_north: bool = False,
    alpine_redoubt: bool = False,
) -> Answer:
    """Supply Points a nation receives this turn. Ports count when controlled and repaired; `random_event` is the shift
    of an event in force."""
    title.calendar.turn_number(date)
    modifiers = title.supply.modifiers(
        nation,
        ground=ground,
        antwerpen_ports=antwerpen_ports,
        ports=_names_of_true_flags(rotterdam=rotterdam, amsterdam=amsterdam),
        random_event=_check_event_shift(title, random_event),
        options=_names_of_true_flags(collapse_north=collapse_north, alpine_redoubt=alpine_redoubt),
    )
    roll = title.supply.result_for_roll(nation, date, dice, modifiers)
    return Answer({"base": roll.base, "column": roll.column, "sp": roll.sp}, roll.ledger, roll.rules)


@question
def supply_odds(
    title: Rhine,
    nation: Nation,
    date: Date,
    ground: GroundName | None = None,
    antwerpen_ports: Annotated[int, Span(0, 2)] = 0,
    rotterdam: bool = False,
    amsterdam: bool = False,
    random_event: int = 0,
    collapse_north: bool = False,
    alpine_redoubt: bool = False,
) -> Answer:
    """The exact distribution of a nation's Supply Points; without `ground`, over the weather of the date too."""
    title.calendar.turn_number(date)
    shift = _check_event_shift(title, random_event)
    ports, options = (
        _names_of_true_flags(rotterdam=rotterdam, amsterdam=amsterdam),
        _names_of_true_flags(collapse_north=collapse_north, alpine_redoubt=alpine_redoubt),
    )

    def sp_on_ground(ground_condition: str) -> Distribution[int]:
        return title.supply.sp_distribution(
            nation,
            date,
            title.supply.modifiers(
                nation,
                ground=ground_condition,
                antwerpen_ports=antwerpen_ports,
                ports=ports,
                random_event=shift,
                options=options,
            ),
        )

    found = sp_on_ground(ground) if ground is not None else title.weather.ground_distribution(date).then(sp_on_ground)
    value = {"mean": found.mean(), "chances": {str(n): exact_plain(found.probability(n)) for n in sorted(found)}}
    return Answer(value, rules=("BTR-SUPPLY-01", "BTR-SUPPLY-02", "BTR-SUPPLY-13"))


def _names_of_true_flags(**flags: bool) -> tuple[str, ...]:
    """Return the names of the keyword arguments that are True."""
    return tuple(name for name, on in flags.items() if on)


def _check_event_shift(title: Rhine, shift: int) -> int:
    """Return a random event's shift of the supply column; raise `Invalid` if it is too large."""
    most = title.max_random_event_shift
    if abs(shift) > most:
        raise Invalid(
            f"random_event: {shift} is not accepted; give a whole number from -{most} to {most}.",
            parameter="random_event",
            given=shift,
            accepted=f"a whole number from -{most} to {most}",
        )
    return shift


@question
@decides("BTR-SHIP-07")
def shipping(
    title: Rhine,
    date: Date,
    rail_cap: Annotated[int, Span(0)] | None = None,
    sea_cap: Annotated[int, Span(0)] | None = None,
) -> Answer:
    """Rail and sea capacity of the Allied Movement Phase; a scenario's `rail_cap` and `sea_cap` replace the table."""
    title.calendar.turn_number(date)
    row = title.shipping.row_on(date)
    if rail_cap is None and sea_cap is None:
        ledger = [
            LedgerLine(row.rail, say("chart.rail", row=row.label), row.rule),
            LedgerLine(row.sea, say("chart.sea", row=row.label), row.rule),
        ]
        rules = (row.rule, "BTR-SHIP-06")
        return Answer({"rail": row.rail, "sea": row.sea}, tuple(ledger), rules)
    if rail_cap is None or sea_cap is None:
        missing = "rail_cap" if rail_cap is None else "sea_cap"
        raise Invalid(f"{missing}: a scenario gives both caps; give {missing} too.", parameter=missing)
    ledger = [LedgerLine(rail_cap, say("chart.rail-cap"), "BTR-SHIP-07")]
    ledger.append(LedgerLine(sea_cap, say("chart.sea-cap"), "BTR-SHIP-07"))
    return Answer({"rail": rail_cap, "sea": sea_cap}, tuple(ledger), ("BTR-SHIP-06", "BTR-SHIP-07"))


@question
def replacements(title: Rhine, nation: Nation, date: Date, dice: TwoDice) -> Answer:
    """Replacements of a nation's roll: aircraft (Ftr, Other), Pax, Eq, Misc, and a Bridge Check Marker."""
    title.calendar.turn_number(date)
    repls = title.replacements.result_for_roll(nation, date, dice)
    value = {
        "row": repls.row,
        "ftr": repls.ftr,
        "other": repls.other,
        "pax": repls.pax,
        "eq": repls.eq,
        "misc": repls.misc,
        "bridge_marker": repls.bridge_marker,
    }
    return Answer(value, repls.ledger, repls.rules)


@question
def rebuild(
    title: Rhine,
    unit: Annotated[str, Text("a row of the rebuild table, or a unit type such as TD Bn or Inf Div, 2 steps")],
    re: Annotated[Fraction, Exact(0)] | None = None,
    steps: Annotated[int, Span(1, 20)] = 1,
) -> Answer:
    """What it costs to bring back a unit: Pax and Eq, or `rebuild` = no, pool or repl-table. `re` is its size in
    Regimental Equivalents, `steps` how many steps come back; both may be written after the name of the unit."""
    if re == 0:
        raise Invalid("re: 0 is not accepted; give a size such as 1/2, 1 or 4.", parameter="re", given=0)
    name, written_re, written_steps = split_size(unit)
    for parameter, written, given in (("re", written_re, re), ("steps", written_steps, steps if steps > 1 else None)):
        if written is not None and given is not None and written != given:
            raise Invalid(
                f"{parameter}: {exact_plain(given)}, but {unit!r} says {exact_plain(written)}; give one of them.",
                parameter=parameter,
                given=exact_plain(given),
            )
    re = written_re if re is None else re
    if re == 0 or written_steps == 0:
        raise Invalid("unit: 0 is not accepted; give a size such as 1/2 RE or 2 steps.", parameter="unit", given=unit)
    price = title.rebuild.price_of_rebuild(name, re=re, steps=written_steps or steps)
    if price.rebuild:
        return Answer({"rebuild": price.rebuild}, price.ledger, price.rules)
    return Answer({"pax": price.pax, "eq": price.eq}, price.ledger, price.rules)
