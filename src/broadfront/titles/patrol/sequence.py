"""The sequence of play, as the rule book lists it."""

from typing import Any

from broadfront.core.steps import Step
from broadfront.core.title import classes_in
from broadfront.titles.patrol.steps import combat, phases

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "game": (phases.Turns(),),
    "turn": (
        phases.Weather(),
        phases.DrawCard("german"),
        phases.Reinforce("german"),
        phases.Movement("german"),
        combat.Combat("german"),
        phases.DrawCard("american"),
        phases.Reinforce("american"),
        phases.Movement("american"),
        combat.Combat("american"),
    ),
}

STEPS = classes_in(Step, phases, combat)
