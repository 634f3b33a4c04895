"""Fit what the analyst takes for a game beyond its horizon, and print it for `analyst/outlooks/<title>.toml`.

    python -m tools.fit_outlook ardennes campaign gs german --turns 1 --games 80 --seed 700000
"""

from __future__ import annotations

import argparse

from broadfront.analyst.fitting import fit, followed, horizon_text
from broadfront.analyst.outlooks import Horizon
from broadfront.titles import playable


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("title", "scenario", "variant", "side"):
        parser.add_argument(name)
    parser.add_argument("--turns", type=int, default=1, help="turns that are played out besides the current one")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=0, help="the first of their seeds")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    games = list(followed(playable(given.title), given.scenario, given.variant, given.side, seeds))
    told = f"{seeds[0]}-{seeds[-1]}"
    print(
        horizon_text(
            Horizon(given.scenario, given.variant, given.turns, given.side, len(games), told, fit(games))
        )
    )


if __name__ == "__main__":
    main()
