"""A game of ours as a log that VASSAL steps through: the start, and for each line its messages and moves."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.vassal.exporting import module_version
from broadfront.vassal.item_lists import join_items
from broadfront.vassal.kit import Kit
from broadfront.vassal.pieces import Pieces
from broadfront.vassal.saves import LOG, SEPARATOR, save_file
from broadfront.vassal.table_layout import PlacedPiece, TableLayout
from broadfront.vassal.traits import DECK, STACK, add_command, read_piece

__all__ = ["vassal_log"]


def vassal_log(game: Game, title: Playable, *, svg: bool = False) -> bytes:
    """Return a game as a VASSAL log file; it shows everything, hidden information included."""
    kit, header = Kit(title), game.record.header
    scene = kit.scenes.get((header.scenario, header.variant))
    if scene is None:
        raise Invalid(
            f"{header.scenario} has no counters on a map, so it has no log.",
            parameter="file",
            given=header.scenario,
            accepted=[scenario for scenario, _ in kit.scenes],
        )
    laying = TableLayout(Pieces(kit, svg=svg), scene)
    begun = laying.saved_game_commands(game.state_at(0))
    commands = [*begun, *_log_commands(game, laying)]
    return save_file(commands, title.card.label, module_version(title), title.card.scenarios[header.scenario].label)


def _log_commands(game: Game, laying: TableLayout) -> Iterator[str]:
    """Yield a VASSAL log command for every line of the game's record that shows or moves something."""
    before = laying.lay_out(game.state_at(0))
    for n in range(1, len(game.record.lines) + 1):
        after = laying.lay_out(game.state_at(n))
        done = [*(f"CHAT* {event.text}" for event in game.past.events[n]), *_change_commands(before, after)]
        if done:
            yield LOG + join_items(done, SEPARATOR)
        before = after


def _change_commands(before: dict[str, PlacedPiece], after: dict[str, PlacedPiece]) -> Iterator[str]:
    """Yield the VASSAL commands that turn one table with pieces into another.

    VASSAL manages stacks itself, and decks come after all moves.
    """
    decks = []
    for id, now in after.items():
        was = before.get(id)
        if was == now or now.type == STACK:
            continue
        if was is None:
            yield add_command(id, *now)
        elif now.type.startswith(DECK):
            decks.append("D/" + join_items([id, now.state, was.state], "/"))
        else:
            yield from _move_commands(id, was, now)
    yield from (f"-/{id}" for id, was in before.items() if id not in after and was.type != STACK)
    yield from decks


def _move_commands(id: str, was: PlacedPiece, now: PlacedPiece) -> Iterator[str]:
    """Yield the VASSAL commands that move a piece and then change its state."""
    old, new = (read_piece(add_command(id, *one)) for one in (was, now))
    assert old is not None
    assert new is not None
    if old[1].place != new[1].place:
        yield "M/" + join_items([id, *new[1].place, "null", *old[1].place, "null", ""], "/")
    there = old[1].moved_to(*new[1].place)
    if there.state != now.state:
        yield "D/" + join_items([id, now.state, there.state], "/")
