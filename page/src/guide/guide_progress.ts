/** Progress in guided games, kept in this browser: what has been seen, and whether the guide was closed. */

const STORAGE_KEY = "broadfront.guides";
/** Most games remembered. */
const MAX_GAMES = 40;

export interface GuideProgress {
  game: string;
  seen: string[];
  left: boolean;
}

function isGuideProgress(one: unknown): one is GuideProgress {
  const { game, seen, left } = (one ?? {}) as Record<string, unknown>;
  return typeof game === "string" && Array.isArray(seen) && typeof left === "boolean";
}

function loadAll(): GuideProgress[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isGuideProgress) : [];
  } catch {
    return [];
  }
}

export function loadProgress(game: string): GuideProgress {
  return loadAll().find((one) => one.game === game) ?? { game, seen: [], left: false };
}

export function saveProgress(now: GuideProgress): void {
  const others = loadAll().filter((one) => one.game !== now.game);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([now, ...others].slice(0, MAX_GAMES)));
}
