"""The clerk's sequence: the turn as the series lists it, as far as books are kept."""

from typing import Any

from broadfront.core.steps import Step
from broadfront.core.title import classes_in
from broadfront.titles.rhine.clerk.steps import arrivals, repls, reports, supply, turn

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "clerk": (turn.Turns(),),
    "clerk turn": (
        turn.Ground(),
        turn.Flight(),
        turn.Order(),
        reports.Reports("Before the Allied Reinforcement Phase"),
        arrivals.Arrivals(),
        supply.SupplyRoll("US"),
        supply.SupplyRoll("CW"),
        repls.ReplRoll("US"),
        repls.ReplRoll("CW"),
        repls.Rebuilds(),
        reports.Reports("Player turns"),
        turn.EndTurn(),
    ),
}

STEPS = classes_in(Step, turn, arrivals, supply, repls, reports)
