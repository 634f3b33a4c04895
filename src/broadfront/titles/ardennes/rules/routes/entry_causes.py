"""What happens when a unit enters a hex, by cause: a table with a row per cause and a cell per effect.

Units enter hexes by the functions `move_along` and `put_down` (`hex_entry.py`), or by the step `Moving` where dice may
interrupt a move. These read further effects from this table.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN

__all__ = ["CAUSES", "CAUSES_WITH_CHECKS", "COUNTS_CROSSINGS", "Cause", "CauseEffects", "CellValue", "EffectCell"]


class Cause(StrEnum):
    """Reason why a unit enters a hex, such as a move, a retreat or a deployment."""

    MOVE = "move"
    STRATEGIC = "strategic"
    ADVANCE = "advance"
    FOLLOW = "follow"
    RETREAT = "retreat"
    BUG_OUT = "bug-out"
    SLIP_AWAY = "slip-away"
    REINFORCE = "reinforce"
    WANDER = "wander"
    WITHDRAW = "withdraw"
    ALARM = "alarm"
    DEPLOY_GERMAN = "deploy-german"
    LAND = "land"
    DEPLOY_ALLIED = "deploy-allied"
    JOIN_DEFENCE = "join-defence"
    REPLACE = "replace"
    ENGINEERS = "engineers"
    XXX_ARRIVES = "xxx-arrives"


class CellValue(StrEnum):
    """Possible values of a cell in the table of effects on entering a hex."""

    YES = "yes"
    NO = "no"
    NOT_APPLICABLE = "n/a"


class EffectCell(NamedTuple):
    """Whether entering a hex for a cause has an effect, and the ids of the rules that say so."""

    word: CellValue
    rules: tuple[str, ...]

    def __bool__(self) -> bool:
        return self.word is CellValue.YES


def yes(*rules: str) -> EffectCell:
    """Return a table cell for an effect that applies to a cause of entering a hex, with the rule ids that say so."""
    return EffectCell(CellValue.YES, rules)


def no(*rules: str) -> EffectCell:
    """Return a table cell for an effect that does not apply to a cause of entering a hex, with the rule ids."""
    return EffectCell(CellValue.NO, rules)


def na(*rules: str) -> EffectCell:
    """Return a table cell for an effect that cannot occur: the rules prevent it or it concerns the other side."""
    return EffectCell(CellValue.NOT_APPLICABLE, rules)


class CauseEffects(NamedTuple):
    """Effects and restrictions that apply when a unit enters a hex for one cause; a row of the table."""

    sides: tuple[int, ...]
    """Sides whose units enter hexes by this cause."""
    one_hex: bool = False
    """The cause leads into one hex only; a longer way consists of several."""

    # What the unit does in the hex
    town: EffectCell = yes("ARD-H-03")
    """The unit takes a City or Town from the enemy."""
    vp_hex: EffectCell = yes("ARD-H-03")
    """The unit takes a victory hex."""
    bridge: EffectCell = yes("ARD-H-03")
    """The unit takes a bridge with no enemy at the other end."""
    depot: EffectCell = yes("ARD-H-27")
    """A mechanized German unit opens a fuel depot."""
    meuse: EffectCell = yes("ARD-D2-14")
    """A German unit next to the Meuse has reached it."""
    removes: EffectCell = yes("ARD-R0-16")
    """An Allied unit removes a Roadblock."""

    # What happens to the unit in the hex
    demolition: EffectCell = yes("ARD-SEQ-14", "ARD-H-26")
    """Bridges at the hex are checked for demolition, from 17 December."""
    checks: EffectCell = yes("ARD-R0-10", "ARD-SEQ-15")
    """Adjacent hexes are then checked for Roadblocks."""
    stopped: EffectCell = yes("ARD-R0-05")
    """A Roadblock at the other end of a road stops the unit."""

    # What restricts the unit
    barred: EffectCell = yes("ARD-R0-02")
    """A hex with a Roadblock is closed to Germans."""
    bridge_limit: EffectCell = yes("ARD-D16-11")
    """On 16 December a bridge carries one German unit per activation, and one more as if it were a river."""
    hex_limit: EffectCell = yes("ARD-D16-12")
    """On 16 December Allied infantry moves only one hex."""
    crossing: EffectCell = yes("ARD-TEC-09", "ARD-TEC-13")
    """One unit per activation may cross a river without a bridge, and one a bridge into an enemy ZOC."""
    meuse_ban: EffectCell = yes("ARD-D2-14")
    """XXX Corps may not cross the Meuse yet."""
    west_bank: EffectCell = na("ARD-D2-12")
    """XXX Corps is placed west of the Meuse."""
    isolated: EffectCell = yes("ARD-S1-18", "ARD-S1-19", "ARD-S1-20")
    """Enemy-held Cities, Towns and bridges are closed to Isolated units, and empty Westwall hexes to Allied ones."""
    unable: EffectCell = yes("ARD-S0-08", "ARD-S0-18", "ARD-S1-13")
    """Dispersed units cannot go, nor can OutOfFuel or Isolated units as far as the rules say."""
    stack_way: EffectCell = no("ARD-TEC-24")
    """Stacking limits apply in hexes along the way."""
    stack_end: EffectCell = yes("ARD-TEC-24", "ARD-TEC-25")
    """Stacking limits apply in the last hex."""


BOTH: Final = (GERMAN, ALLIED)
ALLIED_ONLY_EFFECTS: Final = CauseEffects(
    (ALLIED,), depot=na("ARD-H-27"), meuse=na("ARD-D2-14"), demolition=na("ARD-H-26"), checks=na("ARD-R0-10"),
    stopped=na("ARD-R0-05"), barred=na("ARD-R0-02"), bridge_limit=na("ARD-D16-11"),
)  # fmt: skip
"""Row for Allied units: effects on German units cannot occur."""
ALLIED_PLACEMENT_EFFECTS: Final = ALLIED_ONLY_EFFECTS._replace(
    one_hex=True, hex_limit=na("ARD-D16-12"), crossing=na("ARD-TEC-09"), meuse_ban=na("ARD-D2-14"),
    west_bank=yes("ARD-D2-12"), isolated=na("ARD-S1-22"), unable=yes("ARD-S0-16", "ARD-S1-22"),
    stack_way=na("ARD-TEC-24"),
)  # fmt: skip
"""Row for an Allied unit from the Reserve box, or taken from the map as if it were there."""

CAUSES: Final[dict[Cause, CauseEffects]] = {
    Cause.MOVE: CauseEffects(BOTH),
    # Enemy-held Cities and Towns are closed to Strategic Movement.
    Cause.STRATEGIC: CauseEffects(
        BOTH, town=na("ARD-DEF-23"), barred=yes("ARD-R0-02", "ARD-R0-06"), crossing=na("ARD-DEF-22"),
        isolated=na("ARD-DEF-23", "ARD-DEF-24", "ARD-DEF-28"),
    ),
    Cause.ADVANCE: CauseEffects(
        BOTH, demolition=yes("ARD-C3-11", "ARD-SEQ-14", "ARD-H-26"), checks=yes("ARD-C3-11", "ARD-R0-10"),
        hex_limit=no("ARD-D16-12", "ARD-C3-01"), crossing=yes("ARD-C3-07", "ARD-C3-08"),
        isolated=na("ARD-S1-06", "ARD-S1-11"), unable=yes("ARD-S0-10", "ARD-S0-20", "ARD-H-21"),
    ),
    # It ends in the second hex; infantry does not follow.
    Cause.FOLLOW: CauseEffects(
        BOTH, demolition=yes("ARD-C3-11", "ARD-SEQ-14", "ARD-H-26"), checks=yes("ARD-C3-11", "ARD-R0-10"),
        stopped=na("ARD-C3-02"), hex_limit=na("ARD-C3-04"), crossing=yes("ARD-C3-07", "ARD-C3-09"),
        isolated=na("ARD-S1-06", "ARD-S1-11"), unable=yes("ARD-S0-10", "ARD-S0-20", "ARD-H-21"),
        stack_way=na("ARD-C3-02"),
    ),
    # One hex of retreat for a hit; each hex is entered separately.
    Cause.RETREAT: CauseEffects(
        BOTH, one_hex=True, town=na("ARD-C2-08"), demolition=yes("ARD-C2-20", "ARD-SEQ-14", "ARD-H-26"),
        checks=yes("ARD-C2-20", "ARD-R0-10"), stopped=na("ARD-C1-16"), bridge_limit=no("ARD-C2-01"),
        hex_limit=no("ARD-D16-12", "ARD-C2-01"), crossing=no("ARD-C2-01"),
        unable=yes("ARD-C2-06", "ARD-C2-07", "ARD-S1-14"), stack_way=no("ARD-C2-02", "ARD-C2-03"),
    ),
    Cause.BUG_OUT: ALLIED_ONLY_EFFECTS._replace(
        one_hex=True, town=na("ARD-C2-08"), hex_limit=no("ARD-T1-03"), crossing=no("ARD-C2-01"),
        unable=yes("ARD-C2-07", "ARD-S1-14"), stack_way=no("ARD-C2-02", "ARD-C2-03"),
    ),
    # The unit goes straight to an empty Position.
    Cause.SLIP_AWAY: ALLIED_PLACEMENT_EFFECTS._replace(
        town=na("ARD-T0-05"), hex_limit=yes("ARD-D16-12"), meuse_ban=yes("ARD-D2-14"), west_bank=na("ARD-D2-12"),
        isolated=yes("ARD-S1-18", "ARD-S1-19", "ARD-S1-20"), unable=yes("ARD-T0-05", "ARD-S0-08", "ARD-S1-13"),
        stack_end=na("ARD-T0-05"),
    ),
    Cause.REINFORCE: CauseEffects(
        BOTH, hex_limit=no("ARD-D16-13", "ARD-D16-14"), isolated=na("ARD-S1-06", "ARD-S1-11"),
    ),
    Cause.WANDER: ALLIED_ONLY_EFFECTS,
    Cause.WITHDRAW: ALLIED_ONLY_EFFECTS._replace(
        one_hex=True, hex_limit=na("ARD-E1-13"), crossing=no("ARD-E1-13"), unable=yes("ARD-S0-08", "ARD-S1-13"),
        stack_way=na("ARD-E1-13"),
    ),
    # Only one unit moves, outside an activation.
    Cause.ALARM: ALLIED_ONLY_EFFECTS._replace(hex_limit=no("ARD-D16-14"), crossing=na("ARD-E1-09")),
    Cause.DEPLOY_GERMAN: CauseEffects(
        (GERMAN,), one_hex=True, town=na("ARD-D1-06", "ARD-D1-07"), removes=na("ARD-R0-16"), demolition=no("ARD-H-26"),
        checks=no("ARD-R0-10"), stopped=na("ARD-R0-05"), barred=yes("ARD-D1-06", "ARD-R0-04"),
        bridge_limit=na("ARD-D16-11"), hex_limit=na("ARD-D16-12"), crossing=na("ARD-TEC-09"),
        meuse_ban=na("ARD-D2-14"), isolated=na("ARD-D1-06"), unable=yes("ARD-S0-21"), stack_way=na("ARD-TEC-24"),
    ),
    Cause.LAND: CauseEffects(
        (GERMAN,), one_hex=True, depot=na("ARD-H-27"), removes=na("ARD-R0-16"), demolition=no("ARD-E0-20"),
        checks=no("ARD-E0-20"), stopped=na("ARD-R0-05"), bridge_limit=na("ARD-D16-11"), hex_limit=na("ARD-D16-12"),
        crossing=na("ARD-TEC-09"), meuse_ban=na("ARD-D2-14"), isolated=na("ARD-H-52"), unable=na("ARD-H-52"),
        stack_way=na("ARD-TEC-24"),
        stack_end=na("ARD-E0-16"),
    ),
    Cause.DEPLOY_ALLIED: ALLIED_PLACEMENT_EFFECTS._replace(
        town=na("ARD-D0-01"), stack_end=yes("ARD-D0-10", "ARD-D0-11"),
    ),
    # Allied units are already there: they hold the hex, and it has no Roadblock.
    Cause.JOIN_DEFENCE: ALLIED_PLACEMENT_EFFECTS._replace(
        town=na("ARD-C0-07"), vp_hex=na("ARD-C0-07"), bridge=na("ARD-C0-07"), removes=na("ARD-C0-07"),
    ),
    # The Roadblock has been removed by then, and the hex is empty.
    Cause.REPLACE: ALLIED_PLACEMENT_EFFECTS._replace(removes=na("ARD-R0-18"), stack_end=na("ARD-R0-18")),
    Cause.ENGINEERS: ALLIED_PLACEMENT_EFFECTS._replace(stack_end=na("ARD-E2-02")),
    Cause.XXX_ARRIVES: ALLIED_PLACEMENT_EFFECTS._replace(
        west_bank=yes("ARD-D2-01", "ARD-D2-06"), unable=na("ARD-D2-01"), stack_end=na("ARD-D2-01", "ARD-D2-07"),
    ),
}  # fmt: skip
"""Effects of every cause; docs/titles/ardennes-entering.md shows the table."""

COUNTS_CROSSINGS: Final = frozenset(cause for cause, row in CAUSES.items() if row.crossing or row.bridge_limit)
"""Causes for which river crossings are recorded during the activation."""
CAUSES_WITH_CHECKS: Final = frozenset(cause for cause, row in CAUSES.items() if row.demolition or row.checks)
"""Causes by which German units trigger checks."""
