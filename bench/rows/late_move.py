"""A move late in a campaign: bytes transferred, and the time from the click to the drawn map."""

from functools import cache
from statistics import median
from typing import Any, NamedTuple

from bench import Measured, row
from bench.rows.page import CHOOSE, find_movers, open_visitor
from tests.golden import HERE
from tests.web.serving import Person

CAMPAIGN = HERE / "ardennes" / "gs-campaign-german.bf"
LINE = 1_200
MOVES = 5
QUIET = 500
"""Milliseconds in which the page makes its own follow-up requests."""
MOVED = """hex => new Promise(done => {
  const started = performance.now(), before = document.body.dataset.lines;
  const watch = new MutationObserver(() => {
    if (document.body.dataset.lines === before) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - started));
  });
  watch.observe(document.body, { attributes: true });
  window.board.events.choose(hex, null, false);
})"""

LISTENED = """() => [...document.querySelectorAll('.story button')].at(-1)?.click()"""
"""Script that skips the story of the other side's moves, which is shown before the map can be clicked."""


class MoveFigures(NamedTuple):
    """Compressed bytes received per move until the page is quiet, and milliseconds until it is drawn."""

    sizes: list[int]
    times: list[float]


def find_mover(person: Person) -> tuple[str, str]:
    """Play on until a unit can reach some hex in exactly one way; return the unit and the hex."""
    while True:
        for unit in find_movers(person):
            choices = person.get(f"{person.at}/reach", unit=unit)["choices"]
            hexes = [choice["hex"] for choice in choices]
            for choice in choices:
                if choice["path"] and hexes.count(choice["hex"]) == 1:
                    return unit, str(choice["hex"])
        person.do(do="EndActivation")


@cache
def make_moves() -> MoveFigures:
    lines = CAMPAIGN.read_text(encoding="utf-8").splitlines(keepends=True)
    with open_visitor() as (visitor, client):
        made = Person(client).post("/api/games/load", {"record": "".join(lines[: LINE + 1])})
        person = Person(client, made["game"], made["seats"][0]["token"])
        unit, hex = find_mover(person)
        page = visitor.sit(made["seats"][0]["link"])
        wire = visitor.context.new_cdp_session(page)
        received: list[int] = []

        def receive(data: dict[str, Any]) -> None:
            received.append(int(data["encodedDataLength"]))

        wire.on("Network.dataReceived", receive)
        wire.send("Network.enable")
        told = MoveFigures([], [])
        while len(told.sizes) < MOVES:
            page.wait_for_timeout(QUIET)
            page.evaluate(LISTENED)
            if visitor.scene()["selected"] != unit:
                page.evaluate(CHOOSE, unit)
            page.wait_for_function(
                "unit => { const s = window.board.scene; return s.selected === unit && s.marks.length; }", arg=unit
            )
            page.wait_for_timeout(QUIET)
            received.clear()
            told.times.append(float(page.evaluate(MOVED, hex)))
            visitor.idle()
            page.wait_for_timeout(QUIET)
            told.sizes.append(sum(received))
            unit, hex = find_mover(person)
            page.reload()
            visitor.wait_for_board()
        return told


@row(f"page: bytes of a move at line {LINE:,} of a campaign", order=62)
def measure_move_bytes() -> Measured:
    """Measure the median bytes of five moves, including the page's follow-up requests."""
    sizes = make_moves().sizes
    return Measured(median(sizes), "bytes", limit=20e3, note=f"the most {max(sizes) / 1000:.1f} kB")


@row(f"page: click on a hex to the drawn move at line {LINE:,} of a campaign", order=62)
def measure_move_time() -> Measured:
    times = make_moves().times
    return Measured(median(times) / 1000, limit=0.05, note=f"{len(times)} moves; the slowest {max(times):.0f} ms")
