"""Steps on a stack: a step owns what is legal in it and what it does.

A step is a frozen, serialisable struct: its fields are its whole memory. To remember more it replaces
itself (`state.become(...)`). While the step on top asks nothing, the engine calls `advance`, which must push a
step, pop itself, or become another.

Steps, actions, events, rulings and record lines hold plain data, so that no cycle can arise among them: `gc=False`
keeps Python's collector of cycles from looking at each of thousands again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.events import Event, Trace
from broadfront.core.messages import Message, say
from broadfront.core.rulings import LedgerLine, Ruling, refused

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = [
    "Answer",
    "Choice",
    "Chosen",
    "Decision",
    "GameOver",
    "InOrder",
    "ListedChoice",
    "Pending",
    "Roll",
    "Step",
]

S = TypeVar("S", bound="State")


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A side must choose."""

    side: str
    message: Message
    accepts: tuple[type[Action], ...]
    hidden: bool = False
    """True when having only one option would tell the other side something; such a decision is always asked."""
    rules: tuple[str, ...] = ()

    @property
    def prompt(self) -> str:
        return str(self.message)


class GameOver(msgspec.Struct, frozen=True):
    """The end: who won (None for a draw), why, by which rule."""

    winner: str | None
    message: Message
    rules: tuple[str, ...] = ()
    score: dict[str, int] = {}

    @property
    def reason(self) -> str:
        return str(self.message)


Pending = Decision | Chance | GameOver


class Step(msgspec.Struct, Generic[S], frozen=True, tag_field="step", tag=True, gc=False):
    """One step of a procedure. Replace what applies: a decision, a chance, or automatic work."""

    def ask(self, state: S) -> Pending | None:
        """What this step waits for; None when it can advance by itself. Never changes the state."""
        return None

    def advance(self, state: S) -> None:
        """Automatic work; must push, pop or become."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing and does nothing")

    def options(self, state: S) -> Iterator[Action]:
        """The canonical legal actions, lazily, each once."""
        return iter(())

    def listing(self, state: S) -> Sequence[Action]:
        """The same as a sequence, which may make each only when it is taken; see `ListedChoice`."""
        return tuple(self.options(state))

    def refusal(self, state: S, action: Action) -> Ruling | None:
        """Why this action is not legal now; None when it is. Must accept every action `options` yields."""
        return refused("BF-02", say("refusal.not-this-step", step=type(self).__name__, action=type(action).__name__))

    def ledger(self, state: S, action: Action) -> Sequence[LedgerLine]:
        """What a legal action costs or adds up to, for the ruling that allows it."""
        return ()

    def do(self, state: S, action: Action) -> None:
        """Carry out an action that has been found legal."""
        raise NotImplementedError

    def happen(self, state: S, outcome: Outcome) -> None:
        """Carry out what chance gave."""
        raise NotImplementedError

    def classes(self, state: S, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Groups of outcome numbers with equal effect in this step; None when each stands alone."""
        return None

    def alike(self, state: S, chance: Chance) -> Sequence[Sequence[int]] | None:
        """The same for odds alone, where more is equal: what only matters after the step that is walked does not."""
        return self.classes(state, chance)

    def leaps(self, state: S) -> Sequence[tuple[Step[S], int]] | None:
        """For odds alone: what this step becomes at the end of a row of draws, with weights; None to walk each draw.

        Counting the row at once must give what walking it gives.
        """
        return None


Chosen = tuple[Action, Trace | Event | None]
"""What the system chose, as anybody would, and how it came to it; a trace is told as question and choice."""


class Roll(msgspec.Struct, frozen=True):
    """The system rolls before it chooses: what is rolled, and what it chooses then. Choosing changes nothing."""

    chance: Chance
    choose: Callable[[Outcome], Chosen]


Answer = Chosen | Roll | Step[Any]
"""What the system answers in a `Choice`: an action, a roll that comes first, or a step of its own in its place."""


class Choice(Step[S], frozen=True):
    """A step in which a side chooses. For a side that nobody plays, the title's system answers.

    This is the one place that looks at who is played: whoever chose, `do` carries it out the same way. Where a step
    sometimes leaves nothing to choose, its `ask` and `advance` see to that first and leave the rest to these. One that
    rolls by itself before anybody chooses replaces `ask`, `happen` and `classes`.
    """

    may_roll: ClassVar[bool] = False
    """Whether the system may roll before it chooses here. Declared, so that elsewhere it is asked only once."""

    def decision(self, state: S) -> Decision:
        """Who is asked what."""
        raise NotImplementedError

    def ask(self, state: S) -> Pending | None:
        decision = self.decision(state)
        if decision.side in state.played:
            return decision
        if not self.may_roll:
            return None
        answer = state.title.system(state, self)
        return answer.chance if isinstance(answer, Roll) else None

    def refusal(self, state: S, action: Action) -> Ruling | None:
        """What is not listed is refused by the decision's rule; replace where a better reason can be given."""
        if action in self.options(state):
            return None
        decision = self.decision(state)
        listed = [option for option, _ in zip(self.options(state), range(8), strict=False)]
        return refused(decision.rules or ("BF-02",), say("refusal.not-legal", action=action, actions=listed))

    def advance(self, state: S) -> None:
        answer = state.title.system(state, self)
        if isinstance(answer, Step):
            state.become(answer)
            return
        assert isinstance(answer, tuple), f"{type(self).__name__} does not say that the system may roll in it"
        self._carry_out(state, answer)

    def happen(self, state: S, outcome: Outcome) -> None:
        self._carry_out(state, self._roll(state).choose(outcome))

    def classes(self, state: S, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Rolls on which the system chooses the same."""
        roll = self._roll(state)
        groups: dict[Action, list[int]] = {}
        for i, outcome in enumerate(chance.outcomes):
            groups.setdefault(roll.choose(outcome)[0], []).append(i)
        return list(groups.values())

    def _roll(self, state: S) -> Roll:
        answer = state.title.system(state, self)
        assert isinstance(answer, Roll), f"the system rolls nothing in {type(self).__name__}"
        return answer

    def _carry_out(self, state: S, chosen: Chosen) -> None:
        action, trace = chosen
        if isinstance(trace, Trace):
            state.emit(trace.said(), *trace.rules, trace=trace)
        elif trace is not None:
            state.tell(trace)
        self.do(state, action)


class ListedChoice(Choice[S], frozen=True):
    """A choice of many things each of which is dear to make: it gives its listing, and its options follow."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "options" in cls.__dict__:
            raise TypeError(f"{cls.__name__}: replace listing; the options of a ListedChoice follow from it.")

    def options(self, state: S) -> Iterator[Action]:
        return iter(self.listing(state))

    def listing(self, state: S) -> Sequence[Action]:
        raise NotImplementedError


class InOrder(Step[Any], frozen=True, tag=True):
    """Runs the named list of steps of the title in order, then pops."""

    name: str
    at: int = 0

    def advance(self, state: State) -> None:
        steps = state.title.sequences[self.name]
        if self.at >= len(steps):
            state.pop()
            return
        state.become(InOrder(self.name, self.at + 1))
        state.push(steps[self.at])
