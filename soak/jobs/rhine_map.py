"""Campaigns of the Rhine on the whole map: arrivals, player turns and reports at random, with every invariant on."""

import random
from collections.abc import Callable, Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.locations import OnMap
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision, GameOver
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.rules.actions import Finish, Move, Open, Pick
from broadfront.titles.rhine.rules.field.supply import net_of, source_hexes, traced, within
from broadfront.titles.rhine.rules.map_actions import Deliver, Dump, Enter
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.reports import Account, Reports
from broadfront.titles.rhine.steps.field.combat_segment import Assault, CombatSegment
from broadfront.titles.rhine.steps.field.moving import Going, Movement
from soak import Figures, job
from soak.jobs.rhine import rhine

GERMANS = 60
"""Counters that the owner of a campaign enters at the start."""
KINDS = {
    "moves": ("Move", "Overrun"), "attacks": ("Target",), "arrivals": ("Arrive",),
    "reports": ("Lose", "Place", "Deliver", "Dump", "Enter", "Railhead", "Mark", "ShipUnit", "ShipSP", "Detach"),
}  # fmt: skip
"""What is counted, by the names of actions."""
LINES = 60_000
"""More than any campaign of 70 turns takes."""


def playing(seed: int, turns: int = 70) -> Iterator[Game]:
    """A campaign with player turns, or the first turns of one, after every line."""
    rng = random.Random(f"rhine-map/{seed}")
    game = Game.new(rhine(), scenario="clerk", seed=seed, options={"player_turns": True})
    state = game.state
    assert isinstance(state, RhineState)
    while not isinstance(pending := game.pending, GameOver) and state.turn <= turns:
        assert len(game.record.lines) < LINES, "the campaign does not end"
        if isinstance(pending, Chance):
            game.roll()
        else:
            assert isinstance(pending, Decision)
            game.apply(_chosen(game, state, rng), trusted=True)
        yield game


def map_campaign(seed: int, turns: int = 70) -> Figures:
    """What must hold is looked at after every line; what was done is counted."""
    counts = dict.fromkeys(KINDS, 0.0)
    for game in playing(seed, turns):
        state = game.state
        assert isinstance(state, RhineState)
        done = (game.record.lines[-1].do or {}).get("do")
        for name, kinds in KINDS.items():
            counts[name] += done in kinds
        assert not (wrong := state.status()), f"line {len(game.record.lines)}: {wrong[0].text}"
        if isinstance(state.stack[-1] if state.stack else None, CombatSegment):
            check_map(state)
    assert isinstance(state, RhineState)
    state.check_derived()
    return {"lines": float(len(game.record.lines)), "counters": float(len(state.where)), **counts}


def _chosen(game: Game, state: RhineState, rng: random.Random) -> Action:
    """A legal choice: players who end a phase sooner or later, and owners who enter Germans, dumps and rail heads."""
    step = state.stack[-1]
    if isinstance(step, Reports):
        return _reported(state, step, rng)
    options = list(game.options().listing())
    if isinstance(step, Movement) and rng.random() < 0.12:
        return Finish()
    if isinstance(step, CombatSegment) and rng.random() < 0.8:
        options = [option for option in options if not isinstance(option, Finish)]
    if isinstance(step, Movement):
        picks = [option for option in options if isinstance(option, Pick)]
        return rng.choice(picks if picks and rng.random() < 0.8 else options)
    if isinstance(step, Going | Assault) and len(options) > 1:
        options = [option for option in options if not isinstance(option, Finish)]
        index = state.title.map.index
        fights: list[Action] = [
            option
            for option in options
            if isinstance(option, Move) and isinstance(step, Going) and option.path
            and state.in_enemy_zone(step.side, index[option.path[-1]])
        ]  # fmt: skip
        options = fights if fights and rng.random() < 0.6 else options
    if isinstance(step, Account):
        options = rng.sample(options, 1)
    return rng.choice(options)


def _reported(state: RhineState, step: Reports, rng: random.Random) -> Action:
    """Germans at the start, then SP to the map, a rail head now and then, any account, and done."""
    entered = len(state.added)
    if state.turn == 1 and step.when.startswith("German") and entered < GERMANS:
        return _legal(state, lambda: _german(state, entered, rng))
    if state.turn <= GERMANS // 10 and step.when.startswith("German") and rng.random() < 0.7:
        heads = [n for n in state.of_side("german") if state.units[n].kind == "HQ"]
        if heads:
            dump = Dump("german", state.where[rng.choice(heads)].text, 40)
            return dump if ruling_on(state, dump).legal else Finish()
    roll = rng.random()
    stock = next((name for name in state.stock_names if state.sp[name]), "")
    if stock and roll < 0.5:
        hexes = [state.where[n] for n in state.of_side("allied") if state.units[n].kind == "HQ"]
        edge = [state.title.map.ids[hex] for hex in source_hexes(state, "allied")]
        wanted = [spot.hex for spot in hexes if isinstance(spot, OnMap)] + edge
        action = Deliver(stock, rng.choice(wanted), rng.randint(1, state.sp[stock]))
        return action if ruling_on(state, action).legal else Finish()
    if roll < 0.8:
        accounts = [option for option in step.options(state) if isinstance(option, Open)]
        return rng.choice(accounts) if accounts else Finish()
    return Finish()


def _german(state: RhineState, n: int, rng: random.Random) -> Enter:
    board = state.title.map
    near = board.ids[rng.choice(state.window.sources["allied"])]
    hex = rng.choice(board.ids) if n % 2 else f"{near[:3]}.{min(44, int(near[4:]) + rng.randint(3, 9)):02}"
    if hex not in board:
        hex = near
    if n % 10 == 0:
        return Enter(f"{n} Korps HQ", "german", "GE", "(5)-0-4 Truck", hex, kind="HQ", throw=12)
    face = f"{rng.randint(4, 14)}-{rng.randint(1, 4)}-4 Leg"
    return Enter(f"{n} Inf Div", "german", "GE", face, hex, steps=3, re="3")


def _legal(state: RhineState, make: Callable[[], Action]) -> Action:
    while not ruling_on(state, action := make()).legal:
        pass
    return action


def check_map(state: RhineState) -> None:
    """No counter twice, no stack too large, no supply path through an enemy, every Token where the books say."""
    seen: list[int] = [n for held in state.units_in.values() for n in held]
    assert len(seen) == len(set(seen)) == sum(isinstance(spot, OnMap) for spot in state.where), "a counter stands twice"
    assert not list(state.overstacked()), "a stack is too large"
    for side in ("allied", "german"):
        fed = traced(state, side)
        net = net_of(state, side)
        paths = within(net, source_hexes(state, side), 5)
        assert not any(state.enemy_in(side, hex) for hex in paths), "a supply path leads through an enemy"
        assert fed or not source_hexes(state, side)
    water = [n for n in seen if not state.window.can_stand(state.where[n].index)]  # type: ignore[union-attr]
    assert not water, "a counter stands in water"
    assert all(tokens > 0 for tokens in state.dumps.values()), "an empty dump is kept"
    assert all(tokens in (0, TOKENS) for tokens in state.cargo), "a Transport Point carries part of an SP"


@job("rhine-campaigns-on-map", seeds=range(20))
def campaigns_on_the_map(seeds: range) -> Iterator[Figures]:
    """Campaigns with player turns keep every counter, every Token and every stack over the whole map."""
    for seed in seeds:
        yield map_campaign(seed)
