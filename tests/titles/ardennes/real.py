"""The real title."""

from broadfront.titles import load_title
from broadfront.titles.ardennes.title import Ardennes


def title() -> Ardennes:
    found = load_title("ardennes")
    assert isinstance(found, Ardennes)
    return found
