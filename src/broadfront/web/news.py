"""News for pages: server-sent events, one stream a page and game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from broadfront.web.door.callers import Caller
from broadfront.web.errors import TooMany

__all__ = ["Hub", "News"]

KEEP_ALIVE = 15.0
UNREAD = 100
"""Messages that may wait for a page which does not take them."""


class News(msgspec.Struct, frozen=True):
    """The game has so many lines now."""

    lines: int


class Hub:
    """Who listens to which game. Told from any thread; listened to on the server's loop."""

    def __init__(self, most: int, of_seat: int = 1) -> None:
        self.most, self.of_address, self.of_seat = most, max(1, most // 5), of_seat
        self._addresses: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()
        self._queues: dict[str, set[asyncio.Queue[bytes | None]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def listening(self) -> int:
        return sum(map(len, self._queues.values()))

    def tell(self, game: str, lines: int) -> None:
        """The game has so many lines now."""
        loop = self._loop
        if loop is not None and game in self._queues:
            news = msgspec.json.encode(News(lines))
            loop.call_soon_threadsafe(self._put, game, b"event: changed\ndata: " + news + b"\n\n")

    def _put(self, game: str, message: bytes) -> None:
        for queue in self._queues.get(game, ()):
            if queue.qsize() < UNREAD:
                queue.put_nowait(message)

    def close(self) -> None:
        """End every stream, so that the server can stop. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        for queues in self._queues.values():
            for queue in queues:
                queue.put_nowait(None)

    def listen(self, game: str, caller: Caller) -> AsyncIterator[bytes]:
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
        return self._stream(game, caller)

    async def _stream(self, game: str, caller: Caller) -> AsyncIterator[bytes]:
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._queues.setdefault(game, set()).add(queue)
        self._addresses[caller.address] += 1
        self._seats[caller.seat] += 1
        try:
            yield b": here\n\n"
            while True:
                try:
                    message = await asyncio.wait_for(queue.get(), KEEP_ALIVE)
                except TimeoutError:
                    message = b": still here\n\n"
                if message is None:
                    return
                yield message
        finally:
            self._queues[game].discard(queue)
            if not self._queues[game]:
                del self._queues[game]
            for counts, who in ((self._addresses, caller.address), (self._seats, caller.seat)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]
