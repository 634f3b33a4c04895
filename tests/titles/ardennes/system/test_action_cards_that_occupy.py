"""Action cards that send a stack into an empty German-held hex when there is nobody to attack (H-36)."""

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    field,
)
from tests.titles.ardennes.support.impulse import last, lost, one_card
from tests.titles.ardennes.support.roads import ROAD

TO_THE_EAST = "0505-0504-0503-0502-0501"
RETAKES = pytest.mark.parametrize("card", ["AA01", "AA02"])


def choice(duel: Duel) -> str:
    return last(duel, "Action card").choice


def lost_town(hex: str = "0503", **more: object) -> Field:
    """A German-held Town that is a VP hex, empty, on the road east."""
    settings: dict[str, object] = {"vp": {hex: 3}, "towns": [hex], "day": 22} | more
    f = field(roads=[ROAD, TO_THE_EAST], **settings)  # type: ignore[arg-type]
    f.hold("german", hex)
    return f


def is_german(f: Field, hex: str = "0503") -> bool:
    return f.state.land.place_holder(f.at(hex)) == GERMAN


@pytest.mark.rule("ARD-H-36")
@RETAKES
@pytest.mark.parametrize("unit", [A_MECH, A_INF, A_ENG])
def test_an_empty_german_held_victory_hex_in_reach_is_entered(card: str, unit: str) -> None:
    f = lost_town()
    number = f.put(unit, "0506")
    trace = last(one_card(f, (number,), card), "Action card")
    assert trace.choice == f"{unit} to 0503"
    assert any(c.chosen and c.why.startswith("an empty German-held ") for c in trace.candidates)
    assert f.state.board.where[number].text == "0503"
    assert f.state.land.place_holder(f.at("0503")) == ALLIED


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize("supply", ["LowSupply", "OutOfSupply"])
def test_a_stack_that_may_lead_no_attack_can_still_walk_in(supply: str) -> None:
    f = lost_town()
    number = f.put(A_INF, "0504", supply=supply)
    assert choice(one_card(f, (number,), "AA02")) == f"{A_INF} to 0503"
    dispersed = lost_town()
    number = dispersed.put(A_INF, "0504", dispersed=True)
    assert choice(one_card(dispersed, (number,), "AA02")) == "passed over"


@pytest.mark.rule("ARD-H-36")
@RETAKES
def test_the_attack_of_any_stack_comes_first(card: str) -> None:
    f = lost_town()
    walks, fights = f.put(A_MECH, "0506"), f.put(A_BIG, "0807")
    f.put(G_INF, "0806", steps=1)
    duel = one_card(f, (walks, fights), card)
    assert choice(duel).startswith("attack 0806 at ")
    assert duel.pending is not None
    assert is_german(f)


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize("card", ["AA04", "AA05", "AA06", "AA07", "AA08", "AA09", "AA10", "AA11"])
def test_the_other_cards_that_attack_send_nobody_into_it(card: str) -> None:
    f = lost_town()
    number = f.put(A_MECH, "0506")
    assert choice(one_card(f, (number,), card)) == "passed over"
    assert is_german(f)


@pytest.mark.rule("ARD-H-36", "ARD-H-17")
@RETAKES
def test_it_is_not_entered_where_the_stack_would_be_in_danger_of_surround(card: str) -> None:
    f = lost_town()
    number = f.put(A_INF, "0505")
    for unit, hex in ((G_MECH, "0402"), (G_INF, "0402"), (G_INF_2, "0402"), (G_MECH_2, "0702"), (G_INF_3, "0702")):
        f.put(unit, hex)
    trace = last(one_card(f, (number,), card), "Action card")
    assert trace.choice == "passed over"
    assert lost(trace)[f"{A_INF} to 0503"].rule == "ARD-H-17"


@pytest.mark.rule("ARD-H-36", "ARD-H-16")
@RETAKES
def test_it_is_not_entered_where_the_stack_would_be_surrounded_at_once(card: str) -> None:
    f = lost_town()
    number = f.put(A_INF, "0504", supply="LowSupply")
    for unit, hex in ((G_MECH, "0303"), (G_INF, "0601"), (G_INF_2, "0604")):  # their zones close the six hexes around
        f.put(unit, hex)
    trace = last(one_card(f, (number,), card), "Action card")
    assert trace.choice == "passed over"
    assert lost(trace)[f"{A_INF} to 0503"].why == "it would be Surrounded there"


@pytest.mark.rule("ARD-H-36", "ARD-H-14")
@RETAKES
def test_it_is_not_entered_by_a_stack_without_which_the_line_would_part(card: str) -> None:
    f = lost_town("0504", rows=20)
    middle = f.put(A_MECH, "0509")
    for unit, hex in ((A_INF, "0209"), (A_INF_2, "0809"), (A_INF_3, "1109"), (G_INF, "0101")):
        f.put(unit, hex)
    trace = last(one_card(f, (middle,), card), "Action card")
    assert trace.choice == "passed over"
    assert lost(trace)[f"{A_MECH} to 0504"].rule == "ARD-H-14"


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize("near", [False, True])
def test_the_way_into_it_obeys_enemy_zones(near: bool) -> None:
    f = lost_town()
    number = f.put(A_MECH, "0504", supply="OutOfSupply")  # moves one hex and attacks nobody
    around = f.title.attributes.six_neighbors
    between = f.names(set(around[f.at("0503")]) & set(around[f.at("0504")]))
    f.put(G_INF, between[0] if near else "0110")
    trace = last(one_card(f, (number,), "AA02"), "Action card")
    assert trace.choice == ("passed over" if near else f"{A_MECH} to 0503")
    assert not near or lost(trace)[f"{A_MECH} in 0504"].why == "no empty German-held City or Town is in reach"


@pytest.mark.rule("ARD-H-36", "ARD-A0-16")
def test_a_victory_hex_near_germans_keeps_a_unit() -> None:
    f = lost_town(vp={"0503": 3, "0506": 2}, towns=["0503", "0506"])
    goes, stays = f.title.sort_units((f.put(A_MECH, "0506"), f.put(A_INF, "0506")))
    for unit in (G_INF, G_INF_2, G_INF_3):
        f.put(unit, "0708")
    one_card(f, (goes, stays), "AA02")
    assert f.state.board.where[stays].text == "0506"
    assert f.state.board.where[goes].text == "0503"


@pytest.mark.rule("ARD-H-36")
def test_a_drive_enters_the_nearest_and_the_other_cards_a_victory_hex_first() -> None:
    def three() -> tuple[Field, int]:
        f = lost_town(vp={"0503": 3, "0508": 2}, towns=["0503", "0508", "0606"])
        f.hold("german", "0508", "0606")
        return f, f.put(A_MECH, "0507")

    f, number = three()
    trace = last(one_card(f, (number,), "AA01"), "Action card")
    assert trace.choice == f"{A_MECH} to 0508"
    assert lost(trace)[f"{A_MECH} to 0503"].why == "distance 4 from where it stands; the chosen one 1"
    f, number = three()
    trace = last(one_card(f, (number,), "AA02"), "Action card")
    assert trace.choice == f"{A_MECH} to 0508"
    assert lost(trace)[f"{A_MECH} to 0606"].why == "not a VP hex, as the chosen one is"
    f, number = three()
    f.hold("allied", "0503", "0508")
    assert choice(one_card(f, (number,), "AA02")) == f"{A_MECH} to 0606"
    f, number = three()
    f.hold("allied", "0503", "0508")
    assert choice(one_card(f, (number,), "AA01")) == "passed over"


@pytest.mark.rule("ARD-H-36")
def test_the_supply_road_is_cut_in_a_victory_hex_first() -> None:
    f = lost_town("0502")
    f.put(G_MECH, "0505")
    f.put(G_INF_3, "0505")
    number = f.put(A_MECH, "0703")
    assert choice(one_card(f, (number,), "AA03")) == f"{A_MECH} to 0502"
