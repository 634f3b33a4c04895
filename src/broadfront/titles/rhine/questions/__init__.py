"""The charts of the Allied book as questions."""

from broadfront.titles.rhine.questions.fighting import combat, odds, surprise
from broadfront.titles.rhine.questions.ground import step_cost, terrain_combat, terrain_move
from broadfront.titles.rhine.questions.schedule import arrivals, calendar, entry
from broadfront.titles.rhine.questions.turn import (
    effects,
    rebuild,
    replacements,
    shipping,
    supply,
    supply_odds,
    weather,
    weather_odds,
)

__all__ = [
    "arrivals",
    "calendar",
    "combat",
    "effects",
    "entry",
    "odds",
    "rebuild",
    "replacements",
    "shipping",
    "step_cost",
    "supply",
    "supply_odds",
    "surprise",
    "terrain_combat",
    "terrain_move",
    "weather",
    "weather_odds",
]
