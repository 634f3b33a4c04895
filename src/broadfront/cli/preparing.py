"""Preparations made for a beginner in the terminal, and how to make them oneself."""

from __future__ import annotations

from broadfront.cli.text import wrapped
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.players.preparing import prepared_answer, prepared_lines

__all__ = ["change", "prepare"]


def prepare(game: Game, since: int | None) -> bool:
    """Answer what is asked for a beginner and say so; False where they are asked."""
    answer = None if since is None else prepared_answer(game, since)
    if answer is None:
        return False
    game.apply(answer, trusted=True)
    print(wrapped(f"Prepared for you: {answer}. `change` lets you choose.", "  "))
    return True


def change(game: Game, side: str | None, since: int | None) -> None:
    """Back to before what was last answered for a side."""
    found = [] if since is None or side is None else prepared_lines(game, side, since)
    if not found:
        raise Invalid("Nothing was prepared for you since your last action.", todo="`undo` goes back one entry.")
    game.undo(found[0] - 1, agreed=True)
