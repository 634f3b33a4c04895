"""The review: figures add up, depend on what a side knew then, and nothing within noise is called a mistake."""

import random

import msgspec
import pytest

from broadfront.analyst import review_work
from broadfront.analyst.levels import make_opponent
from broadfront.analyst.review import Review, review
from broadfront.analyst.review_page import decision_row, format_estimate, render_page, total_lines, win_chart
from broadfront.analyst.review_work import Moment
from broadfront.analyst.worth import NOISE, Estimate
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.sim.play_out import play_out
from broadfront.titles import playable


def played(seed: int, german: str = "recruit", *, lines: int = 1000) -> Game:
    """A game against a regular, or the first lines of one."""
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=seed)
    players = {"german": make_opponent(german, seed, "patrol"), "american": make_opponent("regular", seed, "patrol")}
    play_out(game, players, limit=lines)
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played(3)


@pytest.fixture(scope="module")
def found(game: Game) -> Review:
    return review(game, playouts=3, seed=1)


def test_what_luck_and_choices_leave_unexplained_is_said(found: Review) -> None:
    for side, total in found.totals.items():
        told = total.start.mean + total.luck.mean + total.choices.mean - total.others.mean + total.remainder.mean
        assert told == pytest.approx(total.end.mean)
        assert total.remainder.error > total.luck.error
        assert sum(leg.luck[side].mean for leg in found.legs) == pytest.approx(total.luck.mean)
        assert sum(leg.change[side].mean for leg in found.legs) == pytest.approx(total.end.mean - total.start.mean)


def test_the_end_is_certain_and_every_other_point_has_its_error(found: Review, game: Game) -> None:
    assert isinstance(game.pending, GameOver)
    assert found.winner == game.pending.winner
    for side in ("german", "american"):
        assert found.points[-1].win[side] == Estimate(float(found.winner == side), 0.0)
        assert all(point.win[side].error > 0 for point in found.points[:-1])


def test_what_lies_within_noise_is_called_neither_a_mistake_nor_a_turning_point(found: Review) -> None:
    assert found.decisions
    for one in found.decisions:
        assert one.costly == (one.loss.mean > NOISE * one.loss.error)
        assert bool(one.best) == one.costly
    assert len(found.turning) <= 3
    for n in found.turning:
        assert abs(found.legs[n].change["german"].mean) > NOISE * found.legs[n].change["german"].error


def test_regular_chooses_as_the_plain_player_does_so_that_only_luck_is_left() -> None:
    game = played(4, "regular", lines=30)
    found = review(game, playouts=2)
    assert found.totals["german"].choices == found.totals["german"].others == Estimate(0.0, 0.0)
    rolled = [line.n for line in game.record.lines if line.chance is not None]
    for leg in found.legs:
        assert leg.by == ""
        assert leg.play["german"] == Estimate(0.0, 0.0)
        if not any(leg.start < n <= leg.end for n in rolled):
            assert leg.luck["german"] == Estimate(0.0, 0.0)
    assert any(leg.luck["german"].error for leg in found.legs)


def test_who_leaves_the_plain_way_between_two_points_answers_for_what_it_gives(found: Review) -> None:
    left = [leg for leg in found.legs if leg.by]
    assert {leg.by for leg in left} == {"german"}
    assert any(leg.play["german"].error for leg in left)


def test_choices_are_told_in_the_words_of_the_title() -> None:
    game = Game.new(playable("ardennes"), scenario="initial_assault", variant="2p", seed=3)
    play_out(game, dict.fromkeys(("german", "allied"), make_opponent("recruit", 3, "ardennes")), limit=16)
    assert decision_row(review(game, playouts=2).decisions[-1])["choice"] == (
        "Activate 1st SS Panzer Division (Command Value 4)"
    )


def test_two_processes_find_what_one_finds() -> None:
    game = played(3, lines=8)
    assert review(game, playouts=2, processes=2) == review(game, playouts=2)


def test_the_same_seed_and_budget_give_the_same_review() -> None:
    game = played(3, lines=8)
    assert review(game, playouts=2, seed=1) == review(game, playouts=2, seed=1) != review(game, playouts=2, seed=2)


def test_a_review_sees_of_each_moment_what_the_side_knew_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position is dealt anew, what the German cannot see: his chances and his decisions stay as they were."""
    game = played(5, lines=18)
    plain = review(game, playouts=2)
    found = review_work.moments_of_game
    dealt = 0

    def otherwise(game: Game) -> list[Moment]:
        nonlocal dealt
        moments = []
        for moment in found(game):
            state = moment.state.resample("german", random.Random(moment.line))
            dealt += state.key() != moment.state.key()
            moments.append(moment._replace(state=state))
        return moments

    monkeypatch.setattr(review_work, "moments_of_game", otherwise)
    other = review(game, playouts=2)
    assert dealt
    assert [point.win["german"] for point in other.points] == [point.win["german"] for point in plain.points]
    assert [leg.luck["german"] for leg in other.legs] == [leg.luck["german"] for leg in plain.legs]
    assert [leg.play["german"] for leg in other.legs] == [leg.play["german"] for leg in plain.legs]
    german = [[one for one in each.decisions if one.side == "german"] for each in (plain, other)]
    assert german[0] == german[1]


def test_lines_that_were_undone_are_left_out_and_a_game_that_is_not_over_ends_with_an_estimate() -> None:
    game = played(5, lines=20)
    undone = len(game.record.lines)
    game.undo()
    told: list[tuple[int, int]] = []
    found = review(game, playouts=2, told=lambda done, number: told.append((done, number)))
    assert all(one.line < undone for one in found.decisions)
    assert found.reason == ""
    assert found.points[-1].win["german"].error > 0
    assert told[-1][0] == told[-1][1]


def test_after_an_undo_each_decision_has_the_line_that_says_it() -> None:
    game = played(5, lines=12)
    for _ in range(2):
        game.undo()
    play_out(game, dict.fromkeys(game.state.played, make_opponent("regular", 1, "patrol")), limit=24)
    decided = {n: game.record.lines[n - 1].do for n in game.past.live_lines if game.record.lines[n - 1].do is not None}
    found = {one.line for one in review(game, playouts=2).decisions}
    assert found <= decided.keys()
    assert max(found) > 14


def test_what_was_corrected_is_nobodys_luck_or_play() -> None:
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=5, options={"dice": "own"})
    players = {side: make_opponent("recruit", 1, "patrol") for side in game.state.played}
    while len(game.record.lines) < 9:
        if isinstance(game.pending, Chance):
            game.resolve(game.pending.outcomes[0], by="person")
            continue
        side = game.decision.side
        game.apply(players[side].choose(game.view(side), game.options(side)))
    at = len(game.record.lines)
    game.correct("steps 1.German = 1")
    game.apply(game.options(game.decision.side).nth(0))
    leg = next(leg for leg in review(game, playouts=2).legs if (leg.start, leg.end) == (at, at + 1))
    assert leg.by == ""
    for side in ("german", "american"):
        assert leg.luck[side] == leg.play[side] == Estimate(0.0, 0.0)


def test_where_nobody_has_decided_anything_there_is_nothing_to_review() -> None:
    with pytest.raises(Invalid, match="nothing to review"):
        review(Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=1))


def test_choices_that_only_together_lost_more_than_chance_explains_are_said_to(found: Review) -> None:
    total = found.totals["german"]

    def told(mistakes: int, choices: Estimate) -> str:
        one = msgspec.structs.replace(total, mistakes=mistakes, choices=choices)
        return next(total_lines(msgspec.structs.replace(found, totals={"german": one})))

    assert told(0, Estimate(-0.1, 0.1)).endswith("No single choice lost more than chance explains.")
    assert told(0, Estimate(-0.6, 0.2)).endswith("lost more than chance explains, but together they did.")
    assert told(1, Estimate(-0.6, 0.2)).endswith(" 1 choice lost more than chance explains.")
    assert told(3, Estimate(-0.6, 0.2)).endswith(" 3 choices lost more than chance explains.")


def test_the_page_needs_no_other_file_and_says_each_sides_game_in_a_sentence(found: Review, game: Game) -> None:
    told = render_page(found, game)
    assert told.startswith("<!doctype html>")
    assert "<script" not in told
    assert "http" not in told.replace("http://www.w3.org/2000/svg", "")
    for line in total_lines(found):
        assert line.split(".")[0] in told
    assert win_chart(found).count("<polyline") == 2
    assert format_estimate(Estimate(-0.3, 0.1), sign=True) in "-0.30 ± 0.10"
