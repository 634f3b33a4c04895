"""The schedule: every date of the arrival chart, and the contents of its lines (BTR-ARRIVAL by date)."""

import msgspec
import pytest

from tests.titles.rhine.support.asking import answer_value, ask_rhine, refusal_error, rhine_title, rule_cases, rule_data
from tests.titles.rhine.support.schedule import arrival_line, arrival_lines

DATES = [f"BTR-ARRIVAL-{date.isoformat()}" for date in rhine_title().calendar.turns]


@pytest.mark.parametrize("rule", rule_cases(*DATES))
def test_a_turn_has_the_groups_of_its_heading(rule: str) -> None:
    wanted = rule_data(rule)
    found = ask_rhine("arrivals", date=wanted["date"])
    groups: list[dict[str, str]] = []
    for entry in found.value["entries"]:
        action = "arrive" if entry["action"] == "reserve-marker" else entry["action"]
        campaign = {"all": "all", "two-map": "two-map only"}[entry["campaign"]]
        group = {"nation": entry["nation"], "action": action, "where": entry["where"], "campaign": campaign}
        if not groups or groups[-1] != group:
            groups.append(group)
    assert groups == wanted["groups"]
    assert rule in found.rules


def test_an_entry_holds_what_the_line_prints() -> None:
    plain = answer_value("arrivals", date="1944-09-08")["entries"][0]
    assert plain == {
        "date": "1944-09-08",
        "nation": "CW",
        "action": "arrive",
        "where": "Map A, west edge north of 25.xx",
        "region": "North",
        "campaign": "all",
        "quantity": 1,
        "ratings": "",
        "type": "Arm Div",
        "identifiers": ["4.Can"],
        "note": "all 4 units",
    }
    entry = arrival_line("1944-09-12", "Inf Div", "36")
    assert entry["ratings"] == "24-4-3"
    assert entry["identifiers"] == ["3", "36", "45"]
    assert entry["where"] == "Map C, south edge from 1.11 to 1.18"
    assert (entry["region"], entry["campaign"], entry["action"]) == ("South", "all", "arrive")
    exchange = [e for e in arrival_lines(date="1945-02-05") if e["action"] == "exchange"]
    assert [(e["type"], e["becomes"]["type"]) for e in exchange] == [
        ("B-26", "A-20"),
        ("P-38", "P-47"),
        ("P-38", "P-51"),
    ]
    assert arrival_line("1945-02-01", "C-47")["note"] == "no glider"


def test_a_stretch_of_turns_can_be_asked_and_narrowed() -> None:
    whole = arrival_lines(start="1944-09-05", end="1945-04-29")
    assert len(whole) == 290
    assert len(arrival_lines(start="1944-10-01", end="1944-10-31")) == sum(e["date"][:7] == "1944-10" for e in whole)
    french = arrival_lines(start="1944-09-05", end="1945-04-29", nation="FR")
    assert {e["nation"] for e in french} == {"FR"}
    south = arrival_lines(start="1944-09-05", end="1945-04-29", region="south")
    assert {e["region"] for e in south} == {"South", "both"}
    assert sum(e["campaign"] == "two-map" for e in whole) == len(whole) - len(
        arrival_lines(start="1944-09-05", end="1945-04-29", campaign="full")
    )


def test_dates_are_given_one_way_or_the_other() -> None:
    assert refusal_error("arrivals").parameter == "date"
    assert refusal_error("arrivals", date="1944-09-05", start="1944-09-05").parameter == "date"
    assert refusal_error("arrivals", start="1945-01-01", end="1944-10-01").parameter == "start"
    assert refusal_error("arrivals", start="1944-08-01", end="1944-10-01").parameter == "start"


def test_only_who_arrives_at_an_hq_needs_one_in_combat_mode() -> None:
    chart = rhine_title().arrivals
    at_hq = [entry for entry in chart.entries if entry.action == "arrive" and "HQ" in entry.where]
    elsewhere = [entry for entry in chart.entries if entry.action == "arrive" and "HQ" not in entry.where]
    assert at_hq
    assert all({"BTR-ARRIVAL-05", "BTR-ARRIVAL-06"} <= set(chart.rules_of_entry(entry)) for entry in at_hq)
    assert not any("BTR-ARRIVAL-06" in chart.rules_of_entry(entry) for entry in elsewhere)
    leaves = msgspec.structs.replace(at_hq[0], action="remove")
    assert not {"BTR-ARRIVAL-05", "BTR-ARRIVAL-06"} & set(chart.rules_of_entry(leaves))


def test_a_line_in_detail_names_the_counters_as_a_list_takes_them() -> None:
    found = answer_value("arrivals", date="1944-09-05", detail=True)["entries"]
    assert [line["ids"] for line in found][:3] == [["CW 30 Corps HQ"], ["CW 11 HC Mech Rec Bn"], ["CW 15 Inf Div"]]
    known = {unit.id for unit in rhine_title().roster.counters}
    assert all(one in known for line in found for one in line["ids"])
