"""A person's own files laid over patrol's: what is damaged in them is named in one line with the file."""

from pathlib import Path

import pytest

import broadfront as bf
import broadfront.titles.patrol as patrol
from broadfront.core.steps import Decision

HERE = Path(patrol.__path__[0])


def overlay(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """A folder with one file of patrol in which some text is replaced."""
    text = (HERE / name).read_text()
    assert old in text
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(old, new))
    return tmp_path


def use(data: Path) -> None:
    """Read every file: set a game up, and look into the chart."""
    bf.new("patrol", data=data)
    bf.ask("patrol.combat", data=data, odds="2:1", die=4)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("title.toml", "rules = ", "rules = [", r"title.toml, line 4: not TOML: Unclosed array"),
        ("title.toml", "label", "lable", "title.toml, line 2: unknown key 'lable'; expected .*did you mean label"),
        ("title.toml", "rules = 2", "rules = 3", "title.toml, line 3: rules is 3; expected 2"),
        ("title.toml", 'played = ["german"]', "played = []", "title.toml, line 6: variants solo: .* only labels can"),
        ("title.toml", "scenarios.bridge", "scenarios.ford", "title.toml, line 14: scenarios ford: expected bridge"),
        ("rules.toml", "text = ", "txet = ", "rules.toml, line [0-9]+: unknown key 'txet' in rule 1"),
        ("house/forces.toml", "turns = 5", 'turns = "five"', "line 3: turns is 'five'; expected a whole number from 1"),
        ("house/forces.toml", 'side = "german"', 'side = "martian"', "line 17: unit 1: side is 'martian'; expected"),
        ("house/forces.toml", 'id = "2.German"', 'id = "1.German"', "line 15: two units have the same id"),
        ("house/forces.toml", 'at = "0206"', 'at = "9999"', "line 21: Unknown hex '9999'"),
        ("house/forces.toml", 'at = "0206"', 'at = "0305"', "line 16: .*not legal: 1.German and 2.German share 0305"),
        ("house/forces.toml", '"Weiler"', '"Nowhere"', "line 4: no hex or place 'Nowhere'"),
        ("charts/combat.toml", "[combat", "[fight", r"combat.toml, line 1: there is no \[combat\]"),
        ("charts/combat.toml", "columns", "colums", "line 6: unknown key 'colums'; .*did you mean columns"),
        ("charts/combat.toml", '4 = ["-", ', "4 = [", "combat.toml, line 12: row '4' has 3 cells"),
        ("charts/combat.toml", "4 = ", "7 = ", "combat.toml, line 8: a roll of 4 meets 0 rows"),
        ("charts/combat.toml", '"D1"', '"D9"', "combat.toml, line 13: rows: 5 3 is 'D9'; expected one of -, A1"),
        ("map/hexes.txt", "0103 Woods", "0103", "hexes.txt:5: "),
        ("map/hexes.txt", "0103 Woods", "9903 Woods", "hexes.txt:5: no hex '9903'"),
        ("map/hexes.txt", "E:stream", "E:brook", "hexes.txt:5: hexside of 0103 and 0104"),
        ("map/hexes.txt", "Woods", "Jungle", "hexes.txt, line 5: hex 0103: terrain 'Jungle'; expected Clear, Woods"),
    ],
)
def test_a_damaged_file_is_named_in_one_line(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    data = overlay(tmp_path, name, old, new)
    with pytest.raises(bf.Invalid, match=said) as caught:
        use(data)
    assert "\n" not in str(caught.value)


def test_a_file_that_replaces_nothing_is_refused_with_what_can_be_replaced(tmp_path: Path) -> None:
    (tmp_path / "chart.toml").write_text("")
    with pytest.raises(bf.Invalid, match=r"'chart.toml' replaces nothing; replaceable files are charts/combat.toml"):
        bf.new("patrol", data=tmp_path)


def test_a_file_of_ones_own_is_played_with_and_changes_the_data_hash(tmp_path: Path) -> None:
    data = overlay(tmp_path, "house/forces.toml", "weather_die = 6", "weather_die = 4")
    game = bf.new("patrol", data=data, seed=1)
    assert not isinstance(game.pending, Decision)
    assert game.record.header.data != bf.new("patrol").record.header.data
    with pytest.raises(bf.Invalid, match="5 is not possible for weather: expected 1 to 4"):
        game.resolve(5)
