"""What the flags of a hex do to a mover or a supply path: block it, stop it, cost extra.

Flags are one byte, so a rule function is tabulated once for all 256 values and looked up during the search.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Literal, NamedTuple

import numpy as np

from broadfront.board.kernels.bits import BLOCK, NO_END, ONE_MORE, SOURCE, STOP, ZONE
from broadfront.board.kernels.types import Int32s
from broadfront.board.zones import ENEMY, ENEMY_ZONE


class HexEffect(NamedTuple):
    """What one combination of hex flags does to a mover or to a supply path.

    For a mover: `blocked`, it may not enter; `stops`, it must stop there; `may_end`, it may end its move there; `zone`,
    it may not come from another such hex; `enter` and `leave`, extra cost in twelfths of a movement point. For a supply
    path: `blocked`, it may not enter; `stops`, it may only end there. With `one_more` it may go on from there by one
    last hex that no other path reaches. `source`: a path begins there.
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


class HexEffects:
    """The effects of all combinations of hex flags on movement or supply paths. `ids` names the rule behind each
    effect, for ledgers and refusals."""

    def __init__(self, rule: Callable[[int], HexEffect], ids: Mapping[Effect, str] | None = None) -> None:
        self.rule = rule
        self.ids: Mapping[Effect, str] = ids or {}

    def rules(self, effect: Effect) -> tuple[str, ...]:
        """Return the rule behind an effect, or nothing if none is given."""
        return (self.ids[effect],) if effect in self.ids else ()

    @cached_property
    def table(self) -> Int32s:
        """int32[3, 256]: effect bits, extra cost to enter, extra cost to leave."""
        table = np.zeros((3, 256), dtype=np.int32)
        for flags, met in enumerate(self.by_flags):
            bits = met.blocked * BLOCK | met.stops * STOP | (not met.may_end) * NO_END | met.zone * ZONE
            table[:, flags] = bits, met.enter, met.leave
        return table

    @cached_property
    def by_flags(self) -> tuple[HexEffect, ...]:
        """The effect of each possible flag byte of a hex on a mover or a supply path."""
        return tuple(map(self.rule, range(256)))

    @cached_property
    def _path_bit_table(self) -> bytes:
        """The bits of a supply path's effects, for each possible flag byte of a hex."""
        return bytes(
            met.blocked * BLOCK | met.stops * STOP | met.one_more * ONE_MORE | met.source * SOURCE
            for met in self.by_flags
        )

    def path_bits(self, flags: bytes | bytearray) -> bytes:
        """Return the BLOCK, STOP, ONE_MORE and SOURCE bits of each hex: besides hexsides, all that a supply path
        depends on."""
        return bytes(flags.translate(self._path_bit_table))


def standard_effects(
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
) -> HexEffects:
    """Return the usual effects of hex flags: which flags block, make or cancel a zone of control, and what a zone does.

    >>> rules = standard_effects(zone_to_zone=False, leave_zone=12)
    >>> rules.rule(ENEMY_ZONE)
    HexEffect(blocked=False, stops=True, may_end=True, zone=True, enter=0, leave=12, one_more=False, source=False)
    """

    def rule(flags: int) -> HexEffect:
        """Return what this combination of hex flags does."""
        in_zone = bool(flags & zone) and not flags & lifted_by
        return HexEffect(
            blocked=bool(flags & blocked),
            stops=in_zone and zone_stops,
            may_end=not flags & no_end,
            zone=in_zone and not zone_to_zone,
            enter=enter_zone if in_zone else 0,
            leave=leave_zone if in_zone else 0,
        )

    return HexEffects(rule, ids)


NO_EFFECTS = HexEffects(lambda flags: HexEffect())  # flags mean nothing
