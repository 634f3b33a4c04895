"""Random small maps with units of both sides strewn about."""

import random
from functools import lru_cache

from broadfront.board.grid import Grid
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from tests.titles.ardennes.support.field import Field, field

SIDE = 9
MAPS = 8
HEXES = [f"{row:02}{col:02}" for row in range(1, SIDE + 1) for col in range(1, SIDE + 1)]


@lru_cache(maxsize=MAPS)
def random_map(seed: int) -> Field:
    """A field with roads, rivers, bridges, towns and a wall strewn about."""
    rng = random.Random(seed)
    grid = Grid("rrcc-east", SIDE, SIDE, "even-west")
    sides = sorted({"-".join(sorted((hex, other))) for hex in HEXES for other in grid.neighbors(hex)})
    rivers, roads = rng.sample(sides, 25), rng.sample(sides, 70)
    return field(
        rows=SIDE,
        columns=SIDE,
        roads=roads,
        rivers=rivers,
        towns=rng.sample(HEXES, 8),
        bridges=[side for side in rivers if side in roads or rng.random() < 0.3],
        tags=dict.fromkeys(rng.sample(HEXES, 8), "westwall"),
        hv={hex: rng.randint(1, 5) for hex in rng.sample(HEXES, 25)},
    )


def strew(state: ArdennesState, rng: random.Random, hexes: list[str], count: int) -> None:
    units = rng.sample(range(len(state.units)), count)
    for number in units:
        hex = rng.choice(hexes)
        where = state.ground.map.index[hex]
        if state.board.units_at(where, 1 - state.board.side_of(number)) or len(state.board.at[where]) >= 3:
            continue
        state.place_at(number, hex)
        state.set_steps(number, rng.randint(1, state.units[number].steps))
        state.board.set_supply(number, rng.choice((0, 0, 0, 1, 2, 3)))
        state.board.set_dispersed(number, rng.random() < 0.15)
    for crossing in state.ground.crossings:
        if rng.random() < 0.2:
            state.land.set_bridge(crossing, DEMOLISHED if crossing.bridged else BUILT_BRIDGE)
        state.land.hold_bridge(crossing, rng.choice((GERMAN, ALLIED)))
    for town in sorted(state.ground.town):
        if not state.board.at[town]:
            state.hold_hex(town, rng.choice((GERMAN, ALLIED)))
    for road in rng.sample(sorted(state.ground.road), 3):
        if not state.board.at[road]:
            state.add_roadblock(state.hex_id(road))


def random_field(seed: int) -> Field:
    """One of a few maps, with units of both sides strewn about, states and markers included."""
    base = random_map(seed % MAPS)
    f = Field(base.title, 18, "gs")
    rng = random.Random(seed)
    strew(f.state, rng, HEXES, rng.randint(2, 14))
    return f
