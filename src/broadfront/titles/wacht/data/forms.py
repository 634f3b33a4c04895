"""Schemas of the chart files and the house definitions: their keys, and the values allowed in each cell."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from broadfront.core.reading.typed import keys_of, such_text

__all__ = ["FORMS", "Few"]

Rule = Annotated[str, such_text(r"^WAR-[\w.-]+$", "the id of a rule such as WAR-FUEL-01")]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Shift = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Exact = Annotated[str, such_text(r"^\d{1,2}(/[1-9]\d?)?$", "an exact number such as 2 or 1/2")]
Part = Annotated[str, such_text(r"^(0|1|1/[2-9]|[1-3]/4|2/3)$", "a part such as 1/2")]
Turn = Annotated[str, such_text(r"^Dec (1[6-9]|2\d|3[01]) (AM|PM|Night)$", "a game turn such as Dec 17 AM")]
Phrase = Annotated[str, msgspec.Meta(min_length=1)]
Yes = Literal["-", "N", "Y"]
Due = Literal["no check", "roll", "automatic"]
Road = Literal["primary", "secondary", "trail"]
Means = Literal["bridge", "ford", "engineer", "riverbank"]
Feature = Literal[
    "clear", "rough", "marsh", "woods", "forest", "village", "town", "city", "location", "constricted", "fort"
]
Entry = Annotated[str, such_text(r"^(\+?\d|other)$", "a cost such as 1 or +2, or other")]
Span = Annotated[str, such_text(r"^(-|\d{1,2}(/\d{1,2})?|\d{1,2} hexes)$", "an MA such as 12 or 12/6, 18 hexes or -")]
Fuel = Annotated[str, such_text(r"^(N|-|\+?\d{1,2})$", "a number, N, or a bonus such as +1")]
Others = Annotated[str, such_text(r"^(closed|\+\d(, ends)?)$", "closed, or a cost such as +2, ends")]
Bridge = Annotated[str, such_text(r"^\+\d(/\+\d)?$", "a cost such as +0 or +0/+3")]
Ford = Annotated[str, such_text(r"^((NA|\+\d)/)?\+\d$", "a cost such as +2 or NA/+3")]
Bank = Annotated[str, such_text(r"^(NA|All MA|\+\d)$", "a cost such as +2, All MA or NA")]
Retreat = Annotated[str, such_text(r"^(-|\d|Leg|Mech|Unit type)$", "a number, Leg, Mech, Unit type or -")]


def table(rule: bool = False, /, **columns: Any) -> Any:
    """Return the schema of a table with these columns and their cell types.

    A double underscore in a column name stands for a space.
    """
    return _rows({name.replace("__", " "): kind for name, kind in columns.items()}, {"rule": Rule} if rule else {})


def _rows(columns: dict[str, Any], more: dict[str, Any]) -> Any:
    """Return the schema of a table with these columns and further keys."""
    fields = [(f"cell_{n}", kind) for n, kind in enumerate(columns.values())]
    names = {f"cell_{n}": name for n, name in enumerate(columns)}
    row = msgspec.defstruct("row", fields, array_like=True, forbid_unknown_fields=True, rename=names)
    head = tuple.__class_getitem__(tuple(Literal[name] for name in columns))
    return form(columns=head, rows=list.__class_getitem__(row), **more)


def form(keys: dict[str, Any] | None = None, /, **more: Any) -> Any:
    """Return the schema of a section with exactly these keys."""
    return keys_of((keys or {}) | more)


def cited(**more: Any) -> Any:
    """Return the schema of a section with these keys and a rule id."""
    return form(rule=Rule, **more)


FORMS: dict[str, Any] = {
    "charts/allowance.toml": form(
        reduce=table(True, ground=str, taken__away=Part, round=Literal["up", "down"], rule=Rule),
        fuel_dump=cited(game_turns=Few),
        strategic=cited(times=Exact, round=Literal["up"]),
        reserve=cited(first_turn_roll=Few),
    ),
    "charts/army.toml": form(
        congestion=_rows(
            {"side": str, "from": Turn, "to": Turn, "rule": Rule},
            {"rule": Rule, "near": cited(hexes=Few), "south_of": cited(line=str), "north_of": cited(line=str)},
        ),
        boundary=cited(ma=cited(taken_away=Part), ground_assault=cited(shift=Shift), pa=cited(allowed=bool)),
        panzer_lehr=cited(hexes=Few),
    ),
    "charts/bridge.toml": form(
        types=table(type=Literal[1, 2, 3], bridge=str, rule=Rule),
        attempt=_rows(
            {"armour": str, "1": Due, "2": Due, "3": Due},
            {"rules": form({"automatic": Rule, "heavy roll": Rule, "medium roll": Rule, "no check": Rule})},
        ),
        actions=table(action=str, attempt=bool, rule=Rule),
        table=dict[str, Any],
        classes=_rows({"vehicle": Phrase, "class": Literal["L", "M", "H"], "rule": Rule}, {}),
        bottleneck=cited(marker=Few),
    ),
    "charts/cover.toml": _rows(
        {"feature": str, "movement": bool, "combat": bool, "observation": bool, "supply_path": bool},
        {
            "rules": form(
                movement=Rule,
                combat=Rule,
                observation=Rule,
                supply_path=Rule,
                attacker=Rule,
                beside_attacker=Rule,
                bridge_builder=Rule,
            )
        },
    ),
    "charts/enemy.toml": form(
        penalty=table(True, enemy__in=str, MP=Few, rule=Rule),
        penalty_in_cover=cited(mp=Shift),
        penalty_for=table(mode=str, pays=bool, rule=Rule),
        stops=table(stop=str, steps=Few, cover__saves=bool, rule=Rule),
        stops_in=form(ip=cited(stops=bool), et=cited(stops=bool), fort=cited(stops=bool)),
        stops_for=cited(
            modes=list[Literal["exploit_mech", "tactical_mech", "tactical_leg", "exploit_road", "tactical_road"]]
        ),
        stop_roll=table(unit=str, stops__above=Few, rule=Rule),
        ranger_roll=form(fort=cited(roll=Shift), cover=cited(roll=Shift)),
        penalty_free=form({"Rangers in cover": Rule, "150th PzBrigade": Rule}),
    ),
    "charts/fuel.toml": form(
        table=_rows({"status": str} | {str(n): Fuel for n in range(10)} | {"rule": Rule}, {"rule": Rule}),
        modifiers=table(condition=str, roll=Shift, rule=Rule),
        allocation=_rows({"formation": str, "Normal": Exact, "Low": Exact, "None": Exact, "rule": Rule}, {}),
    ),
    "charts/ground.toml": _rows(
        {"ground": str, "MA": Shift, "unless only on": list[Road], "rule": Rule},
        {"least": cited(ma=Few), "marsh_frozen": cited(ignored=bool), "marsh_thaw": cited(mp=Few)},
    ),
    "charts/leaders.toml": form(
        bonus=dict[str, Any],
        manteuffel=cited(
            command=Phrase,
            stacked_with=Phrase,
            begins=Literal["AM", "PM", "Night"],
            mp=Few,
            game_turns=list[Literal["AM", "PM", "Night"]],
        ),
        manteuffel_combat=cited(shifts_a_day=Few, with_other_leaders=bool),
        collins=cited(command=Phrase, stacked_with=Phrase, begins=Literal["AM", "PM", "Night"]),
    ),
    "charts/prepared_assault.toml": form(
        hexes=table(unit=str, hexes=Few, rule=Rule),
        stops=table(terrain=Feature, rule=Rule),
        crossing=table(river=str, Mech=list[Means], Mech__rule=Rule, Leg=list[Means], Leg__rule=Rule),
        enemy=form(stop=Rule, may_begin=Rule, may_shift=Rule, must_end=Rule),
    ),
    "charts/river.toml": _rows(
        {
            "unit": str,
            "stream bridge": Bridge,
            "stream engineer": Bank,
            "stream riverbank": Bank,
            "minor bridge": Bridge,
            "minor ford": Ford,
            "minor engineer": Bank,
            "minor riverbank": Bank,
            "major bridge": Bridge,
            "major ford": Ford,
            "major engineer": Bank,
            "major riverbank": Bank,
            "rule": Rule,
        },
        {
            "notes": form({str(n): Rule for n in range(1, 5)}),
            "chart": table(river=str, mech=list[Rule], leg=list[Rule]),
            "ferry": form(major=Rule, minor=Rule, stream=Rule),
            "engineer": cited(),
        },
    ),
    "charts/road.toml": form(
        rate=table(road=str, strategic_road=Exact, exploit_road=Exact, tactical_road=Exact, rule=Rule),
        columns=form(strategic_road=Rule, exploit_road=Rule, tactical_road=Rule),
        terrain=cited(rows=list[Feature]),
        constricted=cited(mp=Few),
        bridge=table(over=str, MP=Few, rule=Rule),
        others=table(
            mechanized__units=str, strategic_road=Others, exploit_road=Others, tactical_road=Others, rule=Rule
        ),
    ),
    "charts/stacking.toml": form(
        limits=table(terrain=str, units=Few, battalions=Few, smaller=Few, rule=Rule),
        battalion=form(symbol=Rule, hybrid=Rule, hq=Rule, losses=Rule),
        hybrid=cited(companies=Few),
        leg=table(unit=str, rule=Rule, road__chart=Rule),
        not_counted=cited(units=list[str]),
    ),
    "charts/terrain.toml": form(
        regular=table(terrain=str, exploit_mech=Entry, tactical_mech=Entry, tactical_leg=Entry, rule=Rule),
        columns=form(exploit_mech=Rule, tactical_mech=Rule, tactical_leg=Rule, pa=Rule),
        constricted=_rows(
            {
                "mode": str,
                "enter or leave": Bank,
                "rule": Rule,
                "free on": list[Literal["dashed_line", "primary_road", "secondary_road", "trail"]],
                "free rule": Rule,
            },
            {},
        ),
        constricted_closed=cited(rows=list[str]),
        night=table(mode=str, MP=Few, rule=Rule),
        other_formation=cited(mp=Few, free=form(asset=Rule, breakdown_company=Rule, attached=Rule)),
    ),
    "charts/units.toml": _rows(
        {
            "unit": str,
            "leg": Literal["-", "Leg"],
            "mech": Literal["-", "Mech", "Towed (M)"],
            "MA leg": Span,
            "MA mech": Span,
            "motorize": Literal["-", "Choose", "Intr./TP", "Mech", "Mech/TP", "TP"],
            "cost": Literal["-", "1", "1/2", "NA", "{D}"],
            "fire OOB": Literal["-", "Half", "N", "Y"],
            "stack IB": Literal["-", "Leg", "Leg/Mech", "Mech", "Not counted"],
            "stack OOB": Literal["-", "Mech"],
            "stop": Yes,
            "strategic": Literal["-", "N", "OOB", "Y"],
            "GE": Retreat,
            "US": Annotated[str, such_text(r"^(-|\d|)$", "a number, - or nothing")],
            "notes": list[Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]],
            "rule": Rule,
        },
        {"notes": form(dict.fromkeys("ABCDEFGHIJKL", Rule))},
    ),
    "house/house.toml": form(
        {
            "H-02": form(
                order=list[Literal["fuel", "fractions", "round", "boundary", "ground", "strategic", "bonuses"]]
            ),
            "H-04": form(base=list[Feature], higher_only=list[Literal["woods", "forest"]]),
            "H-05": form(leg_pays_thaw=bool),
            "H-06": form(least_ma=Few),
            "H-07": form(
                major=Literal["in", "adjacent"], minor=Literal["in", "adjacent"], stream=Literal["in", "adjacent"]
            ),
            "H-09": form(
                parts=tuple[Literal["AM"], Literal["PM"], Literal["Night"]],
                first_day=Literal[16],
                capture_turn_counts=bool,
            ),
            "H-10": form(assets_pay=bool),
            "H-12": form(column=Literal["minor ford", "major ford"], limit=Literal["stream riverbank"]),
            "H-13": form(not_clear=list[Feature]),
            "H-15": form(takes=Few),
            "H-16": form(automatic_after_pass=bool),
            "H-17": form(smaller_take_any_place=bool),
            "H-18": form(rough_from=Few),
            "H-20": form(
                lowest=Annotated[int, msgspec.Meta(ge=0, le=9)], highest=Annotated[int, msgspec.Meta(ge=0, le=9)]
            ),
            "H-22": form(game_turns=Few, without_fuel=bool),
            "H-23": form(others=Few),
            "H-24": form(ma=Few),
            "H-25": form(
                with_tp=Literal["Self Propelled", "Towed Motorized", "Towed Horse"],
                without_tp=Literal["Self Propelled", "Towed Motorized", "Towed Horse"],
            ),
            "H-26": form(carried_strategic=bool),
            "H-27": form(major=list[Means], minor=list[Means], stream=list[Means]),
            "H-45": form(
                movement=list[Literal["tactical", "exploitation", "strategic", "pa"]],
                exploitation=list[Literal["tactical", "exploitation", "strategic", "pa"]],
            ),
            "H-46": form(ma=Few),
        }
    ),
}
"""Schema of each data file, by its path in the title."""
