"""Strategic Movement (rules ARD-DEF-19..28)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.actions import StrategicMove
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.roadblocks import check_trigger_hexes
from broadfront.titles.ardennes.rules.routes.strategic_movement import (
    STRATEGIC,
    begin_refusal,
    closed_reason,
    points_line,
    strategic_closed_hexes,
    strategic_reach,
)
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_MECH,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_MECH,
    Field,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.on_the_map import number_of, real
from tests.titles.ardennes.support.units import HANSEN, KNITTEL, PEIPER, SANDIG

ROAD = "-".join(f"05{c:02}" for c in range(1, 21))  # from the German to the Allied edge


def long_road(day: int = 18, **more: object) -> Field:
    f = field(columns=20, day=day, roads=[ROAD], **more)  # type: ignore[arg-type]
    f.put(G_INF_2, "0818", dispersed=True)  # the leading unit of the army, out of everybody's way
    return f


def path(first: int, last: int) -> list[str]:
    way = 1 if last >= first else -1
    return [f"05{c:02}" for c in range(first, last + way, way)]


@pytest.mark.rule("ARD-DEF-19")
def test_a_mechanized_unit_goes_twice_its_allowance() -> None:
    f = long_road()
    number = f.put(G_MECH, "0502")
    assert points_line(f.state, number).amount == 8
    assert check_move(f.state, number, path(3, 10), STRATEGIC).legal
    assert refuses(check_move(f.state, number, path(3, 11), STRATEGIC), "ARD-DEF-19")


@pytest.mark.rule("ARD-DEF-20")
def test_infantry_goes_five_hexes_for_the_german_and_nine_for_the_allies() -> None:
    f = long_road()
    german = f.put(G_INF, "0502")
    assert check_move(f.state, german, path(3, 7), STRATEGIC).legal
    assert refuses(check_move(f.state, german, path(3, 8), STRATEGIC), "ARD-DEF-20")
    g = field(columns=20, roads=[ROAD])
    allied = g.put(A_INF, "0519")
    assert check_move(g.state, allied, path(18, 10), STRATEGIC).legal
    assert refuses(check_move(g.state, allied, path(18, 9), STRATEGIC), "ARD-DEF-20")


@pytest.mark.rule("ARD-DEF-21")
def test_it_begins_in_supply_on_a_road_with_no_enemy_next_to_it() -> None:
    f = long_road()
    assert begin_refusal(f.state, f.put(G_MECH, "0502")) is None
    assert refuses(begin_refusal(f.state, f.put(G_INF, "0702")), "ARD-DEF-21")
    near = long_road()
    near.put(A_ENG, "0402", dispersed=True)
    assert refuses(begin_refusal(near.state, near.put(G_MECH, "0502")), "ARD-DEF-21")
    cut = field(columns=20, roads=["0505-0506"])
    assert refuses(begin_refusal(cut.state, cut.put(G_MECH, "0505")), "ARD-DEF-21")


@pytest.mark.rule("ARD-DEF-21")
def test_strategic_movement_asks_for_a_supply_path_and_not_for_the_marker() -> None:
    unit = "Krause.12SS.ISS"
    f = real(21, {"0805": unit, "0909": PEIPER})
    f.state.board.set_supply(number_of(f, unit), 1)
    assert is_in_supply(f.state, number_of(f, unit))
    assert allows(check_move(f.state, number_of(f, unit), ("0706", "0707"), STRATEGIC), "ARD-DEF-21")


@pytest.mark.rule("ARD-DEF-22")
def test_every_hex_is_entered_along_the_road_and_away_from_any_enemy() -> None:
    f = long_road()
    number = f.put(G_MECH, "0502")
    assert refuses(check_move(f.state, number, ["0402"], STRATEGIC), "ARD-DEF-22")
    f.put(A_ENG, "0406", dispersed=True)
    ruling = check_move(f.state, number, path(3, 8), STRATEGIC)
    assert refuses(ruling, "ARD-DEF-22")
    assert ruling.nearest == StrategicMove(G_MECH, ("0503", "0504", "0505"))


@pytest.mark.rule("ARD-DEF-22")
def test_strategic_movement_keeps_away_from_an_enemy_without_zone() -> None:
    f = real(18, {"0806": "291.CT-XVIII.XVIII", "0804": "27.12VG.ISS", "0903": SANDIG, "0909": PEIPER})
    n = number_of(f, SANDIG)
    assert refuses(check_move(f.state, n, ("0904", "0804", "0805"), STRATEGIC), "ARD-DEF-22")
    assert check_move(f.state, n, ("0904", "0804"), STRATEGIC).legal


@pytest.mark.rule("ARD-DEF-23")
def test_it_does_not_enter_an_enemy_held_town() -> None:
    f = long_road(towns=["0505"])
    number = f.put(G_MECH, "0502")
    f.hold("allied", "0505")
    assert refuses(check_move(f.state, number, path(3, 6), STRATEGIC), "ARD-DEF-23")
    f.hold("german", "0505")
    assert check_move(f.state, number, path(3, 6), STRATEGIC).legal


@pytest.mark.rule("ARD-DEF-24")
def test_it_does_not_cross_an_enemy_held_bridge() -> None:
    f = long_road(rivers=["0504-0505"], bridges=["0504-0505"])
    number = f.put(G_MECH, "0502")
    assert refuses(check_move(f.state, number, path(3, 6), STRATEGIC), "ARD-DEF-24")
    f.state.land.hold_bridge(f.state.ground.find_crossing("0504-0505"), 0)
    assert check_move(f.state, number, path(3, 6), STRATEGIC).legal


@pytest.mark.rule("ARD-DEF-25")
def test_a_german_unit_does_not_pass_the_leading_unit_of_its_army() -> None:
    f = field(columns=20, roads=[ROAD])
    number = f.put(G_MECH, "0502")
    f.put(G_INF, "0705")
    f.put(G_5PZ, "0715")
    assert check_move(f.state, number, path(3, 5), STRATEGIC).legal
    assert refuses(check_move(f.state, number, path(3, 6), STRATEGIC), "ARD-DEF-25")
    alone = field(columns=20, roads=[ROAD])
    assert refuses(check_move(alone.state, alone.put(G_MECH, "0505"), ["0506"], STRATEGIC), "ARD-DEF-25")
    assert check_move(alone.state, alone.title.unit(G_MECH).number, ["0504"], STRATEGIC).legal


@pytest.mark.rule("ARD-DEF-25", "ARD-DEF-20")
def test_strategic_movement_stays_behind_the_westernmost_unit_and_has_its_own_reach() -> None:
    f = real(18, {"0902": SANDIG, "0903": "48.12VG.ISS", "0804": "27.12VG.ISS", "0706": PEIPER})
    path = ("0903", "0904", "0804", "0805", "0706", "0707")
    assert refuses(check_move(f.state, number_of(f, SANDIG), path, STRATEGIC), "ARD-DEF-25")
    assert check_move(f.state, number_of(f, SANDIG), path[:-1], STRATEGIC).legal
    ruling = check_move(f.state, number_of(f, "48.12VG.ISS"), path[1:-1], STRATEGIC)
    assert ruling.legal
    assert (ruling.ledger[0].amount, ruling.ledger[0].rule) == (5, "ARD-DEF-20")


@pytest.mark.rule("ARD-DEF-26")
def test_it_does_not_enter_a_hex_that_calls_for_a_roadblock_check() -> None:
    f = long_road(hv={"0507": 3})
    number = f.put(G_MECH, "0502")
    ruling = check_move(f.state, number, path(3, 6), STRATEGIC)
    assert refuses(ruling, "ARD-DEF-26")
    f.state.activation.note_roadblock_check("0507")
    assert check_move(f.state, number, path(3, 6), STRATEGIC).legal


@pytest.mark.rule("ARD-DEF-26")
def test_strategic_movement_may_not_trigger_a_roadblock_check_and_a_move_may() -> None:
    f = real(18, {"0706": HANSEN, "0909": KNITTEL})
    n = number_of(f, HANSEN)
    assert refuses(check_move(f.state, n, ("0707", "0708"), STRATEGIC), "ARD-DEF-26")
    assert check_move(f.state, n, ("0707",), STRATEGIC).legal
    assert check_move(f.state, n, ("0707", "0708")).legal
    assert check_trigger_hexes(f.state, n)[f.at("0708")]


@pytest.mark.rule("ARD-DEF-27")
def test_a_german_unit_does_not_enter_a_map_edge_hex() -> None:
    f = field(rows=5, columns=20, roads=["0401-0402-0403-0503"])
    number = f.put(G_MECH, "0402")
    f.put(G_INF, "0310")
    assert refuses(check_move(f.state, number, ["0403", "0503"], STRATEGIC), "ARD-DEF-27")
    assert check_move(f.state, number, ["0403"], STRATEGIC).legal


@pytest.mark.rule("ARD-DEF-28")
def test_westwall_hexes_are_closed_to_allied_strategic_movement() -> None:
    f = field(columns=20, roads=[ROAD], tags={"0512": "westwall"})
    number = f.put(A_MECH, "0515")
    assert refuses(check_move(f.state, number, path(14, 12), STRATEGIC), "ARD-DEF-28")
    assert check_move(f.state, number, path(14, 13), STRATEGIC).legal


def test_a_legal_move_tells_its_allowance_and_every_step() -> None:
    f = long_road()
    ruling = check_move(f.state, f.put(G_MECH, "0502"), path(3, 4), STRATEGIC)
    assert allows(ruling, "ARD-DEF-21", "ARD-DEF-22")
    assert [line.amount for line in ruling.ledger] == [8, -1, -1]


def test_the_table_the_search_uses_says_what_the_words_say_of_every_hex() -> None:
    f = long_road(towns=["0505", "0605"], hv={"0507": 3, "0513": 2}, tags={"0302": "westwall"})
    german, allied = f.put(G_MECH, "0502"), f.put(A_MECH, "0519")
    f.put(A_INF, "0810")
    f.state.add_roadblock("0511")
    for number in (german, allied):
        closed = strategic_closed_hexes(f.state, number)[:-1].tolist()
        assert [closed_reason(f.state, number, hex) is not None for hex in range(f.state.ground.count)] == closed


def test_nobody_who_may_not_begin_has_anywhere_to_go() -> None:
    f = long_road()
    number = f.put(G_INF, "0702")
    assert strategic_reach(f.state, number).end_ids() == ()
    assert f.state.board.side_of(f.put(A_INF, "0519")) == ALLIED


@pytest.mark.rule("ARD-DEF-28", "ARD-DEF-20")
def test_allied_infantry_goes_up_to_nine_road_hexes_and_not_into_the_westwall() -> None:
    f = real(20, {"0109": "60.9.V"})
    path = ("0208", "0308", "0307", "0306", "0205", "0204")
    assert refuses(check_move(f.state, number_of(f, "60.9.V"), path, STRATEGIC), "ARD-DEF-28")
    ruling = check_move(f.state, number_of(f, "60.9.V"), path[:-1], STRATEGIC)
    assert ruling.legal
    assert ruling.ledger[0].amount == 9


@pytest.mark.rule("ARD-R0-06")
def test_it_does_not_enter_a_hex_next_to_a_roadblock() -> None:
    f = long_road()
    number = f.put(G_MECH, "0502")
    f.state.add_roadblock("0507")
    assert check_move(f.state, number, path(3, 5), STRATEGIC).legal
    assert refuses(check_move(f.state, number, path(3, 6), STRATEGIC), "ARD-R0-06")
