"""The card of a unit: its MA step by step, what each mode would give it, and its moves leg by leg."""

from __future__ import annotations

from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, exact_plain
from broadfront.titles.wacht.data.records import MODES, TRANSPORTS
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.march import March, Stride
from broadfront.titles.wacht.rules.modes import mode_refusal
from broadfront.titles.wacht.rules.move_rulings import best_move, judge_move, mover_of_move
from broadfront.titles.wacht.rules.mover import explain_unit_ma, movement_refusal
from broadfront.titles.wacht.rules.passage import ARMOR
from broadfront.titles.wacht.rules.path_rolls import path_ledger
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.steps.movement import UnitMove
from broadfront.titles.wacht.steps.preparation import Modes, Transport, transport_refusal
from broadfront.titles.wacht.table.parts import WachtCard, WachtGives, WachtLeg, WachtNote, WachtRoute
from broadfront.titles.wacht.table.picture import format_mp


def unit_card(state: WachtState, unit: str) -> WachtCard:
    """Return the card (data shown) of a unit; while modes or transport are chosen, with what each choice gives."""
    n = state.number(unit)
    step = state.stack[-1] if state.stack else None
    card = _basic_card(state, n)
    if isinstance(step, Modes) and step.side == state.board.side_of[n]:
        card.modes = [_mode_option(state, n, mode, n in step.decided) for mode in MODES if mode != "mr"]
    if isinstance(step, Transport) and step.side == state.board.side_of[n]:
        card.transport = _transport_options(state, step, n)
    return card


def _basic_card(state: WachtState, unit_number: int) -> WachtCard:
    """Return the card of a unit without the choices of mode and transport."""
    board = state.board
    unit, profile, formation = (
        board.unit(unit_number),
        board.profile(unit_number),
        board.formation_of[board.unit(unit_number).formation],
    )
    group = " · ".join(filter(None, (formation.corps, state.armies.army_of[formation.id])))
    battery = board.battery_of(unit_number)
    facts = [
        (phrase("card.formation"), phrase("card.formation-of", formation=formation.id, name=group)),
        (phrase("card.table"), phrase("card.row", row=profile.row.name, battery=battery or "")),
        (phrase("card.class"), phrase("card.class-of", cls=board.class_of(unit_number) if profile.cls else "")),
        (phrase("card.mode"), phrase("card.named", name=board.mode_of(unit_number))),
        (phrase("card.steps"), phrase("card.steps-of", steps=board.steps[unit_number], total=unit.steps)),
    ]
    if unit.armour:
        facts.append((phrase("card.on-bridges"), phrase("card.armor", kind=ARMOR[unit.armour])))
    if board.carried[unit_number]:
        facts.append((phrase("card.carried-by"), phrase("card.named", name=TRANSPORTS[board.carried[unit_number]])))
    if unit.engineer:
        facts.append((phrase("card.engineer"), phrase("card.engineer-of", name=unit.engineer)))
    if unit.leader:
        facts.append((phrase("card.leader"), phrase("card.leader-of", name=unit.leader, yes=unit.activated)))
    worked = explain_unit_ma(state, unit_number)
    phase = "exploitation" if board.mode_of(unit_number) == "exploitation" else "movement"
    why = movement_refusal(state, unit_number, phase)
    return WachtCard(
        unit=unit.id,
        facts=facts,
        ma=_hexes_text(profile.hexes) if profile.counts_hexes else phrase("card.ma", ma=worked.ma),
        ledger=[line.serialize() for line in worked.ledger] if not profile.counts_hexes else [],
        refused=None if why is None else why.serialize(),
    )


def _hexes_text(hexes: int | None) -> str:
    """Return a number of hexes as text for a unit's card; None counts as 0."""
    return phrase("card.hexes", count=hexes or 0)


def _mode_option(state: WachtState, unit_number: int, mode: str, decided: bool) -> WachtGives:
    """Return what a mode would give a unit in its present hex, or the rule that forbids the mode."""
    now = state.board.mode_of(unit_number) == mode
    why = None if now else mode_refusal(state, unit_number, mode)
    if why is not None:
        return WachtGives(mode=mode, now=False, refused=why.serialize())
    gives = WachtGives(mode=mode, now=now, open=not decided and not now)
    return _add_effects_on_movement(gives, _trial_state(state, unit_number, mode=mode), unit_number)


def _trial_state(state: WachtState, unit_number: int, *, mode: str = "", cls: str = "", by: str = "") -> WachtState:
    """Return a copy of the game state in which a unit has another mode, movement class or transport."""
    trial = state.copy()
    if mode:
        trial.board.set_mode(unit_number, mode)
    if cls:
        trial.board.set_class(unit_number, cls)
    if by:
        trial.board.set_carried(unit_number, by)
    return trial


def _add_effects_on_movement(gives: WachtGives, trial: WachtState, unit_number: int) -> WachtGives:
    """Add to an option of a unit's card the movement allowance and the hexes in reach that it would give."""
    gives.phase = phase = "exploitation" if trial.board.mode_of(unit_number) == "exploitation" else "movement"
    why = movement_refusal(trial, unit_number, phase)
    if why is not None:
        gives.stays = why.serialize()
        return gives
    found = UnitReach(trial, unit_number)
    one = next(iter(found.by_kind.values()))
    counts = one.allowed and one.mover.counts_hexes
    gives.ma = _hexes_text(one.mover.hexes) if counts else str(explain_unit_ma(trial, unit_number).ma)
    gives.kinds = list(found.by_kind)
    gives.reach = {hex: _mp_left_text(found, hex) for hex in found}
    return gives


def _mp_left_text(reach: UnitReach, hex: str) -> str:
    """Return the MP a unit would have left in a hex as text, with a question mark if that depends on a roll."""
    arrival = reach.reach_by_best_kind(hex).arrival(hex)
    return format_mp(arrival.left) + ("" if arrival.certain else "?")


def _transport_options(state: WachtState, step: Transport, unit_number: int) -> list[WachtGives]:
    """Return what each choice of transport, or of Leg or Mech, would give a unit."""
    gives = [_add_effects_on_movement(WachtGives(what=phrase("card.as-it-is"), now=True), state, unit_number)]
    for by in ("tp", "intrinsic"):
        why = transport_refusal(state, unit_number, by)
        if why is None:
            gives.append(
                _add_effects_on_movement(
                    WachtGives(do="Motorize", by=by), _trial_state(state, unit_number, by=by), unit_number
                )
            )
    if unit_number not in step.chosen:
        for cls in step.selectable_classes(state, unit_number):
            if cls != state.board.class_of(unit_number):
                gives.append(
                    _add_effects_on_movement(
                        WachtGives(do="SetClass", cls=cls), _trial_state(state, unit_number, cls=cls), unit_number
                    )
                )
    return gives


# A move leg by leg


def move_route(state: WachtState, action: Action) -> WachtRoute | None:
    """Return the costs of a legal move hex by hex; None if the action is illegal or not a move."""
    if not isinstance(action, Move | MoveTo):
        return None
    n = state.number(action.unit)
    here, step = state.board.hex_of(n), state.stack[-1] if state.stack else None
    if here is None:
        return None
    march = step.march if isinstance(step, UnitMove) and step.march.unit == n else March(n, here.index)
    move = best_move(state, n, action.hex, action.kind, march) if isinstance(action, MoveTo) else action
    judged = judge_move(state, march, move)
    if isinstance(judged, Ruling):
        return None
    mover = mover_of_move(state, march, move)
    steps = {state.title.map.ids[one.hex]: one for one in judged.strides}
    spent, legs = march.spent, []
    for hex, lines in path_ledger(state, mover, march, judged):
        one = steps.get(hex)
        if one is not None:
            spent = judged.limit if one.whole else spent + int(2 * one.paid)
        legs.append(
            WachtLeg(
                hex=hex,
                place=place.name if (place := state.title.map.place[state.title.map.index_of(hex)]) else "",
                cost=exact_plain(
                    Fraction(spent - march.spent, 2) if one is not None and one.whole else _step_cost(one)
                ),
                left=exact_plain(Fraction(judged.limit - spent, 2)),
                lines=[line.serialize() for line in lines],
                notes=_step_notes(state, one, one is judged.strides[-1]),
            )
        )
    return WachtRoute(
        unit=action.unit,
        kind=move.kind,
        column=mover.gait.column.replace("_", " "),
        counts_hexes=mover.counts_hexes,
        ma=exact_plain(Fraction(judged.limit, 2)),
        spent=exact_plain(Fraction(march.spent, 2)),
        legs=legs,
    )


def _step_cost(step: Stride | None) -> Fraction:
    """Return the MP that a step costs; 0 without a step."""
    return Fraction(0) if step is None else step.paid


def _step_notes(state: WachtState, step: Stride | None, last: bool) -> list[WachtNote]:
    """Return remarks on a step of a move beyond its cost, such as a bridge that may collapse."""
    if step is None:
        return []
    notes = [WachtNote(phrase("note.means", by=step.means))] if step.means else []
    if step.engineer >= 0:
        notes.append(WachtNote(phrase("note.helps", unit=state.board.unit(step.engineer).id), loud=True))
    if step.check == "roll":
        notes.append(WachtNote(phrase("note.bridge-may-fall"), loud=True, roll=True))
    if step.falls:
        notes.append(WachtNote(phrase("note.bridge-falls"), loud=True))
    if step.counts:
        notes.append(WachtNote(phrase("note.bottleneck")))
    if step.stop == "roll":
        notes.append(WachtNote(phrase("note.stop-roll"), loud=True, roll=not last))
    elif step.stop == "stop":
        notes.append(WachtNote(phrase("note.stops"), loud=True))
    return notes
