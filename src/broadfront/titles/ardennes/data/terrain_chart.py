"""The terrain effects chart."""

from __future__ import annotations

from broadfront.board.points import Charge, HexStep, all_mp, charge, prohibited
from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles

Mover = tuple[bool, bool, bool]
"""Mechanized, under Ground Freeze, bound to its bank of the Meuse."""


class Chart:
    """The terrain effects chart, checked: every terrain of the map has its line."""

    def __init__(self, files: TitleFiles) -> None:
        name = "charts/terrain.toml"
        data = files.toml(name)
        try:
            self.entry: dict[str, tuple[int, int, int, str]] = {
                row["name"]: (row["infantry"], row["mechanized"], row["frozen"], row["rule"]) for row in data["terrain"]
            }
            self.road: tuple[int, str] = data["road"]["cost"], data["road"]["rule"]
            self.bridge: tuple[int, str] = data["bridge"]["cost"], data["bridge"]["rule"]
            self.river: str = data["river"]["rule"]
        except KeyError as error:
            raise Invalid(f"{files.path(name)}: no {error.args[0]!r}.", given=name) from None

    def charge(self, step: HexStep, mover: Mover) -> Charge:
        """What a step costs a mover."""
        mechanized, frozen, bound = mover
        if bound and ("meuse-left" in step.start.tags) != ("meuse-left" in step.end.tags):
            return prohibited("ARD-D2-14")
        if step.side("rivers"):
            return charge(*self.bridge) if step.side("bridges") else all_mp(self.river)
        if step.side("roads"):
            return charge(*self.road)
        foot, tracks, ice, rule = self.entry[step.end.terrain]
        if not mechanized:
            cost = charge(foot, rule)
            return cost + charge(0, "ARD-TEC-07") if frozen and ice != tracks else cost
        return charge(ice, "ARD-TEC-06") if frozen and ice != tracks else charge(tracks, rule)

    def road_charge(self, step: HexStep, mover: Mover) -> Charge:
        """What a step of Strategic Movement costs: along the road or not at all."""
        whole = self.charge(step, mover)
        if step.side("roads") and not whole.takes_all:
            return whole
        return prohibited("ARD-DEF-22")
