/** Words of the game in which units, hexes and cards can be pointed at: the map shows what is meant. */

import { untracked } from "@preact/signals";
import type { VNode } from "preact";
import { placeName } from "../board/words";
import type { Counter, Named } from "../generated/api";
import { capital, letters, own, type Prose } from "../prose";
import { type Shown, v } from "../ui";
import { lights } from "./lit";
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
export function told(play: Play, sentence: Sentence): VNode {
  // What has been told is not told again with each move of what it names.
  return untracked(() => toldNow(play, sentence));
}

function toldNow(play: Play, { text, names }: Sentence): VNode {
  const whole = letters(text);
  const parts: Shown[] = [];
  let end = 0;
  for (const [start, stop, id] of names) {
    const shown = nameView(play, id, whole.slice(start, stop), whole.slice(end, start), whole.slice(stop));
    if (!shown) continue;
    parts.push(begun(play, end, whole.slice(end, start)), shown);
    end = stop;
  }
  parts.push(begun(play, end, whole.slice(end)));
  return v("span", { class: "told" }, ...parts);
}

/** Words of a sentence; with a capital where it begins with a side. */
function begun({ game }: Play, at: number, words: string): Prose {
  return at === 0 && game.view.sides.some((side) => words.startsWith(side)) ? capital(own(words)) : own(words);
}

/** The sentence in letters alone, with the same names: for who hears it, and where no button may stand. */
export function plainly(play: Play, { text, names }: Sentence): Prose {
  return untracked(() => {
    const whole = letters(text);
    let [said, end] = ["", 0];
    for (const [start, stop, id] of names) {
      const name = nameOf(play, id, whole.slice(start, stop), whole.slice(end, start), whole.slice(stop));
      if (!name) continue;
      said += whole.slice(end, start) + name;
      end = stop;
    }
    return capital(own(said + whole.slice(end)));
  });
}

/** How something is named in a sentence; nothing where its letters say it. */
function nameOf(play: Play, id: string, as: string, before: string, after: string): string | null | undefined {
  const { game } = play;
  const counter = game.view.table.counters.find((one) => one.unit === id);
  const onMap = game.grid.index.has(id);
  if (as !== id && (counter || onMap)) return as;
  if (onMap) return shortPlace(play, id, before);
  const name = game.view.short_names[id];
  if (counter) return name ?? id;
  // Often the name follows the id anyway.
  return name !== undefined && after.startsWith(`, ${name}`) ? null : name;
}

/** What a name stands for; null for one that says nothing more than its letters. */
function nameView(play: Play, id: string, as: string, before: string, after: string): VNode | null {
  const { game, acts } = play;
  const name = nameOf(play, id, as, before, after);
  if (!name) return null;
  const unit = (): Counter | undefined => game.view.table.counters.find((one) => one.unit === id);
  const onMap = game.grid.index.has(id);
  const hex = onMap ? id : unit()?.hex;
  // A card, or a unit that is gone: the id is what the log writes.
  if (!hex) return v("span", unit() ? {} : { title: id }, name);
  return v(
    "button",
    {
      type: "button",
      class: "token",
      title: gameWords().hex.show(name),
      onclick: () => acts.showHex(onMap ? id : unit()?.hex || hex),
      ...lights(play, [hex]),
    },
    name,
  );
}

/** A hex in a sentence: its place and its number; the number alone where it has no place, or that was just named. */
function shortPlace({ game }: Play, hex: string, before: string): string {
  const place = game.grid.map.places[game.grid.index.get(hex) ?? -1]?.[0];
  return place && !before.endsWith(`${place} (`) ? placeName(game.grid, hex) : hex;
}
