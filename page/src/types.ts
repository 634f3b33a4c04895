/** What the server says; see /api/openapi.json. */

export interface TitleInfo {
  title: string;
  label: string;
  sides: string[];
  playable: boolean;
  variants: Record<string, { label: string; played: string[] }>;
  scenarios: Record<string, { label: string; variants: string[] }>;
  map: boolean;
  /** Positions of it can be edited. */
  editable: boolean;
  questions: number;
  players: string[];
}

export type HexsideEntry = [direction: string, cls: string, name: string];

export interface MapData {
  title: string;
  hexes: number;
  hex_km: number;
  rows: number;
  columns: number;
  first_row_west: boolean;
  pixels: number;
  width: number;
  height: number;
  origin: [number, number];
  ids: string[];
  cells: [row: number, column: number][];
  terrain: string[];
  places: Record<string, [name: string, kind: string]>;
  tags: Record<string, string[]>;
  numbers: Record<string, Record<string, number>>;
  sides: Record<string, Record<string, HexsideEntry[]>>;
  picture: string;
}

export interface Look {
  paper: string;
  ink: string;
  faint: string;
  number: string;
  halo: string;
  frame: string;
  highlight: string;
  reach: string;
  front: string;
  objective: string;
  sides: Record<string, [counter: string, print: string]>;
}

export interface Counter {
  unit: string;
  side: string;
  hex: string;
  box: string;
  kind: string;
  size: string;
  label: string;
  strength: string;
  movement: string;
  steps: number;
  full_steps: number;
  badges: string[];
  colours: string;
  done: boolean;
}

export interface Marker {
  hex: string;
  label: string;
  kind: string;
  side: string;
  owner: string;
  text: string;
}

export interface Panel {
  heading: string;
  rows: [string, string][];
}

/** A sheet laid over the map: hexes with kind and label, hexsides, lines, and what the kinds mean. */
export interface Overlay {
  hexes: Record<string, [kind: string, label: string]>;
  hexsides: [hex: string, direction: string, kind: string][];
  lines: [kind: string, hexes: string[]][];
  legend: [kind: string, means: string][];
  text: string;
  rules: string[];
  parts: string[];
  of_hex: boolean;
}

export interface Table {
  counters: Counter[];
  boxes: string[];
  markers: Marker[];
  panels: Panel[];
  hint: string;
  attack: ActionData | null;
  /** Units to choose beside those that options name; a click does nothing yet. */
  ready: string[];
  /** What only the title's own part of the page reads. */
  extra: Record<string, unknown>;
}

export type ActionData = { do: string; [field: string]: unknown };

export interface Choice {
  action: ActionData;
  text: string;
  kind: string;
  unit: string;
  hex: string;
  path: string[];
  left: string;
}

export type Pending =
  | { kind: "decision"; side: string; prompt: string; accepts: string[]; rules: string[] }
  | {
      kind: "chance";
      what: string;
      outcomes: (number | string)[];
      weights: number[];
      side: string | null;
      rules: string[];
      zone: string | null;
    }
  | { kind: "over"; winner: string | null; reason: string; rules: string[]; score: Record<string, number> };

export interface Zone {
  family: string;
  count: number;
  items?: string[];
}

export interface GameView {
  game: string;
  title: string;
  label: string;
  variant: string;
  scenario: string;
  mode: "solo" | "hot-seat" | "seats";
  dice: "auto" | "ask" | "own";
  machines: Record<string, string>;
  persons: string[];
  sides: string[];
  side: string;
  seat: string[];
  /** Somebody stated the seed: the rolls can be foretold. */
  open_dice: boolean;
  /** The first line that would go otherwise under the present rules. */
  differs: { line: number; why: string } | null;
  lines: number;
  at: number;
  pending: Pending;
  table: Table;
  zones: Record<string, Zone>;
  over: boolean;
  whole_record: boolean;
  choices?: Choice[];
  /** All options, when they are few. */
  few?: Choice[];
  movers?: Record<string, number>;
  options?: number;
  undo?: { to: number } | null;
  undo_asked?: Proposal | null;
  redo?: boolean;
  rolls?: boolean;
}

/** An undo that waits for the other player's word; it lapses with the next line of the game. */
export interface Proposal {
  id: string;
  by: string;
  to: number;
}

export interface LedgerLine {
  amount: number | string;
  reason: string;
  rule: string;
}

export interface Ruling {
  legal: boolean;
  text: string;
  rules: string[];
  ledger: LedgerLine[];
}

export interface Why {
  ruling: Ruling;
  action: ActionData | null;
  text: string;
  nearest?: string | null;
  /** The move leg by leg, for the title's own part. */
  route?: unknown;
}

export interface TraceData {
  question: string;
  choice: string;
  rules: string[];
  /** The words of the card that is carried out, if any. */
  follows: string;
  candidates: { what: string; why: string; rule: string; chosen: boolean }[];
  /** What the figures of the choice add up from. */
  counted: LedgerLine[];
  dice: string[];
}

export interface EventData {
  kind: string;
  text: string;
  rules: string[];
  trace?: TraceData;
  /** What the sentence is made from: ids of units and hexes, figures. */
  facts?: Record<string, unknown>;
}

export interface LogEntry {
  n: number;
  kind: "start" | "do" | "chance" | "undo" | "note" | "resume" | "seed";
  side: string | null;
  text: string;
  events: EventData[];
  live: boolean;
}

export interface Odds {
  outcomes: ({ weight: number; probability: number } & Record<string, unknown>)[];
  total: string;
  exact: boolean;
  assumes: Record<string, string>;
  note: string;
  ledger?: LedgerLine[];
}

export interface Made {
  game: string;
  lines: number;
  mode: GameView["mode"];
  seats: SeatLink[];
  /** Seats the other players take by themselves; each works once. */
  invitations: SeatLink[];
  open_dice: boolean;
  address: string;
}

/** A seat, or the invitation to one. */
export interface SeatLink {
  sides: string[];
  token: string;
  link: string;
}

export interface MyGame {
  game: string;
  token: string;
  title?: string;
  label?: string;
  scenario?: string;
  mode?: string;
  sides?: string[];
  lines?: number;
  stands?: string;
  problem?: string;
}

export interface RuleData {
  id: string;
  book: string;
  text: string;
  source?: string;
  reading?: string;
  see?: string[];
}

export interface ApiError {
  kind: string;
  parameter: string | null;
  given: unknown;
  accepted: unknown;
  message: string;
  ruling?: Ruling;
}
