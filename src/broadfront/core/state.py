"""The state: the only representation of a position and of a game in progress."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Outcome
from broadfront.core.errors import Invalid
from broadfront.core.events import Event, Trace
from broadfront.core.facts import Constant, Fact
from broadfront.core.memoization import MemoizedResults
from broadfront.core.messages import Message, plain_data
from broadfront.core.payloads import ToldProblem
from broadfront.core.positions.parts import Part, Slots, compile_copier, compile_reader
from broadfront.core.rules import WITNESSES, cite
from broadfront.core.steps import Decision, Pending, Step
from broadfront.core.zones import Zones, move_item_between_zones, redeal_unseen, unseen_items

if TYPE_CHECKING:
    from broadfront.core.locations import Location, Locations
    from broadfront.core.title import Title

__all__ = ["EarlierForm", "PackedPosition", "Problem", "State", "form_of"]

NOT_COPIED = ("_last", "_pool", "_shelves", "events", "offered")
"""Slots that `copy` sets itself."""
MAX_ADVANCES = 100_000
"""Number of automatic advances without a question after which the engine reports an endless loop."""


_RULES: dict[tuple[str, ...], tuple[str, ...]] = {}
"""Tuples of rule ids used by events, each stored once: a game keeps thousands of events with few distinct ones."""


@cache
def _initial_facts(kind: Any, spans: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, Callable[[State], Any]]]:
    """Return the facts that are reset at the start of these parts of the game: constant initial values, and functions
    that compute the others."""
    begin = {name: fact.initial for name, fact in kind.FACTS.items() if fact.span in spans and fact.initial}
    always = {name: initial.value for name, initial in begin.items() if isinstance(initial, Constant)}
    return always, {name: initial for name, initial in begin.items() if name not in always}


def _unpickle_state(kind: type[State], title: Title, data: dict[str, Any], events: list[Event] | None) -> State:
    """Restore a state from a pickle."""
    state = kind(title, data["variant"], data["scenario"])
    state.load_data(data)
    state.events = events
    return state


class EarlierForm(NamedTuple):
    """Functions that convert facts, as plain data, from the next version of the data format to this one and back."""

    written: Callable[[dict[str, Any]], dict[str, Any]]
    read: Callable[[dict[str, Any]], dict[str, Any]]


def form_of(position: Mapping[str, Any]) -> int:
    """Return the version of the data format in which a position is written."""
    form = position.get("form", 1)
    if type(form) is not int or form < 1:
        raise Invalid(
            f"The position's form is {form!r}; a form is a whole number from 1 up.", parameter="form", given=form
        )
    return form


class Problem(msgspec.Struct, frozen=True):
    """Something wrong with a position."""

    message: Message
    rule: str = ""
    where: str = ""

    @property
    def text(self) -> str:
        """What is wrong, in the reader's language."""
        return str(self.message)

    def serialize(self) -> ToldProblem:
        """Return the problem as programs and pages receive it."""
        return ToldProblem(self.text, self.message.topic, plain_data(self.message.data), self.rule, self.where)

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


class PackedPosition(NamedTuple):
    """The facts of a position alone, without derived values and memoized results, which would take several times the
    space."""

    stack: tuple[Step[Any], ...]
    zones: Zones
    facts: tuple[Any, ...]
    """The values in the order of FACTS."""


class State(MemoizedResults):
    """A position of a game in progress: facts, zones of hidden items, and a stack of steps. It is mutable; copy it with
    `copy()`.

    Facts belong to parts (`state.board.where`), which name them in FACTS and change them through setters. Setters keep
    derived values (occupancy, zones of control) up to date, and `derive()` rebuilds them. A method of the state changes
    several parts at once.
    """

    PARTS: ClassVar[Mapping[str, type[Part]]] = {}
    """The parts by name; they hold all facts of the state."""
    ORDER: ClassVar[Sequence[str]] = ()
    """The facts of earlier versions in their written order, on which checksums of old records depend. Other facts
    follow."""
    FACTS: ClassVar[dict[str, Fact]] = {}
    """All facts in the order in which they are written; computed from the parts."""
    PATHS: ClassVar[dict[str, str]] = {}
    """The path of each fact, such as `board.where`; computed from the parts."""
    FORM: ClassVar[int] = 1
    """The form in which facts are written. Raise it when facts are renamed, split or joined."""
    EARLIER: ClassVar[Mapping[int, EarlierForm]] = {}
    """How to convert facts from the next form to an earlier one and back, by form number. Facts added later are not
    included; they declare `since`."""
    DEBUG: ClassVar[bool] = False
    """Whether to compare derived data with a rebuild after every change (slow)."""

    title: Title
    variant: str
    scenario: str
    played: tuple[str, ...]
    """The sides that people or players choose for; the system chooses for the others."""
    stack: list[Step[Any]]
    zones: Zones
    events: list[Event] | None
    offered: Sequence[Action] | None
    """The options found by `settle`, for a player who chooses at once; None if it did not list them."""

    __slots__ = ("events", "offered", "played", "scenario", "stack", "title", "variant", "zones")

    _copied: ClassVar[Callable[[Any], Any]]
    _shared: ClassVar[Callable[[Any], Any]]
    _row: ClassVar[Callable[[Any], tuple[Any, ...]]]
    _keyed: ClassVar[Callable[[Any], tuple[Any, ...]]]
    _packers: ClassVar[tuple[Callable[[Any], Any], ...]]
    _odds: ClassVar[Callable[[Any], tuple[Any, ...]]]

    def __init_subclass__(cls) -> None:
        for kind in (cls, *cls.PARTS.values()):
            if "__slots__" not in kind.__dict__:
                raise TypeError(f"{kind.__name__} has no __slots__: name what it holds, which is what copies have")
        owners = {fact: name for name, part in cls.PARTS.items() for fact in part.FACTS}
        cls.FACTS = {fact: cls.PARTS[owners[fact]].FACTS[fact] for fact in dict.fromkeys((*cls.ORDER, *owners))}
        cls.PATHS = {fact: f"{owners[fact]}.{fact}" for fact in cls.FACTS}
        if len(cls.FACTS) < sum(len(part.FACTS) for part in cls.PARTS.values()):
            raise TypeError(f"two parts of {cls.__name__} have a fact of the same name")
        keyed = [(cls.PATHS[name], fact.packed or fact.dump) for name, fact in cls.FACTS.items() if fact.keyed]
        cls._keyed, cls._packers = compile_reader([path for path, _ in keyed]), tuple(pack for _, pack in keyed)
        cls._odds = compile_reader([cls.PATHS[name] for name, fact in cls.FACTS.items() if fact.odds])
        cls._row = compile_reader(list(cls.PATHS.values()))
        cls._shared = compile_copier(Slots(cls, {}), {})
        cls._copied = compile_copier(
            Slots(cls, {"stack": list.copy, "zones": dict.copy}, leave_out=(*cls.PARTS, *NOT_COPIED)),
            {name: Slots.of_part(part) for name, part in cls.PARTS.items()},
        )

    def __init__(self, title: Title, variant: str, scenario: str) -> None:
        self.title = title
        self.variant = variant
        self.scenario = scenario
        self.stack = []
        self.played = title.card.variants[variant].played
        self.zones = dict.fromkeys(title.zones, ())
        self.events = []
        self.offered = None
        self.clear_results()
        for name, part in self.PARTS.items():
            setattr(self, name, part(self))

    def owning_part(self, fact: str) -> Any:
        """Return the part of the state that a fact belongs to."""
        return getattr(self, self.PATHS[fact].partition(".")[0])

    def fact(self, name: str) -> Any:
        """Return the value of a fact of this state by name."""
        return getattr(self.owning_part(name), name)

    def _store_facts(self, facts: Mapping[str, Any]) -> None:
        """Store values of facts without updating the values derived from them."""
        for name, value in facts.items():
            setattr(self.owning_part(name), name, value)

    def called(self) -> Mapping[str, Sequence[str]]:
        """Return the alternative names of each unit by id: its name, its formation."""
        return {}

    @property
    def kind(self) -> Any:
        """The class that declares the facts of this state."""
        return type(self)

    def spot(self, text: str, of: str) -> Location:
        """Return the location that typed text means, for placing something there."""
        title: Any = self.title
        places: Locations = title.locations
        return places.find(text, title.map.find)

    def hexside(self, text: str) -> str:
        """Return the id of the hexside that typed text means."""
        raise NotImplementedError

    # The stack

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the step stack so that the first one given runs first."""
        self.stack += steps[::-1]

    def pop(self) -> None:
        """Remove the step on top of the step stack."""
        self.stack.pop()

    def become(self, step: Step[Any]) -> None:
        """Replace the step on top of the step stack."""
        self.stack[-1] = step

    # Playing

    @property
    def pending(self) -> Pending:
        """What the game waits for."""
        asked = self.stack[-1].ask(self) if self.stack else self.title.over(self)
        if asked is None:
            raise AssertionError("the state is not settled")
        return asked

    def settle(self, floor: int = 0, *, ask_forced: bool = False, offer: bool = False) -> Pending | None:
        """Run all automatic steps and return what the game waits for; None when the step stack sinks to height `floor`.

        A decision with one option is taken without asking, unless `ask_forced`. With `offer` all options are listed,
        for a player who chooses at once; otherwise at most two, which is enough to tell whether there is a choice.
        """
        for _ in range(MAX_ADVANCES):
            if len(self.stack) <= floor:
                return None if floor else self.title.over(self)
            asked = (step := self.stack[-1]).ask(self)
            if asked is None:
                step.advance(self)
                continue
            self.offered = None
            if not ask_forced and isinstance(asked, Decision) and not asked.hidden:
                options = step.listing(self) if offer else tuple(islice(step.options(self), 2))
                if len(options) == 1:
                    step.do(self, options[0])
                    continue
                if offer:
                    self.offered = options
            if self.DEBUG:
                self.check_derived()
            return asked
        raise AssertionError(f"runaway: {type(self.stack[-1]).__name__} never asks")

    def do(self, action: Action) -> None:
        """Carry out a legal action of the pending decision. The caller then runs the automatic steps with `settle`."""
        self.stack[-1].do(self, action)

    def happen(self, outcome: Outcome) -> None:
        """Carry out an outcome of the pending roll or draw. The caller then runs the automatic steps with `settle`."""
        self.stack[-1].happen(self, outcome)

    def emit(
        self,
        message: Message,
        *rules: str,
        seen_by: tuple[str, ...] | None = None,
        public: Message | None = None,
        trace: Trace | None = None,
    ) -> None:
        """Report something that happened as an event, unless events are switched off."""
        if self.events is not None:
            if WITNESSES:
                cite(*rules)
            event = Event(message, _RULES.setdefault(rules, rules), seen_by, public, trace)
            self.events.append(event if trace is None else self.named(event))

    def emit_event(self, event: Event) -> None:
        """Report an event, unless events are switched off."""
        if self.events is not None:
            cite(*event.rules)
            self.events.append(event if event.trace is None else self.named(event))

    def named(self, event: Event) -> Event:
        """Return an event that tells of a system's choice with names in place of ids; a title without names returns it
        unchanged."""
        return event

    def move_item(self, item: str, source: str, target: str) -> None:
        """Move a card or chit from one zone (deck, hand, cup) to another."""
        move_item_between_zones(self.zones, item, source, target)

    # Copies, keys, data

    def copy(self) -> Self:
        """Return an independent copy that shares only immutable values and reports no events."""
        twin: Self = type(self)._copied(self)
        twin.events = twin.offered = None
        self.copy_results_to(twin)
        return twin

    def pack(self) -> PackedPosition:
        """Return the position in compact form, for keeping many positions in memory."""
        row = zip(self.FACTS.values(), type(self)._row(self), strict=True)
        return PackedPosition(tuple(self.stack), self.zones.copy(), tuple([fact.copy(value) for fact, value in row]))

    def unpack(self, position: PackedPosition) -> Self:
        """Return the state of this game at a packed position; it reports no events."""
        twin = self.copy()
        twin.clear_results()
        twin.stack, twin.zones = [*position.stack], position.zones.copy()
        facts = zip(self.FACTS.items(), position.facts, strict=True)
        twin.set_facts(**{name: fact.copy(value) for (name, fact), value in facts})
        return twin

    def with_emptied_zones(self, hidden: Iterable[str]) -> Self:
        """Return a read-only state with some hidden zones emptied. It shares everything else, including memoized
        results."""
        twin: Self = type(self)._shared(self)
        twin.zones = twin.zones | dict.fromkeys(hidden, ())
        twin.events = twin.offered = None
        return twin

    def derive(self) -> None:
        """Rebuild the derived values of each part of the state from the facts."""
        for name in self.PARTS:
            getattr(self, name).derive()

    def derived(self) -> object:
        """Return the derived values of this state in a form that can be compared, for the debug check."""
        return None

    def check_derived(self) -> None:
        """Fail if the derived values of this state differ from newly computed ones."""
        kept = self.derived()
        twin = self.copy()
        twin.derive()
        if twin.derived() != kept:
            raise AssertionError(f"derived data differ from a rebuild: {kept!r} against {twin.derived()!r}")

    def set_up_facts(self, **facts: Any) -> None:
        """Set up a position from all facts that have no initial value, and rebuild derived values."""
        missing = {name for name, fact in self.FACTS.items() if fact.initial is None} - facts.keys()
        if wrong := (facts.keys() - self.FACTS.keys()) | missing:
            raise TypeError(f"not a fact, or not given: {', '.join(sorted(wrong))}")
        self._store_facts(facts)
        for name, fact in self.FACTS.items():
            if name not in facts and fact.initial is not None:
                setattr(self.owning_part(name), name, fact.initial(self))
        self.derive()

    def set_facts(self, **facts: Any) -> None:
        """Replace some facts and rebuild derived values."""
        if unknown := facts.keys() - self.FACTS.keys():
            raise TypeError(f"not a fact: {', '.join(sorted(unknown))}")
        self._store_facts(facts)
        self.derive()

    def begin(self, *spans: str) -> None:
        """Reset the facts that last only for these parts of the game, such as a turn, to their initial values."""
        kind: Any = type(self)
        always, by_state = _initial_facts(kind, spans)
        self._store_facts(always)
        for name, initial in by_state.items():
            setattr(self.owning_part(name), name, initial(self))

    def facts(self, form: int | None = None) -> dict[str, Any]:
        """Return all facts as plain data, converted to an earlier version of the data format if one is given."""
        form = form or self.FORM
        facts = {name: fact.dump(self.fact(name)) for name, fact in self.FACTS.items() if fact.since <= form}
        for earlier in range(self.FORM - 1, form - 1, -1):
            if earlier in self.EARLIER:
                facts = self.EARLIER[earlier].written(facts)
        return facts

    def key(self, side: str | None = None, known: frozenset[str] = frozenset(), form: int | None = None) -> bytes:
        """Return canonical bytes of everything in this state that a later rule can read.

        With a side, only what it may know counts, and the content of `known` zones.
        """
        if form is None or form == self.FORM:
            kind = type(self)
            facts = [pack(value) for pack, value in zip(kind._packers, kind._keyed(self), strict=True)]
        else:
            unkeyed = {name for name, fact in self.FACTS.items() if not fact.keyed}
            facts = [dumped for name, dumped in self.facts(form).items() if name not in unkeyed]
        zones, extra = self.zones_for_key()
        if side is None:
            hidden: object = list(zones.items())
        else:
            specs = self.title.zones
            hidden = [
                [
                    (n, items if n in known or specs[n].is_visible_to(side) else len(items))
                    for n, items in zones.items()
                ],
                [
                    (family, sorted(pool.items()))
                    for family, pool in sorted(unseen_items(zones, specs, side, known).items())
                ],
            ]
        return msgspec.msgpack.encode([self.variant, self.scenario, facts, hidden, extra, self.stack_in_form(form)])

    def odds_key(self, side: str | None = None, known: frozenset[str] = frozenset()) -> Hashable:
        """Return a key that is equal only for states with the same odds: states in which the steps being computed go
        the same way until they are over."""
        return self.key(side, known)

    def odds_facts(self) -> Hashable:
        """Return the facts of this state that matter for odds, if their values are immutable."""
        return type(self)._odds(self)

    def zones_for_key(self) -> tuple[Zones, object]:
        """Return what a later rule can read of the hidden zones. Override if the identity of a spent item does not
        matter."""
        return self.zones, None

    def stack_in_form(self, form: int | None) -> Sequence[Any]:
        """Return the step stack as a version of the data format writes it. Override if an earlier version had other
        names for steps."""
        return self.stack

    def checksum(self, form: int | None = None) -> str:
        """Return a short hash of the position, as records store it."""
        return hashlib.sha256(self.key(form=form)).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        mine, theirs = self.to_data(), other.to_data()
        return self.title.name == other.title.name and mine == theirs

    __hash__ = None  # type: ignore[assignment]

    def to_data(self, form: int | None = None) -> dict[str, Any]:
        """Return the whole state as plain data, as position files and checkpoints hold it. The first version of the
        data format has no number."""
        form = self.FORM if form is None else form
        return {
            "title": self.title.name,
            "variant": self.variant,
            "scenario": self.scenario,
            **({"form": form} if form > 1 else {}),
            "facts": msgspec.to_builtins(self.facts(form)),
            "zones": {name: list(held) for name, held in sorted(self.zones.items())},
            "stack": [msgspec.to_builtins(step) for step in self.stack_in_form(form)],
        }

    def load_data(self, data: dict[str, Any]) -> None:
        """Load plain data made by `to_data` of the same title, in any version of the data format."""
        name = "form"
        try:
            facts, form = data["facts"], form_of(data)
            self.check_form(form)
            name = "facts"
            for earlier in range(form, self.FORM):
                if earlier in self.EARLIER:
                    facts = self.EARLIER[earlier].read(facts)
            for name, fact in self.FACTS.items():
                setattr(self.owning_part(name), name, self._load_fact(name, fact, facts, form))
            for name in self.title.zones:
                self.zones[name] = tuple(sorted(msgspec.convert(data["zones"][name], list[str])))
            name = "stack"
            self.stack = [self.title.decode_step(step) for step in data["stack"]]
            name = "facts"
            self.derive()
        except KeyError as error:
            raise Invalid(f"The position has no {error.args[0]!r}.", parameter=str(error.args[0])) from error
        except (AttributeError, IndexError, TypeError, ValueError) as error:
            raise Invalid(f"The position's {name!r} is damaged: {error}.", parameter=name) from error

    def _load_fact(self, name: str, fact: Fact, facts: Mapping[str, Any], form: int) -> Any:
        """Return a fact's value from plain data, or its initial value if the data lack it."""
        if name not in facts and fact.initial is not None:
            first = fact.initial(self)
            # TOML leaves out None, and an earlier form leaves out facts that came later.
            if first is None or fact.since > form:
                return first
        return fact.load(self.title, facts[name])

    def check_form(self, form: int) -> None:
        """Refuse a version of the data format that only a later program knows."""
        if form > self.FORM:
            raise Invalid(
                f"Positions are written in form {form} here; this program reads forms up to {self.FORM}.",
                parameter="form",
                given=form,
                accepted=self.FORM,
                todo="Use a newer broadfront.",
            )

    def __reduce__(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return _unpickle_state, (type(self), self.title, self.to_data(), self.events)

    def __repr__(self) -> str:
        waiting = type(self.stack[-1]).__name__ if self.stack else "the end"
        return f"{type(self).__name__}({self.title.name}, {self.scenario}, {self.variant}; at {waiting})"

    def _repr_svg_(self) -> str | None:
        """Return the position as an SVG picture for notebooks; None if the title cannot be drawn."""
        return None if self.title.draws is None else self.title.draws(self, None)

    # What a side may know, and what is wrong

    def resample(self, side: str, rng: random.Random) -> Self:
        """Return a copy that the side cannot distinguish from this state."""
        twin = self.copy()
        twin.zones = redeal_unseen(self.zones, self.title.zones, side, rng)
        return twin

    def status(self) -> list[Problem]:
        """Return everything wrong with the position; empty if it is legal."""
        return []

    def inventory(self) -> dict[str, int]:
        """Return counts that no action may change: units, cards, chits."""
        counts: dict[str, int] = {}
        for name, held in self.zones.items():
            family = self.title.zones[name].family
            counts[family] = counts.get(family, 0) + len(held)
        return counts
