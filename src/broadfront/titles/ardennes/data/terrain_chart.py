"""The terrain effects chart."""

from __future__ import annotations

from broadfront.board.points import Charge, HexStep, all_charge, charge, prohibited_charge
from broadfront.core.files import TitleFiles
from broadfront.titles.ardennes.data.file_schemas import TerrainFile

Mover = tuple[bool, bool, bool]
"""Whether the mover is mechanized, moves under Ground Freeze, and is confined to its bank of the Meuse."""


class TerrainChart:
    """The terrain effects chart; loading raises an error if a terrain type has two rows."""

    def __init__(self, files: TitleFiles) -> None:
        name = "charts/terrain.toml"
        data = files.read(name, TerrainFile)
        self.entry: dict[str, tuple[int, int, int, str]] = {
            row.name: (row.infantry, row.mechanized, row.frozen, row.rule) for row in data.terrain
        }
        for n, row in enumerate(data.terrain):
            if row is not next(other for other in data.terrain if other.name == row.name):
                raise files.file_error(name, ("terrain", n), f"{row.name} stands twice", given=row.name)
        self.road: tuple[int, str] = data.road.cost, data.road.rule
        self.bridge: tuple[int, str] = data.bridge.cost, data.bridge.rule
        self.river: str = data.river.rule

    def charge(self, step: HexStep, mover: Mover) -> Charge:
        """Return what a mover pays to enter the next hex by normal movement, or that it is prohibited."""
        mechanized, frozen, bound = mover
        if bound and ("meuse-left" in step.start.tags) != ("meuse-left" in step.end.tags):
            return prohibited_charge("ARD-D2-14")
        if step.side("rivers"):
            return charge(*self.bridge) if step.side("bridges") else all_charge(self.river)
        if step.side("roads"):
            return charge(*self.road)
        foot, tracks, ice, rule = self.entry[step.end.terrain]
        if not mechanized:
            cost = charge(foot, rule)
            return cost + charge(0, "ARD-TEC-07") if frozen and ice != tracks else cost
        return charge(ice, "ARD-TEC-06") if frozen and ice != tracks else charge(tracks, rule)

    def road_charge(self, step: HexStep, mover: Mover) -> Charge:
        """Return what a mover pays to enter the next hex by Strategic Movement; off roads it is prohibited."""
        whole = self.charge(step, mover)
        if step.side("roads") and not whole.takes_all:
            return whole
        return prohibited_charge("ARD-DEF-22")
