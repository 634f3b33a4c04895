"""The check is clean on the committed maps and finds what is planted in them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from broadfront.board.grid import opposite
from broadfront.board.hexmap import HexMap, Place, Side
from broadfront.board.map_check import Finding
from broadfront.cli import main
from broadfront.theatre.check import check_map
from tests.theatre.maps import TITLES, committed

Change = Callable[[HexMap, dict[str, dict[tuple[int, int], Side]]], None]


def found_in(found: HexMap) -> set[tuple[str, str]]:
    return {(finding.kind, finding.where) for finding in check_map(found)[0]}


def changed(change: Change) -> HexMap:
    """The Ardennes map with something done to its hexsides."""
    found = committed("ardennes")
    sides = {layer: dict(held) for layer, held in found.sides.items()}
    change(found, sides)
    return replace(found, sides=sides)


def both(found: HexMap, hex_id: str, way: int) -> tuple[tuple[int, int], tuple[int, int]]:
    i = found.index[hex_id]
    return (i, way), (found.around[i][way], opposite(way))


def meuse_at(found: HexMap, place: str) -> int:
    i = found.index[found.find(place)]
    return next(way for way in range(6) if (side := found.side("rivers", i, way)) and side.name == "Meuse")


def clear_hex(found: HexMap) -> str:
    """A hex with nothing in it and nothing beside it but dry, roadless ground to the east."""
    busy = {i for layer in ("roads", "rivers") for i, _ in found.sides[layer]}
    return next(
        found.ids[i]
        for i, others in enumerate(found.around)
        if i not in busy
        and found.place[i] is None
        and len(found) not in others
        and others[1] not in busy
        and found.place[others[1]] is None
        and len(found) not in found.around[others[1]]
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_committed_map_is_clean(title: str) -> None:
    assert check_map(committed(title))[0] == []


def test_a_road_that_ends_nowhere_is_found() -> None:
    where = clear_hex(committed("ardennes"))

    def change(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        for key in both(found, where, 1):
            sides["roads"][key] = Side("secondary")

    findings = found_in(changed(change))
    assert ("road-ends", where) in findings
    assert {kind for kind, _ in findings} == {"road-ends", "road-island"}


def test_a_town_off_its_road_is_found() -> None:
    def change(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        for way in range(6):
            for key in both(found, "1719", way):
                sides["roads"].pop(key, None)

    assert ("town-off-road", "St-Hubert") in found_in(changed(change))


def test_a_river_that_stops_is_found() -> None:
    def change(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        for key in both(found, "1126", meuse_at(found, "Dinant")):
            del sides["rivers"][key]

    findings = found_in(changed(change))
    assert ("river-stops", "Meuse") in findings


def test_a_bridge_without_river_and_one_without_road_are_found() -> None:
    def dry(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        for key in both(found, "1814", 0):
            sides["bridges"][key] = Side("road")

    def roadless(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        key = next(key for key in sorted(sides["bridges"]))
        for end in (key, (found.around[key[0]][key[1]], opposite(key[1]))):
            del sides["roads"][end]

    assert ("bridge-without-river", "1814") in found_in(changed(dry))
    assert "bridge-without-road" in {kind for kind, _ in found_in(changed(roadless))}


def test_a_road_over_a_river_without_a_bridge_is_found() -> None:
    def change(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        sides["bridges"].clear()

    assert {"road-without-bridge", "bridge-missing"} <= {kind for kind, _ in found_in(changed(change))}


def test_a_one_sided_hexside_is_found() -> None:
    def change(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        sides["rails"][found.index["1814"], 0] = Side("main")

    assert ("one-sided", "1814") in found_in(changed(change))


def test_a_second_road_in_a_ring_of_three_hexes_is_found() -> None:
    def change(found: HexMap, sides: dict[str, dict[tuple[int, int], Side]]) -> None:
        # Bastogne has roads north-east and east; join the two hexes they lead to.
        for key in both(found, found.ids[found.around[found.index["1814"]][0]], 2):
            sides["roads"][key] = Side("secondary")

    assert "double-road" in {kind for kind, _ in found_in(changed(change))}


def test_a_town_on_the_wrong_bank_is_found() -> None:
    found = committed("ardennes")
    place = list(found.place)
    home = found.index[found.find("Andenne")]
    across = found.around[home][meuse_at(found, "Andenne")]
    place[home], place[across] = None, Place("Andenne", "town")
    assert ("wrong-bank", "Andenne, Meuse") in found_in(replace(found, place=tuple(place)))


def test_an_allowance_that_allows_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from broadfront.theatre import check

    monkeypatch.setattr(check, "_allowed_reasons", lambda title: {("river-stops", "Rhine"): "made up"})
    assert (
        Finding(
            "stale-allowance",
            "Rhine",
            "allowed.toml allows river-stops at Rhine, which is not found",
        )
        in check.check_map(committed("wacht"))[0]
    )


def test_map_check_says_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "check", "ardennes", "--allowed"]) == 0
    said = capsys.readouterr().out
    assert "900 hexes, nothing wrong" in said
    assert "beyond the east edge" in said


def test_map_check_of_an_unknown_title_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "check", "normandy"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_map_check_of_ones_own_map_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = committed("ardennes").write()
    own = tmp_path / "map" / "hexes.txt"
    own.parent.mkdir()
    own.write_text(text.replace("town=St-Hubert", "town=Hubert"), encoding="utf-8")
    assert main(["map", "check", "ardennes", "--data", str(tmp_path)]) == 0
    own.write_text(text.replace("bridges=", "fords="), encoding="utf-8")
    assert main(["map", "check", "ardennes", "--data", str(tmp_path)]) == 1
    assert "crosses a river without a bridge" in capsys.readouterr().out
    own.write_text(text.replace("1719 ", "1719= "), encoding="utf-8")
    assert main(["map", "check", "ardennes", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_maps_page_explains_every_allowance_and_every_tag() -> None:
    page = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
    for title in TITLES:
        found = committed(title)
        for finding, reason in check_map(found)[1]:
            assert f"| `{title}` | `{finding.kind}` {finding.where} | {reason} |" in page
        for word in {tag for tags in found.tags for tag in tags} | set(found.numbers):
            assert f"`{word}`" in page
