"""What is said of a card or an attack before it is chosen: who could attack, move or go in."""

from __future__ import annotations

from broadfront.core.game import Game
from broadfront.guiding import begin_guided
from broadfront.titles.ardennes.rules.actions import Activate
from broadfront.titles.ardennes.rules.forces.boundaries import is_across_army_boundary
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.labels import action_label, short_action_label
from broadfront.titles.ardennes.table.moment import build_moment
from broadfront.titles.ardennes.table.overlays import make_overlay
from broadfront.titles.ardennes.table.prospects import no_entry_refusal, preview_card
from tests.titles.ardennes.support.real import title


def losheim() -> ArdennesState:
    """The morning of the guided game: the opening impulse, five cards in hand."""
    state = begin_guided(title(), seed=3).state
    assert isinstance(state, ArdennesState)
    return state


def later() -> ArdennesState:
    """The same when the opening is over and units may move."""
    state = losheim().copy()
    state.begin_german_impulse(opening=False)
    return state


def test_in_the_opening_a_card_without_a_target_is_idle_and_says_so() -> None:
    cards = build_moment(losheim(), "german").cards
    assert isinstance(cards, dict)
    assert (cards["GP01"].note, cards["GP01"].idle) == ("nothing to attack now", True)
    assert (cards["GP05"].note, cards["GP05"].idle) == ("can attack Manderfeld (1004)", False)


def test_what_was_attacked_by_another_division_can_be_attacked_again() -> None:
    game: Game = begin_guided(title(), seed=3)
    for action in ({"do": "Activate", "card": "GP05"}, {"do": "AttackHex", "hex": "1004"}):
        game.apply(game.title.codec.decode(action), side="german")
    state = game.state
    assert isinstance(state, ArdennesState)
    attacked = state.copy()
    attacked.activation.note_attack(state.ground.map.index["0705"])
    assert "Krinkelt (0705)" in preview_card(attacked, title().german_cards["GP04"]).note


def test_after_the_opening_a_card_is_idle_only_when_its_units_can_neither_attack_nor_move() -> None:
    state = later()
    tanks = title().german_cards["GP01"]
    assert not preview_card(state, tanks).idle
    for unit in state.units:
        if unit.division == "1SS" and state.board.hex_of_unit(unit.number) is not None:
            state.board.set_out_of_fuel(unit.number, on=True)
    assert preview_card(state, tanks).note


def test_what_a_consecutive_activation_costs_is_said_before_it_is_played() -> None:
    state = later()
    card = title().german_cards["GP01"]
    assert action_label(state, Activate("GP01")) == "Activate 1st SS Panzer Division (Command Value 4)"
    assert short_action_label(state, Activate("GP01")) == ""
    state.tally.note_division("1SS", state.clock.impulse)
    state.begin_german_impulse(opening=False)
    doubled = "8: 4, doubled for a consecutive activation"
    assert action_label(state, Activate("GP01")) == f"Activate 1st SS Panzer Division (Command Value {doubled})"
    assert short_action_label(state, Activate("GP01")) == "Activate for 8"
    assert preview_card(state, card).note.startswith(f"costs {doubled}")


def test_an_attack_across_the_army_boundary_says_that_nobody_could_go_in() -> None:
    state = losheim().copy()
    paratroopers = state.title.unit("5.3FJ.ISS").number
    index = state.ground.map.index
    state.place_at(paratroopers, "1105")
    target = index["1104"]
    assert is_across_army_boundary(state, paratroopers, target)
    no = no_entry_refusal(state, [paratroopers], target)
    assert no is not None
    assert no.rules == ("ARD-C3-10",)
    assert no_entry_refusal(state, [paratroopers, state.title.unit("294.18VG.LXVI").number], target) is None
    assert no_entry_refusal(state, [paratroopers], index["1004"]) is None


def test_the_overlay_of_chances_says_no_entry_in_place_of_a_chance() -> None:
    state = losheim().copy()
    for unit in [*state.on_map(0)]:
        if (
            state.board.hex_of_unit(unit) is not None
            and state.ground.map.index["1104"] in state.ground.six_neighbors[state.board.hex_of_unit(unit) or 0]
        ):
            state.eliminate(unit)
    state.place_at(state.title.unit("5.3FJ.ISS").number, "1105")
    told = make_overlay(state, "german", "odds:1104")
    assert told.hexes["1104"] == ("note", "no entry")
    assert "Kobscheid (1104) is across the army boundary" in told.text
    assert told.rules == ("ARD-C3-10",)
