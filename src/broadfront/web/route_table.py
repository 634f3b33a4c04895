"""The route table: what the server answers. The OpenAPI document and the routes are both made from it."""

from __future__ import annotations

from broadfront.web import calls_charts as charts
from broadfront.web import calls_explaining as explaining
from broadfront.web import calls_looking as looking
from broadfront.web import calls_making as making
from broadfront.web import calls_overlays as overlays
from broadfront.web import calls_playing as playing
from broadfront.web import calls_positions as positions
from broadfront.web import calls_records as records
from broadfront.web import calls_tables as tables
from broadfront.web.endpoint import POSITION_BODY, RECORD_BODY, Endpoint, Query

__all__ = ["NEWS", "ROUTES"]

SIDE = Query("side", "string", "The side to see it as, of those the seat plays.")
AT = Query("at", "integer", "The position just after this line of the record.")
DRAWING = 60.0
"""Seconds for a map, which is drawn once and kept."""
NDJSON = "application/x-ndjson"
NEWS = "/api/games/{game}/events"

ROUTES: tuple[Endpoint, ...] = (
    # Titles, maps, rules, questions
    Endpoint("GET", "/api/titles", charts.titles, "What there is to play, to ask and to look at."),
    Endpoint("GET", "/api/style", charts.style, "The palette of the maps."),
    Endpoint("GET", "/api/maps/{title}", charts.map_shown, "A map: its hexes, hexsides, places, numbers.", apart=True),
    Endpoint(
        "GET",
        "/api/maps/{title}/picture",
        charts.map_picture,
        "The ground of a map as SVG.",
        query=(Query("names", "string", "yes or no: with the names of places and rivers."),),
        answers="image/svg+xml",
        apart=True,
        seconds=DRAWING,
    ),
    Endpoint(
        "GET",
        "/api/rules",
        charts.rule_list,
        "Rules by words.",
        query=(Query("q", "string", "Words of the id or text."), Query("title", "string", "One rule book.")),
    ),
    Endpoint("GET", "/api/rules/{id}", charts.rule, "The sentence of a rule."),
    Endpoint("GET", "/api/questions", charts.question_list, "Every chart and calculator of every title."),
    Endpoint("GET", "/api/questions/{name}", charts.question, "The parameters of a question as JSON schema."),
    Endpoint(
        "POST",
        "/api/ask/{name}",
        charts.ask,
        "The answer to a question; the body holds its parameters.",
        most=POSITION_BODY,
        apart=True,
    ),
    Endpoint(
        "POST",
        "/api/ask/{name}/table",
        tables.table,
        "The answers to a question for every value of one or two parameters.",
        body=tables.Tabled,
        most=POSITION_BODY,
        apart=True,
    ),
    # Positions somebody edits; the server keeps none of them
    Endpoint(
        "POST",
        "/api/positions/{title}",
        positions.open_position,
        "A position to edit, and what can be set.",
        body=positions.Opened,
        most=POSITION_BODY,
        apart=True,
    ),
    Endpoint(
        "POST",
        "/api/positions/{title}/edit",
        positions.change,
        "The position after some edits, checked.",
        body=positions.Changed,
        most=POSITION_BODY,
        apart=True,
    ),
    Endpoint(
        "POST",
        "/api/positions/{title}/file",
        positions.file,
        "The position as a file.",
        body=positions.Positioned,
        most=POSITION_BODY,
        answers="application/toml",
        apart=True,
    ),
    Endpoint(
        "POST",
        "/api/positions/{title}/game",
        positions.play,
        "A game that starts from the position.",
        body=positions.Played,
        most=POSITION_BODY,
        heavy=True,
    ),
    # Games
    Endpoint("POST", "/api/games", making.new, "A new game; answers with its seats.", body=making.NewGame),
    Endpoint(
        "POST",
        "/api/games/load",
        records.load,
        "A new game from a record.",
        records.Load,
        most=RECORD_BODY,
        heavy=True,
    ),
    Endpoint(
        "GET", "/api/games", making.mine, "The games of the seats in the header Seat, parted by commas.", seat=True
    ),
    Endpoint("GET", "/api/games/{game}", looking.show, "The table as a seat sees it.", query=(SIDE, AT), seat=True),
    Endpoint(
        "GET",
        "/api/games/{game}/options",
        looking.options,
        "The listed options of the seat's side.",
        query=(SIDE, Query("unit", "string", "Only those of a unit.")),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/reach",
        looking.reachable,
        "Where a unit may go, with the movement points left.",
        query=(SIDE, Query("unit", "string", "The unit.")),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/unit",
        looking.unit,
        "What the title tells of a unit.",
        query=(SIDE, Query("unit", "string", "The unit.")),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/attacks",
        explaining.attacks,
        "Attacks worth asking the odds of.",
        query=(SIDE,),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/overlays",
        overlays.listed,
        "What may be laid over the map, by name.",
        query=(SIDE, AT),
        seat=True,
        heavy=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/overlay",
        overlays.overlay,
        "Supply, zones, threats and the like over the map.",
        query=(SIDE, AT, Query("name", "string", "The overlay; `name:hex` or `name:part` where it offers that.")),
        seat=True,
        heavy=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/log",
        looking.log,
        "What happened, as the side may know it.",
        query=(SIDE, Query("since", "integer", "Only lines after this one.")),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/log/file",
        records.own_log,
        "The seat's own log as a file.",
        query=(SIDE,),
        seat=True,
        answers=NDJSON,
    ),
    Endpoint(
        "GET", "/api/games/{game}/report", records.report, "A bug report with what the seat may know.", seat=True
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/record",
        records.record,
        "The whole record, for who may know everything (BF-06).",
        query=(Query("position", "integer", "A record that starts from the position after this line."),),
        seat=True,
        answers=NDJSON,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/why",
        explaining.why,
        "May this be done, and by which rule?",
        explaining.Point,
        seat=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/odds",
        explaining.odds,
        "The odds of an attack.",
        body=explaining.Point,
        seat=True,
        heavy=True,
    ),
    Endpoint("POST", "/api/games/{game}/apply", playing.act, "Do an action.", body=playing.Act, seat=True),
    Endpoint("POST", "/api/games/{game}/roll", playing.roll, "Let the program roll.", body=playing.Roll, seat=True),
    Endpoint(
        "POST",
        "/api/games/{game}/outcome",
        playing.outcome,
        "What you rolled or drew.",
        body=playing.Resolve,
        seat=True,
    ),
    Endpoint("POST", "/api/games/{game}/undo", playing.undo, "Take back.", body=playing.Undo, seat=True),
    Endpoint("POST", "/api/games/{game}/redo", playing.redo, "Bring back.", body=playing.Redo, seat=True),
    Endpoint(
        "POST", "/api/games/{game}/claim", making.claim, "Take the seat one was invited to.", body=making.Claim
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/fork",
        records.fork,
        "A game of its own from a line.",
        body=records.Fork,
        seat=True,
        heavy=True,
    ),
    Endpoint("POST", "/api/games/{game}/note", playing.note, "Write into the record.", body=playing.Note, seat=True),
)
