"""What the steps ask of the Allied system where nobody plays the Allies. The game hands it in with the title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from broadfront.core.events import Candidate, Trace
from broadfront.core.rulings import LedgerLine
from broadfront.core.steps import Step
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.steps.advance import Advancing
    from broadfront.titles.ardennes.steps.hits import LosingSteps

__all__ = ["AlliedSystem", "Candidacy", "HitTaken", "allies"]


class HitTaken(NamedTuple):
    """How the system takes one hit: surely by retreat or loss, or by a HoldCheck against a target."""

    sure: bool
    retreat: bool
    target: int
    rules: tuple[str, ...]
    why: str
    ledger: tuple[LedgerLine, ...] = ()

    def tell(self, state: ArdennesState, roll: int | None = None) -> None:
        if state.events is None:
            return
        retreat = self.retreat if roll is None else roll > self.target
        choice = "retreat a hex" if retreat else "lose a step"
        lines = tuple(
            Candidate(line.reason, f"{line.amount:+d}", line.rule)
            for line in self.ledger
            if isinstance(line.amount, int)
        )
        dice = () if roll is None else (f"{roll} against {self.target}",)
        trace = Trace("A hit on the Allied defenders", choice, self.rules, lines, dice)
        state.emit("system", "{why}: {choice}.", *self.rules, trace=trace, why=self.why, choice=choice)


class Candidacy(NamedTuple):
    """Units considered for advance together, and the roll that lets them; 10 is automatic, 0 never."""

    units: tuple[int, ...]
    number: int
    rule: str
    why: str
    passed_over: tuple[str, ...] = ()
    """The rule that prefers this row of the table where the hex is in several."""

    @property
    def sure(self) -> bool:
        return self.number >= 10 or self.number <= 0

    def tell(self, state: ArdennesState, roll: int | None = None) -> None:
        if state.events is None:
            return
        goes = self.number >= 10 if roll is None else roll <= self.number
        names = ", ".join(state.units[n].id for n in self.units)
        dice = () if roll is None else (f"{roll}, needed {self.number} or less",)
        rules = (self.rule, "ARD-C3-12", *(("ARD-C3-14",) if len(self.units) > 1 else ()), *self.passed_over)
        what = "advance" if goes else "stay"
        trace = Trace(f"Advance of {names}", what, rules, (Candidate(names, self.why, self.rule, goes),), dice)
        state.emit("system", "{units}: {why}, {what}.", *rules, trace=trace, units=names, why=self.why, what=what)


class AlliedSystem(Protocol):
    """Who runs the Allies of the solitaire game."""

    def impulse(self) -> Step[Any]:
        """The step that is an Allied impulse."""

    def attack_card(self, fight: Fight) -> Step[Any]:
        """The step that draws a card for an Allied attack."""

    def defence_card(self, fight: Fight) -> Step[Any]:
        """The step that draws a card for Allied defenders."""

    def bug_out(self, fight: Fight) -> Step[Any]:
        """The step that finds out whether Allied defenders slip away."""

    def hit_taken(self, state: ArdennesState, fight: Fight, left: int) -> HitTaken:
        """How the present hit on Allied defenders is taken."""

    def loser(self, state: ArdennesState, step: LosingSteps) -> tuple[int, tuple[str, ...]]:
        """The Allied unit that takes a step loss, and the rules."""

    def attacker_hit(self, state: ArdennesState, fight: Fight, number: int) -> tuple[str, str]:
        """How an Allied attacker takes his n-th hit: `loss`, `disperse` or `ignore`, and the rule."""

    def next_advance(self, state: ArdennesState, step: Advancing) -> Candidacy | None:
        """The next Allied units considered for advance."""


class _Game(Protocol):
    allies: AlliedSystem


def allies(state: ArdennesState) -> AlliedSystem:
    """The system that runs the Allies in this game."""
    return cast(_Game, state.title).allies
