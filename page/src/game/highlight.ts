/** Highlighting hexes on the map while their names are pointed at. */

import type { Play } from "./play";

interface HighlightHandlers {
  onmouseenter: () => void;
  onmouseleave: () => void;
  onfocusin: () => void;
  onfocusout: () => void;
}

/** Return the handlers of an element that names these hexes. */
export function highlightHandlers({ looking }: Play, hexes: string[]): HighlightHandlers {
  const on = (): void => void (looking.highlighted.value = hexes);
  const off = (): void => void (looking.highlighted.value = []);
  return { onmouseenter: on, onmouseleave: off, onfocusin: on, onfocusout: off };
}
