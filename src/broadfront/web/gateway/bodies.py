"""Reading request bodies within limits of time, size and total memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import ClientDisconnect, Request

from broadfront.core.errors import Invalid
from broadfront.web.errors import Busy, TooLarge, TooSlow
from broadfront.web.gateway.callers import caller_of
from broadfront.web.settings import Settings

__all__ = ["BodyReader"]


class BodyReader:
    """Reads request bodies and counts the memory they hold until their requests are answered, in total and by
    address."""

    def __init__(self, settings: Settings) -> None:
        self.most, self.per_address = settings.bodies, settings.bodies // 4
        self.patience = settings.patience
        self.held: Counter[str] = Counter()
        self._reading: set[asyncio.Timeout] = set()

    def close(self) -> None:
        """Stop waiting for request bodies still in transfer because the server is stopping."""
        for clock in self._reading:
            clock.reschedule(0)

    @asynccontextmanager
    async def read(self, request: Request, limit: int) -> AsyncIterator[bytes]:
        """Read a request body; its bytes count against the memory limits until the `async with` block ends."""
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        if kind != "application/json":
            raise Invalid(
                f"The body is {kind or 'of no stated kind'}.",
                parameter="Content-Type",
                given=kind,
                accepted="application/json",
            )
        stated = request.headers.get("content-length", "")
        if stated.isdecimal() and int(stated[:20]) > limit:
            raise _too_large_error(limit)
        who = caller_of(request).address
        parts: list[bytes] = []
        size = 0
        try:
            try:
                async with self._time_limit():
                    async for part in request.stream():
                        size += len(part)
                        self.held[who] += len(part)
                        parts.append(part)
                        if size > limit:
                            raise _too_large_error(limit)
                        if self.held[who] > self.per_address or self.held.total() > self.most:
                            raise Busy("it holds as many large requests as it can")
            except TimeoutError:
                raise TooSlow(
                    f"The request did not arrive within {self.patience:g} seconds.",
                    parameter="body",
                    accepted=self.patience,
                    todo="Send it again over a faster connection.",
                ) from None
            except ClientDisconnect:
                raise Invalid("The request was cut off.", parameter="body") from None
            yield b"".join(parts)
        finally:
            self.held[who] -= size
            if not self.held[who]:
                del self.held[who]

    @asynccontextmanager
    async def _time_limit(self) -> AsyncIterator[None]:
        """Limit the time in which a request body must arrive."""
        async with asyncio.timeout(self.patience) as clock:
            self._reading.add(clock)
            try:
                yield
            finally:
                self._reading.discard(clock)


def _too_large_error(limit: int) -> TooLarge:
    """Return the error for a request body over the size limit."""
    return TooLarge(f"The request has more than {limit} bytes.", parameter="body", accepted=limit)
