"""The arrival chart: every date, what lines mean, campaigns."""

from typing import Any

import msgspec
import pytest

from tests.titles.rhine.asking import answer, cases, data, refusal, title, value

DATES = [f"BTR-ARRIVAL-{date.isoformat()}" for date in title().calendar.turns]


def lines(**given: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = value("arrivals", detail=True, **given)["entries"]
    return found


def line(date: str, kind: str, identifier: str = "") -> dict[str, Any]:
    """The one line of a date with a type and an identifier."""
    found = [e for e in lines(date=date) if e["type"] == kind and (not identifier or identifier in e["identifiers"])]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("rule", cases(*DATES))
def test_a_turn_has_the_groups_of_its_heading(rule: str) -> None:
    wanted = data(rule)
    found = answer("arrivals", date=wanted["date"])
    groups: list[dict[str, str]] = []
    for entry in found.value["entries"]:
        action = "arrive" if entry["action"] == "reserve-marker" else entry["action"]
        campaign = {"all": "all", "two-map": "two-map only"}[entry["campaign"]]
        group = {"nation": entry["nation"], "action": action, "where": entry["where"], "campaign": campaign}
        if not groups or groups[-1] != group:
            groups.append(group)
    assert groups == wanted["groups"]
    assert rule in found.rules


@pytest.mark.rule("BTR-ARRIVAL-01")
def test_a_cw_unit_is_british_unless_its_line_says_otherwise() -> None:
    told = {(e["type"], *e["identifiers"]): e["nationality"] for e in lines(date="1944-09-08") if e["nation"] == "CW"}
    assert told["Arm Div", "4.Can"] == "Canadian"
    assert told["Arm Div", "1.Pol"] == "Polish"
    assert told["Corps HQ", "12"] == "British"
    assert line("1944-10-01", "Bel Inf Bn")["nationality"] == "Belgian"
    assert answer("arrivals", date="1944-09-08", detail=True).value["entries"][-1]["nationality"] == "French"


@pytest.mark.rule("BTR-ARRIVAL-02")
def test_generic_pieces_carry_a_multiplier_or_come_alone() -> None:
    assert line("1944-11-26", "Mtn Brkdwn Rgt")["quantity"] == 2
    assert line("1944-11-22", "Brkdwn Rgt")["quantity"] == 1
    assert line("1944-09-12", "Inf Div", "36")["quantity"] == 3
    assert "BTR-ARRIVAL-02" not in line("1944-09-12", "Inf Div", "36")["rules"]
    answer("arrivals", date="1944-11-26")


@pytest.mark.rule("BTR-ARRIVAL-11")
def test_entries_of_the_north_are_not_in_the_campaign_of_the_south() -> None:
    north = answer("arrivals", date="1944-11-01", campaign="north").value["entries"]
    south = answer("arrivals", date="1944-11-01", campaign="south").value["entries"]
    assert {e["region"] for e in north} == {"North"}
    assert {e["region"] for e in south} == {"South"}
    assert len(north) + len(south) == len(lines(date="1944-11-01", campaign="full"))
    assert [e["where"] for e in lines(date="1945-02-01") if e["region"] == "both"] == ["unspecified"]


@pytest.mark.rule("BTR-ARRIVAL-14")
def test_a_two_map_transfer_takes_from_one_half_and_gives_to_the_other() -> None:
    def of_7th(campaign: str) -> list[tuple[str, int]]:
        found = answer("arrivals", date="1944-09-26", campaign=campaign, detail=True).value["entries"]
        return [(e["effect"], e["units"]) for e in found if e["identifiers"] == ["7"]]

    assert of_7th("north") == [("arrive", 4)]
    assert of_7th("south") == [("leave", 4)]
    assert of_7th("full") == []


@pytest.mark.rule("BTR-ARRIVAL-31", "BTR-ARRIVAL-32")
def test_two_map_campaigns_have_no_arrivals_between_november_and_february() -> None:
    for half in ("north", "south"):
        assert lines(date="1944-12-01", campaign=half) == []
        assert lines(date="1945-02-05", campaign=half) == []
        assert lines(start="1945-02-08", end="1945-02-26", campaign=half)
    assert lines(date="1944-12-01", campaign="full")
    assert answer("calendar", date="1944-11-29").ledger[-1].amount == "1944"
    assert answer("calendar", date="1945-02-08").ledger[-1].amount == "1945"


@pytest.mark.rule("BTR-ARRIVAL-17")
def test_a_unit_less_steps_says_how_many() -> None:
    assert line("1945-01-12", "Inf Div", "70")["steps_lost"] == 3
    assert line("1944-11-15", "Arm Div", "14")["steps_lost"] == 1
    assert line("1945-01-05", "Inf Div", "94")["steps_lost"] == 0
    assert "BTR-ARRIVAL-17" in answer("arrivals", date="1945-01-12").rules


@pytest.mark.rule("BTR-ARRIVAL-18", "BTR-ARRIVAL-19")
def test_a_formation_comes_whole_or_in_named_parts() -> None:
    whole = line("1944-09-08", "Arm Div", "4.Can")
    assert (whole["units"], whole["note"], whole["parts"]) == (4, "all 4 units", [])
    parts = line("1944-09-22", "Arm Div", "6")
    assert (parts["units"], parts["parts"]) == (3, ["CCA", "CCR", "Arty"])
    assert line("1944-10-15", "AL Div", "52")["parts"] == ["155 Inf Bde", "156 Inf Bde"]
    assert {"BTR-ARRIVAL-18"} <= set(answer("arrivals", date="1944-09-08").rules)
    assert {"BTR-ARRIVAL-19"} <= set(answer("arrivals", date="1944-09-22").rules)


@pytest.mark.rule("BTR-ARRIVAL-23")
def test_reserve_markers_without_a_nation_belong_to_all() -> None:
    found = list(answer("arrivals", start="1944-09-05", end="1945-04-29").value["entries"])
    markers = [e for e in found if e["action"] == "reserve-marker"]
    assert sum(e["quantity"] for e in markers) == 20
    assert [(e["date"], e["quantity"]) for e in markers if e["nation"] == "Allied"] == [
        ("1944-09-19", 2),
        ("1944-09-22", 1),
        ("1945-02-01", 6),
    ]


@pytest.mark.rule("BTR-ARRIVAL-26")
def test_units_that_were_removed_are_listed_again() -> None:
    found = answer("arrivals", start="1944-09-05", end="1945-04-29", detail=True).value["entries"]
    back = [(e["date"], e["identifiers"]) for e in found if "BTR-ARRIVAL-26" in e["rules"]]
    assert back == [
        ("1944-12-26", ["1.FF"]),
        ("1945-04-01", ["11"]),
        ("1945-04-01", ["1"]),
        ("1945-04-19", ["2.Fr"]),
    ]


@pytest.mark.rule("BTR-ARRIVAL-34")
def test_french_artillery_groups_are_french() -> None:
    found = answer("arrivals", date="1944-09-12", nation="fr", detail=True).value["entries"]
    groups = [e for e in found if e["type"] == "Arty Grp"]
    assert [(e["nationality"], e["identifiers"]) for e in groups] == [("French", ["1"]), ("French", ["2"])]


def test_an_entry_holds_what_the_line_prints() -> None:
    plain = value("arrivals", date="1944-09-08")["entries"][0]
    assert plain == {
        "date": "1944-09-08", "nation": "CW", "action": "arrive", "where": "Map A, west edge north of 25.xx",
        "region": "North", "campaign": "all", "quantity": 1, "ratings": "", "type": "Arm Div",
        "identifiers": ["4.Can"], "note": "all 4 units",
    }  # fmt: skip
    entry = line("1944-09-12", "Inf Div", "36")
    assert entry["ratings"] == "24-4-3"
    assert entry["identifiers"] == ["3", "36", "45"]
    assert entry["where"] == "Map C, south edge from 1.11 to 1.18"
    assert (entry["region"], entry["campaign"], entry["action"]) == ("South", "all", "arrive")
    exchange = [e for e in lines(date="1945-02-05") if e["action"] == "exchange"]
    assert [(e["type"], e["becomes"]["type"]) for e in exchange] == [
        ("B-26", "A-20"),
        ("P-38", "P-47"),
        ("P-38", "P-51"),
    ]
    assert line("1945-02-01", "C-47")["note"] == "no glider"


def test_a_stretch_of_turns_can_be_asked_and_narrowed() -> None:
    whole = lines(start="1944-09-05", end="1945-04-29")
    assert len(whole) == 290
    assert len(lines(start="1944-10-01", end="1944-10-31")) == sum(e["date"][:7] == "1944-10" for e in whole)
    french = lines(start="1944-09-05", end="1945-04-29", nation="FR")
    assert {e["nation"] for e in french} == {"FR"}
    south = lines(start="1944-09-05", end="1945-04-29", region="south")
    assert {e["region"] for e in south} == {"South", "both"}
    assert sum(e["campaign"] == "two-map" for e in whole) == len(whole) - len(
        lines(start="1944-09-05", end="1945-04-29", campaign="full")
    )


def test_dates_are_given_one_way_or_the_other() -> None:
    assert refusal("arrivals").parameter == "date"
    assert refusal("arrivals", date="1944-09-05", start="1944-09-05").parameter == "date"
    assert refusal("arrivals", start="1945-01-01", end="1944-10-01").parameter == "start"
    assert refusal("arrivals", start="1944-08-01", end="1944-10-01").parameter == "start"


def test_only_who_arrives_at_an_hq_needs_one_in_combat_mode() -> None:
    chart = title().arrivals
    at_hq = [entry for entry in chart.entries if entry.action == "arrive" and "HQ" in entry.where]
    elsewhere = [entry for entry in chart.entries if entry.action == "arrive" and "HQ" not in entry.where]
    assert at_hq
    assert all({"BTR-ARRIVAL-05", "BTR-ARRIVAL-06"} <= set(chart.rules_of(entry)) for entry in at_hq)
    assert not any("BTR-ARRIVAL-06" in chart.rules_of(entry) for entry in elsewhere)
    leaves = msgspec.structs.replace(at_hq[0], action="remove")
    assert not {"BTR-ARRIVAL-05", "BTR-ARRIVAL-06"} & set(chart.rules_of(leaves))


def test_a_line_in_detail_names_the_counters_as_a_list_takes_them() -> None:
    found = value("arrivals", date="1944-09-05", detail=True)["entries"]
    assert [line["ids"] for line in found][:3] == [["CW 30 Corps HQ"], ["CW 11 HC Mech Rec Bn"], ["CW 15 Inf Div"]]
    known = {unit.id for unit in title().roster.counters}
    assert all(one in known for line in found for one in line["ids"])
