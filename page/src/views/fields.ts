/** Form fields from JSON schema: one for each kind of parameter a question may have. */

import { fill, h, spoken } from "../dom";
import type { ParameterSchema } from "../generated/api";
import type { Prose } from "../prose";
import { wordOf } from "./values";

/** A parameter; of a position with the scenarios it may start from, by name. */
export type Schema = ParameterSchema & { scenarios?: Record<string, string> };

export interface Field {
  name: string;
  element: HTMLElement;
  /** undefined: left out. */
  value(): unknown;
  set(given: string): void;
  wrong(message: Prose | null): void;
}

export function field(name: string, schema: Schema, required: boolean): Field {
  const id = `field-${name}`;
  const note = h("p", { class: "field-wrong", id: `${id}-wrong`, role: "alert", hidden: true });
  const made = control(id, schema, required);
  const hint = said(schema);
  const element = h(
    "div",
    { class: "field" },
    made.grouped
      ? h("span", { class: "label", id: `${id}-label` }, spoken(name), required ? "" : h("small", {}, " optional"))
      : h("label", { for: id }, spoken(name), required ? "" : h("small", {}, " optional")),
    made.element,
    hint ? h("small", { class: "faint" }, hint) : null,
    note,
  );
  return {
    name,
    element,
    value: made.value,
    set: made.set,
    wrong: (message) => {
      note.hidden = message === null;
      fill(note, message);
      element.classList.toggle("bad", message !== null);
    },
  };
}

interface Control {
  element: HTMLElement;
  grouped?: boolean;
  value(): unknown;
  set(given: string): void;
}

function said(schema: Schema): string {
  if (schema.description) return schema.description;
  if (schema.minimum !== undefined && schema.maximum !== undefined) return `${schema.minimum} to ${schema.maximum}`;
  if (schema.minimum !== undefined) return `at least ${schema.minimum}`;
  if (schema.type === "array" && !schema.items?.enum) return "several, parted by commas";
  if (schema.type === "object") return "";
  return "";
}

function control(id: string, schema: Schema, required: boolean): Control {
  if (schema.enum) return choice(id, schema.enum, schema.default, required);
  if (schema.type === "boolean") return flag(id, schema.default === true);
  if (schema.type === "array" && schema.items?.enum) return several(id, schema.items.enum);
  if (schema.type === "object") return position(id, schema.scenarios ?? {});
  return line(id, schema, required);
}

function choice(id: string, words: string[], standard: unknown, required: boolean): Control {
  const none =
    required && standard === undefined ? [] : standard === undefined ? [h("option", { value: "" }, "not given")] : [];
  const select = h("select", { id }, ...none, ...words.map((word) => h("option", { value: word }, word)));
  if (typeof standard === "string") select.value = standard;
  return {
    element: select,
    value: () => select.value || undefined,
    set: (given) => {
      const found = words.find((word) => word.toLowerCase() === given.toLowerCase());
      select.value = found ?? given;
    },
  };
}

function flag(id: string, standard: boolean): Control {
  const box = h("input", { type: "checkbox", id, checked: standard });
  return {
    element: box,
    value: () => box.checked,
    set: (given) => (box.checked = given === "true" || given === "yes"),
  };
}

function several(id: string, words: string[]): Control {
  const boxes = words.map((word) => h("input", { type: "checkbox", value: word }));
  const element = h(
    "div",
    { class: "several", id, role: "group", "aria-labelledby": `${id}-label` },
    ...boxes.map((box, n) => h("label", {}, box, ` ${words[n] ?? ""}`)),
  );
  return {
    element,
    grouped: true,
    value: () => {
      const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
      return chosen.length ? chosen : undefined;
    },
    set: (given) => {
      const wanted = given.toLowerCase().split(",");
      for (const box of boxes) box.checked = wanted.includes(box.value.toLowerCase());
    },
  };
}

/** The start of a scenario, or a position of one's own as JSON; the editor makes them on the map. */
function position(id: string, scenarios: Record<string, string>): Control {
  const area = h("textarea", {
    rows: 4,
    spellcheck: "false",
    "aria-label": "A position as JSON",
    placeholder: "A position as JSON",
  });
  const own = h("div", { class: "own-position" }, area);
  const select = h(
    "select",
    { id },
    ...Object.entries(scenarios).map(([name, label]) => h("option", { value: name }, `Start of ${label}`)),
    h("option", { value: "" }, "A position of your own"),
  );
  const adapt = (): void => void (own.hidden = select.value !== "");
  select.addEventListener("change", adapt);
  adapt();
  return {
    element: h("div", {}, select, own),
    value: () => {
      if (select.value) return select.value;
      if (!area.value.trim()) return undefined;
      try {
        return JSON.parse(area.value) as unknown;
      } catch {
        return area.value;
      }
    },
    set: (given) => {
      select.value = given in scenarios ? given : "";
      if (!select.value) area.value = given;
      adapt();
    },
  };
}

function line(id: string, schema: Schema, required: boolean): Control {
  const whole = schema.type === "integer";
  const many = schema.type === "array";
  const type = schema.format === "date" ? "date" : whole ? "number" : "text";
  const input = h("input", {
    id,
    type,
    min: schema.format === "date" ? "1944-09-01" : schema.minimum,
    max: schema.format === "date" ? "1945-05-08" : schema.maximum,
    required: required && schema.format !== "date",
    autocomplete: "off",
  });
  if (schema.default !== undefined) input.value = wordOf(schema.default);
  return {
    element: input,
    value: () => {
      const text = input.value.trim();
      if (!text) return undefined;
      if (many) return text.split(",").map((part) => part.trim());
      return whole && /^[+-]?\d+$/.test(text) ? Number(text) : text;
    },
    set: (given) => (input.value = given),
  };
}
