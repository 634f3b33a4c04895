"""Patrol on the table: its counters, the bridge, the village, and what a newcomer should try next."""

from __future__ import annotations

from broadfront.board.points import show_mp
from broadfront.board.shown import Counter, Marker, Panel, Shown
from broadfront.board.tabletop import Tabletop
from broadfront.core.locations import Box, OnMap
from broadfront.core.state import State
from broadfront.core.steps import Choice
from broadfront.titles.patrol.rules.composed import Attack
from broadfront.titles.patrol.rules.movement import allowance, in_supply, reach_of
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Advancing, Battle, Combat, Reaction, Resolution, Retreating
from broadfront.titles.patrol.steps.phases import DrawCard, Movement, Moving, Reinforce, Weather

__all__ = ["TABLETOP"]


class PatrolTable(Tabletop):
    def shown(self, state: State, side: str | None) -> Shown:
        """Everything public; hands are no part of it."""
        assert isinstance(state, PatrolState)
        units = (n for n in range(len(state.where)) if isinstance(state.where[n], OnMap | Box))
        return Shown(
            counters=tuple(_counter(state, n) for n in units),
            boxes=("Reserve",),
            markers=_markers(state),
            panels=(_panel(state),),
            hint=_hint(state, side),
            attack=_attack(state),
        )

    def reach(self, state: State, unit: str) -> dict[str, str]:
        """Where a unit on the map can go now, with the movement points left."""
        assert isinstance(state, PatrolState)
        n = state.number(unit)
        if state.hex_of(n) is None or state.moved[n]:
            return {}
        found = reach_of(state, n)
        return {hex: show_mp(found.left(hex) or 0) for hex in found.destinations()}

    def describe(self, state: State, side: str | None) -> str:
        assert isinstance(state, PatrolState)
        title = state.title
        told = [
            f"Turn {state.turn}/{title.forces.turns}, {state.weather}; bridge {state.bridge}; village {state.village}."
        ]
        for n, unit in enumerate(title.units):
            strength = f"strength {state.strength(n)} steps {state.steps[n]}/{unit.steps}"
            told.append(f"  {unit.id:14} {state.where[n].text:10} {strength}")
        return "\n".join(told)


TABLETOP = PatrolTable()


def _attack(state: PatrolState) -> Attack | None:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Battle) or not step.attackers:
        return None
    units = tuple(state.title.units[n].id for n in step.attackers)
    return Attack(state.title.map.ids[step.target], units)


def _counter(state: PatrolState, n: int) -> Counter:
    unit, at = state.title.units[n], state.where[n]
    badges = [] if in_supply(state, n) else ["out of supply"]
    if state.steps[n] < unit.steps:
        badges.append("reduced")
    if state.fought[n] & 1:
        badges.append("has attacked")
    step = state.stack[-1] if state.stack else None
    moving = isinstance(step, Movement) and step.side == unit.side
    fighting = isinstance(step, Combat) and step.side == unit.side
    return Counter(
        unit.id,
        unit.side,
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind="recon" if unit.id.startswith("Recon") else "infantry",
        size="company",
        label=unit.id.partition(".")[0],
        strength=str(state.strength(n)),
        movement=str(allowance(state, n)[0] if isinstance(at, OnMap) else unit.movement),
        steps=state.steps[n],
        full_steps=unit.steps,
        badges=tuple(badges),
        done=bool((moving and state.moved[n]) or (fighting and state.fought[n] & 1)),
    )


def _markers(state: PatrolState) -> tuple[Marker, ...]:
    title = state.title
    holder = state.village or "nobody"
    village = Marker(
        title.map.ids[title.village],
        "★",
        "objective",
        owner=state.village,
        text=f"{title.forces.village}: {holder} holds it. Whoever does after turn {title.forces.turns} wins.",
    )
    told = {"new": "not yet tested", "stands": "stands", "blown": "blown"}[state.bridge]
    (i, towards), *_ = sorted(title.map.sides["bridges"])
    bridge = Marker(
        title.map.ids[i],
        "✕" if state.bridge == "blown" else "",
        "blocked" if state.bridge == "blown" else "good" if state.bridge == "stands" else "note",
        side=("NE", "E", "SE", "SW", "W", "NW")[towards],
        text=f"The bridge: {told}.",
    )
    return (village, bridge)


def _panel(state: PatrolState) -> Panel:
    told = {"new": "stands, not yet tested", "stands": "stands", "blown": "blown"}[state.bridge]
    return Panel(
        "Situation",
        (
            ("Turn", f"{state.turn} of {state.title.forces.turns}"),
            ("Weather", state.weather + (" (1 MP less)" if state.weather == "snow" else "")),
            ("Bridge", told),
            (state.title.forces.village, f"held by {state.village}" if state.village else "held by nobody"),
        ),
    )


def _hint(state: PatrolState, side: str | None) -> str:
    """A few words for a newcomer: what this moment is, and what is worth trying."""
    step = state.stack[-1] if state.stack else None
    if step is None:
        return "The game is over. Move the slider to look at it again, or take the game to another end with Fork."
    match step:
        case Weather():
            return "A turn begins with the weather. Roll: on 5 or 6 it snows, and every unit has one point less."
        case DrawCard():
            return "Each side draws a card while it holds fewer than two. The other side sees that you drew, not what."
        case Moving():
            return "The bridge may be blown the first time a German crosses it: 1 or 2, and the unit stops before it."
        case Resolution():
            return "One die decides. The column comes from the strengths; the log will list every shift with its rule."
        case Choice() if side not in (None, step.decision(state).side):
            return "The other side chooses now."
        case Reinforce():
            return (
                "A unit waits in the Reserve box below the map. Choose it, then one of the marked hexes on your own "
                "edge. Or keep it back: Done."
            )
        case Movement():
            return _movement_hint(state, step.side)
        case Combat():
            return (
                "Attack: choose a marked enemy. You then name the attackers one by one, and see the odds before the "
                "die falls. Woods, the village and the stream help the defender. No good attack? Done."
            )
        case Battle():
            return (
                "Choose the units that take part; more strength, better column. The odds beside the map count every "
                "result exactly. When all are in: Done."
            )
        case Reaction():
            return "Your unit is attacked. With an Ambush card the attack falls one column. Otherwise: Done."
        case Retreating():
            return "Your unit is beaten. Choose one of the marked hexes for it."
        case Advancing():
            return "The defender's hex is empty. One attacker may take it, even over the stream. Or stay: Done."
        case _:
            return ""


def _movement_hint(state: PatrolState, side: str) -> str:
    moved = [n for n in state.of_side(side) if state.moved[n]]
    village = state.title.forces.village
    if state.turn == 1 and not moved:
        own = state.title.units[state.of_side(side)[1 if side == "german" else 0]].id
        return (
            f"Hold {village} after turn {state.title.forces.turns} and you win. Choose {own}: blue hexes are where it "
            "can go, with the points left. Point at one to see the way and what each step costs; click it to go. Try "
            "a hex out of reach too: the program says which rule forbids it. U takes a move back."
        )
    if state.turn == 1:
        return (
            "Move the others too, each once a turn. A hex next to an enemy stops a unit, and from there it can attack. "
            "When all stand where you want them: Done."
        )
    if len(moved) == 0 and any(state.steps[n] < state.title.units[n].steps for n in state.of_side(side)):
        return "A unit has lost a step. With a Rations card and a way to your edge it gets the step back. Then move on."
    return "Bring units next to the enemy, several against one, best not across the stream. Then: Done."
