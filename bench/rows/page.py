"""The page in a real Chromium: first paint, click to reach, panning; and the memory of its server."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

from bench import Measured, Missing, row
from bench.rows.rhine_map import army_text
from broadfront.web.settings import STATIC
from tests.page.browsing import MOVING, Visitor, new_game
from tests.web.serving import Client, Person, server

GAMES = 20
CLICKS = 9
NAMES_A_UNIT = ("SelectUnit", "Pick")
"""Options by which a player chooses the unit to move."""
TOWARD_MOVING = ("NoMore", "Activate", "Begin", "Done")
"""Options that lead to a unit that moves, the surest first."""
ODDS_GAMES = 5
PAN = """async () => {
  const { board } = window, times = [];
  board.camera.zoomAt(44 / board.grid.map.pixels / board.camera.zoom, 400, 300);
  let dx = 9, dy = 6, last = performance.now();
  for (let n = 0; n < 150; n++) {
    if (n % 50 === 49) { dx = -dx; dy = -dy; }
    board.camera.pan(dx, dy); board.ground.delayTiles(); board.redraw();
    await new Promise(requestAnimationFrame);
    const now = performance.now(); times.push(now - last); last = now;
  }
  return times.slice(10);
}"""
SLIDE = """async () => {
  const { board } = window, { grid, camera } = board, { ids, width, height, pixels } = grid.map, times = [];
  camera.centre(width / 2, height / 2);
  camera.zoomAt(44 / pixels / camera.zoom, 400, 300);
  const [x, y] = [camera.x, camera.y];
  const seen = [...grid.hexesWithin(x, y, x + camera.width / camera.zoom, y + camera.height / camera.zoom)];
  const counter = (n, hex) => ({ unit: `u${n}`, side: 'german', colours: 'german', hex, box: '', kind: 'infantry',
    size: 'regiment', label: `${n}`, strength: '3', movement: '4', steps: 2, full_steps: 2, badges: [], done: false,
    name: '' });
  const ways = new Map();
  for (let n = 0; n < 150; n++) {
    const path = [seen[(n * 7) % seen.length]];
    while (path.length < 7) {
      const next = grid.neighbor(path.at(-1), (n + path.length) % 2);
      if (next < 0) break;
      path.push(next);
    }
    ways.set(`u${n}`, path.map(i => ids[i]));
  }
  const place = at => [...ways].map(([unit, way], n) => counter(n, n < 20 ? way.at(at) : way[0]));
  board.motion.second = 1000;
  board.show({ counters: place(0), ways: (unit, from) => from === ways.get(unit)[0] ? ways.get(unit)
    : [...ways.get(unit)].reverse() });
  let turn = 0, last = performance.now();
  for (let n = 0; n < 240; n++) {
    if (!board.motion.slides.size) board.show({ counters: place((turn = turn ? 0 : -1)) });
    await new Promise(requestAnimationFrame);
    const now = performance.now(); times.push(now - last); last = now;
  }
  return times.slice(20);
}"""
CHOOSE = """unit => {
  const { scene, events } = window.board;
  events.choose(scene.counters.find(c => c.unit === unit).hex, unit, true);
}"""
DRAWN = """() => {
  window.drawn = new Promise(done => {
    let start = null;
    addEventListener('pointerup', () => { start = performance.now(); }, { once: true, capture: true });
    const watch = new MutationObserver(() => {
      if (start === null || !document.querySelector('.plan-odds .odds')) return;
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now() - start));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}"""
SERVE = """
import sys
from pathlib import Path
from broadfront.web.serve import listen, serve
from broadfront.web.settings import Settings
at, settings = listen(Settings(database=Path(sys.argv[1]), port=0, writes=1000.0, reads=1000.0), exact=True)
serve(settings, at, lambda: print(settings.port, flush=True))
"""


@contextmanager
def open_visitor() -> Iterator[tuple[Visitor, Client]]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if program is None:
        raise Missing("chromium is missing; run: apt-get install --no-install-recommends chromium")
    if not (STATIC / "index.html").is_file():
        raise Missing("the page is not built; run: make page")
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), writes=1000.0) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield Visitor(browser, f"http://127.0.0.1:{client.port}", **MOVING), client
        browser.close()


@row("page: first paint", order=60)
def measure_first_paint() -> Measured:
    """Measure the first paint of the start page from a cold cache, the median of five."""
    with open_visitor() as (visitor, _):
        times = []
        for _ in range(5):
            page = visitor.new_page()
            page.goto(visitor.address)
            page.wait_for_selector(".lead")
            entries: Any = page.evaluate("performance.getEntriesByName('first-contentful-paint').map(e => e.startTime)")
            times.append(entries[0] / 1000)
            page.close()
        return Measured(median(times), limit=1.5)


@row("page: click on a unit to drawn reach", order=61)
def measure_click_to_reach() -> Measured:
    """Measure the median of nine clicks on the teaching map."""
    with open_visitor() as (visitor, client):
        visitor.sit(new_game(client)[0])
        for _ in range(3):
            for unit in ("1.German", "2.German", "3.German"):
                visitor.select(unit)
                visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_function("() => performance.getEntriesByName('reach').length >= 9")
        times: Any = visitor.page.evaluate("performance.getEntriesByName('reach').map(e => e.duration)")
        return Measured(median(times) / 1000, limit=0.1, note=f"the slowest {max(times):.0f} ms")


def find_movers(person: Person, most: int = 30) -> list[str]:
    """Play a game until units that can move can be chosen, and return these units."""
    for _ in range(most):
        options, seen = person.options(), person.see()
        found = [*seen.get("movers", {}), *(o["unit"] for o in options if o["kind"] in NAMES_A_UNIT)]
        if "MoveTo" in seen["pending"].get("accepts", ()):
            found += seen["table"]["ready"]
        placed = {counter["unit"] for counter in seen["table"]["counters"] if counter.get("hex")}
        # Arriving units can move too, but they are not on the map to be clicked.
        if any(unit in placed for unit in found):
            return found
        kinds = [option["kind"] for option in options]
        wanted = next((kinds.index(kind) for kind in TOWARD_MOVING if kind in kinds), 0)
        person.do(**options[wanted]["action"])
    raise AssertionError("no unit ever comes to move")


def start_game(client: Client, **wanted: Any) -> tuple[Person, str]:
    made = Person(client).post("/api/games", {"seed": "7"} | wanted)
    return Person(client, made["game"], made["seats"][0]["token"]), made["seats"][0]["link"]


def measure_reach(limit: float, **wanted: Any) -> Measured:
    """Measure the time from a click on a unit to the drawn reach: the median of nine clicks, on nine units
    if possible.
    """
    with open_visitor() as (visitor, client):
        person, link = start_game(client, **wanted)
        units = find_movers(person)
        page = visitor.sit(link)
        on_map = [unit for unit in units if visitor.scene()["units"].get(unit)]
        for unit in (on_map * CLICKS)[:CLICKS]:
            page.keyboard.press("Escape")
            before: Any = page.evaluate("performance.getEntriesByName('reach').length")
            page.evaluate(CHOOSE, unit)
            page.wait_for_function("n => performance.getEntriesByName('reach').length > n", arg=before)
        times: Any = page.evaluate("performance.getEntriesByName('reach').map(e => e.duration)")
        return Measured(median(times) / 1000, limit=limit, note=f"{len(times)} clicks; the slowest {max(times):.0f} ms")


@row("page: click on an ardennes unit to drawn reach", order=61)
def measure_ardennes_reach() -> Measured:
    return measure_reach(0.1, title="ardennes", scenario="bastogne_surrounded", variant="gs")


@row("page: click on a wacht unit to drawn reach", order=61)
def measure_wacht_reach() -> Measured:
    return measure_reach(0.2, title="wacht", mode="solo", side="german", against="still")


@row("page: click on a rhine unit to drawn reach", order=61)
def measure_rhine_reach() -> Measured:
    return measure_reach(0.2, title="rhine", variant="two-player", scenario="corridor", mode="solo", side="allied")


@row("page: click on a unit of a rhine campaign to drawn reach", order=61)
def measure_campaign_reach() -> Measured:
    """Measure on the theatre map, 10,880 hexes, in the first Movement Phase with 500 counters."""
    options = {"player_turns": True, "set_up": army_text()}
    return measure_reach(0.08, title="rhine", variant="clerk", scenario="clerk", options=options)


@row("page: click on a target to drawn odds", order=61)
def measure_odds_preview() -> Measured:
    """Measure an attack with all possible participants, in the opening impulse of the Ardennes; the median of several
    games.
    """
    times = []
    with open_visitor() as (visitor, client):
        for seed in range(ODDS_GAMES + 1):
            person, link = start_game(client, title="ardennes", scenario="campaign", variant="gs", seed=str(seed))
            while "AttackHex" not in [option["kind"] for option in person.options()]:
                options = person.options()
                person.do(**next((o for o in options if o["kind"] == "Activate"), options[-1])["action"])
            page = visitor.sit(link)
            hex = next(iter(visitor.scene()["marks"]))
            visitor.screen_position(hex)
            page.evaluate(DRAWN)
            visitor.click_hex(hex)
            times.append(float(page.evaluate("window.drawn")))
    first, *later = times
    note = f"{len(later)} games, the slowest {max(later):.0f} ms; the first of a new server {first:.0f} ms"
    return Measured(median(later) / 1000, limit=0.3, note=note)


def measure_frames(title: str, script: str, limit: float) -> Measured:
    """Measure the mean time of a frame while a script moves things on a map."""
    with open_visitor() as (visitor, _):
        page = visitor.go(f"/#/map/{title}")
        page.wait_for_selector(".board[data-ready=yes]", timeout=120_000)
        times: list[float] = page.evaluate(script)
        mean = sum(times) / len(times)
        late = sorted(times)[int(0.95 * len(times))]
        return Measured(mean / 1000, limit=limit, note=f"{1000 / mean:.0f} frames a second; 95% within {late:.0f} ms")


for number, title in enumerate(("wacht", "rhine")):
    pan, slide = partial(measure_frames, title, PAN, 1 / 30), partial(measure_frames, title, SLIDE, 1 / 58)
    row(f"page: a frame while panning the {title} map", order=62 + number)(pan)
    row(f"page: a frame while 20 counters slide on the {title} map", order=62 + number)(slide)


@row(f"server memory with {GAMES} open games", order=65)
def measure_memory() -> Measured:
    """Measure the peak of a server process with games of every playable title, after a few actions in each."""
    if not Path("/proc/self/status").exists():
        raise Missing("peak memory is read from /proc, which this system does not have")
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(Path(folder) / "games.sqlite")], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                titles = [title["title"] for title in client.get("/api/titles").json() if title["playable"]]
                for n in range(GAMES):
                    _play_some_actions(client, titles[n % len(titles)])
            status = Path(f"/proc/{process.pid}/status").read_text()
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout is not None:
                process.stdout.close()
        peak = 1024 * int(status.partition("VmHWM:")[2].split()[0])
        return Measured(peak, "bytes", limit=400e6, note=f"titles: {', '.join(titles)}")


def _play_some_actions(client: httpx.Client, title: str) -> None:
    made = client.post("/api/games", json={"title": title}).json()
    headers = {"Seat": made["seats"][0]["token"]}
    at = f"/api/games/{made['game']}"
    for turn in range(6):
        client.get(at, headers=headers)
        options = client.get(f"{at}/options", headers=headers).json()["options"]
        if not options:
            return
        client.post(f"{at}/apply", headers=headers, json={"action": options[turn % len(options)]["action"]})
