/** The selected hex: its units and its settings. */

import type { VNode } from "preact";
import type { Grid } from "../board/geometry";
import { describeGround } from "../board/describe";
import type { Field, Look } from "../generated/api";
import { v } from "../ui";
import { toTextList, toTextByName } from "../views/values";
import { choiceBox, checkbox } from "./fields";
import type { EditorStore } from "./store";
import { pieceButton } from "./unit_panel";

export function HexPanel({ editor, grid, look }: { editor: EditorStore; grid: Grid; look: Look }): VNode | null {
  const { hex } = editor;
  if (!hex) return null;
  const here = editor.current.pieces.filter((piece) => piece.counter.hex === hex);
  return v(
    "section",
    { class: "panel", "aria-label": `Hex ${hex}` },
    v("h3", {}, `Hex ${hex}`),
    v("p", { class: "faint" }, describeGround(grid, hex).join("; ")),
    here.length ? v("div", { class: "row" }, ...here.map((piece) => pieceButton(editor, look, piece))) : null,
    ...editor.editable.facts.map((field) => hexSetting(editor, field, hex)),
    ...hexsideSettings(editor, hex),
  );
}

function hexSetting(editor: EditorStore, field: Field, hex: string): VNode | null {
  const name = `hex ${field.name}`;
  const value = editor.current.facts[field.name];
  const elsewhere = field.places?.length && !field.places.includes(hex);
  if (field.kind === "hexes") {
    const now = toTextList(value);
    const on = now.includes(hex);
    if (!on && elsewhere) return null;
    const set = (wanted: unknown): void =>
      void editor.change({
        fact: field.name,
        value: wanted === true ? [...now, hex] : now.filter((other) => other !== hex),
      });
    return checkbox(field.label, on, name, set);
  }
  if (field.kind !== "hex-choice" || elsewhere) return null;
  const set = (wanted: unknown): void => void editor.change({ fact: field.name, value: { [hex]: wanted } });
  const now = toTextByName(value)[hex] ?? "";
  return v("label", { class: "set" }, `${field.label} `, choiceBox(field.choices ?? {}, now, name, set));
}

/** Return a row for each hexside with settings. */
function hexsideSettings(editor: EditorStore, hex: string): VNode[] {
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
        const now = toTextByName(editor.current.facts[field.name])[side] ?? "";
        const set = (value: unknown): void => void editor.change({ fact: field.name, value: { [side]: value } });
        return v(
          "label",
          { class: "set" },
          `${field.label}, ${other} `,
          choiceBox(field.choices ?? {}, now, `hex ${field.name} ${side}`, set),
        );
      }),
    );
  });
}
