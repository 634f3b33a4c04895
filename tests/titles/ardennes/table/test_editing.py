"""Editing a position: what follows from an edit, what is refused, and that nothing is lost on the way."""

import json
import tomllib
from typing import Any

import pytest

from broadfront.board.editing import Edit
from broadfront.core.errors import Invalid
from broadfront.core.reading.toml_text import toml_text
from broadfront.titles import ask
from broadfront.titles.ardennes.table.editing import (
    apply_edits,
    displayed_position,
    editable_values,
    playable_state,
    read_position,
    start_position,
)
from tests.titles.ardennes.support.real import title as ardennes

title = ardennes()
SCENARIOS = tuple(title.card.scenarios)
PEIPER = "Peiper.1SS.ISS"
NOON_OF_THE_18TH = """
format = 2
scenario = "campaign"
day = 18
[today]
side = "allied"
"""


def piece(position: dict[str, Any], unit: str) -> Any:
    return next(one for one in displayed_position(title, position).pieces if one.counter.unit == unit)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_written_out_as_a_file_and_read_again_is_the_scenario(scenario: str) -> None:
    written = toml_text(start_position(title, scenario, "gs"))
    assert tomllib.loads(written)["scenario"] == scenario
    position = read_position(title, written, "evening.toml")
    assert displayed_position(title, position).problems == ()
    assert playable_state(title, position).to_data() == title.set_up(scenario, "gs", {}).to_data()


def test_a_unit_that_goes_to_a_town_holds_it_and_one_that_comes_back_from_the_dead_is_whole() -> None:
    before = start_position(title, "initial_assault", "gs")
    hex = title.hex_of("St. Vith")
    assert hex not in before["german_held"]
    there = apply_edits(
        title, before, [Edit(unit=PEIPER, where="St. Vith", values={"steps": 1, "supply": "LowSupply"})]
    )
    assert (piece(there, PEIPER).where, piece(there, PEIPER).values["steps"]) == (hex, 1)
    assert hex in there["german_held"]
    dead = apply_edits(title, there, [Edit(unit=PEIPER, where="Eliminated")])
    assert piece(dead, PEIPER).only == ()
    alive = apply_edits(title, dead, [Edit(unit=PEIPER, where="German Reserve")])
    assert piece(alive, PEIPER).values == {"steps": 3, "supply": "InSupply", "dispersed": False, "out_of_fuel": False}
    assert displayed_position(title, alive).problems == ()


def test_every_fact_can_be_set_to_what_it_is_and_stays_the_same() -> None:
    position = json.loads(json.dumps(start_position(title, "bastogne_surrounded", "gs")))
    facts = displayed_position(title, position).facts
    fields = editable_values(title, position).facts
    assert {field.name for field in fields} == facts.keys()
    edits = [Edit(fact=name, value=json.loads(json.dumps(value))) for name, value in facts.items()]
    assert json.loads(json.dumps(apply_edits(title, position, edits))) == position


def test_whose_impulse_comes_next_is_set_and_asked_about() -> None:
    position = start_position(title, "bastogne_surrounded", "gs")
    assert [displayed_position(title, position).facts[name] for name in ("side", "impulse")] == ["", 0]
    noon = apply_edits(title, position, [Edit(fact="side", value="allied"), Edit(fact="impulse", value=2)])
    assert (noon["phase"], noon["today"]) == ("command", {"side": "allied", "impulse": 2})
    assert [displayed_position(title, noon).facts[name] for name in ("side", "impulse")] == ["allied", 2]
    assert "an Allied command card" in ask("ardennes.impulse", position=noon).value["enter"]
    assert apply_edits(title, noon, [Edit(fact="side", value="allied")]) == noon
    german = apply_edits(title, noon, [Edit(fact="side", value="german")])
    assert german["today"] == {"side": "german", "impulse": 2}
    assert "side" not in apply_edits(title, german, [Edit(fact="side", value="")]).get("today", {})
    with pytest.raises(Invalid, match="Unknown side 'swiss'"):
        apply_edits(title, noon, [Edit(fact="side", value="swiss")])


def test_another_day_has_its_arrivals_and_cards_as_the_game_would_have_them() -> None:
    def waiting(position: dict[str, Any]) -> list[str]:
        return sorted({p.where for p in displayed_position(title, position).pieces if p.where.startswith("Calendar")})

    position = start_position(title, "campaign", "gs")
    first = waiting(position)
    noon = apply_edits(title, position, [Edit(fact="day", value=18), Edit(fact="side", value="allied")])
    assert waiting(noon) == [box for box in first if int(box.split()[1]) > 18]
    state, told = (
        playable_state(title, noon),
        playable_state(title, read_position(title, NOON_OF_THE_18TH, "noon.toml")),
    )
    assert state.zones == told.zones
    assert "empty: he is not asked" in str(displayed_position(title, noon).panels)
    morning = apply_edits(title, noon, [Edit(fact="phase", value="reserve")])
    assert waiting(morning) == [box for box in first if int(box.split()[1]) >= 18]
    back = apply_edits(title, noon, [Edit(fact="day", value=16), Edit(fact="phase", value="reserve")])
    assert waiting(back) == first
    dealt = apply_edits(title, noon, [Edit(fact="zones", value={"GP01": "german-hand"}), Edit(fact="impulse", value=1)])
    assert displayed_position(title, dealt).facts["zones"]["GP01"] == "german-hand"
    assert "is not asked" not in str(displayed_position(title, dealt).panels)


def test_facts_are_set_by_day_marker_bridge_holder_and_card() -> None:
    position = apply_edits(
        title,
        start_position(title, "campaign", "gs"),
        [
            Edit(fact="day", value=19),
            Edit(fact="phase", value="supply"),
            Edit(fact="lasting", value=["ground_freeze"]),
            Edit(fact="held", value={title.hex_of("Bastogne"): "german"}),
            Edit(fact="bridges", value={"0811-0911": "demolished"}),
            Edit(fact="zones", value={"GP01": "german-hand"}),
            Edit(fact="depots", value={"0512": "0", "0706": "1"}),
            Edit(fact="variant", value="2p"),
        ],
    )
    state = playable_state(title, position)
    facts = displayed_position(title, position).facts
    assert (facts["day"], facts["phase"], facts["variant"], state.variant) == (19, "supply", "2p", "2p")
    assert (facts["lasting"], facts["bridges"]["0811-0911"]) == (["ground_freeze"], "demolished")
    assert (position["depots"], facts["depots"]["0512"]) == ({"Büllingen": 1, "Spa": 0}, "0")
    assert (facts["held"][title.hex_of("Bastogne")], facts["zones"]["GP01"]) == ("german", "german-hand")


def test_an_illegal_position_is_shown_with_its_rule() -> None:
    reserve = [
        p
        for p in displayed_position(title, start_position(title, "campaign", "gs")).pieces
        if p.counter.side == "allied"
    ][:6]
    position = apply_edits(
        title, start_position(title, "campaign", "gs"), [Edit(unit=p.counter.unit, where="Huy") for p in reserve]
    )
    assert "ARD-TEC-24" in {problem.rule for problem in displayed_position(title, position).problems}


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (Edit(unit="Peper", where="Huy"), "unit"),
        (Edit(unit=PEIPER, where="Atlantis"), "hex or place"),
        (Edit(unit=PEIPER, values={"steps": 9}), "0 to 3"),
        (Edit(unit=PEIPER, values={"morale": 9}), "value of a unit"),
        (Edit(unit=PEIPER, values={"supply": "plenty"}), "Unknown supply"),
        (Edit(fact="day", value=31), "16 to 29"),
        (Edit(fact="phase", value="tea"), "phase"),
        (Edit(fact="weather", value=1), "fact of a position"),
        (Edit(fact="ips", value="0811"), "list of words"),
        (Edit(fact="held", value=["0811"]), "a word for each"),
        (Edit(fact="held", value={"0811": "german"}), "Unknown place"),
        (Edit(fact="okw_army", value="9A"), "okw army"),
        (Edit(fact="zones", value={"GP01": "chit-cup"}), "chits"),
        (Edit(fact="zones", value={"GP99": "german-hand"}), "card or chit"),
        (Edit(fact="depots", value={"0101": "1"}), "depot"),
        (Edit(fact="depots", value={"0512": "9"}), "0 to 1"),
        (Edit(fact="bridges", value={"0811-0911": "gone"}), "gone"),
    ],
)
def test_an_edit_that_cannot_be_is_refused_in_words(edit: Edit, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        apply_edits(title, start_position(title, "initial_assault", "gs"), [edit])


def test_a_depot_that_is_none_is_refused() -> None:
    for given, said in (('"Huy" = 1', "unknown depot"), ('"Spa" = 3', "0 to 1")):
        with pytest.raises(Invalid, match=said):
            read_position(title, f"[depots]\n{given}\n", "night.toml")


def test_a_damaged_file_is_refused_with_its_line() -> None:
    with pytest.raises(Invalid, match=r"night.toml, line 4: .*steps"):
        read_position(title, 'day = 19\n[[unit]]\nid = "Peiper.1SS.ISS"\nsteps = 8\n', "night.toml")
    with pytest.raises(Invalid, match="not JSON"):
        read_position(title, "{", "night.json")
