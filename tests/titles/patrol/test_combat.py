"""Attacking (rules PAT-COMBAT-01..04)."""

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.patrol.rules.actions import Target
from broadfront.titles.patrol.rules.composed import Attack
from broadfront.titles.patrol.steps.combat import odds_label
from tests.titles.patrol.support.positions import attack, fighting, game, refused, title


@pytest.mark.rule("PAT-COMBAT-01")
def test_only_adjacent_enemies_are_attacked_and_only_once() -> None:
    state = fighting({"1.German": "0304", "2.German": "0506", "A.American": "0303", "B.American": "0101"})
    g = game(state)
    assert "PAT-COMBAT-01" in refused(g, Target("0101"))
    assert "PAT-COMBAT-01" in refused(g, Target("0405"))
    assert "PAT-COMBAT-01" in refused(g, Attack("0303", ("2.German",)))
    assert g.why_not(Attack("0303", ("1.German",))).legal
    state.board.fought[title().number["1.German"]] = 1
    state.board.fought[title().number["A.American"]] = 2
    pending = game(state).pending
    assert not isinstance(pending, Decision)  # the fight is over: the next turn's weather is rolled


@pytest.mark.rule("PAT-COMBAT-02")
def test_the_column_is_the_ratio_rounded_down_and_a_reduced_unit_has_half_its_strength() -> None:
    state = fighting({"1.German": "0305", "A.American": "0304"})
    target = title().map.index_of("0304")
    one, american = title().number["1.German"], title().number["A.American"]
    assert odds_label(state, target, [one], False)[0] == "1:1"
    state.board.steps[american] = 1
    label, ledger = odds_label(state, target, [one], False)
    assert label == "2:1"
    assert ledger[0].rule == "PAT-COMBAT-02"
    state.board.steps[american], state.board.steps[one] = 2, 1
    assert odds_label(state, target, [one], False)[0] == "1:1"


@pytest.mark.rule("PAT-COMBAT-03")
def test_woods_village_and_stream_take_a_column_each() -> None:
    one = title().number["1.German"]
    woods = fighting({"1.German": "0404", "B.American": "0403"})
    woods.board.steps[title().number["B.American"]] = 1
    label, ledger = odds_label(woods, title().map.index_of("0403"), [one], False)
    assert [line.reason for line in ledger[1:]] == ["woods or village", "every attacker across the stream"]
    assert label == "1:1"
    open_ground = fighting({"1.German": "0305", "B.American": "0304"})
    assert len(odds_label(open_ground, title().map.index_of("0304"), [one], False)[1]) == 1


@pytest.mark.rule("PAT-COMBAT-03")
def test_no_shift_goes_beyond_the_first_column() -> None:
    state = fighting({"1.German": "0404", "B.American": "0403"})
    one = title().number["1.German"]
    state.board.steps[one] = 1
    label, ledger = odds_label(state, title().map.index_of("0403"), [one], True)
    assert len([line for line in ledger[1:] if line.amount == -1]) == 3
    assert label == "1:2"


@pytest.mark.rule("PAT-COMBAT-04")
def test_losses_fall_on_the_strongest_attacker_and_a_unit_without_steps_is_eliminated() -> None:
    g = attack({"1.German": "0305", "Recon.German": "0204", "A.American": "0304"}, ["Recon.German", "1.German"], 1)
    steps = g.state.facts()["steps"]
    assert steps[title().number["1.German"]] == 1
    assert steps[title().number["Recon.German"]] == 1
    lone = attack({"Recon.German": "0305", "1.German": "0506", "A.American": "0304"}, ["Recon.German"], 1)
    assert lone.state.facts()["where"][title().number["Recon.German"]] == "eliminated"
    assert any("PAT-COMBAT-04" in e.rules for _, e in lone.log)
