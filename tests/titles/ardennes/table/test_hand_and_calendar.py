"""What lies beside the map: the hand, the calendar, the track; and counters as they stand."""

from typing import Any

import msgspec
import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.markers import LOW_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.table import TABLETOP
from broadfront.titles.ardennes.table.calendar import CALENDAR_ENTRIES, special_rules
from broadfront.titles.ardennes.table.counters import unit_counter
from tests.titles.ardennes.support.field import A_INF, A_XXX, G_INF, G_MECH, field
from tests.titles.ardennes.support.real import title


@pytest.fixture(scope="module")
def dealt() -> Game:
    """Two players on 16 December, the hands drawn, the German about to play a card."""
    game = Game.new(title(), scenario="campaign", variant="2p", seed=3)
    while not isinstance(game.state.stack[-1], GermanImpulse):
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            game.apply(list(game.options())[-1])
    return game


def beside(game: Game, side: str) -> dict[str, Any]:
    state = game.state
    assert isinstance(state, ArdennesState)
    told: dict[str, Any] = msgspec.to_builtins(TABLETOP.display(state, side).extra)
    return told


def test_a_side_sees_its_own_cards_and_the_number_of_the_others(dealt: Game) -> None:
    zones = dealt.state.zones
    for side, other in (SIDES, SIDES[::-1]):
        hand = beside(dealt, side)["hand"]
        assert [card["id"] for card in hand["held"]] == list(zones[f"{side}-hand"])
        assert hand["other"] == {
            "side": other,
            "hand": len(zones[f"{other}-hand"]),
            "draw": len(zones[f"{other}-deck"]),
            "discard": [],
        }


def test_every_open_use_of_a_card_is_one_it_is_printed_for(dealt: Game) -> None:
    cards = {card["id"]: card for card in beside(dealt, "german")["hand"]["held"]}
    open_now = [action for action in dealt.options() if hasattr(action, "card")]
    assert open_now
    for action in open_now:
        assert type(action).__name__ in cards[action.card]["uses"]


def test_supplemental_cards_are_offered_while_they_are_taken() -> None:
    game = Game.new(title(), scenario="campaign", variant="gs", seed=3)
    offered = beside(game, "german")["hand"]["offered"]
    assert {card["id"] for card in offered} == {action.card for action in game.options() if hasattr(action, "card")}


def test_the_calendar_shows_the_days_of_the_scenario_and_who_comes_on_them(dealt: Game) -> None:
    state = dealt.state
    assert isinstance(state, ArdennesState)
    calendar = beside(dealt, "allied")["calendar"]
    assert [day["day"] for day in calendar["days"]] == list(range(16, 30))
    drawn = {shown.unit for shown in TABLETOP.display(state, "allied").counters}
    drawn |= {shown["unit"] for shown in calendar["counters"]}
    for day in calendar["days"][1:]:
        due = [state.units[n].id for n in state.in_box(f"Calendar {day['day']}")]
        told = [unit for units in day["arrivals"].values() for unit in units]
        assert sorted(told) == sorted(due)
        assert set(told) <= drawn


def test_every_line_of_the_calendar_cites_a_rule_there_is(dealt: Game) -> None:
    state = dealt.state
    assert isinstance(state, ArdennesState)
    for line in CALENDAR_ENTRIES:
        assert line.rule in state.title.book
    for day in range(16, 30):
        assert all(rule in state.title.book for _, rule in special_rules(state, day))
    assert ("The German wins with more than 27 VP.", "ARD-SEQ-20") in special_rules(state, 25)


def test_the_track_counts_what_the_rules_count(dealt: Game) -> None:
    state = dealt.state
    assert isinstance(state, ArdennesState)
    track = beside(dealt, "german")["track"]
    assert track["points"] == victory_points(state)
    assert sum(hex["value"] for hex in track["hexes"] if hex["counts"]) + track["exit"] == track["points"]
    for number, side in enumerate(SIDES):
        cut = [n for n in state.on_map(number) if not is_in_supply(state, n)]
        assert track["sides"][side]["cut"] == len(cut)
    assert track["goals"] == [(25, 28), (26, 30), (27, 32), (28, 34), (29, 36)]


def test_a_counter_wears_its_nation_and_its_states() -> None:
    f = field()
    heer, ss, us, british = f.put(G_INF, "0501"), f.put(G_MECH, "0502"), f.put(A_INF, "0508"), f.put(A_XXX, "0509")
    assert [unit_counter(f.state, n).colours for n in (heer, ss, us, british)] == ["german", "ss", "us", "british"]
    f.state.board.set_supply(us, LOW_SUPPLY)
    f.state.board.set_dispersed(us, True)
    assert unit_counter(f.state, us).badges == ("low supply", "dispersed")


def test_a_town_that_changed_hands_has_a_flag() -> None:
    f = field(towns=["0505"])
    assert [marker for marker in TABLETOP.display(f.state, "german").markers if marker.kind == "held"] == []
    f.put(G_INF, "0505")
    (flag,) = [marker for marker in TABLETOP.display(f.state, "german").markers if marker.kind == "held"]
    assert (flag.hex, flag.owner) == ("0505", "german")
