"""The attrition table: steps that units Out of Supply lose."""

from __future__ import annotations

from typing import Annotated, TypedDict

from broadfront.core.files import TitleFiles
from broadfront.core.reading.typed import among
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["AttritionChart", "attrition_losses", "load_attrition"]


Rating = Annotated[str, among("0", "1", "2", "3", "4", "5")]


class Large(TypedDict):
    steps: Few
    modifier: Few


class AttritionChart(Form, frozen=True):
    """Upper limits of no loss, 1, 2 and 4 steps by Action Rating."""

    rule: str
    steps: tuple[str, ...]
    rows: dict[Rating, tuple[Few, Few, Few, Few]]
    large: Large

    @decides("OCS-SUPPLY-07")
    def modifier(self, steps: int) -> int:
        """What so many steps Out of Supply in a hex add to the roll."""
        return self.large["modifier"] if steps >= self.large["steps"] else 0


def attrition_losses(limits: tuple[int, int, int, int], modified: int) -> int:
    """Steps lost for a modified roll: none, 1, 2, 4 or all (-1)."""
    for limit, steps in zip(limits, (0, 1, 2, 4), strict=True):
        if modified <= limit:
            return steps
    return -1


def load_attrition(files: TitleFiles) -> AttritionChart:
    found = files.read("charts/combat.toml", AttritionChart, "attrition")
    files.check_rows("charts/combat.toml", "attrition", "rows")
    return found
