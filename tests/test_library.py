"""The library as seen by a user of `import broadfront as bf`."""

import ast
import importlib
import pickle
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest

import broadfront as bf
from broadfront.board.hexmap import load_map
from broadfront.titles import listed_titles, playable, title_names
from broadfront.titles.patrol.rules.actions import Done, Move
from broadfront.titles.patrol.rules.composed import Attack
from tests.with_source import WITH_SOURCE

T = TypeVar("T")
HEAVY = ("altair", "gymnasium", "numpy", "pandas", "pettingzoo", "polars", "pyarrow", "ray", "typer")


def game_at_first_decision() -> bf.Game:
    game = bf.new("patrol", seed=7)
    game.resolve(1)
    game.roll()
    return game


def pickle_round_trip(thing: T) -> T:
    """Return a copy made by pickling and unpickling."""
    found: T = pickle.loads(pickle.dumps(thing))  # noqa: S301
    return found


def test_everything_exported_is_there() -> None:
    assert [name for name in bf.__all__ if not hasattr(bf, name)] == []
    with pytest.raises(AttributeError, match="no attribute 'moon'"):
        bf.moon  # type: ignore[attr-defined]  # noqa: B018


def test_what_is_exported_is_what_type_checkers_see() -> None:
    tree = ast.parse(Path(bf.__file__).read_text(encoding="utf-8"))
    (seen,) = (node for node in tree.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name))
    found = {
        alias.asname or alias.name: getattr(importlib.import_module(node.module or ""), alias.name)
        for node in seen.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert found.pop("titles") is listed_titles, "the package of titles, which can be called, is also this function"
    assert found == {name: getattr(bf, name) for name in found}
    assert {*found, "titles", "Ambiguous", "BroadfrontError", "Illegal", "Invalid"} == set(bf.__all__)


CHART = {"core", "board", "titles"}
CHARTS = [
    ("bf.ask('patrol.combat', odds='2:1', die=4)", CHART | {"tables", "titles.patrol.data", "titles.patrol.questions"}),
    ("bf.ask('ardennes.hits', odds='2:1', chits=3)", CHART | {"titles.ardennes.data", "titles.ardennes.questions"}),
    ("bf.ask('ardennes.unit', unit='Peiper')", CHART | {"titles.ardennes.data", "titles.ardennes.questions"}),
    ("bf.ask('rhine.calendar', date='1944-12-15')",
     CHART | {"tables", "titles.rhine.data", "titles.rhine.questions"}),
    ("bf.ask('wacht.leader', roll=4)", CHART | {"tables", "titles.wacht.data", "titles.wacht.questions"}),
    ("bf.Game, bf.View, bf.State", {"core"}),
    ("bf.HexMap", {"core", "board"}),
]  # fmt: skip
MOST = 90
"""Maximum number of broadfront modules loaded; `titles.rhine.data` alone has 30 files."""


@pytest.mark.parametrize(("used", "rooms"), CHARTS)
def test_a_chart_loads_the_data_and_questions_of_its_title_and_no_more(used: str, rooms: set[str]) -> None:
    own = "sorted(name.partition('.')[2] for name in sys.modules if name.startswith('broadfront.'))"
    code = f"import sys, broadfront as bf; {used}; print(*{own})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=WITH_SOURCE)
    names = told.stdout.split()
    titles = {f"titles.{title}" for title in title_names()}
    inside = {".".join(name.split(".")[:3]) for name in names if name.startswith(tuple(f"{at}." for at in titles))}
    assert {name.split(".")[0] for name in names} | inside == rooms
    assert len(titles.intersection(names)) == len({room.rpartition(".")[0] for room in inside}) <= 1
    assert len(names) < MOST


def test_what_is_asked_can_be_had_by_its_type() -> None:
    game = bf.new("patrol", seed=7)
    assert game.chance.what == "weather"
    with pytest.raises(bf.Invalid, match="does not wait for a decision: a roll or draw for weather"):
        _ = game.decision
    game = game_at_first_decision()
    assert game.decision.side == "german"
    with pytest.raises(bf.Invalid, match="does not wait for a roll or draw: german decides"):
        _ = game.chance
    with pytest.raises(bf.Invalid, match="does not wait for its end"):
        _ = game.result
    over = bf.play_out(game)
    assert game.result.winner == over.winner


def test_titles_scenarios_and_questions_are_plain_rows() -> None:
    assert [row["title"] for row in bf.titles()] == title_names()
    assert {row["scenario"] for row in bf.scenarios("ardennes")} >= {"campaign", "initial_assault"}
    assert bf.questions("patrol")[0]["ask"] == "patrol.combat"
    assert len(bf.questions()) > len(bf.questions("rhine")) > 0


def test_titles_are_listed_whatever_was_imported_before() -> None:
    for before in ("import broadfront as bf", "import broadfront.titles.patrol, broadfront as bf"):
        code = f"{before}; print(len(bf.titles()), bf.titles.playable('patrol').name)"
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=WITH_SOURCE)
        assert told.stdout.split() == [str(len(title_names())), "patrol"]


def test_options_have_a_length() -> None:
    options = game_at_first_decision().options()
    assert len(options) == len(list(options)) > 10
    assert repr(options).startswith(f"Options({len(options)}: Move 1.German ")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: bf.new("patrol", seed=1.5), "seed: 1.5 is not a seed"),  # type: ignore[arg-type]
        (lambda: bf.new("patrol", seed=True), "seed: True is not a seed"),
        (lambda: bf.new("patrol", options={"moon": 1}), "Unknown option of patrol 'moon': expected dice, guide"),
        (lambda: bf.new("wacht", options={"turn": 1}), "Unknown option of wacht 'turn'"),
        (lambda: bf.new("ardennes", options={"moon": 1}), "Unknown option of ardennes 'moon'"),
        (lambda: bf.new("rhine", options={"moon": 1}), "Unknown option of rhine 'moon'"),
        (lambda: bf.new("patrol", options=["persons"]), "options: ['persons'] is not a mapping"),  # type: ignore[arg-type]
        (lambda: bf.new("moon"), "Unknown title 'moon'"),
        (lambda: bf.scenarios("moon"), "Unknown title 'moon'"),
        (lambda: bf.questions("moon"), "Unknown title 'moon'"),
        (lambda: bf.play_out(bf.new("patrol", seed=1), {"dutch": "random"}), "Unknown side of patrol 'dutch'"),
        (lambda: bf.play_out(bf.new("patrol", seed=1), {"german": "genius"}), "Unknown player of patrol 'genius'"),
        (lambda: bf.play_out(bf.new("patrol", seed=1), limit=3), "The game is not over after 3 lines"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(bf.Invalid) as error:
        call()
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_everything_has_a_short_name_and_shows_itself_in_a_notebook() -> None:
    game = game_at_first_decision()
    assert repr(game).startswith("Game(patrol, bridge, solo; 2 lines; german decides: ")
    assert repr(game.state) == "PatrolState(patrol, bridge, solo; at Movement)"
    assert "as german sees it" in repr(game.view("german"))
    assert repr(bf.load_map("patrol")) == "HexMap(patrol: 30 hexes of 1 km)"
    assert repr(bf.load_title("patrol")).startswith("PatrolGame(patrol: Patrol: five turns")
    assert "<svg " in game._repr_html_()
    for shown in (game.state, game.view("american"), bf.load_map("patrol")):
        picture = shown._repr_svg_()
        assert picture is not None
        assert picture.startswith("<svg ")
    game.apply(Move("2.German", ("0304", "0303")))
    game.resolve(5)
    game.apply(Done())
    odds = bf.odds(game, Attack("0302", ("2.German",)))
    assert repr(odds).startswith("Odds(3 outcomes, exact; likeliest 50.0%: attacker_loses 1")
    assert odds._repr_html_().startswith("<table><tr><th>chance</th>")
    assert sum(row["probability"] for row in odds.rows()) == pytest.approx(1.0)


@pytest.mark.parametrize("title", title_names())
def test_the_position_of_every_title_is_drawn(title: str) -> None:
    game = bf.new(title, scenario="corridor", variant="two-player") if title == "rhine" else bf.new(title)
    picture = game.state._repr_svg_()
    assert picture is not None
    assert len(picture) < 12_000_000


@pytest.mark.parametrize("title", title_names())
def test_state_view_game_and_title_go_through_a_pickle(title: str) -> None:
    game = bf.new(title, seed=3)
    if title == "patrol":
        bf.play_out(game)
    else:
        _play_lines(game)
    again = pickle_round_trip(game)
    assert again.record.lines == game.record.lines
    assert again.state == game.state
    assert again.title is game.title
    assert [str(event) for _, event in again.log] == [str(event) for _, event in game.log]
    assert pickle_round_trip(game.state).key() == game.state.key()
    view = game.view(game.title.sides[0])
    assert pickle_round_trip(view).to_data() == view.to_data()
    if not game.over:
        _play_lines(again)
        _play_lines(game)
        assert again.record.lines == game.record.lines


def _play_lines(game: bf.Game) -> None:
    for _ in range(12):
        pending = game.pending
        if isinstance(pending, bf.Chance):
            game.roll()
        elif isinstance(pending, bf.Decision):
            game.apply(game.options().listing()[0])


def test_a_title_of_other_data_is_not_taken_for_the_same(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    own = tmp_path / "house" / "forces.toml"
    own.write_text(playable("patrol").files.text("house/forces.toml").replace("turns = 5", "turns = 4"))
    title = bf.load_title("patrol", tmp_path)
    kept = pickle.dumps(title)
    assert pickle_round_trip(title) is title
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    own.write_text(own.read_text().replace("turns = 4", "turns = 3"))
    told = subprocess.run([sys.executable, "-c", code], input=kept, capture_output=True, check=False, env=WITH_SOURCE)
    assert b"The data of patrol are not those it was pickled with." in told.stderr


def test_importing_the_library_loads_nothing_heavy() -> None:
    code = f"import broadfront, sys; print(sorted(set({HEAVY!r}) & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=WITH_SOURCE)
    assert told.stdout.strip() == "[]"


def test_using_the_library_loads_what_is_used_and_no_more() -> None:
    code = (
        "import broadfront as bf, sys; bf.play_out(bf.new('patrol', seed=1));"
        "bf.ask('patrol.combat', odds='2:1', die=3);"
        f"print(sorted(set({HEAVY!r}) - {{'numpy'}} & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=WITH_SOURCE)
    assert told.stdout.strip() == "[]"


def test_a_map_of_a_file_shows_itself_too(tmp_path: Path) -> None:
    path = tmp_path / "hexes.txt"
    path.write_text(playable("patrol").files.text("map/hexes.txt"))
    assert load_map(path)._repr_svg_().startswith("<svg ")


AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from broadfront.titles import load_printed, playable
ready = Barrier(8)
def load(n):
    ready.wait()
    return id((playable, load_printed)[n % 2]("patrol"))
with ThreadPoolExecutor(8) as threads:
    print(len(set(threads.map(load, range(8)))))
"""


def test_threads_that_load_a_title_at_once_get_the_same_one() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False, env=WITH_SOURCE)
    assert (done.returncode, done.stdout.strip()) == (0, "2"), done.stderr


def test_earlier_names_of_the_library_work_for_one_release() -> None:
    game = bf.new("patrol", seed=7)
    assert game.at(0).key() == game.state_at(0).key()
    assert game.written(0) == game.position_at(0)
    answer = bf.ask("patrol.combat", odds="2:1", die=3)
    assert answer.told() == answer.serialize()
