/** What of the whole position can be set: the day and its like, and where each card lies. */

import type { VNode } from "preact";
import { spoken } from "../dom";
import type { Field } from "../generated/api";
import { group, live, v } from "../ui";
import { wordsOf } from "../views/values";
import { Fold } from "./editor";
import { choice, control } from "./fields";
import type { EditorStore } from "./store";

const SET = ["number", "choice", "flag", "words", "text"];

export function Facts({ editor }: { editor: EditorStore }): VNode | null {
  const fields = editor.editable.facts.filter((field) => SET.includes(field.kind));
  if (!fields.length) return null;
  const { facts } = editor.laid;
  const set =
    ({ name }: Field) =>
    (value: unknown) =>
      void editor.change({ fact: name, value });
  const shown = (): VNode[] => [
    v(
      "div",
      { class: "sets" },
      ...fields.map((field) => control(field, facts[field.name], `fact ${field.name}`, set(field))),
    ),
  ];
  return live(Fold, { heading: "Day and situation", shown });
}

export function Piles({ editor }: { editor: EditorStore }): VNode {
  const fields = editor.editable.facts.filter((field) => field.kind === "piles");
  return group(
    fields.map((field) => live(Fold, { key: field.name, heading: field.label, shown: () => families(editor, field) })),
  );
}

function families(editor: EditorStore, field: Field): VNode[] {
  const now = wordsOf(editor.laid.facts[field.name]);
  return (field.piles ?? []).map((pile) => {
    const zones = Object.fromEntries(pile.zones.map((zone) => [zone, spoken(zone)]));
    const row = (item: string, zone: string): VNode =>
      v(
        "li",
        { key: item },
        v("span", {}, pile.items[item] ?? item),
        choice(
          zones,
          zone,
          `item ${item}`,
          (to) => void editor.change({ fact: field.name, value: { [item]: to } }),
          `Where ${item} lies`,
        ),
      );
    const list = (zone: string): VNode => {
      const items = Object.keys(pile.items).filter((item) => now[item] === zone);
      const shown = (): VNode[] => [v("ul", { class: "items" }, ...items.map((item) => row(item, zone)))];
      return live(Fold, { key: zone, heading: `${spoken(zone)}: ${items.length}`, shown });
    };
    return live(Fold, { key: pile.family, heading: spoken(pile.family), shown: () => pile.zones.map(list) });
  });
}
