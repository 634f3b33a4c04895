/** What lies under the pointer or the cursor. */

import type { Camera } from "./camera";
import type { Grid } from "./geometry";
import { COUNTER, stacks } from "./paint";
import type { Scene } from "./scene";

/** The hex at a point of the window. */
export function hexAt(camera: Camera, grid: Grid, x: number, y: number): string | null {
  const at = camera.toMap(x, y);
  const i = grid.hit(at.x, at.y);
  return i < 0 ? null : (grid.map.ids[i] ?? null);
}

/** Whether a point of the window is on the counters of a hex, not beside them. */
export function onCounter(camera: Camera, grid: Grid, { counters }: Scene, hex: string, x: number, y: number): boolean {
  const i = grid.index.get(hex);
  if (i === undefined || !counters.some((counter) => counter.hex === hex)) return false;
  const [at, centre] = [camera.toMap(x, y), grid.centre(i)];
  const half = (grid.map.pixels * COUNTER) / 2;
  return Math.abs(at.x - centre.x) <= half && Math.abs(at.y - centre.y) <= half;
}

/** The unit on top of a stack, of those that may be chosen; where that is selected, the next below it. */
export function unitOn(scene: Scene, hex: string): string | null {
  const all = stacks(scene.counters).get(hex);
  if (!all?.length) return null;
  const ready = all.filter((counter) => scene.ready.has(counter.unit));
  const stack = ready.length ? ready : all;
  const at = stack.findIndex((counter) => counter.unit === scene.selected);
  const next = at < 0 ? stack[stack.length - 1] : stack[(at + stack.length - 1) % stack.length];
  return next?.unit ?? null;
}

/** Whether the hex itself may be chosen now: then its stack is not in the way. */
export function isMarked(scene: Scene, hex: string): boolean {
  return scene.marks.some((mark) => mark.hex === hex && mark.kind !== "bad");
}

/** The hex a step away from the cursor, the first there is in these directions; without a cursor, the middle one. */
export function stepFrom(camera: Camera, grid: Grid, cursor: string | null, ways: number[]): string | null {
  if (!cursor) return hexAt(camera, grid, camera.width / 2, camera.height / 2) ?? grid.map.ids[0] ?? null;
  const next = grid.towards(grid.index.get(cursor) ?? 0, ways);
  return next < 0 ? null : (grid.map.ids[next] ?? null);
}

/** The unit a press on a hex is about: the selected one where it stands there, else the one on top. */
export function carriedFrom(scene: Scene, hex: string): string | null {
  const here = scene.counters.some((counter) => counter.unit === scene.selected && counter.hex === hex);
  return here ? scene.selected : unitOn(scene, hex);
}
