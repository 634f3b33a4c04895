/** Looking back: a slider over the record, the position at each line. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get } from "../api";
import type { GameView } from "../generated/api";
import { v } from "../ui";
import type { Play } from "./play";
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
      }
    } catch (error) {
      this.wanted.value = null;
      acts.wrong(error);
    } finally {
      this.loading = false;
    }
  }

  /** What is on its way is no longer wanted. */
  stop(): void {
    this.wanted.value = null;
  }
}

export function ReplayBar({ play, replay }: { play: Play; replay: Replay }): VNode {
  const { first, view } = play.game;
  const said = gameWords().replay;
  const go = (n: number): void => void replay.go(n);
  const button = (text: string, told: string, to: () => number): VNode =>
    v("button", { type: "button", class: "plain", title: told, "aria-label": told, onclick: () => go(to()) }, text);
  return v(
    "div",
    { class: "replay", role: "group", "aria-label": said.label },
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
