"""What every title must keep, on every scenario of every title. There is no list of exceptions.

Sample sizes stand in samples.toml; a title whose share of the time is too large gets fewer games, never fewer checks.
"""

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import Answer, Decision, GameOver, Step
from broadfront.core.title import Title
from broadfront.sim import conformance, queries
from broadfront.titles import playable
from tests.golden import played

Check = Callable[[Game, random.Random], None]
SAMPLES = tomllib.loads((Path(__file__).parent / "samples.toml").read_text())


def sample(title: str, what: str, scenario: str = "") -> int:
    of_title = SAMPLES.get(title, {})
    for table in (of_title.get(scenario, {}), of_title, SAMPLES["default"]):
        if what in table:
            return int(table[what])
    raise KeyError(what)


GAMES = [(title.name, scenario, variant) for title, scenario, variant in played()]
every = pytest.mark.parametrize(("name", "scenario", "variant"), GAMES, ids=str)
run_by_a_system = pytest.mark.parametrize(
    ("name", "scenario", "variant"),
    [(name, *game) for name, *game in GAMES if type(playable(name)).system is not Title.system
     and len(playable(name).card.variants[game[1]].played) < len(playable(name).sides)],
    ids=str,
)  # fmt: skip


@pytest.fixture(autouse=True)
def derived_data_are_compared_with_a_rebuild(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "DEBUG", True)


@every
def test_random_games_end_without_dead_ends_and_replay_to_the_same_states(
    name: str, scenario: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = 0
    for seed in range(sample(name, "games", scenario)):
        game = conformance.random_game(playable(name), scenario, variant, seed)
        ends += isinstance(game.pending, GameOver)
        if seed < sample(name, "replays"):
            with monkeypatch.context() as replaying:
                # The states were compared with a rebuild when the game was played, and are compared with these now.
                replaying.setattr(State, "DEBUG", False)
                conformance.check_replay(game)
    assert ends > 0, "no random game ended before the limit"


def check_decisions(
    name: str, scenario: str, variant: str, first: int, *checks: Check, share: str = "every", chances: bool = False
) -> None:
    """Some decisions of some random games, from a seed on; with `chances` some rolls and draws too."""
    seen = 0

    def check(game: Game, rng: random.Random) -> None:
        nonlocal seen
        if rng.random() < 1 / sample(name, share, scenario):
            for one in checks:
                one(game, rng)
            seen += 1

    for seed in range(first, first + sample(name, "checked", scenario)):
        conformance.random_game(
            playable(name), scenario, variant, seed, limit=sample(name, "checked_lines", scenario),
            at_decision=check, at_chance=check if chances else None,
        )  # fmt: skip
    assert seen > 0


@every
def test_everything_listed_is_legal_and_mutants_get_a_clear_answer(name: str, scenario: str, variant: str) -> None:
    check_decisions(name, scenario, variant, 100, conformance.check_options, conformance.check_mutants)


@every
def test_nothing_hidden_leaks(name: str, scenario: str, variant: str) -> None:
    check_decisions(name, scenario, variant, 200, conformance.check_hidden)


@every
def test_asking_changes_nothing(name: str, scenario: str, variant: str) -> None:
    check_decisions(name, scenario, variant, 500, queries.check_queries, share="asked", chances=True)


@run_by_a_system
def test_what_the_system_answers_is_legal_and_asking_it_changes_nothing(
    name: str, scenario: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, rng, seen = playable(name), random.Random(2), 0
    answers = title.system

    def watched(state: State, step: Step[Any]) -> Answer:
        nonlocal seen
        if rng.random() >= 1 / sample(name, "every", scenario):
            return answers(state, step)
        before = queries.whole(state)
        answer = answers(state, step)
        queries.check_answer(state, step, answer)
        assert queries.whole(state) == before, f"what the system answers in {type(step).__name__} changes something"
        seen += 1
        return answer

    monkeypatch.setattr(title, "system", watched)
    for seed in range(600, 600 + sample(name, "checked", scenario)):
        conformance.random_game(title, scenario, variant, seed, limit=sample(name, "checked_lines", scenario))
    assert seen > 0


@every
def test_save_load_and_undo_at_every_decision(name: str, scenario: str, variant: str) -> None:
    rng = random.Random(0)
    seen = 0
    for seed in range(300, 300 + sample(name, "undone")):
        game = conformance.random_game(playable(name), scenario, variant, seed, limit=sample(name, "undo_lines"))
        for at in conformance.decisions_of(game):
            conformance.check_save_and_undo(at, rng)
            seen += 1
    assert seen > 0


@every
def test_odds_equal_the_frequency_of_played_outcomes(
    name: str, scenario: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "DEBUG", False)  # hundreds of plays of one attack: derived data are compared elsewhere
    title = playable(name)
    if not title.fights(scenario):
        assert (
            next(title.attacks(Game.new(title, scenario=scenario, variant=variant, seed=0).state, title.sides[0]), None)
            is None
        )
        return
    rng = random.Random(1)
    compared = 0
    for seed in range(400, 460):
        if compared >= sample(name, "odds"):
            break
        game = conformance.random_game(title, scenario, variant, seed, limit=sample(name, "odds_line") + seed % 7)
        while not isinstance(game.pending, Decision | GameOver):
            game.roll()
        compared += conformance.check_odds(game, rng, plays=sample(name, "plays"))
    assert compared >= sample(name, "odds"), "too few attacks were found to compare"


@every
def test_the_same_seed_gives_the_same_game(name: str, scenario: str, variant: str) -> None:
    limit = sample(name, "undo_lines")
    first, second, third = (
        conformance.random_game(playable(name), scenario, variant, seed, limit=limit) for seed in (7, 7, 8)
    )
    assert first.record.to_bytes() == second.record.to_bytes()
    assert first.record.to_bytes() != third.record.to_bytes()
