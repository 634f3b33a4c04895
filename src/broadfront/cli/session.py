"""A game session in the terminal: show the position, take orders, run computer players and roll dice."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from broadfront.analyst.tutor import Tutor
from broadfront.cli.advice import choice_lines, hint_lines
from broadfront.cli.analyst.thinking import Thinking, choose
from broadfront.cli.announce import action_from, kind_named, option_words
from broadfront.cli.completing import Vocabulary
from broadfront.cli.lessons import Lessons
from broadfront.cli.odds import odds_lines
from broadfront.cli.own.coming import asked_for, remaining
from broadfront.cli.own.figures import box_lines, box_said
from broadfront.cli.own.fixing import fix
from broadfront.cli.own.looking import Seen, changed_lines, look, whole_lines
from broadfront.cli.preparing import change, prepare
from broadfront.cli.rules import rule_by_id, rule_text
from broadfront.cli.terminal import control_shown
from broadfront.cli.text import AT_DICE, DIFFERS, HELP, value_lines, wrapped
from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import BroadfrontError, Illegal, Invalid
from broadfront.core.files import is_there
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.players import Player
from broadfront.players.preparing import prepared_of
from broadfront.titles import books, tabletop

with suppress(ImportError):
    import readline  # gives input() line editing, history and Tab completion

__all__ = ["Session"]

PAGE = 20
NUMBER = re.compile(r"[-+]?\d+")
"""Input taken as a number of the list, even if the list has no such number."""


class Left(Exception):
    """Raised when the player quits the session."""


class Session:
    """A game in the terminal, with its human sides, computer players and save file."""

    def __init__(
        self,
        game: Game,
        taken: tuple[str, ...],
        machines: Mapping[str, Player],
        file: Path | None,
        *,
        beginner: bool = False,
        tutor: Tutor | None = None,
    ) -> None:
        self.game = game
        self.taken = taken
        self.machines = machines
        self.file = file
        self.tutor = tutor
        self.told: dict[str | None, int] = {}
        """By side, the record line up to which its events have been shown."""
        self.seen: dict[str | None, Seen] = {}
        """By side, the position as last shown to it."""
        self.beginner: int | None = len(game.record.lines) if beginner else None
        """The record line from which preparatory questions are answered automatically; None if the players answer."""
        self.side: str | None = taken[0] if taken else None
        """The side at the screen."""
        self.listed: list[tuple[int, Action]] = []
        self.page = 0
        self.vocabulary = Vocabulary(game)
        self.lessons = Lessons(game)
        self.saved_at = len(game.record.lines) if file is not None and file.exists() else -1

    def play(self) -> None:
        """Run the session until the game is over, the player quits or the input ends."""
        game = self.game
        print(f"{game.title.card.label}. {game.title.card.variants[game.record.header.variant].label}.")
        if summary := box_said(game.title):
            print(wrapped(summary))
        print("Type a number to take an option, `help` for more.")
        if self.beginner is None and prepared_of(game.title):
            print("New to it? `beginner` has preparatory questions answered for you.")
        if "readline" in sys.modules and sys.stdin.isatty():
            readline.set_completer(self.complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")
        self.tell()
        try:
            while not isinstance(pending := game.pending, GameOver):
                if isinstance(pending, Chance):
                    self.chance(pending)
                elif pending.side in self.machines:
                    side = pending.side
                    game.apply(choose(self.machines[side], game.view(side), game.options(side)), side=side)
                elif not prepare(game, self.beginner):
                    self.decide(pending)
                self.tell()
        except (EOFError, KeyboardInterrupt):
            self.leave("\nThe input ended")
            return
        except Left:
            self.leave("You leave")
            return
        self.over(pending)

    # Output

    def tell(self) -> None:
        """Print the events since the last call, as the side at the screen may know them."""
        for _, event in self.game.events(self.told.get(self.side, -1), self.side):
            print(wrapped(str(event.with_names(self.game.title.names)), "  ", mark=". "))
        self.told[self.side] = len(self.game.record.lines)

    def over(self, end: GameOver) -> None:
        cited = f" [{', '.join(end.rules)}]" if end.rules else ""
        result = f"{end.winner.capitalize()} wins" if end.winner else "a draw"
        print(f"\nThe game is over: {result}. {end.reason}{cited}")
        if end.score:
            print("\n".join(value_lines(end.score, "  ")))
        self.autosave()

    def leave(self, how: str) -> None:
        self.autosave()
        if self.saved_at == len(self.game.record.lines):
            print(f"{how}; the game is saved. Continue with `broadfront play --load {self.file}`.")
        else:
            print(f"{how}; the game is not saved. With `--save FILE` it is kept as it goes on.")

    def show(self) -> None:
        """Print the whole position as the side at the screen may see it."""
        seen = self.seen[self.side] = look(self.game, self.side)
        print("\n".join(whole_lines(seen)))

    def show_changes(self) -> None:
        """Print what has changed since the side last saw the position; the first time, print all of it."""
        before = self.seen.get(self.side)
        if before is None:
            self.show()
            return
        now = self.seen[self.side] = look(self.game, self.side)
        for line in changed_lines(before, now):
            print(line)

    # Chance

    def chance(self, pending: Chance) -> None:
        """Resolve a roll or draw: the program rolls, or with own dice the player enters the result.

        The program still makes draws that no player may see.
        """
        game = self.game
        if game.record.header.options.get("dice") != "own":
            game.roll()
            return
        seeing = [side for side in self.taken if pending.sees(side)]
        if not seeing or game.dealing:
            game.draw_unseen()
            return
        if self.side not in seeing:
            self.hand_over(seeing[0])
        known = game.view(self.side).pending
        assert isinstance(known, Chance)
        if self.side not in self.seen:
            print()
            self.show()
        print(f"\n{asked_for(game, known)}")
        while True:
            word = self.ask("What did you roll or draw? ")
            try:
                if word.casefold().partition(" ")[0] in AT_DICE:
                    if self.obey(word):
                        return
                    continue
                game.resolve(word, by="person", side=self.side)
                return
            except BroadfrontError as error:
                print(wrapped(str(error)))
                if error.parameter == "outcome" and known.zone is not None:
                    print(DIFFERS)

    # Decisions

    def decide(self, pending: Decision) -> None:
        """Show the position and the options, and take orders until one changes the game."""
        if pending.side != self.side:
            self.hand_over(pending.side)
        self.autosave()
        print()
        self.show_changes()
        if attack := tabletop(self.game.title.name).shown(self.game.state, self.side).attack:
            print(wrapped(f"So far: {attack}", "  "))
        self.list_options("")
        while True:
            for line in self.lessons.news():
                print(line)
            cited = f" [{', '.join(pending.rules)}]" if pending.rules else ""
            prompt = pending.message.with_names(self.game.title.names)
            order = self.ask(f"{pending.side.capitalize()}: {prompt}{cited} ")
            try:
                if order and self.obey(order):
                    return
            except BroadfrontError as error:
                print(wrapped(str(error)))

    def hand_over(self, side: str) -> None:
        """Seat the player of another side, clearing the screen of what the previous one saw."""
        if self.side is not None and len(self.taken) > 1:
            if sys.stdout.isatty():
                print("\033[2J\033[H", end="", file=getattr(sys.stdout, "plain", sys.stdout))
            self.ask(f"{side.capitalize()} to the screen; press Enter. ")
        self.side = side
        self.tell()

    def obey(self, order: str) -> bool:
        """Carry out one order and return whether the game changed."""
        word, _, rest = order.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "quit" | "exit":
                raise Left
            case "help" | "?":
                print(HELP)
            case "show":
                self.show()
                self.lessons.saw("map", "score")
            case "lesson":
                print("\n".join(self.lessons.again()))
            case "next":
                self.lessons.go_on()
            case "more":
                self.page += 1
                self.print_page()
            case "list" | "find":
                if isinstance(pending := self.game.view(self.side).pending, Chance):
                    print("\n".join(remaining(self.game, pending, rest)))
                else:
                    self.list_options(rest)
            case "log":
                self.log(rest)
            case "trace":
                self.trace(rest)
                self.lessons.saw("why")
            case "hint":
                print("\n".join(hint_lines(self.game, self.side)))
            case "advise":
                self.advise()
            case "rules":
                print(rule_text(*rule_by_id(rest, books())))
            case "save":
                self.save(rest)
            case "undo":
                self.undo()
                return True
            case "beginner" | "expert" as who:
                self.beginner = len(self.game.record.lines) if who == "beginner" else None
                print("Preparatory questions are answered for you." if self.beginner is not None else "You are asked.")
                return True
            case "change":
                change(self.game, self.side, self.beginner)
                return True
            case "box":
                for line in box_lines(self.game.title, rest):
                    print(wrapped(line, "  "))
            case "fix":
                return fix(self.game, rest, self.side)
            case "why":
                print(wrapped(str(self.game.why_not(self.action(rest)))))
            case "odds":
                print("\n".join(odds_lines(self.game.odds(self.action(rest), side=self.side))))
                self.lessons.saw("odds")
            case "do":
                return self.perform(self.action(rest))
            case _:
                return self.choose(order)
        return False

    def choose(self, order: str) -> bool:
        """Take an option by number or words, narrow the list, or apply a typed action; return whether the game changed.

        Raise an error if nothing matches.
        """
        if NUMBER.fullmatch(order):
            return self.perform(self.numbered(order))
        found = self.matching(order)
        exact = next((option for _, option in found if str(option).casefold() == order.casefold()), None)
        if exact is not None:
            return self.perform(exact)
        if order.startswith("{") or kind_named(self.game, order.split(maxsplit=1)[0]) is not None:
            try:
                action = self.action(order)
            except BroadfrontError:
                if not found:
                    raise
            else:
                return self.perform(action)
        if found:
            self.list_options(order)
            return False
        raise Invalid(f"No option holds {order!r}.", given=order, todo="`list` shows all, `help` the orders.")

    def action(self, text: str) -> Action:
        """Return the action given by a list number or in words; raise Invalid for empty text."""
        if not text:
            raise Invalid("Name an action: a number of the list, or its words.", parameter="action")
        return self.numbered(text) if NUMBER.fullmatch(text) else action_from(self.game, text)

    def numbered(self, word: str) -> Action:
        """Return the listed option with this number; raise Invalid if the list has no such number."""
        found = dict(self.listed).get(_number(word))
        if found is not None:
            return found
        numbers = [n for n, _ in self.listed]
        few = ", ".join(map(str, numbers[:PAGE])) + (" ..." if len(numbers) > PAGE else "")
        span = f"{numbers[0]} to {numbers[-1]}" if len(numbers) == numbers[-1] > 1 else few
        raise Invalid(
            f"The list has no number {word[:PAGE]}: type {span}.", given=word[:PAGE], accepted=numbers,
            todo=f"`list` shows all, `find {word[:PAGE]}` what has that number in it, such as a hex.",
        )  # fmt: skip

    def perform(self, action: Action) -> bool:
        """Apply an action and return True; return False if the player withdraws it after a warning.

        A composed action is applied part by part until something interrupts it.
        """
        if self.warned(action):
            return False
        if isinstance(action, Composed) and self.side is not None:
            self.game.apply_parts(action, self.side)
        else:
            self.game.apply(action, side=self.side)
        return True

    # The tutor

    def advise(self) -> None:
        """Print the choice of a good player; with a tutor, the result of playing the options out."""
        if self.tutor is None:
            print("\n".join(choice_lines(self.game, self.side)))
            return
        with Thinking("looking ahead") as thinking:
            self.tutor.watch(thinking.told)
            lines = list(choice_lines(self.game, self.side, self.tutor))
        print("\n".join(lines))

    def warned(self, action: Action) -> bool:
        """Return whether the tutor warned against an action and the player withdrew it."""
        view = self.game.view(self.side)
        if self.tutor is None or isinstance(action, Composed) or not view.why_not(action).legal:
            return False
        found = self.tutor.warn(view, self.game.options(self.side), action)
        if found is None:
            return False
        loss, error = (round(100 * found.figures[name]) for name in ("loss", "error"))
        better = option_words(self.game, found.actions[1])
        print(wrapped(f"This costs about {loss} points of winning chance (± {error}). Better: {better}."))
        while (answer := self.ask("Play anyway? (yes/no) ").casefold()) not in ("y", "yes", "n", "no"):
            print(f"{answer!r}: expected yes or no.")
        return answer.startswith("n")

    # Options

    def matching(self, words: str) -> list[tuple[int, Action]]:
        return self.vocabulary.matching(self.game.options(self.side), words)

    def list_options(self, words: str) -> None:
        found = self.matching(words)
        if not found:
            raise Invalid(f"No option holds {words!r}.", given=words, todo="`list` shows all.")
        self.listed, self.page = found, 0
        self.print_page()

    def print_page(self) -> None:
        shown = self.listed[self.page * PAGE : (self.page + 1) * PAGE]
        if not shown:
            self.page = 0
            shown = self.listed[:PAGE]
        for n, option in shown:
            print(wrapped(option_words(self.game, option), mark=f"  {n:3d}  "))
        left = len(self.listed) - self.page * PAGE - len(shown)
        if left > 0:
            print(f"       `more` shows {left} more; words (a unit, a hex) narrow the list")

    # Other orders

    def log(self, count: str) -> None:
        number = _number(count) or PAGE
        for n, event in self.game.events(-1, self.side)[-number:]:
            print(wrapped(f"{n:4d}  {event.with_names(self.game.title.names)}"))

    def trace(self, count: str) -> None:
        """Print how the system made its last choices."""
        number = _number(count) or 1
        traces = [event.trace for _, event in self.game.events(-1, self.side) if event.trace is not None]
        for trace in traces[-number:]:
            print("\n".join(trace.lines()))

    def undo(self) -> None:
        """Undo the last action or entry of a human player; computer players then choose again."""
        target = self.game.past.before_entry(self.taken)
        if target is None:
            raise Invalid("Nothing to undo: no person has done anything yet.")
        try:
            self.game.undo(target)
        except Illegal as refusal:
            print(refusal)
            if self.ask("Do both persons agree? (yes/no) ").casefold() not in ("y", "yes"):
                return
            self.game.undo(target, agreed=True)
        self.told = dict.fromkeys(self.told, len(self.game.record.lines))
        print("Taken back.")

    def save(self, name: str) -> None:
        target = Path(name) if name else self.file
        if target is None:
            raise Invalid("Name a file: save FILE.", parameter="save")
        if target != self.file and is_there(target):
            raise Invalid(f"{str(target)!r} exists and is not overwritten.", given=name, todo="Name a new file.")
        self.game.save(target)
        self.file, self.saved_at = target, len(self.game.record.lines)
        print(f"Saved in {target}.")

    def autosave(self) -> None:
        if self.file is not None and self.saved_at != len(self.game.record.lines):
            self.game.save(self.file)
            self.saved_at = len(self.game.record.lines)

    def complete(self, line: str, n: int) -> str | None:
        """Return the n-th completion of a line, or None; this is the callback of readline."""
        ways = self.vocabulary.goes_on(line, self.side)
        return ways[n] if n < len(ways) else None

    def ask(self, prompt: str) -> str:
        """Prompt for one line of input; without a terminal, echo the answer so that logs are complete."""
        answer = input(control_shown(prompt)).strip()
        if not sys.stdin.isatty():
            print(answer)
        return answer


def _number(word: str) -> int:
    """Parse a positive number of up to nine digits; return 0 for any other text."""
    return int(word) if re.fullmatch(r"[1-9][0-9]{0,8}", word) else 0
