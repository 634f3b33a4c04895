"""Schemas of the chart files and the house definitions: their keys, and the values allowed in each cell."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from broadfront.core.reading.type_check import table_type, text_pattern

__all__ = ["SCHEMAS", "Few"]

Rule = Annotated[str, text_pattern(r"^WAR-[\w.-]+$", "the id of a rule such as WAR-FUEL-01")]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Shift = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Exact = Annotated[str, text_pattern(r"^\d{1,2}(/[1-9]\d?)?$", "an exact number such as 2 or 1/2")]
Part = Annotated[str, text_pattern(r"^(0|1|1/[2-9]|[1-3]/4|2/3)$", "a part such as 1/2")]
Turn = Annotated[str, text_pattern(r"^Dec (1[6-9]|2\d|3[01]) (AM|PM|Night)$", "a game turn such as Dec 17 AM")]
Phrase = Annotated[str, msgspec.Meta(min_length=1)]
Yes = Literal["-", "N", "Y"]
Due = Literal["no check", "roll", "automatic"]
Road = Literal["primary", "secondary", "trail"]
Means = Literal["bridge", "ford", "engineer", "riverbank"]
Feature = Literal[
    "clear", "rough", "marsh", "woods", "forest", "village", "town", "city", "location", "constricted", "fort"
]
Entry = Annotated[str, text_pattern(r"^(\+?\d|other)$", "a cost such as 1 or +2, or other")]
Span = Annotated[
    str, text_pattern(r"^(-|\d{1,2}(/\d{1,2})?|\d{1,2} hexes)$", "an MA such as 12 or 12/6, 18 hexes or -")
]
Fuel = Annotated[str, text_pattern(r"^(N|-|\+?\d{1,2})$", "a number, N, or a bonus such as +1")]
Others = Annotated[str, text_pattern(r"^(closed|\+\d(, ends)?)$", "closed, or a cost such as +2, ends")]
Bridge = Annotated[str, text_pattern(r"^\+\d(/\+\d)?$", "a cost such as +0 or +0/+3")]
Ford = Annotated[str, text_pattern(r"^((NA|\+\d)/)?\+\d$", "a cost such as +2 or NA/+3")]
Bank = Annotated[str, text_pattern(r"^(NA|All MA|\+\d)$", "a cost such as +2, All MA or NA")]
Retreat = Annotated[str, text_pattern(r"^(-|\d|Leg|Mech|Unit type)$", "a number, Leg, Mech, Unit type or -")]


def table_schema(rule: bool = False, /, **columns: Any) -> Any:
    """Return the schema of a table in a chart file with these columns and cell types, with a rule id if `rule` is set.

    A double underscore in a column name stands for a space.
    """
    return _rows_schema(
        {name.replace("__", " "): kind for name, kind in columns.items()}, {"rule": Rule} if rule else {}
    )


def _rows_schema(columns: dict[str, Any], more: dict[str, Any]) -> Any:
    """Return the schema of a table in a chart file: its columns with their cell types, and more keys beside them."""
    fields = [(f"cell_{n}", kind) for n, kind in enumerate(columns.values())]
    names = {f"cell_{n}": name for n, name in enumerate(columns)}
    row = msgspec.defstruct("row", fields, array_like=True, forbid_unknown_fields=True, rename=names)
    head = tuple.__class_getitem__(tuple(Literal[name] for name in columns))
    return section_schema(columns=head, rows=list.__class_getitem__(row), **more)


def section_schema(keys: dict[str, Any] | None = None, /, **more: Any) -> Any:
    """Return the schema of a section of a chart file that has exactly these keys."""
    return table_type((keys or {}) | more)


def section_schema_with_rule(**more: Any) -> Any:
    """Return the schema of a section of a chart file that has these keys and the id of a rule."""
    return section_schema(rule=Rule, **more)


SCHEMAS: dict[str, Any] = {
    "charts/allowance.toml": section_schema(
        reduce=table_schema(True, ground=str, taken__away=Part, round=Literal["up", "down"], rule=Rule),
        fuel_dump=section_schema_with_rule(game_turns=Few),
        strategic=section_schema_with_rule(times=Exact, round=Literal["up"]),
        reserve=section_schema_with_rule(first_turn_roll=Few),
    ),
    "charts/army.toml": section_schema(
        congestion=_rows_schema(
            {"side": str, "from": Turn, "to": Turn, "rule": Rule},
            {
                "rule": Rule,
                "near": section_schema_with_rule(hexes=Few),
                "south_of": section_schema_with_rule(line=str),
                "north_of": section_schema_with_rule(line=str),
            },
        ),
        boundary=section_schema_with_rule(
            ma=section_schema_with_rule(taken_away=Part),
            ground_assault=section_schema_with_rule(shift=Shift),
            pa=section_schema_with_rule(allowed=bool),
        ),
        panzer_lehr=section_schema_with_rule(hexes=Few),
    ),
    "charts/bridge.toml": section_schema(
        types=table_schema(type=Literal[1, 2, 3], bridge=str, rule=Rule),
        attempt=_rows_schema(
            {"armour": str, "1": Due, "2": Due, "3": Due},
            {"rules": section_schema({"automatic": Rule, "heavy roll": Rule, "medium roll": Rule, "no check": Rule})},
        ),
        actions=table_schema(action=str, attempt=bool, rule=Rule),
        table=dict[str, Any],
        classes=_rows_schema({"vehicle": Phrase, "class": Literal["L", "M", "H"], "rule": Rule}, {}),
        bottleneck=section_schema_with_rule(marker=Few),
    ),
    "charts/cover.toml": _rows_schema(
        {"feature": str, "movement": bool, "combat": bool, "observation": bool, "supply_path": bool},
        {
            "rules": section_schema(
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
    "charts/enemy.toml": section_schema(
        penalty=table_schema(True, enemy__in=str, MP=Few, rule=Rule),
        penalty_in_cover=section_schema_with_rule(mp=Shift),
        penalty_for=table_schema(mode=str, pays=bool, rule=Rule),
        stops=table_schema(stop=str, steps=Few, cover__saves=bool, rule=Rule),
        stops_in=section_schema(
            ip=section_schema_with_rule(stops=bool),
            et=section_schema_with_rule(stops=bool),
            fort=section_schema_with_rule(stops=bool),
        ),
        stops_for=section_schema_with_rule(
            modes=list[Literal["exploit_mech", "tactical_mech", "tactical_leg", "exploit_road", "tactical_road"]]
        ),
        stop_roll=table_schema(unit=str, stops__above=Few, rule=Rule),
        ranger_roll=section_schema(
            fort=section_schema_with_rule(roll=Shift), cover=section_schema_with_rule(roll=Shift)
        ),
        penalty_free=section_schema({"Rangers in cover": Rule, "150th PzBrigade": Rule}),
    ),
    "charts/fuel.toml": section_schema(
        table=_rows_schema({"status": str} | {str(n): Fuel for n in range(10)} | {"rule": Rule}, {"rule": Rule}),
        modifiers=table_schema(condition=str, roll=Shift, rule=Rule),
        allocation=_rows_schema({"formation": str, "Normal": Exact, "Low": Exact, "None": Exact, "rule": Rule}, {}),
    ),
    "charts/ground.toml": _rows_schema(
        {"ground": str, "MA": Shift, "unless only on": list[Road], "rule": Rule},
        {
            "least": section_schema_with_rule(ma=Few),
            "marsh_frozen": section_schema_with_rule(ignored=bool),
            "marsh_thaw": section_schema_with_rule(mp=Few),
        },
    ),
    "charts/leaders.toml": section_schema(
        bonus=dict[str, Any],
        manteuffel=section_schema_with_rule(
            command=Phrase,
            stacked_with=Phrase,
            begins=Literal["AM", "PM", "Night"],
            mp=Few,
            game_turns=list[Literal["AM", "PM", "Night"]],
        ),
        manteuffel_combat=section_schema_with_rule(shifts_a_day=Few, with_other_leaders=bool),
        collins=section_schema_with_rule(command=Phrase, stacked_with=Phrase, begins=Literal["AM", "PM", "Night"]),
    ),
    "charts/prepared_assault.toml": section_schema(
        hexes=table_schema(unit=str, hexes=Few, rule=Rule),
        stops=table_schema(terrain=Feature, rule=Rule),
        crossing=table_schema(river=str, Mech=list[Means], Mech__rule=Rule, Leg=list[Means], Leg__rule=Rule),
        enemy=section_schema(stop=Rule, may_begin=Rule, may_shift=Rule, must_end=Rule),
    ),
    "charts/river.toml": _rows_schema(
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
            "notes": section_schema({str(n): Rule for n in range(1, 5)}),
            "chart": table_schema(river=str, mech=list[Rule], leg=list[Rule]),
            "ferry": section_schema(major=Rule, minor=Rule, stream=Rule),
            "engineer": section_schema_with_rule(),
        },
    ),
    "charts/road.toml": section_schema(
        rate=table_schema(road=str, strategic_road=Exact, exploit_road=Exact, tactical_road=Exact, rule=Rule),
        columns=section_schema(strategic_road=Rule, exploit_road=Rule, tactical_road=Rule),
        terrain=section_schema_with_rule(rows=list[Feature]),
        constricted=section_schema_with_rule(mp=Few),
        bridge=table_schema(over=str, MP=Few, rule=Rule),
        others=table_schema(
            mechanized__units=str, strategic_road=Others, exploit_road=Others, tactical_road=Others, rule=Rule
        ),
    ),
    "charts/stacking.toml": section_schema(
        limits=table_schema(terrain=str, units=Few, battalions=Few, smaller=Few, rule=Rule),
        battalion=section_schema(symbol=Rule, hybrid=Rule, hq=Rule, losses=Rule),
        hybrid=section_schema_with_rule(companies=Few),
        leg=table_schema(unit=str, rule=Rule, road__chart=Rule),
        not_counted=section_schema_with_rule(units=list[str]),
    ),
    "charts/terrain.toml": section_schema(
        regular=table_schema(terrain=str, exploit_mech=Entry, tactical_mech=Entry, tactical_leg=Entry, rule=Rule),
        columns=section_schema(exploit_mech=Rule, tactical_mech=Rule, tactical_leg=Rule, pa=Rule),
        constricted=_rows_schema(
            {
                "mode": str,
                "enter or leave": Bank,
                "rule": Rule,
                "free on": list[Literal["dashed_line", "primary_road", "secondary_road", "trail"]],
                "free rule": Rule,
            },
            {},
        ),
        constricted_closed=section_schema_with_rule(rows=list[str]),
        night=table_schema(mode=str, MP=Few, rule=Rule),
        other_formation=section_schema_with_rule(
            mp=Few, free=section_schema(asset=Rule, breakdown_company=Rule, attached=Rule)
        ),
    ),
    "charts/units.toml": _rows_schema(
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
            "US": Annotated[str, text_pattern(r"^(-|\d|)$", "a number, - or nothing")],
            "notes": list[Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]],
            "rule": Rule,
        },
        {"notes": section_schema(dict.fromkeys("ABCDEFGHIJKL", Rule))},
    ),
    "house/house.toml": section_schema(
        {
            "H-02": section_schema(
                order=list[Literal["fuel", "fractions", "round", "boundary", "ground", "strategic", "bonuses"]]
            ),
            "H-04": section_schema(base=list[Feature], higher_only=list[Literal["woods", "forest"]]),
            "H-05": section_schema(leg_pays_thaw=bool),
            "H-06": section_schema(least_ma=Few),
            "H-07": section_schema(
                major=Literal["in", "adjacent"], minor=Literal["in", "adjacent"], stream=Literal["in", "adjacent"]
            ),
            "H-09": section_schema(
                parts=tuple[Literal["AM"], Literal["PM"], Literal["Night"]],
                first_day=Literal[16],
                capture_turn_counts=bool,
            ),
            "H-10": section_schema(assets_pay=bool),
            "H-12": section_schema(column=Literal["minor ford", "major ford"], limit=Literal["stream riverbank"]),
            "H-13": section_schema(not_clear=list[Feature]),
            "H-15": section_schema(takes=Few),
            "H-16": section_schema(automatic_after_pass=bool),
            "H-17": section_schema(smaller_take_any_place=bool),
            "H-18": section_schema(rough_from=Few),
            "H-20": section_schema(
                lowest=Annotated[int, msgspec.Meta(ge=0, le=9)], highest=Annotated[int, msgspec.Meta(ge=0, le=9)]
            ),
            "H-22": section_schema(game_turns=Few, without_fuel=bool),
            "H-23": section_schema(others=Few),
            "H-24": section_schema(ma=Few),
            "H-25": section_schema(
                with_tp=Literal["Self Propelled", "Towed Motorized", "Towed Horse"],
                without_tp=Literal["Self Propelled", "Towed Motorized", "Towed Horse"],
            ),
            "H-26": section_schema(carried_strategic=bool),
            "H-27": section_schema(major=list[Means], minor=list[Means], stream=list[Means]),
            "H-45": section_schema(
                movement=list[Literal["tactical", "exploitation", "strategic", "pa"]],
                exploitation=list[Literal["tactical", "exploitation", "strategic", "pa"]],
            ),
            "H-46": section_schema(ma=Few),
        }
    ),
}
"""Schema of each data file, by its path in the title."""
