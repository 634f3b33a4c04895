"""The walks through the program in docs/design.md name existing files and names that occur in them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE = re.compile(r"[\w/]+\.(?:py|ts|toml)")
NAME = re.compile(r"@?[A-Za-z_][\w.]*")
HOPS = re.compile(r"^\d+\. ", re.MULTILINE)


def walks() -> dict[str, list[str]]:
    """Return the hops of each walk by heading."""
    design = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.*), hop by hop$", design, flags=re.MULTILINE)
    return {heading: HOPS.split(text)[1:] for heading, text in zip(parts[1::2], parts[2::2], strict=True)}


def quoted_names(hop: str) -> list[str]:
    return re.findall(r"`([^`]+)`", hop.partition("\n\n")[0])


def find_file(file: str) -> Path | None:
    tops = (ROOT, ROOT / "src/broadfront", ROOT / "src/broadfront/titles/rhine")
    return next((top / file for top in tops if (top / file).is_file()), None)


def test_there_are_three_walks() -> None:
    assert {heading: len(hops) for heading, hops in walks().items()} == {
        "A move": 12,
        "An impulse of the Allied system": 10,
        "A question to a chart": 8,
    }


@pytest.mark.parametrize("walk", walks())
def test_every_file_on_the_way_exists(walk: str) -> None:
    named = {word for hop in walks()[walk] for word in quoted_names(hop) if FILE.fullmatch(word)}
    assert len(named) > 10
    assert sorted(file for file in named if find_file(file) is None) == []


@pytest.mark.parametrize("walk", walks())
def test_every_name_is_in_a_file_that_was_named_before(walk: str) -> None:
    """For `Table.at` both parts count; words that are not names, such as requests, are skipped."""
    texts: list[str] = []
    missing = []
    for number, hop in enumerate(walks()[walk], 1):
        words = quoted_names(hop)
        texts += [at.read_text(encoding="utf-8") for word in words if FILE.fullmatch(word) and (at := find_file(word))]
        names = {part for w in words if NAME.fullmatch(w) and not FILE.fullmatch(w) for part in w.strip("@").split(".")}
        found = {name for name in names if any(re.search(rf"\b{name}\b", text) for text in texts)}
        missing += [f"hop {number}: {name}" for name in sorted(names - found)]
    assert missing == []
