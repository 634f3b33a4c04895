"""The track beside the map: victory points, supply, fuel, Replacements and Command Level."""

from __future__ import annotations

from msgspec import UNSET

from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import holding_bonus, scoring_hexes, victory_points, winning_points
from broadfront.titles.ardennes.steps.fuel import highest_out_of_fuel_roll
from broadfront.titles.ardennes.table.parts import ArdennesArmy, ArdennesCommand, ArdennesTrack, VictoryHexShown

__all__ = ["build_track"]


def build_track(state: ArdennesState) -> ArdennesTrack:
    """Return the public counts: points, victory hexes, armies, fuel, Replacements and Command Level."""
    return ArdennesTrack(
        points=victory_points(state),
        possible=sum(vp.value + holding_bonus(state, vp) for vp in state.victory_hexes) + state.totals.exit_vp,
        exit=state.totals.exit_vp,
        goals=_point_goals(state),
        hexes=_victory_hexes(state),
        sides={SIDES[side]: _army_summary(state, side) for side in range(len(SIDES))},
        fuel=highest_out_of_fuel_roll(state.clock.day),
        replacements=state.totals.replacement_points or 0,
        command=ArdennesCommand(state.clock.level_spent, command_level(state)) if state.variant == "gs" else UNSET,
    )


def _point_goals(state: ArdennesState) -> list[tuple[int, int]]:
    """Return the days on which victory points decide, with the points the German needs then."""
    if needed := winning_points(state):
        return [(state.plan.end, needed)]
    bars = state.title.bar
    return [(day, bars[day] + 1) for day in sorted(bars) if state.clock.day <= day <= state.plan.end]


def _victory_hexes(state: ArdennesState) -> list[VictoryHexShown]:
    """Return every victory hex with its value, its holder and whether it counts for the German now."""
    counting, index = scoring_hexes(state), state.ground.map.index
    return [
        VictoryHexShown(
            vp.hex,
            vp.name,
            vp.value + holding_bonus(state, vp),
            state.land.place_holder(index[vp.hex]) == GERMAN,
            vp in counting,
        )
        for vp in state.victory_hexes
    ]


def _army_summary(state: ArdennesState, side: int) -> ArdennesArmy:
    """Return the number of a side's units on the map and how many are impaired."""
    units = list(state.on_map(side))
    board = state.board
    return ArdennesArmy(
        units=len(units),
        steps=sum(board.steps[n] for n in units),
        cut=sum(1 for n in units if not is_in_supply(state, n)),
        low=sum(1 for n in units if board.supply[n]),
        dispersed=sum(1 for n in units if board.dispersed[n]),
        out_of_fuel=sum(1 for n in units if board.out_of_fuel[n]),
    )
