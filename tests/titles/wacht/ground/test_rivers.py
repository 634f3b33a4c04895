"""Rivers and streams (rules WAR-TEC-16..26, WAR-7.6.2-01, WAR-7.6.3-01, WAR-RIVER-01..12)."""

import pytest

from tests.titles.wacht.support.asking import answer_value, ask_wacht, cited_rules
from tests.titles.wacht.support.bridges import SOUTH_BANK, move_in_game, panther_unit, river_road, tiger_unit
from tests.titles.wacht.support.field_of_play import make_position, move_cost, pending_chance, rule_on_move, unit_entry
from tests.titles.wacht.support.terrain import entry_cost


@pytest.mark.rule("WAR-TEC-16", "WAR-RIVER-07")
def test_the_crossing_is_paid_on_top_of_the_far_hex() -> None:
    assert entry_cost("tactical_mech", terrain="woods", crossing="minor bridge") == 6
    assert entry_cost("tactical_mech", terrain="woods", crossing="+3") == 6
    assert entry_cost("tactical_leg", terrain="clear", crossing="major engineer") == "All MA"
    assert entry_cost("tactical_mech", crossing="major riverbank") == "NA"
    assert "WAR-TEC-16" in cited_rules("river", unit="Mech unit", river="minor", by="bridge")


CROSSINGS = [
    ("WAR-TEC-17", "Mech unit", "major", {"bridge": "+3", "ford": "+3", "engineer": "NA", "riverbank": "NA"}),
    ("WAR-7.6.3-01", "Mech unit", "minor", {"bridge": "+3", "ford": "+3", "engineer": "NA", "riverbank": "NA"}),
    (
        "WAR-TEC-18",
        "Leg Infantry Unit",
        "major",
        {"bridge": "+0", "ford": "+0", "engineer": "All MA", "riverbank": "NA"},
    ),
    ("WAR-TEC-19", "Leg Infantry Unit", "minor", {"bridge": "+0", "ford": "+0", "engineer": "+2", "riverbank": "+6"}),
    ("WAR-TEC-20", "Mech unit", "stream", {"bridge": "+0", "riverbank": "+3"}),
    ("WAR-TEC-23", "Leg Infantry Unit", "stream", {"bridge": "+0", "riverbank": "+2"}),
    ("WAR-TEC-21", "Towed artillery", "stream", {"bridge": "+0", "ford": "+3", "riverbank": "NA"}),
    ("WAR-TEC-22", "GE AT (Mech)", "stream", {"bridge": "+0", "ford": "+2", "riverbank": "NA"}),
]


@pytest.mark.parametrize(
    ("unit", "river", "figures"),
    [pytest.param(*rest, marks=pytest.mark.rule(rule), id=rule) for rule, *rest in CROSSINGS],
)
def test_what_the_terrain_chart_says_of_crossings(unit: str, river: str, figures: dict[str, str]) -> None:
    assert {by: answer_value("river", unit=unit, river=river, by=by)["cost"] for by in figures} == figures


@pytest.mark.rule("WAR-TEC-21")
def test_us_anti_tank_crosses_a_stream_next_to_an_engineer_only_as_leg() -> None:
    assert answer_value("river", unit="US AT (Leg)", river="stream", by="engineer")["cost"] == "+2"
    assert answer_value("river", unit="US AT (Mech)", river="stream", by="engineer")["cost"] == "NA"
    assert answer_value("river", unit="US AT (Leg)", river="stream", by="riverbank")["cost"] == "NA"


@pytest.mark.rule("WAR-TEC-24", "WAR-TEC-25")
def test_trail_bridges_in_regular_movement() -> None:
    state = river_road(panther_unit(), tiger_unit())
    assert rule_on_move(state, "tiger", "0302", "0303", means=["", "bridge"]).rules == ("WAR-TEC-24",)
    table = move_in_game(state, "panther", "0302", "0303", kind="regular")
    assert "WAR-TEC-25" in pending_chance(table).rules
    table.resolve(0)
    assert any("WAR-TEC-25" in event.rules for _, event in table.events())


@pytest.mark.rule("WAR-TEC-26")
def test_engineer_bridges_follow_the_collapse_rules() -> None:
    assert "WAR-TEC-26" in cited_rules("collapse", armour="medium", bridge="german_engineer", roll=8)
    assert "WAR-TEC-26" not in cited_rules("collapse", armour="medium", bridge="trail", roll=8)


@pytest.mark.rule("WAR-7.6.2-01", "WAR-UNIT-33")
def test_a_german_leg_anti_tank_unit_crosses_a_stream_as_its_whole_move() -> None:
    state = make_position(german=[unit_entry("at", "GE AT Leg", "0302")], rivers={"stream": SOUTH_BANK})
    found = rule_on_move(state, "at", "0402")
    assert move_cost(found) == 6
    assert not rule_on_move(state, "at", "0303", "0404").legal
    ruling = rule_on_move(state, "at", "0303", "0404", means=["", "riverbank"])
    assert "WAR-RIVER-04" in ruling.rules
    # The chart cell is cited with both notes.
    assert "WAR-UNIT-33" in cited_rules("river", unit="GE AT (Leg)", river="stream", by="riverbank")


@pytest.mark.rule("WAR-RIVER-06", "WAR-RIVER-07")
def test_the_price_of_a_crossing_is_told_by_its_row_of_the_table() -> None:
    for mode, by, price in (
        ("tactical_mech", "bridge", (3, "WAR-RIVER-07")),
        ("tactical_leg", "engineer", (2, "WAR-RIVER-06")),
    ):
        ledger = ask_wacht("enter", mode=mode, terrain="clear", crossing=f"minor {by}").ledger
        assert price in [(line.amount, line.rule) for line in ledger if line.reason == f"minor river by {by}"]


@pytest.mark.rule("WAR-RIVER-08")
def test_the_cells_with_two_figures_give_the_first_to_road_movement() -> None:
    for river in ("minor", "major"):
        assert answer_value("river", unit="Mech unit", river=river, by="bridge", movement="road")["cost"] == "+0"
        assert answer_value("river", unit="Mech unit", river=river, by="ford", movement="road")["cost"] == "NA"
        assert answer_value("river", unit="Mech unit", river=river, by="bridge", movement="regular")["cost"] == "+3"


@pytest.mark.rule("WAR-RIVER-09", "WAR-RIVER-10", "WAR-18.3.0-01")
def test_the_notes_of_the_river_crossing_table_are_cited_where_they_stand() -> None:
    assert "WAR-RIVER-09" in cited_rules("river", unit="Mech unit", river="minor", by="bridge")
    assert "WAR-RIVER-10" in cited_rules("river", unit="Leg Infantry Unit", river="minor", by="engineer")
    assert "WAR-RIVER-10" not in cited_rules("river", unit="Leg Infantry Unit", river="minor", by="riverbank")


@pytest.mark.rule("WAR-RIVER-11")
def test_the_leg_rows_are_for_anti_tank_units_moved_as_leg() -> None:
    assert "WAR-RIVER-11" in cited_rules("river", unit="US AT (Leg)", river="minor", by="ford")
    assert "WAR-RIVER-11" not in cited_rules("river", unit="US AT (Mech)", river="minor", by="ford")


@pytest.mark.rule("WAR-RIVER-12")
def test_fords_over_streams_take_the_minor_river_figure() -> None:
    figures = {
        "Towed artillery": "+3", "US AT (Leg)": "+2", "US AT (Mech)": "+3", "GE AT (Leg)": "+2", "GE AT (Mech)": "+2",
        "Leg Infantry Unit": "+0", "Mech unit": "+3",
    }  # fmt: skip
    assert {unit: answer_value("river", unit=unit, river="stream", by="ford")["cost"] for unit in figures} == figures


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
        assert answer_value("river", unit=RIVER_ROWS[n], river=river, by=by)["cost"] == column[n], (river, by)
