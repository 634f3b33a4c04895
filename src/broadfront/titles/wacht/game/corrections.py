"""What of a position of Wacht can be set right in a game with own dice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from broadfront.core.errors import BroadfrontError, Invalid, unknown
from broadfront.core.locations import Eliminated
from broadfront.core.positions.correcting import Setting, Settings, from_to, one_of, units, whole
from broadfront.core.rulings import exact
from broadfront.titles.wacht.data.bridges import BRIDGES
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.records import BATTERIES, CLASSES, MARKERS, MODES, SIDES, TRANSPORTS
from broadfront.titles.wacht.rules.state import DESTROYED, DONE, MOVED, WachtState

__all__ = ["SETTINGS"]

NONE = "none"
AS_PRINTED = "as printed"
WORKS = (NONE, "ip", "et", "fort")
KINDS = (AS_PRINTED, *BRIDGES, *(f"{kind}+safe" for kind in BRIDGES), DESTROYED)
MOST_HALVES = 99


def _put(state: WachtState, n: int, text: str) -> None:
    spot = state.title.locations.named(text, state.title.map.find)
    state.put(n, state.title.locations.boxes["Off map"] if isinstance(spot, Eliminated) else spot)


def _set_cell(state: WachtState, fact: str, n: int, value: int) -> None:
    """One number of a column; a unit must still make sense by the special unit table."""
    row = bytearray(getattr(state, fact))
    row[n] = value
    state.set_right(**{fact: row})
    try:
        state.profile(n)
    except BroadfrontError as error:
        raise Invalid(f"{state.unit(n).id}: {error}", parameter="to", given=value, accepted=error.accepted) from None


def _words(fact: str, words: tuple[str, ...]) -> Setting:
    """A word of a unit, kept as its number; the empty word is called none."""
    shown = tuple(word or NONE for word in words)
    return units(
        lambda state, n: shown[getattr(state, fact)[n]],
        lambda state, n, word: _set_cell(state, fact, n, shown.index(word)),
        shown,
    )


def _bits(fact: str, words: dict[str, int]) -> Setting:
    """Marks of a unit, parted by commas; `none` for none. Other bits of the fact stay."""

    def get(state: WachtState, n: int) -> str:
        return ", ".join(word for word, bit in words.items() if getattr(state, fact)[n] & bit) or NONE

    def put(state: WachtState, n: int, text: str) -> None:
        given = [word.strip() for word in text.split(",")]
        wanted = {words[one_of("mark", word, words)] for word in given if word.casefold() != NONE}
        others = getattr(state, fact)[n] & ~sum(words.values()) & 0xFF
        _set_cell(state, fact, n, others | sum(wanted))

    return units(get, put)


def _set_steps(state: WachtState, n: int, steps: int) -> None:
    unit = state.unit(n)
    _set_cell(state, "steps", n, from_to(unit.id, "steps", steps, 1, unit.steps))


def _set_works(state: WachtState, hex: str, value: str) -> str:
    word = one_of("fieldwork", value, WORKS)
    others = {held: work for held, work in state.works.items() if held != hex}
    state.set_right(works=others if word == NONE else others | {hex: word})
    return word


def _hexside(state: WachtState, text: str) -> str:
    title = state.title
    first, _, second = text.partition("-")
    a, b = title.map.index_of(title.map.find(first.strip())), title.map.index_of(title.map.find(second.strip()))
    d = title.atlas.direction(a, b)
    if d is None or (a, d) not in title.map.sides["rivers"]:
        raise Invalid(f"No water lies between {first} and {second}.", parameter="of", given=text)
    return title.atlas.key(a, d)


def _water(state: WachtState) -> list[str]:
    return sorted({state.title.atlas.key(i, d) for i, d in state.title.map.sides["rivers"]})


def _set_bridge(state: WachtState, key: str, value: str) -> str:
    word = one_of("bridge", value, KINDS)
    others = {held: kind for held, kind in state.bridges.items() if held != key}
    state.set_right(bridges=others if word == AS_PRINTED else others | {key: word})
    return word


def _points(fact: str) -> Setting:
    """Points of each army, kept in halves."""

    def get(state: WachtState, army: str) -> str:
        held: dict[str, int] = getattr(state, fact)
        return str(exact(Fraction(held.get(army, 0), 2)))

    def put(state: WachtState, army: str, text: str) -> str:
        try:
            halves = 2 * Fraction(text)
        except (ValueError, ZeroDivisionError):
            halves = Fraction(-1)
        if halves.denominator != 1 or not 0 <= halves <= MOST_HALVES:
            raise Invalid(f"{text!r} is not a number of points; give 4 or 3/2.", parameter="to", given=text)
        state.set_right(**{fact: {**getattr(state, fact), army: int(halves)}})
        return get(state, army)

    return Setting("name", lambda state: [army.id for army in state.roster.armies], get, put)


def _army_of(state: WachtState, formation: str, army: str) -> str:
    side = state.formation(formation).side
    found = one_of("army of its side", army, [one.id for one in state.roster.armies if one.side == side])
    state.set_right(army_of={**state.army_of, formation: found})
    return found


def _in_force(state: WachtState, side: str, on: bool) -> bool:
    held = {one: 1 for one in state.night_activity if one != side}
    state.set_right(night_activity=held | ({side: 1} if on else {}))
    return on


def _set_turn(state: WachtState, text: str) -> None:
    known = {str(state.title.game_turn(n)): n for n in range(state.last_turn + 1)}
    if text not in known:
        raise unknown("game turn", text, known, parameter="to")
    state.set_right(turn=known[text])


def _plainly(fact: str) -> Callable[[Any, Any], None]:
    return lambda state, value: state.set_right(**{fact: value})


SETTINGS: Settings = {
    "where": units(lambda state, n: state.where[n].text, _put),
    "steps": units(lambda state, n: state.steps[n], _set_steps),
    "mode": _words("mode", MODES),
    "battery": _words("battery", BATTERIES),
    "movement_class": _words("cls", CLASSES),
    "carried": _words("carried", TRANSPORTS),
    "markers": _bits("markers", {word: 1 << n for n, word in enumerate(MARKERS)}),
    "did": _bits("flags", {"moved": MOVED, "done": DONE}),
    "fuel_limit": units(lambda state, n: state.fuel[n], lambda state, n, ma: _set_cell(state, "fuel", n, from_to(
        state.unit(n).id, "MP of fuel (255: no limit)", ma, 0, 255))),
    "works": Setting("hex", lambda state: state.title.map.ids, lambda state, hex: state.works.get(hex, NONE),
                     _set_works, lambda _state: WORKS, lambda state, text: state.title.map.find(text)),
    "bridge": Setting("hexside", _water, lambda state, key: state.bridges.get(key, AS_PRINTED), _set_bridge,
                      lambda _state: KINDS, _hexside),
    "fuel_points": _points("fp"),
    "transport_points": _points("tp"),
    "army": Setting("name", lambda state: list(state.formation_of), lambda state, of: state.army_of[of], _army_of),
    "night_activity": Setting("name", lambda _state: SIDES, lambda state, side: side in state.night_activity,
                              _in_force),
    "ground": whole(lambda state: state.ground, _plainly("ground"), GROUNDS),
    "turn": whole(lambda state: str(state.game_turn), _set_turn),
}  # fmt: skip
