/** Where a person looked on the map of each game, kept in this browser. */

import type { Camera } from "../board/camera";

const VIEWS = "broadfront.views";
/** So many games are remembered. */
const MOST = 40;

type Seen = [game: string, x: number, y: number, zoom: number];

function read(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VIEWS) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(one: unknown): one is Seen {
  return Array.isArray(one) && typeof one[0] === "string" && one.slice(1, 4).every(Number.isFinite) && one.length === 4;
}

/** Look where this game was last looked at; whether it was. */
export function lookAgain(game: string, camera: Camera): boolean {
  const seen = read().find(([id]) => id === game);
  if (!seen) return false;
  const [, x, y, zoom] = seen;
  camera.show(x, y, zoom);
  return true;
}

/** Remember the middle of what is shown, unrounded: half a pixel off, and the map would come back a pixel aside. */
export function rememberView(game: string, camera: Camera): void {
  const { x, y } = camera.toMap(camera.width / 2, camera.height / 2);
  const now: Seen = [game, x, y, camera.zoom];
  localStorage.setItem(VIEWS, JSON.stringify([now, ...read().filter(([id]) => id !== game)].slice(0, MOST)));
}
