"""The position at the start of a scenario."""

from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from tests.titles.ardennes.support.real import title


def start_of(scenario: str = "campaign", variant: str = "gs") -> ArdennesState:
    return set_up(title(), scenario, variant, {})
