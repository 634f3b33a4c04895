"""The same game with findings kept and with none kept, compared line by line."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import nullcontext
from typing import NamedTuple

import msgspec

from broadfront.core.actions import Action
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.odds_asked import odds_of
from broadfront.core.title import Playable
from broadfront.core.view import pending_told
from broadfront.players import player_named
from broadfront.sim.findings_checked import unkept
from broadfront.sim.play_out import LIMIT, play_out

__all__ = ["Kind", "compare_findings"]

PARTS = ("the record line", "the events", "what is asked", "the key", "the odds of an attack")


class Kind(NamedTuple):
    """A kind of game, to be played with any seed."""

    title: Playable
    scenario: str
    variant: str
    player: str = "random"

    def __str__(self) -> str:
        return f"{self.title.name} {self.scenario} {self.variant}, {self.player} players"


def compare_findings(kind: Kind, seed: int, *, limit: int = LIMIT, odds_every: int = 0) -> tuple[int, int]:
    """Play a game twice, the second time without keeping a finding; raise where the two part. How many lines and
    odds were compared.

    `odds_every`: after so many lines, the odds of an attack are compared too; 0 for never.
    """
    kept, anew = (_played(kind, seed, limit, odds_every, keeping) for keeping in (True, False))
    odds = 0
    for n, (one, other) in enumerate(zip(kept, anew, strict=False)):
        parted = [part for part, a, b in zip(PARTS, one, other, strict=True) if a and b and a != b]
        assert not parted, f"{kind}, seed {seed}: at line {n} findings change {' and '.join(parted)}"
        odds += bool(one[-1] and other[-1])
    assert len(kept) == len(anew), f"{kind}, seed {seed}: {len(kept) - 1} lines with findings, {len(anew) - 1} without"
    return len(kept) - 1, odds


def _played(kind: Kind, seed: int, limit: int, odds_every: int, keeping: bool) -> list[list[str]]:
    """By line, a hash of each part of it; of odds, empty where there are none or they could not be counted exactly."""
    lines: list[list[str]] = []

    def look(game: Game, _action: Action | None, told: Sequence[Event]) -> None:
        n = len(game.record.lines)
        record = game.record.lines[-1] if n else game.record.header
        parts = [msgspec.json.encode(part) for part in (record, list(told), pending_told(game.pending))]
        parts += [game.state.key(), _odds(game) if odds_every and n % odds_every == odds_every - 1 else b""]
        lines.append([hashlib.sha256(part).hexdigest()[:12] if part else "" for part in parts])

    with nullcontext() if keeping else unkept():
        game = Game.new(kind.title, scenario=kind.scenario, variant=kind.variant, seed=seed)
        look(game, None, [event for _, event in game.log])
        players = {side: player_named(kind.player, f"{seed}/{side}", kind.title.name) for side in game.state.played}
        play_out(game, players, observers=[look], limit=limit)
    return lines


def _odds(game: Game) -> bytes:
    """Those of the first attack that a side can make."""
    for side in game.title.sides:
        attack = next(game.title.attacks(game.state, side), None)
        if attack is not None:
            odds = odds_of(game.state, attack)
            return msgspec.json.encode(odds.told()) if odds.exact else b""
    return b""
