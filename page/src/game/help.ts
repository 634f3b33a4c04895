/** What the keys do. */

import type { VNode } from "preact";
import { dialog } from "../dialog";
import { v } from "../ui";
import { gameWords } from "../words/game";

export function help(): void {
  const said = gameWords().help;
  const row = ([keys, does]: [string, string]): VNode =>
    v("tr", {}, v("th", { scope: "row" }, v("kbd", {}, keys)), v("td", {}, does));
  dialog(said.heading, [
    v("p", {}, said.mouse),
    v("p", {}, said.marks),
    v("table", { class: "keys" }, v("tbody", {}, ...said.keys.map(row))),
  ]);
}
