"""The long checks: thousands of seeds that `make test` has no time for.

A job is a function that takes the seeds still to do and yields once for each seed it has checked, in order:

    @job("patrol-random-games", seeds=range(5000))
    def patrol_random_games(seeds: range) -> Iterator[Figures]:
        '''Random games of patrol end, and their records replay.'''
        for seed in seeds:
            game = play_random(seed)
            yield {"lines": len(game.record)}

An exception fails the seed it came from; the job goes on with the next one. What a job yields is summed over its seeds
and printed in the report. Jobs live in `soak/jobs/`, every module of which is loaded; `python -m soak --help` has the
rest.
"""

from soak.registry import Figures, Job, Totals, job

__all__ = ["Figures", "Job", "Totals", "job"]
