"""What costs a unit steps says how many, and of which side: whoever adds them up has what the armies have lost."""

from collections import Counter
from pathlib import Path

import pytest

from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.titles import playable
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

GOLDEN = Path(__file__).resolve().parents[3] / "golden" / "ardennes"


def steps_of(state: object) -> Counter[str]:
    assert isinstance(state, ArdennesState)
    found: Counter[str] = Counter()
    for unit, steps in zip(state.units, state.board.steps, strict=True):
        found[unit.side] += steps
    return found


@pytest.mark.parametrize("name", ["gs-initial-assault-german", "gs-expedite"])
def test_the_losses_the_log_tells_are_the_steps_that_are_gone(name: str) -> None:
    record = Record.from_bytes((GOLDEN / f"{name}.bf").read_bytes(), name)
    game = Game.replay(playable("ardennes"), record)
    assert isinstance(game.title, Ardennes)
    told: Counter[str] = Counter()
    for event in (event for n in range(len(record.lines) + 1) for event in game.past.events[n]):
        told[str(event.facts.get("side"))] += int(event.facts.get("lost", 0))
        if event.message.topic == "replacements.given.step":
            told[game.title.unit(event.facts["unit"]).side] -= 1
    before, after = steps_of(game.state_at(0)), steps_of(game.state)
    assert {side: told[side] for side in before} == {side: before[side] - after[side] for side in before}
    assert sum(told[side] for side in before) > 0
