"""Cards drawn for Allied defenders as a second reader expects them: Bug Out, units that join, second cards."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.events.allied import break_in_the_clouds
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import Field, field
from tests.titles.ardennes.ground import ground
from tests.titles.ardennes.test_c1_hits import where
from tests.titles.ardennes.test_clouds_and_piles import fight_of

RING = (
    ("183.62VG.LXVI", "1306"), ("293.18VG.LXVI", "1203"), ("294.18VG.LXVI", "0905"), ("5.3FJ.ISS", "0908"),
    ("190.62VG.LXVI", "1209"), ("1128.560VG.LVIII", "1508"), ("164.62VG.LXVI", "1505"),
)  # fmt: skip


def defence(f: Field, hex: str, attackers: list[int], card: str, *more: str) -> Duel:
    duel = battle(f, hex, attackers, allied_deck=[card, *more])
    duel.roll(card, "Allied defense")
    return duel


def hosingen(day: int, regiments: int) -> tuple[Field, Duel]:
    """110 alone in 1808, attacked from the south, with the card of its division."""
    f = ground(day)
    units = (("39.26VG.XLVII", "1908"), ("77.26VG.XLVII", "1908"), ("78.26VG.XLVII", "1909"))
    attackers = [f.put(unit, hex) for unit, hex in units[:regiments]]
    f.put("110.28.VIII", "1808")
    return f, defence(f, "1808", attackers, "AC24")


# Bug Out


# B-148
@pytest.mark.rule("ARD-T0-03")
@pytest.mark.parametrize(("die", "goes"), [(6, True), (3, False)])
def test_before_the_19th_a_failed_check_at_three_to_one_lets_the_unit_go(die: int, goes: bool) -> None:
    f, duel = hosingen(17, 3)
    assert odds_of(f.state, fight_of(duel))[:2] == (12, 4)
    duel.roll(die, "HoldCheck")
    assert duel.pending is not None
    assert (where(f, "110.28.VIII") != "1808") == goes
    assert ("Advance" in duel.prompt) == goes


# B-149
@pytest.mark.rule("ARD-T0-03")
def test_below_three_to_one_nobody_bugs_out() -> None:
    f, duel = hosingen(18, 2)
    assert not isinstance(duel.pending, Chance)
    assert where(f, "110.28.VIII") == "1808"


# B-149
@pytest.mark.rule("ARD-T0-04")
def test_from_the_19th_two_steps_are_too_few() -> None:
    f, duel = hosingen(20, 3)
    assert not isinstance(duel.pending, Chance)
    assert where(f, "110.28.VIII") == "1808"


PAIR = ("393.99.V", "394.99.V")


# B-149
@pytest.mark.rule("ARD-T0-04")
@pytest.mark.parametrize("ring", [False, True])
def test_from_the_19th_the_highest_number_leaves_unless_surrounded(ring: bool) -> None:
    f = ground(20)
    attacker = f.put("Kuhlmann.12SS.ISS", "0604")
    if ring:
        f.put("Krause.12SS.ISS", "0606")
    for unit in PAIR:
        f.put(unit, "0605")
    duel = defence(f, "0605", [attacker], "AC51")
    assert duel.pending is not None
    assert where(f, "393.99.V") == "0605"
    assert (where(f, "394.99.V") == "0605") == ring
    assert limits(f.state, fight_of(duel))[0] <= (4 if ring else 2)


# B-150
@pytest.mark.parametrize("positions", [{}, {"0509": 2, "0107": 3}])
def test_of_two_positions_equally_near_the_higher_hold_value_is_taken_and_without_one_nobody_goes(
    positions: dict[str, int],
) -> None:
    f = field(day=20, roads=["0510-0509-0508-0507-0506-0505", "0110-0109-0108-0107"], hv=positions)
    attacker = f.put("48.12VG.ISS", "0504")
    for unit in PAIR:
        f.put(unit, "0505")
    duel = defence(f, "0505", [attacker], "AC51")
    assert duel.pending is not None
    assert where(f, "393.99.V") == "0505"
    assert where(f, "394.99.V") == ("0107" if positions else "0505")


# B-151
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


# B-152
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


# B-153: the book lets the second card give its tactic only.
@pytest.mark.rule("ARD-T0-11", "ARD-T0-10")
def test_a_second_card_gives_its_tactic() -> None:
    f = ground(21)
    attacker = f.put("19.9SS.IISS", "1110")
    f.put("CCR.7A.XVIII", "1111")
    f.reserve("CCB.7A.XVIII")
    duel = defence(f, "1111", [attacker], "AC03", "AC09")
    duel.roll("AC09", "second card")
    assert fight_of(duel).defender_tactics == ("Artillery", "Tank Battalion")
    assert where(f, "CCB.7A.XVIII") == "[Allied Reserve]"


# B-162
@pytest.mark.parametrize(
    ("card", "tactics"), [("AC50", ("Airpower",)), ("AC25", ("Artillery",)), ("AC08", ()), ("AC40", ("Airpower",))]
)
def test_in_clear_weather_a_card_without_effect_is_airpower(card: str, tactics: tuple[str, ...]) -> None:
    f = ground(23)
    attacker = f.put("Peiper.1SS.ISS", "0710")
    f.put("117.30.XVIII", "0810")
    f.reserve("119.30.XVIII")
    break_in_the_clouds(f.state, "")
    duel = defence(f, "0810", [attacker], card)
    assert fight_of(duel).defender_tactics == tactics
    assert (where(f, "119.30.XVIII") == "0810") == (card == "AC08")


# B-176
@pytest.mark.rule("ARD-H-34")
def test_the_second_card_comes_from_the_discards_without_the_first() -> None:
    f = ground(18)
    attacker = f.put("77.26VG.XLVII", "1812")
    f.put("501.101.VIII", "1813")
    duel = battle(f, "1813", [attacker], allied_deck=["AC22"])
    f.state.zones["allied-discard"] = ("AC50", "AC52")
    duel.roll("AC22", "Allied defense")
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert set(pending.outcomes) == {"AC50", "AC52"}
