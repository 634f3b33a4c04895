"""Undo, redo and viewing earlier positions: their results, and the low cost of long records."""

from bisect import bisect_right
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import pytest

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.history.action_tree import ActionTree
from broadfront.core.history.snapshots import MAX_RECENT, MAX_SNAPSHOTS, Snapshots
from broadfront.core.record import Line, Record
from broadfront.core.state import State
from broadfront.titles import playable
from broadfront.titles.patrol.rules.state import PatrolState


def play_lines(lines: int, seed: int = 7) -> Game:
    """Return a two-player game of this many lines, with rolls and random options."""
    rng, game = Random(seed), bf.new("patrol", variant="two-player", seed=seed)
    while len(game.record.lines) < lines:
        play_one_line(game, rng)
    return game


def play_one_line(game: Game, rng: Random) -> None:
    if game.over:
        game.undo(rng.choice(game.past.live_lines))
    elif isinstance(game.pending, Chance):
        game.roll()
    else:
        game.apply(rng.choice(list(game.options())))


def record_with_lines(game: Game, more: Iterator[dict[str, int]], count: int) -> Record:
    """Return the record of a game with further lines that were never played."""
    lines = list(game.record.lines)
    for fields, _ in zip(more, range(count), strict=False):
        lines.append(Line(len(lines) + 1, **fields))  # type: ignore[arg-type]
    return Record(game.record.header, lines)


def undos_and_redos(last: int, to: int) -> Iterator[dict[str, int]]:
    n = last
    while True:
        yield {"undo_to": to}
        yield {"redo_of": n + 1}
        n += 2


def simple_course(lines: list[Line]) -> tuple[list[int], list[tuple[int, list[int]]]]:
    """Return the live lines and the redo list, computed simply with a list for every undo."""
    live: list[int] = []
    undone: list[tuple[int, list[int]]] = []
    for line in lines:
        if line.undo_to is not None:
            undone.append((line.n, live))
            live = live[: bisect_right(live, line.undo_to)]
        elif line.redo_of is not None and undone:
            live = undone.pop()[1]
        elif line.do is not None or line.chance is not None:
            live, undone = [*live, line.n], []
    return live, undone


@pytest.mark.parametrize("seed", range(20))
def test_the_course_of_random_lines_is_the_one_of_the_plain_way(seed: int) -> None:
    rng, lines = Random(seed), list[Line]()
    for n in range(1, 400):
        what = rng.choices(("deed", "undo", "redo", "note"), (6, 2, 2, 1))[0]
        fields = {"deed": {"chance": 1}, "undo": {"undo_to": rng.randrange(n)}, "redo": {"redo_of": 1}}
        lines.append(Line(n, **fields.get(what, {"note": "Hm."})))
    live, undone = simple_course(lines)
    course = ActionTree.from_lines(lines)
    assert course.live_actions == live
    assert [n for n, _ in course.undone] == [n for n, _ in undone]
    assert [n for n in range(1, 400) if course.is_live(n)] == live


@pytest.mark.parametrize("seed", range(5))
def test_looking_back_at_any_line_shows_the_state_that_was_there(seed: int) -> None:
    rng, game = Random(seed), play_lines(40, seed)
    keys = {len(game.record.lines): game.state.key()}
    for _ in range(200):
        match rng.choice(("play", "play", "play", "undo", "redo", "note")):
            case "undo":
                game.undo(rng.choice([0, *game.past.live_lines]))
            case "redo" if game.past.undone_lines:
                game.redo()
            case "note":
                game.note("Hm.")
            case _:
                play_one_line(game, rng)
        keys[len(game.record.lines)] = game.state.key()
    for n in rng.sample(sorted(keys), len(keys)):
        assert game.state_at(n).key() == keys[n]
    assert game.state.key() == keys[max(keys)]
    opened = Game.at_position(game.title, game.record, len(game.record.lines), game.state.to_data())
    for n in rng.sample(sorted(keys), 20):
        assert opened.state_at(n).key() == keys[n]


def test_a_state_one_looks_back_at_is_ones_own() -> None:
    game = play_lines(30)
    seen = game.state_at(20)
    before = seen.key()
    seen.stack.clear()
    assert game.state_at(20).key() == before


@pytest.mark.parametrize("to", [1, 40, 70])
def test_a_record_of_undos_and_redos_does_next_to_nothing_again(to: int) -> None:
    game = play_lines(80)
    to = game.past.live_lines[min(to, len(game.past.live_lines) - 1)]
    record = record_with_lines(game, undos_and_redos(80, to), 4000)
    with patch.object(PatrolState, "do", autospec=True, side_effect=State.do) as done:
        again = Game.replay(game.title, record)
    assert again.state.key() == game.state.key()
    assert done.call_count < 100


def test_few_states_are_kept_however_long_a_game_is() -> None:
    kept: list[Snapshots] = []
    make = Snapshots.__init__

    def made(self: Snapshots, *given: object) -> None:
        make(self, *given)  # type: ignore[arg-type]
        kept.append(self)

    with patch.object(Snapshots, "__init__", made):
        game = play_lines(4000)
        for n in range(0, 4000, 7):
            game.state_at(n)
    (moments,) = kept
    assert MAX_SNAPSHOTS / 3 < len(moments._kept) <= MAX_SNAPSHOTS
    assert len(moments._recent) <= MAX_RECENT


def test_a_record_that_goes_back_and_forth_without_end_is_refused_in_one_line() -> None:
    """Each undo leads to a position far from any cached state and has a checksum, so it must be replayed."""
    rng, game = Random(1), play_lines(90)
    lines = list(game.record.lines)
    while len(lines) < 4000:
        to = rng.choice(game.past.live_lines[-20:])
        lines.append(Line(len(lines) + 1, undo_to=to, check=game.state_at(to).checksum()))
        lines.append(Line(len(lines) + 1, redo_of=len(lines)))
    record = Record(game.record.header, lines)
    with (
        patch("broadfront.core.history.snapshots.INTERVAL", 1 << 30),
        patch.object(Snapshots, "keep_recent"),
        pytest.raises(bf.Invalid, match=r"line \d+ goes back and forth too often") as caught,
    ):
        Game.replay(game.title, record)
    assert "\n" not in str(caught.value)
    assert Game.replay(game.title, record).state.key() == game.state.key(), "with the states it keeps it replays"


def test_an_undo_that_cannot_be_done_changes_nothing() -> None:
    """A game opened at its position does not replay earlier lines; one of them may be invalid."""
    game = play_lines(30)
    n = next(line.n for line in game.record.lines if line.do is not None)
    lines = list(game.record.lines)
    lines[n - 1] = Line(n, do={"do": "Move", "unit": "9.German", "path": ["0101"]}, side="german")
    opened = Game.at_position(playable("patrol"), Record(game.record.header, lines), 30, game.state.to_data())
    with pytest.raises(bf.BroadfrontError):
        opened.undo(n)
    assert len(opened.record.lines) == 30
    assert opened.state.key() == game.state.key()
