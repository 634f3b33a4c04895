/** What this side does: its requests one at a time, and what comes of them. */

import { type Body, post } from "../api";
import { toast } from "../dom";
import type { Action, Done, GameView, LogEntry } from "../generated/api";
import type { GamePage } from "./game";

/** What a side does in its turn. */
type Deed = `/api/games/{game}/${"apply" | "roll" | "outcome" | "redo"}`;

export const MOVED_ON = "The game has moved on; showing the latest position.";

export class Orders {
  busy = false;
  /** What came of the last thing this side did. */
  news: LogEntry[] = [];
  /** News that came while something was done, which looks at the game by itself when it is finished. */
  private heard: number | null = null;

  constructor(private readonly page: GamePage) {}

  async apply(action: Action): Promise<void> {
    await this.change("/api/games/{game}/apply", { action, side: this.page.side, lines: this.page.view.lines });
  }

  /** Several things one after another: `next` says from the present position what comes, null when all is done. */
  async applyAll(next: (view: GameView) => Action | null): Promise<void> {
    await this.occupied(async () => {
      const news: LogEntry[] = [];
      let trouble: unknown = null;
      try {
        let { view } = this.page;
        for (let action = next(view); action; action = next(view)) {
          const done = await post("/api/games/{game}/apply", { game: this.page.id }, { action, side: this.page.side, lines: view.lines }, this.page.seat);
          news.push(...done.log);
          ({ view } = await this.page.received.now(this.page.side));
        }
      } catch (error) {
        trouble = error;
      }
      this.news = news;
      this.page.selection.clear();
      await this.page.refresh();
      if (trouble) this.page.explainer.wrong(trouble);
    });
  }

  async roll(): Promise<void> {
    await this.change("/api/games/{game}/roll", { lines: this.page.view.lines });
  }

  async enter(outcome: number | string): Promise<void> {
    await this.change("/api/games/{game}/outcome", { outcome, lines: this.page.view.lines });
  }

  async change<P extends Deed>(path: P, body: Body<P> & object): Promise<void> {
    await this.occupied(async () => {
      try {
        const done: Done = await post<Deed>(path, { game: this.page.id }, body, this.page.seat);
        this.news = done.log;
        this.page.selection.clear();
        await this.page.refresh();
      } catch (error) {
        this.page.explainer.wrong(error);
      }
    });
  }

  /** One thing at a time; news that comes meanwhile waits, so that the page is not redrawn under one's hands. */
  async occupied(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.page.element.classList.add("busy");
    try {
      await work();
    } finally {
      this.busy = false;
      this.page.element.classList.remove("busy");
    }
    if (this.heard !== null) this.hear(this.heard);
  }

  /** The game has so many lines now: look again, unless something of one's own is on its way. */
  hear(lines: number): void {
    if (this.busy) {
      this.heard = lines;
      return;
    }
    this.heard = null;
    const moved = lines !== this.page.view.lines;
    if (!moved && this.page.view.mode !== "seats") return;
    if (moved && lines >= 0 && this.page.replay.looking) toast(MOVED_ON);
    void this.page.replay.now();
  }
}
