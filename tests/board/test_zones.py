"""Occupation and zones follow every unit, and equal a rebuild."""

from hypothesis import given, settings
from hypothesis import strategies as st

from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND, FRIENDLY_ZONE, TITLE_BITS, ControlZones, contact_pairs
from tests.board.maps import open_ground, valley

ALLIED, GERMAN = 0, 1


def test_a_unit_is_a_friend_to_its_side_and_an_enemy_to_the_other() -> None:
    hexmap = valley()
    zones = ControlZones(hexmap)
    here, there = hexmap.index["0303"], hexmap.index["0304"]
    zones.enter(GERMAN, here)
    assert zones.flags(GERMAN)[here] == FRIEND
    assert zones.flags(ALLIED)[here] == ENEMY
    assert zones.flags(GERMAN)[there] == FRIENDLY_ZONE
    assert zones.flags(ALLIED)[there] == ENEMY_ZONE
    assert zones.is_in_enemy_zone(ALLIED, there)
    assert zones.has_unit(GERMAN, here)
    assert zones.has_enemy(ALLIED, here)
    assert sum(bool(flags) for flags in zones.flags(ALLIED)) == 7


def test_a_hex_keeps_its_zone_until_the_last_unit_that_has_one_leaves() -> None:
    hexmap = valley()
    zones = ControlZones(hexmap)
    here, there = hexmap.index["0303"], hexmap.index["0304"]
    for has_zone in (True, True, False):
        zones.enter(GERMAN, here, has_zone)
    zones.leave(GERMAN, here)
    assert zones.is_in_enemy_zone(ALLIED, there)
    zones.lose_zone(GERMAN, here)
    assert not zones.is_in_enemy_zone(ALLIED, there)
    assert zones.unit_count(GERMAN, here) == 2
    zones.leave(GERMAN, here, has_zone=False)
    zones.leave(GERMAN, here, has_zone=False)
    assert zones == ControlZones(hexmap)


def test_the_view_of_the_kernels_follows_every_change() -> None:
    hexmap = valley()
    zones = ControlZones(hexmap)
    view = zones.flag_array(ALLIED)
    zones.enter(GERMAN, 7)
    assert view[7] == ENEMY
    assert zones.flag_array(ALLIED) is view


def test_a_copy_goes_its_own_way() -> None:
    zones = ControlZones.build(valley(), [(GERMAN, 7, True)])
    view = zones.flag_array(GERMAN)
    other = zones.copy()
    assert other == zones
    other.enter(GERMAN, 9)
    assert other != zones
    assert view[9] == FRIENDLY_ZONE & view[9]
    assert other.flag_array(GERMAN)[9] & FRIEND


def test_a_zone_may_be_held_by_a_hexside() -> None:
    hexmap = valley()
    river = hexmap.sides["rivers"]
    zones = ControlZones(hexmap, crosses=lambda hex, direction: (hex, direction) not in river)
    zones.enter(GERMAN, hexmap.index["0304"])
    assert not zones.is_in_enemy_zone(ALLIED, hexmap.index["0305"])
    assert zones.is_in_enemy_zone(ALLIED, hexmap.index["0303"])


def test_a_title_marks_hexes_with_its_own_bits() -> None:
    full = TITLE_BITS[0]
    zones = ControlZones.build(valley(), [(GERMAN, 7, True)])
    zones.set_bit(GERMAN, 7, full)
    assert zones.flags(GERMAN)[7] == FRIEND | full
    zones.set_bit(GERMAN, 7, full, on=False)
    assert zones == ControlZones.build(valley(), [(GERMAN, 7, True)])


unit = st.tuples(st.integers(0, 1), st.integers(0, 29), st.booleans())


@settings(max_examples=150)
@given(st.lists(unit, max_size=12), st.lists(st.tuples(st.integers(0, 11), st.integers(0, 29)), max_size=20))
def test_moving_units_about_equals_a_rebuild(
    units: list[tuple[int, int, bool]],
    moves: list[tuple[int, int]],
) -> None:
    hexmap = valley()
    zones = ControlZones.build(hexmap, units)
    for number, goal in moves:
        if number < len(units):
            side, hex, has_zone = units[number]
            zones.leave(side, hex, has_zone)
            zones.enter(side, goal, has_zone)
            units[number] = (side, goal, has_zone)
    rebuilt = ControlZones.build(hexmap, units)
    assert zones == rebuilt
    for side in range(2):
        for hex in range(len(hexmap)):
            enemies = [unit for unit in units if unit[0] != side]
            near = [other for other in hexmap.around[hex] if other < len(hexmap)]
            assert zones.has_enemy(side, hex) == any(unit[1] == hex for unit in enemies)
            assert zones.is_in_enemy_zone(side, hex) == any(unit[1] in near and unit[2] for unit in enemies)
            without = ControlZones.build(hexmap, [unit for unit in units if unit[0] == side or unit[1] != hex])
            assert zones.flags_without_enemies(side, hex) == without.flags(side)


def test_hexes_of_a_side_are_in_contact_with_enemies_beside_them() -> None:
    hexmap = open_ground(6, 8)
    at = hexmap.index
    units = [(ALLIED, at[hex], True) for hex in ("001001", "001002", "003003", "006007")]
    units += [(GERMAN, at[hex], True) for hex in ("002002", "006008", "004008")]
    zones = ControlZones.build(hexmap, units)
    assert contact_pairs(hexmap, zones, ALLIED) == (("001001", "002002"), ("001002", "002002"), ("006007", "006008"))
    assert contact_pairs(hexmap, zones, GERMAN) == tuple(
        (there, here) for here, there in contact_pairs(hexmap, zones, ALLIED)
    )
