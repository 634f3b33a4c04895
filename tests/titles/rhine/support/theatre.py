"""Books of a campaign with hexes: units on the map, reports, attacks, player turns."""

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.titles.rhine.rules.actions import Finish
from broadfront.titles.rhine.rules.map_actions import Dump, Enter
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.books import bring_on_map, make_books, run_step

GERMAN_LEG = ("german", "GE", "10-3-3 Leg")
GERMAN_DIVISION = "176 Inf Div,german,GE,combat,Other,6-1-3 Leg,4-1-6 Leg,2,2,,,,,A10.01,0,Combat"
US, CW = "US 79 Inf Div", "CW 30 Corps HQ"
METZ, NANCY, ANTWERP = "C44.37", "C34.37", "A24.16"


def start_campaign() -> tuple[Game, RhineState]:
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=3, options={"player_turns": True})
    assert isinstance(game.state, RhineState)
    return game, game.state


def play_until(game: Game, kind: type[object], **fields: object) -> None:
    """Roll dice and finish steps, or take the first option, until a step of this kind is on top."""
    for _ in range(400):
        step = game.state.stack[-1]
        if isinstance(step, kind) and all(getattr(step, name) == value for name, value in fields.items()):
            return
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            options = list(game.options())
            game.apply(Finish() if Finish() in options else options[0])
    raise AssertionError("it never comes")


def put_on_map(state: RhineState, unit: str, hex: str, mode: str = "Combat") -> int:
    bring_on_map(state, unit)
    n = state.number(unit)
    state.place_unit(n, rhine_title().locations.hex(hex))
    state.set_mode(n, mode)
    return n


def map_books(date: str = "1944-11-01", **places: str) -> RhineState:
    """Return books of a campaign with hexes, the turn's shipping, and units by name with `_` for spaces."""
    state = make_books(date, on_map=True)
    row = rhine_title().shipping.row_on(state.clock.date)
    state.supply.caps = {"rail": row.rail, "sea": row.sea}
    state.start_phase("Movement")
    for name, hex in places.items():
        put_on_map(state, name.replace("_", " "), hex)
    return state


def enter_german(state: RhineState, hex: str, name: str = "12 VG Div") -> None:
    run_step(state, Reports("now"), Enter(name, "german", "GE", "10-3-3 Leg", hex, steps=3, re="3"), Finish())


def report_lines(state: RhineState, *actions: Action) -> list[str]:
    start = len(state.events or ())
    run_step(state, Reports("now"), *actions, Finish())
    return [str(event) for event in (state.events or ())[start:]]


def attack_position() -> RhineState:
    state = map_books(US_79_Inf_Div="C20.06")
    enter_german(state, "C20.07")
    report_lines(state, Dump("US", "C20.06", 40))
    state.clock.side = "allied"
    state.start_phase("Combat")
    return state


def add_germans(state: RhineState, *hexes: str) -> None:
    """Add a German division to each hex, as an owner enters it."""
    for k, hex in enumerate(hexes):
        state.add_unit(GERMAN_DIVISION.replace("176 Inf Div", f"{k} Inf Div"), rhine_title().locations.hex(hex))
