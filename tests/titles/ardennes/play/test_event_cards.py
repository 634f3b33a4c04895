"""What greedy does with the events of German cards: each is played where it pays, and not where it does not."""

from __future__ import annotations

import pytest

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.title import VDH_BOX
from broadfront.titles.ardennes.events.german import NamingDivision, Traffic
from broadfront.titles.ardennes.play.players import Greedy
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    NameDivision,
    NoMore,
    Pass,
    PlayEvent,
    RemoveRoadblock,
    TakeSupplemental,
)
from broadfront.titles.ardennes.steps.card_preparation import Supplementals
from tests.titles.ardennes.support.activation import german_impulse
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    G_RECON,
    G_RECON_2,
    Field,
    field,
)
from tests.titles.ardennes.support.on_the_map import real
from tests.titles.ardennes.support.roads import LONG_ROAD

CRISIS, EISENHOWER, MONTY, FREEZE, FURY = "GS20", "GS19", "GS21", "GS22", "GS24"
STOSSER, JEEPS, FIFTH_ARMY, BRIGADE_150 = "GS16", "GS18", "GS13", "GP06"


def chosen(duel: Duel) -> Action:
    assert duel.pending is not None
    return Greedy("test").choose(View(duel.state, "german"), Options(duel.state, "german"))


def played(at: Field, *hand: str) -> Action:
    """What greedy does in an impulse with these cards."""
    return chosen(german_impulse(at, *hand))


def taken(at: Field) -> set[str]:
    """The supplemental cards that greedy takes this morning."""
    cards = at.title.german_cards
    at.state.zones["german-available"] = tuple(c.id for c in cards.values() if not c.is_primary)
    at.state.zones["german-later"] = at.state.zones["german-deck"] = at.state.zones["german-hand"] = ()
    duel = Duel(at, Supplementals())
    at.state.zones["german-hand"] = ()
    found = set()
    while isinstance(duel.state.stack[-1], Supplementals):
        action = chosen(duel)
        if isinstance(action, NoMore):
            break
        assert isinstance(action, TakeSupplemental)
        found.add(action.card)
        duel.do(action)
        if duel.pending is None:
            break
    return found


def waiting(day: int, corps: str, arrives: int, german: str) -> Field:
    """A German regiment in a hex of the real map while the units of an Allied formation are due on a day."""
    at = real(day, dict(zip(german.split(), (G_5PZ, G_MECH, G_INF), strict=False)))
    for n in at.title.formation_units(corps):
        at.state.put_in_box(n, f"Calendar {arrives}")
    return at


def test_of_the_airborne_divisions_the_german_names_the_one_that_would_guard_more() -> None:
    for german, named in (("1518", "101"), ("0808", "82")):
        at = waiting(17, "101", 18, german)
        for n in at.title.formation_units("82"):
            if at.title.units[n].side_number == ALLIED:
                at.state.put_in_box(n, "Calendar 18")
        assert chosen(Duel(at, NamingDivision())) == NameDivision(named)


@pytest.mark.parametrize(("german", "pays"), [("1518 1512 1014", True), ("1205", False)])
def test_eisenhower_hesitates_is_played_when_a_road_center_is_threatened(german: str, pays: bool) -> None:
    at = waiting(17, "101", 18, german)
    assert (EISENHOWER in taken(at)) == pays
    assert isinstance(played(at, EISENHOWER), PlayEvent)  # in hand it has no other use


@pytest.mark.parametrize(("german", "pays"), [("1124", True), ("1205", False)])
def test_allied_command_crisis_is_played_when_a_german_is_near_the_meuse(german: str, pays: bool) -> None:
    at = waiting(20, "XXX", 22, german)
    assert (CRISIS in taken(at)) == pays
    assert isinstance(played(at, CRISIS), PlayEvent if pays else Pass)


def in_pile(at: Field, *cards: str) -> None:
    """These German cards are still to come today; all others are spent."""
    at.state.zones["german-deck"] = tuple(sorted(cards))
    for zone in ("german-later", "german-hand", "german-available"):
        at.state.zones[zone] = ()
    at.state.zones["german-discard"] = tuple(sorted(set(at.title.german_cards) - set(cards)))


@pytest.mark.parametrize("pays", [True, False])
def test_fury_of_bastogne_is_played_for_an_attack_on_a_victory_hex(pays: bool) -> None:
    at = field(day=21, roads=[LONG_ROAD], vp={"0504" if pays else "0101": 5})
    at.put(A_BIG, "0504")
    for unit, hex in ((G_MECH, "0503"), (G_MECH_2, "0403"), (G_INF, "0604"), (G_INF_2, "0503")):
        at.put(unit, hex)
    in_pile(at, "GP01", "GP03", FURY)
    assert isinstance(played(at, FURY), PlayEvent if pays else Pass)


@pytest.mark.parametrize(("terrain", "pays"), [("Broken", True), ("Clear", False)])
def test_ground_freeze_is_played_where_frozen_ground_lets_a_column_reach_a_town(terrain: str, pays: bool) -> None:
    rows = {f"{row:02}{column:02}": terrain for row in range(1, 11) for column in range(1, 11)}
    at = field(day=19, terrain=rows, vp={"0506": 4})
    at.put(G_MECH, "0503")
    in_pile(at, "GP01", FREEZE)
    assert isinstance(played(at, FREEZE), PlayEvent if pays else Pass)


@pytest.mark.parametrize(("town", "pays"), [("0505", True), ("0101", False)])
def test_manteuffel_opens_the_road_to_a_town_before_his_army_is_called(town: str, pays: bool) -> None:
    at = field(day=21, roads=[LONG_ROAD], vp={town: 4})
    at.put(G_5PZ, "0503")
    at.state.add_roadblock("0505")
    in_pile(at, "GP12", FIFTH_ARMY)
    assert isinstance(played(at, FIFTH_ARMY), PlayEvent if pays else Activate)


def test_manteuffel_removes_the_roadblock_that_bars_more() -> None:
    at = field(day=21, roads=[LONG_ROAD, "0503-0603-0604"], vp={"0604": 4})
    at.put(G_5PZ, "0503")
    for hex in ("0505", "0604"):
        at.state.add_roadblock(hex)
    in_pile(at, "GP12", FIFTH_ARMY)
    assert chosen(Duel(at, Traffic())) == RemoveRoadblock("0604")


def strikers(*, beside: bool) -> Field:
    """Units of the US 1st Army, beside two weak German outposts in towns that count or far from them."""
    at = field(day=21, vp={"0403": 5, "0405": 5, "0903": 5, "0905": 5})
    for unit, hex in ((A_BIG, "0503"), (A_INF, "0504"), (A_INF_2, "0505"), (A_INF_3, "0404"), (A_MECH, "0304")):
        at.put(unit, hex)
    for unit, column in ((G_RECON, "03"), (G_RECON_2, "05")):
        at.put(unit, f"04{column}" if beside else f"09{column}")
    return at


@pytest.mark.parametrize("pays", [True, False])
def test_monty_tidies_the_lines_before_the_first_army_strikes(pays: bool) -> None:
    assert isinstance(played(strikers(beside=pays), MONTY), PlayEvent if pays else Pass)


@pytest.mark.parametrize("pays", [True, False])
def test_von_der_heydte_jumps_where_a_victory_hex_stands_open(pays: bool) -> None:
    at = real(27, {"0701": G_INF})
    if not pays:
        at.hold("german", *(vp.hex for vp in at.state.victory_hexes))
    at.state.put_in_box(at.title.unit("VDH.VDH.ISS").number, VDH_BOX)
    assert (STOSSER in taken(at)) == pays
    assert isinstance(played(at, STOSSER), PlayEvent if pays else Pass)


@pytest.mark.parametrize("pays", [True, False])
def test_commandos_stop_an_allied_impulse_full_of_attacks_rather_than_move_a_brigade(pays: bool) -> None:
    at = strikers(beside=pays)
    at.put("X.150.ISS", "0909")
    assert isinstance(played(at, BRIGADE_150), PlayEvent if pays else Activate)
