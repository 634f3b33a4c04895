"""Steps on a stack: a step defines what is legal in it and what it does.

A step is an immutable, serializable struct. Its fields are its whole memory; to remember more it replaces itself
(`state.become(...)`). While the step on top asks nothing, the engine calls `advance`, which must push a step, pop
itself or become another.

Steps, actions, events, rulings and record lines hold plain data, so they cannot form reference cycles: `gc=False`
spares Python's garbage collector from scanning thousands of them.
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
    """A choice that a side must make."""

    side: str
    message: Message
    accepts: tuple[type[Action], ...]
    hidden: bool = False
    """Whether having only one option would reveal something to the other side. Such a decision is always asked."""
    rules: tuple[str, ...] = ()

    @property
    def prompt(self) -> str:
        """The question that the side must decide, in the reader's language."""
        return str(self.message)


class GameOver(msgspec.Struct, frozen=True):
    """The end of a game: who won (None for a draw), why, and by which rule."""

    winner: str | None
    message: Message
    rules: tuple[str, ...] = ()
    score: dict[str, int] = {}

    @property
    def reason(self) -> str:
        """Why the game ended, in the reader's language."""
        return str(self.message)


Pending = Decision | Chance | GameOver


class Step(msgspec.Struct, Generic[S], frozen=True, tag_field="step", tag=True, gc=False):
    """One step of the sequence of play or of a procedure. Override what applies: a decision, a roll or draw, or
    automatic work."""

    def ask(self, state: S) -> Pending | None:
        """Return the decision or roll that this step waits for; None if it can advance by itself. It never changes the
        state."""
        return None

    def advance(self, state: S) -> None:
        """Do the automatic work of this step; it must push, pop or replace a step on the stack."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing and does nothing")

    def options(self, state: S) -> Iterator[Action]:
        """Yield the legal actions that this step lists, each once."""
        return iter(())

    def listing(self, state: S) -> Sequence[Action]:
        """Return the listed legal actions as a sequence, which may create each one only when read; see
        `ListedChoice`."""
        return tuple(self.options(state))

    def refusal(self, state: S, action: Action) -> Ruling | None:
        """Return why an action is not legal in this step; None if it is. It must accept every action of `options`."""
        return refused("BF-02", say("refusal.not-this-step", step=type(self).__name__, action=type(action).__name__))

    def ledger(self, state: S, action: Action) -> Sequence[LedgerLine]:
        """Return the costs or modifiers of a legal action, for the ruling that allows it."""
        return ()

    def do(self, state: S, action: Action) -> None:
        """Carry out an action that was found legal."""
        raise NotImplementedError

    def happen(self, state: S, outcome: Outcome) -> None:
        """Carry out the outcome of this step's roll or draw."""
        raise NotImplementedError

    def classes(self, state: S, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Return groups of outcome numbers of a roll or draw that have equal effect in this step; None if all
        differ."""
        return None

    def odds_classes(self, state: S, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Return groups of outcome numbers with equal effect on the odds; None if all differ.

        The groups may be larger than those of `classes`: effects that matter only after the battle do not count.
        """
        return self.classes(state, chance)

    def odds_leaps(self, state: S) -> Sequence[tuple[Step[S], int]] | None:
        """Return what this step can become at the end of a series of draws, with weights, for computing odds only.

        None means to follow each draw. Counting the series at once must give the same result as following it.
        """
        return None


Chosen = tuple[Action, Trace | Event | None]
"""An action the system chose, and how: a trace is reported as question and choice, an event as it is."""


class Roll(msgspec.Struct, frozen=True):
    """A die roll that the system makes before it chooses for a side nobody plays, and its choice for each outcome.
    Choosing changes nothing."""

    chance: Chance
    choose: Callable[[Outcome], Chosen]


Answer = Chosen | Roll | Step[Any]
"""The system's answer to a `Choice`: an action, a roll that comes first, or a step that takes its place."""


class Choice(Step[S], frozen=True):
    """A step in which a side chooses. For a side that nobody plays, the title's system chooses.

    Only this class checks which sides are played: whoever chose, `do` carries it out the same way. If a step sometimes
    has nothing to choose, its `ask` and `advance` handle that first and call these methods otherwise. A step that rolls
    before anyone chooses overrides `ask`, `happen` and `classes`.
    """

    may_roll: ClassVar[bool] = False
    """Whether the system may roll before it chooses here. If not, it is asked only once."""

    def decision(self, state: S) -> Decision:
        """Return the decision of this step: which side is asked, and what."""
        raise NotImplementedError

    def ask(self, state: S) -> Pending | None:
        """Return the decision if its side is played by somebody, or the die roll that the system makes first.

        Return None if the system chooses without a roll.
        """
        decision = self.decision(state)
        if decision.side in state.played:
            return decision
        if not self.may_roll:
            return None
        answer = state.title.system(state, self)
        return answer.chance if isinstance(answer, Roll) else None

    def refusal(self, state: S, action: Action) -> Ruling | None:
        """Return the refusal of an action that is not listed, with the rule of the decision; None if it is listed.

        Override to give a better reason.
        """
        if action in self.options(state):
            return None
        decision = self.decision(state)
        listed = [option for option, _ in zip(self.options(state), range(8), strict=False)]
        return refused(decision.rules or ("BF-02",), say("refusal.not-legal", action=action, actions=listed))

    def advance(self, state: S) -> None:
        """Let the system choose for a side nobody plays, and carry out its choice."""
        answer = state.title.system(state, self)
        if isinstance(answer, Step):
            state.become(answer)
            return
        assert isinstance(answer, tuple), f"{type(self).__name__} does not say that the system may roll in it"
        self._carry_out(state, answer)

    def happen(self, state: S, outcome: Outcome) -> None:
        """Carry out what the system chooses on this outcome of its die roll."""
        self._carry_out(state, self._system_roll(state).choose(outcome))

    def classes(self, state: S, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Return groups of outcome numbers of the system's die roll on which it chooses the same action."""
        roll = self._system_roll(state)
        groups: dict[Action, list[int]] = {}
        for i, outcome in enumerate(chance.outcomes):
            groups.setdefault(roll.choose(outcome)[0], []).append(i)
        return list(groups.values())

    def _system_roll(self, state: S) -> Roll:
        """Return the die roll that the system makes in this step before it chooses."""
        answer = state.title.system(state, self)
        assert isinstance(answer, Roll), f"the system rolls nothing in {type(self).__name__}"
        return answer

    def _carry_out(self, state: S, chosen: Chosen) -> None:
        """Report how the system chose, and carry out the action it chose."""
        action, trace = chosen
        if isinstance(trace, Trace):
            state.emit(trace.summarize(), *trace.rules, trace=trace)
        elif trace is not None:
            state.emit_event(trace)
        self.do(state, action)


class ListedChoice(Choice[S], frozen=True):
    """A choice among many actions that are expensive to make: subclasses define `listing`, and `options` follows from
    it."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "options" in cls.__dict__:
            raise TypeError(f"{cls.__name__}: replace listing; the options of a ListedChoice follow from it.")

    def options(self, state: S) -> Iterator[Action]:
        """Yield the legal actions of this step, each made when it is reached."""
        return iter(self.listing(state))

    def listing(self, state: S) -> Sequence[Action]:
        """Return the legal actions of this step as a lazy sequence. Subclasses define it."""
        raise NotImplementedError


class InOrder(Step[Any], frozen=True, tag=True):
    """A step that runs a named sequence of the title's steps in order, then pops itself."""

    name: str
    at: int = 0

    def advance(self, state: State) -> None:
        """Run the next step of the sequence, or end this step if none is left."""
        steps = state.title.sequences[self.name]
        if self.at >= len(steps):
            state.pop()
            return
        state.become(InOrder(self.name, self.at + 1))
        state.push(steps[self.at])
