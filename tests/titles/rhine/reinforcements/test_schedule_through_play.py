"""The arrival chart through play: every printed line of every campaign, by an independent reading of the chart.

The tests read the chart file themselves: how many counters a line names, and the hexes or boxes that a printed place
allows. They use nothing of the title's own reading of lines and places."""

import datetime as dt
import random
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import broadfront
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.titles.rhine.rules.actions import Arrive
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import ArrivalChoice
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from tests.titles.rhine.support.asking import rhine_title

CHART = Path(broadfront.__file__).parent / "titles/rhine/charts/arrivals.toml"
NOT_IN_PLAY = ("[To arrive]", "[Removed]", "[Dead pile]", "[Not in this campaign]", "[Pool]")
MAPS = {"North": "AB", "South": "CD"}
TURNS = {"1944": (dt.date(1944, 9, 5), dt.date(1944, 11, 29)), "1945": (dt.date(1945, 2, 8), dt.date(1945, 4, 29))}
EDGE_OF_HQ = {"CW": "Map A, west edge", "FR": "Map C, south edge west of 1.06"}
ROWS, COLUMNS = range(1, 69), range(1, 41)
RATINGS = r"\(?\d+\)?-\d+-\d+"


@dataclass
class Line:
    """A printed line, with its group."""

    date: dt.date
    nation: str
    action: str
    where: str
    two_map: bool
    text: str
    arrived: list[str] = field(default_factory=list)
    """Counters that arrived by this line."""

    @property
    def half(self) -> str:
        """North or South if the group belongs to one, else empty."""
        if self.where in MAPS:
            return self.where
        named = re.search(r"Map ([A-D])", self.where)
        if named:
            return "North" if named[1] in "AB" else "South"
        if "England" in self.where or self.nation == "CW":
            return "North"
        return "South" if "Southern France" in self.where or self.nation == "FR" else ""

    def effect_in(self, campaign: str) -> str:
        """Return the effect of the line in a campaign, or an empty string if it has none."""
        if campaign == "full":
            return "" if self.two_map else self.action
        half, year = campaign.split("-")
        first, last = TURNS[year]
        if not first <= self.date <= last:
            return ""
        if self.action == "transfer":
            return "arrive" if self.where.casefold().endswith(half) else "leave"
        return self.action if self.half in ("", half.capitalize()) else ""

    @property
    def source_text(self) -> str:
        """The part of the line before `becomes`, or the whole line."""
        return self.text.partition(" becomes ")[0]

    @property
    def quantity(self) -> int:
        return int(m[1]) if (m := re.match(r"(\d+)x ", self.text)) else 1

    @property
    def bracketed_names(self) -> list[str]:
        """Names in the brackets, without notes; empty for lines with a count, whose brackets are a note."""
        held = re.search(r"\(([^()]*[^()\d-][^()]*|\d+)\)$", "" if re.match(r"\d+x ", self.text) else self.source_text)
        words = [word.strip() for word in held[1].split(",")] if held else []
        return [word for word in words if not word.startswith(("less", "each", "loaded"))]

    @property
    def counter_count(self) -> int:
        """Number of counters that the line names."""
        if self.text.endswith("HQ"):
            return 1
        if whole := re.search(r"all (\d) units", self.text):
            return int(whole[1])
        return len(self.bracketed_names) or self.quantity

    def matches(self, unit: str) -> bool:
        """Return whether a counter belongs to this line, by the words of both."""
        words = _words(unit)
        if words[0] != self.nation.casefold():
            return False
        before = re.sub(r"\([^()]*[^()\d][^()]*\)|\(\d+\)$", "", self.source_text)
        sort = [word for word in _words(before) if not re.fullmatch(r"\d+x", word)]
        if "all " in self.text or not self.bracketed_names:
            return all(word in words for word in sort)
        rated = re.fullmatch(RATINGS, sort[0])
        sort = sort[1:] if rated else sort
        own = {word for name in self.bracketed_names for word in _words(name)}
        numbers = {_words(name)[0] for name in self.bracketed_names}
        if rated and not set(words[1:]) <= own | set(sort):
            return False
        return bool(numbers & set(words[1:])) and all(word in words for word in sort)


def _words(text: str) -> list[str]:
    """Return the words of a text in lower case; the 17th Airborne Division arrives as Para, is transferred as Abn."""
    plain = text.replace("17.Abn Div", "17.Para Div").casefold()
    return re.findall(r"\(\d+\)-\d+-\d+|\d+-\d+-\d+|[a-z0-9/#-]+", plain)


def read_chart() -> list[Line]:
    """Return the lines of the chart file."""
    found: list[Line] = []
    for turn in tomllib.loads(CHART.read_text(encoding="utf-8"))["turn"]:
        for group in turn.get("group", ()):
            for text in group["lines"]:
                action = "marker" if "reserve marker" in text.casefold() else "SP" if text.endswith(" SP") else "arrive"
                found.append(
                    Line(
                        turn["date"],
                        group["nation"],
                        group.get("action", action),
                        group["where"],
                        group.get("two_map", False),
                        text,
                    )
                )
    return found


def allowed_places(where: str, hqs: set[str]) -> list[set[str]]:
    """Return the hexes or the box by which a counter may arrive, for each alternative of a printed place."""
    found = []
    for part in where.split(" or "):
        if edge := re.fullmatch(r"Map ([A-D]), (west|south) edge(?: (.*))?", part):
            found.append(set(_edge_hexes(edge[1], edge[2], edge[3] or "")))
        elif bases := re.fullmatch(r"Any Map ([A-D]) air base", part):
            tags = zip(rhine_title().map.ids, rhine_title().map.tags, strict=True)
            found.append({hex for hex, held in tags if hex[0] == bases[1] and "airbase" in held})
        elif part == "Brussels":
            found.append(set(rhine_title().map.named("Brussels")))
        elif "HQ" in part:
            nation = next(nation for nation in ("CW", "FR") if nation in part)
            found.append(hqs or allowed_places(EDGE_OF_HQ[nation], set())[0])
        elif part in ("South to North", "North to South"):
            sheets, row = ("AB", 1) if part.endswith("North") else ("CD", ROWS[-1])
            found.append({f"{sheet}{row:02}.{column:02}" for sheet in sheets for column in COLUMNS})
        else:
            found.append({f"[{next(box for box in ('England', 'Normandy', 'Southern France') if box in part)}]"})
    return found


def _edge_hexes(sheet: str, edge: str, limit: str) -> Iterator[str]:
    numbers = [int(n) for n in re.findall(r"\d+(?=\.xx)|(?<=1\.)\d+", limit)]
    for n in ROWS if edge == "west" else COLUMNS:
        match limit.partition(" ")[0]:
            case "south" | "west" if n >= numbers[0]:
                continue
            case "north" if n <= numbers[0]:
                continue
            case "from" if not numbers[0] <= n <= numbers[1]:
                continue
        yield f"{sheet}{n:02}.01" if edge == "west" else f"{sheet}01.{n:02}"


@dataclass
class Turn:
    """Effects of the arrival chart in one turn."""

    date: dt.date
    before: dict[str, str]
    after: dict[str, str]
    markers: int
    sp: int
    asked: dict[str, set[str]] = field(default_factory=dict)
    """Places offered for each counter."""


def play_turns(campaign: str, seed: int) -> Iterator[Turn]:
    """Play a passive campaign without reports, with random places for arrivals, and yield each turn."""
    rng = random.Random(seed)
    options = {"on_map": True, "campaign": campaign}
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=seed, options=options)
    state = game.state
    assert isinstance(state, RhineState)
    turn: Turn | None = None
    while not isinstance(pending := game.pending, GameOver):
        step = state.stack[-1]
        if isinstance(pending, Chance):
            if isinstance(step, SupplyRoll) and turn is not None:
                turn.after = _places_of_units(state)
                turn.markers = state.land.markers["reserve"] - turn.markers
                turn.sp = sum(state.supply.sp.values()) - turn.sp
                yield turn
                turn = None
            game.roll()
            continue
        listed = list(game.options())
        if isinstance(step, Reports) and step.when.startswith("Before"):
            markers, sp = state.land.markers["reserve"], sum(state.supply.sp.values())
            turn = Turn(state.clock.date, _places_of_units(state), {}, markers, sp)
        places = [option for option in listed if isinstance(option, Arrive)]
        if turn is not None and isinstance(step, ArrivalChoice):
            turn.asked[places[0].unit] = {place.box for place in places}
        game.apply(rng.choice([place for place in places if place.box != "On map"] or listed[:1]), trusted=True)


def _places_of_units(state: RhineState) -> dict[str, str]:
    return {unit.id: spot.text for unit, spot in zip(state.units, state.board.where, strict=True)}


def hexes_of_hqs(turn: Turn, nation: str) -> set[str]:
    return {at for unit, at in turn.after.items() if unit.startswith(nation) and unit.endswith("HQ") and at[0] != "["}


def arrived_counters(turn: Turn) -> dict[str, str]:
    """Return the counters that came into play, and where they are."""
    return {unit: at for unit, at in turn.after.items() if turn.before[unit] in NOT_IN_PLAY and at not in NOT_IN_PLAY}


def check_line(turn: Turn, line: Line, effect: str, coming: dict[str, str]) -> None:
    """Check the effect of one line on the board; remove counters that arrived by it from `coming`."""
    fitting = [unit for unit in turn.after if line.matches(unit)]
    description = f"{line.date} {effect} {line.text}: {line.where}"
    match effect:
        case "arrive":
            found = allowed_places(line.where, hexes_of_hqs(turn, line.nation))
            spots = set().union(*found)
            here = [unit for unit in fitting if coming.get(unit) in spots][: line.counter_count]
            assert len(here) == line.counter_count, f"{description}: {[(unit, turn.after[unit]) for unit in fitting]}"
            for unit in here:
                del coming[unit]
                if len(spots) > 1:
                    offered = {place if place in rhine_title().map else f"[{place}]" for place in turn.asked[unit]}
                    assert offered - {"[On map]"} <= spots, (
                        f"{description}: {unit} was offered places outside this entry"
                    )
                    assert all(way & offered for way in found), f"{description}: {unit} was not asked about every way"
            line.arrived += here
        case "leave" | "remove" if line.bracketed_names or "all" in line.text:
            assert all(turn.after[unit] in NOT_IN_PLAY for unit in fitting if unit not in line.arrived), description
        case "exchange":
            words = _words(line.text.partition(" becomes ")[2])
            new = {word for word in words if not re.fullmatch(r"1x|\d+-\d+-\d+", word)}
            gone = {
                turn.before[unit]
                for unit in fitting
                if turn.before[unit] not in NOT_IN_PLAY and turn.after[unit] == "[Removed]"
            }
            if any(turn.before[unit] not in NOT_IN_PLAY for unit in fitting):
                unit = next(unit for unit, at in coming.items() if new <= set(_words(unit)) and at in gone)
                del coming[unit]
        case "dead-pile":
            assert sum(turn.after[unit] == "[Dead pile]" for unit in fitting) >= line.counter_count, description


CAMPAIGNS = ("full", "north-1944", "south-1944", "north-1945", "south-1945")


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_a_passive_campaign_carries_out_every_line_on_its_date_within_its_entry(campaign: str) -> None:
    lines = read_chart()
    assert len(lines) == 290
    done = 0
    for turn in play_turns(campaign, seed=27):
        due = [(line, effect) for line in lines if line.date == turn.date and (effect := line.effect_in(campaign))]
        coming = arrived_counters(turn)
        # Narrow places first, so that a counter that fits two lines is assigned to the right one.
        for line, effect in sorted(due, key=lambda one: len(set().union(*_arrival_places(one[0], one[1])))):
            check_line(turn, line, effect, coming)
            done += 1
        assert not coming, f"{turn.date}: no line brings them"
        assert turn.markers == sum(line.quantity for line, effect in due if effect == "marker")
        assert turn.sp == sum(int(line.text.split()[0]) for line, effect in due if effect == "SP")
    assert done == sum(bool(line.effect_in(campaign)) for line in lines)


def _arrival_places(line: Line, effect: str) -> list[set[str]]:
    return allowed_places(line.where, set()) if effect == "arrive" else [set()]


def test_every_line_of_the_chart_belongs_to_a_campaign() -> None:
    assert all(any(line.effect_in(campaign) for campaign in CAMPAIGNS) for line in read_chart())
    assert sum(bool(line.effect_in("full")) for line in read_chart()) == 290 - sum(
        line.two_map for line in read_chart()
    )
