"""House values that more than one part of the title uses: ports and bridges."""

from __future__ import annotations

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import read

__all__ = ["Bridges", "Port", "Ports", "load_bridges", "load_ports"]


class Port(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    holder: str
    hits: int
    estuary: bool = False


class Ports(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`house/ports.toml`."""

    rule: str
    captured: int
    repair_sp: int
    capacity_percent: tuple[int, ...]
    port: dict[str, Port]


class Bridges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`house/bridges.toml`."""

    markers: dict[str, int | str]
    demolition: dict[str, int | str]
    repair: dict[str, int | str]
    pontoon: dict[str, int | str | tuple[str, ...]]

    @decides("BTR-HOUSE-20")
    def stands(self, face: int, *, marker: bool = False) -> bool:
        """Whether a Rhine bridge stands after the German die; a Bridge Check Marker helps it."""
        return face >= int(self.demolition["stands_with_marker" if marker else "stands"])

    @decides("BTR-EFFECT-07")
    def pontoon_barred(self, ground: str) -> bool:
        """Whether the ground forbids a pontoon roll."""
        barred = self.pontoon["barred"]
        assert isinstance(barred, tuple)
        return ground in barred

    @decides("BTR-HOUSE-14")
    def pontoon_placed(self, face: int) -> bool:
        """Whether the die places a pontoon bridge."""
        return face >= int(str(self.pontoon["placed"]))


def load_ports(files: TitleFiles) -> Ports:
    return read(files, "house/ports.toml", Ports)


def load_bridges(files: TitleFiles) -> Bridges:
    return read(files, "house/bridges.toml", Bridges)
