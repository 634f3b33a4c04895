/** Form fields from JSON schema: one for each kind of parameter a question may have. What stands in one is a text. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { spoken } from "../dom";
import type { ParameterSchema } from "../generated/api";
import type { Prose } from "../prose";
import { chooser, ticked, typed, v } from "../ui";
import { wordOf } from "./values";

/** A parameter; of a position with the scenarios it may start from, by name. */
export type Schema = ParameterSchema & { scenarios?: Record<string, string> };

/** A form: what stands in each field, and what is wrong with one. */
export interface Form {
  texts: Record<string, string>;
  set(name: string, text: string): void;
  /** What is given, without what is left out. */
  given(): Record<string, unknown>;
}

export interface Asking {
  properties: Record<string, Schema>;
  required: string[];
}

export function useForm(asking: Asking, first: (name: string) => string | null): Form {
  const [texts, write] = useState(() => {
    const begins = ([name, schema]: [string, Schema]): [string, string] => [
      name,
      taken(schema, first(name)) ?? standard(schema, asking.required.includes(name)),
    ];
    return Object.fromEntries(Object.entries(asking.properties).map(begins));
  });
  return {
    texts,
    set: (name, text) => write((now) => ({ ...now, [name]: text })),
    given: () => {
      const all = Object.entries(asking.properties).map(([name, schema]) => [name, valueOf(schema, texts[name] ?? "")]);
      return Object.fromEntries(all.filter(([, value]) => value !== undefined));
    },
  };
}

/** What stands in a field before anybody has written there. */
export function standard(schema: Schema, required: boolean): string {
  if (schema.enum) return wordOf(schema.default) || (required ? (schema.enum[0] ?? "") : "");
  if (schema.type === "boolean") return schema.default === true ? "true" : "";
  if (schema.type === "object") return Object.keys(schema.scenarios ?? {})[0] ?? "";
  return wordOf(schema.default);
}

/** What an address gives, as the field writes it. */
export function taken(schema: Schema, text: string | null): string | null {
  if (text === null) return null;
  const like = (word: string): boolean => word.toLowerCase() === text.toLowerCase();
  if (schema.type === "boolean") return like("true") || like("yes") ? "true" : "";
  return schema.enum?.find(like) ?? text;
}

/** What a text in a field says; undefined: it is left out. */
export function valueOf(schema: Schema, text: string): unknown {
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

interface Given {
  name: string;
  schema: Schema;
  required: boolean;
  form: Form;
  wrong?: Prose | null;
  leftOut?: boolean;
}

export function FieldView({ name, schema, required, form, wrong = null, leftOut = false }: Given): VNode {
  const id = `field-${name}`;
  const text = form.texts[name] ?? "";
  const label = [spoken(name), required ? "" : v("small", {}, " optional")];
  const hint = said(schema);
  return v(
    "div",
    { class: `field${wrong === null ? "" : " bad"}${leftOut ? " left-out" : ""}` },
    schema.type === "array" && schema.items?.enum
      ? v("span", { class: "label", id: `${id}-label` }, ...label)
      : v("label", { for: id }, ...label),
    control(id, schema, required, text, (told) => form.set(name, told)),
    hint ? v("small", { class: "faint" }, hint) : null,
    v("p", { class: "field-wrong", id: `${id}-wrong`, role: "alert", hidden: wrong === null }, wrong),
  );
}

function said(schema: Schema): string {
  if (schema.description) return schema.description;
  if (schema.minimum !== undefined && schema.maximum !== undefined) return `${schema.minimum} to ${schema.maximum}`;
  if (schema.minimum !== undefined) return `at least ${schema.minimum}`;
  return schema.type === "array" && !schema.items?.enum ? "several, separated by commas" : "";
}

type Told = (text: string) => void;

function control(id: string, schema: Schema, required: boolean, text: string, told: Told): VNode {
  if (schema.enum) {
    const none: [string, string][] = required || schema.default !== undefined ? [] : [["", "not given"]];
    return chooser([...none, ...schema.enum.map((word): [string, string] => [word, word])], text, told, { id });
  }
  if (schema.type === "boolean")
    return v("input", {
      type: "checkbox",
      id,
      checked: text === "true",
      onchange: (event: Event) => told(ticked(event) ? "true" : ""),
    });
  if (schema.type === "array" && schema.items?.enum) return several(id, schema.items.enum, text, told);
  if (schema.type === "object") return position(id, schema.scenarios ?? {}, text, told);
  const dated = schema.format === "date";
  return v("input", {
    id,
    type: dated ? "date" : schema.type === "integer" ? "number" : "text",
    min: dated ? "1944-09-01" : schema.minimum,
    max: dated ? "1945-05-08" : schema.maximum,
    required: required && !dated,
    autocomplete: "off",
    value: text,
    oninput: (event: Event) => told(typed(event)),
  });
}

function several(id: string, words: string[], text: string, told: Told): VNode {
  const now = text.toLowerCase().split(",");
  const toggle = (word: string): void =>
    told(words.filter((one) => (one === word) !== now.includes(one.toLowerCase())).join(","));
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

/** The start of a scenario, or a position of one's own as JSON; the editor makes them on the map. */
function position(id: string, scenarios: Record<string, string>, text: string, told: Told): VNode {
  const starts = Object.entries(scenarios).map(([name, label]): [string, string] => [name, `Start of ${label}`]);
  const own = !(text in scenarios);
  return v(
    "div",
    {},
    chooser([...starts, ["", "A position of your own"]], own ? "" : text, told, { id }),
    v(
      "div",
      { class: "own-position", hidden: !own },
      v("textarea", {
        rows: 4,
        spellcheck: "false",
        "aria-label": "A position as JSON",
        placeholder: "A position as JSON",
        value: own ? text : "",
        oninput: (event: Event) => told(typed(event)),
      }),
    ),
  );
}
