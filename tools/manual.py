"""`make manual`: writes rule books, glossaries and keys of the documentation from the data of the titles.

Each title has a page of its own, docs/titles/NAME-rules.md; the pictures of its examples are docs/pictures/rules-*.svg.
"""

from collections.abc import Iterator
from pathlib import Path

from broadfront.core.manual.glossary import glossary
from broadfront.core.title import Title
from broadfront.manual.book import BookExample, BookSection, book_sections, example_svg
from broadfront.manual.key import counter_key_parts, counter_key_svg
from broadfront.titles import load_title, title_names
from tools.imports import ROOT

PAGES = ROOT / "docs" / "titles"
PICTURES = ROOT / "docs" / "pictures"
KEY = "key"
"""Name of the key's picture, among those of the examples."""

HEAD = """# {label}: the rules

The rules in reading order, {count} in {sections} short sections. Each sentence is a rule of the program with its
id, as refusals and the log cite it; `make manual` writes this page from the title's data, and every rule appears in
exactly one section. The examples are games: the tests play them, and the pictures are drawn by the program.

The same in the terminal: `broadfront rules book {name}`; what a word means: `broadfront rules word WORD`; on four
printed pages: `broadfront rules print {name} --out rules.html`.
"""


def page_path(name: str) -> Path:
    return PAGES / f"{name}-rules.md"


def picture_path(name: str, example: str) -> Path:
    return PICTURES / f"rules-{name}-{example}.svg"


def page_text(title: Title) -> str:
    """Return the page of a title as Markdown."""
    return "\n".join(_page_lines(title)) + "\n"


def _page_lines(title: Title) -> Iterator[str]:
    book = book_sections(title)
    yield HEAD.format(label=title.card.label, count=len(title.book), sections=len(book), name=title.name)
    part = ""
    for section in book:
        if section.part != part:
            part = section.part
            yield f"## {part}\n"
        yield from _section_lines(title, section)
    yield from _key_lines(title)
    yield "## Words\n"
    for term in glossary(title):
        forms = f" ({', '.join(term.forms)})" if term.forms else ""
        yield f"- **{term.word}**{_escape(forms)}: {_escape(term.text)} {' '.join(f'`{rule}`' for rule in term.rules)}"


def _key_lines(title: Title) -> Iterator[str]:
    yield "## Key\n"
    yield f"![Counters and map](../pictures/{picture_path(title.name, KEY).name})\n"
    parts = counter_key_parts(title)
    for of in dict.fromkeys(part.of for part in parts):
        yield f"**{'The map' if of == 'map' else f'A {of}'}**\n"
        for part in parts:
            if part.of == of:
                yield f"- {part.name}: {_escape(part.text)} {' '.join(f'`{rule}`' for rule in part.rules)}"
        yield ""


def _section_lines(title: Title, section: BookSection) -> Iterator[str]:
    yield f"### {section.title}\n"
    yield f"*{_escape(section.about)}*\n"
    for rule in section.rules:
        yield f"- {_escape(rule.text)} `{rule.id}`"
        if rule.reading:
            yield f"    - Read as: {_escape(rule.reading)}"
    yield ""
    for example in section.examples:
        yield from _example_lines(title, example)


def _example_lines(title: Title, example: BookExample) -> Iterator[str]:
    yield f"**Example: {example.title}.** {_escape(example.text)}\n"
    if example.picture:
        yield f"![{example.title}](../pictures/{picture_path(title.name, example.id).name})\n"
    yield from (f"> {_escape(sentence)}  " for sentence in example.told)
    yield ""


def _escape(text: str) -> str:
    """Escape a sentence for Markdown."""
    for sign in ("*", "_", "<", "[", "]"):
        text = text.replace(sign, f"\\{sign}")
    return text


def example_pictures(title: Title) -> dict[Path, str]:
    """Return the pictures of a title's examples and of its key, by path."""
    shown = [example for section in book_sections(title) for example in section.examples if example.picture]
    drawn = {picture_path(title.name, example.id): example_svg(title, example.id) for example in shown}
    return {**drawn, picture_path(title.name, KEY): counter_key_svg(title)}


if __name__ == "__main__":
    for each in title_names():
        found = load_title(each)
        for path, text in {page_path(each): page_text(found), **example_pictures(found)}.items():
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
