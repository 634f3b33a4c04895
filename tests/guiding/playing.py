"""Guided games played in the tests: by named actions, rolls in between, and what the guide says of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.guiding import Followed, begin_guided, follow_guide, game_guide
from broadfront.players import make_player
from broadfront.titles import playable


class Guided:
    """A guided game of a title with a stated seed; other sides are played as the guide says."""

    def __init__(self, title: str, seed: int = 3) -> None:
        self.game: Game = begin_guided(playable(title), seed=seed)
        guide = game_guide(self.game)
        assert guide is not None
        self.guide = guide
        self.seen: set[str] = set()
        self.settle()

    def settle(self) -> None:
        """Rolls, and choices of sides nobody plays."""
        game = self.game
        other = make_player(self.guide.against, 0, game.title.name)
        while not isinstance(pending := game.pending, GameOver):
            if isinstance(pending, Chance):
                game.roll()
            elif pending.side != self.guide.side:
                game.apply(other.choose(game.view(pending.side), game.options(pending.side)))
            else:
                return

    def do(self, do: str, **fields: Any) -> None:
        self.game.apply(self.game.title.codec.decode({"do": do, **fields}), side=self.guide.side)
        self.settle()

    @property
    def asked(self) -> str:
        pending = self.game.pending
        return pending.message.topic if isinstance(pending, Decision) else ""

    def follow(self, seen: Collection[str] | None = None) -> Followed:
        return follow_guide(self.game, self.guide, self.seen if seen is None else seen)

    @property
    def now(self) -> str:
        """The id of the present lesson; nothing when all are behind."""
        present = self.follow().now
        return present.id if present else ""

    @property
    def status(self) -> dict[str, str]:
        return {one.id: one.status for one in self.follow().lessons}

    def play_one(self, *wanted: str) -> None:
        """Take the first option that begins with one of the wanted words, in their order, else the last."""
        options = list(self.game.options(self.guide.side).listing())
        named = [(str(option), option) for option in options]
        chosen = next((o for word in wanted for text, o in named if text.startswith(word)), options[-1])
        self.game.apply(chosen, side=self.guide.side)
        self.settle()
        assert self.follow().now is not None or self.follow().end

    def play(self, *wanted: str, most: int = 4000) -> None:
        """Play to the end in that way."""
        for _ in range(most):
            if isinstance(self.game.pending, GameOver):
                return
            self.play_one(*wanted)
        raise AssertionError("the game does not end")

    def play_until(self, topic: str, lesson: str, *wanted: str, most: int = 200) -> None:
        """Play in that way until a question is asked while a lesson is done."""
        for _ in range(most):
            if self.asked == topic and self.status[lesson] == "done":
                return
            self.play_one(*wanted)
        raise AssertionError(f"{topic} is not asked")
