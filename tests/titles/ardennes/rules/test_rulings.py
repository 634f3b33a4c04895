"""What the cards leave open and `docs/rulings.md` settles: one test for each such ruling, marked with its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.titles.ardennes.support.real import title

RULINGS = Path(__file__).parents[4] / "docs" / "rulings.md"


def test_every_ruling_names_a_rule_that_carries_its_reading_and_has_its_three_parts() -> None:
    book = title().book
    parts = RULINGS.read_text(encoding="utf-8").split("\n# Ardennes\n")[1].split("\n# ")[0].split("\n## ")[1:]
    assert len(parts) > 20
    for part in parts:
        rule = part.split()[0]
        assert rule in book, rule
        for word in ("**Open:**", "**Ruled:**", "**Because:**"):
            assert part.count(word) == 1, f"{rule} lacks {word}"


RULED_HERE = (
    "ARD-C0-18", "ARD-C1-11", "ARD-C3-08", "ARD-C3-14", "ARD-TEC-07", "ARD-E0-13", "ARD-C2-03", "ARD-T0-05",
    "ARD-D16-12", "ARD-E2-06", "ARD-E2-16", "ARD-R0-19", "ARD-D0-04", "ARD-D2-01", "ARD-A0-23", "ARD-E1-06",
    "ARD-C2-02", "ARD-C2-18", "ARD-E1-12", "ARD-H-32", "ARD-E0-02", "ARD-E1-09", "ARD-E1-13",
    "ARD-A0-07", "ARD-A0-15", "ARD-A0-16", "ARD-D0-02", "ARD-D0-08",
    "ARD-D0-09", "ARD-DEF-21", "ARD-C2-22", "ARD-A0-13", "ARD-E2-15", "ARD-TEC-13", "ARD-E1-11", "ARD-C3-02",
    "ARD-H-36",
)  # fmt: skip


@pytest.mark.parametrize("rule", RULED_HERE)
def test_the_rule_of_a_ruling_carries_the_reading(rule: str) -> None:
    assert f"\n## {rule} " in RULINGS.read_text(encoding="utf-8")
    assert title().book[rule].reading
