"""Read-only queries about a game: what it waits for, what is legal and why, what a side knows, the odds."""

from __future__ import annotations

from html import escape

from broadfront.core.actions import Action
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.odds import Odds
from broadfront.core.options import Options, ruling_on
from broadfront.core.record import Record
from broadfront.core.rulings import Ruling
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable
from broadfront.core.view import View

__all__ = ["GameQueries"]


class GameQueries:
    """The read-only queries of a game: what it waits for, what is legal, what a side knows, the odds."""

    title: Playable
    record: Record

    @property
    def state(self) -> State:
        """The current state of the game."""
        raise NotImplementedError

    @property
    def pending(self) -> Pending:
        """What the game waits for: a `Decision`, a `Chance`, or `GameOver` if it has ended."""
        return self.state.pending

    @property
    def decision(self) -> Decision:
        """The pending decision. Raises `Invalid` if the game waits for something else."""
        pending = self.pending
        if not isinstance(pending, Decision):
            raise self._not_waiting_error(pending, "a decision")
        return pending

    @property
    def chance(self) -> Chance:
        """The pending roll or draw. Raises `Invalid` if the game waits for something else."""
        pending = self.pending
        if not isinstance(pending, Chance):
            raise self._not_waiting_error(pending, "a roll or draw")
        return pending

    @property
    def result(self) -> GameOver:
        """How the game ended. Raises `Invalid` if it is not over."""
        pending = self.pending
        if not isinstance(pending, GameOver):
            raise self._not_waiting_error(pending, "its end")
        return pending

    def _not_waiting_error(self, pending: Pending, asked: str) -> Invalid:
        """Return the error for asking about a decision, roll or result that the game does not wait for."""
        return Invalid(
            f"The game does not wait for {asked}: {_describe_pending(pending)}.", parameter="pending", given=asked
        )

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.pending, GameOver)

    def options(self, side: str | None = None) -> Options:
        """Return the legal actions of the pending decision; none for a side that has nothing to decide now."""
        return Options(self.state, side)

    def why_not(self, action: Action, side: str | None = None) -> Ruling:
        """Return whether an action is legal now, with the rule that decides. The ruling's `legal` is true or false."""
        return ruling_on(self.state, action, side)

    def view(self, side: str | None) -> View:
        """Return what a side may know of the game; None for an unrestricted view."""
        return View(self.state, None if side is None else self.title.side(side))

    def odds(self, action: Action, *, side: str | None = None) -> Odds:
        """Return the exact odds of an attack from this position; the game does not change."""
        return odds_of_attack(self.state, action, side=side)

    def __repr__(self) -> str:
        header = self.record.header
        return (
            f"Game({header.title}, {header.scenario}, {header.variant}; {len(self.record.lines)} lines;"
            f" {_describe_pending(self.pending)})"
        )

    def _repr_html_(self) -> str:
        """Return the position and what the game waits for as HTML, for notebooks."""
        picture = self.state._repr_svg_()
        return f"<p>{escape(repr(self))}</p>{picture or ''}"


def _describe_pending(pending: Pending) -> str:
    """Describe in words what a game waits for."""
    match pending:
        case Decision():
            return f"{pending.side} decides: {pending.prompt}"
        case Chance():
            return f"a roll or draw for {pending.what}"
        case GameOver():
            return f"over, {pending.reason.rstrip('.')}"
