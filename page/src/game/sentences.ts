/** Sentences of the game whose units, hexes and cards are buttons linked to the map. */

import { untracked } from "@preact/signals";
import type { VNode } from "preact";
import { placeName } from "../board/describe";
import type { Counter, Named } from "../generated/api";
import { capitalize, proseText, asProse, type Prose } from "../prose";
import { type Content, v } from "../ui";
import { highlightHandlers } from "./highlight";
import type { Play } from "./play";
import { gameWords } from "../words/game";

/** A sentence, and the spans that name things. */
export interface Sentence {
  text: Prose;
  names: Named[];
}

export interface NamedThings {
  hexes: string[];
  units: string[];
}

/** Return the hexes and units that sentences name. */
export function namedThings({ game }: Play, sentences: Sentence[]): NamedThings {
  const ids = [...new Set(sentences.flatMap((one) => one.names.map(([, , id]) => id)))];
  const units = new Set(game.view.table.counters.map((counter) => counter.unit));
  return { hexes: ids.filter((id) => game.grid.index.has(id)), units: ids.filter((id) => units.has(id)) };
}

/** Return a sentence with its units and hexes as small buttons; a unit's id is replaced by its short name. */
export function sentenceView(play: Play, sentence: Sentence): VNode {
  // Untracked: a sentence is not redrawn when a unit it names moves.
  return untracked(() => buildSentence(play, sentence));
}

function buildSentence(play: Play, { text, names }: Sentence): VNode {
  const whole = proseText(text);
  const parts: Content[] = [];
  let end = 0;
  for (const [start, stop, id] of names) {
    const shown = nameView(play, id, whole.slice(start, stop), whole.slice(end, start), whole.slice(stop));
    if (!shown) continue;
    parts.push(textPart(play, end, whole.slice(end, start)), shown);
    end = stop;
  }
  parts.push(textPart(play, end, whole.slice(end)));
  return v("span", { class: "told" }, ...parts);
}

/** Return a part of a sentence, capitalized if it starts the sentence with a side's name. */
function textPart({ game }: Play, at: number, words: string): Prose {
  return at === 0 && game.view.sides.some((side) => words.startsWith(side))
    ? capitalize(asProse(words))
    : asProse(words);
}

/** Return a sentence as plain text with the same names, for screen readers and labels. */
export function plainSentence(play: Play, { text, names }: Sentence): Prose {
  return untracked(() => {
    const whole = proseText(text);
    let [plain, end] = ["", 0];
    for (const [start, stop, id] of names) {
      const name = displayName(play, id, whole.slice(start, stop), whole.slice(end, start), whole.slice(stop));
      if (!name) continue;
      plain += whole.slice(end, start) + name;
      end = stop;
    }
    return capitalize(asProse(plain + whole.slice(end)));
  });
}

/** Return the name to show for an id; nothing if the text already names it. */
function displayName(play: Play, id: string, as: string, before: string, after: string): string | null | undefined {
  const { game } = play;
  const counter = game.view.table.counters.find((one) => one.unit === id);
  const onMap = game.grid.index.has(id);
  if (as !== id && (counter || onMap)) return as;
  if (onMap) return placeText(play, id, before);
  const name = game.view.short_names[id];
  if (counter) return name ?? id;
  // Often the name follows the id in the text.
  return name !== undefined && after.startsWith(`, ${name}`) ? null : name;
}

/** The button or text for a name, or null if the text needs none. */
function nameView(play: Play, id: string, as: string, before: string, after: string): VNode | null {
  const { game, acts } = play;
  const name = displayName(play, id, as, before, after);
  if (!name) return null;
  const unit = (): Counter | undefined => game.view.table.counters.find((one) => one.unit === id);
  const onMap = game.grid.index.has(id);
  const hex = onMap ? id : unit()?.hex;
  // A card or a removed unit: the log's id is kept as a tooltip.
  if (!hex) return v("span", unit() ? {} : { title: id }, name);
  return v(
    "button",
    {
      type: "button",
      class: "token",
      title: gameWords().hex.show(name),
      onclick: () => acts.showHex(onMap ? id : unit()?.hex || hex),
      ...highlightHandlers(play, [hex]),
    },
    name,
  );
}

/** Return a hex with its place name; the number alone if it has none or the text has just named it. */
function placeText({ game }: Play, hex: string, before: string): string {
  const place = game.grid.map.places[game.grid.index.get(hex) ?? -1]?.[0];
  return place && !before.endsWith(`${place} (`) ? placeName(game.grid, hex) : hex;
}
