"""Titles: found, loaded, and asked for what they cannot do."""

from pathlib import Path

import pytest

import broadfront.titles as titles
from broadfront.core.errors import Invalid
from broadfront.core.title import Title


def test_a_title_of_charts_alone_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "title.toml").write_text('name = "charts"\nlabel = "Charts"\nrules = 1\nsides = ["a", "b"]\n')
    (tmp_path / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path.parent))
    monkeypatch.setattr(titles, "_packages", lambda: {"charts": tmp_path.name, "patrol": "broadfront.titles.patrol"})
    assert not titles.can_be_played("charts")
    with pytest.raises(Invalid, match="charts cannot be played yet: it answers questions"):
        titles.playable("charts")


def test_a_damaged_title_card_is_named(tmp_path: Path) -> None:
    (tmp_path / "title.toml").write_text('name = "charts"\nrules = "many"\n')
    with pytest.raises(Invalid, match=r"title\.toml"):
        Title(tmp_path)
