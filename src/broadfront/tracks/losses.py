"""The measure `steps lost`: the steps each side has lost, for any title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from broadfront.tracks.column import Column, Measure

__all__ = ["loss_measure"]


def loss_measure(sides_of: Callable[[Any, str], Sequence[str]]) -> Measure:
    """Return the measure `steps lost`, with one column per side; `sides_of` returns the side of each unit in a
    scenario."""

    def make(title: Any, scenario: str, _rest: str) -> tuple[Column, ...]:
        """Return one column of lost steps per side."""
        sides = sides_of(title, scenario)
        return tuple(
            Column(
                f"steps lost {side}",
                "number",
                _unit_steps,
                "lost",
                tuple(n for n, of in enumerate(sides) if of == side),
            )
            for side in title.sides
        )

    return Measure("steps lost", "steps each side has lost so far, replaced ones included", make)


def _unit_steps(state: Any) -> bytes:
    """Return the present number of steps of each unit."""
    return bytes(state.fact("steps"))
