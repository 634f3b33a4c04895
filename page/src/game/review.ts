/** The place of the review panel, which is loaded when it is opened. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { live } from "../ui";
import { LazyView } from "./lazy_view";
import type { Play } from "./play";
import type { GameStore } from "./store";

/** Whether the review panel is open. */
export class ReviewState {
  readonly open = signal(false);
}

export function openReview(game: GameStore): void {
  game.of(ReviewState).open.value = true;
}

const loadReviewPanel = async (): Promise<(given: { play: Play }) => VNode> =>
  (await import("./review_panel")).ReviewPanel;

export function ReviewSlot({ play }: { play: Play }): VNode | null {
  return play.game.of(ReviewState).open.value ? live(LazyView, { play, load: loadReviewPanel }) : null;
}
