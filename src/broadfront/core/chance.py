"""Dice, draws and other random results. Each waits as a `Chance` with exact integer weights until it is resolved."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.messages import Message

__all__ = ["Chance", "Outcome", "die", "draw", "outcome_from_seed_and_line", "outcome_from_seed_and_roll"]

Outcome = int | str
MAX_SHOWN = 12
"""Maximum number of outcomes that a refusal lists."""
PICK_RANGE = 1 << 128
"""The roller draws numbers from 0 up to, but not including, this limit."""


class Chance(msgspec.Struct, frozen=True, gc=False):
    """A pending die roll or draw: its purpose, the possible outcomes, and their integer weights."""

    message: Message
    outcomes: tuple[Outcome, ...]
    weights: tuple[int, ...]
    side: str | None = None
    """The side that rolls or draws; None if neither does."""
    rules: tuple[str, ...] = ()
    zone: str | None = None
    """The zone an item is drawn from; None for rolls."""
    seen_by: tuple[str, ...] | None = None
    """Sides that may see the outcome; None means everyone."""

    @property
    def what(self) -> str:
        """What the die roll or draw is for, in the reader's language."""
        return str(self.message)

    @property
    def total(self) -> int:
        """The sum of the weights of all possible outcomes."""
        return sum(self.weights)

    def weight(self, outcome: Outcome) -> int:
        """Return the weight of one outcome; raise `Invalid` if it is not possible."""
        for value, weight in zip(self.outcomes, self.weights, strict=True):
            if value == outcome and type(value) is type(outcome):
                return weight
        expected = (
            f"what remains is {self.summarize_outcomes()}" if self.zone else f"expected {self.describe_outcomes()}"
        )
        raise Invalid(
            f"{outcome!r} is not possible for {self.what}: {expected}.",
            parameter="outcome",
            given=outcome,
            accepted=list(self.outcomes),
        )

    def match_outcome(self, word: str) -> Outcome:
        """Return the possible outcome that equals a typed word, ignoring case; return an impossible word unchanged."""
        return next((outcome for outcome in self.outcomes if str(outcome).casefold() == word.casefold()), word)

    def describe_outcomes(self) -> str:
        """Describe the possible outcomes of the roll or draw briefly, such as `1 to 6`."""
        values = self.outcomes
        if (
            len(values) > 2
            and all(isinstance(v, int) for v in values)
            and list(values) == list(range(int(values[0]), int(values[-1]) + 1))
        ):
            return f"{values[0]} to {values[-1]}"
        return ", ".join(map(str, values))

    def summarize_outcomes(self) -> str:
        """List the first possible outcomes of the roll or draw and say how many more there are."""
        more = len(self.outcomes) - MAX_SHOWN
        return (
            self.describe_outcomes()
            if more <= 0
            else f"{', '.join(map(str, self.outcomes[:MAX_SHOWN]))} and {more} more"
        )

    def is_visible_to(self, side: str) -> bool:
        """Return whether a side may see the outcome of this roll or draw."""
        return self.seen_by is None or side in self.seen_by


@lru_cache(maxsize=256)
def _equal_weights(count: int) -> tuple[int, ...]:
    """Return `count` equal weights; the tuples are cached because games keep thousands of them."""
    return (1,) * count


@lru_cache(maxsize=64)
def _die_faces(low: int, high: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the faces of a die and their equal weights."""
    return tuple(range(low, high + 1)), _equal_weights(high - low + 1)


def die(what: Message, low: int, high: int, *, side: str | None = None, rules: tuple[str, ...] = ()) -> Chance:
    """Return the pending roll of one die with faces `low` to `high`.

    >>> die(Message("patrol", "roll.weather"), 1, 6).describe_outcomes()
    '1 to 6'
    """
    faces, ones = _die_faces(low, high)
    return Chance(what, faces, ones, side, rules)


def draw(
    what: Message,
    zone: str,
    items: Sequence[str],
    *,
    side: str | None = None,
    rules: tuple[str, ...] = (),
    seen_by: tuple[str, ...] | None = None,
    distinct: bool = False,
) -> Chance:
    """Return the pending draw of one of `items`, a sorted multiset, from a zone such as a deck or cup. Pass `distinct`
    if all items are known to differ.

    >>> draw(Message("patrol", "roll.card"), "cup", ["a", "b", "b"]).weights
    (1, 2)
    """
    if distinct or len(set(items)) == len(items):
        return Chance(what, tuple(items), _equal_weights(len(items)), side, rules, zone, seen_by)
    counts = Counter(items)
    return Chance(what, tuple(counts), tuple(counts.values()), side, rules, zone, seen_by)


@lru_cache(maxsize=64)
def _seeded_hash(seed: str) -> hashlib.blake2b:
    """Return an empty hash keyed by a random seed; each roll is computed from a copy of it."""
    return hashlib.blake2b(key=hashlib.sha256(seed.encode()).digest(), digest_size=16)


def outcome_from_seed_and_roll(chance: Chance, seed: str, roll: int) -> Outcome:
    """Return the outcome that a random seed gives for the roll with this number in the record (undone rolls are
    counted)."""
    return _outcome_from_seed_and_text(chance, seed, f"roll {roll}")


def outcome_from_seed_and_line(chance: Chance, seed: str, n: int) -> Outcome:
    """Return the outcome that a random seed gave for the roll at line `n` of a record in the old format 1."""
    return _outcome_from_seed_and_text(chance, seed, str(n))


def _outcome_from_seed_and_text(chance: Chance, seed: str, text: str) -> Outcome:
    """Return an outcome chosen by its weight from a random seed and a text; rejection sampling keeps the choice
    unbiased."""
    outcomes, even = chance.outcomes, chance.weights.count(1) == len(chance.outcomes)
    total = len(outcomes) if even else chance.total
    limit = PICK_RANGE - PICK_RANGE % total
    attempt = 0
    while True:
        hashed = _seeded_hash(seed).copy()
        hashed.update(f"{text}/{attempt}".encode())
        number = int.from_bytes(hashed.digest(), "big")
        if number < limit:
            break
        attempt += 1
    pick = number % total
    if even:
        return outcomes[pick]
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        if pick < weight:
            return outcome
        pick -= weight
    raise AssertionError("weights do not sum")
