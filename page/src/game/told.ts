/** Words of the game in which units, hexes and cards can be pointed at: the map shows what is meant. */

import type { VNode } from "preact";
import type { Named } from "../generated/api";
import { capital, letters, own, type Prose } from "../prose";
import { type Shown, v } from "../ui";
import type { GamePage } from "./game";
import { gameWords } from "../words/game";

/** A sentence, and where it names something. */
export interface Sentence {
  text: Prose;
  names: Named[];
}

export interface Meant {
  hexes: string[];
  units: string[];
}

/** The hexes and units that sentences name. */
export function meantBy(page: GamePage, said: Sentence[]): Meant {
  const ids = [...new Set(said.flatMap((one) => one.names.map(([, , id]) => id)))];
  const units = new Set(page.view.table.counters.map((counter) => counter.unit));
  return { hexes: ids.filter((id) => page.board.grid.index.has(id)), units: ids.filter((id) => units.has(id)) };
}

/** The sentence with its units and hexes as small buttons; a unit told by its id is shown as its counter names it, where the title's counters have names. */
export function told(page: GamePage, { text, names }: Sentence): VNode {
  const whole = letters(text);
  const parts: Shown[] = [];
  let end = 0;
  for (const [start, stop, id] of names) {
    const shown = nameView(page, id, whole.slice(start, stop), whole.slice(stop));
    if (!shown) continue;
    parts.push(begun(page, names, end, whole.slice(end, start)), shown);
    end = stop;
  }
  parts.push(begun(page, names, end, whole.slice(end)));
  return v("span", { class: "told" }, ...parts);
}

/** Words of a sentence; with a capital where it begins with a side. */
function begun(page: GamePage, names: Named[], at: number, words: string): Prose {
  const first = names[0];
  return at === 0 && first?.[0] === 0 && page.view.sides.includes(first[2]) ? capital(own(words)) : own(words);
}

/** What a name stands for; null for one that says nothing more than its letters. */
function nameView(page: GamePage, id: string, as: string, after: string): VNode | null {
  const card = page.part.cardName?.(page, id);
  // Often the name follows the id anyway.
  if (card !== undefined) return after.startsWith(`, ${card}`) ? null : v("span", { title: id }, card);
  const counter = page.view.table.counters.find((one) => one.unit === id);
  const onMap = page.board.grid.index.has(id);
  const hex = onMap ? id : counter?.hex;
  const name =
    as !== id && (counter || onMap)
      ? as
      : onMap
        ? id
        : !page.part.unitName
          ? counter?.unit
          : (counter?.label ?? page.part.unitName(id));
  if (!name) return null;
  if (!hex) return v("span", { title: page.view.names[id] ? null : id }, name);
  return v(
    "button",
    { type: "button", class: "token", title: gameWords().hex.show(id), onclick: () => page.explainer.showHex(hex) },
    name,
  );
}
