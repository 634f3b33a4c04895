"""Positions for tests of the analyst: games played on by `greedy` until a side is asked something worth a thought."""

from __future__ import annotations

from broadfront.analyst.outlooks import outlook_of
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.players import make_player
from broadfront.titles import playable


def asked(title: str, scenario: str, variant: str, *, seed: int, after: int = 0) -> Game:
    """A game at the first decision that is searched after so many lines."""
    game = Game.new(playable(title), scenario=scenario, variant=variant, seed=seed)
    player, searched = make_player("greedy", 0, title), outlook_of(title).searched
    while True:
        pending = game.pending
        if isinstance(pending, Chance):
            game.roll()
            continue
        assert isinstance(pending, Decision)
        if len(game.record.lines) >= after and pending.message.topic in searched:
            return game
        game.apply(player.choose(game.view(pending.side), game.options(pending.side)))
