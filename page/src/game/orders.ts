/** The actions of this side, sent one at a time. */

import { type RequestBody, post } from "../api";
import { showToast } from "../dom";
import type { Action, Change, Changes, GameView, LogEntry, News } from "../generated/api";
import type { Play } from "./play";
import { rememberPress } from "./presses";
import type { Snapshot, ReceivedGame } from "./received_game";
import { gameWords } from "../words/game";

/** Request paths that change the game; each answers with the changes since the known line. */
type ActionPath =
  `/api/games/{game}/${"apply" | "roll" | "outcome" | "undo" | "redo" | "note" | "correct" | "beginner"}`;

/** The new log lines and the game after them. */
interface SentResult {
  log: LogEntry[];
  snapshot: Snapshot;
}

export class Orders {
  /** News that arrived during a request; handled when it is finished. */
  private pendingNews: News | null = null;

  constructor(
    private readonly play: Play,
    private readonly received: ReceivedGame,
  ) {}

  async apply(action: Action): Promise<void> {
    await this.sendAndShow("/api/games/{game}/apply", { action, lines: this.play.game.view.lines });
  }

  async applyAll(next: (view: GameView) => Action | null | Promise<Action | null>): Promise<void> {
    const { game, acts } = this.play;
    await this.runExclusively(async () => {
      const news: LogEntry[] = [];
      const steps: GameView[] = [];
      let trouble: unknown = null;
      let now: Snapshot | undefined;
      try {
        let { view } = game;
        for (let action = await next(view); action; action = await next(view)) {
          const { log, snapshot } = await this.send("/api/games/{game}/apply", { action, lines: view.lines });
          news.push(...log);
          now = snapshot;
          ({ view } = snapshot);
          steps.push(view);
        }
      } catch (error) {
        trouble = error;
        now = undefined;
      }
      rememberPress(game, steps);
      game.setNews(news);
      acts.clear();
      await acts.showLatest(now);
      if (trouble) acts.showError(trouble);
    });
  }

  async roll(): Promise<void> {
    await this.sendAndShow("/api/games/{game}/roll", { lines: this.play.game.view.lines });
  }

  async enterOutcome(outcome: number | string): Promise<void> {
    await this.sendAndShow("/api/games/{game}/outcome", { outcome, lines: this.play.game.view.lines });
  }

  /** Correct the position; throw if the changes do not fit. */
  async correctPosition(changes: Change[]): Promise<void> {
    const { game, acts } = this.play;
    await this.runExclusively(async () => {
      const { log, snapshot } = await this.send("/api/games/{game}/correct", { changes, lines: game.view.lines });
      game.setNews(log);
      await acts.showLatest(snapshot);
    });
  }

  async sendAndShow<P extends ActionPath>(path: P, body: RequestBody<P> & object): Promise<void> {
    const { game, acts } = this.play;
    await this.runExclusively(async () => {
      try {
        const { log, snapshot } = await this.send(path, body);
        game.setNews(log);
        await acts.showLatest(snapshot);
      } catch (error) {
        acts.showError(error);
      }
    });
  }

  /** Send an action and apply the changes it returns. */
  async send<P extends ActionPath>(path: P, body: RequestBody<P> & object): Promise<SentResult> {
    const { id, seat, side } = this.play.game;
    const since = this.received.lastLine(side);
    const changes: Changes = await post<ActionPath>(path, { game: id }, { ...body, side, since }, seat);
    return { log: changes.log, snapshot: await this.received.applyChanges(side, changes) };
  }

  /** Run one request at a time; news that arrives meanwhile is handled afterwards. Does nothing while busy. */
  async runExclusively(work: () => Promise<void>): Promise<void> {
    const { busy } = this.play.looking;
    if (busy.value) return;
    busy.value = true;
    try {
      await work();
    } finally {
      busy.value = false;
    }
    const { pendingNews } = this;
    this.pendingNews = null;
    if (pendingNews) await this.onNews(pendingNews);
  }

  /** Show the latest position after news, or after a lost connection; waits for a request in progress. */
  async onNews(news: News | null): Promise<void> {
    const { game, looking, acts } = this.play;
    if (looking.busy.value) {
      this.pendingNews = news ?? { lines: -1 };
      return;
    }
    const moved = news?.lines !== game.view.lines;
    if (!moved && !news?.changes) return;
    if (moved && news && looking.isLookingBack.value) showToast(gameWords().movedOn);
    try {
      await acts.showLatest(news?.changes ? await this.received.applyChanges(game.side, news.changes) : undefined);
    } catch (error) {
      acts.showError(error);
    }
  }
}
