"""The page's types match those that the server declares."""

from tests.conftest import Missing
from tools import page_types
from tools.page import ROOT, is_fetched, node_path


def test_the_pages_types_are_made_from_what_the_server_says_now() -> None:
    assert page_types.is_current(), "The server says something else than the page's types. Run: make page"


def test_nobody_has_changed_the_pages_types_by_hand(missing: Missing) -> None:
    if node_path() is None or not is_fetched(ROOT):
        missing("Node 20.19 or newer with the parts of the page", "make page")
    assert (ROOT / page_types.FILE).read_text(encoding="utf-8") == page_types.generate_types()
