"""The tracks of titles agree with the games themselves."""

import random
from collections.abc import Sequence

import pytest

import broadfront as bf
from broadfront.board.hexmap import load_title_map
from broadfront.board.nearest import nearer_hexes
from broadfront.board.zones import FRIEND, FRIENDLY_ZONE
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.sim.simulation import simulate
from broadfront.titles import playable, title_names
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.control import german_territory
from broadfront.tracks import columns_of, tracks_of


def test_every_title_that_can_be_played_has_tracks() -> None:
    assert all(tracks_of(name) is not None for name in title_names())


def test_an_ardennes_campaign_is_tracked_as_its_log_tells_it() -> None:
    """Points at the end of each day are in the log; steps and places are counted independently here."""
    found = simulate(
        "ardennes", scenario="campaign", games=1, seed=3, track=["vp", "steps lost", "held Clervaux", "taken Clervaux"]
    )
    game = Game.new(playable("ardennes"), scenario="campaign", seed=3)
    points: dict[str, int] = {}
    rows: list[tuple[int, int, bool, bool]] = []
    lost, ever, before = [0, 0], False, bytes(game.state.fact("steps"))

    def watch(game: Game, _action: Action | None, told: Sequence[Event]) -> None:
        nonlocal before, ever
        state = game.state
        assert isinstance(state, ArdennesState)
        for number, (was, now) in enumerate(zip(before, state.board.steps, strict=True)):
            lost[state.board.side_of(number)] += max(0, was - now)
        held = state.title.map.find("Clervaux") in state.land.german_held
        before, ever = state.board.steps, ever or held
        for event in told:
            if event.message.topic == "points.at-end-of-day":
                points[f"1944-12-{event.message.data['day']}"] = event.message.data["points"]
                rows.append((lost[GERMAN], lost[ALLIED], held, ever))

    play_out(game, {"german": make_player("greedy", "3/german", "ardennes")}, observers=[watch], trusted=True)
    assert {row["date"]: row["vp"] for row in found.rows} == points
    names = ("steps lost german", "steps lost allied", "held Clervaux", "taken Clervaux")
    assert [tuple(row[name] for name in names) for row in found.rows] == rows


def test_german_ground_is_what_the_plain_definition_says() -> None:
    game = bf.new("ardennes", scenario="campaign", seed=5)
    play_out(game, {"german": make_player("greedy", "5/german", "ardennes")}, limit=900, trusted=True)
    for state in (bf.new("ardennes", scenario="tip_of_the_salient", seed=1).state, game.state):
        assert isinstance(state, ArdennesState)
        assert german_territory(state).tolist() == [_owner(state, hex) == GERMAN for hex in range(state.ground.count)]


def _owner(state: ArdennesState, hex: int) -> int:
    german, allied = state.board.zoc.flags(GERMAN)[hex], state.board.zoc.flags(ALLIED)[hex]
    if german & FRIEND or allied & FRIEND:
        return GERMAN if german & FRIEND else ALLIED
    if bool(german & FRIENDLY_ZONE) != bool(allied & FRIENDLY_ZONE):
        return GERMAN if german & FRIENDLY_ZONE else ALLIED
    away = state.ground.distance[hex]
    near = [
        min(
            (int(away[there]) for n in state.on_map(side) if (there := state.board.hex_of_unit(n)) is not None),
            default=99,
        )
        for side in (GERMAN, ALLIED)
    ]
    first = near[GERMAN] < near[ALLIED] or (near[0] == near[1] and hex in state.ground.german_at_start)
    return GERMAN if first else ALLIED


def test_ground_goes_to_the_nearest_unit_and_if_both_are_as_near_to_the_other_side() -> None:
    hexmap, rng = load_title_map(playable("patrol").files), random.Random(8)
    for _ in range(20):
        hexes = rng.sample(range(len(hexmap)), 6)
        ours, theirs = hexes[:3], hexes[3:]
        near = [
            [min(hexmap.grid.distance(hexmap.ids[hex], hexmap.ids[there]) for there in side) for side in (ours, theirs)]
            for hex in range(len(hexmap))
        ]
        assert list(nearer_hexes(hexmap, ours, theirs)) == [int(one < other) for one, other in near]
        assert list(nearer_hexes(hexmap, ours, theirs, 2)) == [int(one < other and one <= 2) for one, other in near]


@pytest.mark.parametrize(
    ("title", "scenario", "variant", "tracks"),
    [
        ("rhine", "corridor", "two-player", ["vp", "steps lost", "held Arnhem", "taken Nijmegen", "control"]),
        ("rhine", "clerk", "clerk", ["sp"]),
        ("wacht", "ambleve", None, ["held Malmedy", "taken Malmedy by american", "control"]),
    ],
)
def test_the_tracks_of_the_other_titles_fill_a_row_for_each_turn(
    title: str, scenario: str, variant: str | None, tracks: list[str]
) -> None:
    found = simulate(title, scenario=scenario, variant=variant, games=1, track=tracks)
    turns = [row["turn"] for row in found.rows]
    assert turns == list(range(turns[0], turns[0] + len(turns)))
    assert None not in [row[column.name] for row in found.rows for column in found.columns]


@pytest.mark.parametrize(
    ("title", "scenario", "words", "message"),
    [
        ("ardennes", "campaign", "held 0101", "Nobody holds hex 0101 in ardennes"),
        ("rhine", "clerk", "vp", "The clerk of rhine keeps books"),
        ("rhine", "corridor", "sp", "keeps no books"),
        ("rhine", "corridor", "held Aachen", "Nobody holds hex"),
        ("ardennes", "campaign", "held", "Unknown track of ardennes 'held'"),
        ("ardennes", "campaign", "held Bastogne by martians", "Unknown side of ardennes 'martians'"),
    ],
)
def test_a_track_that_means_nothing_is_refused_with_what_there_is(
    title: str, scenario: str, words: str, message: str
) -> None:
    with pytest.raises(Invalid, match=message):
        columns_of(playable(title), scenario, [words])
