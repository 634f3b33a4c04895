"""The real title."""

from broadfront.titles import load_title
from broadfront.titles.ardennes.game.playable import ArdennesGame


def title() -> ArdennesGame:
    found = load_title("ardennes")
    assert isinstance(found, ArdennesGame)
    return found
