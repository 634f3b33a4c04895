"""`broadfront box`: new sheets, and faults in them."""

import io
import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("title", ["ardennes", "rhine", "wacht"])
def test_a_new_box_has_a_sheet_for_each_thing_and_can_be_played(run: Run, tmp_path: Path, title: str) -> None:
    folder = tmp_path / "box"
    told = run("box", "new", title, folder)
    assert (told.code, told.err) == (0, "")
    sheets = sorted(path.name for path in folder.glob("*.csv"))
    assert {"counters.csv", "scenarios.csv"} <= set(sheets)
    # The lists of a set-up have no row of ours: the charts print none.
    filled = {name: len((folder / name).read_text().splitlines()) for name in sheets if not name.startswith("map_")}
    assert set(filled.values()) == {2}
    assert all(name in (folder / "README.txt").read_text() for name in sheets)
    checked = run("box", "check", folder)
    assert (checked.code, checked.err) == (0, "")
    assert "rows are ours alone" in checked.out
    assert f"It can be played: broadfront play {title} --data {folder}" in checked.out


def test_a_folder_that_exists_is_not_overwritten_and_a_title_without_a_box_is_named(run: Run, tmp_path: Path) -> None:
    assert "exists and is not overwritten" in run("box", "new", "ardennes", tmp_path).err
    assert "expected ardennes, rhine, wacht" in run("box", "new", "patrol", tmp_path / "box").err
    assert "No folder" in run("box", "check", tmp_path / "nowhere").err
    assert "There is no box.toml" in run("box", "check", tmp_path).err


def test_a_mistake_is_reported_with_its_sheet_and_cell_by_check_and_by_play(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    run("box", "new", "wacht", folder)
    (folder / "counters.csv").write_text("scenario,id,steps\nambleve,Peiper,many\n")
    told = run("box", "check", folder)
    assert told.code == 2
    assert "counters.csv, row 2, column steps: 'many'; expected a whole number from 0 to 99." in told.out
    assert told.out.endswith("1 to correct.\n")
    faults = json.loads(run("box", "check", folder, "--json").out)["faults"]
    assert faults[0]["column"] == "steps"
    played = run("play", "wacht", "--terminal", "--data", folder)
    assert played.code == 2
    assert "counters.csv, row 2, column steps" in played.err
    assert "box check" in played.err


def test_a_chart_answers_with_the_figures_of_the_box(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    run("box", "new", "rhine", folder)
    row = '1944-09-05,1,CW,"Map A, west edge south of 25.xx",40 Corps HQ,,'
    (folder / "arrivals.csv").write_text(f"date,group,nation,where,lines,action,two_map\n{row}\n")
    told = run("ask", "rhine.arrivals", "date=1944-09-05", "--data", folder)
    assert "type Corps HQ, identifiers 40" in told.out
    assert "type Corps HQ, identifiers 30" not in told.out


def test_a_game_says_which_figures_are_of_the_box_and_which_are_ours(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "box"
    run("box", "new", "wacht", folder)
    (folder / "counters.csv").write_text("scenario,id,steps\nambleve,Peiper,9\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("box\nbox counters\nbox peiper\nbox 1 SS AA\nquit\n"))
    told = " ".join(run("play", "wacht", "--scenario", "ambleve", "--data", folder).out.split())
    assert re.search(r"Your box gives counters \(1 of \d+ rows\); every other figure is ours\.", told)
    assert re.search(r"scenarios: 1 row of your box, .*rows are ours alone", told)
    assert told.count("ambleve Peiper yours: steps; ours: ") == 2
    assert "Your box has no row '1 SS AA': its figures are ours." in told


def test_without_a_box_all_figures_are_ours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("box\nquit\n"))
    told = run("play", "patrol")
    assert "Your box" not in told.out
    assert "This game has our figures throughout" in told.out
