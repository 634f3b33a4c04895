"""Server-sent events that tell pages about changes, one stream per page and game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.store import Message
from broadfront.web.changes import Changes
from broadfront.web.errors import TooMany
from broadfront.web.gateway.callers import Caller
from broadfront.web.work.thinking import Far

__all__ = ["GameEvent", "Hub", "News"]

KEEP_ALIVE = 15.0
UNREAD = 100
"""Maximum number of unread messages per page; further ones are dropped."""


class News(msgspec.Struct, frozen=True):
    """An update for a page: the game's number of lines now, and the changes of other seats if the page follows them."""

    lines: int
    changes: Changes | UnsetType = UNSET
    message: Message | UnsetType = UNSET
    """A new message; nothing else has changed then."""
    thinking: Far | UnsetType = UNSET
    """Progress of a computer player; nothing else has changed then."""


class GameEvent(NamedTuple):
    """An event in a game that pages are told: new lines by a seat, a message, or progress of a computer player."""

    lines: int
    by: str | None
    message: Message | None = None
    thinking: Far | None = None


UpdateMaker = Callable[[GameEvent | None], Awaitable[News | None]]
"""Turns an event into a page's update, or None if it needs none; called with None when the page connects."""


class Hub:
    """The pages that listen to each game; any thread may notify them, and the server's event loop sends the updates."""

    def __init__(self, most: int, of_seat: int = 1) -> None:
        self.most, self.of_address, self.of_seat = most, max(1, most // 5), of_seat
        self._addresses: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()
        self._queues: dict[str, set[asyncio.Queue[GameEvent | None]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def listener_count(self) -> int:
        """Number of pages that listen to games now."""
        return sum(map(len, self._queues.values()))

    def notify(self, game: str, lines: int, by: str | None, message: Message | None = None) -> None:
        """Notify the pages of a game about its number of lines after an action of seat `by`, or about a message."""
        loop = self._loop
        if loop is not None and game in self._queues:
            loop.call_soon_threadsafe(self._queue_event, game, GameEvent(lines, by, message))

    def notify_thinking(self, game: str, lines: int, progress: Far) -> None:
        """Notify the pages of a game about the progress of a computer player."""
        loop = self._loop
        if loop is not None and game in self._queues and not loop.is_closed():
            loop.call_soon_threadsafe(self._queue_event, game, GameEvent(lines, None, None, progress))

    def _queue_event(self, game: str, event: GameEvent) -> None:
        """Queue an event for each page that follows the game and still reads its events."""
        for queue in self._queues.get(game, ()):
            if queue.qsize() < UNREAD:
                queue.put_nowait(event)

    def close(self) -> None:
        """End all event streams so that the server can stop; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end_streams)

    def _end_streams(self) -> None:
        """End all event streams; runs in the server's event loop."""
        for queues in self._queues.values():
            for queue in queues:
                queue.put_nowait(None)

    def event_stream(self, game: str, caller: Caller, make_update: UpdateMaker) -> AsyncIterator[bytes]:
        """Return the stream of server-sent events for a page that follows a game; raise `TooMany` if too many pages
        listen."""
        for held, most, whose in (
            (self.listener_count, self.most, "pages"),
            (self._addresses[caller.address], self.of_address, "pages of your address"),
            (self._seats[caller.seat], self.of_seat, "pages of this seat"),
        ):
            if held >= most:
                raise TooMany(
                    f"{most} {whose} listen already.", parameter="events", accepted=most, todo="Close one of them."
                )
        self._loop = asyncio.get_running_loop()
        return self._stream(game, caller, make_update)

    async def _stream(self, game: str, caller: Caller, make_update: UpdateMaker) -> AsyncIterator[bytes]:
        """Yield the server-sent events of one page until it leaves or the server stops."""
        queue: asyncio.Queue[GameEvent | None] = asyncio.Queue()
        self._queues.setdefault(game, set()).add(queue)
        self._addresses[caller.address] += 1
        self._seats[caller.seat] += 1
        try:
            yield b": here\n\n"
            news = await make_update(None)
            while True:
                if news is not None:
                    yield b"event: changed\ndata: " + msgspec.json.encode(news) + b"\n\n"
                news = None
                try:
                    heard = await asyncio.wait_for(queue.get(), KEEP_ALIVE)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if heard is None:
                    return
                news = await make_update(heard)
        finally:
            self._queues[game].discard(queue)
            if not self._queues[game]:
                del self._queues[game]
            for counts, who in ((self._addresses, caller.address), (self._seats, caller.seat)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]
