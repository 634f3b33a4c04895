"""Player turns of a campaign anywhere on the map, and results of the table that are entered in between."""

from fractions import Fraction

import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.titles.rhine.rules.actions import ChooseOrder, Finish, Lose, Move, Open, Rebuild, Target
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.movement import conditions
from broadfront.titles.rhine.rules.map_actions import Absorb, Detach, Dump, Enter, Hedgehog, Interdict, Mark, Railhead
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.battle import Battle
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.table import TABLETOP
from broadfront.titles.rhine.table.parts import ClerkPart
from broadfront.titles.rhine.table.sector_table import situation
from soak.jobs.rhine_map import map_campaign
from tests.titles.rhine.asking import title
from tests.titles.rhine.books import asked, refused_by, run
from tests.titles.rhine.test_theatre_supply import US, german, map_books, no, report, stand

GERMAN = ("german", "GE", "10-3-3 Leg")
BREAKDOWN = "US 5-3-3 Brkdwn Rgt #1"


def campaign() -> tuple[Game, RhineState]:
    game = Game.new(title(), scenario="clerk", variant="clerk", seed=3, options={"player_turns": True})
    assert isinstance(game.state, RhineState)
    return game, game.state


def until(game: Game, kind: type[object], **fields: object) -> None:
    """Roll, and finish or take the first choice, until a step is on top."""
    for _ in range(400):
        step = game.state.stack[-1]
        if isinstance(step, kind) and all(getattr(step, name) == value for name, value in fields.items()):
            return
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            options = list(game.options())
            game.apply(Finish() if Finish() in options else options[0])
    raise AssertionError("it never comes")


@pytest.mark.rule("OCS-SEQ-01", "OCS-SEQ-02")
def test_a_campaign_turn_has_two_player_turns_and_the_charts_in_the_allied_one() -> None:
    game, state = campaign()
    assert state.on_map
    until(game, Reports, when="German Reinforcement Phase")
    game.apply(Enter("1 Inf Div", "german", "GE", "10-3-3 Leg", "C30.30", steps=3, re="3"))
    until(game, Movement)
    assert (state.side, state.phase, game.pending.side) == ("german", "Movement", "allied")  # type: ignore[union-attr]
    game.apply(Move("1 Inf Div", "Combat", ("C30.29",)))
    until(game, Reports, when="End of the turn")
    assert state.turn == 1
    assert state.sp["US North"] + state.sp["US South"] + state.sp["CW North"] > 0
    phases = [event.message.data["phase"] for _, event in game.log if event.message.topic == "phase.begins"]
    assert phases == ["Movement", "Reaction", "Combat", "Exploitation"] * 2
    until(game, Reports, when="German Reinforcement Phase")
    assert state.turn == 2


def test_sides_with_nobody_to_move_are_not_asked() -> None:
    state = map_books()
    state.side = "german"
    run(state, Movement())
    run(state, CombatSegment())


def attack_position() -> RhineState:
    state = map_books(US_79_Inf_Div="C20.06")
    german(state, "C20.07")
    report(state, Dump("US", "C20.06", 40))
    state.side = "allied"
    state.start_phase("Combat")
    return state


@pytest.mark.rule("OCS-COMBAT-01")
def test_an_attack_is_fought_anywhere_and_paid_for_in_sp_of_the_nation() -> None:
    state = attack_position()
    asked(state, CombatSegment())
    assert ruling_on(state, Target("C20.07")).legal
    for part in Attack("C20.07", (US,)).parts(state):
        state.do(part)
    assert isinstance(state.settle(), Chance)
    assert isinstance(state.stack[-1], Battle)
    assert state.tally["T US used"] == 4
    assert not state.status()


@pytest.mark.rule("OCS-COMBAT-13", "OCS-COMBAT-16")
def test_a_hedgehog_counts_against_surprise_and_the_result() -> None:
    state = attack_position()
    report(state, Hedgehog("C20.07", 3))
    assert no(state, Hedgehog("C20.07", 3)) == ("BTR-HOUSE-33",)
    assert no(state, Hedgehog("C20.07", 7)) == ("BTR-HOUSE-33",)
    battle = Battle("regular", title().map.index["C20.07"], (0,), 0, 0, "open", 6, 0)
    twin = state.copy()
    for one in (state, twin):
        one.push(battle)
    twin.hedgehogs = {}
    for one in (state, twin):
        one.happen(10)
        assert one.stack[-1].stage == ("result" if one is state else "attacker")  # type: ignore[attr-defined]
    cells = []
    for one in (state, twin):
        one.become(Battle("regular", battle.target, (0,), 0, 0, "open", 6, 0, "result"))
        one.happen(9)
        cells.append(one.stack[-1].cell)  # type: ignore[attr-defined]
    assert cells == [title().combat.cell(6, 6), title().combat.cell(6, 9)]


@pytest.mark.rule("BTR-HOUSE-33")
def test_what_is_resolved_at_the_table_is_entered_in_the_middle_of_a_phase() -> None:
    state = attack_position()
    n, enemy = state.number(US), state.number("12 VG Div")
    state.side = "allied"
    state.start_phase("Movement")
    asked(state, Movement())
    for action in (Lose("12 VG Div"), Mark("12 VG Div", "DG"), Lose(US, 2)):
        assert ruling_on(state, action).legal
        state.do(action)
    assert (state.steps[n], state.steps[enemy], state.mode(enemy)) == (2, 2, "DG")
    assert not state.in_enemy_zone("allied", title().map.index["C20.06"])
    assert refused_by(state, Mark("12 VG Div", "DG")) == ("BTR-HOUSE-33",)
    assert refused_by(state, Mark("US 5 Corps HQ", "DG")) == ("BTR-HOUSE-33",)
    state.do(Open("results"))
    assert isinstance(state.settle(), Decision)
    state.do(Finish())
    assert isinstance(state.stack[-1], Movement)


@pytest.mark.rule("BTR-HOUSE-05")
def test_interdiction_can_be_suspended() -> None:
    state = attack_position()
    state.flight = "Normal"
    enemy = state.number("12 VG Div")
    assert conditions(state, enemy, "Combat").flight == "Normal"
    assert no(state, Interdict(True)) == ("BTR-HOUSE-05",)
    report(state, Interdict(False))
    assert conditions(state, enemy, "Combat").flight == "Limited"


@pytest.mark.rule("BTR-HOUSE-33")
def test_counters_of_the_owner_are_entered_once_on_land_and_never_rebuilt() -> None:
    state = attack_position()
    sea = title().map.ids[title().map.terrain.index("Sea")]
    assert no(state, Enter("12 VG Div", *GERMAN, "C21.20")) == ("BTR-HOUSE-33",)
    assert no(state, Enter("13 VG Div", *GERMAN, sea)) == ("BTR-TECM-14",)
    assert no(state, Enter("13 VG Div", *GERMAN, "C20.06")) == ("OCS-OVERRUN-01",)
    state.bury(state.number("12 VG Div"))
    asked(state, Rebuilds())
    assert refused_by(state, Rebuild("12 VG Div")) == ("BTR-HOUSE-33",)


@pytest.mark.rule("OCS-BRKDWN-01", "OCS-BRKDWN-02")
def test_a_division_detaches_a_regiment_and_takes_it_in_again() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    n, b = state.number(US), state.number(BREAKDOWN)
    assert no(state, Detach(US, BREAKDOWN)) == ("OCS-BRKDWN-01",)
    state.put_box(b, "Pool")
    stand(state, "US 7 Arm Div CCA", "C20.05")
    assert no(state, Detach("US 7 Arm Div CCA", BREAKDOWN)) == ("OCS-BRKDWN-01",)
    report(state, Detach(US, BREAKDOWN))
    assert (state.steps[n], state.where[b].text, state.re(n) + state.re(b)) == (3, "C20.05", Fraction(4))
    state.set_mode(b, "Move")
    assert no(state, Absorb(US, BREAKDOWN)) == ("OCS-BRKDWN-02",)
    state.set_mode(b, "Combat")
    # A rating of 3 is not as good as the division's 4.
    assert no(state, Absorb(US, BREAKDOWN)) == ("OCS-BRKDWN-02",)
    part = "US 5-3-3 Brkdwn Rgt #2"
    weak = Enter("99 Inf Div", "allied", "US", "20-3-3 Leg", "C20.05", steps=4, re="4")
    report(state, weak)
    state.put_box(state.number(part), "Pool")
    report(state, Detach("99 Inf Div", part), Absorb("99 Inf Div", part))
    assert (state.steps[state.number("99 Inf Div")], state.box(state.number(part))) == (4, "Pool")


def test_the_first_turns_of_a_random_campaign_keep_every_counter_and_token() -> None:
    figures = map_campaign(0, turns=4)
    assert figures["moves"] > 10
    assert figures["arrivals"] > 20
    assert figures["attacks"] > 5
    assert figures["counters"] >= len(title().roster.counters) + 60


def test_a_campaign_with_player_turns_is_replayed_to_the_same_state() -> None:
    game, state = campaign()
    until(game, Reports, when="German Reinforcement Phase")
    game.apply(Enter("1 Inf Div", "german", "GE", "10-3-3 Leg", "C30.30", steps=3, re="3"))
    until(game, Reports, when="End of the turn")
    again = Game.replay(title(), game.record)
    assert again.state == state
    twin = title().empty("clerk", "clerk")
    twin.load_data(state.to_data())
    assert twin == state
    assert ChooseOrder(True) not in list(game.options())


def test_the_table_of_a_campaign_has_the_desk_and_in_a_phase_the_movers_of_the_map() -> None:
    game, state = campaign()
    until(game, Reports, when="German Reinforcement Phase")
    game.apply(Enter("1 Inf Div", *GERMAN, "C44.37", steps=3, re="3"))
    game.apply(Railhead("german", "Metz"))
    game.apply(Dump("german", "C44.37", 9))
    desk = TABLETOP.shown(state, "allied")
    assert isinstance(desk.extra, ClerkPart)
    assert desk.extra.field is None
    assert [counter.unit for counter in desk.counters] == ["1 Inf Div"]
    now = [step.step for step in desk.extra.checklist if step.stands == "now"]
    assert now == ["German player turn"]
    assert {marker.label for marker in desk.markers if marker.hex == "C44.37"} == {"R", "2+1T"}
    until(game, Movement)
    front = TABLETOP.shown(state, "allied")
    assert isinstance(front.extra, ClerkPart)
    assert front.extra.field is not None
    assert list(front.extra.field.movers) == ["1 Inf Div"]
    assert any(way.path[-1] == "C44.36" for way in TABLETOP.moves(state, "1 Inf Div"))
    for name in TABLETOP.overlays(state, "allied"):
        assert TABLETOP.overlay(state, "allied", name).text
    assert "1 rail head," in TABLETOP.overlay(state, "allied", "rails").text
    dumps = TABLETOP.overlay(state, "allied", "dumps")
    assert dumps.text == "1 dump; every combat unit can draw on one."
    assert dumps.hexes["C44.37"] == ("good", "2 SP 1T")
    assert dumps.hexes["C44.36"] == ("german", "")
    told = TABLETOP.describe(state, "allied")
    assert "German player turn, Movement Phase" in told
    assert "german C44.37 2 SP 1T" in told
    assert "1 Inf Div (Combat)" in told


def test_in_the_first_combat_phase_a_person_is_told_how_to_attack() -> None:
    state = map_books()
    state.set_turn(1)
    state.push(CombatSegment())
    assert "To attack, choose an enemy hex with an orange ring" in TABLETOP.shown(state, "allied").hint
    state.set_turn(2)
    assert TABLETOP.shown(state, "allied").hint == ""


def test_weather_is_shown_once_it_is_rolled_and_sides_are_written_as_people_do() -> None:
    game, state = campaign()

    def bar() -> dict[str, str]:
        return {item.name: item.value for item in TABLETOP.shown(state, "allied").bar}

    # In September the ground is Dry without a roll.
    assert (bar()["Ground"], bar()["Flight"]) == ("Dry", "not rolled yet")
    assert "flight not rolled yet" in TABLETOP.describe(state, "allied")
    until(game, Reports, when="German Reinforcement Phase")
    assert (bar()["Ground"], bar()["Flight"]) == (state.ground, state.flight)
    until(game, Reports, when="End of the turn")
    game.apply(Finish())
    assert bar()["Flight"] == "not rolled yet"
    field = {name for panel in (situation(state),) for name, _ in panel.rows}
    assert {"Reserve markers, Allied", "Reserve markers, German", "SP German"} <= field
    told = " ".join([TABLETOP.describe(state, "allied"), *(str(event.message) for _, event in game.log)])
    assert " allied" not in told
