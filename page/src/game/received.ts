/** The game as it was received: whole when it is opened, then what has changed since the last line that is known. */

import { get } from "../api";
import type { Changes, GameView, LogEntry, Shown } from "../generated/api";

/** What one side has received. */
export interface Known {
  view: GameView;
  log: LogEntry[];
}

export class Received {
  /** By side: two may sit at one screen, and each has its own log. */
  private readonly known = new Map<string, Known>();
  /** One request after another: each tells what is not as the one before left it. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly game: string,
    private readonly seat: string,
    private opening: GameView | null,
  ) {}

  /** The last line that a side knows; null before it has received the game. */
  seen(side: string): number | null {
    return this.known.get(side)?.view.lines ?? null;
  }

  /** The table and the log as they are now, seen as a side. */
  now(side: string): Promise<Known> {
    return this.next(() => this.ask(side));
  }

  /** What an answer or the stream told a side. It is asked for where that does not fit what is known. */
  take(side: string, changes: Changes): Promise<Known> {
    return this.next(() => {
      const known = this.known.get(side);
      if (!known || known.view.lines !== changes.since || !(changes.standing ?? changes.whole)) return this.ask(side);
      return Promise.resolve(this.keep(side, known, changes));
    });
  }

  private next(look: () => Promise<Known>): Promise<Known> {
    const next = this.before.then(look);
    this.before = next.catch(() => undefined);
    return next;
  }

  private async ask(side: string): Promise<Known> {
    const known = this.known.get(side) ?? (await this.open(side));
    const changes = await get(
      "/api/games/{game}/changes",
      { game: this.game, side, since: known.view.lines },
      this.seat,
    );
    return this.keep(side, known, changes);
  }

  private keep(side: string, known: Known, changes: Changes): Known {
    const now = { view: changed(known.view, changes), log: longer(known.log, changes) };
    this.known.set(side, now);
    return now;
  }

  private async open(side: string): Promise<Known> {
    const at = { game: this.game, side };
    const view = this.opening?.side === side ? this.opening : await get("/api/games/{game}", at, this.seat);
    this.opening = null;
    const { log } = await get("/api/games/{game}/log", at, this.seat);
    return { view, log };
  }
}

export function changed(view: GameView, { standing, table, zones, unseen, whole }: Changes): GameView {
  if (whole || !standing || !table) return whole ?? view;
  // What may be chosen is told anew: what is left out there is not as it was, it is no more.
  const {
    game,
    title,
    label,
    variant,
    scenario,
    mode,
    dice,
    machines,
    persons,
    sides,
    side,
    seat,
    box,
    names,
    short_names,
    guide,
    page_script,
    editable,
  } = view;
  const kept = {
    game,
    title,
    label,
    variant,
    scenario,
    mode,
    dice,
    machines,
    persons,
    sides,
    side,
    seat,
    box,
    names,
    short_names,
    guide,
    page_script,
    editable,
    zones: zones ?? view.zones,
    unseen: unseen ?? view.unseen,
  };
  const { counters, markers, extra, ...others } = table;
  const shown: Shown = { ...view.table, ...others };
  if (counters) shown.counters = edited(shown.counters, counters);
  if (markers) shown.markers = edited(shown.markers, markers);
  if (extra && shown.extra) shown.extra = Object.assign({}, shown.extra, extra);
  return { ...kept, ...standing, table: shown };
}

/** A list without those that go, and with those that come in their places. */
export function edited<T>(list: T[], { gone, put }: { gone: number[]; put: [number, T][] }): T[] {
  const without = new Set(gone);
  const now = list.filter((_, n) => !without.has(n));
  for (const [n, one] of put) now.splice(n, 0, one);
  return now;
}

export function longer(log: LogEntry[], { since, log: added, undone }: Changes): LogEntry[] {
  const out = undone && new Set(undone);
  const known = log.filter((entry) => entry.n <= since);
  return [
    ...(out
      ? known.map((entry) => (entry.live === out.has(entry.n) ? { ...entry, live: !entry.live } : entry))
      : known),
    ...added,
  ];
}
