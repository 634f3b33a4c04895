"""Guests: an outside program plays a side, sees only its own view, and is rejected in one line if it errs."""

import random
import sys
from pathlib import Path

import msgspec
import pytest

from broadfront.analyst.guest import ExternalBot
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from tests.analyst.positions import asked
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "guest.py"
GREETS = "import sys\nsys.stdin.readline()\nprint('name Test')\nprint('ready', flush=True)\n"


def write_guest(tmp_path: Path, rest: str, greets: str = GREETS) -> list[str]:
    """Write a guest program that greets and then runs the given code; return its command."""
    path = tmp_path / "guest.py"
    path.write_text(greets + rest)
    return [sys.executable, str(path)]


def test_the_example_is_short_and_plays_whole_games(run: Run, tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60
    words = ["--title", "patrol", "--variant", "two-player", "--side", "american", "--games", "2"]
    words += ["--against", "random"]
    told = run("guest", f"{sys.executable} {EXAMPLE}", *words, "--seed", "4", "-o", tmp_path)
    assert told.code == 0
    assert "Eager as american won" in told.out
    assert "guest: I play american" in told.err
    assert sorted(path.name for path in tmp_path.glob("*.bf")) == ["patrol-4.bf", "patrol-5.bf"]
    again = run("guest", f"{sys.executable} {EXAMPLE}", *words, "--seed", "4", "--json")
    first = msgspec.json.decode(again.out.splitlines()[0])
    assert f"Seed 4: {first['winner']} won." in told.out


def test_a_guest_may_answer_with_any_legal_action_and_is_sent_the_view_of_its_side_alone(tmp_path: Path) -> None:
    kept = tmp_path / "lines"
    rest = (
        "import json\n"
        f"for line in sys.stdin:\n    open({str(kept)!r}, 'a').write(line)\n"
        "    word, _, data = line.partition(' ')\n"
        "    if word == 'ask':\n        print('do ' + json.dumps(json.loads(data)['options'][1]), flush=True)\n"
        "    if word == 'quit':\n        break\n"
    )
    game = asked("patrol", "bridge", "two-player", seed=6, after=30)
    side = game.decision.side
    other = game.state.resample(side, random.Random(1))
    assert other.key() != game.state.key()
    with ExternalBot(write_guest(tmp_path, rest), game.title) as guest:
        guest.announce_game(side, "bridge", "two-player", 1)
        assert guest.choose(game.view(side), game.options(side)) == game.options(side).nth(1)
        guest.choose(View(other, side), Options(other, side))
    begun, one, two, last = kept.read_text().splitlines()
    assert one == two
    assert last == "quit"
    assert "seed" not in begun


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("sys.stdin.readline(); print('choose 999', flush=True); sys.stdin.read()", "expected `choose` and a number"),
        ("sys.stdin.readline(); print('do {}', flush=True); sys.stdin.read()", "expected an action"),
        ("sys.stdin.readline(); print('do [[', flush=True); sys.stdin.read()", "expected an action"),
        ("sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()", "said 'hello'"),
        ("sys.stdin.readline()", "has stopped before the game was over"),
        ("""sys.stdin.readline(); print('do {"do": "Rations", "unit": "zzz"}', flush=True)""", "said 'do"),
        ("sys.stdin.read()", "did not say what it chooses within 0.5 s"),
        ("import time\nwhile True:\n    print('info wait', flush=True); time.sleep(0.1)", "chooses within 0.5 s"),
        ("for _ in range(3000): print('info', 'x' * 99, flush=True)\nimport time; time.sleep(60)", "within 0.5 s"),
    ],
)
def test_a_guest_that_errs_is_refused_in_a_line(tmp_path: Path, rest: str, said: str) -> None:
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=4)
    while game.pending.message.kind != "ask":
        game.roll()
    side = game.decision.side
    with (
        ExternalBot(write_guest(tmp_path, rest), game.title, patience=0.5 if "within" in said else 20) as guest,
        pytest.raises(Invalid, match=said) as error,
    ):
        guest.choose(game.view(side), game.options(side))
    assert "\n" not in str(error.value)


def test_a_guest_that_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    game = asked("patrol", "bridge", "two-player", seed=4)
    side = game.decision.side
    with ExternalBot(write_guest(tmp_path, "import time; time.sleep(60)"), game.title, patience=0.5) as guest:
        for _ in range(200):
            guest.announce_game(side, "x" * 1000, "two-player", 1)
        with pytest.raises(Invalid, match="did not say what it chooses"):
            guest.choose(game.view(side), game.options(side))


def test_a_guest_that_leaves_when_its_last_move_is_made_has_played_its_game(tmp_path: Path) -> None:
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=4)
    over = play_out(game, dict.fromkeys(game.state.played, make_player("greedy", 1, "patrol")))
    assert over is not None
    with ExternalBot(write_guest(tmp_path, ""), game.title) as guest:
        guest.announce_end_of_game(over)


def test_a_question_is_no_answer(tmp_path: Path) -> None:
    rest = """sys.stdin.readline(); print('do {"do": "MoveTo", "unit": "1.German", "hex": "0104"}', flush=True)"""
    game = asked("patrol", "bridge", "two-player", seed=4)
    side = game.decision.side
    with ExternalBot(write_guest(tmp_path, rest), game.title) as guest, pytest.raises(Invalid, match="a legal action"):
        guest.choose(game.view(side), game.options(side))


def test_a_legal_looking_action_that_is_not_legal_now_is_refused(tmp_path: Path) -> None:
    rest = """sys.stdin.readline(); print('do {"do": "Rations", "unit": "1.German"}', flush=True); sys.stdin.read()"""
    game = asked("patrol", "bridge", "two-player", seed=4)
    side = game.decision.side
    with ExternalBot(write_guest(tmp_path, rest), game.title) as guest, pytest.raises(Invalid, match="a legal action"):
        guest.choose(game.view(side), game.options(side))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["", "--title", "patrol"], "The command of the guest is empty."),
        (["no-such-program-here", "--title", "patrol"], "cannot be started"),
        (["true", "--title", "patrol", "--side", "american"], "The system plays american in solo"),
        (["true", "--title", "patrol", "--against", "nobody"], "nobody"),
        (["true", "--title", "patrol", "-o", "no-such-folder"], "is not a folder"),
    ],
)
def test_what_cannot_be_played_is_refused_with_code_2(run: Run, words: list[str], said: str) -> None:
    told = run("guest", *words)
    assert told.code == 2
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_guest_that_does_not_greet_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="or `ready`"):
        ExternalBot(
            write_guest(tmp_path, "", "print('hello', flush=True)\nimport sys\nsys.stdin.read()"), playable("patrol")
        )
