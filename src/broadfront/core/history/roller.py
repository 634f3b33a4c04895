"""The roller of a game: its rolls from a seed, and whether the seed may be shown as the source of all of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from broadfront.core.chance import Chance, Outcome, outcome_from_seed_and_line, outcome_from_seed_and_roll
from broadfront.core.record import Line, count_rolls

__all__ = ["Roller"]


class Roller:
    """The source of a game's random rolls: a seed, and the number of rolls and draws in the record (undone ones
    included), which numbers the next roll."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed if seed is not None else secrets.token_hex(16)
        self.rolls = 0
        self.unverified = False
        """Whether some lines were accepted unchecked, so that the origin of their rolls is unknown."""
        self._gave_rolls = self._others_gave_rolls = False
        """Whether this seed gave any roll of the record, and whether anything else did, such as a lost earlier seed."""
        self._is_shown = False

    @classmethod
    def from_lines(cls, lines: Sequence[Line], seed: str | None) -> Roller:
        """Return the source of random rolls for a record whose lines are accepted without replaying them."""
        made = cls(seed)
        made.rolls = count_rolls(lines)
        shown = next((line.n for line in reversed(lines) if line.seed is not None), 0)
        made._gave_rolls = made.unverified = any(line.by == "roller" for line in lines[shown:])
        made._is_shown = shown > 0 and seed in (None, lines[shown - 1].seed)
        return made

    def roll(self, chance: Chance) -> Outcome:
        """Return the outcome of the next roll or draw. A seed that people have seen is replaced by a new one first."""
        if self._is_shown:
            self.seed = secrets.token_hex(16)
            self._gave_rolls = self._others_gave_rolls = self._is_shown = self.unverified = False
        self._gave_rolls = True
        return self.draw(chance)

    def draw(self, chance: Chance) -> Outcome:
        """In a game where people roll their own dice, return the outcome of a draw no person may see; the record does
        not call it a roll of the program."""
        return outcome_from_seed_and_roll(chance, self.seed, self.rolls)

    def check_replayed_roll(self, chance: Chance, outcome: Outcome, seed: str | None, n: int) -> None:
        """Check whether a random seed gave the roll of record line `n`, and remember the result."""
        given = seed is not None and outcome in (
            outcome_from_seed_and_roll(chance, seed, self.rolls),
            outcome_from_seed_and_line(chance, seed, n),
        )
        self._gave_rolls, self._others_gave_rolls = True, self._others_gave_rolls or not given

    def note_shown_seed(self, known: bool) -> None:
        """Note that a record line shows the seed of the rolls so far; `known` tells that it is the present seed."""
        self._gave_rolls = self._others_gave_rolls = self.unverified = False
        self._is_shown = known

    def mark_verified(self, checked: Roller, *, lost: bool) -> None:
        """Note that rolls accepted unchecked have now been replayed; `lost` tells that some can no longer be
        replayed."""
        self._others_gave_rolls, self.unverified = checked._others_gave_rolls or lost, False

    def reveal_seed(self) -> str | None:
        """Return the random seed if it gave every roll since the last seed shown, else None. It gives no more rolls
        after being revealed."""
        if not self._gave_rolls or self._others_gave_rolls or self._is_shown:
            return None
        self._is_shown = True
        return self.seed
