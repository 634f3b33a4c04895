"""Settings that players can correct in a game, in addition to those derived from the facts of the state."""

from __future__ import annotations

from broadfront.core.positions.corrections import Setting, Settings
from broadfront.core.positions.values import Number, match_word
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.stored_names import dump_key
from broadfront.titles.rhine.rules.state.fact_display import MAX_COUNT, in_campaign, in_sector
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["SETTINGS"]


def _dump_setting(side: str) -> Setting:
    """Return the setting (value that players may correct in a game) for the Tokens in a side's dumps, by hex."""

    def set_dump_tokens(state: RhineState, hex: str, tokens: int) -> int:
        """Set the Tokens of the dump in a hex, deleting an empty dump, and return them."""
        Number(high=MAX_COUNT).from_plain(state, f"{side}_dump", hex, tokens)
        dump = dump_key(side, hex)
        state.set_facts(
            dumps=state.supply.dumps.with_entry(dump, tokens) if tokens else state.supply.dumps.without_entry(dump)
        )
        return tokens

    return Setting(
        "hex",
        lambda state: [held.partition(" ")[2] for held in state.supply.dumps if held.startswith(side)],
        lambda state, hex: state.supply.dumps.get(dump_key(side, hex), 0),
        set_dump_tokens,
        find=lambda state, text: state.title.map.find(text),
        when=in_sector,
    )


def _set_holder(state: RhineState, place: str, side: str) -> str:
    """Set the side that holds a port or victory hex, and return it."""
    state.land.set_holder(place, match_word("side", side, SIDES))
    return state.land.holder[place]


SETTINGS: Settings = {
    **{f"{side}_dump": _dump_setting(side) for side in SIDES},
    "holder": Setting("hex", lambda state: list(state.window.goals), lambda state, hex: state.land.holder[hex],
                      _set_holder, lambda _state: SIDES, when=in_sector),
    "port_holder": Setting("name", lambda state: list(state.land.holder), lambda state, port: state.land.holder[port],
                           _set_holder, lambda _state: SIDES, when=in_campaign),
}  # fmt: skip
