"""Committed games and playthroughs, and how they are found again after a change of rules or data.

tests/golden/<title>/<scenario>.<variant>.txt      the first lines of a game, as text
tests/golden/<title>/<scenario>.<variant>.perft    sequences of decisions and chance classes from a position of it
tests/golden/<title>/<name>.bf                     a whole game with a property, from the search spec in games.toml
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.core.title import Playable
from broadfront.sim.conformance import perft, random_game
from broadfront.titles import load_title, title_names

HERE = Path(__file__).parent
SEED = 1


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a committed game must show, and where to look for one."""

    name: str
    shows: str
    title: str
    scenario: str
    variant: str
    predicate: str
    seeds: int = 2000
    player: str = "random"
    """The kind of player that chooses for every side that is played."""


def specs() -> list[Spec]:
    found = []
    for path in sorted(HERE.glob("*/games*.toml")):
        found += [msgspec.convert(entry, Spec) for entry in tomllib.loads(path.read_text())["game"]]
    return found


def played() -> Iterator[tuple[Playable, str, str]]:
    """Every scenario and variant of every title that can be played."""
    for name in title_names():
        title = load_title(name)
        if isinstance(title, Playable):
            for scenario, s in title.card.scenarios.items():
                for variant in s.variants or tuple(title.card.variants):
                    yield title, scenario, variant


def stem(title: Playable, scenario: str, variant: str) -> Path:
    return HERE / title.name / f"{scenario}.{variant}"


def playthrough(title: Playable, scenario: str, variant: str, *, lines: int = 120) -> str:
    """The first lines of a random game as text: what is asked, what is chosen, what happens."""
    game = random_game(title, scenario, variant, SEED, limit=lines)
    told = [f"{title.name} {scenario} {variant}, seed {SEED}"]
    log = list(game.log)
    for again in Game.replay_stepwise(title, game.record, seed=game.seed):
        n = len(again.record.lines)
        if n:
            line = again.record.lines[-1]
            told.append(f"{n} {msgspec.json.encode(line.do).decode() if line.do else f'rolled {line.chance}'}")
        told += [f"    {event}" for m, event in log if m == n]
        asked = again.pending
        who = "chance" if isinstance(asked, GameOver) else asked.side or "chance"
        told.append(f"    ? {who}: {asked.message}")
    return "\n".join(told) + "\n"


def perft_text(title: Playable, scenario: str, variant: str) -> str:
    """Counts from the first decision of the game on."""
    game = random_game(title, scenario, variant, SEED, limit=0)
    while not isinstance(game.pending, Decision | GameOver):
        game.roll()
    counts = [perft(game.state, depth) for depth in (1, 2)]
    return f"{title.name} {scenario} {variant}, first decision of seed {SEED}\n" + "".join(
        f"depth {depth}: {count}\n" for depth, count in enumerate(counts, 1)
    )
