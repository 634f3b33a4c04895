"""The charts of the Allied book as questions."""

from broadfront.titles.rhine.questions.fighting import combat, odds, surprise
from broadfront.titles.rhine.questions.ground import step_cost, terrain_combat, terrain_move
from broadfront.titles.rhine.questions.schedule import arrivals, broadfront, calendar, entry
from broadfront.titles.rhine.questions.series import (
    air_base,
    attrition,
    breakdown,
    eat,
    hip_shoot,
    lift,
    pontoon,
    re_size,
    rebuild_place,
)
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
    "air_base",
    "arrivals",
    "attrition",
    "breakdown",
    "broadfront",
    "calendar",
    "combat",
    "eat",
    "effects",
    "entry",
    "hip_shoot",
    "lift",
    "odds",
    "pontoon",
    "re_size",
    "rebuild",
    "rebuild_place",
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
