"""What of a sector, and of the clerk's books, can be set right beside what the facts of the state say."""

from __future__ import annotations

from broadfront.core.positions.correcting import Setting, Settings
from broadfront.core.positions.values import Number, one_of
from broadfront.titles.rhine.data.kept_names import dump_of
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.rules.state.rhine_facts import MOST
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["SETTINGS"]


def _in_sector(state: RhineState) -> bool:
    return not state.campaign


def _dump(side: str) -> Setting:
    """What a side's dump in a hex holds, in Tokens."""

    def put(state: RhineState, hex: str, tokens: int) -> int:
        Number(high=MOST).meant(state, f"{side}_dump", hex, tokens)
        dump = dump_of(side, hex)
        state.set_right(dumps=state.dumps.having(dump, tokens) if tokens else state.dumps.without(dump))
        return tokens

    return Setting(
        "hex", lambda state: [held.partition(" ")[2] for held in state.dumps if held.startswith(side)],
        lambda state, hex: state.dumps.get(dump_of(side, hex), 0), put,
        find=lambda state, text: state.title.map.find(text), when=_in_sector,
    )  # fmt: skip


def _set_holder(state: RhineState, place: str, value: str) -> str:
    state.set_holder(place, one_of("side", value, SIDES))
    return state.holder[place]


SETTINGS: Settings = {
    **{f"{side}_dump": _dump(side) for side in SIDES},
    "holder": Setting("hex", lambda state: list(state.window.goals), lambda state, hex: state.holder[hex], _set_holder,
                      lambda _state: SIDES, when=_in_sector),
    "port_holder": Setting("name", lambda state: list(state.holder), lambda state, port: state.holder[port],
                           _set_holder, lambda _state: SIDES, when=lambda state: bool(state.campaign)),
}  # fmt: skip
