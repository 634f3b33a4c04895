"""The six modes of a unit: the counter side shown, and the effects on movement, strength and rating."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.core.rulings import LedgerLine, Ruling, exact_plain, refused
from broadfront.titles.rhine.data.loading import VOLUNTARY
from broadfront.titles.rhine.data.units import Face, Unit
from broadfront.titles.rhine.data.words import say

__all__ = [
    "action_rating",
    "mode_refusal",
    "movement_allowance",
    "reserve_release_allowance",
    "shown_face",
    "strength_factor",
]


class ModeEffect(msgspec.Struct, frozen=True):
    """The effects of a mode: counter side shown, and factors on movement allowance, attack and defense."""

    face: str
    allowance: Fraction
    attack: Fraction
    defense: Fraction
    rating: int
    """Added to the Action Rating."""
    rule: str


ONE, HALF = Fraction(1), Fraction(1, 2)
MODE_EFFECTS = {
    "Combat": ModeEffect("combat", ONE, ONE, ONE, 0, "OCS-MODE-01"),
    "Move": ModeEffect("move", ONE, ONE, ONE, 0, "OCS-MODE-01"),
    "Reserve": ModeEffect("combat", Fraction(1, 4), Fraction(0), HALF, 0, "OCS-MODE-03"),
    "Strat": ModeEffect("move", Fraction(2), Fraction(0), Fraction(0), 0, "OCS-MODE-05"),
    "Exploitation": ModeEffect("combat", HALF, ONE, ONE, 0, "OCS-MODE-06"),
    "DG": ModeEffect("combat", HALF, HALF, HALF, -1, "OCS-MODE-07"),
}
RELEASE_SHARES = {"Reaction": HALF, "Exploitation": ONE}
"""Share of its movement allowance that a Reserve unit gets when released in a phase."""


def shown_face(unit: Unit, mode: str) -> Face:
    """Return the side of a unit's counter shown in a mode."""
    return unit.move if MODE_EFFECTS[mode].face == "move" else unit.combat


def movement_allowance(unit: Unit, mode: str) -> tuple[Fraction, list[LedgerLine]]:
    """Return a unit's movement points in its Movement Phase, never rounded, with the lines that explain them."""
    face = shown_face(unit, mode)
    lines = [LedgerLine(face.allowance, say("points.printed", mode=mode, mobility=face.mobility), "OCS-UNIT-01")]
    share = MODE_EFFECTS[mode].allowance
    if share != 1:
        lines.append(LedgerLine(f"x{exact_plain(share)}", say("points.mode", mode=mode), MODE_EFFECTS[mode].rule))
    points = face.allowance * share
    if points.denominator != 1:
        lines.append(LedgerLine(exact_plain(points), say("points.unrounded"), "OCS-ROUND-01"))
    return points, lines


def reserve_release_allowance(unit: Unit, phase: str) -> tuple[Fraction, list[LedgerLine]]:
    """Return the movement points of a Reserve unit released in the Reaction or Exploitation Phase, with reasons."""
    share = RELEASE_SHARES[phase]
    points = unit.combat.allowance * share
    released = say("points.released", phase=phase, share=exact_plain(share))
    return points, [LedgerLine(exact_plain(points), released, "OCS-MODE-04")]


def strength_factor(mode: str, role: str) -> tuple[Fraction, str]:
    """Return the factor by which a mode multiplies attack or defense strength, and its rule."""
    return (MODE_EFFECTS[mode].attack if role == "attack" else MODE_EFFECTS[mode].defense), MODE_EFFECTS[mode].rule


def action_rating(unit: Unit, mode: str) -> int:
    """Return a unit's Action Rating in a mode: 0 for an HQ and in Strat, one less in DG."""
    if unit.kind == "HQ" or mode == "Strat":
        return 0
    return max(0, shown_face(unit, mode).rating + MODE_EFFECTS[mode].rating)


def mode_refusal(
    unit: Unit, current_mode: str, wanted_mode: str, *, enemy_zone: bool, markers_left: int
) -> Ruling | None:
    """Return why a unit cannot change to a mode when it starts to move, or None if it can."""
    if wanted_mode not in VOLUNTARY:
        return refused("OCS-MODE-01", say("mode-change.not-to-choose", mode=wanted_mode, modes=VOLUNTARY))
    if current_mode in ("DG", "Exploitation"):
        rule = "OCS-MODE-07" if current_mode == "DG" else "OCS-MODE-06"
        return refused(("OCS-MODE-01", rule), say("mode-change.until-clean-up", unit=unit.id, mode=current_mode))
    if wanted_mode in ("Reserve", "Strat") and enemy_zone:
        rule = "OCS-MODE-03" if wanted_mode == "Reserve" else "OCS-MODE-05"
        return refused((rule, "OCS-ZOC-04"), say("mode-change.enemy-zone", unit=unit.id, mode=wanted_mode))
    if wanted_mode == "Reserve" and markers_left < 1:
        return refused(("OCS-MODE-03", "BTR-HOUSE-18"), say("mode-change.no-marker"))
    return None
