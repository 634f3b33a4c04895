"""The rule books in reading order, and searching them."""

from collections import Counter

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.manual.sections import expand_rule_ids, find_section, sections
from broadfront.manual.search import search_rules
from broadfront.titles import books, load_printed, title_names

LONGEST = 60
"""Maximum number of rules in a section, except printed tables; longer lists are not read."""


@pytest.mark.parametrize("name", title_names())
def test_every_rule_stands_in_exactly_one_section(name: str) -> None:
    title = load_printed(name)
    held = Counter(id for section in sections(title) for id in section.rules)
    assert sorted(held) == sorted(title.book), "rules without a section, or sections without rules"
    assert [id for id, times in held.items() if times > 1] == []


@pytest.mark.parametrize("name", title_names())
def test_sections_have_names_of_their_own_and_stay_short(name: str) -> None:
    found = sections(load_printed(name))
    assert len({section.id for section in found}) == len({section.title for section in found}) == len(found)
    for section in found:
        assert section.about.endswith((".", "!"))
        assert set(section.key) <= set(section.rules), section.id
    longest = max(found, key=lambda section: len(section.rules))
    assert len(longest.rules) <= LONGEST or longest.id.startswith("schedule"), longest.id


@pytest.mark.parametrize("name", title_names())
def test_a_part_is_not_left_and_entered_again(name: str) -> None:
    parts = [section.part for section in sections(load_printed(name))]
    changes = [part for before, part in zip(["", *parts], parts, strict=False) if part != before]
    assert len(changes) == len(set(changes))


def test_a_span_names_all_rules_from_the_first_to_the_last() -> None:
    book = load_printed("patrol").book
    assert expand_rule_ids(book, ["PAT-MOVE-02..03", "PAT-SEQ-01"]) == ("PAT-MOVE-02", "PAT-MOVE-03", "PAT-SEQ-01")
    beyond = "PAT-MOVE-" + "09"  # no rule
    with pytest.raises(Invalid, match=beyond):
        expand_rule_ids(book, ["PAT-MOVE-02..09"])


def test_a_section_is_found_by_its_id_or_its_heading() -> None:
    title = load_printed("patrol")
    assert find_section(title, "SUPPLY") == find_section(title, "supply")
    with pytest.raises(Invalid, match="cavalry"):
        find_section(title, "cavalry")


def found_rules(words: str, *names: str) -> list[str]:
    known = books()
    return [rule.id for _, rule in search_rules(words, {name: known[name] for name in names or ("ardennes",)})]


def test_a_search_matches_words_and_not_letters() -> None:
    ip, skipped = found_rules("IP"), found_rules("skipped")
    assert "ARD-S0-11" in ip
    assert "ARD-E0-05" in skipped
    assert "ARD-E0-05" not in ip


def test_a_search_knows_the_forms_of_a_word() -> None:
    assert "ARD-E0-05" in found_rules("skip")
    assert found_rules("retreats") == found_rules("retreating") == found_rules("RETREAT")
    assert "PAT-MOVE-01" in found_rules("moves", "patrol")


def test_a_search_finds_other_names_of_a_thing() -> None:
    assert found_rules('"zone of control"') == found_rules("ZOC")
    assert found_rules('"improved position"') == found_rules("IP")
    assert found_rules("improved position") == found_rules("IP")
    assert set(found_rules("retreat zone of control")) == set(found_rules("retreat")) & set(found_rules("ZOC"))


def test_a_search_wants_every_word() -> None:
    both = found_rules("roadblock supply")
    assert "ARD-SEQ-10" in both
    assert set(both) == set(found_rules("roadblock")) & set(found_rules("supply"))


def test_a_search_finds_ids_whole_or_by_their_beginning() -> None:
    assert found_rules("ARD-R0-07") == found_rules("r0-07") == ["ARD-R0-07"]
    assert found_rules("ard-r0")[:21] == [id for id in books()["ardennes"] if id.startswith("ARD-R0-")]
    assert found_rules("bf-01", "core") == ["BF-01"]


def test_no_words_find_everything() -> None:
    assert len(found_rules("")) == len(books()["ardennes"])
