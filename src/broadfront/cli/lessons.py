"""The guided first game in the terminal: its lessons, and what the player has seen of them."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import wrapped
from broadfront.core.game import Game
from broadfront.guiding import Followed, follow_guide, game_guide
from broadfront.guiding.progress import SKIP

__all__ = ["Lessons"]


class Lessons:
    """The lessons of a guided game; there are none in any other game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self._last_shown: Followed | None = None

    def mark_seen(self, *things: str) -> None:
        """Record that the player has seen the things a lesson asks for, such as the map."""
        self.seen.update(things)

    def advance(self) -> None:
        """Move on to the next lesson, marking the current lesson as seen or skipped."""
        followed = self._lesson_progress()
        if followed is not None and followed.now is not None:
            self.mark_seen(*(followed.now.sights or (SKIP + followed.now.id,)))

    def lines_if_changed(self) -> Iterator[str]:
        """Yield the text of the guided game if it has changed since it was last shown."""
        followed = self._lesson_progress()
        if followed is not None and followed != self._last_shown:
            self._last_shown = followed
            yield from _lesson_lines(followed)

    def current_lines(self) -> Iterator[str]:
        """Yield the text of the current lesson with its explanation."""
        followed = self._lesson_progress()
        if followed is None:
            yield "This game has no guide; `broadfront play TITLE --guide` begins one that has."
            return
        yield from _lesson_lines(followed)
        if followed.now is not None:
            yield wrapped(f"What this means: {followed.now.means}", "  | ")

    def _lesson_progress(self) -> Followed | None:
        """Return the player's progress in the guided game, or None in any other game."""
        guide = game_guide(self.game)
        return None if guide is None else follow_guide(self.game, guide, self.seen)


def _lesson_lines(followed: Followed) -> Iterator[str]:
    """Yield the text of the guided game: comments, then the current lesson or the end."""
    for note in (*followed.just, *followed.reply):
        yield wrapped(_with_rule_ids(note.text, note.rules), "  | ")
    now = followed.now
    if now is None:
        yield wrapped(followed.end, "  | ")
        return
    number = [one.id for one in followed.lessons].index(now.id) + 1
    yield wrapped(f"Lesson {number} of {len(followed.lessons)}: {now.title}", "  | ")
    yield wrapped(_with_rule_ids(now.text, now.rules), "  | ")
    yield wrapped(f"> {now.do}", "  | ")
    yield "  | (`lesson` says more, `next` goes on)"


def _with_rule_ids(text: str, rules: tuple[str, ...]) -> str:
    """Return a text followed by the ids of its rules."""
    return f"{text} [{', '.join(rules)}]" if rules else text
