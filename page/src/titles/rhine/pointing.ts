/** Fields of a report that are filled by pointing at the map: the one that had the focus last takes the next click. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { live, v } from "../../ui";

/** The field that waits for a click on the map, and the line of the game at which it began to. */
class Pointing {
  readonly waits = signal<{ field: HTMLInputElement; lines: number } | null>(null);
}

/** The field that waits now: with a report made, a phase ended, anything done at all, it no longer does. */
function waiting(game: GameStore): HTMLInputElement | null {
  const waits = game.of(Pointing).waits.value;
  return waits?.lines === game.view.lines ? waits.field : null;
}

/** No field waits any more; whether one did. */
export function stopWaiting(game: GameStore): boolean {
  const did = waiting(game) !== null;
  game.of(Pointing).waits.value = null;
  return did;
}

/** A hex or place, typed or pointed at. */
export function hexField(play: Play, name = "hex", label = "Hex or place"): VNode {
  const title = "Type a hex or place, or click here and then on the map";
  return live(Field, { play, what: "hex", attributes: { name, placeholder: label, title, "aria-label": label } });
}

/** A unit, typed, chosen from the list, or pointed at. */
export function unitField(play: Play, list: string, options: string[]): VNode {
  return v(
    "span",
    { class: "grow" },
    live(Field, { play, what: "unit", attributes: { name: "unit", list, placeholder: "Unit", "aria-label": "Unit" } }),
    v("datalist", { id: list }, ...options.map((value) => v("option", { key: value, value }))),
  );
}

interface Pointed {
  play: Play;
  what: "hex" | "unit";
  attributes: Record<string, string>;
}

function Field({ play: { game }, what, attributes }: Pointed): VNode {
  const field = useRef<HTMLInputElement>(null);
  const armed = field.current !== null && waiting(game) === field.current;
  const arm = (event: Event): void => {
    game.of(Pointing).waits.value = { field: event.currentTarget as HTMLInputElement, lines: game.view.lines };
  };
  return v(
    "span",
    { class: `pointed${armed ? " armed" : ""}` },
    v("input", {
      ...attributes,
      ref: field,
      required: true,
      autocomplete: "off",
      class: `${what}-field`,
      onfocus: arm,
      onclick: arm,
      onkeydown: ({ key }: KeyboardEvent) => {
        if (key === "Escape") stopWaiting(game);
      },
    }),
    armed ? v("small", { role: "status" }, `Click a ${what} on the map, or type it; Esc ends that`) : null,
  );
}

/** A hex was chosen on the map: whether a field of an open form has taken it. */
export function fillField({ game }: Play, hex: string): boolean {
  const field = waiting(game);
  stopWaiting(game);
  if (!field?.isConnected || field.offsetParent === null) return false;
  const unit = game.view.table.counters.filter((counter) => counter.hex === hex).at(-1)?.unit;
  if (field.name === "unit" && !unit) return false;
  field.value = field.name === "unit" ? (unit ?? "") : hex;
  const form = field.form?.querySelectorAll<HTMLInputElement>("input, select, button") ?? [];
  const next = [...form].find((one) => one.tagName === "BUTTON" || ("value" in one && one.required && !one.value));
  next?.focus();
  return true;
}
