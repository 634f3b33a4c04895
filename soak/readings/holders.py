"""Unit locations, holders and Roadblocks, read from the log alone: events as topics with data.

This module knows nothing of how the game is played. It starts from the first position, reads the events, and applies
house rule H-03 literally: a City, Town, victory hex or depot is held by the side that last had a unit in it; a bridge
by the side that last had a unit in one of its hexes while no enemy was in the other.
"""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from broadfront.core.events import Event
from broadfront.core.messages import Message
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak.readings.printed import ALLIED, GERMAN, Printed

__all__ = ["Board", "apply_events", "basic_facts", "find_differences", "initial_holdings", "start_board"]

Data = Mapping[str, Any]


@dataclass
class Board:
    """The state of the game according to the log so far."""

    printed: Printed
    where: dict[str, str]
    """The hex of each unit on the map."""
    steps: dict[str, int]
    roadblocks: set[str]
    german: set[str]
    """Cities, Towns, victory hexes and depots held by the German."""
    standing: set[str]
    """Standing bridges."""
    german_bridges: set[str]
    depots: set[str]
    """Names of the depots that a mechanized German unit has entered."""
    meuse: bool
    exited: int
    """Steps that have left the map."""
    target: str = ""
    """The hex attacked last."""
    stacks: dict[str, set[str]] = field(default_factory=dict)
    """The units in each hex."""

    def __post_init__(self) -> None:
        for unit, hex in self.where.items():
            self.stacks.setdefault(hex, set()).add(unit)

    def sides_in(self, hex: str) -> set[str]:
        return {self.printed.counters[unit].side for unit in self.stacks.get(hex, ())}


def initial_holdings(printed: Printed, where: Mapping[str, str]) -> tuple[set[str], set[str]]:
    """Return the places and river hexsides the German holds on the morning of 16 December, given the set-up."""
    board = Board(printed, dict(where), {}, set(), set(), set(printed.rivers), set(), set(), False, 0)
    board.german = {hex for hex in printed.held if hex in printed.german_first}
    board.german_bridges = {river for river in printed.rivers if set(river.split("-")) <= printed.german_first}
    for hex in sorted(board.stacks):
        _update_holder(board, hex)
    for river in sorted(printed.rivers):
        _update_bridge(board, river)
    return board.german, board.german_bridges


# Movement of units


def _enter_hex(board: Board, units: Iterable[str], hex: str) -> None:
    """Move units into a hex together, from wherever they are."""
    left = {board.where[unit] for unit in units if board.where.get(unit, hex) != hex}
    for unit in units:
        _remove_from_hex(board, unit)
        board.where[unit] = hex
        board.stacks.setdefault(hex, set()).add(unit)
    _update_holder(board, hex)
    counters = [board.printed.counters[unit] for unit in units]
    if counters[0].side == ALLIED:
        board.roadblocks.discard(hex)
    elif hex in board.printed.meuse:
        board.meuse = True
    if hex in board.printed.depots and any(one.side == GERMAN and one.mechanized for one in counters):
        board.depots.add(board.printed.depots[hex])
    _update_bridges(board, {hex, *left})


def _leave_map(board: Board, unit: str) -> None:
    """Remove a unit from the map."""
    left = board.where.get(unit)
    _remove_from_hex(board, unit)
    if left is not None:
        _update_bridges(board, {left})


def _remove_from_hex(board: Board, unit: str) -> None:
    hex = board.where.pop(unit, None)
    if hex is not None:
        board.stacks[hex].discard(unit)


def _update_holder(board: Board, hex: str) -> None:
    if hex in board.printed.held:
        sides = board.sides_in(hex)
        if sides == {GERMAN}:
            board.german.add(hex)
        elif sides == {ALLIED}:
            board.german.discard(hex)


def _update_bridges(board: Board, hexes: Iterable[str]) -> None:
    for hex in hexes:
        for river in board.printed.rivers_at.get(hex, ()):
            _update_bridge(board, river)


def _update_bridge(board: Board, river: str) -> None:
    """Update a bridge's holder: the side that is alone at its ends; with both or none, it is unchanged."""
    one, other = river.split("-")
    sides = board.sides_in(one) | board.sides_in(other)
    if sides == {GERMAN}:
        board.german_bridges.add(river)
    elif sides == {ALLIED}:
        board.german_bridges.discard(river)


def _lose_step(board: Board, unit: str) -> None:
    board.steps[unit] -= 1
    if not board.steps[unit]:
        _leave_map(board, unit)


def _eliminate(board: Board, unit: str) -> None:
    board.steps[unit] = 0
    _leave_map(board, unit)


# Effects of topics


def _find_id(named: str | Message) -> str:
    """Return the id of a unit or hex, which an event may give as a message with its name."""
    if isinstance(named, str):
        return named
    found: str = named.data["unit"] if "unit" in named.data else named.data["hex"]
    return found


def _data_with_ids(data: Data) -> Data:
    """Return the data of an event with units and hexes as ids."""
    found = dict(data)
    for name in ("unit", "hex"):
        if name in found:
            found[name] = _find_id(found[name])
    for name in ("units", "path"):
        if name in found:
            found[name] = [_find_id(one) for one in found[name]]
    return found


def _apply_placement(board: Board, data: Data) -> None:
    units = data["units"] if "units" in data else (data["unit"],)
    _enter_hex(board, units, data["hex"])


def _apply_path(board: Board, data: Data) -> None:
    for hex in data["path"]:
        _enter_hex(board, data["units"], hex)


def _apply_advance(board: Board, data: Data) -> None:
    """Apply an advance; an advance of two hexes enters the vacated hex first."""
    for hex in (board.target, data["hex"]):
        going = [unit for unit in data["units"] if board.where[unit] != data["hex"]]
        if going:
            _enter_hex(board, going, hex)


def _apply_attack(board: Board, data: Data) -> None:
    board.target = data["hex"]


def _apply_landing(board: Board, data: Data) -> None:
    _enter_hex(board, (board.printed.paratroops,), data["hex"])


def _apply_exit(board: Board, data: Data) -> None:
    board.exited += data["steps"]
    _leave_map(board, data["unit"])


def _apply_bridge_built(board: Board, data: Data) -> None:
    board.standing.add(data["bridge"])
    board.german_bridges.add(data["bridge"])
    _update_bridge(board, data["bridge"])


def _apply_system_choice(board: Board, data: Data) -> None:
    """Apply a choice of the Allied system; a unit Behind Enemy Lines may leave the map."""
    question, choice = data["question"], data["choice"]
    assert isinstance(question, Message)
    assert isinstance(choice, Message)
    if question.topic == "system.wandering.asked" and choice.topic in WANDERED_OFF:
        _leave_map(board, _find_id(question.data["unit"]))


def _apply_replacement(board: Board, data: Data) -> None:
    board.steps[data["unit"]] += 1


WANDERED_OFF = ("system.wandering.returns", "system.wandering.out-of-the-game")

EFFECTS: dict[str, Callable[[Board, Data], None]] = {
    "move.way.along": _apply_path,
    "move.way.arrived": _apply_placement,
    "move.way.falls-back": _apply_placement,
    "retreat.made.to": _apply_placement,
    "retreat.made.at-a-price": _apply_placement,
    "attack.declared.with": _apply_attack,
    "advance.made.to": _apply_advance,
    "tactic.bug-out.goes": _apply_placement,
    "deploy.deployed": _apply_placement,
    "system.defence.joined": _apply_placement,
    "event.withdrawal.made": _apply_placement,
    "vdh.landed": _apply_landing,
    "vdh.lost": lambda board, data: _eliminate(board, board.printed.paratroops),
    "exit.left": _apply_exit,
    "system.chose": _apply_system_choice,
    "loss.step": lambda board, data: _lose_step(board, data["unit"]),
    "loss.eliminated": lambda board, data: _eliminate(board, data["unit"]),
    "loss.sheltered": lambda board, data: _eliminate(board, data["unit"]),
    "surrender.loses-step": lambda board, data: _lose_step(board, data["unit"]),
    "surrender.surrenders": lambda board, data: _eliminate(board, data["unit"]),
    "event.tanks.strike": lambda board, data: _lose_step(board, data["unit"]),
    "replacements.given.step": _apply_replacement,
    "roadblock.placed": lambda board, data: board.roadblocks.add(data["hex"]),
    "roadblock.by-engineers": lambda board, data: board.roadblocks.add(data["hex"]),
    "roadblock.removed-by-unit": lambda board, data: board.roadblocks.discard(data["hex"]),
    "roadblock.removed-cut-off": lambda board, data: board.roadblocks.discard(data["hex"]),
    "roadblock.cleared-by-manteuffel": lambda board, data: board.roadblocks.discard(data["hex"]),
    "bridge.blown": lambda board, data: board.standing.discard(data["bridge"]),
    "bridge.raised": _apply_bridge_built,
}
"""The effect of an event on the board, by topic. Topics not listed have none.

That an Allied unit removes a Roadblock follows from its entering the hex.
"""


def apply_events(board: Board, events: Iterable[Event]) -> bool:
    """Apply the events of a line, and return whether any had an effect."""
    found = False
    for event in events:
        effect = EFFECTS.get(event.message.topic)
        if effect is not None:
            effect(board, _data_with_ids(event.message.data))
            found = True
    return found


# Comparison with the game


def basic_facts(state: ArdennesState) -> tuple[object, ...]:
    """Return the facts that `differences` compares. A changed fact is a different object."""
    board, land = state.board, state.land
    return (
        board.where, board.steps, land.roadblocks, land.german_held, land.bridges, land.german_bridges, land.depots,
        state.totals.exit_vp, land.meuse_reached,
    )  # fmt: skip


def start_board(printed: Printed, state: ArdennesState) -> Board:
    """Return the board at the beginning of a game."""
    land = state.land
    return Board(
        printed,
        where=_unit_locations(state),
        steps=dict(zip(printed.names, state.board.steps, strict=True)),
        roadblocks=set(land.roadblocks),
        german=set(land.german_held),
        standing=_standing_bridges(printed, state),
        german_bridges=set(land.german_bridges),
        depots=set(land.depots.keys()),
        meuse=land.meuse_reached,
        exited=state.totals.exit_vp,
    )


def _unit_locations(state: ArdennesState) -> dict[str, str]:
    ids = state.title.map.ids
    return {unit.id: ids[hex] for unit, hex in zip(state.units, state.board.hexes, strict=True) if hex is not None}


def _standing_bridges(printed: Printed, state: ArdennesState) -> set[str]:
    built = {id for id, now in state.land.bridges.items() if now == "built"}
    down = {id for id, now in state.land.bridges.items() if now == "demolished"}
    return (set(printed.bridges) | built) - down


def find_differences(board: Board, state: ArdennesState) -> list[str]:
    """Return a line for each fact in which the game and its log differ."""
    standing = _standing_bridges(board.printed, state)
    there = _unit_locations(state)
    steps = dict(zip(board.printed.names, state.board.steps, strict=True))
    found: list[str] = []
    land = state.land
    for what, read_, now in (
        ("units in hexes", board.where.items(), there.items()),
        ("steps", board.steps.items(), steps.items()),
        ("Roadblocks", board.roadblocks, land.roadblocks),
        ("places held by the German", board.german, land.german_held),
        ("bridges that stand", board.standing, standing),
        ("bridges held by the German", board.german_bridges & board.standing, land.german_bridges & standing),
        ("depots captured", board.depots, land.depots.keys()),
        ("steps that left the map", {board.exited}, {state.totals.exit_vp}),
        ("the Meuse reached", {board.meuse}, {land.meuse_reached}),
    ):
        if read_ != now:
            found.append(
                f"{what}: by the log alone {_format_missing(read_, now)}; "
                f"in the game alone {_format_missing(now, read_)}"
            )
    return found


def _format_missing(these: AbstractSet[object], those: AbstractSet[object]) -> str:
    return ", ".join(sorted(map(str, these - those))) or "-"
