"""The terminal shows the whole position once and then what has changed."""

import io
from pathlib import Path

import pytest

from broadfront.cli.own.position_text import HEAD, VisiblePosition, change_lines
from broadfront.titles import can_be_played, title_names
from tests.cli.conftest import CommandResult, Run

BEFORE = VisiblePosition(
    (
        "16 December. Points: 3.",
        "German: hand of 2.",
        "German units:",
        "  0904 Losheim: Peiper (5)",
        "  0804: 27/12VG (4)",
        "Allied units:",
        "  0804: 393/99 (4)",
        "Roadblocks: 0711",
    ),
    {"german-hand": ("GP01", "GP02", "GP02")},
)


def play_game(run: Run, monkeypatch: pytest.MonkeyPatch, *words: str, lines: tuple[str, ...]) -> CommandResult:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return run("play", *words, "--seed", "7")


def test_what_is_the_same_is_not_shown_again() -> None:
    assert change_lines(BEFORE, BEFORE) == []


def test_new_lines_are_shown_under_their_heading_and_removed_ones_are_named() -> None:
    now = VisiblePosition(
        (
            "16 December. Points: 4.",
            "German: hand of 2.",
            "German units:",
            "  0803: Peiper (4)",
            "  0804: 27/12VG (4)",
            "Allied units:",
            "  0804: 393/99 (2)",
        ),
        {"german-hand": ("GP01", "GP02"), "german-out": ("GP02",)},
    )
    assert change_lines(BEFORE, now) == [
        HEAD,
        "  16 December. Points: 4.",
        "  gone: Roadblocks: 0711",
        "  German units:",
        "    0803: Peiper (4)",
        "    gone: 0904 Losheim: Peiper (5)",
        "  Allied units:",
        "    0804: 393/99 (2)",
        "  German hand: went GP02",
        "  German out: came GP02",
    ]


def test_units_whose_names_begin_alike_are_distinguished() -> None:
    before = VisiblePosition(("Turn 1.", "1 SS (German)", "  1 SS AA   0101  move", "  1 SS Pi   0102  move"), {})
    now = VisiblePosition(("Turn 1.", "1 SS (German)", "  1 SS AA   0101  move", "  1 SS Pi   0103  move"), {})
    assert change_lines(before, now) == [HEAD, "  1 SS (German)", "    1 SS Pi   0103  move"]


def test_after_an_entry_the_terminal_shows_what_changed_and_show_shows_all(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play_game(run, monkeypatch, "patrol", lines=("moveto 1.German 0205", "show", "quit"))
    first, after = told.out.split(HEAD)
    changed, again = after.split("Turn 1 of 5", 1)
    assert first.count("A.American") == again.count("A.American") == 1
    assert changed.splitlines()[1] == "  1.German       0205       strength 5 steps 2/2"
    assert "A.American" not in changed


@pytest.mark.parametrize("title", [name for name in title_names() if can_be_played(name)])
def test_no_title_tells_its_whole_position_again(run: Run, monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    told = play_game(run, monkeypatch, title, lines=("", "1", "1", "1", "quit"))
    _, first, *later = told.out.split("\n\n")
    assert len(later) >= 2, told.out
    assert first.splitlines()[0]
    assert all(part.startswith((HEAD, "    1  ")) for part in later), told.out


def test_cards_that_came_and_went_are_named_many_are_counted_and_the_hand_is_shown_once(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noon = tmp_path / "noon.toml"
    noon.write_text('format = 2\nday = 17\n[today]\nside = "german"\nimpulse = 2\n[zones]\ngerman-hand = ["GP01"]\n')
    monkeypatch.setattr("sys.stdin", io.StringIO("activate GP01\nquit\n"))
    told = run("play", "--position", noon, "--own-dice").out.partition("Changed (")[2]
    assert "  German hand:\n    gone: GP01  1st SS Panzer Division" in told
    assert "  German discard: came GP01 1st SS Panzer Division\n" in told
    assert "german-hand" not in told
    before, now = VisiblePosition((), {"deck": tuple("abcdefgh")}), VisiblePosition((), {"deck": ()})
    assert change_lines(before, now)[1:] == ["  Deck: 8 went"]


def test_events_are_printed_with_names(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    noon = tmp_path / "noon.toml"
    noon.write_text('format = 2\nday = 20\n[today]\nside = "allied"\nimpulse = 2\n')
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nVIII Corps\nlog\nquit\n"))
    told = " ".join(run("play", "--position", noon, "--own-dice").out.split())
    assert "'1' is not possible for an Allied command card: what remains is AC01, " in told
    assert " more. `list` shows what is possible. If you did roll or draw it, `undo` or `fix` what differs." in told
    assert "506th Parachute Infantry is deployed in Grevenmacher (2704)." in told
    assert "(Grevenmacher (" not in told
