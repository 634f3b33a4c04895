"""The daily sequence: phases, arrivals, cards, fuel, supply, the end (SEQ, H-27 to H-31, H-46 to H-51)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.facts import Table
from broadfront.core.steps import Decision, GameOver, InOrder
from broadfront.titles.ardennes.data.records import GERMAN, OKW_RELEASED
from broadfront.titles.ardennes.game.sequence import PHASES
from broadfront.titles.ardennes.rules.actions import (
    AcceptNoFuel,
    Activate,
    BuildBridge,
    Deploy,
    DiscardCard,
    NoMore,
    Pass,
    PlayEvent,
    TakeSupplemental,
    UseDepot,
)
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.victory import at_end_of_day
from broadfront.titles.ardennes.steps.card_preparation import DrawHand, GatherCards, Supplementals, hand_limit
from broadfront.titles.ardennes.steps.day import Arrivals, EndOfDay, OkwRelease, Overdue
from broadfront.titles.ardennes.steps.fuel import FuelChecks, NoFuel, fuel_number
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import SolitaireImpulses
from broadfront.titles.ardennes.steps.moving import Checks
from broadfront.titles.ardennes.steps.supply_phase import BridgeEngineers, CapturedCard, SupplyCheck
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import A_INF, G_INF, G_MECH, Field, as_if, field, refuses

ROAD = "0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"

# Phases


@pytest.mark.rule("ARD-SEQ-01")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_day_runs_reserve_cards_supply_and_command_in_this_order(variant: str) -> None:
    at = campaign(variant=variant)
    names = [step.name for step in at.title.sequences[variant] if isinstance(step, InOrder)]
    assert [name.split(",")[0].removesuffix(" phase").replace(" ", "_") for name in names] == list(PHASES)
    duel = Duel(at, Arrivals())
    assert duel.pending is None
    assert duel.told("ARD-SEQ-01")


@pytest.mark.rule("ARD-H-51")
def test_units_due_enter_their_reserve_box_on_their_day_and_not_before() -> None:
    at = campaign(day=16)
    due = at.state.in_box("Calendar 17")
    assert due
    assert Duel(at, Arrivals()).pending is None
    assert at.state.in_box("Calendar 17") == due
    at.state.set_day(17)
    duel = Duel(at, Arrivals())
    assert duel.pending is None
    assert not at.state.in_box("Calendar 17")
    assert {at.state.where[n].text for n in due} <= {"[German Reserve]", "[Allied Reserve]"}
    assert len(duel.told("ARD-H-51")) == len(due)


@pytest.mark.rule("ARD-H-28")
@pytest.mark.parametrize(("day", "points"), [(18, 0), (19, 2), (20, 0), (29, 2)])
def test_the_german_receives_two_replacement_points_on_odd_days_from_the_19th(day: int, points: int) -> None:
    at = campaign(day=day)
    duel = Duel(at, Arrivals())
    assert duel.pending is None
    assert (at.state.replacement_points or 0) == points
    if not points:
        at.state.set_day(19)
        assert Duel(at, Arrivals()).pending is None


# Overdue units and OKW


def supply_head(day: int) -> Field:
    at = field(rows=10, columns=12, day=day, roads=["0512-0511-0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"])
    at.put("48.12VG.ISS", "0502")
    return at


@pytest.mark.rule("ARD-SEQ-02", "ARD-D1-09")
def test_units_two_days_overdue_must_be_deployed_a_division_in_one_hex() -> None:
    at = supply_head(18)
    first, second = at.reserve("27.12VG.ISS"), at.reserve("89.12VG.ISS")
    duel = Duel(at, Overdue())
    assert refuses(duel.why_not(Deploy("89.12VG.ISS", "0503")), "ARD-SEQ-02")
    duel.do(Deploy("27.12VG.ISS", "0503"))
    assert refuses(duel.why_not(Deploy("89.12VG.ISS", "0504")), "ARD-D1-09")
    duel.do(Deploy("89.12VG.ISS", "0503"))
    assert duel.pending is None
    assert {at.state.where[first].text, at.state.where[second].text} == {"0503"}


@pytest.mark.rule("ARD-SEQ-02")
def test_nobody_is_overdue_on_the_17th_and_a_unit_without_a_hex_waits() -> None:
    at = supply_head(17)
    late = at.reserve("27.12VG.ISS")
    assert Duel(at, Overdue()).pending is None
    assert at.state.where[late].text == "[German Reserve]"
    at.state.set_day(18)
    at.put(A_INF, "0505")
    at.put("393.99.V", "0302")
    at.put("395.99.V", "0703")
    duel = Duel(at, Overdue())
    assert duel.pending is None
    assert duel.told("ARD-SEQ-02")


@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10", "ARD-D1-11", "ARD-D1-12")
def test_okw_is_released_when_a_supplied_unit_reaches_the_meuse() -> None:
    at = field(day=24, roads=[ROAD], rivers=["0506-0505"], bridges=["0506-0505"], meuse=True,
               tags={"0505": "meuse", "0506": "meuse"})  # fmt: skip
    at.state.put_in_box(at.title.formation("10SS")[0], "OKW")
    mover = at.put(G_MECH, "0503")
    assert Duel(at, OkwRelease()).pending is None
    assert OKW_RELEASED not in at.state.used
    at.state.place_at(mover, "0505")
    duel = Duel(at, OkwRelease())
    assert duel.pending is None
    assert OKW_RELEASED in at.state.used
    assert not at.state.in_box("OKW")
    assert {"GP30", "GP31", "GP32"} <= set(at.state.zones["german-deck"])
    assert "GS11" in at.state.zones["german-available"]
    assert duel.told("ARD-D1-12")


# Card Preparation


@pytest.mark.rule("ARD-H-30", "ARD-H-34")
def test_on_the_16th_the_piles_hold_18_primary_and_17_allied_cards_and_the_german_adds_three() -> None:
    at = campaign(day=16)
    duel = Duel(at, GatherCards())
    assert duel.pending is None
    assert len(at.state.zones["german-deck"]) == 18
    assert len(at.state.zones["allied-deck"]) == 17
    duel = Duel(at, Supplementals())
    for card in ("GS01", "GS12", "GS16"):
        assert refuses(duel.why_not(TakeSupplemental("GS15")), "ARD-H-30")
        duel.do(TakeSupplemental(card))
    assert duel.pending is None
    assert len(at.state.zones["german-deck"]) == 21


@pytest.mark.rule("ARD-H-30")
def test_a_primary_card_is_absent_without_units_and_supplemental_cards_go_back() -> None:
    at = campaign(day=17)
    for n in at.title.formation("12VG"):
        at.state.eliminate(n)
    at.state.move_item("GS01", "german-available", "german-hand")
    duel = Duel(at, GatherCards())
    assert duel.pending is None
    assert "GP03" in at.state.zones["german-later"]
    assert "GS01" in at.state.zones["german-available"]
    assert at.state.zones["german-hand"] == ()
    assert duel.told("ARD-H-30")


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


# Supply Phase


@pytest.mark.rule("ARD-SEQ-04")
@pytest.mark.parametrize(("day", "card", "taken"), [(21, "AC05", False), (21, "AC46", True), (21, "AC56", True)])
def test_from_the_21st_a_drawn_army_or_airpower_card_takes_a_german_card(day: int, card: str, taken: bool) -> None:
    at = campaign(day=day, variant="gs")
    assert Duel(at, GatherCards()).pending is None
    at.state.zones["german-hand"] = ("GP01", "GP04")
    duel = Duel(at, CapturedCard())
    duel.roll(card, "Allied card")
    if taken:
        assert isinstance(duel.pending, Decision)
        assert card in at.state.zones["allied-captured"]
    else:
        assert duel.pending is None
        assert card in at.state.zones["allied-discard"]
        assert duel.told("ARD-SEQ-04")
    if taken:
        other = campaign(day=20, variant="gs")
        assert Duel(other, CapturedCard()).pending is None
        at.state.zones["german-hand"] = ()
        assert Duel(at, CapturedCard()).pending is not None


@pytest.mark.rule("ARD-SEQ-05", "ARD-SEQ-06")
def test_the_highest_card_goes_the_german_chooses_among_equals_and_loses_an_impulse() -> None:
    at = campaign(day=21, variant="gs")
    assert Duel(at, GatherCards()).pending is None
    at.state.zones["german-hand"] = ("GP01", "GP04", "GP12")
    duel = Duel(at, CapturedCard())
    duel.roll("AC47")
    assert refuses(duel.why_not(DiscardCard("GP04")), "ARD-SEQ-05")
    assert duel.options() == ["DiscardCard GP01", "DiscardCard GP12"]
    duel.do(DiscardCard("GP12"))
    assert duel.pending is None
    assert hand_limit(at.state, "german") == 5
    duel = Duel(at, SolitaireImpulses())
    at.state.skip_allied_impulse()
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-SEQ-06")
    assert "AC47" in at.state.zones["allied-discard"]
    assert hand_limit(at.state, "german") == 6


@pytest.mark.rule("ARD-SEQ-07", "ARD-E0-02")
def test_bridge_engineers_are_played_in_the_supply_phase_before_supply_is_checked() -> None:
    at = field(day=19, roads=[ROAD], rivers=["0505-0504"], bridges=["0505-0504"])
    crossing = at.state.ground.crossing("0505-0504")
    at.state.set_bridge(crossing, "demolished")
    beyond = at.put(G_INF, "0508")
    at.put("27.12VG.ISS", "0503")
    at.state.zones["german-hand"] = ("GP02", "GP10")
    duel = Duel(at, InOrder("supply phase, two players"))
    assert refuses(duel.why_not(PlayEvent("GP02")), "ARD-H-30")
    duel.do(PlayEvent("GP10"))
    assert duel.why_not(BuildBridge("0504-0505")).legal
    duel.do(BuildBridge("0504-0505"))
    duel.state.settle(1)
    assert at.state.has_bridge(crossing)
    assert at.state.supply[beyond] == 0
    assert duel.told("ARD-SEQ-07")
    steps = at.title.sequences["supply phase, solitaire"]
    assert steps.index(BridgeEngineers()) < steps.index(SupplyCheck(GERMAN))


@pytest.mark.rule("ARD-H-23", "ARD-S1-25")
def test_a_unit_isolated_before_and_after_the_check_rolls_for_surrender() -> None:
    at = field(day=22, roads=[ROAD])
    unit = at.put(A_INF, "0503", supply="Isolated", steps=1)
    for hex in ("0403", "0404", "0502", "0504", "0603", "0604"):
        at.put(["48.12VG.ISS", "27.12VG.ISS", "89.12VG.ISS", G_MECH, "Sandig.1SS.ISS", "Peiper.1SS.ISS"][
            ("0403", "0404", "0502", "0504", "0603", "0604").index(hex)], hex)  # fmt: skip
    duel = Duel(at, SupplyCheck(1))
    duel.roll(6, "Surrender")
    assert duel.pending is None
    assert at.state.where[unit].text == "eliminated"
    assert duel.told("ARD-H-23")


# Fuel


@pytest.mark.rule("ARD-H-27")
@pytest.mark.parametrize(("day", "number"), [(20, 1), (25, 1), (26, 2), (29, 2)])
def test_fuel_is_shorter_from_26_december(day: int, number: int) -> None:
    at = campaign(day=day)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP01", "GP03"), ()
    assert fuel_number(day) == number
    duel = Duel(at, FuelChecks())
    duel.roll(number + 1, "fuel of GP01")
    assert duel.pending is None
    assert len(duel.told("ARD-H-27")) == 1


@pytest.mark.rule("ARD-SEQ-11", "ARD-S0-25")
def test_an_out_of_fuel_formation_discards_its_card_and_infantry_never_rolls() -> None:
    at = campaign(day=20)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP01", "GP03"), ()
    duel = Duel(at, FuelChecks())
    duel.roll(1, "fuel of GP01")
    duel.do(AcceptNoFuel())
    assert duel.pending is None
    assert at.state.zones["german-hand"] == ("GP03",)
    assert all(at.state.out_of_fuel[n] for n in at.title.formation("1SS") if at.title.units[n].mechanized)
    early = campaign(day=19)
    early.state.zones["german-hand"] = ("GP01",)
    duel = Duel(early, FuelChecks())
    assert duel.pending is None
    assert duel.told("ARD-SEQ-11")


@pytest.mark.rule("ARD-SEQ-12", "ARD-E0-07", "ARD-H-27")
def test_a_depot_or_fuel_priority_cancels_the_result_each_once() -> None:
    at = campaign(day=24)
    depot = at.title.fuel_depots[0]
    at.state.zones["german-hand"] = ("GP01", "GP13", "GS23")
    duel = Duel(at, NoFuel("GP01"))
    assert refuses(duel.why_not(UseDepot(depot.name)), "ARD-SEQ-12")
    assert refuses(duel.why_not(PlayEvent("GP01")), "ARD-E0-07")
    at.state.place_at(at.title.formation("1SS")[0], depot.hex)
    duel.do(UseDepot(depot.name))
    assert duel.pending is None
    assert "GP01" in at.state.zones["german-hand"]
    duel = Duel(at, NoFuel("GP01"))
    assert refuses(duel.why_not(UseDepot(depot.name)), "ARD-H-27")
    duel.do(PlayEvent("GS23"))
    assert duel.pending is None
    duel = Duel(at, NoFuel("GP01"))
    assert refuses(duel.why_not(PlayEvent("GP13")), "ARD-E0-07")


# The Allied Command Level


@pytest.mark.rule("ARD-H-31", "ARD-D16-05")
@pytest.mark.parametrize(("day", "level"), [(16, 5), (18, 5), (19, 4), (22, 4), (23, 3), (29, 3)])
def test_the_allied_command_level_falls_by_date_and_is_ten_in_the_opening(day: int, level: int) -> None:
    at = campaign(day=16, variant="gs")
    cards = at.state.zones["german-deck"]
    at.state.zones["german-hand"], at.state.zones["german-deck"] = cards[:9], cards[9:]
    duel = Duel(at, SolitaireImpulses())
    assert "(0 of 10)" in duel.prompt
    assert duel.told("ARD-D16-05")
    as_if(at.state, opening=False)
    at.state.set_day(day)
    assert command_level(at.state) == level
    duel.do(Pass())
    assert duel.told("ARD-H-31")


@pytest.mark.rule("ARD-H-31")
def test_cards_add_up_until_the_level_is_reached() -> None:
    at = campaign(day=20, variant="gs")
    at.state.zones["german-hand"] = ("GP02", "GP03", "GS18")
    as_if(at.state, impulse=2, german_impulse=True)
    duel = Duel(at, GermanImpulse())
    duel.do(PlayEvent("GS18"))
    assert "(1 of 4)" in duel.prompt
    duel.do(Activate("GP02"))
    assert at.state.level_spent == 4
    from broadfront.titles.ardennes.rules.actions import EndActivation

    duel.do(EndActivation())
    assert duel.pending is None
    assert any("4 is reached" in told for told in duel.told("ARD-H-31"))


# Checks on the way


def bridge_and_town(day: int) -> tuple[Field, int]:
    at = field(variant="gs", day=day, roads=[ROAD], rivers=["0506-0507"], bridges=["0506-0507"], towns=["0507"],
               hv={"0507": 3})  # fmt: skip
    return at, at.put(G_MECH, "0506")


@pytest.mark.rule("ARD-SEQ-15")
def test_the_bridge_is_checked_before_the_roadblock() -> None:
    at, unit = bridge_and_town(18)
    duel = Duel(at, Checks((unit,)))
    duel.roll(10, "demolition")
    duel.roll(10, "Roadblock")
    assert duel.pending is None
    assert duel.told("ARD-SEQ-15")


@pytest.mark.rule("ARD-C2-20")
@pytest.mark.parametrize("day", [16, 17])
def test_a_german_retreat_calls_for_the_same_checks_bridges_from_the_17th(day: int) -> None:
    at, unit = bridge_and_town(day)
    duel = Duel(at, Checks((unit,), Cause.RETREAT))
    if day == 17:
        duel.roll(10, "demolition")
    duel.roll(10, "Roadblock")
    assert duel.pending is None
    assert duel.told("ARD-C2-20")


# The end


@pytest.mark.rule("ARD-H-46")
@pytest.mark.parametrize(("points", "winner"), [(7, "allied"), (8, "german")])
def test_initial_assault_is_won_with_eight_points(points: int, winner: str) -> None:
    at = campaign(scenario="initial_assault")
    at.state.set_right(exit_vp=points)
    for vp in at.state.victory_hexes:
        at.state.hold(at.at(vp.hex), 1)
    for n in list(at.state.on_map(GERMAN)):
        if at.state.where[n].text in {vp.hex for vp in at.state.victory_hexes}:
            at.state.eliminate(n)
    end = at_end_of_day(at.state)
    assert end is not None
    assert end.winner == winner
    assert end.rules == ("ARD-H-46",)
    duel = Duel(at, EndOfDay())
    assert isinstance(duel.state.settle(0), GameOver)
    assert duel.told("ARD-H-46")


@pytest.mark.rule("ARD-SEQ-20", "ARD-H-49")
@pytest.mark.parametrize(
    ("day", "points", "winner"),
    [(24, 90, None), (25, 27, None), (25, 28, "german"), (28, 33, None), (29, 35, "allied"), (29, 36, "german")],
)
def test_the_campaign_is_won_above_the_bar_from_the_25th(day: int, points: int, winner: str | None) -> None:
    at = campaign(day=day)
    at.state.set_right(exit_vp=points)
    at.state.events = []
    at.state.stack[:] = [InOrder("2p", 4), EndOfDay()]
    end = at.state.settle(0)
    assert (end.winner if isinstance(end, GameOver) else None) == winner
    assert at.state.day == (day if winner else day + 1)
    assert any("ARD-H-49" in event.rules for event in at.state.events)


@pytest.mark.rule("ARD-H-30")
def test_nothing_is_left_of_the_day_but_replacement_points() -> None:
    at = campaign(day=19)
    as_if(at.state, replacement_points=3, impulse=7, division_impulses=Table({"1SS": 7}), passes=2)
    at.state.stack[:] = [InOrder("2p", 4), EndOfDay()]
    at.state.settle(0)
    assert at.state.facts(form=1)["memory"] == {"german replacements": 3}
    assert isinstance(at.state.pending, Decision)
    at.state.do(NoMore())
