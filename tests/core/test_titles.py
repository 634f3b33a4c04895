"""Titles: finding and loading them, and errors for what they cannot do."""

from pathlib import Path
from typing import NamedTuple

import pytest

import broadfront.titles as titles
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.title import Title
from broadfront.titles.kit import legacy_kit


def test_a_title_of_charts_alone_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "title.toml").write_text('name = "charts"\nlabel = "Charts"\nrules = 1\nsides = ["a", "b"]\n')
    kit = "from broadfront.titles.kit import TitleKit\n\nKIT = TitleKit(printed='.:load')\n"
    (tmp_path / "__init__.py").write_text(kit)
    monkeypatch.syspath_prepend(str(tmp_path.parent))
    registered = {"charts": f"{tmp_path.name}:KIT", "patrol": "broadfront.titles.patrol:KIT"}
    monkeypatch.setattr(titles, "_registered_kits", lambda: registered)
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
    monkeypatch.setattr(titles, "_registered_kits", lambda: {"panelled": "with_a_panel:KIT"})
    assert titles.page_script("panelled") == package / "page" / "panel.js"


def test_a_package_of_before_there_were_kits_is_read_by_its_rooms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "of_old"
    (package / "table").mkdir(parents=True)
    (package / "title.toml").write_text('name = "of_old"\nlabel = "Old"\nrules = 1\nsides = ["a", "b"]\n')
    imports = "from pathlib import Path\n\nfrom broadfront.core.title import Title\n"
    load = "def load(data=None):\n    return Title(Path(__file__).parent, data)\n"
    (package / "__init__.py").write_text(f"{imports}\n\n{load}")
    for room in ("table/__init__.py", "questions.py"):
        (package / room).write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(titles, "_registered_kits", lambda: {"of_old": "of_old"})
    kit = titles.kit_of("of_old")
    assert (kit.game, kit.table, kit.editor, kit.questions) == ("", ".table:TABLETOP", "", ".questions")
    assert titles.load_title("of_old").name == "of_old"
    assert not titles.can_be_played("of_old")
    assert legacy_kit(package, "of_old.players:PLAYERS").players == "of_old.players:PLAYERS"


def test_a_kit_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "no_kit.py").write_text("KIT = {}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(titles, "_registered_kits", lambda: {"no_kit": "no_kit:KIT"})
    with pytest.raises(Invalid, match="no_kit:KIT is dict; expected a TitleKit"):
        titles.kit_of("no_kit")


class Entry(NamedTuple):
    name: str
    value: str


def test_a_name_of_ours_stays_ours_and_an_old_installation_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, taken = Entry("patrol", "broadfront.titles.patrol:KIT"), Entry("patrol", "another:KIT")
    for entries in ([ours, taken], [taken, ours]):
        monkeypatch.setattr(titles, "entry_points", lambda group, found=entries: found)
        assert titles._registered_kits.__wrapped__() == {"patrol": ours.value}
    monkeypatch.setattr(titles, "entry_points", lambda group: [Entry("two_rivers", "two_rivers:KIT")])
    with pytest.raises(BroadfrontError, match="is not installed as it is now: run `make play`"):
        titles._registered_kits.__wrapped__()


TITLE = 'name = "odd"\nlabel = "Odd"\nrules = 1\nsides = ["a", "b"]\n'
GOOD = """\
from pathlib import Path

from broadfront.core.title import Title
from broadfront.titles.kit import TitleKit


def load(data=None):
    return Title(Path(__file__).parent, data)


KIT = TitleKit(printed=".:load")
"""
SAY = """
from broadfront.core.messages import register_words

say = register_words("{}", Path(__file__).parent / "words")
"""
ODD = {
    "a loader that gives nothing": ("__init__.py", GOOD.replace("return Title", "Title")),
    "a loader that gives something else": ("__init__.py", GOOD.replace("return Title", "return str")),
    "a part that is no text": ("__init__.py", GOOD.replace('".:load"', "load")),
    "a part that is nothing": ("__init__.py", GOOD.replace('".:load"', '".:load", table=None')),
    "commands that are words": ("__init__.py", GOOD.replace('".:load"', '".:load", commands=("forces",)')),
    "a program that ends itself": ("__init__.py", "raise SystemExit(3)\n"),
    "questions with a mistake": ("questions.py", "1 / 0\n"),
    "rules that are not TOML": ("rules.toml", "rule = [\n"),
    "words that are not TOML": ("words/en.toml", "word = [\n"),
}


@pytest.mark.parametrize("odd", ODD)
def test_what_is_wrong_with_one_title_from_elsewhere_ends_no_list(
    odd: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"odd_{list(ODD).index(odd)}"
    package = tmp_path / name
    (package / "words").mkdir(parents=True)
    (package / "title.toml").write_text(TITLE.replace("odd", name, 1))
    kit = GOOD.replace('".:load"', '".:load", questions=".questions"') + SAY.format(name)
    for file, text in {"__init__.py": kit, "questions.py": "", "words/en.toml": "", "rules.toml": ""}.items():
        (package / file).write_text(text)
    ours = titles._registered_kits()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(titles, "_registered_kits", lambda: {**ours, name: f"{name}:KIT"})
    file, text = ODD[odd]
    (package / file).write_text(text)
    titles.broken_titles.cache_clear()
    try:
        assert titles.broken_titles()[name]
        assert {row["title"] for row in titles.listed_titles()} == ours.keys()
        assert all(not row["ask"].startswith("odd") for row in titles.listed_questions())
        assert "core" in titles.books()
        assert titles.find_rule("BF-04")[0] == "core"
    finally:
        titles.broken_titles.cache_clear()
