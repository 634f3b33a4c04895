"""Playing a card (rules ARD-H-30..31, ARD-H-33, ARD-H-56)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.facts import Table
from broadfront.core.steps import Decision, InOrder
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    ChooseDivision,
    Deploy,
    DeployReserve,
    DivisionsChosen,
    NoMore,
    Pass,
    PlayEvent,
    PlayKampfgruppe,
    RollDemolition,
    SelectUnit,
    SpareBridge,
    TakeKampfgruppe,
    TakeSupplemental,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import PlayTactic
from broadfront.titles.ardennes.rules.forces.command_level import command_level, min_allied_impulses
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.card_preparation import GatherCards, Supplementals
from broadfront.titles.ardennes.steps.day import EndOfDay
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import EndImpulse, Impulses, OwedImpulses, SolitaireImpulses
from broadfront.titles.ardennes.steps.moving import Checks, Moving
from tests.titles.ardennes.support.activation import allied_impulse, command_value, german_impulse
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.duel import Duel, battle
from tests.titles.ardennes.support.field import G_INF, G_INF_2, G_MECH, as_if, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.roads import LONG_ROAD
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-H-30")
def test_a_corps_card_activates_divisions_of_choice_up_to_its_number() -> None:
    at = campaign(day=17)
    duel = german_impulse(at, "GS02", "GS16")
    assert refuses(duel.why_not(Activate("GS16")), "ARD-H-30")
    duel.do(Activate("GS02"))
    assert refuses(duel.why_not(DivisionsChosen()), "ARD-H-30")
    assert refuses(duel.why_not(ChooseDivision("18VG")), "ARD-H-30")
    duel.do(ChooseDivision("326VG"))
    duel.do(DivisionsChosen())
    assert isinstance(duel.pending, Decision)
    step = at.state.stack[-1]
    assert isinstance(step, Activation)
    assert {at.title.units[n].division for n in step.units} == {"326VG"}


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
    for n in at.title.formation_units("12VG"):
        at.state.eliminate(n)
    at.state.move_item("GS01", "german-available", "german-hand")
    duel = Duel(at, GatherCards())
    assert duel.pending is None
    assert "GP03" in at.state.zones["german-later"]
    assert "GS01" in at.state.zones["german-available"]
    assert at.state.zones["german-hand"] == ()
    assert duel.told("ARD-H-30")


@pytest.mark.rule("ARD-H-30")
def test_nothing_is_left_of_the_day_but_replacement_points() -> None:
    at = campaign(day=19)
    as_if(at.state, replacement_points=3, impulse=7, division_impulses=Table({"1SS": 7}), passes=2)
    at.state.stack[:] = [InOrder("2p", 4), EndOfDay()]
    at.state.settle(0)
    assert at.state.facts(form=1)["memory"] == {"german replacements": 3}
    assert isinstance(at.state.pending, Decision)
    at.state.do(NoMore())


@pytest.mark.rule("ARD-H-30")
def test_a_supplemental_card_whose_event_happens_once_does_not_come_back() -> None:
    at = campaign(day=20, variant="gs")
    zones = at.state.zones
    for zone in ("german-hand", "german-available", "german-later", "german-deck"):
        for card in ("GS18", "GS21", "GS22"):
            if card in zones[zone]:
                at.state.move_item(card, zone, "german-hand")
    duel = german_impulse(at, "GS18", "GS21", "GS22")
    duel.do(PlayEvent("GS21"))
    duel.do(PlayEvent("GS18"))
    at.state.clock.set_day(21)
    Duel(at, GatherCards()).settle()
    assert "GS21" in zones["german-out"]
    picks = Duel(at, Supplementals())
    assert picks.why_not(TakeSupplemental("GS18")).legal
    assert picks.why_not(TakeSupplemental("GS22")).legal
    assert not picks.why_not(TakeSupplemental("GS21")).legal


@pytest.mark.rule("ARD-H-31")
@pytest.mark.parametrize(("day", "least"), [(16, 4), (17, 7), (22, 7), (23, 9), (29, 9)])
def test_the_allies_have_a_least_number_of_impulses_a_day(day: int, least: int) -> None:
    assert min_allied_impulses(campaign(day=day, variant="gs").state) == least


@pytest.mark.rule("ARD-H-31")
@pytest.mark.parametrize(("impulse", "owed"), [(1, 6), (5, 2), (7, 0), (12, 0)])
def test_a_german_who_stops_early_leaves_the_allies_the_impulses_they_lack(impulse: int, owed: int) -> None:
    at = campaign(day=20, variant="gs")
    as_if(at.state, impulse=impulse)
    at.state.clock.note_pass()
    duel = Duel(at, SolitaireImpulses("allied"))
    assert isinstance(duel.pending, Chance)  # the card of the impulse that comes in any case
    left = [step.left for step in at.state.stack if isinstance(step, OwedImpulses)]
    assert left == ([owed] if owed else [])


@pytest.mark.rule("ARD-H-31")
def test_owed_impulses_come_one_after_another_and_end_the_day() -> None:
    at = campaign(day=20, variant="gs")
    as_if(at.state, impulse=6)
    duel = Duel(at, OwedImpulses(1))
    assert isinstance(duel.pending, Chance)
    assert duel.told("ARD-H-31")
    assert OwedImpulses(0) in at.state.stack
    over = Duel(campaign(day=20, variant="gs"), OwedImpulses(0))
    assert over.pending is None


@pytest.mark.rule("ARD-H-31")
def test_a_german_who_plays_on_owes_nothing() -> None:
    at = campaign(day=20, variant="gs")
    at.state.zones["german-hand"] = ("GP02", "GP03")
    duel = Duel(at, SolitaireImpulses())
    assert isinstance(duel.pending, Decision)
    assert duel.why_not(Pass()).legal
    assert not any(isinstance(step, OwedImpulses) for step in at.state.stack)


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
    at.state.clock.set_day(day)
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
    assert at.state.clock.level_spent == 4
    from broadfront.titles.ardennes.rules.actions import EndActivation

    duel.do(EndActivation())
    assert duel.pending is None
    assert any("4 is reached" in told for told in duel.told("ARD-H-31"))


@pytest.mark.rule("ARD-H-31")
def test_a_german_without_cards_leaves_one_more_allied_impulse() -> None:
    f = ground(20)
    f.state.zones["german-hand"], f.state.zones["german-deck"] = ("GS22",), ()
    f.state.zones["allied-deck"] = ("AC50", "AC51")
    as_if(f.state, impulse=7)
    duel = Duel(f, SolitaireImpulses())
    duel.do(PlayEvent("GS22"))
    duel.roll("AC50", "command card")
    duel.settle()
    assert f.state.zones["allied-deck"] == ("AC51",)


@pytest.mark.rule("ARD-H-33")
def test_a_kampfgruppe_is_a_stack_or_two_units_of_a_division_within_two_hexes() -> None:
    at = field(variant="gs", day=18)
    at.put(G_INF, "0503")
    at.put(G_INF_2, "0505")
    at.put("89.12VG.ISS", "0506")
    at.put(G_MECH, "0404")
    as_if(at.state, division_impulses=Table({"12VG": 3}))
    duel = german_impulse(at, "GP03", "GS01", number=4)
    duel.do(PlayKampfgruppe("GS01"))
    assert refuses(duel.why_not(TakeKampfgruppe((G_INF, "89.12VG.ISS"))), "ARD-H-33")
    assert refuses(duel.why_not(TakeKampfgruppe((G_INF, G_MECH))), "ARD-H-33")
    assert refuses(duel.why_not(TakeKampfgruppe((G_INF, G_INF_2, "89.12VG.ISS"))), "ARD-H-33")
    assert refuses(duel.why_not(TakeKampfgruppe(("914.352VG.LXXXV",))), "ARD-H-33")
    duel.do(TakeKampfgruppe((G_INF, G_INF_2)))
    step = (duel.pending, at.state.stack[-1])[1]
    assert isinstance(step, Activation)
    assert step.tactics_left == 1
    assert at.state.clock.level_spent == 1


@pytest.mark.rule("ARD-H-33")
def test_a_card_counts_its_value_for_its_formation_and_1_for_a_kampfgruppe() -> None:
    f = field(variant="gs")
    f.put(G_INF, "0504")
    card = next(c.id for c in f.title.german_cards.values() if c.is_primary and "12VG" in c.formations)
    german_impulse(f, card).do(Activate(card))
    assert f.state.clock.level_spent == command_value(f, card) > 1
    g = field(variant="gs")
    g.put(G_INF, "0504")
    duel = german_impulse(g, card)
    duel.do(PlayKampfgruppe(card))
    duel.do(TakeKampfgruppe((G_INF,)))
    assert g.state.clock.level_spent == 1


@pytest.mark.rule("ARD-H-56", "ARD-H-34")
def test_an_allied_card_activates_deploys_or_serves_its_event() -> None:
    at = campaign(day=17)
    duel = allied_impulse(at, "AC06", "AC49", "AC24")
    assert refuses(duel.why_not(Activate("AC49")), "ARD-H-56")
    assert refuses(duel.why_not(PlayEvent("AC49")), "ARD-H-34")
    assert refuses(duel.why_not(DeployReserve("AC06")), "ARD-H-56")
    assert refuses(duel.why_not(Activate("AC01")), "ARD-H-56")
    duel.do(Activate("AC06"))
    assert isinstance(duel.pending, Decision)
    step = at.state.stack[-1]
    assert isinstance(step, Activation)
    assert {at.title.units[n].division for n in step.units} == {"99"}
    assert "AC06" in at.state.zones["allied-discard"]


@pytest.mark.rule("ARD-H-56")
@pytest.mark.parametrize("wish", [True, False])
def test_a_demolition_roll_is_made_if_the_allied_player_wishes(wish: bool) -> None:
    at = field(variant="2p", day=18, roads=[LONG_ROAD], rivers=["0506-0507"], bridges=["0506-0507"])
    unit = at.put(G_MECH, "0506")
    at.state.zones["german-hand"] = ()
    duel = Duel(at, Checks((unit,)))
    assert duel.prompt.startswith("Try to blow")
    if wish:
        duel.do(RollDemolition())
        duel.roll(1, "demolition")
    else:
        duel.do(SpareBridge())
    assert duel.pending is None
    assert bool(at.state.land.bridges) == wish
    again = Duel(at, Checks((unit,)))
    assert again.pending is None
    if wish:
        as_if(at.state, passes=2)
        over = Duel(at, Impulses())
        assert over.pending is None
        assert over.told("ARD-H-56")


@pytest.mark.rule("ARD-H-56")
def test_one_card_is_an_impulse_and_two_passes_end_the_day() -> None:
    at = campaign(day=19)
    as_if(at.state, impulse=4)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP12", "GS22"), ()
    at.state.zones["allied-hand"], at.state.zones["allied-deck"] = ("AC01",), ()
    duel = Duel(at, Impulses())
    duel.do(PlayEvent("GS22"))
    assert isinstance(duel.pending, Decision)
    assert duel.pending.side == "allied"
    duel.do(Pass())
    assert duel.pending.side == "german"
    duel.do(Pass())
    duel.settle()
    assert at.state.zones["german-hand"] == ("GP12",)


@pytest.mark.rule("ARD-H-56")
def test_the_allied_player_may_spare_the_bridge_and_the_roadblock_is_rolled() -> None:
    f = ground(18, "2p")
    number = f.put("Peiper.1SS.ISS", "0707")
    duel = Duel(f, Moving((number,), ("0708",)))
    duel.do(SpareBridge())
    duel.roll(5, "Roadblock in 0709")
    duel.settle()
    assert f.state.land.roadblocks == {"0709"}
    assert not f.state.land.bridges


@pytest.mark.rule("ARD-H-56")
def test_the_allied_player_deploys_three_units_and_none_from_the_map() -> None:
    f = ground(18, "2p")
    f.put("Hansen.1SS.ISS", "0909")
    f.put("505.82.XVIII", "0920")
    units = ("CCB.7A.XVIII", "CCA.7A.XVIII", "CCR.7A.XVIII", "117.30.XVIII")
    for unit in units:
        f.reserve(unit)
    f.state.zones["allied-hand"] = ("AC02",)
    duel = Duel(f, AlliedImpulse())
    duel.do(DeployReserve("AC02"))
    assert refuses(duel.why_not(SelectUnit("505.82.XVIII")), "ARD-H-56")
    for unit, hex in zip(units, ("0709", "0810", "1111"), strict=False):
        duel.do(Deploy(unit, hex))
    duel.settle()
    assert where(f, "117.30.XVIII") == "[Allied Reserve]"


def test_a_short_pile_is_drawn_to_the_end_and_discards_stay() -> None:
    f = ground(19)
    cards = f.state.zones["german-deck"]
    zones = f.state.zones
    zones["german-hand"], zones["german-deck"], zones["german-discard"] = cards[:2], cards[2:5], cards[5:14]
    for _ in range(2):
        duel = Duel(f, EndImpulse("german"))
        while isinstance(pending := duel.pending, Chance):
            duel.roll(pending.outcomes[0])
        duel.settle()
        assert zones["german-hand"] == cards[:5]
        assert zones["german-discard"] == cards[5:14]


def test_tactics_of_a_running_activation_may_pass_the_level() -> None:
    f = ground(18)
    as_if(f.state, german_impulse=True, level_spent=4)
    attacker = f.put("3.2Pz.XLVII", "1613")
    f.put("506.101.VIII", "1714")
    duel = battle(f, "1714", [attacker], tactics_left=4, hand=["GP13", "GP02"])
    duel.do(PlayTactic("GP13"))
    duel.do(PlayTactic("GP02"))
    assert f.state.clock.level_spent == 10
    assert f.state.zones["german-hand"] == ()
