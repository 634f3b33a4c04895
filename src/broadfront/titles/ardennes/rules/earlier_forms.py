"""Conversion of positions stored by earlier versions of the program, so that their games still replay.

Form 1 of a stored position kept what the sequence of play remembers in one mapping, `memory`. Its keys were words: one
for each counter begun and each flag set, and one for each division, corps or hex concerned.

Form 2 did not store the order in which units entered a hex; form 3 stores it in `stacks`.

Cards added in later versions of the program stay out of a game that began without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from broadfront.core.state import EarlierForm

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["EARLIER", "ORDER", "add_later_cards", "convert_movement_flags"]

ORDER: Final = (
    "day", "where", "stacks", "steps", "supply", "dispersed", "out_of_fuel", "done", "today", "activated", "ips",
    "roadblocks", "german_held", "bridges", "german_bridges", "crossed", "checked", "depots", "exit_vp",
    "meuse_reached", "okw_army", "used", "lasting", "replacement_points", "impulse", "passes", "skips_german",
    "skips_allied", "special_event", "blocked_slots", "allied_draws", "allied_deployed", "opened_corps",
    "division_impulses", "division_hexes", "german_impulse", "opening", "level_spent", "cards_played", "attacked",
    "tactics_used",
)  # fmt: skip
"""Facts in the order in which positions are written; checksums depend on it."""

COUNT_WORDS: Final = {
    "blocked_slots": "blocked slots",
    "allied_draws": "allied draws",
    "allied_deployed": "allied deployed",
    "tactics_used": "tactics used",
}
"""Counters of form 1 by fact; form 1 omitted them while they were 0."""

FLAG_WORDS: Final = {
    "skips_german": "skip german",
    "skips_allied": "skip allied",
    "special_event": "special event",
    "german_impulse": "german impulse",
    "opening": "opening",
}

IMPULSE_WORDS: Final = {"impulse": "impulse", "level_spent": "level spent", "cards_played": "cards played"}
"""Form 1 words of the facts that began with the first German impulse of the day."""

OPTIONAL_WORDS: Final = {"replacement_points": "german replacements", "passes": "passes"}
"""Form 1 words of facts that may be None, which differs from 0."""

MAPPING_WORDS: Final = {"division_impulses": "division", "division_hexes": "deployed"}
"""Form 1 keys that joined a word and a name, with a number as value."""

SET_WORDS: Final = {"opened_corps": "opened", "attacked": "attacked"}
"""Form 1 keys that joined a word and a name or hex, for members of a set."""


def _to_form_1(facts: dict[str, Any]) -> dict[str, Any]:
    """Convert a stored position from form 2 to form 1, which keeps counters and flags in the mapping `memory`.

    Form 2 has a field for each of them.
    """
    kept = dict(facts)
    words: dict[str, int] = {}
    for name, word in IMPULSE_WORDS.items():
        value = kept.pop(name)
        if facts["impulse"]:
            words[word] = value
    for name, word in (COUNT_WORDS | FLAG_WORDS).items():
        if value := kept.pop(name):
            words[word] = int(value)
    for name, word in OPTIONAL_WORDS.items():
        if (value := kept.pop(name)) is not None:
            words[word] = value
    for name, word in MAPPING_WORDS.items():
        words |= {f"{word} {one}": value for one, value in kept.pop(name).items()}
    for name, word in SET_WORDS.items():
        words |= {f"{word} {one}": 1 for one in kept.pop(name)}
    return kept | {"memory": {word: words[word] for word in sorted(words)}}


def _to_form_2(facts: dict[str, Any]) -> dict[str, Any]:
    """Convert a stored position from form 1 to form 2, which has a field for each key of the mapping `memory`."""
    kept = dict(facts)
    words = kept.pop("memory")
    for name, word in (IMPULSE_WORDS | COUNT_WORDS).items():
        kept[name] = words.get(word, 0)
    for name, word in FLAG_WORDS.items():
        kept[name] = bool(words.get(word, 0))
    for name, word in OPTIONAL_WORDS.items():
        kept[name] = words.get(word)
    for name, word in MAPPING_WORDS.items():
        kept[name] = dict(_entries_starting_with(word, words))
    kept["opened_corps"] = [one for one, _ in _entries_starting_with("opened", words)]
    kept["attacked"] = [int(one) for one, _ in _entries_starting_with("attacked", words)]
    return kept


def _entries_starting_with(word: str, memory: dict[str, int]) -> list[tuple[str, int]]:
    """Return (rest of the key, value) for the keys of a stored position's mapping `memory` that start with a word."""
    return [(held.removeprefix(f"{word} "), value) for held, value in memory.items() if held.startswith(f"{word} ")]


EARLIER: Final = {1: EarlierForm(_to_form_1, _to_form_2)}


CAUSE_BY_FLAG: Final = {"reinforcing": "reinforce", "strategic": "strategic", "retreat": "retreat"}
"""Flags by which steps of rules version 1 stored why units move, with the cause that replaced each."""
MOVEMENT_STEPS: Final = ("Moving", "Checks", "Demolition", "RoadblockRoll")


def convert_movement_flags(step: Any) -> Any:
    """Convert the movement flags of a stored step (pending stage of play) to a cause of movement.

    Return a step without such flags unchanged.
    """
    if not isinstance(step, dict) or step.get("step") not in MOVEMENT_STEPS or "cause" in step:
        return step
    causes = [cause for flag, cause in CAUSE_BY_FLAG.items() if step.get(flag)]
    return step | {"cause": causes[0]} if causes else step


def add_later_cards(title: Ardennes, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a stored position in which cards added by later versions of the program are out of the game."""
    zones = position.get("zones")
    if not isinstance(zones, dict) or not all(isinstance(held, list) for held in zones.values()):
        return position  # damaged; the reader reports it
    known = {str(item) for held in zones.values() for item in held}
    later = {
        out: [*zones.get(out, []), *sorted(cards.keys() - known)]
        for out, cards in (("german-out", title.german_cards), ("allied-out", title.allied_cards))
    }
    return {**position, "zones": {**zones, **later}}
