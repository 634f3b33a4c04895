"""Advice in the terminal: hints about a question, and the choice of a good player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.cli.action_input import describe_option
from broadfront.cli.text import columns, wrapped
from broadfront.core.game import Game
from broadfront.core.odds import Odds
from broadfront.players.advising import Adviser, Hint, adviser_of
from broadfront.players.advising.adviser import Weighed

__all__ = ["choice_lines", "hint_lines"]

CHOICE_SOURCES = {"greedy": "what regular plays", "search": "found by looking ahead"}
"""How a choice was found, by player name."""


def hint_lines(game: Game, side: str | None) -> Iterator[str]:
    """Yield hints for a side: what the current question means, and what matters in this position."""
    found = adviser_of(game.title.name).advise(game.view(side), game.options(side))
    if not found.about and not found.matters:
        yield "There is no hint for this."
    for hint in found.about:
        yield wrapped(_with_rule_ids(hint), "  ")
    yield from _hint_rows(found.matters)


def choice_lines(game: Game, side: str | None, adviser: Adviser | None = None) -> Iterator[str]:
    """Yield the choice of a good computer player with its reasons; `adviser` defaults to the title's own."""
    found = (adviser or adviser_of(game.title.name)).choose(game.view(side), game.options(side))
    if found is None:
        yield f"No player of {game.title.name} is good enough to advise."
        return
    yield f"  {describe_option(game, found.action)}  ({CHOICE_SOURCES.get(found.by, f'the {found.by} player')})"
    yield from _hint_rows(found.why)
    if len(found.best) > 1:
        weighed = [(describe_option(game, one.action), f"{one.worth:.2f}{_describe_odds(one)}") for one in found.best]
        yield from columns(weighed, indent="    ")


def _describe_odds(option: Weighed) -> str:
    """Return a short summary of the exact odds of the fight that an option starts, or "" if it starts none."""
    if option.odds is None:
        return ""
    named = [name for name, value in option.odds.outcomes[0][0].items() if isinstance(value, int)]
    chances = [
        f"{_readable_name(name)} {_format_probability(option.odds, name)}"
        for name in named
        if _is_probability(option.odds, name)
    ]
    means = [
        f"{_readable_name(name)} {float(option.odds.mean(name)):.1f}"
        for name in named
        if not _is_probability(option.odds, name)
    ]
    return f"  odds of the fight: {', '.join(chances)}; on average {', '.join(means)}"


def _is_probability(odds: Odds, name: str) -> bool:
    """Return whether a value of the odds is a probability."""
    return isinstance(odds.outcomes[0][0][name], bool)


def _format_probability(odds: Odds, name: str) -> str:
    """Return a probability of the odds as a percentage."""
    return f"{float(odds.probability(**{name: True})):.0%}"


def _readable_name(name: str) -> str:
    """Return a name with spaces in place of underscores."""
    return name.replace("_", " ")


def _hint_rows(hints: Sequence[Hint]) -> list[str]:
    """Return hints as a bulleted list of lines."""
    return columns([(".", _with_rule_ids(hint)) for hint in hints], indent="  ")


def _with_rule_ids(hint: Hint) -> str:
    """Return a hint's text followed by the ids of its rules."""
    return f"{hint.text} [{', '.join(hint.rules)}]" if hint.rules else hint.text
