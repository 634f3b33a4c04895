"""The boards that are measured: two generated ones, and the maps of the titles, each with an enemy army."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bench.registry import Missing
from broadfront.board.costs import Costs
from broadfront.board.grid import Grid
from broadfront.board.hex_effects import HexEffects, standard_effects
from broadfront.board.hexmap import HexMap, load_map
from broadfront.board.kernels.bits import SPENT
from broadfront.board.points import Charge, HexStep, charge, mp_to_twelfths
from broadfront.board.reach import reach
from broadfront.board.trace import trace
from broadfront.board.zones import ENEMY, ENEMY_ZONE, ControlZones

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

TITLES = Path(__file__).resolve().parent.parent / "src" / "broadfront" / "titles"
REAL = ("ardennes", "wacht", "rhine")
MADE = {"60x60": (60, 60), "250x200": (200, 250)}
COSTS = ("1", "1", "1", "2", "2", "3/2", "3")  # by terrain, in alphabetical order


@dataclass(frozen=True)
class Board:
    """A map with step costs, an enemy army whose zones stop a mover, and the searches to run."""

    hexmap: HexMap
    costs: Costs
    zones: ControlZones
    rules: HexEffects
    starts: tuple[int, ...]
    sources: tuple[int, ...]
    allowance: int = mp_to_twelfths(12)

    @property
    def flags(self) -> "UInt8s":
        return self.zones.flag_array(0)

    def points_spent(self, start: int) -> dict[int, int]:
        """Return the result of one of our searches: points spent, by hex."""
        found = reach(self.costs, start, self.allowance, self.flags, self.rules)
        return {hex: found.rows[row][SPENT] for hex, row in found.best_rows.items()}

    def lengths(self) -> list[int]:
        """Return the result of our trace."""
        return trace(self.hexmap, self.sources, self.flags, self.rules).lengths


def map_file(title: str) -> Path:
    path = TITLES / title / "map" / "hexes.txt"
    if not path.exists():
        raise Missing(f"the map of {title} is not built")
    return path


@cache
def load_board(name: str) -> Board:
    """Return a generated board by its size, or the board of a title's map."""
    hexmap = HexMap.parse(random_map_text(*MADE[name])) if name in MADE else load_map(map_file(name))
    random = Random(name)
    terrains = {terrain: COSTS[number % len(COSTS)] for number, terrain in enumerate(sorted(set(hexmap.terrain)))}

    def cost(step: HexStep) -> Charge:
        """Return a cost by terrain, half a point along a road, one more over a river without a bridge."""
        entry = charge("1/2", "road") if step.side("roads") else charge(terrains[step.end.terrain], "terrain")
        return entry + charge(1, "river") if step.side("rivers") and not step.side("bridges") else entry

    zones = ControlZones.build(hexmap, [(1, random.randrange(len(hexmap)), True) for _ in range(len(hexmap) // 60)])
    open_hexes = [i for i, flags in enumerate(zones.flags(0)[: len(hexmap)]) if not flags & (ENEMY | ENEMY_ZONE)]
    edge = [i for i, around in enumerate(hexmap.around) if len(hexmap) in around]
    return Board(
        hexmap,
        Costs(hexmap, cost),
        zones,
        standard_effects(),
        starts=tuple(random.choice(open_hexes) for _ in range(64)),
        sources=tuple(random.sample(edge, min(12, len(edge)))),
    )


def random_map_text(rows: int, columns: int) -> str:
    """Return the text of a random map: patches of terrain, and a road along every eighth row."""
    random = Random(rows * columns)
    grid = Grid("rrrccc", rows, columns)
    terrain = {(row, column): "A" for row in range(rows) for column in range(columns)}
    for _ in range(rows * columns // 25):
        row, column, kind = random.randrange(rows), random.randrange(columns), random.choice("BCDEF")
        for cell in [(row + down, column + right) for down in range(3) for right in range(3)]:
            if cell in terrain:
                terrain[cell] = kind
    lines = [
        "# broadfront-map 1",
        f"# title=made numbering=rrrccc rows={rows} columns={columns} stagger=even-west hex_km=1",
    ]
    for cell in grid.cells():
        sides = ["E:primary"] * (cell.column < columns - 1) + ["W:primary"] * (cell.column > 0)
        road = f" roads={','.join(sides)}" if cell.row % 8 == 4 else ""
        lines.append(f"{grid.format(cell)} {terrain[cell]}{road}")
    return "\n".join(lines)
