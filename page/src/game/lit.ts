/** Pointing at the name of a place lights it up on the map. */

import type { Play } from "./play";

interface Lights {
  onmouseenter: () => void;
  onmouseleave: () => void;
  onfocusin: () => void;
  onfocusout: () => void;
}

/** What an element listens to that names these hexes. */
export function lights({ looking }: Play, hexes: string[]): Lights {
  const on = (): void => void (looking.lit.value = hexes);
  const off = (): void => void (looking.lit.value = []);
  return { onmouseenter: on, onmouseleave: off, onfocusin: on, onfocusout: off };
}
