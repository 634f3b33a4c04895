"""Communication: a path of any length over any terrain to a friendly map edge; also Behind Enemy Lines."""

from __future__ import annotations

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import TracedPaths, flood
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.grounds import ZONES
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "communication",
    "communication_with",
    "explain_communication",
    "explain_wandering",
    "in_communication",
    "opens_a_way",
    "wandering",
]


def _meeting(flags: int) -> Meeting:
    zone = flags & ENEMY_ZONE and not flags & FRIEND
    return Meeting(blocked=bool(flags & ENEMY), stops=bool(flags & ENEMY_TOWN or zone))


MEETS = Meetings(_meeting)


def _met(state: ArdennesState, side: int) -> bytes:
    return MEETS.of(state.board.zoc.flags(side))


@finding(rests_on=(ZONES,), while_equal=_met, given="met")
@decides("ARD-DEF-13", "ARD-DEF-14", "ARD-DEF-15", "ARD-DEF-16", "ARD-H-18")
def communication(state: ArdennesState, side: int, *, met: bytes | None = None) -> TracedPaths:
    """Return the Communication paths of a side, from every hex to a friendly map edge."""
    return flood(state.ground.map, state.ground.edge_arrays[side], _met(state, side) if met is None else met)


@mirrors(communication)
def communication_with(state: ArdennesState, side: int, hex: int) -> TracedPaths:
    """Return the Communication paths of a side with one more of its units imagined in a hex.

    Such a unit only changes whether paths may pass its own hex.
    """
    net = communication(state, side)
    if not net.reached[hex] or not opens_a_way(state, side, hex):
        return net
    flags = state.board.zoc.flags(side)[:]
    flags[hex] = _with_a_unit(flags[hex])
    return flood(state.ground.map, state.ground.edge_arrays[side], MEETS.of(flags))


def opens_a_way(state: ArdennesState, side: int, hex: int) -> bool:
    """Return whether one more unit of the side in a hex would open it to paths that cannot pass it now."""
    flags = state.board.zoc.flags(side)[hex]
    return MEETS.met[flags] != MEETS.met[_with_a_unit(flags)]


def _with_a_unit(flags: int) -> int:
    """Return hex flags with a unit of the side added, which lifts enemy ZOCs and takes a City or Town."""
    return (flags | FRIEND) & ~ENEMY_TOWN


def in_communication(state: ArdennesState, number: int) -> bool:
    hex = state.board.hex(number)
    return hex is not None and communication(state, state.board.side_of(number)).reached[hex] == 1


def explain_communication(state: ArdennesState, side: int, hex: int) -> Ruling:
    """Return the ruling on whether a hex is in Communication of a side, with the path or what cuts it off."""
    net, id, who = communication(state, side), state.name(hex), SIDES[side]
    if hex in net:
        rules = ["ARD-DEF-13", "ARD-H-01", "ARD-H-18"] + (
            ["ARD-DEF-14"] if state.board.zoc.flags(side)[hex] & ENEMY_ZONE else []
        )
        return Ruling(True, say("communication.traced", hex=id, side=who, path=list(net.path(hex))), tuple(rules))
    if state.board.zoc.flags(side)[hex] & ENEMY:
        return refused("ARD-DEF-16", say("hex.enemy-unit", hex=id, side=who))
    cut = net.cut(hex)
    assert cut is not None
    found = [_obstacle(state, side, state.ground.map.index[blocked]) for blocked in cut.hexes]
    reasons, path, blocked = [why for why, _ in found], list(cut.path), list(cut.hexes)
    rules_cited = tuple(dict.fromkeys(rule for _, rule in found))
    message = say("communication.cut", hex=id, side=who, reasons=reasons, path=path, blocked=blocked)
    return refused(rules_cited, message)


def _obstacle(state: ArdennesState, side: int, hex: int) -> tuple[Message, str]:
    flags, id = state.board.zoc.flags(side)[hex], state.name(hex)
    if flags & ENEMY:
        return say("obstacle.enemy-unit", hex=id), "ARD-DEF-16"
    if flags & ENEMY_TOWN:
        return say("obstacle.enemy-town", hex=id), "ARD-DEF-15"
    return say("obstacle.enemy-zone", hex=id), "ARD-DEF-16"


@decides("ARD-DEF-18")
def wandering(state: ArdennesState, number: int) -> bool:
    """Return whether an Allied unit is Behind Enemy Lines.

    It is out of Communication, not in a City or Town, and not Surrounded.
    """
    hex = state.board.hex(number)
    return (
        hex is not None
        and state.board.side_of(number) == ALLIED
        and hex not in state.ground.town
        and hex not in communication(state, ALLIED)
        and not surrounded(state, hex, ALLIED)
    )


def explain_wandering(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling on whether a unit is Behind Enemy Lines, with the conditions it does not meet."""
    hex = state.board.hex(number)
    unit = state.units[number]
    if hex is None or unit.side_number != ALLIED:
        return refused("ARD-DEF-18", say("unit.not-allied-on-map", unit=unit.id))
    cut, outside = hex not in communication(state, ALLIED), hex not in state.ground.town
    free = not surrounded(state, hex, ALLIED)
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
