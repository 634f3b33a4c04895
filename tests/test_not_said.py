"""No wording of the list `not_said.txt` stands in what a person reads."""

import re
from pathlib import Path

import pytest

from tests.languages import NO_WORDS, PAGE, literals
from tests.test_repository import ROOT

LIST = [
    (re.compile(pattern, re.IGNORECASE), better)
    for line in (Path(__file__).parent / "not_said.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
    for pattern, better in [line.split(" -> ")]
]
HISTORY = ("decisions.md", "rulings.md", "-rules.md", "reference.md")
"""Minutes of what was decided, and pages written from data and code."""
SOURCE = ROOT / "src" / "broadfront"


def read_by_people() -> dict[str, str]:
    """Every text by its file: pages, words of titles and engine, words of the page in the browser."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    found = [path for path in pages if not path.name.endswith(HISTORY)]
    found += SOURCE.rglob("words/en.toml")
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in found}
    for path in PAGE.glob("en*.ts"):
        texts[path.name] = "\n".join(literals(NO_WORDS.sub("", path.read_text(encoding="utf-8"))))
    return texts


def wrong_in(text: str) -> list[str]:
    # What stands in quotation marks before an equals sign is a code of the program, not words.
    words = re.sub(r'^"[^"]*" *= *', "", text, flags=re.MULTILINE)
    return [f"{found.group()!r}: say {better}" for pattern, better in LIST for found in pattern.finditer(words)]


def test_no_page_and_no_word_of_the_program_says_it_so() -> None:
    assert {name: wrong for name, text in read_by_people().items() if (wrong := wrong_in(text))} == {}


@pytest.mark.parametrize("text", ["It is told anew.", "The file is mended.", "accepted are 1, 2", "alone or by two."])
def test_the_list_finds_what_it_is_for(text: str) -> None:
    assert wrong_in(text)
