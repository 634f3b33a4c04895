"""A sector on the table: counters as printed and as they stand, markers, the situation, what each mover may do."""

from __future__ import annotations

import re
from collections.abc import Iterator

from broadfront.board.points import show_mp
from broadfront.board.shown import Counter, Panel, Shown, Way, bar_of
from broadfront.core.actions import Action
from broadfront.core.locations import Box, OnMap
from broadfront.core.rulings import exact
from broadfront.titles.rhine.data.roster import DEAD, TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.data.units import Unit
from broadfront.titles.rhine.rules.actions import Move, Overrun, PontoonRoll, RepairBridge, RetreatTo, TakeSteps
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.modes import face_of
from broadfront.titles.rhine.rules.field.movement import fuel_refusal, may_move, mode_change_refusal, points, reach_of
from broadfront.titles.rhine.rules.field.opening import open_battle
from broadfront.titles.rhine.rules.field.supply import traced
from broadfront.titles.rhine.rules.field.victory import score
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import OptionChoice, Withdrawal
from broadfront.titles.rhine.steps.field.bridges import bridge_work
from broadfront.titles.rhine.steps.field.combat_segment import Assault
from broadfront.titles.rhine.steps.field.moving import CHOICES, Going, Movement, Picked, moves_of
from broadfront.titles.rhine.table.map_markers import map_markers
from broadfront.titles.rhine.table.parts import SectorColumn, SectorMode, SectorPart

__all__ = ["counters_of", "field_gloss", "field_moves", "field_table", "warm_field"]

COLOURS = {"CW": "british", "US": "american", "FR": "french", "GE": "german"}
ARMS = (
    (r"Para|FJ|Abn Div", "parachute"), (r"Gld|AL Bde", "glider"), (r"Rec Bn", "recon"), (r"Flak", "anti-aircraft"),
    (r"AG Bde", "assault-gun"), (r"Arty", "artillery"),
)  # fmt: skip
BY_KIND = {"HQ": "hq", "transport": "truck", "pontoon": "bridging", "artillery": "artillery", "aircraft": "air"}
BY_CATEGORY = {"Armor": "armor", "Mech": "mechanized", "Other": "infantry"}
SIZE_WORDS = (
    ("Corps", "corps"), ("Div", "division"), ("Bde", "brigade"), ("Rgt", "regiment"), ("KG", "regiment"),
    ("Bn", "battalion"), ("Arty", "regiment"),
)  # fmt: skip
STOCK_BADGES = ("", "low on stocks", "no stocks left")
ARRIVING, LOST = "Reinforcements", "Dead pile"
MOVERS = (Movement, Picked, Going)


def field_table(state: RhineState) -> Shown:
    """Everything is open in this game: both sides see the same."""
    return Shown(
        counters=tuple(counters_of(state)),
        boxes=() if state.campaign else (ARRIVING, LOST),
        markers=tuple(map_markers(state)),
        panels=(_situation(state),),
        bar=bar_of(_situation(state)),
        hint=_hint(state),
        attack=_attack(state),
        extra=SectorPart(state.phase, _movers(state), _column(state)),
    )


# Counters


def arm_of(unit: Unit) -> str:
    """The NATO symbol of a counter."""
    if unit.kind in BY_KIND:
        return BY_KIND[unit.kind]
    found = next((arm for words, arm in ARMS if re.search(words, unit.id)), None)
    return found or BY_CATEGORY[unit.category]


def size_of(unit: Unit) -> str:
    return next((size for word, size in SIZE_WORDS if word in unit.id.split()), "") if unit.kind != "transport" else ""


def label_of(unit: Unit) -> str:
    """The name without the words the symbol tells."""
    short = re.sub(r" (HQ|Div|Bde|Rgt|Bn|Inf|Para|Gld|Arm|Mech|Rec|PzGr|VG|FJ|AL|AG)\b", "", f" {unit.id}").strip()
    return short or unit.id


def counters_of(state: RhineState) -> Iterator[Counter]:
    """Counters as they stand; of a campaign those in hexes, the pools of its desk show the others."""
    # The last lies on top of its stack: what attacks, the strongest of it.
    units = state.units
    order = sorted(range(len(units)), key=lambda n: (units[n].kind == "combat", units[n].combat.strength, n))
    boxes = {TO_ARRIVE: ARRIVING, DEAD: LOST}
    for n in order:
        unit, at = state.units[n], state.where[n]
        if state.campaign and not isinstance(at, OnMap):
            continue
        face = face_of(unit, state.mode(n))
        strength = f"({face.strength})" if face.defends_only else str(face.strength)
        yield Counter(
            unit.id,
            unit.side,
            hex=at.hex if isinstance(at, OnMap) else "",
            box=boxes.get(at.name, "") if isinstance(at, Box) else "",
            kind=arm_of(unit),
            size=size_of(unit),
            label=label_of(unit),
            strength="" if unit.kind == "transport" else f"{strength}-{face.rating}-{face.allowance}",
            movement=str(face.allowance) if unit.kind == "transport" else "",
            steps=state.steps[n],
            full_steps=unit.steps,
            badges=tuple(_badges(state, n)),
            done=bool(state.moved[n]) and unit.side == _asked(state),
            colours="ss" if "SS" in unit.id.split() else "polish" if "Pol" in unit.id.split() else COLOURS[unit.nation],
        )


def _asked(state: RhineState) -> str:
    """The side that moves or attacks now."""
    step = state.stack[-1] if state.stack else None
    return step.mover(state) if isinstance(step, Movement) else state.side


def _badges(state: RhineState, n: int) -> Iterator[str]:
    if not isinstance(state.where[n], OnMap):
        arrives = state.units[n].arrives
        if isinstance(at := state.where[n], Box) and at.name == TO_ARRIVE:
            yield f"{arrives}. turn"
        return
    if state.oos[n]:
        yield "out of supply"
    if state.mode(n) != "Combat":
        yield f"{state.mode(n)} Mode"
    if state.stocks[n]:
        yield STOCK_BADGES[state.stocks[n]]
    if state.cargo[n]:
        yield "carries 1 SP"
    if state.fuelled[n]:
        yield "fuelled"


# Panels


def _situation(state: RhineState) -> Panel:
    window, calendar = state.window, state.title.calendar
    turns = calendar.number(window.last) - calendar.number(window.first) + 1
    won = {} if state.campaign else score(state)
    return Panel(
        "Situation",
        (
            ("Turn", f"{max(state.turn_of_game, 1)} of {turns}, {state.date.day} {state.date:%B %Y}"),
            ("Player turn", f"{state.side}, {state.phase} Phase"),
            ("Weather", f"{state.ground} ground, flight {state.flight}"),
            *((("Points now", f"allied {won['allied']}, german {won['german']}; more at the end win"),) if won else ()),
            *((f"SP {owner}", _stock(state, owner, side)) for side in SIDES for owner in state.owners(side)),
            *((f"Reserve markers {side}", str(state.reserve_left(side))) for side in SIDES),
        ),
    )


def _stock(state: RhineState, owner: str, side: str) -> str:
    on_map = sum(tokens for key, tokens in state.dumps.items() if key.startswith(f"{owner} "))
    carried = sum(state.cargo[n] for n in state.of_side(side) if state.owner_of(n) == owner)
    moving = f", {sp_text(carried)} on transport" if carried else ""
    if state.campaign:
        return f"{sp_text(on_map)} in dumps{moving}"
    return f"{sp_text(on_map)}{moving}; {state.sector.file.supply[side].sp} more each turn"


def _hint(state: RhineState) -> str:
    if state.turn_of_game > 1:
        return ""
    if state.campaign:
        return (
            "Move the counters that stand on the map; Done passes the phase. What you resolve at the table, such as a "
            "barrage, is entered under Report."
        )
    match state.stack[-1] if state.stack else None:
        case Movement() if state.side == "allied":
            return (
                "Choose a unit, then its mode: Combat to fight, Move to go far, Reserve to wait behind the front. Blue "
                "hexes can be reached; pointing at one shows its path and what each hex costs. Supply (S) must follow."
            )
        case Assault():
            return "Add attackers one by one; the exact odds change with each. Terrain halves and doubles strengths."
    return ""


def _attack(state: RhineState) -> Attack | None:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Assault) or not step.joined:
        return None
    units = tuple(state.units[n].id for n in step.joined)
    return Attack(state.title.map.ids[step.target], units)


def _column(state: RhineState) -> SectorColumn | None:
    """How the attack being prepared stands: line, odds column, modifier of the dice, and every factor."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Assault) or not step.joined:
        return None
    opening = open_battle(state.copy(), step.target, step.joined)
    column = state.title.combat.lines[opening.line][opening.column]
    return SectorColumn(opening.line, column, opening.drm, [line.told() for line in opening.ledger])


# What movers may do


def _movers(state: RhineState) -> dict[str, list[SectorMode]]:
    """For each unit that may move now: the modes it may take, its points there, and why not where not."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Movement):
        side = step.mover(state)
        able = [n for n in state.of_side(side) if may_move(state, n, side) is None]
    elif isinstance(step, Picked | Going):
        able = [step.unit]
    else:
        return {}
    return {state.units[n].id: [_mode(state, n, mode) for mode in _modes(state, n)] for n in able}


def _modes(state: RhineState, n: int) -> tuple[str, ...]:
    """Modes worth offering: transport has no other use than to move."""
    now = state.mode(n)
    return CHOICES if now in CHOICES and state.units[n].kind != "transport" else (now,)


def _mode(state: RhineState, n: int, mode: str) -> SectorMode:
    told = SectorMode(mode, mode == state.mode(n))
    if no := mode_change_refusal(state, n, mode):
        told.refused = no.text
        return told
    told.points, told.mobility = str(exact(points(state, n, mode)[0])), face_of(state.units[n], mode).mobility
    if no := fuel_refusal(state, n, mode):
        told.stays = no.text
    return told


def field_moves(state: RhineState, unit: str) -> Iterator[Way]:
    """Every move and overrun of a unit in every mode it may take now, with the points left."""
    n = state.number(unit)
    step = state.stack[-1] if state.stack else None
    side = state.units[n].side
    if not isinstance(step, MOVERS) or may_move(state, n, side) is not None:
        return
    if side != (step.mover(state) if isinstance(step, Movement) else step.side):
        return
    if isinstance(step, Picked | Going) and step.unit != n:
        return
    if isinstance(step, Movement):
        for work in bridge_work(state, n):
            if isinstance(work, PontoonRoll | RepairBridge) and step.refusal(state, work) is None:
                yield Way(work, (work.hex,))
    for mode in (step.mode,) if isinstance(step, Going) else _modes(state, n):
        if mode_change_refusal(state, n, mode) or fuel_refusal(state, n, mode):
            continue
        found = reach_of(state, n, mode)
        for action in moves_of(state, side, n, mode):
            assert isinstance(action, Move | Overrun)
            left = found.left(action.path[-1]) if isinstance(action, Move) else None
            yield Way(action, action.path, "" if left is None else show_mp(left))


def warm_field(state: RhineState) -> None:
    """Price the map for every class of mover of the sector, and for supply paths."""
    for n, unit in enumerate(state.units):
        if state.hex_of(n) is not None:
            for mode in {unit.combat.mobility: "Combat", unit.move.mobility: "Move"}.values():
                reach_of(state, n, mode)
    for side in SIDES:
        traced(state, side)


def field_gloss(state: RhineState, action: Action) -> str:
    """What an option means beyond its words."""
    step = state.stack[-1] if state.stack else None
    match action:
        case TakeSteps(steps=steps) if isinstance(step, OptionChoice):
            hexes = step.options_due - steps
            return f"{hexes} hex{'es' if hexes > 1 else ''} of retreat" if hexes else "and stand"
        case RetreatTo(hex=hex) if isinstance(step, Withdrawal):
            side = state.units[step.units[0]].side
            return "in an enemy zone: DG" if state.in_enemy_zone(side, state.title.map.index[hex]) else ""
    return ""
