"""A game session in the terminal: show the position, take orders, run computer players and roll dice."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from broadfront.analyst.levels import opponents_of
from broadfront.analyst.tutor import Tutor
from broadfront.cli.action_input import describe_option, find_action_type, parse_action
from broadfront.cli.advice import choice_lines, hint_lines
from broadfront.cli.analyst.search_progress import StoppableSearch, choose_action
from broadfront.cli.lessons import Lessons
from broadfront.cli.line_completion import Vocabulary
from broadfront.cli.odds import odds_lines
from broadfront.cli.own.chance_entry import chance_prompt, outcome_lines
from broadfront.cli.own.figures import own_data_lines, summarize_own_data
from broadfront.cli.own.fixing import fix
from broadfront.cli.own.position_text import VisiblePosition, change_lines, position_lines, visible_position
from broadfront.cli.preparing import answer_preparation, undo_preparation
from broadfront.cli.rules import rule_by_id, rule_text
from broadfront.cli.terminal import escape_control_characters
from broadfront.cli.text import DICE_ORDERS, HELP, OUTCOME_HELP, value_lines, wrapped
from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import BroadfrontError, Illegal, Invalid
from broadfront.core.files import path_exists
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.players import Player
from broadfront.players.preparation import preparatory_actions
from broadfront.titles import books, tabletop

with suppress(ImportError):
    import readline  # gives input() line editing, history and Tab completion

__all__ = ["Session"]

PAGE = 20
NUMBER = re.compile(r"[-+]?\d+")
"""Input taken as a number of the list, even if the list has no such number."""


class QuitSession(Exception):
    """Raised when the player quits the session."""


class Session:
    """A game in the terminal, with the sides people play, computer players and save file."""

    def __init__(
        self,
        game: Game,
        taken: tuple[str, ...],
        machines: Mapping[str, Player],
        file: Path | None,
        *,
        opponent: str = "",
        beginner: bool = False,
        tutor: Tutor | None = None,
    ) -> None:
        self.game = game
        self.human_sides = taken
        self.computer_players = machines
        self.opponent = opponent
        """The kind of the computer players, as `--against` names it."""
        self.file = file
        self.tutor = tutor
        self.shown_up_to: dict[str | None, int] = {}
        """By side, the record line up to which its events have been shown."""
        self.last_seen: dict[str | None, VisiblePosition] = {}
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
        if summary := summarize_own_data(game.title):
            print(wrapped(summary))
        self.print_opponent()
        print("Type a number to take an option, `help` for more.")
        if self.beginner is None and preparatory_actions(game.title):
            print("New to it? `beginner` has preparatory questions answered for you.")
        if "readline" in sys.modules and sys.stdin.isatty():
            readline.set_completer(self.nth_completion)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")
        self.print_events()
        try:
            while not isinstance(pending := game.pending, GameOver):
                if isinstance(pending, Chance):
                    self.resolve_chance(pending)
                elif pending.side in self.computer_players:
                    side = pending.side
                    game.apply(
                        choose_action(self.computer_players[side], game.view(side), game.options(side)), side=side
                    )
                elif not answer_preparation(game, self.beginner):
                    self.decide(pending)
                self.print_events()
        except (EOFError, KeyboardInterrupt):
            self.print_farewell("\nThe input ended")
            return
        except QuitSession:
            self.print_farewell("You leave")
            return
        self.print_result(pending)

    # Output

    def print_opponent(self) -> None:
        """Print who plays the sides that nobody takes, and who else could."""
        if not self.computer_players or not self.opponent:
            return
        sides = " and ".join(side.capitalize() for side in self.computer_players)
        others = [name for name in opponents_of(self.game.title.name) if name != self.opponent]
        more = f" `--against` names another: {', '.join(others)}." if others else ""
        print(wrapped(f"{sides}: played by {self.opponent}.{more}"))

    def print_events(self) -> None:
        """Print the game events since the last call, as the side at the screen may know them."""
        for _, event in self.game.events(self.shown_up_to.get(self.side, -1), self.side):
            print(wrapped(str(event.with_names(self.game.title.names)), "  ", mark=". "))
        self.shown_up_to[self.side] = len(self.game.record.lines)

    def print_result(self, end: GameOver) -> None:
        """Print who won the game, why, and the final score."""
        cited = f" [{', '.join(end.rules)}]" if end.rules else ""
        result = f"{end.winner.capitalize()} wins" if end.winner else "a draw"
        print(f"\nThe game is over: {result}. {end.reason}{cited}")
        if end.score:
            print("\n".join(value_lines(end.score, "  ")))
        self.autosave()

    def print_farewell(self, how: str) -> None:
        """Save the game if it has a file, and print how it can be continued."""
        self.autosave()
        if self.saved_at == len(self.game.record.lines):
            print(f"{how}; the game is saved. Continue with `broadfront play --load {self.file}`.")
        else:
            print(f"{how}; the game is not saved. With `--save FILE` it is kept as it goes on.")

    def print_position(self) -> None:
        """Print the whole position as the side at the screen may see it."""
        seen = self.last_seen[self.side] = visible_position(self.game, self.side)
        print("\n".join(position_lines(seen)))

    def print_changes(self) -> None:
        """Print what has changed in the position since the side last saw it; the first time, print the whole
        position."""
        before = self.last_seen.get(self.side)
        if before is None:
            self.print_position()
            return
        now = self.last_seen[self.side] = visible_position(self.game, self.side)
        for line in change_lines(before, now):
            print(line)

    # Chance

    def resolve_chance(self, pending: Chance) -> None:
        """Resolve a roll or draw: the program rolls, or a player with own dice enters the result.

        The program still makes draws that no player may see.
        """
        game = self.game
        if game.record.header.options.get("dice") != "own":
            game.roll()
            return
        seeing = [side for side in self.human_sides if pending.is_visible_to(side)]
        if not seeing or game.is_dealing:
            game.draw_unseen()
            return
        if self.side not in seeing:
            self.hand_over(seeing[0])
        known = game.view(self.side).pending
        assert isinstance(known, Chance)
        if self.side not in self.last_seen:
            print()
            self.print_position()
        print(f"\n{chance_prompt(game, known)}")
        while True:
            word = self.prompt_for_line("What did you roll or draw? ")
            try:
                if word.casefold().partition(" ")[0] in DICE_ORDERS:
                    if self.run_order(word):
                        return
                    continue
                game.resolve(word, by="person", side=self.side)
                return
            except BroadfrontError as error:
                print(wrapped(str(error)))
                if error.parameter == "outcome" and known.zone is not None:
                    print(OUTCOME_HELP)

    # Decisions

    def decide(self, pending: Decision) -> None:
        """Show the position and the options, and take orders from the player until one changes the game."""
        if pending.side != self.side:
            self.hand_over(pending.side)
        self.autosave()
        print()
        self.print_changes()
        if attack := tabletop(self.game.title.name).display(self.game.state, self.side).attack:
            print(wrapped(f"So far: {attack}", "  "))
        self.list_options("")
        while True:
            for line in self.lessons.lines_if_changed():
                print(line)
            cited = f" [{', '.join(pending.rules)}]" if pending.rules else ""
            prompt = pending.message.with_names(self.game.title.names)
            order = self.prompt_for_line(f"{pending.side.capitalize()}: {prompt}{cited} ")
            try:
                if order and self.run_order(order):
                    return
            except BroadfrontError as error:
                print(wrapped(str(error)))

    def hand_over(self, side: str) -> None:
        """Hand the screen to the player of another side, clearing what the previous player saw."""
        if self.side is not None and len(self.human_sides) > 1:
            if sys.stdout.isatty():
                print("\033[2J\033[H", end="", file=getattr(sys.stdout, "plain", sys.stdout))
            self.prompt_for_line(f"{side.capitalize()} to the screen; press Enter. ")
        self.side = side
        self.print_events()

    def run_order(self, order: str) -> bool:
        """Carry out one order typed by the player and return whether the game changed."""
        word, _, rest = order.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "quit" | "exit":
                raise QuitSession
            case "help" | "?":
                print(HELP)
            case "show":
                self.print_position()
                self.lessons.mark_seen("map", "score")
            case "lesson":
                print("\n".join(self.lessons.current_lines()))
            case "next":
                self.lessons.advance()
            case "more":
                self.page += 1
                self.print_options_page()
            case "list" | "find":
                if isinstance(pending := self.game.view(self.side).pending, Chance):
                    print("\n".join(outcome_lines(self.game, pending, rest)))
                else:
                    self.list_options(rest)
            case "log":
                self.print_log(rest)
            case "trace":
                self.print_traces(rest)
                self.lessons.mark_seen("why")
            case "hint":
                print("\n".join(hint_lines(self.game, self.side)))
            case "advise":
                self.print_advice()
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
                undo_preparation(self.game, self.side, self.beginner)
                return True
            case "box":
                for line in own_data_lines(self.game.title, rest):
                    print(wrapped(line, "  "))
            case "fix":
                return fix(self.game, rest, self.side)
            case "why":
                print(wrapped(str(self.game.why_not(self.parse_action_or_number(rest)))))
            case "odds":
                print("\n".join(odds_lines(self.game.odds(self.parse_action_or_number(rest), side=self.side))))
                self.lessons.mark_seen("odds")
            case "do":
                return self.apply_action(self.parse_action_or_number(rest))
            case _:
                return self.choose_option(order)
        return False

    def choose_option(self, order: str) -> bool:
        """Take an option by number or words, narrow the list of options, or apply a typed action; return whether the
        game changed.

        Raise an error if nothing matches.
        """
        if NUMBER.fullmatch(order):
            return self.apply_action(self.option_by_number(order))
        found = self.matching_options(order)
        exact = next((option for _, option in found if str(option).casefold() == order.casefold()), None)
        if exact is not None:
            return self.apply_action(exact)
        if order.startswith("{") or find_action_type(self.game, order.split(maxsplit=1)[0]) is not None:
            try:
                action = self.parse_action_or_number(order)
            except BroadfrontError:
                if not found:
                    raise
            else:
                return self.apply_action(action)
        if found:
            self.list_options(order)
            return False
        raise Invalid(f"No option holds {order!r}.", given=order, todo="`list` shows all, `help` the orders.")

    def parse_action_or_number(self, text: str) -> Action:
        """Return the action that the player typed, as a number of the list or in words; raise Invalid for empty
        text."""
        if not text:
            raise Invalid("Name an action: a number of the list, or its words.", parameter="action")
        return self.option_by_number(text) if NUMBER.fullmatch(text) else parse_action(self.game, text)

    def option_by_number(self, word: str) -> Action:
        """Return the option with this number in the printed list; raise Invalid if the list has no such number."""
        found = dict(self.listed).get(_parse_count(word))
        if found is not None:
            return found
        numbers = [n for n, _ in self.listed]
        few = ", ".join(map(str, numbers[:PAGE])) + (" ..." if len(numbers) > PAGE else "")
        span = f"{numbers[0]} to {numbers[-1]}" if len(numbers) == numbers[-1] > 1 else few
        raise Invalid(
            f"The list has no number {word[:PAGE]}: type {span}.",
            given=word[:PAGE],
            accepted=numbers,
            todo=f"`list` shows all, `find {word[:PAGE]}` what has that number in it, such as a hex.",
        )

    def apply_action(self, action: Action) -> bool:
        """Apply an action and return True; return False if the player withdraws it after a warning of the tutor.

        An action composed of several parts is applied part by part until something interrupts it.
        """
        if self.withdraws_after_warning(action):
            return False
        if isinstance(action, Composed) and self.side is not None:
            self.game.apply_composed(action, self.side)
        else:
            self.game.apply(action, side=self.side)
        return True

    # The tutor

    def print_advice(self) -> None:
        """Print the choice of a good computer player; with a tutor, the result of playing the options out."""
        if self.tutor is None:
            print("\n".join(choice_lines(self.game, self.side)))
            return
        with StoppableSearch("looking ahead") as thinking:
            self.tutor.set_stop(thinking.report_progress)
            lines = list(choice_lines(self.game, self.side, self.tutor))
        print("\n".join(lines))

    def withdraws_after_warning(self, action: Action) -> bool:
        """Return whether the tutor warned against an action and the player withdrew it."""
        view = self.game.view(self.side)
        if self.tutor is None or isinstance(action, Composed) or not view.why_not(action).legal:
            return False
        found = self.tutor.warn(view, self.game.options(self.side), action)
        if found is None:
            return False
        loss, error = (round(100 * found.figures[name]) for name in ("loss", "error"))
        better = describe_option(self.game, found.actions[1])
        print(wrapped(f"This costs about {loss} points of winning chance (± {error}). Better: {better}."))
        while (answer := self.prompt_for_line("Play anyway? (yes/no) ").casefold()) not in ("y", "yes", "n", "no"):
            print(f"{answer!r}: expected yes or no.")
        return answer.startswith("n")

    # Options

    def matching_options(self, words: str) -> list[tuple[int, Action]]:
        """Return the numbered options that contain all the given words."""
        return self.vocabulary.matching_options(self.game.options(self.side), words)

    def list_options(self, words: str) -> None:
        """List the options that contain all the given words, from the first page on."""
        found = self.matching_options(words)
        if not found:
            raise Invalid(f"No option holds {words!r}.", given=words, todo="`list` shows all.")
        self.listed, self.page = found, 0
        self.print_options_page()

    def print_options_page(self) -> None:
        """Print the current page of the list of options."""
        shown = self.listed[self.page * PAGE : (self.page + 1) * PAGE]
        if not shown:
            self.page = 0
            shown = self.listed[:PAGE]
        for n, option in shown:
            print(wrapped(describe_option(self.game, option), mark=f"  {n:3d}  "))
        left = len(self.listed) - self.page * PAGE - len(shown)
        if left > 0:
            print(f"       `more` shows {left} more; words (a unit, a hex) narrow the list")

    # Other orders

    def print_log(self, count: str) -> None:
        """Print the last events of the game, with the numbers of their record lines."""
        number = _parse_count(count) or PAGE
        for n, event in self.game.events(-1, self.side)[-number:]:
            print(wrapped(f"{n:4d}  {event.with_names(self.game.title.names)}"))

    def print_traces(self, count: str) -> None:
        """Print how the rules of a solitaire game arrived at their last choices for the side that nobody plays."""
        number = _parse_count(count) or 1
        traces = [event.trace for _, event in self.game.events(-1, self.side) if event.trace is not None]
        for trace in traces[-number:]:
            print("\n".join(trace.lines()))

    def undo(self) -> None:
        """Undo the last action or entered roll of a person; computer players then choose again."""
        target = self.game.past.undo_target(self.human_sides)
        if target is None:
            raise Invalid("Nothing to undo: no person has done anything yet.")
        try:
            self.game.undo(target)
        except Illegal as refusal:
            print(refusal)
            if self.prompt_for_line("Do both persons agree? (yes/no) ").casefold() not in ("y", "yes"):
                return
            self.game.undo(target, agreed=True)
        self.shown_up_to = dict.fromkeys(self.shown_up_to, len(self.game.record.lines))
        print("Taken back.")

    def save(self, name: str) -> None:
        """Save the game to the named file, or to its own file."""
        target = Path(name) if name else self.file
        if target is None:
            raise Invalid("Name a file: save FILE.", parameter="save")
        if target != self.file and path_exists(target):
            raise Invalid(f"{str(target)!r} exists and is not overwritten.", given=name, todo="Name a new file.")
        self.game.save(target)
        self.file, self.saved_at = target, len(self.game.record.lines)
        print(f"Saved in {target}.")

    def autosave(self) -> None:
        """Save the game to its own file if it has changed since it was last saved."""
        if self.file is not None and self.saved_at != len(self.game.record.lines):
            self.game.save(self.file)
            self.saved_at = len(self.game.record.lines)

    def nth_completion(self, line: str, n: int) -> str | None:
        """Return the n-th completion of a typed line; None if there are not so many. The readline library calls
        this."""
        ways = self.vocabulary.complete(line, self.side)
        return ways[n] if n < len(ways) else None

    def prompt_for_line(self, prompt: str) -> str:
        """Prompt for one line of input; without a terminal, echo the answer so that logs are complete."""
        answer = input(escape_control_characters(prompt)).strip()
        if not sys.stdin.isatty():
            print(answer)
        return answer


def _parse_count(word: str) -> int:
    """Parse a positive number of up to nine digits; return 0 for any other text."""
    return int(word) if re.fullmatch(r"[1-9][0-9]{0,8}", word) else 0
