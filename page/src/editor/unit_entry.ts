/** Entry of many units at once: as a typed or pasted list, or as whole formations, including new ones. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Field } from "../generated/api";
import { chooser, group, live, inputValue, v } from "../ui";
import { CollapsibleSection } from "./editor";
import type { EditorStore } from "./store";

export function UnitEntry({ editor }: { editor: EditorStore }): VNode {
  return live(CollapsibleSection, { heading: "Enter many units", shown: () => [live(UnitListForm, { editor })] });
}

function UnitListForm({ editor }: { editor: EditorStore }): VNode {
  const [lines, setLines] = useState("");
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const before = editor.undoCount;
    await editor.change({ lines });
    // Refused lines stay, to be corrected.
    if (editor.undoCount > before) setLines("");
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
      oninput: (event: Event) => setLines((event.currentTarget as HTMLTextAreaElement).value),
    }),
    v("button", { class: "main", disabled: !lines.trim() }, "Put them there"),
  );
}

export function FormationsPanel({ editor }: { editor: EditorStore }): VNode | null {
  const { formations, new_formation, new_name } = editor.editable;
  if (Object.keys(formations).length)
    return live(CollapsibleSection, {
      heading: "Formations",
      shown: () => [live(FormationMover, { editor }), live(NewFormationForm, { editor })],
    });
  return new_formation.length
    ? live(CollapsibleSection, {
        heading: `A ${new_name} of your own`,
        shown: () => [live(NewFormationForm, { editor })],
      })
    : null;
}

function FormationMover({ editor }: { editor: EditorStore }): VNode {
  const { formations, boxes } = editor.editable;
  const names = Object.keys(formations).sort();
  const [name, setName] = useState(names[0] ?? "");
  const [box, setBox] = useState(boxes.at(-1) ?? "");
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
        setName,
        { "aria-label": "Formation" },
      ),
      chooser(
        boxes.map((one) => [one, one]),
        box,
        setBox,
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

function NewFormationForm({ editor }: { editor: EditorStore }): VNode | null {
  const fields = editor.editable.new_formation;
  const [formation, setFormation] = useState("");
  const [values, setValues] = useState<Record<string, string>>({});
  if (!fields.length) return null;
  // A new formation starts in the hex that was chosen last.
  const start = (field: Field): string => (field.name === "hex" ? (editor.hex ?? "") : firstChoice(field));
  const given = Object.fromEntries(fields.map((field) => [field.name, values[field.name] ?? start(field)]));
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const before = editor.undoCount;
    await editor.change({ formation: formation.trim(), values: given });
    if (editor.undoCount === before) return;
    // The next formation is often similar, but has another name and place.
    setFormation("");
    setValues(Object.fromEntries(Object.entries(values).filter(([name]) => name !== "hex")));
  };
  return v(
    "form",
    { class: "sets", onsubmit: (event: Event) => void add(event) },
    v("h4", {}, `A new ${editor.editable.new_name}`),
    v(
      "label",
      { class: "set" },
      "Called ",
      v("input", { value: formation, oninput: (event: Event) => setFormation(inputValue(event)) }),
    ),
    group(
      fields.map((field) => {
        const set = (value: string): void => setValues({ ...values, [field.name]: value });
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
                oninput: (event: Event) => set(inputValue(event)),
              }),
        );
      }),
    ),
    v("button", { disabled: !formation.trim() }, "Add it"),
  );
}

function firstChoice(field: Field): string {
  return Object.keys(field.choices ?? {})[0] ?? "";
}
