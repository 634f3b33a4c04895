"""Fit again what the analyst takes for a game beyond its horizon, and write it into the file of the title's outlook.

    python -m tools.fit_outlook ardennes campaign
    python -m tools.fit_outlook ardennes initial_assault --variant 2p --games 800 --seed 720000
    python -m tools.fit_outlook ardennes initial_assault --places

The file says where playouts stop, what the value is made of, and from which seeds; those are taken unless others are
given. A horizon that is new is written into the file by hand first, with values or terms of any figures.
"""

from __future__ import annotations

import argparse

from broadfront.analyst.outlooks import Horizon, outlook_file, outlook_of
from broadfront.sim.fitting import horizon_text, refit_horizon, refit_places
from broadfront.titles import playable


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("scenario")
    parser.add_argument("--variant", help="one of them alone; otherwise all that the file has")
    parser.add_argument("--games", type=int, help="how many; otherwise as many seeds as the file names")
    parser.add_argument("--seed", type=int, help="the first of their seeds; otherwise the one the file names")
    parser.add_argument("--places", action="store_true", help="only what tells of places whether they will be held")
    given = parser.parse_args()
    held = outlook_of(given.title).horizons
    wanted = [one for one in held if one.scenario == given.scenario and given.variant in (None, one.variant)]
    if not wanted:
        known = ", ".join(sorted({f"{one.scenario} {one.variant}" for one in held})) or "none"
        parser.error(f"{given.scenario} has no horizon in {given.title}.toml; expected one of: {known}")
    for old in wanted:
        if not given.places:
            new = refit_horizon(playable(given.title), old, _seed_range(old.seeds, given.seed, given.games))
        elif old.holding is not None:
            seeds = _seed_range(old.holding.seeds, given.seed, given.games)
            new = refit_places(playable(given.title), old, old.holding, seeds)
        else:
            continue
        held = tuple(new if one is old else one for one in held)
        print(horizon_text(new), flush=True)
        write_horizons(given.title, held)


def _seed_range(held: str, seed: int | None, games: int | None) -> range:
    first, last = map(int, held.split("-"))
    start = first if seed is None else seed
    return range(start, start + (last - first + 1 if games is None else games))


def write_horizons(title: str, horizons: tuple[Horizon, ...]) -> None:
    """Replace the horizons in the file of a title's outlook, keeping what comes before them."""
    path = outlook_file(title)
    assert path is not None, f"{title} has no outlook"
    head, _, _ = path.read_text(encoding="utf-8").partition("[[horizons]]")
    path.write_text(head + "\n".join(map(horizon_text, horizons)), encoding="utf-8")


if __name__ == "__main__":
    main()
