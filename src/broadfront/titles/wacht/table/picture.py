"""A position drawn on the map: counters, and where a unit can go."""

from __future__ import annotations

from fractions import Fraction

from broadfront.board.draw import Counter, Overlays
from broadfront.core.rulings import exact_plain
from broadfront.titles.wacht.data.records import Unit
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach

BADGES = {"strategic": "S", "exploitation": "E", "pa": "PA", "mr": "MR"}
BY_ROW = {
    "HQ": "hq", "Leader": "leader", "GE Leg units": "infantry", "US Leg units": "infantry",
    "GE Bicycle Unit": "infantry", "AFV": "armor",
    "Heavy AFV": "armor", "US AT": "anti-tank", "GE AT Mech": "anti-tank", "GE AT Leg": "anti-tank",
    "US Leg Engineer": "engineer", "German H Bridge Col.": "bridging", "GE Nebelw. 150 mm": "rocket",
    "US/German Recon (MECH)": "recon", "US/German Recon (LEG)": "cavalry", "Einheit Stielau": "commando",
    "Self Propelled": "self-propelled",
}  # fmt: skip


def counter_symbol(unit: Unit) -> str:
    """Return the branch symbol of a unit's counter: its own, or that of its row in the special unit table."""
    return unit.symbol or BY_ROW.get(unit.row, "artillery")


def map_counters(state: WachtState) -> list[Counter]:
    """Return the counters of all units on the map: steps, basic movement allowance, mode and battery state."""
    board = state.board
    drawn = []
    for units in board.at.values():
        for n in units:
            unit, profile, spot = board.unit(n), board.profile(n), board.hex_of(n)
            assert spot is not None
            badges = [BADGES[board.mode_of(n)]] if board.mode_of(n) in BADGES else []
            badges += [battery] if (battery := board.battery_of(n)) else []
            side = "us" if board.side_of[n] == "american" else "ss" if "SS" in unit.formation else "german"
            drawn.append(
                Counter(
                    spot.hex,
                    side,
                    counter_symbol(unit),
                    "" if unit.is_leader or unit.is_hq else "battalion" if unit.is_battalion else "company",
                    None if unit.is_leader else board.steps[n],
                    profile.hexes if profile.counts_hexes else profile.ma,
                    label=unit.id,
                    badges=tuple(badges[:2]),
                )
            )
    return drawn


def draw_position(state: WachtState, reach: UnitReach | None = None) -> Overlays:
    """Return the counters of a position; with `reach`, also the MP a unit would have left in each hex it can reach."""
    figures: dict[str, str | int] = {}
    if reach is not None:
        for hex in reach:
            arrival = reach.reach_by_best_kind(hex).arrival(hex)
            left = format_mp(arrival.left)
            figures[hex] = left if arrival.certain else f"{left}?"
    return Overlays(counters=map_counters(state), reach=figures)


def format_mp(mp: Fraction) -> str:
    """Format MP for the map, with a half as ½.

    >>> format_mp(Fraction(7, 2)), format_mp(Fraction(3))
    ('3½', '3')
    """
    whole, rest = divmod(mp, 1)
    return (
        f"{whole if whole or not rest else ''}{'½' if rest else ''}"
        if rest in (0, Fraction(1, 2))
        else str(exact_plain(mp))
    )
