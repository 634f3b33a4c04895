"""A game of ours as a log that VASSAL steps through: the start, and for each line its messages and moves."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.vassal.exporting import version_of
from broadfront.vassal.kit import Kit
from broadfront.vassal.laying import Laid, Laying
from broadfront.vassal.pieces import Pieces
from broadfront.vassal.saves import BETWEEN, LOG, saved
from broadfront.vassal.sequence import joined
from broadfront.vassal.traits import DECK, STACK, add_command, read_piece

__all__ = ["log_of"]


def log_of(game: Game, title: Playable, *, svg: bool = False) -> bytes:
    """Return the log file; it shows everything, including what is hidden."""
    kit, header = Kit(title), game.record.header
    scene = kit.scenes.get((header.scenario, header.variant))
    if scene is None:
        raise Invalid(
            f"{header.scenario} has no counters on a map, so it has no log.", parameter="file", given=header.scenario,
            accepted=[scenario for scenario, _ in kit.scenes],
        )  # fmt: skip
    laying = Laying(Pieces(kit, svg=svg), scene)
    begun = laying.saved(game.at(0))
    commands = [*begun, *_steps(game, laying)]
    return saved(commands, title.card.label, version_of(title), title.card.scenarios[header.scenario].label)


def _steps(game: Game, laying: Laying) -> Iterator[str]:
    """Yield a log command for every line of the game that shows or moves something."""
    before = laying.laid(game.at(0))
    for n in range(1, len(game.record.lines) + 1):
        after = laying.laid(game.at(n))
        done = [*(f"CHAT* {event.text}" for event in game.past.told[n]), *_changes(before, after)]
        if done:
            yield LOG + joined(done, BETWEEN)
        before = after


def _changes(before: dict[str, Laid], after: dict[str, Laid]) -> Iterator[str]:
    """Yield the commands that turn one table into another; VASSAL manages stacks, and decks come after all moves."""
    decks = []
    for id, now in after.items():
        was = before.get(id)
        if was == now or now.type == STACK:
            continue
        if was is None:
            yield add_command(id, *now)
        elif now.type.startswith(DECK):
            decks.append("D/" + joined([id, now.state, was.state], "/"))
        else:
            yield from _moved(id, was, now)
    yield from (f"-/{id}" for id, was in before.items() if id not in after and was.type != STACK)
    yield from decks


def _moved(id: str, was: Laid, now: Laid) -> Iterator[str]:
    """Yield the commands that move a piece and then change its state."""
    old, new = (read_piece(add_command(id, *one)) for one in (was, now))
    assert old is not None
    assert new is not None
    if old[1].place != new[1].place:
        yield "M/" + joined([id, *new[1].place, "null", *old[1].place, "null", ""], "/")
    there = old[1].at(*new[1].place)
    if there.state != now.state:
        yield "D/" + joined([id, now.state, there.state], "/")
