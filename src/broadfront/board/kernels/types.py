"""Names of the array and kernel types, for annotations only."""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Int32s: TypeAlias = NDArray[np.int32]
UInt16s: TypeAlias = NDArray[np.uint16]
UInt8s: TypeAlias = NDArray[np.uint8]
Int8s: TypeAlias = NDArray[np.int8]


class SearchKernel(Protocol):
    """The compiled form of the movement search `kernels.reach.search`."""

    def __call__(
        self,
        neighbour: Int32s,
        cost: UInt16s,
        kind: UInt8s | None,
        flags: UInt8s,
        meetings: Int32s,
        kind_bits: int,
        starts: int,
        allowance: int,
        fresh: int,
        one_hex: int,
        target: int,
        whole: int,
        work: Int32s,
        labels: Int32s,
        /,
    ) -> int: ...


class FloodKernel(Protocol):
    """The compiled form of the shortest path search `kernels.flood.flood`."""

    def __call__(
        self,
        neighbour: Int32s,
        edges: UInt8s,
        met: UInt8s,
        sources: Int32s,
        shift: int,
        closed: int,
        crossing: int,
        limit: int,
        crossed_limit: int,
        queue: Int32s,
        found: Int32s,
        /,
    ) -> int: ...


class HeadsKernel(Protocol):
    """The compiled form of the supply search `kernels.road_heads.find_road_heads`."""

    def __call__(
        self,
        neighbour: Int32s,
        edges: UInt8s,
        met: UInt8s,
        sources: Int32s,
        off_road: int,
        closed: int,
        crossing: int,
        limit: int,
        crossed_limit: int,
        queue: Int32s,
        found: UInt8s,
        /,
    ) -> int: ...


class EndsKernel(Protocol):
    """The compiled form of `kernels.best_labels.find_best_labels`, which finds where moves may end."""

    def __call__(
        self,
        labels: Int32s,
        room: UInt8s,
        needed: int,
        every: int,
        best: Int32s,
        found: Int32s,
        /,
    ) -> int: ...


class AwayKernel(Protocol):
    """The compiled form of `kernels.closed_hexes.find_closed_hexes`, which finds hexes closed to a unit."""

    def __call__(
        self,
        neighbour: Int32s,
        flags: UInt8s,
        here: int,
        near: int,
        far: UInt8s,
        limit: int,
        watch: UInt8s,
        least: UInt8s,
        awake: UInt8s,
        friend: int,
        start: int,
        found: UInt8s,
        /,
    ) -> int: ...


class NearKernel(Protocol):
    """The compiled form of the distance search `kernels.source_distances.find_source_distances`."""

    def __call__(
        self,
        neighbour: Int32s,
        edges: UInt8s,
        met: UInt8s,
        closed: int,
        limit: int,
        other_closed: int,
        other_limit: int,
        queue: Int32s,
        length: Int8s,
        /,
    ) -> int: ...


class RiversKernel(Protocol):
    """The compiled form of `kernels.river_costs.update_river_costs`, which updates the costs of crossing rivers."""

    def __call__(
        self,
        sides: UInt8s,
        places: Int32s,
        costs: UInt16s,
        down: int,
        shut: int,
        closed: int,
        table: UInt16s,
        /,
    ) -> int: ...
