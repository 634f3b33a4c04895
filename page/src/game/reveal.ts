/** Showing new lines step by step: the new position is held back until they have been revealed. */

import { batch, effect, untracked } from "@preact/signals";
import type { GameView } from "../generated/api";
import { firstAnswer, currentMoment } from "../titles";
import type { Play } from "./play";
import type { Snapshot } from "./received_game";

/** Lines that are being revealed. */
export interface Reveal {
  /** The first line not shown yet. */
  from: number;
  /** The last line of the reveal. */
  until: number;
  /** Whether everything is revealed before the next question, not only what was drawn. */
  whole: boolean;
}

/** Return the first line not shown yet in a reveal or past moment, or null if the present is shown. */
export function firstHiddenLine(play: Play): number | null {
  return play.looking.reveal.value?.from ?? currentMoment(play)?.line ?? null;
}

export class RevealQueue {
  private heldBack: Snapshot | null = null;

  constructor(private readonly play: Play) {}

  /** Hold back a snapshot if it needs a reveal, replacing one that waits; return whether it waits. */
  holdBack(received: Snapshot): boolean {
    const { game, looking } = this.play;
    if (looking.isLookingBack.value || !looking.isGameShown.value) return false;
    const { value: current } = looking.reveal;
    // An undo of the lines being revealed takes effect at once.
    const goesOn = current && this.heldBack && received.log.some((entry) => entry.n === current.until && entry.live);
    const next = goesOn ? current : firstAnswer(this.play, (panel) => panel.holds?.(this.play, received));
    if (!next) return false;
    this.heldBack = received;
    if (goesOn) return true;
    batch(() => {
      game.update({ view: viewDuringReveal(game.view, received.view), log: received.log });
      looking.select(null);
      looking.reveal.value = next;
    });
    return true;
  }

  /** End the reveal; return whether a snapshot was waiting. */
  end(): boolean {
    const waited = this.heldBack !== null;
    this.heldBack = null;
    this.play.looking.reveal.value = null;
    return waited;
  }

  /** Show the waiting snapshot when the reveal ends; return a function that stops this. */
  follow(show: (snapshot: Snapshot) => void): () => void {
    const { looking } = this.play;
    return effect(() => {
      if (looking.reveal.value || !this.heldBack || looking.isLookingBack.peek()) return;
      const snapshot = this.heldBack;
      untracked(() => show(snapshot));
    });
  }
}

/** Return the new view with the old table and no choices. */
export function viewDuringReveal(before: GameView, after: GameView): GameView {
  const { table, zones, unseen, pending } = before;
  const { choices, few, movers, prepared, ...others } = after;
  return { ...others, table, zones, unseen, pending, rolls: false, over: before.over };
}
