"""Compiles the kernels with numba, once per machine. No other module uses numba.

The kernels are plain typed functions on arrays; `reach_kernel` and its like return them compiled. The compile cache is
in the user's cache folder, by version of broadfront, never in the package. If that folder is not writable, the kernels
are compiled again in each process.
"""

import os
import threading
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TypeVar, cast

from broadfront.board.kernels.best_labels import find_best_labels
from broadfront.board.kernels.closed_hexes import find_closed_hexes
from broadfront.board.kernels.flood import flood
from broadfront.board.kernels.reach import search
from broadfront.board.kernels.river_costs import update_river_costs
from broadfront.board.kernels.road_heads import find_road_heads
from broadfront.board.kernels.source_distances import find_source_distances
from broadfront.board.kernels.types import (
    AwayKernel,
    EndsKernel,
    FloodKernel,
    HeadsKernel,
    NearKernel,
    RiversKernel,
    SearchKernel,
)
from broadfront.core.reading import folders

_F = TypeVar("_F", bound=Callable[..., int])


@cache
def reach_kernel(road_kinds: bool) -> SearchKernel:
    """Return the compiled movement search, with or without road kinds."""
    kind = "uint8[:,:]r" if road_kinds else "none"
    return compile_kernel(search, f"int32[:,:]r uint16[:,:]r {kind} uint8[:] int32[:,:] 7 int32[:] int32[:,:]")


@cache
def flood_kernel() -> FloodKernel:
    """Return the compiled shortest path search."""
    return compile_kernel(flood, "int32[:,:]r uint8[:,:]r uint8[:]r int32[:] 5 int32[:] int32[:,:]")


@cache
def road_heads_kernel() -> HeadsKernel:
    """Return the compiled supply search from road heads."""
    return compile_kernel(find_road_heads, "int32[:,:]r uint8[:,:]r uint8[:]r int32[:] 5 int32[:] uint8[:,:]")


@cache
def best_labels_kernel() -> EndsKernel:
    """Return the compiled function that finds the cheapest way to each reached hex."""
    return compile_kernel(find_best_labels, "int32[:,:] uint8[:] 2 int32[:] int32[:,:]")


@cache
def closed_hexes_kernel() -> AwayKernel:
    """Return the compiled function that finds the hexes closed to a unit that must keep its distance from enemies."""
    return compile_kernel(
        find_closed_hexes, "int32[:,:]r uint8[:] 2 uint8[:]r 1 uint8[:]r uint8[:]r uint8[:]r 2 uint8[:]"
    )


@cache
def source_distances_kernel() -> NearKernel:
    """Return the compiled search for distances to a source."""
    return compile_kernel(find_source_distances, "int32[:,:]r uint8[:,:]r uint8[:] 4 int32[:] int8[:,:]")


@cache
def river_costs_kernel() -> RiversKernel:
    """Return the compiled function that updates the costs of crossing rivers."""
    return compile_kernel(update_river_costs, "uint8[:]r int32[:] uint16[:,:] 3 uint16[:]")


def cache_folder() -> Path:
    """Return the folder for compiled search functions: in the user's platform cache folder, by version."""
    try:
        number = version("broadfront")
    except PackageNotFoundError:
        number = "source"
    return folders.cache_folder() / number / "kernels"


_DECORATING = threading.RLock()


def compile_kernel(kernel: _F, arguments: str) -> _F:
    """Compile a search function for exactly these argument types (a number stands for so many integers, r for
    read-only)."""
    import numba  # takes half a second, so only a game that searches its map imports it

    config, types = numba.core.config, numba.core.types
    signature: list[types.Type] = []
    for word in arguments.split():
        if word.isdigit():
            signature += [types.int64] * int(word)
        elif word == "none":
            signature.append(types.none)
        else:
            name, _, shape = word.partition("[")
            signature.append(types.Array(getattr(types, name), shape.count(":"), "C", readonly=shape.endswith("r")))
    # numba numbers the cache files of a function in the order of its signatures. Two processes that start with
    # different signatures would load each other's files and crash, so each signature has its own folder.
    own = f"{kernel.__name__}-{blake2b(arguments.encode(), digest_size=4).hexdigest()}"
    # numba reads its cache folder from its configuration at decoration, so only one thread at a time may change it.
    with _DECORATING:
        settings = vars(config)
        chosen = settings["CACHE_DIR"]
        folder = _make_writable(Path(chosen or cache_folder()) / own)
        settings["CACHE_DIR"] = folder or ""
        try:
            return cast(_F, numba.njit(types.int64(*signature), cache=bool(folder))(kernel))
        finally:
            settings["CACHE_DIR"] = chosen


def _make_writable(folder: Path) -> str | None:
    """Create a folder if necessary, and return its path; None if it cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return str(folder) if os.access(folder, os.W_OK) else None
