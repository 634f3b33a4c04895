"""The attrition table: step losses of units Out of Supply."""

from __future__ import annotations

from typing import Annotated, TypedDict

from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["AttritionChart", "attrition_losses", "load_attrition"]


Rating = Annotated[str, one_of_words("0", "1", "2", "3", "4", "5")]


class Large(TypedDict):
    """The number of steps in one hex from which the attrition roll is modified, and the modifier."""

    steps: Few
    modifier: Few


class AttritionChart(Form, frozen=True):
    """The attrition table: for each Action Rating, the highest rolls at which 0, 1, 2 and 4 steps are lost."""

    rule: str
    steps: tuple[str, ...]
    rows: dict[Rating, tuple[Few, Few, Few, Few]]
    large: Large

    @decides("OCS-SUPPLY-07")
    def roll_modifier(self, steps: int) -> int:
        """Return the modifier of the attrition roll for a number of steps Out of Supply in one hex."""
        return self.large["modifier"] if steps >= self.large["steps"] else 0


def attrition_losses(roll_limits: tuple[int, int, int, int], modified_roll: int) -> int:
    """Return the steps lost for a modified attrition roll: 0, 1, 2, 4, or -1 for all."""
    for limit, steps in zip(roll_limits, (0, 1, 2, 4), strict=True):
        if modified_roll <= limit:
            return steps
    return -1


def load_attrition(files: TitleFiles) -> AttritionChart:
    """Load the attrition table."""
    found = files.read("charts/combat.toml", AttritionChart, "attrition")
    files.check_own_keys("charts/combat.toml", "attrition", "rows")
    return found
