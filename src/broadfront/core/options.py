"""The legal actions of a decision as a lazy view: iterate, count, or test with `in`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.messages import say
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.core.steps import Decision, GameOver

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = ["Options", "ruling_on"]


class Options:
    """The listed legal actions of a decision, without duplicates; `in` is true for any legal action, listed or not."""

    def __init__(self, state: State, side: str | None = None) -> None:
        self._state = state
        pending = state.pending
        asked = isinstance(pending, Decision) and (side is None or side == pending.side)
        self._open = asked
        self._offered: Sequence[Action] | None = None

    @classmethod
    def from_settled(cls, state: State) -> Options:
        """Return the options of the deciding side, for a state that has not changed since its automatic steps ran."""
        made = object.__new__(cls)
        made._state, made._open, made._offered = state, True, state.offered
        return made

    def __iter__(self) -> Iterator[Action]:
        if self._offered is not None:
            return iter(self._offered)
        return self._state.stack[-1].options(self._state) if self._open else iter(())

    def listing(self) -> Sequence[Action]:
        """Return all options as a sequence that may create each action only when it is read. Read it before the state
        changes."""
        if self._offered is not None:
            return self._offered
        return self._state.stack[-1].listing(self._state) if self._open else ()

    def __contains__(self, action: object) -> bool:
        if not self._open or not isinstance(action, Action):
            return False
        return ruling_on(self._state, action).legal

    def __len__(self) -> int:
        """Return how many are listed. `list()` calls this first and so lists everything twice; `listing()` lists
        once."""
        return len(self.listing())

    def __repr__(self) -> str:
        return f"Options({len(self)}: {', '.join(map(str, islice(self, 3)))}{', ...' if len(self) > 3 else ''})"

    def nth(self, n: int) -> Action:
        """Return option number `n`, counted from 0, without creating the other options if possible."""
        return self.listing()[n]

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def first(self) -> Action | None:
        """Return the first option, or None if there is none."""
        return next(iter(self), None)


def ruling_on(state: State, action: Action, side: str | None = None) -> Ruling:
    """Return whether an action is legal now, and why. A composed action is tried on a copy of the state, and its first
    illegal part is reported."""
    if isinstance(action, Composed) and isinstance(pending := state.pending, Decision) and side in (None, pending.side):
        return _rule_on_composed(state, action, pending.side)
    return _refusal(state, action, side) or allowed(ledger=state.stack[-1].ledger(state, action))


def _refusal(state: State, action: Action, side: str | None) -> Ruling | None:
    """Return why an action is not legal now, or None if it is."""
    pending = state.pending
    if isinstance(pending, GameOver):
        return refused("BF-01", say("refusal.over"))
    if isinstance(pending, Chance):
        return refused("BF-01", say("refusal.roll-first", chance=pending.message))
    if side is not None and side != pending.side:
        return refused("BF-01", say("refusal.other-side", asked=pending.side, side=side))
    if not isinstance(action, pending.accepts):
        actions, given = [kind.__name__ for kind in pending.accepts], type(action).__name__
        return refused("BF-02", say("refusal.not-asked", action=given, prompt=pending.message, actions=actions))
    return state.stack[-1].refusal(state, action)


def _rule_on_composed(state: State, action: Composed, side: str) -> Ruling:
    """Return whether all parts of a composed action are legal in turn, tried on a copy of the state."""
    trial = state.copy()
    last = allowed()
    for part in action.expand(trial):
        if isinstance(part, Composed):
            raise AssertionError(f"{type(action).__name__} expands to a composed form")
        last = ruling_on(trial, part, side)
        if not last.legal:
            return last
        trial.do(part)
        after = trial.settle(ask_forced=True)
        if not isinstance(after, Decision) or after.side != side:
            break
    return last


def check_action(state: State, action: Action, side: str | None) -> None:
    """Raise an error if an action is composed or not legal now."""
    if isinstance(action, Composed):
        raise Invalid(
            f"{type(action).__name__} is a question, not an action: it is never recorded.",
            parameter="do",
            given=str(action),
        )
    no = _refusal(state, action, side)
    if no is not None:
        raise Illegal(no)
