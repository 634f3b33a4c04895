"""Mistakes of title authors are found before play, with file and line."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

import broadfront as bf
import broadfront.titles as titles
from broadfront.checking import check_title
from broadfront.cli import main
from broadfront.cli.house.new_title import write_title
from broadfront.core.attack_odds import odds_of_attack

NUMBERS = count(1)


class Toy(NamedTuple):
    """A newly written title."""

    name: str
    folder: Path

    @property
    def rule(self) -> str:
        return self.name.rstrip("0123456789").upper()

    def change(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def fault_prefix(self, file: str, words: str) -> str:
        """Return the file and line of a text, as at the start of a fault message."""
        lines = (self.folder / file).read_text(encoding="utf-8").splitlines()
        return f"{self.folder / file}, line {next(n for n, line in enumerate(lines, 1) if words in line)}: "

    def faults(self, seconds: float = 0.5) -> list[str]:
        return [str(fault) for fault in check_title(self.name, seconds=seconds).faults]


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Create a new title with a unique name, because modules are imported once."""
    name = f"toy{next(NUMBERS)}"
    write_title(name, tmp_path / name)
    ours = titles._registered_kits()
    monkeypatch.syspath_prepend(str(tmp_path / name / "src"))
    monkeypatch.setattr(titles, "_registered_kits", lambda: {**ours, name: f"{name}:KIT"})
    titles.broken_titles.cache_clear()
    return Toy(name, tmp_path / name / "src" / name)


@pytest.fixture(autouse=True)
def fresh_broken_titles() -> Iterator[None]:
    """Clear the cached list of broken titles after each test."""
    yield
    titles.broken_titles.cache_clear()


def test_a_new_title_has_none(toy: Toy) -> None:
    assert toy.faults() == []


def test_a_new_title_counts_odds_and_finds_what_is_wrong_with_a_position(toy: Toy) -> None:
    game = bf.new(toy.name, seed=1)
    title, state = game.title, game.state.copy()
    assert state.status() == []
    codec = title.codec
    for unit, hex in (("1.Blue", "0202"), ("1.Red", "0203")):
        state.board.put(state.number(unit), hex)  # type: ignore[attr-defined]
    attack = codec.decode({"do": "Attack", "unit": "1.Blue", "hex": "0203"})
    counted = odds_of_attack(state, attack, side="blue")
    assert counted.exact
    assert sum(weight for _, weight in counted.outcomes) == counted.total
    assert {tuple(outcome) for outcome, _ in counted.outcomes} == {("blue_loses", "red_loses")}
    with pytest.raises(bf.Invalid, match="possible now"):
        bf.odds(game, attack)
    state.board.put(state.number("2.Red"), "0202")  # type: ignore[attr-defined]
    assert [problem.text for problem in state.status()] == [
        "2.Red shares its hex, or its steps do not fit where it is."
    ]


def test_a_short_row_of_a_table(toy: Toy) -> None:
    toy.change("charts/combat.toml", '["A", "-", "-", "D"]', '["A", "-", "-"]')
    assert toy.faults() == [
        toy.fault_prefix("charts/combat.toml", "rows.3")
        + "row '3' has 3 cells, the table 4 columns. Correct that line."
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "words", "said"),
    [
        ("title.toml", 'played = ["blue", "red"]', 'played = ["blue", "green"]', "played", "played: no side 'green'; "),
        ("title.toml", "red = [", "green = [", "green", "colors: no side 'green'; expected blue or red."),
        ("title.toml", '"#9db4cf"', '"light blue"', "light blue", "a color such as #9db4cf"),
        ("house/forces.toml", 'side = "red"', 'side = "green"', "green", "expected one of blue, red"),
        ("house/forces.toml", 'at = "0205"', 'at = "9999"', "", "9999"),
        ("steps.py", "-MOVE-01", "-MOVE-11", "-MOVE-11", "Did you mean "),
        ("rules.toml", "-END-01", "-END-07", "", "no rule "),
        ("steps.py", '"ask.move"', '"ask.go"', "ask.go", "no words for 'ask.go' in words/en.toml."),
        ("steps.py", '"move.moved"', '"labels.moved"', "labels.moved", "topics of 'labels' are reserved."),
        ("steps.py", 'InOrder("turn")', 'InOrder("trun")', "trun", "no sequence 'trun'; expected game, turn."),
        ("game.py", "classes_in(Step, steps)", "(steps.Turns, steps.Movement, steps.Combat)", "", "Fight is forgotten"),
        ("game.py", "classes_in(Action, rules)", "(rules.Move, rules.Done)", "", "Attack is forgotten in ACTIONS"),
        ("game.py", "for side in SIDES", 'for side in ("blue", "green")', "class Game", "is for 'green'; expected"),
        ("table.py", "def describe(", "def described(", "", "no description for the terminal"),
        ("map/hexes.txt", "0302 Clear roads=E:road,W:road", "0302 Clear roads=W:road", "", "0302"),
        ("steps.py", "class Fight(Step[Position], frozen=True):", "class Fight(Step[Position]:", "", "SyntaxError"),
        ("__init__.py", "tracks:TRACKS", "tracks:TRACK", "tracks:TRACK", ".play.tracks has no TRACK."),
        ("__init__.py", ".play.tracks:", ".play.track:", ".play.track:", "No module named"),
        ("__init__.py", "lesson:LESSON", "advice:ADVICE", 'lesson="', "is TitleAdvice; expected Lesson."),
        ("__init__.py", "page/panel.js", "page/none.js", "none.js", "page/none.js is not a .js file in the folder"),
        ("page/panel.js", "export const part", "const part", "// What", "it exports no `part`"),
        ("play/advice.py", "forces.turns", "forces.days", "forces.days", "AttributeError"),
        ("__init__.py", '"forces"', '"all forces"', "all forces", "command 'all forces': a name is one word"),
        ("play/commands.py", "side: Annotated", "data: Annotated", "", "forces: --data and --json every command has"),
        ("play/commands.py", 'Annotated[str | None, Option("Only this side.")]', "str", "", "expected Annotated[TYPE"),
        ("play/commands.py", '    """List the units', '    note = """List the units', "def forces", "no docstring"),
        ("play/lesson.py", "for side in SIDES}", "for side in SIDES[:1]}", "", "lesson: no points for red."),
        ("play/lesson.py", "(roster, points", '(roster, points, alike={"Go": 2}', "", "lesson: no action 'Go'"),
        ("play/outlook.toml", '"ask.move"', '"ask.go"', "ask.go", "no words for 'ask.go'"),
        ("play/outlook.toml", "quiet", "calm", "calm", "unknown key"),
        ("play/tracks.py", "return state.board.turn", 'return "first"', "", "tracks: turn and date gave 'first' and"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_line_with_its_place(toy: Toy, file: str, old: str, new: str, words: str, said: str) -> None:
    toy.change(file, old, new)
    found = [fault for fault in toy.faults() if said in fault]
    assert found, toy.faults()
    if words:
        assert found[0].startswith(toy.fault_prefix(file, words))


def test_a_table_with_a_head_only(toy: Toy) -> None:
    (toy.folder / "charts" / "losses.csv").write_text("unit,steps\n", encoding="utf-8")
    assert any("losses.csv, line 1: the table has no rows." in fault for fault in toy.faults())


def test_a_rule_that_nothing_cites_is_named_where_it_stands(toy: Toy) -> None:
    rest = f'    {{id = "{toy.rule}-MOVE-02", text = "Units rest on Sundays.", source = "house"}},\n]\n'
    path = toy.folder / "rules.toml"
    path.write_text(path.read_text().removesuffix("]\n") + rest)
    (fault,) = toy.faults()
    assert fault.startswith(toy.fault_prefix("rules.toml", "-MOVE-02"))
    assert "is cited by nothing" in fault


def test_a_dead_end_in_play_is_blamed_on_the_step_it_happens_in(toy: Toy) -> None:
    toy.change("steps.py", "        yield Done()\n", "")
    (fault, *_) = toy.faults()
    assert fault.startswith(toy.fault_prefix("steps.py", "class Movement"))
    assert "dead end" in fault


def test_an_error_in_its_own_code_is_reported_with_the_line_that_ran(toy: Toy) -> None:
    toy.change("steps.py", "        own, other = title.units[self.unit]", "        own, other = title.units[-1 / 0]")
    faults = toy.faults(seconds=5)
    assert all(fault.startswith(toy.fault_prefix("steps.py", "-1 / 0") + "ZeroDivisionError") for fault in faults)
    assert faults


def test_a_title_that_cannot_be_loaded_leaves_the_others_alone(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.change("data.py", "from pathlib import Path", "from pathlib import Pathh")
    assert toy.name not in titles.title_names()
    assert "patrol" in titles.title_names()
    assert main(["titles"]) == 0
    assert main(["check", toy.name]) == 1
    assert toy.fault_prefix("data.py", "Pathh") + "ImportError" in capsys.readouterr().out


def test_nothing_is_overwritten_and_no_name_is_taken_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("patrol", "json", "odds", "Two Rivers"):
        assert main(["new-title", name]) == 2
        assert ("small letters" if " " in name else "there already") in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "here").mkdir()
    assert main(["new-title", "here"]) == 2
    assert "is not overwritten" in capsys.readouterr().err
    assert list((tmp_path / "here").iterdir()) == []


def test_a_title_is_checked_without_the_geography() -> None:
    code = (
        "import sys; sys.modules['shapely'] = None\n"
        "from broadfront.checking import check_title\n"
        "import broadfront.cli.house.check\n"
        "assert check_title('patrol', only='data').faults == ()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
