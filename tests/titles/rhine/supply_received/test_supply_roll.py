"""The supply roll (rules BTR-SUPPLY-01..02, 13..26, BTR-HOUSE-01, 04, 06..07)."""

from pathlib import Path

import pytest

from broadfront.titles import load_title
from broadfront.titles.rhine.rules.actions import Capture, Move, Place, PlaceSP, Repair, Scheldt
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.field.supply import open_supply_sources
from broadfront.titles.rhine.rules.theatre.ports import open_ports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from broadfront.titles.rhine.steps.field.moving import legal_moves
from tests.titles.rhine.support.asking import answer_value, ask_rhine, ledger_amounts, refusal_error, rhine_title
from tests.titles.rhine.support.battle import INFANTRY, hex_index, ruling_rules
from tests.titles.rhine.support.books import make_books, run_step, texts_citing
from tests.titles.rhine.support.fields import OPEN, field_position, neighbor_of
from tests.titles.rhine.support.reports import report_refusal, roll_supply, run_reports
from tests.titles.rhine.support.supply_dates import LATE
from tests.titles.rhine.support.theatre import ANTWERP, US, enter_german, map_books, report_lines


@pytest.mark.rule("BTR-SUPPLY-01", "BTR-SUPPLY-02")
def test_each_nation_has_its_own_table_and_the_dice_are_never_modified() -> None:
    us = ask_rhine("supply", nation="us", date="1944-11-19", dice=12, ground="mud")
    cw = ask_rhine("supply", nation="cw", date="1944-11-19", dice=12, ground="mud")
    assert (us.value["column"], us.value["sp"]) == ("8", 10)
    assert (cw.value["column"], cw.value["sp"]) == ("6", 4)


@pytest.mark.rule("BTR-SUPPLY-01")
def test_in_a_southern_campaign_the_commonwealth_does_not_roll() -> None:
    south = make_books("1944-11-19", campaign="south-1944")
    assert roll_supply(south, "US", 7)
    before = dict(south.supply.sp)
    run_step(south, SupplyRoll("CW"))
    assert south.supply.sp == before


@pytest.mark.rule("BTR-SUPPLY-13")
def test_a_roll_starts_from_the_status_of_the_date() -> None:
    found = ask_rhine("supply", nation="us", date="1944-09-26", dice=7, ground="dry")
    assert found.value == {"base": 8, "column": "8", "sp": 8}
    assert ledger_amounts(found)[0] == (8, "BTR-STATUS-04")


@pytest.mark.rule("BTR-SUPPLY-14", "BTR-SUPPLY-15")
def test_two_antwerpen_ports_replace_the_shift_of_one() -> None:
    one = ask_rhine("supply", nation="cw", date=LATE, dice=7, ground="dry", antwerpen_ports=1)
    two = ask_rhine("supply", nation="us", date=LATE, dice=7, ground="dry", antwerpen_ports=2)
    none = ask_rhine("supply", nation="us", date=LATE, dice=7, ground="dry", antwerpen_ports=0)
    assert (1, "BTR-SUPPLY-14") in ledger_amounts(one)
    assert one.value["column"] == "8"
    assert [line for line in ledger_amounts(two) if line[1] in ("BTR-SUPPLY-14", "BTR-SUPPLY-15")] == [
        (2, "BTR-SUPPLY-15")
    ]
    assert two.value["column"] == "12"
    assert none.value["column"] == "10"


@pytest.mark.rule("BTR-SUPPLY-16", "BTR-SUPPLY-17")
def test_rotterdam_and_amsterdam_add_one_each_for_both_nations() -> None:
    for nation, base in (("us", 10), ("cw", 7)):
        for port in ("rotterdam", "amsterdam"):
            found = answer_value("supply", nation=nation, date=LATE, dice=7, ground="dry", **{port: True})
            assert found["column"] == str(base + 1)
        both = answer_value("supply", nation=nation, date=LATE, dice=7, ground="dry", rotterdam=True, amsterdam=True)
        assert both["column"] == str(base + 2)
    ask_rhine("supply", nation="us", date=LATE, dice=7, ground="dry", rotterdam=True, amsterdam=True)


@pytest.mark.rule("BTR-SUPPLY-18")
def test_a_random_event_shifts_either_way_by_its_own_amount() -> None:
    up = ask_rhine("supply", nation="us", date=LATE, dice=7, ground="dry", random_event=2)
    down = ask_rhine("supply", nation="us", date=LATE, dice=7, ground="dry", random_event=-3)
    none = ask_rhine("supply", nation="us", date=LATE, dice=7, ground="dry")
    assert (up.value["column"], down.value["column"], none.value["column"]) == ("12", "7", "10")
    assert "BTR-SUPPLY-18" not in [rule for _, rule in ledger_amounts(none)]


@pytest.mark.rule("BTR-SUPPLY-19", "BTR-SUPPLY-20")
def test_a_flank_event_touches_one_nation_only() -> None:
    both: dict[str, object] = {"date": LATE, "dice": 7, "ground": "dry", "collapse_north": True}
    assert answer_value("supply", nation="cw", **both)["column"] == "5"
    assert answer_value("supply", nation="us", **both)["column"] == "10"
    both = {"date": LATE, "dice": 7, "ground": "dry", "alpine_redoubt": True}
    assert answer_value("supply", nation="us", **both)["column"] == "8"
    assert answer_value("supply", nation="cw", **both)["column"] == "7"


@pytest.mark.parametrize(
    ("ground", "column"),
    [
        pytest.param("mud", "8", marks=pytest.mark.rule("BTR-SUPPLY-21")),
        pytest.param("snow", "9", marks=pytest.mark.rule("BTR-SUPPLY-22")),
        pytest.param("dry", "10", marks=pytest.mark.rule("BTR-SUPPLY-23")),
    ],
)
def test_the_ground_shifts_the_column(ground: str, column: str) -> None:
    assert answer_value("supply", nation="us", date=LATE, dice=7, ground=ground)["column"] == column
    assert answer_value("supply", nation="cw", date=LATE, dice=7, ground=ground)["column"] == str(int(column) - 3)


@pytest.mark.rule("BTR-SUPPLY-24")
def test_negative_shifts_stop_at_column_two_before_positive_ones_count() -> None:
    found = ask_rhine(
        "supply", nation="us", date="1944-09-05", dice=7, ground="mud", alpine_redoubt=True, antwerpen_ports=2
    )
    # 5 less 2 less 2 is 1, held at 2; then 2 more.
    assert (found.value["base"], found.value["column"], found.value["sp"]) == (5, "4", 5)
    assert (1, "BTR-SUPPLY-24") in ledger_amounts(found)
    plain = ask_rhine("supply", nation="us", date="1944-09-05", dice=7, ground="mud", antwerpen_ports=2)
    assert plain.value["column"] == "5"
    assert (1, "BTR-SUPPLY-24") not in ledger_amounts(plain)


@pytest.mark.rule("BTR-SUPPLY-24")
def test_the_order_of_shifts_is_cited_from_two_shifts_on() -> None:
    given = {"nation": "us", "date": "1944-09-05", "dice": 7, "ground": "mud"}
    assert "BTR-SUPPLY-24" not in ask_rhine("supply", **given).rules
    assert "BTR-SUPPLY-24" in ask_rhine("supply", **given, antwerpen_ports=2).rules


@pytest.mark.rule("BTR-SUPPLY-25")
def test_nothing_carries_over_beyond_the_last_column() -> None:
    full = {"antwerpen_ports": 2, "rotterdam": True, "amsterdam": True}
    top = ask_rhine("supply", nation="us", date=LATE, dice=12, ground="dry", random_event=4, **full)
    assert (top.value["column"], top.value["sp"]) == ("13+", 15)
    twelve = ask_rhine("supply", nation="us", date=LATE, dice=12, ground="dry", antwerpen_ports=2)
    assert (twelve.value["column"], twelve.value["sp"]) == ("12", 14)


@pytest.mark.rule("BTR-SUPPLY-26")
def test_a_shift_for_both_nations_counts_on_each_nations_own_status() -> None:
    us = ask_rhine("supply", nation="us", date="1944-09-05", dice=7, ground="snow", rotterdam=True)
    cw = ask_rhine("supply", nation="cw", date="1944-09-05", dice=7, ground="snow", rotterdam=True)
    assert (us.value["column"], cw.value["column"]) == ("5", "6")


def test_the_distribution_of_sp_is_the_table_over_two_dice() -> None:
    found = answer_value("supply_odds", nation="us", date="1944-09-05", ground="dry")
    # Column 5: 3 on 2-3, 4 on 4-5, 6 on 6-8 and 9-10, 7 on 11-12.
    assert found["chances"] == {"3": "1/12", "4": "7/36", "6": "23/36", "7": "1/12"}
    assert found["mean"] == "49/9"
    mixed = answer_value("supply_odds", nation="us", date="1944-10-15")
    dry = answer_value("supply_odds", nation="us", date="1944-10-15", ground="dry")
    assert mixed["mean"] != dry["mean"]


@pytest.mark.rule("BTR-HOUSE-01", "BTR-SUPPLY-14", "BTR-SUPPLY-15")
def test_ports_count_when_allied_repaired_and_the_estuary_is_open() -> None:
    state = make_books("1944-11-19")
    assert open_ports(state) == (0, ())
    state.land.hits |= {"antwerpen_1": 0, "antwerpen_2": 0}
    assert open_ports(state) == (0, ())
    state.land.scheldt = True
    assert open_ports(state) == (2, ())
    assert texts_citing(roll_supply(state, "CW", 7), "BTR-SUPPLY-15")
    assert state.clock.history[-1]["CW column"] == "10"
    state.land.hits["antwerpen_2"] = 1
    assert open_ports(state) == (1, ())
    assert texts_citing(roll_supply(state, "CW", 7), "BTR-SUPPLY-14")
    state.land.holder["antwerpen_1"] = "german"
    assert open_ports(state) == (0, ())


@pytest.mark.rule("BTR-HOUSE-01", "OCS-PORT-02")
def test_a_captured_port_takes_hits_and_is_repaired_one_a_turn() -> None:
    state = make_books("1944-12-01")
    state.supply.receive_sp("CW North", 3)
    run_reports(state, Capture("rotterdam", "allied"))
    assert state.land.hits["rotterdam"] == 4
    events = run_reports(state, Repair("rotterdam", "CW North"))
    assert (state.land.hits["rotterdam"], state.supply.sp["CW North"]) == (3, 2)
    assert "capacity 40%" in texts_citing(events, "OCS-PORT-02")[-1]
    assert report_refusal(state, Repair("rotterdam", "CW North")) == ("OCS-PORT-02",)
    assert report_refusal(state, Repair("amsterdam", "CW North")) == ("OCS-PORT-02",)
    assert report_refusal(state, Repair("antwerpen_1", "US North")) == ("OCS-PORT-02",)
    assert report_refusal(state, Capture("rotterdam", "allied")) == ("BTR-HOUSE-01",)
    run_reports(state, Scheldt(True))
    assert state.land.scheldt


@pytest.mark.rule("BTR-HOUSE-01")
def test_german_units_beside_the_scheldt_close_it_whatever_is_reported() -> None:
    state = map_books()
    state.land.hits["antwerpen_1"] = state.land.hits["antwerpen_2"] = 0
    report_lines(state, Scheldt(True))
    assert open_ports(state)[0] == 2
    assert hex_index(ANTWERP) in open_supply_sources(state, "allied")
    enter_german(state, rhine_title().map.ids[rhine_title().scheldt[0]])
    assert open_ports(state)[0] == 0
    assert hex_index(ANTWERP) not in open_supply_sources(state, "allied")


@pytest.mark.rule("BTR-HOUSE-01")
def test_a_combat_unit_in_a_port_takes_it() -> None:
    state = map_books(US_79_Inf_Div="A41.17")
    assert state.land.holder["rotterdam"] == "german"
    report_lines(state, Place(US, "A40.17"))
    assert (state.land.holder["rotterdam"], state.land.hits["rotterdam"]) == ("allied", 4)
    assert report_refusal(state, Capture("rotterdam", "allied")) == ("BTR-HOUSE-01",)


@pytest.mark.rule("BTR-HOUSE-04", "BTR-ARRIVAL-29")
def test_broadfront_splits_american_sp_and_keeps_nations_to_their_maps() -> None:
    def is_allowed(**given: object) -> bool:
        return bool(answer_value("broadfront", **({"date": "1944-09-12", "nation": "us"} | given))["allowed"])

    assert ask_rhine("broadfront", date="1944-09-12", nation="us", sp=8, north=6).value["allowed"] is True
    assert not is_allowed(sp=8, north=7)
    assert is_allowed(sp=8, north=7, date="1944-09-08")
    assert is_allowed(sp=8, north=7, campaign="north")
    assert not is_allowed(nation="cw", sheet="c")
    assert is_allowed(nation="cw", sheet="b")
    assert not is_allowed(nation="fr", sheet="a")
    assert not is_allowed(nation="cw", sp=4, north=3)
    assert refusal_error("broadfront", date="1944-09-12", nation="us", sp=2, north=3).parameter == "north"


@pytest.mark.rule("BTR-HOUSE-04", "BTR-ARRIVAL-29")
def test_broadfront_limits_nothing_where_it_is_not_in_force() -> None:
    free = {"in_force": False, "allowed": True, "least_north": 0, "most_north": 3, "barred": []}
    for nation in ("us", "cw", "fr"):
        given = {"nation": nation, "sp": 3, "north": 2, "sheet": "c"}
        assert answer_value("broadfront", date="1944-09-08", **given) == free
        assert answer_value("broadfront", date="1944-09-12", campaign="north", **given) == free
    bound = answer_value("broadfront", date="1944-09-12", nation="cw", sp=3, north=3)
    assert (bound["least_north"], bound["most_north"], bound["barred"]) == (3, 3, ["C", "D"])


@pytest.mark.rule("BTR-HOUSE-04")
def test_where_the_broadfront_restrictions_bind_a_nation_keeps_off_the_other_maps(tmp_path: Path) -> None:
    files = rhine_title().files
    (tmp_path / "house/sectors").mkdir(parents=True)
    campaigns = files.text("house/campaigns.toml").replace('CW = ["C", "D"]', 'CW = ["A", "B"]')
    (tmp_path / "house/campaigns.toml").write_text(campaigns, encoding="utf-8")
    sector = files.text("house/sectors/corridor.toml").replace("house = true\n", "house = true\nbroadfront = true\n", 1)
    (tmp_path / "house/sectors/corridor.toml").write_text(sector, encoding="utf-8")
    state = load_title("rhine", tmp_path).position("corridor")  # type: ignore[attr-defined]
    no = broadfront_refusal(state, state.units[state.number(INFANTRY)], OPEN)
    assert no is not None
    assert ruling_rules(no) == {"BTR-ARRIVAL-29", "BTR-HOUSE-04"}
    assert broadfront_refusal(state, state.units[state.number("504 Para Rgt")], OPEN) is None
    assert not [m for m in legal_moves(state, "allied", state.number(INFANTRY), "Combat") if isinstance(m, Move)]
    free = field_position({INFANTRY: OPEN})
    assert broadfront_refusal(free, free.units[free.number(INFANTRY)], neighbor_of(OPEN, 1)) is None


@pytest.mark.rule("BTR-HOUSE-06", "BTR-HOUSE-07")
def test_flank_options_hold_for_every_roll_of_their_nation() -> None:
    state = make_books("1944-11-19", collapse_north=True, alpine_redoubt=True)
    cw, us = roll_supply(state, "CW", 7), roll_supply(state, "US", 7, PlaceSP(3))
    assert (state.clock.history[-1]["CW column"], state.clock.history[-1]["US column"]) == ("6", "8")
    assert texts_citing(cw, "BTR-HOUSE-06")
    assert texts_citing(us, "BTR-HOUSE-07")
    plain = make_books("1944-11-19")
    assert not texts_citing(roll_supply(plain, "CW", 7), "BTR-HOUSE-06")
