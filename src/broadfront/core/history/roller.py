"""The roller of a game: what it rolls from a seed, and whether the seed may be shown for all of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from broadfront.core.chance import Chance, Outcome, line_pick, roller_pick
from broadfront.core.record import Line, rolls_in

__all__ = ["Roller"]


class Roller:
    """A seed, and how many rolls and draws the record has seen, undone ones included: the number of the next."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed if seed is not None else secrets.token_hex(16)
        self.rolls = 0
        self.unverified = False
        """Whether lines were taken as they are, so that nobody has looked where their rolls came from."""
        self._gave = self._others = False
        """Whether this seed gave a roll of the record, and whether anything else did: an earlier seed, now lost."""
        self._shown = False

    @classmethod
    def after(cls, lines: Sequence[Line], seed: str | None) -> Roller:
        """The roller of a record whose lines are taken as they are."""
        made = cls(seed)
        made.rolls = rolls_in(lines)
        shown = next((line.n for line in reversed(lines) if line.seed is not None), 0)
        made._gave = made.unverified = any(line.by == "roller" for line in lines[shown:])
        made._shown = shown > 0 and seed in (None, lines[shown - 1].seed)
        return made

    def roll(self, chance: Chance) -> Outcome:
        """The next roll. A seed that somebody has seen gives no more."""
        if self._shown:
            self.seed = secrets.token_hex(16)
            self._gave = self._others = self._shown = self.unverified = False
        self._gave = True
        return self.draw(chance)

    def draw(self, chance: Chance) -> Outcome:
        """What nobody may see or knows, drawn for people with their own dice: the record does not call it a roll."""
        return roller_pick(chance, self.seed, self.rolls)

    def replayed(self, chance: Chance, outcome: Outcome, seed: str | None, n: int) -> None:
        """Line n has a roll of the roller: look whether this seed gave it."""
        given = seed is not None and outcome in (roller_pick(chance, seed, self.rolls), line_pick(chance, seed, n))
        self._gave, self._others = True, self._others or not given

    def replayed_seed(self, known: bool) -> None:
        """A line shows the seed of the rolls so far; `known`: it is this one."""
        self._gave = self._others = self.unverified = False
        self._shown = known

    def verified(self, checked: Roller, *, lost: bool) -> None:
        """Rolls taken as they are were replayed; `lost`: some lie where nothing is replayed any more."""
        self._others, self.unverified = checked._others or lost, False

    def show(self) -> str | None:
        """The seed, if it gave every roll since the last seed shown; it gives none after that."""
        if not self._gave or self._others or self._shown:
            return None
        self._shown = True
        return self.seed
