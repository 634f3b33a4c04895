"""What of a sector, and of the clerk's books, can be set right in a game with own dice."""

from __future__ import annotations

from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.positions.correcting import Setting, Settings, from_to, one_of, units, whole
from broadfront.titles.rhine.data.kept_names import dump_of, received, spent
from broadfront.titles.rhine.data.loading import GROUNDS, MODES
from broadfront.titles.rhine.data.ports_and_bridges import hexside_named
from broadfront.titles.rhine.data.roster import BOXES, DEAD
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.weather import FLIGHTS
from broadfront.titles.rhine.game.listed_rows import off_ground
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["CLERK", "FIELD"]

NONE = "none"
BRIDGES = (NONE, "blown", "allied", "repaired", "pontoon")
STOCKS = ("full", "Low", "Exhausted")
FUELLED = ("no", "for the phase", "until Clean Up")
MOST = 999


def _set_cell(state: Any, fact: str, n: int, value: int) -> None:
    row = bytearray(getattr(state, fact))
    row[n] = value
    state.set_right(**{fact: row})


# A sector


def _put(state: RhineState, n: int, text: str) -> None:
    boxes = state.title.locations.boxes
    spot = state.title.locations.named(text, state.title.map.find)
    if isinstance(spot, Eliminated):
        spot = boxes[DEAD]
    if isinstance(spot, OnMap) and not state.window.within(spot.index):
        raise Invalid(off_ground(state, spot.text), parameter="to", given=text)
    if isinstance(spot, OnMap) and not state.window.can_stand(spot.index):
        raise Invalid(f"{spot.text} is water; give a hex of land.", parameter="to", given=text)
    if spot is boxes[DEAD] or not state.steps[n]:
        state.set_steps(n, 0 if spot is boxes[DEAD] else state.units[n].steps)
    state.put(n, spot)


def _set_steps(state: RhineState, n: int, steps: int) -> None:
    state.set_steps(n, from_to(state.units[n].id, "steps", steps, 0, state.units[n].steps))
    if not steps:
        state.put(n, state.title.locations.boxes[DEAD])


def _hex(state: RhineState, text: str) -> str:
    return state.title.map.find(text)


def _dump(side: str) -> Setting:
    """What a side's dump in a hex holds, in Tokens."""

    def put(state: RhineState, hex: str, tokens: int) -> int:
        from_to(f"The dump in {hex}", "Tokens", tokens, 0, MOST)
        others = {held: amount for held, amount in state.dumps.items() if held != dump_of(side, hex)}
        state.set_right(dumps=others | ({dump_of(side, hex): tokens} if tokens else {}))
        return tokens

    return Setting("hex", lambda state: [held.partition(" ")[2] for held in state.dumps if held.startswith(side)],
                   lambda state, hex: state.dumps.get(dump_of(side, hex), 0), put, find=_hex)  # fmt: skip


def _set_bridge(state: RhineState, hexside: str, value: str) -> str:
    word = one_of("bridge", value, BRIDGES)
    others = {held: what for held, what in state.bridges.items() if held != hexside}
    state.set_right(bridges=others if word == NONE else others | {hexside: word})
    return word


def _set_holder(state: RhineState, hex: str, value: str) -> str:
    state.set_holder(hex, one_of("side", value, SIDES))
    return state.holder[hex]


def _cells(fact: str, words: tuple[str, ...]) -> Setting:
    return units(
        lambda state, n: words[getattr(state, fact)[n]],
        lambda state, n, word: _set_cell(state, fact, n, words.index(word)),
        words,
    )


def _set_cargo(state: RhineState, n: int, tokens: int) -> None:
    state.set_cargo(n, from_to(state.units[n].id, "Tokens on it", tokens, 0, TOKENS))


FIELD: Settings = {
    "where": units(lambda state, n: state.where[n].text, _put),
    "steps": units(lambda state, n: state.steps[n], _set_steps),
    "mode": units(lambda state, n: state.mode(n), RhineState.set_mode, MODES),
    "out_of_supply": units(lambda state, n: bool(state.oos[n]), RhineState.set_oos),
    "stocks": _cells("stocks", STOCKS),
    "fuelled": _cells("fuelled", FUELLED),
    "cargo": units(lambda state, n: state.cargo[n], _set_cargo),
    "moved": units(lambda state, n: bool(state.moved[n]), lambda state, n, on: _set_cell(state, "moved", n, on)),
    **{f"{side}_dump": _dump(side) for side in SIDES},
    "bridge": Setting("hexside", lambda state: list(state.bridges), lambda state, key: state.bridges.get(key, NONE),
                      _set_bridge, lambda _state: BRIDGES,
                      lambda state, text: hexside_named(state.title.map, text, "of")),
    "holder": Setting("hex", lambda state: list(state.window.goals), lambda state, hex: state.holder[hex], _set_holder,
                      lambda _state: SIDES),
    "ground": whole(lambda state: state.ground, RhineState.set_ground, GROUNDS),
    "flight": whole(lambda state: state.flight, RhineState.set_flight, FLIGHTS),
}  # fmt: skip


# The clerk's books


def _set_box(state: RhineState, n: int, text: str) -> None:
    box = one_of("box", text.strip("[]"), BOXES)
    if box == DEAD:
        state.bury(n)
        return
    state.change_box(n, box)
    if not state.steps[n]:
        state.restore(n)


def _set_clerk_steps(state: RhineState, n: int, steps: int) -> None:
    from_to(state.units[n].id, "steps", steps, 0, state.units[n].steps)
    if steps:
        _set_cell(state, "steps", n, steps)
    else:
        state.bury(n)


def _kept(fact: str) -> Setting:
    """A stock or Repls on hand: what is more or less than the books have came in or went out."""

    def put(state: RhineState, name: str, value: int) -> int:
        from_to(name, "on hand", value, 0, MOST)
        held: dict[str, int] = getattr(state, fact)
        more = value - held[name]
        state.count(received(name) if more > 0 else spent(name), abs(more))
        state.set_right(**{fact: {**held, name: value}})
        return value

    return Setting("name", lambda state: list(getattr(state, fact)), lambda state, of: getattr(state, fact)[of], put)


def _set_hits(state: RhineState, port: str, hits: int) -> int:
    state.set_right(hits={**state.hits, port: from_to(port, "hits", hits, 0, MOST)})
    return hits


def _set_port_holder(state: RhineState, port: str, value: str) -> str:
    side = one_of("side", value, SIDES)
    state.set_right(holder={**state.holder, port: side})
    return side


CLERK: Settings = {
    "where": units(lambda state, n: state.box(n), _set_box, BOXES),
    "steps": units(lambda state, n: state.steps[n], _set_clerk_steps),
    "stock": _kept("sp"),
    "repls": _kept("repls"),
    "hits": Setting("name", lambda state: list(state.hits), lambda state, port: state.hits[port], _set_hits),
    "port_holder": Setting("name", lambda state: list(state.holder), lambda state, port: state.holder[port],
                           _set_port_holder, lambda _state: SIDES),
    "scheldt": whole(lambda state: state.scheldt, RhineState.set_scheldt),
    "ground": whole(lambda state: state.ground, RhineState.set_ground, GROUNDS),
    "flight": whole(lambda state: state.flight, RhineState.set_flight, FLIGHTS),
}  # fmt: skip
