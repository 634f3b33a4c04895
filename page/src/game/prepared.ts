/** What was answered for a beginner, and the way to answer it oneself. */

import type { VNode } from "preact";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { sentenceView } from "./sentences";

export function preparedView(play: Play): VNode | null {
  const { game, acts } = play;
  const { prepared = [] } = game.view;
  const [first] = prepared;
  if (first === undefined) return null;
  const texts = gameWords().prepared;
  const done = game.log.filter((entry) => prepared.includes(entry.n)).flatMap((entry) => entry.events);
  return v(
    "details",
    { class: "prepared", key: first },
    v("summary", {}, texts.label, v("span", { class: "faint" }, ` (${prepared.length})`)),
    v("ul", {}, ...done.map((event, n) => v("li", { key: n }, sentenceView(play, event)))),
    v("button", { type: "button", class: "small", onclick: () => void acts.undo(first - 1) }, texts.change),
  );
}
