"""The set-ups and the map agree: named hexes, stacks, fronts, areas, and what the scenarios promise."""

import pytest

from broadfront.board.zones import contacts
from broadfront.titles.ardennes.data.attributes import Attributes
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.game.position_written import position_data
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.questions import distance, hexes, order, roll, unit
from broadfront.titles.ardennes.rules.fighting.unit_states import explain_zone
from broadfront.titles.ardennes.rules.lines.supply import in_supply
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from tests.titles.ardennes.field import field
from tests.titles.ardennes.real import title

SCENARIOS = ("initial_assault", "campaign", "bastogne_surrounded", "tip_of_the_salient")


def start(scenario: str = "campaign", variant: str = "gs") -> ArdennesState:
    return set_up(title(), scenario, variant, {})


every = pytest.mark.parametrize("scenario", SCENARIOS)
both = pytest.mark.parametrize("variant", ["gs", "2p"])


@every
@both
def test_every_start_is_a_legal_position(scenario: str, variant: str) -> None:
    state = start(scenario, variant)
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
    state = start(variant="2p")
    allied = {hex for hex, _ in contacts(title().map, state.zoc, ALLIED)}
    front = {
        "Simmerath", "Monschau", "Höfen", "Losheimergraben", "Manderfeld", "Kobscheid", "Bleialf", "Winterspelt",
        "Ouren", "Clervaux", "Hosingen", "Fouhren", "Beaufort", "Echternach",
    }  # fmt: skip
    assert {title().hex_of(name) for name in front} <= allied
    for hex in allied:
        assert len(state.at[title().map.index[hex]]) <= 3


def test_each_set_up_unit_of_a_german_army_starts_in_its_area() -> None:
    state = start()
    for n in state.on_map(GERMAN):
        area = state.ground.army_area[state.units[n].army]
        assert state.hex(n) in area, f"{state.units[n].id} in {state.where[n].text}"


def test_on_the_16th_everybody_on_the_map_can_trace_supply() -> None:
    state = start(variant="2p")
    assert [state.units[n].id for n in state.on_map() if not in_supply(state, n)] == []


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
    state = start(scenario)
    assert victory_points(state) == points
    assert cut_off <= {state.units[n].id for n in state.on_map() if not in_supply(state, n)}


@pytest.mark.rule("ARD-D16-01", "ARD-D16-02")
def test_the_solitaire_set_up_moves_two_units() -> None:
    solitaire, two_player = start(variant="gs"), start(variant="2p")
    moved = {
        u.id: (two_player.where[u.number].text, solitaire.where[u.number].text)
        for u in title().units
        if solitaire.where[u.number] is not two_player.where[u.number]
    }
    assert moved == {
        "424.106.XVIII": (title().hex_of("Winterspelt"), "[Allied Reserve]"),
        "16.1.V": ("[Calendar 17]", "0608"),
    }
    told = {event.rules for event in solitaire.events or []}
    assert {("ARD-D16-01",), ("ARD-D16-02",)} <= told


def test_units_cards_and_chits_are_all_there() -> None:
    assert len(title().units) == 249
    assert [len(cards) for cards in (title().german_cards, title().allied_cards, title().action_cards)] == [57, 67, 22]
    assert len(title().chits) == 42
    for scenario in SCENARIOS:
        assert start(scenario).inventory() == start().inventory()


def test_reinforcements_wait_in_the_calendar_and_optional_units_only_when_asked_for() -> None:
    state = start()
    assert state.where[title().unit("506.101.VIII").number].text == "[Calendar 18]"
    assert state.where[title().unit("10.10SS.OKW").number].text == "[OKW]"
    assert state.where[title().unit("VDH.VDH.ISS").number].text == "[Von der Heydte]"
    highland = title().unit("152.51.XXX").number
    assert state.where[highland].text == "[Not in play]"
    assert set_up(title(), "campaign", "gs", {"optional_units": True}).where[highland].text == "[Calendar 26]"


def test_mid_campaign_starts_know_the_date_and_who_is_gone() -> None:
    state = start("tip_of_the_salient")
    assert state.day == 24
    assert state.where[title().unit("422.106.XVIII").number].text == "eliminated"
    assert state.out_of_fuel[title().unit("3.2Pz.XLVII").number]
    assert state.supply[title().unit("327.101.VIII").number] == 2


# Definitions that the map carries


@pytest.mark.rule("ARD-H-04")
def test_hold_values_follow_the_definition() -> None:
    state = start()
    told = {row["hex"]: row for row in hexes(title(), position="campaign").value["rows"]}
    assert all(row["HV"] >= 2 and row["position"] == "yes" for row in told.values())
    assert told[title().hex_of("Bastogne")]["HV"] == 5
    assert told[title().hex_of("Namur")]["HV"] == 6
    ground = Attributes(title().map)
    open_field = next(
        i for i in range(ground.count) if i not in ground.town | ground.road and i not in ground.bridges_at
    )
    assert ground.hv[open_field] == 0
    assert ground.position == {i for i, hv in enumerate(state.ground.hv) if hv >= 2}
    assert {hv for hv in ground.hv if hv > 0} == set(range(1, 7))


@pytest.mark.rule("ARD-H-07")
def test_the_eleven_british_hexes_are_west_of_the_meuse_or_adjacent_to_it() -> None:
    listed = [u.place for u in title().units if u.corps == "XXX" and u.place]
    assert len(listed) == 11
    ground = Attributes(title().map)
    banks = {hex for crossing in ground.crossings if crossing.meuse for hex in (crossing.a, crossing.b)}
    assert banks
    assert banks <= ground.meuse
    for hex in listed:
        row = hexes(title(), position="campaign", hex=hex).value["rows"][0]
        assert row["Meuse"] in ("west", "west, adjacent", "adjacent"), row


@pytest.mark.rule("ARD-H-10")
def test_every_road_hex_has_one_route_class_and_others_have_none() -> None:
    ground = Attributes(title().map)
    assert ground.primary | ground.secondary == ground.road
    assert not ground.primary & ground.secondary
    row = hexes(title(), position="campaign", hex="Bastogne").value["rows"][0]
    assert row["route"] == "primary"


@pytest.mark.rule("ARD-H-08")
def test_army_areas_share_rows_ten_and_nineteen() -> None:
    def armies(hex: str) -> str:
        return str(hexes(title(), position="campaign", hex=hex).value["rows"][0]["armies"])

    assert [armies(hex) for hex in ("0905", "1005", "1105", "1905", "2005")] == [
        "6SSPz", "6SSPz 5Pz", "5Pz", "5Pz 7A", "7A",
    ]  # fmt: skip
    ground = Attributes(title().map)
    rows = {army: {ground.row[hex] for hex in area} for army, area in ground.army_area.items()}
    south = max(ground.row)
    assert rows == {"6SSPz": {*range(1, 11)}, "5Pz": {*range(10, 20)}, "7A": {*range(19, south + 1)}}
    assert "XXX" not in ground.corps_area


@pytest.mark.rule("ARD-H-03")
def test_a_unit_passing_through_an_empty_town_makes_it_its_own() -> None:
    f = field(towns=["0505", "0502"], tags={"0503": "westwall"})

    def holder(hex: str) -> str:
        return str(hexes(f.title, position=position_data(f.state), hex=hex).value["rows"][0]["held by"])

    assert (holder("0505"), holder("0502")) == ("allied", "german")
    number = f.put("Hansen.1SS.ISS", "0505")
    f.state.place_at(number, "0506")
    assert holder("0505") == "german"
    f.state.add_roadblock("0505")
    assert holder("0505") == "german"


@pytest.mark.rule("ARD-H-12", "ARD-TEC-26")
def test_two_bracketed_units_cover_their_neighbours_until_one_is_dispersed() -> None:
    f = field()
    f.put("254.CT-V.V", "0505")
    other = f.put("146.CT-V.V", "0505")
    assert "ARD-H-12" in explain_zone(f.state, f.at("0505"), ALLIED).rules
    f.state.set_dispersed(other, True)
    assert not explain_zone(f.state, f.at("0505"), ALLIED).legal


@pytest.mark.rule("ARD-DEF-02", "ARD-DEF-03")
def test_rows_count_from_the_north_and_columns_from_the_east_and_distance_is_in_hexes() -> None:
    ground, index = Attributes(title().map), title().map.index
    assert (ground.row[index["0526"]], ground.column[index["0526"]]) == (5, 26)
    assert int(ground.distance[index["0526"], index["0116"]]) == 12
    assert ground.west[index["0405"]] - ground.west[index["0505"]] == 1
    told = distance(title(), start="0526", end="0116").value
    assert told == {"distance": 12, "west": "east", "north": "north"}
    assert distance(title(), start="0405", end="0505").value["west"] == "east"
    assert distance(title(), start="0405", end="0605").value["west"] == "level"


@pytest.mark.rule("ARD-DEF-04")
def test_ties_between_units_go_to_the_lowest_selector_then_the_lowest_corps_and_okw_last() -> None:
    units = ["CCA.4A.III", "506.101.VIII", "10.10SS.OKW", "3.2Pz.XLVII", "54", "505.82.XVIII"]
    units.remove("54")
    told = order(title(), units=units).value["order"]
    assert told == ["CCA.4A.III", "506.101.VIII", "505.82.XVIII", "3.2Pz.XLVII", "10.10SS.OKW"]
    back = order(title(), units=["393.99.V", "506.101.VIII", "505.82.XVIII"], highest=True).value["order"]
    assert back == ["393.99.V", "506.101.VIII", "505.82.XVIII"]


@pytest.mark.rule("ARD-DEF-01")
@pytest.mark.parametrize(("number", "chance"), [(0, 0), (1, "1/10"), (7, "7/10"), (12, 1)])
def test_a_check_succeeds_on_its_number_or_less_of_ten(number: int, chance: object) -> None:
    assert roll(title(), number=number).told().value["chance"] == chance
    assert [roll(title(), number=number, die=die).value["success"] for die in range(1, 11)].count(True) == min(
        number, 10
    )


@pytest.mark.rule("ARD-H-21")
def test_the_record_of_a_unit() -> None:
    told = unit(title(), unit="Peiper.1SS.ISS").value
    assert not title().unit("Peiper.1SS.ISS").infantry
    assert title().unit("254.CT-V.V").infantry
    assert (told["steps"], told["strength_by_steps"], told["mechanized"], told["elite"]) == (3, [7, 5, 2], True, True)
