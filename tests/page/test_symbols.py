"""The page can draw every type of unit in the titles."""

import re

from broadfront.board.draw.nato import ALSO, ARMS
from broadfront.titles import load_title
from tests.page.browsing import ROOT

SOURCE = (ROOT / "page" / "src" / "board" / "symbols.ts").read_text(encoding="utf-8")


def table_rows(table: str) -> dict[str, str]:
    """Return the rows of a table in the source."""
    body = SOURCE.partition(f"const {table}: Record<string, string> = {{")[2].partition("};")[0]
    return {name.strip('"'): value for name, value in re.findall(r'^  ("?[\w-]+"?): "([\w-]+)",$', body, re.MULTILINE)}


def test_every_arm_of_the_drawn_maps_has_a_symbol() -> None:
    arms, same = table_rows("ARMS"), table_rows("SYNONYMS")
    assert len(arms) > 20
    assert set(same.values()) <= set(arms)
    assert {*ARMS, *ALSO} - {*arms, *same} == set()
    assert all(re.fullmatch(r"\d{10}", code) for code in arms.values())


def test_every_kind_of_the_ardennes_counters_has_a_symbol() -> None:
    kinds = {unit.kind.replace("_", "-") for unit in load_title("ardennes").units}  # type: ignore[attr-defined]
    assert kinds - {*table_rows("ARMS"), *table_rows("SYNONYMS")} == set()
