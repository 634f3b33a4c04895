"""Evidence for the analyst: each level beats the next lower one, chances are accurate, luck is fair."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from broadfront.analyst import Evaluator
from broadfront.analyst.levels import LEVELS, make_opponent
from broadfront.analyst.outlooks import indicator_function_of, outlook_of, score_function_of, turn_number_of
from broadfront.analyst.playouts import QuietPoints
from broadfront.analyst.review import review
from broadfront.analyst.review_work import ReviewWork
from broadfront.analyst.review_work import moments_of_game as moments_of
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Pending
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.players.player import Player
from broadfront.sim.play_out import LIMIT, play_out
from broadfront.sim.play_quietly import PositionObserver, play_quietly
from broadfront.titles import playable
from soak import Figures, Totals, job
from soak.pairs import (
    SequentialTest,
    brier_gain,
    explained_variance,
    interval_of_mean,
    power_terms,
    with_products,
    with_squares,
)
from soak.registry import Family
from soak.workers import run_in_workers

ASSAULT = ("ardennes", "initial_assault", "2p")
PATROL = ("patrol", "bridge", "two-player")
PLAYOUTS = 24
"""Playouts as in a review: for a value, for each roll that came, and for the rolls that could have come."""
BINS = 5
LINES = LIMIT
"""Limit of lines per game; tests of the first seeds lower it, and unfinished games count as draws."""

Setting = tuple[str, str, str]


def new_game(setting: Setting, seed: int) -> Game:
    title, scenario, variant = setting
    return Game.new(playable(title), scenario=scenario, variant=variant, seed=seed)


def win_share(side: str, over: GameOver | None) -> float:
    assert over is not None or LINES < LIMIT, "the game did not end within the limit of lines"
    return 0.5 if over is None or over.winner is None else float(over.winner == side)


def play_unrecorded(
    game: Game, players: Mapping[str, Player], watching: PositionObserver | None = None
) -> GameOver | None:
    played = play_quietly(game.state, game.seed, players, watching, limit=LINES)
    return None if played is None else played.over


# Matches of levels


def play_mirrored(setting: Setting, one: str, two: str, seed: int) -> Figures:
    """Play two games from the same seed with swapped seats; return what the first level won."""
    won = {}
    for seat in playable(setting[0]).sides:
        game = new_game(setting, seed)
        players = {
            side: make_opponent(one if side == seat else two, f"{seed}/{side}", setting[0])
            for side in game.state.played
        }
        won[seat] = win_share(seat, play_unrecorded(game, players))
    share = sum(won.values()) / len(won)
    return {"pairs": 1.0, **with_squares(share=share), **{f"won as {seat}": one for seat, one in won.items()}}


def check_stronger(bar: float, goal: float, totals: Totals) -> None:
    """Check that the mean over pairs reaches the goal, and its interval is above the bar."""
    found = interval_of_mean(totals, "share", totals["pairs"])
    result = f"{found} of {totals['pairs']:.0f} pairs"
    assert found.low > bar, f"{result}: the interval should lie above {bar}"
    assert found.mean >= goal, f"{result}: {goal} was the goal"


def make_match(setting: Setting, one: str, two: str, bar: float) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        enough = SequentialTest(bar)
        for seed in seeds:
            if enough.is_decided:
                yield {"pairs not needed": 1.0}
                continue
            found = play_mirrored(setting, one, two, seed)
            enough.add(found["share"])
            yield found

    what = "two-player Initial Assaults" if setting == ASSAULT else "patrol"
    work.__doc__ = f"{one} beats {two} in mirrored pairs of {what}: the interval lies above {bar:.0%}."
    return work


for name, setting, one, two, pairs, bar, goal in (
    ("veteran-regular", ASSAULT, "veteran", "regular", 200, 0.52, 0.58),
    ("regular-recruit", ASSAULT, "regular", "recruit", 200, 0.5, 0.5),
    ("elite-veteran", ASSAULT, "elite", "veteran", 60, 0.5, 0.5),
    ("elite-regular", ASSAULT, "elite", "regular", 60, 0.5, 0.5),
    ("patrol-elite-greedy", PATROL, "elite", "greedy", 100, 0.5, 0.65),
):
    first = range(940_000, 940_000 + pairs)
    job(f"analyst-levels-{name}", seeds=first, conclude=partial(check_stronger, bar, goal))(
        make_match(setting, one, two, bar)
    )


# Levels against the system


def conclude_levels(games: int, totals: Totals) -> list[str]:
    """Return a line for each level."""
    return [
        f"- {level}: {interval_of_mean(totals, f'{level} points', games)} VP, "
        f"wins {interval_of_mean(totals, f'{level} wins', games)}"
        for level in LEVELS
    ]


def play_against_system(scenario: str, level: str, seed: int) -> Figures:
    game = new_game(("ardennes", scenario, "gs"), seed)
    over = play_unrecorded(game, {"german": make_opponent(level, f"{seed}/german", "ardennes")})
    points = 0 if over is None else over.score["german"]
    return with_squares(**{f"{level} points": float(points), f"{level} wins": win_share("german", over)})


def make_solitaire(scenario: str, level: str) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        yield from run_in_workers(partial(play_against_system, scenario, level), seeds)

    work.__doc__ = f"Points and wins of a {level} German in the solitaire {scenario}."
    return work


for scenario, named, games in (("initial_assault", "solitaire", 100), ("campaign", "campaign", 40)):
    family = Family(f"analyst-{named}", partial(conclude_levels, games))
    for level in LEVELS:
        job(f"analyst-{named}-{level}", seeds=range(950_000, 950_000 + games), family=family)(
            make_solitaire(scenario, level)
        )


# The evaluator


def measure_predictions(setting: Setting, seed: int) -> Figures:
    """Compare the German's chance at each quiet point of a game of `regular` with itself with the result."""
    game, course = new_game(setting, seed), QuietPoints(setting[0])
    evaluator, chances = Evaluator(setting[0], f"evaluator {seed}"), list[float]()

    def record_chance(state: State, asked: Pending) -> None:
        if course.is_quiet(asked):
            chances.append(evaluator.estimate_position(View(state.copy(), "german"), PLAYOUTS).win.mean)

    player = make_player("greedy", seed, setting[0])
    won = win_share("german", play_unrecorded(game, dict.fromkeys(game.state.played, player), record_chance))
    found = with_products(
        error=sum((chance - won) ** 2 for chance in chances), positions=float(len(chances)), won=won * len(chances)
    )
    for chance in chances:
        part = min(BINS - 1, int(chance * BINS))
        for what, value in (("number", 1.0), ("chance", chance), ("won", won)):
            found[f"part {part} {what}"] = found.get(f"part {part} {what}", 0.0) + value
    return found


def check_better_than_constant(bar: float, totals: Totals) -> None:
    found = brier_gain(totals)
    assert found.low > 0, f"Brier below the constant by {found}: the interval should be clear of zero"
    assert found.mean >= bar, f"Brier below the constant by {found}: {bar} was the goal"


def make_evaluation(setting: Setting) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        yield from run_in_workers(partial(measure_predictions, setting), seeds)

    work.__doc__ = (
        f"Chances to win in {' '.join(setting)}, {PLAYOUTS} playouts: the Brier score is below the constant's."
    )
    return work


for variant, bar in (("gs", 0.22), ("2p", 0.32)):
    job(
        f"analyst-evaluator-{variant}", seeds=range(960_000, 960_100), conclude=partial(check_better_than_constant, bar)
    )(make_evaluation(("ardennes", "initial_assault", variant)))


PLACES = 8
"""Quiet points per campaign day, one of which is checked, a different one each day and game."""


def compare_with_curve(variant: str, seed: int) -> Figures:
    """Measure the error of the German's chances once a day in a campaign of `regular` with itself.

    The evaluator is compared with a value from points and day alone.
    """
    game, course = new_game(("ardennes", "campaign", variant), seed), QuietPoints("ardennes")
    horizon = outlook_of("ardennes").horizon_of_scenario("campaign", variant)
    signs, standing = indicator_function_of("ardennes"), score_function_of("ardennes")
    assert horizon is not None
    assert signs is not None
    assert standing is not None
    evaluator, chances, come = Evaluator("ardennes", f"evaluator {seed}"), list[tuple[float, float]](), Counter[int]()

    def record_chance(state: State, asked: Pending) -> None:
        if not course.is_quiet(asked):
            return
        turn = turn_number_of(state)
        come[turn] += 1
        if come[turn] == 1 + (seed + turn) % PLACES:
            found = evaluator.estimate_position(View(state.copy(), "german"), PLAYOUTS).win.mean
            chances.append((found, horizon.win_chance_by_score(turn, standing(state)["german"], signs(state)["left"])))

    player = make_player("greedy", seed, "ardennes")
    won = win_share("german", play_unrecorded(game, dict.fromkeys(game.state.played, player), record_chance))
    evaluated, by_day = (sum((pair[n] - won) ** 2 for pair in chances) / max(1, len(chances)) for n in (0, 1))
    return with_squares(evaluator=evaluated, curve=by_day, less=by_day - evaluated)


def check_better_than_curve(totals: Totals) -> None:
    found = interval_of_mean(totals, "less", totals["seeds"])
    assert found.low > 0, f"Brier below that of points and day by {found}: the interval should lie above zero"


def make_campaign_evaluation(variant: str) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        yield from run_in_workers(partial(compare_with_curve, variant), seeds)

    work.__doc__ = f"Chances to win in the campaign, {variant}, {PLAYOUTS} playouts: better than points and day alone."
    return work


for variant in ("gs", "2p"):
    job(f"analyst-evaluator-campaign-{variant}", seeds=range(990_000, 990_100), conclude=check_better_than_curve)(
        make_campaign_evaluation(variant)
    )


# Luck


def measure_luck(setting: Setting, seed: int) -> Figures:
    """Measure the German's luck in a game of `regular` with itself."""
    game = new_game(setting, seed)
    player = make_player("greedy", seed, setting[0])
    over = play_out(game, dict.fromkeys(game.state.played, player), limit=LINES, trusted=True)
    parts = ReviewWork(list(moments_of(game)), PLAYOUTS, seed)
    luck = sum(parts.luck_in_leg(leg, "german").mean for leg in range(len(parts.quiet) - 1))
    won = win_share("german", over)
    return with_squares(luck=luck) | power_terms(won - luck, won)


def check_fair_luck(bar: float, totals: Totals) -> None:
    """Check that the interval of mean luck contains zero, and luck explains more variance than the bar."""
    luck, explained = interval_of_mean(totals, "luck", totals["seeds"]), explained_variance(totals)
    assert luck.low < 0 < luck.high, f"mean luck is {luck}: the interval should hold zero"
    assert explained.low > bar, f"luck explains {explained} of the variance: more than {bar} was to be shown"


def make_luck(setting: Setting) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        yield from run_in_workers(partial(measure_luck, setting), seeds)

    work.__doc__ = f"Luck in {' '.join(setting)}, {PLAYOUTS} playouts: its mean holds zero, and it explains the result."
    return work


for named, setting, start in (
    ("2p", ASSAULT, 976_000),
    ("gs", ("ardennes", "initial_assault", "gs"), 975_000),
    ("patrol", PATROL, 975_000),
):
    job(f"analyst-luck-{named}", seeds=range(start, start + 200), conclude=partial(check_fair_luck, 0.25))(
        make_luck(setting)
    )


# Losses


def measure_choices(level: str, seat: str, seed: int) -> float:
    """Return what a level's choices gained in a seat, against `regular`."""
    game = new_game(ASSAULT, seed)
    players = {
        side: make_opponent(level if side == seat else "regular", f"{seed}/{side}", ASSAULT[0])
        for side in game.state.played
    }
    play_out(game, players, limit=LINES, trusted=True)
    return review(game, playouts=PLAYOUTS, seed=seed).totals[seat].choices.mean


def check_loses_more(totals: Totals) -> None:
    found = interval_of_mean(totals, "difference", totals["games"])
    assert found.low > 0, f"veteran's choices give {found} more than recruit's: the interval should lie above zero"


@job("analyst-losses", seeds=range(980_000, 980_040), conclude=check_loses_more)
def compare_losses(seeds: range) -> Iterator[Figures]:
    """Choices of recruit lose more than those of veteran in the same seats."""
    enough = SequentialTest(0.0)
    for seed in seeds:
        if enough.is_decided:
            yield {"games not needed": 1.0}
            continue
        seat = ("german", "allied")[seed % 2]
        recruit, veteran = (measure_choices(level, seat, seed) for level in ("recruit", "veteran"))
        enough.add(veteran - recruit)
        yield {"games": 1.0, **with_squares(difference=veteran - recruit, recruit=recruit, veteran=veteran)}
