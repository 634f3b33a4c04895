"""Enter your own dice and draws in the terminal: the prompt, the possible outcomes and their completion."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import wrapped
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.reading.names import Names
from broadfront.core.reading.outcomes import outcome_names

__all__ = ["chance_prompt", "complete_outcome", "outcome_lines"]

MAX_LISTED_OUTCOMES = 12
"""Longest list of outcomes that the prompt names; `list` prints longer ones."""


def chance_prompt(game: Game, chance: Chance) -> str:
    """Return the prompt at which the player enters a roll or draw."""
    what = chance.message.with_names(game.title.names)
    if chance.zone is None:
        return f"Roll: {what} ({chance.describe_outcomes()})."
    drawn = f"Draw: {what}, from {_zone_label(game, chance.zone)}"
    if len(chance.outcomes) <= MAX_LISTED_OUTCOMES and not any(outcome_names(game.state, chance).values()):
        return wrapped(f"{drawn} ({chance.describe_outcomes()}).")
    first, *_, last = chance.outcomes
    many = f"{len(chance.outcomes)} may come, {first} to {last}"
    return wrapped(f"{drawn} ({many}; its id or its name; `list` shows them).")


def _zone_label(game: Game, zone: str) -> str:
    """Return the name of a zone for cards in words, with sides capitalized: `the German deck`."""
    words = zone.replace("-", " ").split()
    return " ".join(("the", *(word.capitalize() if word in game.title.sides else word for word in words)))


def outcome_lines(game: Game, chance: Chance, words: str) -> Iterator[str]:
    """Yield the possible outcomes of a roll or draw with their names, limited to those that contain all the words."""
    wanted, found = words.casefold().split(), False
    for id, names in outcome_names(game.state, chance).items():
        line = "  ".join((id, *names))
        if all(word in line.casefold() for word in wanted):
            found = True
            yield f"  {line}"
    if not found:
        yield f"  Nothing that may come holds {words!r}; `list` shows all."


def complete_outcome(game: Game, chance: Chance, begun: str) -> list[str]:
    """Return the ids and names of possible outcomes of a roll or draw that start with the given text."""
    return list(Names(str(chance.what), outcome_names(game.state, chance)).completions(begun))
