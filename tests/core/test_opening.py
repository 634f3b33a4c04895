"""Old records open and continue, whatever rules, data and version they were made under."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import broadfront as bf
from broadfront.core.bug_report import make_bug_report
from broadfront.core.chance import Chance, outcome_from_seed_and_roll
from broadfront.core.game import Game
from broadfront.core.history.action_tree import ActionTree
from broadfront.core.opening import check_record, open_record
from broadfront.core.record import Header, Record
from broadfront.core.title import Playable
from broadfront.titles import playable
from broadfront.titles.patrol.data import FOLDER
from broadfront.titles.patrol.game import PatrolGame


def play_lines(game: Game, number: int) -> Game:
    """Play this many more lines, taking first options and rolling dice, and return the game."""
    for _ in range(number):
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            game.apply(next(iter(game.options())))
    return game


def play_to_end(game: Game) -> Game:
    while not game.over:
        play_lines(game, 1)
    return game


def played_game(number: int = 60, title: Playable | None = None) -> Game:
    return play_lines(Game.new(title or playable("patrol"), variant="two-player", seed=7), number)


def whole_record(game: Game) -> Record:
    """Return the record as it is saved in a file."""
    return Record(game.record.header, list(game.record.lines), game.position)


def changed_patrol(tmp_path: Path, file: str, old: str, new: str) -> PatrolGame:
    """Return patrol with a text changed in one of its files."""
    text = (FOLDER / file).read_text()
    assert old in text
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(old, new, 1))
    return PatrolGame(FOLDER, tmp_path)


def test_a_comment_in_a_chart_changes_nothing(tmp_path: Path) -> None:
    title = changed_patrol(tmp_path, "charts/combat.toml", "[", "# Held against the printed chart.\n\n[")
    assert title.data_hash == playable("patrol").data_hash


def test_a_changed_figure_is_other_data(tmp_path: Path) -> None:
    title = changed_patrol(tmp_path, "house/forces.toml", "snow_from = 5", "snow_from = 6")
    assert title.data_hash != playable("patrol").data_hash


def test_a_record_under_other_data_that_goes_as_it_went_simply_continues(tmp_path: Path) -> None:
    game = played_game(20)
    title = changed_patrol(tmp_path, "house/forces.toml", "turns = 5", "turns = 6")
    opened = open_record(title, whole_record(game))
    assert opened.checked
    assert opened.differs is None
    assert opened.game.record.lines == game.record.lines
    play_lines(opened.game, 3)
    assert len(opened.game.record.lines) == 23


def test_a_record_that_replays_differently_opens_at_its_last_position_and_continues_after_a_resume_line(
    tmp_path: Path,
) -> None:
    game = played_game(60)
    title = changed_patrol(tmp_path, "house/forces.toml", "snow_from = 5", "snow_from = 1")
    opened = open_record(title, whole_record(game))
    assert opened.differs is not None
    assert opened.game.state.to_data() == game.state.to_data()
    line = opened.game.record.lines[-1]
    assert line.n == len(game.record.lines) + 1
    assert line.resume is not None
    assert (line.resume.rules, line.resume.data) == (title.card.rules, title.data_hash)
    assert (line.resume.after, line.resume.differs) == (len(game.record.lines), opened.differs.line)
    play_lines(opened.game, 5)
    again = open_record(title, Record.from_bytes(opened.game.record.to_bytes()))
    assert again.differs is None
    assert again.game.state.key() == opened.game.state.key()
    with pytest.raises(bf.Invalid, match="not part of the game as it stands"):
        opened.game.undo(3)
    opened.game.undo(line.n)
    assert opened.game.state.to_data() == game.state.to_data()


def test_a_record_without_a_position_opens_at_the_last_line_that_is_known_to_be_right(tmp_path: Path) -> None:
    game = played_game(60)
    title = changed_patrol(tmp_path, "house/forces.toml", "snow_from = 5", "snow_from = 1")
    opened = open_record(title, game.record)
    assert opened.differs is not None
    resume = opened.game.record.lines[-1].resume
    assert resume is not None
    assert resume.after < resume.differs <= 60
    assert opened.game.record.lines[:60] == game.record.lines
    assert opened.game.state.to_data() == resume.position
    assert len(opened.game.past.events) == 62
    play_lines(opened.game, 5)


def test_a_raised_rules_number_refuses_nothing() -> None:
    game = played_game(30)
    title = PatrolGame(FOLDER)
    title.card = msgspec.structs.replace(title.card, rules=title.card.rules + 1)
    opened = open_record(title, whole_record(game), at_once=True)
    assert opened.checked, "a position of other rules is not trusted"
    assert opened.differs is None
    assert opened.game.state.key() == game.state.key()


def test_a_changed_rule_that_raised_no_number_is_found_and_the_game_goes_on() -> None:
    class Eager(PatrolGame):
        """A later version of patrol that draws no card in the first turn."""

        sequences = {**PatrolGame.sequences, "turn": PatrolGame.sequences["turn"][2:]}  # noqa: RUF012

    game = played_game(12)
    opened = open_record(Eager(FOLDER), whole_record(game))
    assert opened.differs is not None
    assert opened.game.record.lines[-1].resume is not None
    play_lines(opened.game, 3)


def test_a_record_of_the_first_format_is_read_and_its_rolls_are_recognized() -> None:
    record = Record.read(Path(__file__).parents[1] / "golden" / "patrol" / "german-wins.bf")
    assert record.header.broadfront == 1
    opened = open_record(playable("patrol"), record)
    assert opened.differs is None
    assert opened.game.over


def test_at_once_the_game_stands_at_its_position_and_knows_its_history_after_a_check() -> None:
    game = played_game(55)
    at = game.position
    play_lines(game, 4)
    record = Record(game.record.header, game.record.lines, at)
    opened = open_record(playable("patrol"), record, at_once=True)
    assert not opened.checked
    assert opened.game.state.key() == game.state.key()
    assert opened.game.past.known_from == 56
    assert opened.game.past.events[56:] == game.past.events[56:]
    checked = check_record(playable("patrol"), record)
    assert checked.differs is None
    assert checked.game is not None
    opened.game.past.adopt_events(checked.game.past.events, checked.game.past.chances)
    assert opened.game.past.known_from == 0
    assert [str(event) for _, event in opened.game.log] == [str(event) for _, event in game.log]
    opened.game.undo(3)
    game.undo(3)
    assert opened.game.state.key() == game.state.key()


def test_a_position_that_is_not_the_one_the_lines_lead_to_is_noticed() -> None:
    game = played_game(30)
    data = game.state.to_data() | {"facts": game.state.to_data()["facts"] | {"weather": "snow"}}
    assert data != game.state.to_data()
    record = Record(game.record.header, game.record.lines, msgspec.structs.replace(game.position, position=data))
    checked = check_record(playable("patrol"), record)
    assert checked.differs is not None
    assert "position" in checked.differs.why


def test_a_cut_position_leaves_the_lines_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.bf"
    game = played_game(10)
    game.save(path)
    path.write_bytes(path.read_bytes()[:-40])
    assert Record.read(path).position is None
    assert bf.load(path).record.lines == game.record.lines


# Dice


def test_notes_do_not_steer_the_dice() -> None:
    plain, noted = played_game(5), played_game(5)
    noted.note("Let me think.")
    noted.note("And again.")
    while not isinstance(plain.pending, Chance):
        for game in (plain, noted):
            game.apply(next(iter(game.options())))
    plain.roll()
    noted.roll()
    assert plain.record.lines[-1].chance == noted.record.lines[-1].chance


def test_an_outcome_depends_on_how_many_rolls_the_record_has_seen_undone_ones_included() -> None:
    game = bf.new("patrol", seed=7)
    pending = game.pending
    assert isinstance(pending, Chance)
    seen = []
    for number in range(4):
        assert game.roller.rolls == number
        game.roll()
        seen.append(game.record.lines[-1].chance)
        game.undo(0)
    assert seen == [outcome_from_seed_and_roll(pending, "7", number) for number in range(4)]
    assert len(set(seen)) > 1


def test_redo_brings_undone_lines_back_with_their_outcomes() -> None:
    game = played_game(20)
    key, log, live = game.state.key(), game.log, list(game.past.live_lines)
    game.undo(9)
    game.undo(4)
    game.note("Hm.")
    game.redo()
    assert game.past.live_lines[-1] == 9
    game.redo()
    assert (game.state.key(), list(game.past.live_lines)) == (key, live)
    assert [str(event) for _, event in game.log] == [str(event) for _, event in log]
    course = ActionTree.from_lines(game.record.lines)
    assert (course.live_actions, course.undone) == (live, [])
    assert Game.replay(game.title, Record.from_bytes(game.record.to_bytes())).state.key() == key
    with pytest.raises(bf.Invalid, match="Nothing to redo"):
        game.redo()


def test_a_game_opened_at_its_position_can_redo_what_was_undone_before_it() -> None:
    game = played_game(20)
    key = game.state.key()
    game.undo(12)
    game.undo(9)
    game.redo()
    game.note("Hm.")
    opened = open_record(game.title, whole_record(game), seed=game.seed, at_once=True)
    assert not opened.checked
    assert opened.game.past.undone_lines == game.past.undone_lines
    opened.game.redo()
    assert opened.game.state.key() == key
    play_lines(opened.game, 3)
    opened.game.undo(opened.game.past.live_lines[-3])
    assert Game.replay(game.title, opened.game.record).state.key() == opened.game.state.key()


@pytest.mark.parametrize("seed", range(30))
def test_opened_at_its_position_at_any_time_a_game_goes_as_its_record_says(seed: int) -> None:
    rng, game, position = Random(seed), played_game(10), None
    for _ in range(100):
        match rng.choice(("play", "play", "undo", "redo", "note", "keep and open", "open")):
            case "play" if not game.over:
                play_lines(game, 1)
            case "undo":
                game.undo(rng.choice([0, *game.past.live_lines][-4:]), agreed=True)
            case "redo" if game.past.undone_lines:
                game.redo()
            case "note":
                game.note("Hm.")
            case "keep and open" | "open" as what:
                position = game.position if what != "open" else position
                record = Record(game.record.header, list(game.record.lines), position)
                game = open_record(game.title, record, seed=game.seed, at_once=True).game
    replayed = Game.replay(game.title, game.record)
    assert game.state.key() == replayed.state.key()
    assert (game.past.live_lines, game.past.undone_lines) == (replayed.past.live_lines, replayed.past.undone_lines)


def test_nothing_is_redone_once_something_else_was_done() -> None:
    game = played_game(20)
    game.undo(9)
    play_lines(game, 1)
    at_once = open_record(game.title, whole_record(game), seed=game.seed, at_once=True).game
    for each in (game, at_once):
        with pytest.raises(bf.Invalid, match="Nothing to redo"):
            each.redo()


def test_nothing_more_is_rolled_from_a_seed_that_was_shown(tmp_path: Path) -> None:
    game = play_to_end(bf.new("patrol", seed=7))
    game.save(tmp_path / "game.bf")
    assert game.record.lines[-1].seed == "7"
    game.undo(game.past.live_lines[0])
    play_to_end(game).save(tmp_path / "game.bf")
    seeds = [line.seed for line in game.record.lines if line.seed is not None]
    assert seeds == ["7", game.seed]
    assert open_record(game.title, Record.read(tmp_path / "game.bf")).differs is None


def test_the_header_of_an_old_record_stays_as_it_was() -> None:
    record = Record.read(Path(__file__).parents[1] / "golden" / "patrol" / "german-wins.bf")
    assert isinstance(record.header, Header)
    again = Record.from_bytes(record.to_bytes())
    assert again.header == record.header


def test_a_bug_report_of_a_game_that_is_over_replays_and_keeps_its_seed_to_itself(tmp_path: Path) -> None:
    game = play_to_end(bf.new("patrol", seed="a seed to keep"))
    game.save(tmp_path / "game.bf")
    assert game.record.lines[-1].seed == "a seed to keep"
    told = make_bug_report(game, None, "0.0")
    assert isinstance(told.record, str)
    assert "a seed to keep" not in str(told)
    assert open_record(game.title, Record.from_bytes(told.record.encode())).differs is None
