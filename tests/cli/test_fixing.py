"""Corrections and undo at the terminal, in a game with own dice."""

import io
from pathlib import Path

import pytest

from broadfront.core.record import Record
from tests.cli.conftest import CommandResult, Run


def play_patrol(run: Run, monkeypatch: pytest.MonkeyPatch, *lines: str, save: Path | None = None) -> CommandResult:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return run("play", "patrol", "--own-dice", "--seed", "1", *(("--save", save) if save else ()))


def test_a_wrong_die_is_taken_back_alone_while_dice_are_entered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play_patrol(run, monkeypatch, "6", "undo", "1", "quit")
    assert told.err == ""
    assert told.out.count("Roll: weather") == 2
    assert "Taken back." in told.out


def test_a_hint_is_given_while_dice_are_entered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play_patrol(run, monkeypatch, "hint", "6", "quit")
    assert "is not possible for" not in told.out
    assert "[PAT-" in told.out.partition("What did you roll or draw? ")[2].partition("What did you roll or draw? ")[0]


def test_the_position_is_set_right_while_dice_are_entered(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a.bf"
    told = play_patrol(run, monkeypatch, "fix steps 1.German = 1", "6", "quit", save=file)
    assert "Corrected: steps of 1.German is 1, not 2. [BF-08]" in told.out
    first, second = Record.read(file).lines
    assert first.correct is not None
    assert second.chance == 6
    assert "1  Corrected: steps 1.German = 1, not 2" in run("record", "show", file).out


def test_fix_alone_tells_what_can_be_set_and_with_a_name_what_it_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play_patrol(
        run, monkeypatch, "fix", "fix weather", "fix steps 1.German", "fix luck", "fix steps 1.German = 7"
    )
    listed = {" ".join(line.split()) for line in told.out.splitlines()}
    assert "fix weather = clear Weather of the turn (clear, snow)" in listed
    assert any(line.startswith("fix steps 1.German = 2 Steps left") for line in listed)
    assert "  weather = clear\n" in told.out
    assert "steps of 1.German is 2." in told.out
    assert "Unknown thing to correct 'luck'" in told.out
    assert "steps of 1.German is 0 to 2, not 7." in told.out


def test_fix_does_not_tell_where_cards_lie_that_the_side_may_not_see(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play_patrol(run, monkeypatch, "fix card", "quit")
    assert "card Ambush" not in told.out
    assert "german deck" not in told.out


def test_a_drawn_card_is_entered_by_its_name_and_listed_with_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noon = tmp_path / "noon.toml"
    noon.write_text('format = 2\nday = 20\n[today]\nside = "allied"\nimpulse = 2\n')
    monkeypatch.setattr("sys.stdin", io.StringIO("list infantry division\n1\nlist xyz\ninf div\n78th inf\nquit\n"))
    told = run("play", "--position", noon, "--own-dice")
    assert "20 December, Allied impulse, Wacht am Rhein" in told.out
    assert "(40 may come, AC01 to AC67; its id or its name; `list` shows them)" in " ".join(told.out.split())
    assert "  AC12  78th Infantry Division\n" in told.out
    assert "'1' is not possible for an Allied command card" in told.out
    assert "Nothing that may come holds 'xyz'" in told.out
    assert "an Allied command card 'inf div' may be AC" in told.out
    assert "Command card AC12, 78th Infantry Division" in told.out


def test_what_a_position_calls_unknown_is_dealt_by_the_program_with_own_dice_too(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noon = tmp_path / "noon.toml"
    zones = '[zones]\ngerman-hand = ["GP01"]\ngerman-discard = ["GP02", "unknown", "unknown"]\n'
    noon.write_text(f'format = 2\nday = 20\n[today]\nside = "german"\nimpulse = 2\n{zones}')
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    told = run("play", "--position", noon, "--own-dice", "--save", tmp_path / "a.bf")
    assert "What did you roll or draw?" not in told.out
    assert [line.by for line in Record.read(tmp_path / "a.bf").lines] == ["chosen", "chosen"]


def test_a_draw_says_from_which_deck(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play_patrol(run, monkeypatch, "6", "quit")
    assert "Draw: a card, from the German deck (" in told.out
