"""Player turns of a campaign anywhere on the map."""

from broadfront.core.game import Game
from broadfront.titles.rhine.rules.actions import ChooseOrder, Finish
from broadfront.titles.rhine.rules.map_actions import Dump, Enter, Railhead
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.table import TABLETOP
from broadfront.titles.rhine.table.parts import ClerkPart
from broadfront.titles.rhine.table.sector_table import situation_panel
from soak.jobs.rhine_map import check_campaign
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.books import run_step
from tests.titles.rhine.support.theatre import GERMAN_LEG, map_books, play_until, start_campaign


def test_sides_with_nobody_to_move_are_not_asked() -> None:
    state = map_books()
    state.clock.side = "german"
    run_step(state, Movement())
    run_step(state, CombatSegment())


def test_the_first_turns_of_a_random_campaign_keep_every_counter_and_token() -> None:
    figures = check_campaign(0, turns=4)
    assert figures["moves"] > 10
    assert figures["arrivals"] > 20
    assert figures["attacks"] > 5
    assert figures["counters"] >= len(rhine_title().roster.counters) + 60


def test_a_campaign_with_player_turns_is_replayed_to_the_same_state() -> None:
    game, state = start_campaign()
    play_until(game, Reports, when="German Reinforcement Phase")
    game.apply(Enter("1 Inf Div", "german", "GE", "10-3-3 Leg", "C30.30", steps=3, re="3"))
    play_until(game, Reports, when="End of the turn")
    again = Game.replay(rhine_title(), game.record)
    assert again.state == state
    twin = rhine_title().empty("clerk", "clerk")
    twin.load_data(state.to_data())
    assert twin == state
    assert ChooseOrder(True) not in list(game.options())


def test_the_table_of_a_campaign_has_the_desk_and_in_a_phase_the_movers_of_the_map() -> None:
    game, state = start_campaign()
    play_until(game, Reports, when="German Reinforcement Phase")
    game.apply(Enter("1 Inf Div", *GERMAN_LEG, "C44.37", steps=3, re="3"))
    game.apply(Railhead("german", "Metz"))
    game.apply(Dump("german", "C44.37", 9))
    desk = TABLETOP.display(state, "allied")
    assert isinstance(desk.extra, ClerkPart)
    assert desk.extra.field is None
    assert [counter.unit for counter in desk.counters] == ["1 Inf Div"]
    now = [step.step for step in desk.extra.checklist if step.stands == "now"]
    assert now == ["German player turn"]
    assert {marker.label for marker in desk.markers if marker.hex == "C44.37"} == {"R", "2+1T"}
    play_until(game, Movement)
    front = TABLETOP.display(state, "allied")
    assert isinstance(front.extra, ClerkPart)
    assert front.extra.field is not None
    assert list(front.extra.field.movers) == ["1 Inf Div"]
    assert any(way.path[-1] == "C44.36" for way in TABLETOP.unit_moves(state, "1 Inf Div"))
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
    state.clock.set_turn(1)
    state.push(CombatSegment())
    assert "To attack, choose an enemy hex with an orange ring" in TABLETOP.display(state, "allied").hint
    state.clock.set_turn(2)
    assert TABLETOP.display(state, "allied").hint == ""


def test_weather_is_shown_once_it_is_rolled_and_sides_are_written_as_people_do() -> None:
    game, state = start_campaign()

    def bar() -> dict[str, str]:
        return {item.name: item.value for item in TABLETOP.display(state, "allied").bar}

    # In September the ground is Dry without a roll.
    assert (bar()["Ground"], bar()["Flight"]) == ("Dry", "not rolled yet")
    assert "flight not rolled yet" in TABLETOP.describe(state, "allied")
    play_until(game, Reports, when="German Reinforcement Phase")
    assert (bar()["Ground"], bar()["Flight"]) == (state.clock.ground, state.clock.flight)
    play_until(game, Reports, when="End of the turn")
    game.apply(Finish())
    assert bar()["Flight"] == "not rolled yet"
    field = {name for panel in (situation_panel(state),) for name, _ in panel.rows}
    assert {"Reserve markers, Allied", "Reserve markers, German", "SP German"} <= field
    told = " ".join([TABLETOP.describe(state, "allied"), *(str(event.message) for _, event in game.log)])
    assert " allied" not in told
