"""The guide of a game in the terminal: what it says, and what the person has seen there."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import wrapped
from broadfront.core.game import Game
from broadfront.guiding import Followed, follow, guide_in
from broadfront.guiding.following import SKIP

__all__ = ["Lessons"]


class Lessons:
    """The lessons of a guided game; of another game there are none, and nothing is said."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self._told: Followed | None = None

    def saw(self, *things: str) -> None:
        """The person has seen these."""
        self.seen.update(things)

    def go_on(self) -> None:
        """The person has seen what the present lesson shows, or leaves it out."""
        followed = self._follow()
        if followed is not None and followed.now is not None:
            self.saw(*(followed.now.sights or (SKIP + followed.now.id,)))

    def news(self) -> Iterator[str]:
        """What the guide says, if it is not what it said last."""
        followed = self._follow()
        if followed is not None and followed != self._told:
            self._told = followed
            yield from _lines(followed)

    def again(self) -> Iterator[str]:
        """What the guide says, with what it means."""
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
    for said in (*followed.just, *followed.reply):
        yield wrapped(_cited(said.text, said.rules), "  | ")
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
