"""The rules of a title on four printed pages: each section with its most important rules, and the glossary."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from broadfront.core.errors import unknown_name
from broadfront.core.manual.glossary import glossary
from broadfront.core.manual.sections import rule_sentence, sections
from broadfront.core.title import Title

__all__ = ["PAGES", "PAPERS", "rules_summary_page"]

PAPERS = {"A4": "210mm 297mm", "Letter": "8.5in 11in"}
PAGES = 4

STYLE = """
@page { size: %s; margin: 9mm 9mm 10mm; }
* { box-sizing: border-box; }
body { font: %spt/1.22 "Source Sans 3", "Noto Sans", "DejaVu Sans Condensed", Arial, sans-serif; }
body { margin: 0; color: #111; }
h1 { font-size: 1.9em; margin: 0 0 .15em; border-bottom: 2pt solid #333; padding-bottom: .1em; }
h2 { font-size: 1.25em; margin: .7em 0 .2em; border-bottom: 1pt solid #555; break-after: avoid; }
.book > h2:first-child { margin-top: .2em; }
h3 { font-size: 1.05em; margin: .45em 0 .1em; break-after: avoid; }
p { margin: 0 0 .15em; }
p.about { font-style: italic; break-after: avoid; }
ul { margin: 0; padding-left: 1.5em; }
li { margin: 0 0 .1em; break-inside: avoid; }
.book { columns: 3; column-gap: 5mm; column-rule: .4pt solid #bbb; }
.id { color: #777; font-size: .78em; white-space: nowrap; }
dl { margin: 0; }
dt { font-weight: 700; display: inline; }
dd { display: inline; margin: 0 0 0 .3em; }
dl div { break-inside: avoid; margin: 0 0 .1em; }
@media screen { body { max-width: 62em; margin: 1em auto; font-size: 10pt; } }
"""

LARGEST, SMALLEST = 8.4, 6.2
"""Limits of the letter size in points: a short book is printed larger, a long one smaller, to fit four pages."""
LETTERS = 49_000
"""Characters of markup that fit on four pages at 7 points, with some room for wider letters."""


def rules_summary_page(title: Title, paper: str = "A4") -> str:
    """Return the summary of a title's rules as an HTML page that fits four sheets of paper, to be printed by a
    browser."""
    if paper not in PAPERS:
        raise unknown_name("paper", paper, PAPERS, parameter="paper")
    body = "\n".join(_summary_html_lines(title))
    style = STYLE % (PAPERS[paper], _fitting_letter_size(body))
    head = f'<meta charset="utf-8"><title>{escape(title.label())}</title><style>{style}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _fitting_letter_size(body: str) -> str:
    """Return the letter size in points with which the text fits four pages; at half the size four times as much text
    fits."""
    fitting = 7.0 * (LETTERS / len(body)) ** 0.5
    return f"{min(LARGEST, max(SMALLEST, fitting)):.1f}"


def _summary_html_lines(title: Title) -> Iterator[str]:
    """Yield the HTML lines of the rules summary: each section with its most important rules, then the glossary."""
    yield f"<h1>{escape(title.label().partition(':')[0])}: the rules in short</h1>"
    yield '<div class="book">'
    part = ""
    for section in sections(title):
        if not section.key:
            continue
        if section.part != part:
            part = section.part
            yield f"<h2>{escape(part)}</h2>"
        yield f'<h3>{escape(section.title)}</h3><p class="about">{escape(section.about)}</p><ul>'
        for id in section.key:
            short = id.partition("-")[2]
            text = escape(rule_sentence(title.name, title.book[id]))
            yield f'<li>{text} <span class="id">{escape(short)}</span></li>'
        yield "</ul>"
    yield "<h2>Words</h2><dl>"
    for term in glossary(title):
        yield f"<div><dt>{escape(term.word)}</dt><dd>{escape(term.text)}</dd></div>"
    yield "</dl></div>"
