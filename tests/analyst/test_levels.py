"""Levels: search leaves greedy's choice only beyond noise, sees its view alone, and plays the same game again."""

import random

import pytest

from broadfront.analyst.levels import LEVELS, PLAYOUTS, RANDOM_SHARE, Recruit, make_opponent, opponent_levels_of
from broadfront.analyst.search import MAX_OPTIONS, MIN_PLAYOUTS, Search
from broadfront.analyst.worth import Estimate, Option, Worth
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import make_player, players_of
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.patrol.rules.actions import Move
from tests.analyst.positions import asked


def option(name: str, gain: float, error: float) -> Option:
    none = Estimate(0.0, 0.0)
    return Option(Move(name, ("0101",)), Worth(none, none, 4), none, none, Estimate(gain, error))


def test_search_leaves_the_plain_choice_only_for_one_better_beyond_noise() -> None:
    plain = Move("plain", ("0101",))
    first = option("plain", 0.0, 0.1)
    assert Search.clearly_best_action([option("noisy", 0.3, 0.4), first], plain) == plain
    assert Search.clearly_best_action([option("worse", -0.3, 0.1), first], plain) == plain
    better = option("better", 0.3, 0.1)
    assert Search.clearly_best_action([option("good", 0.2, 0.1), better, first], plain) == better.action
    assert Search.clearly_best_action([], plain) == plain


@pytest.mark.parametrize(
    ("title", "scenario", "variant", "after", "playouts"),
    [("patrol", "bridge", "two-player", 25, 24), ("ardennes", "initial_assault", "2p", 100, 4)],
)
def test_search_chooses_the_same_in_worlds_that_look_alike_to_its_side(
    title: str, scenario: str, variant: str, after: int, playouts: int
) -> None:
    game = asked(title, scenario, variant, seed=8, after=after)
    side = game.decision.side
    chosen = Search(title, 3, playouts).choose(game.view(side), game.options(side))
    assert chosen in game.options(side)
    for seed in range(2):
        other = game.state.resample(side, random.Random(seed))
        assert Search(title, 3, playouts).choose(View(other, side), Options(other, side)) == chosen


def test_search_asks_the_plain_player_where_nothing_is_searched() -> None:
    game = Game.new(playable("ardennes"), scenario="initial_assault", variant="gs", seed=2)
    while game.pending.message.topic != "ask.cards.supplemental":
        game.roll()
    search = Search("ardennes", 1, 10_000)
    assert not search.is_worth_playouts(game.view("german"))
    plain = make_player("greedy", 1, "ardennes").choose(game.view("german"), game.options("german"))
    assert search.choose(game.view("german"), game.options("german")) == plain


def test_search_compares_few_options_with_few_playouts_and_can_be_cut_short() -> None:
    game = asked("patrol", "bridge", "two-player", seed=8, after=10)
    side = game.decision.side
    plain = make_player("greedy", 1, "patrol").choose(game.view(side), game.options(side))
    few = Search("patrol", 1, 2 * MIN_PLAYOUTS).compare_options(game.view(side), game.options(side), plain)
    assert len(few) == 2
    assert plain in [one.action for one in few]
    cut = Search("patrol", 1, 6000, stop=lambda done, _meant: done >= 2 * MAX_OPTIONS)
    assert (
        sum(one.worth.playouts for one in cut.compare_options(game.view(side), game.options(side), plain))
        == 2 * MAX_OPTIONS
    )


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_thought_of_a_campaign_tells_how_far_it_has_come_and_can_be_cut_short(variant: str) -> None:
    game = asked("ardennes", "campaign", variant, seed=8)
    side, heard = game.decision.side, list[tuple[int, int]]()

    def stop(done: int, meant: int) -> bool:
        heard.append((done, meant))
        return len(heard) == 3

    chosen = Search("ardennes", 1, PLAYOUTS["elite"], stop).choose(game.view(side), game.options(side))
    assert chosen in game.options(side)
    assert len(heard) == 3
    assert heard == sorted(set(heard))
    assert all(0 < done < meant == PLAYOUTS["elite"] for done, meant in heard)


@pytest.mark.parametrize("level", ["recruit", "regular", "veteran"])
def test_a_level_plays_the_same_game_again(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYOUTS, "veteran", 2 * MIN_PLAYOUTS)  # a thought at every decision, only a shorter one
    records = []
    for _ in range(2):
        game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=5)
        players = {"german": make_opponent(level, 7, "patrol"), "american": make_opponent("regular", 7, "patrol")}
        assert play_out(game, players) is not None
        records.append(game.record.lines)
    assert records[0] == records[1]


def test_a_recruit_goes_astray_in_the_share_that_is_stated() -> None:
    game = asked("patrol", "bridge", "two-player", seed=5)
    side = game.decision.side
    view, options = game.view(side), game.options(side)
    regular = make_opponent("regular", 1, "patrol").choose(view, options)
    recruit = Recruit("patrol", 1)
    share = sum(recruit.choose(view, options) != regular for _ in range(400)) / 400
    assert RANDOM_SHARE - 0.07 < share < RANDOM_SHARE + 0.05  # an option by lot may be greedy's


def test_levels_are_there_where_a_title_has_a_greedy_player() -> None:
    for title in ("ardennes", "patrol", "rhine"):
        made = {name: make(4) for name, make in opponent_levels_of(title, players_of(title)).items()}
        assert list(made) == list(LEVELS)
    assert opponent_levels_of("wacht", {"random": players_of("wacht")["random"]}) == {}
    assert PLAYOUTS["veteran"] < PLAYOUTS["elite"]
    assert repr(make_opponent("random", 3, "patrol")) == "RandomPlayer(3)"
