/** Which part of the map is in the window. */

import type { Camera } from "./camera";
import type { Grid } from "./geometry";

/** Hex width in pixels at which counters are readable. */
const READABLE = 70;

/** Center on these hexes at a readable zoom, unless the whole map is readable. */
export function frameHexes(camera: Camera, grid: Grid, hexes: string[]): void {
  const points = hexes
    .map((hex) => grid.index.get(hex))
    .filter((i) => i !== undefined)
    .map((i) => grid.centre(i));
  const readable = READABLE / grid.map.pixels;
  if (!points.length || camera.fittingZoom >= readable) return;
  const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  camera.show(middle(points.map((point) => point.x)), middle(points.map((point) => point.y)), readable);
}

/** Whether a hex is well within the window, of which `covered` pixels at the left are hidden. */
export function isInSight(camera: Camera, grid: Grid, hex: string, covered: number): boolean {
  const i = grid.index.get(hex);
  if (i === undefined) return false;
  const centre = grid.centre(i);
  const at = camera.toScreen(centre.x, centre.y);
  const room = Math.min(60, camera.width / 6);
  // On a narrow screen the panel would leave no room beside it.
  const left = room + (camera.width > 700 ? covered : 0);
  return at.x >= left && at.y >= room && at.x <= camera.width - room && at.y <= camera.height - room;
}
