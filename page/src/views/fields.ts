/** Form fields for the parameters of a question, from their JSON schema. Field values are texts. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { humanize } from "../dom";
import type { ParameterSchema } from "../generated/api";
import type { Prose } from "../prose";
import { chooser, isChecked, inputValue, v } from "../ui";
import { toText } from "./values";

/** A parameter's schema; that of a position has the labels of the scenarios by name. */
export type Schema = ParameterSchema & { scenarios?: Record<string, string> };

/** The state of a form. */
export interface Form {
  texts: Record<string, string>;
  set(name: string, text: string): void;
  /** Return the parameters that are filled in. */
  given(): Record<string, unknown>;
}

export interface FormSchema {
  properties: Record<string, Schema>;
  required: string[];
}

export function useForm(asking: FormSchema, first: (name: string) => string | null): Form {
  const [texts, write] = useState(() => {
    const begins = ([name, schema]: [string, Schema]): [string, string] => [
      name,
      textFromAddress(schema, first(name)) ?? defaultText(schema, asking.required.includes(name)),
    ];
    return Object.fromEntries(Object.entries(asking.properties).map(begins));
  });
  return {
    texts,
    set: (name, text) => write((now) => ({ ...now, [name]: text })),
    given: () => {
      const all = Object.entries(asking.properties).map(([name, schema]) => [
        name,
        parseField(schema, texts[name] ?? ""),
      ]);
      return Object.fromEntries(all.filter(([, value]) => value !== undefined));
    },
  };
}

/** Return the initial text of a field. */
export function defaultText(schema: Schema, required: boolean): string {
  if (schema.enum) return toText(schema.default) || (required ? (schema.enum[0] ?? "") : "");
  if (schema.type === "boolean") return schema.default === true ? "true" : "";
  if (schema.type === "object") return Object.keys(schema.scenarios ?? {})[0] ?? "";
  return toText(schema.default);
}

/** Return a value from the URL as the field's text. */
export function textFromAddress(schema: Schema, text: string | null): string | null {
  if (text === null) return null;
  const like = (word: string): boolean => word.toLowerCase() === text.toLowerCase();
  if (schema.type === "boolean") return like("true") || like("yes") ? "true" : "";
  return schema.enum?.find(like) ?? text;
}

/** Convert a field's text to a value; undefined if it is left out. */
export function parseField(schema: Schema, text: string): unknown {
  if (schema.type === "boolean") return text === "true";
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  if (schema.enum) return text;
  if (schema.type === "array") {
    const parts = trimmed.split(",").map((part) => part.trim());
    const words = schema.items?.enum;
    if (!words) return parts;
    const wanted = parts.map((part) => part.toLowerCase());
    return words.filter((word) => wanted.includes(word.toLowerCase()));
  }
  if (schema.type === "object") {
    if (schema.scenarios && text in schema.scenarios) return text;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  return schema.type === "integer" && /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  form: Form;
  wrong?: Prose | null;
  leftOut?: boolean;
}

export function FieldView({ name, schema, required, form, wrong = null, leftOut = false }: FieldProps): VNode {
  const id = `field-${name}`;
  const text = form.texts[name] ?? "";
  const label = [humanize(name), required ? "" : v("small", {}, " optional")];
  const hint = fieldHint(schema);
  return v(
    "div",
    { class: `field${wrong === null ? "" : " bad"}${leftOut ? " left-out" : ""}` },
    schema.type === "array" && schema.items?.enum
      ? v("span", { class: "label", id: `${id}-label` }, ...label)
      : v("label", { for: id }, ...label),
    fieldControl(id, schema, required, text, (value) => form.set(name, value)),
    hint ? v("small", { class: "faint" }, hint) : null,
    v("p", { class: "field-wrong", id: `${id}-wrong`, role: "alert", hidden: wrong === null }, wrong),
  );
}

function fieldHint(schema: Schema): string {
  if (schema.description) return schema.description;
  if (schema.minimum !== undefined && schema.maximum !== undefined) return `${schema.minimum} to ${schema.maximum}`;
  if (schema.minimum !== undefined) return `at least ${schema.minimum}`;
  return schema.type === "array" && !schema.items?.enum ? "several, separated by commas" : "";
}

type OnText = (text: string) => void;

function fieldControl(id: string, schema: Schema, required: boolean, text: string, onText: OnText): VNode {
  if (schema.enum) {
    const none: [string, string][] = required || schema.default !== undefined ? [] : [["", "not given"]];
    return chooser([...none, ...schema.enum.map((word): [string, string] => [word, word])], text, onText, { id });
  }
  if (schema.type === "boolean")
    return v("input", {
      type: "checkbox",
      id,
      checked: text === "true",
      onchange: (event: Event) => onText(isChecked(event) ? "true" : ""),
    });
  if (schema.type === "array" && schema.items?.enum) return checkboxList(id, schema.items.enum, text, onText);
  if (schema.type === "object") return positionField(id, schema.scenarios ?? {}, text, onText);
  const dated = schema.format === "date";
  return v("input", {
    id,
    type: dated ? "date" : schema.type === "integer" ? "number" : "text",
    min: dated ? "1944-09-01" : schema.minimum,
    max: dated ? "1945-05-08" : schema.maximum,
    required: required && !dated,
    autocomplete: "off",
    value: text,
    oninput: (event: Event) => onText(inputValue(event)),
  });
}

function checkboxList(id: string, words: string[], text: string, onText: OnText): VNode {
  const now = text.toLowerCase().split(",");
  const toggle = (word: string): void =>
    onText(words.filter((one) => (one === word) !== now.includes(one.toLowerCase())).join(","));
  return v(
    "div",
    { class: "several", id, role: "group", "aria-labelledby": `${id}-label` },
    ...words.map((word) =>
      v(
        "label",
        {},
        v("input", {
          type: "checkbox",
          value: word,
          checked: now.includes(word.toLowerCase()),
          onchange: () => toggle(word),
        }),
        ` ${word}`,
      ),
    ),
  );
}

/** A field for a position: the start of a scenario, or JSON from the position editor. */
function positionField(id: string, scenarios: Record<string, string>, text: string, onText: OnText): VNode {
  const starts = Object.entries(scenarios).map(([name, label]): [string, string] => [name, `Start of ${label}`]);
  const own = !(text in scenarios);
  return v(
    "div",
    {},
    chooser([...starts, ["", "A position of your own"]], own ? "" : text, onText, { id }),
    v(
      "div",
      { class: "own-position", hidden: !own },
      v("textarea", {
        rows: 4,
        spellcheck: "false",
        "aria-label": "A position as JSON",
        placeholder: "A position as JSON",
        value: own ? text : "",
        oninput: (event: Event) => onText(inputValue(event)),
      }),
    ),
  );
}
