"""What the flags of a hex mean to a mover or to a path of supply: blocked, stop, extra cost.

Flags are a byte, so the answer is a table of 256 rows, filled once from a plain rule function and looked up in the
search.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Literal, NamedTuple

import numpy as np

from broadfront.board.kernels.bits import BLOCK, NO_END, ONE_MORE, SOURCE, STOP, ZONE
from broadfront.board.kernels.types import Int32s
from broadfront.board.zones import ENEMY, ENEMY_ZONE


class Meeting(NamedTuple):
    """What one combination of flags means.

    To a mover: `blocked`, it may not enter; `stops`, it goes no further; `may_end`, it may stay; `zone`, it may not
    come from another such hex; `enter` and `leave`, extra twelfths of a movement point. To a path of supply: `blocked`
    takes no path, `stops` may be the end of a path but not a hex on its way; with `one_more` the path may go on from
    there by one step, its last, where no other path comes; `source`, a path begins there.
    """

    blocked: bool = False
    stops: bool = False
    may_end: bool = True
    zone: bool = False
    enter: int = 0
    leave: int = 0
    one_more: bool = False
    source: bool = False


Effect = Literal["blocked", "stops", "may_end", "zone", "enter", "leave"]


class Meetings:
    """A rule function over flags as a table. `ids` names the rule behind each effect, for ledgers and refusals."""

    def __init__(self, rule: Callable[[int], Meeting], ids: Mapping[Effect, str] | None = None) -> None:
        self.rule = rule
        self.ids: Mapping[Effect, str] = ids or {}

    def rules(self, effect: Effect) -> tuple[str, ...]:
        return (self.ids[effect],) if effect in self.ids else ()

    @cached_property
    def table(self) -> Int32s:
        """int32[3, 256]: bits, extra to enter, extra to leave."""
        table = np.zeros((3, 256), dtype=np.int32)
        for flags, met in enumerate(self.met):
            bits = met.blocked * BLOCK | met.stops * STOP | (not met.may_end) * NO_END | met.zone * ZONE
            table[:, flags] = bits, met.enter, met.leave
        return table

    @cached_property
    def met(self) -> tuple[Meeting, ...]:
        """By flags, what they mean."""
        return tuple(map(self.rule, range(256)))

    @cached_property
    def _bits(self) -> bytes:
        return bytes(
            met.blocked * BLOCK | met.stops * STOP | met.one_more * ONE_MORE | met.source * SOURCE for met in self.met
        )

    def of(self, flags: bytes | bytearray) -> bytes:
        """What each hex means to a path: BLOCK, STOP, ONE_MORE and SOURCE. All that a path rests on beside hexsides."""
        return bytes(flags.translate(self._bits))


def meetings(
    *,
    blocked: int = ENEMY,
    zone: int = ENEMY_ZONE,
    lifted_by: int = 0,
    zone_stops: bool = True,
    zone_to_zone: bool = True,
    enter_zone: int = 0,
    leave_zone: int = 0,
    no_end: int = 0,
    ids: Mapping[Effect, str] | None = None,
) -> Meetings:
    """The usual rules: which flags block, which make a zone, which lift it, and what the zone does.

    >>> rules = meetings(zone_to_zone=False, leave_zone=12)
    >>> rules.rule(ENEMY_ZONE)
    Meeting(blocked=False, stops=True, may_end=True, zone=True, enter=0, leave=12, one_more=False, source=False)
    """

    def rule(flags: int) -> Meeting:
        in_zone = bool(flags & zone) and not flags & lifted_by
        return Meeting(
            blocked=bool(flags & blocked),
            stops=in_zone and zone_stops,
            may_end=not flags & no_end,
            zone=in_zone and not zone_to_zone,
            enter=enter_zone if in_zone else 0,
            leave=leave_zone if in_zone else 0,
        )

    return Meetings(rule, ids)


NOBODY = Meetings(lambda flags: Meeting())  # flags mean nothing
