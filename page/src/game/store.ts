/** The state of a game as received. Views that read it are redrawn when it changes. */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Grid } from "../board/geometry";
import type { GameView, LogEntry, Look } from "../generated/api";
import type { TitlePart } from "../titles";
import type { Snapshot } from "./received_game";

export class GameStore {
  private readonly shown;
  private readonly entries = signal<LogEntry[]>([]);
  private readonly seatedSide;
  private readonly latestNews = signal<LogEntry[]>([]);
  private readonly symbolsVersion = signal(0);
  private readonly resumedAt = computed(() =>
    this.log.reduce((last, entry) => (entry.kind === "resume" ? entry.n : last), 0),
  );
  private readonly isAsked = computed(() => {
    const { pending, choices } = this.view;
    return pending.kind === "decision" && pending.side === this.side && choices !== undefined;
  });
  private readonly selectable = computed(() => {
    if (!this.mine) return new Set<string>();
    const { choices, movers, table } = this.view;
    const single = (choices ?? []).filter((choice) => choice.unit).map((choice) => choice.unit);
    return new Set([...Object.keys(movers ?? {}), ...single, ...table.ready]);
  });
  private readonly parts = new Map<new () => object, object>();
  private readonly derived = new Map<unknown, ReadonlySignal<unknown>>();

  constructor(
    readonly id: string,
    readonly seat: string,
    view: GameView,
    readonly grid: Grid,
    readonly look: Look,
    readonly part: TitlePart,
  ) {
    this.shown = signal(view);
    this.seatedSide = signal(view.side);
  }

  /** The table shown: the present one, or that of an earlier line. */
  get view(): GameView {
    return this.shown.value;
  }

  get log(): LogEntry[] {
    return this.entries.value;
  }

  /** The side at this screen. */
  get side(): string {
    return this.seatedSide.value;
  }

  /** The log entries of this side's last action. */
  get news(): LogEntry[] {
    return this.latestNews.value;
  }

  /** The first line that can be shown as a position; earlier lines were played under other rules. */
  get firstLine(): number {
    return this.resumedAt.value;
  }

  /** Whether this side has to decide. */
  get mine(): boolean {
    return this.isAsked.value;
  }

  /** Units that can be chosen now, in list order. */
  get ready(): Set<string> {
    return this.selectable.value;
  }

  /** Return a unit's full name, or its id. */
  unitName(unit: string): string {
    return this.view.table.counters.find((counter) => counter.unit === unit)?.name || unit;
  }

  /** Return the label printed on a unit's counter, or its id. */
  unitLabel(unit: string): string {
    return this.view.table.counters.find((counter) => counter.unit === unit)?.label || unit;
  }

  /** The request parameters for the game and the viewing side. */
  get at(): { game: string; side: string } {
    return { game: this.id, side: this.side };
  }

  /** The same with the line shown, if it is not the last. */
  get moment(): { game: string; side: string; at?: number } {
    const { at, lines } = this.view;
    return at === lines ? this.at : { ...this.at, at };
  }

  /** Incremented when counter symbols have loaded. */
  get symbolVersion(): number {
    return this.symbolsVersion.value;
  }

  /** Return this game's instance of a class that holds state for a part of the page; created on first use. */
  of<T extends object>(kind: new () => T): T {
    const existing = this.parts.get(kind);
    if (existing instanceof kind) return existing;
    const made = new kind();
    this.parts.set(kind, made);
    return made;
  }

  /**
   * Return a value derived from the game, computed once for all readers. A list with the same items keeps its identity.
   */
  derive<T>(from: (game: GameStore) => T): T {
    let existing = this.derived.get(from) as ReadonlySignal<T> | undefined;
    if (!existing) {
      let before: T | undefined;
      existing = computed(() => {
        const now = from(this);
        if (before === undefined || !sameItems(before, now)) before = now;
        return before;
      });
      this.derived.set(from, existing);
    }
    return existing.value;
  }

  update({ view, log }: Snapshot): void {
    batch(() => {
      this.shown.value = view;
      this.entries.value = log;
    });
  }

  /** Show the table of an earlier line. */
  showPast(view: GameView): void {
    this.shown.value = view;
  }

  /** Let another person take over the screen. */
  switchSide(side: string): void {
    this.seatedSide.value = side;
    this.latestNews.value = [];
  }

  setNews(news: LogEntry[]): void {
    this.latestNews.value = news;
  }

  symbolsLoaded(): void {
    this.symbolsVersion.value++;
  }
}

/** Return whether two values are lists with identical items. */
export function sameItems(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((thing, n) => thing === other[n]);
}
