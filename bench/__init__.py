"""What is fast and what it costs: `make bench` prints one table and writes build/bench/results.json.

A row is a function that measures one thing. It lives in a module of `bench/rows/`, every one of which is loaded:

    @row("copy of a patrol state", order=40)
    def copy_of_a_state() -> Measured:
        state = new_game()
        return Measured(seconds(state.copy), limit=2e-6)

`others` are the same work done by something else, measured in the same run; `at_least` and `at_most` say how the ratio
must come out. A part that is not there raises `Missing("why")`, and the row says so. `python -m bench --help` has the
rest.
"""

from bench.registry import Measured, Missing, Row, row
from bench.timing import compared, seconds

__all__ = ["Measured", "Missing", "Row", "compared", "row", "seconds"]
