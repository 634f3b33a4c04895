"""What is on the screen: whether an element is visible, and which game is shown."""

from typing import Any

from playwright.sync_api import Page

from tests.web.serving import Client

IN_SIGHT = """one => { const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (top === one || one.contains(top)); }"""


def in_sight(page: Page, what: str) -> bool:
    return bool(page.locator(what).first.evaluate(IN_SIGHT))


def header_of(client: Client, page: Any) -> dict[str, Any]:
    """Return the server's view of the game on the screen."""
    game = page.evaluate("location.hash.split('/')[2]")
    token = page.evaluate("id => sessionStorage.getItem(`broadfront.seat.${id}`)", game)
    told: dict[str, Any] = client.get(f"/api/games/{game}", headers={"Seat": token}).json()
    return told
