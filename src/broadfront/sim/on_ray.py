"""Games on a Ray cluster: the same games, wherever they are played."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

import ray

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.sim.job import Job, Played, Task
from broadfront.sim.playing import play_task

__all__ = ["on_ray"]

LOCAL = "local"
AHEAD = 3
"""Games handed out for each core, so that none of them waits for the next."""


def on_ray(job: Job, tasks: Sequence[Task], address: str, jobs: int) -> Iterator[Played]:
    """Games in the order they end. `local` starts a cluster of so many workers here; else the address of one.

    A game whose worker dies is played again by another: Ray sees to that.
    """
    _joined(address, jobs)
    try:
        play = ray.remote(max_retries=-1, num_cpus=1)(_play)
        whole = ray.put(job)
        waiting = iter(tasks)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, Task] = {}
        while True:
            while len(under_way) < room and (task := next(waiting, None)) is not None:
                under_way[play.remote(whole, task)] = task
            if not under_way:
                return
            ended, _ = ray.wait(list(under_way), num_returns=1)
            for one in ended:
                del under_way[one]
                found = ray.get(one)
                if isinstance(found, str):
                    raise Invalid(found, parameter="ray", given=address)
                yield found
    finally:
        ray.shutdown()


def _play(job: Job, task: Task) -> Played | str:
    """One game; one that cannot be played is told in a line, not by the traceback of another machine."""
    try:
        return play_task(job, task)
    except BroadfrontError as error:
        return str(error)


def _joined(address: str, jobs: int) -> None:
    try:
        if address == LOCAL:
            ray.init(
                num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR,
                configure_logging=True,
            )  # fmt: skip
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise Invalid(
            f"--ray {address}: {why}.", parameter="ray", given=address,
            todo="Give local, auto, or the address of a cluster that runs.",
        ) from None  # fmt: skip
