"""The rule books in the documentation are complete and match the data; their examples are played and drawn."""

import re

import pytest

from broadfront.core.manual.sections import sections
from broadfront.manual.book import book_sections, example_svg
from broadfront.manual.examples import played_examples
from broadfront.manual.key import counter_key_parts
from broadfront.manual.summary import PAPERS, rules_summary_page
from broadfront.titles import load_title, title_names
from tools import charts, manual, reference

TITLES = title_names()


@pytest.mark.parametrize("name", TITLES)
def test_the_page_is_what_the_data_say(name: str) -> None:
    page = manual.page_path(name).read_text(encoding="utf-8")
    assert page == manual.page_text(load_title(name)), "the rules, words or examples have changed; run: make manual"


@pytest.mark.parametrize("name", TITLES)
def test_the_charts_are_those_of_the_files_with_a_rule_of_the_title_in_each(name: str) -> None:
    title = load_title(name)
    page = charts.page_path(name).read_text(encoding="utf-8")
    assert page == charts.page_text(title), "a chart has changed; run: make manual"
    assert set(re.findall(r"`([A-Z]{3}-[\w.-]+)`", page)) <= set(title.book)
    for path in (title.files.folder / "charts").glob("*.toml"):
        assert f"\n## {path.stem.replace('_', ' ').capitalize()}\n" in page


def test_the_page_of_days_has_every_title_and_names_rules_that_are_there() -> None:
    page = (manual.page_path("patrol").parents[1] / "days.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z]{3}-[\w.-]+)`", page))
    known = {rule for name in TITLES for rule in load_title(name).book}
    assert len(named) > 20
    assert named <= known
    assert [name for name in TITLES if f"\n## {name.title()}: one " not in page] == []


def test_the_reference_is_what_the_types_and_docstrings_say() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.reference_page(), "run: make manual"


@pytest.mark.parametrize("name", TITLES)
def test_the_pictures_are_those_of_the_examples(name: str) -> None:
    drawn = manual.example_pictures(load_title(name))
    assert drawn
    for path, picture in drawn.items():
        assert path.read_text(encoding="utf-8") == picture, f"{path.name} is drawn otherwise now; run: make manual"
    assert sorted(manual.PICTURES.glob(f"rules-{name}-*.svg")) == sorted(drawn)


@pytest.mark.parametrize("name", TITLES)
def test_every_example_is_played_tells_something_and_stands_in_a_section(name: str) -> None:
    title = load_title(name)
    known = {section.id for section in sections(title)}
    played = played_examples(title)
    assert len(played) == len({one.id for one in played}) >= 3
    for one in played:
        assert one.section in known, one.id
        assert one.events, one.id


@pytest.mark.parametrize("name", TITLES)
def test_every_example_shows_a_rule_of_its_section(name: str) -> None:
    title = load_title(name)
    rules = {section.id: set(section.rules) for section in sections(title)}
    for one in played_examples(title):
        traces = " ".join(line for event in one.events if event.trace is not None for line in event.trace.lines())
        cited = {*re.findall(r"ARD-\w+-\d\d", traces), *(rule for event in one.events for rule in event.rules)}
        assert cited & rules[one.section], (one.id, sorted(cited))


@pytest.mark.parametrize("name", TITLES)
def test_the_key_explains_counter_and_map_by_rules_that_are_there(name: str) -> None:
    title = load_title(name)
    parts = counter_key_parts(title)
    assert {"counter", "map"} <= {part.of for part in parts}
    for part in parts:
        assert part.text.endswith(".")
        assert part.rules
        assert all(rule in title.book for rule in part.rules), part.name


def test_what_an_example_tells_has_names_and_not_ids() -> None:
    told = [line for section in book_sections(load_title("ardennes")) for one in section.examples for line in one.told]
    assert any("Losheim" in line or "Elsenborn" in line for line in told)
    assert not [line for line in told if ".ISS" in line]


def test_an_example_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(Exception, match="ambush"):
        example_svg(load_title("patrol"), "zeppelin")


@pytest.mark.parametrize("name", TITLES)
def test_the_summary_has_every_key_rule_and_is_made_for_its_paper(name: str) -> None:
    title = load_title(name)
    for paper, size in PAPERS.items():
        page = rules_summary_page(title, paper)
        assert f"size: {size}" in page
        for section in sections(title):
            for id in section.key:
                assert f">{id.partition('-')[2]}</span>" in page
