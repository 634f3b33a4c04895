"""Fair queueing: a client with many requests waits for itself, not others for it."""

import asyncio

import pytest

from broadfront.web.errors import Busy, TooMany
from broadfront.web.gateway import fair_queue as turns_module
from broadfront.web.gateway.callers import Caller, network_of_address
from broadfront.web.gateway.fair_queue import FairQueue


def turn_order(arrivals: list[Caller], places: int, of_one: int) -> list[Caller]:
    """Return the order in which simultaneous requests get their turn when all places are full."""
    order: list[Caller] = []

    async def one(turns: FairQueue, caller: Caller) -> None:
        async with turns.wait_for_turn(caller):
            order.append(caller)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = FairQueue(places, of_one)
        await asyncio.gather(*(one(turns, caller) for caller in arrivals))
        assert not turns.waiting_count
        assert not turns.running

    asyncio.run(all_of_them())
    return order


def test_the_second_address_is_served_next_however_much_the_first_has_asked_for() -> None:
    greedy, modest = Caller("1.1.1.1"), Caller("2.2.2.2")
    order = turn_order([greedy] * 20 + [modest], places=1, of_one=1)
    assert order.index(modest) <= 2


def test_behind_one_address_the_seats_take_turns() -> None:
    greedy, modest = Caller("1.1.1.1", "a"), Caller("1.1.1.1", "b")
    order = turn_order([greedy] * 20 + [modest], places=1, of_one=1)
    assert order.index(modest) <= 2


def test_one_address_leaves_a_place_for_others() -> None:
    async def play() -> None:
        turns = FairQueue(2, 1)
        greedy, modest = Caller("1.1.1.1"), Caller("2.2.2.2")
        async with turns.wait_for_turn(greedy):
            second = asyncio.create_task(turns.wait_for_turn(greedy).__aenter__())
            await asyncio.sleep(0)
            async with turns.wait_for_turn(modest):
                assert not second.done()
            assert not second.done()
        await second

    asyncio.run(play())


def test_there_is_an_end_to_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "PATIENCE", 0.01)
    monkeypatch.setattr(turns_module, "WAITING", 1)

    async def play() -> None:
        turns = FairQueue(1, 1)
        async with turns.wait_for_turn(Caller("1.1.1.1")):
            waiting = asyncio.create_task(turns.wait_for_turn(Caller("1.1.1.1")).__aenter__())
            await asyncio.sleep(0)
            with pytest.raises(TooMany, match="wait already"):
                async with turns.wait_for_turn(Caller("1.1.1.1")):
                    pass
            with pytest.raises(Busy):
                await waiting
            assert not turns.waiting_count

    asyncio.run(play())


def test_who_gives_up_waiting_leaves_no_place_taken() -> None:
    async def play() -> None:
        turns = FairQueue(1, 1)
        async with turns.wait_for_turn(Caller("1.1.1.1")):
            waiting = asyncio.create_task(turns.wait_for_turn(Caller("2.2.2.2")).__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        async with turns.wait_for_turn(Caller("3.3.3.3")):
            assert turns.running == {"3.3.3.3": 1}

    asyncio.run(play())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_an_address_is_counted_by_whom_it_was_given_to(host: str, counted: str) -> None:
    assert network_of_address(host) == counted
