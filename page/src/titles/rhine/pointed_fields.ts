/** Form fields filled by pointing at the map: the one focused last takes the next click. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { live, v } from "../../ui";

/** The field that waits for a click on the map, and the line of the game at the time. */
class WaitingField {
  readonly current = signal<{ field: HTMLInputElement; lines: number } | null>(null);
}

/** Return the waiting field; none waits after any action in the game. */
function waitingField(game: GameStore): HTMLInputElement | null {
  const waits = game.of(WaitingField).current.value;
  return waits?.lines === game.view.lines ? waits.field : null;
}

/** Stop waiting for a click; return whether a field was waiting. */
export function stopWaiting(game: GameStore): boolean {
  const did = waitingField(game) !== null;
  game.of(WaitingField).current.value = null;
  return did;
}

/** A field for a hex or place, typed or pointed at. */
export function hexField(play: Play, name = "hex", label = "Hex or place"): VNode {
  const title = "Type a hex or place, or click here and then on the map";
  return live(PointedField, {
    play,
    what: "hex",
    attributes: { name, placeholder: label, title, "aria-label": label },
  });
}

/** A field for a unit, typed, chosen from the list, or pointed at. */
export function unitField(play: Play, list: string, options: string[]): VNode {
  return v(
    "span",
    { class: "grow" },
    live(PointedField, {
      play,
      what: "unit",
      attributes: { name: "unit", list, placeholder: "Unit", "aria-label": "Unit" },
    }),
    v("datalist", { id: list }, ...options.map((value) => v("option", { key: value, value }))),
  );
}

interface PointedFieldProps {
  play: Play;
  what: "hex" | "unit";
  attributes: Record<string, string>;
}

function PointedField({ play: { game }, what, attributes }: PointedFieldProps): VNode {
  const field = useRef<HTMLInputElement>(null);
  const armed = field.current !== null && waitingField(game) === field.current;
  const arm = (event: Event): void => {
    game.of(WaitingField).current.value = { field: event.currentTarget as HTMLInputElement, lines: game.view.lines };
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

/** Fill the waiting field with a chosen hex or its unit; return whether it was handled. */
export function fillField({ game }: Play, hex: string): boolean {
  const field = waitingField(game);
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
