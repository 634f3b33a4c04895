"""Everything the map has about a hex: as data and as text."""

from broadfront.board.grid import DIRECTIONS
from broadfront.board.hexmap import LAYERS, HexMap, Side

_ONE = {
    "roads": "road",
    "rivers": "river",
    "bridges": "bridge",
    "fords": "ford",
    "ferries": "ferry",
    "rails": "railway",
    "lines": "",
}


def hex_data(hexmap: HexMap, hex: str) -> dict[str, object]:
    """Return everything the map has about a hex, given by id or place name, and its six hexsides.

    Each hexside has the adjacent hex (None at the map's edge) and what each layer has there.
    """
    id = hexmap.find(hex)
    i = hexmap.index_of(id)
    place, at = hexmap.place[i], hexmap.at[i]
    sides = {}
    for direction, word in enumerate(DIRECTIONS):
        other = hexmap.around[i][direction]
        beyond = None if other == len(hexmap) else hexmap.ids[other]
        there = hexmap.place[other] if beyond is not None else None
        side: dict[str, object] = {"hex": beyond, "name": there.name if there else None}
        for layer in LAYERS:
            if found := hexmap.side(layer, i, direction):
                side[layer] = {"class": list(found.classes), "name": found.name or None}
        sides[word] = side
    return {
        "title": hexmap.title,
        "hex": id,
        "name": place.name if place else None,
        "kind": place.kind if place else None,
        "terrain": hexmap.terrain[i],
        "at": list(at) if at else None,
        "tags": sorted(hexmap.tags[i]),
        "numbers": {key: values[i] for key, values in sorted(hexmap.numbers.items()) if i in values},
        "sides": sides,
    }


def describe_hex(hexmap: HexMap, hex: str) -> str:
    """Return as text everything the map has about a hex, given by id or place name, and its six hexsides."""
    id = hexmap.find(hex)
    i = hexmap.index_of(id)
    place, at = hexmap.place[i], hexmap.at[i]
    lines = [f"{id}  {place.name}, {place.kind}, {hexmap.terrain[i]}" if place else f"{id}  {hexmap.terrain[i]}"]
    if at:
        lines.append(f"      {at[0]:.3f} north, {at[1]:.3f} east")
    words = [f"{key} {values[i]}" for key, values in sorted(hexmap.numbers.items()) if i in values]
    words += sorted(hexmap.tags[i])
    if words:
        lines.append(f"      {', '.join(words)}")
    width = max(len(each) for each in hexmap.ids)
    for direction, word in enumerate(DIRECTIONS):
        other = hexmap.around[i][direction]
        if other == len(hexmap):
            beyond, named = "edge", ""
        else:
            there = hexmap.place[other]
            beyond, named = hexmap.ids[other], there.name if there else hexmap.terrain[other]
        found = [_describe_hexside(layer, side) for layer in LAYERS if (side := hexmap.side(layer, i, direction))]
        lines.append(f"  {word:2}  {beyond:{width}}  {named:24}  {'; '.join(found)}".rstrip())
    return "\n".join(lines)


def _describe_hexside(layer: str, side: Side) -> str:
    """Return what a map layer has on a hexside in words: `primary road`, `minor river Sambre`, `border and
    westwall`."""
    classes = [cls for cls in side.classes if cls and cls != _ONE[layer]]
    thing = " ".join(filter(None, (" and ".join(classes), _ONE[layer])))
    return f"{thing} {side.name}".strip()
