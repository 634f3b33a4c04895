"""A player at the page, in a real Chromium."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.web.serving import Client, seat_tokens

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}
PATIENCE = 60_000
"""Timeout in milliseconds, generous for busy machines; passing tests do not wait for it."""
KEEP_TOASTS = """addEventListener('DOMContentLoaded', () => { window.toasts = [];
  const where = document.getElementById('toasts'); // a blank page has none
  if (where) new MutationObserver(
    all => all.forEach(one => one.addedNodes.forEach(node => window.toasts.push(node.textContent)))
  ).observe(where, { childList: true }); });"""
KEEP_NO_MORE = "() => { Storage.prototype.setItem = () => {}; }"
"""Turns off storage, because what a page writes on leaving can arrive after the storage has been cleared."""
HEAR = "window.heard = 0; addEventListener('hashchange', () => { window.heard += 1; });"
"""Counts the page's changes of address, which it notices only after the browser has gone there."""

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""Settings of a visitor who sees animations; for others everything appears at once."""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A person with a separate browser, who notes requests to other hosts and console errors as problems.

    A closed browser is emptied and reused, since it has already loaded the page's code. Tests therefore set routes,
    scripts and media on a page, never on the browser.
    """

    resting: ClassVar[dict[tuple[Browser, str], list[BrowserContext]]] = {}
    """Unused contexts by browser and device; a blank page in each keeps its process alive."""

    def __init__(self, browser: Browser, address: str, **how: Any) -> None:
        self.address = address
        self.looks = {name: how.pop(name) for name in ("reduced_motion", "color_scheme") if name in how}
        self.viewport = how.pop("viewport", {"width": 1280, "height": 800})
        self.free = self.resting.setdefault((browser, repr(sorted(how.items()))), [])
        self.context = self.free.pop() if self.free else _context(browser, **how)
        self.problems: list[str] = []
        self.gone = False
        self.in_trouble = False
        """Set by tests that make requests fail, to ignore the resulting console messages."""
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_viewport_size(self.viewport)
        if self.looks:
            page.emulate_media(**self.looks)
        page.set_default_timeout(PATIENCE)
        page.on("request", self._request)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._problem(f"error: {error}"))
        return page

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https") and f"http://{parts.netloc}" != self.address:
            self._problem(f"asked another host: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        # A refusal by a rule is an answer with status 422; the browser notes every such status.
        if message.type in ("error", "warning") and "status of 422" not in message.text and not self.in_trouble:
            self._problem(f"console: {message.text}")

    def _problem(self, told: str) -> None:
        if not self.gone:
            self.problems.append(told)

    def go(self, path: str = "/") -> Page:
        """Open an address of the page and wait until the previous content is gone."""
        before = (self.page.url, self.page.evaluate("() => window.heard"))
        loaded = self.page.goto(self.address + path.removeprefix(self.address))
        if loaded is None and self.page.url != before[0]:
            self.page.wait_for_function("heard => window.heard > heard", arg=before[1])
        return self.page

    def sit(self, link: str) -> Page:
        """Open a seat's link and wait for the map.

        Leave any other game first, or the map waited for could still be the old one.
        """
        if self.page.url != "about:blank":
            self.page.goto("about:blank")
        self.page.goto(self.address + link)
        self.wait_for_board()
        return self.page

    def wait_for_board(self) -> None:
        self.page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
        self.page.wait_for_selector(".prompt")
        self.page.wait_for_function("() => !document.querySelector('.guide.coming')")

    # The board

    def screen_position(self, hex: str) -> tuple[float, float]:
        """Return the screen coordinates of a hex once the map has stopped moving."""
        x, y = self.page.evaluate(
            """async hex => {
            const place = () => { const b = window.board; b.reveal(hex);
              const c = b.grid.centre(b.grid.index.get(hex)), p = b.camera.toScreen(c.x, c.y);
              const r = b.canvas.getBoundingClientRect(); return [r.left + p.x, r.top + p.y]; };
            for (let at = place(); ; ) {
              await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
              const now = place();
              if (Math.hypot(now[0] - at[0], now[1] - at[1]) < 0.5) return now;
              at = now;
            } }""",
            hex,
        )
        return x, y

    def click_hex(self, hex: str) -> None:
        self.page.mouse.click(*self.screen_position(hex))

    def point_at(self, hex: str) -> None:
        """Move the pointer to a hex, and again if the map has moved meanwhile."""
        for _ in range(10):
            self.page.mouse.move(*self.screen_position(hex))
            if self.page.evaluate("window.board.pointed") in (hex, None):
                break

    def scene(self) -> dict[str, Any]:
        """Return what is on the board: unit hexes, marks by hex, ready units, the selected unit and its path."""
        told: dict[str, Any] = self.page.evaluate(
            """() => { const s = window.board.scene; return {
            units: Object.fromEntries(s.counters.map(c => [c.unit, c.hex])),
            marks: Object.fromEntries(s.marks.map(m => [m.hex, [m.kind, m.label ?? ""]])),
            ready: [...s.ready], selected: s.selected, path: s.path }; }"""
        )
        return told

    def lines(self) -> int:
        return int(self.page.evaluate("document.body.dataset.lines"))

    def select(self, unit: str) -> dict[str, Any]:
        """Click a unit and return the marks of its reach by hex."""
        self.click_hex(self.scene()["units"][unit])
        self.page.wait_for_function("unit => window.board.scene.selected === unit", arg=unit)
        # Not what a guide marks beside it, which is there before the reach has come.
        self.page.wait_for_function("() => window.board.scene.marks.some(mark => mark.kind !== 'told')")
        marks: dict[str, Any] = self.scene()["marks"]
        return marks

    def wait_for_change(self, before: int) -> None:
        """Wait until the game has changed and the page is ready for input."""
        self.page.wait_for_function(
            "n => Number(document.body.dataset.lines) > n && !document.querySelector('.play.busy')", arg=before
        )

    def idle(self) -> None:
        """Wait until no request of this player is pending; until then the page accepts no input."""
        self.page.wait_for_function("() => !document.querySelector('.play.busy')")

    def wait_for_keys(self) -> None:
        """Wait until keys can end a step again; just after a new question they are ignored."""
        self.page.wait_for_function("() => window.question.isSettled")

    def wait_for_toast(self, text: str) -> None:
        """Wait until the page has shown a passing message, even if it is gone again."""
        self.page.wait_for_function("text => window.toasts.some(told => told.includes(text))", arg=text)

    def serious_violations(self) -> list[str]:
        """Return the serious accessibility violations found by axe-core."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{v['id']}: {v['help']} at {json.dumps([n['target'] for n in v['nodes']][:3])}"
            for v in found["violations"]
            if v["impact"] in SERIOUS
        ]

    def close(self) -> None:
        if not self.gone:
            self.page.evaluate("0")  # what the console has said by now has come
            self.gone = True
            for page in self.context.pages:
                page.evaluate(KEEP_NO_MORE)
                if page != self.page:
                    page.close()
            self.page.goto("about:blank")
            kept = {"origin": self.address, "storageTypes": "all"}  # once no page is left that could write into it
            self.context.new_cdp_session(self.page).send("Storage.clearDataForOrigin", kept)
            self.free.append(self.context)
        assert not self.problems, self.problems[:5]


def _context(browser: Browser, **how: Any) -> BrowserContext:
    context = browser.new_context(reduced_motion="reduce", accept_downloads=True, **how)
    context.add_init_script(KEEP_TOASTS + HEAR)
    return context


def new_game(client: Client, **wanted: Any) -> list[str]:
    """Create a game of patrol, claim its invitations, and return the links of its seats."""
    made = client.post("/api/games", json={"title": "patrol", "seed": "7"} | wanted).json()
    return [f"/#/game/{made['game']}/{token}" for token in seat_tokens(client, made)]


__all__ = ["AXE", "MOVING", "ROOT", "Visitor", "expect", "new_game"]
