"""Many games: the cost of tracking, and the speed-up by two processes."""

import time

from bench import Measured, row
from broadfront.sim.job import Job, Task, make_job
from broadfront.sim.play_task import play_task
from broadfront.sim.workers import play_in_processes, play_inline
from broadfront.sim.worlds import make_data_sets

TRACKS = ("held Bastogne", "taken Bastogne", "vp", "steps lost", "control")
SEEDS = range(4)
FEW = 24
"""Campaigns played by one process and by two."""
OF_A_THOUSAND = 14 * 60.0
"""Allowed seconds for 1,000 campaigns with their report."""
PART_FOR_TRACKS = 1.05
FASTER = 1.7


def campaign_job(*tracks: str, games: int = len(SEEDS)) -> Job:
    return make_job("ardennes", make_data_sets("ardennes", "campaign"), scenario="campaign", tracks=tracks, games=games)


@row("simulate: a greedy campaign, tracked", order=63)
def measure_tracked_campaign() -> Measured:
    """Measure the same campaigns alternately with and without tracks; the best round of each counts."""
    jobs = {"tracked": campaign_job(*TRACKS), "plain": campaign_job()}
    best: dict[tuple[str, int], float] = {}
    for _ in range(3):
        for seed in SEEDS:
            for name, job in jobs.items():
                started = time.thread_time()
                play_task(job, Task(seed, job.worlds[0].label))
                took = time.thread_time() - started
                best[name, seed] = min(took, best.get((name, seed), took))
    mean = {name: sum(best[name, seed] for seed in SEEDS) / len(SEEDS) for name in jobs}
    return Measured(
        mean["tracked"],
        others={"without tracks": mean["plain"]},
        at_most={"without tracks": PART_FOR_TRACKS},
        note=f"{', '.join(TRACKS)}",
    )


@row("simulate: a campaign from two processes", order=63)
def measure_two_processes() -> Measured:
    """Measure wall-clock seconds per campaign once both processes are running; needs two idle cores."""
    job = campaign_job(games=FEW)
    tasks = list(job.tasks)
    play_task(job, tasks[0])
    times, ready = {}, 0.0
    for name, number, games in (("one", 1, play_inline(job, tasks)), ("two", 2, play_in_processes(job, tasks, 2))):
        asked = time.monotonic()
        for _ in range(number):
            next(games)
        started = time.monotonic()
        ready = started - asked
        left = len(list(games))
        times[name] = (time.monotonic() - started) / left
    return Measured(
        times["two"],
        others={"one process": times["one"]},
        at_least={"one process": FASTER},
        limit=OF_A_THOUSAND / 1000,
        note=f"1,000 in {times['two'] * 1000 / 60:.1f} minutes; the first games were there after {ready:.1f} s",
    )
