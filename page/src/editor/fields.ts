/** Controls for what can be set; each tells its new value when the person has chosen it. */

import type { VNode } from "preact";
import type { Field } from "../generated/api";
import { chooser, ticked, typed, v } from "../ui";
import { wordOf } from "../views/values";

type Told = (value: unknown) => void;

/** A control for a number, a choice, a flag, words or a line. */
export function control(field: Field, value: unknown, name: string, told: Told, high = field.high): VNode {
  if (field.kind === "flag") return flag(field.label, value === true, name, told);
  if (field.kind === "words") return words(field, Array.isArray(value) ? value.map(wordOf) : [], name, told);
  return v(
    "label",
    { class: "set" },
    `${field.label} `,
    field.kind === "choice"
      ? choice(field.choices ?? {}, wordOf(value), name, told)
      : line(field, wordOf(value), name, told, high),
    field.text ? v("small", { class: "faint" }, field.text) : null,
  );
}

export function flag(label: string, on: boolean, name: string, told: Told): VNode {
  const box = v("input", { type: "checkbox", checked: on, name, onchange: (event: Event) => told(ticked(event)) });
  return v("label", { class: "set flag" }, box, ` ${label}`);
}

export function choice(
  choices: Record<string, string>,
  value: string,
  name: string,
  told: Told,
  label: string | null = null,
): VNode {
  return chooser(Object.entries(choices), value, told, { name, "aria-label": label });
}

function words(field: Field, value: string[], name: string, told: Told): VNode {
  const toggle = (key: string, on: boolean): void =>
    told([...value.filter((one) => one !== key), ...(on ? [key] : [])]);
  return v(
    "fieldset",
    {},
    v("legend", {}, field.label),
    ...Object.entries(field.choices ?? {}).map(([key, label]) =>
      flag(label, value.includes(key), `${name} ${key}`, (on) => toggle(key, on === true)),
    ),
  );
}

function line(field: Field, value: string, name: string, told: Told, high: Field["high"]): VNode {
  const number = field.kind === "number";
  return v("input", {
    type: number ? "number" : "text",
    value,
    min: field.low,
    max: high,
    name,
    onchange: (event: Event) => told(number ? Number(typed(event)) : typed(event)),
  });
}
