"""Positions in form 1, so that older records and positions can still be compared and continued.

Form 1 had two kinds of state. A campaign had calendar turns, transport that was loaded or empty, and counters in
boxes only. A sector counted its own turns and had no stocks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from broadfront.core.state import EarlierForm
from broadfront.titles.rhine.data.loading import NATIONS, STOCKS
from broadfront.titles.rhine.data.stored_names import GERMAN_RESERVE, RESERVE_USED
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP

__all__ = ["EARLIER", "ORDER", "stack_in_form_1", "upgrade_stored_step"]

CAMPAIGN_FACTS: Final = (
    "campaign", "turn", "ground", "flight", "first", "where", "steps", "loaded", "sp", "repls", "tally", "markers",
    "hits", "holder", "repaired", "scheldt", "shifts", "flanks", "caps", "drops", "dropped", "history",
)  # fmt: skip
SECTOR_FACTS: Final = (
    "turn", "ground", "flight", "first", "side", "phase", "where", "steps", "modes", "moved", "oos", "stocks",
    "fuelled", "cargo", "began", "left", "dumps", "bridges", "holder", "ended",
)  # fmt: skip
"""The facts of a sector in form 1, in order; `CAMPAIGN_FACTS` has those of a campaign."""

ORDER: Final = (
    "campaign", "flanks", "before", "turn", "ground", "flight", "first", "side", "phase", "player_turns", "ended",
    "history", "added", "where", "steps", "modes", "moved", "oos", "stocks", "fuelled", "cargo", "began", "left",
    "drops", "on_map", "waiting", "dumps", "bridges", "holder", "hits", "repaired", "scheldt", "port_used",
    "railheads", "hedgehogs", "interdiction", "sp", "repls", "tally", "markers", "shifts", "caps",
)  # fmt: skip
"""The original facts of form 2 in order, on which checksums depend; later facts follow them."""


def _facts_to_format_1(facts: dict[str, Any]) -> dict[str, Any]:
    """Convert the stored values (facts) of a game state from the present format 2 to the older format 1."""
    if facts["campaign"]:
        markers = {name: count for name, count in facts["markers"].items() if name != GERMAN_RESERVE}
        loaded = [tokens // TOKENS_PER_SP for tokens in facts["cargo"]]
        kept = facts | {"loaded": loaded, "dropped": (), "markers": markers}
        return {name: kept[name] for name in CAMPAIGN_FACTS}
    kept = facts | {"turn": facts["turn"] - facts["before"]}
    return {name: kept[name] for name in SECTOR_FACTS}


def _facts_from_format_1(facts: dict[str, Any]) -> dict[str, Any]:
    """Convert the facts of a game state from format 1 to format 2; `before` and `reserves` must be added already."""
    nothing = [0] * len(facts["where"])
    facts = facts | {"port_used": {}, "railheads": {}, "hedgehogs": {}, "interdiction": True}
    if "campaign" in facts:
        kept = {name: value for name, value in facts.items() if name not in ("loaded", "dropped")}
        return kept | {
            "side": "allied",
            "phase": "Reinforcement",
            "player_turns": False,
            "ended": None,
            "on_map": False,
            "waiting": {},
            "added": (),
            "modes": nothing,
            "moved": nothing,
            "oos": nothing,
            "stocks": nothing,
            "fuelled": nothing,
            "began": [-1] * len(nothing),
            "left": {},
            "cargo": [TOKENS_PER_SP * loaded for loaded in facts["loaded"]],
            "dumps": {},
            "bridges": {},
            "markers": facts["markers"] | {GERMAN_RESERVE: 0},
        }
    reserves = facts["reserves"]
    kept = {name: value for name, value in facts.items() if name != "reserves"}
    return kept | {
        "campaign": "",
        "player_turns": True,
        "flanks": (),
        "turn": facts["turn"] + facts["before"],
        "history": [],
        "added": (),
        "drops": {},
        "on_map": False,
        "waiting": {},
        "hits": {},
        "repaired": (),
        "scheldt": False,
        "sp": dict.fromkeys(STOCKS, 0),
        "repls": {f"{nation} {kind}": 0 for nation in NATIONS for kind in ("Pax", "Eq")},
        "tally": {},
        "markers": {"bridge": 0, "reserve": reserves["allied"], RESERVE_USED: 0, GERMAN_RESERVE: reserves["german"]},
        "shifts": dict.fromkeys(NATIONS, 0),
        "caps": {"rail": 0, "sea": 0},
        "ended": facts.get("ended"),
    }


def stack_in_form_1(campaign: str, stack: Sequence[Any]) -> list[Any]:
    """Return the pending steps of play with their names in the older format 1 of saved games."""
    return [_step_in_form_1(campaign, step) for step in stack]


def _step_in_form_1(campaign: str, step: Any) -> Any:
    """Return a pending step of play as the older format 1 of saved games stored it."""
    name = type(step).__name__
    if name == "Order" and campaign:
        if len(step.dice) < 2:
            return {"step": "Order", "allied": sum(step.dice)}
        return {"step": "OrderChoice", "winner": step.winner()}
    if name in ("Order", "Turns") and not campaign:
        return {**msgspec.to_builtins(step), "step": f"Field{name}"}
    return step


def upgrade_stored_step(data: Any) -> Any:
    """Convert the stored data of a pending step of play from any earlier format to the current names."""
    if not isinstance(data, Mapping):
        return data
    match data.get("step"):
        case "FieldOrder" | "FieldTurns" as name:
            return {**data, "step": name.removeprefix("Field")}
        case "OrderChoice":
            # Form 1 stored only the winner; use any two rolls that give it.
            return {"step": "Order", "dice": [12, 2] if data.get("winner") == "allied" else [2, 12]}
        case "Order" if "allied" in data:
            return {"step": "Order", "dice": [data["allied"]] if data["allied"] else []}
    return data


EARLIER: Final = {1: EarlierForm(written=_facts_to_format_1, read=_facts_from_format_1)}
