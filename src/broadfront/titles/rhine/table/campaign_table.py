"""The display of a campaign: this turn as a checklist, arrivals, stocks, pools, reports and data to plot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from broadfront.board.shown import BarItem, Marker, Panel, Shown
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.steps import InOrder
from broadfront.titles.rhine.data.arrivals import Entry
from broadfront.titles.rhine.data.attrition import attrition_losses
from broadfront.titles.rhine.data.entry import find_edge_entrance, parse_chart_place
from broadfront.titles.rhine.data.roster import BOXES, ELSEWHERE, ENGLAND, ON_MAP
from broadfront.titles.rhine.data.stored_names import (
    ALLIED_REINFORCEMENT,
    CLERK_TURN,
    GERMAN_RESERVE,
    RESERVE_USED,
)
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.actions import Misc, Rebuild, Remove, Restore, port_label
from broadfront.titles.rhine.rules.clerk.campaign import first_turn, last_turn
from broadfront.titles.rhine.rules.clerk.campaign_data import arrival_rows
from broadfront.titles.rhine.rules.clerk.supply_received import sp_distributions, supply_modifiers
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.ports import is_scheldt_open
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds, ReplRoll, rebuild_price
from broadfront.titles.rhine.steps.clerk.reports import Reports, report_kinds_by_account
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from broadfront.titles.rhine.steps.field.battle import Battle
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.steps.field.player_turn import TurnOf
from broadfront.titles.rhine.steps.field.supply_phase import Attrition, attrition_inputs
from broadfront.titles.rhine.steps.weather_rolls import Flight, Ground
from broadfront.titles.rhine.table.checklist import checklist_steps
from broadfront.titles.rhine.table.game_label import format_date
from broadfront.titles.rhine.table.map_accounts import arriving_counter, map_report_form_data
from broadfront.titles.rhine.table.map_markers import map_markers
from broadfront.titles.rhine.table.parts import (
    ArrivalGroup,
    ArrivalLine,
    ArrivalsOfMonth,
    ClerkAccounts,
    ClerkPart,
    ClerkPort,
    ClerkRolls,
    ClerkTurn,
    Rebuildable,
)
from broadfront.titles.rhine.table.sector_table import (
    beginner_hint,
    describe_replacements_left,
    display_counters,
    field_step_data,
    is_step_on_map,
    planned_attack,
    situation_panel,
    weather_text,
)

__all__ = ["campaign_display", "clerk_option_note", "hexes_of_place"]

REPORTING_STEPS = (Reports, Movement, CombatSegment)
"""Steps that accept reports to every account: `Reports`, and in a campaign the phases on the map."""


def campaign_display(state: RhineState) -> Shown:
    """Return all data with which the web page displays the bookkeeping of a campaign."""
    groups = list(_arrival_groups(state))
    field, clock = is_step_on_map(state), state.clock
    return Shown(
        counters=tuple(display_counters(state)) if clock.on_map else (),
        markers=(*_arrival_markers(groups), *_port_markers(state), *map_markers(state)),
        panels=(*((situation_panel(state),) if field else ()), _stocks_panel(state)),
        bar=tuple(_bar_items(state)),
        hint=beginner_hint(state) if field else _beginner_hint(state),
        attack=planned_attack(state),
        extra=ClerkPart(
            campaign=clock.campaign,
            sheets=tuple(state.title.campaigns.sheets(clock.campaign)),
            on_map=clock.on_map,
            turn=clock.turn,
            first_turn=first_turn(state.title, clock.campaign),
            last_turn=last_turn(state.title, clock.campaign),
            turns=[date.isoformat() for date in state.title.calendar.turns],
            notes=[note.text for note in state.title.calendar.notes if note.date == clock.date and clock.turn],
            ground=clock.ground,
            flight=clock.flight,
            checklist=list(checklist_steps(state)),
            arrivals=groups,
            faces=_result_by_outcome(state),
            history=[_history_row_to_turn(row) for row in clock.history],
            mean=_mean_supply_by_nation(state.title, clock.flanks),
            arrivals_by_month=_arrivals_by_month(state.title),
            nations=tuple(clock.nations),
            stocks={name: state.supply.sp[name] for name in clock.stock_names},
            repls=state.supply.repls,
            pools=_units_by_box(state),
            rebuilds=list(_rebuildable_units(state)),
            accounts=_report_form_data(state),
            arriving=arriving_counter(state),
            field=field_step_data(state) if field else None,
        ),
    )


@lru_cache(maxsize=8)
def _mean_supply_by_nation(title: Rhine, flanks: tuple[str, ...]) -> dict[str, list[float]]:
    """Return, by nation, the exact mean of the SP received each turn, without captured ports."""
    found = sp_distributions(title, options=flanks)
    return {nation: [round(float(turn.mean()), 4) for turn in turns] for nation, turns in found.items()}


@lru_cache(maxsize=2)
def _arrivals_by_month(title: Rhine) -> list[ArrivalsOfMonth]:
    """Return the number of arriving counters by nation and month of the campaign."""
    return msgspec.convert(arrival_rows(title), list[ArrivalsOfMonth])


def _history_row_to_turn(row: Mapping[str, Any]) -> ClerkTurn:
    """Convert the history row of a past turn for display, with its rolls grouped by nation."""
    rolls: dict[str, dict[str, Any]] = {}
    for name, value in row.items():
        nation, _, what = name.partition(" ")
        if what:
            rolls.setdefault(nation, {})[what] = value
    by_nation = {nation: ClerkRolls(**rolled) for nation, rolled in rolls.items()}
    ground, flight, first = (str(row.get(name, "")) for name in ("ground", "flight", "first"))
    return ClerkTurn(row["date"], ground, flight, first, by_nation, row.get("stock"))


# This turn


def _result_by_outcome(state: RhineState) -> dict[str, str]:
    """Return what each outcome of the pending roll would mean, as text for display."""
    step = state.stack[-1] if state.stack else None
    chance = step.ask(state) if step is not None else None
    if not isinstance(chance, Chance):
        return {}
    title, date = state.title, state.clock.date
    match step:
        case Ground():
            return {str(face): ground for face, ground in title.weather.row_on(date).ground_by_die().items()}
        case Flight():
            return {str(dice): flight for dice, flight in title.weather.row_on(date).flight_by_dice().items()}
        case SupplyRoll(nation=nation):
            shifts = supply_modifiers(state, nation)
            return {
                str(d): phrase("desk.sp", sp=title.supply.result_for_roll(nation, date, int(d), shifts).sp)
                for d in chance.outcomes
            }
        case ReplRoll(nation=nation):
            found = {str(dice): title.replacements.result_for_roll(nation, date, int(dice)) for dice in chance.outcomes}
            return {dice: phrase("desk.repls", pax=repls.pax, eq=repls.eq) for dice, repls in found.items()}
        case Battle():
            return {str(face): step.result_of_roll(state, int(face)) for face in chance.outcomes}
        case Attrition(hex=hex):
            limits, modifier = attrition_inputs(state, hex)
            return {
                str(dice): phrase("desk.lost", steps=attrition_losses(limits, int(dice) + modifier))
                for dice in chance.outcomes
            }
    return {}


# Arrivals


def _arrival_groups(state: RhineState) -> Iterator[ArrivalGroup]:
    """Yield this turn's lines of the arrival chart grouped by nation, action and place, with their entry hexes."""
    if not state.clock.turn:
        return
    done = _next_arrival_entry(state)
    groups: dict[tuple[str, str, str], list[tuple[int, Entry]]] = {}
    entries = state.title.arrivals.entries
    first = next((n for n, entry in enumerate(entries) if entry.date >= state.clock.date), len(entries))
    for n, entry in enumerate(state.title.arrivals.entries_on(state.clock.date), first):
        groups.setdefault((entry.nation, entry.action, entry.where), []).append((n, entry))
    for (nation, action, where), lines in groups.items():
        effects = [state.title.arrivals.action_in_campaign(entry, state.clock.campaign_region) for _, entry in lines]
        yield ArrivalGroup(
            nation=nation,
            action=action,
            where=where,
            units=sum(entry.piece.units for (_, entry), what in zip(lines, effects, strict=True) if what),
            hexes=hexes_of_place(state.title, where) if action == "arrive" and any(effects) else [],
            lines=[
                ArrivalLine(entry.text, effect, n < done) for (n, entry), effect in zip(lines, effects, strict=True)
            ],
        )


def _next_arrival_entry(state: RhineState) -> int:
    """Return the index of the first arrival chart line that is not carried out yet."""
    for frame in state.stack:
        if isinstance(frame, Arrivals):
            return frame.at
        if isinstance(frame, InOrder) and frame.name in (CLERK_TURN, ALLIED_REINFORCEMENT):
            at = next(n for n, step in enumerate(state.title.sequences[frame.name]) if isinstance(step, Arrivals))
            if frame.at <= at:
                return 0
        if isinstance(frame, TurnOf) and frame.of == "allied":
            return 0
    return len(state.title.arrivals.entries)


@lru_cache(maxsize=512)
def hexes_of_place(title: Rhine, where: str) -> list[str]:
    """Return the map hexes of a place printed in the arrival chart; empty for a box."""
    found: list[str] = []
    for way in parse_chart_place(where, title.entry):
        if way.edge is not None:
            found += find_edge_entrance(title.map, title.entry, way.edge, (), ()).hexes
        elif way.place:
            found.append(title.map.find(title.entry.places[way.place]))
    return found


def _arrival_markers(groups: list[ArrivalGroup]) -> Iterator[Marker]:
    """Yield one map marker for each group of arrivals, in the middle of its entry hexes."""
    taken: set[str] = set()
    for group in groups:
        hexes = [hex for hex in group.hexes if hex not in taken]
        if not hexes:
            continue
        hex = hexes[len(hexes) // 2]
        taken.add(hex)
        text = phrase("desk.enter", count=group.units, nation=group.nation, where=group.where)
        yield Marker(hex, f"{group.nation} {group.units}", "good", owner="allied", text=text)


def _port_markers(state: RhineState) -> Iterator[Marker]:
    """Yield a map marker for each port, with the side that holds it and its hits."""
    board = state.title.map
    where = {tag: board.ids[n] for n, tags in enumerate(board.tags) if "port" in tags for tag in tags if tag != "port"}
    for name, holder in state.land.holder.items():
        if name in where:
            hits = state.land.hits[name]
            kind = "blocked" if hits or holder != "allied" else "good"
            yield Marker(
                where[name],
                f"⚓{hits or ''}",
                kind,
                owner=holder,
                text=phrase("sign.port", port=port_label(name), text=_describe_port(state, name)),
            )


def _describe_port(state: RhineState, name: str) -> str:
    """Describe which side holds a port, and its hits."""
    return phrase("desk.port", side=state.land.holder[name], hits=state.land.hits[name])


# Pools, rebuilds, reports


def _units_by_box(state: RhineState) -> dict[str, list[tuple[str, int, int, str]]]:
    """Return, for each box, its units with id, steps, full steps and a description."""
    pools: dict[str, list[tuple[str, int, int, str]]] = {box: [] for box in BOXES if box != ELSEWHERE}
    for n, counter in enumerate(state.units):
        if (box := state.board.box(n)) in pools:
            kind = f"{counter.ratings} {counter.kind}" if counter.ratings else counter.kind
            description = phrase("desk.loaded", text=kind) if state.supply.cargo[n] else kind
            pools[box].append((counter.id, state.board.steps[n], counter.steps, description))
    return pools


def _rebuildable_units(state: RhineState) -> Iterator[Rebuildable]:
    """Yield the dead and reduced units, with the price of a step and the reason if it cannot be rebuilt now."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Rebuilds):
        return
    for n, counter in enumerate(state.units):
        if not state.board.has_losses(n) or counter.kind == "aircraft" or not counter.type:
            continue
        price, no = rebuild_price(state, n, 1), step.refusal(state, Rebuild(counter.id))
        yield Rebuildable(
            unit=counter.id,
            box=state.board.box(n),
            steps=state.board.steps[n],
            full=counter.steps,
            pax=price.pax,
            eq=price.eq,
            payer=state.replacement_payer(n)[0],
            refused=no.text if no is not None else "",
        )


def _report_form_data(state: RhineState) -> ClerkAccounts | None:
    """Return the data for the forms that report events on the table, or None if none can be made now."""
    if not state.stack or not isinstance(state.stack[-1], REPORTING_STEPS):
        return None
    counters = state.units
    transport = [n for n, c in enumerate(counters) if c.kind == "transport" and state.board.box(n) == ON_MAP]
    return ClerkAccounts(
        names=list(report_kinds_by_account(state)),
        losses=[(counters[n].id, state.board.steps[n]) for n in range(len(counters)) if state.board.is_in_play(n)],
        transport=[(counters[n].id, bool(state.supply.cargo[n])) for n in transport],
        england=[counters[n].id for n in state.board.units_in_box(ENGLAND) if counters[n].kind == "combat"],
        ports=[
            ClerkPort(name, port_label(name), holder, state.land.hits[name], name in state.land.repaired)
            for name, holder in state.land.holder.items()
        ],
        scheldt=state.land.scheldt,
        caps=state.supply.caps,
        shifts={nation: state.supply.shifts[nation] for nation in state.clock.nations},
        most_shift=state.title.max_random_event_shift,
        markers={name: count for name, count in state.land.markers.items() if name != GERMAN_RESERVE},
        drops=state.board.drops,
        on_map=map_report_form_data(state),
    )


def _bar_items(state: RhineState) -> Iterator[BarItem]:
    """Yield the items of the status bar: date, turn and weather."""
    first = first_turn(state.title, state.clock.campaign)
    turns, turn = last_turn(state.title, state.clock.campaign) - first + 1, max(state.clock.turn - first + 1, 1)
    yield BarItem(name=phrase("panel.date"), value=format_date(state.clock.date))
    yield BarItem(name=phrase("panel.turn"), value=phrase("bar.turn", turn=turn, total=turns), part=turn, of=turns)
    yield BarItem(name=phrase("checklist.ground"), value=weather_text(state, "ground", state.clock.ground))
    yield BarItem(name=phrase("checklist.flight"), value=weather_text(state, "flight", state.clock.flight))


def _stocks_panel(state: RhineState) -> Panel:
    """Return the display panel of supply stocks, dumps, replacements, shipping, ports and markers."""
    markers, caps = state.land.markers, state.supply.caps
    in_use = markers[RESERVE_USED]
    return Panel(
        phrase("stocks.heading"),
        (
            *((phrase("panel.sp", side=name), str(state.supply.sp[name])) for name in state.clock.stock_names),
            (phrase("stocks.on-transport"), phrase("desk.sp", sp=state.supply.sp_on_transport)),
            *(
                (phrase("stocks.dumps", side=owner), format_tokens(held))
                for owner in SIDE_BY_OWNER
                if (held := sum(tokens for key, tokens in state.supply.dumps.items() if key.startswith(f"{owner} ")))
            ),
            (phrase("stocks.repls"), describe_replacements_left(state)),
            (phrase("stocks.shipping"), phrase("stocks.left", rail=caps["rail"], sea=caps["sea"])),
            *((port_label(name), _describe_port(state, name)) for name in state.land.hits),
            (phrase("stocks.scheldt"), phrase("stocks.scheldt-now", open=is_scheldt_open(state))),
            (
                phrase("stocks.markers"),
                phrase("stocks.in-use", bridges=markers["bridge"], count=in_use, total=markers["reserve"]),
            ),
            *(((phrase("stocks.drops"), ", ".join(state.board.drops)),) if state.board.drops else ()),
        ),
    )


def _beginner_hint(state: RhineState) -> str:
    """Return a hint for beginners during the first steps of the first turn, or an empty string."""
    clock = state.clock
    if clock.turn != first_turn(state.title, clock.campaign) or (clock.history and clock.history[-1].get("first")):
        return ""
    return phrase("hint.desk" if clock.on_map else "hint.books")


def clerk_option_note(state: RhineState, action: Action) -> str:
    """Return a note on a possible action: place and steps of its unit, or the price of a rebuild."""
    match action:
        case Rebuild(unit=unit, steps=steps):
            price = rebuild_price(state, state.number(unit), steps)
            return phrase("checklist.repls", pax=price.pax, eq=price.eq)
        case Remove(unit=unit) | Restore(unit=unit) | Misc(unit=unit):
            n = state.number(unit)
            return phrase("gloss.steps", box=state.board.box(n), steps=state.board.steps[n], full=state.units[n].steps)
    return ""
