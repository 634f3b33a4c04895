/** The last map position of each game, kept in this browser. */

import type { Camera } from "../board/camera";

const STORAGE_KEY = "broadfront.views";
/** Most games remembered. */
const MAX_GAMES = 40;

type SavedCamera = [game: string, x: number, y: number, zoom: number];

function readCameras(): SavedCamera[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSavedCamera) : [];
  } catch {
    return [];
  }
}

function isSavedCamera(one: unknown): one is SavedCamera {
  return Array.isArray(one) && typeof one[0] === "string" && one.slice(1, 4).every(Number.isFinite) && one.length === 4;
}

/** Restore the saved map position of a game; return whether there was one. */
export function restoreCamera(game: string, camera: Camera): boolean {
  const saved = readCameras().find(([id]) => id === game);
  if (!saved) return false;
  const [, x, y, zoom] = saved;
  camera.show(x, y, zoom);
  return true;
}

/** Save the center and zoom, unrounded so that the map returns to exactly the same pixel. */
export function saveCamera(game: string, camera: Camera): void {
  const { x, y } = camera.toMap(camera.width / 2, camera.height / 2);
  const saved: SavedCamera = [game, x, y, camera.zoom];
  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify([saved, ...readCameras().filter(([id]) => id !== game)].slice(0, MAX_GAMES)),
  );
}
