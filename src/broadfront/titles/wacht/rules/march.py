"""One path, hex by hex: what each step costs and why, where it must stop or roll, and the first rule it breaks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, exact_plain, refused
from broadfront.titles.wacht.data import next_to_enemy, prepared_assault, road_costs, stacking
from broadfront.titles.wacht.data.atlas import Edge
from broadfront.titles.wacht.data.bridges import bottleneck_marker_after_crossings, crossing_counts_for_bottleneck
from broadfront.titles.wacht.data.next_to_enemy import Stop
from broadfront.titles.wacht.data.toll import Toll, mp_toll
from broadfront.titles.wacht.data.traffic import is_enemy_in_congestion_range
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules import friends
from broadfront.titles.wacht.rules.mover import BROKE_GROUND, BROKE_WAY_TO_AREA, Mover, is_forbidden_stop
from broadfront.titles.wacht.rules.passage import ASSAULT, STIELAU, Passage, make_passage, printed_crossing_means
from broadfront.titles.wacht.rules.state.board import LOCKED, MOVED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side

STOP, ROLL = "stop", "roll"


class March(msgspec.Struct, frozen=True):
    """Progress of a unit's move so far (march); movement points are counted in halves."""

    unit: int
    began: int
    """The hex in which the move began."""
    kind: str = ""
    """regular or road; empty before the first step."""
    spent: int = 0
    last: str = ""
    """Type of the road last moved along, or empty."""
    broken: int = 0
    hexes: int = 0
    near: bool = False
    """Whether a destination near the enemy was declared (traffic congestion)."""
    ended: bool = False
    overrun: int = -1

    @property
    def is_unmoved(self) -> bool:
        """Whether the unit has not made a step of its move yet."""
        return self.hexes == 0


class Stride(NamedTuple):
    """One step (stride) of a unit's path into an adjacent hex: its cost, and what happens there."""

    hex: int
    means: str
    toll: Toll
    cost: Fraction
    """MP, including a lost fraction; 0 for a step that takes the whole MA (`whole`)."""
    whole: str
    road: str
    broken: int
    check: str
    check_rules: tuple[str, ...]
    stop: str
    """`stop`, `roll` for units that roll where a forced stop applies, or empty."""
    stops: Stop
    engineer: int
    """Number of the engineer that helps across, or -1."""
    bridge: str
    """Hexside key of the bridge crossed, or empty."""
    counts: bool
    """Whether the crossing counts for the bottleneck."""

    @property
    def falls(self) -> bool:
        """Whether the bridge falls without a roll; then the move ends before it, and the step costs nothing."""
        return self.check == "automatic"

    @property
    def paid(self) -> Fraction:
        """The MP that the step takes from the unit, unless it takes the whole MA."""
        return Fraction(0) if self.falls else self.cost


class Breach(NamedTuple):
    """A breach of rules: the rules that a step of a move breaks, and the hex where it breaks them."""

    rules: tuple[str, ...]
    why: Message
    hex: int
    needs: Fraction | None = None
    """MP that the step would have needed, if MP were too few."""


def helping_engineers(state: WachtState, mover: Mover, from_hex: int, to_hex: int, river: str) -> list[int]:
    """Return the engineers that can help a unit across a hexside, those already helping others first (H-07)."""
    atlas, near = state.title.atlas, state.title.charts.house_file.text_at("H-07", river)
    hexes = {from_hex, to_hex}
    if near == "adjacent":
        hexes |= {j for hex in (from_hex, to_hex) for j in atlas.around[hex]}
    found = [
        n
        for hex in hexes
        for n in state.board.at.get(hex, ())
        if n != mover.n and state.board.side_of[n] == mover.side and can_help_across(state, n)
    ]
    return sorted(found, key=lambda n: (not state.board.flags[n] & LOCKED, n))


def can_help_across(state: WachtState, unit_number: int) -> bool:
    """Return whether a unit is an engineer free to help others across water: not building, not moved this phase."""
    board = state.board
    return (
        bool(board.unit(unit_number).engineer)
        and not board.has_marker(unit_number, "constructing")
        and not board.flags[unit_number] & MOVED
    )


def possible_crossing_means(state: WachtState, mover: Mover, from_hex: int, to_hex: int, edge: Edge) -> list[str]:
    """Return the means by which a unit can try to cross a hexside, such as bridge, ford or engineer."""
    found = list(printed_crossing_means(edge))
    if edge.river and not mover.gait.is_on_road and helping_engineers(state, mover, from_hex, to_hex, edge.river):
        found.append("engineer")
    return found


def evaluate_step(
    state: WachtState, mover: Mover, march: March, from_hex: int, to_hex: int, means: str
) -> Stride | Breach:
    """Return one step of a unit with its cost, or why it is illegal; with empty `means`, the cheapest legal step."""
    atlas, threats = state.title.atlas, threats_to_side(state, mover.side)
    d = atlas.direction(from_hex, to_hex) if 0 <= to_hex < atlas.count else None
    if d is None:
        return Breach(
            ("WAR-H-48",),
            say("step.not-adjacent", hex=_hex_name(state, to_hex), where=_hex_name(state, from_hex)),
            to_hex,
        )
    if to_hex in threats.occupied:
        return Breach(("WAR-H-48",), say("step.enemy"), to_hex)
    edge = state.land.edge(from_hex, d)
    if edge.river and not means:
        return _cheapest_step(state, mover, march, from_hex, to_hex, edge)
    given = means
    means, _, wanted = means.partition(":")
    engineer = -1
    if means == "engineer" and edge.river:
        able = [
            n
            for n in helping_engineers(state, mover, from_hex, to_hex, edge.river)
            if wanted in ("", state.board.unit(n).id)
        ]
        if not able:
            rule = state.title.charts.river_file.section("ferry")[edge.river]
            return Breach((rule, "WAR-18.3.0-01"), say("step.no-engineer"), to_hex)
        engineer = able[0]
    key = atlas.hexside_key(from_hex, d) if means == "bridge" and edge.river and edge.bridge else ""
    if key and bottleneck_marker_after_crossings(state.title.charts, state.land.crossed.get(key, 0)) == 0:
        return Breach(("WAR-BOTTLENECK-04",), say("step.marker-flipped"), to_hex)
    way = make_passage(state.title.charts, mover.gait, edge, means if edge.river else "")
    if way.toll.closed:
        return _breach_of_closed_toll(way.toll, to_hex)
    return _add_unit_effects(state, mover, march, from_hex, to_hex, given, way, engineer, key)


def _breach_of_closed_toll(toll: Toll, hex: int) -> Breach:
    """Return a forbidding cost (closed toll) as the rules it breaks, with the reason."""
    assert toll.why is not None
    return Breach(toll.closed, toll.why, hex)


def _hex_name(state: WachtState, hex: int) -> str:
    """Return the id of a hex by its index, or `off-map`."""
    return state.title.map.ids[hex] if 0 <= hex < len(state.title.map) else "off-map"


def _cheapest_step(
    state: WachtState, mover: Mover, march: March, from_hex: int, to_hex: int, edge: Edge
) -> Stride | Breach:
    """Return the cheapest legal step across water by any means, or why the first means tried is illegal."""
    tried = [
        evaluate_step(state, mover, march, from_hex, to_hex, means)
        for means in possible_crossing_means(state, mover, from_hex, to_hex, edge)
    ]
    able = [one for one in tried if isinstance(one, Stride)]
    if able:
        return min(able, key=lambda one: (one.falls, bool(one.whole), one.cost, bool(one.check), one.means))
    first = tried[0]
    assert isinstance(first, Breach)
    return first


def _add_unit_effects(
    state: WachtState,
    mover: Mover,
    march: March,
    from_hex: int,
    to_hex: int,
    means: str,
    way: Passage,
    engineer: int,
    bridge_key: str,
) -> Stride | Breach:
    """Return a step with the effects of friends and enemies in and around the hex entered, or why it is illegal."""
    charts, threats = state.title.charts, threats_to_side(state, mover.side)
    column = mover.gait.column
    toll = way.toll
    stops = Stop(False, ())
    if column != STIELAU:
        near = threats.adjacent_enemies(to_hex)
        cover = threats.is_covering_terrain(to_hex)
        if mover.side == "american" and column != ASSAULT and near.forts & threats.adjacent_enemies(from_hex).forts:
            return Breach(("WAR-7.5.6-01",), say("step.same-fort"), to_hex)
        toll += friends.friends_toll(state, mover, to_hex)
        overrun = mover.overrun in near.hexes
        next_to = bool(near.hexes)
        toll += next_to_enemy.ban_on_entry_next_to_enemy(
            charts, column, cover=cover, overrun=overrun, carried=mover.carried, next_to_enemy=next_to
        )
        if toll.closed:
            return _breach_of_closed_toll(toll, to_hex)
        entered = tuple(state.title.atlas.features[to_hex])
        toll += next_to_enemy.mp_penalty_next_to_enemy(
            charts, column, near.enemies, cover=cover, unit=mover.special, entered=entered
        )
        stops = next_to_enemy.forced_stop_next_to_enemy(charts, column, near.threats, cover=cover) if next_to else stops
        if column == ASSAULT:
            edge_via = "none" if not way.road else f"{way.road}_road" if way.road != "trail" else "trail"
            ends, lines = prepared_assault.must_assault_move_stop(charts, mover.gait.kind, entered, edge_via, next_to)
            stops = Stop(ends, tuple(lines))
    stop = ""
    if stops.stops:
        stop = ROLL if mover.special and column != ASSAULT else STOP
    if toll.stops:
        stop = STOP
    broken = march.broken
    if mover.exempt and way.road not in mover.exempt:
        broken |= BROKE_GROUND
    if mover.toward and not (mover.toward[to_hex] == 0 or mover.toward[to_hex] < mover.toward[from_hex]):
        broken |= BROKE_WAY_TO_AREA
    found = Stride(
        to_hex,
        means,
        toll,
        Fraction(0),
        toll.whole,
        way.road,
        broken,
        way.check,
        way.check_rules,
        stop,
        stops,
        engineer,
        bridge_key,
        bool(bridge_key) and crossing_counts_for_bottleneck(column, mover.profile.cls != "Leg"),
    )
    return _price_step(state, mover, march, from_hex, found)


def _price_step(state: WachtState, mover: Mover, march: March, from_hex: int, found: Stride) -> Stride | Breach:
    """Return a step with its cost in MP, or a breach of rules if the move might be forced to end where it may not."""
    toll = found.toll
    if found.whole and (march.spent or not march.is_unmoved):
        return Breach((found.whole,), say("step.whole-ma"), found.hex)
    if mover.gait.is_on_road:
        lost = road_costs.mp_fraction_lost_at_road_change(Fraction(-march.spent, 2), march.last, found.road)
        if march.last and march.last != found.road:
            toll += mp_toll(0, say("cost.junction", last=march.last, road=found.road), "WAR-7.8.1-01")
        if lost is not None:
            toll += Toll((lost,))
    if found.stop and (why := breach_of_ending_in_hex(state, mover, march, found.hex, forced=True)):
        return Breach(("WAR-H-32", *why.rules), say("step.would-end", why=why.why), found.hex)
    if (
        found.check
        and from_hex != march.began
        and (why := breach_of_ending_in_hex(state, mover, march, from_hex, forced=True))
    ):
        no = say("step.bridge-may-fall", why=why.why, where=_hex_name(state, from_hex))
        return Breach(("WAR-H-32", *why.rules), no, found.hex)
    cost = Fraction(0) if found.whole else toll.mp
    return found._replace(toll=toll, cost=cost)


def breach_of_ending_in_hex(
    state: WachtState, mover: Mover, march: March, hex: int, forced: bool = False
) -> Breach | None:
    """Return why a unit may not end its move in a hex, or None if it may; `forced` if the rules end the move there."""
    if mover.gait.column == STIELAU:
        return None
    charts, threats = state.title.charts, threats_to_side(state, mover.side)
    stack = state.unit_stack(hex, mover.side, without=mover.n)
    if stack.units:
        seen = [*(state.stacking_unit(n, hex) for n in stack.units), state.stacking_unit(mover.n, hex)]
        constricted = "constricted" in state.title.atlas.features[hex]
        fits, line = stacking.check_stacking_limits(charts, constricted, seen)
        if not fits and stacking.takes_stacking_place(seen[-1]):
            return Breach((line.rule, "WAR-7.5.5-05"), say("step.no-room", reason=line.message), hex)
        mech = mover.profile.cls != "Leg" and not mover.unit.is_leader
        breach = stacking.bridge_column_breach(seen)
        if breach is not None and mech:
            return Breach((breach.rule,), breach.message, hex)
        if mech and ((mover.mode == "strategic" and stack.mech) or stack.strategic):
            return Breach(("WAR-7.5.4-03",), say("step.strategic-stacked"), hex)
    if is_forbidden_stop(mover, threats, hex):
        rules = ("WAR-7.10.0-01",) if mover.profile.row.is_artillery else ()
        return Breach((*rules, mover.profile.row.rule), say("step.may-not-stop"), hex)
    if mover.gait.column == ASSAULT and not forced:
        starts, ends = bool(threats.adjacent_enemies(march.began).hexes), bool(threats.adjacent_enemies(hex).hexes)
        may, lines = prepared_assault.may_assault_move_end(charts, starts, ends)
        if not may:
            return Breach((lines[-1].rule,), lines[-1].message, hex)
    return None


def mp_limit_of_move(state: WachtState, mover: Mover, march: March, broken: int, destination: int) -> tuple[int, bool]:
    """Return the limit of the whole move in half MP, and whether the unit declared a destination near the enemy."""
    near = march.near
    if mover.near_limits != mover.limits and not near:
        near = is_enemy_in_congestion_range(
            state.title.charts, threats_to_side(state, mover.side).distance_to_enemy(destination)
        )
    limits = mover.near_limits if near else mover.limits
    return 2 * limits[broken], near


class LegalPath(NamedTuple):
    """A legal path of a unit: its steps, and the movement points of the whole move in halves."""

    strides: tuple[Stride, ...]
    limit: int
    near: bool


def judge_path(
    state: WachtState, mover: Mover, march: March, path: Sequence[int], means: Sequence[str] = ()
) -> LegalPath | Breach:
    """Return the steps of a path if it is legal, else the first breach of a rule; die rolls are assumed to succeed."""
    here = state.board.hex_of(mover.n)
    assert here is not None
    at, now = here.index, march
    strides: list[Stride] = []
    breach: Breach | None = None
    crossings: dict[str, int] = {}
    for step, to in enumerate(path):
        if strides and strides[-1].stop == STOP:
            lines = strides[-1].stops.ledger
            stopped = (strides[-1].toll.stops,) if strides[-1].toll.stops else (line.rule for line in lines)
            rules = tuple(dict.fromkeys(stopped))
            breach = Breach(rules, say("step.move-ends", where=_hex_name(state, at)), to)
        elif strides and strides[-1].whole:
            breach = Breach((strides[-1].whole,), say("step.ma-spent", where=_hex_name(state, at)), to)
        elif strides and strides[-1].falls:
            breach = Breach(strides[-1].check_rules, say("step.bridge-falls"), to)
        elif mover.hexes is not None and now.hexes >= mover.hexes:
            breach = Breach(_hex_limit_rules(state, mover), say("step.most-hexes", most=mover.hexes), to)
        if breach is not None:
            break
        found = evaluate_step(state, mover, now, at, to, means[step] if step < len(means) else "")
        if isinstance(found, Breach):
            breach = found
            break
        crossings[found.bridge] = crossings.get(found.bridge, 0) + found.counts
        if found.bridge and _is_bridge_worn_out(state, found.bridge, crossings[found.bridge] - 1):
            breach = Breach(("WAR-BOTTLENECK-04",), say("step.flips-marker"), to)
            break
        strides.append(found)
        spent = now.spent + int(2 * found.cost)
        now = msgspec.structs.replace(
            now, kind=mover.kind, spent=spent, last=found.road, broken=found.broken, hexes=now.hexes + 1
        )
        at = to
    limit, near = mp_limit_of_move(state, mover, march, now.broken, path[-1])
    short = _breach_of_mp_limit(state, mover, march, strides, limit)
    if short is not None:
        return short
    if breach is not None:
        return breach
    ends_freely = not strides[-1].stop or mover.gait.column == ASSAULT
    if ends_freely and (why := breach_of_ending_in_hex(state, mover, march, at)):
        return why
    return LegalPath(tuple(strides), limit, near)


def _is_bridge_worn_out(state: WachtState, bridge: str, further_crossings: int) -> bool:
    """Return whether a bottleneck bridge is closed after this many more counted crossings."""
    return (
        bottleneck_marker_after_crossings(state.title.charts, state.land.crossed.get(bridge, 0) + further_crossings)
        == 0
    )


def _hex_limit_rules(state: WachtState, mover: Mover) -> tuple[str, ...]:
    """Return the rules that limit how many hexes a unit may move."""
    if mover.gait.column == ASSAULT:
        return (str(state.title.charts.assault_hexes[mover.gait.kind]["rule"]),)
    return ("WAR-UNIT-26",) if mover.gait.column == STIELAU else ("WAR-UNIT-32", mover.profile.row.rule)


def _breach_of_mp_limit(
    state: WachtState, mover: Mover, march: March, strides: Sequence[Stride], limit: int
) -> Breach | None:
    """Return the first step that the unit's movement points do not cover, as a breach of rules; None if they
    suffice."""
    if mover.gait.column == ASSAULT:
        return None
    spent = march.spent
    for found in strides:
        if found.whole:
            if limit < 2 * state.title.charts.house_file.integer_at("H-06", "least_ma"):
                return Breach((found.whole,), say("step.needs-ma"), found.hex)
            return None
        cost = int(2 * found.cost)
        if spent + cost > limit:
            left, all_of_it = exact_plain(Fraction(limit - spent, 2)), exact_plain(Fraction(limit, 2))
            why = say("step.too-expensive", needed=exact_plain(found.cost), left=left, amount=all_of_it)
            return Breach(("WAR-H-38", *found.toll.rules), why, found.hex, found.cost)
        spent += cost
    return None


def ruling_on_breach(state: WachtState, mover: Mover, breach: Breach) -> Ruling:
    """Return the refusal of a move that breaks rules, with the rules, the hex, and the MP that were lacking."""
    no = say("step.refused", unit=mover.unit.id, hex=_hex_name(state, breach.hex), why=breach.why)
    if breach.needs is not None:
        no = no.with_data(mp_needed=exact_plain(breach.needs))
    return refused(breach.rules, no)
