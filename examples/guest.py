"""A guest of broadfront in 60 lines: a program of your own that plays a side.

    broadfront guest "python examples/guest.py" --title patrol --side german --games 10

It reads lines from broadfront on stdin and answers on stdout; docs/analyst.md explains them. It needs nothing but
Python: a guest may be written in any language. What it writes to stderr goes to your terminal.
"""

import json
import random
import sys

WANTED = ("Attack", "Target", "Activate", "Enter", "Advance", "Move")
"""Kinds of action this guest likes, the best first: whatever begins with one of these words."""


def say(line):
    """Send a line at once: broadfront waits for it."""
    print(line, flush=True)


def liking(option):
    """How much the guest likes an option, which is an action as a record holds it: {"do": "Move", ...}."""
    kinds = [rank for rank, word in enumerate(WANTED) if option["do"].startswith(word)]
    return -kinds[0] if kinds else -len(WANTED)


def choose(asked, rng):
    """The number of the option to take. `asked` has the view of the side, the options, and their words."""
    options = asked["options"]
    best = max(liking(option) for option in options)
    return rng.choice([n for n, option in enumerate(options) if liking(option) == best])


def main():
    rng = random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "broadfront":
            say("name Eager")
            say("ready")
        elif word == "game":
            game = json.loads(rest)
            rng = random.Random(game["number"])
            say(f"info I play {game['side']}")
        elif word == "ask":
            asked = json.loads(rest)
            number = choose(asked, rng)
            say(f"choose {number}")
        elif word == "over":
            end = json.loads(rest)
            say(f"info winner: {end['winner']}")
        elif word == "quit":
            return
        # Any other word is of a later version: a guest passes over what it does not know.


if __name__ == "__main__":
    main()
