/** The review of a game beside its map and log. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { live } from "../ui";
import { Loaded } from "./analyst";
import type { Play } from "./play";
import type { GameStore } from "./store";

/** Whether it is open. */
export class Reviewed {
  readonly open = signal(false);
}

export function openReview(game: GameStore): void {
  game.of(Reviewed).open.value = true;
}

const load = async (): Promise<(given: { play: Play }) => VNode> => (await import("./review_panel")).ReviewPanel;

export function ReviewSlot({ play }: { play: Play }): VNode | null {
  return play.game.of(Reviewed).open.value ? live(Loaded, { play, load }) : null;
}
