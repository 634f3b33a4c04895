"""`broadfront completion SHELL`: generate a shell script that completes commands, options and names."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

import typer

from broadfront.cli import build_parser, commands
from broadfront.cli.ask import parser as ask_parser
from broadfront.titles import listed_questions, title_names

__all__ = ["Completion", "Shell", "completion", "completion_script", "completions"]


class Shell(StrEnum):
    """The command shells for which completion is supported."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


class Completion(NamedTuple):
    """A word that completes a typed command line, and its one-line description."""

    word: str
    does: str


def completion(shell: Annotated[Shell, typer.Argument(help="The shell you use.")]) -> None:
    """Print a script that completes commands, options and names of titles; docs/install.md says where to put it."""
    print(completion_script(shell), end="")


def completions() -> dict[str, list[Completion]]:
    """Return the words that may follow each command, by the words of the command; "" stands for the start of the line.

    A command whose packages are not installed has no options.
    """
    always = [Completion("--help", "list all commands"), Completion("--version", "print the version")]
    found: dict[str, list[Completion]] = {"": always}
    for words, command in commands().items():
        group, _, rest = words.partition(" ")
        if rest:
            _add_completion(found, "", Completion(group, f"commands of {group}"))
            _add_completion(found, group, Completion(rest, command.does))
        else:
            _add_completion(found, "", Completion(words, command.does))
        try:
            called = command.load()
        except ModuleNotFoundError:
            found[words] = []
            continue
        if words == "ask":
            found[words] = [Completion(one["ask"], _first_sentence(one["label"])) for one in listed_questions()]
            found[words] += [
                Completion(action.option_strings[0], _first_sentence(action.help)) for action in _ask_options()
            ]
        else:
            found[words] = _parameter_completions(build_parser(called))
    return found


def _ask_options() -> Iterator[Any]:
    """Yield the options of the `ask` command."""
    return (action for action in ask_parser()._actions if action.option_strings)


def _add_completion(completions: dict[str, list[Completion]], words: str, completion: Completion) -> None:
    """Add a word that may follow the words of a command, unless it is listed already."""
    if completion.word not in {one.word for one in completions.setdefault(words, [])}:
        completions[words].append(Completion(completion.word, _first_sentence(completion.does)))


def _parameter_completions(parser: Any) -> list[Completion]:
    """Return the words that may complete a command's parameters."""
    listed: list[Completion] = []
    for parameter in parser.params:
        if parameter.name == "title":
            listed += [Completion(name, "a title") for name in title_names()]
        if parameter.name == "shell":
            listed += [Completion(shell, "a shell") for shell in Shell]
        names = (*parameter.opts, *parameter.secondary_opts)
        listed += [Completion(name, _first_sentence(parameter.help)) for name in names if name.startswith("--")]
    return [*listed, Completion("--help", "what it takes")]


def _first_sentence(text: str | None) -> str:
    """Return the first sentence of a help text, without characters that are special in a shell."""
    first = " ".join((text or "").split()).partition(". ")[0].rstrip(".")
    return "".join(letter for letter in first if letter not in "'\"`\\:$")


def completion_script(shell: Shell) -> str:
    """Return the script that completes command lines in a shell."""
    return {Shell.BASH: _bash_script, Shell.ZSH: _zsh_script, Shell.FISH: _fish_script}[shell](completions())


BASH_TEMPLATE = """\
# broadfront in bash: source this file from ~/.bashrc
_broadfront() {
    local key='' word offered='' known='%s'
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case " $known " in *" ${key:+$key/}$word "*) key="${key:+$key/}$word" ;; *) break ;; esac
    done
    case "$key" in
%s
    esac
    COMPREPLY=($(compgen -W "$offered" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _broadfront broadfront
"""

ZSH_TEMPLATE = """\
#compdef broadfront
# broadfront in zsh: a file _broadfront in a folder of $fpath
_broadfront() {
    local key='' word known=' %s '
    local -a offered
    for word in "${(@)words[2,CURRENT-1]}"; do
        if [[ $known == *" ${key:+$key/}$word "* ]]; then key="${key:+$key/}$word"; else break; fi
    done
    case "$key" in
%s
    esac
    _describe 'broadfront' offered || _files
    [[ -n $key ]] && _files
}
compdef _broadfront broadfront
"""

FISH_TEMPLATE = """\
# broadfront in fish: ~/.config/fish/completions/broadfront.fish
function __broadfront_at
    set -l known %s
    set -l key ''
    for word in (commandline -opc)[2..-1]
        set -l longer (string trim -l -c / -- "$key/$word")
        contains -- $longer $known; and set key $longer; or break
    end
    test "$key" = "$argv[1]"
end
complete -c broadfront -f -n '__broadfront_at ""'
%s
"""


def _command_words_with_slashes(completions: dict[str, list[Completion]]) -> list[str]:
    """Return the words of each command joined by slashes, for use in a shell script."""
    return [words.replace(" ", "/") for words in completions if words]


def _bash_script(found: dict[str, list[Completion]]) -> str:
    """Return the completion script for bash."""
    rows = [
        f"        '{words.replace(' ', '/')}') offered='{' '.join(one.word for one in listed)}' ;;"
        for words, listed in found.items()
    ]
    return BASH_TEMPLATE % (" ".join(_command_words_with_slashes(found)), "\n".join(rows))


def _zsh_script(found: dict[str, list[Completion]]) -> str:
    """Return the completion script for zsh."""
    rows = []
    for words, listed in found.items():
        described = " ".join(f"'{one.word}:{one.does}'" for one in listed)
        rows.append(f"        '{words.replace(' ', '/')}') offered=({described}) ;;")
    return ZSH_TEMPLATE % (" ".join(_command_words_with_slashes(found)), "\n".join(rows))


def _fish_script(found: dict[str, list[Completion]]) -> str:
    """Return the completion script for fish."""
    rows = [
        f"complete -c broadfront -n '__broadfront_at \"{words.replace(' ', '/')}\"' -a '{one.word}' -d '{one.does}'"
        for words, listed in found.items()
        for one in listed
    ]
    return FISH_TEMPLATE % (" ".join(_command_words_with_slashes(found)), "\n".join(rows))
