/** What is under the pointer or the cursor. */

import type { Camera } from "./camera";
import type { Grid } from "./geometry";
import { COUNTER, countersByHex } from "./paint";
import type { Scene } from "./scene";

/** Return the hex at a point of the window. */
export function hexAt(camera: Camera, grid: Grid, x: number, y: number): string | null {
  const at = camera.toMap(x, y);
  const i = grid.hexAtPoint(at.x, at.y);
  return i < 0 ? null : (grid.map.ids[i] ?? null);
}

/** Whether a point of the window is on the counters of a hex, not beside them. */
export function isOnCounter(
  camera: Camera,
  grid: Grid,
  { counters }: Scene,
  hex: string,
  x: number,
  y: number,
): boolean {
  const i = grid.index.get(hex);
  if (i === undefined || !counters.some((counter) => counter.hex === hex)) return false;
  const [at, centre] = [camera.toMap(x, y), grid.centre(i)];
  const half = (grid.map.pixels * COUNTER) / 2;
  return Math.abs(at.x - centre.x) <= half && Math.abs(at.y - centre.y) <= half;
}

/** Return the selectable unit on top of a stack, or the one below the selected unit. */
export function unitOn(scene: Scene, hex: string): string | null {
  const all = countersByHex(scene.counters).get(hex);
  if (!all?.length) return null;
  const ready = all.filter((counter) => scene.ready.has(counter.unit));
  const stack = ready.length ? ready : all;
  const at = stack.findIndex((counter) => counter.unit === scene.selected);
  const next = at < 0 ? stack[stack.length - 1] : stack[(at + stack.length - 1) % stack.length];
  return next?.unit ?? null;
}

/** Whether the hex itself can be chosen, so that its stack must not get in the way. */
export function isMarked(scene: Scene, hex: string): boolean {
  return scene.marks.some((mark) => mark.hex === hex && mark.kind !== "bad");
}

/** Return the first existing hex in these directions from the cursor; without a cursor, the hex in the middle. */
export function hexInDirection(camera: Camera, grid: Grid, cursor: string | null, ways: number[]): string | null {
  if (!cursor) return hexAt(camera, grid, camera.width / 2, camera.height / 2) ?? grid.map.ids[0] ?? null;
  const next = grid.neighborTowards(grid.index.get(cursor) ?? 0, ways);
  return next < 0 ? null : (grid.map.ids[next] ?? null);
}

/** Return the unit that a press on a hex picks up: the selected one if it is there, otherwise the one on top. */
export function draggableUnit(scene: Scene, hex: string): string | null {
  const here = scene.counters.some((counter) => counter.unit === scene.selected && counter.hex === hex);
  return here ? scene.selected : unitOn(scene, hex);
}
