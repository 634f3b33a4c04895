/** The words of a game and its map; loaded with the first game, so that the start page does without them. */

import { signal } from "@preact/signals";
import { language } from ".";
import { game as en, type GameWords } from "./en_game";

const FILES: Record<string, () => Promise<GameWords>> = { de: async () => (await import("./de_game")).game };

const spoken = signal(en);

export function gameWords(): GameWords {
  return spoken.value;
}

/** Have them in the language of the page before a game or a map is shown. */
export async function loadGameWords(): Promise<void> {
  spoken.value = (await FILES[language()]?.()) ?? en;
}
