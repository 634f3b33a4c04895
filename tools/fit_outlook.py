"""Fit what the analyst takes for a game beyond its horizon, and print it for `analyst/outlooks/<title>.toml`.

    python -m tools.fit_outlook ardennes campaign gs german --turns 1 --games 80 --seed 700000
    python -m tools.fit_outlook ardennes initial_assault 2p german --turns 0 --points 6 --games 800 --seed 720000
"""

from __future__ import annotations

import argparse

from broadfront.analyst.outlooks import Horizon
from broadfront.sim.fitting import fit, fit_signs, followed, horizon_text, seen_on_the_way
from broadfront.titles import playable


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("title", "scenario", "variant", "side"):
        parser.add_argument(name)
    parser.add_argument("--turns", type=int, default=1, help="turns that are played out besides the current one")
    parser.add_argument("--points", type=int, default=0, help="quiet points that are played out within a turn")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=0, help="the first of their seeds")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    of = playable(given.title), given.scenario, given.variant, given.side, seeds
    told = f"{seeds[0]}-{seeds[-1]}"
    if given.points:
        seen = list(seen_on_the_way(*of))
        fitted = {"games": len(seen), "terms": fit_signs(seen), "points": given.points}
    else:
        games = list(followed(*of))
        fitted = {"games": len(games), "values": fit(games)}
    print(horizon_text(Horizon(given.scenario, given.variant, given.turns, given.side, seeds=told, **fitted)))


if __name__ == "__main__":
    main()
