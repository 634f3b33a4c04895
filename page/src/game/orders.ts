/** What this side does: its requests one at a time, and what comes of them. */

import { get, post } from "../api";
import { toast } from "../dom";
import type { ActionData, GameView, LogEntry } from "../types";
import type { GamePage } from "./game";

export const MOVED_ON = "The game has moved on; showing the latest position.";

export class Orders {
  busy = false;
  /** What came of the last thing this side did. */
  news: LogEntry[] = [];
  /** News that came while something was done, which looks at the game by itself when it is finished. */
  private heard: number | null = null;

  constructor(private readonly page: GamePage) {}

  async apply(action: ActionData): Promise<void> {
    await this.change("apply", { action, side: this.page.side, lines: this.page.view.lines });
  }

  /** Several things one after another: `next` says from the present position what comes, null when all is done. */
  async applyAll(next: (view: GameView) => ActionData | null): Promise<void> {
    await this.occupied(async () => {
      const news: LogEntry[] = [];
      let trouble: unknown = null;
      try {
        let { view } = this.page;
        for (let action = next(view); action; action = next(view)) {
          const done = await post<{ log: LogEntry[] }>(`${this.page.path}/apply`, { action, side: this.page.side, lines: view.lines }, this.page.seat);
          news.push(...done.log);
          view = await get<GameView>(`${this.page.path}?side=${this.page.side}`, this.page.seat);
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
    await this.change("roll", { lines: this.page.view.lines });
  }

  async enter(outcome: number | string): Promise<void> {
    await this.change("outcome", { outcome, lines: this.page.view.lines });
  }

  async change(what: string, body: unknown): Promise<void> {
    await this.occupied(async () => {
      try {
        const done = await post<{ lines: number; log: LogEntry[] }>(`${this.page.path}/${what}`, body, this.page.seat);
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
