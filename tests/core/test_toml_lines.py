"""The line number of every value of a TOML file."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import broadfront
from broadfront.core.errors import Invalid
from broadfront.core.reading.toml_lines import line_of_value, lines_of, parse_toml

OURS = sorted(Path(broadfront.__path__[0]).rglob("*.toml"))
ODD = """\
# A remark = 1
a.b = { c = 1, "d.e" = [1, # [x
  2, '''
]''', {f = 3}] }

[ t . "u v" ]   # }
g = \"\"\"
h = 1
\"\"\"
[[x]]
[[x.y]]
z = 1944-12-16
[[x]]
[[x.y]]
[[x.y]]
z = "]"
"""


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.parent.name + "/" + path.name)
def test_every_value_of_our_files_has_a_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = lines_of(text)
    assert [place for place in places(tomllib.loads(text)) if place not in lines] == []


def test_values_within_values_and_strings_with_brackets_are_found() -> None:
    lines = lines_of(ODD)
    assert [place for place in places(tomllib.loads(ODD)) if place not in lines] == []
    assert lines["a", "b", "d.e", 1] == 3
    assert lines["a", "b", "d.e", 3, "f"] == 4
    assert lines["t", "u v", "g"] == 7
    assert (lines["x", 0, "y", 0, "z"], lines["x", 1, "y", 1, "z"]) == (12, 16)
    assert line_of_value(ODD, ("x", 1, "y", 1, "nothing", 5)) == 15
    assert line_of_value("", ("x",)) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\nb = [", "mine, line 2: not TOML: "),
        ("a = 1\nb = " + "[" * 3000, "mine, line 2: not TOML: it is nested too deeply"),
        ("a = 1\nb = " + "1" * 5000, "mine, line 2: not TOML: Exceeds the limit"),
        ("a = 1\nb = 1944-12-35", "mine, line 2: not TOML: "),
    ],
    ids=range(4),
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(Invalid) as caught:
        parse_toml(text, "mine")
    assert str(caught.value).startswith(said)
    assert "\n" not in str(caught.value)
