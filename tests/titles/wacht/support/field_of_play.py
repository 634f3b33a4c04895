"""Small hand-written positions, and helpers to move on them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from broadfront.board.grid import Grid
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.rulings import Ruling, exact_plain
from broadfront.core.steps import Decision
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.set_up import read_set_up
from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import explain_move
from broadfront.titles.wacht.rules.mover import movement_refusal
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.steps.turns import PhaseBegins, PlayerTurn
from tests.titles.wacht.support.small import map_text, title_on_map

ROWS, COLUMNS = 6, 9
GRID = Grid("rrcc-west", ROWS, COLUMNS)
Chains = Mapping[str, Sequence[Sequence[str]]]


def hexsides_along(chains: Chains) -> dict[tuple[str, int], str]:
    """Return the hexsides between successive hexes of each chain, with the class of the chain."""
    found: dict[tuple[str, int], str] = {}
    for cls, lists in chains.items():
        for chain in lists:
            for one, other in pairwise(chain):
                d = GRID.direction(one, other)
                assert d is not None, (one, other)
                if (other, (d + 3) % 6) not in found:
                    found[one, d] = cls
    return found


def unit_entry(id: str, row: str, at: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "row": row, "at": at, **more}


def _format_toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_format_toml(held)}' for key, held in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_format_toml, value)) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def formation_entry(id: str, side: str, units: Sequence[dict[str, Any]], **more: Any) -> dict[str, Any]:
    army = "5 Pz" if side == "german" else "US 1"
    return {"id": id, "side": side, "kind": "division", "army": army, **more, "units": list(units)}


def make_position(
    *formations: dict[str, Any],
    german: Sequence[dict[str, Any]] = (),
    american: Sequence[dict[str, Any]] = (),
    terrain: dict[str, str] | None = None,
    tags: dict[str, str] | None = None,
    places: dict[str, str] | None = None,
    roads: Chains | None = None,
    rivers: Chains | None = None,
    bridges: Chains | None = None,
    fords: Chains | None = None,
    dashed: Sequence[Sequence[str]] = (),
    armies: Sequence[dict[str, Any]] = (),
    **header: Any,
) -> WachtState:
    """Return a position on a map of 6 rows and 9 columns, clear except for what is given."""
    words: dict[str, list[str]] = {}
    for hex, kind in (places or {}).items():
        words.setdefault(hex, []).append(f"{kind}=P{hex}")
    for hex, text in (tags or {}).items():
        words.setdefault(hex, []).append(f"tags={text}")
    sides = {
        "roads": hexsides_along(roads or {}),
        "rivers": hexsides_along(rivers or {}),
        "bridges": hexsides_along(bridges or {}),
        "fords": hexsides_along(fords or {}),
        "lines": hexsides_along({"dashed": dashed}),
    }
    title = title_on_map(map_text(ROWS, COLUMNS, terrain or {}, words, sides))
    lines = ['format = "wacht-setup 1"', 'label = "by hand"']
    header = {"turn": "Dec 19 AM"} | header
    lines += [f"{key} = {_format_toml(value)}" for key, value in header.items()]
    held: list[dict[str, Any]] = [
        {"id": "5 Pz", "side": "german", "fuel": "4", "tp": "2"},
        {"id": "US 1", "side": "american", "tp": "2", "first": True},
        *armies,
    ]
    held = list({army["id"]: army for army in held}.values())
    lines += [
        "[[army]]\n" + "\n".join(f"{key} = {_format_toml(value)}" for key, value in army.items()) for army in held
    ]
    every = [*formations]
    every += [formation_entry("G1", "german", german)] if german else []
    every += [formation_entry("A1", "american", american)] if american else []
    for one in every:
        lines.append("[[formation]]\n" + "\n".join(f"{key} = {_format_toml(value)}" for key, value in one.items()))
    return read_set_up(title, "\n".join(lines), "by hand")


def begin_phase(state: WachtState, side: str, phase: str = "movement") -> WachtState:
    """Return the position at the beginning of a phase of a side."""
    for step in (PlayerTurn(side), PhaseBegins(side, phase)):
        state.push(step)
        step.advance(state)
    return state


def rule_on_move(
    state: WachtState,
    name: str,
    *path: str,
    kind: str = "regular",
    means: Sequence[str] = (),
    overrun: str = "",
    phase: str = "",
) -> Ruling:
    """Return the ruling on a unit's whole move in its phase."""
    n = state.number(name)
    here = state.board.hex_of(n)
    assert here is not None
    when = phase or ("exploitation" if state.board.mode_of(n) == "exploitation" else "movement")
    why = movement_refusal(state, n, when)
    if why is not None:
        return why
    return explain_move(state, March(n, here.index), Move(name, tuple(path), kind, tuple(means), overrun))


def move_cost(ruling: Ruling) -> int | str:
    """Return the cost of a legal move."""
    from fractions import Fraction

    assert ruling.legal, str(ruling)
    return exact_plain(sum((Fraction(line.amount) for line in ruling.ledger), Fraction(0)))


def start_game(state: WachtState) -> Game:
    """Start a game from a position."""
    title = state.title
    assert isinstance(title, WachtGame)
    title.push_first_step(state)
    return Game.new(title, seed=1, start=state.to_data())


def state_of(game: Game) -> WachtState:
    """Return the state of a game."""
    assert isinstance(game.state, WachtState)
    return game.state


def place_of(game: Game, name: str) -> str:
    """Return the place of a unit as text."""
    return state_of(game).board.where[state_of(game).number(name)].text


def pending_chance(game: Game) -> Chance:
    """Return the roll that is due."""
    assert isinstance(game.pending, Chance)
    return game.pending


def play_until(game: Game, prompt: str, rolls: int = 5) -> Game:
    """End every step and halt every unit until a decision or roll whose prompt has these words."""
    while True:
        pending = game.pending
        if isinstance(pending, Chance):
            if prompt in pending.what:
                return game
            game.resolve(rolls)
            continue
        assert isinstance(pending, Decision), pending
        if prompt in f"{pending.side} {pending.prompt}":
            return game
        last = list(game.options())[-1]
        game.apply(last)
