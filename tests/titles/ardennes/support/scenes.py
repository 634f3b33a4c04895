"""A scene for each cause by which a unit gets into a hex: 0505, which Germans enter from 0504 and Allies from 0506."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.messages import say
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.events.allied import Withdrawing
from broadfront.titles.ardennes.events.allied_reserve import AlarmMove, PlacingUnit, XxxArrives
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.events.german import Landing
from broadfront.titles.ardennes.rules.actions import (
    Deploy,
    LandHere,
    Move,
    ReplaceRoadblock,
    RollDemolition,
    StrategicMove,
    Withdraw,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, ReinforceBattle, RetreatTo
from broadfront.titles.ardennes.rules.fighting.retreat import bug_out_refusal, retreat_refusal
from broadfront.titles.ardennes.rules.fighting.retreat_priority import check_retreat_hex
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.activation import RoadblockReplaced, UnitActs
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.combat import Announce, BugOut, Retreating
from broadfront.titles.ardennes.steps.moving import DemolitionWish, Moving
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.support.combat import fight_at
from tests.titles.ardennes.support.duel import Duel, battle
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    field,
)

GOAL, EAST, WEST = "0505", "0504", "0506"
LISTED = "1126"
"""Where the British armored brigade of the first arrival is placed."""
BRITISH_FOOT = "158.53.XXX"
GERMAN_ROAD = "0501-0502-0503-0504-0505"
ALLIED_ROAD = "0510-0509-0508-0507-0506-0505"
FOREST = dict.fromkeys(("0405", "0406", "0605", "0606"), "Forest")
"""Around 0506, so that nobody retreats there who can go to 0505."""


NOT_THERE = refused("BF-02", say("refusal.not-listed"))
"""Said of a unit that nobody chooses: the system takes another, or another hex."""


class Scene(NamedTuple):
    """A unit about to get into a hex by a cause."""

    f: Field
    number: int
    goal: str
    go: Callable[[], Duel]
    """Let it; dice fall so that nothing is blown or placed, unless `LOW` names the roll."""
    why: Callable[[], Ruling | None]
    """Why it may not; None when it may."""


def play(duel: Duel, *low: str) -> list[str]:
    """Roll and wish until somebody has a choice: 1 for rolls that are named so, else 10. What was rolled."""
    rolled: list[str] = []
    while True:
        pending = duel.pending
        if isinstance(pending, Chance):
            rolled.append(pending.what)
            duel.roll(1 if any(word in pending.what for word in low) else 10)
        elif pending is not None and isinstance(duel.state.stack[-1], DemolitionWish):
            duel.do(RollDemolition())
        else:
            return rolled


class Wanted(NamedTuple):
    """What a scene is asked for: whose unit, which, and what the field has beside what the scene needs."""

    cause: Cause
    side: int
    unit: str
    day: int
    beyond: tuple[str, ...] = ()
    """Hexes the unit would go on to."""
    start: str = ""
    """Where it starts in place of the scene's own hex."""
    more: Mapping[str, Any] = {}

    @property
    def own(self) -> str:
        return SIDES[self.side]

    def field(self, *, variant: str = "2p", roads: Sequence[str] = (), **options: Any) -> Field:
        """The field with what the scene needs and what the effect needs."""
        more = dict(self.more)
        chains = [chain.split("-") for chain in (*roads, *more.pop("roads", ()))]
        options["roads"] = sorted({"-".join(sorted(pair)) for chain in chains for pair in pairwise(chain)})
        for name in ("hv", "tags", "terrain"):
            options[name] = {**options.get(name, {}), **more.pop(name, {})}
        return field(day=self.day, variant=variant, **options, **more)

    def begin(self, f: Field, hex: str = "") -> tuple[int, str]:
        """The unit in its starting hex."""
        start = self.start or hex or (EAST if self.side == GERMAN else WEST)
        return f.put(self.unit, start), start


def acting(f: Field, number: int, goal: str, duel: Duel, action: Action) -> Scene:
    """A scene in which a side chooses an action."""

    def go() -> Duel:
        duel.do(action)
        return duel

    def why() -> Ruling | None:
        ruling = duel.why_not(action)
        return None if ruling.legal else ruling

    return Scene(f, number, goal, go, why)


def move(w: Wanted) -> Scene:
    f = w.field()
    number, _ = w.begin(f)
    return acting(f, number, GOAL, Duel(f, UnitActs(w.own, number)), Move(w.unit, (GOAL, *w.beyond)))


def strategic(w: Wanted) -> Scene:
    f = w.field(roads=[GERMAN_ROAD if w.side == GERMAN else ALLIED_ROAD])
    if w.side == GERMAN:
        f.put(G_INF_3, "1008")
    number, _ = w.begin(f)
    return acting(f, number, GOAL, Duel(f, UnitActs(w.own, number)), StrategicMove(w.unit, (GOAL, *w.beyond)))


def advance(w: Wanted) -> Scene:
    f = w.field()
    number, _ = w.begin(f)
    fight = fight_at(f, [number], GOAL)
    if w.beyond:
        survivor = f.put(A_BIG if w.side == GERMAN else G_INF, "0507" if w.side == GERMAN else "0503", dispersed=True)
        fight = fight.with_changes(defenders=(survivor,), retreated=2, route=(f.at(w.beyond[0]), f.at("0507")))
    return acting(f, number, GOAL, Duel(f, Advancing(fight)), Advance(w.unit, (GOAL, *w.beyond)))


def follow(w: Wanted) -> Scene:
    german = w.side == GERMAN
    start, first, last = ("0503", EAST, WEST) if german else ("0507", WEST, EAST)
    f = w.field()
    number, _ = w.begin(f, start)
    survivor = f.put(A_BIG if german else G_INF, last, dispersed=True)
    route = (f.at(GOAL), f.at(last))
    fight = fight_at(f, [number], first, defenders=(survivor,), retreated=2, route=route)
    return acting(f, number, GOAL, Duel(f, Advancing(fight)), Advance(w.unit, (first, GOAL)))


def retreat(w: Wanted) -> Scene:
    f = w.field(terrain={} if w.side == GERMAN else FOREST)
    number, start = w.begin(f)
    attacker = f.put(A_INF_3, "0503") if w.side == GERMAN else f.put(G_INF_3, "0507")
    fight = fight_at(f, [attacker], start)

    def why() -> Ruling | None:
        ruling = check_retreat_hex(f.state, (number,), f.at(GOAL))
        return retreat_refusal(f.state, fight, more_hits=False) if ruling.legal else ruling

    def go() -> Duel:
        duel = Duel(f, Retreating(fight, 0))
        if w.side == GERMAN:
            duel.do(RetreatTo(GOAL))
        return duel

    return Scene(f, number, GOAL, go, why)


def bug_out(w: Wanted) -> Scene:
    f = w.field(terrain=FOREST)
    number, start = w.begin(f)
    fight = fight_at(f, [f.put(G_INF_3, "0507")], start)

    def why() -> Ruling | None:
        ruling = check_retreat_hex(f.state, (number,), f.at(GOAL))
        return bug_out_refusal(f.state, fight) if ruling.legal else ruling

    return Scene(f, number, GOAL, lambda: Duel(f, BugOut(fight)), why)


def slip_away(w: Wanted) -> Scene:
    f = w.field(variant="gs", roads=[ALLIED_ROAD], hv={GOAL: 5})
    number, start = w.begin(f, "1002")
    fight = fight_at(f, [f.put(G_INF, "1001")], start)

    def go() -> Duel:
        return Duel(f, BugOutCheck(fight))

    return Scene(f, number, GOAL, go, lambda: _by_trial(f, number, go))


def reinforce(w: Wanted) -> Scene:
    german = w.side == GERMAN
    target, beside = ("0506", "0606") if german else ("0504", "0603")
    if w.beyond:
        target, beside = ("0507", "0607") if german else ("0503", "0602")
    f = w.field()
    number, start = w.begin(f)
    f.put(A_BIG if german else G_INF, target)
    other = f.put(G_INF_2 if german else A_INF_3, beside)
    fight = fight_at(f, [other], target)
    duel = Duel(f, Announce(fight))
    f.state.push(Reinforcing(fight, w.side))
    return acting(f, number, GOAL, duel, ReinforceBattle(start, w.beyond[-1] if w.beyond else GOAL))


def wander(w: Wanted) -> Scene:
    f = w.field(variant="gs")
    number, _ = w.begin(f)
    path = (GOAL, *w.beyond)

    def why() -> Ruling | None:
        ruling = check_move(f.state, number, path, cause=Cause.WANDER)
        return None if ruling.legal else ruling

    return Scene(f, number, GOAL, lambda: Duel(f, Moving((number,), path, Cause.WANDER)), why)


def withdraw(w: Wanted) -> Scene:
    f = w.field()
    number, start = w.begin(f)
    f.put(G_INF, "0406")
    f.put(G_INF_2, "0605")
    return acting(f, number, GOAL, Duel(f, Withdrawing()), Withdraw(start, GOAL))


def alarm(w: Wanted) -> Scene:
    f = w._replace(day=16).field()
    number, _ = w.begin(f)
    return acting(f, number, GOAL, Duel(f, AlarmMove(number)), Move(w.unit, (GOAL, *w.beyond)))


def deploy_german(w: Wanted) -> Scene:
    f = w.field(roads=[GERMAN_ROAD])
    f.put(G_MECH_2, "0503")
    number = f.reserve(w.unit)
    return acting(f, number, GOAL, Duel(f, UnitActs("german", number)), Deploy(w.unit, GOAL))


def land(w: Wanted) -> Scene:
    f = w.field(tags={"0501": "westwall"})
    number = f.title.unit("VDH.VDH.ISS").number
    f.state.put_in_box(number, "Von der Heydte")
    s = acting(f, number, GOAL, Duel(f, Landing()), LandHere(GOAL))

    def go() -> Duel:
        duel = s.go()
        duel.roll(1)
        return duel

    return s._replace(go=go)


def deploy_allied(w: Wanted) -> Scene:
    f = w.field(roads=[ALLIED_ROAD], hv={GOAL: 5})
    f.put(G_INF, "0503")
    number = f.reserve(w.unit)
    return acting(f, number, GOAL, Duel(f, PlacingUnit(number)), Deploy(w.unit, GOAL))


def join_defence(w: Wanted) -> Scene:
    british = w.unit.endswith("XXX")
    f = w.field(variant="gs")
    attacker = f.put(G_INF, EAST)
    f.put("33A.Ind.XXX" if british else A_INF, GOAL)
    number = f.put(w.unit, w.start) if w.start else f.reserve(w.unit)
    card = "AC41" if british else "AC06"

    def go() -> Duel:
        duel = battle(f, GOAL, [attacker], allied_deck=[card])
        duel.roll(card)
        return duel

    return Scene(f, number, GOAL, go, lambda: _by_trial(f, number, go))


def _by_trial(f: Field, number: int, go: Callable[[], Duel]) -> Ruling | None:
    """Whether the unit gets there, found out on a copy."""
    state, f.state = f.state, f.state.copy()
    play(go())
    there = f.state.board.hex_of_unit(number) == f.at(GOAL)
    f.state = state
    return None if there else NOT_THERE


def replace(w: Wanted) -> Scene:
    f = w.field(roads=[ALLIED_ROAD], hv={GOAL: 5})
    f.put("33A.Ind.XXX" if w.unit.endswith("XXX") else A_INF, "0508")
    number = f.put(w.unit, w.start) if w.start else f.reserve(w.unit)

    def go() -> Duel:
        duel = Duel(f, RoadblockReplaced(f.at(GOAL)))
        if isinstance(duel.pending, Chance):
            duel.roll(1)
        return duel

    return Scene(f, number, GOAL, go, lambda: _by_trial(f, number, go))


def engineers(w: Wanted) -> Scene:
    f = w.field(roads=[ALLIED_ROAD], hv={GOAL: 5})
    f.put("33A.Ind.XXX" if w.unit.endswith("XXX") else A_INF, "0508")
    number = f.put(w.unit, w.start) if w.start else f.reserve(w.unit)
    f.state.add_roadblock(GOAL)
    return acting(f, number, GOAL, Duel(f, Engineers()), ReplaceRoadblock(GOAL))


def xxx_arrives(w: Wanted) -> Scene:
    west = {f"{row:02}{column:02}": "meuse-left" for row in range(1, 31) for column in range(17, 31)}
    f = w.field(rows=30, columns=30, tags=west)
    f.put(G_INF, "2905")
    number = f.reserve(A_XXX)

    def go() -> Duel:
        return Duel(f, XxxArrives((number,)))

    return Scene(f, number, LISTED, go, lambda: None)


SCENES: dict[Cause, Callable[[Wanted], Scene]] = {
    Cause.MOVE: move,
    Cause.STRATEGIC: strategic,
    Cause.ADVANCE: advance,
    Cause.FOLLOW: follow,
    Cause.RETREAT: retreat,
    Cause.BUG_OUT: bug_out,
    Cause.SLIP_AWAY: slip_away,
    Cause.REINFORCE: reinforce,
    Cause.WANDER: wander,
    Cause.WITHDRAW: withdraw,
    Cause.ALARM: alarm,
    Cause.DEPLOY_GERMAN: deploy_german,
    Cause.LAND: land,
    Cause.DEPLOY_ALLIED: deploy_allied,
    Cause.JOIN_DEFENCE: join_defence,
    Cause.REPLACE: replace,
    Cause.ENGINEERS: engineers,
    Cause.XXX_ARRIVES: xxx_arrives,
}


def scene(
    cause: Cause,
    side: int,
    unit: str = "",
    *,
    day: int = 18,
    beyond: tuple[str, ...] = (),
    start: str = "",
    **more: Any,
) -> Scene:
    """The scene of a cause, on a field that has what `more` says beside what the scene needs."""
    usual = {GERMAN: G_MECH, ALLIED: A_MECH}[side]
    if cause is Cause.SLIP_AWAY:
        usual, day = A_BIG, day if unit else max(day, 19)
    if cause in (Cause.DEPLOY_ALLIED, Cause.JOIN_DEFENCE, Cause.REPLACE, Cause.ENGINEERS):
        usual = A_INF_2
    return SCENES[cause](Wanted(cause, side, unit or usual, day, beyond, start, more))
