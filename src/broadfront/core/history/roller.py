"""The roller of a game: its rolls from a seed, and whether the seed may be shown as the source of all of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from broadfront.core.chance import Chance, Outcome, line_pick, roller_pick
from broadfront.core.record import Line, rolls_in

__all__ = ["Roller"]


class Roller:
    """A seed, and the number of rolls and draws in the record (undone ones included), which numbers the next roll."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed if seed is not None else secrets.token_hex(16)
        self.rolls = 0
        self.unverified = False
        """Whether some lines were accepted unchecked, so that the origin of their rolls is unknown."""
        self._gave = self._others = False
        """Whether this seed gave any roll of the record, and whether anything else did, such as a lost earlier seed."""
        self._shown = False

    @classmethod
    def after(cls, lines: Sequence[Line], seed: str | None) -> Roller:
        """Return the roller for a record whose lines are accepted unchecked."""
        made = cls(seed)
        made.rolls = rolls_in(lines)
        shown = next((line.n for line in reversed(lines) if line.seed is not None), 0)
        made._gave = made.unverified = any(line.by == "roller" for line in lines[shown:])
        made._shown = shown > 0 and seed in (None, lines[shown - 1].seed)
        return made

    def roll(self, chance: Chance) -> Outcome:
        """Return the next roll. A seed that was shown is replaced by a new one first."""
        if self._shown:
            self.seed = secrets.token_hex(16)
            self._gave = self._others = self._shown = self.unverified = False
        self._gave = True
        return self.draw(chance)

    def draw(self, chance: Chance) -> Outcome:
        """Draw what no person may see or knows, for people with their own dice. The record does not call it a roll."""
        return roller_pick(chance, self.seed, self.rolls)

    def replayed(self, chance: Chance, outcome: Outcome, seed: str | None, n: int) -> None:
        """Note the roll of line `n` and check whether this seed gave it."""
        given = seed is not None and outcome in (roller_pick(chance, seed, self.rolls), line_pick(chance, seed, n))
        self._gave, self._others = True, self._others or not given

    def replayed_seed(self, known: bool) -> None:
        """Note that a line shows the seed of the rolls so far; `known` if it is the present seed."""
        self._gave = self._others = self.unverified = False
        self._shown = known

    def verified(self, checked: Roller, *, lost: bool) -> None:
        """Note that unchecked rolls have been replayed; `lost` if some can no longer be replayed."""
        self._others, self.unverified = checked._others or lost, False

    def show(self) -> str | None:
        """Return the seed if it gave every roll since the last seed shown, else None. It gives no more rolls after
        that."""
        if not self._gave or self._others or self._shown:
            return None
        self._shown = True
        return self.seed
