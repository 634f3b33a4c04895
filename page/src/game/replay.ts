/** Replay: a slider over the record that shows the position at each line. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get } from "../api";
import type { GameView } from "../generated/api";
import { v } from "../ui";
import { Film, filmButtons, filmStops, useFilm } from "./film";
import type { Play } from "./play";
import { Presentation } from "./presentation";
import { namedThings } from "./sentences";
import { gameWords } from "../words/game";

export class Replay {
  /** The requested line while it is loading. */
  private readonly requested = signal<number | null>(null);
  private loading = false;

  constructor(private readonly play: Play) {}

  /** The line shown, or the one being loaded. */
  get at(): number {
    return this.requested.value ?? this.play.game.view.at;
  }

  async goTo(n: number): Promise<void> {
    const { game, looking, acts } = this.play;
    const at = Math.max(game.firstLine, Math.min(game.view.lines, n));
    if (at === game.view.lines) {
      await acts.showLatest();
      return;
    }
    this.requested.value = at;
    if (this.loading) return;
    this.loading = true;
    acts.map.motion.rememberView();
    try {
      while (this.requested.value !== null) {
        const next: number = this.requested.value;
        const view: GameView = await get("/api/games/{game}", { ...game.at, at: next }, game.seat);
        // The person may have returned to the present meanwhile.
        if (this.requested.value === null) break;
        if (this.requested.value === next) this.requested.value = null;
        looking.isLookingBack.value = true;
        acts.clear();
        game.showPast(view);
        this.leadMap(next);
      }
    } catch (error) {
      this.requested.value = null;
      acts.showError(error);
    } finally {
      this.loading = false;
    }
  }

  /** Move the map to where a line happened. */
  private leadMap(line: number): void {
    const { game, acts } = this.play;
    const events = game.log.find((entry) => entry.n === line)?.events ?? [];
    const { hexes, units } = namedThings(this.play, events);
    const [unit] = game.view.table.counters.filter((counter) => counter.hex && units.includes(counter.unit));
    const hex = hexes[0] ?? unit?.hex;
    if (hex) acts.map.motion.follow(hex);
  }

  /** Go to the next or previous line with news. */
  async step(direction: 1 | -1): Promise<void> {
    const { game } = this.play;
    const stops = filmStops(game.log);
    const next = direction > 0 ? stops.find((n) => n > this.at) : stops.filter((n) => n < this.at).at(-1);
    await this.goTo(next ?? (direction > 0 ? game.view.lines : game.firstLine));
  }

  /** Handle a key while a past line is shown; return whether it had an effect. */
  handleKey(key: string): boolean {
    const { game, looking } = this.play;
    if (!looking.isLookingBack.value) return false;
    if (key === "ArrowRight" || key === "ArrowLeft") void this.step(key === "ArrowRight" ? 1 : -1);
    else if (key === "p") game.of(Film).toggle();
    else return false;
    return true;
  }

  /** Cancel loading and stop the film. */
  stop(): void {
    this.requested.value = null;
    this.play.game.of(Film).playing.value = false;
  }
}

export function ReplayBar({ play, replay }: { play: Play; replay: Replay }): VNode {
  const { firstLine, view } = play.game;
  const texts = gameWords().replay;
  const go = (n: number): void => void replay.goTo(n);
  const [film, showing] = [play.game.of(Film), play.game.of(Presentation)];
  const things = view.at < view.lines ? (play.game.log.find((entry) => entry.n === view.at)?.events.length ?? 0) : 0;
  useFilm(film, showing, `${view.at}`, Math.min(things, 4), () => void replay.step(1));
  // Played from the present, the film begins at the start.
  const start = (): void => {
    if (view.at === view.lines) go(firstLine);
  };
  const button = (text: string, label: string, to: () => number): VNode =>
    v("button", { type: "button", class: "plain", title: label, "aria-label": label, onclick: () => go(to()) }, text);
  return v(
    "div",
    { class: "replay", role: "group", "aria-label": texts.label },
    filmButtons(film, showing, start),
    button("⇤", texts.start, () => 0),
    button("◀", texts.back, () => replay.at - 1),
    v("input", {
      type: "range",
      min: firstLine,
      max: view.lines,
      step: 1,
      value: replay.at,
      "aria-label": texts.line,
      oninput: (event: InputEvent) => go(Number((event.currentTarget as HTMLInputElement).value)),
    }),
    button("▶", texts.on, () => replay.at + 1),
    button("⇥", texts.now, () => view.lines),
    v("output", { class: "line-of" }, `${view.at} / ${view.lines}`),
  );
}
