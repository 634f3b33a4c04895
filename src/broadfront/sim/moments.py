"""Checks that a game can be written as a position file at any moment, and goes on the same when read back.

Tests check a few moments, a soak job a thousand.
"""

from __future__ import annotations

import json
import random
import tomllib
from typing import Any

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.positions.position_files import start_game
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.players.random_player import RandomPlayer
from broadfront.sim.play_out import play_out

__all__ = ["check_moment", "play_to_random_line"]

PLAYED_ON = 15
"""Number of lines for which the two games are compared."""


def play_to_random_line(title: Playable, scenario: str, variant: str, seed: int, line_limit: int) -> Game:
    """Play a game with random choices and stop it at a random line before line `line_limit`.

    Invariants are not checked here; `conformance` does so, and checking them twice would take most of the time.
    """
    name = f"{title.name}/{scenario}/{variant}/{seed}"
    game = Game.new(title, scenario=scenario, variant=variant, seed=seed)
    players = {side: RandomPlayer(f"{name}/{side}") for side in title.sides}
    play_out(game, players, limit=random.Random(f"{name}/moment").randrange(line_limit), trusted=True)
    return game


def check_moment(game: Game, seed: int, lines: int = PLAYED_ON) -> int:
    """Check that a position is unchanged after writing it as TOML and JSON and reading it back, and that play goes on
    the same. Return the number of lines compared."""
    rng = random.Random(f"{seed}/played on")
    title, written = game.title, game.position_at()
    for data in (tomllib.loads(toml_text(written)), json.loads(json.dumps(written))):
        again = start_game(title, data)
        ours, theirs = game.state.to_data(), again.state.to_data()
        assert theirs == ours, f"{_game_and_line_text(game)}: {_first_state_difference(ours, theirs)}"
    return _check_same_play(game.state.copy(), again.state.copy(), rng, lines, _game_and_line_text(game))


def _check_same_play(mine: State, theirs: State, rng: random.Random, lines: int, where: str) -> int:
    """Play both states on with the same choices and rolls, and check that decisions, options and events are equal.
    Return the number of lines compared."""
    for n in range(lines):
        mine.events, theirs.events = [], []
        asked = mine.pending
        assert theirs.pending == asked, f"{where}, {n} lines on: {theirs.pending} is asked, not {asked}"
        if isinstance(asked, GameOver):
            return n
        if isinstance(asked, Chance):
            outcome = rng.choices(asked.outcomes, asked.weights)[0]
            mine.happen(outcome)
            theirs.happen(outcome)
        else:
            options = list(mine.stack[-1].options(mine))
            assert list(theirs.stack[-1].options(theirs)) == options, f"{where}, {n} lines on: other options"
            action = rng.choice(options)
            mine.do(action)
            theirs.do(action)
        mine.settle()
        theirs.settle()
        assert theirs.events == mine.events, f"{where}, {n} lines on: other events"
    ours, other = mine.to_data(), theirs.to_data()
    assert other == ours, f"{where}, {lines} lines on: {_first_state_difference(ours, other)}"
    return lines


def _game_and_line_text(game: Game) -> str:
    """Return the title, scenario, variant and line number of a game, for error messages."""
    header = game.record.header
    return f"{header.title} {header.scenario} {header.variant}, line {len(game.record.lines)}"


def _first_state_difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """Return the first difference between two states as text."""
    for name, own in ours.items():
        if own != (other := theirs.get(name)):
            if isinstance(own, dict) and isinstance(other, dict):
                return f"{name}: {_first_state_difference(own, other)}"
            return f"{name} is {other!r}, not {own!r}"
    return f"also {sorted(theirs.keys() - ours.keys())}"
