/** Form controls for settings; each reports the value that the person has chosen. */

import type { VNode } from "preact";
import type { Field } from "../generated/api";
import { chooser, isChecked, inputValue, v } from "../ui";
import { toText } from "../views/values";

type OnChange = (value: unknown) => void;

/** Return a control for a number, a choice, a flag, several choices or a text. */
export function fieldControl(field: Field, value: unknown, name: string, onChange: OnChange, high = field.high): VNode {
  if (field.kind === "flag") return checkbox(field.label, value === true, name, onChange);
  if (field.kind === "words")
    return wordCheckboxes(field, Array.isArray(value) ? value.map(toText) : [], name, onChange);
  return v(
    "label",
    { class: "set" },
    `${field.label} `,
    field.kind === "choice"
      ? choiceBox(field.choices ?? {}, toText(value), name, onChange)
      : textInput(field, toText(value), name, onChange, high),
    field.text ? v("small", { class: "faint" }, field.text) : null,
  );
}

export function checkbox(label: string, on: boolean, name: string, onChange: OnChange): VNode {
  const box = v("input", {
    type: "checkbox",
    checked: on,
    name,
    onchange: (event: Event) => onChange(isChecked(event)),
  });
  return v("label", { class: "set flag" }, box, ` ${label}`);
}

export function choiceBox(
  choices: Record<string, string>,
  value: string,
  name: string,
  onChange: OnChange,
  label: string | null = null,
): VNode {
  return chooser(Object.entries(choices), value, onChange, { name, "aria-label": label });
}

function wordCheckboxes(field: Field, value: string[], name: string, onChange: OnChange): VNode {
  const toggle = (key: string, on: boolean): void =>
    onChange([...value.filter((one) => one !== key), ...(on ? [key] : [])]);
  return v(
    "fieldset",
    {},
    v("legend", {}, field.label),
    ...Object.entries(field.choices ?? {}).map(([key, label]) =>
      checkbox(label, value.includes(key), `${name} ${key}`, (on) => toggle(key, on === true)),
    ),
  );
}

function textInput(field: Field, value: string, name: string, onChange: OnChange, high: Field["high"]): VNode {
  const number = field.kind === "number";
  return v("input", {
    type: number ? "number" : "text",
    value,
    min: field.low,
    max: high,
    name,
    onchange: (event: Event) => onChange(number ? Number(inputValue(event)) : inputValue(event)),
  });
}
