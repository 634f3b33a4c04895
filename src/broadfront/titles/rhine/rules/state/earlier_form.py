"""Positions as the first form wrote them, so that records and positions of that time still compare and go on.

Form 1 had two kinds of state. The clerk's books had a turn of the calendar and transport that was loaded or not; their
counters had boxes only. A sector counted its own turns, and kept no books.
"""

from __future__ import annotations

from typing import Any, Final

from broadfront.core.state import EarlierForm
from broadfront.titles.rhine.data.kept_names import GERMAN_RESERVE, RESERVE_USED
from broadfront.titles.rhine.data.loading import NATIONS, STOCKS
from broadfront.titles.rhine.data.tokens import TOKENS

__all__ = ["EARLIER"]

BOOKS: Final = (
    "campaign", "turn", "ground", "flight", "first", "where", "steps", "loaded", "sp", "repls", "tally", "markers",
    "hits", "holder", "repaired", "scheldt", "shifts", "flanks", "caps", "drops", "dropped", "history",
)  # fmt: skip
FIELD: Final = (
    "turn", "ground", "flight", "first", "side", "phase", "where", "steps", "modes", "moved", "oos", "stocks",
    "fuelled", "cargo", "began", "left", "dumps", "bridges", "holder", "ended",
)  # fmt: skip
"""The facts of either kind, in their order."""


def _two_kinds(facts: dict[str, Any]) -> dict[str, Any]:
    """From form 2 to form 1."""
    if facts["campaign"]:
        markers = {name: count for name, count in facts["markers"].items() if name != GERMAN_RESERVE}
        loaded = [tokens // TOKENS for tokens in facts["cargo"]]
        kept = facts | {"loaded": loaded, "dropped": (), "markers": markers}
        return {name: kept[name] for name in BOOKS}
    kept = facts | {"turn": facts["turn"] - facts["before"]}
    return {name: kept[name] for name in FIELD}


def _one_kind(facts: dict[str, Any]) -> dict[str, Any]:
    """From form 1 to form 2; whoever reads it has put in `before`, and the markers of a sector."""
    nothing = [0] * len(facts["where"])
    if "campaign" in facts:
        kept = {name: value for name, value in facts.items() if name not in ("loaded", "dropped")}
        return kept | {
            "side": "allied", "phase": "Reinforcement", "ended": None, "on_map": False, "waiting": {}, "added": (),
            "modes": nothing, "moved": nothing,
            "oos": nothing, "stocks": nothing, "fuelled": nothing, "began": [-1] * len(nothing), "left": {},
            "cargo": [TOKENS * loaded for loaded in facts["loaded"]], "dumps": {}, "bridges": {},
            "markers": facts["markers"] | {GERMAN_RESERVE: 0},
        }  # fmt: skip
    reserves = facts["reserves"]
    kept = {name: value for name, value in facts.items() if name != "reserves"}
    return kept | {
        "campaign": "", "flanks": (), "turn": facts["turn"] + facts["before"], "history": [], "added": (), "drops": {},
        "on_map": False, "waiting": {},
        "hits": {}, "repaired": (), "scheldt": False, "sp": dict.fromkeys(STOCKS, 0),
        "repls": {f"{nation} {kind}": 0 for nation in NATIONS for kind in ("Pax", "Eq")}, "tally": {},
        "markers": {"bridge": 0, "reserve": reserves["allied"], RESERVE_USED: 0, GERMAN_RESERVE: reserves["german"]},
        "shifts": dict.fromkeys(NATIONS, 0), "caps": {"rail": 0, "sea": 0},
        "ended": facts.get("ended"),
    }  # fmt: skip


EARLIER: Final = {1: EarlierForm(written=_two_kinds, read=_one_kind)}
