"""Environments pass the tests of those who define them, give the same games for the same seeds, and tell no secret."""

import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from broadfront.core.errors import Invalid
from broadfront.core.options import Options
from broadfront.learn.aec import TitleEnv
from broadfront.learn.lessons import Lesson, lesson_of
from broadfront.learn.many import ManyMatches
from broadfront.learn.match import Match
from broadfront.learn.observation import Arrays, Observer
from broadfront.learn.solitaire import SolitaireEnv
from broadfront.titles import playable, title_names
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from tests.with_source import WITH_SOURCE

STARTS = [
    ("patrol", "bridge", "two-player", 400),
    ("ardennes", "campaign", "2p", 200),
    ("ardennes", "initial_assault", "gs", 60),
    ("rhine", "corridor", "two-player", 30),
    ("rhine", "clerk", "clerk", 60),
    ("wacht", "ambleve", "two-player", 25),
]
every_start = pytest.mark.parametrize(("title", "scenario", "variant", "lines"), STARTS)


def questions(title: str, scenario: str, variant: str, lines: int) -> Iterator[Match]:
    """A random game, at each question."""
    match = Match(playable(title), scenario=scenario, variant=variant, limit=lines)
    match.begin(3)
    rng = random.Random(5)
    while not match.has_ended:
        yield match
        match.take(rng.choice(sorted(match.legal)))


def same(one: Arrays, other: Arrays) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def test_games_to_learn_from_need_no_package_of_an_extra() -> None:
    learner = "broadfront.titles.patrol.play.learner.training"
    said = f"import sys, broadfront.learn.many, {learner} as training; training.patrol_encoders()"
    heavy = "print([name for name in ('altair', 'gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    words = [sys.executable, "-c", f"{said}; {heavy}"]
    assert subprocess.run(words, capture_output=True, check=True, text=True, env=WITH_SOURCE).stdout == "[]\n"


def test_every_title_has_a_lesson() -> None:
    for title in title_names():
        assert isinstance(lesson_of(title), Lesson)


@pytest.mark.filterwarnings("ignore::UserWarning")
@every_start
def test_a_title_passes_the_api_test_of_pettingzoo(title: str, scenario: str, variant: str, lines: int) -> None:
    env = TitleEnv(title, scenario=scenario, variant=variant, limit=lines)
    api_test(env, num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("title", "lines"), [("patrol", 400), ("ardennes", 150)])
def test_a_title_passes_the_seed_test_of_pettingzoo(title: str, lines: int) -> None:
    seed_test(lambda: TitleEnv(title, limit=lines), num_cycles=40)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_solitaire_game_passes_the_check_of_gymnasium() -> None:
    class Legal(SolitaireEnv):
        """The check samples without the mask: what is not legal becomes the first legal code."""

        def step(self, action: np.int64) -> Any:
            legal = self.match.legal
            return super().step(action if int(action) in legal else np.int64(next(iter(legal))))

    check_env(Legal("patrol"), skip_render_check=True)


@every_start
def test_worlds_that_differ_in_what_is_hidden_look_the_same(
    title: str, scenario: str, variant: str, lines: int
) -> None:
    rng, compared = random.Random(7), 0
    other = Observer(playable(title), playable(title).set_up(scenario, variant, {}))
    for match in questions(title, scenario, variant, lines):
        state = match.game.state
        for side in match.title.sides:
            twin = state.resample(side, rng)
            assert same(other.observe(state, side, True), match.observer.observe(twin, side, True))
            compared += twin.zones != state.zones
            if side == match.side:
                assert match.codes.codes_of(list(Options(twin, side))).keys() == match.legal.keys()
    assert compared or not playable(title).zones


@every_start
def test_what_an_observer_has_kept_makes_no_difference(title: str, scenario: str, variant: str, lines: int) -> None:
    start = playable(title).set_up(scenario, variant, {})
    for number, match in enumerate(questions(title, scenario, variant, lines)):
        seen = match.observe(match.side)
        if number % 20 == 19:
            assert same(Observer(match.title, start).observe(match.game.state, match.side, True), seen)


def test_a_hex_with_two_bridges_keeps_its_mark_when_one_of_them_is_lost() -> None:
    title = playable("ardennes")
    state = title.set_up("campaign", "2p", {})
    assert isinstance(state, ArdennesState)
    crossings = state.ground.crossings
    one, other = next((a, b) for a in crossings for b in crossings if a is not b and {a.a, a.b} & {b.a, b.b})
    observer, fresh = (Observer(title, state) for _ in range(2))
    for crossing in (one, other):
        state.land.hold_bridge(crossing, GERMAN)
    observer.observe(state, "german", True)
    state.land.hold_bridge(other, ALLIED)
    assert same(observer.observe(state, "german", True), fresh.observe(state, "german", True))


def test_a_leak_would_be_seen() -> None:
    """The zones do differ in a way that arrays of everything would show."""
    match = next(match for match in questions("patrol", "bridge", "two-player", 400) if match.game.state.clock.turn > 1)  # type: ignore[attr-defined]
    state, rng = match.game.state, random.Random(7)
    twins = (state.resample("german", rng) for _ in range(20))
    twin = next(twin for twin in twins if twin.zones["american hand"] != state.zones["american hand"])
    assert not same(match.observer.observe(state, "american", True), match.observer.observe(twin, "american", True))


@pytest.mark.mirrors("ActionCodes.codes_of_listing")
@every_start
def test_codes_of_options_that_are_not_made_are_those_of_made_ones_and_none_is_left_out(
    title: str, scenario: str, variant: str, lines: int
) -> None:
    for match in questions(title, scenario, variant, lines):
        listed = list(Options(match.game.state, match.side))
        assert match.legal == match.codes.codes_of(listed)
        assert len(match.legal) == len(listed)
        code = min(match.legal)
        parts = match.codes.decode(code)
        assert parts["do"] == type(listed[match.legal[code]]).__name__


def test_a_code_tells_its_parts() -> None:
    match = Match(playable("patrol"), variant="two-player")
    match.begin(1)
    actions = match.title.codec
    move = actions.decode({"do": "Move", "unit": "2.German", "path": ["0304", "0303"]})
    parts = match.codes.decode(match.codes.code(move))
    hexes = match.title.locations.hexes
    assert parts == {"do": "Move", "unit": 2, "path": 1 + next(h.index for h in hexes if h.hex == "0303"), "order": 0}
    with pytest.raises(Invalid, match="is not an action: expected 0 to"):
        match.codes.decode(match.codes.size)
    with pytest.raises(Invalid, match="is not legal now"):
        match.take(match.codes.size)


def test_an_observation_says_where_units_are_and_what_is_held() -> None:
    match = next(questions("patrol", "bridge", "two-player", 400))
    title, state = match.title, match.game.state
    arrays = match.observe("american")
    board = title.map  # type: ignore[attr-defined]
    row, column = board.grid.parse("0302")
    own, enemy = arrays["planes"][:2]
    assert own[row - 1, column - 1] == 1
    assert (own.sum(), enemy.sum()) == (2, 3)
    units = arrays["units"]
    assert [list(unit[:4]) for unit in units[[0, 3, 4]]] == [
        [1, board.index["0206"], -1, 0],
        [1, -1, 0, 0],
        [0, board.index["0302"], -1, 0],
    ]
    zones = list(title.zones)
    assert list(arrays["sizes"]) == [len(state.zones[zone]) for zone in zones]
    assert arrays["cards"][zones.index("german hand")].sum() == 0
    assert arrays["cards"][zones.index("american discard")].sum() == 0
    assert match.observe("german")["cards"][zones.index("german hand")].sum() == 1


def test_rewards_follow_the_points_and_the_end() -> None:
    env = TitleEnv("patrol", shaping=0.1)
    env.reset(seed=11)
    total = dict.fromkeys(env.agents, 0.0)
    rng = random.Random(2)
    first = env.infos["german"]["ahead"]
    while env.agents and not (env.terminations[env.agent_selection]):
        env.step(rng.choice(sorted(env.match.legal)))
        for agent in total:
            total[agent] += env.rewards[agent]
    assert env.match.over is not None
    result = 1.0 if env.match.over.winner == "german" else -1.0
    assert total["german"] == pytest.approx(result + 0.1 * (env.infos["german"]["ahead"] - first))
    assert total["american"] == pytest.approx(-total["german"])
    assert env.render()


def test_a_solitaire_environment_needs_one_side() -> None:
    with pytest.raises(Invalid, match="expected one"):
        SolitaireEnv("patrol", variant="two-player")
    with pytest.raises(Invalid, match="expected one that learns"):
        SolitaireEnv("patrol", variant="solo", players={"german": "random"})
    env = SolitaireEnv("patrol", variant="two-player", players={"german": "greedy"}, shaping=0.5)
    seen, info = env.reset(seed=4)
    assert env.side == "american"
    while True:
        seen, reward, over, cut, info = env.step(np.int64(np.flatnonzero(seen["action_mask"])[0]))
        if over or cut:
            break
    assert over
    assert reward
    assert info["ahead"] == env.match.lead("american")


def test_many_games_go_the_same_way_in_one_process_and_in_two() -> None:
    def played(processes: int) -> list[Any]:
        with ManyMatches("patrol", 2, processes=processes, first_seed=20, variant="two-player") as games:
            told: list[Any] = []
            ends = 0
            for _ in range(70):
                seats = games.seats
                told.append([held.tolist() for held in (seats.sides, seats.ended, seats.results, seats.masks.sum(1))])
                ends += int(seats.ended.sum())
                games.step([int(np.flatnonzero(mask)[-1]) for mask in seats.masks])
            assert ends
            return told

    assert played(1) == played(2)
