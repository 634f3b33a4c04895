/** Fields of a report that are filled by pointing at the map: the one that had the focus last takes the next click. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import { v } from "../../ui";

/** The field that waits for a click on the map. */
class Pointing {
  field: HTMLInputElement | null = null;
}

/** A hex or place, typed or pointed at. */
export function hexField({ game }: Play, name = "hex", label = "Hex or place"): VNode {
  return v("input", {
    name,
    required: true,
    placeholder: label,
    title: "Type a hex or place, or click here and then on the map",
    "aria-label": label,
    autocomplete: "off",
    class: "hex-field",
    onfocus: (event: Event) => (game.of(Pointing).field = event.currentTarget as HTMLInputElement),
  });
}

/** A unit, typed, chosen from the list, or pointed at. */
export function unitField({ game }: Play, list: string, options: string[]): VNode {
  return v(
    "span",
    { class: "grow" },
    v("input", {
      name: "unit",
      list,
      required: true,
      placeholder: "Unit",
      "aria-label": "Unit",
      autocomplete: "off",
      onfocus: (event: Event) => (game.of(Pointing).field = event.currentTarget as HTMLInputElement),
    }),
    v("datalist", { id: list }, ...options.map((value) => v("option", { key: value, value }))),
  );
}

/** A hex was chosen on the map: whether a field of an open form has taken it. */
export function fillField({ game }: Play, hex: string): boolean {
  const waits = game.of(Pointing);
  const { field } = waits;
  waits.field = null;
  if (!field?.isConnected || field.offsetParent === null) return false;
  const unit = game.view.table.counters.filter((counter) => counter.hex === hex).at(-1)?.unit;
  if (field.name === "unit" && !unit) return false;
  field.value = field.name === "unit" ? (unit ?? "") : hex;
  const form = field.form?.querySelectorAll<HTMLInputElement>("input, select, button") ?? [];
  const next = [...form].find((one) => one.tagName === "BUTTON" || ("value" in one && !one.value));
  next?.focus();
  return true;
}
