/** The guide of a game as the server tells it, what the person has seen, and whether the lesson was left. */

import { signal } from "@preact/signals";
import type { Mark } from "../board/scene";
import type { Followed } from "../generated/api";
import type { GameStore } from "../game/store";

export class GuideState {
  readonly told = signal<Followed | null>(null);
  readonly left = signal(false);
}

/** What the present lesson speaks of on the map. */
export function guideMarks(game: GameStore): Mark[] {
  const { told, left } = game.of(GuideState);
  const hexes = left.value ? [] : (told.value?.now?.mark.hexes ?? []);
  return hexes.map((hex) => ({ hex, kind: "told" }));
}
