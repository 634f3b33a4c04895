"""Exact odds: follow all decisions and chances from a position until a step is done, merging equal positions."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from html import escape
from math import lcm
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.html import html_table
from broadfront.core.intervals import wilson_interval
from broadfront.core.messages import Message
from broadfront.core.payloads import ToldOdds
from broadfront.core.rulings import LedgerLine
from broadfront.core.steps import Decision, GameOver, Step
from broadfront.core.zones import unseen_items

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = ["Odds", "Policy", "chance_as_side_knows", "compute_odds"]

MAX_STATES = 200_000
MAX_SECONDS = 2.0
FEW_STATES = 2_000
"""Walks up to this size ignore the time limit, because the first one of a process may wait for its kernels."""
SAMPLES = 4_000


class Policy(msgspec.Struct, frozen=True):
    """A named, deterministic rule that makes the decisions of a side while odds are computed."""

    name: str
    choose: Callable[[State], Action]


class Odds(msgspec.Struct, frozen=True):
    """The odds of an attack: a distribution of outcomes with integer weights that sum to `total`."""

    outcomes: tuple[tuple[dict[str, Any], int], ...]
    total: int
    assumes: dict[str, str]
    exact: bool = True
    states: int = 0
    note: str = ""
    ledger: tuple[LedgerLine, ...] = ()
    """All modifiers that apply before anyone plays or draws anything."""
    stands: Message | None = None
    """One line about the attack before the dice: strengths, column and cost."""

    def probability(self, **wanted: object) -> Fraction:
        """Return the probability that the outcome has all of these values."""
        return Fraction(self._weight_with_values(wanted), self.total)

    def _weight_with_values(self, wanted: Mapping[str, object]) -> int:
        """Return the total weight of the outcomes that have all of these values."""
        return sum(w for outcome, w in self.outcomes if all(outcome.get(k) == v for k, v in wanted.items()))

    def mean(self, key: str) -> Fraction:
        """Return the mean of one of the outcome's values, weighted over all outcomes."""
        return sum((Fraction(outcome[key] * w, self.total) for outcome, w in self.outcomes), Fraction(0))

    def interval(self, **wanted: object) -> tuple[float, float]:
        """Return both ends of the 95% Wilson confidence interval of a sampled probability; for exact odds they are
        equal."""
        if self.exact:
            p = float(self.probability(**wanted))
            return p, p
        return wilson_interval(self._weight_with_values(wanted), self.total)

    def rows(self) -> list[dict[str, Any]]:
        """Return the outcomes of the attack as plain rows, most likely first."""
        return [dict(outcome) | {"weight": w, "probability": w / self.total} for outcome, w in self.outcomes]

    def __repr__(self) -> str:
        likeliest, weight = self.outcomes[0]
        how = "exact" if self.exact else "sampled"
        values = ", ".join(f"{name} {value}" for name, value in likeliest.items())
        return f"Odds({len(self.outcomes)} outcomes, {how}; likeliest {weight / self.total:.1%}: {values})"

    def _repr_html_(self) -> str:
        notes = [self.note] if self.note else []
        notes += [f"Assumes {side}: {policy}." for side, policy in self.assumes.items()]
        shown = [{"chance": f"{row['probability']:.1%}"} | row for row in self.rows()]
        return html_table(shown) + "".join(f"<p>{escape(note)}</p>" for note in notes)

    def serialize(self) -> ToldOdds:
        """Return the odds as programs and pages receive them."""
        return ToldOdds(
            [dict(o) | {"weight": w, "probability": round(w / self.total, 6)} for o, w in self.outcomes],
            str(self.total),
            self.exact,
            dict(self.assumes),
            self.states,
            self.note,
            tuple(line.serialize() for line in self.ledger),
            "" if self.stands is None else str(self.stands),
        )

    told = serialize
    """Earlier name, kept for one release."""


Ending = tuple[tuple[str, Any], ...]
"""The outcome of a walk in a form that can be compared."""


class ChanceNode:
    """A position met while computing odds in which a die roll or draw decides. Several paths may lead to it."""

    __slots__ = ("state", "ways")

    def __init__(self, state: State) -> None:
        self.state = state
        """Deleted once the branches are known."""
        self.ways: Sequence[tuple[ChanceNode | Ending, int]] | None = None


class _MetPositions:
    """The positions met while computing odds; a position met again is not expanded again.

    Series of draws of different lengths may reach the same result; what follows is then computed once.
    """

    def __init__(
        self,
        measure: Callable[[State], dict[str, Any]],
        policies: Mapping[str, Policy],
        floor: int,
        side: str | None,
        known: frozenset[str],
        grouped: bool,
    ) -> None:
        self.measure, self.policies, self.floor = measure, policies, floor
        self.side, self.known, self.grouped = side, known, grouped
        self.forks: dict[Hashable, ChanceNode] = {}
        self.leapt: dict[Hashable, ChanceNode | Ending] = {}
        self.outcomes: dict[Ending, dict[str, Any]] = {}

    def next_node(self, state: State) -> ChanceNode | Ending:
        """Return the next position in which a die roll or draw decides, or the final outcome if none follows. The given
        state is used up."""
        while isinstance(pending := state.settle(self.floor, ask_forced=True), Decision):
            state.do(self.policies[pending.side].choose(state))
        if pending is None or isinstance(pending, GameOver):
            outcome = self.measure(state)
            ended = tuple(outcome.items())
            self.outcomes[ended] = outcome
            return ended
        key = self._merge_key(state)
        found = self.forks.get(key)
        if found is None:
            found = self.forks[key] = ChanceNode(state)
        return found

    def branches_of(self, fork: ChanceNode) -> Sequence[tuple[ChanceNode | Ending, int]]:
        """Return the branches of a position in which a die roll or draw decides, with their weights."""
        if fork.ways is None:
            fork.ways = self._expand(fork.state)
            del fork.state
        return fork.ways

    def _expand(self, state: State) -> Sequence[tuple[ChanceNode | Ending, int]]:
        """Compute the weighted branches of a state in which a die roll or draw decides."""
        branches = _weighted_branches(state, self.side, self.known, self.grouped)
        found = []
        for n, (branch, weight) in enumerate(branches):
            twin = state if n == len(branches) - 1 else state.copy()
            if isinstance(branch, Step):
                twin.become(branch)
                found.append((self._node_after_leap(twin), weight))
            else:
                _apply_outcome(twin, branch, self.side, self.known)
                found.append((self.next_node(twin), weight))
        return found

    def _node_after_leap(self, state: State) -> ChanceNode | Ending:
        """Return the position or final outcome that follows a whole series of draws."""
        key = self._merge_key(state)
        found = self.leapt.get(key)
        if found is None:
            found = self.leapt[key] = self.next_node(state)
        return found

    def _merge_key(self, state: State) -> Hashable:
        """Return the key by which equal positions are merged while computing odds."""
        return state.odds_key(self.side, self.known) if self.grouped else state.key(self.side, self.known)


def compute_odds(
    starts: Sequence[tuple[State, int]],
    measure: Callable[[State], dict[str, Any]],
    policies: Mapping[str, Policy],
    *,
    floor: int,
    side: str | None = None,
    known: frozenset[str] = frozenset(),
    max_states: int = MAX_STATES,
    max_seconds: float = MAX_SECONDS,
    seed: int = 0,
    grouped: bool = True,
) -> Odds:
    """Return the odds of the outcomes that follow from weighted starting states, until the stack of steps in progress
    sinks to height `floor`.

    With a side, draws come from the items it has not seen, so the odds depend on its view only. Zones in `known` are
    excepted, because the starting states have dealt them.

    Without `grouped`, every outcome is followed separately: slow, for comparison.
    """
    deadline = time.thread_time() + max_seconds
    positions = _MetPositions(measure, policies, floor, side, known, grouped)
    scale, met = sum(weight for _, weight in starts), 0
    ended: dict[Ending, int] = {}
    layer: dict[ChanceNode, int] = {}
    for state, weight in starts:
        _add_weight(positions.next_node(state.copy()), weight, layer, ended)
    while layer:
        met += len(layer)
        if met > max_states or (met > FEW_STATES and time.thread_time() > deadline):
            return _sample_odds(starts, measure, policies, side, known, floor, seed, met)
        spread = [(weight, positions.branches_of(fork)) for fork, weight in layer.items()]
        totals = [sum(w for _, w in ways) for _, ways in spread]
        common = lcm(*totals)
        scale *= common
        ended = {outcome: w * common for outcome, w in ended.items()}
        layer = {}
        for (weight, ways), total in zip(spread, totals, strict=True):
            share = weight * (common // total)
            for there, w in ways:
                _add_weight(there, share * w, layer, ended)
    ranked = tuple((positions.outcomes[outcome], w) for outcome, w in sorted(ended.items(), key=_weight_order))
    return Odds(ranked, scale, {s: p.name for s, p in policies.items()}, True, met)


def _add_weight(
    there: ChanceNode | Ending, weight: int, layer: dict[ChanceNode, int], ended: dict[Ending, int]
) -> None:
    """Add the weight of a branch to the position or final outcome it leads to."""
    if isinstance(there, ChanceNode):
        layer[there] = layer.get(there, 0) + weight
    else:
        ended[there] = ended.get(there, 0) + weight


def _weight_order(item: tuple[Hashable, int]) -> tuple[int, str]:
    """Return a sort key that puts items with large weights first."""
    return -item[1], str(item[0])


def chance_as_side_knows(state: State, side: str | None, known: frozenset[str] = frozenset()) -> Chance:
    """Return the pending die roll or draw; for a side, return a draw from the items it has not seen."""
    chance = state.pending
    assert isinstance(chance, Chance)
    if side is None or chance.zone is None or state.title.zones[chance.zone].is_visible_to(side):
        return chance
    pool = unseen_items(state.zones, state.title.zones, side, known)[state.title.zones[chance.zone].family]
    items = sorted(pool)
    return msgspec.structs.replace(chance, outcomes=tuple(items), weights=tuple(pool[i] for i in items))


def _weighted_branches(
    state: State, side: str | None, known: frozenset[str], grouped: bool
) -> Sequence[tuple[Outcome | Step[Any], int]]:
    """Return one outcome for each class of outcomes with equal effect, with the weight of the class, or the possible
    ends of a series of draws."""
    step = state.stack[-1]
    if grouped and (ends := step.odds_leaps(state)) is not None:
        return ends
    chance = chance_as_side_knows(state, side, known)
    groups = step.odds_classes(state, chance) if grouped else None
    if groups is None:
        return [(o, w) for o, w in zip(chance.outcomes, chance.weights, strict=True) if w]
    return [(chance.outcomes[g[0]], sum(chance.weights[i] for i in g)) for g in groups]


def _apply_outcome(state: State, outcome: Outcome, side: str | None, known: frozenset[str]) -> None:
    """Apply the outcome of a roll or draw to a state. If the drawn item lies in another unseen zone, first exchange it
    with one from the right zone.

    A side cannot distinguish the unseen zones of a family of items, so the exchange changes nothing it can know.
    """
    chance = state.pending
    assert isinstance(chance, Chance)
    if (
        side is not None
        and chance.zone is not None
        and isinstance(outcome, str)
        and outcome not in state.zones[chance.zone]
    ):
        specs = state.title.zones
        family = specs[chance.zone].family
        other = next(
            n
            for n, held in state.zones.items()
            if specs[n].family == family and n not in known and not specs[n].is_visible_to(side) and outcome in held
        )
        given = state.zones[chance.zone][0]
        state.move_item(outcome, other, chance.zone)
        state.move_item(given, chance.zone, other)
    state.happen(outcome)


def _sample_odds(
    starts: Sequence[tuple[State, int]],
    measure: Callable[[State], dict[str, Any]],
    policies: Mapping[str, Policy],
    side: str | None,
    known: frozenset[str],
    floor: int,
    seed: int,
    met: int,
) -> Odds:
    """Estimate odds by playing many times, when an exact calculation is too large; a note in the odds says so."""
    rng = random.Random(seed)
    counts: dict[Hashable, int] = {}
    results: dict[Hashable, dict[str, Any]] = {}
    worlds, weights = zip(*starts, strict=True)
    for _ in range(SAMPLES):
        state = rng.choices(worlds, weights)[0].copy()
        while (pending := state.settle(floor, ask_forced=True)) is not None and not isinstance(pending, GameOver):
            if isinstance(pending, Decision):
                state.do(policies[pending.side].choose(state))
            else:
                chance = chance_as_side_knows(state, side, known)
                _apply_outcome(state, rng.choices(chance.outcomes, chance.weights)[0], side, known)
        outcome = measure(state)
        name = tuple(outcome.items())
        results[name] = outcome
        counts[name] = counts.get(name, 0) + 1
    ranked = tuple((results[name], w) for name, w in sorted(counts.items(), key=_weight_order))
    note = f"Too many positions to count exactly ({met} met): sampled {SAMPLES} times, seed {seed}."
    return Odds(ranked, SAMPLES, {s: p.name for s, p in policies.items()}, False, met, note)
