/** The game as it was received. Views read it, and are drawn again when what they have read changes. */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Grid } from "../board/geometry";
import type { GameView, LogEntry, Look } from "../generated/api";
import type { TitlePart } from "../titles";
import type { Known } from "./received";

export class GameStore {
  private readonly shown;
  private readonly told = signal<LogEntry[]>([]);
  private readonly sitting;
  private readonly lately = signal<LogEntry[]>([]);
  private readonly pictures = signal(0);
  private readonly begins = computed(() =>
    this.log.reduce((last, entry) => (entry.kind === "resume" ? entry.n : last), 0),
  );
  private readonly asked = computed(() => {
    const { pending, choices } = this.view;
    return pending.kind === "decision" && pending.side === this.side && choices !== undefined;
  });
  private readonly able = computed(() => {
    if (!this.mine) return new Set<string>();
    const { choices, movers, table } = this.view;
    const single = (choices ?? []).filter((choice) => choice.unit).map((choice) => choice.unit);
    return new Set([...Object.keys(movers ?? {}), ...single, ...table.ready]);
  });
  private readonly kept = new Map<new () => object, object>();
  private readonly worked = new Map<unknown, ReadonlySignal<unknown>>();

  constructor(
    readonly id: string,
    readonly seat: string,
    view: GameView,
    readonly grid: Grid,
    readonly look: Look,
    readonly part: TitlePart,
  ) {
    this.shown = signal(view);
    this.sitting = signal(view.side);
  }

  /** The table that is shown: as it is now, or at an earlier line. */
  get view(): GameView {
    return this.shown.value;
  }

  get log(): LogEntry[] {
    return this.told.value;
  }

  /** The side that sits at the screen. */
  get side(): string {
    return this.sitting.value;
  }

  /** What came of the last thing this side did. */
  get news(): LogEntry[] {
    return this.lately.value;
  }

  /** The first line with a position: what was played under other rules before it can only be read. */
  get first(): number {
    return this.begins.value;
  }

  /** Whether this side is asked. */
  get mine(): boolean {
    return this.asked.value;
  }

  /** Units that may be chosen now, in the order they are listed. */
  get ready(): Set<string> {
    return this.able.value;
  }

  /** What a person calls a unit. */
  unitName(unit: string): string {
    return this.view.table.counters.find((counter) => counter.unit === unit)?.name || unit;
  }

  /** What stands on its counter. */
  unitLabel(unit: string): string {
    return this.view.table.counters.find((counter) => counter.unit === unit)?.label || unit;
  }

  /** Which game, and the side it is seen as: what most requests name. */
  get at(): { game: string; side: string } {
    return { game: this.id, side: this.side };
  }

  /** The same with the line that is looked at, where it is not the last. */
  get moment(): { game: string; side: string; at?: number } {
    const { at, lines } = this.view;
    return at === lines ? this.at : { ...this.at, at };
  }

  /** Counts up when symbols have come: pictures of counters are not as they were. */
  get drawn(): number {
    return this.pictures.value;
  }

  /** What a part of the page remembers of this game, one of each kind; it goes with the game. */
  of<T extends object>(kind: new () => T): T {
    const found = this.kept.get(kind);
    if (found instanceof kind) return found;
    const made = new kind();
    this.kept.set(kind, made);
    return made;
  }

  /**
   * What follows from the game, worked out once for all who read it. They are drawn again only when it is another: the
   * part of a table that did not change is the same, and so is a list of the same things.
   */
  follows<T>(from: (game: GameStore) => T): T {
    let found = this.worked.get(from) as ReadonlySignal<T> | undefined;
    if (!found) {
      let before: T | undefined;
      found = computed(() => {
        const now = from(this);
        if (before === undefined || !sameList(before, now)) before = now;
        return before;
      });
      this.worked.set(from, found);
    }
    return found.value;
  }

  show({ view, log }: Known): void {
    batch(() => {
      this.shown.value = view;
      this.told.value = log;
    });
  }

  /** Show the table at an earlier line. */
  lookBack(view: GameView): void {
    this.shown.value = view;
  }

  /** Another person sits down at the screen. */
  sit(side: string): void {
    this.sitting.value = side;
    this.lately.value = [];
  }

  tell(news: LogEntry[]): void {
    this.lately.value = news;
  }

  symbols(): void {
    this.pictures.value++;
  }
}

/** Whether two lists hold the same things. */
export function sameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((thing, n) => thing === other[n]);
}
