"""Communication and Surround (rules ARD-DEF-13..18, ARD-H-16..18)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.communication import (
    check_behind_enemy_lines,
    check_communication,
    is_behind_enemy_lines,
    is_in_communication,
)
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.lines.surround import check_danger, check_surrounded, is_in_danger, is_surrounded
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    G_RECON,
    Field,
    allows,
    field,
    refuses,
)


@pytest.mark.rule("ARD-DEF-13")
def test_communication_is_of_any_length_and_crosses_unbridged_rivers() -> None:
    f = field(rows=1, columns=20, rivers=["0110-0111"])
    unit = f.put(A_INF, "0101")
    ruling = check_communication(f.state, ALLIED, f.at("0101"))
    assert allows(ruling, "ARD-DEF-13")
    assert not is_in_supply(f.state, unit)


@pytest.mark.rule("ARD-DEF-14")
def test_the_tested_hex_may_lie_in_an_enemy_zone_for_communication() -> None:
    f = field(rows=1, columns=9)
    f.put(A_INF, "0105")
    f.put(G_INF, "0104")
    assert allows(check_communication(f.state, ALLIED, f.at("0105")), "ARD-DEF-14")


RING = ("0404", "0504", "0604", "0605", "0506", "0405")  # the six hexes around 0505


@pytest.mark.rule("ARD-DEF-15")
def test_communication_does_not_enter_an_enemy_held_town() -> None:
    f = field(towns=RING)
    f.put(A_INF, "0505")
    f.hold("german", *RING)
    assert refuses(check_communication(f.state, ALLIED, f.at("0505")), "ARD-DEF-15")
    f.hold("allied", "0506")
    assert check_communication(f.state, ALLIED, f.at("0505")).legal


@pytest.mark.rule("ARD-DEF-15")
def test_communication_runs_through_a_german_village_worth_points_and_not_a_town() -> None:
    ring = ("0404", "0405", "0504", "0506", "0604", "0605")
    for village, through in (("0506", True), ("", False)):
        f = field(day=24, towns=[hex for hex in ring if hex != village], vp={"0506": 2})
        number = f.put("CCR.3A.VII", "0505")
        f.hold("german", *ring)
        assert f.state.land.place_holder(f.at("0506")) == GERMAN
        assert is_in_communication(f.state, number) == through


def ring(*pairs: str) -> Field:
    """Units in hexes: id, hex, id, hex, ..."""
    f = field()
    for unit, hex in zip(pairs[::2], pairs[1::2], strict=True):
        f.put(unit, hex)
    return f


@pytest.mark.rule("ARD-DEF-16")
def test_communication_does_not_pass_an_enemy_zone_or_unit_unless_a_friend_stands_there() -> None:
    f = ring(G_INF, "0504", G_INF_2, "0506")
    f.put(A_INF, "0505")
    assert refuses(check_communication(f.state, ALLIED, f.at("0505")), "ARD-DEF-16")
    f.put(A_INF_2, "0405")
    assert check_communication(f.state, ALLIED, f.at("0505")).legal


@pytest.mark.rule("ARD-DEF-17", "ARD-H-16")
def test_two_opposite_stacks_close_all_six_hexes_and_allied_units_do_not_help() -> None:
    f = ring(G_INF, "0504", G_INF_2, "0506")
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0405")
    assert allows(check_surrounded(f.state, f.at("0505"), ALLIED), "ARD-DEF-17", "ARD-H-16")
    f.state.board.set_dispersed(f.title.unit(G_INF_2).number, True)
    assert refuses(check_surrounded(f.state, f.at("0505"), ALLIED), "ARD-DEF-17")


def pocket(towns: tuple[str, ...] = ()) -> Field:
    """A field whose middle is cut off by a wide ring of German units."""
    f = field(towns=towns)
    units = [u.id for u in f.title.units if u.side == "german" and u.bracketed_at < u.steps and u.steps == 2]
    hexes = [
        "0304",
        "0305",
        "0306",
        "0307",
        "0407",
        "0508",
        "0608",
        "0707",
        "0706",
        "0705",
        "0704",
        "0604",
        "0503",
        "0403",
    ]
    for unit, hex in zip(units[10:], hexes, strict=False):
        f.put(unit, hex)
    return f


@pytest.mark.rule("ARD-DEF-18")
def test_behind_enemy_lines_needs_no_communication_no_town_and_no_ring() -> None:
    f = pocket()
    unit = f.put(A_INF, "0505")
    assert is_behind_enemy_lines(f.state, unit)
    assert allows(check_behind_enemy_lines(f.state, unit), "ARD-DEF-18")
    f.put(G_INF, "0504")
    f.put(G_MECH, "0506")
    assert refuses(check_behind_enemy_lines(f.state, unit), "ARD-DEF-18")
    in_town = pocket(towns=("0505",))
    assert not is_behind_enemy_lines(in_town.state, in_town.put(A_INF, "0505"))
    free = field()
    assert not is_behind_enemy_lines(free.state, free.put(A_INF, "0505"))


@pytest.mark.rule("ARD-H-16")
def test_for_the_german_a_friend_lifts_the_ring() -> None:
    f = ring(A_INF, "0504", A_INF_2, "0506", G_INF, "0505")
    assert allows(check_surrounded(f.state, f.at("0505"), GERMAN), "ARD-H-16")
    f.put(G_INF_2, "0405")
    assert refuses(check_surrounded(f.state, f.at("0505"), GERMAN), "ARD-H-16")


def test_a_stack_in_the_corner_is_surrounded_by_the_map_edge_and_one_zone() -> None:
    f = ring(G_INF, "0102", A_INF, "0101")
    assert is_surrounded(f.state, f.at("0101"), ALLIED)
    f.state.board.set_dispersed(f.title.unit(G_INF).number, True)
    assert not is_surrounded(f.state, f.at("0101"), ALLIED)


@pytest.mark.rule("ARD-A0-02", "ARD-H-17")
def test_one_stack_adjacent_and_a_second_near_the_far_side_is_danger() -> None:
    f = ring(A_INF, "0505", G_INF, "0504", G_MECH, "0507")
    assert is_in_danger(f.state, f.at("0505"))
    assert allows(check_danger(f.state, f.at("0505")), "ARD-A0-02", "ARD-H-17")


@pytest.mark.rule("ARD-A0-02", "ARD-H-17")
def test_a_single_adjacent_unit_is_no_danger_by_itself() -> None:
    f = ring(A_INF, "0505", G_INF, "0504")
    assert refuses(check_danger(f.state, f.at("0505")), "ARD-H-17")


def test_who_cannot_move_or_would_open_the_ring_is_no_danger() -> None:
    def danger(**states: object) -> bool:
        f = ring(A_INF, "0505", G_INF, "0504")
        f.put(G_MECH, "0507", **states)  # type: ignore[arg-type]
        return is_in_danger(f.state, f.at("0505"))

    assert danger()
    assert not danger(supply="Isolated")
    assert not danger(dispersed=True)
    assert not danger(fuel=False)


def test_an_adjacent_unit_that_leaves_a_zone_behind_can_close_the_ring() -> None:
    f = ring(A_INF, "0505", G_INF, "0504", G_MECH, "0405", G_INF_2, "0405")
    assert is_in_danger(f.state, f.at("0505"))
    alone = ring(A_INF, "0505", G_INF, "0504", G_MECH, "0405")
    assert not is_in_danger(alone.state, alone.at("0505"))
    bracketed = ring(A_INF, "0505", G_INF, "0504", G_MECH, "0405", G_RECON, "0405")
    bracketed.state.board.set_dispersed(bracketed.title.unit(G_RECON).number, True)
    assert not is_in_danger(bracketed.state, bracketed.at("0505"))


def test_a_surrounded_stack_is_in_danger_no_more() -> None:
    f = ring(A_BIG, "0505", G_INF, "0504", G_INF_2, "0506", G_MECH, "0507")
    assert is_surrounded(f.state, f.at("0505"), ALLIED)
    assert not is_in_danger(f.state, f.at("0505"))
    assert not check_danger(f.state, f.at("0505")).legal


def test_an_engineer_and_a_regiment_are_surrounded_alike() -> None:
    for unit in (A_ENG, A_INF):
        f = ring(unit, "0505", G_INF_3, "0504", G_MECH_2, "0506")
        assert is_surrounded(f.state, f.at("0505"), ALLIED)


@pytest.mark.rule("ARD-H-18")
def test_a_roadblock_blocks_nobodys_communication_and_the_germans_run_to_the_east_edge() -> None:
    f = field(rows=1, columns=9, roads=["0104-0105"])
    f.state.add_roadblock("0104")
    assert allows(check_communication(f.state, GERMAN, f.at("0106")), "ARD-H-18")
    assert check_communication(f.state, GERMAN, f.at("0106")).facts["path"] == [
        "0106",
        "0105",
        "0104",
        "0103",
        "0102",
        "0101",
    ]
