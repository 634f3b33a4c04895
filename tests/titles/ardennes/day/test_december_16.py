"""16 December (rules ARD-D16-01..21)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.facts import with_byte
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.events.allied_reserve import Alarm
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    CommandReplacements,
    Deploy,
    DiscardCard,
    EndActivation,
    Pass,
    PlayEvent,
    SelectUnit,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import PlayTactic
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.routes.bridges import check_demolition
from broadfront.titles.ardennes.steps.activation import RoadblockReplaced
from broadfront.titles.ardennes.steps.card_preparation import DrawHand, hand_limit
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import Impulses
from broadfront.titles.ardennes.steps.moving import Checks
from broadfront.titles.ardennes.system.deployment_choices import reserve_closed_refusal
from broadfront.titles.ardennes.system.event_choices import system_event_refusal
from tests.titles.ardennes.support.activation import german_impulse, numbers_of
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.combat import EAST
from tests.titles.ardennes.support.deployment import bridge_ground, try_engineers, two_roads
from tests.titles.ardennes.support.duel import Duel, battle
from tests.titles.ardennes.support.field import A_INF, A_INF_2, G_INF, G_MECH, Field, as_if, field, refuses
from tests.titles.ardennes.support.impulse import impulse, last
from tests.titles.ardennes.support.on_the_map import active, number_of, quiet, real
from tests.titles.ardennes.support.real import title
from tests.titles.ardennes.support.roads import LONG_ROAD, ROAD, bridge_road, with_roadblock
from tests.titles.ardennes.support.set_ups import start_of
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-D16-01", "ARD-D16-02")
def test_the_solitaire_set_up_moves_two_units() -> None:
    solitaire, two_player = start_of(variant="gs"), start_of(variant="2p")
    moved = {
        u.id: (two_player.board.where[u.number].text, solitaire.board.where[u.number].text)
        for u in title().units
        if solitaire.board.where[u.number] is not two_player.board.where[u.number]
    }
    assert moved == {
        "424.106.XVIII": (title().hex_of("Winterspelt"), "[Allied Reserve]"),
        "16.1.V": ("[Calendar 17]", "0608"),
    }
    told = {event.rules for event in solitaire.events or []}
    assert {("ARD-D16-01",), ("ARD-D16-02",)} <= told


@pytest.mark.rule("ARD-D16-01", "ARD-D16-02")
def test_two_units_start_elsewhere_in_the_solitaire_game() -> None:
    alone, two = campaign(variant="gs"), campaign()
    assert [where(alone, unit) for unit in ("424.106.XVIII", "16.1.V")] == ["[Allied Reserve]", "0608"]
    assert [where(two, unit) for unit in ("424.106.XVIII", "16.1.V")] == ["1206", "[Calendar 17]"]


@pytest.mark.rule("ARD-D16-03", "ARD-H-56")
def test_the_german_opens_with_three_impulses_then_the_allies_have_theirs() -> None:
    at = campaign()
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP03", "GP08", "GP14", "GP18"), ()
    at.state.zones["allied-hand"], at.state.zones["allied-deck"] = ("AC01",), ()
    duel = Duel(at, Impulses())
    for card in ("GP03", "GP08", "GP14"):
        assert isinstance(pending := duel.pending, Decision)
        assert pending.side == "german"
        assert refuses(duel.why_not(Pass()), "ARD-D16-03")
        duel.do(Activate(card))
        duel.do(EndActivation())
    assert isinstance(pending := duel.pending, Decision)
    assert pending.side == "allied"
    duel.do(Pass())
    assert isinstance(pending := duel.pending, Decision)
    assert pending.side == "german"
    assert len(duel.told("ARD-D16-03")) == 3
    duel.do(Pass())
    assert duel.pending is None
    assert duel.told("ARD-H-56")


@pytest.mark.rule("ARD-D16-04")
@pytest.mark.parametrize(("variant", "cards"), [("gs", 9), ("2p", 6)])
def test_the_solitaire_hand_is_nine_for_the_first_impulse_of_the_16th(variant: str, cards: int) -> None:
    at = campaign(variant=variant)
    duel = Duel(at, DrawHand("german"))
    while isinstance(pending := duel.pending, Chance):
        duel.roll(pending.outcomes[0])
    assert len(at.state.zones["german-hand"]) == cards
    as_if(at.state, impulse=1)
    assert hand_limit(at.state, "german") == 6
    if variant == "2p":
        solitaire = campaign(variant="gs")
        solitaire.state.zones["german-deck"] = ()
        duel = Duel(solitaire, DrawHand("german"))
        assert duel.pending is None
        assert duel.told("ARD-D16-04")


@pytest.mark.rule("ARD-D16-04")
def test_after_the_opening_impulse_the_hand_goes_down_to_six() -> None:
    from broadfront.titles.ardennes.steps.impulses import EndImpulse

    at = campaign(variant="gs")
    cards = at.state.zones["german-deck"]
    at.state.zones["german-hand"], at.state.zones["german-deck"] = cards[:8], cards[8:]
    as_if(at.state, impulse=1)
    duel = Duel(at, EndImpulse("german"))
    duel.do(DiscardCard(cards[0]))
    duel.do(DiscardCard(cards[1]))
    assert duel.pending is None
    assert at.state.zones["german-hand"] == cards[2:8]
    assert duel.told("ARD-D16-04")


def impulse_of_the_16th(at: Field, *hand: str, opening: bool) -> Duel:
    at.state.zones["german-hand"] = tuple(sorted(hand))
    at.state.begin_german_impulse(opening)
    return Duel(at, GermanImpulse())


@pytest.mark.rule("ARD-D16-04", "ARD-D16-05", "ARD-D16-08", "ARD-H-31")
def test_the_opening_impulse_has_level_ten_and_no_events() -> None:
    at = campaign(variant="gs")
    assert hand_limit(at.state, "german") == 9
    duel = impulse_of_the_16th(at, "GS16", "GP01", "GP12", "GP03", "GP08", opening=True)
    assert command_level(at.state) == 10
    assert refuses(duel.why_not(PlayEvent("GS16")), "ARD-D16-08")
    for card, spent in (("GP12", 4), ("GP01", 8), ("GP03", 10)):
        duel.do(Activate(card))
        assert at.state.clock.level_spent == spent
        duel.do(EndActivation())
    assert duel.pending is None
    duel = impulse_of_the_16th(at, "GS16", opening=False)
    assert (command_level(at.state), hand_limit(at.state, "german")) == (5, 6)
    assert duel.why_not(PlayEvent("GS16")).legal


@pytest.mark.rule("ARD-D16-06")
def test_each_opening_impulse_activates_another_corps() -> None:
    at = campaign()
    at.state.tally.note_opened_corps("ISS")
    duel = german_impulse(at, "GP05", "GP08", number=2, opening=True)
    assert refuses(duel.why_not(Activate("GP05")), "ARD-D16-06")
    duel.do(Activate("GP08"))
    assert "LXVI" in at.state.tally.opened_corps
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-D16-06")


@pytest.mark.rule("ARD-D16-06", "ARD-D16-03")
def test_the_three_opening_impulses_of_two_players_take_three_corps() -> None:
    at = campaign()
    at.state.zones["german-hand"] = ("GP01", "GP02", "GP10", "GP12", "GP13")
    at.state.zones["german-deck"], at.state.zones["allied-hand"] = (), ("AC01",)
    duel = Duel(at, Impulses())
    for card in ("GP12", "GP01"):
        duel.do(Activate(card))
        duel.do(EndActivation())
    for card in ("GP13", "GP02"):
        assert refuses(duel.why_not(Activate(card)), "ARD-D16-06")
    duel.do(Activate("GP10"))
    duel.do(EndActivation())
    assert isinstance(pending := duel.pending, Decision)
    assert pending.side == "allied"


@pytest.mark.rule("ARD-D16-07")
def test_no_unit_is_activated_twice_in_the_opening() -> None:
    at = campaign()
    for n in numbers_of(at, "18VG", GERMAN):
        as_if(at.state, activated=with_byte(at.state.tally.activated, n, 1))
    duel = german_impulse(at, "GP08", "GP09", number=2, opening=True)
    assert refuses(duel.why_not(Activate("GP08")), "ARD-D16-07")
    assert duel.why_not(Activate("GP09")).legal


@pytest.mark.rule("ARD-D16-08")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_no_event_and_no_replacements_in_an_opening_impulse(variant: str) -> None:
    at = campaign(variant=variant)
    duel = german_impulse(at, "GS18", "GP08", number=1, opening=True)
    assert refuses(duel.why_not(PlayEvent("GS18")), "ARD-D16-08")
    assert refuses(duel.why_not(CommandReplacements("GP08")), "ARD-D16-08")
    assert not any("PlayEvent" in option for option in duel.options())
    later = german_impulse(campaign(variant=variant), "GS18", "GP08", number=4)
    assert later.why_not(PlayEvent("GS18")).legal


# The line is the opening impulse's
@pytest.mark.rule("ARD-D16-10")
def test_no_card_is_drawn_for_the_defence_in_the_opening_impulse_and_one_later_on_the_16th() -> None:
    f = real(16, {"0804": "394.99.V", "0803": ["48.12VG.ISS", "89.12VG.ISS"]})
    attackers = [number_of(f, unit) for unit in ("48.12VG.ISS", "89.12VG.ISS")]
    for opening in (True, False):
        duel = battle(f, "0804", attackers, allied_deck=["AC50"], opening=opening)
        assert isinstance(duel.pending, Decision if opening else Chance)
        assert bool(duel.told("ARD-D16-10")) == opening


@pytest.mark.rule("ARD-D16-15")
def test_the_allied_player_blows_no_bridge_on_the_16th() -> None:
    from broadfront.titles.ardennes.rules.routes.bridges import check_demolition

    at = field(variant="2p", day=16, roads=[LONG_ROAD], rivers=["0506-0507"], bridges=["0506-0507"])
    unit = at.put(G_MECH, "0506")
    assert Duel(at, Checks((unit,))).pending is None
    crossing = at.state.ground.find_crossing("0506-0507")
    assert refuses(check_demolition(at.state, crossing, at.at("0506")), "ARD-D16-15")


@pytest.mark.rule("ARD-D16-15")
def test_in_two_player_no_bridge_is_blown_on_the_16th() -> None:
    f = bridge_road(16, variant="2p")
    assert refuses(check_demolition(f.state, f.state.ground.find_crossing("0504-0505"), f.at("0504")), "ARD-D16-15")


@pytest.mark.rule("ARD-D16-15", "ARD-D16-16")
def test_on_the_16th_the_allied_player_has_no_artillery_and_blows_no_bridge() -> None:
    f = real(16, {"2403": "12.4.VIII", "2303": "320.212VG.LXXX"}, variant="2p")
    duel = battle(f, "2403", [number_of(f, "320.212VG.LXXX")], allied_hand=["AC22", "AC25"])
    assert refuses(duel.why_not(PlayTactic("AC25")), "ARD-D16-16")
    assert duel.why_not(PlayTactic("AC22")).legal
    crossing = f.state.ground.find_crossing("2303-2403")
    assert refuses(check_demolition(f.state, crossing, f.at("2303")), "ARD-D16-15")


@pytest.mark.rule("ARD-D16-17")
def test_on_the_16th_engineers_replace_no_roadblock_and_destroy_no_bridge() -> None:
    f = bridge_ground(16, hv={"0506": 3})
    f.state.add_roadblock("0506")
    f.put(A_INF_2, "0909")
    f.put(G_INF, "0908")
    f.reserve(A_INF)
    trace = last(try_engineers(f), "Engineers")
    assert trace.choice == "an IP at 0909"
    assert [c.rule for c in trace.candidates if c.rule == "ARD-D16-17"] == ["ARD-D16-17", "ARD-D16-17"]


@pytest.mark.rule("ARD-D16-17")
def test_on_the_16th_engineers_blow_no_bridge_and_build_an_ip() -> None:
    f = real(16, {"1708": "304.2Pz.XLVII", "1807": ["39.26VG.XLVII", "77.26VG.XLVII"], "1808": "110.28.VIII"})
    duel = Duel(f, Engineers())
    duel.settle()
    assert f.state.land.has_bridge(f.state.ground.find_crossing("1708-1709"))
    assert f.state.land.ips == {"1808"}
    assert not f.state.land.roadblocks


@pytest.mark.rule("ARD-D16-18", "ARD-T0-10")
def test_on_the_16th_corps_artillery_works_and_the_artillery_it_draws_does_not() -> None:
    f = real(16, {"2107": "109.28.VIII", "2106": ["915.352VG.LXXXV", "916.352VG.LXXXV"]})
    attackers = [number_of(f, unit) for unit in ("915.352VG.LXXXV", "916.352VG.LXXXV")]
    duel = battle(f, "2107", attackers, allied_deck=["AC22", "AC25"])
    duel.roll("AC22")
    duel.roll("AC25")
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-D16-18")
    assert f.state.stack[-1].fight.defender_tactics == ("Artillery",)  # type: ignore[attr-defined]


@pytest.mark.rule("ARD-D16-20")
def test_only_on_the_16th_one_placement_ends_all() -> None:
    f = two_roads(day=16)
    assert reserve_closed_refusal(f.state) is None
    f.state.tally.note_allied_deployed()
    assert refuses(reserve_closed_refusal(f.state), "ARD-D16-20")
    f.state.clock.set_day(17)
    assert reserve_closed_refusal(f.state) is None


# ARD-D16-20 closes the Reserve of the map too
@pytest.mark.rule("ARD-D16-20", "ARD-R0-18")
def test_on_the_16th_nobody_replaces_a_roadblock_once_a_unit_has_left_the_reserve() -> None:
    f = real(16, {"1509": "1130.560VG.LVIII", "1310": "112.28.VIII"})
    for unit in ("424.106.XVIII", "CCR.9A.VIII"):
        f.reserve(unit)
    f.state.add_roadblock("1510")
    f.state.tally.note_allied_deployed()
    duel = active(f, "1130.560VG.LVIII")
    assert quiet(duel)
    assert not f.state.land.roadblocks
    assert where(f, "CCR.9A.VIII") == "[Allied Reserve]"


@pytest.mark.rule("ARD-D16-20", "ARD-R0-19")
def test_no_roll_for_a_replacement_is_made_on_the_16th_when_the_reserve_unit_has_come() -> None:
    f = with_roadblock(day=16)
    f.reserve(A_INF_2)
    f.put(A_INF, "0508")
    f.state.tally.note_allied_deployed()
    duel = Duel(f, RoadblockReplaced(f.at("0505")))
    duel.settle()
    assert duel.told("ARD-D16-20")


@pytest.mark.rule("ARD-D16-20")
def test_the_alarm_brings_nobody_on_the_16th_once_the_reserve_unit_has_come() -> None:
    f = field(day=16, roads=[ROAD], hv={"0505": 5})
    f.put(G_INF, "0503")
    f.put(A_INF, "0508")
    f.reserve(A_INF_2)
    assert system_event_refusal(f.state, "Raise The Alarm") is None
    f.state.tally.note_allied_deployed()
    assert refuses(system_event_refusal(f.state, "Raise The Alarm"), "ARD-D16-20")


@pytest.mark.rule("ARD-D16-20")
def test_a_unit_that_the_alarm_brings_counts_as_the_reserve_unit_of_the_16th() -> None:
    f = field(day=16, roads=[ROAD], hv={"0505": 5}, variant="2p")
    f.put(G_INF, "0503")
    f.reserve(A_INF_2)
    duel = Duel(f, Alarm())
    duel.do(SelectUnit(A_INF_2))
    duel.do(Deploy(A_INF_2, "0505"))
    assert f.state.tally.allied_deployed == 1
    solitaire = field(day=16)
    as_if(solitaire.state, allied_deployed=1)
    assert refuses(reserve_closed_refusal(solitaire.state), "ARD-D16-20")


@pytest.mark.rule("ARD-D16-20")
@pytest.mark.parametrize("source", ["box", "map"])
def test_a_unit_that_joins_a_defence_counts_as_the_reserve_unit_of_the_16th_wherever_it_comes_from(source: str) -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    if source == "box":
        f.reserve(A_INF_2)
    else:
        f.put(A_INF_2, "0110")
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    duel.roll("AC06")
    assert duel.pending is not None
    assert where(f, A_INF_2) == "0505"
    assert f.state.tally.allied_deployed == 1


@pytest.mark.rule("ARD-D16-20")
def test_nobody_is_taken_from_the_map_on_the_16th_when_the_reserve_unit_has_come() -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0110")
    f.state.tally.note_allied_deployed()
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    duel.roll("AC06")
    assert duel.pending is not None
    assert where(f, A_INF_2) == "0110"
    assert duel.told("ARD-D16-20")


def test_a_replaced_roadblock_counts_as_the_reserve_unit_of_the_16th() -> None:
    f = field(day=16, roads=["0510-0509-0508-0507-0506-0505"], hv={"0505": 5}, variant="gs")
    f.put(A_INF, "0507")
    f.put(A_INF_2, "0110")
    duel = Duel(f, RoadblockReplaced(f.at("0505")))
    duel.roll(1)
    assert duel.pending is None
    assert f.state.tally.allied_deployed == 1


@pytest.mark.rule("ARD-D16-21", "ARD-D16-20")
def test_on_the_16th_an_xviii_corps_card_deploys_the_ninth_armored_in_the_viii_corps_area() -> None:
    at = campaign(variant="gs")
    for unit in ("CCB.9A.VIII", "CCR.9A.VIII", "159.CT-VIII.VIII", "424.106.XVIII"):
        at.reserve(unit)
    impulse(at, "AC02")
    hex = at.state.board.hex_of_unit(number_of(at, "CCB.9A.VIII"))
    assert hex is not None
    assert hex in at.state.ground.corps_area["VIII"]
    assert where(at, "424.106.XVIII") == where(at, "CCR.9A.VIII") == "[Allied Reserve]"
    assert at.state.tally.allied_deployed == 1
