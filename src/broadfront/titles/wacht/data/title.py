"""The Wacht title: charts, house definitions, map, and cached values derived from them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path

from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.core.locations import Locations
from broadfront.core.title import Title
from broadfront.titles.wacht.data.atlas import Atlas
from broadfront.titles.wacht.data.chart_checks import check_charts
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.game_turn import GameTurn, turn_from_number
from broadfront.titles.wacht.data.profile import Profile, build_profile

FOLDER = Path(__file__).parent.parent


@lru_cache(maxsize=4)
def _shared_atlas(hexmap: HexMap) -> Atlas:
    """Return the map lookups (atlas) for a map, shared by all instances of Wacht that use the same map."""
    return Atlas(hexmap)


class Wacht(Title):
    """The printed data of Wacht: charts, house definitions and map."""

    SHEETS_IN = "broadfront.titles.wacht.data.sheets"
    READ = ("map",)

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.charts = Charts(self.files)
        self.profile = lru_cache(maxsize=2048)(self._profile)
        self.distances_to_area = lru_cache(maxsize=64)(self._distances_to_area)
        self.game_turn = lru_cache(maxsize=128)(self._game_turn)

    def _profile(
        self, stem: str, battery: str | None, side: str, cls: str | None, carried: str, motive: str | None
    ) -> Profile:
        """Return the special unit table's values for a type of unit in a given state, for the cached `profile`."""
        return build_profile(
            self.charts, stem, battery=battery, side=side, movement_class=cls, carried=carried, motive=motive
        )

    def _game_turn(self, number: int) -> GameTurn:
        """Return the game turn with a number, for the cached `game_turn`."""
        return turn_from_number(self.charts, number)

    @cached_property
    def rows_with_class_choice(self) -> frozenset[str]:
        """Rows of the special unit table whose units may choose between Leg and Mech movement."""
        return frozenset(row.stem for row in self.charts.unit_table.rows if row.leg and row.mech)

    def check_data(self) -> None:
        """Read every chart file, and check that the charts agree."""
        super().check_data()
        check_charts(self.files, self.charts)

    # The map

    @cached_property
    def map(self) -> HexMap:
        return load_title_map(self.files)

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, ["Off map"])

    @cached_property
    def atlas(self) -> Atlas:
        return _shared_atlas(self.map)

    @cached_property
    def covered_hexes(self) -> frozenset[int]:
        """Hexes that are Movement Covering Terrain by day, without fieldworks."""
        features = self.charts.covering_features["movement"]
        return frozenset(i for i, held in enumerate(self.atlas.features) if not features.isdisjoint(held))

    def _distances_to_area(self, side: str, area: str, late: bool) -> tuple[int, ...]:
        """Return for every hex its distance from an army's area, for the cached `distances_to_area`."""
        return tuple(self.atlas.distances_to_area(side, area, late))


def load(data: Path | None = None) -> Wacht:
    """Load the printed data of Wacht; files in the user's own folder `data` replace bundled ones."""
    return Wacht(FOLDER, data)
