"""Rhine campaigns on the whole map with random arrivals, player turns and reports, and all invariants checked."""

import random
from collections.abc import Callable, Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.locations import OnMap
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision, GameOver
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.rules.actions import Finish, InMode, Join, Move, Open, Overrun, Pick, Target
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply, hexes_within, open_supply_sources, supply_net
from broadfront.titles.rhine.rules.map_actions import Deliver, Dump, Enter
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.combat_segment import Assault, CombatSegment
from broadfront.titles.rhine.steps.field.moving import Going, Movement, Picked
from soak import Figures, job
from soak.jobs.rhine import load_rhine

GERMANS = 60
"""Number of German counters that the campaign's owner keeps on the map."""
KINDS = {
    "moves": ("Move",), "attacks": ("Target",), "overruns": ("Overrun",), "retreats": ("RetreatTo",),
    "arrivals": ("Arrive",),
    "reports": ("Lose", "Place", "Deliver", "Dump", "Enter", "Railhead", "Mark", "ShipUnit", "ShipSP", "Detach"),
}  # fmt: skip
"""Names of the actions counted under each figure."""
TURNS = 70
"""Turns of a whole campaign."""
LINES = 60_000
"""A limit larger than any campaign."""


def play_campaign(seed: int, turns: int) -> Iterator[Game]:
    """Play the first turns of a campaign with player turns, and yield the game after every line."""
    rng = random.Random(f"rhine-map/{seed}")
    game = Game.new(load_rhine(), scenario="clerk", seed=seed, options={"player_turns": True})
    state = game.state
    assert isinstance(state, RhineState)
    while not isinstance(pending := game.pending, GameOver) and state.clock.turn <= turns:
        assert len(game.record.lines) < LINES, "the campaign does not end"
        if isinstance(pending, Chance):
            game.roll()
        else:
            assert isinstance(pending, Decision)
            game.apply(_choose_action(game, state, rng), trusted=True)
        yield game


def check_campaign(seed: int, turns: int) -> Figures:
    """Play a campaign, check the invariants after every line, and count what was done."""
    counts = dict.fromkeys((*KINDS, "exploitation"), 0.0)
    for game in play_campaign(seed, turns):
        state = game.state
        assert isinstance(state, RhineState)
        done = (game.record.lines[-1].do or {}).get("do")
        for name, kinds in KINDS.items():
            counts[name] += done in kinds
        counts["exploitation"] += state.clock.phase == "Exploitation" and done in ("Move", "Overrun", "Target")
        assert not (problems := state.status()), f"line {len(game.record.lines)}: {problems[0].text}"
        if isinstance(state.stack[-1] if state.stack else None, CombatSegment):
            check_map(state)
    assert isinstance(state, RhineState)
    state.check_derived()
    return {"lines": float(len(game.record.lines)), "counters": float(len(state.board.where)), **counts}


def _choose_action(game: Game, state: RhineState, rng: random.Random) -> Action:
    """Return a legal action: players seek and attack the enemy; owners enter Germans, dumps and rail heads."""
    step = state.stack[-1]
    if isinstance(step, Reports):
        return _choose_report(state, step, rng)
    if isinstance(step, Movement) and rng.random() < 0.06:
        return Finish()
    options = list(game.options().listing())
    if isinstance(step, Movement):
        return rng.choice(_of_kind(options, Pick) if rng.random() < 0.9 else options)
    if isinstance(step, Picked):
        return rng.choice(_of_kind(options, InMode) if rng.random() < 0.8 else options)
    if isinstance(step, Going):
        return _choose_move(state, step, options, rng)
    if isinstance(step, CombatSegment):
        return rng.choice(_of_kind(options, Target) if rng.random() < 0.95 else options)
    if isinstance(step, Assault):
        return rng.choice(_of_kind(options, Join) if rng.random() < 0.7 else options)
    return rng.choice(options)


def _of_kind(options: list[Action], kind: type[Action]) -> list[Action]:
    """Return the options of a kind, or all if there are none."""
    return [option for option in options if isinstance(option, kind)] or options


def _choose_move(state: RhineState, step: Going, options: list[Action], rng: random.Random) -> Action:
    """Return an overrun, a move next to the enemy, or the sampled move that ends nearest to an enemy."""
    if rng.random() < 0.5 and (overruns := [option for option in options if isinstance(option, Overrun)]):
        return rng.choice(overruns)
    index, grid = state.title.map.index, state.title.map.grid
    moves = [option for option in options if isinstance(option, Move) and option.path]
    fights = [option for option in moves if state.board.is_in_enemy_zone(step.side, index[option.path[-1]])]
    if fights and rng.random() < 0.8:
        return rng.choice(fights)
    enemies = state.of_side(SIDES[1 - SIDES.index(step.side)])
    if moves and enemies and rng.random() < 0.7:
        goal = state.board.where[rng.choice(enemies)].text
        return min(rng.sample(moves, min(12, len(moves))), key=lambda move: grid.distance(move.path[-1], goal))
    return rng.choice(options)


def _choose_report(state: RhineState, step: Reports, rng: random.Random) -> Action:
    """Return an action of the report phase: enter Germans, bring SP to the map, open an account, or finish."""
    if step.when.startswith("German"):
        if len(state.of_side("german")) < GERMANS and (state.clock.turn == 1 or rng.random() < 0.8):
            return _retry_until_legal(state, lambda: _make_german(state, len(state.board.added), rng))
        if rng.random() < 0.7 and (dump := _choose_dump(state, "german", rng)) is not None:
            return dump
    roll = rng.random()
    stock = next((name for name in state.clock.stock_names if state.supply.sp[name]), "")
    if stock and roll < 0.3:
        hexes = [state.board.where[n] for n in state.of_side("allied") if state.units[n].kind == "HQ"]
        edge = [state.title.map.ids[hex] for hex in open_supply_sources(state, "allied")]
        wanted = [spot.hex for spot in hexes if isinstance(spot, OnMap)] + edge
        action = Deliver(stock, rng.choice(wanted), rng.randint(1, state.supply.sp[stock]))
        return action if ruling_on(state, action).legal else Finish()
    if roll < 0.5 and (dump := _choose_dump(state, "allied", rng)) is not None:
        return dump
    if roll < 0.8:
        accounts = [option for option in step.options(state) if isinstance(option, Open)]
        return rng.choice(accounts) if accounts else Finish()
    return Finish()


def _choose_dump(state: RhineState, side: str, rng: random.Random) -> Action | None:
    """Return an action that puts 10 SP with a combat unit of a side, or None if that is not legal."""
    able = [n for n in state.of_side(side) if state.units[n].is_combat_unit]
    if not able:
        return None
    n = rng.choice(able)
    dump = Dump(state.supply_owner(n), state.board.where[n].text, 40)
    return dump if ruling_on(state, dump).legal else None


def _make_german(state: RhineState, n: int, rng: random.Random) -> Enter:
    """Return an action that enters a German counter: half anywhere, half near the Allied line or edge."""
    board = state.title.map
    allied = [at for m in state.of_side("allied") if (at := state.board.hex_of(m)) is not None]
    near = board.ids[rng.choice(allied or state.window.supply_sources["allied"])]
    hex = rng.choice(board.ids) if n % 2 else f"{near[:3]}.{min(44, int(near[4:]) + rng.randint(1, 6)):02}"
    if hex not in board:
        hex = near
    if n % 10 == 0:
        return Enter(f"{n} Korps HQ", "german", "GE", "(5)-0-4 Truck", hex, kind="HQ", throw=12)
    if n % 10 == 1:
        return Enter(f"{n} Extender", "german", "GE", "(0)-0-20 Truck", hex, kind="extender")
    face = f"{rng.randint(4, 14)}-{rng.randint(1, 4)}-4 {'Track' if n % 5 == 3 else 'Leg'}"
    return Enter(f"{n} Inf Div", "german", "GE", face, hex, steps=3, re="3")


def _retry_until_legal(state: RhineState, make: Callable[[], Action]) -> Action:
    while not ruling_on(state, action := make()).legal:
        pass
    return action


def check_map(state: RhineState) -> None:
    """Check that no counter is doubled, stacks are within limits, supply paths avoid enemies, and all Tokens add up."""
    board = state.board
    seen: list[int] = [n for held in board.units_in.values() for n in held]
    assert len(seen) == len(set(seen)) == sum(isinstance(spot, OnMap) for spot in board.where), "a counter stands twice"
    assert not list(state.board.overstacked_hexes()), "a stack is too large"
    for side in ("allied", "german"):
        fed = hexes_in_supply(state, side)
        net = supply_net(state, side)
        paths = hexes_within(net, open_supply_sources(state, side), 5)
        assert not any(state.board.has_enemy(side, hex) for hex in paths), "a supply path leads through an enemy"
        assert fed or not open_supply_sources(state, side)
    water = [n for n in seen if not state.window.can_hold_counters(state.board.where[n].index)]  # type: ignore[union-attr]
    assert not water, "a counter stands in water"
    assert all(tokens > 0 for tokens in state.supply.dumps.values()), "an empty dump is kept"
    assert all(tokens in (0, TOKENS_PER_SP) for tokens in state.supply.cargo), "a Transport Point carries part of an SP"


@job("rhine-campaigns-on-map", seeds=range(20))
def check_campaigns(seeds: range) -> Iterator[Figures]:
    """Campaigns with player turns keep every counter, every Token and every stack over the whole map."""
    for seed in seeds:
        yield check_campaign(seed, TURNS)
