"""Answer preparatory questions for a beginner as the title's usual player would; each answer is a line of the record.

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

__all__ = ["idle_answer", "preparatory_actions", "prepared_answer", "prepared_lines"]


def prepared_answer(game: Game, since: int) -> Action | None:
    """Return the answer given for a beginner now; None if they must decide. Lines up to `since` were not a
    beginner's."""
    pending = game.pending
    if not isinstance(pending, Decision):
        return None
    about = question_hints(game.title).get(pending.message.topic)
    lines = game.record.lines
    if (
        about is None
        or not about.prepared
        or not _is_untouched(lines, _preparation_start(lines, len(lines), about.prepared), since)
    ):
        return None
    player = make_player(default_player(game.title.name), 0, game.title.name)
    action = player.choose(game.view(pending.side), game.options(pending.side))
    return action if type(action).__name__ in about.prepared else None


def idle_answer(game: Game, since: int) -> Action | None:
    """Return the only answer to a question if it changes nothing; None if there is something to choose."""
    pending = game.pending
    if not isinstance(pending, Decision):
        return None
    about, lines = question_hints(game.title).get(pending.message.topic), game.record.lines
    if about is None or not about.alone or not _is_untouched(lines, len(lines) + 1, since):
        return None
    options = list(islice(game.options(pending.side), 2))
    return options[0] if len(options) == 1 and type(options[0]).__name__ in about.alone else None


def prepared_lines(game: Game, side: str, since: int) -> list[int]:
    """Return the lines of the last preparation made for a side, if the side has done nothing since."""
    kinds, lines = preparatory_actions(game.title), game.record.lines
    found: list[int] = []
    for n in reversed(game.past.live):
        line = lines[n - 1]
        if line.do is None or line.side != side:
            continue
        if line.do["do"] not in kinds or not _is_untouched(lines, _preparation_start(lines, n, kinds), since):
            break
        found.append(n)
    return found[::-1]


def preparatory_actions(title: Title) -> tuple[str, ...]:
    """Return the names of all actions that may answer a preparatory question."""
    return tuple(kind for about in question_hints(title).values() for kind in about.prepared)


def _preparation_start(lines: Sequence[Line], last: int, kinds: Sequence[str]) -> int:
    """Return the first line of the preparation that ends with line `last`, or the line after it if there is none."""
    first = last + 1
    while first > 1 and (done := lines[first - 2].do) is not None and done["do"] in kinds:
        first -= 1
    return first


def _is_untouched(lines: Sequence[Line], first: int, since: int) -> bool:
    """Return whether the game itself led to a preparation, and not an undo, note or correction by a person."""
    before = lines[first - 2] if first > 1 else None
    return first > since and (before is None or before.do is not None or before.chance is not None)
