"""Communication: a path of any length over any terrain to a friendly map edge. Also Behind Enemy Lines."""

from __future__ import annotations

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.trace import TracedPaths, trace_unchecked
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN
from broadfront.titles.ardennes.rules.memo_inputs import ZONES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "check_behind_enemy_lines",
    "check_communication",
    "communication_paths",
    "communication_paths_with_added_unit",
    "is_behind_enemy_lines",
    "is_in_communication",
    "would_added_unit_open_hex",
]


def _hex_effect(flags: int) -> HexEffect:
    """Return how a hex with these flags (units, ZOCs, towns) blocks or stops a Communication path."""
    zone = flags & ENEMY_ZONE and not flags & FRIEND
    return HexEffect(blocked=bool(flags & ENEMY), stops=bool(flags & ENEMY_TOWN or zone))


HEX_EFFECTS = HexEffects(_hex_effect)


def _path_effects(state: ArdennesState, side: int) -> bytes:
    """Return how each hex affects the Communication paths of a side, as bytes for the compiled kernels."""
    return HEX_EFFECTS.path_bits(state.board.zoc.flags(side))


@memoized(rests_on=(ZONES,), while_equal=_path_effects, given="met")
@decides("ARD-DEF-13", "ARD-DEF-14", "ARD-DEF-15", "ARD-DEF-16", "ARD-H-18")
def communication_paths(state: ArdennesState, side: int, *, met: bytes | None = None) -> TracedPaths:
    """Return the Communication paths of a side, from every hex to a friendly map edge."""
    return trace_unchecked(
        state.ground.map, state.ground.edge_arrays[side], _path_effects(state, side) if met is None else met
    )


@mirrors(communication_paths)
def communication_paths_with_added_unit(state: ArdennesState, side: int, hex: int) -> TracedPaths:
    """Return the Communication paths of a side as if one more of its units were in a hex.

    The added unit only changes whether paths may pass its own hex.
    """
    net = communication_paths(state, side)
    if not net.reached[hex] or not would_added_unit_open_hex(state, side, hex):
        return net
    flags = state.board.zoc.flags(side)[:]
    flags[hex] = _flags_with_unit(flags[hex])
    return trace_unchecked(state.ground.map, state.ground.edge_arrays[side], HEX_EFFECTS.path_bits(flags))


def would_added_unit_open_hex(state: ArdennesState, side: int, hex: int) -> bool:
    """Return whether one more unit of a side in a hex would let Communication paths pass it that cannot now."""
    flags = state.board.zoc.flags(side)[hex]
    return HEX_EFFECTS.by_flags[flags] != HEX_EFFECTS.by_flags[_flags_with_unit(flags)]


def _flags_with_unit(flags: int) -> int:
    """Return the flags of a hex after a unit of the side enters it, which lifts enemy ZOCs and takes a City or Town."""
    return (flags | FRIEND) & ~ENEMY_TOWN


def is_in_communication(state: ArdennesState, number: int) -> bool:
    """Return whether a unit on the map is in Communication."""
    hex = state.board.hex_of_unit(number)
    return hex is not None and communication_paths(state, state.board.side_of(number)).reached[hex] == 1


def check_communication(state: ArdennesState, side: int, hex: int) -> Ruling:
    """Return the ruling on whether a side has Communication to a hex, with the path or what cuts it off."""
    net, id, who = communication_paths(state, side), state.hex_id(hex), SIDES[side]
    if hex in net:
        rules = ["ARD-DEF-13", "ARD-H-01", "ARD-H-18"] + (
            ["ARD-DEF-14"] if state.board.zoc.flags(side)[hex] & ENEMY_ZONE else []
        )
        return Ruling(True, say("communication.traced", hex=id, side=who, path=list(net.path(hex))), tuple(rules))
    if state.board.zoc.flags(side)[hex] & ENEMY:
        return refused("ARD-DEF-16", say("hex.enemy-unit", hex=id, side=who))
    cut = net.find_cut(hex)
    assert cut is not None
    found = [_describe_obstacle(state, side, state.ground.map.index[blocked]) for blocked in cut.hexes]
    reasons, path, blocked = [why for why, _ in found], list(cut.path), list(cut.hexes)
    rules_cited = tuple(dict.fromkeys(rule for _, rule in found))
    message = say("communication.cut", hex=id, side=who, reasons=reasons, path=path, blocked=blocked)
    return refused(rules_cited, message)


def _describe_obstacle(state: ArdennesState, side: int, hex: int) -> tuple[Message, str]:
    """Return what in a hex blocks a Communication path of a side, and the rule id."""
    flags, id = state.board.zoc.flags(side)[hex], state.hex_id(hex)
    if flags & ENEMY:
        return say("obstacle.enemy-unit", hex=id), "ARD-DEF-16"
    if flags & ENEMY_TOWN:
        return say("obstacle.enemy-town", hex=id), "ARD-DEF-15"
    return say("obstacle.enemy-zone", hex=id), "ARD-DEF-16"


@decides("ARD-DEF-18")
def is_behind_enemy_lines(state: ArdennesState, number: int) -> bool:
    """Return whether an Allied unit is Behind Enemy Lines.

    Such a unit is out of Communication, not in a City or Town, and not Surrounded.
    """
    hex = state.board.hex_of_unit(number)
    return (
        hex is not None
        and state.board.side_of(number) == ALLIED
        and hex not in state.ground.town
        and hex not in communication_paths(state, ALLIED)
        and not is_surrounded(state, hex, ALLIED)
    )


def check_behind_enemy_lines(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling on whether an Allied unit is Behind Enemy Lines, with the conditions it does not meet."""
    hex = state.board.hex_of_unit(number)
    unit = state.units[number]
    if hex is None or unit.side_number != ALLIED:
        return refused("ARD-DEF-18", say("unit.not-allied-on-map", unit=unit.id))
    cut, outside = hex not in communication_paths(state, ALLIED), hex not in state.ground.town
    free = not is_surrounded(state, hex, ALLIED)
    conditions = (
        (cut, say("wandering.out-of-communication")),
        (outside, say("wandering.outside-towns")),
        (free, say("wandering.not-surrounded")),
    )
    missing = [condition for holds, condition in conditions if not holds]
    topic = "wandering.not" if missing else "wandering.behind-enemy-lines"
    message = say(
        topic, unit=unit.id, reasons=missing, out_of_communication=cut, outside_towns=outside, not_surrounded=free
    )
    return refused("ARD-DEF-18", message) if missing else Ruling(True, message, ("ARD-DEF-18",))
