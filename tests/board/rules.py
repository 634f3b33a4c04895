"""Movement rules of the valley, for tests: on foot, and by lorry."""

from broadfront.board.points import Charge, HexStep, all_charge, charge, prohibited_charge

FOOT = {"Clear": "1", "Woods": "2", "Marsh": "3"}
ROADS = {"primary": "1/2", "secondary": "1"}
KINDS = {"": 0, "primary": 1, "secondary": 2}


def on_foot(step: HexStep) -> Charge:
    """Terrain, plus one for a river without a bridge."""
    cost = charge(FOOT[step.end.terrain], f"foot-{step.end.terrain}")
    return cost + charge(1, "foot-river") if step.side("rivers") and not step.side("bridges") else cost


def by_lorry(step: HexStep) -> Charge:
    """The road rate along a road; woods are prohibited; an unbridged river takes all; marsh cannot be entered."""
    if step.side("rivers") and not step.side("bridges"):
        return charge(1, "lorry-clear") + all_charge("lorry-river")
    if step.side("roads"):
        return charge(ROADS[step.side("roads")], f"lorry-{step.side('roads')}")
    if step.end.terrain in ("Woods", "Marsh"):
        return prohibited_charge(f"lorry-{step.end.terrain}")
    return charge(2, "lorry-clear")


def road_kind(step: HexStep) -> int:
    return KINDS[step.side("roads")]
