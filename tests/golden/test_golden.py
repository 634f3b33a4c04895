"""Committed games replay and show what they were kept for; playthroughs and counts match."""

import pytest

from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.titles import load_title
from tests.golden import HERE, Spec, perft_text, played, playthrough, specs, stem
from tests.golden.predicates import PREDICATES

every = pytest.mark.parametrize(
    ("title", "scenario", "variant"), [pytest.param(t, s, v, id=f"{t.name}-{s}-{v}") for t, s, v in played()]
)


@every
def test_the_playthrough_is_the_committed_one(title: Playable, scenario: str, variant: str) -> None:
    path = stem(title, scenario, variant)
    assert playthrough(title, scenario, variant) == path.with_suffix(path.suffix + ".txt").read_text()


@every
def test_the_counts_are_the_committed_ones(title: Playable, scenario: str, variant: str) -> None:
    path = stem(title, scenario, variant)
    assert perft_text(title, scenario, variant) == path.with_suffix(path.suffix + ".perft").read_text()


@pytest.mark.parametrize("spec", specs(), ids=lambda s: f"{s.title}-{s.name}")
def test_the_committed_game_replays_and_shows_what_it_was_kept_for(spec: Spec) -> None:
    path = HERE / spec.title / f"{spec.name}.bf"
    title = load_title(spec.title)
    assert isinstance(title, Playable)
    game = Game.replay(title, Record.read(path), name=path.name)
    assert isinstance(game.pending, GameOver)
    assert PREDICATES[spec.predicate](game)


def test_no_committed_game_lacks_its_spec() -> None:
    kept = {f"{path.parent.name}/{path.stem}" for path in HERE.glob("*/*.bf")}
    assert kept == {f"{spec.title}/{spec.name}" for spec in specs()}
