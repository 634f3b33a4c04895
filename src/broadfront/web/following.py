"""A page that follows a game: what it has seen, and what it is told of the rest."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from starlette.concurrency import run_in_threadpool

from broadfront.core.errors import BroadfrontError
from broadfront.core.reading.language import ENGLISH, read_in
from broadfront.web.changes import changes_since
from broadfront.web.games import Games
from broadfront.web.news import Heard, News

__all__ = ["Follower"]


class Follower:
    """One stream. What its own seat did, a page has learned from the answer; of the rest it is told what changed.

    A seat of several sides is told the number of lines only: the page knows which side sits at the screen.
    """

    def __init__(
        self,
        games: Games,
        game: str,
        seat: str,
        sides: tuple[str, ...],
        since: int | None,
        turn: Callable[[], AbstractAsyncContextManager[None]],
        language: str = ENGLISH,
    ) -> None:
        self.games, self.game, self.seat, self.sides = games, game, seat, sides
        self.since = since if len(sides) == 1 else None
        self.turn, self.language = turn, language

    async def __call__(self, heard: Heard | None) -> News | None:
        """What the page does not know yet; with nothing heard, what it missed before it began to listen."""
        if heard is not None and heard.message is not None:
            return News(heard.lines, message=heard.message)
        if heard is not None and heard.thinking is not None:
            return News(heard.lines, thinking=heard.thinking)
        if self.since is None:
            return None if heard is None else News(heard.lines)
        if heard is not None and heard.by == self.seat and heard.lines > self.since:
            self.since = heard.lines
            return News(heard.lines)
        if heard is not None and heard.lines < self.since:
            return None
        try:
            async with self.turn():
                return await run_in_threadpool(self._look, self.since, heard is None)
        except BroadfrontError:
            return None if heard is None else News(heard.lines)  # the page asks by itself, and is told why not

    def _look(self, since: int, only_if_longer: bool) -> News | None:
        with read_in(self.language), self.games.opened(self.game) as opened:
            if only_if_longer and opened.lines == since:
                return None
            changes = changes_since(self.games, opened, self.sides, self.sides[0], since)
        self.since = changes.lines
        return News(changes.lines, changes)
