"""PatrolGame rule by rule, on hand-built positions, both outcomes."""

from collections.abc import Mapping

import pytest

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.titles import playable, tabletop
from broadfront.titles.patrol.game import PatrolGame
from broadfront.titles.patrol.rules.actions import Advance, Ambush, Done, Enter, Join, Move, Rations, Retreat, Target
from broadfront.titles.patrol.rules.composed import Attack, MoveTo
from broadfront.titles.patrol.rules.movement import in_supply
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Combat, Reaction, column
from broadfront.titles.patrol.steps.phases import DrawCard, Movement, Moving, Reinforce, Turns, Weather
from broadfront.titles.patrol.system import choose


def title() -> PatrolGame:
    found = playable("patrol")
    assert isinstance(found, PatrolGame)
    return found


def position(units: Mapping[str, str], *, variant: str = "two-player", turn: int = 2) -> PatrolState:
    """A position with these units on the map (or boxes) and the others eliminated, nothing on the stack."""
    state = title().set_up("bridge", variant, {})
    state.stack.clear()
    state.turn, state.village = turn, ""
    for n, unit in enumerate(title().units):
        state.put(n, title().locations.parse(units.get(unit.id, "eliminated")))
        state.steps[n] = unit.steps if unit.id in units else 0
    assert not state.status()
    return state


def game(state: PatrolState) -> Game:
    return Game.new(title(), variant=state.variant, seed=1, start=state.to_data())


def refused(g: Game, action: Action) -> str:
    ruling = g.why_not(action)
    assert not ruling.legal
    return str(ruling)


def moving(units: Mapping[str, str], side: str = "german") -> PatrolState:
    state = position(units)
    state.push(Movement(side), Turns())
    return state


def fighting(units: Mapping[str, str], side: str = "german", variant: str = "two-player") -> PatrolState:
    state = position(units, variant=variant)
    state.push(Combat(side), Turns())
    return state


FAR = {"B.American": "0101"}


@pytest.mark.rule("PAT-SEQ-01")
def test_a_turn_begins_with_the_weather_and_ends_with_the_american_fight() -> None:
    g = Game.new(title(), variant="two-player", seed=3)
    assert isinstance(g.pending, Chance)
    assert g.pending.what == "weather"
    assert any("PAT-SEQ-01" in e.rules for _, e in g.log)
    steps = [type(s).__name__ for s in title().sequences["turn"]]
    assert steps[0] == "Weather"
    assert steps[1:] == ["DrawCard", "Reinforce", "Movement", "Combat"] * 2


@pytest.mark.rule("PAT-WEATHER-01")
@pytest.mark.parametrize(
    ("roll", "weather", "points"), [(1, "clear", 4), (4, "clear", 4), (5, "snow", 3), (6, "snow", 3)]
)
def test_snow_falls_on_5_and_6_and_takes_a_movement_point(roll: int, weather: str, points: int) -> None:
    state = position({"1.German": "0506", **FAR})
    state.push(Weather(), Movement("german"))
    g = game(state)
    g.resolve(roll)
    assert isinstance(g.state, PatrolState)
    assert g.state.weather == weather
    ledger = g.why_not(Move("1.German", ("0505",))).ledger
    assert sum(int(line.amount) for line in ledger if "enter" not in line.reason) == points


@pytest.mark.rule("PAT-CARD-01")
def test_a_side_with_a_full_hand_or_an_empty_deck_draws_nothing() -> None:
    state = position({"1.German": "0506", **FAR})
    state.push(DrawCard("german"), Movement("german"))
    g = game(state)
    assert isinstance(g.pending, Chance)
    g.resolve("Ambush")
    assert g.state.zones["german hand"] == ("Ambush",)
    assert [str(e) for _, e in g.events(side="american")] == ["German draws a card. [PAT-CARD-01]"]

    full = position({"1.German": "0506", **FAR})
    for _ in range(2):
        full.move_item("Rations", "german deck", "german hand")
    full.push(DrawCard("german"), Movement("german"))
    assert isinstance(game(full).pending, Decision)


@pytest.mark.rule("PAT-CARD-02")
def test_rations_give_a_step_back_only_in_supply_and_with_the_card() -> None:
    state = moving({"1.German": "0506", "2.German": "0305", **FAR})
    state.steps[title().number["1.German"]] = 1
    assert "PAT-CARD-02" in refused(game(state), Rations("1.German"))
    state.move_item("Rations", "german deck", "german hand")
    g = game(state)
    assert "PAT-CARD-02" in refused(g, Rations("2.German"))
    g.apply(Rations("1.German"))
    assert g.state.facts()["steps"][title().number["1.German"]] == 2
    assert g.state.zones["german discard"] == ("Rations",)


def test_a_side_that_could_use_rations_is_asked_whatever_it_holds_so_that_asking_tells_nothing() -> None:
    asked = set()
    for card in ("Ambush", "Rations"):
        state = moving({"1.German": "0506", **FAR})
        state.steps[0], state.moved[0] = 1, 1
        state.move_item(card, "german deck", "german hand")
        asked.add(game(state).view("american").pending)
    assert len(asked) == 1
    (pending,) = asked
    assert isinstance(pending, Decision)
    assert pending.hidden

    unhurt = moving({"1.German": "0506", **FAR})
    unhurt.moved[0] = 1
    assert isinstance(game(unhurt).pending, Chance), "a decision with nothing to decide is not asked"


@pytest.mark.rule("PAT-CARD-03")
def test_an_ambush_takes_a_column_and_is_refused_without_the_card() -> None:
    state = fighting({"1.German": "0304", "2.German": "0404", "A.American": "0303"})
    state.move_item("Ambush", "american deck", "american hand")
    g = game(state)
    g.apply(Target("0303"))
    g.apply(Join("1.German"))
    g.apply(Join("2.German"))
    if isinstance(g.pending, Decision) and g.pending.side == "german":
        g.apply(Done())
    without = g.fork()
    g.apply(Ambush())
    g.resolve(3)
    without.apply(Done())
    without.resolve(3)
    assert any("Ambush" in str(e) and "column 2:1" in str(e) for _, e in g.log)
    assert any("column 3:1" in str(e) for _, e in without.log)
    bare = fighting({"1.German": "0304", "A.American": "0303"})
    b = game(bare)
    b.apply(Target("0303"))
    assert "PAT-CARD-03" in refused(b, Ambush())


@pytest.mark.rule("PAT-REINF-01")
def test_a_reserve_unit_enters_on_its_own_edge_out_of_enemy_zones_from_its_turn_on() -> None:
    state = position({"Recon.German": "[Reserve]", "1.German": "0106", "A.American": "0205"})
    state.push(Reinforce("german"), Movement("german"))
    g = game(state)
    assert "PAT-REINF-01" in refused(g, Enter("Recon.German", "0101"))
    assert "PAT-REINF-01" in refused(g, Enter("Recon.German", "0106"))
    assert "PAT-REINF-01" in refused(g, Enter("Recon.German", "0206"))
    g.apply(Enter("Recon.German", "0406"))
    early = position({"Recon.German": "[Reserve]", "1.German": "0106", **FAR}, turn=1)
    early.push(Reinforce("german"), Movement("german"))
    assert "Enter" not in [type(a).__name__ for a in game(early).options()]


@pytest.mark.rule("PAT-MOVE-01")
def test_woods_cost_two_and_a_road_one_and_a_unit_moves_once() -> None:
    g = game(moving({"1.German": "0106", "2.German": "0505", **FAR}))
    ruling = g.why_not(Move("1.German", ("0105", "0104")))
    assert [line.amount for line in ruling.ledger if line.reason.startswith("enter")] == ["-2", "-1"]
    assert "PAT-MOVE-01" in refused(g, Move("1.German", ("0105", "0205", "0304")))
    assert "PAT-MOVE-01" in refused(g, Move("1.German", ("0101",)))
    assert g.why_not(MoveTo("1.German", "0104")).legal
    assert not g.why_not(MoveTo("1.German", "0101")).legal
    g.apply(Move("1.German", ("0105", "0104")))
    assert "PAT-MOVE-01" in refused(g, Move("1.German", ("0105",)))


@pytest.mark.rule("PAT-MOVE-02")
def test_the_stream_costs_two_more_unless_a_bridge_stands() -> None:
    state = moving({"1.German": "0304", **FAR})
    state.bridge = "stands"
    over = game(state).why_not(Move("1.German", ("0303",)))
    assert [line.amount for line in over.ledger if line.reason.startswith("enter")] == ["-1"]
    state.bridge = "blown"
    wet = game(state).why_not(Move("1.German", ("0303",)))
    assert [line.amount for line in wet.ledger if line.rule == "PAT-MOVE-02"] == ["-2"]


def test_a_refused_path_comes_with_the_part_of_it_that_is_legal() -> None:
    g = game(moving({"1.German": "0506", "A.American": "0502"}))
    ruling = g.why_not(Move("1.German", ("0505", "0504", "0503")))
    assert ruling.nearest == Move("1.German", ("0505", "0504"))
    assert g.why_not(ruling.nearest).legal
    assert g.why_not(Move("1.German", ("0101",))).nearest is None


@pytest.mark.rule("PAT-MOVE-03")
def test_an_enemy_zone_stops_a_mover() -> None:
    g = game(moving({"1.German": "0406", "A.American": "0305"}))
    assert g.why_not(Move("1.German", ("0405",))).legal
    assert "PAT-MOVE-03" in refused(g, Move("1.German", ("0405", "0505")))


@pytest.mark.rule("PAT-MOVE-04")
def test_no_unit_enters_a_hex_in_which_another_stands() -> None:
    g = game(moving({"1.German": "0406", "2.German": "0506", "A.American": "0305", "B.American": "0101"}))
    assert "PAT-MOVE-04" in refused(g, Move("1.German", ("0506",)))
    assert "PAT-MOVE-04" in refused(
        game(moving({"1.German": "0306", "A.American": "0305"})), Move("1.German", ("0305",))
    )


@pytest.mark.rule("PAT-MOVE-05", "PAT-SUPPLY-01")
def test_a_unit_cut_off_moves_half_and_one_with_a_free_path_does_not() -> None:
    state = moving({"1.German": "0101", "A.American": "0202"})
    n = title().number["1.German"]
    assert not in_supply(state, n)
    ledger = game(state).why_not(Move("1.German", ("0102",))).ledger
    assert sum(int(line.amount) for line in ledger if "enter" not in line.reason) == 2
    state.put(title().number["A.American"], title().locations.parse("0501"))
    assert in_supply(state, n)


@pytest.mark.rule("PAT-BRIDGE-01")
@pytest.mark.parametrize(("roll", "blown"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_bridge_is_rolled_for_once_and_a_blown_one_stops_the_unit_before_it(roll: int, blown: bool) -> None:
    state = position({"1.German": "0305", **FAR})
    state.push(Moving(title().number["1.German"], ("0304", "0303")), Movement("german"))
    g = game(state)
    assert isinstance(g.pending, Chance)
    g.resolve(roll)
    assert isinstance(g.state, PatrolState)
    assert g.state.bridge == ("blown" if blown else "stands")
    assert g.state.where[title().number["1.German"]].text == ("0304" if blown else "0303")
    american = position({"A.American": "0303", "1.German": "0506"})
    american.push(Moving(title().number["A.American"], ("0304",)), Movement("american"))
    assert isinstance(game(american).pending, Decision)


@pytest.mark.rule("PAT-COMBAT-01")
def test_only_adjacent_enemies_are_attacked_and_only_once() -> None:
    state = fighting({"1.German": "0304", "2.German": "0506", "A.American": "0303", "B.American": "0101"})
    g = game(state)
    assert "PAT-COMBAT-01" in refused(g, Target("0101"))
    assert "PAT-COMBAT-01" in refused(g, Target("0405"))
    assert "PAT-COMBAT-01" in refused(g, Attack("0303", ("2.German",)))
    assert g.why_not(Attack("0303", ("1.German",))).legal
    state.fought[title().number["1.German"]] = 1
    state.fought[title().number["A.American"]] = 2
    pending = game(state).pending
    assert not isinstance(pending, Decision)  # the fight is over: the next turn's weather is rolled


@pytest.mark.rule("PAT-COMBAT-02")
def test_the_column_is_the_ratio_rounded_down_and_a_reduced_unit_has_half_its_strength() -> None:
    state = fighting({"1.German": "0305", "A.American": "0304"})
    target = title().map.index_of("0304")
    one, american = title().number["1.German"], title().number["A.American"]
    assert column(state, target, [one], False)[0] == "1:1"
    state.steps[american] = 1
    label, ledger = column(state, target, [one], False)
    assert label == "2:1"
    assert ledger[0].rule == "PAT-COMBAT-02"
    state.steps[american], state.steps[one] = 2, 1
    assert column(state, target, [one], False)[0] == "1:1"


@pytest.mark.rule("PAT-COMBAT-03")
def test_woods_village_and_stream_take_a_column_each() -> None:
    one = title().number["1.German"]
    woods = fighting({"1.German": "0404", "B.American": "0403"})
    woods.steps[title().number["B.American"]] = 1
    label, ledger = column(woods, title().map.index_of("0403"), [one], False)
    assert [line.reason for line in ledger[1:]] == ["woods or village", "every attacker across the stream"]
    assert label == "1:1"
    open_ground = fighting({"1.German": "0305", "B.American": "0304"})
    assert len(column(open_ground, title().map.index_of("0304"), [one], False)[1]) == 1


@pytest.mark.rule("PAT-COMBAT-04")
def test_losses_fall_on_the_strongest_attacker_and_a_unit_without_steps_is_eliminated() -> None:
    g = attack({"1.German": "0305", "Recon.German": "0204", "A.American": "0304"}, ["Recon.German", "1.German"], 1)
    steps = g.state.facts()["steps"]
    assert steps[title().number["1.German"]] == 1
    assert steps[title().number["Recon.German"]] == 1
    lone = attack({"Recon.German": "0305", "1.German": "0506", "A.American": "0304"}, ["Recon.German"], 1)
    assert lone.state.facts()["where"][title().number["Recon.German"]] == "eliminated"
    assert any("PAT-COMBAT-04" in e.rules for _, e in lone.log)


def attack(units: Mapping[str, str], attackers: list[str], roll: int, target: str = "0304") -> Game:
    g = game(fighting(units))
    if isinstance(g.pending, Decision) and Target in g.pending.accepts:
        g.apply(Target(target))
    for unit in attackers:
        if isinstance(g.pending, Decision) and Join in g.pending.accepts and Join(unit) in g.options():
            g.apply(Join(unit))
    if isinstance(g.pending, Decision) and g.pending.side == "german":
        g.apply(Done())
    if isinstance(g.pending, Decision):
        g.apply(Done())
    g.resolve(roll)
    return g


@pytest.mark.rule("PAT-RETREAT-01")
def test_the_beaten_side_chooses_its_retreat_and_a_unit_without_one_loses_a_step() -> None:
    units = {"1.German": "0305", "2.German": "0205", "A.American": "0304"}
    g = attack(units, ["1.German", "2.German"], 2)
    assert isinstance(g.pending, Decision)
    assert g.pending.side == "american"
    assert "PAT-RETREAT-01" in refused(g, Retreat("0205"))
    assert [str(a) for a in g.options()] == ["Retreat 0303", "Retreat 0404"]
    g.apply(Retreat("0404"))
    shut = attack({**units, "3.German": "0404"}, ["1.German", "2.German"], 2)
    assert shut.state.facts()["steps"][title().number["A.American"]] == 1
    assert shut.state.facts()["where"][title().number["A.American"]] == "0304"


@pytest.mark.rule("PAT-ADVANCE-01")
def test_one_attacker_may_take_the_empty_hex_and_only_an_attacker() -> None:
    g = attack(
        {"1.German": "0305", "2.German": "0205", "3.German": "0506", "A.American": "0304"}, ["1.German", "2.German"], 2
    )
    g.apply(Retreat("0303"))
    assert "PAT-ADVANCE-01" in refused(g, Advance("3.German"))
    g.apply(Advance("2.German"))
    assert g.state.facts()["where"][title().number["2.German"]] == "0304"


@pytest.mark.rule("PAT-VICTORY-01")
def test_a_side_without_units_loses_at_once() -> None:
    g = attack({"1.German": "0305", "2.German": "0204", "C.American": "0304"}, ["1.German", "2.German"], 5)
    assert not g.over
    state = fighting({"1.German": "0305", "2.German": "0204", "B.American": "0304"})
    state.steps[title().number["B.American"]] = 1
    last = game(state)
    last.apply(Target("0304"))
    last.apply(Join("1.German"))
    last.apply(Join("2.German"))
    while isinstance(last.pending, Decision):
        last.apply(Done())
    last.resolve(6)
    assert isinstance(last.pending, GameOver)
    assert (last.pending.winner, last.pending.rules) == ("german", ("PAT-VICTORY-01",))


@pytest.mark.rule("PAT-VICTORY-02")
@pytest.mark.parametrize(
    ("units", "held", "winner"),
    [
        ({"1.German": "0302", "A.American": "0101"}, "german", "german"),
        ({"1.German": "0304", "A.American": "0101"}, "german", "german"),
        ({"1.German": "0304", "A.American": "0303", "B.American": "0103", "C.American": "0503"}, "german", None),
        ({"1.German": "0304", "A.American": "0303"}, "american", "american"),
        ({"1.German": "0506", "A.American": "0101"}, "", None),
    ],
)
def test_the_village_decides_after_the_last_turn(units: dict[str, str], held: str, winner: str | None) -> None:
    state = position(units, turn=5)
    state.village = held
    state.push(Turns())
    g = game(state)
    assert isinstance(g.pending, GameOver)
    assert g.pending.winner == winner
    assert g.pending.rules == ("PAT-VICTORY-02",)


@pytest.mark.rule("PAT-SYSTEM-01")
@pytest.mark.parametrize(
    ("units", "step", "choice"),
    [
        ({"1.German": "0506", "B.American": "0101"}, Movement("american"), "Move B.American 0102-0203-0302"),
        ({"1.German": "0506", "A.American": "0302"}, Movement("american"), "Done"),
        ({"Recon.German": "0303", "A.American": "0302", "C.American": "0402"}, Combat("american"), "Target 0303"),
        ({"1.German": "0303", "B.American": "0302"}, Combat("american"), "Done"),
        (
            {"1.German": "0506", "A.American": "0302", "C.American": "[Reserve]"},
            Reinforce("american"),
            "Enter C.American 0301",
        ),
    ],
)
def test_the_system_takes_the_best_attack_and_comes_to_the_village(
    units: dict[str, str], step: Movement | Combat | Reinforce, choice: str
) -> None:
    state = position(units, variant="solo")
    action, trace = choose(state, step)
    assert str(action) == choice
    assert trace.choice == choice
    assert any(c.chosen and c.what == choice for c in trace.candidates)


def test_the_advice_goes_to_the_side_that_chooses() -> None:
    state = position({"1.German": "0303", "B.American": "0302"})
    state.push(Reaction("german", state.title.map.index_of("0302"), (state.number("1.German"),)))
    table = tabletop("patrol")
    assert "Ambush" in table.shown(state, "american").hint
    assert table.shown(state, "german").hint == "The other side chooses now."
