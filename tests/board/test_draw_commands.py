"""`broadfront map draw` and `map show`: files, answers, and one clear line when something is wrong."""

import json
import struct
from pathlib import Path

import pytest

from broadfront.board.draw import Options, describe_hex, hex_data, save
from broadfront.cli import main
from broadfront.core.errors import Invalid
from tests.board.drawing import parsed, sketch
from tests.conftest import Missing


def test_draw_writes_an_svg_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "map.svg"
    assert main(["map", "draw", "patrol", "-o", str(out), "--box", "0101", "0303", "--no-numbers"]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    assert parsed(out.read_text(encoding="utf-8")) is not None


def test_draw_writes_a_png_as_wide_as_asked(tmp_path: Path, missing: Missing) -> None:
    try:
        import vl_convert  # noqa: F401
    except ImportError:
        missing("vl-convert", "pip install 'broadfront[plots]'")
    out = tmp_path / "map.png"
    assert main(["map", "draw", "ardennes", "-o", str(out), "--box", "Namur", "Dinant", "--width", "500"]) == 0
    head = out.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert abs(struct.unpack(">I", head[16:20])[0] - 500) <= 1


@pytest.mark.parametrize(
    ("words", "told_of"),
    [
        (["draw", "ardenes", "-o", "map.svg"], "ardennes"),
        (["draw", "ardennes", "-o", "map.jpg"], ".svg or .png"),
        (["draw", "ardennes", "-o", "map"], ".svg or .png"),
        (["draw", "ardennes", "-o", "map.svg", "--box", "0101", "9999"], "9999"),
        (["draw", "ardennes", "-o", "map.svg", "--scale", "900"], "4 to 400"),
        (["draw", "ardennes", "-o", "map.svg", "--scale", "-1"], "4 to 400"),
        (["draw", "ardennes", "-o", "map.svg", "--width", "10"], "4 to 400"),
        (["draw", "ardennes", "-o", "map.svg", "--width", "800", "--scale", "50"], "not both"),
        (["draw", "wacht", "-o", "map.png", "--scale", "390"], "too large"),
        (["draw", "ardennes", "-o", "no-such-folder/map.svg"], "no-such-folder"),
        (["show", "ardennes", "Bastonia"], "Bastonia"),
        (["show", "ardennes", "3199"], "3199"),
        (["show", "rhine", "E25.07"], "A, B, C, D"),
        (["show", "rhine", "A99.07"], "A99.07"),
        (["show", "nothing", "0101"], "nothing"),
    ],
)
def test_what_cannot_be_drawn_or_shown_is_one_line_and_code_2(
    words: list[str],
    told_of: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["map", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert told_of in said.err
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_show_tells_everything_a_hex_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "show", "ardennes", "Namur"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("0526  Namur, city")
    assert "major river Meuse" in said
    assert main(["map", "show", "ardennes", "0526", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["hex"], data["name"], data["kind"]) == ("0526", "Namur", "city")
    assert list(data["sides"]) == ["NE", "E", "SE", "SW", "W", "NW"]


def test_the_facts_of_a_hex_are_those_of_the_map() -> None:
    found = hex_data(sketch(), "0304")
    assert found["terrain"] == "Clear"
    assert found["name"] is None
    sides = found["sides"]
    assert isinstance(sides, dict)
    assert sides["E"] == {
        "hex": "0305",
        "name": None,
        "roads": {"class": ["secondary"], "name": None},
        "rivers": {"class": ["minor"], "name": "Bach"},
        "bridges": {"class": ["road"], "name": None},
    }
    assert sides["W"]["name"] == "Mitte"
    assert hex_data(sketch(), "0101")["sides"]["NW"] == {"hex": None, "name": None}  # type: ignore[index]


def test_what_is_told_of_a_hex_reads_as_plain_words() -> None:
    lines = describe_hex(sketch(), "0304").splitlines()
    assert lines[0] == "0304  Clear"
    assert " ".join(lines[3].split()) == "E 0305 Clear secondary road; minor river Bach; road bridge"
    assert "border and front" in describe_hex(sketch(), "0205")


def test_a_picture_is_not_written_halfway(tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    save(sketch(), out)
    before = out.read_bytes()
    with pytest.raises(Invalid):
        save(sketch(), out, Options(box=("0101", "0909")))
    assert out.read_bytes() == before
    assert list(tmp_path.iterdir()) == [out]
