"""Positions from any moment of any game, written and read back: a thousand of them."""

from collections.abc import Iterator

from broadfront.sim.moments import check_moment, play_to_random_line
from broadfront.titles import playable
from soak import Figures, Totals, job
from soak.workers import run_in_workers

GAMES = (
    ("ardennes", "campaign", "gs", 3000),
    ("ardennes", "campaign", "2p", 2500),
    ("wacht", "", "", 600),
    ("patrol", "bridge", "solo", 60),
    ("patrol", "bridge", "two-player", 80),
    ("rhine", "corridor", "", 800),
    ("ardennes", "bastogne_surrounded", "gs", 1000),
    ("ardennes", "initial_assault", "2p", 1000),
)
"""Title, scenario, variant (the first where none is named), and the most lines from the start."""


def _check_enough(totals: Totals) -> None:
    """Check that enough lines were compared: most moments are not the end of a game."""
    assert totals["lines"] > 8 * totals["seeds"], f"too few lines were compared: {dict(totals)}"


def check_game_moment(seed: int) -> Figures:
    """Check one moment of a game; the games take turns by seed."""
    name, scenario, variant, most = GAMES[seed % len(GAMES)]
    title = playable(name)
    place = title.scenario(scenario or None)
    chosen = variant or (title.card.scenarios[place].variants or tuple(title.card.variants))[0]
    return {"lines": check_moment(play_to_random_line(title, place, chosen, seed, most), seed)}


@job("moments", seeds=range(1000), conclude=_check_enough)
def check_moments(seeds: range) -> Iterator[Figures]:
    """Random moments of random games are written as positions and read back to the same games."""
    yield from run_in_workers(check_game_moment, seeds)
