"""An exported module holds what the title has, and a game saved in it is the position it shows."""

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from broadfront.core.game import Game
from broadfront.core.positions.starting import game_from, read_position_file
from broadfront.core.state import State
from broadfront.core.steps import Chance, Decision
from broadfront.players import RandomPlayer
from broadfront.titles import playable, title_names
from broadfront.vassal.exporting import module_of, version_of
from broadfront.vassal.importing import Imported, import_save, table_of, title_of
from broadfront.vassal.kit import Kit, place_of
from broadfront.vassal.laying import Laying
from broadfront.vassal.logging import log_of
from broadfront.vassal.pieces import Pieces
from broadfront.vassal.saves import saved
from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from tests.vassal.reader import ESCAPE, Module, Save, read, tokens

TITLES = [name for name in title_names() if name != "new"]
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
    return Module(module_of(playable(name), svg=True))


def size_of(name: str) -> tuple[int, int]:
    return int(kit_of(name).board.width), int(kit_of(name).board.height)


def imported(path: Path, save: bytes) -> Imported:
    path.write_bytes(save)
    table = table_of(path)
    return import_save(path, table, playable(title_of(path, table)))


def values(state: State) -> dict[tuple[str, str], object]:
    """Everything of a position that can be set."""
    return {
        (name, of): setting.get(state, of)
        for name, setting in state.title.settings(state).items()
        for of in ([""] if setting.kind == "whole" else setting.things(state))
    }


@every_title
def test_a_module_holds_every_unit_card_and_start_of_the_title_and_every_picture_they_show(name: str) -> None:
    module, kit = exported(name), kit_of(name)
    units = [piece.marks["Unit"] for piece in module.slots("PieceSlot") if "Unit" in piece.marks]
    assert Counter(units) == Counter({unit for scene in kit.scenes.values() for unit in scene.state.called()})
    first = kit.first.state
    dealt = Counter(piece.marks["Item"] for piece in module.slots("CardSlot"))
    assert dealt == Counter(item for zone in kit.decks for item in first.zones[zone])
    assert {pile.get("name") for pile in module.all("DrawPile")} == set(kit.decks)
    assert {start.attrib["file"] for start in module.all("PredefinedSetup")} == {one.file for one in kit.scenes.values()}
    shown = {f"images/{file}" for kind in ("PieceSlot", "CardSlot") for piece in module.slots(kind) for file in piece.pictures}
    shown |= {f"images/{board.attrib['image']}" for board in module.all("Board")}
    charts = {chart.attrib["fileName"] for chart in module.all("HtmlChart")}
    assert shown | charts | {start.attrib["file"] for start in module.all("PredefinedSetup")} <= module.names
    assert len(charts) > 1, "charts besides the rules in short"


@every_title
def test_vassal_numbers_every_hex_as_the_map_does(name: str) -> None:
    module, kit = exported(name), kit_of(name)
    for hex in kit.hexmap.ids:
        x, y = kit.board.point(hex)
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
        assert module.location(*piece.place, size_of(name)) == place_of(state, unit)[1]
        sides = piece.layer("steps")
        if sides is not None and steps.get(state, unit):
            assert len(sides[0]) - sides[1] + 1 == steps.get(state, unit)
        assert {f"images/{file}" for file in piece.pictures} <= module.names
    for zone in kit_of(name).decks:
        assert table.items(zone) == sorted(state.zones[zone])
    stacked = Counter(id for held in (*table.stacks.values(), *(cards for _, cards in table.decks.values())) for id in held)
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
    begun = game_from(playable(name), read_position_file(out), seed=1)
    assert begun.state == Game.new(playable(name), scenario=scenario, variant=variant, seed=1).state


def played(name: str, scenario: str, variant: str, lines: int) -> Game:
    """A game of random players, so many lines in."""
    game = Game.new(playable(name), scenario=scenario, variant=variant, seed=5)
    players = {side: RandomPlayer(n) for n, side in enumerate(playable(name).sides)}
    while len(game.record.lines) < lines:
        match game.state.pending:
            case Chance():
                game.roll()
            case Decision() as asked:
                game.apply(players[asked.side].choose(game, asked.side))
            case _:
                break
    return game


@every_scene
def test_a_position_in_the_middle_of_a_game_comes_back_from_vassal(
    name: str, scenario: str, variant: str, tmp_path: Path
) -> None:
    state = played(name, scenario, variant, 150).state
    title, scene = playable(name), kit_of(name).scenes[scenario, variant]
    commands = Laying(Pieces(kit_of(name), svg=True), scene).saved(state)
    found = imported(tmp_path / "game.vsav", saved(commands, title.card.label, version_of(title), ""))
    wanted, got = values(state), values(found.state)
    assert {one: (wanted[one], got.get(one)) for one in wanted if got.get(one) != wanted[one]} == {}, found.unmatched
    assert found.state.zones == state.zones


def test_a_log_steps_through_the_game_to_where_it_stands() -> None:
    game = played("patrol", "bridge", "two-player", 60)
    table, log = read(log_of(game, playable("patrol"), svg=True))
    for step in log:
        for command in tokens(step, ESCAPE):
            table.do(command)
    assert len(table.chat) == sum(len(told) for told in game.told[1:])
    _same_table(table, game.state)


def _same_table(table: Save, state: State) -> None:
    kit = kit_of(state.title.name)
    module = exported(state.title.name)
    for piece in table.pieces.values():
        if unit := piece.marks.get("Unit"):
            assert module.location(*piece.place, size_of(state.title.name)) == place_of(state, unit)[1]
    for zone in kit.decks:
        assert table.items(zone) == sorted(state.zones[zone])
