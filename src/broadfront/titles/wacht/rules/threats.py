"""Enemy effects on moves for the whole map: penalties, forced stops, closed hexes, forts."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.memoization import memoized
from broadfront.titles.wacht.data.cover import gives_cover
from broadfront.titles.wacht.data.next_to_enemy import EnemyHex, Threat
from broadfront.titles.wacht.data.records import SIDES
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


class AdjacentEnemies(NamedTuple):
    """The enemy-occupied hexes next to a hex, and their effects on a move into that hex."""

    hexes: tuple[int, ...]
    enemies: tuple[EnemyHex, ...]
    threats: tuple[Threat, ...]
    forts: frozenset[int]
    """Enemy-occupied forts next to it."""
    assault: bool
    """Whether an enemy unit next to it is in PA mode."""


NO_ENEMIES = AdjacentEnemies((), (), (), frozenset(), False)


class Threats:
    """Effects of the enemy on the moves of one side, such as penalties and forced stops, for the whole map."""

    def __init__(self, state: WachtState, side: str) -> None:
        self.side = side
        self.atlas = state.title.atlas
        enemy = SIDES[1 - SIDES.index(side)]
        self._cover = _covered_hexes(state)
        self.occupied: dict[int, tuple[int, ...]] = {}
        for hex, units in state.board.at.items():
            mine = tuple(n for n in units if state.board.side_of[n] == enemy)
            if mine:
                self.occupied[hex] = mine
        self.near: dict[int, AdjacentEnemies] = self._find_adjacent(state)
        self.arrays: dict[object, object] = {}
        """Flat arrays for the search, filled on first use."""

    def adjacent_enemies(self, hex: int) -> AdjacentEnemies:
        """Return the enemy-occupied hexes next to a hex, and their effects on a move into it."""
        return self.near.get(hex, NO_ENEMIES)

    def is_covering_terrain(self, hex: int) -> bool:
        """Return whether a hex is Movement Covering Terrain now (terrain, fieldworks, night)."""
        return hex in self._cover if self._cover is not None else True

    def distance_to_enemy(self, hex: int) -> int | None:
        """Return the distance in hexes to the nearest enemy unit other than leaders; None without enemies."""
        return min((self.atlas.distance(hex, other) for other in self._units), default=None)

    @property
    def enemy_unit_hexes(self) -> tuple[int, ...]:
        """Hexes that hold enemy units other than leaders."""
        return self._units

    def _find_adjacent(self, state: WachtState) -> dict[int, AdjacentEnemies]:
        """Return the effects of adjacent enemies for every hex next to an enemy unit."""
        atlas = self.atlas
        self._units = tuple(
            hex for hex, units in self.occupied.items() if any(not state.board.unit(n).is_leader for n in units)
        )
        guns = _find_stopping_artillery(state, self.occupied)
        beside: dict[int, list[int]] = {}
        for hex in self._units:
            for j in atlas.around[hex]:
                if j < atlas.count:
                    beside.setdefault(j, []).append(hex)
        facts = {hex: _enemy_hex_facts(state, hex, self.occupied[hex]) for hex in self._units}
        found = {}
        for hex, enemies in beside.items():
            threats = []
            sights = []
            for other in enemies:
                where, mech, steps, heavy, links, _ = facts[other]
                d = atlas.direction(hex, other)
                assert d is not None
                sights.append(EnemyHex(where, mech, bool(state.land.road_class(hex, d))))
                in_range = any(
                    atlas.distance(spot, hex) <= reach and not links.isdisjoint(names) for spot, reach, names in guns
                )
                threats.append(Threat(steps, where, in_range, heavy))
            forts = frozenset(other for other in enemies if facts[other][0] == "fort")
            found[hex] = AdjacentEnemies(
                tuple(enemies), tuple(sights), tuple(threats), forts, any(facts[other][5] for other in enemies)
            )
        return found


def _enemy_token(state: WachtState, side: str) -> object:
    """Return an object that is replaced whenever a side's enemies or the ground change; it guards a cache."""
    return state.board.standing[1 - SIDES.index(side)]


@memoized(rests_on=("board.standing",), while_equal=_enemy_token)
def threats_to_side(state: WachtState, side: str) -> Threats:
    """Return the effects (such as stops) of the enemy on a side's moves, cached until enemy or ground changes."""
    return Threats(state, side)


def _covered_hexes(state: WachtState) -> frozenset[int] | None:
    """Return the hexes that are Movement Covering Terrain now; None if all are, as at night (H-19)."""
    charts, atlas = state.title.charts, state.title.atlas
    if state.clock.is_night and gives_cover(charts, "movement", ["night"]):
        return None
    found = set(state.title.covered_hexes)
    for name, kind in state.land.works.items():
        if gives_cover(charts, "movement", [kind]):
            found.add(atlas.map.index_of(name))
    return frozenset(found)


def _formation_and_corps_names(state: WachtState, unit_number: int) -> frozenset[str]:
    """Return the formations and the corps that a unit belongs to or is attached to."""
    unit = state.board.unit(unit_number)
    formation = state.board.formation_of[unit.formation]
    names = {unit.formation, unit.attached_to} - {""}
    if formation.corps:
        names.add(f"corps {formation.corps}")
    return frozenset(names)


def _find_stopping_artillery(
    state: WachtState, occupied: dict[int, tuple[int, ...]]
) -> list[tuple[int, int, frozenset[str]]]:
    """Return the undepleted red-hexagon artillery in supply: hex, range, and the formations each fires for.

    Asset artillery fires for its whole corps, other artillery for its own formation (H-11).
    """
    board = state.board
    found = []
    for hex, units in occupied.items():
        for n in units:
            unit = board.unit(n)
            if not (unit.red_hexagon and unit.range and board.profile(n).row.is_artillery):
                continue
            if board.has_marker(n, "oos") or board.has_marker(n, "depleted"):
                continue
            names = _formation_and_corps_names(state, n)
            if board.formation_of[unit.formation].kind != "asset":
                names = frozenset(name for name in names if not name.startswith("corps "))
            found.append((hex, unit.range, names))
    return found


def _enemy_hex_facts(
    state: WachtState, hex: int, units: tuple[int, ...]
) -> tuple[str, bool, int, int, frozenset[str], bool]:
    """Return what movement rules need to know about an enemy-occupied hex.

    These are its fieldwork, whether all its units are Mech, their steps, the steps of the strongest heavy gun, the
    names of their formations and corps, and whether one of them is in Prepared Assault mode.
    """
    board = state.board
    features = state.title.atlas.features[hex]
    works = state.land.works.get(state.title.map.ids[hex], "")
    where = "fort" if "fort" in features or works == "fort" else works or "open"
    steps, heavy = 0, 0
    links: set[str] = set()
    mech = True
    assault = False
    for n in units:
        unit = board.unit(n)
        if unit.is_leader:
            continue
        mech = mech and board.class_of(n) == "Mech"
        assault = assault or board.mode_of(n) == "pa"
        if not unit.is_hq and not board.profile(n).row.is_artillery:
            steps += board.steps[n]
            links |= _formation_and_corps_names(state, n)
        gun = unit.heavy_at or unit.heavy_flak
        if gun and unit.red_hexagon and board.side_of[n] == "german" and not board.has_marker(n, "oos"):
            heavy = max(heavy, board.steps[n])
    return where, mech, steps, heavy, frozenset(links), assault
