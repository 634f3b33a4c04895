"""The documentation opened from disk: search works, and no other host is contacted."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import ROOT

SITE = ROOT / "build" / "site"
HOSTS = ("http:", "https:", "ws:", "wss:")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built site; build it if a page is newer."""
    sources = [ROOT / "mkdocs.yml", *(path for path in (ROOT / "docs").rglob("*") if path.is_file())]
    index = SITE / "search" / "search_index.js"
    if index.is_file() and index.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
        return SITE
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    subprocess.run(words, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, check=True)
    return folder


def test_the_search_works_from_the_disk_and_leads_to_a_page(site: Path, browser: Browser) -> None:
    page, asked = browser.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto((site / "titles" / "wacht.html").as_uri())
    box = page.locator("input[name=query]")
    box.click()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching", timeout=30_000)
    box.press_sequentially("roadblock")
    found = page.locator(".md-search-result__item a").first
    expect(found).to_be_visible(timeout=30_000)
    expect(page.locator(".md-search-result__item").first).to_contain_text("oadblock")
    found.click()
    page.wait_for_url("**/titles/*-rules.html*")
    page.close()
    assert wrong == []
    assert [url for url in asked if url.startswith(HOSTS)] == []


def test_no_page_names_another_host_for_what_it_loads(site: Path) -> None:
    loads = re.compile(r"<(?:script|img|iframe|source|link)\b[^>]*?(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)[^>]*>")
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 20
    assert {name for file in pages for name in loads.findall(file.read_text(encoding="utf-8"))} == set()
