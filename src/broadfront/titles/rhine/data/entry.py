"""Entry hexes: the map hexes of a printed place in the arrival chart, and the alternatives when they are blocked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Annotated, Literal, TypedDict

import msgspec

from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.rhine.data.campaigns import Maps
from broadfront.titles.rhine.data.loading import Form
from broadfront.titles.rhine.data.terrain import MovementChart
from broadfront.titles.rhine.data.words import say

__all__ = [
    "Entrance",
    "EntryAlternative",
    "EntryHouse",
    "find_edge_entrance",
    "impassable_edge_hexes",
    "load_entry",
    "parse_chart_place",
    "transfer_border_hexes",
    "transfer_entry_hexes",
]

# Patterns of the printed places. They are compiled on first use, so that loading other charts stays fast.
EDGE = (
    r"(?i)Map (?P<sheet>[ABCD]),? (?P<edge>west|south) edge"
    r"(?: (?:(?P<limit>south|north|west|east) of (?P<at>\d+\.(?:xx|\d+))|from (?P<low>1\.\d+) to (?P<high>1\.\d+)))?"
)
AIR_BASE = r"(?i)Any Map (?P<sheet>[ABCD]) air ?base"
WITH_HQ = r"(?i)(?:With )?any (?P<nation>CW|US|FR)(?: Corps)? HQ"
JOINT = r"(?i)(?P<start>North|South) to (?P<end>North|South)"
STOCK = r"(?i)Map (?P<sheet>[ABCD])|unspecified"

FORMS = [
    "Map A, west edge",
    "Map A, west edge south of 25.xx",
    "Map C, west edge north of 22.xx",
    "Map C, south edge from 1.11 to 1.18",
    "Map C, south edge west of 1.06",
    "Map A, west edge or Brussels",
    "England or Map A, west edge",
    "England Box",
    "Southern France Airfields",
    "Any Map A air base or Normandy",
    "With any FR HQ",
    "South to North",
]


EdgeOf = Annotated[str, one_of_words("CW", "FR", "US North", "US South", "rule")]


class Water(TypedDict):
    """The terrain that counts as water when entry hexes on a map edge are found."""

    terrain: tuple[str, ...]
    rule: str


class EntryHouse(Form, frozen=True):
    """The contents of `house/entry.toml`: the map places and boxes behind the names in the arrival chart."""

    fitting_edge: Annotated[dict[EdgeOf, str], msgspec.Meta(min_length=5)]
    water: Water
    places: dict[str, str]
    boxes: dict[str, Literal["England", "Normandy", "Southern France"]]


class Edge(msgspec.Struct, frozen=True):
    """A stretch of a map edge: rows of a west edge or columns of a south edge, ends included."""

    sheet: str
    edge: str
    low: int = 1
    high: int = 999


class EntryAlternative(msgspec.Struct, frozen=True):
    """One of the alternatives a place in the arrival chart allows, such as a map edge or a box; one field is set."""

    edge: Edge | None = None
    place: str = ""
    box: str = ""
    air_bases: str = ""
    hq: str = ""
    joint: str = ""
    stock: str = ""


class Entrance(msgspec.Struct, frozen=True):
    """The entry hexes of a stretch of map edge: open ones, and those blocked by enemy units."""

    hexes: tuple[str, ...]
    """All hexes of the listed range."""
    blocked: tuple[str, ...]
    open: tuple[str, ...]
    nearest: tuple[str, ...]
    """Open hexes outside the range that rule 13.6b adds when part of it is blocked."""
    waits: bool
    ledger: tuple[LedgerLine, ...]
    rules: tuple[str, ...]


def parse_chart_place(printed_place: str, house: EntryHouse) -> tuple[EntryAlternative, ...]:
    """Parse a place printed in the arrival chart, such as `England or Map A, west edge`, into its alternatives."""
    found: list[EntryAlternative] = []
    for part in re.split(r" or ", printed_place.strip(" :)")):
        found.append(_parse_place_alternative(part.strip(), house, printed_place))
    return tuple(found)


@decides("BTR-ARRIVAL-05", "BTR-ARRIVAL-12", "BTR-ARRIVAL-24")
def _parse_place_alternative(alternative: str, house: EntryHouse, printed_place: str) -> EntryAlternative:
    """Parse one alternative of a place printed in the arrival chart; raise an error if it is unknown."""
    if m := re.fullmatch(EDGE, alternative):
        return EntryAlternative(edge=_parse_edge(m, printed_place))
    if m := re.fullmatch(AIR_BASE, alternative):
        return EntryAlternative(air_bases=m["sheet"].upper())
    if m := re.fullmatch(WITH_HQ, alternative):
        return EntryAlternative(hq=m["nation"].upper())
    if m := re.fullmatch(JOINT, alternative):
        return EntryAlternative(joint=alternative.title().replace(" To ", " to "))
    if m := re.fullmatch(STOCK, alternative):
        return EntryAlternative(stock=m["sheet"].upper() if m["sheet"] else "any")
    for name, box in house.boxes.items():
        if alternative.casefold() == name.casefold():
            return EntryAlternative(box=box)
    for name in house.places:
        if alternative.casefold() == name.casefold():
            return EntryAlternative(place=name)
    raise unknown_name("place of the arrival chart", printed_place, FORMS, parameter="where")


def _parse_edge(match: re.Match[str], printed_place: str) -> Edge:
    """Build a stretch of map edge from a regex match; raise `Invalid` if its limit is not one of that edge."""
    sheet, edge = match["sheet"].upper(), match["edge"].casefold()
    if match["low"]:
        low, high = int(match["low"][2:]), int(match["high"][2:])
        return _check_edge_limit(Edge(sheet, edge, low, high), edge == "south" and low <= high, printed_place)
    if not match["at"]:
        return Edge(sheet, edge)
    first, second = match["at"].split(".")
    # Rows limit a west edge (25.xx), columns a south edge (1.06); the named row or column itself is excluded.
    number = int(first) if second == "xx" else int(second)
    limit = match["limit"].casefold()
    upper = limit in ("south", "west")
    fits = (limit in ("south", "north") and second == "xx") if edge == "west" else (limit == "west" and first == "1")
    return _check_edge_limit(
        Edge(sheet, edge, high=number - 1) if upper else Edge(sheet, edge, low=number + 1),
        fits and second != "x",
        printed_place,
    )


def _check_edge_limit(edge: Edge, limit_fits: bool, printed_place: str) -> Edge:
    """Return a stretch of map edge unchanged; raise `Invalid` if its limit is of another kind of edge."""
    if not limit_fits:
        raise Invalid(
            f"where: {printed_place!r} mixes an edge with a limit of another kind: a west edge takes 'south of 25.xx' "
            "or 'north of 25.xx', a south edge 'west of 1.06' or 'from 1.11 to 1.18'.",
            parameter="where",
            given=printed_place,
            accepted=FORMS,
        )
    return edge


def edge_hexes(board: HexMap, edge: Edge) -> Iterator[tuple[int, str]]:
    """Yield each hex id along a map sheet's edge with its row (west edge) or column (south edge), from 1 up."""
    rows, columns = board.grid.rows // 2, board.grid.columns // 2
    for n in range(1, (rows if edge.edge == "west" else columns) + 1):
        hex = f"{edge.sheet}{n:02}.01" if edge.edge == "west" else f"{edge.sheet}01.{n:02}"
        if hex in board:
            yield n, hex


def find_edge_entrance(
    board: HexMap, house: EntryHouse, edge: Edge, enemy_hexes: Collection[str], barred_hexes: Collection[str]
) -> Entrance:
    """Return the open and blocked entry hexes of a map edge; `barred_hexes` are those arrivals cannot enter."""
    water = house.water["terrain"]
    land = {
        n: hex
        for n, hex in edge_hexes(board, edge)
        if board.terrain[board.index[hex]] not in water and hex not in barred_hexes
    }
    listed = {n: hex for n, hex in land.items() if edge.low <= n <= edge.high}
    blocked = tuple(hex for hex in listed.values() if hex in enemy_hexes)
    free = tuple(hex for hex in listed.values() if hex not in enemy_hexes)
    ledger = [LedgerLine(len(listed), say("entrance.listed"), "BTR-ARRIVAL-27")]
    rules = ["BTR-ARRIVAL-03", "BTR-ARRIVAL-27", "BTR-HOUSE-08"]
    if not blocked:
        return Entrance(tuple(listed.values()), (), free, (), not free, tuple(ledger), tuple(rules))
    ledger.append(LedgerLine(len(blocked), say("entrance.held"), "BTR-ARRIVAL-04"))
    # From either end of the range outward, take the first open hex: the nearer of the two, or both on a tie.
    below = next(
        ((edge.low - n, h) for n, h in sorted(land.items(), reverse=True) if n < edge.low and h not in enemy_hexes),
        None,
    )
    above = next(((n - edge.high, h) for n, h in sorted(land.items()) if n > edge.high and h not in enemy_hexes), None)
    found = [spot for spot in (below, above) if spot is not None]
    least = min((distance for distance, _ in found), default=0)
    nearest = tuple(hex for distance, hex in found if distance == least)
    if nearest:
        ledger.append(LedgerLine(len(nearest), say("entrance.nearest", hexes=nearest), "OCS-REINF-02"))
    waits = not free and not nearest
    if waits:
        ledger.append(LedgerLine(0, say("entrance.waits"), "OCS-REINF-02"))
    return Entrance(
        tuple(listed.values()),
        blocked,
        free,
        nearest,
        waits,
        tuple(ledger),
        (*rules, "BTR-ARRIVAL-04", "OCS-REINF-02", "BTR-HOUSE-09"),
    )


def impassable_edge_hexes(board: HexMap, chart: MovementChart, mobility: str, ground: str) -> frozenset[str]:
    """Return the roadless hexes on the west and south map edges that units of a mobility cannot enter."""
    shut = {name for name in chart.rows if chart.is_prohibited(name, ground, mobility)}
    return frozenset(
        hex
        for i, hex in enumerate(board.ids)
        if board.terrain[i].replace("-", " ") in shut
        and (hex.endswith(".01") or hex[1:3] == "01")
        and not any((i, way) in board.sides["roads"] for way in range(6))
    )


@decides("BTR-ARRIVAL-12")
def transfer_border_hexes(board: HexMap, maps: Maps, transfer: str) -> list[str]:
    """Return the road and rail hexes at the border of the map halves, on the half to which units transfer."""
    gaining, giving = (maps.North, maps.South) if transfer.endswith("North") else (maps.South, maps.North)
    found: list[str] = []
    for i, hex in enumerate(board.ids):
        if hex[0] not in gaining:
            continue
        for way in range(6):
            other = board.around[i][way]
            across = other != len(board) and board.ids[other][0] in giving
            if across and ((i, way) in board.sides["roads"] or (i, way) in board.sides["rails"]):
                found.append(hex)
                break
    return found


@decides("BTR-ARRIVAL-12", "BTR-HOUSE-11")
def transfer_entry_hexes(
    board: HexMap,
    maps: Maps,
    transfer: str,
    friendly_hexes: Collection[int],
    enemy_hexes: Collection[int],
    rhine_bridges: Collection[str],
) -> list[str]:
    """Return the border hexes by which units transferred between the map halves enter, those behind the front line.

    A road or railroad leads from such a hex to a friendly HQ or supply edge, `friendly_hexes`, without a hex of
    `enemy_hexes` and over no Rhine bridge but the friendly `rhine_bridges`.
    """
    sheets = maps.North if transfer.endswith("North") else maps.South
    reached = {hex for hex in friendly_hexes if hex not in enemy_hexes and board.ids[hex][0] in sheets}
    unvisited = list(reached)
    while unvisited:
        hex = unvisited.pop()
        for way, there in enumerate(board.around[hex]):
            if there == len(board) or there in reached or there in enemy_hexes or board.ids[there][0] not in sheets:
                continue
            if (hex, way) not in board.sides["roads"] and (hex, way) not in board.sides["rails"]:
                continue
            river = board.sides["rivers"].get((hex, way))
            bridge = " ".join(sorted((board.ids[hex], board.ids[there])))
            if river is None or river.cls != "rhine" or bridge in rhine_bridges:
                reached.add(there)
                unvisited.append(there)
    return [hex for hex in transfer_border_hexes(board, maps, transfer) if board.index[hex] in reached]


def load_entry(files: TitleFiles) -> EntryHouse:
    """Load the map places and boxes behind the place names of the arrival chart."""
    return files.read("house/entry.toml", EntryHouse)
