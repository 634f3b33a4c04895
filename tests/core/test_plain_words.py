"""Every word shown to a person is a glossary term or listed plain English (`plain_english.txt`)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from broadfront.core.manual.charts import chart_names
from broadfront.core.manual.glossary import find_terms, glossary, names_without_definition
from broadfront.core.manual.hints import question_hints
from broadfront.core.manual.sections import sections
from broadfront.core.messages import templates
from broadfront.core.title import Title
from broadfront.guiding import title_guide
from broadfront.manual.key import counter_key_parts
from broadfront.titles import load_printed, title_names
from tests.core.sentences import sentences
from tests.languages import NO_WORDS, PAGE, literals

PLAIN = frozenset((Path(__file__).parent / "plain_english.txt").read_text(encoding="utf-8").split())
WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))*")
ID = re.compile(r"\b[A-Z]{2,4}-[\w.]+(?:-\d+)*\b|\b[A-Z]+\d\w*\b")
"""Matches the id of a rule or card."""
SHOWN = ("en.ts", "en_analyst.ts", "en_game.ts", "en_guide.ts", "en_show.ts")


def texts_of(title: Title) -> Iterator[str]:
    """Yield the texts of a title: templates, labels, hints, headings, key, charts, glossary and guide."""
    for topic, template in templates(title.name).items():
        if not topic.startswith(("names.", "rules.")):
            yield from sentences(template)
    yield from (one.text for one in question_hints(title).values())
    yield from (text for one in sections(title) for text in (one.part, one.title, one.about))
    yield from (text for one in counter_key_parts(title) for text in (one.name, one.text))
    yield from (text for one in chart_names(title).values() for text in one)
    yield from (term.text for term in glossary(title))
    guide = title_guide(title)
    yield from guide.sentences() if guide is not None else ()


def undefined_words(text: str, title: Title, forms: frozenset[str]) -> Iterator[str]:
    """Yield words that are not plain English, a name, or part of a glossary term."""
    covered = [(start, end) for start, end, _ in find_terms(title, text)]
    for found in WORD.finditer(ID.sub(lambda id: " " * len(id.group()), text)):
        word = found.group()
        plain = word.casefold() in PLAIN or word in names_without_definition(title) or word.casefold() in forms
        if not plain and not any(start <= found.start() < end for start, end in covered):
            yield word


def forms_of(title: Title) -> frozenset[str]:
    return frozenset(form.casefold() for term in glossary(title) for form in term.explained_words)


@pytest.mark.parametrize("name", title_names())
def test_every_word_a_title_says_is_defined_or_plain(name: str) -> None:
    title = load_printed(name)
    forms = forms_of(title)
    missing = {word: text for text in texts_of(title) for word in undefined_words(text, title, forms)}
    assert not missing


def test_every_word_of_the_page_is_defined_or_plain() -> None:
    titles = [load_printed(name) for name in title_names()]
    known = frozenset().union(
        *(forms_of(title) | {n.casefold() for n in names_without_definition(title)} for title in titles)
    )
    missing: dict[str, str] = {}
    for file in SHOWN:
        for text in literals(NO_WORDS.sub("", (PAGE / file).read_text(encoding="utf-8"))):
            missing |= {w: text for w in WORD.findall(text) if w.casefold() not in PLAIN and w.casefold() not in known}
    assert not missing


def test_no_word_is_both_plain_and_defined_in_every_title() -> None:
    everywhere = frozenset.intersection(*(forms_of(load_printed(name)) for name in title_names()))
    assert not everywhere & PLAIN
