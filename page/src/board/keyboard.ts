/** Keyboard input of the map. */

import { h } from "../dom";
import { gameWords } from "../words/game";
import { ZOOM } from "./buttons";
import { STEPS } from "./geometry";

/** What the map does for each key. */
export interface KeyActions {
  moveCursor(ways: number[]): void;
  choose(): void;
  /** Add the unit under the cursor to the selected ones, or remove it. */
  join(): void;
  describeAround(): void;
  spread(): void;
  escape(): void;
  selectNext(step: 1 | -1): boolean;
  zoom(factor: number): void;
  fit(): void;
}

export function handleMapKey(event: KeyboardEvent, acts: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const ways = STEPS[event.key];
  const taken = (act: () => void): void => {
    event.preventDefault();
    act();
  };
  if (ways) {
    taken(() => acts.moveCursor(ways));
    return;
  }
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Enter":
    case " ":
      return taken(() => acts.choose());
    case "t":
      return acts.join();
    case "a":
      return acts.describeAround();
    case "f":
      return acts.spread();
    case "Escape":
      return acts.escape();
    case "Tab":
      if (acts.selectNext(event.shiftKey ? -1 : 1)) event.preventDefault();
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

/** Return the map's canvas, focusable and labeled for screen readers. */
export function createMapCanvas(title: string): HTMLCanvasElement {
  return h("canvas", {
    class: "board-canvas",
    tabindex: 0,
    role: "application",
    "aria-roledescription": gameWords().map.role,
    "aria-label": gameWords().map.label(title),
    "aria-describedby": "board-told",
  });
}
