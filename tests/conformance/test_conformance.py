"""What holds for every scenario of every title, without exceptions.

Sample sizes are in samples.toml; a title that takes too much time gets fewer games, never fewer checks.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from broadfront.checking import playing
from broadfront.checking.playing import PlayCheck, Samples, compare_with_rebuild
from broadfront.titles import playable
from tests.golden import played

SAMPLES = tomllib.loads((Path(__file__).parent / "samples.toml").read_text())
GAMES = [(title.name, scenario, variant) for title, scenario, variant in played()]
every = pytest.mark.parametrize(("name", "scenario", "variant"), GAMES, ids=str)
run_by_a_system = pytest.mark.parametrize(
    ("name", "scenario", "variant"),
    [game for game in GAMES if playing.rules_play_a_side(playable(game[0]), game[2])],
    ids=str,
)


def play_check_of(name: str, scenario: str, variant: str) -> PlayCheck:
    """Return the check of a title with the sample sizes of its scenario, its title or the default, in that order."""
    of_title = SAMPLES.get(name, {})
    said = SAMPLES["default"] | of_title | of_title.get(scenario, {})
    sizes = {size: number for size, number in said.items() if isinstance(number, int)}
    return PlayCheck(playable(name), scenario, variant, msgspec.convert(sizes, Samples))


@pytest.fixture(autouse=True)
def watched() -> Iterator[None]:
    with compare_with_rebuild():
        yield


@every
def test_random_games_end_without_dead_ends_and_replay_to_the_same_states(
    name: str, scenario: str, variant: str
) -> None:
    playing.check_games(play_check_of(name, scenario, variant))


@every
def test_everything_listed_is_legal_and_mutants_get_a_clear_answer(name: str, scenario: str, variant: str) -> None:
    playing.check_options(play_check_of(name, scenario, variant))


@every
def test_nothing_hidden_leaks(name: str, scenario: str, variant: str) -> None:
    playing.check_hidden_information(play_check_of(name, scenario, variant))


@every
def test_asking_changes_nothing(name: str, scenario: str, variant: str) -> None:
    playing.check_queries_change_nothing(play_check_of(name, scenario, variant))


@run_by_a_system
def test_what_the_system_answers_is_legal_and_asking_it_changes_nothing(name: str, scenario: str, variant: str) -> None:
    playing.check_choices_of_rules(play_check_of(name, scenario, variant))


@every
def test_save_load_and_undo_at_every_decision(name: str, scenario: str, variant: str) -> None:
    playing.check_undo(play_check_of(name, scenario, variant))


@every
def test_odds_equal_the_frequency_of_played_outcomes(name: str, scenario: str, variant: str) -> None:
    playing.check_odds(play_check_of(name, scenario, variant))


@every
def test_the_same_seed_gives_the_same_game(name: str, scenario: str, variant: str) -> None:
    playing.check_same_seed_same_game(play_check_of(name, scenario, variant))
