"""The Allied impulse of two players: what a card of the Allied hand is played for."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.actions import Activate, CommandReplacements, DeployReserve, Pass, PlayEvent
from broadfront.titles.ardennes.events import allied
from broadfront.titles.ardennes.formations import ARMY_LEVELS, members
from broadfront.titles.ardennes.records import ALLIED, GERMAN, AlliedCard
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.cards import discard
from broadfront.titles.ardennes.steps.replacements import ALLIED_STEPS, Replacing, allied_replacements_refusal
from broadfront.titles.ardennes.steps.reserves import DeployingReserve, XxxArrives
from broadfront.titles.ardennes.title import RESERVE
from broadfront.titles.ardennes.xxx_corps import on_the_map

__all__ = ["AlliedImpulse", "army_units"]

ARMY_REACH = 5


def army_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Allied units within 5 hexes of the German unit closest to the card's target."""
    ground = state.ground
    away = ground.away_from([ground.map.index[state.ardennes.hex_of(id)] for id in card.target_hexes])
    german = state.occupied(GERMAN)
    if not german:
        return ()
    least = min(away[hex] for hex in german)
    closest = state.ardennes.in_order(n for hex in german if away[hex] == least for n in state.at[hex])[0]
    near = ground.distance[state.hexes[closest]]
    return state.ardennes.in_order(
        n for hex in state.occupied(ALLIED) if near[hex] <= ARMY_REACH for n in state.at[hex]
    )


ARMY_RULES = {"1US": "ARD-CMD-11", "3US": "ARD-CMD-12", "21AG": "ARD-CMD-13"}


def allied_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Units on the map an Allied card activates."""
    if card.level in ARMY_LEVELS:
        return army_units(state, card)
    hexes = state.hexes
    return tuple([n for n in members(state, ALLIED, card.formations) if hexes[n] is not None])


def reserve_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Reserve units of the formation of a corps or division card."""
    if card.level in ARMY_LEVELS:
        return ()
    reserve, where = state.title.locations.boxes[RESERVE[ALLIED]], state.where
    return state.ardennes.in_order([n for n in members(state, ALLIED, card.formations) if where[n] is reserve])


class AlliedImpulse(Choice[ArdennesState], frozen=True):
    """A card of the Allied hand: activation, deployment, Replacements or event; or pass."""

    def decision(self, state: ArdennesState) -> Decision:
        accepts = (Activate, DeployReserve, CommandReplacements, PlayEvent, Pass)
        return Decision("allied", "Play a card, or pass", accepts, hidden=True, rules=("ARD-H-56", "ARD-H-34"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        for id in state.zones["allied-hand"]:
            card = state.ardennes.allied_cards[id]
            if card.formations and allied_units(state, card):
                yield Activate(id)
            if card.formations and reserve_units(state, card):
                yield DeployReserve(id)
            if card.level == "corps" and allied_replacements_refusal(state, id) is None:
                yield CommandReplacements(id)
            if card.event != "none" and allied.event_refusal(state, card.event) is None:
                yield PlayEvent(id)
        yield Pass()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if isinstance(action, Pass):
            return None
        assert isinstance(action, Activate | DeployReserve | CommandReplacements | PlayEvent)
        if action.card not in state.zones["allied-hand"]:
            return refused("ARD-H-56", f"{action.card} is not in your hand.")
        card = state.ardennes.allied_cards[action.card]
        match action:
            case PlayEvent():
                return allied.event_refusal(state, card.event)
            case CommandReplacements():
                return allied_replacements_refusal(state, card.id)
            case Activate():
                if card.formations and allied_units(state, card):
                    return None
                return refused(("ARD-H-56", "ARD-H-35"), f"{card.id} activates no unit.")
            case _:
                if card.formations and reserve_units(state, card):
                    return None
                return refused("ARD-H-56", f"No Reserve unit of {card.id} waits.")

    def do(self, state: ArdennesState, action: Action) -> None:
        state.pop()
        if isinstance(action, Pass):
            state.memory["passes"] = state.memory.get("passes", 0) + 1
            state.emit("impulse", "allied passes.", "ARD-H-56")
            return
        assert isinstance(action, Activate | DeployReserve | CommandReplacements | PlayEvent)
        card = state.ardennes.allied_cards[action.card]
        state.memory["passes"] = 0
        discard(state, card.id, ALLIED)
        what = {Activate: "to activate", DeployReserve: "to deploy", CommandReplacements: "for Replacements"}
        use = what.get(type(action), f"for {card.event}")
        state.emit("reveal", "allied plays {card} {use}.", "ARD-H-56", "ARD-H-34", card=card.id, use=use)
        match action:
            case Activate():
                self._activate(state, card)
            case DeployReserve():
                units = reserve_units(state, card)
                xxx = state.units[units[0]].corps == "XXX" and not on_the_map(state)
                state.push(XxxArrives(units) if xxx else DeployingReserve(units))
            case CommandReplacements():
                state.push(Replacing(ALLIED, card.formations, ALLIED_STEPS))
            case _:
                allied.run_event(state, card.event, card.id)

    def _activate(self, state: ArdennesState, card: AlliedCard) -> None:
        units = allied_units(state, card)
        if card.level in ARMY_LEVELS:
            state.emit("activation", "{card} activates all units within 5 hexes of the German nearest to its target.",
                       "ARD-CMD-10", ARMY_RULES[card.army], card=card.id)  # fmt: skip
        state.push(BeginActivation(Activation("allied", card.id, units, 1, False, card.support)))
