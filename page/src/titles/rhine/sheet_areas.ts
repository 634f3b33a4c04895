/** The sheets of a map printed on several: a hex id begins with the letter of its sheet. */

import type { Grid } from "../../board/geometry";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Return the area of each sheet; empty if hexes have no letters. */
export function sheetAreas(grid: Grid): Map<string, Area> {
  const found = new Map<string, { xs: [number, number]; ys: [number, number] }>();
  grid.map.ids.forEach((id, i) => {
    const { x, y } = grid.centre(i);
    const name = id.charAt(0);
    if (!/[A-Z]/.test(name)) return;
    const { xs, ys } = found.get(name) ?? { xs: [x, x], ys: [y, y] };
    found.set(name, {
      xs: [Math.min(xs[0], x), Math.max(xs[1], x)],
      ys: [Math.min(ys[0], y), Math.max(ys[1], y)],
    });
  });
  const made = new Map<string, Area>();
  for (const name of [...found.keys()].sort()) {
    const { xs, ys } = found.get(name) ?? { xs: [0, 0], ys: [0, 0] };
    made.set(name, { left: xs[0], top: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0] });
  }
  return made;
}
