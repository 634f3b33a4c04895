"""Composed moves: a unit can be asked about and moved before its formation is activated."""

from tests.web.serving import Client, Person, sit_down


def at_movement(client: Client) -> Person:
    """Return a client at the German movement phase of wacht, with no fuel given."""
    (person,) = sit_down(client, title="wacht", side="german")
    while person.see()["table"]["extra"]["step"] != "Movement":
        options = person.options()
        person.do(**next((one["action"] for one in options if one["kind"] == "Done"), options[0]["action"]))
    return person


def test_a_composed_move_is_recorded_part_by_part(client: Client) -> None:
    person = at_movement(client)
    ways = person.get(f"{person.at}/reach", unit="I/48")["choices"]
    assert all(way["path"] and way["unit"] == "I/48" for way in ways)
    told = person.post(f"{person.at}/why", {"action": ways[0]["action"]})
    assert told["ruling"]["legal"]
    assert [leg["hex"] for leg in told["route"]["legs"]] == ways[0]["path"]
    before = person.see()["lines"]
    person.do(**ways[0]["action"])
    seen = person.see()
    assert seen["lines"] == before + 2
    assert {c["unit"]: c["hex"] for c in seen["table"]["counters"]}["I/48"] == ways[0]["hex"]


def test_a_composed_move_that_is_not_legal_changes_nothing(client: Client) -> None:
    person = at_movement(client)
    before = person.see()["lines"]
    body = {"action": {"do": "MoveTo", "unit": "I/48", "hex": "050050"}}
    error = person.expect_error("POST", f"{person.at}/apply", 422, json=body)
    assert "WAR-H-38" in error["ruling"]["rules"]
    assert person.see()["lines"] == before


def test_a_unit_is_asked_about_and_a_hex_out_of_reach_is_refused_with_its_rule(client: Client) -> None:
    person = at_movement(client)
    assert person.get(f"{person.at}/unit", unit="I/48")["about"]["ma"] == "MA 12"
    why = person.post(f"{person.at}/why", {"unit": "I/48", "hex": "050050"})
    assert not why["ruling"]["legal"]
    assert why["nearest"]
    (patrol,) = sit_down(client)
    assert patrol.get(f"{patrol.at}/unit", unit="1.German")["about"] is None
    person.expect_error("GET", f"{person.at}/unit", 400, params={"unit": "nobody"})


def test_in_a_rhine_campaign_a_hex_too_far_away_is_reported_as_such(client: Client) -> None:
    """The reason must not be that the unit is not a Pontoon Bde: a player who points at a hex wants to move there."""
    counters = "US 79 Inf Div,C20.05,,,\nUS 8 Inf Div,C24.05,,,\n17 SS PG Div,C30.20,german,GE,9-3-6 Truck\n"
    options = {"player_turns": True, "set_up": f"id,hex,side,nation,combat\n{counters}"}
    (person,) = sit_down(client, title="rhine", variant="clerk", scenario="clerk", options=options)
    while not person.see()["pending"]["prompt"].startswith("Movement Phase"):
        done = [one for one in person.options() if one["kind"] == "Finish"]
        person.do(**(done or person.options())[0]["action"])
    for far in ("C30.20", "D30.20"):
        why = person.post(f"{person.at}/why", {"unit": "US 79 Inf Div", "hex": far})
        assert why["ruling"]["text"].startswith(f"{far} is too far for US 79 Inf Div in Combat Mode: its 3 MP end in ")
        assert "OCS-MOVE-01" in why["ruling"]["rules"]
    near = person.post(f"{person.at}/why", {"unit": "US 79 Inf Div", "hex": "C20.06"})
    assert near["ruling"]["legal"]
    assert near["action"] == {"do": "MoveTo", "unit": "US 79 Inf Div", "mode": "Combat", "hex": "C20.06"}
