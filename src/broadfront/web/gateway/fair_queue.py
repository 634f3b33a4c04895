"""Fair queueing of requests: a limited number run at once, and waiting clients take turns.

Addresses take turns, and the seats of one address take turns among themselves.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from broadfront.web.errors import Busy, TooMany
from broadfront.web.gateway.callers import Caller

__all__ = ["FairQueue"]

WAITING, MOST_WAITING = 64, 512
"""Maximum number of waiting requests, of one address and in total."""
PATIENCE = 30.0
"""Seconds to wait for a turn."""

WaitingRequests = deque[asyncio.Future[None]]


class FairQueue:
    """Lets a limited number of requests run at once; the requests of one address never take all places, so that those
    of other addresses run soon."""

    def __init__(self, places: int, of_one: int) -> None:
        self.places, self.per_address = places, of_one
        self.running: Counter[str] = Counter()
        self._queues: OrderedDict[str, OrderedDict[str, WaitingRequests]] = OrderedDict()

    @property
    def waiting_count(self) -> int:
        """Number of requests that wait for a place."""
        return sum(len(queue) for seats in self._queues.values() for queue in seats.values())

    def close(self) -> None:
        """Let all waiting requests fail because the server is stopping."""
        for seats in self._queues.values():
            for queue in seats.values():
                for waiting in queue:
                    if not waiting.done():
                        waiting.set_exception(Busy("it is being stopped"))
        self._queues.clear()

    @asynccontextmanager
    async def wait_for_turn(self, caller: Caller) -> AsyncIterator[None]:
        """Wait until a client's request may run, hold its place during the `async with` block, then pass the place
        on."""
        if self.running.total() < self.places and self.running[caller.address] < self.per_address:
            self.running[caller.address] += 1
        else:
            await self._wait(caller)
        try:
            yield
        finally:
            self._release(caller.address)
            self._start_next()

    async def _wait(self, caller: Caller) -> None:
        """Wait in the queue of the client until a place is free; raise `TooMany` if too many wait already."""
        seats = self._queues.get(caller.address, OrderedDict())
        mine = sum(map(len, seats.values()))
        if mine >= WAITING:
            raise TooMany(f"{mine} requests of yours wait already.", parameter="rate", todo="Wait for their answers.")
        if self.waiting_count >= MOST_WAITING:
            raise Busy("too many people wait for an answer")
        mine_next: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(caller.address, seats).setdefault(caller.seat, deque()).append(mine_next)
        try:
            async with asyncio.timeout(PATIENCE):
                await mine_next
        except BaseException as error:
            if isinstance(error, Busy):
                raise
            if mine_next.done() and not mine_next.cancelled():
                self._release(caller.address)  # the turn came just as the wait ended
            else:
                self._drop_waiting(caller, mine_next)
            self._start_next()
            if isinstance(error, TimeoutError):
                raise Busy("other people's work comes first") from None
            raise

    def _release(self, address: str) -> None:
        """Count one running request of an address less."""
        self.running[address] -= 1
        if not self.running[address]:
            del self.running[address]

    def _drop_waiting(self, caller: Caller, waiting: asyncio.Future[None]) -> None:
        """Remove a request that no longer waits."""
        seats = self._queues[caller.address]
        seats[caller.seat].remove(waiting)
        self._remove_if_empty(caller.address, caller.seat)

    def _remove_if_empty(self, address: str, seat: str) -> None:
        """Remove the queues of a seat and its address if nothing waits in them."""
        seats = self._queues[address]
        if not seats[seat]:
            del seats[seat]
        if not seats:
            del self._queues[address]

    def _start_next(self) -> None:
        """Give free places to waiting requests, taking addresses, and seats of one address, in turn."""
        for address in list(self._queues):
            if self.running.total() >= self.places:
                return
            if self.running[address] >= self.per_address:
                continue
            seats = self._queues[address]
            seat, queue = next(iter(seats.items()))
            waiting = queue.popleft()
            seats.move_to_end(seat)
            self._queues.move_to_end(address)
            self._remove_if_empty(address, seat)
            self.running[address] += 1
            waiting.set_result(None)
