/** Words of the game in which units, hexes and cards can be pointed at: the map shows what is meant. */

import { h } from "../dom";
import type { GamePage } from "./game";

const TOKEN = /\b\d{4}\b|[\w-]+\.[\w-]+\.[A-Z][A-Za-z]*\b|\b[A-Z]{2}\d\d\b/g;

export interface Meant {
  hexes: string[];
  units: string[];
}

/** The hexes and units a text speaks of. */
export function meantBy(page: GamePage, text: string): Meant {
  const hexes: string[] = [];
  const units: string[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    if (page.board.grid.index.has(token)) hexes.push(token);
    else if (page.view.table.counters.some((counter) => counter.unit === token)) units.push(token);
  }
  return { hexes: [...new Set(hexes)], units: [...new Set(units)] };
}

/** The text with its units and hexes as small buttons; a unit is shown as its counter names it. */
export function told(page: GamePage, given: string): HTMLElement {
  // Sides are written small; a sentence begins with a capital.
  const text = page.view.sides.some((side) => given.startsWith(`${side} `)) ? given.charAt(0).toUpperCase() + given.slice(1) : given;
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    const card = page.part.cardName?.(page, token);
    if (card !== undefined) {
      // Often the name follows the id anyway.
      const named = text.slice(match.index + token.length).startsWith(`, ${card}`);
      parts.push(text.slice(end, match.index), named ? token : h("span", { title: token }, card));
      end = match.index + token.length;
      continue;
    }
    if (/^[A-Z]{2}\d\d$/.test(token)) continue;
    const counter = page.view.table.counters.find((one) => one.unit === token);
    const hex = page.board.grid.index.has(token) ? token : counter?.hex;
    const name = counter?.label ?? (page.board.grid.index.has(token) ? token : unitName(token));
    if (!name) continue;
    parts.push(text.slice(end, match.index));
    end = match.index + token.length;
    parts.push(hex ? h("button", { type: "button", class: "token", title: `${token}: show on the map`, onclick: () => page.explainer.showHex(hex) }, name) : h("span", { title: token }, name));
  }
  parts.push(text.slice(end));
  return h("span", { class: "told" }, ...parts);
}

/** `27.12VG.ISS` is 27/12VG on its counter. */
function unitName(id: string): string {
  const [unit, division] = id.split(".");
  return unit && division ? (unit === division ? unit : `${unit}/${division}`) : "";
}
