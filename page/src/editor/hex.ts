/** The hex in question: who is in it, and what of it can be set. */

import type { VNode } from "preact";
import type { Grid } from "../board/geometry";
import { describeGround } from "../board/words";
import type { Field, Look } from "../generated/api";
import { v } from "../ui";
import { listOf, wordsOf } from "../views/values";
import { choice, flag } from "./fields";
import type { EditorStore } from "./store";
import { counterButton } from "./units";

export function HexPanel({ editor, grid, look }: { editor: EditorStore; grid: Grid; look: Look }): VNode | null {
  const { hex } = editor;
  if (!hex) return null;
  const here = editor.laid.pieces.filter((piece) => piece.counter.hex === hex);
  return v(
    "section",
    { class: "panel", "aria-label": `Hex ${hex}` },
    v("h3", {}, `Hex ${hex}`),
    v("p", { class: "faint" }, describeGround(grid, hex).join("; ")),
    here.length ? v("div", { class: "row" }, ...here.map((piece) => counterButton(editor, look, piece))) : null,
    ...editor.editable.facts.map((field) => atHex(editor, field, hex)),
    ...sidesOf(editor, hex),
  );
}

function atHex(editor: EditorStore, field: Field, hex: string): VNode | null {
  const name = `hex ${field.name}`;
  const value = editor.laid.facts[field.name];
  const elsewhere = field.places?.length && !field.places.includes(hex);
  if (field.kind === "hexes") {
    const now = listOf(value);
    const on = now.includes(hex);
    if (!on && elsewhere) return null;
    const set = (wanted: unknown): void =>
      void editor.change({
        fact: field.name,
        value: wanted === true ? [...now, hex] : now.filter((other) => other !== hex),
      });
    return flag(field.label, on, name, set);
  }
  if (field.kind !== "hex-choice" || elsewhere) return null;
  const set = (wanted: unknown): void => void editor.change({ fact: field.name, value: { [hex]: wanted } });
  const now = wordsOf(value)[hex] ?? "";
  return v("label", { class: "set" }, `${field.label} `, choice(field.choices ?? {}, now, name, set));
}

/** Each hexside that has something to set, in a row of its own. */
function sidesOf(editor: EditorStore, hex: string): VNode[] {
  const fields = editor.editable.facts.filter((field) => field.kind === "side-choice");
  const sides = new Set(
    fields.flatMap((field) => (field.places ?? []).filter((side) => side.split("-").includes(hex))),
  );
  return [...sides].map((side) => {
    const other = side.split("-").find((end) => end !== hex) ?? "";
    const settable = fields.filter((field) => field.places?.includes(side));
    return v(
      "div",
      { key: side, class: "two-up" },
      ...settable.map((field) => {
        const now = wordsOf(editor.laid.facts[field.name])[side] ?? "";
        const set = (value: unknown): void => void editor.change({ fact: field.name, value: { [side]: value } });
        return v(
          "label",
          { class: "set" },
          `${field.label}, ${other} `,
          choice(field.choices ?? {}, now, `hex ${field.name} ${side}`, set),
        );
      }),
    );
  });
}
