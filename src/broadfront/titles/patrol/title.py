"""Patrol, loaded: its map, units, cards and combat table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from broadfront.board.hexmap import HexMap, load_map
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.events import Trace
from broadfront.core.locations import Locations
from broadfront.core.odds import Policy
from broadfront.core.state import State
from broadfront.core.steps import GameOver, InOrder, Step
from broadfront.core.title import Playable, classes_in
from broadfront.core.zones import Zone
from broadfront.tables import Table
from broadfront.titles.patrol import actions
from broadfront.titles.patrol.actions import Attack, Done
from broadfront.titles.patrol.sequence import SEQUENCES, STEPS
from broadfront.titles.patrol.state import SIDES, PatrolState, Unit
from broadfront.titles.patrol.steps.combat import Combat, Reaction, check_attack, join_refusal
from broadfront.titles.patrol.system import choose


class Forces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`house/forces.toml`."""

    turns: int
    village: str
    weather_die: int
    snow_from: int
    bridge_die: int
    bridge_blows_to: int
    hand_limit: int
    supply_edge: dict[str, tuple[str, ...]]
    unit: tuple[Unit, ...]
    card: dict[str, dict[str, int]]


class Patrol(Playable):
    ACTIONS = classes_in(Action, actions)
    STEPS = STEPS
    sequences = SEQUENCES

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        try:
            self.forces = msgspec.convert(self.files.toml("house/forces.toml"), Forces)
        except msgspec.ValidationError as error:
            raise Invalid(f"{self.files.path('house/forces.toml')}: {error}.", given="house/forces.toml") from None
        self.units = self.forces.unit
        self.number = {unit.id: n for n, unit in enumerate(self.units)}
        if len(self.number) != len(self.units):
            raise Invalid(f"{self.files.path('house/forces.toml')}: two units have the same id.", given="unit")
        self.zones = {
            f"{side} {place}": Zone(f"{side} {place}", f"{side} cards", frozenset(seen))
            for side in SIDES
            for place, seen in (("deck", ()), ("hand", (side,)), ("discard", SIDES))
        }

    @cached_property
    def map(self) -> HexMap:
        return load_map(self.files.path("map/hexes.txt"))

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, ["Reserve"])

    @cached_property
    def edges(self) -> dict[str, frozenset[int]]:
        """The supply edge of each side."""
        return {side: frozenset(map(self.map.index_of, hexes)) for side, hexes in self.forces.supply_edge.items()}

    @cached_property
    def village(self) -> int:
        return self.map.index_of(self.map.find(self.forces.village))

    @cached_property
    def combat(self) -> Table:
        return Table.from_file(self.files, "charts/combat.toml", "combat")

    def empty(self, scenario: str, variant: str) -> PatrolState:
        return PatrolState(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> PatrolState:
        state = self.empty(scenario, variant)
        state.turn, state.weather, state.bridge, state.ended = 0, "clear", "new", None
        state.where = [self.locations.hex(u.at) if u.at else self.locations.boxes["Reserve"] for u in self.units]
        state.steps = bytearray(u.steps for u in self.units)
        state.moved, state.fought = bytearray(len(self.units)), bytearray(len(self.units))
        state.derive()
        holder = state.unit_in.get(self.village)
        state.village = "" if holder is None else self.units[holder].side
        for side in SIDES:
            cards = [name for name, counts in self.forces.card.items() for _ in range(counts.get(side, 0))]
            state.zones[f"{side} deck"] = tuple(sorted(cards))
        state.push(InOrder("game"))
        return state

    def over(self, state: State) -> GameOver:
        assert isinstance(state, PatrolState)
        assert state.ended
        winner, reason, rule = state.ended
        return GameOver(winner or None, reason, (rule,))

    def system(self, state: State, step: Step[Any]) -> tuple[Action, Trace | None]:
        assert isinstance(state, PatrolState)
        return choose(state, step)

    # Odds

    def battle(self, state: State, action: Action) -> Step[Any]:
        assert isinstance(state, PatrolState)
        if not isinstance(action, Attack) or not action.attackers:
            raise Invalid("Odds need an Attack with a target and attackers.", parameter="action", given=str(action))
        attackers = tuple(state.number(unit) for unit in action.attackers)
        target = self.map.index_of(action.target)
        check_attack(state, target, attackers)
        return Reaction(self.units[attackers[0]].side, target, attackers)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        assert isinstance(before, PatrolState)
        assert isinstance(after, PatrolState)
        assert isinstance(action, Attack)
        at = self.map.index_of(action.target)
        defender = before.unit_in[at]
        lost = {side: sum(before.steps[n] - after.steps[n] for n in before.of_side(side)) for side in SIDES}
        return {
            "attacker_loses": lost[self.units[before.number(action.attackers[0])].side],
            "defender_loses": lost[self.units[defender].side],
            "hex_cleared": after.unit_in.get(at) != defender,
        }

    def consulted(self, state: State) -> list[str]:
        return [f"{side} hand" for side in SIDES if side not in state.played]

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        assert isinstance(state, PatrolState)
        for target in Combat(side).targets(state):
            joined = (n for n in state.of_side(side) if join_refusal(state, side, target, n) is None)
            yield Attack(self.map.ids[target], tuple(self.units[n].id for n in joined))

    def policy(self, state: State, side: str) -> Policy:
        def choose(at: State) -> Action:
            options = list(at.stack[-1].options(at))
            return Done() if Done() in options else options[0]

        return Policy("plays no card, retreats to the first hex listed, does not advance", choose)

    def describe(self, state: PatrolState, side: str | None) -> str:
        """The position as text, for the terminal."""
        told = [
            f"Turn {state.turn}/{self.forces.turns}, {state.weather}; bridge {state.bridge}; village {state.village}."
        ]
        for n, unit in enumerate(self.units):
            strength = f"strength {state.strength(n)} steps {state.steps[n]}/{unit.steps}"
            told.append(f"  {unit.id:14} {state.where[n].text:10} {strength}")
        return "\n".join(told)
