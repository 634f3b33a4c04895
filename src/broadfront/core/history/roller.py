"""The roller of a game: its rolls from a seed, and whether the seed may be shown as the source of all of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from broadfront.core.chance import Chance, Outcome, pick_by_line, pick_by_roll
from broadfront.core.record import Line, count_rolls

__all__ = ["Roller"]


class Roller:
    """A seed, and the number of rolls and draws in the record (undone ones included), which numbers the next roll."""

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
        """Return the roller for a record whose lines are accepted unchecked."""
        made = cls(seed)
        made.rolls = count_rolls(lines)
        shown = next((line.n for line in reversed(lines) if line.seed is not None), 0)
        made._gave_rolls = made.unverified = any(line.by == "roller" for line in lines[shown:])
        made._is_shown = shown > 0 and seed in (None, lines[shown - 1].seed)
        return made

    def roll(self, chance: Chance) -> Outcome:
        """Return the next roll. A seed that was shown is replaced by a new one first."""
        if self._is_shown:
            self.seed = secrets.token_hex(16)
            self._gave_rolls = self._others_gave_rolls = self._is_shown = self.unverified = False
        self._gave_rolls = True
        return self.draw(chance)

    def draw(self, chance: Chance) -> Outcome:
        """Draw what no person may see or knows, for people with their own dice. The record does not call it a roll."""
        return pick_by_roll(chance, self.seed, self.rolls)

    def check_replayed_roll(self, chance: Chance, outcome: Outcome, seed: str | None, n: int) -> None:
        """Note the roll of line `n` and check whether this seed gave it."""
        given = seed is not None and outcome in (pick_by_roll(chance, seed, self.rolls), pick_by_line(chance, seed, n))
        self._gave_rolls, self._others_gave_rolls = True, self._others_gave_rolls or not given

    def note_shown_seed(self, known: bool) -> None:
        """Note that a line shows the seed of the rolls so far; `known` if it is the present seed."""
        self._gave_rolls = self._others_gave_rolls = self.unverified = False
        self._is_shown = known

    def mark_verified(self, checked: Roller, *, lost: bool) -> None:
        """Note that unchecked rolls have been replayed; `lost` if some can no longer be replayed."""
        self._others_gave_rolls, self.unverified = checked._others_gave_rolls or lost, False

    def reveal_seed(self) -> str | None:
        """Return the seed if it gave every roll since the last seed shown, else None. It gives no more rolls after
        that."""
        if not self._gave_rolls or self._others_gave_rolls or self._is_shown:
            return None
        self._is_shown = True
        return self.seed
