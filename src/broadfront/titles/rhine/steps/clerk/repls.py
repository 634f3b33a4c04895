"""Replacement rolls, and what is done with them: aircraft, Misc, rebuilds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.rebuild import Price
from broadfront.titles.rhine.data.roster import DEAD, ON_MAP
from broadfront.titles.rhine.rules.actions import Finish, Misc, Rebuild, Restore, counted
from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.steps.dice import two_dice

__all__ = ["AirRepls", "MiscRepl", "Rebuilds", "ReplRoll", "price_of"]


class ReplRoll(Step[ClerkState], frozen=True):
    nation: str

    def ask(self, state: ClerkState) -> Chance | None:
        if self.nation not in state.nations:
            return None
        return two_dice(f"{self.nation} replacements", "BTR-REPL-01", side="allied")

    def advance(self, state: ClerkState) -> None:
        state.pop()

    def happen(self, state: ClerkState, outcome: Outcome) -> None:
        repls = state.title.replacements.roll(self.nation, state.date, int(outcome))
        nation = self.nation
        rules = (*repls.rules, *(line.rule for line in repls.ledger))
        said = f"{repls.ftr} Ftr, {repls.other} Other, {repls.pax} Pax, {repls.eq} Eq, {repls.misc} Misc"
        state.emit("repls", "{nation} replacements, {dice}: {said}.", *rules, nation=nation, dice=outcome, said=said)
        state.add_repls(nation, "Pax", repls.pax)
        state.add_repls(nation, "Eq", repls.eq)
        state.history[-1] |= {f"{nation} pax": repls.pax, f"{nation} eq": repls.eq, f"{nation} misc": repls.misc}
        state.pop()
        if repls.bridge_marker:
            _bridge_marker(state)
        state.push(
            *(AirRepls(nation, kind, n) for kind, n in (("Ftr", repls.ftr), ("Other", repls.other)) if n),
            *(MiscRepl(nation) for _ in range(repls.misc)),
        )


def _bridge_marker(state: ClerkState) -> None:
    most = int(state.title.bridges.markers["most"])
    state.markers["bridge"] = min(most, state.markers["bridge"] + 1)
    state.emit("marker", "A Bridge Check Marker: {n} in stock.", "BTR-REPL-28", "BTR-HOUSE-02",
               n=state.markers["bridge"])  # fmt: skip


class AirRepls(Choice[ClerkState], frozen=True):
    """Aircraft of one class restored at once: reduced ones made full, dead ones brought back full."""

    nation: str
    kind: str
    left: int

    def decision(self, state: ClerkState) -> Decision:
        prompt = f"{self.nation} {self.kind} Repl, {self.left} left: which aircraft is restored?"
        return Decision("allied", prompt, (Restore,), rules=("BTR-REPL-31", "BTR-REPL-32"))

    def ask(self, state: ClerkState) -> Decision | None:
        return self.decision(state) if next(self._able(state), None) is not None else None

    def advance(self, state: ClerkState) -> None:
        state.emit("repls", "{n} {nation} {sort} Repls find no aircraft and are lost.", "BTR-REPL-32",
                   n=self.left, nation=self.nation, sort=self.kind)  # fmt: skip
        state.pop()

    def _able(self, state: ClerkState) -> Iterator[int]:
        aircraft = state.title.replacements.aircraft
        for n, counter in enumerate(state.counters):
            if counter.kind != "aircraft" or state.payer(n)[0] != self.nation:
                continue
            hurt = state.box(n) == DEAD or (state.in_play(n) and not state.full(n))
            if hurt and aircraft.class_of(counter.type) == self.kind:
                yield n

    def options(self, state: ClerkState) -> Iterator[Action]:
        return (Restore(state.counters[n].id) for n in state.distinct(self._able(state)))

    def refusal(self, state: ClerkState, action: Action) -> Ruling | None:
        assert isinstance(action, Restore)
        n = state.number(action.unit)
        counter = state.counters[n]
        if n in self._able(state):
            return None
        if counter.kind != "aircraft":
            return refused("BTR-REPL-31", f"{action.unit} is no aircraft.")
        kind = state.title.replacements.aircraft.class_of(counter.type)
        if kind != self.kind:
            return refused(state.title.replacements.aircraft.rule[self.kind], f"{counter.type} is of the class {kind}.")
        if state.payer(n)[0] != self.nation:
            return refused("BTR-REPL-35", f"{self.nation} air Repls do not restore {counter.nation} aircraft.")
        return refused("BTR-REPL-31", f"{action.unit} is neither reduced nor dead.")

    def do(self, state: ClerkState, action: Action) -> None:
        assert isinstance(action, Restore)
        n = state.number(action.unit)
        if state.box(n) == DEAD:
            state.put(n, ON_MAP)
        state.steps[n] = state.counters[n].steps
        rules = ("BTR-REPL-31", "BTR-REPL-35", state.title.replacements.aircraft.rule[self.kind])
        state.emit("repls", "{unit} is at full strength.", *rules, unit=action.unit)
        if self.left > 1:
            state.become(AirRepls(self.nation, self.kind, self.left - 1))
        else:
            state.pop()


class MiscRepl(Choice[ClerkState], frozen=True):
    """One lost independent unit, one artillery step or one Transport Point; used now or lost."""

    nation: str

    def decision(self, state: ClerkState) -> Decision:
        prompt = f"{self.nation} Misc: which lost unit, Transport Point or artillery step comes back?"
        return Decision("allied", prompt, (Misc, Finish), rules=("BTR-REPL-26", "BTR-REPL-29"))

    def _refusal(self, state: ClerkState, n: int) -> Ruling | None:
        counter = state.counters[n]
        payer, rule = state.payer(n)
        if payer != self.nation:
            return refused(rule, f"{counter.id} uses {payer} Repls, not {self.nation} ones.")
        if state.box(n) == DEAD:
            if counter.kind == "transport":
                return None
            if not counter.independent or counter.kind == "aircraft":
                rules = ("BTR-REPL-26", "OCS-UNIT-04")
                return refused(rules, f"{counter.id} is no independent combat unit: of a formation or of many steps.")
            row, _ = state.title.rebuild.find(counter.type)
            return refused(row.rule, f"{counter.id} can never be rebuilt.") if row.special == "No Rebuild" else None
        if state.in_play(n) and counter.type.endswith("Arty Div") and not state.full(n):
            return None
        return refused("BTR-REPL-26", f"{counter.id} is neither lost nor a reduced artillery division.")

    def options(self, state: ClerkState) -> Iterator[Action]:
        for n in state.distinct(iter(range(len(state.counters)))):
            lost = state.box(n) == DEAD or (state.in_play(n) and not state.full(n))
            if lost and self._refusal(state, n) is None:
                yield Misc(state.counters[n].id)
        yield Finish()

    def refusal(self, state: ClerkState, action: Action) -> Ruling | None:
        return self._refusal(state, state.number(action.unit)) if isinstance(action, Misc) else None

    def do(self, state: ClerkState, action: Action) -> None:
        state.pop()
        if not isinstance(action, Misc):
            state.emit("repls", "The {nation} Misc result is lost.", "BTR-REPL-29", nation=self.nation)
            return
        n = state.number(action.unit)
        if state.box(n) == DEAD:
            state.put(n, ON_MAP)
            state.steps[n] = state.counters[n].steps
        else:
            state.steps[n] += 1
        rules = ["BTR-REPL-26", "BTR-REPL-27"]
        text = "{unit} is rebuilt by Misc, for no Pax and no Eq."
        if state.counters[n].kind == "transport":
            rules.append("BTR-ARRIVAL-16")
            text = "{unit} returns by Misc, unloaded."
        state.emit("repls", text, *rules, unit=action.unit)


def price_of(state: ClerkState, n: int, steps: int) -> Price:
    """What so many steps of a counter cost."""
    counter = state.counters[n]
    each = counter.re / counter.steps if counter.re else Fraction(1)
    return state.title.rebuild.price(rebuild_name(counter.type, counter.part), re=each * steps, steps=steps)


def rebuild_name(printed: str, part: str) -> str:
    """The name under which the rebuild table knows a counter; a numbered part is what its formation is."""
    if not part:
        return printed
    if part == "Arty":
        return "Artillery"
    return printed if "/" in part else part


class Rebuilds(Choice[ClerkState], frozen=True):
    """Pax and Eq spent on dead and reduced units; what is left is kept."""

    def decision(self, state: ClerkState) -> Decision:
        kept = ", ".join(f"{n} {name}" for name, n in state.repls.items() if n) or "no Repls"
        prompt = f"Rebuild units with {kept}? On the map the Repls need an HQ within 2 hexes"
        return Decision("allied", prompt, (Rebuild, Finish), rules=("BTR-REPL-36", "OCS-REPL-01"))

    def options(self, state: ClerkState) -> Iterator[Action]:
        if any(state.repls.values()):
            for n in state.distinct(iter(range(len(state.counters)))):
                hurt = state.box(n) == DEAD or (state.in_play(n) and not state.full(n))
                if hurt and _rebuild_refusal(state, n, 1) is None:
                    yield Rebuild(state.counters[n].id)
        yield Finish()

    def refusal(self, state: ClerkState, action: Action) -> Ruling | None:
        if not isinstance(action, Rebuild):
            return None
        return _rebuild_refusal(state, state.number(action.unit), action.steps)

    def ledger(self, state: ClerkState, action: Action) -> tuple[LedgerLine, ...]:
        if not isinstance(action, Rebuild):
            return ()
        return price_of(state, state.number(action.unit), action.steps).ledger

    def do(self, state: ClerkState, action: Action) -> None:
        if not isinstance(action, Rebuild):
            kept = ", ".join(f"{n} {name}" for name, n in state.repls.items() if n)
            if kept:
                state.emit("repls", "Kept for later turns: {kept}.", "BTR-REPL-36", kept=kept)
            state.pop()
            return
        n = state.number(action.unit)
        price, (nation, rule) = price_of(state, n, action.steps), state.payer(n)
        state.pay_repls(nation, "Pax", price.pax)
        state.pay_repls(nation, "Eq", price.eq)
        if state.box(n) == DEAD:
            state.put(n, ON_MAP)
        state.steps[n] += action.steps
        rules = (rule, *price.rules, "OCS-SEQ-04")
        state.emit("rebuild", "{unit} gets {steps} for {pax} Pax and {eq} Eq.", *rules,
                   unit=action.unit, steps=counted(action.steps, "step"), pax=price.pax, eq=price.eq)  # fmt: skip


def _rebuild_refusal(state: ClerkState, n: int, steps: int) -> Ruling | None:
    counter = state.counters[n]
    box = state.box(n)
    if box == "Removed":
        return refused("BTR-ARRIVAL-10", f"{counter.id} was removed and can never be rebuilt.")
    if box != DEAD and (not state.in_play(n) or state.full(n)):
        return refused("BTR-HOUSE-24", f"{counter.id} has lost nothing.")
    if counter.kind == "aircraft":
        return refused("BTR-REPL-30", f"{counter.id}: only Ftr and Other results restore aircraft.")
    missing = counter.steps - state.steps[n]
    if not 1 <= steps <= missing:
        return refused("BTR-HOUSE-10", f"{counter.id} can get 1 to {missing} steps, not {steps}.")
    price = price_of(state, n, steps)
    if price.rebuild:
        why = {"no": "can never be rebuilt", "pool": "goes back to its pool", "repl-table": "needs a Misc result"}
        return refused(price.rules, f"{counter.id} {why[price.rebuild]}.")
    nation, rule = state.payer(n)
    have = state.repls[f"{nation} Pax"], state.repls[f"{nation} Eq"]
    if price.pax > have[0] or price.eq > have[1]:
        text = f"{counter.id} costs {price.pax} Pax and {price.eq} Eq; {nation} has {have[0]} and {have[1]}."
        return refused((*price.rules, rule), text)
    return None
