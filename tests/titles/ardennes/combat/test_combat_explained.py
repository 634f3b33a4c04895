"""How the system tells its choices in a combat: one thing chosen, the others passed over by a figure, names, rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest

from broadfront.core.events import Candidate, Trace
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.hits import LosingSteps
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, SOUTH_WEST, fight_at, last_trace, losing, struck
from tests.titles.ardennes.support.duel import Duel, battle
from tests.titles.ardennes.support.field import A_BIG, A_ENG, A_INF, A_INF_2, G_INF, G_INF_2, field
from tests.titles.ardennes.support.solitaire import solitaire, traces

QUESTIONS = (
    "A hit on", "Which defender", "Which attacker", "Retreat of", "Card drawn", "Bug Out", "Reinforce Battle",
    "Assault Coordination", "How many", "Advance of", "First hit", "Second hit", "Third hit", "Hit ",
)  # fmt: skip
NOTHING = {"no CombatTactic", "nobody comes", "nobody joins", "nobody", "it stays", "they stay"}


@lru_cache(maxsize=2)
def told(scenario: str) -> tuple[Trace, ...]:
    """What the system told of its combats in a random game."""
    return tuple(trace for trace in traces(solitaire(scenario)) if trace.question.startswith(QUESTIONS))


SCENARIOS = pytest.mark.parametrize("scenario", ["bastogne_surrounded", "tip_of_the_salient"])


@SCENARIOS
def test_of_what_was_weighed_in_a_combat_exactly_what_was_chosen_is_marked(scenario: str) -> None:
    assert {next(q for q in QUESTIONS if t.question.startswith(q)) for t in told(scenario)} >= {
        "A hit on",
        "Which defender",
        "Retreat of",
        "Card drawn",
        "How many",
        "Advance of",
        "First hit",
    }
    for trace in told(scenario):
        if trace.candidates:
            assert sum(c.chosen for c in trace.candidates) == (trace.choice not in NOTHING), trace.lines()


def sentences(trace: Trace) -> Iterator[str]:
    yield trace.question
    yield trace.choice
    for candidate in trace.candidates:
        yield candidate.what
        yield candidate.why
    for line in trace.counted:
        yield line.reason


@SCENARIOS
def test_units_and_places_are_named_and_nothing_is_said_of_nothing(scenario: str) -> None:
    ids = re.compile(r"\b[\w-]+\.[\w-]+\.(V|VII|VIII|XVIII|XXX|III|XII)\b|None\b(?! of)|\bno none\b|: *$|\{|\}")
    for trace in told(scenario):
        for sentence in sentences(trace):
            assert sentence.strip(), trace.lines()
            assert not ids.search(sentence), sentence


@SCENARIOS
def test_nothing_is_weighed_twice_and_every_reason_has_its_rule(scenario: str) -> None:
    for trace in told(scenario):
        names = [candidate.what for candidate in trace.candidates]
        assert len(names) == len(set(names)), trace.lines()
        assert all(candidate.rule for candidate in trace.candidates), trace.lines()


ALSO = {"ARD-T0-18", "ARD-T0-02", "ARD-C0-06", "ARD-C3-12", "ARD-C3-14", "ARD-C3-17", "ARD-C3-21"}
"""What brings the question about, or which unit is asked first: it decided without a candidate of its own."""


@SCENARIOS
def test_every_rule_a_trace_cites_decided_something_in_it(scenario: str) -> None:
    for trace in told(scenario):
        decided = {c.rule for c in trace.candidates} | {line.rule for line in trace.counted}
        if trace.question.startswith(("Bug Out", "A hit on", "Card drawn")):
            continue  # these cite all that a ruling rests on
        assert set(trace.rules) <= decided | ALSO, trace.lines()


@pytest.mark.rule("ARD-C1-07")
def test_a_hold_check_lists_what_it_counts_apart_from_the_two_ways_to_take_the_hit() -> None:
    f = field(hv={"0505": 2})
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    duel = struck(f, [attacker], 1)
    duel.roll(6, "HoldCheck")
    assert duel.taken()
    trace = last_trace(duel, "A hit on 26th Infantry at hex 0505, the last")
    assert [(line.amount, line.rule) for line in trace.counted] == [(2, "ARD-C1-07"), (3, "ARD-C1-07")]
    assert [(c.what, c.why, c.chosen) for c in trace.candidates] == [
        ("lose a step", "they hold on 5 or less", False),
        ("retreat a hex", "on more than 5", True),
    ]


@pytest.mark.rule("ARD-C1-12")
def test_defenders_that_cannot_retreat_are_told_why() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505", dispersed=True)
    fight = fight_at(f, [attacker]).with_changes(retreated=1)
    duel = Duel(f, DefenderHits(fight, 1))
    assert duel.taken()
    trace = last_trace(duel, "A hit on")
    assert [c.what for c in trace.candidates] == ["lose a step", "retreat a hex"]
    assert "may retreat 1 hex and have retreated 1" in trace.candidates[1].why


def whys(trace: Trace) -> dict[str, Candidate]:
    return {candidate.what: candidate for candidate in trace.candidates}


@pytest.mark.rule("ARD-C1-01", "ARD-C1-02")
def test_a_step_loss_tells_by_which_figure_each_other_unit_was_spared() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    units = [f.put(A_INF, "0505"), f.put(A_INF_2, "0505"), f.put(A_ENG, "0505")]
    duel = losing(f, LosingSteps(fight_at(f, [attacker]), 2, tuple(units), defender=True))
    assert duel.pending is None
    first, second = (e.trace for e in duel.events if e.trace is not None)
    assert first is not None
    assert second is not None
    assert first.choice == "394th Infantry at hex 0505"
    assert [c.rule for c in first.candidates] == ["ARD-C1-02"] * 3
    assert "selector 51" in whys(first)["393rd Infantry at hex 0505 with 2 steps"].why
    assert second.choice == "393rd Infantry at hex 0505"
    assert "ARD-C1-01" in [c.rule for c in second.candidates]


@pytest.mark.rule("ARD-C2-13", "ARD-C2-18")
def test_a_retreat_tells_of_every_hex_around() -> None:
    f = field(towns=[SOUTH_WEST], terrain={"0405": "Forest"})
    attacker = f.put(G_INF, EAST)
    f.put(G_INF_2, NORTH_EAST)
    f.put(A_INF, "0505", steps=1)
    duel = struck(f, [attacker], 1)
    assert duel.taken()
    trace = last_trace(duel, "Retreat of 394th Infantry")
    found = whys(trace)
    assert len(found) == 6
    assert found["T0605 (0605)"].chosen
    assert found["T0605 (0605)"].rule == "ARD-C2-18"
    assert {c.rule for c in trace.candidates} >= {"ARD-C2-18", "ARD-TEC-28", "ARD-C2-12"}


@pytest.mark.rule("ARD-C0-08", "ARD-C0-06")
def test_a_drawn_card_tells_why_no_unit_joins() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    f.put(A_INF, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])  # the 99th Division, to which one of them belongs
    duel.roll("AC06")
    assert duel.pending is not None
    trace = last_trace(duel, "Card drawn for the defense")
    assert "5 steps" in trace.candidates[0].why
    assert trace.candidates[0].rule == "ARD-C0-06"


@pytest.mark.rule("ARD-C1-04")
def test_a_hit_on_defenders_in_several_hexes_names_the_hex_of_each_unit() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    fight = fight_at(f, [attacker]).with_changes(
        defenders=(f.put(A_INF, "0506"), f.put(A_INF_2, "0506"), f.put(A_BIG, "0605")), retreated=2
    )
    assert Duel(f, DefenderHits(fight, 1)).taken()
    question = next(str(e.trace.question) for e in f.state.events or [] if e.trace is not None)
    assert question == "A hit on 394th Infantry and 393rd Infantry at hex 0506 and 26th Infantry at hex 0605, the last"
