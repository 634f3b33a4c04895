/** What a person has seen of each guided game, and which lessons were left, kept in this browser. */

const GUIDES = "broadfront.guides";
/** So many games are remembered. */
const MOST = 40;

export interface Kept {
  game: string;
  seen: string[];
  left: boolean;
}

function isKept(one: unknown): one is Kept {
  const { game, seen, left } = (one ?? {}) as Record<string, unknown>;
  return typeof game === "string" && Array.isArray(seen) && typeof left === "boolean";
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(GUIDES) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keptOf(game: string): Kept {
  return all().find((one) => one.game === game) ?? { game, seen: [], left: false };
}

export function keep(now: Kept): void {
  const others = all().filter((one) => one.game !== now.game);
  localStorage.setItem(GUIDES, JSON.stringify([now, ...others].slice(0, MOST)));
}
