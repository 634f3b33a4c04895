"""Positions of a few hexes: a small map of our own under the real counters and rules."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from broadfront.board.grid import DIRECTIONS, Grid
from broadfront.core.rulings import Ruling
from broadfront.titles.ardennes import game
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

_FOLDER = tempfile.TemporaryDirectory(prefix="ardennes-field-")

# Counters that the tests put down, by what they are.
G_INF = "48.12VG.ISS"  # 2 steps, strength 4, movement 3
G_INF_2 = "27.12VG.ISS"
G_INF_3 = "89.12VG.ISS"
G_MECH = "Hansen.1SS.ISS"  # 2 steps, strength 5, movement 4, elite
G_MECH_2 = "Sandig.1SS.ISS"
G_RECON = "Knittel.1SS.ISS"  # bracketed, 1 step, strength 2, movement 5
G_RECON_2 = "Bremer.12SS.ISS"
G_5PZ = "304.2Pz.XLVII"  # of another army, mechanized
G_7A = "914.352VG.LXXXV"
A_INF = "394.99.V"  # 2 steps, strength 4, movement 4
A_INF_2 = "393.99.V"
A_INF_3 = "395.99.V"
A_BIG = "26.1.V"  # 3 steps, strength 6
A_MECH = "CCB.7A.XVIII"  # 2 steps, strength 5, movement 7
A_MECH_2 = "CCA.7A.XVIII"
A_ENG = "254.CT-V.V"  # bracketed, 1 step, strength 1
A_ENG_2 = "146.CT-V.V"
A_XXX = "29A.Ind.XXX"  # British, mechanized

AREAS = (
    "army-6pz",
    "army-5pz",
    "army-7",
    "corps-v",
    "corps-xviii",
    "corps-vii",
    "corps-viii",
    "corps-iii",
    "corps-xii",
)

SCENARIOS = """house = true
[campaign_bar]
"1944-12-25" = 27
[[army_change]]
corps = "VIII"
from_army = "1US"
to_army = "3US"
date = "1944-12-20"
{depots}{vp}
[[scenario]]
id = "campaign"
name = "Field"
start = "1944-12-16"
end = "1944-12-29"
setup = "placements"
include_calendar = true
note = ""
{own_vp}
"""


def as_if(state: ArdennesState, **facts: object) -> None:
    """Facts as if play had led to them."""
    for name, value in facts.items():
        setattr(state.owning_part(name), name, value)


class Field:
    """A small map and a state on it."""

    def __init__(self, title: ArdennesGame, day: int, variant: str) -> None:
        self.title = title
        self.state = ArdennesState(title, variant, "campaign")
        self.state.zones = set_up(title, "campaign", variant, {}).zones
        self.state.clock.set_day(day)

    def put(
        self,
        unit: str,
        hex: str,
        *,
        steps: int | None = None,
        supply: str = "",
        dispersed: bool = False,
        fuel: bool = True,
    ) -> int:
        """Place a unit in a hex; its number."""
        number = self.title.unit(unit).number
        if steps is not None:
            self.state.set_steps(number, steps)
        self.state.place_at(number, hex)
        if supply:
            self.state.board.set_supply(number, SUPPLY_STATES.index(supply))
        if dispersed:
            self.state.board.set_dispersed(number, True)
        if not fuel:
            self.state.board.set_out_of_fuel(number, True)
        return number

    def reserve(self, unit: str) -> int:
        number = self.title.unit(unit).number
        self.state.put_in_box(
            number, "German Reserve" if self.title.units[number].side == "german" else "Allied Reserve"
        )
        return number

    def at(self, hex: str) -> int:
        """The number of a hex."""
        return self.title.map.index[hex]

    def hold(self, side: str, *hexes: str) -> None:
        for hex in hexes:
            self.state.hold_hex(self.at(hex), GERMAN if side == "german" else ALLIED)

    def names(self, hexes: Iterable[int]) -> list[str]:
        return [self.state.hex_id(hex) for hex in hexes]


def field(
    *,
    rows: int = 10,
    columns: int = 10,
    day: int = 18,
    variant: str = "gs",
    terrain: Mapping[str, str] | None = None,
    roads: Iterable[str] = (),
    rivers: Iterable[str] = (),
    bridges: Iterable[str] = (),
    meuse: bool = False,
    towns: Iterable[str] = (),
    cities: Iterable[str] = (),
    tags: Mapping[str, str] | None = None,
    without: Mapping[str, str] | None = None,
    hv: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    depot: str = "",
) -> Field:
    """A field: Clear, with roads along chains of hexes (`0510-0509-0508`), rivers, bridges on hexsides (`0505-0504`).

    `tags` gives hexes words such as westwall; `without` takes area words away. The east edge is German, west and most
    of north and south Allied, as on the real map.
    """
    grid = Grid("rrcc-east", rows, columns, "even-west")
    sides: dict[str, dict[str, list[str]]] = {}

    def mark(hexside: str, layer: str, entry: str) -> None:
        one, other = hexside.split("-")
        for start, end in ((one, other), (other, one)):
            way = grid.direction(start, end)
            assert way is not None, f"{start} and {end} do not adjoin"
            sides.setdefault(start, {}).setdefault(layer, []).append(f"{DIRECTIONS[way]}:{entry}")

    for chain in roads:
        hexes = chain.split("-")
        for one, other in pairwise(hexes):
            mark(f"{one}-{other}", "roads", "primary")
    for hexside in rivers:
        mark(hexside, "rivers", "major:Meuse" if meuse else "minor:Our")
    for hexside in bridges:
        mark(hexside, "bridges", "road")
    lines = [
        "# broadfront-map 1",
        f"# title=ardennes numbering=rrcc-east rows={rows} columns={columns} stagger=even-west hex_km=4.8",
    ]
    places = dict.fromkeys(cities, "city") | dict.fromkeys(towns, "town")
    worth = dict(vp or {})
    for cell in grid.cells():
        id = grid.format(cell)
        words = [id, (terrain or {}).get(id, "Clear")]
        if id in places:
            words.append(f"{places[id]}=T{id}")
        words += [f"{layer}={','.join(entries)}" for layer, entries in sides.get(id, {}).items()]
        own = set(AREAS) | set(((tags or {}).get(id, "")).split()) - {""}
        own -= set(((without or {}).get(id, "")).split())
        if depot == id:
            own.add("fuel-depot")
        words.append(f"tags={','.join(sorted(own))}")
        if hv and id in hv:
            words.append(f"hv={hv[id]}")
        lines.append(" ".join(words))
    named = "".join(f'[[vp_hex]]\nname = "{hex}"\nvalue = {value}\n' for hex, value in worth.items())
    own_vp = "" if worth else "vp_hexes = []"
    depots = f'[[fuel_depot]]\nname = "{depot}"\nuses = 1\n' if depot else ""
    scenarios = SCENARIOS.format(depots=depots or "fuel_depot = []\n", vp=named or "vp_hex = []\n", own_vp=own_vp)
    if not depots or not named:
        scenarios = _keys_first(scenarios)
    title = _title("\n".join(lines) + "\n", scenarios)
    return Field(title, day, variant)


def _keys_first(text: str) -> str:
    """Plain keys stand before the first table of a TOML file."""
    keys = [line for line in text.splitlines() if line in ("fuel_depot = []", "vp_hex = []")]
    rest = [line for line in text.splitlines() if line not in keys]
    return "\n".join([rest[0], *keys, *rest[1:]]) + "\n"


@lru_cache(maxsize=256)
def _title(hexes: str, scenarios: str) -> ArdennesGame:
    folder = Path(_FOLDER.name) / hashlib.sha256((hexes + scenarios).encode()).hexdigest()[:12]
    for name, text in (
        ("map/hexes.txt", hexes),
        ("map/places.csv", "name,hex,kind\n"),
        ("house/scenarios.toml", scenarios),
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return game.load(folder)


def refuses(ruling: Ruling | None, rule: str) -> bool:
    """Whether a ruling says no by this rule."""
    assert ruling is not None, f"nothing refused by {rule}"
    assert not ruling.legal, str(ruling)
    assert rule in ruling.rules, f"{ruling} is not refused by {rule}"
    return True


def allows(ruling: Ruling, *rules: str) -> bool:
    """Whether a ruling says yes, citing these rules."""
    assert ruling.legal, str(ruling)
    assert set(rules) <= set(ruling.rules), f"{ruling} does not cite {rules}"
    return True
