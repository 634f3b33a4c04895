"""Small random maps with units, and every legal path on them, to compare with `reach`."""

import random
from fractions import Fraction

from broadfront.board.grid import DIRECTIONS, Grid, opposite
from broadfront.board.hexmap import HexMap
from broadfront.titles.wacht.data.title import FOLDER
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.set_up import read_set_up
from broadfront.titles.wacht.rules.march import (
    STOP,
    Breach,
    March,
    breach_of_ending_in_hex,
    evaluate_step,
    mp_limit_of_move,
    possible_crossing_means,
)
from broadfront.titles.wacht.rules.mover import (
    Mover,
    make_mover,
    movement_kind_refusal,
    movement_kinds_of_unit,
    movement_refusal,
)
from broadfront.titles.wacht.rules.passage import ASSAULT, STIELAU
from broadfront.titles.wacht.rules.state.board import MOVED, OVERSTACKED, PENALIZED, RETURNING
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side

_CHARTS = WachtGame(FOLDER)


def title_on_map(text: str) -> WachtGame:
    """Return the title on another map."""
    title = WachtGame(FOLDER)
    title.charts = _CHARTS.charts
    vars(title)["map"] = HexMap.parse(text, "small map")
    return title


def map_text(
    rows: int,
    columns: int,
    terrain: dict[str, str],
    words: dict[str, list[str]],
    sides: dict[str, dict[tuple[str, int], str]],
) -> str:
    """Return the text of a map; hexsides are given once and written for both hexes."""
    grid = Grid("rrcc-west", rows, columns)
    lines = [
        "# broadfront-map 1",
        f"# title=wacht numbering=rrcc-west rows={rows} columns={columns} stagger=even-west hex_km=1.6",
    ]
    by_hex: dict[str, dict[str, list[str]]] = {}
    for layer, entries in sides.items():
        for (hex_id, d), cls in entries.items():
            other = grid.neighbor(hex_id, d)
            assert other is not None
            for one, way in ((hex_id, d), (other, opposite(d))):
                by_hex.setdefault(one, {}).setdefault(layer, []).append(f"{DIRECTIONS[way]}:{cls}")
    for cell in grid.cells():
        hex_id = grid.format(cell)
        parts = [hex_id, terrain.get(hex_id, "Clear"), *words.get(hex_id, [])]
        parts += [f"{layer}={','.join(entries)}" for layer, entries in by_hex.get(hex_id, {}).items()]
        lines.append(" ".join(parts))
    return "\n".join(lines) + "\n"


def random_map(rng: random.Random) -> str:
    """Return a map of about 30 hexes with many roads, rivers, bridges and constricted hexes."""
    rows, columns = 5, 6
    grid = Grid("rrcc-west", rows, columns)
    ids = [grid.format(cell) for cell in grid.cells()]
    terrain = {i: rng.choices(["Clear", "Woods", "Forest", "Rough", "Marsh"], [8, 3, 2, 2, 1])[0] for i in ids}
    words: dict[str, list[str]] = {}
    for i in ids:
        tags = {f"de-{'a' if i[2:] < '04' else 'b'}", "us-a"}
        tags |= {tag for tag, part in (("constricted", 0.08), ("fort", 0.1), ("rough", 0.1)) if rng.random() < part}
        tags |= {"congestion"} if i[:2] < "04" else set()
        words[i] = [f"tags={','.join(sorted(tags))}"]
        if rng.random() < 0.2:
            words[i].append(f"{rng.choice(['village', 'town', 'city'])}=P{i}")
    edges = [(i, d) for i in ids for d in (0, 1, 2) if grid.neighbor(i, d) is not None]
    sides: dict[str, dict[tuple[str, int], str]] = {
        layer: {} for layer in ("roads", "rivers", "bridges", "fords", "lines")
    }
    thick = rng.random()
    for edge in edges:
        if rng.random() < 0.2 + 0.5 * thick:
            sides["roads"][edge] = rng.choice(["primary", "secondary", "trail", "trail" if thick < 0.5 else "primary"])
        if rng.random() < 0.25:
            sides["rivers"][edge] = rng.choice(["stream", "minor", "major"])
            road = sides["roads"].get(edge)
            if road and rng.random() < 0.85:
                sides["bridges"][edge] = "trail" if road == "trail" else "road"
            if rng.random() < 0.25:
                sides["fords"][edge] = "ford"
        if rng.random() < 0.1:
            sides["lines"][edge] = "dashed"
    return map_text(rows, columns, terrain, words, sides)


GERMAN_ROWS = (
    "GE Leg units", "AFV", "Heavy AFV", "US/German Recon (MECH)", "US/German Recon (LEG)", "GE AT Leg",
    "GE AT Mech", "HQ", "Leader", "Towed Horse", "Towed Motorized", "Self Propelled", "GE Nebelw. 150 mm",
    "GE Corps/Army", "GE Bicycle Unit",     "German H Bridge Col.", "Einheit Stielau",
)  # fmt: skip
US_ROWS = (
    "US Leg units",
    "AFV",
    "US/German Recon (MECH)",
    "US AT",
    "US Leg Engineer",
    "US 105 mm",
    "HQ",
    "Self Propelled",
)
ARTILLERY = ("Towed Horse", "Towed Motorized", "Self Propelled", "GE Nebelw. 150 mm", "GE Corps/Army", "US 105 mm")


def _random_unit(rng: random.Random, side: str, name: str, at: str, mover: bool) -> str:
    row = rng.choice(GERMAN_ROWS if side == "german" else US_ROWS)
    rolls = mover and rng.random() < 0.4
    if rolls:
        row = "AFV" if side == "german" else "US Leg units"
    engineer = not mover and rng.random() < 0.25
    if engineer:
        row = "AFV" if side == "german" else "US Leg Engineer"
    words = [f'id = "{name}"', f'row = "{row}"', f'at = "{at}"', f"steps = {rng.randint(1, 3)}"]
    if row in ARTILLERY:
        words.append(f'battery = "{rng.choice(["IB", "OOB", "OOB"])}"')
        words += [f"range = {rng.randint(2, 6)}", f"red_hexagon = {str(rng.random() < 0.7).lower()}"]
    if row in ("US AT", "US Leg Engineer"):
        words.append(f'movement_class = "{rng.choice(["Leg", "Mech"])}"')
    if row in ("GE Leg units", "US Leg units", "US/German Recon (LEG)", "GE AT Leg") and rng.random() < 0.3:
        words.append('carried = "tp"')
    if engineer or (row == "US Leg Engineer"):
        words.append(f'engineer = "{rng.choice(["army", "division"])}"')
    if row in ("AFV", "Heavy AFV") and side == "german":
        vehicles = ["Panther"] if rolls else rng.choice([[], ["Hetzer"], ["Panther"], ["Royal Tiger"]])
        words.append(f"vehicles = {vehicles}".replace("'", '"'))
    if row == "US Leg units" and (rolls or rng.random() < 0.3):
        words.append("ranger = true")
    if row == "AFV" and side == "german" and rng.random() < 0.3:
        words.append("brigade_150 = true")
    if side == "german" and not mover and rng.random() < 0.2:
        words.append(f"{rng.choice(['heavy_at', 'heavy_flak'])} = true")
        if row not in ARTILLERY:
            words.append("red_hexagon = true")
    if rng.random() < 0.3:
        words.append('size = "smaller"')
    modes = ["tactical"] * 3 + ["exploitation", "strategic", "pa"]
    words.append(f'mode = "{rng.choice(modes)}"')
    markers = [m for m in ("oos", "resting", "fatigue", "depleted", "constructing", "deployed") if rng.random() < 0.08]
    words.append(f"markers = {markers}".replace("'", '"'))
    if rng.random() < 0.2:
        words.append('attached_to = "F2"' if side == "german" else 'attached_to = "U2"')
    if rng.random() < 0.2:
        words.append('origin = "F2"' if side == "german" else 'origin = "U2"')
    return "{ " + ", ".join(words) + " }"


def random_state(seed: str) -> tuple[WachtState, int]:
    """Return a position on a random map, and the number of the unit to move."""
    rng = random.Random(seed)
    title = title_on_map(random_map(rng))
    ids = list(title.map.ids)
    rng.shuffle(ids)
    mine = rng.choice(["german", "american"])
    other = "american" if mine == "german" else "german"
    spots = {mine: ids[: rng.randint(2, 6)], other: ids[6 : 6 + rng.choice([0, 1, 2, 3, 4])]}
    groups = {"german": ("F1", "F2", "FA"), "american": ("U1", "U2", "UA")}
    placed: dict[str, list[str]] = {name: [] for names in groups.values() for name in names}
    for side, hexes in spots.items():
        for n in range(rng.randint(len(hexes), 2 * len(hexes)) if hexes else 0):
            mover = side == mine and n == 0
            name = "mover" if mover else f"{side} {n}"
            formation = groups[side][0] if mover else rng.choice(groups[side])
            at = hexes[0] if mover else rng.choice(hexes)
            placed[formation].append(_random_unit(rng, side, name, at, mover))
    lines = [
        'format = "wacht-setup 1"', 'label = "random"',
        f'turn = "Dec {rng.choice([16, 17, 19])} {rng.choice(["AM", "PM", "Night"])}"',
        f'ground = "{rng.choice(["normal", "frozen", "snow", "thaw"])}"',
        f"night_activity = {rng.choice([[], ['german', 'american']])}".replace("'", '"'),
        '[[army]]\nid = "A"\nside = "german"\narea = "de-a"', '[[army]]\nid = "B"\nside = "german"\narea = "de-b"',
        '[[army]]\nid = "C"\nside = "american"\narea = "us-a"',
    ]  # fmt: skip
    for side, names in groups.items():
        for name, kind in zip(names, ("division", "brigade", "asset"), strict=True):
            army = "C" if side == "american" else "B" if name == "F2" else "A"
            units = ",\n".join(placed[name])
            lines.append(
                f'[[formation]]\nid = "{name}"\nside = "{side}"\nkind = "{kind}"\narmy = "{army}"\ncorps = "X"\n'
                f"units = [\n{units}\n]"
            )
    state = read_set_up(title, "\n".join(lines), "random set-up")
    _randomize_bridges_and_flags(rng, state)
    return state, state.number("mover")


def _randomize_bridges_and_flags(rng: random.Random, state: WachtState) -> None:
    """Set random bridges, crossings, fieldworks and unit flags."""
    atlas = state.title.atlas
    for i, d in sorted(state.title.map.sides["rivers"]):
        if d < 3 and atlas.around[i][d] < atlas.count:
            key = atlas.hexside_key(i, d)
            if rng.random() < 0.1:
                state.land.bridges[key] = rng.choice(["german_engineer", "german_heavy", "us_engineer", "destroyed"])
            if rng.random() < 0.05:
                state.land.crossed[key] = 12
            if rng.random() < 0.1 and state.land.bridge_at(i, d)[0]:
                state.land.bridges[key] = f"{state.land.bridge_at(i, d)[0]}+safe"
    for name in state.title.map.ids:
        if rng.random() < 0.1:
            state.land.works[name] = rng.choice(["ip", "et", "fort"])
    for n in range(len(state.board.where)):
        if rng.random() < 0.3:
            state.board.flags[n] |= MOVED
    n = state.number("mover")
    state.board.flags[n] = rng.choice([0, 0, 0, PENALIZED, RETURNING, OVERSTACKED])
    if state.board.flags[n] & RETURNING and state.board.side_of[n] == "german":
        state.armies.army_of["F1"] = "B"
    else:
        state.board.flags[n] &= ~RETURNING & 0xFF
    state.board.discard_derived()


Found = dict[str, tuple[Fraction, bool]]
"""Cost of each destination, and whether it is certain."""


def destinations_by_every_path(state: WachtState, mover: Mover, march: March) -> Found:
    """Return all destinations by trying every legal path; each distinct situation of a move is visited once."""
    here = state.board.hex_of(mover.n)
    assert here is not None
    atlas, ids = state.title.atlas, state.title.map.ids
    certain: dict[str, Fraction] = {}
    lucky: dict[str, Fraction] = {}
    todo = [(here.index, march, False)]
    seen = {(here.index, march, False)}
    while todo:
        at, now, rolled = todo.pop()
        if mover.hexes is not None and now.hexes >= mover.hexes:
            continue
        for d, to in enumerate(atlas.around[at]):
            if to >= atlas.count:
                continue
            for means in possible_crossing_means(state, mover, at, to, state.land.edge(at, d)):
                found = evaluate_step(state, mover, now, at, to, means)
                if isinstance(found, Breach) or found.check == "automatic":
                    continue
                limit, _ = mp_limit_of_move(state, mover, march, found.broken, to)
                chance = rolled or found.check == "roll"
                if found.whole:
                    if (
                        limit >= 2
                        and (found.stop or breach_of_ending_in_hex(state, mover, march, to) is None)
                        and to != here.index
                    ):
                        _note_destination(certain, lucky, ids[to], Fraction(limit, 2), chance)
                    continue
                spent = now.spent + int(2 * found.cost)
                if spent > 2 * mover.highest_move_limit and mover.gait.column != ASSAULT:
                    continue
                free = not found.stop or mover.gait.column == ASSAULT
                fits = mover.gait.column == ASSAULT or spent <= limit
                if fits and to != here.index and not (free and breach_of_ending_in_hex(state, mover, march, to)):
                    _note_destination(certain, lucky, ids[to], Fraction(spent - march.spent, 2), chance)
                if found.stop == STOP:
                    continue
                after = March(
                    now.unit,
                    now.began,
                    mover.kind,
                    spent,
                    found.road if mover.gait.is_on_road else "",
                    found.broken,
                    min(now.hexes + 1, mover.hexes or 1),
                )
                following = (to, after, chance or bool(found.stop))
                if following not in seen:
                    seen.add(following)
                    todo.append(following)
    return {hex: (cost, False) for hex, cost in lucky.items()} | {hex: (cost, True) for hex, cost in certain.items()}


def _note_destination(
    certain: dict[str, Fraction], lucky: dict[str, Fraction], hex: str, cost: Fraction, chance: bool
) -> None:
    held = lucky if chance else certain
    held[hex] = min(cost, held.get(hex, cost))


def random_moves(seed: int) -> list[tuple[WachtState, Mover, March]]:
    """Return the moves of a random position: one for each kind of movement open to its unit, at least one."""
    return next(found for attempt in range(1000) if (found := _moves_of(f"{seed}/{attempt}")))


def _moves_of(seed: str) -> list[tuple[WachtState, Mover, March]]:
    state, n = random_state(seed)
    here = state.board.hex_of(n)
    assert here is not None
    phase = "exploitation" if state.board.mode_of(n) == "exploitation" else "movement"
    if movement_refusal(state, n, phase) is not None:
        return []
    kinds = [kind for kind in movement_kinds_of_unit(state, n) if movement_kind_refusal(state, n, kind) is None]
    target = next((hex for hex in threats_to_side(state, state.board.side_of[n]).occupied if hex % 3 == 0), -1)
    return [(state, make_mover(state, n, kind, target), March(n, here.index)) for kind in kinds]


__all__ = ["STIELAU", "destinations_by_every_path", "map_text", "random_moves", "random_state", "title_on_map"]
