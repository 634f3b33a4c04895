"""Winning (rules PAT-VICTORY-01..02)."""

import pytest

from broadfront.core.steps import Decision, GameOver
from broadfront.titles.patrol.rules.actions import Done, Join, Target
from broadfront.titles.patrol.steps.phases import Turns
from tests.titles.patrol.support.positions import attack, fighting, game, position, title


@pytest.mark.rule("PAT-VICTORY-01")
def test_a_side_without_units_loses_at_once() -> None:
    g = attack({"1.German": "0305", "2.German": "0204", "C.American": "0304"}, ["1.German", "2.German"], 5)
    assert not g.over
    state = fighting({"1.German": "0305", "2.German": "0204", "B.American": "0304"})
    state.board.steps[title().number["B.American"]] = 1
    last = game(state)
    last.apply(Target("0304"))
    last.apply(Join("1.German"))
    last.apply(Join("2.German"))
    while isinstance(last.pending, Decision):
        last.apply(Done())
    last.resolve(6)
    assert isinstance(last.pending, GameOver)
    assert (last.pending.winner, last.pending.rules) == ("german", ("PAT-VICTORY-01",))


@pytest.mark.rule("PAT-VICTORY-02")
@pytest.mark.parametrize(
    ("units", "held", "winner"),
    [
        ({"1.German": "0302", "A.American": "0101"}, "german", "german"),
        ({"1.German": "0304", "A.American": "0101"}, "german", "german"),
        ({"1.German": "0304", "A.American": "0303", "B.American": "0103", "C.American": "0503"}, "german", None),
        ({"1.German": "0304", "A.American": "0303"}, "american", "american"),
        ({"1.German": "0506", "A.American": "0101"}, "", None),
    ],
)
def test_the_village_decides_after_the_last_turn(units: dict[str, str], held: str, winner: str | None) -> None:
    state = position(units, turn=5)
    state.board.village = held
    state.push(Turns())
    g = game(state)
    assert isinstance(g.pending, GameOver)
    assert g.pending.winner == winner
    assert g.pending.rules == ("PAT-VICTORY-02",)
