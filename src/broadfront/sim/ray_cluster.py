"""Playing the games of a simulation on a Ray cluster, with the same results as anywhere else."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

import ray

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.sim.job import Job, PlayedGame, Task
from broadfront.sim.play_task import play_task

__all__ = ["play_on_ray"]

LOCAL = "local"
AHEAD = 3
"""Games queued per core, so that no core is idle."""


def play_on_ray(job: Job, tasks: Sequence[Task], address: str, jobs: int) -> Iterator[PlayedGame]:
    """Play games on a Ray cluster and yield each as it ends. The address `local` starts a cluster of `jobs` workers on
    this machine; any other address joins an existing cluster. Ray replays a game whose worker dies."""
    ours = not ray.is_initialized()  # a program that has joined a cluster keeps using it after us
    if ours:
        _join_cluster(address, jobs)
    try:
        play = ray.remote(max_retries=-1, num_cpus=1)(_play_or_error)
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
        if ours:
            ray.shutdown()


def _play_or_error(job: Job, task: Task) -> PlayedGame | str:
    """Play one game; if it cannot be played, return the error as text, which avoids a remote traceback."""
    try:
        return play_task(job, task)
    except BroadfrontError as error:
        return str(error)


def _join_cluster(address: str, jobs: int) -> None:
    """Start a local Ray cluster or connect to the one at this address."""
    try:
        if address == LOCAL:
            ray.init(
                address=LOCAL,
                num_cpus=jobs,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
                configure_logging=True,
            )
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise Invalid(
            f"--ray {address}: {why}.",
            parameter="ray",
            given=address,
            todo="Give local, auto, or the address of a cluster that runs.",
        ) from None
