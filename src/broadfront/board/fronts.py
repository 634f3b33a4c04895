"""Where two sides touch."""

from broadfront.board.hexmap import HexMap
from broadfront.board.zones import ControlZones


def contacts(hexmap: HexMap, zones: ControlZones, side: int) -> tuple[tuple[str, str], ...]:
    """Pairs of adjacent hexes, one held by the side and one by an enemy, in reading order."""
    ids, nowhere = hexmap.ids, len(hexmap)
    return tuple(
        (ids[here], ids[there])
        for here in zones.occupied(side)
        for there in sorted(hexmap.around[here])
        if there != nowhere and zones.holds_enemy(side, there)
    )


def fronts(hexmap: HexMap, zones: ControlZones, side: int) -> tuple[tuple[str, ...], ...]:
    """The hexes of the side that touch an enemy, in stretches of adjacent hexes; in reading order."""
    touching = dict.fromkeys(hexmap.index[own] for own, _ in contacts(hexmap, zones, side))
    stretches = []
    while touching:
        first = next(iter(touching))
        del touching[first]
        stretch = [first]
        for here in stretch:  # grows while it is walked
            for there in hexmap.around[here]:
                if there in touching:
                    del touching[there]
                    stretch.append(there)
        stretches.append(tuple(hexmap.ids[i] for i in sorted(stretch)))
    return tuple(stretches)
