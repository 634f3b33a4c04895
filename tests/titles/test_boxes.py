"""A box of one's own: sheets that take the place of our figures."""

import csv
import io
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.boxes.box import csv_text, read_box
from broadfront.core.files import read_box_files
from broadfront.titles import playable
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.boxes import check_box, new_box_files, sheets_of
from soak.jobs.boxes import load_other_title, play_campaign, play_other_game
from soak.other_box import shared_figures

BOXED = ("ardennes", "rhine", "wacht")


def written(name: str, folder: Path, **sheets: str) -> Path:
    """A new box, some of its sheets with other texts."""
    folder.mkdir()
    for file, text in new_box_files(name, str(folder)).items():
        (folder / file).write_text(sheets.get(file.partition(".")[0], text), encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", BOXED)
def test_a_new_box_changes_nothing(name: str, tmp_path: Path) -> None:
    folder = written(name, tmp_path / "box")
    assert playable(name, folder).data_hash == playable(name).data_hash
    assert check_box(read_box_files(folder), folder).faults == []


@pytest.mark.parametrize("name", BOXED)
def test_all_our_rows_as_whole_sheets_change_nothing(name: str, tmp_path: Path) -> None:
    title, sheets = sheets_of(name)
    ours = title.files.sheet_data(sheets)
    texts = {sheet.file: csv_text(list(sheet.columns), sheet.rows(ours)).encode() for sheet in sheets}
    modes = "".join(f'{sheet.name} = "whole"\n' for sheet in sheets)
    texts["box.toml"] = f'title = "{name}"\n[sheets]\n{modes}'.encode()
    box = read_box(ours, tmp_path, texts, name, sheets)
    assert box.faults == []
    assert list(box.made) == []


def test_a_row_of_ours_is_changed_cell_by_cell(tmp_path: Path) -> None:
    folder = written("ardennes", tmp_path / "box", counters="id,movement\nPeiper.1SS.ISS,6\n")
    title = playable("ardennes", folder)
    assert isinstance(title, Ardennes)
    peiper = title.unit("Peiper.1SS.ISS")
    assert (peiper.movement, peiper.steps, peiper.strengths[-1]) == (6, 3, 7)
    assert bf.new("ardennes", scenario="campaign", data=folder).title.data_hash != playable("ardennes").data_hash


@pytest.mark.parametrize("name", BOXED)
def test_a_box_with_other_figures_throughout_has_none_of_ours(name: str) -> None:
    _, sheets = sheets_of(name)
    title = load_other_title(name)
    ours, theirs = title.files.sheet_data(sheets), {}
    for sheet in sheets:
        for file in sheet.files:
            theirs[file] = title.files.toml(file) if file.endswith(".toml") else _csv(title.files.text(file))
    found = [one for sheet in sheets for one in shared_figures(sheet, sheet.rows(ours), sheet.rows(theirs))]
    # A counter of two steps has one now, so that one that had lost a step has the same.
    assert [one for one in found if not one.startswith("scenario_units")] == []


def _csv(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_it_plays_whole_campaigns_of_both_games() -> None:
    """Two here; `make soak ARGS='--only boxes'` plays twenty."""
    for seed in (0, 1):
        assert len(play_campaign(seed).record.lines) > 500


def test_boxes_of_rhine_and_wacht_are_played_too() -> None:
    """A game of each here; `make soak ARGS='--only boxes-others'` plays forty."""
    for seed in (0, 1):
        assert len(play_other_game(seed).record.lines) > 100
