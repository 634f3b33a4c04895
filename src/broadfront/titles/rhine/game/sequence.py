"""Sequences of play: a turn of the clerk, a turn with player turns on the map, and the player turn."""

from typing import Any

from broadfront.core.steps import Step
from broadfront.core.title import classes_in
from broadfront.titles.rhine.data.stored_names import (
    ALLIED_REINFORCEMENT,
    CAMPAIGN_TURN,
    CLERK_TURN,
    FIELD_TURN,
    GERMAN_REINFORCEMENT,
    PLAYER_TURN,
)
from broadfront.titles.rhine.steps import turns, weather_rolls
from broadfront.titles.rhine.steps.clerk import arrival_lines, landings, repls, reports, supply_rolls
from broadfront.titles.rhine.steps.field import (
    battle,
    bridges,
    combat_segment,
    moving,
    player_turn,
    stacking,
    supply_phase,
)

__all__ = ["SEQUENCES", "STEPS"]

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "clerk": (turns.Turns(),),
    CLERK_TURN: (
        weather_rolls.Ground(),
        weather_rolls.Flight(),
        turns.Order(),
        reports.Reports("Before the Allied Reinforcement Phase"),
        arrival_lines.Arrivals(),
        supply_rolls.SupplyRoll("US"),
        supply_rolls.SupplyRoll("CW"),
        repls.ReplRoll("US"),
        repls.ReplRoll("CW"),
        repls.Rebuilds(),
        reports.Reports("Player turns"),
        turns.EndTurn(),
    ),
    CAMPAIGN_TURN: (
        weather_rolls.Ground(),
        weather_rolls.Flight(),
        turns.Order(),
        reports.Reports("End of the turn"),
        turns.EndTurn(),
    ),
    ALLIED_REINFORCEMENT: (
        reports.Reports("Before the Allied Reinforcement Phase"),
        arrival_lines.Arrivals(),
        supply_rolls.SupplyRoll("US"),
        supply_rolls.SupplyRoll("CW"),
        repls.ReplRoll("US"),
        repls.ReplRoll("CW"),
        repls.Rebuilds(),
        reports.Reports("After the Allied Reinforcement Phase"),
    ),
    GERMAN_REINFORCEMENT: (reports.Reports("German Reinforcement Phase"),),
    "field": (turns.Turns(),),
    FIELD_TURN: (weather_rolls.FieldGround(), weather_rolls.FieldFlight(), turns.Order()),
    PLAYER_TURN: (
        player_turn.Refit(),
        player_turn.Reinforcement(),
        player_turn.OpenPhase("Movement"),
        moving.Movement(),
        stacking.EndSegment(),
        supply_phase.SupplyPhase(),
        player_turn.OpenPhase("Reaction"),
        moving.Movement(other=True),
        stacking.EndSegment(),
        player_turn.OpenPhase("Combat"),
        combat_segment.CombatSegment(),
        stacking.EndSegment(),
        player_turn.OpenPhase("Exploitation"),
        moving.Movement(),
        combat_segment.CombatSegment(),
        stacking.EndSegment(),
        player_turn.CleanUp(),
    ),
}

STEPS = classes_in(
    Step,
    turns,
    weather_rolls,
    arrival_lines,
    landings,
    supply_rolls,
    repls,
    reports,
    player_turn,
    moving,
    stacking,
    bridges,
    battle,
    combat_segment,
    supply_phase,
)
