"""The plain readings of long runs: what they read from the log and the position, and that they notice what is wrong."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.messages import Message
from broadfront.core.steps import InOrder
from broadfront.players import make_player
from broadfront.sim import play_out
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.supply import run_supply_check
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak.jobs import ardennes as job
from soak.readings import holders, lines
from soak.readings.holders import Board
from soak.readings.ladder import SupplyLadder, next_supply_state
from soak.readings.printed import read_printed
from soak.watched import CITED, PLAYERS, VARIANTS, GameChecker, check_game, load_ardennes
from tests.titles.ardennes.support import reference
from tests.titles.ardennes.support.field import A_INF, A_INF_2, G_INF, G_MECH, Field, field


def told(topic: str, **data: Any) -> Event:
    return Event(Message("ardennes", topic, data))


def board_of(f: Field, *events: Event) -> Board:
    board = holders.start_board(read_printed(f.title, "campaign"), f.state)
    holders.apply_events(board, events)
    return board


# From the log


def test_a_unit_that_passes_through_towns_takes_each() -> None:
    f = field(towns=["0505", "0506", "0507"])
    f.put(G_INF, "0504")
    board = board_of(f, told("move.way.along", units=[G_INF], path=["0505", "0506"]))
    holders.apply_events(board, [told("move.way.arrived", units=[G_INF], hex="0606")])
    assert board.where[G_INF] == "0606"
    assert board.german == {"0505", "0506"}
    holders.apply_events(board, [told("deploy.deployed", unit=A_INF, hex="0505")])
    assert board.german == {"0506"}


def test_an_advance_of_two_hexes_enters_the_vacated_hex_first() -> None:
    f = field(towns=["0505", "0506"])
    f.put(G_INF, "0504")
    attack = told("attack.declared.with", side="german", hex="0505", units=[G_INF])
    assert board_of(f, attack, told("advance.made.to", units=[G_INF], hex="0506")).german == {"0505", "0506"}
    assert board_of(f, attack, told("advance.made.to", units=[G_INF], hex="0505")).german == {"0505"}


def test_an_allied_unit_sweeps_a_roadblock_away_and_a_german_one_does_not() -> None:
    f = field(roads=["0505-0506"])
    placed = told("roadblock.placed", hex="0505", die=1, needed=3)
    assert board_of(f, placed).roadblocks == {"0505"}
    assert board_of(f, placed, told("deploy.deployed", unit=A_INF, hex="0505")).roadblocks == set()
    assert board_of(f, placed, told("deploy.deployed", unit=G_INF, hex="0505")).roadblocks == {"0505"}
    assert board_of(f, placed, told("roadblock.removed-by-unit", hex="0505")).roadblocks == set()


@pytest.mark.parametrize(
    "leaves",
    [
        told("retreat.made.to", units=[A_INF], hex="0508"),
        told("loss.eliminated", unit=A_INF),
        told("tactic.bug-out.goes", unit=A_INF, hex="0909"),
    ],
)
def test_a_bridge_goes_to_who_is_left_when_the_enemy_leaves_it(leaves: Event) -> None:
    f = field(rivers=["0505-0506"], bridges=["0505-0506"], roads=["0505-0506"])
    f.put(A_INF, "0506")
    f.put(G_INF, "0505")
    board = board_of(f)
    assert board.german_bridges == set()
    holders.apply_events(board, [leaves])
    assert board.german_bridges == {"0505-0506"}
    holders.apply_events(board, [told("deploy.deployed", unit=A_INF_2, hex="0506")])
    assert board.german_bridges == {"0505-0506"}, "a German still stands at the other end"


def test_a_blown_bridge_is_gone_and_a_raised_one_is_german() -> None:
    f = field(rivers=["0505-0506"], bridges=["0505-0506"], roads=["0505-0506"])
    board = board_of(f, told("bridge.blown", bridge="0505-0506"))
    assert board.standing == set()
    holders.apply_events(board, [told("bridge.raised", bridge="0505-0506")])
    assert board.standing == board.german_bridges == {"0505-0506"}


def test_the_last_step_takes_a_unit_off_the_map() -> None:
    f = field()
    f.put(G_INF, "0505", steps=2)
    board = board_of(f, told("event.tanks.strike", unit=G_INF))
    assert (board.steps[G_INF], board.where) == (1, {G_INF: "0505"})
    holders.apply_events(board, [told("surrender.loses-step", unit=G_INF, die=1, needed=2)])
    assert board.where == {}


def test_only_mechanized_germans_capture_a_depot_and_points_leave_with_a_unit() -> None:
    f = field(depot="0505")
    assert board_of(f, told("deploy.deployed", unit=G_INF, hex="0505")).depots == set()
    board = board_of(f, told("deploy.deployed", unit=G_MECH, hex="0505"), told("exit.left", unit=G_MECH, steps=2))
    assert (board.depots, board.exited, board.where) == ({"0505"}, 2, {})


def test_at_set_up_the_westwall_decides_who_holds_what_and_then_who_stands_there() -> None:
    f = field(towns=["0501", "0502", "0505"], tags={"0502": "westwall"}, rivers=["0501-0502", "0505-0506"])
    sheet = read_printed(f.title, "campaign")
    assert holders.initial_holdings(sheet, {}) == ({"0501", "0502"}, {"0501-0502"})
    places, bridges = holders.initial_holdings(sheet, {G_INF: "0505", A_INF: "0506", A_INF_2: "0502"})
    assert places == {"0501", "0505"}
    assert bridges == set(), "an Ally alone at the first, both sides at the second"


def differing(f: Field, *events: Event) -> str:
    return "; ".join(holders.find_differences(board_of(f, *events), f.state))


def test_whatever_the_log_does_not_tell_is_noticed() -> None:
    f = field(towns=["0505"], roads=["0505-0506"], rivers=["0505-0506"], bridges=["0505-0506"])
    f.put(G_INF, "0504")
    assert differing(f) == ""
    there_and_back = told("move.way.along", units=[G_INF], path=["0505", "0504"])
    for event, what in (
        (told("move.way.arrived", units=[G_INF], hex="0503"), "units in hexes: by the log alone"),
        (told("loss.step", unit=G_INF), "steps"),
        (told("roadblock.placed", hex="0506"), "Roadblocks: by the log alone 0506; in the game alone -"),
        (told("bridge.blown", bridge="0505-0506"), "bridges that stand: by the log alone -"),
        (there_and_back, "places held by the German: by the log alone 0505"),
        (there_and_back, "bridges held by the German"),
    ):
        assert what in differing(f, event)


# From the position


def salient(scenario: str = "tip_of_the_salient") -> ArdennesState:
    state = Game.new(load_ardennes(), scenario=scenario, variant="gs", seed=1).state
    assert isinstance(state, ArdennesState)
    return state


def test_the_plain_reading_of_the_salient_is_that_of_the_reference_and_of_the_game() -> None:
    state = salient()
    sheet = read_printed(load_ardennes(), state.scenario)
    plain = lines.read_position(sheet, state)
    assert lines.find_differences(plain, state) == []
    for number, side in enumerate(lines.SIDES):
        by_reference = reference.supply_of(state, number)
        assert plain.find_supplied(side) == {hex for hex, is_in in zip(sheet.hexes, by_reference, strict=True) if is_in}
        sample = random.Random(3).sample(range(len(sheet.hexes)), 60)
        for hex in sample:
            assert (sheet.hexes[hex] in plain.find_communicating(side)) == reference.communicates(state, hex, number)
        for hex in state.board.occupied_hexes(number):
            assert (not plain.open_neighbors(sheet.hexes[hex], side)) == reference.encircled(state, hex, number)
    dangers = {plain.is_endangered(hex) for hex in plain.occupied_hexes["allied"]}
    assert dangers == {True, False}, "the position shows something"


def test_a_position_that_finds_something_else_is_noticed() -> None:
    state = salient()
    sheet = read_printed(load_ardennes(), state.scenario)
    plain = lines.read_position(sheet, state)
    other = state.copy()
    for number in list(other.on_map(ALLIED)):
        other.put_in_box(number, "Allied Reserve")
    found = "; ".join(lines.find_differences(plain, other))
    for what in ("german Supply", "allied Supply", "german Communication", "danger of Surround"):
        assert what in found
    other = state.copy()
    other.totals.score_exit(3)
    points = plain.victory_points(plain.find_supplied("german"))
    said = f"victory points: {points} by the plain reading, {points + 3} by the game"
    assert lines.find_differences(plain, other) == [said]


def test_the_ladder_of_supply_is_followed_and_a_state_beside_it_is_noticed() -> None:
    state = salient()
    sheet = read_printed(load_ardennes(), state.scenario)
    for side in (ALLIED, GERMAN):
        state.board.set_supply(next(iter(state.on_map(side))), SUPPLY_STATES.index("OutOfSupply"))
    ladder = SupplyLadder(sheet, state)
    after = state.copy()
    after.stack = [InOrder("gs", 4)]
    for side in (ALLIED, GERMAN):
        assert list(run_supply_check(after, side)), "somebody's state changes"
    other = after.copy()
    number = next(iter(other.on_map(GERMAN)))
    other.board.set_supply(number, (other.board.supply[number] + 1) % 4)
    for now, count in ((after, 0), (other, 1)):
        assert len(SupplyLadder(sheet, state).differences(now, ())) == count
    assert ladder.differences(after, [told("surrender.surrenders", unit=A_INF)]) == []
    assert ladder.checked == 0, "a step surrendered leaves the day out"


@pytest.mark.parametrize(
    ("before", "traces", "after"), [(0, 0, 1), (1, 0, 2), (3, 0, 3), (3, 1, 1), (2, 1, 1), (1, 1, 0)]
)
def test_a_unit_goes_down_a_step_of_the_ladder_or_comes_up(before: int, traces: int, after: int) -> None:
    assert next_supply_state(before, bool(traces)) == after


# Campaigns


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("kind", PLAYERS)
def test_campaigns_begin_as_the_plain_readings_say(variant: str, kind: str) -> None:
    """The soak jobs `ardennes-campaigns` do this to the end, 200 times."""
    found = check_game(variant, kind, 1, "campaign", 0.2, limit=60)
    assert found["lines"] == 60
    assert 3 < found["lines compared"] < 30
    assert f"{CITED}ARD-H-30" in found


def test_a_later_start_is_watched_too() -> None:
    assert check_game("gs", "random", 1, "tip_of_the_salient", 0.2, limit=60)["lines compared"] > 3


class Meddled(GameChecker):
    """A watch that is not told everything."""

    def __call__(self, game: Game, action: Any, told: Sequence[Event]) -> None:
        super().__call__(game, action, [event for event in told if not event.message.topic.startswith("move.way")])


def test_a_watched_game_that_goes_wrong_names_the_line() -> None:
    def play(kind: type[GameChecker]) -> None:
        game = Game.new(load_ardennes(), scenario="campaign", variant="2p", seed=0)
        players = {side: make_player("random", side, "ardennes") for side in game.state.played}
        play_out(game, players, limit=70, observers=[kind(game, 0.0, random.Random(1))], trusted=True)

    play(GameChecker)
    with pytest.raises(AssertionError, match=r"^line \d+: the log tells otherwise: units in hexes"):
        play(Meddled)


# Rules that nobody cited


def test_a_rule_that_no_campaign_cited_needs_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job, "UNCITED", tmp_path / "uncited.toml")
    totals = {f"{CITED}{rule}": 1.0 for rule in load_ardennes().book if rule not in ("ARD-H-06", "ARD-H-07")}
    job.UNCITED.write_text('ARD-H-06 = "nothing is called so"\n')
    with pytest.raises(AssertionError, match="no campaign cited ARD-H-07, and"):
        job.conclude_uncited(totals)
    job.UNCITED.write_text('ARD-H-06 = "one"\nARD-H-07 = "two"\nARD-H-08 = "three"\n')
    told = "\n".join(job.conclude_uncited(totals))
    assert "- ARD-H-06: one\n- ARD-H-07: two" in told
    assert "Cited although a reason is given why not: ARD-H-08." in told
    job.UNCITED.write_text('ARD-X-01 = "none"\nARD-H-06 = "one"\nARD-H-07 = "two"\n')
    with pytest.raises(AssertionError, match="not in the book: ARD-X-01"):
        job.conclude_uncited(totals)


def test_every_reason_belongs_to_a_rule_of_the_book_and_says_something() -> None:
    reasons = job.load_reasons()
    assert reasons.keys() <= set(load_ardennes().book)
    assert all(reason.strip().endswith(".") for reason in reasons.values())


def test_sides_are_numbered_as_the_readings_take_them() -> None:
    assert (lines.SIDES[GERMAN], lines.SIDES[ALLIED]) == ("german", "allied")
