"""Compiles the geographic data to the map of one title."""

from collections.abc import Callable

from broadfront.core.errors import unknown_name
from broadfront.theatre import ardennes, rhine, wacht
from broadfront.theatre.draft import Draft
from broadfront.theatre.frames import FRAMES
from broadfront.theatre.geography import Geography, load_geography

TITLES: dict[str, Callable[[Draft, Geography], None]] = {
    "ardennes": ardennes.fill_draft,
    "wacht": wacht.fill_draft,
    "rhine": rhine.fill_draft,
}


def compile_draft(title: str) -> Draft:
    """Compile a title's map and return it as a draft, still changeable; its `where` has the hex of every settlement."""
    if title not in TITLES:
        raise unknown_name("map", title, TITLES, parameter="title")
    draft = Draft(FRAMES[title])
    TITLES[title](draft, load_geography())
    return draft


def gazetteer(draft: Draft) -> str:
    """Return all settlements of the map and their hexes as CSV text, including settlements not shown on the map."""
    places = load_geography().places
    kinds = {name: places[name].kind for name in draft.where}
    kinds |= {name: place.kind for name, i in draft.called.items() if (place := draft.place[i])}
    found = sorted({**draft.where, **draft.called}.items())
    rows = [f"{_csv_field(name)},{draft.frame.ids[i]},{kinds[name]}" for name, i in found]
    return "\n".join(["name,hex,kind", *rows]) + "\n"


def _csv_field(name: str) -> str:
    """Return a name as a CSV field, in quotes if it contains a comma."""
    return f'"{name}"' if "," in name else name
