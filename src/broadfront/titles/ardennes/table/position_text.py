"""The position as plain text for the terminal."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, AlliedCard, GermanCard
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points, winning_points
from broadfront.titles.ardennes.table.moment import impulse_or_phase

__all__ = ["describe_position"]


def describe_position(state: ArdennesState, side: str | None) -> str:
    """Return the position as text: date, points, hands, stacks, Reserve, Roadblocks and changed bridges.

    Only the hands that `side` may see are listed; None lists all.
    """
    plan = state.plan
    needed = winning_points(state)
    clock = state.clock
    bar = state.title.bar.get(clock.day)
    wins = (
        phrase("describe.wins", needed=needed)
        if needed
        else phrase("describe.no-bar")
        if bar is None
        else phrase("describe.bar", bar=bar)
    )
    lines = [
        phrase(
            "describe.day",
            day=clock.day,
            where=impulse_or_phase(state),
            name=plan.name,
            points=victory_points(state),
            text=wins,
        )
    ]
    for word in SIDES:
        lines += _card_lines(state, word, side)
    for number, word in enumerate(SIDES):
        lines.append(phrase("describe.units", side=word))
        lines += _stack_lines(state, number)
        waiting = state.in_box(RESERVE[number])
        if waiting:
            lines.append(phrase("describe.reserve", units=[state.units[n].id for n in waiting]))
    land = state.land
    if land.roadblocks:
        lines.append(phrase("describe.roadblocks", hexes=sorted(land.roadblocks)))
    if land.ips:
        lines.append(phrase("describe.ips", hexes=sorted(land.ips)))
    if land.bridges:
        bridges = ", ".join(f"{id} {what}" for id, what in sorted(land.bridges.items()))
        lines.append(phrase("describe.bridges", text=bridges))
    if clock.lasting:
        lines.append(phrase("describe.today", text=", ".join(sorted(clock.lasting))))
    return "\n".join(lines)


def _card_lines(state: ArdennesState, word: str, side: str | None) -> list[str]:
    """Return lines on a side's draw pile and hand; a hand that may be seen lists each card."""
    hand, pile = state.zones[f"{word}-hand"], len(state.zones[f"{word}-deck"])
    if word == SIDES[ALLIED] and state.variant == "gs":
        return [phrase("describe.pile", side=word, count=pile)]
    if side not in (None, word) or not hand:
        return [phrase("describe.pile-and-hand", side=word, count=pile, number=len(hand))]
    cards: dict[str, GermanCard | AlliedCard] = {**state.title.german_cards, **state.title.allied_cards}
    held = [
        phrase("describe.card", card=id, name=cards[id].name, event=cards[id].event, tactic=cards[id].tactic)
        for id in hand
    ]
    return [phrase("describe.pile", side=word, count=pile), phrase("describe.hand", side=word), *held]


def _stack_lines(state: ArdennesState, side: int) -> list[str]:
    """Return one line of text for each hex with units of a side."""
    hexes = sorted(
        {hex for n in state.on_map(side) if (hex := state.board.hex_of_unit(n)) is not None}, key=state.hex_id
    )
    assert side in (GERMAN, ALLIED)
    lines = []
    for hex in hexes:
        place = state.ground.map.place[hex]
        where = f"{state.hex_id(hex)} {place.name}" if place else state.hex_id(hex)
        lines.append(f"  {where}: {', '.join(_unit_text(state, n) for n in state.board.units_at(hex, side))}")
    return lines


def _unit_text(state: ArdennesState, unit_number: int) -> str:
    """Return a unit as text: id, strength, steps and conditions such as Dispersed."""
    board, unit = state.board, state.units[unit_number]
    marks = "".join(f" {word}" for word in board.states(unit_number))
    return f"{unit.id} ({board.strength(unit_number)}, {board.steps[unit_number]}/{unit.steps}{marks})"
