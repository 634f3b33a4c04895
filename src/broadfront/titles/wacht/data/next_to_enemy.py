"""Next to the enemy: MP penalties, forced stops and stop rolls (7.5.1 to 7.5.4, 7.14.0, H-11, H-38, H-39)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import ROAD_COLUMNS, Charts
from broadfront.titles.wacht.data.toll import FREE, Toll, closed_toll, mp_toll
from broadfront.titles.wacht.data.words import say

RANGERS = "Rangers"
BRIGADE_150 = "150th PzBrigade"


class EnemyHex(msgspec.Struct, frozen=True):
    """An enemy-occupied hex next to the hex a unit enters: what the MP penalty for it depends on."""

    where: str
    """open, ip, et or fort."""
    mech: bool = False
    """Whether every enemy unit in it is Mech."""
    road: bool = False
    """Whether a road or trail joins it to the hex entered."""


def ban_on_entry_next_to_enemy(
    charts: Charts, mode: str, *, cover: bool, overrun: bool, carried: str, next_to_enemy: bool
) -> Toll:
    """Return a cost (toll) of 0 if a unit may move next to an enemy, else a ban."""
    if not next_to_enemy:
        return FREE
    if mode == "strategic_road":
        return closed_toll(say("enemy.strategic"), "WAR-7.5.4-01")
    if carried == "tp":
        return closed_toll(say("enemy.tp"), "WAR-UNIT-27")
    if carried == "intrinsic":
        return closed_toll(say("enemy.intrinsic"), "WAR-7.5.2-07")
    if mode == "exploit_mech":
        if cover:
            return mp_toll(0, say("enemy.in-cover"), "WAR-7.5.3-01")
        if overrun:
            return mp_toll(0, say("enemy.overrun"), "WAR-7.5.3-01")
        return closed_toll(say("enemy.exploitation-only"), "WAR-7.5.3-01")
    return FREE


def mp_penalty_next_to_enemy(
    charts: Charts, mode: str, enemies: Sequence[EnemyHex], *, cover: bool, unit: str, entered: Sequence[str]
) -> Toll:
    """Return the MP penalty for entering a hex next to enemy hexes: the highest of theirs, paid once."""
    pays = charts.enemy_file.rows_by_label("penalty_for")
    if not enemies or mode not in pays:
        return FREE
    if not pays[mode]["pays"]:
        return mp_toll(0, say("enemy.exploitation"), pays[mode]["rule"])
    free = charts.enemy_file.section("penalty_free")
    if unit == BRIGADE_150:
        return mp_toll(0, say("enemy.next-to", row=unit), free[BRIGADE_150])
    if unit == RANGERS and cover:
        return mp_toll(0, say("enemy.rangers-in-cover"), free["Rangers in cover"])
    wooded = "woods" in entered or "forest" in entered
    paid = [enemy for enemy in enemies if not (wooded and enemy.mech and not enemy.road)]
    waived = mp_toll(0, say("enemy.mech-in-woods"), "WAR-7.5.2-06") if len(paid) < len(enemies) else FREE
    if not paid:
        return waived
    row = max((charts.enemy_penalties[enemy.where] for enemy in paid), key=lambda one: int(one["MP"]))
    toll = mp_toll(row["MP"], say("enemy.next-to", row=row["enemy in"]), row["rule"])
    if mode in ROAD_COLUMNS and pays[mode]["rule"] != row["rule"]:
        toll += mp_toll(0, say("enemy.road-pays"), pays[mode]["rule"])
    if len(paid) > 1:
        toll += mp_toll(0, say("enemy.highest"), charts.enemy_file.text_at("penalty", "rule"))
    if cover:
        less = charts.enemy_file.section("penalty_in_cover")
        toll += mp_toll(less["mp"], say("enemy.covering"), less["rule"])
    return waived + toll


class Threat(msgspec.Struct, frozen=True):
    """An enemy-occupied hex next to the hex a unit enters: what a forced stop depends on."""

    steps: int
    """Current steps of its units other than HQ, artillery and leaders."""
    where: str = "open"
    artillery: bool = False
    """Whether red-hexagon artillery of the same formation or command, in supply and undepleted, is in range."""
    heavy_steps: int = 0
    """Steps of the strongest in-supply heavy anti-tank or heavy flak unit with a red hexagon in it."""


class Stop(msgspec.Struct, frozen=True):
    """Whether entering a hex ends a unit's move there, and why."""

    stops: bool
    ledger: tuple[LedgerLine, ...]
    fort: bool = False
    """Whether an enemy that stops the move is in a fort."""


def forced_stop_next_to_enemy(charts: Charts, mode: str, threats: Sequence[Threat], *, cover: bool) -> Stop:
    """Return whether entering a hex next to these enemy hexes ends the move there, and why."""
    scope = charts.enemy_file.section("stops_for")
    if mode == "pa":
        lines = [LedgerLine(0, say("enemy.assault-stops"), "WAR-7.7.0-10")] if threats else []
        return Stop(bool(threats), tuple(lines))
    if mode not in scope["modes"]:
        return Stop(False, (LedgerLine(0, say("enemy.no-stop", mode=mode), scope["rule"]),))
    artillery, heavy, works = charts.forced_stops
    found: list[LedgerLine] = []
    spared: list[LedgerLine] = []
    fort = False
    for threat in threats:
        in_works = charts.enemy_file.section("stops_in").get(threat.where, {"stops": False, "rule": ""})
        grounds = (
            (artillery, threat.artillery and threat.steps >= artillery["steps"]),
            (heavy, threat.heavy_steps >= heavy["steps"]),
            (works, in_works["stops"] and threat.steps >= works["steps"]),
        )
        for row, met in grounds:
            if met and not (cover and row["cover saves"]):
                found.append(LedgerLine(0, say("enemy.stop", row=row["stop"]), row["rule"]))
                fort = fort or threat.where == "fort"
        if in_works["rule"] and not in_works["stops"]:
            spared = [LedgerLine(0, say("enemy.position-does-not-stop"), in_works["rule"])]
    return Stop(bool(found), tuple(found or spared), fort)


def resolve_stop_roll(
    charts: Charts, unit: str, roll: int, *, fort: bool, cover: bool
) -> tuple[bool, list[LedgerLine]]:
    """Return whether a die roll stops Rangers or 150th Panzer Brigade next to the enemy, and the reasons."""
    row = charts.stop_rolls[unit]
    ledger = [LedgerLine(roll, say("ledger.die"), row["rule"])]
    if unit == RANGERS:
        drm = charts.enemy_file.section("ranger_roll")
        if fort:
            ledger.append(LedgerLine(drm["fort"]["roll"], say("enemy.in-fort"), drm["fort"]["rule"]))
        if cover:
            ledger.append(LedgerLine(drm["cover"]["roll"], say("enemy.covering"), drm["cover"]["rule"]))
    total = sum(int(line.amount) for line in ledger)
    return total > row["stops above"], ledger
