"""Turns, weather, cards, reinforcements and movement."""

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die, draw
from broadfront.core.listing import Listing
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, InOrder, ListedChoice, Step
from broadfront.titles.patrol.data import SIDES, say
from broadfront.titles.patrol.rules.actions import Done, Enter, Move, Rations
from broadfront.titles.patrol.rules.composed import MoveTo
from broadfront.titles.patrol.rules.movement import is_supplied, move_refusal, path_ledger, reach_of_unit
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.victory import decide_winner


class Turns(Step[PatrolState], frozen=True):
    """Step: play all turns, then find the winner by who holds the village."""

    def advance(self, state: PatrolState) -> None:
        if state.clock.turn == state.title.forces.turns:
            decide_winner(state)
            return
        state.begin_turn()
        state.emit(say("turn.begins", turn=state.clock.turn), "PAT-SEQ-01")
        state.push(InOrder("turn"))


class Weather(Step[PatrolState], frozen=True):
    """Step: roll for the weather of the turn."""

    def ask(self, state: PatrolState) -> Chance:
        return die(say("roll.weather"), 1, state.title.forces.weather_die, rules=("PAT-WEATHER-01",))

    def happen(self, state: PatrolState, outcome: Outcome) -> None:
        state.clock.set_weather("snow" if int(outcome) >= state.title.forces.snow_from else "clear")
        state.emit(say("weather.rolled", die=int(outcome), weather=state.clock.weather), "PAT-WEATHER-01")
        state.pop()

    def classes(self, state: PatrolState, chance: Chance) -> list[list[int]]:
        snow = state.title.forces.snow_from - 1
        return [list(range(snow)), list(range(snow, len(chance.outcomes)))]


class DrawCard(Step[PatrolState], frozen=True):
    """Step: the side draws a card, if its deck has one and its hand is not full."""

    side: str

    def ask(self, state: PatrolState) -> Chance | None:
        deck, hand = state.zones[f"{self.side} deck"], state.zones[f"{self.side} hand"]
        if not deck or len(hand) >= state.title.forces.hand_limit:
            return None
        own = (self.side,)
        return draw(say("roll.card"), f"{self.side} deck", deck, side=self.side, rules=("PAT-CARD-01",), seen_by=own)

    def advance(self, state: PatrolState) -> None:
        state.pop()

    def happen(self, state: PatrolState, outcome: Outcome) -> None:
        state.move_item(str(outcome), f"{self.side} deck", f"{self.side} hand")
        drawn, public = say("card.drawn", side=self.side, card=str(outcome)), say("card.drawn-hidden", side=self.side)
        state.emit(drawn, "PAT-CARD-01", seen_by=(self.side,), public=public)
        state.pop()


class Reinforce(Choice[PatrolState], frozen=True):
    """Step: the side brings reinforcements from the Reserve box onto the map."""

    side: str

    def decision(self, state: PatrolState) -> Decision:
        return Decision(self.side, say("ask.enter"), (Enter, Done), rules=("PAT-REINF-01",))

    def options(self, state: PatrolState) -> Iterator[Action]:
        reserve, enemy_zone = state.title.locations.boxes["Reserve"], state.board.zones_of.is_in_enemy_zone
        for n in state.title.of_side[self.side]:
            if state.board.where[n] is reserve and state.title.units[n].turn <= state.clock.turn:
                for i in state.title.edges[self.side]:
                    if i not in state.board.unit_in and not enemy_zone(SIDES.index(self.side), i):
                        yield Enter(state.title.units[n].id, state.title.map.ids[i])
        yield Done()

    def do(self, state: PatrolState, action: Action) -> None:
        if not isinstance(action, Enter):
            state.pop()
            return
        state.board.put(state.number(action.unit), state.title.locations.hex(action.hex))
        state.emit(say("enter.entered", unit=action.unit, hex=action.hex), "PAT-REINF-01")


class Movement(ListedChoice[PatrolState], frozen=True):
    """Step: the side moves its units, and may play Rations."""

    side: str

    def decision(self, state: PatrolState) -> Decision:
        """Return the question to the side for a move; it does not reveal whether a card could be played."""
        hidden = bool(state.zones[f"{self.side} hand"]) and any(self.ration_options(state))
        takes = (Move, MoveTo, Rations, Done)
        return Decision(self.side, say("ask.move"), takes, hidden, ("PAT-MOVE-01",))

    def ration_options(self, state: PatrolState) -> Iterator[Rations]:
        """Yield a Rations action for each unit that has lost a step and is in supply."""
        for n in state.title.of_side[self.side]:
            hurt = state.board.hex_of(n) is not None and state.board.steps[n] < state.title.units[n].steps
            if hurt and is_supplied(state, n):
                yield Rations(state.title.units[n].id)

    def listing(self, state: PatrolState) -> Listing:
        listing = Listing()
        for n in state.title.of_side[self.side]:
            if state.board.hex_of(n) is not None and not state.board.moved[n]:
                unit, found = state.title.units[n].id, reach_of_unit(state, n)
                ends, path = found.end_indexes(), found.path
                listing.add_numbered(Move(unit, ()), ends, lambda u, p, h: Move(u, p(h)[1:]), unit, path)
        rations = self.ration_options(state) if "Rations" in state.zones[f"{self.side} hand"] else ()
        listing.add(*rations, Done())
        return listing

    def refusal(self, state: PatrolState, action: Action) -> Ruling | None:
        if isinstance(action, Move):
            return move_refusal(state, self.side, action.unit, action.path)
        if isinstance(action, Done) or action in self.options(state):
            return None
        return refused("PAT-CARD-02", say("refusal.rations", action=action))

    def ledger(self, state: PatrolState, action: Action) -> Sequence[LedgerLine]:
        return path_ledger(state, action.unit, action.path) if isinstance(action, Move) else ()

    def do(self, state: PatrolState, action: Action) -> None:
        if isinstance(action, Move):
            n = state.number(action.unit)
            state.board.note_move(n)
            state.push(Moving(n, action.path))
        elif isinstance(action, Rations):
            state.move_item("Rations", f"{self.side} hand", f"{self.side} discard")
            state.board.regain_step(state.number(action.unit))
            state.emit(say("reveal.rations", unit=action.unit), "PAT-CARD-02")
        else:
            state.pop()


class Moving(Step[PatrolState], frozen=True):
    """Step: a unit moves hex by hex, with a die roll before the first crossing of the bridge."""

    unit: int
    path: tuple[str, ...]

    def _is_bridge_ahead(self, state: PatrolState) -> bool:
        """Return whether the unit is about to be the first German to cross the bridge."""
        at = state.board.hex_of(self.unit)
        if not self.path or at is None or state.board.bridge != "new" or state.title.units[self.unit].side != "german":
            return False
        towards = state.title.map.around[at.index].index(state.title.map.index_of(self.path[0]))
        return state.title.map.side("bridges", at.index, towards) is not None

    def ask(self, state: PatrolState) -> Chance | None:
        if not self._is_bridge_ahead(state):
            return None
        return die(say("roll.bridge"), 1, state.title.forces.bridge_die, side="american", rules=("PAT-BRIDGE-01",))

    def happen(self, state: PatrolState, outcome: Outcome) -> None:
        if int(outcome) <= state.title.forces.bridge_blows_to:
            state.board.set_bridge("blown")
            state.emit(say("bridge.blown", die=int(outcome)), "PAT-BRIDGE-01")
            state.pop()
        else:
            state.board.set_bridge("stands")
            state.emit(say("bridge.stands", die=int(outcome)), "PAT-BRIDGE-01")

    def classes(self, state: PatrolState, chance: Chance) -> list[list[int]]:
        blown = state.title.forces.bridge_blows_to
        return [list(range(blown)), list(range(blown, len(chance.outcomes)))]

    def advance(self, state: PatrolState) -> None:
        if not self.path:
            state.pop()
            return
        state.become(Moving(self.unit, self.path[1:]))
        state.board.put(self.unit, state.title.locations.hex(self.path[0]))
        name = state.title.units[self.unit].id
        state.emit(say("move.moved", unit=name, hex=self.path[0]), "PAT-MOVE-01")
