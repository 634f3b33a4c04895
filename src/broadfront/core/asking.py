"""What can be asked of a game as it stands: what it waits for, what is legal and why, what a side knows, the odds."""

from __future__ import annotations

from html import escape

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.odds import Odds
from broadfront.core.odds_asked import odds_of
from broadfront.core.options import Options, ruling_on
from broadfront.core.record import Record
from broadfront.core.rulings import Ruling
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable
from broadfront.core.view import View

__all__ = ["Asking"]


class Asking:
    """The part of a game that changes nothing."""

    title: Playable
    record: Record

    @property
    def state(self) -> State:
        """Where the game stands."""
        raise NotImplementedError

    @property
    def pending(self) -> Pending:
        """What the game waits for: a `Decision`, a `Chance`, or nothing more, `GameOver`."""
        return self.state.pending

    @property
    def decision(self) -> Decision:
        """The decision the game waits for; `Invalid` when it waits for something else."""
        pending = self.pending
        if not isinstance(pending, Decision):
            raise self._waits(pending, "a decision")
        return pending

    @property
    def chance(self) -> Chance:
        """The roll or draw the game waits for; `Invalid` when it waits for something else."""
        pending = self.pending
        if not isinstance(pending, Chance):
            raise self._waits(pending, "a roll or draw")
        return pending

    @property
    def result(self) -> GameOver:
        """How the game ended; `Invalid` before it has."""
        pending = self.pending
        if not isinstance(pending, GameOver):
            raise self._waits(pending, "its end")
        return pending

    def _waits(self, pending: Pending, asked: str) -> Invalid:
        return Invalid(f"The game does not wait for {asked}: {_said(pending)}.", parameter="pending", given=asked)

    @property
    def over(self) -> bool:
        return isinstance(self.pending, GameOver)

    def options(self, side: str | None = None) -> Options:
        """Legal actions of the pending decision (of a side: none while the other is asked)."""
        return Options(self.state, side)

    def why_not(self, action: Action, side: str | None = None) -> Ruling:
        """May this be done? The answer carries the rule; `.legal` says yes or no."""
        return ruling_on(self.state, action, side)

    def view(self, side: str | None) -> View:
        return View(self.state, None if side is None else self.title.side(side))

    def odds(self, action: Action, *, side: str | None = None) -> Odds:
        """Exact odds of an attack from this position, before committing; nothing changes."""
        return odds_of(self.state, action, side=side)

    def __repr__(self) -> str:
        header = self.record.header
        return (
            f"Game({header.title}, {header.scenario}, {header.variant}; {len(self.record.lines)} lines;"
            f" {_said(self.pending)})"
        )

    def _repr_html_(self) -> str:
        """The position, and what the game waits for, for notebooks."""
        picture = self.state._repr_svg_()
        return f"<p>{escape(repr(self))}</p>{picture or ''}"


def _said(pending: Pending) -> str:
    """What a game waits for, in words."""
    match pending:
        case Decision():
            return f"{pending.side} decides: {pending.prompt}"
        case Chance():
            return f"a roll or draw for {pending.what}"
        case GameOver():
            return f"over, {pending.reason.rstrip('.')}"
