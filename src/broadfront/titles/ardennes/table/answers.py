"""Questions about a position, one function each, for one unit, hex or side or for all.

Each returns a `Report`: a table for people, data for programs, and what to show on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from broadfront.core.errors import unknown
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.fighting.terrain_effects import in_fixed_artillery_range
from broadfront.titles.ardennes.rules.fighting.unit_states import explain_zone
from broadfront.titles.ardennes.rules.forces.boundaries import army_of, in_corps_area
from broadfront.titles.ardennes.rules.forces.german_reserve import okw_release
from broadfront.titles.ardennes.rules.lines.communication import explain_communication, explain_wandering
from broadfront.titles.ardennes.rules.lines.contact import explain_contact
from broadfront.titles.ardennes.rules.lines.line import NORTH, SOUTH, line
from broadfront.titles.ardennes.rules.lines.proximate import explain_proximate, proximity
from broadfront.titles.ardennes.rules.lines.rearward import rearward
from broadfront.titles.ardennes.rules.lines.supply import explain_supply
from broadfront.titles.ardennes.rules.lines.surround import explain_danger, explain_surround
from broadfront.titles.ardennes.rules.routes.bridges import check_demolition, in_order
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import check_move, may_move, reach
from broadfront.titles.ardennes.rules.routes.roadblock import eligible, out_of_communication, priority
from broadfront.titles.ardennes.rules.routes.strategic import STRATEGIC, may_begin, strategic_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import explain_points, over_the_bar, victory_points

__all__ = ["ASKS", "Report", "Wanted", "ask_position"]


class Wanted(msgspec.Struct, frozen=True):
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
        rules = dict.fromkeys((*self.rules, *(entry.rule for entry in self.ledger)))
        data: dict[str, Any] = {
            "rows": [dict(zip(self.head, row, strict=True)) for row in self.rows],
            "rules": list(rules),
        }
        if self.ledger:
            data["ledger"] = [msgspec.to_builtins(entry.told()) for entry in self.ledger]
        return data


Ask = Callable[[ArdennesState, Wanted], Report]


def ask_position(state: ArdennesState, what: str, wanted: Wanted | None = None) -> Report:
    """Answer one of the questions in `ASKS` about a position."""
    if what not in ASKS:
        raise unknown(phrase("answer.question"), what, ASKS, parameter="ask")
    return ASKS[what](state, wanted or Wanted())


# Subject


def _units(state: ArdennesState, wanted: Wanted, side: int | None = None) -> list[int]:
    """Return the units a question is about, by side, hex and selector."""
    chosen = wanted.side if wanted.side is not None else side
    if wanted.unit is not None:
        return [wanted.unit]
    board = state.board
    if wanted.hex is not None:
        return [n for n in board.at[wanted.hex] if chosen is None or board.side_of(n) == chosen]
    return sorted(state.on_map(chosen), key=lambda n: (board.side_of(n), board.where[n].text, state.units[n].selector))


def _stacks(state: ArdennesState, wanted: Wanted, side: int) -> list[int]:
    """Return the hexes a question is about: the given one, or those with units of the side."""
    if wanted.hex is not None:
        return [wanted.hex]
    return sorted({hex for n in _units(state, wanted, side) if (hex := state.board.hex(n)) is not None})


def _side(wanted: Wanted, default: int = ALLIED) -> int:
    return default if wanted.side is None else wanted.side


def _rules(rulings: Iterable[Ruling]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for ruling in rulings for rule in ruling.rules))


def _facts_path(ruling: Ruling) -> tuple[str, ...]:
    path = ruling.facts.get("path", ())
    return tuple(map(str, path)) if isinstance(path, (list, tuple)) else ()


# Questions


def ask_units(state: ArdennesState, wanted: Wanted) -> Report:
    """Every unit on the map with steps, strength and states."""
    rows, board = [], state.board
    for n in _units(state, wanted):
        id, side, where = state.units[n].id, SIDES[board.side_of(n)], board.where[n].text
        states = ", ".join(board.states(n)) or "-"
        rows.append((id, side, where, board.steps[n], board.strength(n), army_of(state, n), states))
    return Report(("unit", "side", "where", "steps", "strength", "army", "states"), tuple(rows))


def ask_status(state: ArdennesState, wanted: Wanted) -> Report:
    """Everything illegal about the position."""
    problems = state.status()
    rows = tuple((p.where or "-", p.text, p.rule or "-") for p in problems)
    marked = tuple(p.where for p in problems if p.where in state.ground.map.index)
    return Report(("where", "problem", "rule"), rows, tuple(p.rule for p in problems if p.rule), marked=marked)


def _per_unit(
    state: ArdennesState, wanted: Wanted, explain: Callable[[ArdennesState, int, int], Ruling], yes: str, no: str
) -> Report:
    rows, rulings, marked, paths = [], [], [], []
    hexes: list[tuple[str, int, int]] = []
    board = state.board
    if wanted.hex is not None and not board.at[wanted.hex]:
        hexes.append(("-", wanted.hex, _side(wanted)))
    for n in _units(state, wanted):
        hex = board.hex(n)
        if hex is None:
            rows.append((state.units[n].id, board.where[n].text, "-", phrase("answer.off-map")))
        else:
            hexes.append((state.units[n].id, hex, board.side_of(n)))
    one = len(hexes) == 1
    for name, hex, side in hexes:
        ruling = explain(state, side, hex)
        rulings.append(ruling)
        way = _facts_path(ruling)
        rows.append(
            (name, state.name(hex), yes if ruling.legal else no, "-".join(way) if ruling.legal else ruling.text)
        )
        if not ruling.legal:
            marked.append(state.name(hex))
        if way and (one or not ruling.legal):
            paths.append(way)
    head = ("unit", "hex", "result", "why")
    return Report(head, tuple(rows), _rules(rulings), marked=tuple(marked), paths=tuple(paths))


def ask_supply(state: ArdennesState, wanted: Wanted) -> Report:
    """Who can trace Supply now, with the path to the map edge or what cuts it."""
    return _per_unit(state, wanted, explain_supply, phrase("answer.in-supply"), phrase("answer.cut-off"))


def ask_communication(state: ArdennesState, wanted: Wanted) -> Report:
    """Who is in Communication, with the path to the map edge or what cuts it."""
    return _per_unit(state, wanted, explain_communication, phrase("answer.in-communication"), phrase("answer.cut-off"))


def ask_surround(state: ArdennesState, wanted: Wanted) -> Report:
    """Which stacks are Surrounded or in danger of it, and what closes the ring."""
    rows, rulings, marked = [], [], []
    for side in (GERMAN, ALLIED) if wanted.side is None else (wanted.side,):
        for hex in _stacks(state, wanted, side):
            if wanted.hex is not None and not state.board.units_at(hex, side) and wanted.side is None:
                continue
            ruling, danger = explain_surround(state, hex, side), explain_danger(state, hex, side)
            rulings += [ruling, danger]
            in_danger = danger.legal and not ruling.legal
            if ruling.legal or in_danger:
                marked.append(state.name(hex))
            topic = "answer.in-danger" if in_danger else "answer.surrounded" if ruling.legal else "answer.open"
            rows.append((state.name(hex), SIDES[side], phrase(topic), danger.text if in_danger else ruling.text))
    return Report(("hex", "side", "result", "why"), tuple(rows), _rules(rulings), marked=tuple(marked))


def ask_wandering(state: ArdennesState, wanted: Wanted) -> Report:
    """Which Allied units are Behind Enemy Lines."""
    found = [(n, explain_wandering(state, n)) for n in _units(state, wanted, ALLIED)]
    rows = tuple(
        (state.units[n].id, state.board.where[n].text, phrase("answer.wandering" if r.legal else "answer.no"), r.text)
        for n, r in found
    )
    marked = tuple(state.board.where[n].text for n, r in found if r.legal)
    return Report(("unit", "hex", "result", "why"), rows, _rules(r for _, r in found), marked=marked)


def ask_proximate(state: ArdennesState, wanted: Wanted) -> Report:
    """Which stacks (or which hex) are Proximate to an enemy unit, to which, and how far."""
    rows, rulings = [], []
    sides = (ALLIED, GERMAN) if wanted.side is None else (wanted.side,)
    if wanted.hex is not None and not state.board.at[wanted.hex]:
        sides = (_side(wanted),)
    for side in sides:
        for hex in _stacks(state, wanted, side):
            ruling = explain_proximate(state, hex, 1 - side)
            rulings.append(ruling)
            word = phrase("answer.proximate" if ruling.legal else "answer.no")
            rows.append((state.name(hex), SIDES[side], word, ruling.text))
    figures: dict[str, str] = {}
    if len(sides) == 1:
        lengths = proximity(state, 1 - sides[0]).tolist()
        figures = {state.name(hex): str(length) for hex, length in enumerate(lengths) if length > 0}
    return Report(("hex", "side", "result", "why"), tuple(rows), _rules(rulings), figures=figures)


def ask_contact(state: ArdennesState, wanted: Wanted) -> Report:
    """Which Allied units are OutOfContact."""
    found = [(n, explain_contact(state, n)) for n in _units(state, wanted, ALLIED)]
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
    return Report(("unit", "hex", "result", "why"), rows, _rules(r for _, r in found), marked=marked)


def ask_line(state: ArdennesState, wanted: Wanted) -> Report:
    """The Lines of the Allies from north to south, and the stacks without which they would part."""
    now = line(state)
    named = {NORTH: phrase("answer.north"), SOUTH: phrase("answer.south")}
    rows = []
    figures: dict[str, str] = {}
    for number, group in enumerate(now.groups(), 1):
        stacks = [node for node in group if node >= 0]
        edges = [named[node] for node in group if node < 0]
        vital = [state.name(node) for node in stacks if node in now.cut]
        hexes = " ".join(state.name(node) for node in stacks)
        rows.append((number, ", ".join(edges) or "-", hexes or "-", " ".join(vital) or "-"))
        figures |= {state.name(node): str(number) for node in stacks}
    marked = tuple(state.name(node) for node in sorted(now.cut) if node >= 0)
    rules = ("ARD-H-14", "ARD-H-15")
    return Report(
        ("line", "edges", "stacks", "without which it parts"), tuple(rows), rules, marked=marked, figures=figures
    )


def ask_zones(state: ArdennesState, wanted: Wanted) -> Report:
    """Which stacks exert a zone of control, and why others do not."""
    rows, rulings = [], []
    for side in (GERMAN, ALLIED) if wanted.side is None else (wanted.side,):
        for hex in _stacks(state, wanted, side):
            if state.board.units_at(hex, side):
                ruling = explain_zone(state, hex, side)
                rulings.append(ruling)
                word = phrase("answer.zone" if ruling.legal else "answer.no-zone")
                rows.append((state.name(hex), SIDES[side], word, ruling.text))
    return Report(("hex", "side", "result", "why"), tuple(rows), _rules(rulings))


def _ask_reach(state: ArdennesState, wanted: Wanted, strategic: bool) -> Report:
    rows, rules = [], []
    figures: dict[str, str] = {}
    units = _units(state, wanted)
    for n in units:
        stuck = may_begin(state, n) if strategic else may_move(state, n)
        name = state.units[n].id
        if stuck is not None:
            rules += list(stuck.rules)
            rows.append((name, state.board.where[n].text, 0, "-", stuck.text))
            continue
        moves = strategic_reach(state, n) if strategic else reach(state, n)
        ends = moves.destinations()
        west = max(ends, key=lambda hex: state.ground.west[state.ground.map.index[hex]], default="-")
        rows.append((name, state.board.where[n].text, len(ends), west, " ".join(ends) if len(units) == 1 else "-"))
        if len(units) == 1:
            figures = {hex: str((moves.left(hex) or 0) // 12) for hex in ends}
    rules += ["ARD-DEF-21", "ARD-DEF-22"] if strategic else ["ARD-TEC-21", "ARD-TEC-22", "ARD-TEC-23"]
    head = ("unit", "from", "hexes", "westernmost", "destinations")
    return Report(head, tuple(rows), tuple(dict.fromkeys(rules)), figures=figures)


def ask_reach(state: ArdennesState, wanted: Wanted) -> Report:
    """Where a unit can go by normal movement (figures: movement points left), or how far everybody can."""
    return _ask_reach(state, wanted, strategic=False)


def ask_strategic(state: ArdennesState, wanted: Wanted) -> Report:
    """The same by Strategic Movement."""
    return _ask_reach(state, wanted, strategic=True)


def ask_roadblocks(state: ArdennesState, wanted: Wanted) -> Report:
    """Roadblocks on the map, and the hexes where a German unit coming adjacent would cause a check."""
    rows, rulings = [], []
    leaving = dict(out_of_communication(state))
    for id in sorted(state.land.roadblocks):
        why = phrase("answer.goes", side=leaving[id]) if id in leaving else phrase("answer.stays")
        rows.append((id, phrase("answer.roadblock"), state.ground.hv[state.ground.map.index[id]], why))
    hexes = [wanted.hex] if wanted.hex is not None else priority(state, state.ground.position)
    figures: dict[str, str] = {}
    for hex in hexes:
        ruling = eligible(state, hex)
        if ruling.legal or wanted.hex is not None:
            rulings.append(ruling)
            hv = state.ground.hv[hex]
            check = phrase("answer.check", hv=hv) if ruling.legal else phrase("answer.no-check")
            rows.append((state.name(hex), check, hv, ruling.text))
            if ruling.legal:
                figures[state.name(hex)] = str(hv)
    rules = _rules(rulings) or ("ARD-R0-11",)
    if wanted.hex is None:
        rules += ("ARD-R0-07", "ARD-DEF-05")  # the order of the rows
    return Report(
        ("hex", "what", "HV", "why"), tuple(rows), rules, marked=tuple(sorted(state.land.roadblocks)), figures=figures
    )


def ask_bridges(state: ArdennesState, wanted: Wanted) -> Report:
    """Every bridge: its state, its holder, and whether a German unit coming next to it would cause a check."""
    rows, rulings = [], []
    ground = state.ground
    for crossing in in_order(state, ground.crossings):
        word = state.land.bridge(crossing)
        if word == "none" or (wanted.hex is not None and wanted.hex not in (crossing.a, crossing.b)):
            continue
        near = crossing.a if wanted.hex is None else wanted.hex
        ruling = check_demolition(state, crossing, near)
        other = check_demolition(state, crossing, crossing.b if near == crossing.a else crossing.a)
        best = ruling if ruling.legal or not other.legal else other
        rulings.append(best)
        holder = SIDES[state.land.bridge_held_by(crossing)]
        rows.append((crossing.id, crossing.river, word, holder, best.text))
    rules = (*_rules(rulings), "ARD-H-55")  # the order of the rows
    return Report(("bridge", "river", "state", "held by", "demolition"), tuple(rows), rules)


def ask_points(state: ArdennesState, wanted: Wanted) -> Report:
    """The German's victory points, and the bar of the day."""
    lines = explain_points(state)
    rows = [(entry.reason, entry.amount) for entry in lines] + [(phrase("answer.total"), victory_points(state))]
    bar = over_the_bar(state)
    rows.append((bar.text, "-"))
    return Report(("hex", "points"), tuple(rows), bar.rules, lines)


def ask_hex(state: ArdennesState, wanted: Wanted) -> Report:
    """What the map and the position say of a hex: terrain, HV, route, areas, holder, bank, range."""
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
    ground = state.ground
    place = ground.map.place[hex]
    yes, no = phrase("answer.yes"), phrase("answer.no")
    first, second = phrase("answer.primary"), phrase("answer.secondary")
    route = first if hex in ground.primary else second if hex in ground.secondary else "-"
    bank = [phrase("answer.west")] if hex in ground.meuse_west else []
    bank += [phrase("answer.adjacent")] if hex in ground.meuse else []
    terrain = ground.map.terrain[hex]
    back = rearward(state, hex, ALLIED)
    return (
        state.name(hex),
        f"{place.name} ({place.kind})" if place else "-",
        phrase("answer.westwall", terrain=terrain) if hex in ground.westwall else terrain,
        ground.hv[hex],
        yes if hex in ground.position else no,
        route,
        ", ".join(bank) or "-",
        SIDES[state.land.held_by(hex)] if hex in state.holdable else "-",
        " ".join(army for army, area in ground.army_area.items() if hex in area) or "-",
        " ".join(corps for corps in ground.corps_area if in_corps_area(state, corps, hex)) or "-",
        yes if in_fixed_artillery_range(state, hex).legal else no,
        state.name(back) if back is not None else "-",
        sum(vp.value for vp in state.victory_hexes if vp.hex == state.name(hex)),
    )


def ask_okw(state: ArdennesState, wanted: Wanted) -> Report:
    """Is OKW released."""
    ruling = okw_release(state)
    return Report(
        ("OKW", "why"),
        ((phrase("answer.released" if ruling.legal else "answer.not-released"), ruling.text),),
        ruling.rules,
    )


ASKS: dict[str, Ask] = {
    "units": ask_units,
    "status": ask_status,
    "supply": ask_supply,
    "communication": ask_communication,
    "surround": ask_surround,
    "wandering": ask_wandering,
    "proximate": ask_proximate,
    "contact": ask_contact,
    "line": ask_line,
    "zones": ask_zones,
    "reach": ask_reach,
    "strategic": ask_strategic,
    "roadblocks": ask_roadblocks,
    "bridges": ask_bridges,
    "points": ask_points,
    "hex": ask_hex,
    "okw": ask_okw,
}


def describe(what: str) -> str:
    """Return the one-line description of a question, which is the docstring of its function."""
    return (ASKS[what].__doc__ or "").strip()


def check_path(
    state: ArdennesState, number: int, hexes: Sequence[str], *, strategic: bool, reinforcing: bool
) -> Ruling:
    """Rule whether a unit may move along a path, by normal, reinforcing or Strategic Movement."""
    if strategic:
        return check_move(state, number, hexes, STRATEGIC)
    return check_move(state, number, hexes, cause=Cause.REINFORCE if reinforcing else Cause.MOVE)
