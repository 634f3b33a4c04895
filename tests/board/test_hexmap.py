"""Maps are read from text, checked, and written back."""

from pathlib import Path

import pytest

from broadfront.board.hexmap import HexMap, Place, Side, load_map
from broadfront.core.errors import Ambiguous, Invalid
from tests.board.maps import VALLEY, valley


def damaged(line: int, old: str, new: str) -> str:
    lines = VALLEY.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines)


def line_of(hex_id: str) -> int:
    return next(n for n, line in enumerate(VALLEY.splitlines(), 1) if line.startswith(hex_id + " "))


def test_a_map_holds_what_its_text_says() -> None:
    hexmap = valley()
    bridge = hexmap.index["0304"]
    assert (hexmap.title, hexmap.hex_km, len(hexmap)) == ("valley", 2.0, 30)
    assert hexmap.terrain[hexmap.index["0103"]] == "Woods"
    assert hexmap.place[hexmap.index["0303"]] == Place("An der Brücke", "village")
    assert hexmap.side("rivers", bridge, 1) == Side("minor", "Bach")
    assert hexmap.side("bridges", bridge, 1) == Side("road")
    assert hexmap.side("bridges", bridge, 0) is None
    assert hexmap.tags[hexmap.index["0203"]] == {"camp"}
    assert hexmap.number("hv", hexmap.index["0203"]) == 2
    assert hexmap.number("hv", bridge, default=9) == 9
    assert hexmap.at[hexmap.index["0306"]] == (50.1, 6.2)


def test_the_canonical_text_reads_back_to_itself() -> None:
    text = valley().write()
    assert HexMap.parse(text).write() == text
    assert 'village="An der Brücke"' in text
    assert "0304 Clear roads=E:secondary,W:primary rivers=E:minor:Bach bridges=E:road\n" in text


def test_two_classes_share_a_hexside_with_a_plus() -> None:
    text = VALLEY.replace("0101 Clear", "0101 Clear lines=E:border+westwall").replace(
        "0102 Clear", "0102 Clear lines=W:border+westwall"
    )
    side = HexMap.parse(text).side("lines", 0, 1)
    assert side is not None
    assert side.classes == ("border", "westwall")


def test_neighbours_beyond_the_map_are_the_blocked_hex() -> None:
    hexmap = valley()
    nowhere = len(hexmap)
    assert hexmap.around[0] == (nowhere, 1, 7, 6, nowhere, nowhere)
    assert hexmap.neighbour.shape == (nowhere + 1, 6)
    assert hexmap.neighbour[:-1].tolist() == [list(around) for around in hexmap.around]
    assert (hexmap.neighbour[nowhere] == nowhere).all()


def test_a_hex_left_out_is_a_hole() -> None:
    hexmap = HexMap.parse("\n".join(line for line in VALLEY.splitlines() if not line.startswith("0203 ")))
    assert "0203" not in hexmap
    assert "0203" not in hexmap.within("0202", 1)
    assert len(hexmap.within("0202", 1)) == 6
    with pytest.raises(Invalid, match="the frame has it, but the map leaves it out"):
        hexmap.index_of("0203")


@pytest.mark.parametrize(
    ("asked", "found"),
    [("0203", "0203"), ("steinfeld", "0306"), ("An der Brucke", "0303"), (" AN DER BRÜCKE ", "0303")],
)
def test_find_takes_an_id_or_a_name_without_case_or_accents(asked: str, found: str) -> None:
    assert valley().find(asked) == found


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("Steinfelt", "no hex or place 'Steinfelt' on the valley map; nearest: Steinfeld (0306)"),
        ("Wald", "no hex or place 'Wald' on the valley map; nearest: Waldhausen (0203)"),
        ("Xyz", "no hex or place 'Xyz' on the valley map; give a hex id such as 0101 or the name of a place"),
        ("0607", "no hex '0607': there is no row 06; rows are 01-05"),
    ],
)
def test_find_names_the_nearest_when_it_fails(asked: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        valley().find(asked)
    assert str(caught.value) == message


def test_a_name_on_two_hexes_asks_for_one() -> None:
    hexmap = HexMap.parse(VALLEY.replace("0101 Clear", "0101 Clear city=Steinfeld"))
    with pytest.raises(Ambiguous, match=r"is in 2 hexes of the valley map, 0101 \(.*\), 0306 \(.*\): give the hex"):
        hexmap.find("Steinfeld")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "valley.txt:1: first line is ''; a map begins with '# broadfront-map 1'"),
        (damaged(1, "1", "2"), "valley.txt:1: first line is '# broadfront-map 2'; a map begins with"),
        ("# broadfront-map 1\n", "valley.txt:2: second line is ''; give '# ' and title=, numbering="),
        (damaged(2, "hex_km=2", "scale=2"), "valley.txt:2: header word 'scale=2' is unknown; accepted: title,"),
        (damaged(2, " hex_km=2", ""), "valley.txt:2: header lacks hex_km="),
        (damaged(2, "rows=5", "rows=five"), "valley.txt:2: rows and columns are whole numbers, hex_km a number"),
        (damaged(2, "rows=5", "rows=500"), "valley.txt:2: rows=500: rrcc-west numbers 1 to 99 rows"),
        ("\n".join(VALLEY.splitlines()[:2]), "the map has no hexes"),
        (damaged(9, "0201", "0801"), "valley.txt:9: no hex '0801': there is no row 08; rows are 01-05"),
        (damaged(9, "0201", "0102"), "valley.txt:9: hex 0102 stands twice; keep reading order"),
        (damaged(line_of("0105"), "0105", "0106") + "\n", "hex 0106 stands twice"),
        (damaged(4, "0102 Clear", "0102"), "valley.txt:4: '0102' has no terrain; a line is: id Terrain key=value"),
        (damaged(4, "Clear", "Clear city"), "valley.txt:4: hex 0102: 'city' is not key=value"),
        (damaged(4, "Clear", "Clear hv=2 hv=3"), "valley.txt:4: hex 0102: hv= stands twice"),
        (damaged(4, "Clear", 'Clear city="Bad'), "valley.txt:4: a double quote is not closed"),
        (damaged(4, "Clear", "Clear height=tall"), "height is none of city, town, village, roads, rivers,"),
        (damaged(4, "Clear", "Clear Height=3"), "key 'Height' is not a small word"),
        (damaged(4, "Clear", "Clear at=50"), "valley.txt:4: hex 0102: at=50 is not latitude,longitude"),
        (damaged(4, "Clear", "Clear tags=a,,b"), "valley.txt:4: hex 0102: tag '' is not a word"),
        (damaged(4, "Clear", "Clear city=A town=B"), "valley.txt:4: hex 0102 has two places"),
        (damaged(4, "Clear", "Clear roads=N:primary"), "names no direction; accepted: NE, E, SE, SW, W, NW"),
        (damaged(4, "Clear", "Clear roads=E:Primary"), "is not DIRECTION:class[:name], class in small letters"),
        (damaged(4, "Clear", "Clear roads=E:a,E:b"), "roads has E twice; join two classes with a plus"),
        (
            damaged(line_of("0305"), "W:secondary", "W:primary"),
            f"valley.txt:{line_of('0304')}: hexside of 0304 and 0305: roads has E:secondary in 0304 but W:primary in",
        ),
        (
            damaged(line_of("0305"), " bridges=W:road", ""),
            "hexside of 0304 and 0305: bridges has E:road in 0304 but nothing in 0305",
        ),
    ],
)
def test_a_damaged_line_is_reported_with_file_and_line(text: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        HexMap.parse(text, source="valley.txt")
    assert message in str(caught.value)
    assert str(caught.value).startswith("valley.txt:")
    assert "\n" not in str(caught.value)


def test_lines_out_of_order_are_refused() -> None:
    lines = VALLEY.splitlines()
    lines[2], lines[3] = lines[3], lines[2]
    with pytest.raises(Invalid, match=r"hex 0101 comes after 0102; keep reading order"):
        HexMap.parse("\n".join(lines))


def test_a_road_off_the_map_needs_no_other_hex() -> None:
    hexmap = HexMap.parse(damaged(line_of("0306"), "roads=W:secondary", "roads=W:secondary,E:primary"))
    assert hexmap.side("roads", hexmap.index["0306"], 1) == Side("primary")


def test_comments_and_blank_lines_are_passed_over() -> None:
    assert len(HexMap.parse(VALLEY.replace("0201 Clear", "\n# second row\n0201 Clear"))) == 30


def test_a_map_loads_from_a_file_and_a_bad_file_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "hexes.txt"
    path.write_text(VALLEY, encoding="utf-8")
    assert load_map(path).write() == valley().write()
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Invalid, match="not UTF-8 text"):
        load_map(path)
    with pytest.raises(Invalid, match="Cannot read"):
        load_map(tmp_path / "none.txt")
