/** The question area while a computer player thinks: progress, and a button to hurry it. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { post } from "../api";
import type { Far } from "../generated/api";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { questionView } from "./question";

/** The computer's progress, and the line it belongs to. */
export class ThinkingState {
  readonly progress = signal<(Far & { lines: number }) | null>(null);
}

export function thinkingView({ game, acts }: Play, side: string): VNode {
  const texts = gameWords().thinking;
  const progress = game.of(ThinkingState).progress.value;
  const part =
    progress?.lines === game.view.lines && progress.meant ? Math.round((100 * progress.done) / progress.meant) : 0;
  const hurry = (): void =>
    void post("/api/games/{game}/hurry", { game: game.id }, {}, game.seat).catch(acts.showError);
  return questionView(
    "thinking",
    [
      v("h2", {}, texts.heading(side)),
      v("p", { class: "faint" }, texts.far(part)),
      v("progress", { max: 100, value: part || null, "aria-label": texts.heading(side) }),
    ],
    [],
    [v("button", { type: "button", onclick: hurry, title: texts.about }, texts.now)],
  );
}
