"""What one side may know. Players, bots, pages and learners receive this, never the state."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.messages import plain_data
from broadfront.core.odds import chance_as_side_knows
from broadfront.core.options import Options, ruling_on
from broadfront.core.payloads import ToldChance, ToldDecision, ToldEnd, ToldPending
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.zones import ZoneSeen, unseen_items, visible_zones

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = ["View", "serialize_pending"]


class View:
    """What a side may know of a state, computed on demand. `side=None` sees everything."""

    __slots__ = ("_state", "side")

    def __init__(self, state: State, side: str | None) -> None:
        self._state = state
        self.side = side

    @property
    def facts(self) -> dict[str, Any]:
        """All facts of the position as plain data; facts are never hidden."""
        return self._state.facts()

    @property
    def zones(self) -> dict[str, ZoneSeen]:
        """The hidden zones (decks, hands, cups) as this side may see them."""
        return visible_zones(self._state.zones, self._state.title.zones, self.side)

    def unseen(self) -> dict[str, Counter[str]]:
        """Return the cards and chits whose zone this side does not know, with counts, by family."""
        return unseen_items(self._state.zones, self._state.title.zones, self.side)

    @property
    def pending(self) -> Pending:
        """What the game waits for, as this side may know it."""
        pending = self._state.pending
        if isinstance(pending, Chance) and self.side is not None:
            if not pending.is_visible_to(self.side):
                return Chance(pending.message, (), (), pending.side, pending.rules, pending.zone, pending.seen_by)
            return chance_as_side_knows(self._state, self.side)
        return pending

    def options(self) -> Options:
        """Return the legal actions of the pending decision; none if another side is asked."""
        return Options(self._state, self.side)

    def why_not(self, action: Action) -> Ruling:
        """Return whether this side may take an action now, and by which rule."""
        return ruling_on(self._state, action, self.side)

    def position(self) -> State:
        """Return a copy of the position for calculations, with the zones this side cannot see emptied."""
        twin = self._state.copy()
        self._state.share_results_with(twin)
        for name in twin.title.unseen_zones[self.side]:
            twin.zones[name] = ()
        return twin

    def shared_position(self) -> State:
        """Return the position with unseen zones emptied, to read at once and never change: it shares everything with
        the live state."""
        return self._state.with_emptied_zones(self._state.title.unseen_zones[self.side])

    def sample(self, seed: int) -> State:
        """Return a complete state that fits what this side knows: one possible world."""
        return self._state.copy() if self.side is None else self._state.resample(self.side, random.Random(seed))

    def __repr__(self) -> str:
        return f"View({self._state!r} as {self.side or 'everybody'} sees it)"

    def _repr_svg_(self) -> str | None:
        """Return the position as the side may see it, as SVG for notebooks; None if the title cannot be drawn."""
        draws = self._state.title.draws
        return None if draws is None else draws(self._state, self.side)

    def to_data(self) -> dict[str, Any]:
        """Return everything the side may know of the position as plain data."""
        state = self._state
        return {
            "title": state.title.name,
            "variant": state.variant,
            "scenario": state.scenario,
            "side": self.side,
            "facts": msgspec.to_builtins(self.facts),
            "zones": msgspec.to_builtins(self.zones),
            "unseen": {family: dict(sorted(pool.items())) for family, pool in sorted(self.unseen().items())},
            "stack": [msgspec.to_builtins(step) for step in state.stack],
            "pending": msgspec.to_builtins(serialize_pending(self.pending)),
        }


def serialize_pending(pending: Pending) -> ToldPending:
    """Return what the game waits for, as programs and pages receive it."""
    topic, data = pending.message.topic, plain_data(pending.message.data)
    match pending:
        case Decision():
            accepts = tuple(kind.__name__ for kind in pending.accepts)
            return ToldDecision(pending.side, pending.prompt, topic, data, accepts, pending.rules)
        case Chance():
            return ToldChance(
                pending.what,
                topic,
                data,
                pending.outcomes,
                pending.weights,
                pending.side,
                pending.rules,
                pending.zone,
                pending.seen_by,
            )
        case GameOver():
            return ToldEnd(pending.winner, pending.reason, topic, data, pending.rules, pending.score)
