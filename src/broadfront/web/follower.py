"""Server-sent updates for one page that follows a game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from starlette.concurrency import run_in_threadpool

from broadfront.core.errors import BroadfrontError
from broadfront.core.reading.language import ENGLISH, use_language
from broadfront.web.changes import changes_since
from broadfront.web.games import Games
from broadfront.web.news import GameEvent, News

__all__ = ["Follower"]


class Follower:
    """Turns events of a game into updates for one web page. The results of the page's own actions are not sent: the
    page has them from the responses to its requests.

    A seat with several sides gets only the number of lines, because only the page knows which side is at the screen.
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

    async def __call__(self, heard: GameEvent | None) -> News | None:
        """Return the update for an event, or None if the page needs none. `heard` is None right after the page
        connects."""
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
                return await run_in_threadpool(self._read_changes, self.since, heard is None)
        except BroadfrontError:
            return (
                None if heard is None else News(heard.lines)
            )  # the page then requests the game and receives the error itself

    def _read_changes(self, since: int, only_if_longer: bool) -> News | None:
        """Return the changes of the game since line `since`; None if there is no new line and only a longer game
        matters."""
        with use_language(self.language), self.games.open_game(self.game) as opened:
            if only_if_longer and opened.line_count == since:
                return None
            changes = changes_since(self.games, opened, self.sides, self.sides[0], since)
        self.since = changes.lines
        return News(changes.lines, changes)
