"""NATO-style unit symbols: a frame, the arm inside it, the size above it. Centered on (0, 0), frame 36 by 24."""

from broadfront.core.errors import Invalid, unknown_name

_FOOT = "M-18-12L18 12M-18 12L18-12"
_TRACKS = "M-7-6H7A6 6 0 0 1 7 6H-7A6 6 0 0 1-7-6Z"
_SLASH = "M-18 12L18-12"
_WINGS = "M-9 10Q-4.5 3 0 10Q4.5 3 9 10"
_TANK_HUNTER = "M-18 12L0-12L18 12"

# Outline path and filled path of each arm.
ARMS: dict[str, tuple[str, str]] = {
    "infantry": (_FOOT, ""),
    "motorized": (f"{_FOOT}M0-12V12", ""),
    "mechanized": (_FOOT + _TRACKS, ""),
    "armor": (_TRACKS, ""),
    "cavalry": (_SLASH, ""),
    "recon": (_SLASH + _TRACKS, ""),
    "artillery": ("", "M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z"),
    "self-propelled": (_TRACKS, "M-3 0A3 3 0 1 0 3 0A3 3 0 1 0-3 0Z"),
    "rocket": ("M-6-1L0-8L6-1M-6-5L0-12L6-5", "M-3.5 5A3.5 3.5 0 1 0 3.5 5A3.5 3.5 0 1 0-3.5 5Z"),
    "engineer": ("M-9 6V-5H9V6M0-5V6", ""),
    "bridging": ("M-12-6L-7-2H7L12-6M-12 6L-7 2H7L12 6", ""),
    "parachute": (_FOOT + _WINGS, ""),
    "glider": (f"{_FOOT}M-10 5L0 10L10 5", ""),
    "mountain": (_FOOT, "M-6 12L0 3L6 12Z"),
    "ranger": (f"{_FOOT}M-5-12L0-6L5-12", ""),
    "fortress": (f"{_FOOT}M-9 12V8H-3V12M3 12V8H9V12", ""),
    "anti-tank": (_TANK_HUNTER, ""),
    "tank-destroyer": (_TANK_HUNTER + _TRACKS, ""),
    "anti-aircraft": ("M-18 12Q0-12 18 12", ""),
    "hq": ("M-18-5H18", "M-18-12H18V-5H-18Z"),
    "supply": ("M-18 6H18", ""),
    "truck": ("M-18 6H18M-9 6V12M9 6V12", ""),
    "leader": ("", "M0-9L2.6-2.8L9.2-2.4L4 1.8L5.8 8.2L0 4.6L-5.8 8.2L-4 1.8L-9.2-2.4L-2.6-2.8Z"),
    "air": ("", "M0 0C5-9 15-8 15 0C15 8 5 9 0 0C-5-9-15-8-15 0C-15 8-5 9 0 0Z"),
    "unknown": ("", ""),
}

# Synonyms for the arms.
ALSO = {
    "panzergrenadier": "mechanized",
    "armored-infantry": "mechanized",
    "kampfgruppe": "mechanized",
    "armour": "armor",
    "panzer": "armor",
    "tank": "armor",
    "tank-battalion": "armor",
    "brigade": "armor",
    "reconnaissance": "recon",
    "paratroop": "parachute",
    "airborne": "parachute",
    "commando": "ranger",
    "assault-gun": "tank-destroyer",
    "flak": "anti-aircraft",
    "nebelwerfer": "rocket",
    "headquarters": "hq",
    "pontoon": "bridging",
    "mech": "mechanized",
}

SIZES = {
    "squad": "o",
    "platoon": "ooo",
    "company": "I",
    "battalion": "II",
    "regiment": "III",
    "group": "III",
    "brigade": "X",
    "combat-command": "X",
    "division": "XX",
    "corps": "XXX",
    "army": "XXXX",
    "army-group": "XXXXX",
}


def find_arm(kind: str) -> str:
    """Return the arm of service whose symbol a kind of unit uses.

    >>> find_arm("panzergrenadier"), find_arm("Tank_Destroyer")
    ('mechanized', 'tank-destroyer')
    """
    word = kind.lower().replace("_", "-").replace(" ", "-")
    found = ALSO.get(word, word)
    if found not in ARMS:
        raise unknown_name("kind of unit", kind, [*ARMS, *ALSO], parameter="kind")
    return found


def size_marks(size: str) -> str:
    """Return the NATO marks of a unit size, such as battalion, given as its name or as the marks themselves."""
    word = SIZES.get(size.lower().replace("_", "-").replace(" ", "-"), size)
    if word.strip("IXo"):
        raise Invalid(
            f"Unknown size of unit {size!r}: expected {', '.join(SIZES)}, or marks such as III.",
            parameter="size",
            given=size,
            accepted=[*SIZES],
        )
    return word


def size_path(size: str) -> str:
    """Return the marks of a unit size as path text, centered on (0, 0), 6 high."""
    parts = []
    signs = size_marks(size)
    step = {"I": 4.0, "X": 6.6, "o": 5.0}
    whole = sum(step[sign] for sign in signs)
    x = -whole / 2
    for sign in signs:
        middle = x + step[sign] / 2
        if sign == "I":
            parts.append(f"M{middle:g}-3V3")
        elif sign == "X":
            parts.append(f"M{middle - 2.5:g}-3L{middle + 2.5:g} 3M{middle - 2.5:g} 3L{middle + 2.5:g}-3")
        else:
            parts.append(f"M{middle - 1.6:g} 0A1.6 1.6 0 1 0 {middle + 1.6:g} 0A1.6 1.6 0 1 0 {middle - 1.6:g} 0Z")
        x += step[sign]
    return "".join(parts)


def symbol_definitions(arms: set[str]) -> str:
    """Return the SVG definitions of the NATO unit symbols, to be used in the print color."""
    parts = []
    for name in sorted(arms):
        lines, filled = ARMS[name]
        frame = '<path d="M-18-12H18V12H-18Z" fill="#fbf8ee"/>'
        body = f'<path d="{lines}" fill="none"/>' if lines else ""
        solid = f'<path d="{filled}" fill="currentColor"/>' if filled else ""
        border = '<path d="M-18-12H18V12H-18Z" fill="none" stroke-width="1.9"/>'
        if name == "unknown":
            body = '<text y="7" font-size="19" text-anchor="middle" fill="currentColor" stroke="none">?</text>'
        parts.append(f'<g id="arm-{name}" stroke="currentColor" stroke-width="1.7">{frame}{body}{solid}{border}</g>')
    return "".join(parts)
