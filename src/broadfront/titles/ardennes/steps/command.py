"""The Command Phase: impulses, what a German card is played for, the Allied Command Level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from broadfront.core.actions import Action
from broadfront.core.listing import Listing
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, ListedChoice, Step
from broadfront.titles.ardennes.actions import (
    Activate,
    ChooseDivision,
    CommandReplacements,
    DiscardCard,
    DivisionsChosen,
    Pass,
    PlayEvent,
    PlayKampfgruppe,
    TakeKampfgruppe,
)
from broadfront.titles.ardennes.events import german
from broadfront.titles.ardennes.formations import corps_of, divisions_of, units_of_card
from broadfront.titles.ardennes.markers import REPLACED
from broadfront.titles.ardennes.records import ALLIED, GERMAN, GermanCard, Unit
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.card_preparation import DrawHand, hand_limit
from broadfront.titles.ardennes.steps.cards import (
    count_toward_level,
    discard,
    spend_event,
)
from broadfront.titles.ardennes.steps.replacements import (
    POINTS,
    Replacing,
    bar_to_german_replacements,
    german_replacements_refusal,
)
from broadfront.titles.ardennes.steps.reserves import (
    forget_division_hexes,
    in_reserve,
)

__all__ = [
    "ChoosingDivisions",
    "ChoosingKampfgruppe",
    "EndImpulse",
    "GermanImpulse",
    "Impulses",
    "ReduceHand",
    "SolitaireImpulses",
    "command_level",
]

LEVELS = ((16, 5), (19, 4), (23, 3))
OPENING_LEVEL = 10
OPENING_IMPULSES = {"2p": 3, "gs": 1}
CARD_USES = (Activate, PlayKampfgruppe, PlayEvent, CommandReplacements)
ONE_CARD = Decision(
    "german", "Play a card, or pass", (*CARD_USES, Pass), hidden=True, rules=("ARD-H-56", "ARD-H-30")
)  # fmt: skip
"""What the German of two players is asked in an impulse."""
KAMPFGRUPPE_REACH, KAMPFGRUPPE_TACTICS = 2, 1
WITHOUT_REPLACED = bytes(bits & ~REPLACED for bits in range(256))


# Impulses


def command_level(state: ArdennesState) -> int:
    """The Allied Command Level of the solitaire game."""
    if state.memory.get("opening"):
        return OPENING_LEVEL
    return next(level for day, level in reversed(LEVELS) if state.day >= day)


def impulse_now(state: ArdennesState) -> int:
    """The number of the present German impulse today."""
    return state.memory.get("impulse", 0)


def begin_impulse(state: ArdennesState, side: int) -> None:
    """A new impulse: nobody has received Replacements in it, no division was deployed in it."""
    state.today = state.today.translate(WITHOUT_REPLACED)
    forget_division_hexes(state)
    if side == ALLIED:
        return
    number = impulse_now(state) + 1
    state.memory |= {"impulse": number, "german impulse": 1, "level spent": 0, "cards played": 0}
    if state.day == 16 and number <= OPENING_IMPULSES[state.variant]:
        state.memory["opening"] = 1
        rule = "ARD-D16-03" if state.variant == "2p" else "ARD-D16-05"
        state.emit("impulse", "Opening impulse {number}.", rule, number=number)
    else:
        state.memory.pop("opening", None)


class EndImpulse(Step[ArdennesState], frozen=True):
    """The side draws its hand full again."""

    side: str

    def advance(self, state: ArdennesState) -> None:
        if self.side == "german":
            state.memory.pop("german impulse", None)
            state.memory.pop("opening", None)
        state.become(DrawHand(self.side))
        if self.side == "german" and len(state.zones["german-hand"]) > hand_limit(state, "german"):
            state.push(ReduceHand())


class ReduceHand(Choice[ArdennesState], frozen=True):
    """After the opening impulse cards beyond the hand of 6 go back to the draw pile."""

    def decision(self, state: ArdennesState) -> Decision:
        return Decision(
            "german", "Put a card back into the draw pile", (DiscardCard,), rules=("ARD-D16-04", "ARD-H-30")
        )

    def ask(self, state: ArdennesState) -> Decision | None:
        return self.decision(state) if len(state.zones["german-hand"]) > hand_limit(state, "german") else None

    def advance(self, state: ArdennesState) -> None:
        state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (DiscardCard(card) for card in state.zones["german-hand"])

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, DiscardCard)
        state.move_item(action.card, "german-hand", "german-deck")
        state.emit("card", "{card} goes back to the pile.", "ARD-D16-04", seen_by=("german",),
                   public="A card goes back to the German pile.", card=action.card)  # fmt: skip


class Impulses(Step[ArdennesState], frozen=True):
    """Two players: impulses alternate, the German first; two passes in a row or no cards end the day."""

    side: str = "german"

    def advance(self, state: ArdennesState) -> None:
        german_hand, allied_hand = state.zones["german-hand"], state.zones["allied-hand"]
        if state.memory.get("passes", 0) >= 2 or not (german_hand or allied_hand):
            state.emit("impulse", "The impulses of the day are over.", "ARD-H-56")
            state.pop()
            return
        other = "allied" if self.side == "german" else "german"
        if self.side == "allied" and state.memory.pop(german.SKIP_ALLIED, 0):
            state.emit("impulse", "The Allied impulse is skipped.", "ARD-E0-05")
            state.become(Impulses(other))
        elif not (german_hand if self.side == "german" else allied_hand):
            state.memory["passes"] = state.memory.get("passes", 0) + 1
            state.become(Impulses(other))
        elif self.side == "german":
            begin_impulse(state, GERMAN)
            again = state.day == 16 and impulse_now(state) < OPENING_IMPULSES["2p"]
            state.become(Impulses("german" if again else "allied"))
            state.push(GermanImpulse(), EndImpulse("german"))
        else:
            begin_impulse(state, ALLIED)
            state.become(Impulses("german"))
            state.push(AlliedImpulse(), EndImpulse("allied"))


class SolitaireImpulses(Step[ArdennesState], frozen=True):
    """Solitaire: the German plays cards up to the Allied Command Level, then the system has its impulse."""

    side: str = "german"
    last: bool = False

    def advance(self, state: ArdennesState) -> None:
        if self.side == "allied":
            self._allied(state)
        elif self.last:
            state.emit("impulse", "The impulses of the day are over.", "ARD-H-31")
            state.pop()
        elif state.memory.pop("skip german", 0):
            for card in state.zones["allied-captured"]:
                state.move_item(card, "allied-captured", "allied-discard")
            state.emit("impulse", "The first German impulse is skipped.", "ARD-SEQ-06")
            state.become(SolitaireImpulses("allied"))
        elif not state.zones["german-hand"]:
            state.become(SolitaireImpulses("allied", last=True))
        else:
            begin_impulse(state, GERMAN)
            state.become(SolitaireImpulses("allied"))
            state.push(GermanImpulse(), EndImpulse("german"))

    def _allied(self, state: ArdennesState) -> None:
        from broadfront.titles.ardennes.system.command import SystemImpulse

        out = not state.zones["german-hand"] and not state.zones["german-deck"]
        last = self.last or out or bool(state.memory.pop("passes", 0))
        state.become(SolitaireImpulses("german", last))
        if state.memory.pop(german.SKIP_ALLIED, 0):
            state.emit("impulse", "The Allied impulse is skipped.", "ARD-E0-05")
            return
        begin_impulse(state, ALLIED)
        state.push(SystemImpulse())


# The German impulse


def commanded(state: ArdennesState, card: GermanCard) -> tuple[int, ...]:
    """Units a German card can activate now, on the map or (not in an opening impulse) in Reserve."""
    if state.variant != "2p":
        return tuple(inactive(state, card))
    units, barred = state.units, {}
    found = []
    for n in inactive(state, card):
        division = units[n].division
        if division not in barred:
            barred[division] = consecutive(state, division)
        if not barred[division]:
            found.append(n)
    return tuple(found)


def inactive(state: ArdennesState, card: GermanCard) -> list[int]:
    """Units of a German card not active in this impulse: on the map or (not in an opening impulse) in Reserve."""
    opening, now = state.memory.get("opening"), impulse_now(state)
    return [n for n in units_of_card(state, GERMAN, card) if _idle(state, n, opening, now)]


def _idle(state: ArdennesState, number: int, opening: int | None, now: int) -> bool:
    """The same of one unit."""
    last = state.activated[number]
    if last == now or (state.hexes[number] is None and (opening or not in_reserve(state, number))):
        return False
    return not (opening and (last or opened(state, number)))


def playable(state: ArdennesState, card: GermanCard) -> tuple[bool, bool]:
    """Whether a German card can activate a unit, and whether it can form a Kampfgruppe."""
    hexes, units, two = state.hexes, state.units, state.variant == "2p"
    opening, now = state.memory.get("opening"), impulse_now(state)
    activates = group = False
    barred = ""
    for n in units_of_card(state, GERMAN, card):
        if _idle(state, n, opening, now):
            group = group or hexes[n] is not None
            if not activates and (division := units[n].division) != barred:
                activates, barred = not (two and consecutive(state, division)), division
            if activates and group:
                break
    return activates, group


def opened(state: ArdennesState, number: int) -> bool:
    """Whether the corps of a unit was activated in an earlier opening impulse of two players."""
    return state.variant == "2p" and f"opened {state.units[number].corps}" in state.memory


def consecutive(state: ArdennesState, division: str) -> bool:
    """Whether a division was activated in the impulse before."""
    memory = state.memory
    return memory.get(f"division {division}", -1) == memory.get("impulse", 0) - 1


def activation_refusal(state: ArdennesState, card: GermanCard) -> Ruling | None:
    """Why a German card cannot activate its formation; None when it can."""
    if not card.formations:
        return refused("ARD-H-30", f"{card.id} has no formation: event or tactic only.")
    if commanded(state, card):
        return None
    units = units_of_card(state, GERMAN, card)
    if state.memory.get("opening"):
        if any(state.activated[n] for n in units):
            return refused("ARD-D16-07", "No unit is activated twice in the opening impulses.")
        if any(opened(state, n) for n in units):
            return refused("ARD-D16-06", "Each opening impulse activates a formation of another corps.")
    if any(consecutive(state, state.units[n].division) for n in units):
        return refused("ARD-H-32", "The formation was activated in the impulse before.")
    return refused("ARD-H-32", f"No unit of {card.name} can be activated.")


class GermanImpulse(ListedChoice[ArdennesState], frozen=True):
    """A card of the German hand: activation, Kampfgruppe, event or Replacements; or pass."""

    def finished(self, state: ArdennesState) -> bool:
        if not state.zones["german-hand"]:
            return True
        if state.variant == "2p":
            return state.memory.get("cards played", 0) > 0
        return state.memory.get("level spent", 0) >= command_level(state)

    def decision(self, state: ArdennesState) -> Decision:
        if state.variant == "2p":
            return ONE_CARD
        prompt = f"Play a card ({state.memory.get('level spent', 0)} of {command_level(state)}), or pass"
        return Decision("german", prompt, (*CARD_USES, Pass), hidden=True, rules=("ARD-H-31", "ARD-H-30"))

    def ask(self, state: ArdennesState) -> Decision | None:
        return None if self.finished(state) else self.decision(state)

    def advance(self, state: ArdennesState) -> None:
        if state.variant == "gs" and state.zones["german-hand"]:
            state.emit("impulse", "The Allied Command Level of {level} is reached.", "ARD-H-31",
                       level=command_level(state))  # fmt: skip
        state.pop()

    def listing(self, state: ArdennesState) -> list[Action]:
        found: list[Action] = []
        opening, cards = state.memory.get("opening"), state.ardennes.german_cards
        for id in state.zones["german-hand"]:
            card = cards[id]
            if card.formations:
                activates, group = playable(state, card)
                if activates:
                    found.append(Activate(id))
                if group:
                    found.append(PlayKampfgruppe(id))
            if opening:
                continue
            if card.event in german.EVENTS and german.bar_to_event(state, card.event) is None:
                found.append(PlayEvent(id))
            if bar_to_german_replacements(state, card) is None:
                found.append(CommandReplacements(id))
        if not (opening and state.variant == "2p" and found):
            found.append(Pass())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        opening = bool(state.memory.get("opening"))
        if isinstance(action, Pass):
            if opening and state.variant == "2p" and any(not isinstance(a, Pass) for a in self.options(state)):
                return refused(("ARD-D16-03", "ARD-D16-06"), "Each opening impulse activates a formation.")
            return None
        assert isinstance(action, CARD_USES)
        if action.card not in state.zones["german-hand"]:
            return refused("ARD-H-30", f"{action.card} is not in your hand.")
        card = state.ardennes.german_cards[action.card]
        match action:
            case Activate():
                return activation_refusal(state, card)
            case PlayKampfgruppe():
                if group_pool(state, card):
                    return None
                return refused("ARD-H-33", f"No unit of {card.name} can form a Kampfgruppe.")
            case PlayEvent():
                return german.event_refusal(state, card.event)
            case _:
                if opening:
                    return refused("ARD-D16-08", "In an opening impulse a card activates or serves as a tactic.")
                return german_replacements_refusal(state, card)

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, Pass):
            played = state.memory.get("cards played", 0)
            if not played:
                state.memory["passes"] = state.memory.get("passes", 0) + 1
            state.emit("impulse", "german {what}.", "ARD-H-56" if state.variant == "2p" else "ARD-H-31",
                       what="stops" if played else "passes")  # fmt: skip
            state.pop()
            return
        assert isinstance(action, CARD_USES)
        card = state.ardennes.german_cards[action.card]
        state.memory["passes"] = 0
        state.memory["cards played"] = state.memory.get("cards played", 0) + 1
        match action:
            case Activate():
                units = commanded(state, card)
                discard(state, card.id, GERMAN)
                state.emit("reveal", "german plays {card}.", "ARD-H-30", card=card.id)
                if card.primary:
                    start_activation(state, card, units)
                else:
                    state.push(ChoosingDivisions(card.id))
            case PlayKampfgruppe():
                discard(state, card.id, GERMAN)
                state.emit("reveal", "german plays {card} as a Kampfgruppe.", "ARD-H-33", card=card.id)
                state.push(ChoosingKampfgruppe(card.id))
            case PlayEvent():
                counts = card.event != "Manteuffel Directs Traffic"
                spend_event(state, card.id, counts=counts)
                german.run_event(state, card.event)
            case _:
                discard(state, card.id, GERMAN)
                count_toward_level(state, card.command_value)
                state.emit("reveal", "german plays {card} for Replacements.", "ARD-H-28", card=card.id)
                points = min(card.command_value, state.memory.get(POINTS, 0))
                state.push(Replacing(GERMAN, corps_of(state, card.formations, GERMAN), points))


def start_activation(state: ArdennesState, card: GermanCard, units: tuple[int, ...]) -> None:
    """The units of a German card are activated; a division active in the impulse before costs the card twice."""
    now = impulse_now(state)
    divisions = divisions_of(state, units)
    twice = any(consecutive(state, division) for division in divisions)
    count_toward_level(state, card.command_value * (2 if twice else 1))
    if twice:
        state.emit("impulse", "{card} is paid twice: consecutive activation.", "ARD-H-32", card=card.id)
    for division in divisions:
        state.memory[f"division {division}"] = now
    mark_active(state, units)
    push_activation(state, card, units, card.command_value)


def mark_active(state: ArdennesState, units: tuple[int, ...]) -> None:
    """Remember the impulse of each unit, and its corps in an opening impulse."""
    now, activated = impulse_now(state), state.activated
    for n in units:
        activated[n] = now
    if state.memory.get("opening") and state.variant == "2p":
        for n in units:
            state.memory[f"opened {state.units[n].corps}"] = 1


def push_activation(state: ArdennesState, card: GermanCard, units: tuple[int, ...], tactics: int) -> None:
    opening = bool(state.memory.get("opening"))
    if opening:
        state.emit("impulse", "The activated units may only attack.", "ARD-D16-08", "ARD-D16-09")
        if state.variant == "2p":
            state.emit("impulse", "Another corps, and no unit twice.", "ARD-D16-06", "ARD-D16-07")
    state.push(BeginActivation(Activation("german", card.id, units, tactics, opening, (), opening)))


class ChoosingDivisions(Choice[ArdennesState], frozen=True):
    """A corps, army or army group card activates divisions of the player's choice."""

    card: str
    chosen: tuple[str, ...] = ()

    def waiting(self, state: ArdennesState) -> list[str]:
        card = state.ardennes.german_cards[self.card]
        if len(self.chosen) >= card.actions_max:
            return []
        return [d for d in divisions_of(state, commanded(state, card)) if d not in self.chosen]

    def decision(self, state: ArdennesState) -> Decision:
        left = state.ardennes.german_cards[self.card].actions_max - len(self.chosen)
        prompt = f"Activate a division of {self.card}, {left} at most, or begin"
        return Decision("german", prompt, (ChooseDivision, DivisionsChosen), rules=("ARD-H-30", "ARD-H-32"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (ChooseDivision(division) for division in self.waiting(state))
        if self.chosen:
            yield DivisionsChosen()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if isinstance(action, DivisionsChosen):
            return None if self.chosen else refused("ARD-H-30", "No division is chosen yet.")
        assert isinstance(action, ChooseDivision)
        if action.division in self.waiting(state):
            return None
        return refused(("ARD-H-30", "ARD-H-32"), f"{action.division} cannot be activated by {self.card} now.")

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, ChooseDivision):
            state.become(ChoosingDivisions(self.card, (*self.chosen, action.division)))
            return
        card = state.ardennes.german_cards[self.card]
        units = tuple(n for n in commanded(state, card) if state.units[n].division in self.chosen)
        state.pop()
        start_activation(state, card, units)


# Kampfgruppe


def group_pool(state: ArdennesState, card: GermanCard) -> list[int]:
    """Units of the formation that may form a Kampfgruppe: on the map, not active in this impulse."""
    hexes = state.hexes
    return [n for n in inactive(state, card) if hexes[n] is not None]


def group_refusal(state: ArdennesState, card: GermanCard, units: tuple[int, ...]) -> Ruling | None:
    """Why units are no Kampfgruppe: one stack, or up to two units of a division within 2 hexes; None when they are."""
    pool = group_pool(state, card)
    if not units or len(set(units)) != len(units) or any(n not in pool for n in units):
        return refused(
            "ARD-H-33", f"A Kampfgruppe is formed of units of {card.name} that are on the map and not active."
        )
    hexes = [hex for n in units if (hex := state.hex(n)) is not None]
    if len(set(hexes)) == 1:
        return None
    if len(units) > 2 or state.units[units[0]].division != state.units[units[1]].division:
        return refused("ARD-H-33", "A Kampfgruppe is one stack, or up to two units of one division.")
    if state.ground.distance[hexes[0], hexes[1]] > KAMPFGRUPPE_REACH:
        return refused("ARD-H-33", "The two units are more than 2 hexes apart.")
    return None


def kampfgruppe(units: Sequence[Unit], group: tuple[int, ...]) -> TakeKampfgruppe:
    return TakeKampfgruppe(tuple([units[n].id for n in group]))


class ChoosingKampfgruppe(ListedChoice[ArdennesState], frozen=True):
    """Which units form the Kampfgruppe."""

    card: str

    def decision(self, state: ArdennesState) -> Decision:
        return Decision("german", f"Form a Kampfgruppe of {self.card}", (TakeKampfgruppe,), rules=("ARD-H-33",))

    def listing(self, state: ArdennesState) -> Sequence[Action]:
        pool = group_pool(state, state.ardennes.german_cards[self.card])
        hexes, distance = state.hexes, state.ground.distance
        stacks: dict[int | None, list[int]] = {}
        divisions: dict[str, list[int]] = {}
        for place, n in enumerate(pool):
            stacks.setdefault(hexes[n], []).append(n)
            divisions.setdefault(state.units[n].division, []).append(place)
        groups: list[tuple[int, ...]] = []
        for stack in stacks.values():
            for size in range(1, len(stack) + 1):
                groups += combinations(stack, size)
        pairs = sorted(pair for division in divisions.values() for pair in combinations(division, 2))
        for one, other in pairs:
            here, there = hexes[pool[one]], hexes[pool[other]]
            if here != there and distance[here, there] <= KAMPFGRUPPE_REACH:
                groups.append((pool[one], pool[other]))
        found = Listing()
        found.add_each(groups, kampfgruppe, state.units)
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        assert isinstance(action, TakeKampfgruppe)
        units = tuple(state.ardennes.unit(id).number for id in action.units)
        return group_refusal(state, state.ardennes.german_cards[self.card], units)

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, TakeKampfgruppe)
        units = tuple(state.ardennes.unit(id).number for id in action.units)
        state.pop()
        count_toward_level(state, 1)
        mark_active(state, units)
        state.emit("impulse", "Kampfgruppe of {units}.", "ARD-H-33", units=", ".join(action.units))
        push_activation(state, state.ardennes.german_cards[self.card], units, KAMPFGRUPPE_TACTICS)
