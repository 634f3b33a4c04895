"""Long checks over thousands of seeds, for which `make test` has no time.

A job is a function that takes the seeds still to check and yields once for each seed, in order:

    @job("patrol-random-games", seeds=range(5000))
    def patrol_random_games(seeds: range) -> Iterator[Figures]:
        '''Random games of patrol end, and their records replay.'''
        for seed in seeds:
            game = play_random(seed)
            yield {"lines": len(game.record)}

An exception fails its seed; the job continues with the next one. The yielded figures are summed over the seeds and
printed in the report. Jobs are in `soak/jobs/`, every module of which is loaded; `python -m soak --help` explains the
rest.
"""

from soak.registry import Figures, Job, Totals, job

__all__ = ["Figures", "Job", "Totals", "job"]
