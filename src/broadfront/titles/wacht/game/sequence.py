"""The sequence of play: modes for both sides, then each side's player turn."""

from typing import Any

from broadfront.core.steps import Step
from broadfront.core.title import classes_in
from broadfront.titles.wacht.data.records import SIDES
from broadfront.titles.wacht.steps import fuel, leaders, movement, preparation, turns


def _player_turn(side: str) -> tuple[Step[Any], ...]:
    """Return the steps of one side's player turn, in order."""
    return (
        turns.PlayerTurn(side),
        preparation.Transport(side),
        fuel.FuelAllocation(side),
        preparation.ReserveRolls(side),
        turns.PhaseBegins(side, "movement"),
        leaders.Leaders(side, "movement"),
        movement.Movement(side, "movement"),
        turns.PhaseEnds(side, "movement"),
        turns.PhaseBegins(side, "exploitation"),
        leaders.Leaders(side, "exploitation"),
        movement.Movement(side, "exploitation"),
        turns.PhaseEnds(side, "exploitation"),
    )


SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "turn": (
        *(preparation.Modes(side) for side in SIDES),
        *_player_turn("german"),
        *_player_turn("american"),
    ),
}

STEPS = classes_in(Step, turns, preparation, fuel, leaders, movement)
