"""`make same` finds a game that goes differently, and reports where."""

import shutil
from pathlib import Path

import pytest

from broadfront.players import players_of
from broadfront.titles import load_printed, title_names
from tools import same
from tools.same import Difference, Played, compare, first_difference, list_games, load_result
from tools.trees import ROOT, Tree, UnknownCommit, check_out

GAME = "patrol bridge solo random 1"


def lines(*texts: str) -> Played:
    return Played([[text, "", "", ""] for text in texts], None)


def test_two_plays_part_at_the_first_line_that_differs() -> None:
    assert first_difference(lines("a", "b"), lines("a", "b")) is None
    assert first_difference(lines("a", "b", "c"), lines("a", "x", "y")) == Difference(1, "the record line")
    assert first_difference(lines("a", "b"), lines("a")) == Difference(1, "one game goes on, the other does not")
    failed = first_difference(lines("a"), Played([["a", "", "", ""]], "KeyError: 'b'"))
    assert failed is not None
    assert "after: KeyError: 'b'" in failed.what


def test_a_changed_word_of_an_event_is_found_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The other tree is a copy with a changed wording for the weather."""
    shutil.copytree(ROOT / "src", tmp_path / "tree" / "src", ignore=shutil.ignore_patterns("static"))
    other, here = Tree("before", tmp_path / "tree"), Tree("after", ROOT)
    results = tmp_path / "results"
    assert compare((other, here), [GAME], results, {}) == 0
    told = capsys.readouterr().out
    assert "all the same" in told
    words = tmp_path / "tree" / "src" / "broadfront" / "titles" / "patrol" / "words" / "en.toml"
    text = words.read_text()
    assert "Rolled {die}: {weather}." in text
    words.write_text(text.replace("Rolled {die}: {weather}.", "The weather is {weather}."))
    assert compare((other, here), [GAME], results, {}) == 1
    told = capsys.readouterr().out
    assert "DIFFERS at line 1: the events" in told
    assert "events, before: …" in told


def test_a_game_that_was_played_is_not_played_again(tmp_path: Path) -> None:
    here = Tree("after", ROOT)
    same.play_missing([here], [GAME], tmp_path, {})
    path = same.results_folder(here, tmp_path) / f"{GAME}.json"
    written = path.stat().st_mtime_ns
    same.play_missing([here], [GAME], tmp_path, {})
    assert path.stat().st_mtime_ns == written
    played = load_result(path.parent, GAME)
    assert played is not None
    assert len(played.lines) > 10


def test_every_scenario_and_variant_of_every_title_is_played_by_every_kind_of_player() -> None:
    found = list_games(Tree("after", ROOT))
    for name in title_names():
        card = load_printed(name).card
        for scenario, known in card.scenarios.items():
            for variant in known.variants or card.variants:
                assert all(f"{name} {scenario} {variant} {kind}" in found for kind in players_of(name))
    assert {kind for game in found for kind in game.split()[-1:]} >= {"random", "greedy", "rash"}
    assert len(same.SEEDS) * len(found) >= 80


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownCommit, match="no-such-commit is no commit"):
        check_out("no-such-commit")
    assert same.main(["no-such-commit"]) == 2
