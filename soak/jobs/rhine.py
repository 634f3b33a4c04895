"""Campaigns of the Rhine clerk: random ones with all invariants checked, quiet ones compared with the exact
expectation.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.titles import playable
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.clerk.supply_received import expected_supply, sp_distributions
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from soak import Figures, Totals, job

NATIONS = ("US", "CW")


def load_rhine() -> RhineGame:
    title = playable("rhine")
    assert isinstance(title, RhineGame)
    return title


def play_campaign(seed: int, *, quiet: bool = False, name: str = "full") -> Figures:
    """Play one campaign, random or with forced choices only; return what each nation rolled and could expect."""
    rng = random.Random(f"rhine/{name}/{seed}")
    game = Game.new(load_rhine(), scenario="clerk", seed=seed, options={"campaign": name})
    state = game.state
    assert isinstance(state, RhineState)
    units = sorted(counter.id for counter in state.units)
    expected = dict.fromkeys(NATIONS, 0.0)
    while not isinstance(pending := game.pending, GameOver):
        step = state.stack[-1]
        if isinstance(pending, Chance):
            if isinstance(step, SupplyRoll):
                expected[step.nation] += float(expected_supply(state, step.nation))
            game.roll()
        else:
            assert isinstance(pending, Decision)
            options = list(game.options().listing())
            game.apply(options[0] if quiet else rng.choice(options), trusted=True)
        assert not (problems := state.status()), f"line {len(game.record.lines)}: {problems[0]}"
    placed = Counter(state.board.box(n) for n in range(len(units)))
    assert sum(placed.values()) == len(units), "a unit is lost or in two places"
    assert not placed["To arrive"] or name != "full" or _has_only_unmatched_pieces(state), "a unit never arrived"
    rolled = {nation: float(state.supply.tally.get(f"rolled {nation}", 0)) for nation in NATIONS}
    figures = {"lines": float(len(game.record.lines))}
    for nation in NATIONS:
        over = rolled[nation] - expected[nation]
        figures |= {f"{nation} sp": rolled[nation], f"{nation} over": over, f"{nation} over squared": over * over}
    return figures


def _has_only_unmatched_pieces(state: RhineState) -> bool:
    """Return whether all units still waiting at the end are new pieces of exchanges that found no old piece."""
    new = set(state.title.roster.new_counter_by_entry.values())
    return all(n in new for n in state.board.units_in_box(TO_ARRIVE))


def check_expectation(totals: Totals) -> None:
    """Check that the rolls differ from the expectation by no more than four standard errors."""
    for nation in NATIONS:
        over, error = totals[f"{nation} over"], math.sqrt(totals[f"{nation} over squared"])
        assert abs(over) <= 4 * error, f"{nation}: {over:+.1f} SP beyond expectation, standard error {error:.1f}"


def check_exact_mean(totals: Totals) -> None:
    """Check that the mean SP of quiet campaigns is the exact mean of 70 turns, within four standard errors."""
    check_expectation(totals)
    for nation, turns in sp_distributions(load_rhine()).items():
        mean = float(sum(turn.mean() for turn in turns))
        variance = sum(
            sum(weight * (value - float(turn.mean())) ** 2 for value, weight in turn.items()) / turn.total
            for turn in turns
        )
        error = math.sqrt(variance / totals["seeds"])
        found = totals[f"{nation} sp"] / totals["seeds"]
        assert abs(found - mean) <= 4 * error, f"{nation}: {found:.2f} SP a campaign, exactly {mean:.2f}"


@job("rhine-campaigns", seeds=range(500), conclude=check_expectation)
def check_random_campaigns(seeds: range) -> Iterator[Figures]:
    """Random campaigns of 70 turns keep every unit and every SP, and roll what the tables let expect."""
    for seed in seeds:
        yield play_campaign(seed)


@job("rhine-campaigns-quiet", seeds=range(500), conclude=check_exact_mean)
def check_quiet_campaigns(seeds: range) -> Iterator[Figures]:
    """Campaigns without reports receive on average the exact expected SP."""
    for seed in seeds:
        yield play_campaign(seed, quiet=True)


@job("rhine-campaigns-two-map", seeds=range(200))
def check_two_map_campaigns(seeds: range) -> Iterator[Figures]:
    """Random two-map campaigns keep every unit and every SP."""
    names = ("north-1944", "south-1944", "north-1945", "south-1945")
    for seed in seeds:
        yield play_campaign(seed, name=names[seed % 4])
