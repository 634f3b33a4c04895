"""Plays campaigns of the Ardennes game that are checked after every line.

After each line the position must be legal, nothing may be lost, and unit locations, holders and Roadblocks must match
an independent reading of the log. At some or all lines, Supply, Communication, Surround and victory points must match
an independent reading of the position, and derived data a rebuild.
"""

import random
import time
from collections.abc import Sequence
from contextlib import suppress

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players import Player, make_player
from broadfront.sim.play_out import LIMIT, play_out
from broadfront.titles import playable
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.rules.routes.stacking import PassingStep
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak import asking
from soak.readings import holders, lines
from soak.readings.ladder import SupplyLadder
from soak.readings.printed import read_printed
from soak.registry import Figures

__all__ = ["CITED", "PLAYERS", "VARIANTS", "GameChecker", "check_campaign", "check_game", "load_ardennes"]

VARIANTS = ("gs", "2p")
PLAYERS = ("random", "greedy", "rash")
WHOLE = range(1, 6)
"""Seeds whose campaigns are compared with the reading of the position at every line, for each player."""
SHARE = 0.01
"""Share of the lines that are compared with other seeds."""
SHORT = ("initial_assault", 0.1)
"""Scenario and share of lines for seed 0, which the tests sample."""
CITED = "cites "
"""Prefix of the figures for rules that a game has cited."""


def load_ardennes() -> ArdennesGame:
    title = playable("ardennes")
    assert isinstance(title, ArdennesGame)
    return title


class GameChecker:
    """Checks a game after every line, and raises when something is wrong."""

    def __init__(self, game: Game, share: float, rng: random.Random) -> None:
        self.share, self.rng = share, rng
        self.printed = read_printed(load_ardennes(), game.state.scenario)
        state = _ardennes_state(game)
        self.stock = state.inventory()
        self.board = holders.start_board(self.printed, state)
        self.ladder = SupplyLadder(self.printed, state)
        self.cited: set[str] = set()
        self.compared = 0
        self._facts: tuple[list[object], object, object] | None = None
        self._seen: tuple[object, ...] = ()
        self._traced: tuple[object, ...] = ()
        self._plain: lines.Position | None = None
        self._record_rules(game.past.events[0], game.pending)
        self._check_line(state, game.past.events[0])

    def __call__(self, game: Game, action: Action | None, events: Sequence[Event]) -> None:
        state = _ardennes_state(game)
        try:
            self._check_line(state, events)
        except AssertionError as error:
            raise AssertionError(f"line {len(game.record.lines)}: {error}") from error
        self._record_rules(events, game.next_pending)

    def _check_line(self, state: ArdennesState, events: Sequence[Event]) -> None:
        if self._has_changed(state):
            assert not (problems := state.status()), f"the position is not legal: {problems[0]}"
            held = state.inventory()
            assert held == self.stock, f"{held} where {self.stock} was"
        has_effect = holders.apply_events(self.board, events)
        facts = holders.basic_facts(state)
        if (
            has_effect
            or any(now is not before for now, before in zip(facts, self._seen, strict=False))
            or not self._seen
        ):
            self._seen = facts
            found = holders.find_differences(self.board, state)
            assert not found, f"the log tells otherwise: {'; '.join(found)}"
        found = self.ladder.differences(state, events)
        assert not found, f"Supply states differ: {'; '.join(found)}"
        if self.share >= 1 or self.rng.random() < self.share:
            self._compare_position(state)

    def _has_changed(self, state: ArdennesState) -> bool:
        """Return whether anything changed since the previous line; otherwise earlier checks still hold."""
        facts = [state.fact(name) for name in state.FACTS]
        passing = [step for step in state.stack if isinstance(step, PassingStep)]
        before, self._facts = self._facts, (facts, dict(state.zones), passing)
        if before is None or before[1:] != self._facts[1:]:
            return True
        return any(now is not was for now, was in zip(facts, before[0], strict=True))

    def _compare_position(self, state: ArdennesState) -> None:
        self.compared += 1
        state.check_derived()
        facts = lines.basic_facts(state)
        if self._plain is None or any(now is not before for now, before in zip(facts, self._traced, strict=True)):
            self._plain, self._traced = lines.read_position(self.printed, state), facts
        found = lines.find_differences(self._plain, state)
        assert not found, f"the plain reading of the position differs: {'; '.join(found)}"
        for ruling in asking.random_rulings(state, self.rng):
            self.record_ruling(ruling)

    def record_ruling(self, ruling: Ruling) -> None:
        """Record the rules of a ruling."""
        assert ruling.legal or ruling.rules, f"a refusal without a rule: {ruling}"
        self.cited.update(ruling.rules)
        self.cited.update(line.rule for line in ruling.ledger)

    def _record_rules(self, events: Sequence[Event], asked: Pending | None) -> None:
        """Record the rules that a reader of the game has met."""
        for event in events:
            self.cited.update(event.rules)
            if event.trace is not None:
                self.cited.update(event.trace.rules)
                self.cited.update(candidate.rule for candidate in event.trace.candidates)
        if asked is not None:
            self.cited.update(asked.rules)


def _ardennes_state(game: Game) -> ArdennesState:
    assert isinstance(game.state, ArdennesState)
    return game.state


class CuriousPlayer:
    """A player that sometimes asks for the ruling on its next action and on earlier ones."""

    def __init__(self, player: Player, watch: GameChecker) -> None:
        self.player, self.watch = player, watch
        self.done: dict[type[Action], Action] = {}
        """The last action asked about, by kind."""

    def choose(self, view: View, options: Options) -> Action:
        action = self.player.choose(view, options)
        if self.watch.rng.random() < max(self.watch.share, SHARE):
            asked = view.pending
            assert isinstance(asked, Decision)
            earlier = [known for kind, known in self.done.items() if kind in asked.accepts]
            for one in (action, *earlier):
                with suppress(Invalid):  # the path of an earlier action may no longer begin at the unit's hex
                    self.watch.record_ruling(view.why_not(one))
            self.done[type(action)] = action
        return action


def check_campaign(variant: str, kind: str, seed: int) -> Figures:
    """Play and check the campaign of a seed by players of a kind, as in the long run."""
    if not seed:
        return check_game(variant, kind, seed, *SHORT)
    return check_game(variant, kind, seed, "campaign", 1.0 if seed in WHOLE else SHARE)


def check_game(variant: str, kind: str, seed: int, scenario: str, share: float, limit: int = LIMIT) -> Figures:
    """Play one game by players of a kind, comparing a share of its lines with the reading of the position."""
    began = time.process_time()
    game = Game.new(load_ardennes(), scenario=scenario, variant=variant, seed=seed)
    watch = GameChecker(game, share, random.Random(f"watch/{variant}/{kind}/{seed}"))
    players = {
        side: CuriousPlayer(make_player(kind, f"{seed}/{side}", "ardennes"), watch) for side in game.state.played
    }
    over = play_out(game, players, limit=limit, observers=[watch], trusted=True)
    assert isinstance(over, GameOver) or limit < LIMIT, f"not over after {len(game.record.lines)} lines"
    return {
        "campaigns": 1,
        "lines": len(game.record.lines),
        "lines compared": watch.compared,
        "Supply Phases compared": watch.ladder.checked,
        "processor seconds": round(time.process_time() - began, 3),
        **{f"{CITED}{rule}": 1 for rule in sorted(watch.cited) if rule},
    }
