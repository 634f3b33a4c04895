"""Luck: what came beside all that could have come, weighed exactly, zero on average."""

from collections import Counter
from itertools import pairwise

import pytest

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.luck import RollResult, Stretch, _exact_weights, _scattered_index, luck_of_rolls
from broadfront.analyst.playouts import (
    SPAN,
    Dice,
    PlayoutResult,
    QuietPoints,
    RecordedRolls,
    SpreadRolls,
    _recorded_or_replaced,
    play_until,
    roll_kind,
)
from broadfront.analyst.review_work import ReviewWork, moments_of_game
from broadfront.core.chance import Chance, Outcome, die, draw
from broadfront.core.game import Game
from broadfront.core.intervals import mean_interval
from broadfront.core.messages import Message
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Pending
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.patrol.rules.state import PatrolState
from tests.analyst.positions import asked

COMBAT = die(Message("patrol", "roll.combat"), 1, 6)
CARD = draw(Message("patrol", "roll.card"), "cup", ["a", "b", "b", "b"])


def rolling(seed: int) -> Game:
    """A game of patrol at the first roll of a combat."""
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=seed)
    player = make_player("greedy", 0, "patrol")
    while not (isinstance(game.pending, Chance) and game.pending.message.topic == "roll.combat"):
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            side = game.decision.side
            game.apply(player.choose(game.view(side), game.options(side)))
    return game


def regular_game(seed: int) -> tuple[ReviewWork, float]:
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=seed)
    over = play_out(game, dict.fromkeys(game.state.played, make_player("greedy", 0, "patrol")), trusted=True)
    assert over is not None
    return ReviewWork(list(moments_of_game(game)), 8, seed), float(over.winner == "german")


def test_every_outcome_of_the_first_roll_comes_as_often_as_its_weight_says() -> None:
    spread = [SpreadRolls(int((_scattered_index(n, 12) + 0.5) / 12 * SPAN), Dice(f"{n}")) for n in range(12)]
    rolled = [one.pick(COMBAT) for one in spread]
    assert [rolled.count(face) for face in range(1, 7)] == [2] * 6
    assert rolled[:6] != sorted(rolled[:6])
    assert _exact_weights(spread) == pytest.approx([1 / 12] * 12)


def test_outcomes_are_weighed_exactly_even_if_their_number_does_not_fit() -> None:
    spread = [SpreadRolls(int((n + 0.5) / 10 * SPAN), Dice(f"{n}")) for n in range(10)]
    for one in spread:
        one.pick(CARD)
    weights = _exact_weights(spread)
    assert weights is not None
    assert sum(weight for one, weight in zip(spread, weights, strict=True) if one.came == "a") == pytest.approx(0.25)
    assert sum(weights) == pytest.approx(1)
    spread[3].first = COMBAT
    assert _exact_weights(spread) is None  # not the same roll in all


def test_an_outcome_that_need_not_come_is_not_weighed_exactly_when_it_does() -> None:
    """Weighed fully when it comes and left out when not, it would count too little on the mean."""
    spread = [SpreadRolls(int((n + 0.1) / 3 * SPAN), Dice(f"{n}")) for n in range(3)]
    assert {one.pick(CARD) for one in spread} == {"a", "b"}
    assert _exact_weights(spread) is None


def test_rolls_of_the_game_come_again_kind_by_kind_and_dice_help_out() -> None:
    rolls = RecordedRolls({"roll.combat/None": [RollResult(COMBAT, 6), RollResult(COMBAT, 2)]}, Dice("1"))
    assert rolls.pick(COMBAT) == 6
    assert rolls.pick(CARD) in ("a", "b")
    assert rolls.pick(COMBAT) == 2
    assert rolls.pick(COMBAT) in COMBAT.outcomes


@pytest.mark.parametrize("here", [["a", "b"], ["b", "c", "c"], ["c"], ["a", "a", "b", "c"], ["a", "b", "b", "b"]])
def test_what_came_from_another_cup_comes_in_a_world_as_often_as_the_world_says(here: list[str]) -> None:
    """All 4,000 equal parts of the numbers, for each chit that could come in the game."""
    cup, parts = draw(CARD.message, "cup", here), 4000
    share: Counter[Outcome] = Counter()
    for came, weight in zip(CARD.outcomes, CARD.weights, strict=True):
        for part in range(parts):
            found = _recorded_or_replaced(RollResult(CARD, came), cup, int((part + 0.5) / parts * SPAN))
            share[found] += weight
            assert found == came or cup.weights != CARD.weights
    for outcome, weight in zip(cup.outcomes, cup.weights, strict=True):
        assert share[outcome] / (parts * CARD.total) == pytest.approx(weight / cup.total, abs=0.001)
    assert sum(share.values()) == parts * CARD.total


class Steps(Evaluator):
    """Values a position by something that everybody sees: the steps on the map."""

    def playout_result(self, view: View, world: int) -> PlayoutResult:
        state = view.position()
        assert isinstance(state, PatrolState)
        own, others = (sum(state.board.steps[n] for n in state.title.of_side[side]) for side in ("german", "american"))
        return PlayoutResult(0.5 + (own - others) / 20, 0.0)


def test_the_mean_of_luck_over_all_that_could_come_is_exactly_zero() -> None:
    """A combat with one roll, gone through with every face; whatever the other side holds it does not come into it."""
    game = rolling(3)
    chance = game.pending
    assert isinstance(chance, Chance)
    lucks, ways = list[float](), set[float]()
    for face in COMBAT.outcomes:
        found = luck_of_rolls(
            Stretch(game.state, None, [RollResult(chance, face)]), "german", Steps("patrol"), "seed", 12
        )
        lucks.append(found.mean)
        ways.add(round(found.mean, 6))
        assert found.error == pytest.approx(0, abs=1e-12)  # every face comes twice, and nothing else is rolled
    assert len(ways) > 1
    assert sum(lucks) == pytest.approx(0, abs=1e-12)


def test_luck_does_not_hang_on_what_the_others_really_held() -> None:
    """Also where two deals of what a side does not see happen to be the real one."""
    parts, _ = regular_game(112)
    for throw in (throw for leg in range(len(parts.quiet) - 1) for throw in parts.rolls_seen_in_leg(leg, "german")):
        dealt = {world.key(): world for world in (View(throw.start, "german").sample(n) for n in range(6))}
        found = {
            luck_of_rolls(throw._replace(start=world), "german", Steps("patrol"), "seed", 3).mean
            for world in dealt.values()
        }
        assert len(found) == 1


class Noted:
    """Dice that remember what came."""

    def __init__(self, seed: str) -> None:
        self.dice, self.came = Dice(seed), list[RollResult]()

    def pick(self, chance: Chance) -> Outcome:
        outcome = self.dice.pick(chance)
        self.came.append(RollResult(chance, outcome))
        return outcome


def test_luck_is_zero_on_average_and_goes_with_what_a_stretch_led_to() -> None:
    """An impulse of a solitaire Initial Assault (seed 4) gone through 12 times with other dice, 12 playouts each; the
    soak jobs `analyst-luck` count whole games."""
    game = asked("ardennes", "initial_assault", "gs", seed=4, after=60)
    player, card = make_player("greedy", 0, "ardennes"), game.decision
    game.apply(player.choose(game.view("german"), game.options("german")))
    lucks, ends = [], []
    for n in range(12):
        state, course, dice = game.state.copy(), QuietPoints("ardennes"), Noted(f"game {n}")
        course.is_quiet(card)

        def quiet(_state: State, pending: Pending, course: QuietPoints = course) -> bool:
            return course.is_quiet(pending)

        assert play_until(state, {"german": player}, dice, quiet).over is None
        evaluator = Evaluator("ardennes", f"e{n}", points=0)
        lucks.append(luck_of_rolls(Stretch(game.state, card, dice.came), "german", evaluator, f"s{n}", 12).mean)
        ends.append(evaluator.estimate_position(View(state, "german"), 1).win.mean)
    mean, low, high = mean_interval(lucks)
    assert low - (mean - low) < 0 < high + (high - mean)  # twice as wide as 95%
    middle = sum(ends) / len(ends)
    explained = sum((end - luck - (middle - mean)) ** 2 for end, luck in zip(ends, lucks, strict=True))
    assert explained < 0.5 * sum((end - middle) ** 2 for end in ends)


def test_a_throw_begins_where_it_was_rolled_and_ends_with_the_next_decision() -> None:
    """So what came is rolled again for the fight it was rolled for, and not for the first one of its impulse."""
    parts, _ = regular_game(3)
    for leg in range(len(parts.quiet) - 1):
        throws = parts.rolls_seen_in_leg(leg, "german")
        assert all(throw.rolls[0].chance == View(throw.start, "german").pending for throw in throws)
        between = parts.moments[parts.quiet[leg] : parts.quiet[leg + 1]]
        seen = [
            one.came
            for one in between
            if isinstance(one.state.pending, Chance) and one.state.pending.is_visible_to("german")
        ]
        assert [roll.outcome for throw in throws for roll in throw.rolls] == seen
        decided = [throw.asked for throw in throws]
        assert all(one is not two for one, two in pairwise(decided))


def test_what_a_side_did_not_see_is_not_its_luck() -> None:
    """Each side draws its own cards: the other one does not see which."""
    parts, _ = regular_game(3)
    legs = range(len(parts.quiet) - 1)
    kinds = {
        side: {
            roll_kind(came.chance)
            for leg in legs
            for throw in parts.rolls_seen_in_leg(leg, side)
            for came in throw.rolls
        }
        for side in parts.played
    }
    assert "roll.card/american" in kinds["american"] - kinds["german"]
    assert "roll.card/german" in kinds["german"] - kinds["american"]
    assert kinds["german"] & kinds["american"] >= {"roll.weather/None"}


def test_the_end_of_a_game_is_certain_and_its_luck_too() -> None:
    parts, won = regular_game(1)
    assert isinstance(parts.moments[-1].state.pending, GameOver)
    point = parts.point(len(parts.quiet) - 1)
    assert point.win["german"].mean == won
    assert point.win["german"].error == 0
