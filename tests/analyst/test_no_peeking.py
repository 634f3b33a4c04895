"""No peeking: choice, hint and review are the same in any two worlds that look alike to the side."""

import random

import pytest

from broadfront.analyst import review_work
from broadfront.analyst.levels import make_opponent
from broadfront.analyst.review import review
from broadfront.analyst.search import Search
from broadfront.analyst.tutor import Tutor
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from tests.analyst.positions import asked

PATROL, ASSAULT = ("patrol", "bridge", "two-player"), ("ardennes", "initial_assault", "2p")
positions = pytest.mark.parametrize(
    ("setting", "seed", "after", "playouts"),
    [(PATROL, 11, 12, 8), (PATROL, 12, 30, 8), (PATROL, 13, 45, 8), (ASSAULT, 14, 60, 3), (ASSAULT, 15, 260, 4)],
)


@positions
def test_choice_and_hint_are_the_same_in_worlds_that_look_alike_to_the_side(
    setting: tuple[str, str, str], seed: int, after: int, playouts: int
) -> None:
    title = setting[0]
    game = asked(*setting, seed=seed, after=after)
    side = game.decision.side
    worlds = [game.state, *(game.state.resample(side, random.Random(n)) for n in range(2))]
    assert any(world.key() != game.state.key() for world in worlds)
    own = game.options(side).nth(0)

    def found(world: object) -> tuple[object, ...]:
        assert isinstance(world, type(game.state))
        view, options, tutor = View(world, side), Options(world, side), Tutor(title, playouts=playouts)
        chosen = Search(title, seed, playouts).choose(view, options)
        return chosen, tutor.advise(view, options), tutor.choose(view, options), tutor.warn(view, options, own)

    first, *others = map(found, worlds)
    assert others == [first] * len(others)


@pytest.mark.parametrize(("setting", "side", "lines"), [(PATROL, "american", 12), (ASSAULT, "allied", 22)])
def test_a_review_is_the_same_for_a_side_in_worlds_that_look_alike_to_it(
    monkeypatch: pytest.MonkeyPatch, setting: tuple[str, str, str], side: str, lines: int
) -> None:
    """Every position is dealt again, what the side cannot see: its chances, luck and decisions stay as they were."""
    title, scenario, variant = setting
    game = Game.new(playable(title), scenario=scenario, variant=variant, seed=21)
    play_out(game, {one: make_opponent("recruit", f"{one}", title) for one in game.state.played}, limit=lines)
    real = list(review_work.moments_of_game(game))

    def theirs(moment: review_work.Moment) -> bool:
        """Where another side chooses or draws, from a hand or deck that has to hold what it chose or drew."""
        pending = moment.state.pending
        hidden = isinstance(pending, Chance) and not pending.is_visible_to(side)
        return hidden or (isinstance(pending, Decision) and pending.side != side)

    def dealt(_game: Game) -> list[review_work.Moment]:
        rng = random.Random(5)
        return [
            moment if theirs(moment) else moment._replace(state=moment.state.resample(side, rng)) for moment in real
        ]

    plain = review(game, playouts=2)
    monkeypatch.setattr(review_work, "moments_of_game", dealt)
    assert any(one.state.key() != two.state.key() for one, two in zip(real, dealt(game), strict=True))
    other = review(game, playouts=2)
    assert [point.win[side] for point in other.points] == [point.win[side] for point in plain.points]
    assert [leg.luck[side] for leg in other.legs] == [leg.luck[side] for leg in plain.legs]
    for one, two in zip(plain.decisions, other.decisions, strict=False):
        if one.side == two.side == side:
            assert one == two
