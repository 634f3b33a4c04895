"""The browser of the tests of the page."""

from tests.page.conftest import browser, launched

__all__ = ["browser", "launched"]
