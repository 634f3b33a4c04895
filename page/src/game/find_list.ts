/** A list too long to read: words narrow it. */

import { type Child, h } from "../dom";
import type { Prose } from "../prose";
import { gameWords } from "../words/game";

export interface Listed {
  text: string | Prose;
  /** A second line, in smaller letters. */
  about?: Child[];
  /** At the end of the row: something that is counted out later, say. */
  end?: HTMLElement;
  act(): void;
}

/** From so many on there is a field to narrow the list. */
const LONG = 9;

/** `other` takes what was typed and is not in the list: somebody will say why not. */
export function findList(what: string, rows: Listed[], other?: (typed: string) => void): HTMLElement {
  const buttons = rows.map((row) =>
    h(
      "button",
      { type: "button", onclick: () => row.act() },
      h("span", {}, row.text, row.about?.length ? h("small", {}, ...row.about) : null),
      row.end,
    ),
  );
  const list = h("ul", { class: "find-rows" }, ...buttons.map((button) => h("li", {}, button)));
  if (rows.length < LONG) return h("div", { class: "find-list" }, list);
  const none = h("p", { class: "faint", hidden: true }, gameWords().find.none);
  const field = h("input", {
    type: "search",
    placeholder: gameWords().find.among(rows.length),
    "aria-label": what,
    autocomplete: "off",
  });
  field.addEventListener("input", () => {
    const words = plain(field.value).split(/\s+/);
    let left = 0;
    buttons.forEach((button) => {
      const fits = words.every((word) => plain(button.textContent).includes(word));
      const item = button.parentElement;
      if (item) item.hidden = !fits;
      if (fits) left++;
    });
    none.hidden = left > 0;
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const first = buttons.find((button) => !button.parentElement?.hidden);
    if (!field.value.trim()) return;
    if (first) first.click();
    else other?.(field.value.trim());
  });
  return h("div", { class: "find-list long" }, field, list, none);
}

/** Accents and case do not matter. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
