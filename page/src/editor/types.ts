/** What an editor is told of a position; see broadfront/board/editing.py. */

import type { Counter, Marker, Panel } from "../types";

export interface Pile {
  family: string;
  zones: string[];
  items: Record<string, string>;
}

export interface EditField {
  name: string;
  label: string;
  kind: "number" | "choice" | "flag" | "words" | "text" | "hexes" | "hex-choice" | "side-choice" | "piles";
  choices?: Record<string, string>;
  low?: number;
  high?: number;
  places?: string[];
  piles?: Pile[];
  text?: string;
}

export interface Editable {
  boxes: string[];
  units: EditField[];
  facts: EditField[];
}

export interface Piece {
  counter: Counter;
  where: string;
  name: string;
  group: string;
  values: Record<string, unknown>;
  only: string[] | null;
}

export interface Problem {
  text: string;
  rule: string;
  where: string;
}

export interface Laid {
  position: Record<string, unknown>;
  scenario: string;
  variant: string;
  pieces: Piece[];
  facts: Record<string, unknown>;
  markers: Marker[];
  panels: Panel[];
  problems: Problem[];
}

export interface Edit {
  unit?: string;
  where?: string;
  values?: Record<string, unknown>;
  fact?: string;
  value?: unknown;
}
