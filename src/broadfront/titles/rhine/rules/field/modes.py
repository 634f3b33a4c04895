"""The six modes of a unit: the counter side shown, and the effects on movement, strength and rating."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.core.rulings import LedgerLine, Ruling, exact, refused
from broadfront.titles.rhine.data.loading import VOLUNTARY
from broadfront.titles.rhine.data.units import Face, Unit
from broadfront.titles.rhine.data.words import say

__all__ = ["allowance", "face_of", "factor", "mode_refusal", "rating", "reserve_release"]


class ModeEffect(msgspec.Struct, frozen=True):
    """The effects of a mode: the face shown, and the factors on movement allowance, attack and defense."""

    face: str
    allowance: Fraction
    attack: Fraction
    defence: Fraction
    rating: int
    """Added to the Action Rating."""
    rule: str


ONE, HALF = Fraction(1), Fraction(1, 2)
TABLE = {
    "Combat": ModeEffect("combat", ONE, ONE, ONE, 0, "OCS-MODE-01"),
    "Move": ModeEffect("move", ONE, ONE, ONE, 0, "OCS-MODE-01"),
    "Reserve": ModeEffect("combat", Fraction(1, 4), Fraction(0), HALF, 0, "OCS-MODE-03"),
    "Strat": ModeEffect("move", Fraction(2), Fraction(0), Fraction(0), 0, "OCS-MODE-05"),
    "Exploitation": ModeEffect("combat", HALF, ONE, ONE, 0, "OCS-MODE-06"),
    "DG": ModeEffect("combat", HALF, HALF, HALF, -1, "OCS-MODE-07"),
}
RELEASED = {"Reaction": HALF, "Exploitation": ONE}
"""Share of its movement allowance that a Reserve unit gets when released in a phase."""


def face_of(unit: Unit, mode: str) -> Face:
    """Return the side of a unit's counter shown in a mode."""
    return unit.move if TABLE[mode].face == "move" else unit.combat


def allowance(unit: Unit, mode: str) -> tuple[Fraction, list[LedgerLine]]:
    """Return a unit's movement points in its Movement Phase, never rounded, with ledger lines."""
    face = face_of(unit, mode)
    lines = [LedgerLine(face.allowance, say("points.printed", mode=mode, mobility=face.mobility), "OCS-UNIT-01")]
    share = TABLE[mode].allowance
    if share != 1:
        lines.append(LedgerLine(f"x{exact(share)}", say("points.mode", mode=mode), TABLE[mode].rule))
    points = face.allowance * share
    if points.denominator != 1:
        lines.append(LedgerLine(exact(points), say("points.unrounded"), "OCS-ROUND-01"))
    return points, lines


def reserve_release(unit: Unit, phase: str) -> tuple[Fraction, list[LedgerLine]]:
    """Return the movement points of a Reserve unit released in the Reaction or Exploitation Phase, with a ledger."""
    share = RELEASED[phase]
    points = unit.combat.allowance * share
    released = say("points.released", phase=phase, share=exact(share))
    return points, [LedgerLine(exact(points), released, "OCS-MODE-04")]


def factor(mode: str, role: str) -> tuple[Fraction, str]:
    """Return a mode's factor on attack or defense strength, and its rule."""
    return (TABLE[mode].attack if role == "attack" else TABLE[mode].defence), TABLE[mode].rule


def rating(unit: Unit, mode: str) -> int:
    """Return a unit's Action Rating in a mode: 0 for an HQ and in Strat, one less in DG."""
    if unit.kind == "HQ" or mode == "Strat":
        return 0
    return max(0, face_of(unit, mode).rating + TABLE[mode].rating)


def mode_refusal(unit: Unit, now: str, wanted: str, *, enemy_zone: bool, markers_left: int) -> Ruling | None:
    """Return why a unit cannot change to a mode when it starts to move, or None if it can."""
    if wanted not in VOLUNTARY:
        return refused("OCS-MODE-01", say("mode-change.not-to-choose", mode=wanted, modes=VOLUNTARY))
    if now in ("DG", "Exploitation"):
        rule = "OCS-MODE-07" if now == "DG" else "OCS-MODE-06"
        return refused(("OCS-MODE-01", rule), say("mode-change.until-clean-up", unit=unit.id, mode=now))
    if wanted in ("Reserve", "Strat") and enemy_zone:
        rule = "OCS-MODE-03" if wanted == "Reserve" else "OCS-MODE-05"
        return refused((rule, "OCS-ZOC-04"), say("mode-change.enemy-zone", unit=unit.id, mode=wanted))
    if wanted == "Reserve" and markers_left < 1:
        return refused(("OCS-MODE-03", "BTR-HOUSE-18"), say("mode-change.no-marker"))
    return None
