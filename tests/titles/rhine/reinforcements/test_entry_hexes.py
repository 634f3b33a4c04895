"""Entry hexes: the meaning of printed places, and blocked entry."""

import pytest

from tests.titles.rhine.support.asking import answer_value, ask_rhine, refusal_error, rhine_title


def rows(where: str, **given: object) -> list[int]:
    return [int(hex[1:3]) for hex in answer_value("entry", where=where, **given)["hexes"]]


def columns(where: str) -> list[int]:
    return [int(hex[4:]) for hex in answer_value("entry", where=where)["hexes"]]


@pytest.mark.rule("BTR-ARRIVAL-03", "BTR-ARRIVAL-27")
def test_limits_leave_out_the_named_row_and_keep_both_ends_of_a_stretch() -> None:
    south, north = rows("Map C, west edge south of 25.xx"), rows("Map C, west edge north of 25.xx")
    assert (south[0], south[-1], north[0]) == (1, 24, 26)
    assert 25 in rows("Map C, west edge")
    assert columns("Map C, south edge from 1.11 to 1.18") == list(range(11, 19))
    assert columns("Map C, south edge west of 1.06") == [1, 2, 3, 4, 5]
    assert ask_rhine("entry", where="Map C, west edge").value["hexes"][0] == "C01.01"


def test_sea_hexes_are_no_entry() -> None:
    terrain = rhine_title().map
    for hex in answer_value("entry", where="Map A, west edge")["hexes"]:
        assert terrain.terrain[terrain.index[hex]] not in ("Sea", "Lake")
    assert len(rows("Map A, west edge")) < 68


@pytest.mark.rule("BTR-ARRIVAL-04", "OCS-REINF-02")
def test_one_held_hex_of_the_range_opens_the_nearest_hex_outside_it() -> None:
    free = answer_value("entry", where="Map C, west edge south of 25.xx")
    assert "C25.01" not in free["may_use"]
    blocked = ask_rhine("entry", where="Map C, west edge south of 25.xx", occupied="C10.01").value
    assert blocked["blocked"] == ["C10.01"]
    assert "C10.01" not in blocked["may_use"]
    assert blocked["nearest"] == ["C25.01"]
    beside = answer_value("entry", where="Map C, west edge south of 25.xx", occupied="C10.01,C25.01")
    assert beside["nearest"] == ["C26.01"]
    # A range in the middle of an edge: the nearer side, both if equal.
    both = answer_value("entry", where="Map C, south edge from 1.11 to 1.18", occupied="C01.12")
    assert both["nearest"] == ["C01.10", "C01.19"]
    one = answer_value("entry", where="Map C, south edge from 1.11 to 1.18", occupied="C01.12,C01.10")
    assert one["nearest"] == ["C01.19"]


def test_a_group_waits_only_when_the_whole_edge_is_held() -> None:
    edge = [f"C01.{n:02}" for n in range(1, 41)]
    assert answer_value("entry", where="Map C, south edge west of 1.06", occupied=edge)["waits"] is True
    assert answer_value("entry", where="Map C, south edge west of 1.06", occupied=edge[:-1])["nearest"] == ["C01.40"]


@pytest.mark.rule("BTR-ARRIVAL-05", "BTR-ARRIVAL-06", "BTR-ARRIVAL-07")
def test_units_that_come_with_an_hq_have_an_edge_to_fall_back_on() -> None:
    french = ask_rhine("entry", where="With any FR HQ").value
    assert (french["with_hq"], french["otherwise"]) == ("FR", "Map C, south edge west of 1.06")
    assert ask_rhine("entry", where="Any CW Corps HQ").value["otherwise"] == "Map A, west edge"
    assert answer_value("entry", where="With any US HQ", region="south")["otherwise"] == "Map C, west edge"
    assert "with_hq" not in answer_value("entry", where="Map C, west edge")


@pytest.mark.rule("BTR-ARRIVAL-24")
def test_aircraft_may_go_to_either_place_of_their_group() -> None:
    found = ask_rhine("entry", where="Any Map C air base or Normandy").value
    assert (found["air_bases"], found["boxes"]) == ("any friendly air base of Map C", ["Normandy"])
    assert answer_value("entry", where="England Airfields")["boxes"] == ["England"]
    assert answer_value("entry", where="Southern France Airfields")["boxes"] == ["Southern France"]


@pytest.mark.rule("BTR-ARRIVAL-12")
def test_transfers_come_over_roads_and_rails_of_the_joint() -> None:
    north = ask_rhine("entry", where="South to North").value["hexes"]
    south = ask_rhine("entry", where="North to South").value["hexes"]
    assert {hex[:3] for hex in north} == {"A01", "B01"}
    assert {hex[:3] for hex in south} == {"C68", "D68"}
    board = rhine_title().map
    for hex in north + south:
        i = board.index[hex]
        assert any((i, way) in board.sides[layer] for layer in ("roads", "rails") for way in range(6))


def test_every_place_of_the_chart_can_be_asked() -> None:
    for entry in rhine_title().arrivals.entries:
        if entry.action in ("arrive", "reserve-marker", "transfer"):
            found = answer_value("entry", where=entry.where)
            assert found["hexes"] or found["boxes"] or "with_hq" in found or "stock" in found


def test_a_choice_of_places_gives_both() -> None:
    found = answer_value("entry", where="Map A, west edge or Brussels", occupied=rhine_title().map.named("Brussels"))
    assert found["blocked"] == list(rhine_title().map.named("Brussels"))
    assert "A01.01" in found["open"]
    assert answer_value("entry", where="England or Map A, west edge")["boxes"] == ["England"]


def test_hexes_closed_to_a_mobility_type_are_left_out() -> None:
    leg, track = rows("Map A, west edge", mobility="leg"), rows("Map A, west edge", mobility="track")
    assert set(track) <= set(leg)


@pytest.mark.parametrize(
    ("where", "parameter"),
    [("Map E, west edge", "where"), ("Map A, west edge west of 1.06", "where"), ("the moon", "where")],
)
def test_a_place_the_chart_cannot_mean_is_refused(where: str, parameter: str) -> None:
    error = refusal_error("entry", where=where)
    assert error.parameter == parameter
    assert error.accepted


def test_an_unknown_hex_is_refused_by_its_parameter() -> None:
    assert refusal_error("entry", where="Map A, west edge", occupied="A99.01").parameter == "occupied"


@pytest.mark.rule("BTR-ARRIVAL-12", "BTR-HOUSE-11")
def test_a_transfer_is_asked_behind_the_front_line_as_it_is_played() -> None:
    free = answer_value("entry", where="South to North")
    assert "A01.10" in free["open"]
    assert len(free["open"]) < len(free["hexes"])
    line = [hex for hex in rhine_title().map.ids if hex[0] == "A" and hex.endswith(".30")]
    cut = answer_value("entry", where="South to North", occupied=line[::3])
    assert all(hex[0] == "A" and int(hex[4:]) < 30 for hex in cut["open"])
