"""Questions about a position, one function each, for one unit, hex or side or for all.

Each returns a `Report`: a table for people, data for programs, and what to show on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from broadfront.core.errors import unknown_name
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.fighting.terrain_effects import check_artillery_range
from broadfront.titles.ardennes.rules.fighting.unit_states import check_zone_of_control
from broadfront.titles.ardennes.rules.forces.boundaries import army_of, is_in_corps_area
from broadfront.titles.ardennes.rules.forces.german_reserve import check_okw_release
from broadfront.titles.ardennes.rules.lines.allied_line import NORTH, SOUTH, allied_lines
from broadfront.titles.ardennes.rules.lines.communication import check_behind_enemy_lines, check_communication
from broadfront.titles.ardennes.rules.lines.contact import check_out_of_contact
from broadfront.titles.ardennes.rules.lines.proximity import check_proximate, proximate_distances
from broadfront.titles.ardennes.rules.lines.rearward import rearward_hex
from broadfront.titles.ardennes.rules.lines.supply import check_supply
from broadfront.titles.ardennes.rules.lines.surround import check_danger, check_surrounded
from broadfront.titles.ardennes.rules.routes.bridges import check_demolition, sort_bridges
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import check_move, find_reach, move_refusal
from broadfront.titles.ardennes.rules.routes.roadblocks import check_roadblock, cut_off_roadblocks, sort_by_priority
from broadfront.titles.ardennes.rules.routes.strategic_movement import STRATEGIC, begin_refusal, strategic_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import check_daily_points, points_ledger, victory_points

__all__ = ["REPORTS", "QuestionSubject", "Report", "report_on_position"]


class QuestionSubject(msgspec.Struct, frozen=True):
    """The subject of a question: one unit, one hex or one side; everything if all are None."""

    unit: int | None = None
    hex: int | None = None
    side: int | None = None


class Report(msgspec.Struct, frozen=True):
    """The answer to a question about a position."""

    head: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]
    rules: tuple[str, ...] = ()
    ledger: tuple[LedgerLine, ...] = ()
    marked: tuple[str, ...] = ()
    """Hexes to mark on the map."""
    figures: Mapping[str, str] = {}
    """Figure shown in each tinted hex."""
    paths: tuple[tuple[str, ...], ...] = ()
    """Paths to draw."""

    def to_data(self) -> dict[str, Any]:
        """Return the answer as plain data: rows, rule ids, and the itemized costs or modifiers if there are any."""
        rules = dict.fromkeys((*self.rules, *(entry.rule for entry in self.ledger)))
        data: dict[str, Any] = {
            "rows": [dict(zip(self.head, row, strict=True)) for row in self.rows],
            "rules": list(rules),
        }
        if self.ledger:
            data["ledger"] = [msgspec.to_builtins(entry.serialize()) for entry in self.ledger]
        return data


ReportFunction = Callable[[ArdennesState, QuestionSubject], Report]


def report_on_position(state: ArdennesState, question: str, wanted: QuestionSubject | None = None) -> Report:
    """Answer the named question about a position."""
    if question not in REPORTS:
        raise unknown_name(phrase("answer.question"), question, REPORTS, parameter="ask")
    return REPORTS[question](state, wanted or QuestionSubject())


# Subject


def _subject_units(state: ArdennesState, wanted: QuestionSubject, side: int | None = None) -> list[int]:
    """Return the units a question is about, sorted by side, hex and selector (order number)."""
    chosen = wanted.side if wanted.side is not None else side
    if wanted.unit is not None:
        return [wanted.unit]
    board = state.board
    if wanted.hex is not None:
        return [n for n in board.at[wanted.hex] if chosen is None or board.side_of(n) == chosen]
    return sorted(state.on_map(chosen), key=lambda n: (board.side_of(n), board.where[n].text, state.units[n].selector))


def _subject_hexes(state: ArdennesState, wanted: QuestionSubject, side: int) -> list[int]:
    """Return the hexes a question is about: the one given, or all that hold units of the side."""
    if wanted.hex is not None:
        return [wanted.hex]
    return sorted({hex for n in _subject_units(state, wanted, side) if (hex := state.board.hex_of_unit(n)) is not None})


def _subject_side(wanted: QuestionSubject, default: int = ALLIED) -> int:
    """Return the side that a question is about, or the default if it names none."""
    return default if wanted.side is None else wanted.side


def _cited_rules(rulings: Iterable[Ruling]) -> tuple[str, ...]:
    """Return the rules cited by any of these answers on what is legal, each once."""
    return tuple(dict.fromkeys(rule for ruling in rulings for rule in ruling.rules))


def _path_of_ruling(ruling: Ruling) -> tuple[str, ...]:
    """Return the path of hexes that an answer on what is legal names; empty if it names none."""
    path = ruling.facts.get("path", ())
    return tuple(map(str, path)) if isinstance(path, (list, tuple)) else ()


# Questions


def report_units(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Every unit on the map with steps, strength and states."""
    rows, board = [], state.board
    for n in _subject_units(state, wanted):
        id, side, where = state.units[n].id, SIDES[board.side_of(n)], board.where[n].text
        states = ", ".join(board.states(n)) or "-"
        rows.append((id, side, where, board.steps[n], board.strength(n), army_of(state, n), states))
    return Report(("unit", "side", "where", "steps", "strength", "army", "states"), tuple(rows))


def report_status(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Everything illegal about the position."""
    problems = state.status()
    rows = tuple((p.where or "-", p.text, p.rule or "-") for p in problems)
    marked = tuple(p.where for p in problems if p.where in state.ground.map.index)
    return Report(("where", "problem", "rule"), rows, tuple(p.rule for p in problems if p.rule), marked=marked)


def _report_per_unit(
    state: ArdennesState,
    wanted: QuestionSubject,
    explain: Callable[[ArdennesState, int, int], Ruling],
    yes: str,
    no: str,
) -> Report:
    """Return a report with one row per unit: its hex, yes or no, and the path or the reason."""
    rows, rulings, marked, paths = [], [], [], []
    hexes: list[tuple[str, int, int]] = []
    board = state.board
    if wanted.hex is not None and not board.at[wanted.hex]:
        hexes.append(("-", wanted.hex, _subject_side(wanted)))
    for n in _subject_units(state, wanted):
        hex = board.hex_of_unit(n)
        if hex is None:
            rows.append((state.units[n].id, board.where[n].text, "-", phrase("answer.off-map")))
        else:
            hexes.append((state.units[n].id, hex, board.side_of(n)))
    one = len(hexes) == 1
    for name, hex, side in hexes:
        ruling = explain(state, side, hex)
        rulings.append(ruling)
        way = _path_of_ruling(ruling)
        rows.append(
            (name, state.hex_id(hex), yes if ruling.legal else no, "-".join(way) if ruling.legal else ruling.text)
        )
        if not ruling.legal:
            marked.append(state.hex_id(hex))
        if way and (one or not ruling.legal):
            paths.append(way)
    head = ("unit", "hex", "result", "why")
    return Report(head, tuple(rows), _cited_rules(rulings), marked=tuple(marked), paths=tuple(paths))


def report_supply(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Who can trace Supply now, with the path to the map edge or what cuts it."""
    return _report_per_unit(state, wanted, check_supply, phrase("answer.in-supply"), phrase("answer.cut-off"))


def report_communication(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Who is in Communication, with the path to the map edge or what cuts it."""
    return _report_per_unit(
        state, wanted, check_communication, phrase("answer.in-communication"), phrase("answer.cut-off")
    )


def report_surround(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Which stacks are Surrounded or in danger of it, and what closes the ring."""
    rows, rulings, marked = [], [], []
    for side in (GERMAN, ALLIED) if wanted.side is None else (wanted.side,):
        for hex in _subject_hexes(state, wanted, side):
            if wanted.hex is not None and not state.board.units_at(hex, side) and wanted.side is None:
                continue
            ruling, danger = check_surrounded(state, hex, side), check_danger(state, hex, side)
            rulings += [ruling, danger]
            in_danger = danger.legal and not ruling.legal
            if ruling.legal or in_danger:
                marked.append(state.hex_id(hex))
            topic = "answer.in-danger" if in_danger else "answer.surrounded" if ruling.legal else "answer.open"
            rows.append((state.hex_id(hex), SIDES[side], phrase(topic), danger.text if in_danger else ruling.text))
    return Report(("hex", "side", "result", "why"), tuple(rows), _cited_rules(rulings), marked=tuple(marked))


def report_wandering(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Which Allied units are Behind Enemy Lines."""
    found = [(n, check_behind_enemy_lines(state, n)) for n in _subject_units(state, wanted, ALLIED)]
    rows = tuple(
        (state.units[n].id, state.board.where[n].text, phrase("answer.wandering" if r.legal else "answer.no"), r.text)
        for n, r in found
    )
    marked = tuple(state.board.where[n].text for n, r in found if r.legal)
    return Report(("unit", "hex", "result", "why"), rows, _cited_rules(r for _, r in found), marked=marked)


def report_proximate(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Which stacks (or which hex) are Proximate to an enemy unit, to which, and how far."""
    rows, rulings = [], []
    sides = (ALLIED, GERMAN) if wanted.side is None else (wanted.side,)
    if wanted.hex is not None and not state.board.at[wanted.hex]:
        sides = (_subject_side(wanted),)
    for side in sides:
        for hex in _subject_hexes(state, wanted, side):
            ruling = check_proximate(state, hex, 1 - side)
            rulings.append(ruling)
            word = phrase("answer.proximate" if ruling.legal else "answer.no")
            rows.append((state.hex_id(hex), SIDES[side], word, ruling.text))
    figures: dict[str, str] = {}
    if len(sides) == 1:
        lengths = proximate_distances(state, 1 - sides[0]).tolist()
        figures = {state.hex_id(hex): str(length) for hex, length in enumerate(lengths) if length > 0}
    return Report(("hex", "side", "result", "why"), tuple(rows), _cited_rules(rulings), figures=figures)


def report_contact(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Which Allied units are OutOfContact."""
    found = [(n, check_out_of_contact(state, n)) for n in _subject_units(state, wanted, ALLIED)]
    rows = tuple(
        (
            state.units[n].id,
            state.board.where[n].text,
            phrase("answer.out-of-contact" if r.legal else "answer.no"),
            r.text,
        )
        for n, r in found
    )
    marked = tuple(dict.fromkeys(state.board.where[n].text for n, r in found if r.legal))
    return Report(("unit", "hex", "result", "why"), rows, _cited_rules(r for _, r in found), marked=marked)


def report_line(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """The Lines of the Allies from north to south, and the stacks without which they would break."""
    now = allied_lines(state)
    named = {NORTH: phrase("answer.north"), SOUTH: phrase("answer.south")}
    rows = []
    figures: dict[str, str] = {}
    for number, group in enumerate(now.nodes_by_line(), 1):
        stacks = [node for node in group if node >= 0]
        edges = [named[node] for node in group if node < 0]
        vital = [state.hex_id(node) for node in stacks if node in now.cut_nodes]
        hexes = " ".join(state.hex_id(node) for node in stacks)
        rows.append((number, ", ".join(edges) or "-", hexes or "-", " ".join(vital) or "-"))
        figures |= {state.hex_id(node): str(number) for node in stacks}
    marked = tuple(state.hex_id(node) for node in sorted(now.cut_nodes) if node >= 0)
    rules = ("ARD-H-14", "ARD-H-15")
    return Report(
        ("line", "edges", "stacks", "without which it parts"), tuple(rows), rules, marked=marked, figures=figures
    )


def report_zones(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Which stacks exert a zone of control, and why others do not."""
    rows, rulings = [], []
    for side in (GERMAN, ALLIED) if wanted.side is None else (wanted.side,):
        for hex in _subject_hexes(state, wanted, side):
            if state.board.units_at(hex, side):
                ruling = check_zone_of_control(state, hex, side)
                rulings.append(ruling)
                word = phrase("answer.zone" if ruling.legal else "answer.no-zone")
                rows.append((state.hex_id(hex), SIDES[side], word, ruling.text))
    return Report(("hex", "side", "result", "why"), tuple(rows), _cited_rules(rulings))


def _report_destinations(state: ArdennesState, wanted: QuestionSubject, strategic: bool) -> Report:
    """Return a report on where units can go by normal or Strategic Movement, one row per unit."""
    rows, rules = [], []
    figures: dict[str, str] = {}
    units = _subject_units(state, wanted)
    for n in units:
        stuck = begin_refusal(state, n) if strategic else move_refusal(state, n)
        name = state.units[n].id
        if stuck is not None:
            rules += list(stuck.rules)
            rows.append((name, state.board.where[n].text, 0, "-", stuck.text))
            continue
        moves = strategic_reach(state, n) if strategic else find_reach(state, n)
        ends = moves.end_ids()
        west = max(ends, key=lambda hex: state.ground.west[state.ground.map.index[hex]], default="-")
        rows.append((name, state.board.where[n].text, len(ends), west, " ".join(ends) if len(units) == 1 else "-"))
        if len(units) == 1:
            figures = {hex: str((moves.movement_left(hex) or 0) // 12) for hex in ends}
    rules += ["ARD-DEF-21", "ARD-DEF-22"] if strategic else ["ARD-TEC-21", "ARD-TEC-22", "ARD-TEC-23"]
    head = ("unit", "from", "hexes", "westernmost", "destinations")
    return Report(head, tuple(rows), tuple(dict.fromkeys(rules)), figures=figures)


def report_reach(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Where a unit can go by normal movement (with movement points left), or how far all units can go."""
    return _report_destinations(state, wanted, strategic=False)


def report_strategic(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Where a unit can go by Strategic Movement, or how far all units can go."""
    return _report_destinations(state, wanted, strategic=True)


def report_roadblocks(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Roadblocks on the map, and the hexes where a German unit coming adjacent would cause a check."""
    rows, rulings = [], []
    leaving = dict(cut_off_roadblocks(state))
    for id in sorted(state.land.roadblocks):
        why = phrase("answer.goes", side=leaving[id]) if id in leaving else phrase("answer.stays")
        rows.append((id, phrase("answer.roadblock"), state.ground.hv[state.ground.map.index[id]], why))
    hexes = [wanted.hex] if wanted.hex is not None else sort_by_priority(state, state.ground.position)
    figures: dict[str, str] = {}
    for hex in hexes:
        ruling = check_roadblock(state, hex)
        if ruling.legal or wanted.hex is not None:
            rulings.append(ruling)
            hv = state.ground.hv[hex]
            check = phrase("answer.check", hv=hv) if ruling.legal else phrase("answer.no-check")
            rows.append((state.hex_id(hex), check, hv, ruling.text))
            if ruling.legal:
                figures[state.hex_id(hex)] = str(hv)
    rules = _cited_rules(rulings) or ("ARD-R0-11",)
    if wanted.hex is None:
        rules += ("ARD-R0-07", "ARD-DEF-05")  # the order of the rows
    return Report(
        ("hex", "what", "HV", "why"), tuple(rows), rules, marked=tuple(sorted(state.land.roadblocks)), figures=figures
    )


def report_bridges(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Every bridge: its state, its holder, and whether a German unit coming next to it would cause a check."""
    rows, rulings = [], []
    ground = state.ground
    for crossing in sort_bridges(state, ground.crossings):
        word = state.land.bridge_state(crossing)
        if word == "none" or (wanted.hex is not None and wanted.hex not in (crossing.a, crossing.b)):
            continue
        near = crossing.a if wanted.hex is None else wanted.hex
        ruling = check_demolition(state, crossing, near)
        other = check_demolition(state, crossing, crossing.b if near == crossing.a else crossing.a)
        best = ruling if ruling.legal or not other.legal else other
        rulings.append(best)
        holder = SIDES[state.land.bridge_holder(crossing)]
        rows.append((crossing.id, crossing.river, word, holder, best.text))
    rules = (*_cited_rules(rulings), "ARD-H-55")  # the order of the rows
    return Report(("bridge", "river", "state", "held by", "demolition"), tuple(rows), rules)


def report_points(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """The German's victory points, and the number he needs today."""
    lines = points_ledger(state)
    rows = [(entry.reason, entry.amount) for entry in lines] + [(phrase("answer.total"), victory_points(state))]
    bar = check_daily_points(state)
    rows.append((bar.text, "-"))
    return Report(("hex", "points"), tuple(rows), bar.rules, lines)


def report_hex(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """What the map and the position say about a hex: terrain, HV, route, areas, holder, river bank, range."""
    hexes = [wanted.hex] if wanted.hex is not None else sorted(state.ground.position)
    return Report(
        (
            "hex",
            "place",
            "terrain",
            "HV",
            "position",
            "route",
            "Meuse",
            "held by",
            "armies",
            "corps",
            "FAR",
            "rearward",
            "VP",
        ),
        tuple(_hex_row(state, hex) for hex in hexes),
        ("ARD-H-01", "ARD-H-03", "ARD-H-04", "ARD-H-07", "ARD-H-08", "ARD-H-09", "ARD-H-10", "ARD-H-11"),
    )


def _hex_row(state: ArdennesState, hex: int) -> tuple[object, ...]:
    """Return what the report on a hex says, column by column."""
    ground = state.ground
    place = ground.map.place[hex]
    yes, no = phrase("answer.yes"), phrase("answer.no")
    first, second = phrase("answer.primary"), phrase("answer.secondary")
    route = first if hex in ground.primary else second if hex in ground.secondary else "-"
    bank = [phrase("answer.west")] if hex in ground.meuse_west else []
    bank += [phrase("answer.adjacent")] if hex in ground.meuse else []
    terrain = ground.map.terrain[hex]
    back = rearward_hex(state, hex, ALLIED)
    return (
        state.hex_id(hex),
        f"{place.name} ({place.kind})" if place else "-",
        phrase("answer.westwall", terrain=terrain) if hex in ground.westwall else terrain,
        ground.hv[hex],
        yes if hex in ground.position else no,
        route,
        ", ".join(bank) or "-",
        SIDES[state.land.place_holder(hex)] if hex in state.holdable else "-",
        " ".join(army for army, area in ground.army_area.items() if hex in area) or "-",
        " ".join(corps for corps in ground.corps_area if is_in_corps_area(state, corps, hex)) or "-",
        yes if check_artillery_range(state, hex).legal else no,
        state.hex_id(back) if back is not None else "-",
        sum(vp.value for vp in state.victory_hexes if vp.hex == state.hex_id(hex)),
    )


def report_okw(state: ArdennesState, wanted: QuestionSubject) -> Report:
    """Whether the OKW units are released."""
    ruling = check_okw_release(state)
    return Report(
        ("OKW", "why"),
        ((phrase("answer.released" if ruling.legal else "answer.not-released"), ruling.text),),
        ruling.rules,
    )


REPORTS: dict[str, ReportFunction] = {
    "units": report_units,
    "status": report_status,
    "supply": report_supply,
    "communication": report_communication,
    "surround": report_surround,
    "wandering": report_wandering,
    "proximate": report_proximate,
    "contact": report_contact,
    "line": report_line,
    "zones": report_zones,
    "reach": report_reach,
    "strategic": report_strategic,
    "roadblocks": report_roadblocks,
    "bridges": report_bridges,
    "points": report_points,
    "hex": report_hex,
    "okw": report_okw,
}


def describe_report(question: str) -> str:
    """Return the one-line description of a question about a position."""
    return (REPORTS[question].__doc__ or "").strip()


def check_path(
    state: ArdennesState, unit_number: int, hexes: Sequence[str], *, strategic: bool, reinforcing: bool
) -> Ruling:
    """Rule whether a unit may move along a path, by normal, reinforcing or Strategic Movement."""
    if strategic:
        return check_move(state, unit_number, hexes, STRATEGIC)
    return check_move(state, unit_number, hexes, cause=Cause.REINFORCE if reinforcing else Cause.MOVE)
