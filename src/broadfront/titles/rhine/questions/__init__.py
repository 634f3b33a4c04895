"""Questions to the charts of the Allied book and to the map."""

from broadfront.titles.rhine.questions.fighting import combat, odds, surprise
from broadfront.titles.rhine.questions.ground_charts import step_cost, terrain_combat, terrain_move
from broadfront.titles.rhine.questions.march import march
from broadfront.titles.rhine.questions.position import attack, path, reach, stack, trace, zoc
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
    "attack",
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
    "march",
    "odds",
    "path",
    "pontoon",
    "re_size",
    "reach",
    "rebuild",
    "rebuild_place",
    "replacements",
    "shipping",
    "stack",
    "step_cost",
    "supply",
    "supply_odds",
    "surprise",
    "terrain_combat",
    "terrain_move",
    "trace",
    "weather",
    "weather_odds",
    "zoc",
]
