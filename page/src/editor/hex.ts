/** The hex in question: who is in it, and what of it can be set. */

import { describeGround } from "../board/words";
import { h } from "../dom";
import type { Editor } from "./editor";
import { choice, flag } from "./fields";
import type { EditField } from "./types";
import { counterButton } from "./units";

export function hexPanel(editor: Editor): HTMLElement | null {
  const { hex } = editor;
  if (!hex) return null;
  const here = editor.laid.pieces.filter((piece) => piece.counter.hex === hex);
  return h(
    "section",
    { class: "panel", "aria-label": `Hex ${hex}` },
    h("h3", {}, `Hex ${hex}`),
    h("p", { class: "faint" }, describeGround(editor.board.grid, hex).join("; ")),
    here.length ? h("div", { class: "row" }, ...here.map((piece) => counterButton(editor, piece))) : null,
    ...editor.editable.facts.flatMap((field) => atHex(editor, field, hex)),
  );
}

function atHex(editor: Editor, field: EditField, hex: string): HTMLElement[] {
  const keep = `hex ${field.name}`;
  if (field.kind === "hexes") {
    const now = editor.laid.facts[field.name] as string[];
    const on = now.includes(hex);
    if (!on && field.places?.length && !field.places.includes(hex)) return [];
    return [flag(field.label, on, keep, (wanted) => void editor.change({ fact: field.name, value: wanted === true ? [...now, hex] : now.filter((other) => other !== hex) }))];
  }
  const now = editor.laid.facts[field.name] as Record<string, string>;
  const set = (place: string) => (value: unknown) => void editor.change({ fact: field.name, value: { [place]: value } });
  if (field.kind === "hex-choice") {
    if (field.places?.length && !field.places.includes(hex)) return [];
    return [h("label", { class: "set" }, `${field.label} `, choice(field.choices ?? {}, now[hex] ?? "", keep, set(hex)))];
  }
  if (field.kind !== "side-choice") return [];
  const sides = (field.places ?? []).filter((side) => side.split("-").includes(hex));
  return sides.map((side) => {
    const other = side.split("-").find((end) => end !== hex) ?? "";
    return h("label", { class: "set" }, `${field.label}, to ${other} `, choice(field.choices ?? {}, now[side] ?? "", `${keep} ${side}`, set(side)));
  });
}
