"""A set-up may begin in the middle of a game turn."""

from typing import Any

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.positions.position_files import start_game
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.steps import Decision
from broadfront.titles import playable
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

TITLE = playable("wacht")
NAME = f"house/setups/{TITLE.scenario(None)}.toml"


def game_with(**words: Any) -> Game:
    return start_game(TITLE, parse_toml(TITLE.files.text(NAME), NAME) | words)


@pytest.mark.parametrize(
    ("side", "phase", "asked"),
    [
        ("american", "modes", "Choose modes"),
        ("german", "transport", "Assign transport"),
        ("german", "fuel", "Allocate fuel"),
        ("american", "movement", "Leaders try"),
    ],
)
def test_a_phase_of_a_side_begins(side: str, phase: str, asked: str) -> None:
    pending = game_with(side=side, phase=phase).pending
    assert isinstance(pending, Decision)
    assert pending.side == side
    assert pending.prompt.startswith(asked)


def test_formations_that_have_moved_do_not_move_again() -> None:
    game = game_with(side="american", phase="movement", finished=["99 ID", "2 ID"])
    state = game.state
    assert isinstance(state, WachtState)
    assert state.clock.phase == "american movement"
    begun = {str(option) for option in game.options()}
    assert not any("99 ID" in option or " 2 ID" in option for option in begun)
    assert start_game(TITLE, game.position_at()).state.to_data() == state.to_data()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"side": "german"}, "both side and phase"),
        ({"phase": "fuel"}, "both side and phase"),
        ({"side": "german", "phase": "fuel", "finished": ["1 SS Pz"]}, "movement or exploitation"),
        ({"side": "german", "phase": "movement", "finished": ["99 ID"]}, "formation of german '99 ID'"),
        ({"side": "german", "phase": "tea"}, "tea"),
    ],
)
def test_what_does_not_fit_together_is_refused(words: dict[str, Any], told: str) -> None:
    with pytest.raises(Invalid, match=told):
        game_with(**words)
