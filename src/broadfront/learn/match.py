"""A game as a learning agent plays it: it is asked for a decision, replies with an action code, and is asked again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable
from broadfront.core.view import View
from broadfront.learn.codes import ActionCodes
from broadfront.learn.lessons import lesson_of
from broadfront.learn.observation import Arrays, Observer
from broadfront.players import Player, make_player
from broadfront.sim.play_out import LIMIT

__all__ = ["Match"]


class Match:
    """Games from one start, played one after another by learning agents. Rolls, and the sides that a named computer
    player plays, are handled inside."""

    def __init__(
        self,
        title: Playable,
        *,
        scenario: str | None = None,
        variant: str | None = None,
        players: Mapping[str, str] | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.title = title
        self.variant = title.variant(variant)
        self.scenario = title.scenario(scenario, self.variant)
        self.kinds = dict(players or {})
        played = title.card.variants[self.variant].played
        for side in self.kinds:
            title.side(side)
        self.sides = tuple(side for side in played if side not in self.kinds)
        """The sides that learn."""
        if not self.sides:
            raise Invalid("Every side has a player; expected one that learns.", parameter="players", given=self.kinds)
        self.limit = limit
        start = title.set_up(self.scenario, self.variant, {})
        self.codes = ActionCodes(title, start)
        self.observer = Observer(title, start)
        self._points = lesson_of(title.name).points

    def begin(self, seed: int | str) -> None:
        """Start a new game. The same seed gives the same dice and the same choices of the computer players inside."""
        self.game = Game.new(self.title, scenario=self.scenario, variant=self.variant, seed=seed)
        self.game.lists_options = True
        self._players: dict[str, Player] = {
            side: make_player(kind, f"{seed}/{side}", self.title.name) for side, kind in self.kinds.items()
        }
        self.over: GameOver | None = None
        self.cut = False
        """Whether the limit of lines ended the game early."""
        self.side: str = self.sides[0]
        """The side that must decide; after the end, the last one that did."""
        self.legal: dict[int, int] = {}
        """The index of each legal option by code."""
        self._options: Sequence[Action] = ()
        self._advance_to_learner(self.game.pending, settled=False)

    def take(self, code: int) -> None:
        """Carry out the option with this action number (code); raise `Invalid` if it is not legal."""
        at = self.legal.get(code)
        if at is None:
            message = (
                f"Code {code} is not legal now: expected one of the mask, such as {min(self.legal, default=None)}."
            )
            raise Invalid(message, parameter="action", given=code)
        self.game.apply(self._options[at], side=self.side, trusted=True)
        pending = self.game.next_pending
        assert pending is not None
        self._advance_to_learner(pending, settled=True)

    def _advance_to_learner(self, pending: Pending, settled: bool) -> None:
        """Roll the dice and let the computer players inside choose until a learning agent must decide or the game is
        over."""
        game = self.game
        lines = game.record.lines
        while True:
            if isinstance(pending, Decision):
                state = game.state
                options = Options.from_settled(state) if settled else game.options(pending.side)
                player = self._players.get(pending.side)
                if player is None:
                    self.side = pending.side
                    self.cut = len(lines) >= self.limit
                    self._options = options.listing()
                    self.legal = {} if self.cut else self.codes.codes_of_listing(self._options)
                    return
                game.apply(player.choose(View(state, pending.side), options), side=pending.side, trusted=True)
            elif isinstance(pending, Chance):
                game.roll(pending)
            else:
                self.over, self.legal = pending, {}
                return
            settled, after = True, game.next_pending
            assert after is not None
            pending = after

    @property
    def has_ended(self) -> bool:
        """Return whether the game is over or was cut off at its limit of lines."""
        return self.over is not None or self.cut

    def observe(self, side: str) -> Arrays:
        """Return what a side sees of the position, as arrays."""
        return self.observer.observe(self.game.state, side, asked=side == self.side and not self.has_ended)

    def mask(self, side: str) -> NDArray[np.int8]:
        """Return an array with 1 for every action number (code) that a side may choose now, and 0 for the others."""
        mask = np.zeros(self.codes.size, dtype=np.int8)
        if side == self.side and self.legal:
            cells = mask.data  # writing single cells is faster than indexing with a list, whatever its length
            for code in self.legal:
                cells[code] = 1
        return mask

    def lead(self, side: str) -> float:
        """Return how many points a side is ahead of the other side."""
        points = self._points(self.game.state)
        return 2 * points[side] - sum(points.values())

    def result(self, side: str) -> float:
        """Return a side's result: 1 for a win, -1 for a loss, 0 for a draw or while the game goes on."""
        if self.over is None or self.over.winner is None:
            return 0.0
        return 1.0 if self.over.winner == side else -1.0
