/** While a machine thinks: how far it has come, and a button for who would rather go on. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { post } from "../api";
import type { Far } from "../generated/api";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { question } from "./question";

/** How far it has come, and in a game of how many lines. */
export class Thought {
  readonly far = signal<(Far & { lines: number }) | null>(null);
}

export function thinkingView({ game, acts }: Play, side: string): VNode {
  const said = gameWords().thinking;
  const far = game.of(Thought).far.value;
  const part = far?.lines === game.view.lines && far.meant ? Math.round((100 * far.done) / far.meant) : 0;
  const hurry = (): void => void post("/api/games/{game}/hurry", { game: game.id }, {}, game.seat).catch(acts.wrong);
  return question(
    "thinking",
    [
      v("h2", {}, said.heading(side)),
      v("p", { class: "faint" }, said.far(part)),
      v("progress", { max: 100, value: part || null, "aria-label": said.heading(side) }),
    ],
    [],
    [v("button", { type: "button", onclick: hurry, title: said.about }, said.now)],
  );
}
