"""Every chart of Wacht as a question."""

from broadfront.titles.wacht.questions.allowance_and_fuel import fuel_roll, fuel_status, ground, leader, ma, manteuffel
from broadfront.titles.wacht.questions.army import boundary, congestion, cover
from broadfront.titles.wacht.questions.enemy import adjacency, forced_stop, prepared_assault, stop_roll
from broadfront.titles.wacht.questions.hexes import bottleneck, bridge_class, collapse, stacking
from broadfront.titles.wacht.questions.position import move, reach
from broadfront.titles.wacht.questions.terrain import enter, river, road
from broadfront.titles.wacht.questions.unit_rows import retreat, unit

__all__ = [
    "adjacency",
    "bottleneck",
    "boundary",
    "bridge_class",
    "collapse",
    "congestion",
    "cover",
    "enter",
    "forced_stop",
    "fuel_roll",
    "fuel_status",
    "ground",
    "leader",
    "ma",
    "manteuffel",
    "move",
    "prepared_assault",
    "reach",
    "retreat",
    "river",
    "road",
    "stacking",
    "stop_roll",
    "unit",
]
