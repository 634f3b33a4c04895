"""What the first question about a game would wait for is done beforehand."""

from broadfront.board.kernels.shim import road_heads_kernel
from broadfront.core.game import Game
from broadfront.titles.ardennes.rules.lines import supply
from broadfront.titles.ardennes.table import TABLETOP
from tests.titles.ardennes.support.real import title


def test_warming_up_changes_nothing_and_loads_the_compiled_search_that_odds_need() -> None:
    state = Game.new(title(), scenario="campaign", variant="gs", seed=3).state
    before = state.key()
    road_heads_kernel.cache_clear()
    supply._head_search.cache_clear()
    TABLETOP.warm_up(state.copy())
    assert state.key() == before
    assert road_heads_kernel.cache_info().currsize == 1
