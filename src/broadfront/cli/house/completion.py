"""`broadfront completion SHELL`: generate a shell script that completes commands, options and names."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

import typer

from broadfront.cli import commands, parser_of
from broadfront.cli.ask import parser as ask_parser
from broadfront.titles import listed_questions, title_names

__all__ = ["Offer", "Shell", "completion", "offers", "script"]


class Shell(StrEnum):
    """The supported shells."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


class Offer(NamedTuple):
    """A word that completes a line, and its one-line description."""

    word: str
    does: str


def completion(shell: Annotated[Shell, typer.Argument(help="The shell you use.")]) -> None:
    """Print a script that completes commands, options and names of titles; docs/install.md says where to put it."""
    print(script(shell), end="")


def offers() -> dict[str, list[Offer]]:
    """Return the completions after the words of each command, with "" for the first word.

    A command whose packages are not installed has no options.
    """
    always = [Offer("--help", "list all commands"), Offer("--version", "print the version")]
    found: dict[str, list[Offer]] = {"": always}
    for words, command in commands().items():
        group, _, rest = words.partition(" ")
        if rest:
            _add(found, "", Offer(group, f"commands of {group}"))
            _add(found, group, Offer(rest, command.does))
        else:
            _add(found, "", Offer(words, command.does))
        try:
            called = command.load()
        except ModuleNotFoundError:
            found[words] = []
            continue
        if words == "ask":
            found[words] = [Offer(one["ask"], _short(one["label"])) for one in listed_questions()]
            found[words] += [Offer(action.option_strings[0], _short(action.help)) for action in _options_of_ask()]
        else:
            found[words] = _options_of(parser_of(called))
    return found


def _options_of_ask() -> Iterator[Any]:
    return (action for action in ask_parser()._actions if action.option_strings)


def _add(found: dict[str, list[Offer]], words: str, offer: Offer) -> None:
    if offer.word not in {one.word for one in found.setdefault(words, [])}:
        found[words].append(Offer(offer.word, _short(offer.does)))


def _options_of(parser: Any) -> list[Offer]:
    """Return the completions for a command's parameters."""
    listed: list[Offer] = []
    for parameter in parser.params:
        if parameter.name == "title":
            listed += [Offer(name, "a title") for name in title_names()]
        if parameter.name == "shell":
            listed += [Offer(shell, "a shell") for shell in Shell]
        names = (*parameter.opts, *parameter.secondary_opts)
        listed += [Offer(name, _short(parameter.help)) for name in names if name.startswith("--")]
    return [*listed, Offer("--help", "what it takes")]


def _short(text: str | None) -> str:
    """Return the first sentence of a help text, without characters that are special in a shell."""
    first = " ".join((text or "").split()).partition(". ")[0].rstrip(".")
    return "".join(letter for letter in first if letter not in "'\"`\\:$")


def script(shell: Shell) -> str:
    """Return the completion script for a shell."""
    return {Shell.BASH: _bash, Shell.ZSH: _zsh, Shell.FISH: _fish}[shell](offers())


AT_BASH = """\
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

AT_ZSH = """\
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

AT_FISH = """\
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


def _keys(found: dict[str, list[Offer]]) -> list[str]:
    return [words.replace(" ", "/") for words in found if words]


def _bash(found: dict[str, list[Offer]]) -> str:
    rows = [
        f"        '{words.replace(' ', '/')}') offered='{' '.join(one.word for one in listed)}' ;;"
        for words, listed in found.items()
    ]
    return AT_BASH % (" ".join(_keys(found)), "\n".join(rows))


def _zsh(found: dict[str, list[Offer]]) -> str:
    rows = []
    for words, listed in found.items():
        described = " ".join(f"'{one.word}:{one.does}'" for one in listed)
        rows.append(f"        '{words.replace(' ', '/')}') offered=({described}) ;;")
    return AT_ZSH % (" ".join(_keys(found)), "\n".join(rows))


def _fish(found: dict[str, list[Offer]]) -> str:
    rows = [
        f"complete -c broadfront -n '__broadfront_at \"{words.replace(' ', '/')}\"' -a '{one.word}' -d '{one.does}'"
        for words, listed in found.items()
        for one in listed
    ]
    return AT_FISH % (" ".join(_keys(found)), "\n".join(rows))
