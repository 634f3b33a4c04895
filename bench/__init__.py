"""Benchmarks of speed and memory: `make bench` prints one table and writes build/bench/results.json.

A row is a function that measures one thing, in a module of `bench/rows/`. All of these modules are loaded:

    @row("copy of a patrol state", order=40)
    def copy_of_a_state() -> Measured:
        state = new_game()
        return Measured(seconds(state.copy), limit=2e-6)

`others` are times of other programs for the same work, measured in the same run; `at_least` and `at_most` limit the
ratio. If something required is missing, a row raises `Missing("why")` and the table says so. `python -m bench --help`
explains the rest.
"""

from bench.registry import Measured, Missing, Row, row
from bench.timing import compared, seconds

__all__ = ["Measured", "Missing", "Row", "compared", "row", "seconds"]
