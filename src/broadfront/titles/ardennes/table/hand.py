"""The hand and piles shown to a player, with the details of each card.

Of the other side's hand only the number of cards is shown.
"""

from __future__ import annotations

from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.forces.german_reserve import is_in_reserve
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.card_preparation import Supplementals, hand_limit
from broadfront.titles.ardennes.table.labels import find_card, printed_effects
from broadfront.titles.ardennes.table.parts import ArdennesHand, HeldCard, OtherHand

__all__ = ["build_hand", "printed_uses"]


def build_hand(state: ArdennesState, side: str | None) -> ArdennesHand:
    """Return a side's hand and piles, the cards it may take now, and the size of the other side's hand."""
    mine = side or "german"
    held = state.zones[f"{mine}-hand"]
    offered = state.zones["german-available"] if mine == "german" and _is_taking_supplementals(state) else ()
    other = SIDES[1 - SIDES.index(mine)]
    return ArdennesHand(
        side=mine,
        limit=hand_limit(state, mine),
        held=[_held_card(state, id) for id in held],
        offered=[_held_card(state, id) for id in offered],
        draw=len(state.zones[f"{mine}-deck"]),
        discard=[_held_card(state, id) for id in state.zones[f"{mine}-discard"]],
        captured=[_held_card(state, id) for id in state.zones["allied-captured"]],
        other=OtherHand(
            side=other,
            hand=len(state.zones[f"{other}-hand"]),
            draw=len(state.zones[f"{other}-deck"]),
            discard=[_held_card(state, id) for id in state.zones[f"{other}-discard"]],
        ),
    )


def _is_taking_supplementals(state: State) -> bool:
    """Return whether the German is choosing supplemental cards now."""
    return bool(state.stack) and isinstance(state.stack[-1], Supplementals)


def _held_card(state: ArdennesState, id: str) -> HeldCard:
    """Return the details of a card as the hand shows them."""
    card = find_card(state, id)
    german = isinstance(card, GermanCard)
    units = units_in_formations(state, GERMAN if german else ALLIED, card.formations, card.level if german else "")
    on_map = [n for n in units if state.board.hex_of_unit(n) is not None]
    held = HeldCard(
        id=card.id,
        side="german" if german else "allied",
        name=card.name,
        level=card.level,
        formations=tuple(card.formations),
        on_map=len(on_map),
        reserve=sum(1 for n in units if is_in_reserve(state, n)),
        event="" if card.event == "none" else card.event,
        tactic="" if card.tactic == "none" else card.tactic,
        uses=printed_uses(card),
    )
    if isinstance(card, GermanCard):
        held.command, held.primary = card.command_value, card.is_primary
    elif card.target_hexes:
        held.targets = tuple(card.target_hexes)
    return held


def printed_uses(card: GermanCard | AlliedCard) -> list[str]:
    """Return the names of the actions for which a card can be used, whether or not they are legal now."""
    uses = ["Activate"] if card.formations else []
    if isinstance(card, GermanCard):
        uses += ["PlayKampfgruppe"] if card.formations else []
    elif card.formations and card.level in ("division", "corps"):
        uses.append("DeployReserve")
    if card.event != "none":
        uses.append("PlayEvent")
    if card.is_primary if isinstance(card, GermanCard) else card.level == "corps":
        uses.append("CommandReplacements")
    if card.tactic != "none":
        uses.append("PlayTactic")
    return uses


def describe_card(card: GermanCard | AlliedCard) -> str:
    """Return a short description of a card: id, command value, event and tactic."""
    parts = [card.id]
    if isinstance(card, GermanCard):
        parts.append(phrase("card.of-command", number=card.command_value))
    return ", ".join((*parts, *printed_effects(card)))
