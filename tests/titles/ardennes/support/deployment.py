"""Fields on which Reserve units can be deployed, and the Engineers of the Allied system."""

from broadfront.titles.ardennes.events.engineers import Engineers
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, G_INF, G_MECH, G_MECH_2, Field, field
from tests.titles.ardennes.support.roads import ROAD

NORTH_ROAD = "0310-0309-0308-0307-0306-0305"
V_CORPS, NINETY_NINTH, XXX_CORPS, FIRST_ARMY = "AC01", "AC06", "AC41", "AC46"


def one_road(**more: object) -> tuple[Field, int]:
    """A Position of HV 3 on the Allied road, 0506, with a German three hexes off; a unit waits in Reserve."""
    settings: dict[str, object] = {"roads": [ROAD], "hv": {"0506": 3}} | more
    f = field(**settings)  # type: ignore[arg-type]
    f.put(G_MECH, "0503")
    return f, f.reserve(A_INF)


def rear(**more: object) -> Field:
    settings: dict[str, object] = {"roads": ["0501-0502-0503-0504-0505-0506-0507"]} | more
    f = field(**settings)  # type: ignore[arg-type]
    f.put(G_MECH_2, "0503")
    return f


def two_roads(day: int = 17, **more: object) -> Field:
    """Two roads from the Allied edge, Positions 0506 and 0305 on them, a German near both."""
    settings: dict[str, object] = {"roads": [ROAD, NORTH_ROAD], "hv": {"0506": 3, "0305": 2}} | more
    f = field(day=day, **settings)  # type: ignore[arg-type]
    f.put(G_MECH, "0503")
    f.state.clock.note_special_event()
    return f


def try_engineers(f: Field) -> Duel:
    duel = Duel(f, Engineers())
    assert duel.pending is None or duel.state.stack
    return duel


def bridge_ground(day: int, **more: object) -> Field:
    settings: dict[str, object] = {
        "roads": [ROAD, "0505-0504-0503-0502-0501", NORTH_ROAD],
        "hv": {"0506": 3, "0306": 4, "0307": 4},
        "rivers": ["0508-0507"],
        "bridges": ["0508-0507"],
    }
    f = field(day=day, **(settings | more))  # type: ignore[arg-type]
    f.put(G_INF, "0504")
    return f
