"""The test visitors: each starts with an empty browser, and navigation waits for the page."""

import re
from pathlib import Path

from tests.page.conftest import OpenBrowser

LEAVE = """async () => { localStorage.setItem('left', '1'); sessionStorage.setItem('left', '1');
    document.cookie = 'left=1'; await caches.open('left');
    await new Promise(done => { indexedDB.open('left').onsuccess = done; });
    addEventListener('pagehide', () => localStorage.setItem('left later', '1')); }"""
FIND = """async () => [localStorage.getItem('left'), localStorage.getItem('left later'), sessionStorage.getItem('left'),
    document.cookie, (await caches.keys()).length, (await indexedDB.databases()).length, window.left ?? null]"""


def test_a_browser_that_is_lent_to_the_next_holds_nothing_of_the_one_before(open_browser: OpenBrowser) -> None:
    first = open_browser(color_scheme="dark", viewport={"width": 500, "height": 500})
    for page in (first.page, first.new_page()):
        page.add_init_script("window.left = true")
        page.route("**/api/**", lambda route: route.continue_())
        page.goto(first.address)
        page.evaluate(LEAVE)
    first.close()
    second = open_browser()
    assert second.context is first.context
    page = second.go()
    assert page.evaluate(FIND) == [None, None, None, "", 0, 0, None]
    assert page.evaluate("[matchMedia('(prefers-color-scheme: dark)').matches, innerWidth]") == [False, 1280]


def test_after_navigation_nothing_of_the_previous_place_is_shown(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/rules/patrol")
    for path in ("/#/ask/patrol.combat", "/#/ask/rhine.supply", "/#/rules/patrol", "/#/ask/patrol.combat"):
        page.wait_for_selector(".ask form, .rule-id")
        page.evaluate("() => { document.querySelector('#main > *').id = 'before'; }")
        visitor.go(path)
        assert page.locator("#before").count() == 0


def test_no_test_changes_a_browser_that_is_lent_to_the_next() -> None:
    changes = re.compile(r"\.context\.(add_\w+|route\w*|set_\w+|grant_\w+|expose_\w+)\(")
    tests = Path(__file__).parent.glob("test_*.py")
    assert [f"{file.name}: {found[0]}" for file in tests for found in changes.finditer(file.read_text("utf-8"))] == []
