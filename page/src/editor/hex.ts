/** The hex in question: who is in it, and what of it can be set. */

import { describeGround } from "../board/words";
import { h } from "../dom";
import type { Editor } from "./editor";
import { choice, flag } from "./fields";
import type { Field } from "../generated/api";
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
    ...sidesOf(editor, hex),
  );
}

function atHex(editor: Editor, field: Field, hex: string): HTMLElement[] {
  const keep = `hex ${field.name}`;
  if (field.kind === "hexes") {
    const now = editor.laid.facts[field.name] as string[];
    const on = now.includes(hex);
    if (!on && field.places?.length && !field.places.includes(hex)) return [];
    return [
      flag(
        field.label,
        on,
        keep,
        (wanted) =>
          void editor.change({
            fact: field.name,
            value: wanted === true ? [...now, hex] : now.filter((other) => other !== hex),
          }),
      ),
    ];
  }
  const now = editor.laid.facts[field.name] as Record<string, string>;
  const set = (place: string) => (value: unknown) =>
    void editor.change({ fact: field.name, value: { [place]: value } });
  if (field.kind === "hex-choice") {
    if (field.places?.length && !field.places.includes(hex)) return [];
    return [
      h("label", { class: "set" }, `${field.label} `, choice(field.choices ?? {}, now[hex] ?? "", keep, set(hex))),
    ];
  }
  return [];
}

/** Each hexside that has something to set, in a row of its own. */
function sidesOf(editor: Editor, hex: string): HTMLElement[] {
  const fields = editor.editable.facts.filter((field) => field.kind === "side-choice");
  const sides = new Set(
    fields.flatMap((field) => (field.places ?? []).filter((side) => side.split("-").includes(hex))),
  );
  return [...sides].map((side) => {
    const other = side.split("-").find((end) => end !== hex) ?? "";
    const settable = fields.filter((field) => field.places?.includes(side));
    return h(
      "div",
      { class: "two-up" },
      ...settable.map((field) => {
        const now = editor.laid.facts[field.name] as Record<string, string>;
        const made = choice(
          field.choices ?? {},
          now[side] ?? "",
          `hex ${field.name} ${side}`,
          (value) => void editor.change({ fact: field.name, value: { [side]: value } }),
        );
        return h("label", { class: "set" }, `${field.label}, ${other} `, made);
      }),
    );
  });
}
