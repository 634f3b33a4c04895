"""News for pages: server-sent events, one stream a page and game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.store import Message
from broadfront.web.changes import Changes
from broadfront.web.door.callers import Caller
from broadfront.web.errors import TooMany
from broadfront.web.work.thinking import Far

__all__ = ["Heard", "Hub", "News"]

KEEP_ALIVE = 15.0
UNREAD = 100
"""Messages that may wait for a page which does not take them."""


class News(msgspec.Struct, frozen=True):
    """The game has so many lines now; for a page that follows it, what another seat has changed."""

    lines: int
    changes: Changes | UnsetType = UNSET
    message: Message | UnsetType = UNSET
    """What somebody wrote; then nothing else has changed."""
    thinking: Far | UnsetType = UNSET
    """How far a machine has come that thinks; then nothing else has changed either."""


class Heard(NamedTuple):
    """A game has so many lines now, and the seat that did it; or somebody wrote a message, or a machine thinks."""

    lines: int
    by: str | None
    message: Message | None = None
    thinking: Far | None = None


Telling = Callable[[Heard | None], Awaitable[News | None]]
"""What a page is told of what was heard, or when it begins to listen; None where it knows that already."""


class Hub:
    """Who listens to which game. Told from any thread; listened to on the server's loop."""

    def __init__(self, most: int, of_seat: int = 1) -> None:
        self.most, self.of_address, self.of_seat = most, max(1, most // 5), of_seat
        self._addresses: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()
        self._queues: dict[str, set[asyncio.Queue[Heard | None]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def listening(self) -> int:
        return sum(map(len, self._queues.values()))

    def tell(self, game: str, lines: int, by: str | None, message: Message | None = None) -> None:
        """The game has so many lines now, by what a seat has done; or a seat has written."""
        loop = self._loop
        if loop is not None and game in self._queues:
            loop.call_soon_threadsafe(self._put, game, Heard(lines, by, message))

    def thinks(self, game: str, lines: int, far: Far) -> None:
        """A machine thinks in a game of so many lines."""
        loop = self._loop
        if loop is not None and game in self._queues and not loop.is_closed():
            loop.call_soon_threadsafe(self._put, game, Heard(lines, None, None, far))

    def _put(self, game: str, heard: Heard) -> None:
        for queue in self._queues.get(game, ()):
            if queue.qsize() < UNREAD:
                queue.put_nowait(heard)

    def close(self) -> None:
        """End every stream, so that the server can stop. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        for queues in self._queues.values():
            for queue in queues:
                queue.put_nowait(None)

    def listen(self, game: str, caller: Caller, telling: Telling) -> AsyncIterator[bytes]:
        for held, most, whose in (
            (self.listening, self.most, "pages"),
            (self._addresses[caller.address], self.of_address, "pages of your address"),
            (self._seats[caller.seat], self.of_seat, "pages of this seat"),
        ):
            if held >= most:
                raise TooMany(
                    f"{most} {whose} listen already.", parameter="events", accepted=most, todo="Close one of them."
                )
        self._loop = asyncio.get_running_loop()
        return self._stream(game, caller, telling)

    async def _stream(self, game: str, caller: Caller, telling: Telling) -> AsyncIterator[bytes]:
        queue: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._queues.setdefault(game, set()).add(queue)
        self._addresses[caller.address] += 1
        self._seats[caller.seat] += 1
        try:
            yield b": here\n\n"
            news = await telling(None)
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
                news = await telling(heard)
        finally:
            self._queues[game].discard(queue)
            if not self._queues[game]:
                del self._queues[game]
            for counts, who in ((self._addresses, caller.address), (self._seats, caller.seat)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]
