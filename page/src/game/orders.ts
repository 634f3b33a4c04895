/** What this side does: its requests one at a time, and what comes of them. */

import { type Body, post } from "../api";
import { toast } from "../dom";
import type { Action, Changes, GameView, LogEntry, News } from "../generated/api";
import type { GamePage } from "./game";
import type { Known } from "./received";
import { gameWords } from "../words/game";

/** What a side does; each answer tells what has changed since the table that was seen. */
type Deed = `/api/games/{game}/${"apply" | "roll" | "outcome" | "undo" | "redo" | "note"}`;

/** The new lines, and the game with them. */
interface Done {
  log: LogEntry[];
  known: Known;
}

export class Orders {
  busy = false;
  /** News came while something was done; it is looked at when that is finished. */
  private heard: News | null = null;

  constructor(private readonly page: GamePage) {}

  async apply(action: Action): Promise<void> {
    await this.change("/api/games/{game}/apply", { action, lines: this.page.view.lines });
  }

  /** Several things one after another: `next` says from the present position what comes, null when all is done. */
  async applyAll(next: (view: GameView) => Action | null): Promise<void> {
    await this.occupied(async () => {
      const news: LogEntry[] = [];
      let trouble: unknown = null;
      let now: Known | undefined;
      try {
        let { view } = this.page;
        for (let action = next(view); action; action = next(view)) {
          const { log, known } = await this.send("/api/games/{game}/apply", { action, lines: view.lines });
          news.push(...log);
          now = known;
          ({ view } = known);
        }
      } catch (error) {
        trouble = error;
        now = undefined;
      }
      this.page.store.news.value = news;
      this.page.selection.clear();
      await this.page.refresh(now);
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
        const { log, known } = await this.send(path, body);
        this.page.store.news.value = log;
        this.page.selection.clear();
        await this.page.refresh(known);
      } catch (error) {
        this.page.explainer.wrong(error);
      }
    });
  }

  /** Have something done, and take what has changed by it. */
  async send<P extends Deed>(path: P, body: Body<P> & object): Promise<Done> {
    const { side, received, id, seat } = this.page;
    const changes: Changes = await post<Deed>(path, { game: id }, { ...body, side, since: received.seen(side) }, seat);
    return { log: changes.log, known: await received.take(side, changes) };
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
    const { heard } = this;
    this.heard = null;
    if (heard) await this.hear(heard);
  }

  /** The game has moved on, or may have while the stream was lost: look again, unless something of one's own is on its way. */
  async hear(news: News | null): Promise<void> {
    const { page } = this;
    if (this.busy) {
      this.heard = news ?? { lines: -1 };
      return;
    }
    const moved = news?.lines !== page.view.lines;
    if (!moved && !news?.changes) return;
    if (moved && news && page.replay.looking) toast(gameWords().movedOn);
    try {
      await page.replay.now(news?.changes ? await page.received.take(page.side, news.changes) : undefined);
    } catch (error) {
      page.explainer.wrong(error);
    }
  }
}
