"""Boxes filled in on the page: their sheets, their faults, and the folder to play with."""

import io
import zipfile
from pathlib import Path

from broadfront.titles import playable
from broadfront.titles.ardennes.data.title import Ardennes
from tests.web.serving import Person, server, sit_down


def test_sheets_are_shown_checked_and_given_as_a_folder_that_is_played(anyone: Person, tmp_path: Path) -> None:
    sheets = {sheet["name"]: sheet for sheet in anyone.get("/api/boxes/ardennes")}
    assert sheets["counters"]["key"] == ["id"]
    assert len(sheets["counters"]["example"]) == len(sheets["counters"]["columns"])
    # Pasted from a spreadsheet: tabs.
    filled = {"sheets": {"counters": {"text": "id\tmovement\nPeiper.1SS.ISS\t6\n"}}}
    checked = anyone.post("/api/boxes/ardennes/check", filled)
    assert checked["faults"] == []
    counters = next(one for one in checked["filled"] if one["sheet"] == "counters")
    assert (counters["rows"], counters["ours"]) == (1, sheets["counters"]["ours"] - 1)
    archive = anyone.raw("POST", "/api/boxes/ardennes/file", json=filled)
    assert archive.headers["content-type"] == "application/zip"
    zipfile.ZipFile(io.BytesIO(archive.content)).extractall(tmp_path)
    title = playable("ardennes", tmp_path / "ardennes-box")
    assert isinstance(title, Ardennes)
    assert title.unit("Peiper.1SS.ISS").movement == 6


def test_faults_are_reported_with_their_cell(anyone: Person) -> None:
    filled = {"sheets": {"chits": {"text": "id,defender_hits\n1,many\n"}}}
    (fault,) = anyone.post("/api/boxes/ardennes/check", filled)["faults"]
    assert (fault["sheet"], fault["row"], fault["column"]) == ("chits", 2, "defender_hits")
    assert "expected a whole number" in fault["said"]
    body = {"sheets": {"dice": {"text": ""}}}
    assert "Unknown sheet" in anyone.expect_error("POST", "/api/boxes/ardennes/check", 400, json=body)["message"]
    assert "title with a box" in anyone.expect_error("GET", "/api/boxes/patrol", 400)["message"]


def test_a_game_tells_which_figures_are_the_boxs_and_which_are_ours(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "box.toml").write_text('title = "ardennes"\nlabel = "My copy"\n')
    (own / "counters.csv").write_text("id,movement\nPeiper.1SS.ISS,6\n")
    with server(tmp_path, data=own) as client:
        one, *_ = sit_down(client, title="ardennes", scenario="initial_assault", mode="solo")
        assert one.see()["box"] == "My copy"
        told = one.get(f"{one.at}/box")
        counters = next(sheet for sheet in told["sheets"] if sheet["sheet"] == "counters")
        assert (counters["rows"], counters["lent"]) == (1, len(told["rows"][0]["ours"]))
        assert told["rows"][0]["key"] == "Peiper.1SS.ISS"
        assert told["rows"][0]["box"] == ["movement"]
        assert "strength" in told["rows"][0]["ours"]
        other, *_ = sit_down(client)
        assert other.see()["box"] is None
        assert other.get(f"{other.at}/box") == {"sheets": [], "rows": []}
