"""What of a position of the Ardennes can be set right in a game with own dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

from broadfront.core.errors import Invalid, unknown
from broadfront.core.facts import with_cell
from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.positions.correcting import Setting, Settings, from_to, items, one_of, units, whole
from broadfront.titles.ardennes.data.attributes import Crossing
from broadfront.titles.ardennes.data.records import FIRST_DAY, LAST_DAY, OKW_RELEASED, SIDES, XXX_ARRIVED
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.events.allied import ALERT, CLOUDS, PATTON
from broadfront.titles.ardennes.events.german import FURY, MONTY
from broadfront.titles.ardennes.game.position import bits
from broadfront.titles.ardennes.game.position_words import Did, Today
from broadfront.titles.ardennes.game.position_written import words_of_bits
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, INTACT, NO_BRIDGE, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.movement_costs import FREEZE
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.fuel import FUEL_PRIORITY

__all__ = ["LASTING", "SETTINGS", "once_a_game", "put_unit"]

LASTING = (FREEZE, FURY, MONTY, ALERT, CLOUDS, FUEL_PRIORITY)
"""Events that are in force until the end of a day."""
NONE = "none"
BRIDGES = (INTACT, DEMOLISHED, BUILT_BRIDGE, NONE)
ARMIES = ("6SSPz", "5Pz", "7A")
MOST = 255
"""What a small number of the sequence may be."""


def once_a_game(title: Ardennes) -> tuple[str, ...]:
    """Events that happen once a game."""
    return (*title.decks.once_per_game_events, PATTON, OKW_RELEASED, XXX_ARRIVED)


# Units


def put_unit(state: ArdennesState, n: int, where: str) -> None:
    """Put a unit where somebody says it is; in a box it has no markers, and one that was eliminated is whole again."""
    places, unit = state.title.locations, state.units[n]
    spot = places.named(f"{unit.side} reserve" if where.casefold() == "reserve" else where, state.title.map.find)
    if isinstance(spot, Eliminated):
        state.eliminate(n)
        return
    if state.steps[n] == 0:
        state.set_steps(n, unit.steps)
    if not isinstance(spot, OnMap):
        state.set_supply(n, 0)
        state.set_dispersed(n, False)
        state.set_out_of_fuel(n, False)
    state.place(n, spot)
    _hold(state)


def _hold(state: ArdennesState) -> None:
    """Whoever stands alone in a hex holds it: also a side whose enemy was just taken away."""
    for hex in state.holdable:
        sides = {state.side_of(n) for n in state.at[hex]}
        if len(sides) == 1:
            state.hold(hex, *sides)


def _set_steps(state: ArdennesState, n: int, steps: int) -> None:
    unit = state.units[n]
    state.set_steps(n, from_to(unit.id, "steps", steps, 0, unit.steps))


def _bits(fact: str, kinds: Any) -> Setting:
    """Words of a unit, parted by commas; `none` for none."""
    known = get_args(kinds)

    def get(state: ArdennesState, n: int) -> str:
        return ", ".join(words_of_bits(kinds, getattr(state, fact)[n])) or NONE

    def put(state: ArdennesState, n: int, text: str) -> None:
        given = [word.strip() for word in text.split(",")]
        words = tuple(one_of("word", word, known) for word in given if word.casefold() != NONE)
        state.set_right(**{fact: with_cell(getattr(state, fact), n, bits(kinds, words))})

    return units(get, put)


def _set_activated(state: ArdennesState, n: int, impulse: int) -> None:
    if not 0 <= impulse <= state.impulse:
        raise Invalid(
            f"Today there were {state.impulse} impulses, not {impulse}.", parameter="to", given=impulse,
            accepted=state.impulse,
        )  # fmt: skip
    state.set_right(activated=with_cell(state.activated, n, impulse))


# Hexes, hexsides, depots


def _hex(state: ArdennesState, text: str) -> str:
    return state.title.map.find(text)


def _marker(
    ids: Callable[[ArdennesState], Iterable[str]], there: Callable[[ArdennesState], frozenset[str]],
    lay: Callable[[ArdennesState, str], None], lift: Callable[[ArdennesState, str], None],
) -> Setting:  # fmt: skip
    """A marker that lies in a hex or does not."""

    def put(state: ArdennesState, hex: str, on: bool) -> bool:
        (lay if on else lift)(state, hex)
        return hex in there(state)

    return Setting("hex", ids, lambda state, hex: hex in there(state), put, find=_hex)


def _held(state: ArdennesState, hex: str) -> str:
    if state.title.map.index[hex] not in state.holdable:
        raise unknown("City, Town, victory hex or depot", hex, map(state.name, state.holdable), parameter="of")
    return SIDES[hex not in state.german_held]


def _set_held(state: ArdennesState, hex: str, side: str) -> str:
    state.hold_place(state.title.map.index[hex], SIDES.index(one_of("side", side, SIDES)))
    return _held(state, hex)


def _crossing(state: ArdennesState, text: str) -> str:
    found: Crossing = state.ground.crossing(text)
    return found.id


def _sites(state: ArdennesState) -> list[str]:
    return [c.id for c in state.ground.crossings if c.bridged or c.road]


def _bridge(state: ArdennesState, id: str) -> str:
    word = state.bridge(state.ground.crossing(id))
    return word if word in BRIDGES else NONE


def _set_bridge(state: ArdennesState, id: str, value: str) -> str:
    word = one_of("bridge", value, BRIDGES)
    crossing = state.ground.crossing(id)
    if word == NONE and crossing.bridged:
        raise Invalid(f"A bridge stands at {id} on the map: it is intact or demolished.", parameter="to", given=value)
    state.set_bridge(crossing, NO_BRIDGE if word == NONE else word)
    return _bridge(state, id)


def _bridge_held(state: ArdennesState, id: str) -> str:
    return SIDES[id not in state.german_bridges]


def _set_bridge_held(state: ArdennesState, id: str, side: str) -> str:
    state.hold_bridge(state.ground.crossing(id), SIDES.index(one_of("side", side, SIDES)))
    return _bridge_held(state, id)


def _depot(state: ArdennesState, name: str) -> str:
    return str(state.depots.get(name, NONE))


def _set_depot(state: ArdennesState, name: str, value: str) -> str:
    uses = next(depot.uses for depot in state.title.fuel_depots if depot.name == name)
    word = one_of("uses left", value, (NONE, *map(str, range(uses + 1))))
    state.set_depot(name, None if word == NONE else int(word))
    return _depot(state, name)


# The whole


def _flags(
    fact: str, words: Callable[[ArdennesState], Sequence[str]], setter: Callable[[ArdennesState, Iterable[str]], None]
) -> Setting:
    """Whether each of some events is among those that a fact holds."""

    def put(state: ArdennesState, event: str, on: bool) -> bool:
        held: frozenset[str] = getattr(state, fact)
        setter(state, held | {event} if on else held - {event})
        return on

    return Setting("name", words, lambda state, event: event in getattr(state, fact), put)


def _plainly(name: str, least: int = 0) -> Setting:
    """A number or a flag of the sequence."""

    def put(state: ArdennesState, value: Any) -> None:
        if type(value) is int:
            from_to(name, "as its value", value, least, MOST)
        state.set_right(**{name: value})

    return whole(lambda state: getattr(state, name), put)


def _maybe(name: str) -> Setting:
    """A number of the sequence that may not be there yet."""

    def put(state: ArdennesState, value: str) -> None:
        state.set_right(**{name: None if one_of(name, value, (NONE, *map(str, range(MOST)))) == NONE else int(value)})

    return whole(lambda state: NONE if getattr(state, name) is None else str(getattr(state, name)), put)


def _set_day(state: ArdennesState, day: int) -> None:
    state.set_day(from_to("December", "as its days in the game", day, FIRST_DAY, LAST_DAY))


def _cards(state: ArdennesState) -> Mapping[str, Sequence[str]]:
    title = state.title
    return {
        id: (card.name,)
        for cards in (title.german_cards, title.allied_cards, title.action_cards)
        for id, card in cards.items()
    }


def _chits(state: ArdennesState) -> Mapping[str, Sequence[str]]:
    return {id: (chit.printed,) for id, chit in state.title.chits.items()}


SETTINGS: Settings = {
    "where": units(lambda state, n: state.where[n].text, put_unit),
    "steps": units(lambda state, n: state.steps[n], _set_steps),
    "supply": units(
        lambda state, n: SUPPLY_STATES[state.supply[n]],
        lambda state, n, word: state.set_supply(n, SUPPLY_STATES.index(word)),
        SUPPLY_STATES,
    ),
    "dispersed": units(lambda state, n: bool(state.dispersed[n]), ArdennesState.set_dispersed),
    "out_of_fuel": units(lambda state, n: bool(state.out_of_fuel[n]), ArdennesState.set_out_of_fuel),
    "did": _bits("done", Did),
    "today": _bits("today", Today),
    "activated": units(lambda state, n: state.activated[n], _set_activated),
    "ip": _marker(
        lambda state: state.title.map.ids, lambda state: state.ips, ArdennesState.add_ip, ArdennesState.remove_ip
    ),
    "roadblock": _marker(
        lambda state: [state.name(hex) for hex in sorted(state.ground.road)], lambda state: state.roadblocks,
        ArdennesState.add_roadblock, ArdennesState.remove_roadblock,
    ),
    "held": Setting(
        "hex", lambda state: sorted(map(state.name, state.holdable)), _held, _set_held, lambda _state: SIDES, _hex
    ),
    "bridge": Setting("hexside", _sites, _bridge, _set_bridge, lambda _state: BRIDGES, _crossing),
    "bridge_held": Setting("hexside", _sites, _bridge_held, _set_bridge_held, lambda _state: SIDES, _crossing),
    "depot": Setting("name", lambda state: [depot.name for depot in state.title.fuel_depots], _depot, _set_depot),
    "card": items("german-cards", "allied-cards", "action-cards", called=_cards),
    "chit": items("chits", called=_chits),
    "exit_vp": whole(lambda state: state.exit_vp, ArdennesState.set_exit_vp),
    "meuse_reached": whole(lambda state: state.meuse_reached, ArdennesState.set_meuse_reached),
    "okw_army": whole(
        lambda state: state.okw_army or NONE, lambda state, army: state.attach_okw("" if army == NONE else army),
        (NONE, *ARMIES),
    ),
    "lasting": _flags("lasting", lambda _state: LASTING, ArdennesState.set_lasting),
    "used": _flags("used", lambda state: once_a_game(state.title), ArdennesState.set_used),
    "day": whole(lambda state: state.day, _set_day),
    "replacement_points": _maybe("replacement_points"),
    "passes": _maybe("passes"),
    **{
        name: _plainly(name)
        for name in (
            "impulse", "level_spent", "cards_played", "blocked_slots", "allied_draws", "allied_deployed",
            "tactics_used", "special_event", "skips_german", "skips_allied",
        )
    },
}  # fmt: skip
