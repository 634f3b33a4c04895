/** Controls for what can be set; each tells its new value when the person has chosen it. */

import { h } from "../dom";
import type { Field } from "../generated/api";
import { wordOf } from "../views/values";

type Told = (value: unknown) => void;

/** A control for a number, a choice, a flag, words or a line; `keep` names it when the page is redrawn. */
export function control(field: Field, value: unknown, keep: string, told: Told, high = field.high): HTMLElement {
  if (field.kind === "flag") return flag(field.label, value === true, keep, told);
  if (field.kind === "words") return words(field, value as string[], keep, told);
  const made =
    field.kind === "choice"
      ? choice(field.choices ?? {}, wordOf(value), keep, told)
      : line(field, value, keep, told, high);
  return h(
    "label",
    { class: "set" },
    `${field.label} `,
    made,
    field.text ? h("small", { class: "faint" }, field.text) : null,
  );
}

export function flag(label: string, on: boolean, keep: string, told: Told): HTMLElement {
  const box = h("input", { type: "checkbox", checked: on, "data-keep": keep });
  box.addEventListener("change", () => told(box.checked));
  return h("label", { class: "set flag" }, box, ` ${label}`);
}

export function choice(choices: Record<string, string>, value: string, keep: string, told: Told): HTMLSelectElement {
  const select = h(
    "select",
    { "data-keep": keep },
    ...Object.entries(choices).map(([key, words]) => h("option", { value: key }, words)),
  );
  select.value = value;
  select.addEventListener("change", () => told(select.value));
  return select;
}

function words(field: Field, value: string[], keep: string, told: Told): HTMLElement {
  const now = new Set(value);
  return h(
    "fieldset",
    {},
    h("legend", {}, field.label),
    ...Object.entries(field.choices ?? {}).map(([key, label]) =>
      flag(label, now.has(key), `${keep} ${key}`, (on) => {
        if (on === true) now.add(key);
        else now.delete(key);
        told([...now]);
      }),
    ),
  );
}

function line(field: Field, value: unknown, keep: string, told: Told, high: Field["high"]): HTMLElement {
  const number = field.kind === "number";
  const input = h("input", {
    type: number ? "number" : "text",
    value: wordOf(value),
    min: field.low,
    max: high,
    "data-keep": keep,
  });
  input.addEventListener("change", () => told(number ? Number(input.value) : input.value));
  return input;
}
