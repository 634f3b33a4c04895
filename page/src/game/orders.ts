/** What this side does: its requests one at a time, and what comes of them. */

import { type Body, post } from "../api";
import { toast } from "../dom";
import type { Action, Change, Changes, GameView, LogEntry, News } from "../generated/api";
import type { Play } from "./play";
import { rememberPress } from "./presses";
import type { Known, Received } from "./received";
import { gameWords } from "../words/game";

/** What a side does; each answer tells what has changed since the table that was seen. */
type Deed = `/api/games/{game}/${"apply" | "roll" | "outcome" | "undo" | "redo" | "note" | "correct" | "beginner"}`;

/** The new lines, and the game with them. */
interface Done {
  log: LogEntry[];
  known: Known;
}

export class Orders {
  /** News came while something was done; it is looked at when that is finished. */
  private heard: News | null = null;

  constructor(
    private readonly play: Play,
    private readonly received: Received,
  ) {}

  async apply(action: Action): Promise<void> {
    await this.change("/api/games/{game}/apply", { action, lines: this.play.game.view.lines });
  }

  async applyAll(next: (view: GameView) => Action | null | Promise<Action | null>): Promise<void> {
    const { game, acts } = this.play;
    await this.occupied(async () => {
      const news: LogEntry[] = [];
      const steps: GameView[] = [];
      let trouble: unknown = null;
      let now: Known | undefined;
      try {
        let { view } = game;
        for (let action = await next(view); action; action = await next(view)) {
          const { log, known } = await this.send("/api/games/{game}/apply", { action, lines: view.lines });
          news.push(...log);
          now = known;
          ({ view } = known);
          steps.push(view);
        }
      } catch (error) {
        trouble = error;
        now = undefined;
      }
      rememberPress(game, steps);
      game.tell(news);
      acts.clear();
      await acts.now(now);
      if (trouble) acts.wrong(trouble);
    });
  }

  async roll(): Promise<void> {
    await this.change("/api/games/{game}/roll", { lines: this.play.game.view.lines });
  }

  async enter(outcome: number | string): Promise<void> {
    await this.change("/api/games/{game}/outcome", { outcome, lines: this.play.game.view.lines });
  }

  /** Set the position right; whoever asks is told what does not fit. */
  async correct(changes: Change[]): Promise<void> {
    const { game, acts } = this.play;
    await this.occupied(async () => {
      const { log, known } = await this.send("/api/games/{game}/correct", { changes, lines: game.view.lines });
      game.tell(log);
      await acts.now(known);
    });
  }

  async change<P extends Deed>(path: P, body: Body<P> & object): Promise<void> {
    const { game, acts } = this.play;
    await this.occupied(async () => {
      try {
        const { log, known } = await this.send(path, body);
        game.tell(log);
        await acts.now(known);
      } catch (error) {
        acts.wrong(error);
      }
    });
  }

  /** Have something done, and take what has changed by it. */
  async send<P extends Deed>(path: P, body: Body<P> & object): Promise<Done> {
    const { id, seat, side } = this.play.game;
    const since = this.received.seen(side);
    const changes: Changes = await post<Deed>(path, { game: id }, { ...body, side, since }, seat);
    return { log: changes.log, known: await this.received.take(side, changes) };
  }

  /** One thing at a time; news that comes meanwhile waits, so that the page is not redrawn under one's hands. */
  async occupied(work: () => Promise<void>): Promise<void> {
    const { busy } = this.play.looking;
    if (busy.value) return;
    busy.value = true;
    try {
      await work();
    } finally {
      busy.value = false;
    }
    const { heard } = this;
    this.heard = null;
    if (heard) await this.hear(heard);
  }

  /** The game has moved on, or may have while the stream was lost: look again, once one's own deeds are done. */
  async hear(news: News | null): Promise<void> {
    const { game, looking, acts } = this.play;
    if (looking.busy.value) {
      this.heard = news ?? { lines: -1 };
      return;
    }
    const moved = news?.lines !== game.view.lines;
    if (!moved && !news?.changes) return;
    if (moved && news && looking.back.value) toast(gameWords().movedOn);
    try {
      await acts.now(news?.changes ? await this.received.take(game.side, news.changes) : undefined);
    } catch (error) {
      acts.wrong(error);
    }
  }
}
