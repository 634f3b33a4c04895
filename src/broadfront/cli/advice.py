"""Advice in the terminal: what a question is about, what matters, what a good player would choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.cli.text import columns, wrapped
from broadfront.core.game import Game
from broadfront.players.advising import Hint, adviser_of

__all__ = ["choice_lines", "hint_lines"]


def hint_lines(game: Game, side: str | None) -> Iterator[str]:
    """What the question is about, and what matters in this position."""
    found = adviser_of(game.title.name).advise(game.view(side), game.options(side))
    if not found.about and not found.matters:
        yield "There is no hint for this."
    for hint in found.about:
        yield wrapped(_grounded(hint), "  ")
    yield from _listed(found.matters)


def choice_lines(game: Game, side: str | None) -> Iterator[str]:
    """What a good player would choose, and why."""
    found = adviser_of(game.title.name).choose(game.view(side), game.options(side))
    if found is None:
        yield f"No player of {game.title.name} is good enough to advise."
        return
    yield f"  {found.action}  (the {found.by} player)"
    yield from _listed(found.why)
    if len(found.best) > 1:
        yield from columns([(str(one.action), f"{one.worth:.2f}") for one in found.best], indent="    ")


def _listed(hints: Sequence[Hint]) -> list[str]:
    return columns([(".", _grounded(hint)) for hint in hints], indent="  ")


def _grounded(hint: Hint) -> str:
    return f"{hint.text} [{', '.join(hint.rules)}]" if hint.rules else hint.text
