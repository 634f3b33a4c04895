"""The evaluator: figures from a side's view alone, the same again for the same seed and budget."""

import random
import tomllib

import msgspec
import pytest

from broadfront.analyst import Evaluator, evaluator
from broadfront.analyst.outlooks import (
    Horizon,
    ScoreCurve,
    indicator_function_of,
    outlook_file,
    outlook_of,
    turn_number_of,
)
from broadfront.analyst.playouts import Dice, play_to_horizon, result_for
from broadfront.analyst.worth import Estimate, estimate_mean, is_beyond_noise
from broadfront.core.chance import die, draw
from broadfront.core.errors import Invalid
from broadfront.core.messages import Message, templates
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.sim.fitting import (
    GameForFit,
    GameSigns,
    fit_curves,
    fit_signs,
    horizon_text,
    play_games_for_fit,
    refit_horizon,
)
from broadfront.titles import playable
from tests.analyst.positions import asked

GAMES = [
    ("patrol", "bridge", "two-player", 30, 12),
    ("ardennes", "initial_assault", "gs", 60, 2),
    ("ardennes", "initial_assault", "2p", 120, 2),
    ("ardennes", "campaign", "2p", 120, 2),
]
games = pytest.mark.parametrize(("title", "scenario", "variant", "after", "playouts"), GAMES)


@games
def test_worlds_that_look_alike_to_a_side_are_worth_the_same_to_it(
    title: str, scenario: str, variant: str, after: int, playouts: int
) -> None:
    game = asked(title, scenario, variant, seed=4, after=after)
    for side in game.state.played:
        value = Evaluator(title, 9).estimate_position(game.view(side), playouts)
        for seed in range(2):
            other = game.state.resample(side, random.Random(seed))
            assert Evaluator(title, 9).estimate_position(View(other, side), playouts) == value


@games
def test_worlds_that_look_alike_to_a_side_have_options_of_the_same_worth(
    title: str, scenario: str, variant: str, after: int, playouts: int
) -> None:
    game = asked(title, scenario, variant, seed=6, after=after)
    side = game.decision.side
    actions = game.options(side).listing()[:2]
    found = Evaluator(title, 2).compare_actions(game.view(side), actions, playouts)
    other = game.state.resample(side, random.Random(1))
    assert (other.key() != game.state.key()) == (variant != "gs")  # where nothing is hidden
    assert Evaluator(title, 2).compare_actions(View(other, side), actions, playouts) == found


def test_the_same_seed_and_budget_give_the_same_figures_and_the_position_stays_as_it_is() -> None:
    game = asked("patrol", "bridge", "two-player", seed=1, after=20)
    before = game.state.to_data()
    one, two = (Evaluator("patrol", 5).estimate_position(game.view("german"), 10) for _ in range(2))
    assert one == two
    assert Evaluator("patrol", 6).estimate_position(game.view("german"), 10) != one
    assert game.state.to_data() == before


def test_the_chances_of_both_sides_add_up_to_one_within_their_errors() -> None:
    game = asked("patrol", "bridge", "two-player", seed=1, after=20)
    german, american = (
        Evaluator("patrol", 5).estimate_position(game.view(side), 40).win for side in ("german", "american")
    )
    assert abs(german.mean + american.mean - 1) < 3 * (german.error + american.error)


def test_options_are_compared_in_worlds_they_share_and_the_first_one_stays_in() -> None:
    game = asked("patrol", "bridge", "two-player", seed=2, after=10)
    side = game.decision.side
    actions = game.options(side).listing()[:5]
    told: list[tuple[int, int]] = []

    def stop(done: int, meant: int) -> bool:
        told.append((done, meant))
        return False

    found = Evaluator("patrol", 3).compare_actions(game.view(side), actions, 60, stop)
    assert {option.action for option in found} == set(actions)
    most = max(option.worth.playouts for option in found)
    assert next(option for option in found if option.action == actions[0]).worth.playouts == most
    assert next(option for option in found if option.action == actions[0]).gain.mean == 0
    assert found[0].loss.mean == 0
    assert sum(option.worth.playouts for option in found) == told[-1][0] <= 60
    assert min(option.worth.playouts for option in found) < most


def test_a_comparison_can_be_cut_short() -> None:
    game = asked("patrol", "bridge", "two-player", seed=2, after=10)
    side = game.decision.side
    actions = game.options(side).listing()[:3]
    found = Evaluator("patrol", 3).compare_actions(game.view(side), actions, 6000, lambda done, _meant: done >= 12)
    assert sum(option.worth.playouts for option in found) == 12


def test_a_comparison_that_may_be_settled_ends_when_its_playouts_have_taken_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = asked("patrol", "bridge", "two-player", seed=2, after=10)
    side = game.decision.side
    first = game.options(side).listing()[0]
    monkeypatch.setattr(evaluator, "LINES", 1)
    found = Evaluator("patrol", 3).compare_actions(game.view(side), [first, first], 60, settled=True)
    assert [option.worth.playouts for option in found] == [1, 1]
    found = Evaluator("patrol", 3).compare_actions(game.view(side), [first, first], 60)
    assert [option.worth.playouts for option in found] == [30, 30]


def test_an_action_beside_itself_loses_nothing() -> None:
    game = asked("patrol", "bridge", "two-player", seed=2, after=10)
    side = game.decision.side
    first = game.options(side).listing()[0]
    one, two = Evaluator("patrol", 3).compare_actions(game.view(side), [first, first], 20)
    assert one.worth == two.worth
    assert two.loss.mean == 0


def test_a_position_is_valued_for_a_side_and_with_playouts() -> None:
    game = asked("patrol", "bridge", "two-player", seed=2)
    with pytest.raises(Invalid, match="for a side"):
        Evaluator("patrol").estimate_position(View(game.state, None), 4)
    with pytest.raises(Invalid, match="expected 1 or more"):
        Evaluator("patrol").estimate_position(game.view("german"), 0)


# Dice


def test_dice_of_one_kind_do_not_hang_on_rolls_of_another() -> None:
    weather, combat = (die(Message("patrol", f"roll.{kind}"), 1, 6) for kind in ("weather", "combat"))
    one, two = Dice("7/0"), Dice("7/0")
    plain = [one.pick(combat) for _ in range(8)]
    mixed = []
    for _ in range(8):
        two.pick(weather)
        mixed.append(two.pick(combat))
    assert mixed == plain
    other = Dice("7/1")
    assert [other.pick(combat) for _ in range(8)] != plain


def test_dice_keep_to_the_weights() -> None:
    chance = draw(Message("patrol", "roll.card"), "cup", ["a", "b", "b", "b"])
    dice = Dice("weights")
    drawn = [dice.pick(chance) for _ in range(2000)]
    assert 430 < drawn.count("a") < 570


# Errors


def test_playouts_that_agree_are_no_certainty() -> None:
    assert estimate_mean([1.0] * 4).error > 0
    assert estimate_mean([1.0] * 400).error < 0.002
    assert is_beyond_noise(Estimate(0.3, 0.1))
    assert not is_beyond_noise(Estimate(0.19, 0.1))


# The horizon


@pytest.mark.parametrize(("scenario", "variant"), [("campaign", "gs"), ("campaign", "2p")])
def test_playouts_of_a_campaign_stop_at_the_horizon_with_a_chance_that_rises_with_the_points(
    scenario: str, variant: str
) -> None:
    horizon = outlook_of("ardennes").horizon_of_scenario(scenario, variant)
    assert horizon is not None
    assert [one.turn for one in horizon.values] == sorted(one.turn for one in horizon.values)
    for turn in range(17, 30):
        assert (
            0
            < horizon.win_chance_by_score(turn, 5)
            < horizon.win_chance_by_score(turn, 25)
            < horizon.win_chance_by_score(turn, 45)
            < 1
        )
    assert horizon.win_chance_by_score(20, 20, left=0.0) == pytest.approx(horizon.win_chance_by_score(21, 20))
    game, signs = asked("ardennes", scenario, variant, seed=3), indicator_function_of("ardennes")
    assert signs is not None
    assert horizon.win_chance(20, 15, signs(game.state)) < horizon.win_chance(20, 25, signs(game.state))
    player = make_player("greedy", 0, "ardennes")
    state = game.view("german").sample(1)
    first = turn_number_of(state)
    assert play_to_horizon(state, dict.fromkeys(state.played, player), Dice("0")).over is None
    assert turn_number_of(state) <= first + 1, "a horizon so far off takes too long"
    german, allied = (result_for(side, state, None) for side in ("german", "allied"))
    assert german.win + allied.win == pytest.approx(1)
    assert german.score == -allied.score


def test_every_horizon_is_of_a_title_that_says_its_score_and_every_topic_is_one_it_asks() -> None:
    for title in ("patrol", "ardennes", "rhine"):
        playable(title)
        outlook = outlook_of(title)
        assert {*outlook.quiet, *outlook.searched} <= set(templates(title))
        for horizon in outlook.horizons:
            assert horizon.scenario in playable(title).card.scenarios
            assert horizon.side in playable(title).sides
            assert horizon.values or horizon.terms
            assert horizon.points or not horizon.terms
            assert not horizon.points or indicator_function_of(title) is not None


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_within_a_day_playouts_stop_with_a_chance_that_rises_with_the_points(variant: str) -> None:
    horizon, signs = (
        outlook_of("ardennes").horizon_of_scenario("initial_assault", variant),
        indicator_function_of("ardennes"),
    )
    assert horizon is not None
    assert signs is not None
    game = asked("ardennes", "initial_assault", variant, seed=3, after=100)
    seen = signs(game.state)
    assert {term.sign for term in horizon.terms} <= {"one", *seen}
    chances = [horizon.win_chance_by_indicators(seen | {"points": points}) for points in (0.0, 6.0, 12.0, 18.0)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] < 1
    state = game.view("german").sample(1)
    players = dict.fromkeys(state.played, make_player("greedy", 0, "ardennes"))
    assert play_to_horizon(state, players, Dice("0"), points=0).over is None
    assert result_for("german", state, None).win == pytest.approx(horizon.win_chance_by_indicators(seen))
    assert play_to_horizon(state, players, Dice("0"), points=1000).over is not None


def test_signs_that_tell_who_wins_count() -> None:
    rng = random.Random(2)
    games = [
        GameSigns([{"good": (good := rng.random()), "idle": rng.random(), "left": rng.random()}], float(good > 0.5))
        for _ in range(300)
    ]
    terms = {term.sign: term for term in fit_signs(games)}
    assert terms["good"].late > 5 * abs(terms["idle"].late)
    fitted = Horizon("day", "gs", 0, "german", 300, "0-299", points=2, terms=tuple(terms.values()))
    assert fitted.win_chance_by_indicators({"good": 0.1, "idle": 0.5, "left": 0.5}) < 0.2
    assert fitted.win_chance_by_indicators({"good": 0.9, "idle": 0.5, "left": 0.5}) > 0.8
    assert msgspec.convert(tomllib.loads(horizon_text(fitted))["horizons"][0], Horizon) == fitted


def test_a_fitted_curve_finds_the_score_that_wins_half_of_the_games() -> None:
    rng = random.Random(1)
    made = [(score := rng.randint(0, 20), float(rng.random() < (0.9 if score > 12 else 0.1))) for _ in range(400)]
    (value,) = fit_curves([GameForFit({3: score}, won) for score, won in made])
    assert value.turn == 3
    assert 11 < value.even < 14
    assert value.slope > 0.2


def test_the_first_turn_has_a_curve_though_every_game_begins_with_the_same_score() -> None:
    rng = random.Random(1)
    scores = [rng.randint(0, 10) for _ in range(200)]
    first, second = fit_curves([GameForFit({1: 0, 2: score}, float(score > 6)) for score in scores])
    assert first.turn == 1
    assert first.slope > 0
    won = sum(score > 6 for score in scores) / len(scores)
    assert Horizon("day", "gs", 0, "german", 200, "0-199", (first, second)).win_chance_by_score(1, 0) == pytest.approx(
        won, abs=0.01
    )


@pytest.mark.parametrize("points", [0, 8])
def test_a_fit_is_written_as_the_file_of_an_outlook_reads_it(points: int) -> None:
    made = Horizon("campaign", "gs", 1, "german", 12, "0-11", (ScoreCurve(17, 2.5, 0.3),), points)
    assert msgspec.convert(tomllib.loads(horizon_text(made))["horizons"][0], Horizon) == made


@pytest.mark.parametrize("title", ["ardennes", "rhine"])
def test_the_file_of_an_outlook_is_as_the_fit_writes_it(title: str) -> None:
    path = outlook_file(title)
    assert path is not None
    assert path.read_text(encoding="utf-8").endswith("\n\n" + "\n".join(map(horizon_text, outlook_of(title).horizons)))


def test_a_horizon_is_fitted_again_in_the_way_it_has() -> None:
    for scenario in ("campaign", "initial_assault"):
        held = outlook_of("ardennes").horizon_of_scenario(scenario, "2p")
        assert held is not None
        made = refit_horizon(playable("ardennes"), held, range(10))
        assert (made.games, made.seeds, made.points) == (10, "0-9", held.points)
        assert bool(made.values) == bool(held.values)
        assert [term.sign for term in made.terms] == [term.sign for term in held.terms]


def test_games_without_a_score_on_the_way_cannot_be_fitted() -> None:
    with pytest.raises(Invalid, match="only at the end"):
        list(play_games_for_fit(playable("patrol"), "bridge", "two-player", "german", range(1)))
