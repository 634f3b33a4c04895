"""A guest over HTTP: a program of your own takes a seat at a table of a running server.

    broadfront serve
    python examples/guest_http.py http://127.0.0.1:8000/#/game/GAME/INVITATION

Make a game with two seats on the page and give it the link that the other player would get. It needs nothing but
Python; docs/analyst.md explains the requests.
"""

import json
import random
import sys
import time
import urllib.request


class Seat:
    """A seat at a table. It sees what its side may know, as a person's page does."""

    def __init__(self, server, game, token=""):
        self.at, self.token = f"{server}/api/games/{game}", token

    def ask(self, path="", body=None):
        headers = {"Content-Type": "application/json"} | ({"Seat": self.token} if self.token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.at + path, data, headers)  # noqa: S310 (the server you name)
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            return json.load(answer)


def take(link):
    """Take the seat of an invitation: a link that ends in the game and the invitation."""
    server, _, rest = link.partition("/#/")
    game, invitation = rest.split("/")[-2:]
    seat = Seat(server, game)
    seat.token = seat.ask("/claim", {"invitation": invitation})["token"]
    return seat


def play(seat, choose, pause=1.0):
    """Play until the game is over; `choose` gets what the side sees and its options, and gives a number."""
    while not (seen := seat.ask())["over"]:
        if not seen["options"]:
            time.sleep(pause)  # somebody else is asked
            continue
        options = seat.ask("/options")["options"]
        action = options[choose(seen, options)]["action"]
        seat.ask("/apply", {"action": action, "lines": seen["lines"]})
    return seen["over"]


if __name__ == "__main__":
    rng = random.Random(0)
    print(play(take(sys.argv[1]), lambda seen, options: rng.randrange(len(options))))
