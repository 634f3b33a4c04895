"""The sequence of play on the map, as the series lists it."""

from typing import Any

from broadfront.core.steps import Step
from broadfront.core.title import classes_in
from broadfront.titles.rhine.field.steps import battle, bridges, combat, movement, supply, turn

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "field": (turn.FieldTurns(),),
    "field turn": (turn.FieldGround(), turn.FieldFlight(), turn.FieldOrder()),
    "field player turn": (
        turn.Refit(),
        turn.Reinforcement(),
        movement.OpenPhase("Movement"),
        movement.Movement(),
        movement.EndSegment(),
        supply.SupplyPhase(),
        movement.OpenPhase("Reaction"),
        movement.Movement(other=True),
        movement.EndSegment(),
        movement.OpenPhase("Combat"),
        combat.CombatSegment(),
        movement.EndSegment(),
        movement.OpenPhase("Exploitation"),
        movement.Movement(),
        combat.CombatSegment(),
        movement.EndSegment(),
        turn.CleanUp(),
    ),
}

STEPS = classes_in(Step, turn, movement, bridges, battle, combat, supply)
