/** What has come but is not told yet: the table waits while something is still shown one thing after another. */

import { batch, effect, untracked } from "@preact/signals";
import type { GameView } from "../generated/api";
import { firstOf, momentShown } from "../titles";
import type { Play } from "./play";
import type { Known } from "./received";

/** Lines that are being shown. */
export interface Veil {
  /** The first line that is not told yet. */
  from: number;
  /** The last line that is shown meanwhile. */
  until: number;
  /** Whether all of it is shown before anything else comes, not only what was drawn. */
  whole: boolean;
}

/** The line that is told now: what comes after it is not known yet; null where the present is shown. */
export function lineTold(play: Play): number | null {
  return play.looking.veil.value?.from ?? momentShown(play)?.line ?? null;
}

export class Veiling {
  private waiting: Known | null = null;

  constructor(private readonly play: Play) {}

  /** Whether what was received waits; what comes meanwhile takes its place. */
  waits(now: Known): boolean {
    const { game, looking } = this.play;
    if (looking.back.value || !looking.begun.value) return false;
    const { value: veil } = looking.veil;
    // Who takes back what is being shown sees that at once.
    const goesOn = veil && this.waiting && now.log.some((entry) => entry.n === veil.until && entry.live);
    const next = goesOn ? veil : firstOf(this.play, (panel) => panel.holds?.(this.play, now));
    if (!next) return false;
    this.waiting = now;
    if (goesOn) return true;
    batch(() => {
      game.show({ view: veiledView(game.view, now.view), log: now.log });
      looking.select(null);
      looking.veil.value = next;
    });
    return true;
  }

  /** Nothing waits any more; whether something did. */
  end(): boolean {
    const waited = this.waiting !== null;
    this.waiting = null;
    this.play.looking.veil.value = null;
    return waited;
  }

  /** What waited is shown once all lies open; the answer ends this. */
  follow(show: (known: Known) => void): () => void {
    const { looking } = this.play;
    return effect(() => {
      if (looking.veil.value || !this.waiting || looking.back.peek()) return;
      const known = this.waiting;
      untracked(() => show(known));
    });
  }
}

/** The table as it was, of the game as it is now: nothing can be chosen. */
export function veiledView(before: GameView, after: GameView): GameView {
  const { table, zones, unseen, pending } = before;
  const { choices, few, movers, prepared, ...others } = after;
  return { ...others, table, zones, unseen, pending, rolls: false, over: before.over };
}
