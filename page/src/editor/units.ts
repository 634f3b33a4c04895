/** The unit in hand, the boxes, and the list in which any unit is found. */

import { counterPicture } from "../board/counters";
import { describeCounter } from "../board/words";
import { fill, h } from "../dom";
import type { Editor } from "./editor";
import { choice, control } from "./fields";
import type { Piece } from "../generated/api";

const MOST_FOUND = 24;

export function counterButton(editor: Editor, piece: Piece): HTMLElement {
  const { counter } = piece;
  const told = `${describeCounter(counter)}, ${piece.where}`;
  const button = h("button", {
    type: "button",
    class: `counter-button${counter.unit === editor.selected ? " selected" : ""}`,
    title: `${piece.name || counter.unit}: ${told}`,
    "aria-label": told,
    "aria-pressed": counter.unit === editor.selected ? "true" : "false",
    "data-keep": `unit ${counter.unit}`,
    draggable: "true",
    onclick: () => editor.select(counter.unit, null),
  });
  button.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", counter.unit));
  button.append(picture(editor, piece));
  return button;
}

function picture(editor: Editor, piece: Piece): HTMLCanvasElement {
  const copy = h("canvas", { class: "counter", width: 108, height: 108, "aria-hidden": "true" });
  copy.getContext("2d")?.drawImage(counterPicture(piece.counter, editor.look, 54, 2), 0, 0);
  return copy;
}

/** What can be set of the unit in hand. */
export function unitPanel(editor: Editor): HTMLElement | null {
  const piece = editor.piece(editor.selected);
  if (!piece)
    return h(
      "p",
      { class: "panel faint" },
      "Choose a unit on the map or below, then a hex to put it there; or drag it. Choose a hex to set what is in it.",
    );
  const { unit } = piece.counter;
  const on = piece.counter.hex;
  const where = h("input", { value: on, placeholder: "hex or place", "data-keep": "where", autocomplete: "off" });
  where.addEventListener("change", () => void editor.change({ unit, where: where.value.trim() }));
  const boxes = Object.fromEntries([
    ...(on ? [["", "on the map"] as const] : []),
    ...editor.editable.boxes.map((box) => [box, box] as const),
  ]);
  const box = choice(boxes, on ? "" : piece.where, "box", (to) => void editor.change({ unit, where: String(to) }));
  const fields = editor.editable.units.filter((field) => !piece.only || piece.only.includes(field.name));
  return h(
    "section",
    { class: "panel prompt yours", "aria-label": "Unit in hand" },
    h(
      "div",
      { class: "in-hand" },
      picture(editor, piece),
      h(
        "div",
        {},
        h("h2", {}, piece.name || unit),
        h("p", { class: "faint" }, [unit, piece.group].filter(Boolean).join(" · ")),
      ),
    ),
    h(
      "div",
      { class: "two-up" },
      h("label", { class: "set" }, "Hex or place ", where),
      h("label", { class: "set" }, "Box ", box),
    ),
    h(
      "div",
      { class: "two-up" },
      ...fields.map((field) => {
        const high = field.name === "steps" ? piece.counter.full_steps : field.high;
        return control(
          field,
          piece.values[field.name],
          `value ${field.name}`,
          (value) => void editor.change({ unit, values: { [field.name]: value } }),
          high,
        );
      }),
    ),
    h(
      "div",
      { class: "row" },
      ...editor.editable.boxes
        .slice(-1)
        .map((box) =>
          h(
            "button",
            { type: "button", onclick: () => void editor.change({ unit, where: box }) },
            box,
            h("kbd", {}, "Del"),
          ),
        ),
      h("button", { type: "button", onclick: () => editor.select(null, editor.hex) }, "Put down", h("kbd", {}, "Esc")),
    ),
  );
}

/** The boxes that hold units, folded, and a list to find any unit in. */
export function unitsPanel(editor: Editor): HTMLElement[] {
  const off = editor.laid.pieces.filter((piece) => !piece.counter.hex);
  const filled = editor.editable.boxes.filter((box) => off.some((piece) => piece.where === box));
  const boxOf = (box: string): HTMLElement => {
    const inside = editor.laid.pieces.filter((piece) => piece.where === box);
    const folded = editor.fold(`box ${box}`, `${box}: ${inside.length}`, () => [
      h("div", { class: "row" }, ...inside.map((piece) => counterButton(editor, piece))),
    ]);
    folded.addEventListener("dragover", (event) => event.preventDefault());
    folded.addEventListener("drop", (event) => {
      event.preventDefault();
      const unit = event.dataTransfer?.getData("text/plain");
      if (unit && editor.piece(unit)) void editor.change({ unit, where: box });
    });
    return folded;
  };
  return [finder(editor), editor.fold("off", `Off the map: ${off.length}`, () => filled.map(boxOf))];
}

function finder(editor: Editor): HTMLElement {
  const input = h("input", {
    type: "search",
    value: editor.wanted,
    placeholder: "name, formation, hex or box",
    "aria-label": "Find a unit",
    "data-keep": "find",
  });
  const found = h("div", { class: "row found" });
  const show = (): void => {
    editor.wanted = input.value;
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) {
      fill(found);
      return;
    }
    const fits = editor.laid.pieces.filter((piece) => {
      const told =
        `${piece.counter.unit} ${piece.name} ${piece.group} ${piece.counter.side} ${piece.where}`.toLowerCase();
      return words.every((word) => told.includes(word));
    });
    const more =
      fits.length > MOST_FOUND
        ? h("p", { class: "faint" }, `${fits.length} units, the first ${MOST_FOUND} are shown.`)
        : null;
    fill(
      found,
      ...fits.slice(0, MOST_FOUND).map((piece) => counterButton(editor, piece)),
      more,
      fits.length ? null : h("p", { class: "faint" }, "No such unit."),
    );
  };
  input.addEventListener("input", show);
  show();
  return h("section", { class: "panel", "aria-label": "Units" }, h("h3", {}, "Units"), input, found);
}
