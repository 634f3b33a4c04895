"""Overlays of the map agree with the answers of the engine."""

import pytest

from broadfront.board.shown import OVERLAY_KINDS
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.titles import playable
from broadfront.titles.wacht.rules.mover import movement_refusal
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table import TABLETOP
from tests.titles.wacht.support.bridges import panther_unit, river_road
from tests.titles.wacht.support.field_of_play import make_position, unit_entry


@pytest.fixture(scope="module")
def opening() -> WachtState:
    state = Game.new(playable("wacht"), seed=3).state
    assert isinstance(state, WachtState)
    return state


@pytest.mark.parametrize("side", ["german", "american"])
def test_every_overlay_is_of_the_map_and_of_known_kinds(opening: WachtState, side: str) -> None:
    ids = set(opening.title.map.ids)
    for name in TABLETOP.overlays(opening, side):
        sheet = TABLETOP.overlay(opening, side, name)
        kinds = {kind for kind, _ in sheet.hexes.values()} | {kind for _, _, kind in sheet.hexsides}
        assert kinds <= {kind for kind, _ in sheet.legend} <= set(OVERLAY_KINDS), name
        assert sheet.text, name
        assert sheet.hexes.keys() | {hex for hex, _, _ in sheet.hexsides} <= ids
        for rule in sheet.rules:
            assert rule in opening.title.book


def test_reach_counts_the_units_that_can_be_in_a_hex(opening: WachtState) -> None:
    sheet = TABLETOP.overlay(opening, "american", "reach-american")
    hex = max(sheet.hexes, key=lambda one: int(sheet.hexes[one][1]))
    able = [n for n in opening.board.units_of["american"] if movement_refusal(opening, n, "movement") is None]
    assert int(sheet.hexes[hex][1]) == sum(hex in UnitReach(opening, n) for n in able) > 3


def test_bridges_look_as_heavy_as_what_they_carry() -> None:
    looks = {}
    for bridge in ("road", "trail", "german_engineer", "us_engineer", "destroyed"):
        (drawn,) = TABLETOP.overlay(river_road(panther_unit(), bridge=bridge), "german", "bridges").hexsides
        looks[bridge] = drawn[2]
    expected = {"road": "good", "trail": "poor", "german_engineer": "poor", "us_engineer": "fair", "destroyed": "bad"}
    assert looks == expected


def test_stacks_show_their_limit_and_what_is_too_many() -> None:
    foot = [unit_entry(f"f{n}", "GE Leg units", "0301") for n in range(3)]
    state = make_position(german=[*foot, unit_entry("lone", "GE Leg units", "0305")], tags={"0305": "constricted"})
    assert TABLETOP.overlay(state, "german", "stacks-german").hexes == {"0301": ("bad", "3/3"), "0305": ("poor", "1/2")}


def test_an_unknown_overlay_is_refused_with_those_there_are(opening: WachtState) -> None:
    with pytest.raises(Invalid, match="reach-german"):
        TABLETOP.overlay(opening, "german", "weather")
