"""The guided first game in the terminal: its lessons, and what the player has seen of them."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import wrapped
from broadfront.core.game import Game
from broadfront.guiding import Followed, follow, guide_in
from broadfront.guiding.following import SKIP

__all__ = ["Lessons"]


class Lessons:
    """The lessons of a guided game; empty for any other game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self._told: Followed | None = None

    def saw(self, *things: str) -> None:
        """Record that the player has seen these things."""
        self.seen.update(things)

    def go_on(self) -> None:
        """Move on to the next lesson, marking the current one as seen or skipped."""
        followed = self._follow()
        if followed is not None and followed.now is not None:
            self.saw(*(followed.now.sights or (SKIP + followed.now.id,)))

    def news(self) -> Iterator[str]:
        """Yield the guide's text if it has changed since it was last shown."""
        followed = self._follow()
        if followed is not None and followed != self._told:
            self._told = followed
            yield from _lines(followed)

    def again(self) -> Iterator[str]:
        """Yield the current lesson with its explanation."""
        followed = self._follow()
        if followed is None:
            yield "This game has no guide; `broadfront play TITLE --guide` begins one that has."
            return
        yield from _lines(followed)
        if followed.now is not None:
            yield wrapped(f"What this means: {followed.now.means}", "  | ")

    def _follow(self) -> Followed | None:
        guide = guide_in(self.game)
        return None if guide is None else follow(self.game, guide, self.seen)


def _lines(followed: Followed) -> Iterator[str]:
    for note in (*followed.just, *followed.reply):
        yield wrapped(_cited(note.text, note.rules), "  | ")
    now = followed.now
    if now is None:
        yield wrapped(followed.end, "  | ")
        return
    number = [one.id for one in followed.lessons].index(now.id) + 1
    yield wrapped(f"Lesson {number} of {len(followed.lessons)}: {now.title}", "  | ")
    yield wrapped(_cited(now.text, now.rules), "  | ")
    yield wrapped(f"> {now.do}", "  | ")
    yield "  | (`lesson` says more, `next` goes on)"


def _cited(text: str, rules: tuple[str, ...]) -> str:
    return f"{text} [{', '.join(rules)}]" if rules else text
