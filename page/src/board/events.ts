/** What a person does on the map, told to whoever listens. */

import type { Carrier } from "./carry";

export interface BoardEvents {
  /** A hex was chosen, and the unit on top of it, if any; `exact` when that very unit was, in a stack spread out. */
  choose(hex: string, unit: string | null, exact?: boolean, byKey?: boolean): void;
  /** The pointer or cursor stands on a hex, or on none; and there on a counter. */
  point(hex: string | null, counter?: boolean): void;
  escape(): void;
  /** The symbols are there: counters outside the board can be drawn too. */
  symbols?(): void;
  /** Counters begin to slide. */
  slid?(): void;
  /** Tab: the next (1) or previous (-1) unit that may be chosen; false when there is none further. */
  next(step: 1 | -1): boolean;
  /** A unit is to go along with those in hand, or no longer: Shift and a click, or a key. */
  join?(hex: string, unit: string | null): void;
  /** The key 0; whether it meant something else than the whole map. */
  zero?(): boolean;
  /** The window shows another part of the map, by the person's hand. */
  moved?(): void;
  /** Who says what may be dragged. Without it, dragging pans wherever it begins. */
  carrier?: Carrier;
}
