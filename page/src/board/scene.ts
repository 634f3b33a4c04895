/** What is on the map and what is marked there: set by the page, drawn by the board. */

import type { Counter, Marker, Overlay } from "../generated/api";

export interface Mark {
  hex: string;
  /** reach: a possible destination; target: selectable; bad: refused; told: mentioned in the text. */
  kind: "reach" | "target" | "bad" | "told";
  label?: string;
}

export interface Scene {
  counters: Counter[];
  markers: Marker[];
  marks: Mark[];
  /** Units that can be selected. */
  ready: Set<string>;
  selected: string | null;
  /** Units that move along with the selected one. */
  along?: string[];
  path: string[];
  /** Overlays that the person has switched on. */
  overlays: Overlay[];
  /** Return the hexes a moved unit came through. */
  ways?(unit: string, from: string, to: string): string[];
}

export interface Layers {
  counters: boolean;
  markers: boolean;
  numbers: boolean;
  names: boolean;
}

export function emptyScene(): Scene {
  return { counters: [], markers: [], marks: [], ready: new Set(), selected: null, path: [], overlays: [] };
}
