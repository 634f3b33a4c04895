"""`broadfront titles`: what there is to play and to ask."""

from __future__ import annotations

from broadfront.cli.options import JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.titles import can_be_played, load_printed, questions, title_names

__all__ = ["titles"]


def titles(as_json: JsonOption = False) -> None:
    """List the titles: what each is, how it can be played, how many questions it answers."""
    found = [load_printed(name) for name in title_names()]
    if as_json:
        print_json(
            [
                {
                    "title": t.name,
                    "label": t.card.label,
                    "rules": t.card.rules,
                    "sides": t.sides,
                    "playable": can_be_played(t.name),
                    "variants": {name: v.label for name, v in t.card.variants.items()},
                    "scenarios": {name: s.label for name, s in t.card.scenarios.items()},
                    "questions": len(questions(t.name)),
                }
                for t in found
            ]
        )
        return
    rows = [
        (
            t.name,
            (", ".join(t.card.variants) or "yes") if can_be_played(t.name) else "not yet",
            ", ".join(t.card.scenarios) or "-",
            len(questions(t.name)),
            t.card.label,
        )
        for t in found
    ]
    print("\n".join(columns(rows, head=("title", "variants", "scenarios", "questions", "what it is"))))
