"""What the table shows of the clerk's books and of a sector, and the map overlays."""

from typing import Any

import msgspec
import pytest

from broadfront.board.draw.nato import find_arm, size_marks
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.facts import Table
from broadfront.core.game import Game
from broadfront.core.options import ruling_on
from broadfront.core.state import State
from broadfront.titles.rhine.rules.actions import Finish, Lose, Move, Overrun
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.table import TABLETOP
from tests.titles.rhine.support.asking import answer_value, refusal_error, rhine_title
from tests.titles.rhine.support.books import make_books, run_step
from tests.titles.rhine.support.fields import OPEN, field_position, neighbor_of


def clerk(*rolls: int) -> RhineState:
    """Return a campaign game with the first rolls chosen."""
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1)
    for roll in rolls:
        assert isinstance(game.pending, Chance)
        game.resolve(roll)
    assert isinstance(game.state, RhineState)
    return game.state


def beside(state: State, side: str) -> dict[str, Any]:
    """Return the data of the title's own part of the page."""
    told: dict[str, Any] = msgspec.to_builtins(TABLETOP.display(state, side).extra)
    return told


def test_the_checklist_says_what_is_done_what_came_and_what_is_asked_now() -> None:
    steps = beside(clerk(8), "allied")["checklist"]
    assert [(s["step"], s["stands"], s["told"]) for s in steps[:3]] == [
        ("Ground", "done", "Dry"),
        ("Flight", "done", "Normal"),
        ("Who goes first", "now", ""),
    ]
    assert {s["stands"] for s in steps[3:]} == {"later"}


def test_every_face_of_a_supply_roll_says_what_it_would_bring() -> None:
    state = make_books("1944-09-26")
    state.push(SupplyRoll("US"))
    faces = beside(state, "allied")["faces"]
    assert faces["7"] == f"{answer_value('supply', nation='us', date='1944-09-26', dice=7, ground='dry')['sp']} SP"
    assert list(faces) == [str(dice) for dice in range(2, 13)]


def test_arrivals_are_grouped_with_the_hexes_they_enter_by_and_signs_mark_them() -> None:
    shown = TABLETOP.display(clerk(), "allied")
    first = msgspec.to_builtins(shown.extra)["arrivals"][0]
    assert (first["nation"], first["where"], first["units"]) == ("CW", "Map A, west edge south of 25.xx", 4)
    assert [line["text"] for line in first["lines"]][:2] == ["30 Corps HQ", "3-4-8 Mech Rec Bn (11 HC)"]
    assert first["hexes"] == answer_value("entry", where=first["where"])["hexes"]
    signs = {marker.label: marker.hex for marker in shown.markers if not marker.label.startswith("⚓")}
    assert signs["CW 4"] in first["hexes"]


def test_every_unit_of_the_campaign_is_in_one_pool() -> None:
    state = clerk()
    pools = beside(state, "allied")["pools"]
    names = [unit[0] for held in pools.values() for unit in held]
    assert sorted(names) == sorted(counter.id for counter in state.units)


def test_rebuilds_show_prices_and_why_not() -> None:
    state = make_books("1944-09-15")
    state.place_in_box(state.number("US 12 Corps HQ"), "On map")
    run_step(state, Reports("Player turns"), Lose("US 12 Corps HQ"), Finish())
    state.push(Rebuilds())
    (row,) = beside(state, "allied")["rebuilds"]
    assert (row["unit"], row["box"], row["from"]) == ("US 12 Corps HQ", "Dead pile", "US")
    assert row["refused"]


def corridor() -> RhineState:
    game = Game.new(rhine_title(), scenario="corridor", variant="two-player", seed=3)
    while isinstance(game.pending, Chance):
        game.roll()
    assert isinstance(game.state, RhineState)
    return game.state


def test_counters_of_the_corridor_have_symbols_sizes_ratings_and_states() -> None:
    state = corridor()
    shown = TABLETOP.display(state, "german")
    units = {counter.unit: counter for counter in shown.counters}
    for counter in units.values():
        assert find_arm(counter.kind)
        assert size_marks(counter.size) or counter.kind == "truck"
    guards, hq = units["5 Gd Arm Bde"], units["30 Corps HQ"]
    assert (guards.kind, guards.size, guards.strength, guards.colours) == ("armor", "brigade", "24-4-6", "british")
    assert (hq.kind, hq.strength) == ("hq", "(5)-0-3")
    assert units["43 Inf Div"].badges == ("Move Mode",)
    assert units["22 SS PzGr Rgt"].colours == "ss"
    assert units["363 VG Div"].box == "Reinforcements"
    state.board.set_out_of_supply(state.number("1 Para Bde"), True)
    assert "out of supply" in {c.unit: c for c in TABLETOP.display(state, None).counters}["1 Para Bde"].badges


def test_moves_of_a_unit_are_legal_in_each_mode_and_carry_the_points_left() -> None:
    state = field_position({"43 Inf Div": OPEN, "Truck 1": neighbor_of(OPEN, 4)})
    state.supply.dumps = Table({f"allied {OPEN}": 40})
    state.push(Movement())
    ways = list(TABLETOP.unit_moves(state, "43 Inf Div"))
    modes = {way.action.mode for way in ways if isinstance(way.action, Move)}
    assert modes == {"Combat", "Move", "Strat", "Reserve"}
    assert all(ruling_on(state, way.action).legal for way in ways)
    near = {way.action.mode: way.left for way in ways if way.path == (neighbor_of(OPEN, 1),)}  # type: ignore[attr-defined]
    assert near["Combat"] == "2 1/2"
    told = beside(state, "allied")["field"]["movers"]["43 Inf Div"]
    assert {mode["mode"]: mode.get("points") for mode in told}["Move"] == "12"


def test_an_overrun_is_among_the_moves_and_another_sides_units_have_none() -> None:
    target = neighbor_of(OPEN, 1)
    state = field_position({"5 Gd Arm Bde": OPEN, "KG Hoffmann": target})
    state.supply.dumps = Table({f"allied {OPEN}": 40})
    state.push(Movement())
    assert any(
        isinstance(way.action, Overrun) and way.path[-1] == target for way in TABLETOP.unit_moves(state, "5 Gd Arm Bde")
    )
    assert not list(TABLETOP.unit_moves(state, "KG Hoffmann"))


def test_the_supply_sheet_shows_who_is_cut_off_and_how_a_hex_is_fed() -> None:
    state = corridor()
    sheet = TABLETOP.overlay(state, "allied", "supply-allied")
    assert sheet.hexes["A33.30"] == ("bad", "cut")  # Veghel: the paratroops wait for 30 Corps
    assert sheet.hexes["A24.28"][0] == "good"
    path = TABLETOP.overlay(state, "allied", "supply-allied:A24.28")
    assert path.lines[0][1][-1] == "A24.28"
    assert "OCS-SUPPLY-04" in path.rules


def test_zones_front_and_places_that_count_can_be_laid_over_the_map() -> None:
    state = field_position({"5 Gd Arm Bde": OPEN, "KG Hoffmann": neighbor_of(OPEN, 1)})
    zones = TABLETOP.overlay(state, "allied", "zones").hexes
    assert (zones[neighbor_of(OPEN, 4)][0], zones[neighbor_of(OPEN, 0)][0]) == ("allied", "both")
    assert TABLETOP.overlay(state, "german", "front").hexsides == ((OPEN, "E", "bad"),)
    goals = TABLETOP.overlay(corridor(), "german", "goals").hexes
    assert {label: kind for kind, label in goals.values()}["4"] == "german"
    for name in TABLETOP.overlays(state, "allied"):
        assert TABLETOP.overlay(state, "allied", name).text


def test_the_theatre_shows_where_units_enter_now_and_later() -> None:
    state = clerk()
    now, coming = (TABLETOP.overlay(state, "allied", name) for name in ("now", "coming"))
    assert set(now.hexes) < set(coming.hexes)
    assert {kind for kind, _ in coming.hexes.values()} == {"good", "wait"}
    with pytest.raises(Invalid, match="overlay"):
        TABLETOP.overlay(state, "allied", "zones")


def test_a_march_on_ones_own_board_is_priced_step_by_step() -> None:
    dry = answer_value("march", start="Neerpelt", points=12, mobility="truck", to="Eindhoven")
    assert (dry["allowed"], dry["path"][-1], dry["hexes"]["A29.29"]) == (True, "A29.29", "9")
    mud = answer_value("march", start="Neerpelt", points=12, mobility="truck", ground="mud")
    assert mud["reached"] < dry["reached"]
    held = answer_value("march", start="Neerpelt", points=12, mobility="truck", to="Eindhoven", enemies=["A26.28"])
    assert held["reached"] < dry["reached"]
    assert "A26.28" not in held["hexes"]


def test_a_march_is_refused_with_what_is_accepted() -> None:
    assert refusal_error("march", start="Neerpelt", points=0, mobility="leg").parameter == "points"
    assert (
        refusal_error("march", start="Neerpelt", points=5, mobility="leg", enemies=["Neerpelt"]).parameter == "enemies"
    )
    assert (
        refusal_error("march", start="Neerpelt", points=5, mobility="leg", blown=["Neerpelt Arnhem"]).parameter
        == "blown"
    )
