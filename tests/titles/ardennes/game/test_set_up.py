"""The set-ups and the map agree: named hexes, stacks, fronts, areas, and what the scenarios promise."""

import pytest

from broadfront.board.zones import contact_pairs
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.victory_points import victory_points
from tests.titles.ardennes.support.real import title
from tests.titles.ardennes.support.set_ups import start_of

SCENARIOS = ("initial_assault", "campaign", "bastogne_surrounded", "tip_of_the_salient")
every = pytest.mark.parametrize("scenario", SCENARIOS)
both = pytest.mark.parametrize("variant", ["gs", "2p"])


@every
@both
def test_every_start_is_a_legal_position(scenario: str, variant: str) -> None:
    state = start_of(scenario, variant)
    assert [str(problem) for problem in state.status()] == []
    state.check_derived()


def test_the_hexes_of_named_places_come_from_the_map() -> None:
    """The map prints the campaign value of each victory hex and marks the depots; the lists name the places."""
    printed = {title().map.ids[i]: value for i, value in title().map.numbers["vp"].items()}
    listed: dict[str, int] = {}
    for vp in title().victory_hexes:
        listed[vp.hex] = listed.get(vp.hex, 0) + vp.value
    assert listed == printed
    assert {depot.hex for depot in title().fuel_depots} == {title().map.ids[i] for i in title().attributes.depots}
    assert sum(vp.value for vp in title().victory_hexes) == 112
    assert len(title().victory_hexes) == 35


def test_every_place_named_by_a_unit_or_scenario_is_on_the_map() -> None:
    named = {u.place for u in title().units if u.place and not u.place.isdigit()}
    for scenario in title().scenarios.values():
        named |= {vp.name for vp in scenario.victory_hexes} | set(scenario.german_held)
    assert {name: title().hex_of(name) for name in named}
    assert len(named) > 60


def test_fixed_points_of_the_map() -> None:
    assert title().hex_of("Liège") in ("0116", "0117")
    fixed = {"Namur": "0526", "St-Hubert": "1719", "Clervaux": "1709"}
    assert {name: title().hex_of(name) for name in fixed} == fixed
    hv = title().attributes.hv
    assert [hv[title().map.index[hex]] for hex in ("1709", "0804")] == [3, 3]


def test_the_front_of_the_16th_is_in_contact_on_its_whole_length() -> None:
    state = start_of(variant="2p")
    allied = {hex for hex, _ in contact_pairs(title().map, state.board.zoc, ALLIED)}
    front = {
        "Simmerath", "Monschau", "Höfen", "Losheimergraben", "Manderfeld", "Kobscheid", "Bleialf", "Winterspelt",
        "Ouren", "Clervaux", "Hosingen", "Fouhren", "Beaufort", "Echternach",
    }  # fmt: skip
    assert {title().hex_of(name) for name in front} <= allied
    for hex in allied:
        assert len(state.board.at[title().map.index[hex]]) <= 3


def test_each_set_up_unit_of_a_german_army_starts_in_its_area() -> None:
    state = start_of()
    for n in state.on_map(GERMAN):
        area = state.ground.army_area[state.units[n].army]
        assert state.board.hex_of_unit(n) in area, f"{state.units[n].id} in {state.board.where[n].text}"


def test_on_the_16th_everybody_on_the_map_can_trace_supply() -> None:
    state = start_of(variant="2p")
    assert [state.units[n].id for n in state.on_map() if not is_in_supply(state, n)] == []


@pytest.mark.parametrize(
    ("scenario", "points", "cut_off"),
    [
        ("campaign", 0, set()),
        ("initial_assault", 0, set()),
        ("bastogne_surrounded", 7, {"327.101.VIII", "501.101.VIII", "Peiper.1SS.ISS"}),
        ("tip_of_the_salient", 19, {"327.101.VIII", "506.101.VIII"}),
    ],
)
def test_starts_have_the_points_and_the_pockets_of_history(scenario: str, points: int, cut_off: set[str]) -> None:
    state = start_of(scenario)
    assert victory_points(state) == points
    assert cut_off <= {state.units[n].id for n in state.on_map() if not is_in_supply(state, n)}


def test_units_cards_and_chits_are_all_there() -> None:
    assert len(title().units) == 249
    assert [len(cards) for cards in (title().german_cards, title().allied_cards, title().action_cards)] == [57, 67, 22]
    assert len(title().chits) == 42
    for scenario in SCENARIOS:
        assert start_of(scenario).inventory() == start_of().inventory()


def test_reinforcements_wait_in_the_calendar_and_optional_units_only_when_asked_for() -> None:
    state = start_of()
    assert state.board.where[title().unit("506.101.VIII").number].text == "[Calendar 18]"
    assert state.board.where[title().unit("10.10SS.OKW").number].text == "[OKW]"
    assert state.board.where[title().unit("VDH.VDH.ISS").number].text == "[Von der Heydte]"
    highland = title().unit("152.51.XXX").number
    assert state.board.where[highland].text == "[Not in play]"
    assert set_up(title(), "campaign", "gs", {"optional_units": True}).board.where[highland].text == "[Calendar 26]"


def test_mid_campaign_starts_know_the_date_and_who_is_gone() -> None:
    state = start_of("tip_of_the_salient")
    assert state.clock.day == 24
    assert state.board.where[title().unit("422.106.XVIII").number].text == "eliminated"
    assert state.board.out_of_fuel[title().unit("3.2Pz.XLVII").number]
    assert state.board.supply[title().unit("327.101.VIII").number] == 2
