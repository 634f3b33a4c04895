"""What is laid over the map says what the engine says when asked."""

import pytest

from broadfront.board.shown import OVERLAY_KINDS, Overlay
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.game.odds import possible_attacks
from broadfront.titles.ardennes.rules.lines.communication import is_in_communication
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.overlays import make_overlay, overlay_labels
from tests.titles.ardennes.support.field import A_INF, A_INF_2, G_INF, G_INF_2, G_MECH, Field, field
from tests.titles.ardennes.support.real import title

ROAD = "0501-0502-0503-0504"


def pocket() -> Field:
    """A German regiment with a road behind it, one that an Allied stack cuts off, and the Allies between them."""
    f = field(roads=[ROAD])
    f.put(G_INF, "0505")
    f.put(G_INF_2, "0510")
    f.put(A_INF, "0507")
    f.put(A_INF_2, "0506")
    return f


def stacks(state: ArdennesState, side: int) -> dict[str, int]:
    return {state.hex_id(hex): n for n in state.on_map(side) if (hex := state.board.hex_of_unit(n)) is not None}


@pytest.fixture(scope="module")
def start() -> ArdennesState:
    state = Game.new(title(), scenario="campaign", variant="2p", seed=1).state
    assert isinstance(state, ArdennesState)
    return state


@pytest.mark.parametrize("who", SIDES)
@pytest.mark.parametrize(("what", "holds"), [("supply", is_in_supply), ("communication", is_in_communication)])
def test_units_shown_as_cut_are_those_the_engine_finds_cut(what: str, holds: object, who: str) -> None:
    assert callable(holds)
    f = pocket()
    shown = make_overlay(f.state, who, f"{what}-{who}").hexes
    for hex, number in stacks(f.state, SIDES.index(who)).items():
        assert (shown.get(hex, ("", ""))[0] == "bad") == (not holds(f.state, number)), hex


def test_the_path_of_a_hex_runs_to_the_edge_or_names_what_cuts_it() -> None:
    f = pocket()
    open_way = make_overlay(f.state, "german", "supply-german:0505")
    assert open_way.lines == (("good", ("0505", "0504", "0503", "0502", "0501")),)
    closed = make_overlay(f.state, "german", "supply-german:0510")
    assert "not in German Supply" in closed.text
    assert closed.rules == ("ARD-DEF-06",)
    assert closed.lines[0][0] == "bad"


def test_zones_name_the_side_that_covers_a_hex() -> None:
    f = field()
    f.put(G_INF, "0503")
    f.put(A_INF, "0505")
    shown = make_overlay(f.state, "german", "zones").hexes
    assert shown["0502"] == ("german", "")
    assert shown["0506"] == ("allied", "")
    assert shown["0504"] == ("both", "")


def test_reach_counts_the_units_that_can_go_to_a_hex() -> None:
    f = field()
    units = [f.put(G_INF, "0503"), f.put(G_MECH, "0703")]
    shown = make_overlay(f.state, "german", "reach-german").hexes
    for hex in f.title.map.ids:
        many = sum(hex in find_reach(f.state, number).end_ids() for number in units)
        assert shown.get(hex, ("", "0"))[1] == str(many), hex


def test_threats_tell_attacks_from_where_units_stand_from_those_after_a_move() -> None:
    f = field()
    f.put(G_MECH, "0503")
    f.put(A_INF, "0504")
    f.put(A_INF_2, "0703")
    shown = make_overlay(f.state, "allied", "threats-german").hexes
    assert shown["0504"][0] == "bad"
    assert shown["0703"][0] == "poor"


def test_the_heat_map_is_asked_target_by_target_and_shows_the_exact_chance(start: ArdennesState) -> None:
    sheet = make_overlay(start, "german", "odds")
    assert sheet.parts == tuple(f"odds:{hex}" for hex in sheet.hexes)
    attack = next(possible_attacks(start, "german"))
    taken = odds_of_attack(start, attack, side="german").probability(taken=True)
    shown = make_overlay(start, "german", f"odds:{attack.target}")
    assert list(shown.hexes) == [attack.target]
    assert shown.hexes[attack.target][1].removeprefix("≈") == f"{float(taken):.0%}"


def test_every_listed_overlay_can_be_laid_and_uses_known_kinds_and_hexes(start: ArdennesState) -> None:
    for side in SIDES:
        for name in overlay_labels(start, side):
            sheet = make_overlay(start, side, name)
            assert isinstance(sheet, Overlay)
            used = {kind for kind, _ in sheet.hexes.values()} | {kind for _, _, kind in sheet.hexsides}
            told = {kind for kind, _ in sheet.legend}
            assert used <= told, name
            assert told <= set(OVERLAY_KINDS), name
            assert all(hex in start.ground.map.index for hex in sheet.hexes), name


def test_objectives_say_who_holds_them(start: ArdennesState) -> None:
    shown = make_overlay(start, "german", "objectives").hexes
    for vp in start.victory_hexes:
        assert shown[vp.hex] == (SIDES[start.land.place_holder(start.ground.map.index[vp.hex])], f"{vp.value} VP")


def test_an_unknown_overlay_is_refused_with_those_there_are(start: ArdennesState) -> None:
    with pytest.raises(Invalid, match="did you mean supply-german"):
        make_overlay(start, "german", "supply-germany")
    with pytest.raises(Invalid, match="overlay of a hex"):
        make_overlay(start, SIDES[GERMAN], "zones:0101")
