"""Records of every released rules number and format open, and unfinished games continue."""

from pathlib import Path

import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.opening import open_record
from broadfront.core.record import Record
from broadfront.titles import playable, title_names

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.bf"))
CUT = 0.6
"""Share of a finished game's lines that is opened again, to continue from there."""


def play_lines(game: Game, lines: int) -> None:
    for _ in range(lines):
        if game.over:
            return
        if isinstance(game.pending, Chance):
            if game.record.header.options.get("dice") == "own":
                return
            game.roll()
        else:
            game.apply(next(iter(game.options())))


def test_every_title_has_an_old_record() -> None:
    assert {Record.read(path).header.title for path in RECORDS} == set(title_names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_opens_and_keeps_its_lines(path: Path) -> None:
    record = Record.read(path)
    opened = open_record(playable(record.header.title), record)
    assert opened.checked
    kept = Record(record.header, opened.game.record.lines[: len(record.lines)], record.position)
    assert kept.to_bytes() == record.to_bytes()
    assert (opened.differs is None) == (len(opened.game.record.lines) == len(record.lines))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_game_goes_on(path: Path) -> None:
    whole = Record.read(path)
    record = Record(whole.header, whole.lines[: int(CUT * len(whole.lines))])
    title = playable(record.header.title)
    game = open_record(title, record).game
    before = len(game.record.lines)
    play_lines(game, 12)
    assert len(game.record.lines) > before
    saved = Record(game.record.header, game.record.lines, game.position).to_bytes()
    again = open_record(title, Record.from_bytes(saved))
    assert again.differs is None
    assert again.game.state.key() == game.state.key()


def test_a_game_of_the_first_rules_of_patrol_reports_what_replays_differently_now() -> None:
    record = Record.read(RECORDS[0].with_name("patrol-rules-1.bf"))
    assert (record.header.broadfront, record.header.rules) == (1, 1)
    opened = open_record(playable("patrol"), record, name="old.bf")
    assert opened.differs is not None
    assert opened.differs.line == 50
    assert opened.differs.why.startswith("at line 50 the state differs"), "without the file's name"
    resume = opened.game.record.lines[-1].resume
    assert resume is not None
    assert (resume.differs, resume.why) == opened.differs
