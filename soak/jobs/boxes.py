"""Campaigns with a box in which every figure differs from ours."""

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.players import make_player
from broadfront.sim.play_out import LIMIT, play_out
from broadfront.titles import playable
from soak import Figures, job
from soak.other_box import write_other_box

CAMPAIGNS = 20
PLAYERS = ("random", "greedy")


OTHERS = (("rhine", "corridor"), ("wacht", "ambleve"), ("rhine", "clerk"), ("wacht", "shoulder-and-our"))
CLERK_LINES = 3_000
"""Number of lines played of the clerk game, which is very long."""


@cache
def load_other_title(name: str = "ardennes") -> Playable:
    """Return a title with different figures throughout."""
    return playable(name, write_other_box(name, Path(tempfile.mkdtemp(prefix="box-"))))


def play_campaign(seed: int) -> Game:
    """Play a whole campaign of either variant, by random or greedy players."""
    title = load_other_title()
    game = Game.new(title, scenario="campaign", variant=("gs", "2p")[seed % 2], seed=seed)
    kind = PLAYERS[seed // 2 % 2]
    players = {side: make_player(kind, f"{seed}/{side}", title.name) for side in game.state.played}
    assert play_out(game, players) is not None, "the game does not end"
    return game


def play_other_game(seed: int) -> Game:
    """Play a game of rhine or wacht by random players."""
    name, scenario = OTHERS[seed % len(OTHERS)]
    title = load_other_title(name)
    variant = (title.card.scenarios[scenario].variants or tuple(title.card.variants))[0]
    game = Game.new(title, scenario=scenario, variant=variant, seed=seed)
    players = {side: make_player("random", f"{seed}/{side}", name) for side in game.state.played}
    clerk = scenario == "clerk"
    over = play_out(game, players, limit=CLERK_LINES if clerk else LIMIT)
    assert clerk or over is not None, "the game does not end"
    return game


@job("boxes", seeds=range(CAMPAIGNS))
def check_boxes(seeds: range) -> Iterator[Figures]:
    """Campaigns with a box that has no figure of ours are played to their end, and replay."""
    for seed in seeds:
        game = play_campaign(seed)
        assert Game.replay(game.title, game.record).state == game.state
        yield {"lines": len(game.record.lines)}


@job("boxes-others", seeds=range(40))
def check_other_boxes(seeds: range) -> Iterator[Figures]:
    """Games of rhine and wacht with a box that has no figure of ours are played without a failure, and replay."""
    for seed in seeds:
        game = play_other_game(seed)
        assert Game.replay(game.title, game.record).state == game.state
        yield {"lines": len(game.record.lines)}
