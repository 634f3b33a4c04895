"""Combat tactics: who may use them (rules ARD-C0-01..08)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    AttackHex,
    DrawChits,
    JoinAttack,
    LoseStep,
    NoTactic,
    PlayTactic,
    StartAttack,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from tests.titles.ardennes.support.combat import EAST, SOUTH_WEST, WEST, defence, fight_of, struck
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import A_BIG, A_INF, A_INF_2, A_MECH, G_INF, G_INF_2, G_INF_3, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import number_of, real
from tests.titles.ardennes.support.units import RING, TANKS, where


@pytest.mark.rule("ARD-C0-01")
def test_a_tactic_needs_a_unit_in_supply_that_is_not_dispersed() -> None:
    f = field()
    attacker = f.put(G_INF, EAST, supply="LowSupply")
    f.put(A_INF, "0505")
    card = german_card(f, "Artillery")
    duel = battle(f, "0505", [attacker], tactics_left=2, hand=[card])
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-C0-01")
    f.state.board.set_supply(attacker, 0)
    assert duel.why_not(PlayTactic(card)).legal


@pytest.mark.rule("ARD-C0-01", "ARD-C0-03")
def test_a_german_defender_needs_one_unit_both_supplied_and_not_dispersed() -> None:
    f = ground(25)
    attacker = f.put("CCA.2A.VII", "1321")
    f.put("130.Lehr.XLVII", "1421", supply="OutOfSupply")
    weary = f.put("902.Lehr.XLVII", "1421", dispersed=True)
    duel = battle(f, "1421", [attacker], hand=["GP13", "GP02"], allied_deck=["AC50"])
    duel.roll("AC50")
    assert "CombatTactic" not in duel.prompt or refuses(duel.why_not(PlayTactic("GP13")), "ARD-C0-01")
    f.state.begin_activation()
    f.state.board.set_dispersed(weary, False)
    duel = battle(f, "1421", [attacker], hand=["GP13", "GP02"], allied_deck=["AC50"])
    duel.roll("AC50")
    duel.do(PlayTactic("GP13"))
    assert "CombatTactic" not in duel.prompt or refuses(duel.why_not(PlayTactic("GP02")), "ARD-C0-03")


@pytest.mark.rule("ARD-C0-01")
def test_one_attacker_without_a_marker_is_enough_for_a_tactic() -> None:
    f = real(22, {"1812": ["304.2Pz.XLVII", TANKS], "1813": "501.101.VIII"})
    pair = [number_of(f, "304.2Pz.XLVII"), number_of(f, TANKS)]
    f.state.board.set_supply(pair[0], 1)
    duel = battle(f, "1813", pair, tactics_left=4, hand=["GP13"])
    assert duel.why_not(PlayTactic("GP13")).legal
    f.state.board.set_supply(pair[1], 1)
    assert refuses(duel.why_not(PlayTactic("GP13")), "ARD-C0-01")


@pytest.mark.rule("ARD-C0-02")
def test_the_attacker_plays_no_more_tactics_than_the_command_value() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    first, second = german_card(f, "Artillery"), german_card(f, "Panzer Battalion")
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[first, second])
    duel.do(PlayTactic(first))
    assert refuses(duel.why_not(PlayTactic(second)), "ARD-C0-02")


def attack(duel: Duel, hex: str, unit: str) -> None:
    for action in (AttackHex(hex), JoinAttack(unit), StartAttack()):
        duel.do(action)


@pytest.mark.rule("ARD-C0-02")
def test_the_tactics_of_an_activation_are_counted_over_its_combats() -> None:
    f = field(day=18)
    units = (f.put("48.12VG.ISS", "0504"), f.put("27.12VG.ISS", "0804"))
    for unit, hex in (("26.1.V", "0505"), ("16.1.V", "0805")):
        f.put(unit, hex)
    duel = Duel(f, BeginActivation(Activation("german", "GP03", units, 2)))
    f.state.zones["german-hand"], f.state.zones["allied-deck"] = ("GP05", "GP08", "GP11"), ()
    attack(duel, "0505", "48.12VG.ISS")
    duel.do(PlayTactic("GP05"))
    duel.do(PlayTactic("GP08"))
    while not isinstance(f.state.stack[-1], Activation):
        if isinstance(duel.pending, Chance):
            duel.chits((0, 0))
        else:
            duel.do(NoTactic() if "CombatTactic" in duel.prompt else DrawChits(int(duel.options()[0].split()[1])))
        assert duel.pending is not None
    attack(duel, "0805", "27.12VG.ISS")
    assert f.state.activation.tactics_used == 2
    assert "CombatTactic" not in duel.prompt or refuses(duel.why_not(PlayTactic("GP11")), "ARD-C0-02")


@pytest.mark.rule("ARD-C0-03")
def test_a_german_defender_plays_one_tactic() -> None:
    f = field(variant="2p")
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    first, second = german_card(f, "Artillery"), german_card(f, "Panzer Battalion")
    duel = battle(f, "0505", [attacker], hand=[first, second])
    duel.do(PlayTactic(first))
    assert refuses(duel.why_not(PlayTactic(second)), "ARD-C0-03")


@pytest.mark.rule("ARD-C0-04")
def test_no_tactic_supports_von_der_heydte() -> None:
    f = field(variant="2p")
    attacker = f.put(A_INF, WEST)
    f.put("VDH.VDH.ISS", "0505")
    card = german_card(f, "Artillery")
    duel = battle(f, "0505", [attacker], hand=[card])
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-C0-04")


@pytest.mark.rule("ARD-C0-04", "ARD-C2-05")
def test_von_der_heydte_has_no_tactic_and_no_retreat() -> None:
    f = ground(18)
    attacker = f.put("18.1.V", "0308")
    number = f.put("VDH.VDH.ISS", "0408")
    duel = battle(f, "0408", [attacker], hand=["GP02"], allied_deck=["AC50"])
    duel.roll("AC50")
    if duel.prompt and "CombatTactic" in duel.prompt:
        assert refuses(duel.why_not(PlayTactic("GP02")), "ARD-C0-04")
    hit = struck(f, [attacker], 1, "0408")
    assert refuses(hit.why_not(TakeRetreat()), "ARD-C2-05")
    hit.do(TakeLoss())
    if f.state.board.hex_of_unit(number) is not None:
        hit.do(LoseStep("VDH.VDH.ISS"))
    assert where(f, "VDH.VDH.ISS") == "eliminated"


@pytest.mark.rule("ARD-C0-04")
def test_tactics_support_units_that_fight_beside_von_der_heydte() -> None:
    for companion in (False, True):
        f = field(variant="2p")
        attacker = f.put(A_INF, WEST)
        f.put("VDH.VDH.ISS", "0505")
        if companion:
            f.put(G_INF, "0505")
        card = german_card(f, "Artillery")
        ruling = battle(f, "0505", [attacker], hand=[card]).why_not(PlayTactic(card))
        assert ruling.legal if companion else refuses(ruling, "ARD-C0-04")


@pytest.mark.rule("ARD-C0-05")
def test_an_allied_attacker_receives_the_tactic_of_a_drawn_card() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=[allied_card(f, "Artillery")])
    duel.roll(allied_card(f, "Artillery"), "Allied attack")
    assert duel.told("ARD-C0-05")
    none = battle(f, "0505", [attacker], allied_deck=[allied_card(f, "none")])
    none.roll(allied_card(f, "none"))
    assert "no usable tactic" in none.told("ARD-C0-05")[0]


def who_came(
    *, strong: bool = False, danger: bool = False, surrounded: bool = False, cut: bool = False
) -> tuple[list[str], Duel]:
    """The units that joined the defence of 0505 when the card of the 99th Division is drawn."""
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    if strong:
        f.put(A_INF_2, "0505")
    if danger:
        f.put(G_INF_2, "0507")
        f.put(G_INF_3, "0507")
    if surrounded:
        for unit, hex in ((G_INF_2, "0406"), (G_INF_3, "0606"), (A_INF_2, WEST), (A_MECH, "0507")):
            f.put(unit, hex)
        assert is_surrounded(f.state, f.at("0505"), ALLIED)
        assert f.at("0505") in communication_paths(f.state, ALLIED)
    if cut:
        for unit, hex in ((G_INF_2, WEST), (G_INF_3, SOUTH_WEST)):
            f.put(unit, hex)
    f.reserve("395.99.V")
    f.reserve("324.99.V" if "324.99.V" in f.title.unit_by_id else A_BIG)
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    duel.roll("AC06", "Allied defense")
    return [f.title.units[n].id for n in f.state.board.units_at(f.at("0505"), 1)], duel


@pytest.mark.rule("ARD-C0-06", "ARD-C0-07")
def test_a_matching_unit_joins_weak_defenders_in_communication_and_out_of_danger() -> None:
    came, duel = who_came()
    assert came == [A_INF, "395.99.V"]
    assert duel.traces("ARD-C0-07") == ["395.99.V joins"]
    for case in ({"strong": True}, {"danger": True}, {"surrounded": True}, {"cut": True}):
        came, duel = who_came(**case)
        assert "395.99.V" not in came, case
        assert duel.told("ARD-C0-08"), case


@pytest.mark.rule("ARD-C0-06", "ARD-C0-07")
@pytest.mark.parametrize(("card", "strong", "comes"), [
    ("AC08", False, "119.30.XVIII"), ("AC02", False, "505.82.XVIII"), ("AC08", True, ""),
])  # fmt: skip
def test_the_lowest_number_of_the_formation_joins_fewer_than_four_steps(card: str, strong: bool, comes: str) -> None:
    f = ground(18)
    attacker = f.put("Peiper.1SS.ISS", "0710")
    f.put("117.30.XVIII", "0810")
    if strong:
        f.put("CCR.7A.XVIII", "0810")
    reserve = ("119.30.XVIII", "120.30.XVIII", "505.82.XVIII")
    for unit in reserve:
        f.reserve(unit)
    duel = defence(f, "0810", [attacker], card, "AC50")
    assert duel.pending is not None
    assert [unit for unit in reserve if where(f, unit) == "0810"] == ([comes] if comes else [])
    if comes:
        assert fight_of(duel).defender_tactics == ()


@pytest.mark.rule("ARD-C0-08")
def test_a_card_of_another_formation_gives_its_tactic() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.reserve(A_INF_2)
    card = allied_card(f, "Screen")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card, "Allied defense")
    assert "Screen" in duel.told("ARD-C0-08")[0]


@pytest.mark.rule("ARD-C0-08")
def test_out_of_communication_no_unit_joins_and_the_tactic_counts() -> None:
    f = ground(18)
    numbers = [f.put(unit, hex) for unit, hex in RING]
    f.put("424.106.XVIII", "1206")
    f.reserve("423.106.XVIII")
    duel = defence(f, "1206", [numbers[0]], "AC07")
    assert duel.pending is not None
    assert where(f, "423.106.XVIII") == "[Allied Reserve]"
    assert "Bug Out" in str(duel.told("ARD-C0-08"))
