"""`broadfront play`: a person at the terminal, computer players for the other sides, and never a traceback."""

import io
import json
import re
from pathlib import Path

import pytest

from broadfront.analyst import levels
from broadfront.analyst.tutor import Tutor
from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.record import Record
from broadfront.core.view import View
from broadfront.players.advising import Hint
from tests.cli.conftest import CommandResult, Run


class Person:
    """Types lines into the terminal; the input ends after the last line."""

    def __init__(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.monkeypatch = monkeypatch

    def __call__(self, typed: str, *words: str | Path) -> CommandResult:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return self.run("play", *words)


@pytest.fixture
def person(run: Run, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(run, monkeypatch)


def typed_lines(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_without_input_the_game_ends_with_a_message(person: Person) -> None:
    told = person("")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("The input ended; the game is not saved. With `--save FILE` it is kept as it goes on.\n")


def test_the_bulge_is_played_when_nobody_says_what_and_a_scenario_is_chosen(person: Person, tmp_path: Path) -> None:
    told = person(typed_lines("9", "bastogne", "3", "quit"), "--save", tmp_path / "a.bf")
    assert "  1  Initial Assault, 16 December\n  2  Wacht am Rhein" in told.out
    assert told.out.count("type a number from 1 to 4, or quit.") == 2
    header = Record.read(tmp_path / "a.bf").header
    assert (header.title, header.variant, header.scenario) == ("ardennes", "gs", "bastogne_surrounded")
    person(typed_lines("", "quit"), "--save", tmp_path / "b.bf")
    assert Record.read(tmp_path / "b.bf").header.scenario == "initial_assault"
    left = person(typed_lines("quit"))
    assert (left.code, left.out.endswith("You leave; no game was begun.\n")) == (0, True)
    named = person(typed_lines("quit"), "--scenario", "campaign")
    assert "Which scenario?" not in named.out


def test_a_title_takes_its_own_options(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "books.bf"
    words = ("--option", "campaign=north-1944", "--option", "reserve_markers=4", "--option", "collapse_north=true")
    assert person(typed_lines("quit"), "rhine", *words, "--save", file).code == 0
    options = Record.read(file).header.options
    assert options == {"campaign": "north-1944", "reserve_markers": 4, "collapse_north": True, "persons": 1}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("campaign", "give NAME=VALUE"),
        ("=2", "give NAME=VALUE"),
        ("dice=own", "Give --own-dice."),
        ("campaign=east", "Unknown campaign 'east'"),
        ("weather=fine", "Unknown option of rhine 'weather'"),
    ],
)
def test_an_option_that_cannot_be_is_refused_in_words(person: Person, given: str, said: str) -> None:
    told = person("", "rhine", "--option", given)
    assert told.code == 2
    assert said in told.err


def test_quitting_prints_a_message_and_the_game_can_be_continued(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    told = person(typed_lines("1", "quit"), "patrol", "--seed", "7", "--save", file)
    assert told.out.endswith(f"You leave; the game is saved. Continue with `broadfront play --load {file}`.\n")
    lines = len(Record.read(file).lines)
    again = person(typed_lines("done", "quit"), "--load", file)
    assert again.code == 0
    assert len(Record.read(file).lines) > lines


def test_a_whole_game_is_played_by_taking_the_first_option(person: Person, tmp_path: Path) -> None:
    told = person("1\n" * 500, "patrol", "--seed", "7", "--save", tmp_path / "game.bf")
    assert re.search(
        r"^The game is over: (German wins|American wins|a draw)\. .*\[PAT-VICTORY-", told.out, re.MULTILINE
    )
    assert "seed" in json.loads((tmp_path / "game.bf").read_text().splitlines()[-2])


def test_a_machine_plays_the_side_that_is_not_taken(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    words = ("patrol", "--variant", "two-player", "--side", "american", "--seed", "3")
    first = person("1\n" * 500, *words, "--save", file)
    assert "The game is over" in first.out
    assert {line.side for line in Record.read(file).lines if line.do} == {"german", "american"}
    second = person("1\n" * 500, *words)
    assert second.out == first.out


def test_a_machine_of_a_level_plays_the_other_side(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.PLAYOUTS, "veteran", 4)
    words = ("patrol", "--variant", "two-player", "--side", "american", "--seed", "3", "--against", "veteran")
    told = person(typed_lines("1", "1", "quit"), *words)
    assert told.code == 0
    assert "American: " in told.out


def test_who_names_no_opponent_gets_the_usual_player(person: Person, tmp_path: Path) -> None:
    words = ("patrol", "--variant", "two-player", "--side", "american", "--seed", "3")
    saved: list[list[object]] = []
    for against in ((), ("--against", "greedy"), ("--against", "random")):
        file = tmp_path / f"{len(saved)}.bf"
        person(typed_lines("1", "1", "quit"), *words, *against, "--save", str(file))
        saved.append([line.do for line in Record.from_bytes(file.read_bytes()).lines])
    assert saved[0] == saved[1] != saved[2]


def test_a_game_says_who_plays_the_other_side(person: Person) -> None:
    words = ("wacht", "--scenario", "ambleve", "--side", "german")
    assert "American: played by random. `--against` names another: still." in person(typed_lines("quit"), *words).out
    named = person(typed_lines("quit"), *words, "--against", "still").out
    assert "American: played by still." in named
    patrol = person(typed_lines("quit"), "patrol", "--variant", "two-player", "--side", "american").out
    assert "German: played by regular." in patrol
    assert "played by" not in person(typed_lines("quit"), "wacht", "--scenario", "ambleve", "--side", "all").out


def test_the_tutor_plays_options_out_and_warns_before_a_costly_choice(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("patrol", "--variant", "two-player", "--seed", "3", "--tutor")
    told = person(typed_lines("advise", "quit"), *words)
    assert re.search(r"chance to win 0\.\d\d ± 0\.\d\d \(\d+ playouts\)", " ".join(told.out.split()))

    def warns(_: Tutor, view: View, options: Options, action: Action) -> Hint:
        return Hint("", figures={"loss": 0.123, "error": 0.041}, actions=(action, options.listing()[-1]))

    monkeypatch.setattr(Tutor, "warn", warns)
    warned = person(typed_lines("1", "no", "1", "yes", "quit"), *words)
    assert warned.out.count("This costs about 12 points of winning chance (± 4). Better: ") == 2
    assert warned.out.count("Play anyway? (yes/no)") == 2


def test_the_machine_keeps_its_hand_to_itself(person: Person) -> None:
    told = person("1\n" * 500, "patrol", "--variant", "two-player", "--side", "american", "--seed", "3")
    assert "German draws a card." in told.out
    assert "German hand" not in told.out
    assert "American hand" in told.out


def test_two_persons_share_the_screen_and_undo_beyond_a_die_needs_both(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    typed = typed_lines("1", "done", "done", "", "undo", "no", "undo", "yes", "quit")
    told = person(typed, "patrol", "--variant", "two-player", "--side", "all", "--seed", "7", "--save", file)
    assert "American to the screen; press Enter." in told.out
    assert told.out.count("Do both persons agree? (yes/no)") == 2
    assert "Taken back." in told.out
    record = Record.read(file)
    assert record.header.options["persons"] == 2
    assert [line.past for line in record.lines if line.undo_to is not None] == ["a roll or draw"]


def test_undo_takes_back_the_persons_own_last_action(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    told = person(typed_lines("undo", "1", "2", "undo", "quit"), "patrol", "--seed", "7", "--save", file)
    assert "Nothing to undo: no person has done anything yet." in told.out
    lines = Record.read(file).lines
    done = [line.n for line in lines if line.do is not None]
    assert lines[-1].undo_to == done[-2]


def test_own_dice_ask_what_came_and_refuse_what_cannot(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    told = person(typed_lines("7", "snow", "2", "tank", "rations", "quit"), "patrol", "--own-dice", "--save", file)
    assert "Roll: weather (1 to 6)." in told.out
    assert "'7' is not possible for weather: expected 1 to 6." in told.out
    assert "'tank' is not possible for a card: what remains is" in told.out
    lines = Record.read(file).lines
    assert [(line.chance, line.by) for line in lines] == [(2, "person"), ("Rations", "person")]


def test_with_own_dice_a_draw_only_the_machine_may_see_is_not_asked_for(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    words = ("patrol", "--variant", "two-player", "--side", "american", "--own-dice", "--save", file)
    person(typed_lines("2", "quit"), *words)
    german, weather = Record.read(file).lines[1], Record.read(file).lines[0]
    assert (weather.chance, weather.by) == (2, "person")
    assert (german.by, isinstance(german.chance, str)) == ("chosen", True)


def test_words_narrow_the_list_and_more_turns_the_page(person: Person) -> None:
    told = person(typed_lines("more", "more", "3.German", "find 0105", "list", "quit"), "patrol", "--seed", "7")
    pages = re.split(r"German: .*\n", told.out)
    assert [line.split()[0] for line in pages[0].splitlines() if re.match(r" +\d+  Move", line)][-1] == "20"
    assert re.search(r"^ +21  Move", pages[1], re.MULTILINE)
    narrowed = [line for line in pages[3].splitlines() if "Move" in line]
    assert narrowed
    assert all("3.German" in line for line in narrowed)
    assert all("0105" in line for line in pages[4].splitlines() if re.match(r" +\d+  ", line))


def test_a_number_that_the_list_does_not_have_leaves_the_list_as_it_was(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    told = person(typed_lines("999", "10", "quit"), "patrol", "--seed", "7", "--save", file)
    tenth = re.search(r"^ +10  (.*)", told.out, re.MULTILINE)
    assert tenth is not None
    assert told.out.count("The list has no number 999") == 1
    assert next(line.do for line in Record.read(file).lines if line.do is not None)["do"] == tenth[1].split()[0]


def test_in_a_narrowed_list_an_error_names_its_numbers(person: Person) -> None:
    told = person(typed_lines("3.German", "1", "quit"), "patrol", "--seed", "7")
    numbers = re.search(r"The list has no number 1: type ([\d, ]+)( \.\.\.)?\.", told.out)
    assert numbers is not None
    assert all(re.search(rf"^ +{n}  Move 3.German", told.out, re.MULTILINE) for n in numbers[1].split(", "))


def test_an_action_can_be_announced_in_words(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    typed = typed_lines("move 1.German 0105-0104", "moveto 2.German 0304", '{"do": "Done"}', "quit")
    person(typed, "patrol", "--seed", "7", "--save", file)
    told = [line.do for line in Record.read(file).lines if line.do is not None]
    assert told == [
        {"do": "Move", "unit": "1.German", "path": ["0105", "0104"]},
        {"do": "Move", "unit": "2.German", "path": ["0304"]},
        {"do": "Done"},
    ]


def test_why_answers_with_the_rule_and_changes_nothing(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.bf"
    typed = typed_lines(
        "why 1", "why move 1.German 0101", "why moveto A.American 0303", "do move 1.German 0101", "quit"
    )
    told = person(typed, "patrol", "--seed", "7", "--save", file)
    assert "Allowed" in told.out
    assert len(re.findall(r"^Not allowed: .*\[PAT-MOVE-", told.out, re.MULTILINE)) >= 2
    assert not any(line.do for line in Record.read(file).lines)


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("fly home", "No option holds 'fly home'."),
        ("0", "The list has no number 0: type 1 to "),
        ("99999", "The list has no number 99999: type 1 to "),
        ("-1", "The list has no number -1: type 1 to "),
        ("0105", "`find 0105` what has that number in it, such as a hex."),
        ("why 999", "The list has no number 999: type 1 to "),
        ("why", "Name an action: a number of the list, or its words."),
        ("why fly", "Unknown action 'fly': expected "),
        ("why move 1.German 9999", "9999"),
        ("why move 9.German 0105", "Unknown unit '9.German'"),
        ("do move", "Move: Object missing required field `unit`."),
        ("do done now", "Done takes nothing more; 'now' is one too many."),
        ('{"do": 3}', "Unknown action 3"),
        ('{"do"', "Not a JSON object: "),
        ("odds done", "Odds need an Attack"),
        ("odds attack 0302 1.German", "Not allowed: "),
        ("rules PAT-SEQ-01", "A game has five turns."),
        ("rules FOO", "Unknown rule 'FOO'"),
        ("rules", "Unknown rule ''"),
        ("log", "Turn 1. [PAT-SEQ-01]"),
        ("log x", "Turn 1. [PAT-SEQ-01]"),
        ("trace", ""),
        ("show", "1.German"),
        ("save", "Name a file: save FILE."),
        ("save /no/such/folder/game.bf", "Cannot write '/no/such/folder/game.bf'"),
        ("find zeppelin", "No option holds 'zeppelin'."),
        ("?", "take that option"),
        ("", ""),
        ("\x00\x1b[A é", "No option holds "),
    ],
)
def test_every_order_is_answered_and_the_game_goes_on(person: Person, order: str, answer: str) -> None:
    told = person(typed_lines(order, "quit"), "patrol", "--seed", "7")
    assert (told.code, told.err) == (0, "")
    after = told.out.partition("German: ")[2].replace("\n", " ")
    assert any(re.search(re.escape(part) if "^" not in part else part.lstrip("^"), after) for part in answer.split("|"))
    assert told.out.endswith("it is kept as it goes on.\n")


def test_save_asks_for_a_new_file(person: Person, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    told = person(typed_lines(f"save {tmp_path / 'mine.txt'}", f"save {tmp_path / 'g.bf'}", "quit"), "patrol")
    assert "exists and is not overwritten. Name a new file." in told.out.replace("\n", " ")
    assert f"Saved in {tmp_path / 'g.bf'}." in told.out
    assert (tmp_path / "mine.txt").read_text() == "mine"
    assert Record.read(tmp_path / "g.bf").header.title == "patrol"


def test_a_file_of_ones_own_is_announced_and_its_game_goes_on_without_it(person: Person, tmp_path: Path) -> None:
    from broadfront.titles import load_title

    ours = load_title("patrol").files
    (tmp_path / "data" / "house").mkdir(parents=True)
    changed = ours.text("house/forces.toml").replace("turns = 5", "turns = 4")
    (tmp_path / "data" / "house" / "forces.toml").write_text(changed)
    told = person("", "patrol", "--data", tmp_path / "data", "--save", tmp_path / "g.bf")
    assert told.err == f"patrol: house/forces.toml taken from {tmp_path / 'data'}, instead of ours.\n"
    assert Record.read(tmp_path / "g.bf").header.data != load_title("patrol").data_hash
    assert person("", "--load", tmp_path / "g.bf").code == 0
    assert person("", "--load", tmp_path / "g.bf", "--data", tmp_path / "data").code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["petrol"], "Unknown title 'petrol': expected "),
        (["patrol", "--variant", "six"], "Unknown variant of patrol 'six': expected solo, two-player."),
        (["patrol", "--scenario", "six"], "Unknown scenario of patrol 'six': expected bridge."),
        (["patrol", "--side", "dutch"], "--side dutch: no side that persons take in patrol solo; give german."),
        (["patrol", "--side", "american"], "--side american: no side that persons take in patrol solo; give german."),
        (["ardennes", "--variant", "2p", "--side", "none"], "in ardennes 2p; give german or allied or all."),
        (["patrol", "--against", "genius"], "expected elite, greedy, random, recruit, regular, veteran."),
        (["patrol", "--data", "nowhere"], "No data folder 'nowhere'."),
        (["patrol", "--save", "/no/such/folder/g.bf"], "Cannot write '/no/such/folder/g.bf': No such file"),
        (["patrol", "--sede", "3"], "No such option: --sede"),
        (["patrol", "chess"], "Got unexpected extra argument"),
        (["--load", "none.bf"], "Cannot read 'none.bf': No such file"),
    ],
)
def test_a_wrong_request_is_one_line_and_exit_code_2(person: Person, words: list[str], message: str) -> None:
    told = person(typed_lines("quit"), *words)
    assert told.code == 2
    assert message in told.err
    assert told.err.count("\n") == 1


def test_a_file_that_exists_is_not_overwritten(person: Person, saved: Path) -> None:
    before = saved.read_bytes()
    told = person(typed_lines("quit"), "patrol", "--save", saved)
    assert told.code == 2
    assert told.err.startswith(f"{str(saved)!r} exists and is not overwritten.")
    assert saved.read_bytes() == before


def test_options_of_a_new_game_are_refused_with_a_saved_one(person: Person, saved: Path) -> None:
    told = person("", "--load", saved, "--seed", "3")
    assert (told.code, told.err) == (2, "--seed is for a new game; --load goes on with a saved one.\n")


@pytest.fixture
def in_contact(person: Person, tmp_path: Path) -> Path:
    """Save a game in which 1.German stands beside B.American in 0103, and return its path."""
    person(
        typed_lines("2", "move 1.German 0105-0104", "quit"), "patrol", "--own-dice", "--save", tmp_path / "contact.bf"
    )
    person(typed_lines("rations", "move 1.German 0105-0104", "quit"), "--load", tmp_path / "contact.bf")
    return tmp_path / "contact.bf"


def test_odds_of_an_attack_sum_to_one_in_words_and_in_json(run: Run, in_contact: Path) -> None:
    told = run("odds", in_contact, "attack", "0103", "1.German")
    assert (told.code, told.err) == (0, "")
    shares = re.findall(r"^ *([\d.]+)%  \d+/\d+ ", told.out, re.MULTILINE)
    assert sum(map(float, shares)) == pytest.approx(100, abs=0.5)
    assert "Assumes German: " in told.out
    action = '{"do": "Attack", "target": "0103", "attackers": ["1.German"]}'
    data = json.loads(run("odds", in_contact, action, "--side", "german", "--json").out)
    assert sum(outcome["weight"] for outcome in data["outcomes"]) == int(data["total"])
    assert data["exact"]


def test_odds_are_also_printed_during_a_game(person: Person, in_contact: Path) -> None:
    told = person(typed_lines("odds attack 0103 1.German", "quit"), "--load", in_contact)
    assert "Assumes German: " in told.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["attack", "0103", "3.German"], "Not allowed: "),
        (["attack", "0103", "9.German"], "Unknown unit '9.German': expected "),
        (["attack", "9999", "1.German"], "No hex '9999'"),
        (["attack", "0103"], "Attack: Object missing required field `attackers`."),
        (["done"], "Odds need an Attack with a target and attackers."),
        (["fly"], "Unknown action 'fly': expected "),
        (['{"do": "Attack", "target": 3, "attackers": []}'], "Attack: Expected `str`, got `int`"),
        (["attack", "0103", "1.German", "--side", "dutch"], "Unknown side of patrol 'dutch'"),
        ([], "Missing argument 'ACTION...'"),
    ],
)
def test_odds_of_what_is_no_attack_are_one_line(run: Run, in_contact: Path, words: list[str], message: str) -> None:
    told = run("odds", in_contact, *words)
    assert (told.code, told.out) == (2, "")
    assert told.err.casefold().startswith(message.casefold())
    assert told.err.count("\n") == 1
