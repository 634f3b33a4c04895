/** The game as received from the server: complete at first, then changes since the last known line. */

import { get } from "../api";
import type { Changes, GameView, LogEntry, Shown } from "../generated/api";

/** The game as one side knows it. */
export interface Snapshot {
  view: GameView;
  log: LogEntry[];
}

export class ReceivedGame {
  /** Snapshots by side; two players may share a screen. */
  private readonly snapshots = new Map<string, Snapshot>();
  /** The end of a queue of requests; each change builds on the one before. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly game: string,
    private readonly seat: string,
    private firstView: GameView | null,
  ) {}

  /** Return the last line a side knows, or null before it has received the game. */
  lastLine(side: string): number | null {
    return this.snapshots.get(side)?.view.lines ?? null;
  }

  /** Fetch the latest snapshot of a side. */
  fetchLatest(side: string): Promise<Snapshot> {
    return this.enqueue(() => this.fetchChanges(side));
  }

  /** Apply changes from an answer or the stream; fetch again if they do not fit the known line. */
  applyChanges(side: string, changes: Changes): Promise<Snapshot> {
    return this.enqueue(() => {
      const snapshot = this.snapshots.get(side);
      if (!snapshot || snapshot.view.lines !== changes.since || !(changes.standing ?? changes.whole))
        return this.fetchChanges(side);
      return Promise.resolve(this.storeChanges(side, snapshot, changes));
    });
  }

  private enqueue(load: () => Promise<Snapshot>): Promise<Snapshot> {
    const next = this.queue.then(load);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private async fetchChanges(side: string): Promise<Snapshot> {
    const snapshot = this.snapshots.get(side) ?? (await this.fetchWhole(side));
    const changes = await get(
      "/api/games/{game}/changes",
      { game: this.game, side, since: snapshot.view.lines },
      this.seat,
    );
    return this.storeChanges(side, snapshot, changes);
  }

  private storeChanges(side: string, snapshot: Snapshot, changes: Changes): Snapshot {
    const now = { view: updatedView(snapshot.view, changes), log: updatedLog(snapshot.log, changes) };
    this.snapshots.set(side, now);
    return now;
  }

  private async fetchWhole(side: string): Promise<Snapshot> {
    const at = { game: this.game, side };
    const view = this.firstView?.side === side ? this.firstView : await get("/api/games/{game}", at, this.seat);
    this.firstView = null;
    const { log } = await get("/api/games/{game}/log", at, this.seat);
    return { view, log };
  }
}

export function updatedView(view: GameView, { standing, table, zones, unseen, whole }: Changes): GameView {
  if (whole || !standing || !table) return whole ?? view;
  // Choices are not kept: a field that is left out of the changes is gone.
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
  if (counters) shown.counters = updatedList(shown.counters, counters);
  if (markers) shown.markers = updatedList(shown.markers, markers);
  if (extra && shown.extra) shown.extra = Object.assign({}, shown.extra, extra);
  return { ...kept, ...standing, table: shown };
}

/** Return a list without the elements at `gone`, and with those of `put` inserted at their indexes. */
export function updatedList<T>(list: T[], { gone, put }: { gone: number[]; put: [number, T][] }): T[] {
  const without = new Set(gone);
  const now = list.filter((_, n) => !without.has(n));
  for (const [n, one] of put) now.splice(n, 0, one);
  return now;
}

export function updatedLog(log: LogEntry[], { since, log: added, undone }: Changes): LogEntry[] {
  const out = undone && new Set(undone);
  const known = log.filter((entry) => entry.n <= since);
  return [
    ...(out
      ? known.map((entry) => (entry.live === out.has(entry.n) ? { ...entry, live: !entry.live } : entry))
      : known),
    ...added,
  ];
}
