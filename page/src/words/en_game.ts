/** The words of a game at the table and of its map, in English. A side is given by its id. */

import { en } from "./en";

export const game = {
  noSeat: "You have no seat at this table. Open the link to your seat, or the invitation you were given.",
  aside: "Game",
  log: "Log",
  movedOn: "The game has moved on; showing the latest position.",
  noAnswer: "none",
  rule: {
    one: (id: string) => `Rule ${id}`,
    book: "In the rule book",
    reading: (reading: string) => `Reading: ${reading}`,
    see: "See ",
    more: (count: number) => `${count} more rules`,
    source: (book: string, source: string) => `${book} · ${source}`,
  },
  ledger: { amount: "Amount", reason: "Reason", rule: "Rule" },
  prompt: {
    label: "Prompt",
    waitingFor: (side: string) => `Waiting for ${en.sideName(side)}`,
    continues: "The page continues by itself when they have chosen.",
    orThese: "Choose a marked unit on the map, or one of these:",
    all: (count: number) => `All ${count} options as a list`,
    chance: "Roll or draw: ",
    rollWait: (side: string | null) => (side ? `Waiting for ${en.sideName(side)}.` : "Waiting."),
    roll: "Roll",
    wins: (side: string) => `${en.sideName(side)} wins`,
    draw: "A draw",
    replay: "Replay",
    another: "Another game",
    lineOf: (at: number, lines: number) => `Replay: line ${at} of ${lines}`,
    earlier: "You are looking at an earlier position; nothing can be changed here.",
    now: "Back to now",
    fork: "Play on from here as a new game",
  },
  choose: { label: "Choose", which: "Which?" },
  why: {
    costs: "What it costs",
    not: "Why not",
    that: "That",
    refused: ": not allowed",
    nearest: (what: string) => `Nearest legal: ${what}.`,
  },
  hex: {
    name: (hex: string) => `Hex ${hex}`,
    counter: (name: string, strength: string, movement: string, steps: string, badges: string[]) =>
      `${name}: strength ${strength}, movement ${movement}, ${steps} steps${badges.length ? `, ${badges.join(", ")}` : ""}`,
    show: (id: string) => `${id}: show on the map`,
  },
  odds: {
    label: "Odds",
    heading: "Odds: ",
    thisAttack: "this attack",
    chances: "Chances",
    exact: "Counted exactly.",
    assumed: (side: string, policy: string) => `Assumed: ${en.sideName(side)} ${policy}. `,
    modifiers: (count: number) => `Every modifier (${count})`,
    orMore: (value: number) => `${value} or more`,
    names: {
      taken: "Hex taken",
      advanced: "Attacker advances",
      attackers_dispersed: "Attackers Dispersed",
      attacker_loses: "Attacker's steps lost",
      defender_loses: "Defender's steps lost",
      retreated: "Hexes of retreat",
      hex_cleared: "Hex cleared",
    } as Record<string, string>,
  },
  table: {
    cards: "Cards",
    piles: (piles: string[]) => `Open piles: ${piles.join(", ")}`,
    units: (box: string, count: number) => `${box}: ${count} units`,
    empty: "empty",
  },
  replay: {
    label: "Replay",
    line: "Line of the record",
    start: "To the start",
    back: "One line back",
    on: "One line on",
    now: "To now",
  },
  entry: {
    moment: "The position at that moment",
    line: (n: number) => `Line ${n}: the position at that moment`,
    undone: " undone",
    news: "What just happened",
    justNow: "Just now",
    chosen: "chosen",
    passed: "not chosen",
    by: "By ",
  },
  tools: {
    label: "Game",
    undo: ["Undo", "Undo (U)"],
    redo: ["Redo", "Redo what was undone (Shift+U)"],
    save: ["Save", "Download the record, or your own log"],
    share: ["Share", "A link that carries the game"],
    note: ["Note", "Write into the record"],
    invite: ["Invite", "The link for the other player"],
    hints: ["Hints", "Advice for newcomers"],
    help: ["Help", "Keys (?)"],
    ownLog: "Two players keep secrets from each other: until the game is over you can save your own log.",
    secret:
      "Two players keep secrets from each other: the whole game can be shared when it is over. Save gives you your own log.",
    carries: "A link carries the game itself. Whoever opens it plays on in a game of their own.",
    whole: "The whole game",
    position: "Only this position",
    tooLong: "too long for a link; take the file: ",
    download: "Download",
    write: "Write it down",
  } satisfies Record<string, string | [label: string, told: string]>,
  undo: {
    waiting: "Waiting for the other player to agree.",
    waits: "Waiting for the other player to agree",
    canPropose: (line: number) =>
      ` You can propose to go back to line ${line}. The other player then agrees or declines.`,
    proposeHeading: "Propose an undo?",
    propose: "Propose",
    nothing: "There is nothing to redo.",
    lapsed: "That proposal no longer stands. ",
    target: (line: number, lines: number) =>
      `${line ? `line ${line}` : "the set-up"} (${lines} ${lines === 1 ? "line" : "lines"} undone)`,
    proposed: (target: string) =>
      `You proposed to undo: back to ${target}. If either of you acts first, the proposal lapses.`,
    label: "Proposed undo",
    proposes: (side: string) => `${en.sideName(side)} proposes an undo`,
    would: (target: string) => `The game would go back to ${target}.`,
    agree: "Agree",
    decline: "Decline",
    show: (line: number) => (line ? `Show line ${line}` : "Show the set-up"),
    declined: "The other player declined the undo.",
    agreed: "The other player agreed to the undo.",
    movedOn: "Your proposal to undo no longer stands: the game has moved on.",
  },
  cover: {
    toScreen: (side: string) => `${en.sideName(side)} to the screen`,
    here: (side: string) => `I am ${en.sideName(side)}`,
    about: "The other player looks away. Press Enter when you are at the screen.",
  },
  dice: {
    draw: "Draw ",
    roll: "Roll: ",
    drawn: "What did you draw at your table?",
    rolled: "What did you roll at your table?",
    left: (count: number, total: number) => `${count} of ${total} left`,
    came: "What came",
  },
  find: { none: "Nothing matches.", among: (count: number) => `Find in ${count}` },
  notices: {
    open: "Open dice",
    openAbout: ": the seed of this game was stated when it was made, so rolls can be foretold.",
    label: "Other rules",
    differs: (line: number) =>
      `This game was made under other rules. ${line ? `Line ${line}` : "The set-up"} would go otherwise now: `,
    goesOn: " It goes on from the position it had.",
    dismiss: "Dismiss",
  },
  overlays: { label: "Overlays", title: "Overlays (O)", heading: "Lay over the map" },
  help: {
    heading: "How to play",
    mouse:
      "Click or tap a marked unit, then a blue hex. Point at a hex to see the way and what each step costs. Drag to pan; wheel or pinch to zoom.",
    marks:
      "An orange dashed ring marks what may be chosen now. Choose anything else and the program says which rule forbids it.",
    keys: [
      ["Tab, Shift+Tab", "on the map: the next or previous unit that may be chosen"],
      ["Arrows", "move the cursor on the map; the page says what is in the hex"],
      ["Home, Page Up, End, Page Down", "the hex to the northwest, northeast, southwest, southeast"],
      ["A", "say what is around the hex under the cursor"],
      ["L", "list the units and hexes that may be chosen"],
      ["F", "spread out the stack under the cursor"],
      ["Enter, Space", "choose the unit or hex under the cursor"],
      ["Esc", "let go of a unit, close a dialog"],
      ["1 to 9", "press the buttons of the prompt"],
      ["U", "undo"],
      ["Shift+U", "redo"],
      ["R", "roll, when a roll is due"],
      ["O", "overlays on the map: supply, zones, threats …"],
      ["+ − 0", "zoom in, out, the whole map"],
      ["?", "this help"],
    ] as [string, string][],
  },
  /** What can be heard of the map. */
  map: {
    role: "hex map",
    label: (title: string) =>
      `Map of ${title}. Arrows move the cursor, Enter chooses, Tab goes to the next unit, A says what is around, L lists what may be chosen.`,
    drawing: "Drawing the map …",
    noPicture: "The map's picture could not be loaded.",
    buttons: "Map",
    zoomIn: ["Zoom in", "Zoom in (+)"] as [string, string],
    zoomOut: ["Zoom out", "Zoom out (−)"] as [string, string],
    whole: ["Whole map", "Whole map (0)"] as [string, string],
    layers: "Layers",
    layer: { counters: "Counters", markers: "Markers", numbers: "Hex numbers", names: "Names" },
    stack: (hex: string) => `Units in hex ${hex}`,
    strength: (strength: string) => `strength ${strength}`,
    movement: (movement: string) => `movement ${movement}`,
    steps: (steps: number, full: number) => `${steps} of ${full} steps`,
    kind: (kind: string) => kind,
    terrain: (terrain: string) => terrain,
    place: (kind: string) => kind,
    directions: ["northeast", "east", "southeast", "southwest", "west", "northwest"],
    /** A layer of hexsides, the directions it goes or lies in, its names and kinds. */
    sides: (layer: string, directions: string[], names: string[], kinds: string[]) =>
      `${(layer === "rivers" && kinds.length === 1 ? kinds[0] : layers[layer]) ?? layer} ${directions.join(", ")}${names.length ? ` (${names.join(", ")})` : ""}`,
    number: (key: string, value: number | string) => `${key === "hv" ? "hold value" : key} ${value}`,
    tag: (tag: string) => tagWords(tag),
    reached: (left: string) => `can be reached${left ? `, ${left} points left` : ""}`,
    may: "may be chosen",
    unitMay: "may be chosen",
    selected: "selected",
    over: { rivers: "across the river", bridges: "over a bridge", roads: "along a road" } as Record<string, string>,
    unitChosen: (unit: string, hexes: number) => `${unit} selected; hexes it can reach: ${hexes}`,
    edge: "edge of the map",
    around: (hex: string) => `Around ${hex}`,
    list: "What may be chosen",
    units: "Units",
    hexes: "Hexes",
    nothing: "Nothing on the map may be chosen now.",
  },
};

const layers: Record<string, string> = {
  roads: "road",
  rivers: "river",
  bridges: "bridge",
  fords: "ford",
  ferries: "ferry",
  rails: "railway",
};

const TAGS: Record<string, string> = {
  "meuse-left": "west of the Meuse",
  meuse: "on the Meuse",
  westwall: "Westwall",
  "fuel-depot": "fuel depot",
  "route-primary": "primary route",
  "route-secondary": "secondary route",
  "front-german": "German front at the start",
  "front-allied": "Allied front at the start",
};

/** A mark of the map as a person says it: `corps-viii` is the area of VIII Corps. */
function tagWords(tag: string): string {
  const [, kind, name = ""] = /^(corps|army)-(.+)$/.exec(tag) ?? [];
  if (kind === "corps") return `${name.toUpperCase()} Corps`;
  if (kind === "army") return `German ${name.replace("pz", " Panzer").replace(/^(\d+)/, "$1th")} Army`;
  return TAGS[tag] ?? tag.replaceAll(/[-_]/g, " ");
}

export type GameWords = typeof game;
