"""Limits on connections: not too many from one address, and none kept open without a request."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from broadfront.web.gateway.callers import network_of_address
from broadfront.web.settings import Settings

__all__ = ["limited_protocol"]

HEAD_TIMEOUT = 10.0
"""Seconds within which the head of a request must arrive."""


def limited_protocol(settings: Settings, trusted: frozenset[str]) -> type[H11Protocol]:
    """Return the HTTP protocol class for uvicorn; `trusted` are proxy addresses to which the limit per address does not
    apply."""
    open_from: Counter[str] = Counter()
    of_one = max(1, settings.connections // 5)

    class Connection(H11Protocol):
        """A connection that counts against the limits and is closed if it stays idle."""

        _waits: asyncio.TimerHandle | None = None
        _address = ""

        def connection_made(self, transport: Any) -> None:
            """Count a new connection, and refuse it if there are too many."""
            super().connection_made(transport)
            self._address = network_of_address(self.client[0]) if self.client else ""
            open_from[self._address] += 1
            mine = open_from[self._address]
            if open_from.total() > settings.connections or (mine > of_one and self._address not in trusted):
                transport.abort()
                return
            self._watch()

        def data_received(self, data: bytes) -> None:
            """Receive data, and restart the timeout of the idle connection if needed."""
            super().data_received(data)
            self._watch()

        def on_response_complete(self) -> None:
            """Start the timeout of the idle connection after a response."""
            super().on_response_complete()
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            """Stop counting a closed connection."""
            self._stop_waiting()
            open_from[self._address] -= 1
            if not open_from[self._address]:
                del open_from[self._address]
            super().connection_lost(exc)

        def _watch(self) -> None:
            """Start the timeout of an idle connection; the rest of a refused request does not count as activity."""
            cycle: RequestResponseCycle | None = self.cycle
            if cycle is not None and not cycle.response_complete:
                self._stop_waiting()
            elif self._waits is None and not self.transport.is_closing():
                self._waits = self.loop.call_later(HEAD_TIMEOUT, self.transport.abort)

        def _stop_waiting(self) -> None:
            """Cancel the timeout of the idle connection."""
            if self._waits is not None:
                self._waits.cancel()
                self._waits = None

    return Connection
