"""Preparatory questions in the terminal: answer them for a beginner, or take the answers back."""

from __future__ import annotations

from broadfront.cli.text import wrapped
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.players.preparation import last_preparatory_lines, preparatory_action_for_beginner

__all__ = ["answer_preparation", "undo_preparation"]


def answer_preparation(game: Game, since: int | None) -> bool:
    """Answer the pending question for a beginner if it is only preparatory, such as choosing supplemental cards, and
    print the answer. Return False if the player must answer. Help began after record line `since`; None means that the
    player gets no help."""
    answer = None if since is None else preparatory_action_for_beginner(game, since)
    if answer is None:
        return False
    game.apply(answer, trusted=True)
    print(wrapped(f"Prepared for you: {answer}. `change` lets you choose.", "  "))
    return True


def undo_preparation(game: Game, side: str | None, since: int | None) -> None:
    """Undo the automatic answers last given for a side to preparatory questions; raise Invalid if there are none. Help
    began after record line `since`; None means that the player gets no help."""
    found = [] if since is None or side is None else last_preparatory_lines(game, side, since)
    if not found:
        raise Invalid("Nothing was prepared for you since your last action.", todo="`undo` goes back one entry.")
    game.undo(found[0] - 1, agreed=True)
