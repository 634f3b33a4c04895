/** The selected unit, the boxes, and the search for units. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { counterCanvas } from "../board/counter_button";
import { describeCounter } from "../board/describe";
import type { Look, Piece } from "../generated/api";
import { live, inputValue, v } from "../ui";
import { CollapsibleSection } from "./editor";
import { choiceBox, fieldControl } from "./fields";
import type { EditorStore } from "./store";

const MOST_SHOWN = 24;

interface UnitPanelProps {
  editor: EditorStore;
  look: Look;
}

export function pieceButton(editor: EditorStore, look: Look, piece: Piece): VNode {
  const { counter } = piece;
  const description = `${describeCounter(counter)}, ${piece.where}`;
  const isSelected = counter.unit === editor.selected;
  void editor.pictureVersion.value;
  return v(
    "button",
    {
      key: counter.unit,
      type: "button",
      class: `counter-button${isSelected ? " selected" : ""}`,
      title: `${piece.name || counter.unit}: ${description}`,
      "aria-label": description,
      "aria-pressed": isSelected ? "true" : "false",
      draggable: true,
      onclick: () => editor.select(counter.unit, null),
      ondragstart: (event: DragEvent) => event.dataTransfer?.setData("text/plain", counter.unit),
    },
    counterCanvas(counter, look),
  );
}

/** The settings of the selected unit. */
export function UnitPanel({ editor, look }: UnitPanelProps): VNode {
  const piece = editor.findPiece(editor.selected);
  if (!piece)
    return v(
      "p",
      { class: "panel faint" },
      "Choose a unit on the map or below, then a hex to put it there; or drag it. Choose a hex to set what is in it.",
    );
  void editor.pictureVersion.value;
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
          onchange: (event: Event) => put(inputValue(event)),
        }),
      ),
      v("label", { class: "set" }, "Box ", choiceBox(boxes, hex ? "" : piece.where, "box", put)),
    ),
    v(
      "div",
      { class: "two-up" },
      ...fields.map((field) => {
        const high = field.name === "steps" ? piece.counter.full_steps : field.high;
        const set = (value: unknown): void => void editor.change({ unit, values: { [field.name]: value } });
        return fieldControl(field, piece.values[field.name], `value ${field.name}`, set, high);
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

/** The boxes that hold units, collapsed; a unit can be dropped on one. */
export function BoxesPanel({ editor, look }: UnitPanelProps): VNode {
  const off = editor.current.pieces.filter((piece) => !piece.counter.hex);
  const filled = editor.editable.boxes.filter((box) => off.some((piece) => piece.where === box));
  const boxSection = (box: string): VNode => {
    const inside = off.filter((piece) => piece.where === box);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const unit = event.dataTransfer?.getData("text/plain");
      if (unit && editor.findPiece(unit)) void editor.change({ unit, where: box });
    };
    return v(
      "div",
      { key: box, ondragover: (event: DragEvent) => event.preventDefault(), ondrop: drop },
      live(CollapsibleSection, {
        heading: `${box}: ${inside.length}`,
        shown: () => [v("div", { class: "row" }, ...inside.map((piece) => pieceButton(editor, look, piece)))],
      }),
    );
  };
  return live(CollapsibleSection, { heading: `Off the map: ${off.length}`, shown: () => filled.map(boxSection) });
}

/** Return the units whose name, formation, side or place contains every word. */
export function findPieces(pieces: Piece[], sought: string): Piece[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return pieces.filter(({ counter, name, group, where }) => {
    const searched = `${counter.unit} ${name} ${group} ${counter.side} ${where}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

export function UnitFinder({ editor, look }: UnitPanelProps): VNode {
  const [sought, setSought] = useState("");
  const fits = findPieces(editor.current.pieces, sought);
  return v(
    "section",
    { class: "panel", "aria-label": "Units" },
    v("h3", {}, "Units"),
    v("input", {
      type: "search",
      value: sought,
      placeholder: "name, formation, hex or box",
      "aria-label": "Find a unit",
      oninput: (event: Event) => setSought(inputValue(event)),
    }),
    v(
      "div",
      { class: "row found" },
      ...fits.slice(0, MOST_SHOWN).map((piece) => pieceButton(editor, look, piece)),
      fits.length > MOST_SHOWN
        ? v("p", { class: "faint" }, `${fits.length} units, the first ${MOST_SHOWN} are shown.`)
        : null,
      sought.trim() && !fits.length ? v("p", { class: "faint" }, "No such unit.") : null,
    ),
  );
}
