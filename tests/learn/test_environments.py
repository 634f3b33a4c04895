"""Environments pass the tests of those who define them, give the same games for the same seeds, and tell no secret."""

import random
from typing import Any

import numpy as np
import pytest

from broadfront.core.errors import Invalid
from broadfront.learn.lessons import lesson_of
from broadfront.learn.match import Match
from broadfront.titles import playable, title_names

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from broadfront.learn.aec import TitleEnv  # noqa: E402
from broadfront.learn.many import ManyMatches  # noqa: E402
from broadfront.learn.solitaire import SolitaireEnv  # noqa: E402

STARTS = [
    ("patrol", "bridge", "two-player", 400),
    ("ardennes", "campaign", "2p", 200),
    ("ardennes", "initial_assault", "gs", 60),
    ("rhine", "corridor", "two-player", 60),
    ("rhine", "clerk", "clerk", 200),
    ("wacht", "ambleve", "two-player", 40),
]
every_start = pytest.mark.parametrize(("title", "scenario", "variant", "lines"), STARTS)


def test_every_title_has_a_lesson() -> None:
    for title in title_names():
        assert lesson_of(title).roster


@pytest.mark.filterwarnings("ignore::UserWarning")
@every_start
def test_a_title_passes_the_api_test_of_pettingzoo(title: str, scenario: str, variant: str, lines: int) -> None:
    env = TitleEnv(title, scenario=scenario, variant=variant, limit=lines)
    api_test(env, num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("title", "lines"), [("patrol", 400), ("ardennes", 150)])
def test_a_title_passes_the_seed_test_of_pettingzoo(title: str, lines: int) -> None:
    seed_test(lambda: TitleEnv(title, limit=lines), num_cycles=40)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_solitaire_game_passes_the_check_of_gymnasium() -> None:
    class Legal(SolitaireEnv):
        """The check samples without the mask: what is not legal becomes the first legal code."""

        def step(self, action: np.int64) -> Any:
            legal = self.match.legal
            return super().step(action if int(action) in legal else np.int64(next(iter(legal))))

    check_env(Legal("patrol"), skip_render_check=True)
