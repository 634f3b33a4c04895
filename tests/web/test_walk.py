"""The walk of a move through the program, in docs/design.md, names files that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_file_on_the_way_of_a_move_exists() -> None:
    section = (ROOT / "docs" / "design.md").read_text().partition("\n## A move, hop by hop\n")[2]
    named = set(re.findall(r"`([\w/]+\.(?:py|ts))`", section))
    assert len(named) > 20
    assert [
        path for path in sorted(named) if not any((top / path).is_file() for top in (ROOT, ROOT / "src/broadfront"))
    ] == []
