/** What of the whole position can be set: the day and its like, and where each card lies. */

import { h, spoken } from "../dom";
import type { Editor } from "./editor";
import { choice, control } from "./fields";

export function factsPanel(editor: Editor): HTMLElement | null {
  const fields = editor.editable.facts.filter((field) =>
    ["number", "choice", "flag", "words", "text"].includes(field.kind),
  );
  if (!fields.length) return null;
  return editor.fold("facts", "Day and situation", () => [
    h(
      "div",
      { class: "sets" },
      ...fields.map((field) =>
        control(
          field,
          editor.laid.facts[field.name],
          `fact ${field.name}`,
          (value) => void editor.change({ fact: field.name, value }),
        ),
      ),
    ),
  ]);
}

export function pilesPanels(editor: Editor): HTMLElement[] {
  const fields = editor.editable.facts.filter((field) => field.kind === "piles");
  return fields.map((field) =>
    editor.fold(`piles ${field.name}`, field.label, () => {
      const now = editor.laid.facts[field.name] as Record<string, string>;
      return (field.piles ?? []).map((pile) => {
        const zones = Object.fromEntries(pile.zones.map((zone) => [zone, spoken(zone)]));
        const list = (zone: string): HTMLElement => {
          const items = Object.keys(pile.items).filter((item) => now[item] === zone);
          const rows = (): HTMLElement[] =>
            items.map((item) =>
              h(
                "li",
                {},
                h("span", {}, pile.items[item] ?? item),
                labelled(
                  `Where ${item} lies`,
                  choice(
                    zones,
                    zone,
                    `item ${item}`,
                    (to) => void editor.change({ fact: field.name, value: { [item]: to } }),
                  ),
                ),
              ),
            );
          return editor.fold(`zone ${zone}`, `${spoken(zone)}: ${items.length}`, () => [
            h("ul", { class: "items" }, ...rows()),
          ]);
        };
        return editor.fold(`family ${pile.family}`, spoken(pile.family), () => pile.zones.map(list));
      });
    }),
  );
}

function labelled(words: string, element: HTMLElement): HTMLElement {
  element.setAttribute("aria-label", words);
  return element;
}
