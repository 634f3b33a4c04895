"""The two sequences of play: the clerk's turn as far as books are kept, and the player turn on the map."""

from typing import Any

from broadfront.core.steps import Step
from broadfront.core.title import classes_in
from broadfront.titles.rhine.data.kept_names import CLERK_TURN, FIELD_TURN, PLAYER_TURN
from broadfront.titles.rhine.steps import turns
from broadfront.titles.rhine.steps.clerk import arrival_lines, campaign_turn, repls, reports, supply_rolls
from broadfront.titles.rhine.steps.field import (
    battle,
    bridges,
    combat_segment,
    moving,
    sector_turn,
    stacking,
    supply_phase,
)

__all__ = ["SEQUENCES", "STEPS"]

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "clerk": (campaign_turn.Turns(),),
    CLERK_TURN: (
        turns.Ground(),
        turns.Flight(),
        turns.Order(),
        reports.Reports("Before the Allied Reinforcement Phase"),
        arrival_lines.Arrivals(),
        supply_rolls.SupplyRoll("US"),
        supply_rolls.SupplyRoll("CW"),
        repls.ReplRoll("US"),
        repls.ReplRoll("CW"),
        repls.Rebuilds(),
        reports.Reports("Player turns"),
        campaign_turn.EndTurn(),
    ),
    "field": (sector_turn.FieldTurns(),),
    FIELD_TURN: (sector_turn.FieldGround(), sector_turn.FieldFlight(), sector_turn.FieldOrder()),
    PLAYER_TURN: (
        sector_turn.Refit(),
        sector_turn.Reinforcement(),
        sector_turn.OpenPhase("Movement"),
        moving.Movement(),
        stacking.EndSegment(),
        supply_phase.SupplyPhase(),
        sector_turn.OpenPhase("Reaction"),
        moving.Movement(other=True),
        stacking.EndSegment(),
        sector_turn.OpenPhase("Combat"),
        combat_segment.CombatSegment(),
        stacking.EndSegment(),
        sector_turn.OpenPhase("Exploitation"),
        moving.Movement(),
        combat_segment.CombatSegment(),
        stacking.EndSegment(),
        sector_turn.CleanUp(),
    ),
}

STEPS = classes_in(
    Step,
    turns,
    campaign_turn,
    arrival_lines,
    supply_rolls,
    repls,
    reports,
    sector_turn,
    moving,
    stacking,
    bridges,
    battle,
    combat_segment,
    supply_phase,
)
