"""The committed maps are what the geography gives, to the byte."""

from pathlib import Path

import pytest

from broadfront.theatre import rebuild
from tests.theatre.maps import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_a_rebuild_gives_the_committed_map(title: str) -> None:
    assert rebuild.differing_map_files(title) == []


def test_a_changed_line_is_reported_with_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = {"hexes.txt": "one\ntwo\n"}
    monkeypatch.setattr(rebuild, "compile_texts", lambda title: fresh)
    monkeypatch.setattr(rebuild, "map_folder", lambda title: tmp_path)
    (tmp_path / "hexes.txt").write_text("one\n2\n", encoding="utf-8")
    assert rebuild.differing_map_files("ardennes") == [
        "ardennes/map/hexes.txt differs from line 2; `broadfront map build ardennes` writes it",
    ]
    assert rebuild.write_map("ardennes") == [tmp_path / "hexes.txt"]
    assert rebuild.differing_map_files("ardennes") == []


def test_an_unknown_map_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert rebuild.main(["--check", "ardenes"]) == 2
    said = capsys.readouterr().err
    assert "did you mean ardennes" in said
    assert said.count("\n") == 1
