"""The summary of the rules as printed by the browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from broadfront.manual.summary import PAGES, PAPERS, rules_summary_page
from broadfront.titles import load_printed, title_names

PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


@pytest.mark.parametrize("paper", PAPERS)
def test_the_summary_of_each_title_fits_on_four_pages(browser: Browser, tmp_path: Path, paper: str) -> None:
    for name in title_names():
        file = tmp_path / f"{name}.html"
        file.write_text(rules_summary_page(load_printed(name), paper), encoding="utf-8")
        page = browser.new_page()
        page.goto(file.as_uri())
        printed = page.pdf(prefer_css_page_size=True)
        page.close()
        assert 1 <= len(PAGE.findall(printed)) <= PAGES, name
