"""The tutor: an adviser that plays options out, keeps to the view of its side, and warns beyond noise alone."""

import random
import re
import tomllib
from pathlib import Path

import pytest

import broadfront.analyst.tutor as tutor_module
from broadfront.analyst.judgment import Judgment, judge_action
from broadfront.analyst.tutor import Tutor
from broadfront.analyst.worth import Estimate
from broadfront.core.actions import Action, Composed
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.players.advising import Adviser, adviser_of
from broadfront.titles import playable
from broadfront.titles.wording import describe_action
from tests.analyst.positions import asked


@pytest.fixture(scope="module")
def game() -> Game:
    return asked("patrol", "bridge", "two-player", seed=6, after=30)


def test_the_tutor_is_an_adviser_that_gives_the_chance_of_each_option_with_its_error(game: Game) -> None:
    side = game.decision.side
    tutor: Adviser = Tutor("patrol", playouts=24)
    found = tutor.choose(game.view(side), game.options(side))
    assert found is not None
    assert found.by == "search"
    assert found.action in game.options(side)
    assert len(found.best) > 1
    for weighed, told in zip(found.best, found.why, strict=False):
        assert 0 <= weighed.worth <= 1
        assert "chance to win" in str(told.text)
        assert told.figures["error"] > 0
        assert str(told.text).startswith(describe_action(game.state, weighed.action))


def test_what_matters_comes_from_the_usual_adviser_and_so_does_a_choice_that_is_not_searched(game: Game) -> None:
    side = game.decision.side
    view, options = game.view(side), game.options(side)
    assert Tutor("patrol").advise(view, options) == adviser_of("patrol").advise(view, options)
    other = Game.new(playable("ardennes"), scenario="initial_assault", variant="gs", seed=2)
    while other.pending.message.topic != "ask.cards.supplemental":
        other.roll()
    view, options = other.view("german"), other.options("german")
    assert Tutor("ardennes").choose(view, options) == adviser_of("ardennes").choose(view, options)
    assert Tutor("ardennes").warn(view, options, options.nth(0)) is None


def test_the_tutor_says_the_same_in_worlds_that_look_alike_to_the_side(game: Game) -> None:
    side = game.decision.side
    other = game.state.resample(side, random.Random(1))
    assert other.key() != game.state.key()
    tutor = Tutor("patrol", playouts=12)
    view, options = View(other, side), Options(other, side)
    assert tutor.choose(view, options) == tutor.choose(game.view(side), game.options(side))
    for action in game.options(side).listing()[:2]:
        assert tutor.warn(view, options, action) == tutor.warn(game.view(side), game.options(side), action)


@pytest.mark.parametrize(("loss", "warns"), [(0.3, True), (0.15, False), (-0.3, False)])
def test_the_tutor_warns_only_of_a_loss_beyond_two_errors(
    monkeypatch: pytest.MonkeyPatch, game: Game, loss: float, warns: bool
) -> None:
    side = game.decision.side
    best, own = game.options(side).listing()[:2]

    def judged(_view: View, _options: Options, _action: Action, *_rest: object, loss_alone: bool) -> Judgment:
        return Judgment(best, Estimate(loss, 0.1), Estimate(0.0, 0.0))

    monkeypatch.setattr(tutor_module, "judge_action", judged)
    told = Tutor("patrol").warn(game.view(side), game.options(side), own)
    assert (told is not None) == warns
    if told is not None:
        assert str(told.text) == f"{own} loses 0.30 ± 0.10 of the chance to win against {best}."
        assert told.actions == (own, best)


def test_the_plain_choice_changes_nothing_and_only_a_decision_can_be_judged(game: Game) -> None:
    side, plain = game.decision.side, make_player("greedy", 0, "patrol")
    view, options = game.view(side), game.options(side)
    own = plain.choose(view, options)
    found = judge_action(view, options, own, plain, 1, 8)
    assert found.change == Estimate(0.0, 0.0)
    assert (found.best == own) == (found.loss == Estimate(0.0, 0.0))
    rolling = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=4)
    with pytest.raises(Invalid, match="no decision to judge"):
        judge_action(rolling.view("german"), options, own, plain, 1, 8)


def test_every_topic_of_the_tutor_is_said_somewhere() -> None:
    folder = Path(tutor_module.__file__).parent
    words = tomllib.loads((folder / "words" / "en.toml").read_text(encoding="utf-8"))
    said = set(re.findall(r'"tutor\.([\w-]+)"', (folder / "tutor.py").read_text(encoding="utf-8")))
    assert set(words["tutor"]) == said


def fighting(title: str, variant: str, kind: str) -> Game:
    """A game in which a side may begin an attack."""
    game = Game.new(
        playable(title), scenario="bridge" if title == "patrol" else "initial_assault", variant=variant, seed=3
    )
    player = make_player("greedy", 0, title)
    while True:
        if isinstance(game.pending, Chance):
            game.roll()
            continue
        side = game.decision.side
        chosen = player.choose(game.view(side), game.options(side))
        if type(chosen).__name__ == kind:
            return game
        game.apply(chosen)


@pytest.mark.parametrize(
    ("title", "variant", "kind"), [("patrol", "two-player", "Target"), ("ardennes", "gs", "AttackHex")]
)
def test_options_that_fight_have_their_exact_odds(title: str, variant: str, kind: str) -> None:
    """Those that the engine counts for the attack with everybody who can join it."""
    game = fighting(title, variant, kind)
    side = game.decision.side
    found = Tutor(title, playouts=4).choose(game.view(side), game.options(side))
    assert found is not None
    listed = [one for one in game.title.attacks(game.state, side) if isinstance(one, Composed)]
    attacks = {str(next(iter(one.expand(game.state)))): one for one in listed}
    fights = [one for one in found.best if type(one.action).__name__ == kind]
    assert fights
    for one in fights:
        assert one.odds == odds_of_attack(game.state, attacks[str(one.action)], side=side)
        assert one.odds.exact
    assert all(one.odds is None for one in found.best if one not in fights)


def test_a_warning_tells_how_far_it_has_come_and_is_cut_short(game: Game) -> None:
    side, heard = game.decision.side, list[tuple[int, int]]()

    def stop(done: int, meant: int) -> bool:
        heard.append((done, meant))
        return len(heard) > 2

    Tutor("patrol", playouts=48, stop=stop).warn(game.view(side), game.options(side), game.options(side).nth(0))
    assert 2 < len(heard) < 6
    assert heard == sorted(heard)
