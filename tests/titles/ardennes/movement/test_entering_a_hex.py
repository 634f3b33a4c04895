"""Every cell of the table of causes and effects: what comes of a unit getting into a hex, and what does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from broadfront.core.rulings import Ruling
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, RetreatTo
from broadfront.titles.ardennes.rules.fighting.unit_states import unit_attack_refusal
from broadfront.titles.ardennes.rules.lines.contact import check_take_from_map
from broadfront.titles.ardennes.rules.markers import AS_BRIDGE, AS_RIVER, ISOLATED, SUPPLY_STATES, UNBRIDGED_CROSSING
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, Cause, CauseEffects, CellValue, EffectCell
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.combat import Retreating
from broadfront.titles.ardennes.steps.moving import Moving
from tests.titles.ardennes.support.combat import fight_at, won
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_3,
    A_MECH_2,
    A_XXX,
    G_5PZ,
    G_INF,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    G_RECON,
    G_RECON_2,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.roads import WEST_BANK
from tests.titles.ardennes.support.scenes import (
    ALLIED_ROAD,
    BRITISH_FOOT,
    EAST,
    GOAL,
    LISTED,
    SCENES,
    WEST,
    Scene,
    play,
    scene,
)
from tools import entering

EFFECTS = tuple(effect for columns in entering.TABLES.values() for effect in columns)
CELLS = [(cause, effect) for cause in Cause for effect in EFFECTS]
OF_GERMANS = ("depot", "meuse", "demolition", "checks", "stopped", "barred", "bridge_limit")
OF_ALLIES = ("removes", "hex_limit", "meuse_ban", "west_bank")


def goal_of(cause: Cause) -> str:
    return LISTED if cause is Cause.XXX_ARRIVES else GOAL


def town(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side, towns=[goal_of(cause)])
    s.f.hold(SIDES[1 - side], s.goal)
    play(s.go())
    assert s.f.state.land.place_holder(s.f.at(s.goal)) == side


def vp_hex(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side, vp={goal_of(cause): 2})
    s.f.hold(SIDES[1 - side], s.goal)
    play(s.go())
    assert s.f.state.land.place_holder(s.f.at(s.goal)) == side


def north_east(cause: Cause) -> str:
    """The hex over the bridge."""
    return "1025" if cause is Cause.XXX_ARRIVES else "0404"


def bridge(cause: Cause, side: int, cell: EffectCell) -> None:
    hexside = "-".join(sorted((north_east(cause), goal_of(cause))))
    s = scene(cause, side, rivers=[hexside], bridges=[hexside])
    crossing = s.f.state.ground.find_crossing(hexside)
    s.f.state.land.hold_bridge(crossing, 1 - side)
    play(s.go())
    assert s.f.state.land.bridge_holder(crossing) == side


def depot(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side, depot=GOAL)
    play(s.go())
    assert s.f.state.land.depots == {GOAL: 1}


def meuse(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side, tags={GOAL: "meuse"})
    assert not s.f.state.land.meuse_reached
    play(s.go())
    assert s.f.state.land.meuse_reached


def removes(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side)
    s.f.state.add_roadblock(s.goal)
    duel = s.go()
    play(duel)
    assert not s.f.state.land.roadblocks
    assert duel.told("ARD-R0-16")


NORTH = "0310-0309-0308-0307-0306-0305"
"""An Allied road that no German unit of a scene comes near."""


def demolition(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side, rivers=["0404-0505"], bridges=["0404-0505"], roads=[f"{NORTH}-0404"])
    rolled = play(s.go())
    assert any("demolition" in roll for roll in rolled) == bool(cell), rolled
    early = scene(cause, side, day=16, rivers=["0404-0505"], bridges=["0404-0505"], roads=[f"{NORTH}-0404"])
    assert not any("demolition" in roll for roll in play(early.go()))


ROADBLOCK_ROADS = [f"{NORTH}-0405"]


def _on_its_way(s: Scene, cause: Cause, *beyond: str) -> Scene:
    """Strategic Movement is refused where it is seen before that a Roadblock may come; here it comes on the way."""
    if cause is not Cause.STRATEGIC:
        return s
    assert refuses(s.why(), "ARD-DEF-26")
    return s._replace(go=lambda: Duel(s.f, Moving((s.number,), (GOAL, *beyond), cause)))


def checks(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side, roads=ROADBLOCK_ROADS, hv={"0405": 5})
    rolled = play(_on_its_way(s, cause).go())
    assert any("Roadblock" in roll for roll in rolled) == bool(cell), rolled


def stopped(cause: Cause, side: int, cell: EffectCell) -> None:
    for low, end in ((), WEST), (("Roadblock",), GOAL):
        s = scene(cause, side, beyond=(WEST,), roads=[f"{NORTH[:-5]}-0405-0505", "0505-0506"], hv={"0405": 5})
        play(_on_its_way(s, cause, WEST).go(), *low)
        assert s.f.state.board.where[s.number].text == end


def barred(ruling: Ruling | None, cell: EffectCell) -> bool:
    """Whether a way is refused by a rule of the cell."""
    assert ruling is not None
    assert set(ruling.rules) & set(cell.rules), ruling
    return True


def barring(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side)
    assert s.why() is None
    s.f.state.add_roadblock(GOAL)
    assert barred(s.why(), cell)


def fill(f: Field, hex: str, side: int) -> None:
    """Three units of a side in a hex, which is as many as may be there."""
    for unit in (G_RECON, G_RECON_2, G_5PZ) if side == GERMAN else (A_ENG, A_ENG_2, A_MECH_2):
        f.put(unit, hex, steps=1)


def stack_way(cause: Cause, side: int, cell: EffectCell) -> None:
    if cause in (Cause.RETREAT, Cause.BUG_OUT):
        if side == GERMAN:
            return
        s = scene(cause, side)
        fill(s.f, GOAL, side)
        fight = fight_at(s.f, [s.f.title.unit(G_INF_3).number], WEST)
        duel = s.go() if cause is Cause.BUG_OUT else Duel(s.f, Retreating(fight, 1))
        play(duel)
        assert duel.told("ARD-C2-03")
        return
    beyond = WEST if side == GERMAN else EAST
    s = scene(cause, side, beyond=(beyond,), roads=["0504-0505-0506"])
    fill(s.f, GOAL, side)
    assert s.why() is None
    play(s.go())
    assert s.f.state.board.where[s.number].text == beyond


def _retreating(s: Scene) -> Retreating:
    return Retreating(fight_at(s.f, [s.f.title.unit(A_INF_3).number], EAST), 0)


def stack_end(cause: Cause, side: int, cell: EffectCell) -> None:
    s = scene(cause, side)
    assert cause is Cause.JOIN_DEFENCE or s.why() is None
    if cause is Cause.JOIN_DEFENCE:
        s.f.state.put_in_box(s.f.title.unit(A_INF).number, "Not in play")
        s.f.put(A_ENG, GOAL)
        s.f.put(A_ENG_2, GOAL)
        s.f.put(A_INF, GOAL, steps=1)
        assert s.why() is not None
        return
    if cause is Cause.BUG_OUT:
        fill(s.f, EAST, side)
        play(s.go())
        assert s.f.state.ground.distance[s.f.state.board.hexes[s.number], s.f.at(WEST)] == 2
        assert s.f.state.status() == []
        return
    fill(s.f, GOAL, side)
    if cause is Cause.RETREAT:
        duel = s.go() if side == ALLIED else Duel(s.f, _retreating(s))
        if side == ALLIED:
            play(duel)
            assert s.f.state.board.where[s.number].text != GOAL
        else:
            assert barred(duel.why_not(RetreatTo(GOAL)), cell)
        return
    assert barred(s.why(), cell)


AROUND = ("0404", "0405", "0604", "0605")
"""Around 0505, beside its neighbors to the east and west."""


def bridge_limit(cause: Cause, side: int, cell: EffectCell) -> None:
    rivers = ["0504-0505", *(f"{min(hex, GOAL)}-{max(hex, GOAL)}" for hex in AROUND)]
    for used in (0, AS_BRIDGE, AS_BRIDGE | AS_RIVER):
        s = scene(cause, side, day=16, rivers=rivers, bridges=["0504-0505"], roads=["0503-0504-0505"])
        s.f.state.land.hold_bridge(s.f.state.ground.find_crossing("0504-0505"), GERMAN)
        if used:
            s.f.state.activation.note_crossing("0504-0505", used)
        if used & AS_RIVER and cell:
            assert barred(s.why(), cell)
        elif used and cause is Cause.STRATEGIC:
            assert s.why() is not None  # it follows roads, and the road is the bridge
        else:
            assert s.why() is None
            play(s.go())
            assert s.f.state.board.where[s.number].text == GOAL
            noted = s.f.state.activation.crossed.get("0504-0505", 0) & (AS_BRIDGE | AS_RIVER)
            assert noted == ((used | (AS_RIVER if used else AS_BRIDGE)) if cell else used)


def hex_limit(cause: Cause, side: int, cell: EffectCell) -> None:
    if cause is Cause.ADVANCE or (cause is Cause.RETREAT and not cell):
        s = scene(cause, side, A_INF, day=16)
        play(s.go())
        assert s.f.state.board.where[s.number].text == GOAL
        if cause is Cause.RETREAT:
            fight = fight_at(s.f, [s.f.title.unit(G_INF_3).number], WEST, defenders=(s.number,))
            play(Duel(s.f, Retreating(fight.with_changes(retreated=1, route=(s.f.at(GOAL),)), 0)))
            assert s.f.state.ground.distance[s.f.state.board.hexes[s.number], s.f.at(WEST)] == 2
        return
    if cause is Cause.BUG_OUT:
        s = scene(cause, side, A_INF, day=16)
        play(s.go())
        assert s.f.state.ground.distance[s.f.state.board.hexes[s.number], s.f.at(WEST)] == 2
        return
    if cause is Cause.SLIP_AWAY:
        for day, goes in ((16, False), (17, True)):
            s = scene(cause, side, A_ENG, day=day)
            play(s.go())
            assert (s.f.state.board.where[s.number].text == GOAL) == goes
        return
    far = {"start": "0507"} if cause is Cause.REINFORCE else {"beyond": (EAST,)}
    s = scene(cause, side, A_INF, day=16, roads=["0504-0505"], **far)
    assert barred(s.why(), cell) if cell else s.why() is None


def crossing(cause: Cause, side: int, cell: EffectCell) -> None:
    if cause is Cause.ADVANCE:
        f = scene(cause, side, rivers=["0504-0505"]).f
        duel = won(f, [f.title.unit(G_MECH).number, f.put(G_MECH_2, EAST)])
        duel.do(Advance(G_MECH, (GOAL,)))
        assert barred(duel.why_not(Advance(G_MECH_2, (GOAL,))), cell)
        return
    if cause is Cause.FOLLOW:
        f = scene(cause, side, rivers=["0504-0505"]).f
        units = [f.title.unit(G_MECH).number, f.put(G_MECH_2, "0503")]
        duel = won(f, units, retreated_to=(GOAL, WEST), target=EAST)
        duel.do(Advance(G_MECH, (EAST, GOAL)))
        assert barred(duel.why_not(Advance(G_MECH_2, (EAST, GOAL))), cell)
        return
    start = EAST if side == GERMAN else WEST
    hexside = f"{min(start, GOAL)}-{max(start, GOAL)}"
    if cause is Cause.RETREAT:
        wet = [f"{min(hex, start)}-{max(hex, start)}" for hex in ("0403", "0404", "0603", "0604")]
    else:
        wet = [f"{min(hex, GOAL)}-{max(hex, GOAL)}" for hex in AROUND]
    s = scene(cause, side, rivers=[hexside, *wet])
    assert s.why() is None
    s.f.state.activation.note_crossing(hexside, UNBRIDGED_CROSSING)
    assert barred(s.why(), cell) if cell else s.why() is None


def meuse_ban(cause: Cause, side: int, cell: EffectCell) -> None:
    slips = cause is Cause.SLIP_AWAY
    unit, tags = (BRITISH_FOOT, {GOAL: "meuse-left"}) if slips else (A_XXX, WEST_BANK)
    s = scene(cause, side, unit, day=24, tags=tags)
    assert s.why() is not None if slips else barred(s.why(), cell)
    s.f.state.land.set_meuse_reached(True)
    assert s.why() is None


def west_bank(cause: Cause, side: int, cell: EffectCell) -> None:
    if cause is Cause.XXX_ARRIVES:
        for tags in ({}, {LISTED: ""}):
            s = scene(cause, side, day=24, tags=tags)
            play(s.go())
            assert (s.f.state.board.where[s.number].text == LISTED) == (not tags)
            assert s.f.state.board.hex_of_unit(s.number) in s.f.state.ground.meuse_west
        return
    assert scene(cause, side, A_XXX, day=24, tags={GOAL: "meuse-left"}).why() is None
    assert scene(cause, side, A_XXX, day=24, tags=WEST_BANK).why() is not None


def isolated(cause: Cause, side: int, cell: EffectCell) -> None:
    """A bridge on the way, a Town, and for the Allies the Westwall: open to others, closed to an Isolated unit."""
    if cause is Cause.SLIP_AWAY:
        wet = [f"{min(hex, GOAL)}-{max(hex, GOAL)}" for hex in (*AROUND, EAST)]
        for wall, goes in (("", True), ("westwall", False)):
            f = field(day=19, roads=[ALLIED_ROAD], hv={GOAL: 5}, rivers=wet, tags={GOAL: wall})
            number = f.put(A_BIG, WEST, supply="Isolated")
            duel = Duel(f, BugOutCheck(fight_at(f, [f.put(G_RECON, "0406")], WEST)))
            play(duel)
            assert (f.state.board.where[number].text == GOAL) == goes, duel.events
        return
    hexside = "0504-0505" if side == GERMAN else "0505-0506"
    enemy_bridge = {"rivers": [hexside], "bridges": [hexside]}
    for more in (enemy_bridge, {"towns": [GOAL]}, {"tags": {GOAL: "westwall"}}):
        if (side == GERMAN and "tags" in more) or (cause in (Cause.RETREAT, Cause.BUG_OUT) and more != enemy_bridge):
            continue  # what is closed to every retreat is tested with retreats
        for supply in ("LowSupply", "Isolated"):
            s = scene(cause, side, G_INF if side == GERMAN else A_INF, **more)
            s.f.hold(SIDES[1 - side], GOAL)
            if more == enemy_bridge:
                s.f.state.land.hold_bridge(s.f.state.ground.find_crossing(hexside), 1 - side)
            s.f.state.board.set_supply(s.number, SUPPLY_STATES.index(supply))
            assert barred(s.why(), cell) if supply == "Isolated" else s.why() is None


def unable(cause: Cause, side: int, cell: EffectCell) -> None:
    if cause is Cause.DEPLOY_GERMAN:
        s = scene(cause, side)
        s.f.state.board.set_out_of_fuel(s.number, True)
        assert barred(s.why(), cell)
        return
    taken = cause in (Cause.JOIN_DEFENCE, Cause.REPLACE, Cause.ENGINEERS, Cause.DEPLOY_ALLIED)
    s = scene(cause, side, start="0110" if taken else "")
    if cause is Cause.DEPLOY_ALLIED:
        s.f.state.place_at(s.number, "0110")
        s.f.state.board.set_dispersed(s.number, True)
        assert barred(check_take_from_map(s.f.state, s.number), cell)
        return
    assert s.why() is None
    s.f.state.board.set_dispersed(s.number, True)
    if cause is Cause.ENGINEERS:
        play(s.go())
        assert s.f.state.board.where[s.number].text == "0110"  # another unit comes
    elif cell:
        assert s.why() is not None
        assert taken or cause in (Cause.REINFORCE, Cause.SLIP_AWAY) or barred(s.why(), cell)
    else:
        assert s.why() is None


TESTS: dict[str, Callable[[Cause, int, EffectCell], None]] = {
    "town": town, "vp_hex": vp_hex, "bridge": bridge, "depot": depot, "meuse": meuse, "removes": removes,
    "demolition": demolition, "checks": checks, "stopped": stopped, "barred": barring, "stack_way": stack_way,
    "stack_end": stack_end, "bridge_limit": bridge_limit, "hex_limit": hex_limit, "crossing": crossing,
    "meuse_ban": meuse_ban, "west_bank": west_bank, "isolated": isolated, "unable": unable,
}  # fmt: skip


def of_the_other_side(cause: Cause, effect: str) -> bool:
    """Whether the effect is about units of a side that do not go by this cause."""
    sides = CAUSES[cause].sides
    return (effect in OF_GERMANS and GERMAN not in sides) or (effect in OF_ALLIES and ALLIED not in sides)


def closed(cause: Cause, cell: EffectCell, **more: object) -> None:
    """A hex that would have the effect is closed to the cause."""
    for side in CAUSES[cause].sides:
        s = scene(cause, side, **more)  # type: ignore[arg-type]
        s.f.hold(SIDES[1 - side], GOAL)
        assert s.why() is not None if cause is Cause.SLIP_AWAY else barred(s.why(), cell)


def not_applicable(cause: Cause, effect: str, cell: EffectCell) -> None:
    """Why a cell says n/a: it is shown that the effect has nothing to take hold of."""
    row, on_map = CAUSES[cause], scene(cause, CAUSES[cause].sides[0])
    starts = on_map.f.state.board.hex_of_unit(on_map.number) is not None
    if of_the_other_side(cause, effect):
        return
    match effect:
        case "town" | "vp_hex" | "bridge" | "removes" if cause is Cause.JOIN_DEFENCE:
            s = scene(cause, ALLIED, towns=[GOAL], vp={GOAL: 2})
            assert s.f.state.land.place_holder(s.f.at(GOAL)) == ALLIED
            assert not s.f.state.land.roadblocks
        case "town":
            closed(cause, cell, towns=[GOAL], day=17)  # Allied Reserve units are placed by method A only
        case "depot":
            assert cause is Cause.LAND
            assert not on_map.f.state.units[on_map.number].mechanized
        case "removes":
            assert cause is Cause.REPLACE
            assert not on_map.f.state.land.roadblocks  # it was removed when the activation began
        case "stopped" | "stack_way" | "hex_limit" if cause is Cause.FOLLOW:
            f = on_map.f
            duel = won(f, [on_map.number], retreated_to=(GOAL, WEST), target=EAST)
            assert refuses(duel.why_not(Advance(G_MECH, (EAST, GOAL, "0404"))), "ARD-C3-01")
            foot = won(f, [f.put(G_INF, "0503")], retreated_to=(GOAL, WEST), target=EAST)
            assert refuses(foot.why_not(Advance(G_INF, (EAST, GOAL))), "ARD-C3-04")
        case "crossing" if cause is Cause.STRATEGIC:
            assert scene(cause, GERMAN, rivers=["0504-0505"]).why() is not None
        case "crossing" if cause is Cause.ALARM:
            duel = on_map.go()
            assert duel.pending is None  # one unit, and the event is over
        case "stopped" | "stack_way" | "hex_limit" | "crossing" | "bridge_limit":
            assert row.one_hex
        case "meuse_ban":
            assert not starts
        case "west_bank":
            assert starts
        case "isolated" if cause is Cause.STRATEGIC:
            over = {"rivers": ["0504-0505"], "bridges": ["0504-0505"]}
            for side, more in ((GERMAN, over), (GERMAN, {"towns": [GOAL]}), (ALLIED, {"tags": {GOAL: "westwall"}})):
                s = scene(cause, side, **more)
                s.f.hold(SIDES[1 - side], GOAL)
                if more == over:
                    s.f.state.land.hold_bridge(s.f.state.ground.find_crossing("0504-0505"), ALLIED)
                assert barred(s.why(), cell)  # closed to everybody
        case "isolated" if starts:
            on_map.f.state.board.set_supply(on_map.number, ISOLATED)
            assert barred(unit_attack_refusal(on_map.f.state, on_map.number), cell)
        case "isolated":
            assert row.one_hex
        case "unable":
            assert not starts
        case "stack_end" if cause is Cause.XXX_ARRIVES:
            on_map.f.put(A_ENG, LISTED)
            play(on_map.go())
            assert on_map.f.state.board.hex_of_unit(on_map.number) is None
        case "stack_end" if cause in (Cause.REPLACE, Cause.ENGINEERS):
            on_map.f.state.add_roadblock(GOAL)
            on_map.f.put(G_RECON, GOAL)
            assert on_map.f.state.status()  # no unit shares a hex with a Roadblock
        case "stack_end":
            assert cause in (Cause.LAND, Cause.SLIP_AWAY)
            on_map.f.put(A_ENG, GOAL)
            assert on_map.why() is not None
        case _:
            raise AssertionError(f"no reason is shown why {effect} does not apply to {cause}")


@pytest.mark.parametrize(("cause", "effect"), CELLS, ids=[f"{cause}-{effect}" for cause, effect in CELLS])
def test_what_the_table_says_of_a_cause_and_an_effect_is_so(cause: Cause, effect: str) -> None:
    row = CAUSES[cause]
    cell: EffectCell = getattr(row, effect)
    if cell.word is CellValue.NOT_APPLICABLE:
        not_applicable(cause, effect, cell)
        return
    sides = [GERMAN] if effect in OF_GERMANS else [ALLIED] if effect in OF_ALLIES else row.sides
    for side in sides if effect != "crossing" or cause in (Cause.WANDER, Cause.BUG_OUT, Cause.WITHDRAW) else [GERMAN]:
        TESTS[effect](cause, side, cell)


def test_every_cause_has_a_row_and_a_scene_and_every_effect_a_column_and_a_test() -> None:
    fields = [name for name in CauseEffects._fields if name not in ("sides", "one_hex")]
    assert list(CAUSES) == list(Cause) == list(SCENES) == list(entering.NAMES)
    assert sorted(EFFECTS) == sorted(fields) == sorted(TESTS)


def test_every_cell_names_a_rule_of_the_book() -> None:
    for cause, effect in CELLS:
        cell = getattr(CAUSES[cause], effect)
        assert cell.rules, f"{cause} {effect}"


def test_the_page_of_causes_and_effects_is_written_from_the_table() -> None:
    assert entering.PAGE.read_text(encoding="utf-8") == entering.page_text(), (
        "the table has changed; run: make entering"
    )
