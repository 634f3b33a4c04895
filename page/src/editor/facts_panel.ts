/** Settings of the whole position, such as the day, and the pile of each card. */

import type { VNode } from "preact";
import { humanize } from "../dom";
import type { Field } from "../generated/api";
import { group, live, v } from "../ui";
import { toTextByName } from "../views/values";
import { CollapsibleSection } from "./editor";
import { choiceBox, fieldControl } from "./fields";
import type { EditorStore } from "./store";

const SETTABLE_KINDS = ["number", "choice", "flag", "words", "text"];

export function FactsPanel({ editor }: { editor: EditorStore }): VNode | null {
  const fields = editor.editable.facts.filter((field) => SETTABLE_KINDS.includes(field.kind));
  if (!fields.length) return null;
  const { facts } = editor.current;
  const set =
    ({ name }: Field) =>
    (value: unknown) =>
      void editor.change({ fact: name, value });
  const shown = (): VNode[] => [
    v(
      "div",
      { class: "sets" },
      ...fields.map((field) => fieldControl(field, facts[field.name], `fact ${field.name}`, set(field))),
    ),
  ];
  return live(CollapsibleSection, { heading: "Day and situation", shown });
}

export function PilesPanel({ editor }: { editor: EditorStore }): VNode {
  const fields = editor.editable.facts.filter((field) => field.kind === "piles");
  return group(
    fields.map((field) =>
      live(CollapsibleSection, { key: field.name, heading: field.label, shown: () => pileFamilies(editor, field) }),
    ),
  );
}

function pileFamilies(editor: EditorStore, field: Field): VNode[] {
  const now = toTextByName(editor.current.facts[field.name]);
  return (field.piles ?? []).map((pile) => {
    const zones = Object.fromEntries(pile.zones.map((zone) => [zone, humanize(zone)]));
    const row = (item: string, zone: string): VNode =>
      v(
        "li",
        { key: item },
        v("span", {}, pile.items[item] ?? item),
        choiceBox(
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
      return live(CollapsibleSection, { key: zone, heading: `${humanize(zone)}: ${items.length}`, shown });
    };
    return live(CollapsibleSection, {
      key: pile.family,
      heading: humanize(pile.family),
      shown: () => pile.zones.map(list),
    });
  });
}
