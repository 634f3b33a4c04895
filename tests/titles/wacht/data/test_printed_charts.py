"""Every cell of the printed movement charts, read a second time and held against what the questions answer."""

from typing import Any

import pytest

from tests.titles.wacht.support.asking import case, title, value

# Special unit table, by columns as the aid prints them:
# unit | class leg, mech | MA leg, mech | cost | fire OOB | stacking | stop | strategic | retreat GE, US
UNITS = """
Towed Horse IB          | -   Mech | -  0  | -    | -    | Leg         | N | N | 0 -
Towed Horse OOB         | -   Mech | -  9  | -    | N    | Mech        | N | Y | 3 -
Towed Motorized IB      | -   Mech | -  0  | -    | -    | Leg         | N | N | 0 1
Towed Motorized OOB     | -   Mech | -  12 | {D}  | N    | Mech        | N | Y | 3 3
Self Propelled IB       | -   Mech | -  6  | -    | -    | Leg         | Y | N | 1 3
Self Propelled OOB      | -   Mech | -  12 | -    | Y    | Mech        | Y | Y | 3 3
GE AT Mech              | -   Mech | 6  9  | -    | -    | Leg         | Y | N | Mech
GE AT Leg               | Leg -    | 6  -  | 1    | -    | Leg         | Y | N | Leg
German H Bridge Col.    | -   Mech | -  9  | -    | -    | Mech        | N | N | -
HQ                      | -   Mech | -  12 | -    | -    | Leg         | Y | Y | Leg
Leader                  | -   Mech | -  12 | -    | -    | not counted | Y | Y | Mech
US AT                   | Leg Mech | 12 12 | -    | -    | Leg/Mech    | Y | Y | Leg
US Leg Engineer         | Leg Mech | 12 12 | -    | -    | Leg/Mech    | Y | Y | Mech
US Leg units            | Leg -    | 12 -  | 1    | -    | Leg         | Y | N | Leg
GE Leg units            | Leg -    | 12 -  | 1    | -    | Leg         | Y | N | Leg
GE Bicycle Unit         | Leg -    | 12 -  | 1    | -    | Leg         | Y | N | Leg
Heavy AFV               | -   Mech | -  9  | -    | -    | Mech        | Y | Y | Mech
AFV                     | -   Mech | -  12 | -    | -    | Mech        | Y | Y | Mech
US/German Recon (MECH)  | -   Mech | -  14 | -    | -    | Mech        | Y | Y | Mech
US/German Recon (LEG)   | Leg -    | 12 -  | 1    | -    | Leg         | Y | Y | Leg
"""
ROW_RULES = {
    "Towed Horse IB": "01", "Towed Horse OOB": "02", "Towed Motorized IB": "03", "Towed Motorized OOB": "04",
    "Self Propelled IB": "05", "Self Propelled OOB": "06", "GE AT Mech": "12", "GE AT Leg": "13",
    "German H Bridge Col.": "14", "HQ": "15", "Leader": "16", "US AT": "17", "US Leg Engineer": "18",
    "US Leg units": "19", "GE Leg units": "20", "GE Bicycle Unit": "21", "Heavy AFV": "22", "AFV": "23",
    "US/German Recon (MECH)": "24",
    "US/German Recon (LEG)": "25",
}  # fmt: skip
NOTES = {
    "Towed Motorized IB": ["D"], "Towed Motorized OOB": ["D"], "Self Propelled IB": ["A"], "GE AT Leg": ["C"],
    "German H Bridge Col.": ["F", "K"], "HQ": ["I"], "US AT": ["E", "H"], "US Leg Engineer": ["E", "H"],
    "US Leg units": ["E"], "US/German Recon (LEG)": ["L"],
}  # fmt: skip
YES_NO = {"Y": True, "N": False, "-": None}


def unit_lines() -> list[Any]:
    rows = [[part.strip() for part in line.split("|")] for line in UNITS.strip().splitlines()]
    return [case(f"WAR-UNIT-{ROW_RULES[row[0]]}", row) for row in rows]


def figure(text: str) -> int | str | None:
    return None if text == "-" else int(text) if text.isdigit() else text


@pytest.mark.parametrize("row", unit_lines())
def test_each_row_of_the_special_unit_table(row: list[str]) -> None:
    name, classes, allowances, cost, fire, stacking, stop, strategic, retreats = row
    leg, mech = (word if word != "-" else None for word in classes.split())
    ma_leg, ma_mech = map(figure, allowances.split())
    found = value("unit", unit=name)
    assert found["class"] == "/".join(word for word in (leg, mech) if word)
    assert found["basic_ma"] == (ma_mech if mech else ma_leg)
    if leg and mech:
        for word, ma in (("leg", ma_leg), ("mech", ma_mech)):
            chosen = value("unit", unit=name, movement_class=word)
            assert (chosen["class"], chosen["basic_ma"], chosen["stacking_type"]) == (word.title(), ma, word.title())
    assert found["tp_cost"] == {"-": 0, "{D}": "note D"}.get(cost, figure(cost))
    assert found["fire_oob"] == YES_NO[fire]
    assert found["stacking_type"] == stacking
    assert found["voluntary_stop_adjacent"] == YES_NO[stop]
    assert found["may_enter_strategic"] == YES_NO[strategic]
    assert found["notes"] == NOTES.get(name, [])
    if " " in retreats:
        for side, text in zip(("GE", "US"), retreats.split(), strict=True):
            assert value("unit", unit=name, side=side)["max_retreat"] == figure(text)
    else:
        assert found["max_retreat"] == figure(retreats)


# Rows printed once for both battery states, with retreat "Unit type":
# unit | MA in battery, out of battery | cost | fire OOB | stop | strategic IB, OOB
BOTH_STATES = [
    case("WAR-UNIT-07", "GE Nebelw. 150 mm", "tp", (6, 12), "1/2", "half", True, (False, True), (1, 3)),
    case("WAR-UNIT-08", "GE Corps/Army", "none", (0, 9), "1/2", False, False, (False, True), (0, 3)),
    case("WAR-UNIT-10", "US 105 mm", "none", (12, 12), 0, False, False, (False, True), (1, 3)),
    case("WAR-UNIT-11", "US 155 mm", "none", (12, 12), 0, False, False, (False, True), (1, 3)),
]


@pytest.mark.parametrize(("unit", "tp", "ma", "cost", "fire", "stop", "strategic", "retreat"), BOTH_STATES)
def test_each_row_printed_for_both_battery_states(
    unit: str,
    tp: str,
    ma: tuple[int, int],
    cost: int | str,
    fire: bool | str,
    stop: bool,
    strategic: tuple[bool, bool],
    retreat: tuple[int, int],
) -> None:
    for battery, n, stacking in (("IB", 0, "Leg"), ("OOB", 1, "Mech")):
        found = value("unit", unit=unit, battery=battery, tp=tp)
        assert (found["class"], found["basic_ma"], found["tp_cost"]) == ("Mech", ma[n], cost)
        assert (found["fire_oob"], found["stacking_type"], found["voluntary_stop_adjacent"]) == (fire, stacking, stop)
        assert (found["may_enter_strategic"], found["max_retreat"]) == (strategic[n], retreat[n])


@pytest.mark.rule("WAR-UNIT-09")
def test_german_heavy_army_artillery_never_moves() -> None:
    found = value("unit", unit="GE H A Art")
    assert (found["class"], found["basic_ma"], found["tp_cost"], found["stacking_type"]) == (None, 0, "NA", "Leg")
    assert (found["voluntary_stop_adjacent"], found["may_enter_strategic"], found["fire_oob"]) == (None, None, None)


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_counts_hexes() -> None:
    found = value("unit", unit="Einheit Stielau")
    assert (found["class"], found["basic_ma"], found["stacking_type"]) == ("Mech", "18 hexes", None)
    assert (found["voluntary_stop_adjacent"], found["may_enter_strategic"], found["max_retreat"]) == (True, None, None)


def test_the_special_unit_table_has_the_26_printed_rows() -> None:
    printed = [line.split("|")[0].strip() for line in UNITS.strip().splitlines()]
    printed += ["GE Nebelw. 150 mm", "GE Corps/Army", "GE H A Art", "US 105 mm", "US 155 mm", "Einheit Stielau"]
    assert sorted(row.name for row in title().charts.unit_table.rows) == sorted(printed)
    assert len(printed) == 26


# Fuel & Reserve Release Table: one string a row, rolls 0 to 9.
FUEL = [
    case("WAR-FUEL-02", "None", "0 0 1 1 2 2 3 3 4 5"),
    case("WAR-FUEL-03", "Low", "2 4 5 5 6 6 6 7 8 9"),
    case("WAR-FUEL-04", "Normal", "9 11 N N N N N N N N"),
    case("WAR-FUEL-05", "MR-Bonus", "- +1 +1 +1 +2 +2 +3 +3 +4 +4"),
]


@pytest.mark.parametrize(("row", "printed"), FUEL)
def test_each_cell_of_the_fuel_and_reserve_release_table(row: str, printed: str) -> None:
    found = [value("fuel_roll", row=row, roll=roll)["result"] for roll in range(10)]
    assert found == [int(cell) if cell.isdigit() else cell for cell in printed.split()]


ALLOCATION = [
    case("WAR-17.2.0-06", "division", {"2": "Normal", "1": "Low", "0": "None"}),
    case("WAR-17.2.0-07", "brigade", {"1": "Normal", "1/2": "Low", "0": "None"}),
]


@pytest.mark.parametrize(("formation", "printed"), ALLOCATION)
def test_each_cell_of_the_fuel_allocation_table(formation: str, printed: dict[str, str]) -> None:
    assert {fp: value("fuel_status", formation=formation, fp=fp)["status"] for fp in printed} == printed


LEADERS = [case("WAR-LEADER-01", "01", 0), case("WAR-LEADER-02", "23456", 1), case("WAR-LEADER-03", "789", 2)]


@pytest.mark.parametrize(("rolls", "mp"), LEADERS)
def test_each_roll_of_the_leader_bonus(rolls: str, mp: int) -> None:
    assert {value("leader", roll=int(roll))["bonus"] for roll in rolls} == {mp}


GROUND = [
    # MA 10 after a move wholly on primary, secondary, trail, and off the road
    case("WAR-21.2.0-01", "normal", (10, 10, 10, 10)),
    case("WAR-21.2.0-02", "frozen", (10, 10, 10, 11)),
    case("WAR-21.2.0-04", "snow", (10, 10, 8, 8)),
    case("WAR-21.2.0-05", "thaw", (10, 7, 7, 7)),
]


@pytest.mark.parametrize(("ground", "printed"), GROUND)
def test_each_row_of_the_ground_conditions_table(ground: str, printed: tuple[int, ...]) -> None:
    routes = ("primary_only", "secondary_only", "trail_only", "off_road")
    assert tuple(value("ground", base=10, ground=ground, route=route)["ma"] for route in routes) == printed


# Terrain chart, regular movement: exploit mech, tactical mech, tactical leg, for a hex with this terrain alone.
TERRAIN = [
    case("WAR-TEC-04", "clear", "none", (1, 1, 2)),
    case("WAR-TEC-05", "rough", "none", (2, 2, 2)),
    case("WAR-TEC-06", "location", "none", (1, 1, 2)),
    case("WAR-TEC-07", "village", "none", (1, 1, 2)),
    case("WAR-TEC-08", "town", "none", (1, 1, 2)),
    case("WAR-TEC-09", "city", "none", (1, 1, 2)),
    case("WAR-TEC-10", "rough", "primary_road", (2, 2, 2)),
    case("WAR-TEC-11", "rough", "secondary_road", (2, 2, 2)),
    case("WAR-TEC-12", "rough", "trail", (2, 2, 2)),
    case("WAR-TEC-13", "marsh", "none", (3, 3, 2)),
    case("WAR-TEC-14", "woods", "none", (3, 3, 3)),
    case("WAR-TEC-15", "forest", "none", (4, 4, 4)),
    case("WAR-TEC-10", "forest", "primary_road", (4, 4, 2)),
    case("WAR-TEC-11", "forest", "secondary_road", (4, 4, 2)),
    case("WAR-TEC-12", "forest", "trail", (4, 4, 2)),
]


@pytest.mark.parametrize(("terrain", "via", "printed"), TERRAIN)
def test_each_cell_of_the_regular_terrain_chart(terrain: str, via: str, printed: tuple[int, int, int]) -> None:
    modes = ("exploit_mech", "tactical_mech", "tactical_leg")
    assert tuple(value("enter", mode=mode, terrain=terrain, via=via)["cost"] for mode in modes) == printed


ROADS = [
    case("WAR-ROAD-07", "primary", "clear", "1/2"),
    case("WAR-ROAD-08", "secondary", "clear", 1),
    case("WAR-ROAD-09", "trail", "clear", 1),
    case("WAR-ROAD-09", "trail", "woods", "3/2"),
]


@pytest.mark.parametrize(("road", "terrain", "printed"), ROADS)
def test_each_cell_of_the_road_rates(road: str, terrain: str, printed: int | str) -> None:
    for mode in ("strategic_road", "exploit_road", "tactical_road"):
        assert value("road", mode=mode, road=road, terrain=terrain)["cost"] == printed


@pytest.mark.parametrize(
    "terrain", ["clear", "rough", "location", "village", "town", "city", "marsh", "woods", "forest", "constricted"]
)
def test_terrain_does_not_change_the_rate_of_primary_and_secondary_roads(terrain: str) -> None:
    for mode in ("strategic_road", "exploit_road", "tactical_road"):
        assert value("road", mode=mode, road="primary", terrain=terrain)["cost"] == "1/2"
        assert value("road", mode=mode, road="secondary", terrain=terrain)["cost"] == 1


# River Crossing Table, by columns: towed, US AT leg, US AT mech, GE AT leg, GE AT mech, leg infantry, mech.
RIVER_ROWS = (
    "Towed artillery", "US AT (Leg)", "US AT (Mech)", "GE AT (Leg)", "GE AT (Mech)", "Leg Infantry Unit", "Mech unit",
)  # fmt: skip
RIVER_RULES = ("01", "02", "03", "04", "05", "06", "07")
RIVER_COLUMNS = {
    ("stream", "bridge"): ("+0", "+0", "+0", "+0", "+0", "+0", "+0"),
    ("stream", "engineer"): ("NA", "+2", "NA", "+2", "NA", "+0", "NA"),
    ("stream", "riverbank"): ("NA", "NA", "NA", "All MA", "NA", "+2", "+3"),
    ("minor", "bridge"): ("+0", "+0", "+0", "+0", "+0", "+0", "+3"),
    ("minor", "ford"): ("+3", "+2", "+3", "+2", "+2", "+0", "+3"),
    ("minor", "engineer"): ("NA", "+2", "NA", "+2", "+2", "+2", "NA"),
    ("minor", "riverbank"): ("NA", "NA", "NA", "NA", "NA", "+6", "NA"),
    ("major", "bridge"): ("+0", "+0", "+0", "+0", "+0", "+0", "+3"),
    ("major", "ford"): ("+3", "+2", "+3", "+2", "+2", "+0", "+3"),
    ("major", "engineer"): ("NA", "All MA", "NA", "All MA", "All MA", "All MA", "NA"),
    ("major", "riverbank"): ("NA", "NA", "NA", "NA", "NA", "NA", "NA"),
}


@pytest.mark.parametrize(
    "n", [pytest.param(n, marks=pytest.mark.rule(f"WAR-RIVER-{r}"), id=r) for n, r in enumerate(RIVER_RULES)]
)
def test_each_cell_of_the_river_crossing_table(n: int) -> None:
    for (river, by), column in RIVER_COLUMNS.items():
        assert value("river", unit=RIVER_ROWS[n], river=river, by=by)["cost"] == column[n], (river, by)


@pytest.mark.rule("WAR-RIVER-08")
def test_the_cells_with_two_figures_give_the_first_to_road_movement() -> None:
    for river in ("minor", "major"):
        assert value("river", unit="Mech unit", river=river, by="bridge", movement="road")["cost"] == "+0"
        assert value("river", unit="Mech unit", river=river, by="ford", movement="road")["cost"] == "NA"
        assert value("river", unit="Mech unit", river=river, by="bridge", movement="regular")["cost"] == "+3"


VEHICLES = [
    case("WAR-COLLAPSE-21", 'Tiger "Elefant"', "H"),
    case("WAR-COLLAPSE-22", "Jagdpanther V", "H"),
    case("WAR-COLLAPSE-23", "Jagdpz IV/L70", "M"),
    case("WAR-COLLAPSE-24", "SIG III/IV", "M"),
    case("WAR-COLLAPSE-25", "Hetzer", "L"),
    case("WAR-COLLAPSE-26", "Sturm Tiger Brumbar", "H"),
    case("WAR-COLLAPSE-27", "Panther", "M"),
    case("WAR-COLLAPSE-28", "MkIV", "M"),
    case("WAR-COLLAPSE-29", "MkVI", "H"),
    case("WAR-COLLAPSE-30", "Royal Tiger", "H"),
]


@pytest.mark.parametrize(("vehicle", "letter"), VEHICLES)
def test_each_german_panzer_bridge_class(vehicle: str, letter: str) -> None:
    assert value("bridge_class", vehicle=vehicle)["class"] == letter


@pytest.mark.rule("WAR-COLLAPSE-10")
def test_each_roll_of_the_bridge_collapse_table() -> None:
    rolls = [value("collapse", armour="medium", bridge="trail", over="minor", roll=n)["result"] for n in range(10)]
    assert ["Y" if result == "collapse" else "N" for result in rolls] == list("YYYYYYYNNN")


PENALTIES = [case("WAR-7.5.2-01", "open", 2), case("WAR-7.5.2-02", "ip", 3), case("WAR-7.5.2-03", "et", 4)]


@pytest.mark.parametrize(("where", "mp"), [*PENALTIES, case("WAR-7.5.2-03", "fort", 4)])
def test_each_adjacency_penalty(where: str, mp: int) -> None:
    for mode in ("tactical_mech", "tactical_leg", "tactical_road", "exploit_road"):
        assert value("adjacency", mode=mode, enemies=where)["penalty"] == mp
        assert value("adjacency", mode=mode, enemies=where, cover=True)["penalty"] == mp - 1


COVER = [
    case("WAR-COVER-01", "movement", "fort woods forest town city night"),
    case("WAR-COVER-02", "combat", "fort woods forest town city location village ip et night"),
    case("WAR-COVER-03", "observation", "fort woods forest town city location village rough night"),
    case("WAR-COVER-04", "supply_path", "fort woods forest town city"),
]
OTHERS = ("clear", "marsh")


@pytest.mark.parametrize(("purpose", "printed"), COVER)
def test_each_list_of_covering_terrain(purpose: str, printed: str) -> None:
    every = {*OTHERS, *(one for case in COVER for one in case.values[1].split())}
    found = {one for one in every if value("cover", purpose=purpose, feature=one)["cover"]}
    assert found == set(printed.split())


REDUCTIONS = [
    case("WAR-7.4.1a-02", "oos", 6),
    case("WAR-7.4.1a-03", "resting", 6),
    case("WAR-7.4.1a-04", "first_army_fuel_dump", 6),
    case("WAR-7.4.1a-05", "breakdown_buildup", 6),
    case("WAR-7.4.1a-06", "boundary", 6),
    case("WAR-7.4.1a-08", "fatigue", 9),
]


@pytest.mark.parametrize(("ground", "of_twelve"), REDUCTIONS)
def test_each_reduction_of_the_ma(ground: str, of_twelve: int) -> None:
    assert value("ma", base=12, reductions=ground)["ma"] == of_twelve


ASSAULT = [case("WAR-7.7.0-02", "Leg", 1), case("WAR-5.11.0-01", "Rangers", 2), case("WAR-7.7.0-03", "Mech", 2)]


@pytest.mark.parametrize(("unit", "hexes"), ASSAULT)
def test_each_number_of_hexes_in_prepared_assault(unit: str, hexes: int) -> None:
    assert value("prepared_assault", unit=unit)["max_hexes"] == hexes


LIMITS = [
    case("WAR-STACK-02", "constricted", 1, 1),
    case("WAR-STACK-03", "clear", 2, 1),
]


@pytest.mark.parametrize(("terrain", "battalions", "smaller"), LIMITS)
def test_each_stacking_limit(terrain: str, battalions: int, smaller: int) -> None:
    stack = ["battalion"] * battalions + ["company"] * smaller
    assert value("stacking", terrain=terrain, units=stack)["legal"]
    assert not value("stacking", terrain=terrain, units=[*stack, "company"])["legal"]
    assert not value("stacking", terrain=terrain, units=["battalion"] * (battalions + 1))["legal"]
