"""Titles: found, loaded, and asked for what they cannot do."""

from pathlib import Path

import pytest

import broadfront.titles as titles
from broadfront.core.errors import Invalid
from broadfront.core.title import Title


def test_a_title_of_charts_alone_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "title.toml").write_text('name = "charts"\nlabel = "Charts"\nrules = 1\nsides = ["a", "b"]\n')
    kit = "from broadfront.titles.kit import TitleKit\n\nKIT = TitleKit(printed='.:load')\n"
    (tmp_path / "__init__.py").write_text(kit)
    monkeypatch.syspath_prepend(str(tmp_path.parent))
    registered = {"charts": f"{tmp_path.name}:KIT", "patrol": "broadfront.titles.patrol:KIT"}
    monkeypatch.setattr(titles, "_registered", lambda: registered)
    assert not titles.can_be_played("charts")
    with pytest.raises(Invalid, match="charts cannot be played yet: it answers questions"):
        titles.playable("charts")


def test_a_damaged_title_card_is_named(tmp_path: Path) -> None:
    (tmp_path / "title.toml").write_text('name = "charts"\nrules = "many"\n')
    with pytest.raises(Invalid, match=r"title\.toml"):
        Title(tmp_path)


def test_a_kit_names_the_script_of_its_part_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert titles.page_script("patrol") is None
    kit = "from broadfront.titles.kit import TitleKit\n\nKIT = TitleKit(printed='.:load', page='page/panel.js')\n"
    package = tmp_path / "with_a_panel"
    package.mkdir()
    (package / "__init__.py").write_text(kit)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(titles, "_registered", lambda: {"panelled": "with_a_panel:KIT"})
    assert titles.page_script("panelled") == package / "page" / "panel.js"
