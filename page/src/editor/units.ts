/** The unit in hand, the boxes, and the list in which any unit is found. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { counterCanvas } from "../board/counter_button";
import { describeCounter } from "../board/words";
import type { Look, Piece } from "../generated/api";
import { live, typed, v } from "../ui";
import { Fold } from "./editor";
import { choice, control } from "./fields";
import type { EditorStore } from "./store";

const MOST_FOUND = 24;

interface Given {
  editor: EditorStore;
  look: Look;
}

export function counterButton(editor: EditorStore, look: Look, piece: Piece): VNode {
  const { counter } = piece;
  const told = `${describeCounter(counter)}, ${piece.where}`;
  const held = counter.unit === editor.selected;
  void editor.pictures.value;
  return v(
    "button",
    {
      key: counter.unit,
      type: "button",
      class: `counter-button${held ? " selected" : ""}`,
      title: `${piece.name || counter.unit}: ${told}`,
      "aria-label": told,
      "aria-pressed": held ? "true" : "false",
      draggable: true,
      onclick: () => editor.select(counter.unit, null),
      ondragstart: (event: DragEvent) => event.dataTransfer?.setData("text/plain", counter.unit),
    },
    counterCanvas(counter, look),
  );
}

/** What can be set of the unit in hand. */
export function UnitPanel({ editor, look }: Given): VNode {
  const piece = editor.piece(editor.selected);
  if (!piece)
    return v(
      "p",
      { class: "panel faint" },
      "Choose a unit on the map or below, then a hex to put it there; or drag it. Choose a hex to set what is in it.",
    );
  void editor.pictures.value;
  const { unit, hex } = piece.counter;
  const put = (where: unknown): void => void editor.change({ unit, where: String(where).trim() });
  const boxes = Object.fromEntries([
    ...(hex ? [["", "on the map"] as const] : []),
    ...editor.editable.boxes.map((box) => [box, box] as const),
  ]);
  const fields = editor.editable.units.filter((field) => !piece.only || piece.only.includes(field.name));
  const last = editor.editable.boxes.at(-1);
  return v(
    "section",
    { key: unit, class: "panel prompt yours", "aria-label": "Unit in hand" },
    v(
      "div",
      { class: "in-hand" },
      counterCanvas(piece.counter, look),
      v(
        "div",
        {},
        v("h2", {}, piece.name || unit),
        v("p", { class: "faint" }, [unit, piece.group].filter(Boolean).join(" · ")),
      ),
    ),
    v(
      "div",
      { class: "two-up" },
      v(
        "label",
        { class: "set" },
        "Hex or place ",
        v("input", {
          value: hex,
          placeholder: "hex or place",
          autocomplete: "off",
          onchange: (event: Event) => put(typed(event)),
        }),
      ),
      v("label", { class: "set" }, "Box ", choice(boxes, hex ? "" : piece.where, "box", put)),
    ),
    v(
      "div",
      { class: "two-up" },
      ...fields.map((field) => {
        const high = field.name === "steps" ? piece.counter.full_steps : field.high;
        const set = (value: unknown): void => void editor.change({ unit, values: { [field.name]: value } });
        return control(field, piece.values[field.name], `value ${field.name}`, set, high);
      }),
    ),
    v(
      "div",
      { class: "row" },
      last ? v("button", { type: "button", onclick: () => put(last) }, last, v("kbd", {}, "Del")) : null,
      v("button", { type: "button", onclick: () => editor.select(null, editor.hex) }, "Put down", v("kbd", {}, "Esc")),
    ),
  );
}

/** The boxes that hold units, folded; what is dropped on one goes there. */
export function BoxesPanel({ editor, look }: Given): VNode {
  const off = editor.laid.pieces.filter((piece) => !piece.counter.hex);
  const filled = editor.editable.boxes.filter((box) => off.some((piece) => piece.where === box));
  const boxOf = (box: string): VNode => {
    const inside = off.filter((piece) => piece.where === box);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const unit = event.dataTransfer?.getData("text/plain");
      if (unit && editor.piece(unit)) void editor.change({ unit, where: box });
    };
    return v(
      "div",
      { key: box, ondragover: (event: DragEvent) => event.preventDefault(), ondrop: drop },
      live(Fold, {
        heading: `${box}: ${inside.length}`,
        shown: () => [v("div", { class: "row" }, ...inside.map((piece) => counterButton(editor, look, piece)))],
      }),
    );
  };
  return live(Fold, { heading: `Off the map: ${off.length}`, shown: () => filled.map(boxOf) });
}

/** The units whose name, formation, side or place holds every word. */
export function fitting(pieces: Piece[], sought: string): Piece[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return pieces.filter(({ counter, name, group, where }) => {
    const told = `${counter.unit} ${name} ${group} ${counter.side} ${where}`.toLowerCase();
    return words.every((word) => told.includes(word));
  });
}

export function Finder({ editor, look }: Given): VNode {
  const [sought, seek] = useState("");
  const fits = fitting(editor.laid.pieces, sought);
  return v(
    "section",
    { class: "panel", "aria-label": "Units" },
    v("h3", {}, "Units"),
    v("input", {
      type: "search",
      value: sought,
      placeholder: "name, formation, hex or box",
      "aria-label": "Find a unit",
      oninput: (event: Event) => seek(typed(event)),
    }),
    v(
      "div",
      { class: "row found" },
      ...fits.slice(0, MOST_FOUND).map((piece) => counterButton(editor, look, piece)),
      fits.length > MOST_FOUND
        ? v("p", { class: "faint" }, `${fits.length} units, the first ${MOST_FOUND} are shown.`)
        : null,
      sought.trim() && !fits.length ? v("p", { class: "faint" }, "No such unit.") : null,
    ),
  );
}
