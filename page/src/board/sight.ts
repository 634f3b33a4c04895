/** What of the map lies in the window. */

import type { Camera } from "./camera";
import type { Grid } from "./geometry";

/** Pixels of the window a hex takes at least when its counters are to be read. */
const READABLE = 70;

/** Look at these hexes, close enough to read their counters, when the whole map is too small for that. */
export function frame(camera: Camera, grid: Grid, hexes: string[]): void {
  const points = hexes
    .map((hex) => grid.index.get(hex))
    .filter((i) => i !== undefined)
    .map((i) => grid.centre(i));
  const readable = READABLE / grid.map.pixels;
  if (!points.length || camera.fitting >= readable) return;
  const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  camera.show(middle(points.map((point) => point.x)), middle(points.map((point) => point.y)), readable);
}

/** Whether a hex lies well within the window, of which so much is covered from the left. */
export function inSight(camera: Camera, grid: Grid, hex: string, covered: number): boolean {
  const i = grid.index.get(hex);
  if (i === undefined) return false;
  const centre = grid.centre(i);
  const at = camera.toScreen(centre.x, centre.y);
  const room = Math.min(60, camera.width / 6);
  // On a narrow screen what covers the map leaves nothing to see beside it.
  const left = room + (camera.width > 700 ? covered : 0);
  return at.x >= left && at.y >= room && at.x <= camera.width - room && at.y <= camera.height - room;
}
