"""Bridges: demolition, pontoons and repairs, and the effects of entering a hex."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Step
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import PontoonRoll, RepairBridge
from broadfront.titles.rhine.rules.field.ground import hexside_key, rhine_bridges
from broadfront.titles.rhine.rules.field.supply import available_tokens, pay_supply_tokens
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "Pontoon",
    "RhineBridge",
    "bridge_actions",
    "pay_bridge_repair",
    "pontoon_refusal",
    "repair_refusal",
    "resolve_hex_entry",
]  # fmt: skip


def resolve_hex_entry(state: RhineState, hex: int, side: str) -> None:
    """Apply the effects of units entering a hex: enemy dumps are lost, Rhine bridges may be blown."""
    if not state.board.combat_units_in(hex, side):
        return
    state.capture_hex(hex, side)
    if side == "german":
        for key in rhine_bridges(state.title).get(hex, ()):
            if state.land.bridges.get(key) == "repaired":
                state.land.set_bridge(key, "blown")
                state.emit(say("bridge.repaired-lost", bridge=key), "BTR-HOUSE-02")
    if side == "allied":
        due = [key for key in rhine_bridges(state.title).get(hex, ()) if key not in state.land.bridges]
        state.push(*(RhineBridge(key) for key in due))


class RhineBridge(Step[RhineState], frozen=True):
    """Roll the German demolition die for a Rhine bridge that Allied combat units reach for the first time."""

    key: str

    def ask(self, state: RhineState) -> Chance:
        """Return the pending demolition roll for the bridge."""
        return die(say("roll.rhine-bridge", bridge=self.key), 1, 6, side="german", rules=("BTR-HOUSE-20",))

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Record whether the demolition roll leaves the bridge to the Allies or blows it."""
        stands = state.title.bridges.survives_demolition(int(outcome))
        state.land.set_bridge(self.key, "allied" if stands else "blown")
        state.emit(say("bridge.checked", bridge=self.key, stands=stands), "BTR-HOUSE-20")
        state.pop()

    def classes(self, state: RhineState, chance: Chance) -> list[list[int]]:
        """Return the indexes of the rolls in two groups: those that blow the bridge, and those that do not."""
        blown = [n for n, face in enumerate(chance.outcomes) if not state.title.bridges.survives_demolition(int(face))]
        return [blown, [n for n in range(len(chance.outcomes)) if n not in blown]]


def bridge_actions(state: RhineState, unit_number: int) -> Iterator[Action]:
    """Yield the pontoon rolls and repairs a unit might attempt, one per neighboring hex; they may be illegal."""
    at = state.board.hex_of(unit_number)
    assert at is not None
    board, unit = state.title.map, state.units[unit_number]
    for hex in board.around[at]:
        if hex == len(board) or (at, board.around[at].index(hex)) not in board.sides["rivers"]:
            continue
        if unit.kind == "pontoon":
            yield PontoonRoll(unit.id, board.ids[hex])
        yield RepairBridge(unit.id, board.ids[hex])


def pay_bridge_repair(state: RhineState, unit_number: int) -> None:
    """Pay the SP for a bridge repair by a unit."""
    at = state.board.hex_of(unit_number)
    assert at is not None
    pay_supply_tokens(state, state.supply_owner(unit_number), at, TOKENS_PER_SP * int(state.title.bridges.repair["sp"]))


def pontoon_refusal(state: RhineState, side: str, action: PontoonRoll) -> Ruling | None:
    """Return why a pontoon roll is not allowed, or None if it is."""
    n = state.number(action.unit)
    board, at = state.title.map, state.board.hex_of(n)
    there = board.index_of(action.hex)
    if state.units[n].kind != "pontoon" or state.units[n].side != side or at is None or state.board.mode(n) != "Combat":
        return refused("BTR-HOUSE-14", say("bridging.not-pontoon", unit=action.unit))
    if state.board.moved[n]:
        return refused("BTR-HOUSE-14", say("bridging.has-moved", unit=action.unit))
    if state.title.bridges.is_pontoon_barred(state.clock.ground):
        return refused(("BTR-EFFECT-07", "BTR-HOUSE-14"), say("bridging.ground", ground=state.clock.ground))
    water = board.sides["rivers"].get((at, board.around[at].index(there))) if there in board.around[at] else None
    if water is None or water.cls not in ("major", "rhine"):
        return refused("BTR-HOUSE-14", say("bridging.no-river", unit=action.unit, hex=action.hex))
    if state.land.bridges.get(hexside_key(state.title, at, there)) == "pontoon":
        return refused("BTR-HOUSE-14", say("bridging.pontoon-there"))
    return None


def repair_refusal(state: RhineState, side: str, action: RepairBridge) -> Ruling | None:
    """Return why a bridge repair is not allowed, or None if it is.

    A repair needs a blown Rhine bridge, friendly units on both sides, SP, and ground fit for pontoon rolls.
    """
    n = state.number(action.unit)
    unit, board, at = state.units[n], state.board, state.board.hex_of(n)
    there = state.title.map.index_of(action.hex)
    able = unit.kind == "pontoon" or (unit.kind == "HQ" and unit.engineer)
    ready = board.mode(n) == "Combat" and not board.moved[n]
    if side != "allied" or not able or unit.side != side or at is None or not ready:
        return refused("BTR-HOUSE-02", say("bridging.not-engineer", unit=action.unit))
    blown = state.land.bridges.get(hexside_key(state.title, at, there)) == "blown"
    if there not in state.title.map.around[at] or not blown:
        return refused("BTR-HOUSE-02", say("bridging.not-blown", unit=action.unit, hex=action.hex))
    if not state.board.combat_units_in(there, side):
        return refused("BTR-HOUSE-02", say("bridging.not-held", hex=action.hex))
    if state.title.bridges.is_pontoon_barred(state.clock.ground):
        return refused(("BTR-EFFECT-07", "BTR-HOUSE-02"), say("bridging.ground", ground=state.clock.ground))
    tokens = TOKENS_PER_SP * int(state.title.bridges.repair["sp"])
    if available_tokens(state, state.supply_owner(n), at) < tokens:
        return refused("BTR-HOUSE-02", say("bridging.repair-price", sp=tokens // TOKENS_PER_SP))
    return None


class Pontoon(Step[RhineState], frozen=True):
    """Roll one die for a pontoon bridge, or for a bridge repair."""

    key: str
    repair: bool = False

    def ask(self, state: RhineState) -> Chance:
        """Return the pending roll for the pontoon bridge or the repair."""
        return die(say("roll.pontoon", bridge=self.key), 1, 6, side=state.clock.side, rules=("BTR-HOUSE-14",))

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Record the pontoon bridge or the repaired bridge if the roll succeeds."""
        placed = state.title.bridges.is_pontoon_placed(int(outcome))
        if placed:
            state.land.set_bridge(self.key, "repaired" if self.repair else "pontoon")
        topic = "bridge.repair" if self.repair else "bridge.pontoon"
        rules = ("BTR-HOUSE-02", "BTR-HOUSE-14") if self.repair else ("BTR-HOUSE-14",)
        state.emit(say(topic, die=int(outcome), bridge=self.key, stands=placed), *rules)
        state.pop()
