"""The theatre of a campaign: its two or four map sheets, its counters and its supply sources."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.campaigns import Sheet
from broadfront.titles.rhine.data.loading import Form
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.data.window import Window

if TYPE_CHECKING:
    from broadfront.titles.rhine.data.title import Rhine

__all__ = ["CAMPAIGNS", "Theatre", "TheatreFile", "load_theatre"]

CAMPAIGNS = ("full", "north-1944", "south-1944", "north-1945", "south-1945")


class SourceEdge(Form, frozen=True):
    """A map edge that is a supply source of a side."""

    side: Literal["allied", "german"]
    sheet: Sheet
    edge: Literal["west", "south", "east"]


class TheatreFile(Form, frozen=True):
    """The contents of `house/theatre.toml`: the map edges that are supply sources."""

    rule: str
    source: Annotated[tuple[SourceEdge, ...], msgspec.Meta(min_length=2)]


class Theatre(Window):
    """The theatre of one campaign: its map sheets, counters and supply sources."""

    def __init__(self, title: Rhine, campaign: str) -> None:
        self.title = title
        self.name, self.campaign = "clerk", campaign
        self.board = title.map
        self.units, self.number = title.roster.counters, title.roster.number
        self.start_places = [f"[{unit.box or TO_ARRIVE}]" for unit in self.units]
        calendar = title.calendar.turns
        self.first, self.last = title.campaigns.dates(campaign) or (calendar[0], calendar[-1])
        self.moves_first, self.caps = "", None
        self.reserve_markers = {"allied": title.campaigns.reserve_markers["start"], "german": 0}
        self.dumps, self.goals = {}, {}
        ports = title.ports.port
        self.holders = {name: port.holder for name, port in ports.items()}
        self.hits = {name: port.hits for name, port in ports.items()}
        self.broadfront = campaign == "full"
        self.sheets = title.campaigns.sheets(campaign)

    def is_in_play(self, hex: int) -> bool:
        """Return whether a hex is on a map sheet of the campaign."""
        return self.board.ids[hex][0] in self.sheets

    def supply_edge_of(self, hex: int) -> tuple[str, str] | None:
        """Return the map edge and sheet that make a hex a supply source, or None if no map edge does."""
        return next(((row.edge, row.sheet) for row, hexes in self._source_edges.items() if hex in hexes), None)

    @cached_property
    def supply_sources(self) -> dict[str, tuple[int, ...]]:
        """Indexes of the hexes on map edges that are supply sources, by side."""
        return {
            side: tuple(hex for row, hexes in self._source_edges.items() if row.side == side for hex in hexes)
            for side in ("allied", "german")
        }

    @cached_property
    @decides("BTR-HOUSE-29")
    def _source_edges(self) -> dict[SourceEdge, list[int]]:
        """Indexes of the land hexes along each map edge that is a supply source."""
        board, water = self.board, self.title.entry.water["terrain"]
        rows, columns = board.grid.rows // 2, board.grid.columns // 2
        found: dict[SourceEdge, list[int]] = {}
        for row in self.title.theatre.source:
            if row.sheet not in self.sheets:
                continue
            along = range(1, (columns if row.edge == "south" else rows) + 1)
            for n in along:
                column = {"west": 1, "east": columns}.get(row.edge, n)
                hex = f"{row.sheet}{1 if row.edge == 'south' else n:02}.{column:02}"
                if hex in board and board.terrain[board.index[hex]] not in water:
                    found.setdefault(row, []).append(board.index[hex])
        return found


def load_theatre(files: TitleFiles) -> TheatreFile:
    """Load the table of map edges that are supply sources."""
    return files.read("house/theatre.toml", TheatreFile)
