"""Refusals of a click on the map, as a person reads them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from broadfront.core.messages import say
from broadfront.core.rulings import refused
from broadfront.guiding import begin_guided
from broadfront.titles.ardennes.rules.actions import EndMove, Move
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.labels import action_label
from broadfront.web.explanation_handlers import ruling_with_names
from tests.titles.ardennes.support.real import title


def test_an_empty_hex_has_nothing_to_attack_and_a_far_one_nobody_next_to_it() -> None:
    game = begin_guided(title(), seed=3)
    game.apply(title().codec.decode({"do": "Activate", "card": "GP05"}), side="german")
    empty = game.view("german").why_not(AttackHex("1206"))
    assert str(empty.why.with_names(title().names)) == (
        "There is no enemy unit in Winterspelt (1206): nothing to attack."
    )
    state = game.state
    assert isinstance(state, ArdennesState)
    assert action_label(state, AttackHex("1206")) == "Attack Winterspelt (1206)"
    enemy = next(state.hex_id(hex) for hex in state.board.occupied_hexes(1) if state.hex_id(hex).startswith("03"))
    far = game.view("german").why_not(AttackHex(enemy))
    assert far.text == f"No active unit can attack {enemy}: none is next to it."


def test_what_is_not_listed_is_refused_with_what_could_be_done_in_words() -> None:
    opened: Any = SimpleNamespace(title=title(), game=begin_guided(title(), seed=3))
    wanted, legal = Move("35.CT-VIII.VIII", ("1814",)), Move("78.26VG.XLVII", ("1709", "1608"))
    no = refused("BF-02", say("refusal.not-legal", action=wanted, actions=[legal, EndMove()]))
    assert ruling_with_names(opened, no).text == (
        "that cannot be done now. Possible: 78/26VG moves to Heinerscheid (1608); End the move here."
    )
