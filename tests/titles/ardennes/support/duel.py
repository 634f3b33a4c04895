"""One combat on a field, driven step by step."""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.events import Event
from broadfront.core.options import ruling_on
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Decision, InOrder, Pending, Step
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.steps.battle import Battle
from tests.titles.ardennes.support.by_ids import by_ids
from tests.titles.ardennes.support.field import Field

BLANK = "chit-42"


class Duel:
    """A step on a field, asked and answered until it is over."""

    def __init__(self, field: Field, step: Step) -> None:  # type: ignore[type-arg]
        self.field = field
        self.state = field.state
        self.state.events = []
        for zone, cards in (("chit-cup", field.title.chits), ("allied-deck", ()), ("german-hand", ())):
            if not self.state.zones[zone]:
                self.state.zones[zone] = tuple(sorted(cards))
        self.state.stack[:] = [InOrder("nothing")]
        self.state.push(step)

    @property
    def pending(self) -> Pending | None:
        """What is asked; None when the step is over."""
        return self.state.settle(1, ask_forced=True)

    def settle(self) -> None:
        """Let happen what follows without a question."""
        assert self.pending is None

    def taken(self) -> bool:
        """Whether every hit is taken without a question: nothing is asked, or only about the advance."""
        pending = self.pending
        return pending is None or type(self.state.stack[-1]).__name__ == "Advancing"

    @property
    def prompt(self) -> str:
        pending = self.pending
        if isinstance(pending, Chance):
            return pending.what
        return pending.prompt if isinstance(pending, Decision) else ""

    def options(self) -> list[str]:
        assert isinstance(self.pending, Decision)
        return [str(action) for action in self.state.stack[-1].options(self.state)]

    def why_not(self, action: Action) -> Ruling:
        assert isinstance(self.pending, Decision)
        return ruling_on(self.state, action)

    def do(self, action: Action) -> None:
        ruling = self.why_not(action)
        assert ruling.legal, str(ruling)
        self.state.do(action)

    def roll(self, outcome: Outcome, what: str = "") -> None:
        pending = self.pending
        assert isinstance(pending, Chance), pending
        assert what in pending.what, pending.what
        pending.weight(outcome)
        self.state.happen(outcome)

    def chits(self, *hits: tuple[int, int]) -> None:
        """Draw chits that give these hits on defender and attacker here."""
        from broadfront.titles.ardennes.steps.combat import Drawing

        for wanted in hits:
            assert isinstance(self.pending, Chance)
            step = self.state.stack[-1]
            assert isinstance(step, Drawing)
            name = next(n for n in self.state.zones["chit-cup"] if step.chit_effects(self.state)[n] == wanted)
            self.roll(name, "Chit")

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    def told(self, rule: str) -> list[str]:
        """What was told by a rule."""
        return [str(event) for event in self.events if rule in event.rules]

    def traces(self, rule: str) -> list[str]:
        """What the system chose by a rule, with ids."""
        found = (event.trace for event in self.events)
        return [by_ids(trace).choice for trace in found if trace is not None and rule in trace.rules]


def battle(
    field: Field,
    target: str,
    attackers: Sequence[int],
    *,
    tactics_left: int = 0,
    hand: Sequence[str] = (),
    allied_deck: Sequence[str] = (),
    allied_hand: Sequence[str] = (),
    support: tuple[str, ...] = (),
    opening: bool = False,
    active: tuple[int, ...] = (),
) -> Duel:
    """A combat with these cards in hands and deck."""
    side = SIDES[field.state.board.side_of(attackers[0])]
    field.state.zones["german-hand"] = tuple(sorted(hand))
    field.state.zones["allied-hand"] = tuple(sorted(allied_hand))
    field.state.zones["allied-deck"] = tuple(sorted(allied_deck))
    step = Battle(side, field.at(target), tuple(attackers), tactics_left, support, opening, active=active)
    return Duel(field, step)


def german_card(field: Field, tactic: str, level: str = "") -> str:
    """A German card that bears a tactic."""
    return next(c.id for c in field.title.german_cards.values() if c.tactic == tactic and level in ("", c.level))


def allied_card(field: Field, tactic: str, *, formation: str = "") -> str:
    """An Allied card that bears a tactic, of a formation or of none that is about."""
    cards = field.title.allied_cards.values()
    if formation:
        return next(c.id for c in cards if c.tactic == tactic and formation in c.formations)
    return next(c.id for c in cards if c.tactic == tactic and not set(c.formations) & {"V", "99", "XVIII", "7A", "1"})
