/** Looking back: a slider over the record, the position at each line. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get } from "../api";
import type { GameView } from "../generated/api";
import { v } from "../ui";
import { Film, filmButtons, stopsIn, useFilm } from "./film";
import type { Play } from "./play";
import { Showing } from "./showing";
import { meantBy } from "./told";
import { gameWords } from "../words/game";

export class Replay {
  /** The line that was asked for last, while it is on its way. */
  private readonly wanted = signal<number | null>(null);
  private loading = false;

  constructor(private readonly play: Play) {}

  /** The line that is looked at, or will be. */
  get at(): number {
    return this.wanted.value ?? this.play.game.view.at;
  }

  async go(n: number): Promise<void> {
    const { game, looking, acts } = this.play;
    const at = Math.max(game.first, Math.min(game.view.lines, n));
    if (at === game.view.lines) {
      await acts.now();
      return;
    }
    this.wanted.value = at;
    if (this.loading) return;
    this.loading = true;
    acts.map.motion.leave();
    try {
      while (this.wanted.value !== null) {
        const next: number = this.wanted.value;
        const view: GameView = await get("/api/games/{game}", { ...game.at, at: next }, game.seat);
        // Meanwhile somebody may have gone back to now.
        if (this.wanted.value === null) break;
        if (this.wanted.value === next) this.wanted.value = null;
        looking.back.value = true;
        acts.clear();
        game.lookBack(view);
        this.lead(next);
      }
    } catch (error) {
      this.wanted.value = null;
      acts.wrong(error);
    } finally {
      this.loading = false;
    }
  }

  /** Where a line happened: the map goes there. */
  private lead(line: number): void {
    const { game, acts } = this.play;
    const events = game.log.find((entry) => entry.n === line)?.events ?? [];
    const { hexes, units } = meantBy(this.play, events);
    const [unit] = game.view.table.counters.filter((counter) => counter.hex && units.includes(counter.unit));
    const hex = hexes[0] ?? unit?.hex;
    if (hex) acts.map.motion.follow(hex);
  }

  /** To the next line that tells something, or the one before. */
  async step(way: 1 | -1): Promise<void> {
    const { game } = this.play;
    const stops = stopsIn(game.log);
    const next = way > 0 ? stops.find((n) => n > this.at) : stops.filter((n) => n < this.at).at(-1);
    await this.go(next ?? (way > 0 ? game.view.lines : game.first));
  }

  /** What a key does while an earlier line is looked at; whether it did anything. */
  key(key: string): boolean {
    const { game, looking } = this.play;
    if (!looking.back.value) return false;
    if (key === "ArrowRight" || key === "ArrowLeft") void this.step(key === "ArrowRight" ? 1 : -1);
    else if (key === "p") game.of(Film).toggle();
    else return false;
    return true;
  }

  /** What is on its way is no longer wanted. */
  stop(): void {
    this.wanted.value = null;
    this.play.game.of(Film).playing.value = false;
  }
}

export function ReplayBar({ play, replay }: { play: Play; replay: Replay }): VNode {
  const { first, view } = play.game;
  const said = gameWords().replay;
  const go = (n: number): void => void replay.go(n);
  const [film, showing] = [play.game.of(Film), play.game.of(Showing)];
  const things = view.at < view.lines ? (play.game.log.find((entry) => entry.n === view.at)?.events.length ?? 0) : 0;
  useFilm(film, showing, `${view.at}`, Math.min(things, 4), () => void replay.step(1));
  // From the present the film begins at the start.
  const start = (): void => {
    if (view.at === view.lines) go(first);
  };
  const button = (text: string, told: string, to: () => number): VNode =>
    v("button", { type: "button", class: "plain", title: told, "aria-label": told, onclick: () => go(to()) }, text);
  return v(
    "div",
    { class: "replay", role: "group", "aria-label": said.label },
    filmButtons(film, showing, start),
    button("⇤", said.start, () => 0),
    button("◀", said.back, () => replay.at - 1),
    v("input", {
      type: "range",
      min: first,
      max: view.lines,
      step: 1,
      value: replay.at,
      "aria-label": said.line,
      oninput: (event: InputEvent) => go(Number((event.currentTarget as HTMLInputElement).value)),
    }),
    button("▶", said.on, () => replay.at + 1),
    button("⇥", said.now, () => view.lines),
    v("output", { class: "line-of" }, `${view.at} / ${view.lines}`),
  );
}
