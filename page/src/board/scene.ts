/** What lies on the map, and what is marked there: set by the page, drawn by the board. */

import type { Counter, Marker, Overlay } from "../generated/api";

export interface Mark {
  hex: string;
  /** reach: where a unit may go; target: what may be chosen; bad: refused; told: what is spoken of. */
  kind: "reach" | "target" | "bad" | "told";
  label?: string;
}

export interface Scene {
  counters: Counter[];
  markers: Marker[];
  marks: Mark[];
  /** Units that may be chosen now. */
  ready: Set<string>;
  selected: string | null;
  /** Units that go along with the selected one. */
  along?: string[];
  path: string[];
  /** Sheets a person has laid over the map. */
  overlays: Overlay[];
  /** By which hexes a unit came that lies elsewhere than before. */
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
