"""Comparison of the same game with memoized results and without, line by line."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import nullcontext
from typing import NamedTuple

import msgspec

from broadfront.core.actions import Action
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.core.view import serialize_pending
from broadfront.players import make_player
from broadfront.sim.play_out import LIMIT, play_out
from broadfront.sim.undeclared_inputs import without_memoization

__all__ = ["GameKind", "compare_memoized"]

PARTS = ("the record line", "the events", "what is asked", "the key", "the odds of an attack")


class GameKind(NamedTuple):
    """A title, scenario, variant and kind of player, with which games of any seed can be played."""

    title: Playable
    scenario: str
    variant: str
    player: str = "random"

    def __str__(self) -> str:
        return f"{self.title.name} {self.scenario} {self.variant}, {self.player} players"


def compare_memoized(kind: GameKind, seed: int, *, limit: int = LIMIT, odds_every: int = 0) -> tuple[int, int]:
    """Play a game twice, with memoized results and without, and compare the two line by line; return how many lines and
    odds were compared.

    Raise AssertionError at the first difference. The odds of an attack are compared every `odds_every` lines; 0 means
    never.
    """
    kept, recomputed = (_play_and_hash(kind, seed, limit, odds_every, keeping) for keeping in (True, False))
    odds = 0
    for n, (one, other) in enumerate(zip(kept, recomputed, strict=False)):
        differing = [part for part, a, b in zip(PARTS, one, other, strict=True) if a and b and a != b]
        assert not differing, f"{kind}, seed {seed}: at line {n} findings change {' and '.join(differing)}"
        odds += bool(one[-1] and other[-1])
    assert len(kept) == len(recomputed), (
        f"{kind}, seed {seed}: {len(kept) - 1} lines with findings, {len(recomputed) - 1} without"
    )
    return len(kept) - 1, odds


def _play_and_hash(kind: GameKind, seed: int, limit: int, odds_every: int, keeping: bool) -> list[list[str]]:
    """Play a game and return, for each line, hashes of its record, events, pending question, position and odds. The
    hash of odds is empty if there are none or they are not exact."""
    lines: list[list[str]] = []

    def hash_line(game: Game, _action: Action | None, events: Sequence[Event]) -> None:
        """Add the hashes of one line of the game."""
        n = len(game.record.lines)
        record = game.record.lines[-1] if n else game.record.header
        parts = [msgspec.json.encode(part) for part in (record, list(events), serialize_pending(game.pending))]
        parts += [
            game.state.key(),
            _first_attack_odds(game) if odds_every and n % odds_every == odds_every - 1 else b"",
        ]
        lines.append([hashlib.sha256(part).hexdigest()[:12] if part else "" for part in parts])

    with nullcontext() if keeping else without_memoization():
        game = Game.new(kind.title, scenario=kind.scenario, variant=kind.variant, seed=seed)
        hash_line(game, None, [event for _, event in game.log])
        players = {side: make_player(kind.player, f"{seed}/{side}", kind.title.name) for side in game.state.played}
        play_out(game, players, observers=[hash_line], limit=limit)
    return lines


def _first_attack_odds(game: Game) -> bytes:
    """Return the odds of the first attack that any side can make, as JSON; empty if there is none or they are not
    exact."""
    for side in game.title.sides:
        attack = next(game.title.attacks(game.state, side), None)
        if attack is not None:
            odds = odds_of_attack(game.state, attack)
            return msgspec.json.encode(odds.serialize()) if odds.exact else b""
    return b""
