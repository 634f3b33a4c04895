"""The look of the maps: all colors, widths and sizes. Lengths are hundredths of a hex width."""

from dataclasses import dataclass

# Paper and print ----------------------------------------------------------------------------------------------------

PAPER = "#f6f0e1"  # around the map
LAND = "#f1e8d0"  # open ground
FIELD = "#ece2c6"  # patches on open ground
INK = "#2b2520"
FAINT = "#6d6350"
GRID = "#8a7f62"
GRID_OPACITY = 0.42
GRID_WIDTH = 0.9
NUMBER = "#8c8064"
HALO = "#f6efdc"
FRAME = "#574b38"

SERIF = "'DejaVu Serif','Palatino Linotype',Palatino,Georgia,serif"
SANS = "'Liberation Sans','Helvetica Neue',Arial,Helvetica,sans-serif"

# Terrain ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Terrain:
    """How a terrain is drawn. It covers terrains of the same family with a lower level, which continue underneath."""

    name: str
    family: str
    level: int
    fill: str
    edge: str
    texture: str = ""


# Keys are the words of the map in lower case, without spaces and hyphens.
TERRAIN: dict[str, Terrain] = {
    "clear": Terrain("Clear", "open", 0, LAND, LAND, "fields"),
    "open": Terrain("Open", "open", 0, LAND, LAND, "fields"),
    "heath": Terrain("Heath", "heath", 1, "#eadfc6", "#d6c7a3", "heath"),
    "broken": Terrain("Broken", "relief", 1, "#e7d9b3", "#cdb88a", "broken"),
    "rough": Terrain("Rough", "relief", 1, "#e6d7b1", "#c9b283", "broken"),
    "hills": Terrain("Hills", "relief", 1, "#e8dab5", "#cfba8d", "hills"),
    "mountain": Terrain("Mountain", "relief", 2, "#d6c096", "#a98d60", "mountain"),
    "polder": Terrain("Polder", "wet", 1, "#dde5c6", "#aebf9b", "polder"),
    "marsh": Terrain("Marsh", "wet", 1, "#dbe2cd", "#a9bda8", "marsh"),
    "swamp": Terrain("Swamp", "wet", 2, "#d0dcc6", "#94ab94", "swamp"),
    "woods": Terrain("Woods", "woods", 1, "#ccd6a8", "#a3b27c", "trees"),
    "lightwoods": Terrain("Light woods", "woods", 1, "#ccd6a8", "#a3b27c", "trees"),
    "forest": Terrain("Forest", "woods", 2, "#a9bd83", "#76905a", "firs"),
    "heavywoods": Terrain("Heavy woods", "woods", 2, "#a9bd83", "#76905a", "firs"),
    "sea": Terrain("Sea", "water", 1, "#b9d3dc", "#5d8aa0"),
    "estuary": Terrain("Estuary", "water", 1, "#b9d3dc", "#5d8aa0"),
    "lake": Terrain("Lake", "water", 1, "#b3d0dc", "#5d8aa0"),
    "reservoir": Terrain("Reservoir", "water", 1, "#b3d0dc", "#5d8aa0"),
}
# Tags that put a second texture on a hex of another terrain.
TAGGED = {"rough": "broken", "marsh": "marsh", "constricted": "gorge"}
NOT_DRAWN = frozenset({"coast"})  # lines that are not drawn: the shore is drawn with the water
# Families from the ground up.
FAMILIES = ("open", "heath", "relief", "wet", "woods", "water")
UNKNOWN_TERRAIN = Terrain("", "heath", 1, "#e2dccb", "#bdb49c", "heath")

TREE = "#7f9a5c"
TREE_SHADE = "#5f7b43"
FIR = "#55733f"
FIR_SHADE = "#3e5a31"
HACHURE = "#a5875a"
ROCK = "#8a6b45"
REED = "#5f8a8c"
DITCH = "#8fb0a8"
HEATHER = "#a98f83"
WATERLINE = "#7fa9bb"

# Rivers: width by class ------------------------------------------------------------------------------------------

WATER = "#8fbbd0"
BANK = "#477a99"
BANK_WIDTH = 1.5
RIVER_WIDTH = {"stream": 3.6, "canal": 4.5, "minor": 6.5, "major": 11.0, "rhine": 16.0, "blocked": 16.0}
RIVER_WIDTH_OTHER = 6.5
RIVER_TEXT = {"stream": "Stream", "canal": "Canal", "rhine": "Rhine", "blocked": "Impassable water"}
SOURCE = 0.3  # width of a river at its source, relative to its full width
RIVER_NAME = "#2d6285"

# Roads, rails -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Road:
    """How a class of roads is drawn."""

    name: str
    rank: int  # higher ranks are drawn on top
    width: float
    fill: str
    casing: str
    casing_width: float = 1.4
    dash: str = ""
    middle: str = ""  # a line along the middle


ROADS: dict[str, Road] = {
    "autobahn": Road("Autobahn", 4, 8.0, "#d98a3d", "#5b3517", middle="#f9edd2"),
    "primary": Road("Primary road", 3, 5.4, "#c0563f", "#5c2318"),
    "road": Road("Road", 3, 5.0, "#c0563f", "#5c2318"),
    "secondary": Road("Secondary road", 2, 4.2, "#f2cf86", "#75552c"),
    "trail": Road("Trail", 1, 2.0, "#7d5f3c", "", 0.0, dash="6 3.2"),
    "track": Road("Track", 1, 2.0, "#7d5f3c", "", 0.0, dash="6 3.2"),
}
ROAD_OTHER = Road("Road", 2, 4.2, "#f2cf86", "#75552c")

RAIL = "#47433e"
RAIL_WIDTH = 1.5
RAIL_TIE = 6.0  # length of a tie
RAIL_GAP = 9.0  # between two ties
RAIL_BESIDE_ROAD = 8.5

BRIDGE = "#1f1b18"
BRIDGE_WIDTH = 2.1

# Lines along hexsides -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """How a class of lines along hexsides is drawn."""

    name: str
    colour: str
    width: float
    dash: str = ""
    teeth: bool = False
    wash: float = 0.0  # width of a pale band under the line
    west: float = 0.0  # distance west of the hexside, to clear a river or another line


LINES: dict[str, Line] = {
    "westwall": Line("Westwall", "#5a5650", 2.2, teeth=True, west=-9.0),
    "border": Line("Frontier", "#8d4f6f", 2.0, "14 4 3 4", wash=13.0),
    "reich-1940": Line("Frontier claimed 1940", "#8d4f6f", 1.4, "5 5"),
    "army-boundary": Line("Army boundary", "#6b4a8a", 2.8, "20 5 4 5 4 5"),
    "corps-boundary": Line("Corps boundary", "#6b4a8a", 2.2, "14 5 4 5"),
    "div-boundary": Line("Division boundary", "#6b4a8a", 1.6, "9 5"),
    "front": Line("Front line", "#a3332a", 3.2, "14 5", west=9.0),
    "dashed": Line("Dashed line", "#5d4526", 2.4, "5 4"),
    "sheet": Line("Sheet edge", "#574b38", 1.6, "3 5"),
    "blocked": Line("Blocked hexside", "#477a99", 5.0),
}
LINE_OTHER = Line("Line", "#6b6257", 1.8, "6 5")

# Places -------------------------------------------------------------------------------------------------------------

BUILT = "#c9b8a6"
HOUSE = "#8e5a48"
HOUSE_EDGE = "#4b2d24"
VILLAGE_FILL = "#fbf6e8"


@dataclass(frozen=True)
class Lettering:
    """How a kind of name is lettered: size, weight, slant and spacing."""

    size: float
    least_pixels: float  # minimum letter size on the screen
    weight: str = "normal"
    slant: str = "normal"
    spacing: float = 0.0
    capitals: bool = False


LETTERING: dict[str, Lettering] = {
    "city": Lettering(27.0, 15.0, weight="bold", spacing=0.8, capitals=True),
    "town": Lettering(22.0, 12.0, weight="bold"),
    "village": Lettering(17.0, 8.5),
    "river": Lettering(20.0, 9.5, slant="italic", spacing=2.5),
    "tract": Lettering(40.0, 20.0, slant="italic", spacing=9.0),
    "number": Lettering(11.0, 5.2),
}

# Marks: name, the tag (or its part before a hyphen) that shows it, legend text
MARKS = (
    ("port", "port", "Port"),
    ("airbase", "airbase", "Air base"),
    ("fuel", "fuel", "Fuel depot"),
    ("fort", "fort", "Fort"),
)
MARK_FILL = {"port": "#1f4560", "airbase": "#3c3833", "fuel": "#9c3d22", "fort": "#6f6a63", "vp": "#e0b23c"}

# Overlays -----------------------------------------------------------------------------------------------------------

SIDES: dict[str, tuple[str, str]] = {  # counter, print
    "german": ("#9aa38f", "#1d1f1a"),
    "ss": ("#3a3a3a", "#f2efe6"),
    "us": ("#b3b97a", "#1f2413"),
    "american": ("#b3b97a", "#1f2413"),
    "allied": ("#b3b97a", "#1f2413"),
    "british": ("#d3b685", "#2e2210"),
    "canadian": ("#d9c29c", "#2e2210"),
    "french": ("#9db4cf", "#14233a"),
    "polish": ("#d2a5a0", "#3a1512"),
    "neutral": ("#d8d3c4", "#2b2520"),
}
HIGHLIGHT = "#d2452c"
REACH = "#3f7fb0"
FRONT = "#a3332a"
ARROW = "#8f2d22"


def terrain_style(word: str) -> Terrain:
    """Return how a terrain is drawn, by its name on the map; an unknown terrain gets a default look with its own
    name."""
    key = "".join(letter for letter in word.lower() if letter.isalnum())
    known = TERRAIN.get(key)
    if known:
        return known
    other = UNKNOWN_TERRAIN
    return Terrain(word, other.family, other.level, other.fill, other.edge, other.texture)


def line_style(cls: str) -> Line:
    """Return how a class of lines is drawn: `army-boundary-us` looks like `army-boundary`.

    >>> line_style("army-boundary-us").name
    'Army boundary'
    """
    while cls:
        if cls in LINES:
            return LINES[cls]
        cls = cls.rpartition("-")[0]
    return LINE_OTHER
