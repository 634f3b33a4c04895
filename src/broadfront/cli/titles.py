"""`broadfront titles`: list the titles, with what can be played and asked."""

from __future__ import annotations

from broadfront.cli.options import JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.titles import listed_titles

__all__ = ["titles"]


def titles(as_json: JsonOption = False) -> None:
    """List the titles: what each one is, how it can be played, how many questions it answers."""
    found = listed_titles()
    if as_json:
        print_json(found)
        return
    rows = [
        (
            row["title"],
            (", ".join(row["variants"]) or "yes") if row["playable"] else "not yet",
            ", ".join(row["scenarios"]) or "-",
            row["questions"],
            row["label"],
        )
        for row in found
    ]
    print("\n".join(columns(rows, head=("title", "variants", "scenarios", "questions", "what it is"))))
