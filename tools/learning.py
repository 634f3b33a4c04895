"""python -m tools.learning: train the baseline of patrol, test it on fresh seeds, draw its curve."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "patrol-learning.svg"
ROUNDS = 120
PARTNERS = ("random", "greedy")
ON_THE_WAY, FRESH = 1_000_000, 2_000_000
"""First seeds of the games for the curve and for the last test; training uses other seeds."""


def measure(learned: Any, seeds: range, pool: Executor) -> Iterator[dict[str, Any]]:
    """Yield the wins over each partner, half from either side, with their 95% intervals."""
    from broadfront.core.intervals import wilson_interval
    from broadfront.titles.patrol.play.learner.training import count_learner_wins

    for partner in PARTNERS:
        won = count_learner_wins(learned, partner, seeds, pool)
        low, high = wilson_interval(won, len(seeds))
        yield {"games": learned.games, "partner": partner, "won": won, "of": len(seeds), "low": low, "high": high}


def draw_curve(points: list[dict[str, Any]]) -> str:
    """Return the learning curve as SVG."""
    import altair as alt
    import vl_convert

    values = [point | {"share": point["won"] / point["of"]} for point in points]
    x = alt.X("games:Q", title="games played")
    base = alt.Chart(alt.Data(values=values)).encode(  # type: ignore[no-untyped-call]
        x=x, color=alt.Color("partner:N", title="against")
    )
    scale = alt.Scale(domain=[0, 1])
    line = base.mark_line(point=True).encode(y=alt.Y("share:Q", title="won", scale=scale, axis=alt.Axis(format="%")))
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", scale=scale), y2="high:Q")
    picture: str = vl_convert.vegalite_to_svg((band + line).properties(width=480, height=260).to_dict())
    return picture


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.learning", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of training")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--every", type=int, default=20, help="rounds between two points of the curve")
    parser.add_argument("--tests", type=int, default=200, help="games of a point of the curve")
    parser.add_argument("--fresh", type=int, default=1000, help="games of the last test")
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # the processes share the cores

    from broadfront.titles.patrol.play.learner.training import train

    started = time.monotonic()
    with ProcessPoolExecutor(wanted.processes, mp_context=get_context("spawn")) as pool:
        points: list[dict[str, Any]] = []
        for number, played in enumerate(train(wanted.rounds, seed=wanted.seed, pool=pool), start=1):
            if number % wanted.every == 0 or number == wanted.rounds:
                points += measure(played, range(ON_THE_WAY, ON_THE_WAY + wanted.tests), pool)
                print(f"{time.monotonic() - started:4.0f} s", *points[-2:], flush=True)
        PICTURE.write_text(draw_curve(points))
        print("fresh seeds:", *measure(played, range(FRESH, FRESH + wanted.fresh), pool), flush=True)


if __name__ == "__main__":
    main()
