/** Callbacks for what a person does on the map. */

import type { DragListener } from "./counter_drag";

export interface BoardEvents {
  /** A hex was chosen, and the unit on top of it; `exact` if the person chose that unit in a fanned-out stack. */
  choose(hex: string, unit: string | null, exact?: boolean, byKey?: boolean): void;
  /** The pointer or cursor moved to a hex or off the map; `counter` if the pointer is on a counter. */
  point(hex: string | null, counter?: boolean): void;
  escape(): void;
  /** The symbol library is loaded, so counters outside the board can be drawn again. */
  symbolsLoaded?(): void;
  /** Counters started to slide. */
  slideStarted?(): void;
  /** Tab: go to the next (1) or previous (-1) selectable unit; false if there is none. */
  next(step: 1 | -1): boolean;
  /** Add a unit to the selected ones or remove it: Shift and click, or a key. */
  join?(hex: string, unit: string | null): void;
  /** The key 0; true if it was handled, false to show the whole map. */
  zeroKey?(): boolean;
  /** The person moved the map. */
  moved?(): void;
  /** Decides what can be dragged; without it a drag always pans. */
  dragHandler?: DragListener;
}
