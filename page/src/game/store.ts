/** The game as it was received, and what of it the person has before them. Views read it, and are drawn again when it changes. */

import { batch, computed, signal, type Signal } from "@preact/signals";
import type { GameView, LogEntry } from "../generated/api";
import type { Known } from "./received";

export class GameStore {
  /** The table that is shown: as it is now, or at an earlier line. */
  readonly view: Signal<GameView>;
  readonly log = signal<LogEntry[]>([]);
  /** The side that sits at the screen. */
  readonly side: Signal<string>;
  /** What came of the last thing this side did. */
  readonly news = signal<LogEntry[]>([]);
  /** The first line with a position: what was played under other rules before it can only be read. */
  readonly first = computed(() =>
    this.log.value.reduce((last, entry) => (entry.kind === "resume" ? entry.n : last), 0),
  );

  /** Counts up when symbols have come: pictures of counters are not as they were. */
  readonly pictures = signal(0);

  private readonly kept = new Map<new () => object, object>();

  constructor(view: GameView) {
    this.view = signal(view);
    this.side = signal(view.side);
  }

  /** What a part of the page remembers of this game, one of each kind; it goes with the game. */
  of<T extends object>(kind: new () => T): T {
    const found = this.kept.get(kind);
    if (found instanceof kind) return found;
    const made = new kind();
    this.kept.set(kind, made);
    return made;
  }

  show({ view, log }: Known): void {
    batch(() => {
      this.view.value = view;
      this.log.value = log;
    });
  }
}
