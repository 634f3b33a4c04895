"""Every term of art in the program's texts is defined, and so is every use of a card."""

import re
from collections.abc import Iterator

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.manual.glossary import find_term, find_terms, glossary, names_without_definition
from broadfront.core.messages import templates
from broadfront.titles import load_printed, title_names
from broadfront.titles.ardennes.data.title import Ardennes
from tests.core.sentences import sentences

BEGINS = re.compile(r"[.:;?!(]['\"]?$")
CAPITAL = re.compile(r"[A-Z][\w'-]*")
TERM = re.compile(r"[A-Z][a-z]*[A-Z]\w*")


def capitalized_words(sentence: str) -> Iterator[tuple[int, str]]:
    """Yield the position and text of words that are capitalized, but not because they begin a sentence."""
    for found in CAPITAL.finditer(sentence):
        before = sentence[: found.start()].rstrip()
        if (before and not BEGINS.search(before)) or TERM.fullmatch(found.group()):
            yield found.start(), found.group()


@pytest.mark.parametrize("name", title_names())
def test_every_term_of_art_in_what_the_program_says_is_defined(name: str) -> None:
    title = load_printed(name)
    names = names_without_definition(title)
    missing: dict[str, tuple[str, str]] = {}
    for topic, template in templates(name).items():
        if topic.startswith(("names.", "labels.", "rules.", "manual.", "glossary.")):
            continue
        for sentence in sentences(template):
            covered = [(start, end) for start, end, _ in find_terms(title, sentence)]
            for at, word in capitalized_words(sentence):
                if word not in names and not any(start <= at < end for start, end in covered):
                    missing.setdefault(word, (topic, sentence))
    assert not missing


@pytest.mark.parametrize("name", title_names())
def test_no_word_is_defined_twice_and_every_rule_named_is_one(name: str) -> None:
    title = load_printed(name)
    forms = [form for term in glossary(title) for form in term.explained_words]
    assert len(forms) == len(set(forms)), sorted({form for form in forms if forms.count(form) > 1})
    for term in glossary(title):
        assert term.text.endswith("."), term.word
        assert all(rule in title.book for rule in term.rules), term.word
        assert term.rules, term.word


def test_every_use_of_a_card_is_defined() -> None:
    title = load_printed("ardennes")
    assert isinstance(title, Ardennes)
    german = [use for card in title.german_cards.values() for use in (card.event, card.tactic)]
    allied = [use for card in title.allied_cards.values() for use in (card.event, card.tactic)]
    uses = {*german, *allied} - {"", "none"}
    assert len(uses) > 20
    for use in uses:
        assert find_term(title, use).text


def test_a_word_is_found_by_any_of_its_forms() -> None:
    title = load_printed("ardennes")
    assert find_term(title, "kampfgruppe") == find_term(title, "KG") == find_term(title, "battle group")
    assert find_term(title, "improved-position").word == "IP"
    with pytest.raises(Invalid, match="zeppelin"):
        find_term(title, "zeppelin")


def test_terms_are_found_in_a_sentence_the_longest_first() -> None:
    title = load_printed("ardennes")
    told = "No Supply Head is within 4 hexes; skipped IPs."
    assert [told[start:end] for start, end, _ in find_terms(title, told)] == ["Supply Head", "hexes", "IPs"]
