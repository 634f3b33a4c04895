"""The game of Wacht: movement phases from a set-up, turn by turn. Nobody wins; it ends with its last game turn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.reading.source_data import SourceData
from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable, classes_in
from broadfront.titles.wacht.data.set_up_file import SetUp, parse_set_up
from broadfront.titles.wacht.data.title import FOLDER, Wacht
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.game.place_in_turn import start_within_turn
from broadfront.titles.wacht.game.position_writer import write_position
from broadfront.titles.wacht.game.sequence import SEQUENCES, STEPS
from broadfront.titles.wacht.game.set_up import read_set_up, state_from_set_up
from broadfront.titles.wacht.rules import actions, composed_moves
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.steps.turns import Turns

__all__ = ["WachtGame", "load"]


def load(data: Path | None = None) -> WachtGame:
    """Load Wacht with its game; files in the user's own folder `data` replace bundled ones."""
    return WachtGame(FOLDER, data)


class WachtGame(Wacht, Playable):
    """Wacht as a game that can be played: its actions, steps, set-ups and end."""

    ACTIONS = classes_in(Action, actions, composed_moves)
    STEPS = STEPS
    OPTIONS = ("turns",)
    sequences = SEQUENCES

    def empty(self, scenario: str, variant: str) -> WachtState:
        """Return the state of a scenario before its set-up."""
        return WachtState(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> WachtState:
        """Return the state at the start of a scenario; the option `turns` limits its length."""
        state = self._set_up_state(scenario)
        state.scenario, state.variant = scenario, variant
        turns = options.get("turns")
        if turns is not None:
            if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= 90:
                raise Invalid(
                    f"turns: {turns!r} is not accepted; give a number of game turns from 1 to 90.",
                    parameter="turns",
                    given=turns,
                    accepted="1 to 90",
                )
            state.clock.end_after_turns(turns)
        return self.push_first_step(state)

    def state_from_words(self, given: str | Mapping[str, Any]) -> WachtState:
        """Return the game state of a set-up given as data, or of a scenario given by name."""
        state = self._set_up_state(given)
        if isinstance(given, str):
            return self.push_first_step(state)
        file = parse_set_up(given, given.name if isinstance(given, SourceData) else "set-up")
        if file.scenario or file.variant:
            state.variant = self.variant(file.variant or state.variant)
            state.scenario = self.scenario(file.scenario or state.scenario, state.variant)
        if file.side or file.phase or file.finished:
            start_within_turn(state, file)
        else:
            self.push_first_step(state)
        _apply_saved_facts(state, file)
        return state

    def written(self, state: State) -> dict[str, Any]:
        """Return a position as set-up data, which `state_from_words` reads back."""
        assert isinstance(state, WachtState)
        return write_position(self, state)

    def _set_up_state(self, given: str | Mapping[str, Any]) -> WachtState:
        """Return the game state of a set-up before the first step of play is pending."""
        if isinstance(given, str):
            name = f"house/setups/{self.scenario(given)}.toml"
            return read_set_up(self, self.files.text(name), str(self.files.path(name)))
        return state_from_set_up(self, given, *((given.name, given.text) if isinstance(given, SourceData) else ()))

    def push_first_step(self, state: WachtState) -> WachtState:
        """Put the first step of play on the stack of pending steps, and return the state."""
        state.push(Turns())
        return state

    def over(self, state: State) -> GameOver:
        """Return that the game ended with its last game turn, without a winner."""
        assert isinstance(state, WachtState)
        return GameOver(None, say("end.last-turn", label=state.board.roster.label), ("WAR-H-45",))


def _apply_saved_facts(state: WachtState, file: SetUp) -> None:
    """Restore what a set-up file saved of a game in progress: values (`now`) and pending steps of play (`stack`)."""
    for name in file.now:
        if name not in state.FACTS or name == "roster":
            raise unknown_name("fact", name, [one for one in state.FACTS if one != "roster"], parameter="now")
    if file.now:
        # Load through the reader of saved games, which refuses values of the wrong type.
        data = state.to_data()
        state.load_data({**data, "facts": {**data["facts"], **file.now}})
    if file.stack is not None:
        state.stack[:] = [state.title.decode_step(step) for step in file.stack]
