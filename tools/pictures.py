"""`make pictures`: redraws the pictures of the documentation; the same maps and set-ups give the same bytes."""

from pathlib import Path

import broadfront as bf
from broadfront.board.draw import Options, Overlays, save
from broadfront.cli import main
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.picture import front_edges, map_counters

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def draw_maps() -> None:
    for title in ("ardennes", "patrol", "rhine", "wacht"):
        main(["map", "draw", title, "-o", str(PICTURES / f"{title}.svg")])


def draw_bastogne() -> None:
    """Draw part of a map with counters: the set-up of a scenario."""
    state = bf.new("ardennes", scenario="bastogne_surrounded").state
    assert isinstance(state, ArdennesState)
    shown = Options(
        box=("1418", "2011"),
        scale=90,
        heading="Bastogne",
        below="Surrounded: a scenario as it is set up",
        overlays=Overlays(counters=map_counters(state), front=front_edges(state)),
    )
    print(save(state.title.map, PICTURES / "bastogne.svg", shown))


if __name__ == "__main__":
    draw_maps()
    draw_bastogne()
