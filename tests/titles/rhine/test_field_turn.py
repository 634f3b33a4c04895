"""The player turn on the map: phases, reinforcements, supply, attrition, clean up, the end."""

from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.facts import Table
from broadfront.core.game import Game
from broadfront.titles import load_title
from broadfront.titles.rhine.data.units import re_ledger
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.actions import ChooseOrder
from broadfront.titles.rhine.rules.field.supply import dumps_for, net_of, served, source_hexes, traced
from broadfront.titles.rhine.rules.field.trace import trace_ruling
from broadfront.titles.rhine.rules.field.victory import final_result, score
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.player_turn import CleanUp, OpenPhase, Reinforcement, TurnOf
from broadfront.titles.rhine.steps.field.supply_phase import SupplyPhase
from broadfront.titles.rhine.steps.turns import Order
from broadfront.titles.rhine.table.sector_text import describe_field
from tests.titles.rhine.asking import title
from tests.titles.rhine.fields import OPEN, around, dump, field, run, told, total, where

INFANTRY, ENEMY = "43 Inf Div", "KG Walther"
SOURCE = "A22.26"
"""Bourg-Leopold, an Allied source."""


def index(hex: str) -> int:
    return title().map.index[hex]


@pytest.mark.rule("OCS-SEQ-02")
def test_a_player_turn_has_eight_phases_in_their_order() -> None:
    state = field({})
    state.push(TurnOf("allied"))
    step = state.stack[-1]
    step.advance(state)
    phases = ["Aircraft Refit", "Reinforcement", "Movement", "Supply", "Reaction", "Combat", "Exploitation", "Clean Up"]
    assert ", ".join(phases) in told(list(state.events or ()), "OCS-SEQ-02")[0]
    names = [type(s).__name__ for s in title().sequences["field player turn"]]
    assert names[:2] == ["Refit", "Reinforcement"]
    assert names.index("SupplyPhase") < names.index("CombatSegment")
    assert names[-1] == "CleanUp"


@pytest.mark.rule("OCS-SEQ-03")
def test_phases_have_their_segments() -> None:
    state = field({})
    events = run(state, OpenPhase("Exploitation"))
    assert "movement, barrage, combat" in told(events, "OCS-SEQ-03")[-1]
    assert not told(run(field({}), OpenPhase("Supply")), "OCS-SEQ-03")


@pytest.mark.rule("OCS-SEQ-01")
def test_the_sector_says_who_begins_and_later_the_dice() -> None:
    state = field({})
    state.push(Order())
    Order().advance(state)
    assert state.first == "allied"
    state.stack.clear()
    state.set_turn(2)
    state.push(Order())
    for dice in (5, 5, 4, 9):
        state.happen(dice)
    assert state.pending.side == "german"  # type: ignore[union-attr]
    state.do(ChooseOrder(False))
    assert state.first == "allied"
    assert told(list(state.events or ()), "OCS-SEQ-01")


@pytest.mark.rule("OCS-SEQ-06", "OCS-MODE-07")
def test_clean_up_takes_off_own_markers_and_ends_fuel() -> None:
    state = field({INFANTRY: OPEN, "8 Arm Bde": OPEN, ENEMY: around(OPEN, 3)},
                  modes={INFANTRY: "DG", "8 Arm Bde": "Exploitation", ENEMY: "DG"})  # fmt: skip
    state.fuelled[state.number("8 Arm Bde")] = 2
    assert not state.zoc_ruling(state.number(INFANTRY)).legal
    run(state, CleanUp())
    assert [state.mode(state.number(u)) for u in (INFANTRY, "8 Arm Bde", ENEMY)] == ["Combat", "Combat", "DG"]
    assert state.fuelled[state.number("8 Arm Bde")] == 0


@pytest.mark.rule("OCS-REINF-01", "OCS-REINF-03", "OCS-REINF-04")
def test_reinforcements_come_without_fuel_and_transport_loaded_where_sp_arrive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = field({})
    state.set_turn(2)
    before = state.dumps.get(f"allied {SOURCE}", 0)
    events = run(state, Reinforcement())
    assert where(state, "Truck 3") == SOURCE
    assert state.cargo[state.number("Truck 3")] == 4
    assert "loaded" in told(events, "OCS-REINF-03")[0]
    assert state.dumps[f"allied {SOURCE}"] == before + 24
    assert where(state, "22 Arm Bde") == "A22.24"
    assert state.fuelled[state.number("22 Arm Bde")] == 0
    later = field({})
    later.set_turn(2)
    monkeypatch.setitem(later.sector.delivery, "allied", "A23.23")
    assert "empty" in told(run(later, Reinforcement()), "OCS-REINF-03")[0]


@pytest.mark.rule("BTR-HOUSE-09")
def test_a_reinforcement_waits_while_enemies_hold_its_hex() -> None:
    state = field({ENEMY: "A22.24"})
    state.set_turn(2)
    assert told(run(state, Reinforcement()), "BTR-HOUSE-09")
    assert where(state, "22 Arm Bde") == "[To arrive]"


@pytest.mark.rule("OCS-STACK-02")
def test_a_multi_step_unit_loses_re_with_its_steps() -> None:
    state = field({INFANTRY: OPEN})
    unit = state.units[state.number(INFANTRY)]
    assert [re_ledger(unit, steps).amount for steps in (4, 2)] == [4, 2]
    assert re_ledger(state.units[state.number("2 HC Rec Bn")], 1).amount == "1/2"


@pytest.mark.rule("OCS-SUPPLY-01", "OCS-SUPPLY-04")
def test_a_unit_near_a_source_draws_and_an_enemy_zone_shuts_the_source() -> None:
    state = field({INFANTRY: SOURCE})
    ruling = trace_ruling(state, state.number(INFANTRY))
    assert ruling.legal
    assert total(ruling.ledger, "OCS-SUPPLY-01") == [5]
    far = field({INFANTRY: "A40.34"})
    assert not trace_ruling(far, far.number(INFANTRY)).legal
    shut = field({ENEMY: around(SOURCE, 0)})
    assert index(SOURCE) not in source_hexes(shut, "allied")
    kept = field({ENEMY: around(SOURCE, 0), INFANTRY: SOURCE})
    assert index(SOURCE) in source_hexes(kept, "allied")


@pytest.mark.rule("OCS-SUPPLY-02")
def test_an_hq_that_draws_throws_and_does_not_pass_on_what_it_was_thrown() -> None:
    hq = around(around(SOURCE, 0), 0)
    state = field({"1 Abn Corps HQ": hq, "504 Para Rgt": "A36.32"})
    ruling = trace_ruling(state, state.number("504 Para Rgt"))
    assert ruling.legal
    assert ruling.rules == ("OCS-SUPPLY-02",)
    state.set_mode(state.number("1 Abn Corps HQ"), "Strat")
    assert not trace_ruling(state, state.number("504 Para Rgt")).legal
    chain = field({"1 Abn Corps HQ": hq, "8 Corps HQ": "A36.32", "1 Para Bde": "A41.35"})
    assert trace_ruling(chain, chain.number("8 Corps HQ")).legal
    assert not trace_ruling(chain, chain.number("1 Para Bde")).legal


@pytest.mark.rule("OCS-SUPPLY-03")
def test_supply_paths_ignore_mud() -> None:
    state = field({INFANTRY: "A23.28"})
    dry = trace_ruling(state, state.number(INFANTRY))
    state.ground = "Mud"
    mud = trace_ruling(state, state.number(INFANTRY))
    assert dry.legal
    assert mud.legal
    assert total(mud.ledger, "OCS-SUPPLY-03")


@pytest.mark.rule("OCS-ZOC-03", "OCS-ZOC-04")
def test_truck_supply_paths_do_not_pass_enemy_zones_that_no_friend_lifts() -> None:
    ring = [around(OPEN, way) for way in range(6)]
    state = field({INFANTRY: OPEN, "30 Corps HQ": SOURCE})
    assert index(OPEN) in traced(state, "allied")
    enemies = ("KG Walther", "KG Hoffmann", "KG Chill", "59 Inf Div", "245 Inf Div", "719 Inf Div")
    outer = [around(hex, way) for way, hex in enumerate(ring)]
    shut = field({INFANTRY: OPEN, "30 Corps HQ": SOURCE} | dict(zip(enemies, outer, strict=True)))
    refused = trace_ruling(shut, shut.number(INFANTRY))
    assert refused.rules == ("OCS-SUPPLY-04", "OCS-ZOC-03")
    lifted = field({INFANTRY: OPEN, "30 Corps HQ": SOURCE, "50 Inf Div": ring[2], ENEMY: around(ring[2], 1)})
    events = run(lifted, SupplyPhase())
    assert told(events, "OCS-ZOC-04")


@pytest.mark.rule("OCS-SUPPLY-05")
def test_units_without_trace_eat() -> None:
    state = field({"504 Para Rgt": "A36.32", "505 Para Rgt": "A36.32", "508 Para Rgt": "A36.32"})
    dump(state, "allied", "A36.32", 1)
    events = run(state, SupplyPhase())
    assert "eats 2T" in told(events, "OCS-SUPPLY-05")[0]
    assert state.dumps["allied A36.32"] == 2
    assert not state.oos[state.number("504 Para Rgt")]


@pytest.mark.rule("OCS-SUPPLY-06", "OCS-SUPPLY-07")
def test_hungry_units_are_out_of_supply_and_roll_for_attrition() -> None:
    cut = field({INFANTRY: "A36.32"})
    dump(cut, "allied", "A36.32", 0)
    events = run(cut, SupplyPhase(), 9)
    n = cut.number(INFANTRY)
    assert cut.oos[n]
    # Rating 4, four steps: 9 costs one.
    assert cut.steps[n] == 3
    assert told(events, "OCS-SUPPLY-07")
    cut.put(n, title().locations.hex(SOURCE))
    run(cut, SupplyPhase())
    assert not cut.oos[n]


@pytest.mark.rule("OCS-SUPPLY-08")
def test_internal_stocks_are_refilled_where_sp_can_be_had() -> None:
    state = field({"504 Para Rgt": SOURCE, INFANTRY: SOURCE})
    dump(state, "allied", SOURCE, 9)
    state.stocks[state.number("504 Para Rgt")] = 2
    state.stocks[state.number(INFANTRY)] = 1
    run(state, SupplyPhase())
    # 4T for the regiment, 2T for each of four RE.
    assert state.dumps[f"allied {SOURCE}"] == 36 - 4 - 8
    assert state.stocks[state.number(INFANTRY)] == 0


def test_the_nearest_dumps_are_used_first() -> None:
    state = field({"30 Corps HQ": SOURCE, INFANTRY: SOURCE})
    state.dumps = Table({f"allied {SOURCE}": 4, f"allied {around(SOURCE, 0)}": 4, "german A27.38": 4})
    assert dumps_for(state, "allied", index(SOURCE)) == [f"allied {SOURCE}", f"allied {around(SOURCE, 0)}"]
    assert index(SOURCE) in served(net_of(state, "allied"), (index(SOURCE),))


@pytest.mark.rule("BTR-HOUSE-26")
def test_a_dump_that_enemies_enter_is_lost_with_its_trucks() -> None:
    state = field({"Truck 1": OPEN, ENEMY: around(OPEN, 0)}, side="german")
    dump(state, "allied", OPEN, 2)
    state.put(state.number(ENEMY), title().locations.hex(OPEN))
    state.take_hex(index(OPEN), "german")
    assert f"allied {OPEN}" not in state.dumps
    assert where(state, "Truck 1") == "[Dead pile]"
    assert told(list(state.events or ()), "BTR-HOUSE-26")


@pytest.mark.rule("BTR-HOUSE-27")
def test_goals_count_for_the_allies_when_held_with_supply() -> None:
    state = field({"506 Para Rgt": "A29.29", "1 Para Bde": "A41.35"})
    for goal in state.sector.goals:
        held = state.held_by(index(goal))
        state.holder[goal] = "allied" if held else "german"
    assert score(state) == {"allied": 2, "german": 11}
    final_result(state)
    assert state.ended is not None
    assert state.ended[0] == "german"
    assert told(list(state.events or ()), "BTR-HOUSE-27")


def test_the_corridor_begins_as_its_files_say() -> None:
    game = Game.new(title(), scenario="corridor", variant="two-player", seed=1)
    assert isinstance(game.state, RhineState)
    assert not game.state.status()
    assert len(game.state.units) == 69
    board = title().map
    for n, unit in enumerate(game.state.units):
        if not unit.arrives:
            assert game.state.where[n].text == unit.hex
    german = {hex for n in game.state.of_side("german") if (hex := game.state.hex_of(n)) is not None}
    contact = [n for n in game.state.of_side("allied") if german & set(board.around[game.state.hex_of(n) or 0])]
    assert len(contact) > 5, "the front is in contact"
    told = describe_field(game.state)
    assert "Oosterbeek" in told
    with pytest.raises(Invalid, match="option"):
        title().set_up("corridor", "two-player", {"weather": "fine"})


KRAFFT = "KG Krafft,german,GE,combat,Other,4-3-3 Leg,3-3-6 Leg,1,1,,,,,A43.33"
TRUCK = "Truck 3,allied,CW,transport,Other,(0)-0-20 Truck,(0)-0-20 Truck,1,0,,,,,A22.26"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("43 Inf Div,allied,CW,combat,Other,22-4-3 Leg", "43 Inf Div,allied,CW,combat,Other,22-4-3", "line 7"),
        ("43 Inf Div,allied", "50 Inf Div,allied", "stands twice"),
        (KRAFFT, KRAFFT.replace("A43.33", "A42.33"), "shares A42.33"),
        (KRAFFT, KRAFFT.replace("combat", "horse"), "kind is one of"),
        (TRUCK, TRUCK.replace("A22.26", "C22.26"), "outside the sector"),
    ],
)
def test_a_set_up_file_of_ones_own_is_checked(tmp_path: Path, old: str, new: str, said: str) -> None:
    name = "house/sectors/corridor.csv"
    text = title().files.text(name)
    assert old in text
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Invalid, match=rf"corridor\.csv, line \d+: .*{said}|corridor\.csv, {said}"):
        load_title("rhine", tmp_path)


def test_a_sector_of_ones_own_is_added_beside_ours_and_played(tmp_path: Path) -> None:
    files = title().files
    folder = tmp_path / "house/sectors"
    folder.mkdir(parents=True)
    text = files.text("house/sectors/corridor.toml").replace("The corridor: Neerpelt to Arnhem", "Our own corridor")
    (folder / "own.toml").write_text(text, encoding="utf-8")
    (folder / "own.csv").write_text(files.text("house/sectors/corridor.csv"), encoding="utf-8")
    mine = load_title("rhine", tmp_path)
    assert isinstance(mine, RhineGame)
    assert mine.card.scenarios["own"].label.startswith("Our own corridor")
    assert mine.files.hash() != files.hash()
    game = Game.new(mine, scenario="own", variant="two-player", seed=1)
    assert isinstance(game.state, RhineState)
    assert len(game.state.units) == len(title().sectors["corridor"].units)
    (tmp_path / "charts").mkdir()
    (tmp_path / "charts/own.toml").write_text("", encoding="utf-8")
    with pytest.raises(Invalid, match="replaces nothing"):
        load_title("rhine", tmp_path / ".." / tmp_path.name)
