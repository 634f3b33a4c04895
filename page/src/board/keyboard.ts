/** What keys do on the map. */

import { h } from "../dom";
import { gameWords } from "../words/game";
import { ZOOM } from "./buttons";
import { STEPS } from "./geometry";

/** What the map can do at a key. */
export interface KeyActs {
  go(ways: number[]): void;
  choose(): void;
  /** The unit under the cursor joins those in hand, or leaves them. */
  join(): void;
  around(): void;
  spread(): void;
  escape(): void;
  next(step: 1 | -1): boolean;
  zoom(factor: number): void;
  fit(): void;
}

export function mapKey(event: KeyboardEvent, acts: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const ways = STEPS[event.key];
  const taken = (act: () => void): void => {
    event.preventDefault();
    act();
  };
  if (ways) {
    taken(() => acts.go(ways));
    return;
  }
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Enter":
    case " ":
      return taken(() => acts.choose());
    case "t":
      return acts.join();
    case "a":
      return acts.around();
    case "f":
      return acts.spread();
    case "Escape":
      return acts.escape();
    case "Tab":
      if (acts.next(event.shiftKey ? -1 : 1)) event.preventDefault();
      return;
    case "+":
    case "=":
      return acts.zoom(ZOOM);
    case "-":
      return acts.zoom(1 / ZOOM);
    case "0":
      return taken(() => acts.fit());
  }
}

/** The map as an element that takes keys, and says so. */
export function mapCanvas(title: string): HTMLCanvasElement {
  return h("canvas", {
    class: "board-canvas",
    tabindex: 0,
    role: "application",
    "aria-roledescription": gameWords().map.role,
    "aria-label": gameWords().map.label(title),
    "aria-describedby": "board-told",
  });
}
