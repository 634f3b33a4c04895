"""Make preparatory decisions, such as choosing supplemental cards, for a beginner as the title's standard computer
player would. Each is a line of the record.

Nothing marks such a line. A preparation counts as a person's own once they went back to it, or began it themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.manual.hints import question_hints
from broadfront.core.record import Line
from broadfront.core.steps import Decision
from broadfront.core.title import Title
from broadfront.players import default_player, make_player

__all__ = [
    "last_preparatory_lines",
    "only_option_without_effect",
    "preparatory_action_for_beginner",
    "preparatory_actions",
]


def preparatory_action_for_beginner(game: Game, since_line: int) -> Action | None:
    """Return the preparatory action that the software takes for a beginner now, such as choosing a supplemental card;
    None if the beginner must decide. Lines up to number `since_line` were played without this help."""
    pending = game.pending
    if not isinstance(pending, Decision):
        return None
    about = question_hints(game.title).get(pending.message.topic)
    lines = game.record.lines
    if (
        about is None
        or not about.prepared
        or not _began_without_intervention(lines, _preparation_start(lines, len(lines), about.prepared), since_line)
    ):
        return None
    player = make_player(default_player(game.title.name), 0, game.title.name)
    action = player.choose(game.view(pending.side), game.options(pending.side))
    return action if type(action).__name__ in about.prepared else None


def only_option_without_effect(game: Game, since_line: int) -> Action | None:
    """Return the only option of the pending decision if taking it changes nothing; None if there is a real choice."""
    pending = game.pending
    if not isinstance(pending, Decision):
        return None
    about, lines = question_hints(game.title).get(pending.message.topic), game.record.lines
    if about is None or not about.alone or not _began_without_intervention(lines, len(lines) + 1, since_line):
        return None
    options = list(islice(game.options(pending.side), 2))
    return options[0] if len(options) == 1 and type(options[0]).__name__ in about.alone else None


def last_preparatory_lines(game: Game, side: str, since_line: int) -> list[int]:
    """Return the numbers of the record lines of the last preparatory actions that the software took for a side. Return
    [] if the side itself has acted since."""
    kinds, lines = preparatory_actions(game.title), game.record.lines
    found: list[int] = []
    for n in reversed(game.past.live_lines):
        line = lines[n - 1]
        if line.do is None or line.side != side:
            continue
        if line.do["do"] not in kinds or not _began_without_intervention(
            lines, _preparation_start(lines, n, kinds), since_line
        ):
            break
        found.append(n)
    return found[::-1]


def preparatory_actions(title: Title) -> tuple[str, ...]:
    """Return the names of all actions of a title that may be taken for a beginner as preparation."""
    return tuple(kind for about in question_hints(title).values() for kind in about.prepared)


def _preparation_start(lines: Sequence[Line], last: int, kinds: Sequence[str]) -> int:
    """Return the number of the first of the consecutive preparatory lines that end with line `last`, or `last` + 1 if
    that line is not preparatory."""
    first = last + 1
    while first > 1 and (done := lines[first - 2].do) is not None and done["do"] in kinds:
        first -= 1
    return first


def _began_without_intervention(lines: Sequence[Line], first: int, since_line: int) -> bool:
    """Return whether the game itself led to the preparatory lines that start at `first`, not an undo, note or
    correction by a person."""
    before = lines[first - 2] if first > 1 else None
    return first > since_line and (before is None or before.do is not None or before.chance is not None)
