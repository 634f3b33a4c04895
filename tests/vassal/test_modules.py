"""An exported module holds what the title has, and a game saved in it is the position it shows."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from broadfront.core.game import Game
from broadfront.core.positions.position_files import read_position_file, start_game
from broadfront.core.state import State
from broadfront.players import RandomPlayer
from broadfront.sim import play_out
from broadfront.titles import playable, title_names
from broadfront.vassal.exporting import export_module, module_version
from broadfront.vassal.game_log import vassal_log
from broadfront.vassal.importing import ImportedGame, import_save, read_table, title_of_saved_game
from broadfront.vassal.kit import Kit, unit_place
from broadfront.vassal.pieces import Pieces
from broadfront.vassal.saves import save_file
from broadfront.vassal.table_layout import TableLayout
from tests.cli.conftest import Run
from tests.repository import ROOT
from tests.vassal.reader import ESCAPE, Module, Save, read, tokens
from tools.blocks import code_blocks

PAGE = ROOT / "docs" / "vassal.md"
TITLES = title_names()
SCENES = [
    (name, scenario, variant)
    for name in TITLES
    for scenario, card in playable(name).card.scenarios.items()
    for variant in card.variants or playable(name).card.variants
    if scenario != "clerk"  # a book without a map
]

every_title = pytest.mark.parametrize("name", TITLES)
every_scene = pytest.mark.parametrize(("name", "scenario", "variant"), SCENES)


@lru_cache(maxsize=4)
def kit_of(name: str) -> Kit:
    return Kit(playable(name))


@lru_cache(maxsize=4)
def exported(name: str) -> Module:
    return Module(export_module(playable(name), svg=True))


def size_of(name: str) -> tuple[int, int]:
    return int(kit_of(name).board.width), int(kit_of(name).board.height)


def imported(path: Path, save: bytes) -> ImportedGame:
    path.write_bytes(save)
    table = read_table(path)
    return import_save(path, table, playable(title_of_saved_game(path, table)))


def values(state: State, of_state: State) -> dict[tuple[str, str], object]:
    """Everything of a position that can be set, cards apart, of the things another has."""
    return {
        (name, of): state.title.settings(state)[name].get(state, of)
        for name, setting in state.title.settings(of_state).items()
        if setting.kind != "item"
        for of in ([""] if setting.kind == "whole" else setting.things(of_state))
    }


@every_title
def test_a_module_holds_every_unit_card_and_start_of_the_title_and_every_picture_they_show(name: str) -> None:
    module, kit = exported(name), kit_of(name)
    units = [piece.marks["Unit"] for piece in module.slots("PieceSlot") if "Unit" in piece.marks]
    assert Counter(units) == Counter({unit for scene in kit.scenes.values() for unit in scene.state.called()})
    first = kit.first_scene.state
    dealt = Counter(piece.marks["Item"] for piece in module.slots("CardSlot"))
    assert dealt == Counter(item for zone in kit.decks for item in first.zones[zone])
    assert {pile.get("name") for pile in module.all("DrawPile")} == set(kit.decks)
    starts = {start.attrib["file"] for start in module.all("PredefinedSetup")}
    assert starts == {one.file for one in kit.scenes.values()}
    pieces = [*module.slots("PieceSlot"), *module.slots("CardSlot")]
    shown = {f"images/{file}" for piece in pieces for file in piece.pictures}
    shown |= {f"images/{board.attrib['image']}" for board in module.all("Board")}
    charts = {chart.attrib["fileName"] for chart in module.all("HtmlChart")}
    assert shown | charts | starts <= module.names
    assert len(charts) > 1, "charts besides the rules in short"


@every_title
def test_vassal_numbers_every_hex_as_the_map_does(name: str) -> None:
    module, kit = exported(name), kit_of(name)
    for hex in kit.hexmap.ids:
        x, y = kit.board.hex_center(hex)
        assert module.location("Map", x, y, size_of(name)) == hex
        assert kit.board.hex_at(x, y) == hex


@every_scene
def test_a_start_in_the_module_is_the_start_of_the_scenario(name: str, scenario: str, variant: str) -> None:
    module, scene = exported(name), kit_of(name).scenes[scenario, variant]
    table, log = read(module.archive.read(scene.file))
    state = scene.state
    assert log == []
    units = {piece.marks["Unit"]: piece for piece in table.pieces.values() if "Unit" in piece.marks}
    assert list(units) == list(state.called())
    steps = state.title.settings(state)["steps"]
    for unit, piece in units.items():
        assert module.location(*piece.place, size_of(name)) == unit_place(state, unit)[1]
        sides = piece.layer("steps")
        if sides is not None and steps.get(state, unit):
            assert len(sides[0]) - sides[1] + 1 == steps.get(state, unit)
        assert {f"images/{file}" for file in piece.pictures} <= module.names
    for zone in kit_of(name).decks:
        assert table.items(zone) == sorted(state.zones[zone])
    held = [*table.stacks.values(), *(cards for _, cards in table.decks.values())]
    stacked = Counter(id for ids in held for id in ids)
    assert stacked == Counter(table.pieces.keys()), "every piece lies in one stack or deck"


@every_scene
def test_a_start_read_from_the_module_is_the_position_the_scenario_begins_with(
    name: str, scenario: str, variant: str, run: Run, tmp_path: Path
) -> None:
    scene = kit_of(name).scenes[scenario, variant]
    save, out = tmp_path / "start.vsav", tmp_path / "position.toml"
    save.write_bytes(exported(name).archive.read(scene.file))
    told = run("vassal", "import", save, "-o", out)
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("everything was matched.\n")
    begun = start_game(playable(name), read_position_file(out), seed=1)
    assert begun.state == Game.new(playable(name), scenario=scenario, variant=variant, seed=1).state


def played(name: str, scenario: str, variant: str, lines: int) -> Game:
    """A game of random players, so many lines in."""
    game = Game.new(playable(name), scenario=scenario, variant=variant, seed=5)
    play_out(game, {side: RandomPlayer(n) for n, side in enumerate(playable(name).sides)}, limit=lines)
    return game


@every_scene
def test_a_position_in_the_middle_of_a_game_comes_back_from_vassal(
    name: str, scenario: str, variant: str, tmp_path: Path
) -> None:
    game = played(name, scenario, variant, 80)
    state = next(state for n in range(len(game.record.lines), 0, -1) if (state := game.state_at(n)).stack)
    title, scene = playable(name), kit_of(name).scenes[scenario, variant]
    commands = TableLayout(Pieces(kit_of(name), svg=True), scene).saved_game_commands(state)
    found = imported(tmp_path / "game.vsav", save_file(commands, title.card.label, module_version(title), ""))
    wanted, got = values(state, state), values(found.state, state)
    assert {one: (wanted[one], got[one]) for one in wanted if got[one] != wanted[one]} == {}, found.unmatched
    assert found.state.zones == state.zones


def test_a_log_steps_through_the_game_to_where_it_stands() -> None:
    game = played("patrol", "bridge", "two-player", 60)
    table, log = read(vassal_log(game, playable("patrol"), svg=True))
    for step in log:
        for command in tokens(step, ESCAPE):
            table.do(command)
    assert len(table.chat) == sum(len(told) for told in game.past.events[1:])
    _same_table(table, game.state)


def _same_table(table: Save, state: State) -> None:
    kit = kit_of(state.title.name)
    module = exported(state.title.name)
    for piece in table.pieces.values():
        if unit := piece.marks.get("Unit"):
            assert module.location(*piece.place, size_of(state.title.name)) == unit_place(state, unit)[1]
    for zone in kit.decks:
        assert table.items(zone) == sorted(state.zones[zone])


# What does not fit


def changed(name: str, change: Callable[[str], str | None]) -> bytes:
    """The first start of a title's module with every command changed, or left out."""
    kit = kit_of(name)
    made = map(change, TableLayout(Pieces(kit, svg=True), kit.first_scene).saved_game_commands(kit.first_scene.state))
    return save_file((one for one in made if one is not None), name, "1", "")


def test_a_unit_moved_in_vassal_stands_there_in_the_position(tmp_path: Path) -> None:
    kit = kit_of("patrol")
    (x, y), (to_x, to_y) = kit.board.hex_center("0206"), kit.board.hex_center("0204")
    there = changed("patrol", lambda one: one.replace(f"Map;{x};{y};", f"Map;{to_x};{to_y + 9};"))
    found = imported(tmp_path / "x.vsav", there)
    assert found.unmatched == ()
    assert unit_place(found.state, "1.German") == ("Map", "0204")


def test_what_cannot_be_matched_is_told_and_stays_as_the_scenario_begins(tmp_path: Path) -> None:
    kit = kit_of("patrol")
    x, y = kit.board.hex_center("0206")

    def change(one: str) -> str | None:
        if "2.German" in one:
            return None
        if "3.German" in one:
            return one.replace("3.German", "9.German")
        return one.replace(f"Map;{x};{y};", "Map;1;1;")

    found = imported(tmp_path / "x.vsav", changed("patrol", change))
    assert found.unmatched == (
        "1.German in Map 1, 1: no hex or box; the unit stays where the scenario begins.",
        "9.German in 0506: bridge has no such unit.",
        "2.German: no counter of it is in the saved game.",
        "3.German: no counter of it is in the saved game.",
    )
    assert found.state == kit.first_scene.state
    shown = next(
        one.text for one in code_blocks(PAGE.read_text(encoding="utf-8")) if one.text.startswith("Not matched")
    )
    assert set(shown.splitlines()) <= {f"Not matched: {one}" for one in found.unmatched}


def test_a_command_refuses_what_it_cannot_use_in_one_line_and_writes_nothing(run: Run, tmp_path: Path) -> None:
    text, other, out = tmp_path / "x.vsav", tmp_path / "y.vsav", tmp_path / "p.toml"
    text.write_text("nothing")
    other.write_bytes(save_file(["begin_save", "end_save"], "Another game", "1", ""))
    told = run("vassal", "import", text, "-o", out)
    why = "is not a saved game of VASSAL: it holds no game. Give a file that VASSAL saved."
    assert (told.code, told.err) == (2, f"{text} {why}\n")
    told = run("vassal", "import", other, "-o", out)
    assert told.code == 2
    assert "is not of a module that broadfront wrote" in told.err
    told = run("vassal", "export", "patrol", "-o", tmp_path / "patrol.zip")
    assert (told.code, told.err) == (2, f"{tmp_path / 'patrol.zip'}: give a name that ends in .vmod.\n")
    told = run("vassal", "export", "patrol", "-o", text.with_suffix(".vmod"), "--svg")
    assert (told.code, text.with_suffix(".vmod").is_file()) == (0, True)
    told = run("vassal", "export", "patrol", "-o", text.with_suffix(".vmod"), "--svg")
    assert (told.code, "exists and is not overwritten" in told.err) == (2, True)
    assert not out.exists()


def test_a_game_is_written_as_a_log_by_its_command(run: Run, tmp_path: Path) -> None:
    game, out = tmp_path / "game.bf", tmp_path / "game.vlog"
    played("patrol", "bridge", "two-player", 20).save(game)
    told = run("vassal", "log", game, "-o", out)
    assert (told.code, told.out) == (0, f"{out}: 20 lines of {game}.\n")
    assert len(read(out.read_bytes())[1]) > 5


def test_pictures_are_png_unless_drawings_are_asked_for() -> None:
    module = Module(export_module(playable("patrol")))
    pictures = [name for name in module.names if name.startswith("images/")]
    assert len(pictures) > 20
    assert all(module.archive.read(name).startswith(b"\x89PNG") for name in pictures)


def test_the_same_title_gives_the_same_module_again() -> None:
    assert export_module(playable("patrol"), svg=True) == export_module(playable("patrol"), svg=True)
