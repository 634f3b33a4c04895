"""Wacht, loaded: charts, house definitions, map, and what is worked out from them once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.locations import Locations
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Step
from broadfront.core.title import Playable, classes_in
from broadfront.titles.wacht.charts import Charts
from broadfront.titles.wacht.turns import GameTurn, turn_number
from broadfront.titles.wacht.units import Profile, profile

if TYPE_CHECKING:
    from broadfront.board.hexmap import HexMap
    from broadfront.titles.wacht.field import Field
    from broadfront.titles.wacht.state import WachtState
    from broadfront.titles.wacht.tables import Tables


class Wacht(Playable):
    """What a chart look-up needs is at hand; the game is imported when it is first played."""

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.charts = Charts(self.files)
        self.profile = lru_cache(maxsize=2048)(self._profile)
        self.area_distance = lru_cache(maxsize=64)(self._area_distance)
        self.game_turn = lru_cache(maxsize=128)(self._game_turn)

    def _profile(
        self, stem: str, battery: str | None, side: str, cls: str | None, carried: str, motive: str | None
    ) -> Profile:
        return profile(
            self.charts, stem, battery=battery, side=side, movement_class=cls, carried=carried, motive=motive
        )

    def _game_turn(self, number: int) -> GameTurn:
        return turn_number(self.charts, number)

    # The map

    @cached_property
    def map(self) -> HexMap:
        from broadfront.board.hexmap import load_map

        return load_map(self.files.path("map/hexes.txt"))

    @cached_property
    def choosers(self) -> frozenset[str]:
        """Rows of units that choose between Leg and Mech."""
        return frozenset(row.stem for row in self.charts.units.rows if row.leg and row.mech)

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, ["Off map"])

    @cached_property
    def field(self) -> Field:
        from broadfront.titles.wacht.field import Field

        return Field(self.map)

    @cached_property
    def tables(self) -> Tables:
        from broadfront.titles.wacht.tables import Tables

        return Tables(self.charts, self.field)

    @cached_property
    def covered_hexes(self) -> frozenset[int]:
        """Movement Covering Terrain by day, fieldworks apart."""
        features = self.charts.covering["movement"]
        return frozenset(i for i, held in enumerate(self.field.features) if not features.isdisjoint(held))

    def _area_distance(self, side: str, area: str, late: bool) -> tuple[int, ...]:
        return tuple(self.field.area_distance(side, area, late))

    # The game

    @cached_property
    def ACTIONS(self) -> tuple[type[Action], ...]:  # type: ignore[override]  # noqa: N802
        from broadfront.titles.wacht import actions

        return classes_in(Action, actions)

    @cached_property
    def STEPS(self) -> tuple[type[Step[Any]], ...]:  # type: ignore[override]  # noqa: N802
        from broadfront.titles.wacht.sequence import STEPS

        return STEPS

    @cached_property
    def sequences(self) -> Mapping[str, tuple[Step[Any], ...]]:  # type: ignore[override]
        from broadfront.titles.wacht.sequence import SEQUENCES

        return SEQUENCES

    def empty(self, scenario: str, variant: str) -> WachtState:
        from broadfront.titles.wacht.state import WachtState

        return WachtState(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> WachtState:
        state = self.position(scenario)
        state.scenario, state.variant = scenario, variant
        turns = options.get("turns")
        if turns is not None:
            if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= 90:
                raise Invalid(
                    f"turns: {turns!r} is not accepted; give a number of game turns from 1 to 90.",
                    parameter="turns",
                    given=turns,
                    accepted="1 to 90",
                )
            state.last_turn = state.turn + turns - 1
        return self.started(state)

    def position(self, given: str | Mapping[str, Any]) -> WachtState:
        """The state of a set-up given as data; the name of a scenario gives its own."""
        from broadfront.titles.wacht.setup import read_setup, setup_from

        if isinstance(given, str):
            name = f"house/setups/{self.scenario(given)}.toml"
            return read_setup(self, self.files.text(name), name)
        return setup_from(self, given)

    def describe(self, state: WachtState, side: str | None) -> str:
        """The position as text, for the terminal."""
        told = [f"{state.game_turn}, {state.ground} ground, {state.phase or 'before movement'}."]
        for formation in state.roster.formations:
            units = state.members(formation.id)
            told.append(f"{formation.id} ({formation.side}, {state.army_of[formation.id]})")
            told += [f"  {state.unit(n).id:16} {state.where[n].text:10} {state.mode_of(n)}" for n in units]
        return "\n".join(told)

    def started(self, state: WachtState) -> WachtState:
        """A set-up with its first step on the stack: ready to play."""
        from broadfront.titles.wacht.steps.turns import Turns

        state.push(Turns())
        return state

    def over(self, state: State) -> GameOver:
        from broadfront.titles.wacht.state import WachtState

        assert isinstance(state, WachtState)
        return GameOver(None, f"The last game turn of the set-up is over; {state.roster.label}.", ("WAR-H-45",))
