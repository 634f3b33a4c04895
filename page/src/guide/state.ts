/** The state of a game's guide: the server's answer, and whether the guide was closed. */

import { signal } from "@preact/signals";
import type { Mark } from "../board/scene";
import type { Followed } from "../generated/api";
import type { GameStore } from "../game/store";

export class GuideState {
  readonly guide = signal<Followed | null>(null);
  readonly isLeft = signal(false);
}

/** Return marks for the hexes of the present lesson. */
export function guideMarks(game: GameStore): Mark[] {
  const { guide, isLeft } = game.of(GuideState);
  const hexes = isLeft.value ? [] : (guide.value?.now?.mark.hexes ?? []);
  return hexes.map((hex) => ({ hex, kind: "told" }));
}
