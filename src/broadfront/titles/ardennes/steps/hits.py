"""Taking hits: step losses of either side, and the hits of the attacker; the defender takes his in `combat`."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rules import decides
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.rules.fighting.combat_actions import DisperseAttackers, LoseStep, TakeLoss
from broadfront.titles.ardennes.rules.fighting.fight import Fight, hand_on
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.allies import allies

__all__ = ["Aftermath", "AttackerHits", "LosingSteps"]

MOST_ABSORBED = 2
"""Hits a German attacker absorbs by becoming Dispersed."""


class LosingSteps(Choice[ArdennesState], frozen=True):
    """Units lose steps, spread as evenly as possible over units and the hexes they came from."""

    fight: Fight
    count: int
    group: tuple[int, ...]
    defender: bool

    def side(self) -> int:
        return self.fight.defending if self.defender else self.fight.attacking

    @decides("ARD-C1-01")
    def eligible(self, state: ArdennesState) -> list[int]:
        """Those who may take the next loss: of the hex, then of the unit, with the fewest so far."""
        alive = self.fight.alive(state, self.group)
        if len(alive) < 2:
            return list(alive)
        came = dict(zip(self.fight.attackers, self.fight.from_hexes, strict=True)) if not self.defender else {}
        by_hex: dict[int, int] = {}
        for n in self.fight.lost:
            if n in came or self.defender:
                by_hex[came.get(n, 0)] = by_hex.get(came.get(n, 0), 0) + 1

        def rank(n: int) -> tuple[int, int]:
            return by_hex.get(came.get(n, 0), 0), self.fight.lost.count(n)

        least = min(map(rank, alive))
        return [n for n in alive if rank(n) == least]

    def decision(self, state: ArdennesState) -> Decision:
        return Decision(SIDES[self.side()], "Which unit loses a step", (LoseStep,), rules=("ARD-C1-01",))

    def ask(self, state: ArdennesState) -> Decision | None:
        if not self.count or not self.eligible(state):
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (LoseStep(state.units[n].id) for n in state.title.in_order(self.eligible(state)))

    def advance(self, state: ArdennesState) -> None:
        if not self.count or not self.eligible(state):
            state.pop()
            return
        number, rules = allies(state).loser(state, self)
        self._take(state, number, rules)

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, LoseStep)
        self._take(state, state.title.unit(action.unit).number, ("ARD-C1-01",))

    def _take(self, state: ArdennesState, number: int, rules: tuple[str, ...]) -> None:
        state.set_steps(number, state.steps[number] - 1)
        gone = state.hex(number) is None
        what = "is eliminated" if gone else "loses a step"
        state.emit("loss", "{unit} {what}.", *rules, unit=state.units[number].id, what=what)
        fight = self.fight.but(lost=(*self.fight.lost, number))
        state.pop()
        below = state.stack[-1]
        if hasattr(below, "fight"):
            hand_on(state, below.fight.but(lost=fight.lost))
        if self.count > 1:
            state.push(LosingSteps(fight, self.count - 1, self.group, self.defender))


class AttackerHits(Choice[ArdennesState], frozen=True):
    """Step 10: the attacker takes hits: a step first, then Dispersed or further steps."""

    fight: Fight
    left: int
    taken: int = 0
    absorbing: int = 0
    """Hits the Dispersed attackers still absorb."""

    def over(self, state: ArdennesState) -> bool:
        return not self.left or not self.fight.alive(state, self.fight.attackers)

    @decides("ARD-C1-14")
    def free(self) -> bool:
        """Whether the next hit leaves a choice."""
        return self.taken > 0 and not self.absorbing and not self.fight.dispersed

    def decision(self, state: ArdennesState) -> Decision:
        prompt = f"{self.left} hits on the attackers: become Dispersed or lose a step"
        return Decision(self.fight.side, prompt, (DisperseAttackers, TakeLoss), rules=self._by("ARD-C1-14"))

    def _by(self, rule: str) -> tuple[str, ...]:
        """The rule of a German attacker, which binds the Allied one of two players too."""
        return (rule, "ARD-H-44") if self.fight.attacking == ALLIED else (rule,)

    def ask(self, state: ArdennesState) -> Decision | None:
        if self.over(state) or self.fight.side not in state.played or not self.free():
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield DisperseAttackers()
        yield TakeLoss()

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, DisperseAttackers):
            disperse(state, self.fight, *self._by("ARD-C1-14"))
            fight = self.fight.but(dispersed=True)
            state.become(AttackerHits(fight, self.left - 1, self.taken + 1, MOST_ABSORBED - 1))
        else:
            self._lose(state, *self._by("ARD-C1-15"))

    def _lose(self, state: ArdennesState, *rules: str) -> None:
        fight = self.fight.but(attacker_losses=self.fight.attacker_losses + 1)
        state.emit("hits", "The attacker loses a step.", *rules)
        state.become(AttackerHits(fight, self.left - 1, self.taken + 1, self.absorbing))
        state.push(LosingSteps(fight, 1, fight.alive(state, fight.attackers), defender=False))

    def advance(self, state: ArdennesState) -> None:
        if self.over(state):
            state.become(Aftermath(self.fight))
        elif self.fight.side not in state.played:
            what, rule = allies(state).attacker_hit(state, self.fight, self.taken + 1)
            if what == "loss":
                self._lose(state, rule)
                return
            fight = self.fight
            if what == "disperse":
                disperse(state, fight, rule)
                fight = fight.but(dispersed=True)
            else:
                state.emit("hits", "The hit is ignored.", rule)
            state.become(AttackerHits(fight, self.left - 1, self.taken + 1))
        elif self.absorbing:
            state.emit("hits", "The Dispersed attackers absorb a hit.", *self._by("ARD-C1-14"))
            state.become(AttackerHits(self.fight, self.left - 1, self.taken + 1, self.absorbing - 1))
        elif self.taken:
            self._lose(state, *self._by("ARD-C1-15"))
        else:
            self._lose(state, *self._by("ARD-C1-13"))


def disperse(state: ArdennesState, fight: Fight, *rules: str) -> None:
    for n in fight.alive(state, fight.attackers):
        state.set_dispersed(n, True)
    state.emit("dispersed", "The attackers are Dispersed.", *rules)


class Aftermath(Step[ArdennesState], frozen=True):
    """Units that sheltered with beaten defenders are lost; then the attacker may advance."""

    fight: Fight

    def advance(self, state: ArdennesState) -> None:
        fight = self.fight
        beaten = fight.retreated or not fight.alive(state, fight.defenders)
        for n in fight.guests:
            if beaten and state.hex(n) == fight.target:
                state.eliminate(n)
                state.emit(
                    "loss", "{unit}, which had retreated here, is eliminated.", "ARD-C2-22", unit=state.units[n].id
                )
        state.become(Advancing(fight.over()))
