/** Many units at once: typed or pasted as a list; and formations as a whole, new ones too. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Field } from "../generated/api";
import { chooser, group, live, typed, v } from "../ui";
import { Fold } from "./editor";
import type { EditorStore } from "./store";

export function Entry({ editor }: { editor: EditorStore }): VNode {
  return live(Fold, { heading: "Enter many units", shown: () => [live(List, { editor })] });
}

function List({ editor }: { editor: EditorStore }): VNode {
  const [lines, write] = useState("");
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const before = editor.steps;
    await editor.change({ lines });
    // What was refused stays to be corrected.
    if (editor.steps > before) write("");
  };
  return v(
    "form",
    { class: "sets", onsubmit: (event: Event) => void enter(event) },
    v(
      "p",
      { class: "faint" },
      "A line for each unit, typed or pasted from a spreadsheet: who and where, then its steps if some are lost. ",
      "Names, places, boxes and whole formations serve too.",
    ),
    v("textarea", {
      rows: 6,
      value: lines,
      placeholder: editor.editable.begins
        ? "US 79 Inf Div, C20.05\nNancy: US 35 Inf Div"
        : "27/12VG 0804\nPeiper, Stoumont, 2\nLosheim: 5/3FJ, 9/3FJ",
      "aria-label": "Units, a line each",
      spellcheck: false,
      oninput: (event: Event) => write((event.currentTarget as HTMLTextAreaElement).value),
    }),
    v("button", { class: "main", disabled: !lines.trim() }, "Put them there"),
  );
}

export function Formations({ editor }: { editor: EditorStore }): VNode | null {
  const { formations, new_formation, new_name } = editor.editable;
  if (Object.keys(formations).length)
    return live(Fold, { heading: "Formations", shown: () => [live(Whole, { editor }), live(New, { editor })] });
  return new_formation.length
    ? live(Fold, { heading: `A ${new_name} of your own`, shown: () => [live(New, { editor })] })
    : null;
}

function Whole({ editor }: { editor: EditorStore }): VNode {
  const { formations, boxes } = editor.editable;
  const names = Object.keys(formations).sort();
  const [name, choose] = useState(names[0] ?? "");
  const [box, take] = useState(boxes.at(-1) ?? "");
  const chosen = name in formations ? name : (names[0] ?? "");
  return v(
    "div",
    { class: "sets" },
    v(
      "div",
      { class: "row" },
      chooser(
        names.map((one) => [one, `${one} (${formations[one]?.length ?? 0})`]),
        chosen,
        choose,
        { "aria-label": "Formation" },
      ),
      chooser(
        boxes.map((one) => [one, one]),
        box,
        take,
        { "aria-label": "Goes to" },
      ),
      v(
        "button",
        { type: "button", onclick: () => void editor.change({ formation: chosen, where: box }) },
        "Put all its units there",
      ),
    ),
  );
}

function New({ editor }: { editor: EditorStore }): VNode | null {
  const fields = editor.editable.new_formation;
  const [formation, call] = useState("");
  const [values, say] = useState<Record<string, string>>({});
  if (!fields.length) return null;
  // What is to stand in a hex stands in the one that was chosen last.
  const start = (field: Field): string => (field.name === "hex" ? (editor.hex ?? "") : first(field));
  const given = Object.fromEntries(fields.map((field) => [field.name, values[field.name] ?? start(field)]));
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const before = editor.steps;
    await editor.change({ formation: formation.trim(), values: given });
    if (editor.steps === before) return;
    // The next one is much like it, but has another name and place.
    call("");
    say(Object.fromEntries(Object.entries(values).filter(([name]) => name !== "hex")));
  };
  return v(
    "form",
    { class: "sets", onsubmit: (event: Event) => void add(event) },
    v("h4", {}, `A new ${editor.editable.new_name}`),
    v(
      "label",
      { class: "set" },
      "Called ",
      v("input", { value: formation, oninput: (event: Event) => call(typed(event)) }),
    ),
    group(
      fields.map((field) => {
        const set = (value: string): void => say({ ...values, [field.name]: value });
        const choices = Object.entries(field.choices ?? {});
        return v(
          "label",
          { class: "set" },
          `${field.label} `,
          choices.length
            ? chooser(choices, given[field.name] ?? "", set)
            : v("input", {
                value: given[field.name] ?? "",
                placeholder: field.text ?? "",
                oninput: (event: Event) => set(typed(event)),
              }),
        );
      }),
    ),
    v("button", { disabled: !formation.trim() }, "Add it"),
  );
}

function first(field: Field): string {
  return Object.keys(field.choices ?? {})[0] ?? "";
}
