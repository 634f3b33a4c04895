"""No text for people contains a wording listed in `not_said.txt`."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.languages import NO_WORDS, PAGE, literals
from tests.repository import ROOT

LIST = [
    (re.compile(pattern, re.IGNORECASE), better)
    for line in (Path(__file__).parent / "not_said.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
    for pattern, better in [line.split(" -> ")]
]
SOURCE = ROOT / "src" / "broadfront"
CODE = re.compile(r"```.*?```|`[^`\n]*`|^(?: {4}|>>> |\.\.\. ).*?$", re.DOTALL | re.MULTILINE)
NAMES = re.compile(r"\{[^}]*\}")


def sentences(data: object) -> Iterator[str]:
    """Yield the strings of more than one word in a data file, without the names of placeholders."""
    if isinstance(data, str):
        if " " in data:
            yield NAMES.sub("", data)
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from sentences(one)


def texts_for_people() -> dict[str, str]:
    """Return every text for people by file: pages, rules, manuals, words of titles, engine and page, errors.

    Left out are the changelog, which quotes earlier wordings, code, and charts as printed.
    """
    texts = {}
    pages = (path for path in (ROOT / "docs").rglob("*.md") if not path.name.endswith("-charts.md"))
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *pages):
        texts[str(path.relative_to(ROOT))] = CODE.sub("", path.read_text(encoding="utf-8"))
    for pattern in ("words/en.toml", "rules.toml", "manual/*.toml"):
        for path in SOURCE.rglob(pattern):
            said = sentences(tomllib.loads(path.read_text(encoding="utf-8")))
            texts[str(path.relative_to(ROOT))] = "\n".join(said)
    for path in PAGE.glob("en*.ts"):
        texts[path.name] = "\n".join(literals(NO_WORDS.sub("", path.read_text(encoding="utf-8"))))
    for path in (SOURCE / "cli").rglob("*.py"):
        texts[str(path.relative_to(ROOT))] = "\n".join(
            node.value
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value
        )
    for path in SOURCE.rglob("*.py"):
        texts[f"{path.relative_to(ROOT)}, refusals"] = CODE.sub(
            "", "\n".join(error_texts(ast.parse(path.read_text(encoding="utf-8"))))
        )
    return texts


def error_texts(tree: ast.AST) -> Iterator[str]:
    """Yield the message of each `raise` statement, with interpolated values left out."""
    for raised in (node for node in ast.walk(tree) if isinstance(node, ast.Raise)):
        for node in ast.walk(raised):
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def find_bad_wordings(text: str) -> list[str]:
    return [f"{found.group()!r}: say {better}" for pattern, better in LIST for found in pattern.finditer(text)]


def test_no_page_and_no_word_of_the_program_says_it_so() -> None:
    texts = texts_for_people()
    assert len(texts) > 100
    assert {name: wrong for name, text in texts.items() if (wrong := find_bad_wordings(text))} == {}


@pytest.mark.parametrize(
    "text",
    ["It is told anew.", "The file is mended.", "accepted are 1, 2", "alone or by two.", "the defence", "to set right"],
)
def test_the_list_finds_what_it_is_for(text: str) -> None:
    assert find_bad_wordings(text)
