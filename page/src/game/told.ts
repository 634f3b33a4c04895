/** Words of the game in which units, hexes and cards can be pointed at: the map shows what is meant. */

import type { VNode } from "preact";
import type { Named } from "../generated/api";
import { capital, letters, own, type Prose } from "../prose";
import { type Shown, v } from "../ui";
import type { Play } from "./play";
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
export function meantBy({ game }: Play, said: Sentence[]): Meant {
  const ids = [...new Set(said.flatMap((one) => one.names.map(([, , id]) => id)))];
  const units = new Set(game.view.table.counters.map((counter) => counter.unit));
  return { hexes: ids.filter((id) => game.grid.index.has(id)), units: ids.filter((id) => units.has(id)) };
}

/**
 * The sentence with its units and hexes as small buttons; a unit told by its id is shown as its counter names it, where
 * the title's counters have names.
 */
export function told(play: Play, { text, names }: Sentence): VNode {
  const whole = letters(text);
  const parts: Shown[] = [];
  let end = 0;
  for (const [start, stop, id] of names) {
    const shown = nameView(play, id, whole.slice(start, stop), whole.slice(stop));
    if (!shown) continue;
    parts.push(begun(play, names, end, whole.slice(end, start)), shown);
    end = stop;
  }
  parts.push(begun(play, names, end, whole.slice(end)));
  return v("span", { class: "told" }, ...parts);
}

/** Words of a sentence; with a capital where it begins with a side. */
function begun({ game }: Play, names: Named[], at: number, words: string): Prose {
  const first = names[0];
  return at === 0 && first?.[0] === 0 && game.view.sides.includes(first[2]) ? capital(own(words)) : own(words);
}

/** What a name stands for; null for one that says nothing more than its letters. */
function nameView({ game, acts }: Play, id: string, as: string, after: string): VNode | null {
  const card = game.part.cardName?.(game, id);
  // Often the name follows the id anyway.
  if (card !== undefined) return after.startsWith(`, ${card}`) ? null : v("span", { title: id }, card);
  const counter = game.view.table.counters.find((one) => one.unit === id);
  const onMap = game.grid.index.has(id);
  const hex = onMap ? id : counter?.hex;
  const name =
    as !== id && (counter || onMap)
      ? as
      : onMap
        ? id
        : !game.part.unitName
          ? counter?.unit
          : (counter?.label ?? game.part.unitName(id));
  if (!name) return null;
  if (!hex) return v("span", { title: game.view.names[id] ? null : id }, name);
  return v(
    "button",
    { type: "button", class: "token", title: gameWords().hex.show(id), onclick: () => acts.showHex(hex) },
    name,
  );
}
